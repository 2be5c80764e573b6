# Lo que dice la página en la mesa de CIVIO; lo que dice una regla viene del servidor.

civio-star = vale un punto
piles = Mazo y pila de descarte
supply = Mazo
supply-count = Mazo: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
discard = Pila de descarte
pile-look = Ver toda la pila
pile-title = La pila de descarte, empezando por la carta de encima
round = Ronda { $number }
of-rounds = { $count ->
    [one] (la única)
   *[other] de { $count }
}
to-rank = hasta que alguien alcance el rango
dealer = Repartió { $name }
rivals = Lo que muestran los demás
show-cards-of = Mostrar las cartas de { $name }
in-front-of = a la vista frente a { $name }
hidden-of = carta oculta de { $name }
skips = { $count ->
    [one] perderá un turno
   *[other] perderá { $count } turnos
}

in-hand = en tu mano
hand-on-bench = Todas tus cartas están arriba, en tu tablero.
bench = Tu tablero
bench-three = Cadena de tres
bench-four = Cadena de cuatro
bench-seven = Una cadena de siete
bench-whole = { $stars ->
    [0] ¡Encaja!
    [one] ¡Encaja! 1 estrella
   *[other] ¡Encaja! { $stars } estrellas
}
bench-broken = Estas no forman una cadena.
bench-near = { $more ->
    [0] Falta una: { $cards }
    [one] Falta una: { $cards } u otra más
   *[other] Falta una: { $cards } u otras { $more }
}
bench-some = { $count } de { $of }
bench-slot = Lugar libre { $number }
bench-to-three = A la de tres
bench-to-four = A la de cuatro
bench-to-seven = A la de siete
bench-off = A la mano
bench-tidy = Ordenar por mí
bench-clear = Vaciar
bench-one-row = Una cadena de 7
bench-two-rows = Cadenas de 3 y 4
bench-call = Declarar CIVIO así
bench-same-chain = Misma cadena
bench-no-link = Estas dos no se unen
tidy-always = Ordenar mi tablero después de cada jugada

legend = Qué significan las marcas
legend-star = Vale un punto al final de la ronda
legend-amendment = Enmiendas en que se apoya el caso
legend-freedom = Libertades que pueden ir justo después del caso
legend-issue = Temas que pueden abrir una cadena con él
legend-attack = Ataca cuando se descarta
legend-overrule = Detiene un ataque
legend-hidden = Una de tus dos cartas ocultas

key-supply-does = Sacar del mazo
key-call-does = Declarar CIVIO con tu tablero
