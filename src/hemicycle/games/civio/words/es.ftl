# CIVIO: todas las frases que lee una persona.
#
# Los nombres de asientos y cartas vienen dados. Una carta que quien lee no puede conocer llega como la palabra
# `hidden`. Se habla de tú: YOU($seat) elige las palabras para quien lee. De nadie más se dice el género.

# Lo que se te pregunta ------------------------------------------------------------------------------------

prompt-keep = { $chosen ->
    [0] Elige las dos cartas que dejas ocultas. Las otras cinco quedarán a la vista frente a ti.
   *[other] Ya hay una carta oculta; elige la segunda. Las otras cinco quedarán a la vista frente a ti.
}
prompt-draw = { $chosen ->
    [0] Tu turno: saca una carta. Si tus siete cartas están completas, puedes declarar CIVIO en vez de sacar.
   *[other] Pon tus cartas en orden, el grupo de tres antes del grupo de cuatro. Con la última carta declaras CIVIO.
}
prompt-discard = Tienes ocho cartas: elige cuál descartas, boca arriba.
prompt-target = Ataque con { $law }: elige contra quién. Esa persona puede anular el ataque, o tiene que aceptarlo.
prompt-answer = { $attacker } te ataca con { $law }. Anula el ataque mostrando una ley que lo detenga, o acéptalo.
prompt-take = Toma una carta de { $target }: una que esté a la vista y que tú elijas, o una oculta que decida el azar. Después descarta otra vez.
prompt-expose = Solo dos pueden quedar ocultas: elige cuál destapas. Todo el mundo la verá.
prompt-finish = { $chosen ->
    [0] Termina tu turno. Si tus siete cartas están completas, puedes declarar CIVIO en vez de terminar.
   *[other] Pon tus cartas en orden, el grupo de tres antes del grupo de cuatro. Con la última carta declaras CIVIO.
}
prompt-next = La ronda terminó: di si quieres otra. Se juega si hay más síes que noes.

# A esto responde el azar; no se le pregunta a nadie.
prompt-first_dealer = El azar decide quién reparte primero.
prompt-deal = Se están repartiendo las cartas.
prompt-turn_up = Se está volteando la primera carta de la pila de descarte.
prompt-from_supply = Se está sacando una carta del mazo.
prompt-take_hidden = El azar elige una de las cartas ocultas.
prompt-replace = Se está sacando del mazo una carta en lugar de la que fue confiscada.

# Junto a la pregunta de un ataque.
attack-by-you-lose_turn = Si no lo anulan, esa persona pierde un turno.
attack-by-you-confiscate_and_arrest = Si no lo anulan, tomas una de sus cartas y descartas otra vez.
attack-on-you-lose_turn = Si lo aceptas, pierdes tu próximo turno.
attack-on-you-confiscate_and_arrest = Si lo aceptas, { $attacker } toma una de tus cartas y tú sacas otra.
attack-none-stops = No tienes ninguna ley que lo detenga.
attack-some-stop = Tienes una ley que lo detiene.

# A quién espera la mesa -----------------------------------------------------------------------------------

wait-keep = Esperando a { $waiting }: elegir dos cartas para dejarlas ocultas.
wait-draw = Esperando a { $waiting }: sacar una carta.
wait-discard = Esperando a { $waiting }: descartar una carta.
wait-target = Esperando a { $waiting }: elegir contra quién va { $law }.
wait-answer = Esperando a { $waiting }: responder al ataque de { $attacker } con { $law }.
wait-take = Esperando a { $waiting }: tomar una carta de { $target }.
wait-expose = Esperando a { $waiting }: destapar una carta oculta.
wait-finish = Esperando a { $waiting }: terminar el turno.
wait-next = Esperando a { $waiting }: decir si habrá otra ronda.
wait-first_dealer = Esperando a que el azar decida quién reparte primero.
wait-deal = Esperando a que se repartan las cartas; la próxima es para { YOU($seat) ->
    [yes] ti
   *[no] { $seat }
}.
wait-turn_up = Esperando la primera carta de la pila de descarte.
wait-from_supply = Esperando una carta del mazo para { YOU($seat) ->
    [yes] ti
   *[no] { $seat }
}.
wait-take_hidden = Esperando a que el azar elija una carta oculta de { $target } para { YOU($attacker) ->
    [yes] ti
   *[no] { $attacker }
}.
wait-replace = Esperando una carta nueva del mazo para { YOU($target) ->
    [yes] ti
   *[no] { $target }
}.

