# Lo que la terminal dice alrededor de una partida.

play-names = Ana, Beto, Cleo, Dani, Eva, Félix, Gina, Hugo
play-welcome = ¡Te damos la bienvenida! En esta mesa hay { $seats } lugares; { $bots } { $count ->
    [one] es un programa y jugará
   *[other] son programas y jugarán
} contra ti.
play-welcome-help = Antes de cada elección se dibuja la mesa, con una pregunta debajo. Responde con un número o con palabras. Escribe pista para recibir un consejo, enlaces para ver cuáles de tus cartas encajan, porque y el nombre de una carta para saber por qué no puedes elegirla, reglas para leer cómo es un turno, salir para terminar, y ? para todo lo demás.
play-watching = En esta mesa solo juegan programas, así que disfruta mirando.
play-prompt = {">"}
play-news = Lo que pasó desde tu último turno:
play-choose-hand = Escribe el número de una carta (o pista, enlaces, porque CARTA; ? para ver la ayuda).
play-choose-more = Escribe los números de las cartas, como en "{ $example }" (o pista, enlaces; ? para ver la ayuda).
play-choose = Escribe un número (o pista, enlaces, porque CARTA; ? para ver la ayuda).
play-only = Presiona Enter para hacerlo, o escribe ? para ver la ayuda.
play-chosen = Llevas elegido: { $chosen }. Para retirar lo último, escribe deshacer.
play-goodbye = ¡Hasta pronto! Dejaste la partida antes del final.
play-goodbye-over = ¡Gracias por jugar!
play-saved = La partida está guardada en { $file }. Para leerla: hemicycle show { $file }
play-begin = Presiona Enter para empezar.
play-continue = Presiona Enter para seguir.
play-pass = Ahora le toca a { $player }. Pásale la pantalla a { $player }; nadie más debe mirar.
play-pass-ready = { $player }, presiona Enter cuando quieras empezar.
play-no-choice = No hay ninguna opción { $number }; elige un número del 1 al { $most }.
play-unknown = Aquí no se entiende { $text }. Escribe un número, una elección con palabras como "{ $example }", o ? para ver la ayuda.
play-unknown-near = Ninguna carta se llama { $text }; quizá quieres decir { $near }.
play-what-card = Nombra también una carta, como en "{ $command } { $example }".
play-no-card = Ninguna carta se llama { $text }. La lista de todas: hemicycle cards { $game }
play-many-cards = { $text } puede ser cualquiera de estas: { $cards }. Escribe un poco más del nombre.
play-allowed = { $card }: puedes elegirla ahora. { $choices }
play-why-allowed = Eso puedes hacerlo ahora.
play-hint = Pista: { $choice }. { $reason }
play-hint-type = Escribe ok para hacerlo, o escríbelo tú: { $command }
play-no-hint = Pide primero una pista; después, ok hace lo que ella dice.
play-undone = Retiraste tu última elección.
play-no-undo = Tu última elección ya no se puede retirar: después jugó alguien más, o con ella se vio una carta nueva.
play-no-links = Este juego no tiene nada que mostrar aquí.
play-rules-now = Lo que se pregunta ahora está explicado en { $clause }; para leerlo: reglas { $clause }
play-no-clause = No hay ninguna cláusula { $clause }; las reglas de este juego van de { $first } a { $last }.

help-heading = Responde con el número de una opción, o escríbela con palabras, como en "{ $example }". También puedes escribir:
help-hint = pista: qué haría ahora alguien que juega con sensatez, y por qué; después, ok lo hace
help-why = porque CARTA: por qué no puedes elegir ahora una carta (también: porque call split)
help-links = enlaces: cuáles de tus cartas encajan, y qué les falta
help-card = carta CARTA: leer una carta; basta una parte de su nombre
help-pile = pila: toda la pila de descarte
help-table = mesa: dibujar otra vez la mesa
help-rules = reglas: cómo es un turno; reglas CIV-5.7: una sola cláusula
help-log = historia: todo lo que pasó; las líneas desde tu último turno empiezan con {">"}
help-undo = deshacer: retirar tu última elección, mientras nadie haya sabido nada por ella
help-save = guardar ARCHIVO: escribir el registro de la partida en un archivo
help-quit = salir: dejar de jugar
help-ok = ok: hacer lo que dice la pista
help-help = ? o ayuda: esta lista

# Lo que se puede escribir para cada orden, primero la palabra usual.
word-hint = pista, consejo
word-ok = ok, vale
word-why = porque, por qué, porqué, por que
word-links = enlaces
word-card = carta
word-pile = pila
word-table = mesa
word-rules = reglas, regla
word-log = historia
word-undo = deshacer, atrás, atras
word-save = guardar
word-help = ayuda
word-quit = salir
