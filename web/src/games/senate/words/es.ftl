# Lo que dice la página en la mesa de Senate; lo que dice una regla viene del servidor.

sen-tabs = Partes de la mesa
sen-tab-bill = Proyecto
sen-tab-floor = Pleno
sen-tab-docket = Agenda
sen-tab-map = Mapa

sen-issue-eco = Economía
sen-issue-soc = Bienestar social
sen-issue-lib = Libertades civiles
sen-issue-env = Medio ambiente
sen-issue-int = Internacional
sen-short-eco = Eco
sen-short-soc = Soc
sen-short-lib = Lib
sen-short-env = Amb
sen-short-int = Int
sen-kind-lobby = Cabildeo
sen-kind-event = Evento
sen-kind-flash = ¡Flash!
sen-in-vote = al votar
sen-in-turn = en tu turno

sen-politics = Tus cartas de política
sen-senators = Tus senadores en la mano
sen-in-hand = en tu mano
sen-hand-empty = No hay cartas.
sen-hand-has = Tu mano: { $politics } de política, { $senators } del Senado
sen-has-seat = (en el comité)
sen-has-star = (dirige el comité)
sen-at = en { $position }
sen-votes = { $count ->
    [one] 1 voto
   *[other] { $count } votos
}
sen-votes-here = { $count } si se activa en él
sen-weight = peso { $count }
sen-weight-is = Peso
sen-place-here = activado en este proyecto
sen-place-away = activado en otro proyecto
sen-place-free = libre
sen-voted-for = votó a favor
sen-voted-against = votó en contra
sen-voted-abstain = se abstuvo

sen-road = El camino del proyecto
sen-step-introduced = Presentado
sen-step-committee = Comité
sen-step-floor = Pleno
sen-step-president = Presidente
sen-step-law = Ley
sen-step-is-done = superado
sen-step-is-now = está aquí ahora
sen-step-is-todo = falta todavía
sen-step-is-lost = se detuvo aquí

sen-begin-title = Todavía no hay proyectos en la mesa
sen-begin-put = Pon en juego a un senador de tu mano: toca uno resaltado.
sen-begin-introduce = Presenta un proyecto de tu mano. Hace falta alguien en juego que esté justo en su posición y en su comité.
sen-begin-end = Cuando no quede nada por hacer, termina tu turno.
sen-president = Presidente { $name }
sen-president-signs = firma proyectos a no más de 1 de distancia, o de 2 con fondos para él. Está en:
sen-choose-sponsor = Elige quién lo patrocina:

sen-act-call = Convocar su votación
sen-act-withdraw = Retirarlo
sen-act-on = En este proyecto
sen-act-at = Elegir este
sen-docket = Proyectos vivos
sen-ready = listo
sen-substitute = sustituto
sen-sponsor = Lo patrocina
sen-cosponsor = Junto con
sen-position = Posición
sen-pork = Fondos
sen-none = ninguno
sen-pork-add-more = Añadir fondos
sen-worth = Puntos
sen-worth-now = { $basic } × { $stages } = { $score } ahora; como ley { $law }
sen-fails = Derrotas
sen-fail = { $count } { $at ->
    [0] en comité
    [1] en el pleno
   *[other] al cerrar el debate
}
sen-on-it = En él
sen-points = Puntos
sen-line-weight = Peso
sen-line-pork = Fondos locales
sen-line-cloture = Debate cerrado
sen-line-amendments = Enmiendas
sen-line-override = Veto anulado
sen-line-extreme = Posición 1 o 5
sen-line-cards = Cartas
sen-line-stages = { $basic } × { $stages } { $stages ->
    [one] etapa
   *[other] etapas
}
sen-look = Verlo
sen-stage-law = Ley
sen-stage-dead = Muerto
sen-stage-withdrawn = Retirado
sen-stage-replaced = Sustituido
sen-stage-superseded = Ya no hace falta
sen-stage-committee = En comité
sen-stage-floor = En el pleno
sen-stage-vetoed = Vetado
sen-live-bills = Proyectos vivos
sen-past-bills = Su camino terminó
sen-no-bill = No hay ningún proyecto en la mesa.

sen-vote-CB = La votación en comité
sen-vote-CA = La votación de la enmienda
sen-vote-FB = La votación en el pleno
sen-vote-FA = La votación del sustituto
sen-vote-CL = La votación para cerrar el debate
sen-vote-OV = La votación para anular el veto
sen-for = A favor
sen-against = En contra
sen-need = hacen falta { $count }
sen-carried = se aprobaría
sen-lost = se rechazaría

sen-duties = Dónde están los senadores
sen-whose = Senadores de quién
sen-both = Todos
sen-duty-must = No puede oponerse
sen-duty-free = Puede las dos cosas
sen-duty-pork = A favor solo con fondos
sen-duty-cannot = No puede apoyarlo
sen-duty-outside = Fuera del comité
sen-senators-votes = { $count } · { $votes } { $votes ->
    [one] voto
   *[other] votos
}
sen-what-with-senators = Qué hará un senador
sen-verb-filibuster = Obstruir
sen-verb-substitute = Ofrecer un sustituto
sen-verb-amend = Proponer una enmienda
sen-verb-activate = Activar
sen-verb-swap = Cambiar
sen-verb-put = Poner en juego
sen-verb-at = Elegir