# Botones --------------------------------------------------------------------------------------------------

verb-keep = Dejar oculta: { $piece }
verb-card = { $piece }
verb-draw = { $name ->
    [supply] Sacar del mazo
   *[discard] Tomar el último descarte
}
verb-call = { $name ->
    [flush] Declarar CIVIO: un Thurgood Flush de siete
   *[split] Declarar CIVIO: un tres y un cuatro
}
verb-lay = { $name ->
    [flush] Declarar CIVIO con un Thurgood Flush y ordenar tú las cartas
   *[split] Declarar CIVIO con un grupo de tres y uno de cuatro y ordenar tú las cartas
}
verb-discard = Descartar { $piece }
verb-target = Atacar a { $seat }
verb-overrule = Anular el ataque con { $piece }
verb-accept = Aceptar el ataque
verb-take = Tomar { $piece }
verb-take_hidden = Tomar una carta oculta; el azar decide cuál
verb-expose = Destapar { $piece }
verb-end = Terminar tu turno
verb-next = { $name ->
    [again] Jugar otra ronda
   *[stop] Parar aquí
}
verb-leave = Sacar a { $seat } de la partida

# Lo que pasó ----------------------------------------------------------------------------------------------

log-dealt = Ronda { $round }: { YOU($seat) ->
    [yes] repartiste
   *[no] { $seat } repartió
} siete cartas a cada participante.
log-turned_up = Se volteó { $card } para empezar la pila de descarte.
log-kept = { YOU($seat) ->
    [yes] Elegiste
   *[no] { $seat } eligió
} dos cartas para dejarlas ocultas.
log-opened = Cada participante destapó sus otras cinco cartas.
log-skipped = { YOU($seat) ->
    [yes] Perdiste
   *[no] { $seat } perdió
} este turno por un ataque.
log-drew = { YOU($seat) ->
    [yes] Sacaste
   *[no] { $seat } sacó
} { $card ->
    [hidden] una carta
   *[other] { $card }
} del mazo.
log-took = { YOU($seat) ->
    [yes] Tomaste
   *[no] { $seat } tomó
} { $card } de la pila de descarte.
log-discarded = { YOU($seat) ->
    [yes] Descartaste
   *[no] { $seat } descartó
} { $card }.
log-put_back = { YOU($seat) ->
    [yes] Devolviste
   *[no] { $seat } devolvió
} { $card } a la pila de descarte.
log-attacked = { YOU($seat) ->
    [yes] Atacaste a { $other }
   *[no] { YOU($other) ->
        [yes] { $seat } te atacó
       *[no] { $seat } atacó a { $other }
    }
} con { $card }.
log-overruled = { YOU($seat) ->
    [yes] Mostraste { $card } y anulaste
   *[no] { $seat } mostró { $card } y anuló
} { YOU($other) ->
    [yes] tu ataque
   *[no] el ataque de { $other }
}.
log-lost_turn = { YOU($seat) ->
    [yes] Aceptaste el ataque y tienes
   *[no] { $seat } aceptó el ataque y tiene
} que dejar pasar un turno.
log-seized = Con el ataque, { YOU($seat) ->
    [yes] le quitaste a { $other }
   *[no] { YOU($other) ->
        [yes] { $seat } te quitó
       *[no] { $seat } le quitó a { $other }
    }
} { $card ->
    [hidden] una carta oculta
   *[other] esta carta: { $card }
}.
log-replaced = { YOU($seat) ->
    [yes] Sacaste
   *[no] { $seat } sacó
} { $card ->
    [hidden] una carta
   *[other] { $card }
} del mazo en lugar de la que fue confiscada.
log-exposed = { YOU($seat) ->
    [yes] Destapaste
   *[no] { $seat } destapó
} { $card }.
log-reshuffled = El mazo se había acabado, así que se barajaron todos los descartes menos el de encima para formar un mazo nuevo.
log-called_flush = { YOU($seat) ->
    [yes] Declaraste
   *[no] { $seat } declaró
} CIVIO con un Thurgood Flush: { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }, { $card6 }, { $card7 }.
log-called_split = { YOU($seat) ->
    [yes] Declaraste
   *[no] { $seat } declaró
} CIVIO con dos precedentes: { $card1 }, { $card2 }, { $card3 }; y { $card4 }, { $card5 }, { $card6 }, { $card7 }.
log-no_winner = La ronda llegó a su límite de turnos y terminó sin que nadie ganara.
log-points = { YOU($seat) ->
    [yes] Anotaste
   *[no] { $seat } anotó
} { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}. Total: { $total }. Rango: { $rank ->
    [intern] { rank-intern }
    [law_clerk] { rank-law_clerk }
    [second_chair] { rank-second_chair }
    [first_chair] { rank-first_chair }
    [judge] { rank-judge }
    [appellate_judge] { rank-appellate_judge }
    [associate_justice] { rank-associate_justice }
   *[chief_justice] { rank-chief_justice }
}.
log-voted = { YOU($seat) ->
    [yes] Respondiste
   *[no] { $seat } respondió
} si quería jugar otra ronda.
log-left = { YOU($seat) ->
    [yes] Dejaste la partida, y tus cartas
   *[no] { $seat } dejó la partida, y las cartas de esa mano
} salieron de la ronda sin que nadie las viera.
log-void = Solo quedaba una persona, así que nadie anotó puntos en esta ronda.
log-match_over = La partida terminó.

