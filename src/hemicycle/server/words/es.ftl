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
too-many-people = A esta mesa ha venido demasiada gente; abre otra.
too-many-watchers = Ya hay { $most } personas mirando y no caben más.
server-full = Ahora mismo este servidor no tiene sitio para otra mesa. Inténtalo más tarde.
too-many-tables = Desde aquí se han abierto muchas mesas en una hora. Espera un poco o únete a una de ellas.
too-many-wrong = Desde aquí han llegado demasiados códigos equivocados. Espera un minuto e inténtalo otra vez.
older-edition = Esta partida empezó con una edición anterior de las reglas y no puede seguir con esta.
cannot-begin = La partida no puede empezar: { $text }

# Volver ---------------------------------------------------------------------------------------------------
no-place = No tienes sitio en esta mesa. Únete con un nombre o vuelve con tu nombre y tu PIN.
bad-link = Este enlace ya no lleva a ningún asiento. Vuelve con tu nombre y tu PIN, o pregunta al anfitrión.
wrong-pin = Este nombre y este PIN no van juntos. Mira otra vez el PIN o pregunta al anfitrión.
pin-shut = Este PIN ha fallado demasiadas veces. Vuelve con tu enlace o pide otro sitio al anfitrión.
too-many-windows = Tienes esta mesa abierta en demasiadas ventanas; esta ha ocupado el lugar de otra.

# Asientos -------------------------------------------------------------------------------------------------
nobody-here = Esa persona no está en esta mesa.
only-watching = Estás mirando. Toma un asiento para jugar.
no-such-seat = No existe ese asiento; los asientos van de la A a la { $last }.
only-host = Eso solo puede hacerlo el anfitrión.
seat-taken = Ahí ya se sienta { $name }.
seat-left = Ese asiento ha dejado la partida; ya nadie puede sentarse ahí.
sits-there = Ya te sientas ahí.
seen-other-cards = En esta partida has visto las cartas del asiento { $seat }, así que solo puedes volver a ese.
needs-holder = Durante la partida cada asiento necesita una persona o un bot.
seats-empty = { $count ->
    [one] El asiento { $seats } está vacío. Espera a alguien o pon ahí un bot.
   *[other] Los asientos { $seats } están vacíos. Espera a alguien o pon ahí bots.
}
has-begun = La partida ya ha empezado.
not-begun = La partida todavía no ha empezado.
is-over = La partida ha terminado.
no-person-there = Ahí no se sienta nadie por quien pueda jugar un bot.
not-your-seat = Solo { $name } puede recuperar este asiento.
no-minding-by-days = En una mesa que juega por días nadie necesita que un bot le guarde el asiento.
not-away-yet = Un bot puede jugar por { $name } solo después de { $seconds } segundos de ausencia.
clock-range = Un reloj puede tener de 0 a { $most } horas.

# Elegir ---------------------------------------------------------------------------------------------------
stale = La mesa ha seguido mientras tanto; mira otra vez y elige de nuevo.
not-your-turn = No es tu turno: la mesa espera a { $waiting }.
not-waiting = La mesa ya no espera a { $name }.
clock-runs = El tiempo todavía no se ha acabado.
no-clock = Esta mesa no tiene reloj; deja a todos el tiempo que necesiten.
how-many-choices = Envía al menos una elección y como mucho { $most }.
not-understood = La mesa no entiende «{ $text }».
no-choice = No se ha elegido nada.
plan-ends = Después viene el azar u otra persona, así que el plan tiene que acabar ahí.
plan-changed = Algo en la mesa no es como podías saberlo, y tu plan no se ha podido cumplir. Nada ha cambiado; elige paso a paso.
no-such-card = En esta mesa no hay esa carta.
may-choose = { $card }: puedes elegirla ahora.
no-advice = Ahora mismo nadie tiene un consejo. Inténtalo dentro de un momento.

# Deshacer -------------------------------------------------------------------------------------------------
nothing-to-undo = No tienes nada que deshacer.
wish-pending = Alguien ha pedido deshacer algo; responde primero a eso.
wish-gone = Eso ya se ha decidido.
wish-not-asked = No te han preguntado por eso.
wish = { $count ->
    [one] { $name } quiere deshacer el último paso.
   *[other] { $name } quiere deshacer los últimos { $count } pasos.
}
taken-back = { $name ->
    [none] Se han deshecho los últimos pasos.
   *[other] { YOU($name) ->
        [yes] Has vuelto a un momento anterior de la partida.
       *[no] { $name } ha vuelto a un momento anterior de la partida.
    }
}

# La conexión ----------------------------------------------------------------------------------------------
bad-message = El servidor no puede leer este mensaje ({ $detail }). Carga otra vez la página.
bad-request = El servidor no puede leer esta petición ({ $detail }).
too-long = Esto es demasiado largo: se aceptan como mucho { $most } bytes.
too-fast = Esto es más de lo que nadie puede hacer a mano. Espera un momento.
bad-origin = Esta petición viene de otro sitio y no se acepta.
table-moved = Esta mesa acaba de cambiarse desde fuera. Carga otra vez la página.
not-saved = No se ha podido guardar, así que no se ha hecho. Inténtalo otra vez.
program-fault = Algo ha fallado en el programa y no se ha hecho. La mesa está como antes.
not-found = Aquí no hay nada.
wrong-method = Esto no se puede pedir de esta manera.
not-over = La partida todavía no ha terminado. Su registro será para todos cuando termine.
only-own-eyes = Hasta que termine la partida solo puedes mirar atrás con tus propios ojos.
no-such-language = Este servidor no habla ese idioma.
hello-first = Saluda primero.
bye-removed = El anfitrión ha cerrado tu sitio en esta mesa.
bye-replaced = Has abierto esta mesa en muchas ventanas, así que esta se cierra.
bye-stopping = El servidor se detiene un momento. Esta página vuelve sola.
bye-limit = Ha llegado demasiado de golpe desde esta página. Vuelve sola dentro de un momento.
bye-no-place = No tienes sitio en esta mesa. Únete con un nombre.

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