sen-poll = Tus votos
sen-stance = Todos los tuyos
sen-all-for = votan a favor
sen-all-against = votan en contra
sen-all-abstain = se abstienen
sen-poll-help = Quien no puede votar así se abstiene. Toca una letra, o pulsa F, C o A, donde alguien vota de otro modo.
sen-why = por qué
sen-letter-for = F
sen-letter-against = C
sen-letter-abstain = –
sen-key-for = f
sen-key-against = c
sen-key-abstain = a
sen-votes-for = vota a favor
sen-votes-against = vota en contra
sen-votes-abstain = se abstiene
sen-fixed = Estos no tienen elección
sen-tally = A favor { $ayes }, en contra { $nays }: hacen falta { $need }. { $carried ->
    [yes] Aprobado
   *[no] Rechazado
}.
sen-cast = { $count ->
    [0] Emitir estos votos
    [one] Emitir estos votos, 1 distinto
   *[other] Emitir estos votos, { $count } distintos
}

sen-map = Mapa de los estados
sen-place-name-PRES = el presidente
sen-pork-what = Fondos para «{ $card }»: toca estados, o ninguno. Cada entrada cuesta puntos.
sen-strike-what = Elige las entradas de fondos que se tachan.
sen-pork-listed = con fondos
sen-pork-matters = los fondos cambiarían un voto
sen-pork-list = O elige de la lista
sen-pork-add = Elegir
sen-pork-done = { $count ->
    [0] Sin fondos locales
    [one] Listo, con 1 entrada
   *[other] Listo, con { $count } entradas
}
sen-in-play = en juego
sen-nobody-there = No hay nadie en juego de este estado.
sen-nobody-in-play = Todavía no hay nadie en juego.

sen-sort-by = Por posición en
sen-in-play-of = { $count } de { $most }
sen-this-vote = En esta votación:
sen-last-vote = En la última votación:
sen-seen-for = { $count } a favor
sen-seen-against = { $count } en contra
sen-seen-abstain = { $count } se abstuvieron
sen-seen-open = { $count } sin votar

sen-score = { $score } puntos
sen-facts = { $laws ->
    [one] 1 ley
   *[other] { $laws } leyes
} · { $count } en juego · mano { $politics } + { $hand }

sen-legend = Qué significan las marcas
sen-legend-party = Partido del senador
sen-legend-votes = Votos en el pleno al activarse en un proyecto
sen-legend-scale = Posición, de 1 muy liberal a 5 muy conservadora
sen-legend-seat = Está en el comité de este tema
sen-legend-star = Dirige a su bancada en ese comité
sen-legend-special = Tiene una regla propia en la carta
sen-legend-here = Está activado en este proyecto
sen-legend-away = Está activado en otro proyecto
sen-legend-free = Está libre

key-sen-bill-does = El proyecto
key-sen-floor-does = El pleno
key-sen-docket-does = La agenda
key-sen-map-does = El mapa

sen-place-name-AK = Alaska
sen-place-name-AL = Alabama
sen-place-name-AR = Arkansas
sen-place-name-AZ = Arizona
sen-place-name-CA = California
sen-place-name-CO = Colorado
sen-place-name-CT = Connecticut
sen-place-name-DE = Delaware
sen-place-name-FL = Florida
sen-place-name-GA = Georgia
sen-place-name-HI = Hawái
sen-place-name-IA = Iowa
sen-place-name-ID = Idaho
sen-place-name-IL = Illinois
sen-place-name-IN = Indiana
sen-place-name-KS = Kansas
sen-place-name-KY = Kentucky
sen-place-name-LA = Luisiana
sen-place-name-MA = Massachusetts
sen-place-name-MD = Maryland
sen-place-name-ME = Maine
sen-place-name-MI = Míchigan
sen-place-name-MN = Minnesota
sen-place-name-MO = Misuri
sen-place-name-MS = Misisipi
sen-place-name-MT = Montana
sen-place-name-NC = Carolina del Norte
sen-place-name-ND = Dakota del Norte
sen-place-name-NE = Nebraska
sen-place-name-NH = Nuevo Hampshire
sen-place-name-NJ = Nueva Jersey
sen-place-name-NM = Nuevo México
sen-place-name-NV = Nevada
sen-place-name-NY = Nueva York
sen-place-name-OH = Ohio
sen-place-name-OK = Oklahoma
sen-place-name-OR = Oregón
sen-place-name-PA = Pensilvania
sen-place-name-RI = Rhode Island
sen-place-name-SC = Carolina del Sur
sen-place-name-SD = Dakota del Sur
sen-place-name-TN = Tennessee
sen-place-name-TX = Texas
sen-place-name-UT = Utah
sen-place-name-VA = Virginia
sen-place-name-VT = Vermont
sen-place-name-WA = Washington
sen-place-name-WI = Wisconsin
sen-place-name-WV = Virginia Occidental
sen-place-name-WY = Wyoming
sen-amendments = Enmiendas
sen-amended = { $by }, en comité: { $from } → { $to }{ $with ->
    [0] {""}
   *[other] , fondos para { $pork }
}; { $state ->
    [adopted] aprobada
    [voted] se vota ahora
   *[lost] rechazada
}.
sen-amended-floor = { $by }, en el pleno: un sustituto en { $to }{ $with ->
    [0] {""}
   *[other] , fondos para { $pork }
}; { $state ->
    [adopted] ocupó el lugar del proyecto
   *[moved] presentado
}.