# Por qué no -----------------------------------------------------------------------------------------------

no-not_held = No tienes { $card } en tu mano; elige una de las cartas que tienes.
no-chosen_twice = { $card } no puede ocupar los dos lugares; elige dos cartas distintas para dejarlas ocultas.
no-supply_empty = Ya no hay nada que sacar del mazo; toma la carta de encima de la pila de descarte.
no-pile_empty = La pila de descarte no tiene cartas; saca una del mazo.
no-not_hidden = { $card } no es una de tus cartas ocultas; solo se puede destapar una carta oculta.
no-not_oneself = Un ataque no puede ir contra quien lo hace; elige a otra persona.
no-not_in_round = Esa persona no está en esta ronda; elige a alguien que sí esté.
no-no_law = Con { $card } no se anula ningún ataque; muestra una ley que anule { $attack ->
    [lose_turn] la pérdida de un turno
   *[confiscate_and_arrest] una confiscación
}, o acepta el ataque.
no-other_attack = Con { $card } no se anula esta clase de ataque; hace falta una ley que anule { $attack ->
    [lose_turn] la pérdida de un turno
   *[confiscate_and_arrest] una confiscación
}. Si no, acepta el ataque.
no-not_open_there = La persona que atacas no tiene { $card } a la vista; toma una carta que lo esté, o una oculta al azar.
no-nothing_hidden = La persona que atacas no tiene ninguna carta oculta; toma una de las que están a la vista.
no-stays_with_bot = En esta mesa, un programa sigue por quien se va; para retirar ese asiento, la mesa necesita la opción on_leave = out.
no-has_left = Esa persona ya se fue; nombra a alguien que siga en la partida.

