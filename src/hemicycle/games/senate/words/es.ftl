# SENATE: todas las frases que lee una persona.
#
# Los nombres de asientos y cartas vienen dados; un bando se llama como su primer asiento. Una carta que quien lee no
# puede conocer llega como la palabra `hidden`. Se habla de tú: YOU($seat) elige las palabras para quien lee. Ni de
# quien juega ni de una persona del Senado se dice el género.

# Palabras dentro de las frases ----------------------------------------------------------------------------

# Lo que pueden nombrar los fondos locales: estas frases tienen un valor `name`.
place = { $name ->
    [AK] Alaska
    [AL] Alabama
    [AR] Arkansas
    [AZ] Arizona
    [CA] California
    [CO] Colorado
    [CT] Connecticut
    [DE] Delaware
    [FL] Florida
    [GA] Georgia
    [HI] Hawái
    [IA] Iowa
    [ID] Idaho
    [IL] Illinois
    [IN] Indiana
    [KS] Kansas
    [KY] Kentucky
    [LA] Luisiana
    [MA] Massachusetts
    [MD] Maryland
    [ME] Maine
    [MI] Míchigan
    [MN] Minnesota
    [MO] Misuri
    [MS] Misisipi
    [MT] Montana
    [NC] Carolina del Norte
    [ND] Dakota del Norte
    [NE] Nebraska
    [NH] Nuevo Hampshire
    [NJ] Nueva Jersey
    [NM] Nuevo México
    [NV] Nevada
    [NY] Nueva York
    [OH] Ohio
    [OK] Oklahoma
    [OR] Oregón
    [PA] Pensilvania
    [RI] Rhode Island
    [SC] Carolina del Sur
    [SD] Dakota del Sur
    [TN] Tennessee
    [TX] Texas
    [UT] Utah
    [VA] Virginia
    [VT] Vermont
    [WA] Washington
    [WI] Wisconsin
    [WV] Virginia Occidental
    [WY] Wyoming
    [PRES] el presidente
   *[other] { $name }
}
caucus = { $name ->
    [liberal] los demócratas
   *[conservative] los republicanos
}
# Sobre qué se vota: estas frases tienen los valores `vote` y `card`.
measure = { $vote ->
    [CB] «{ $card }» en el comité
    [CA] la enmienda en comité a «{ $card }»
    [FB] «{ $card }» en el pleno
    [FA] el sustituto de «{ $card }»
    [CL] el cierre del debate sobre «{ $card }»
   *[OV] la anulación del veto a «{ $card }»
}
points = { $minus ->
    [0] {""}
   *[other] −
}{ $whole }{ $half ->
    [0] {""}
   *[other] .5
} { $half ->
    [0] { $whole ->
        [1] punto
       *[other] puntos
    }
   *[other] puntos
}
tally = { $ayes } a favor, { $nays } en contra

# Lo que se te pregunta ------------------------------------------------------------------------------------

prompt-choose_caucus = Ganaste la moneda: elige qué bancada diriges. La otra es para el otro bando.
prompt-discard = { $chosen ->
    [0] Elige las cartas de política que no quieras, o ninguna. Con Listo vuelves a sacar hasta tener cinco.
    [one] Descarta más cartas de política, o déjalo así: hay 1 elegida. Con Listo va a los descartes, y sacas hasta tener cinco.
   *[other] Descarta más cartas de política, o déjalo así: hay { $chosen } elegidas. Con Listo van a los descartes, y sacas hasta tener cinco.
}
prompt-main = { $chosen ->
    [0] Tu turno: pon senadores en juego, presenta proyectos, juega cartas, convoca votaciones. Luego termina tu turno.
   *[other] Sigue con lo que empezaste: nombra lo que todavía le falta. Listo cierra una lista, de fondos locales por ejemplo, y lo lleva a cabo.
}
prompt-respond_committee = { $chosen ->
    [0] «{ $card }» está ante su comité. Enmiéndalo con alguien del comité, o déjalo pasar sin enmienda.
   *[other] Tu enmienda a «{ $card }»: añade fondos locales para estados si quieres. Con Listo el comité vota la enmienda.
}
prompt-own_amend = { $chosen ->
    [0] Tu proyecto «{ $card }» está ante su comité. Puedes enmendarlo, o seguir con la votación del proyecto.
   *[other] Tu enmienda a «{ $card }»: añade fondos locales para estados si quieres. Con Listo el comité vota la enmienda.
}
prompt-respond_floor = { $chosen ->
    [0] «{ $card }» está en el pleno. Obstrúyelo, propón un sustituto, o deja que llegue a su votación.
   *[other] Tu sustituto de «{ $card }»: di su posición si se te pregunta, y añade fondos locales para estados si quieres. Con Listo el Senado vota el sustituto.
}
prompt-cloture = Obstruyen tu proyecto «{ $card }». Convoca una votación para cerrar el debate, o espera y deja el proyecto quieto este turno.
prompt-exchange = { $chosen ->
    [0] { $vote ->
        [CB] Antes de votar { measure }: activa a miembros del comité o juega cartas, una cosa tras otra. Con Listo { $acted ->
            [0] no añades a nadie, y empieza la votación
           *[other] le toca al otro bando
        }.
        [CA] Antes de votar { measure }: activa a miembros del comité o juega cartas, una cosa tras otra. Con Listo { $acted ->
            [0] no añades a nadie, y empieza la votación
           *[other] le toca al otro bando
        }.
       *[other] Antes de votar { measure }: activa senadores, añade fondos locales o juega cartas, una cosa tras otra. Con Listo { $acted ->
            [0] { $declines ->
                [0] no añades nada, y el otro bando puede seguir
               *[other] tú tampoco añades nada, y empieza la votación
            }
           *[other] le toca al otro bando
        }.
    }
   *[other] Sigue con la carta: di para qué es. Listo cierra una lista.
}
prompt-poll = { $chosen ->
    [0] ¿Cómo votan tus senadores { measure }? Elige un voto para todo tu bando; después vienen las excepciones.
   *[other] Di quién vota de otra manera { measure }, o nadie. Con Listo tu bando ha votado.
}
prompt-vp_vote = La votación de «{ $card }» está empatada, { $votes } a { $votes }: elige cómo vota el vicepresidente. Un voto a favor puede aprobar el proyecto, si con él alcanza su peso.
prompt-move = { $chosen ->
    [0] Elige cuáles de tus senadores pasan del sustituto a «{ $card }»; los demás se quedan en el sustituto. Con Listo sigue la votación del proyecto.
   *[other] Elige más senadores tuyos que pasen a «{ $card }», o déjalo así: { $chosen } hasta ahora. Con Listo sigue la votación del proyecto.
}
prompt-proceed = El sustituto de «{ $card }» fue rechazado. Que se vote ahora tu proyecto, o para por este turno sin una votación perdida.
prompt-give = Elige qué pierdes de tu mano: { $which ->
    [politics] { $many ->
        [one] 1 carta de política
       *[other] { $many } cartas de política
    }
   *[senators] { $many ->
        [one] 1 senador
       *[other] { $many } senadores
    }
}, { $chosen } hasta ahora. Una carta te obliga.

