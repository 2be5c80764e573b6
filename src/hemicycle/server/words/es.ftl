# Lo que dice el servidor.

# Nombres y mesas ------------------------------------------------------------------------------------------
name-missing = Escribe primero un nombre.
name-long = Este nombre es demasiado largo; bastan { $most } caracteres.
name-letters = Un nombre puede tener letras, cifras, espacios, puntos, guiones y apóstrofos.
name-taken = En esta mesa ya hay alguien que se llama { $name }. Si eres tú, vuelve con tu PIN; si no, elige otro nombre.
no-such-game = Este servidor no tiene ese juego. Tiene: { $games }.
no-such-pack = Este servidor no tiene ese paquete de cartas.
bad-table = { $text }
no-such-table = No hay ninguna mesa con este código. Míralo otra vez: tiene seis letras y cifras.
table-full = Todos los asientos están ocupados. Puedes mirar la partida.
too-many-people = A esta mesa vino demasiada gente; abre otra.
too-many-watchers = Ya hay { $most } personas mirando y no caben más.
server-full = En este momento el servidor no tiene lugar para otra mesa. Inténtalo más tarde.
too-many-tables = Desde aquí se abrieron muchas mesas en una hora. Espera un poco o únete a una de ellas.
too-many-wrong = Desde aquí llegaron demasiados códigos equivocados. Espera un minuto e inténtalo otra vez.
older-edition = Esta partida empezó con una edición anterior de las reglas y no puede seguir con esta.
cannot-begin = La partida no puede empezar: { $text }

# Volver ---------------------------------------------------------------------------------------------------
no-place = No tienes lugar en esta mesa. Únete con un nombre o vuelve con tu nombre y tu PIN.
bad-link = Este enlace ya no lleva a ningún asiento. Vuelve con tu nombre y tu PIN, o pregunta a quien dirige la mesa.
wrong-pin = Este nombre y este PIN no van juntos. Mira otra vez el PIN o pregunta a quien dirige la mesa.
pin-shut = Este PIN falló demasiadas veces. Vuelve con tu enlace o pide otro lugar a quien dirige la mesa.
too-many-windows = Tienes esta mesa abierta en demasiadas ventanas; esta ocupó el lugar de otra.

# Asientos -------------------------------------------------------------------------------------------------
nobody-here = Esa persona no está en esta mesa.
only-watching = Estás mirando. Toma un asiento para jugar.
no-such-seat = No existe ese asiento; los asientos van de la A a la { $last }.
only-host = Eso solo puede hacerlo quien dirige la mesa.
seat-taken = En ese asiento ya está { $name }.
seat-left = Ese asiento dejó la partida; ya nadie puede sentarse ahí.
sits-there = Ese ya es tu asiento.
seen-other-cards = En esta partida viste las cartas del asiento { $seat }, así que solo puedes volver a ese.
needs-holder = Durante la partida cada asiento necesita una persona o un bot.
seats-empty = { $count ->
    [one] El asiento { $seats } está vacío. Espera a alguien o pon ahí un bot.
   *[other] Los asientos { $seats } están vacíos. Espera a alguien o pon ahí bots.
}
has-begun = La partida ya empezó.
not-begun = La partida todavía no empieza.
is-over = La partida terminó.
no-person-there = En ese asiento no hay nadie por quien pueda jugar un bot.
not-your-seat = Solo { $name } puede recuperar este asiento.
no-minding-by-days = En una mesa que se juega durante días, nadie necesita que un bot le cuide el asiento.
not-away-yet = Un bot puede jugar por { $name } solo después de { $seconds } segundos de ausencia.
clock-range = Un reloj puede tener de 0 a { $most } horas.
somebody-plays = Ahí juega { $name }. Si se fue del todo, primero saca de la mesa a { $name } o pon un bot en su asiento.
clocks-only = Eso es cosa de los relojes de este juego, y nadie lo hace a mano.

