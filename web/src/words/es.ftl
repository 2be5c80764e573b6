# Las palabras de la página: todo lo que rodea a los juegos. Lo que dice un juego viene del juego.
#
# Se habla de tú. De quien juega no se dice el género. Los botones son cortos: tienen que caber en un teléfono.

# La entrada
home-title = Juegos de mesa sobre la vida cívica
home-about = Juegos sobre cómo nacen los derechos y las leyes: contra bots, con gente en otros dispositivos o con toda una clase. Sin cuenta y sin instalar nada.
join-code = ¿Tienes un código? Únete a una mesa
join-go = Unirme
play-now = Jugar ya contra bots
open-table = Abrir una mesa para más gente
open-table-of = { $game }: abrir una mesa para más gente
card-browser = Las cartas
cards-of = Las cartas de { $game }
players = { $span ->
    [0] { $most } personas
   *[other] De { $least } a { $most } personas
}
how-it-works = Cómo se juega
with-bots = bots para los asientos libres
your-tables = Tus mesas
your-turn = Es tu turno
phase-gathering = Esperando participantes
phase-playing = En juego
phase-over = Terminada
a-player = Participante
no-table = Aquí no existe esa mesa
to-lobby = Ir a la entrada
loading = Un momento ...
farewell = Ya no estás en esta mesa

# Abrir una mesa
your-name = Tu nombre en la mesa
how-many = Asientos
seats-count = { $count ->
    [one] 1 asiento
   *[other] { $count } asientos
}
other-seats = Los demás asientos
bots-none = quedan libres para personas
bot-sensible = bots que piensan
bot-random = bots que adivinan
pace = Ritmo
pace-live = en vivo, todos a la vez
pace-days = por turnos, durante días
clock = Reloj flexible por jugada
clock-none = sin reloj
clock-seconds = { $count ->
    [30] medio minuto
    [60] un minuto
   *[other] { NUMBER($count) } segundos
}
host-watches = Solo voy a mirar (para docentes y quien dirige la mesa)
more-options = { $count ->
    [0] Más
   *[other] Opciones del juego ({ $count })
}
option-usual = { $name } (lo normal)
option-other = otra cosa ...
pack = Paquete de cartas adicionales
pack-none = ninguno
open-go = Abrir la mesa

# Llegar
arrive = { $game }, mesa { $code }
which-seat = ¿Qué asiento?
any-seat = Cualquier asiento libre
seat = Asiento { $seat }
seat-of-bot = Asiento { $seat }, donde ahora juega el bot { $name }
only-watch = Solo quiero mirar
table-full = Todos los asientos están ocupados. Puedes mirar.
sit-go = Sentarme
watch-go = Mirar
i-was-here = Ya tengo un asiento aquí
i-am-new = Todavía no tengo asiento aquí
seat-pin = El PIN de cuatro cifras de tu asiento
seat-pin-where = Está en «Menú», en el dispositivo donde te sentaste.
come-back-go = Volver a mi asiento

# Reunirse
gathering = { $game }: esperando participantes
people = Quién se sienta dónde
seats-open = { $count ->
    [one] Todavía hay un asiento libre. Comparte el código.
   *[other] Todavía hay { $count } asientos libres. Comparte el código.
}
all-here = Ya no falta nadie.
wait-for-host = La partida empieza cuando lo diga quien dirige la mesa.
begin = Empezar la partida
begin-with-bots = { $count ->
    [one] Poner un bot en el asiento libre y empezar
   *[other] Poner bots en los { $count } asientos libres y empezar
}
watchers = Mirando
host = Dirige la mesa
bot = Es un bot

# Compartir
share = Invitar a más gente
share-code = Código de esta mesa
copy-link = Copiar el enlace
copied = Copiado
qr-alt = Código QR del enlace { $link }
come-back = Volver a tu asiento
come-back-how = En otro dispositivo: abre la mesa { $code }, elige «Ya tengo un asiento aquí» y escribe tu nombre, { $name }, y tu PIN, { $pin }. O usa el enlace de tu asiento; no se lo des a nadie.
copy-seat-link = Copiar el enlace de mi asiento

# Asientos
seats = Asientos
you = tú
asked = en turno
seat-open = Asiento libre
seat-open-how = Cualquiera que tenga el código puede sentarse aquí.
seat-here = aquí
seat-away = ausente
seat-minded = ausente; sigue un bot
seat-bot = { $level ->
    [random] un bot que adivina
   *[other] un bot
}
seat-holder = Quién tiene el asiento { $seat }
sit-here = Sentarme aquí
stand-up = Levantarme; un bot toma mi asiento
remove = Sacar de la mesa a { $name }
mind = Que un bot juegue por { $name }
mind-back = Ya volví: quiero seguir jugando
you-watch = Estás mirando. Para ti, las cartas ocultas siguen ocultas.