# A esto responde el azar; no se le pregunta a nadie.
prompt-toss = Se lanza una moneda para elegir bancada.
prompt-refill = { YOU($side) ->
    [yes] Sacas
   *[no] { $side } saca
} cartas.
prompt-draw = { YOU($side) ->
    [yes] Sacas
   *[no] { $side } saca
} una carta de política.
prompt-draw_senator = { YOU($side) ->
    [yes] Sacas
   *[no] { $side } saca
} una carta de senador.
prompt-look = { YOU($side) ->
    [yes] Miras
   *[no] { $side } mira
} las próximas cartas de política.
prompt-fix = { YOU($side) ->
    [yes] Miras
   *[no] { $side } mira
} la próxima carta de política.
prompt-shed = { YOU($side) ->
    [yes] Pierdes
   *[no] { $side } pierde
} cartas de la mano.
prompt-lose = El azar { YOU($side) ->
    [yes] te quita
   *[no] le quita a { $side }
} { $which ->
    [politics] una carta de política
   *[senators] una carta de senador
}.

# A quién espera la mesa -----------------------------------------------------------------------------------

wait-choose_caucus = Esperando a que { $waiting }, que ganó la moneda, elija bancada.
wait-discard = Esperando a que { $waiting } descarte cartas de política, o ninguna.
wait-main = Es el turno de { $waiting }.
wait-respond_committee = Esperando a que { $waiting } enmiende «{ $card }» en el comité o lo deje pasar.
wait-own_amend = Esperando a que { $waiting } enmiende «{ $card }» en el comité o siga con su votación.
wait-respond_floor = Esperando a que { $waiting } responda a «{ $card }» en el pleno: con obstruccionismo, con un sustituto, o con nada.
wait-cloture = Esperando a que { $waiting } pida el cierre del debate sobre «{ $card }», o espere.
wait-exchange = Esperando a que { $waiting } añada senadores o cartas antes de votar { measure }, o lo deje como está.
wait-poll = Esperando a que { $waiting } vote { measure }.
wait-vp_vote = Esperando a que { $waiting } elija el voto del vicepresidente sobre «{ $card }»; van { $votes } a { $votes }.
wait-move = Esperando a que { $waiting } elija qué senadores pasan a «{ $card }».
wait-proceed = Esperando a que { $waiting } haga votar «{ $card }», o pare por este turno.
wait-give = Esperando a que { $waiting } elija qué pierde de su mano: { $which ->
    [politics] cartas de política
   *[senators] senadores
}, { $many } en total.
wait-toss = Esperando la moneda.
wait-refill = Esperando las cartas que saca { YOU($side) ->
    [yes] tu bando
   *[no] { $side }
}.
wait-draw = Esperando la carta de política que saca { YOU($side) ->
    [yes] tu bando
   *[no] { $side }
}.
wait-draw_senator = Esperando la carta de senador que saca { YOU($side) ->
    [yes] tu bando
   *[no] { $side }
}.
wait-look = Esperando a que { YOU($side) ->
    [yes] tu bando
   *[no] { $side }
} mire las próximas cartas de política.
wait-fix = Esperando a que { YOU($side) ->
    [yes] tu bando
   *[no] { $side }
} mire la próxima carta de política.
wait-shed = Esperando a que { YOU($side) ->
    [yes] tu bando
   *[no] { $side }
} pierda cartas de la mano.
wait-lose = Esperando a que el azar le quite { $which ->
    [politics] una carta de política
   *[senators] una carta de senador
} a { YOU($side) ->
    [yes] tu bando
   *[no] { $side }
}.

# Botones --------------------------------------------------------------------------------------------------

verb-choose = Dirigir a { caucus }
verb-discard = Descartar { $piece }
verb-put = Poner en juego a { $piece }
verb-swap = Cambiar a alguien en juego por { $piece }
verb-out = Sale de la partida: { $piece }
verb-introduce = Presentar el proyecto «{ $piece }»
verb-sponsor = Con el patrocinio de { $piece }
verb-activate = Activar a { $piece }
verb-on = En «{ $piece }»
verb-play = Jugar «{ $piece }»
verb-at = Elegir: { $piece }
verb-call = Convocar la votación de «{ $piece }»
verb-pork = Fondos locales para { place }
verb-strike = Tachar los fondos locales para { place }
verb-withdraw = Retirar «{ $piece }» y contar sus puntos como está
verb-amend = Enmendar el proyecto con { $piece }
verb-filibuster = Obstruir con { $piece }
verb-substitute = Proponer un sustituto con { $piece }
verb-to = En la posición { $number }
verb-poll = Todo tu bando: { $name ->
    [for] a favor
    [against] en contra
   *[abstain] abstención
}
verb-for = { $piece } vota a favor
verb-against = { $piece } vota en contra
verb-abstain = { $piece } se abstiene
verb-cast = El vicepresidente { $name ->
    [for] vota a favor
    [against] vota en contra
   *[abstain] se abstiene
}
verb-move = { $piece } pasa al proyecto
verb-give = Perder { $piece }
verb-pass = Dejar que el proyecto siga
verb-proceed = Seguir con la votación del proyecto
verb-cloture = Pedir una votación para cerrar el debate
verb-hold = Esperar y dejar quieto el proyecto este turno
verb-vote = Votar ahora el proyecto
verb-stop = Parar por este turno
verb-done = Listo
verb-end = Terminar tu turno
verb-clock_turn = dejar que se acabe el tiempo de este turno
verb-clock_game = dejar que se acabe el tiempo de la partida
verb-forfeit = dar por perdida la partida al bando de { $seat }

# Lo que pasó ----------------------------------------------------------------------------------------------