no-size = Un precedente tiene tres, cuatro o siete cartas: pon siete seguidas para un Thurgood Flush, o bien tres y luego cuatro.
no-repeated = Pusiste { $card } dos veces; cada carta tiene un solo lugar.
no-issue_not_first = { $card } es un tema, y un tema solo puede ser la primera carta de un precedente.
no-second_freedom = { $card } sería una segunda libertad; un precedente tiene una como máximo.
no-only_amendments_may_follow = { $card } llega demasiado tarde: después de una libertad o de una enmienda solo puede haber enmiendas. Ponla más adelante.
no-no_body = { $card ->
    [none] Un precedente necesita un caso o una ley; aquí no hay ninguno.
   *[other] Antes de { $card } tiene que haber un caso o una ley; aquí no hay ninguno.
}
no-issue_not_listed = { $card } no nombra { $before }; después de un tema va un caso o una ley que lo nombre.
no-case_does_not_list = { $card } no menciona { $before } ni en su lista «más» ni en su lista «menos»; un caso solo puede seguir a un caso o una ley que mencione.
no-law_after_law = { $card } es una ley y quedaría después de otra ley, { $before }; pon entre las dos un caso que mencione { $before }.
no-law_no_shared_issue = { $card } no comparte ningún tema con { $before }; una ley solo puede seguir a un caso con el que tenga un tema en común.
no-law_too_early = { $card } es de { $year }, pero { $before }, que va antes, es de { $year_before }; una ley no puede ser más antigua que el caso al que sigue.
no-freedom_not_after_case = { $card } quedaría después de { $before }, que es una ley; una libertad tiene que ir justo después de un caso que la tenga en su lista «más».
no-freedom_not_in_plus = { $before } no tiene { $card } en su lista «más»; una libertad tiene que ir justo después de un caso que la tenga.
no-amendment_not_listed = Ningún caso de este precedente se basa en { $card }; una enmienda necesita, en el mismo precedente, un caso que la mencione.
no-cards_left_over = { $laying ->
    [yes] { $card } no puede ir aquí: las cartas que quedan ya no tendrían lugar. Elige otra carta, o retira la última.
   *[no] Estas cartas no tienen lugar en esa jugada: { $cards }. { $how ->
        [flush] Para un Thurgood Flush, las siete cartas tienen que formar una sola cadena.
       *[split] Las siete cartas tienen que formar un grupo de tres y un grupo de cuatro.
    }
}
no-not_your_moment = Solo puedes declarar CIVIO en tu propio turno y con siete cartas en la mano: antes de sacar, o después de descartar.

# Rangos, finales, opciones --------------------------------------------------------------------------------

rank-intern = Practicante
rank-law_clerk = Asistente judicial
rank-second_chair = Abogado/a auxiliar
rank-first_chair = Abogado/a principal
rank-judge = Juez/a
rank-appellate_judge = Juez/a de apelaciones
rank-associate_justice = Magistrado/a de la Corte Suprema
rank-chief_justice = Presidente/a de la Corte Suprema

end-none = La ronda todavía se está jugando.
end-flush = La última ronda terminó con un Thurgood Flush.
end-split = La última ronda terminó con un grupo de tres y uno de cuatro.
end-cap = La última ronda llegó a su límite de turnos, y nadie la ganó.
end-void = Todo el mundo se fue menos una persona, y nadie anotó puntos en la última ronda.

game-about = Reúne casos de la Corte Suprema, leyes y libertades, y únelos en cadenas fieles a la historia.
game-aim = Tu meta: formar con tus siete cartas un grupo de tres y un grupo de cuatro, que se llaman precedentes, y entonces declarar CIVIO. Un precedente va en este orden: un tema (si quieres), después casos y leyes, cada uno unido al anterior, después una libertad (si quieres) y al final enmiendas. En tu turno sacas una carta y descartas una.
game-time = unos 10 minutos por ronda
option-match = Cuándo termina la partida: después de tantas rondas, cuando alguien alcanza un rango, o cuando se vota por parar.
option-match-rounds-1 = una ronda
option-match-rounds-2 = dos rondas
option-match-rounds-3 = tres rondas
option-match-rank-law_clerk = hasta que alguien llegue a Asistente judicial
option-match-open = hasta que se vote por parar
option-match-forms = Escribe rounds:5 para cinco rondas; rank:judge para jugar hasta que alguien alcance ese rango (también intern, law_clerk, second_chair, first_chair, appellate_judge, associate_justice, chief_justice); o bien open.
option-first_dealer = Quién reparte en la primera ronda.
option-start_points = Puntos que cada participante trae de partidas anteriores.
option-start_points-forms = Un número para todos los asientos, o uno para cada asiento, con comas entre ellos.
option-round_cap = Cuántos turnos puede empezar cada participante antes de que la ronda termine sin que nadie gane; 0 significa que no hay límite.
option-put_back_attacks = Si una ley recién tomada de la pila de descarte ataca cuando se devuelve a la pila.
option-on_leave = Qué pasa con el asiento de quien se va.
option-on_leave-bot = sigue un programa
option-on_leave-out = el asiento queda fuera

# Cartas ---------------------------------------------------------------------------------------------------

# Cómo se llama una carta en una frase; una clase que no está aquí se llama solo por su nombre.
title-issue = Tema: { $name }
title-freedom = Libertad de { $name }