# Elegir ---------------------------------------------------------------------------------------------------
stale = Mientras tanto la partida siguió; mira otra vez y elige de nuevo.
not-your-turn = No es tu turno: la mesa espera a { $waiting }.
not-waiting = La mesa ya no espera a { $name }.
clock-runs = El tiempo todavía no se acaba.
no-clock = Esta mesa no tiene reloj; que cada quien se tome el tiempo que necesite.
how-many-choices = Envía al menos una elección y como mucho { $most }.
not-understood = La mesa no entiende «{ $text }».
no-choice = No se eligió nada.
plan-ends = Después viene el azar u otra persona, así que el plan tiene que terminar ahí.
plan-changed = Algo en la mesa no es como podías saberlo, y tu plan no se pudo cumplir. Nada cambió; elige paso a paso.
no-such-card = En esta mesa no hay esa carta.
may-choose = { $card }: puedes elegirla ahora.
no-advice = En este momento nadie tiene una pista. Inténtalo dentro de un momento.

# Deshacer -------------------------------------------------------------------------------------------------
nothing-to-undo = No tienes nada que deshacer.
wish-pending = Alguien pidió deshacer algo; responde primero a eso.
wish-gone = Eso ya se decidió.
wish-not-asked = Eso no se te preguntó.
wish = { $count ->
    [one] { $name } quiere deshacer el último paso.
   *[other] { $name } quiere deshacer los últimos { $count } pasos.
}
taken-back = { $name ->
    [none] Se deshicieron los últimos pasos.
   *[other] { YOU($name) ->
        [yes] Volviste a un momento anterior de la partida.
       *[no] { $name } volvió a un momento anterior de la partida.
    }
}

# La conexión ----------------------------------------------------------------------------------------------
bad-message = El servidor no puede leer este mensaje ({ $detail }). Carga otra vez la página.
bad-request = El servidor no puede leer esta petición ({ $detail }).
too-long = Esto es demasiado largo: se aceptan como mucho { $most } bytes.
too-fast = Esto es más de lo que nadie puede hacer a mano. Espera un momento.
bad-origin = Esta petición viene de otro sitio y no se acepta.
table-moved = Alguien acaba de cambiar esta mesa desde fuera. Carga otra vez la página.
not-saved = No se pudo guardar, así que no se hizo. Inténtalo otra vez.
program-fault = Algo falló en el programa y no se hizo. La mesa está como antes.
not-found = Aquí no hay nada.
wrong-method = Esto no se puede pedir de esta manera.
not-over = La partida todavía no termina. Cuando termine, su registro será para todo el mundo.
only-own-eyes = Hasta que termine la partida solo puedes mirar atrás con tus propios ojos.
no-such-language = Este servidor no habla ese idioma.
hello-first = Saluda primero.
bye-removed = Quien dirige la mesa cerró tu lugar en ella.
bye-replaced = Abriste esta mesa en muchas ventanas, así que esta se cierra.
bye-stopping = El servidor se detiene un momento. Esta página vuelve sola.
bye-limit = Desde esta página llegó demasiado de golpe. Vuelve sola dentro de un momento.
bye-no-place = No tienes lugar en esta mesa. Únete con un nombre.

no-page = Este servidor todavía no tiene página. Se construye con: python tools/dev.py page

# Cómo se lee un código en voz alta ------------------------------------------------------------------------
spoken-2 = dos
spoken-3 = tres
spoken-4 = cuatro
spoken-6 = seis
spoken-7 = siete
spoken-8 = ocho
spoken-9 = nueve
spoken-B = Bravo
spoken-C = Charlie
spoken-D = Delta
spoken-F = Foxtrot
spoken-G = Golf
spoken-H = Hotel
spoken-J = Juliett
spoken-K = Kilo
spoken-M = Mike
spoken-N = November
spoken-P = Papa
spoken-Q = Quebec
spoken-R = Romeo
spoken-T = Tango
spoken-V = Victor
spoken-W = Whiskey
spoken-X = X-ray
spoken-Z = Zulu