log-tossed = { YOU($seat) ->
    [yes] Ganaste la moneda y pudiste
   *[no] { $seat } ganó la moneda y pudo
} elegir bancada.
log-chose = { YOU($seat) ->
    [yes] Elegiste
   *[no] { $seat } eligió
} dirigir a { caucus }.
log-turn = Empezó el turno { $number }: { YOU($seat) ->
    [yes] te tocó
   *[no] le tocó a { $seat }
}.
log-freed = { $number ->
    [one] Quedó libre 1 senador
   *[other] Quedaron libres { $number } senadores
}, porque empezó el turno del bando que lleva sus proyectos.
log-discarded = { YOU($seat) ->
    [yes] Descartaste
   *[no] { $seat } descartó
} { $card }.
log-drew = { YOU($seat) ->
    [yes] Sacaste
   *[no] { $seat } sacó
} { $card ->
    [hidden] una carta
   *[other] { $card }
}.
log-flash_in = Salió la carta Flash «{ $card }», y entró en vigor para los dos bandos.
log-flash_out = La carta Flash «{ $card }» dejó de estar en vigor, porque ya había dos más nuevas.
log-reshuffled = El mazo de política se había acabado, así que los descartes se barajaron en uno nuevo: { $number ->
    [one] 1 carta
   *[other] { $number } cartas
}.
log-put = { YOU($seat) ->
    [yes] Pusiste
   *[no] { $seat } puso
} en juego a { $senator }.
log-swapped = { YOU($seat) ->
    [yes] Pusiste
   *[no] { $seat } puso
} en juego a { $senator }, y por eso { $other } salió de la partida.
log-introduced = { YOU($seat) ->
    [yes] Presentaste
   *[no] { $seat } presentó
} el proyecto «{ $card }», con el patrocinio de { $senator }.
log-porked = { YOU($seat) ->
    [yes] Añadiste
   *[no] { $seat } añadió
} fondos locales para { place } a «{ $card }».
log-activated = Se activó a { $senator } en «{ $card }».
log-called = { YOU($seat) ->
    [yes] Llevaste
   *[no] { $seat } llevó
} «{ $card }» { $name ->
    [committee] ante su comité
    [floor] al pleno
    [vetoed] a votación para anular el veto
   *[other] a votación
}.
log-responsored = El proyecto «{ $card }» se había quedado sin patrocinio, así que { YOU($seat) ->
    [yes] le diste
   *[no] { $seat } le dio
} el de { $senator }.
log-withdrawn = { YOU($seat) ->
    [yes] Retiraste
   *[no] { $seat } retiró
} «{ $card }», y sus puntos se contaron como estaba.
log-let_pass = { YOU($seat) ->
    [yes] Ahora no te opusiste
   *[no] { $seat } no se opuso ahora
} a que «{ $card }» siguiera.
log-moved_amendment = { YOU($seat) ->
    [yes] Presentaste
   *[no] { $seat } presentó
} una enmienda en comité: { $senator } quería llevar «{ $card }» a la posición { $number }.
log-substituted = { YOU($seat) ->
    [yes] Propusiste
   *[no] { $seat } propuso
} un sustituto de «{ $card }», con el patrocinio de { $senator }, en la posición { $number }.
log-filibustered = { YOU($seat) ->
    [yes] Hiciste
   *[no] { $seat } hizo
} que { $senator } obstruyera «{ $card }», para que no llegara a su votación.
log-asked_cloture = { YOU($seat) ->
    [yes] Pediste
   *[no] { $seat } pidió
} una votación para cerrar el debate sobre «{ $card }».
log-held = { YOU($seat) ->
    [yes] Dejaste
   *[no] { $seat } dejó
} quieto «{ $card }» por el obstruccionismo.
log-declined = { YOU($seat) ->
    [yes] No añadiste
   *[no] { $seat } no añadió
} nada.
log-polled = { YOU($seat) ->
    [yes] Hiciste que tus senadores
   *[no] { $seat } hizo que los senadores de su bando
} { $name ->
    [for] votaran a favor, si podían.
    [against] votaran en contra, si podían.
   *[abstain] se abstuvieran.
}
log-differs = En cambio, { $senator } { $name ->
    [for] votó a favor.
    [against] votó en contra.
   *[abstain] se abstuvo.
}
log-committee_passed = El comité aprobó «{ $card }»: { tally }.
log-committee_failed = El comité rechazó «{ $card }»: { tally }; hacían falta { $need } a favor.
log-amended = El comité aprobó la enmienda: { tally }. «{ $card }» pasó a la posición { $number }.
log-amendment_failed = El comité rechazó la enmienda a «{ $card }»: { tally }; hacían falta { $need } a favor.
log-new_sponsor = «{ $card }» quedó en la mitad de la otra bancada. Por eso pasó al patrocinio de { $senator }, de quien era la enmienda, y desde entonces { YOU($seat) ->
    [yes] lo llevó tu bando
   *[no] lo llevó el bando de { $seat }
}.
log-bipartisan = «{ $card }» se volvió bipartidista con el copatrocinio de { $senator }, y eso le dio enseguida { $number ->
    [one] 1 punto
   *[other] { $number } puntos
} { YOU($seat) ->
    [yes] a tu bando
   *[no] al bando de { $seat }
}.
log-floor_passed = El Senado aprobó «{ $card }»: { tally }.
log-floor_failed = El Senado rechazó «{ $card }»: { tally }; hacían falta { $need } a favor.
log-tied = La votación de «{ $card }» quedó empatada: { tally }. El vicepresidente podía romper el empate.
log-vp_votes = El vicepresidente { $name ->
    [for] votó a favor.
    [against] votó en contra.
   *[abstain] se abstuvo.
}
log-cloture_carried = El Senado cerró el debate sobre «{ $card }»: { tally }; hacían falta { $need } a favor. Ya nadie podía obstruirlo.
log-cloture_failed = El debate sobre «{ $card }» no se cerró: { tally }; hacían falta { $need } a favor.
log-substitute_carried = El Senado aprobó el sustituto de «{ $card }»: { tally }. Faltaba votar el proyecto mismo.
log-substitute_failed = El Senado rechazó el sustituto de «{ $card }»: { tally }; hacían falta { $need } a favor. Sus senadores pasaron al proyecto.
log-shifted = { YOU($seat) ->
    [yes] Pasaste
   *[no] { $seat } pasó
} a { $senator } del sustituto a «{ $card }».
log-replaced = «{ $card }» perdió después de aprobarse su sustituto, así que en su lugar pasó el Senado el sustituto de { $senator }.
log-superseded = El sustituto de «{ $card }» no valió nada, porque se aprobó el proyecto mismo.
log-stopped = { YOU($seat) ->
    [yes] Paraste
   *[no] { $seat } paró
} por este turno la votación de «{ $card }».
log-signed = El presidente firmó «{ $card }», que se volvió ley.
log-vetoed = El presidente vetó «{ $card }», porque estaba demasiado lejos de la posición del presidente.
log-overridden = El Senado anuló el veto a «{ $card }»: { tally }; hacían falta { $need } a favor. Se volvió ley.
log-override_failed = El veto a «{ $card }» se mantuvo: { tally }; hacían falta { $need } a favor.
log-died = «{ $card }» llegó a su fin sin volverse ley.
log-scored = { YOU($seat) ->
    [yes] Ganaste
   *[no] { $seat } ganó
} { points } por «{ $card }», que había superado { $number ->
    [0] ninguna etapa
    [one] 1 etapa
   *[other] { $number } etapas
} de 3.
log-shared = { YOU($seat) ->
    [yes] También ganaste
   *[no] También { $seat } ganó
} { points }, la mitad de lo que valió «{ $card }», por su copatrocinio.
log-played = { YOU($seat) ->
    [yes] Jugaste
   *[no] { $seat } jugó
} «{ $card }».
log-aimed = «{ $card }» se usó en { $other }.
log-struck = Los fondos locales para { place } se tacharon de «{ $card }».
log-pork_freed = Se añadieron fondos locales para { place } a «{ $card }»; no costaron puntos.
log-barred = { YOU($seat) ->
    [yes] Tu bando
   *[no] El bando de { $seat }
} tuvo esto prohibido por un tiempo: { $name ->
    [amend] enmendar proyectos
    [filibuster] obstruir
    [play] jugar cartas
   *[introduce] presentar proyectos
}.
log-gained = { YOU($seat) ->
    [yes] Recibiste
   *[no] { $seat } recibió
} { points } por una carta.
log-looked = { YOU($seat) ->
    [yes] Miraste
   *[no] { $seat } miró
} cartas ocultas, sin que nadie más las viera.
log-glimpsed = { YOU($seat) ->
    [yes] Viste
   *[no] { $seat } vio
} { $card ->
    [hidden] una carta
   *[other] { $card }
}.
log-ran_late = Se acabó el tiempo de este turno para { YOU($seat) ->
    [yes] ti
   *[no] { $seat }
}: lo que faltaba por decidir se decidió de forma fija.
log-closing = Se acabó el tiempo de la partida: la vuelta se jugó hasta el final, para que los dos bandos tuvieran los mismos turnos.
log-won = { YOU($seat) ->
    [yes] Tu bando
   *[no] El bando de { $seat }
} ganó la partida.
log-drawn = La partida acabó en empate.
log-forfeited = { YOU($seat) ->
    [yes] Tu bando
   *[no] El bando de { $seat }
} dio la partida por perdida, porque no quedaba nadie para jugarla.