kind-issue = Tema
kind-case = Caso
kind-law = Ley
kind-civil_rights_act = Ley o libertad
kind-freedom = Libertad
kind-amendment = Enmienda
kind-wild = Comodín

kinds-issue = Temas: uno puede abrir un precedente; la carta que le sigue tiene que nombrarlo.
kinds-case = Casos: cada uno puede seguir a un caso o una ley que mencione.
kinds-law = Leyes: cada una puede seguir a un caso con un tema en común, si la ley no es la más antigua.
kinds-civil_rights_act = La Ley de Derechos Civiles: una ley, o la libertad de igualdad.
kinds-freedom = Libertades: una puede seguir a un caso que la tenga en su lista «más».
kinds-amendment = Enmiendas: van al final; cada una, mencionada por un caso del mismo precedente.
kinds-wild = El comodín: encaja en cualquier lugar y no cambia nada para las demás cartas.

field-short = Para escribirla
field-full_name = Nombre completo
field-year = Año
field-citation = Referencia
field-issues = Temas
field-amendments = Se basa en
field-plus = Lista «más» (refuerza)
field-minus = Lista «menos» (debilita)
field-why = Por qué
field-attack = Ataque
field-overrules = Anula
field-freedom = Puede valer como
field-protects = Protege
field-forbids = Prohíbe
field-text = Qué dice
field-matters = Hoy
field-star = Estrella
star-yes = sí, vale 1 punto
star-no = no
attack-lose_turn = la pérdida de un turno
attack-confiscate_and_arrest = una confiscación (se quita una carta)

# Qué encaja -----------------------------------------------------------------------------------------------

link-opens = { $second } puede seguir a { $first }: nombra ese tema.
link-plus = { $second } puede seguir a { $first }, que está en su lista «más». { $why }
link-minus = { $second } puede seguir a { $first }, que está en su lista «menos». { $why }
link-issue = { $second } puede seguir a { $first }: las dos cartas tienen { $issue }, y la ley no es la más antigua.
link-crowns = { $second } puede seguir a { $first }, que la tiene en su lista «más».
link-rests = { $second } puede cerrar un precedente con { $first }, que se basa en ella.
links-none = Todavía no encaja ninguna de tus cartas con otra.
links-heading = Qué encaja en tu mano
groups-heading = Precedentes que tienes
near-heading = Parejas de cartas a las que les falta una tercera
group = { $cards } ({ $stars ->
    [0] sin estrellas
    [one] 1 estrella
   *[other] { $stars } estrellas
})
group-flush = { $cards }: las siete, un Thurgood Flush
near = A { $pair } les falta una de estas: { $missing }.
missing-top = { $card } (encima de la pila de descarte)
missing-held = { $card } (la tiene { $seat })
missing-buried = { $card } (dentro de la pila de descarte)
missing-unseen = { $card }
missing-more = { $count } más
top-calls = Con { $card }, de la pila de descarte, tus siete cartas estarían completas: tómala, descarta { $away } y declara CIVIO.
top-makes = { $card }, en la pila de descarte, completaría un precedente: { $cards }.
top-nears = En la pila de descarte: { $card }. Junto con { $cards }, solo le faltaría una carta para un precedente.

# La mesa --------------------------------------------------------------------------------------------------

table-round = Ronda { $round }{ $last ->
    [0] {""}
   *[other] { " " }de { $last }
}
table-supply = Mazo: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
table-pile = Pila de descarte: { $top } encima, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
table-pile-empty = Pila de descarte: vacía
table-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
table-hidden = { $count ->
    [one] 1 oculta
   *[other] { $count } ocultas
}
table-hidden-known = { $count ->
    [one] 1 oculta
   *[other] { $count } ocultas
}, de las que se sabe: { $cards }
table-skips = { $count ->
    [one] perderá un turno
   *[other] perderá { $count } turnos
}
table-out = se fue
table-dealer = reparte
table-hand = { YOU($name) ->
    [yes] Tu mano
   *[no] Tu mano, { $name }
}
table-bot = programa
table-star = Una estrella * vale un punto.
table-secret = oculta
table-fits = va con { $cards }
table-groups = Precedentes que tienes: { $groups }.
table-no-groups = Todavía no tienes ningún precedente; enlaces muestra qué encaja.
table-calls = ¡Tus siete cartas están completas: puedes declarar CIVIO!
pile-heading = La pila de descarte, empezando por la carta de encima
choice-take-top = Tomar { $card }
choice-call = { $choice } ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
})