# La barra
menu = Menú: invitar, asientos, ajustes
menu-title = Mesa { $code }
line-open = En línea
line-saving = Guardando ...
line-lost = Sin conexión, volviendo ...
line-ended = Conexión cerrada
paused = El reloj está en pausa
pause = Pausar
resume = Continuar
time-left = Tiempo que queda: { $time }
limit-turn = para este turno; después termina solo
limit-turn-stands = para este turno; el reloj está parado
limit-decision = para esta respuesta; después se elige lo que manda la regla
limit-decision-stands = para esta respuesta; el reloj está parado
limit-game = para la partida; después, la última ronda
limit-game-stands = para la partida; el reloj está parado
limit-soon = Te quedan { NUMBER($count) } segundos.
host-act = Hacerlo
host-act-not = Mejor no
host-act-sure = Hazlo solo si nadie va a volver a jugar ahí: tú solo no puedes deshacerlo.
pace-and-clock = Ritmo y reloj
move-on = No esperar más a { $name }

# La pregunta
prompt = Qué hacer ahora
actions = Lo que puedes hacer
waiting = Esperando ...
game-over = La partida terminó.
see-report = Ver cómo fue
ready-prompt = Confirma y queda hecho.
lit-count = { $count ->
    [one] Hay 1 carta para elegir: tócala y confirma
   *[other] Hay { $count } cartas para elegir: toca una y confirma
}
plan = Lo que elegiste
plan-drop = Retirar: { $what }
confirm = { $count ->
    [one] Confirmar
   *[other] Confirmar las { $count }
}
cancel = Elegir de nuevo
close = Cerrar
title-your-turn = ● Tu turno
hint = Pista
hint-take = Hacerlo

# Deshacer
undo-free = Deshacer
undo-ask = Pedir deshacer
undo-yes = De acuerdo
undo-no = Mejor no
undo-waits = Falta la respuesta de { $names }.

# Al lado
side = Historia, carta y reglas
tab-log = Historia
tab-card = Carta
tab-rules = Reglas
log = Lo que pasó
since-your-turn = Desde tu último turno
against-you = Contra ti
go-to-moment = Mostrar este momento
card-none = Toca una carta para leerla aquí.
why-not-clause = La regla: { $clause }
why-not = ¿Por qué ahora no?
may-follow = Puede ir justo después de esta carta
may-precede = Esta carta puede ir justo después de
rules = Reglas
rules-search = Buscar en las reglas
rules-nothing = Ninguna regla tiene esas palabras.

# Saltar
skip = Saltar a
skip-ask = Qué hacer ahora
skip-hand = Tu mano
skip-table = La mesa
skip-log = La historia

# Cartas
hand = Tu mano
hand-none = Todavía no tienes cartas.
card-unknown = Una carta oculta
card-concealed = oculta para los demás
card-chosen = elegida
card-new = nueva
card-too = elegirla también
cards-count = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
cards-search = Buscar cartas
cards-kind = Clase
cards-all = todas las clases
points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
numbers = Números

# Teclas
keys = Teclas
keys-play = Jugar con letras y números del teclado (abajo está la lista)
key-numbers = 1–9
key-numbers-does = Elegir una de tus cartas
key-enter = Enter
key-enter-does = Confirmar, o el primer botón
key-escape = Esc
key-escape-does = Elegir de nuevo, cerrar lo de al lado
key-ask-does = Ir a la pregunta
key-table-does = Ir a la mesa
key-hand-does = Ir a tu mano
key-log-does = Historia
key-card-does = La carta que tocaste
key-rules-does = Reglas, en la cláusula del momento
key-hint-does = Pista
key-undo-does = Deshacer, o pedirlo
key-help-does = Este menú

# Ajustes
settings = Ajustes
language = Idioma
theme = Colores
theme-system = como el dispositivo
theme-light = claros
theme-dark = oscuros
motion = Movimiento
motion-system = como el dispositivo
motion-off = ninguno

# Después de la partida
report = Cómo fue la partida
winner = Victoria
turning = Momentos que la decidieron
learned = Lo que aprendiste
questions = Para conversar
chart-as-table = Lo mismo en una tabla
record-save = Guardar el registro
fair = Todo lo que decidió el azar estaba fijado antes de repartir. Su sello: { $digest }
fair-key = La clave del azar, con la que cualquiera puede comprobar todo lo que decidió: { $key }

# Repetición
replay = Repetición
replay-start = El comienzo
replay-run = Reproducir
moment = Momento { $number } de { $count }
moment-before = Un momento atrás
moment-after = Un momento adelante
mark-before = A la marca anterior
mark-after = A la marca siguiente
scrubber = Momento de la partida
eyes = Con los ojos de quién
eyes-own = con mis ojos
eyes-all = todas las manos a la vista
copy-moment = Copiar el enlace a este momento
back-to-table = Volver a la mesa

# Cuando algo falla
no-server = El servidor no responde. ¿Sigue este dispositivo en la misma red?
server-fault = El servidor no pudo hacerlo. No se perdió nada; inténtalo de nuevo.
page-fault = Algo falló en esta página. Cárgala de nuevo; tu asiento está a salvo.