# Por qué no -----------------------------------------------------------------------------------------------

no-not_held = { $card } no está en tu mano; elige una carta que tengas.
no-not_a_senator = { $card } no es de los senadores que pueden hacer esto; elige a alguien de tu bando que esté en juego.
no-not_a_bill = { $card } no es un proyecto de ley, y solo se presentan proyectos; elige uno de tu mano.
no-not_in_play = { $card } no está en juego; elige a alguien que sí.
no-not_live = { $card } no es ahora un proyecto vivo; elige uno que esté en comité, en el pleno o vetado.
no-other_side = { $card } es del bando que aquí no vale. Lo que haces tú se hace con tus senadores y tus proyectos; una carta dice con los de quién.
no-chosen_twice = { $card } ya está entre lo elegido; elige otra cosa, o acaba.
no-no_place = Ese lugar no se puede anotar aquí; elige uno de los que se ofrecen.
no-first_turns = En el primer turno de un bando solo se ponen senadores en juego y se presentan proyectos; todo lo demás llega con tu próximo turno. También puedes terminar tu turno.
no-switched_off = En esta mesa se juega sin esa parte de las reglas; lo deciden las opciones amendments, filibuster e introductory.
no-barred = Una carta le prohíbe esto a tu bando por ahora; elige otra cosa hasta que pase.
no-no_puts = En este turno puedes poner en juego { $allowed ->
    [one] 1 senador
   *[other] { $allowed } senadores
}, y ya lo hiciste; podrás de nuevo en tu próximo turno.
no-side_full = Tu bando ya tiene en juego a todos los senadores que puede; cambia a uno que no esté activado por otro de tu mano.
no-side_not_full = Tu bando aún tiene sitio en juego, así que nadie tiene que salir; usa la acción de poner en juego.
no-busy = { $lies ->
    [0] Para esto hace falta alguien que no esté activado.
   *[other] { $card } está en { $lies_on }.
} Quien está en un proyecto queda libre cuando empieza el turno del bando que lleva ese proyecto; elige a alguien libre.
no-sponsor_stays = { $card } patrocina o copatrocina un proyecto vivo y tiene que quedarse; elige a alguien que no responda por ninguno.
no-no_sheet = Todas las hojas están en uso; lleva un proyecto a su fin antes de empezar otro.
no-no_sponsor = Un proyecto necesita primero quien lo patrocine: alguien de tu bando que esté en juego, sin activar, y que tenga exactamente su posición, que es { $position } en { issue }; lo normal es que también sea de su comité, { committee }. Pon en juego a alguien así, o espera a que quede libre.
no-wrong_position = { $card } está en { $own } en { issue }, y el proyecto en { $position }; elige para el patrocinio a alguien que esté exactamente en { $position }.
no-not_member = { $card } no está en el comité de este proyecto, { committee }, y mientras está en comité, quien lo patrocina tiene que ser miembro; elige a uno.
no-already_listed = «{ $atom }» ya está en el proyecto, y cada lugar se anota una sola vez; elige otro, o acaba.
no-president_too_late = El presidente ya vetó este proyecto, así que los fondos para el presidente llegan tarde; anota solo estados.
no-nowhere_to_go = No hay ningún proyecto vivo en el que se pueda activar a { $card }: mientras un proyecto está en comité tiene que ser alguien de ese comité; después vale cualquiera.
no-not_on_committee = Mientras el proyecto está en comité, esto solo pueden hacerlo los miembros de { committee }; elige a uno, o espera a que el proyecto esté en el pleno.
no-not_managed = { $card } no vale para esto, porque el proyecto lo lleva el otro bando; solo puedes hacerlo con un proyecto que patrocine alguien de tu bando.
no-too_early = { $card } no puede llegar a una votación antes del turno { $not_before }, y este es el turno { $turn }; espera a un turno tuyo desde entonces.
no-sponsor_busy = { $card } no puede llegar a una votación sin quien lo patrocina, { $sponsor }, que está en otro proyecto; espera a que empiece el turno del bando que lleva ese otro.
no-sponsor_gone = Quien patrocinaba este proyecto ya no está en juego, así que antes hace falta alguien nuevo: de tu bando, libre y con la posición del proyecto. Di quién, o pon en juego a alguien así.
no-sponsor_there = Este proyecto ya tiene quien lo patrocine; deja fuera el nombre y sigue.
no-override_over = El Senado ya votó una vez sobre este veto, y no hay una segunda; puedes retirar el proyecto.
no-not_to_withdraw = { $card } no se puede retirar ahora: en esta mesa la opción withdraw dice qué proyectos se pueden retirar; lo normal es que solo los vetados.
no-other_window = { $card } no se puede jugar ahora: un proyecto se presenta, y las demás cartas dicen si son para una votación o para tu propio turno.
no-other_vote = Esto no vale en la votación que está en marcha: los fondos locales se añaden solo cuando vota todo el Senado, y cada carta nombra las votaciones para las que es.
no-other_issue = { $card } habla de otro tema que el proyecto; juégala en una votación sobre su propio tema.
no-in_the_middle = { $card } no se puede jugar con un proyecto en la posición 3, que no se inclina a ningún lado; guárdala para otro.
no-no_target = No hay nada con lo que se pueda usar la carta, o aún no se nombró nada; nombra lo que su texto permite, o guárdala.
no-wrong_target = La carta no se puede usar con eso; elige lo que nombra su texto.
no-not_on_measure = { $card } no está en ese proyecto; elige a alguien que sí.
no-bound_to_vote = { $card } patrocina, enmienda u obstruye aquí y no puede tener que abstenerse; elige a otra persona.
no-touched_now = Con { $card } ya pasó algo en este mismo turno: se presentó, se votó o se vetó. Elige otro proyecto tuyo, o espera a tu próximo turno.
no-pork_of_manager = Solo añade fondos locales el bando que lleva el proyecto, y es el otro; activa senadores o juega cartas.
no-same_position = { $card } está en { $own }, donde está el proyecto, y no tiene adónde moverlo; elige a alguien de otra posición en { issue }.
no-tried = Tu bancada ya tuvo su único intento de enmendar este proyecto en comité; deja que llegue a su votación.
no-not_moved_there = Una enmienda mueve el proyecto un paso hacia quien la presenta, y nunca más allá; elige una posición que se ofrezca.
no-too_near = { $card } está { $distance ->
    [0] exactamente donde está el proyecto, en { $position }
   *[other] solo a distancia { $distance } del proyecto
}{ $pork ->
    [0] {""}
   *[other] {" "}y tiene en él fondos para su estado
}. Para obstruir hace falta alguien al menos a distancia { $needed }.
no-debate_closed = El Senado cerró el debate sobre este proyecto, así que ya nadie puede obstruirlo; deja que llegue a su votación.
no-may_not_filibuster = La carta de { $card } dice que no puede obstruir; elige a otra persona.
no-tried_on_floor = Ya hubo un intento de sustituir este proyecto, y no hay un segundo; deja que llegue a su votación.
no-other_position = Un sustituto está en la posición de quien lo patrocina, y no donde está el proyecto; elige una posición que se ofrezca.
no-no_voter = { $card } no vota aquí por tu bando: en comité votan solo los miembros que están en el proyecto; en el pleno, todos tus senadores en juego. Elige entre ellos.
no-vote_fixed = El voto de { $card } está fijado: patrocinar o presentar la enmienda obliga a votar a favor, obstruir obliga a votar contra el cierre, y hay quien tiene que abstenerse. Elige a otra persona.
no-as_stance = { $card } ya vota así sin que haga falta decirlo; nombra solo a quien vota de otra manera.
no-must_not_support = «{ $atom }» no está permitido a distancia { $distance }{ $pork ->
    [0] {" "}sin fondos para su estado
   *[other] , ni con fondos para su estado
}: en el pleno nadie vota a favor de un proyecto que está a 2 sin fondos, ni de uno que está a 3 o más. Elige en contra, o abstención.
no-must_not_oppose = «{ $atom }» no está permitido a distancia { $distance }{ $pork ->
    [0] {""}
   *[other] {" "}con fondos para su estado
}: nadie vota contra un proyecto que está en su propia posición ni, en el pleno, contra uno que está a 1 con fondos para su estado. Elige a favor, o abstención.
no-must_abstain = { $card } se abstuvo en el sustituto que se aprobó, y por eso tiene que abstenerse también en el proyecto; nombra a otra persona.
no-not_on_substitute = { $card } no es de los tuyos en el sustituto; elige a alguien que sí, o acaba.
no-clock_off = Esta mesa no tiene ese reloj; lo deciden las opciones win y turn_seconds.
no-nobody_moves = No hay ningún turno al que esto se pueda referir; espera a que haya uno en marcha.