round-cases = { YOU($seat) ->
    [yes] Los casos de tus precedentes
   *[no] { $seat }: los casos de tus precedentes
} ({ $groups }), y por qué importan hoy:
round-no-cases = { YOU($seat) ->
    [yes] Esta vez no tenías
   *[no] { $seat }: esta vez no tenías
} ningún precedente con un caso.
result-heading = Así terminó la partida
result-line = { $place }. { $seat }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $rank ->
    [intern] { rank-intern }
    [law_clerk] { rank-law_clerk }
    [second_chair] { rank-second_chair }
    [first_chair] { rank-first_chair }
    [judge] { rank-judge }
    [appellate_judge] { rank-appellate_judge }
    [associate_justice] { rank-associate_justice }
   *[chief_justice] { rank-chief_justice }
}

# Consejos del programa ------------------------------------------------------------------------------------

hint-call = Las siete cartas están en precedentes, así que ya puedes ganar la ronda.
hint-take-top = { $card } acerca tus cartas a un grupo de tres y uno de cuatro.
hint-draw-supply = La carta de la pila no te acerca a tu meta. { $missing ->
    [one] Con una sola carta adecuada
   *[other] Con { $missing } cartas adecuadas
} completarías tu mano.
hint-discard = Sin { $card } es como menos pierdes. Estas encajan y conviene guardarlas: { $kept }.
hint-keep = Conviene mantener en secreto las leyes que pueden anular un ataque y las cartas que encajan con muchas otras.
hint-card = Conviene mantener en secreto las leyes que pueden anular un ataque y las cartas que encajan con muchas otras.
hint-expose = Esta carta es la que menos ayuda a quien juega después de ti.
hint-target = Sus cartas a la vista son las más cercanas a un precedente.
hint-overrule = Esta ley detiene el ataque y no se gasta.
hint-accept = Ninguna de tus leyes detiene este ataque.
hint-take = Esta carta acerca tu propia mano a un grupo de tres y uno de cuatro.
hint-take_hidden = Ninguna de las cartas a la vista te ayuda, así que prueba suerte.
hint-end = Tus cartas todavía no están completas.
hint-next = Una partida de tres rondas le da a todo el mundo una oportunidad justa.

# Después de la partida ------------------------------------------------------------------------------------

report-end = { YOU($winners) ->
    [yes] Ganaste
   *[no] { $winners }: victoria
} con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}. { $how }
report-round = Ronda { $round }
report-begin = Inicio
report-deal = Reparto
report-finish = Final
report-points-title = Puntos en cada ronda
report-points-about = Lo que cada quien ganó en cada ronda. Quien declara CIVIO cuenta todas las estrellas de su mano; los demás, las estrellas de sus precedentes.
report-totals-title = Puntos en total
report-totals-about = Cómo se fueron sumando los puntos, ronda tras ronda. Ganó la línea que termina más alta.
report-missing-title = A qué distancia de CIVIO
report-missing-about = Cuántas cartas le faltaban a cada mano de la última ronda después de cada vuelta a la mesa. Una mano en 0 estaba completa.

