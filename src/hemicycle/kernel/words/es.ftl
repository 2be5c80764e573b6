# Las frases que todos los juegos comparten.
#
# Se habla de tú. De quien juega no se dice el género. YOU($seat) elige las palabras para quien lee.

-hidden = una carta oculta

# Así se llama a quien juega a solas en su pantalla.
you = Tú
seat = { $name }
onlooker = el público

# Por qué no. Cada frase dice qué falla y qué valdría.
no-game_over = La partida terminó; ya no hay nada que elegir.
no-not_asked = { YOU($seat) ->
    [yes] Ahora no te toca elegir
   *[no] A { $seat } no le toca elegir ahora
}: el juego espera a { $waiting }.
no-other_decision = Eso no es lo que se pregunta ahora: { $prompt }
no-unfinished = La elección aún no está completa: { $prompt }
no-too_much = La elección ya estaba completa antes de «{ $atom }»; deja fuera lo demás.
no-no_words_here = Con esta elección no se pide ningún texto; envíala sin él.
no-words_too_short = Escribe un poco más: al menos { $least ->
    [one] 1 carácter
   *[other] { $least } caracteres
}.
no-words_too_long = Escribe un poco menos: { $most ->
    [one] 1 carácter
   *[other] { $most } caracteres
} como máximo.
no-nobody_waits = El juego no espera a ese asiento.

clause = (regla { $clause })
list-and = { $list } y { $last }

# Lo que pueden ser las opciones, en todos los juegos.
value-yes = sí
value-no = no
value-none = ninguno
value-random = al azar

# Quien dirige la mesa.
verb-default = dejar que se agote el tiempo de { YOU($seat) ->
    [yes] tu turno
   *[no] { $seat }
}

# Avisos de la terminal.
over = La partida terminó.

# A sentence of the story that was told several times in a row.
log-times = { $line } (× { $count })