# Finales y opciones ---------------------------------------------------------------------------------------

end-none = La partida sigue en juego.
end-points = Un bando llegó a los puntos acordados.
end-bills = El Senado había aprobado tantos proyectos como se acordó.
end-time = Se acabó el tiempo.
end-cap = La partida llegó a su límite de turnos.
end-forfeit = Un bando dio la partida por perdida.

game-about = Dirige a los senadores de un partido a fines de 2001: lleva tus proyectos de ley por el comité, el pleno y el despacho del presidente, y ciérrales el paso a los del otro bando.
game-aim = Tu meta: por lo general, ser el primer bando con 150 puntos. Los puntos vienen de los proyectos de ley: cuanto más lejos llega uno, más le da al bando de quien lo patrocina. En tu turno pones senadores en juego, presentas proyectos, activas senadores en ellos y convocas sus votaciones. La distancia entre un senador y un proyecto, cada uno en una escala de 1 (muy liberal) a 5 (muy conservador), dice quién puede votarlo a favor y quién en contra. A quien usas en un proyecto no lo tienes en los otros.
game-time = de 60 a 90 minutos; la introductoria, unos 40
option-win = Cómo se gana: el primer bando con tantos puntos, quien tenga más puntos cuando el Senado haya aprobado tantos proyectos, o quien tenga más puntos cuando se acabe el tiempo.
option-win-points-20 = el primero con 20 puntos (corta)
option-win-points-150 = el primero con 150 puntos
option-win-bills-2 = hasta que el Senado apruebe dos proyectos
option-win-time-5-60 = cinco minutos, con un minuto por turno
option-win-forms = Escribe points:150 para el primer bando con 150 puntos (de 10 a 1000); bills:5 para jugar hasta que el Senado haya aprobado cinco proyectos (de 1 a 50); o time:45:90 para 45 minutos con 90 segundos por turno (de 1 a 600 minutos, de 10 a 900 segundos).
option-introductory = La partida introductoria, para la primera vez: sin enmiendas y sin obstruccionismo.
option-amendments = Si los proyectos se pueden enmendar, en comité y en el pleno.
option-filibuster = Si hay obstruccionismo, y votaciones para acabar con él.
option-sponsor_committee = Si quien patrocina un proyecto nuevo tiene que estar en el comité de su tema.
option-sponsor_committee-required = tiene que ser miembro
option-sponsor_committee-open = basta con la posición del proyecto
option-filibuster_pork = Si los fondos para su estado le impiden obstruir a quien está a distancia 3.
option-filibuster_pork-ignored = los fondos no cambian nada
option-filibuster_pork-shields = los fondos se lo impiden
option-pork_by = Quién puede añadir fondos locales a un proyecto mientras el Senado se prepara para votar.
option-pork_by-manager = el bando que lleva el proyecto
option-pork_by-both = los dos bandos
option-max_votes = Cuántas votaciones perdidas en una etapa acaban con un proyecto; 0 quiere decir que ninguna.
option-withdraw = Qué proyectos puede retirar un bando, para contar sus puntos como están.
option-withdraw-vetoed = los vetados
option-withdraw-any = todos los suyos
option-withdraw-off = ninguno
option-turn_seconds = Cuántos segundos puede durar un turno. Una partida contra el tiempo tiene su propio número.
option-turn_seconds-60 = un minuto
option-turn_seconds-forms = none (sin límite), o un número de segundos de 10 a 900
option-reply_seconds = Cuántos segundos tiene el otro bando para una respuesta.
option-reply_seconds-60 = un minuto
option-reply_seconds-forms = none (sin límite), o un número de segundos de 10 a 900
option-turn_cap = Después de cuántos turnos de los dos bandos acaba la partida; 0 quiere decir que no hay límite.
option-team_mode = Quién decide en un equipo.
option-team_mode-any = quien responda primero
option-team_mode-captain = el primer asiento
option-team_mode-rotate = otro asiento en cada turno
option-caucus_choice = Cómo recibe cada bando su bancada.
option-caucus_choice-toss = elige quien gana la moneda
option-caucus_choice-fixed = el primer asiento dirige a los republicanos

# Cartas ---------------------------------------------------------------------------------------------------

kind-senator = Senador o senadora
kind-executive = Presidente y vicepresidente
kind-bill = Proyecto de ley
kind-lobby = Carta de cabildeo
kind-event = Evento
kind-flash = Carta Flash

kinds-senator = Senadores: ponlos en juego, actívalos en proyectos y haz que voten.
kinds-executive = Presidente y vicepresidente: el presidente firma o veta, el vicepresidente rompe los empates.
kinds-bill = Proyectos de ley: preséntalos con el patrocinio de alguien que tenga exactamente su posición.
kinds-lobby = Cartas de cabildeo: juégalas en una votación sobre su tema.
kinds-event = Eventos: juégalos en una votación o en tu turno, según digan.
kinds-flash = Cartas Flash: quien saca una la pone a la vista, y cambia las reglas para los dos bandos.

# Páginas de las cartas ------------------------------------------------------------------------------------