report-call-title = Se declaró CIVIO
report-call = { YOU($seat) ->
    [yes] Declaraste
   *[no] { $seat } declaró
} CIVIO en la ronda { $round } con { $how ->
    [flush] un Thurgood Flush
   *[split] un grupo de tres y uno de cuatro
}: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
report-lead-title = Cambio en cabeza
report-lead = Después de la ronda { $round }, { YOU($seat) ->
    [yes] pasaste
   *[no] { $seat } pasó
} a la cabeza, con { $points } puntos en total; antes { YOU($other) ->
    [yes] ibas tú
   *[no] iba { $other }
}.
report-last-title = La última carta
report-last-drew = { YOU($seat) ->
    [yes] Sacaste
   *[no] { $seat } sacó
} { $card } del mazo: la última carta de la mano que ganó la ronda { $round }.
report-last-took = { YOU($seat) ->
    [yes] Tomaste
   *[no] { $seat } tomó
} { $card } de la pila de descarte: la última carta de la mano que ganó la ronda { $round }.
report-last-given = { YOU($seat) ->
    [yes] Tomaste
   *[no] { $seat } tomó
} { $card }, que { YOU($other) ->
    [yes] habías descartado
   *[no] había descartado { $other }
}: la última carta de la mano que ganó la ronda { $round }.
report-last-seized = { YOU($seat) ->
    [yes] Con un ataque quitaste
   *[no] Con un ataque, { $seat } quitó
} { $card } { YOU($other) ->
    [yes] de tu mano
   *[no] de la mano de { $other }
}: la última carta de la mano que ganó la ronda { $round }.
report-last-replaced = { YOU($seat) ->
    [yes] Sacaste
   *[no] { $seat } sacó
} { $card } en lugar de una carta quitada: la última carta de la mano que ganó la ronda { $round }.
report-gift-title = Una carta que se dejó ir
report-gift = { YOU($other) ->
    [yes] Descartaste
   *[no] { $other } descartó
} { $card }; { YOU($seat) ->
    [yes] la tomaste
   *[no] { $seat } la tomó
}, y estaba en la mano que ganó la ronda { $round }.
report-spoils-title = Una carta quitada
report-spoils = { YOU($seat) ->
    [yes] Con un ataque quitaste
   *[no] Con un ataque, { $seat } quitó
} { $card } { YOU($other) ->
    [yes] de tu mano
   *[no] de la mano de { $other }
}, y estaba en la mano que ganó la ronda { $round }.
report-seized-title = Un ataque que dio en el blanco
report-seized = { YOU($seat) ->
    [yes] Atacaste con { $law } y quitaste
   *[no] { $seat } atacó con { $law } y quitó
} { $card } { YOU($other) ->
    [yes] de tu mano
   *[no] de la mano de { $other }
}. Para las dos manos juntas, eso valió { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} en el camino a CIVIO.
report-lost-title = Un turno perdido
report-lost-turn = { YOU($seat) ->
    [yes] Atacaste
   *[no] { $seat } atacó
} con { $law }, y { YOU($other) ->
    [yes] tuviste
   *[no] { $other } tuvo
} que perder un turno.
report-overruled-title = Un ataque que fracasó
report-overruled = { YOU($seat) ->
    [yes] Atacaste
   *[no] { $seat } atacó
} con { $law }, pero { YOU($other) ->
    [yes] lo anulaste
   *[no] { $other } lo anuló
} con { $card }.

# Preguntas para conversar. No favorecen a ningún partido, y ninguna tiene una respuesta correcta.
report-ask-against = En esta partida, { $later } vino después de { $earlier } y lo debilitó. ¿Qué puede llevar a un tribunal a ver la misma pregunta de otra manera años después? ¿Cuándo estaría bien, y cuándo sería un problema?
report-ask-built = En esta partida, { $later } se apoyó en { $earlier }. ¿Por qué los jueces siguen decisiones anteriores? ¿Qué harías con una que te parece equivocada?
report-ask-issue = Muchas cartas de esta partida tenían que ver con el tema { $issue }. ¿Dónde encuentras esta pregunta en tu propia vida? ¿Qué diría alguien que la ve de otro modo?
report-ask-amendment = Quienes escribieron esta enmienda no podían saber lo que vendría, como los teléfonos y el internet: { $card }. ¿Quién debería decidir qué significan hoy sus palabras, y cómo?
report-ask-freedom = En un precedente de esta partida había una libertad: { $card }. ¿Puede la libertad de una persona estorbar la de otra? Busca un ejemplo y habla por los dos lados.
report-ask-law = En esta partida hubo un ataque con { $card }. ¿A quiénes les cambió la vida, y cómo? ¿Quién puede cambiar una ley o detenerla?
report-ask-luck = ¿Qué cosas de este juego se parecen a la manera en que los derechos crecen con las decisiones de los tribunales, y cuáles son muy distintas?
report-ask-future = Piensa en una pregunta que podría llegar a la Corte Suprema cuando seas una persona adulta. ¿Qué cartas de este juego señalaría cada lado?
report-ask-rules = En este juego, cada carta debe encajar con la anterior. ¿Qué tiene de bueno que los tribunales decidan igual los casos iguales, y qué puede tener de difícil?