# Estas dos tienen un valor `name`, el tema.
issue = { $name ->
    [eco] la economía
    [soc] el bienestar social
    [lib] las libertades civiles
    [env] el medio ambiente
    [int] las relaciones internacionales
   *[other] { $name }
}
committee = { $name ->
    [eco] Finanzas (eco)
    [soc] Salud, Educación, Trabajo y Pensiones (soc)
    [lib] Judicial (lib)
    [env] Medio Ambiente y Obras Públicas (env)
    [int] Relaciones Exteriores (int)
   *[other] { $name }
}
card-kind-senator = Senado, { $caucus }
card-party = { $party ->
    [D] Partido Demócrata
    [R] Partido Republicano
    [I] ninguno; independiente
   *[other] { $party }
}
card-term = enero de { $year }
card-seat = { $role ->
    [chair] { committee }, en la presidencia
    [ranking] { committee }, miembro de mayor rango
   *[member] { committee }
}
card-no-seat = ninguno de los cinco comités del juego
card-votes = { $votes } si está en el proyecto; si no, normalmente 1
card-sponsors = { $count ->
    [0] nadie, si no lo dice una regla en su carta
   *[other] { $names }
}

field-party = En los registros: partido
field-caucus = En los registros: se sienta con
field-state = En los registros: estado
field-term = En los registros: fin del mandato del escaño
field-seats = En los registros: comités
field-record = De dónde sale esto
field-positions = Para el juego: posiciones
field-positions_made = Cómo se hicieron las posiciones
field-votes = Para el juego: votos en el pleno
field-votes_made = Cómo se hicieron los votos en el pleno
field-given = Para el juego: un puesto dado
field-rule = Para el juego: regla propia
field-president = En los registros: presidente
field-house = En los registros: la Casa Blanca es de
field-vice_president = En los registros: vicepresidente
field-issue = Tema
field-position = Posición
field-weight = Peso
field-blurb = Lo que dicen quienes lo apoyan
field-text = Qué hace
field-sponsors = Puede patrocinarlo, una vez en juego
field-made = De dónde sale
field-short = Se escribe

made-record = Registros públicos, como era el Senado el 31 de diciembre de 2001: son hechos.
made-positions = Calculadas para el juego: a partir de cómo votó esta persona en las votaciones nominales del Senado de 1999 a 2004, ordenadas por temas y comparadas con las de todo el Senado. Dónde empieza cada franja, de 1 (muy liberal) a 5 (muy conservadora), es un juicio nuestro. Una posición no afirma nada sobre la persona.
made-positions-printed = Tomadas, para el juego, de la carta impresa en el libro de reglas. Lo que calculamos a partir de votaciones de 1999 a 2004 se aparta de ella en { $count ->
    [one] un lugar
   *[other] { $count } lugares
}. Una posición no afirma nada sobre la persona.
made-votes = Una regla para el juego: 4 para quien llegó al Senado antes de 1985, 3 de 1985 a 1994, 2 desde 1995; quienes dirigen los partidos y el Senado tienen más. Mide años de servicio y cargos, y nada más.
made-given = Ese día esta persona no estaba en ninguno de los cinco comités del juego. El puesto no consta en los registros; se da para que tenga algo que hacer ahí.
made-rule = Inventada para el juego. No dice nada sobre la persona.
made-president = Los nombres, el partido y el estado constan en los registros. Las posiciones son un juicio nuestro, hecho para el juego; el presidente y el vicepresidente tienen las mismas.
made-bill = Inventado para este juego, con su tema, su posición y su peso. No es un proyecto real, y está escrito como lo dirían quienes lo apoyan.
made-lobby = Inventada para este juego; el grupo no existe.
made-event = Inventado para este juego.
made-flash = Inventada para este juego.
made-pack = Esta carta viene de un paquete, o un paquete la cambió; de lo que dice responde quien lo escribió.

# La mesa en una terminal ----------------------------------------------------------------------------------

table-turn = turno { $number }, { YOU($seat) ->
    [yes] el tuyo
   *[no] de { $seat }
}
table-side = { $seats }, { $caucus }: { $points }. En la mano, { $politics ->
    [one] 1 carta de política
   *[other] { $politics } cartas de política
} y { $senators ->
    [one] 1 senador
   *[other] { $senators } senadores
}; { $deck } más en el mazo{ $gone ->
    [0] {""}
   *[other] , { $gone } fuera de la partida
}.
table-bot = programa
table-president = Presidente { $president }: { $positions }.
table-flash = Carta Flash en vigor: { $card }. { $text }
table-bills = Proyectos
table-no-bills = No hay ningún proyecto en la mesa.
table-bill = { $substitute ->
    [0] { $card } [{ $short }]
   *[other] Sustituto de { $card }
}: { $issue } { $position }, peso { $weight }
table-sponsor = Lo llevan los { $side }, con el patrocinio de { $sponsor }
table-pork = fondos { $places }
table-worth = { $basic } puntos básicos × { $stages ->
    [one] 1 etapa superada
   *[other] { $stages } etapas superadas
}
table-amendment = Enmienda: { $senator } quiere el proyecto en la posición { $number }{ $pork ->
    [none] {""}
   *[other] , con { $pork }
}.
table-filibuster = { $senator } lo obstruye.
table-senators = En juego: estado, posiciones en eco soc lib env int, votos en el pleno, comités (* lo dirige), { $voting ->
    [0] {""}
   *[other] cuántos votos en esta votación y si a favor (+), en contra (-) o como quiera (±),{" "}
}el proyecto en que está. Un ! señala una regla en la carta.
table-choice = { $choice } ({ $votes })
table-in-play = { $side } ({ $count })
table-politics = Tus cartas de política
table-hand = Tus senadores en la mano
table-held-bill = proyecto, { $issue } { $position }, peso { $weight }
table-discards = { $count ->
    [0] Los descartes de política están vacíos.
   *[other] Los descartes de política:
}
table-drew = { YOU($seat) ->
    [yes] Sacaste
   *[no] { $seat } sacó
} { $cards ->
    [hidden] { $count } cartas.
   *[other] { $cards }.
}
result-heading = Cómo acabó la partida

# Lo que dice una pantalla ---------------------------------------------------------------------------------

screen-goal-points = Gana el primer bando con { $target } puntos.
screen-goal-bills = La partida acaba cuando el Senado haya aprobado { $target } proyectos; gana quien tenga más puntos.
screen-goal-time = La partida acaba a los { $target } minutos; gana quien tenga más puntos.
screen-main = { $puts ->
    [0] Ya no entran más senadores en este turno
    [one] Todavía puede entrar en juego 1 senador
   *[other] Todavía pueden entrar en juego { $puts } senadores
} · { $ready ->
    [0] { $bills ->
        [0] aún no tienes proyectos en la mesa
       *[other] ninguno de tus proyectos se puede votar aún
    }
    [one] 1 de tus proyectos ya se puede votar
   *[other] { $ready } de tus proyectos ya se pueden votar
}.
screen-more = { $count } más

screen-vp-there = El vicepresidente puede romper un empate al votar un proyecto.
screen-vp-away = Una carta alejó al vicepresidente: por ahora un empate es una derrota.

# Por qué alguien puede votar como puede; su estado se ve al lado.
screen-why-same = Está justo donde está el proyecto: nunca vota en contra.
screen-why-near = A 1 de distancia: puede votar a favor o en contra.
screen-why-near_pork = A 1 de distancia, y hay fondos para su estado: no vota en contra.
screen-why-two = A 2 de distancia: solo vota a favor si hay fondos para su estado.
screen-why-two_pork = A 2 de distancia, pero hay fondos para su estado: puede votar a favor o en contra.
screen-why-far_3 = A 3 de distancia: no puede votar a favor, y los fondos no cambian nada.
screen-why-far_4 = A 4 de distancia: no puede votar a favor, y los fondos no cambian nada.
screen-why-far_pork = A 3 o más de distancia: no puede votar a favor, y los fondos para su estado no cambian nada.
screen-why-deaf = A 2 de distancia, y para esta persona los fondos nunca cuentan: no puede votar a favor.
screen-why-conscience = Una carta le da libertad: puede votar como quiera.
screen-why-sponsor = Quien patrocina vota siempre a favor.
screen-why-mover = Propuso esta enmienda, así que vota a favor.
screen-why-filibusterer = Obstruye el proyecto, así que vota en contra de cerrar el debate.
screen-why-silent = Tiene que abstenerse en esta votación.
screen-why-member = Está en el comité: puede votar a favor o en contra.
screen-why-no_seat = No está en este comité, así que aún no tiene voto.

screen-need-committee = Hacen falta más votos a favor que en contra.
screen-need-FB = Hacen falta más votos a favor que en contra, y al menos { $weight } a favor.
screen-need-FA = Hacen falta más votos a favor que en contra, y al menos { $weight } a favor.
screen-need-CL = Tabla: con { $nays } en contra, cerrar el debate pide { $need } a favor.
screen-need-OV = Tabla: con { $nays } en contra, anular el veto pide { $need } a favor.
screen-best = Si votan a favor cuantos pueden entre los { $side }, y en contra cuantos pueden entre los { $other }: { $ayes } a { $nays }, { $carried ->
    [yes] aprobado
   *[no] rechazado
}.
screen-moment = Tal como están las cosas { $ayes } a { $nays }; hacen falta { $need }: { $carried ->
    [yes] aprobado
   *[no] rechazado
}.
screen-reserve = Si además se activan todos los que quedan libres: { $ayes } a { $nays }; harían falta { $need }: { $carried ->
    [yes] aprobado
   *[no] rechazado
}.
screen-poll-first = Los { $other } aún no votan: se cuenta como si todos los que pueden votaran al revés.
screen-poll-second = Los { $other } ya votaron; solo faltan tus votos.

screen-when = { $stage ->
    [committee] En comité
    [floor] En el pleno
   *[vetoed] Vetado
}: { $how ->
    [now] ahora está ante los senadores.
    [ready] los { $side } pueden convocar la votación en este turno.
    [later] los { $side } pueden convocar la votación desde el turno { $turn }.
   *[never] ya se votó sobre el veto.
}
screen-president = { $how ->
    [signs] El presidente firmará: { $away ->
        [0] el proyecto está donde está el presidente, en { $own }.
       *[other] el presidente está en { $own }, a { $away } de distancia{ $listed ->
            [0] .
           *[other] , y hay fondos para el presidente.
        }
    }
    [pork] El presidente lo vetará, a { $away } de distancia en { $own }; con fondos para el presidente lo firmaría.
   *[vetoes] El presidente lo vetará: está en { $own }, a { $away } de distancia.
}
screen-filibuster-some = Obstruccionismo: { $count ->
    [one] 1 de los { $side } podría obstruirlo
   *[other] { $count } de los { $side } podrían obstruirlo
}: { $who }.
screen-filibuster-nobody = Obstruccionismo: no hay nadie en juego libre y lo bastante lejos.
screen-filibuster-middle = Obstruccionismo: un proyecto en 3 no se puede obstruir.
screen-filibuster-closed = Obstruccionismo: el Senado cerró el debate, ya nadie puede.
screen-filibuster-off = En esta mesa se juega sin obstruccionismo.
screen-sponsors-free = { $count ->
    [one] 1 senador lo puede patrocinar
   *[other] { $count } senadores lo pueden patrocinar
}: { $who }.
screen-sponsors-busy = Quien lo puede patrocinar tendría que quedar libre: { $who }.
screen-sponsors-waiting = Pon antes en juego a alguien que lo pueda patrocinar: { $who }.
screen-sponsors-nobody = Nadie en juego ni en tu mano lo puede patrocinar: hace falta justo su posición y un puesto en su comité.

# Por qué elegiría algo el bot sensato. ours, theirs: los votos que podría reunir como máximo el bando preguntado y el otro.
hint-choose = La Casa Blanca está de ese lado: sus proyectos se firman y su vicepresidente deshace los empates.
hint-discard = No le sirve a tu bancada; una carta nueva quizá sí.
hint-put = Es lo que más suma: votos, un líder de comité o un patrocinador para un proyecto de tu mano.
hint-swap = Ahora te vale más que el senador que se va.
hint-introduce = Un senador libre puede patrocinarlo y su posición le conviene a tu bancada. Se vota después de una espera, así que empieza pronto.
hint-sponsor = El mejor patrocinador es un líder del comité; si no, uno con pocos votos, para que los fuertes queden libres.
hint-activate = Te faltan votos y esto es lo mínimo que ayuda. Podrías reunir { $ours }; el otro bando, { $theirs }.
hint-play = Esta carta ayuda ahora.
hint-call = Puedes ganarlo: podrías reunir { $ours } votos; el otro bando, { $theirs }.
hint-withdraw = El veto no se puede anular, así que toma ya los puntos de dos etapas.
hint-amend = Tus miembros superan a los suyos en el comité, { $ours } a { $theirs }, y el proyecto te vale más así.
hint-filibuster = El proyecto se aprobaría, pero no pueden reunir los votos para cerrar el debate.
hint-substitute = El proyecto se aprobaría; tu propia versión tiene los votos para ocupar su lugar.
hint-poll = Que voten a tu favor todos los senadores que puedan.
hint-cast = El vicepresidente decide este empate.
hint-move = Activado en el proyecto, este senador vota allí con toda su fuerza.
hint-pork = Los fondos locales para este estado cambian el resultado. Cuestan puntos, pero menos que perder.
hint-pass = Nada de lo que podrías hacer aquí ganaría.
hint-proceed = El proyecto está mejor como está.
hint-cloture = Con { $ours } votos contra { $theirs }, vale la pena pedir el cierre del debate; rechazado dos veces, el proyecto aún cuenta por su comité.
hint-hold = Te faltan votos para cerrar el debate. Espera a un turno en que tengas más senadores libres.
hint-vote = Ahora tienes los votos.
hint-stop = Ahora te faltan votos; vuelve en otro turno.
hint-done = Vas por delante, o más no ayudaría. Guarda a tus senadores.
hint-end = No queda nada que ayude en este turno. Los senadores libres pueden votar en el turno del otro bando.
hint-give = Es la que menos echarás de menos.
hint-on = En este proyecto cuenta más.
hint-at = Aquí ayuda más.
hint-out = El senador que menos echarás de menos.
hint-to = El lugar donde el proyecto te vale más.
hint-strike = Sin esta entrada el proyecto te vale más.

# Después de la partida

screen-report-points-title = Puntos, turno a turno
screen-report-points-about = Lo que tenía cada bando al final de cada turno. Los puntos llegan cuando termina el camino de un proyecto, así que llegan a saltos.
screen-report-mix-title = Qué fue de los proyectos
screen-report-mix-about = Cuántos proyectos presentó cada bando, y hasta dónde llegaron. Un proyecto puede contar en varias columnas.
screen-report-mix-introduced = Presentados
screen-report-mix-committee-passed = Comité
screen-report-mix-floor-passed = Senado
screen-report-mix-vetoed = Vetados
screen-report-mix-law = Ley
screen-report-mix-died = Acabados
screen-report-lead-title = Cambio en cabeza
screen-report-lead = En el turno { $turn } los { $side } tomaron la delantera.
screen-report-vote-title = Una votación reñida: { $card }
screen-report-vote-what = { $what ->
    [committee_passed] La votación del comité sobre el proyecto
    [committee_failed] La votación del comité sobre el proyecto
    [amended] La votación de una enmienda en comité a
    [amendment_failed] La votación de una enmienda en comité a
    [cloture_carried] La votación para cerrar el debate sobre
    [cloture_failed] La votación para cerrar el debate sobre
    [substitute_carried] La votación de un sustituto de
    [substitute_failed] La votación de un sustituto de
    [overridden] La votación para anular el veto de
    [override_failed] La votación para anular el veto de
   *[other] La votación del Senado sobre el proyecto
}
screen-report-vote-won = { screen-report-vote-what } «{ $card }» en el turno { $turn } se ganó, { $ayes } a { $nays }. { $margin ->
    [0] Con un voto menos a favor se habría perdido.
    [one] Sobró 1 voto.
   *[other] Sobraron { $margin } votos.
}
screen-report-vote-lost = { screen-report-vote-what } «{ $card }» en el turno { $turn } se perdió, { $ayes } a { $nays }. { $margin ->
    [one] Faltó 1 voto a favor.
   *[other] Faltaron { $margin } votos a favor.
}
screen-report-word-committee = Comité
screen-report-about-committee = Un grupo pequeño que conoce un tema mira primero el proyecto. En el Congreso de verdad, la mayoría de los proyectos no sale de ahí.
screen-report-word-amendment = Enmienda
screen-report-about-amendment = Un cambio a un proyecto antes de que se apruebe. Puede ganar votos, y puede quitarle el proyecto a quien lo escribió.
screen-report-word-bipartisan = Bipartidista
screen-report-about-bipartisan = Llevado por gente de los dos partidos, que se encuentra en algún punto entre sus posiciones.
screen-report-word-floor = Votación del pleno
screen-report-about-floor = Vota todo el Senado. Hacen falta más votos a favor que en contra; en este juego, también tantos como el peso.
screen-report-word-pork = Fondos locales
screen-report-about-pork = Dinero para un estado que se escribe en un proyecto para ganar a sus senadores. Ayuda a aprobar proyectos, y se discute si debe hacerse.
screen-report-word-filibuster = Obstruccionismo
screen-report-about-filibuster = En el Senado el debate no tiene fin por sí mismo. Quien sigue hablando impide que se vote.
screen-report-word-cloture = Cierre del debate
screen-report-about-cloture = Una votación para acabar el debate. En el Senado de verdad pide tres quintos: 60 de 100.
screen-report-word-substitute = Sustituto
screen-report-about-substitute = Una enmienda que pone un texto entero en el lugar de un proyecto.
screen-report-word-tie = El voto del vicepresidente
screen-report-about-tie = El vicepresidente preside el Senado y solo vota cuando hay empate.
screen-report-word-signature = Firma
screen-report-about-signature = Un proyecto aprobado se hace ley cuando el presidente lo firma.
screen-report-word-veto = Veto
screen-report-about-veto = El presidente puede devolver un proyecto en vez de firmarlo.
screen-report-word-override = Anular el veto
screen-report-about-override = Con dos tercios de los votos el Congreso hace una ley contra el veto del presidente. Se logra pocas veces.
screen-report-road-introduced = Turno { $turn }: lo presentó { $who }.
screen-report-road-amended = Turno { $turn }: enmendado, { $ayes } a { $nays }.
screen-report-road-amendment-failed = Turno { $turn }: se rechazó una enmienda, { $ayes } a { $nays }.
screen-report-road-committee-passed = Turno { $turn }: pasó el comité, { $ayes } a { $nays }.
screen-report-road-committee-failed = Turno { $turn }: perdió en comité, { $ayes } a { $nays }.
screen-report-road-filibustered = Turno { $turn }: lo obstruyó { $who }.
screen-report-road-cloture-carried = Turno { $turn }: se cerró el debate, { $ayes } a { $nays }.
screen-report-road-cloture-failed = Turno { $turn }: no se cerró el debate, { $ayes } a { $nays }.
screen-report-road-substitute-carried = Turno { $turn }: se adoptó un sustituto, { $ayes } a { $nays }.
screen-report-road-substitute-failed = Turno { $turn }: se rechazó un sustituto, { $ayes } a { $nays }.
screen-report-road-floor-passed = Turno { $turn }: pasó el Senado, { $ayes } a { $nays }.
screen-report-road-floor-failed = Turno { $turn }: perdió en el pleno, { $ayes } a { $nays }.
screen-report-road-signed = Firmado: es ley.
screen-report-road-vetoed = Vetado.
screen-report-road-overridden = Turno { $turn }: se anuló el veto, { $ayes } a { $nays }: es ley.
screen-report-road-override-failed = Turno { $turn }: el veto se mantuvo, { $ayes } a { $nays }.
screen-report-road-withdrawn = Turno { $turn }: retirado.
screen-report-road-died = Su camino terminó.
screen-report-road-scored = Dio { $points } puntos.
screen-report-ask-filibuster = Una sola persona del Senado detuvo un proyecto que quizá la mayoría habría votado. ¿Qué habla a favor de dar ese poder a una minoría, y qué en contra?
screen-report-ask-veto = El presidente detuvo un proyecto que el Senado había aprobado. ¿Por qué querría eso quien escribe una constitución? ¿Cuándo no lo querrías tú?
screen-report-ask-pork = Se ganaron votos con dinero para un estado. ¿Cuándo es un trato justo entre gente con necesidades distintas, y cuándo no?
screen-report-ask-override = Hacen falta dos tercios para una ley contra el veto. ¿Por qué no más de la mitad? ¿Quién gana con el número más alto?
screen-report-ask-bipartisan = Un proyecto se movió al centro. ¿Qué cedió cada bando, y qué obtuvo? Busca un ejemplo en las noticias.
screen-report-ask-amendment = Una enmienda cambió un proyecto ya presentado. ¿Es mejor un proyecto cambiado que se aprueba, o uno puro que fracasa? Habla por los dos.
screen-report-ask-distance = En este juego cada senador tiene un número en cada tema. ¿Qué deja fuera ese número sobre una persona y sobre un tema?
screen-report-ask-activation = Cada senador puede trabajar en un proyecto a la vez. ¿Qué dice eso sobre por qué tan pocos proyectos se hacen ley?
screen-report-ask-today = ¿Qué proyecto de este juego presentarías hoy donde vives? ¿A quién habría que ganar para él?
