# What the page says at Senate's table; what a rule says comes from the server.

sen-tabs = Parts of the table
sen-tab-bill = Bill
sen-tab-floor = Floor
sen-tab-docket = Docket
sen-tab-map = Map

sen-issue-eco = Economy
sen-issue-soc = Social welfare
sen-issue-lib = Civil liberties
sen-issue-env = Environment
sen-issue-int = International
sen-short-eco = Eco
sen-short-soc = Soc
sen-short-lib = Lib
sen-short-env = Env
sen-short-int = Int
sen-kind-lobby = Lobby
sen-kind-event = Event
sen-kind-flash = Flash!
sen-in-vote = in a vote
sen-in-turn = in your turn

sen-politics = Your Politics cards
sen-senators = Your senators in hand
sen-in-hand = in your hand
sen-hand-empty = No cards.
sen-hand-has = Your hand: { $politics } Politics, { $senators } senators
sen-has-seat = (on the committee)
sen-has-star = (leads the committee)
sen-at = at { $position }
sen-votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}
sen-votes-here = { $count } if activated on it
sen-weight = weight { $count }
sen-weight-is = Weight
sen-place-here = activated on this bill
sen-place-away = activated on another bill
sen-place-free = free
sen-voted-for = voted for
sen-voted-against = voted against
sen-voted-abstain = abstained

sen-road = The road of the bill
sen-step-introduced = Introduced
sen-step-committee = Committee
sen-step-floor = Floor
sen-step-president = President
sen-step-law = Law
sen-step-is-done = passed
sen-step-is-now = it is here now
sen-step-is-todo = still to come
sen-step-is-lost = stopped here

sen-begin-title = No bill is on the table yet
sen-begin-put = Put a senator of your hand into play: touch one that is lit.
sen-begin-introduce = Introduce a bill of your hand. It takes a sponsor in play who stands exactly at its position and sits on its committee.
sen-begin-end = When there is nothing left to do, end your turn.
sen-president = President { $name }
sen-president-signs = signs bills that are no more than 1 away, 2 with pork for the president. Stands at:
sen-choose-sponsor = Choose the sponsor:

sen-act-call = Call the vote on it
sen-act-withdraw = Give it up
sen-act-on = On this bill
sen-act-at = Choose this
sen-docket = Live bills
sen-ready = ready
sen-substitute = substitute
sen-sponsor = Sponsor
sen-cosponsor = Co-sponsor
sen-position = Position
sen-pork = Pork
sen-none = none
sen-pork-add-more = Add pork
sen-worth = Points
sen-worth-now = { $basic } × { $stages } = { $score } now; as a law { $law }
sen-fails = Lost votes
sen-fail = { $count } { $at ->
    [0] in committee
    [1] on the floor
   *[other] on ending the debate
}
sen-on-it = On it
sen-points = Points
sen-line-weight = Weight
sen-line-pork = Pork
sen-line-cloture = Filibuster ended
sen-line-amendments = Amendments
sen-line-override = Veto overridden
sen-line-extreme = Position 1 or 5
sen-line-cards = Cards
sen-line-stages = { $basic } × { $stages } { $stages ->
    [one] stage
   *[other] stages
}
sen-look = Look at it
sen-stage-law = Law
sen-stage-dead = Dead
sen-stage-withdrawn = Given up
sen-stage-replaced = Replaced
sen-stage-superseded = Not needed
sen-stage-committee = In committee
sen-stage-floor = On the floor
sen-stage-vetoed = Vetoed
sen-live-bills = Live bills
sen-past-bills = Their road is over
sen-no-bill = No bill is on the table.

sen-vote-CB = The vote in committee
sen-vote-CA = The vote on the amendment
sen-vote-FB = The vote on the floor
sen-vote-FA = The vote on the substitute
sen-vote-CL = The vote on ending the debate
sen-vote-OV = The vote on overriding the veto
sen-for = For
sen-against = Against
sen-need = needs { $count }
sen-carried = would be carried
sen-lost = would be lost

sen-duties = Where the senators stand
sen-whose = Whose senators
sen-both = Both
sen-duty-must = Must not oppose
sen-duty-free = May do either
sen-duty-pork = For only with pork
sen-duty-cannot = Cannot support
sen-duty-outside = Not on the committee
sen-senators-votes = { $count } · { $votes } { $votes ->
    [one] vote
   *[other] votes
}
sen-what-with-senators = What a senator is to do
sen-verb-filibuster = Filibuster
sen-verb-substitute = Offer a substitute
sen-verb-amend = Move an amendment
sen-verb-activate = Activate
sen-verb-swap = Swap
sen-verb-put = Put into play
sen-verb-at = Choose

sen-poll = Your votes
sen-stance = All of yours
sen-all-for = vote for
sen-all-against = vote against
sen-all-abstain = abstain
sen-poll-help = Whoever may not vote so abstains. Touch a letter, or press F, A or B, where a senator votes otherwise.
sen-why = why
sen-letter-for = F
sen-letter-against = A
sen-letter-abstain = –
sen-key-for = f
sen-key-against = a
sen-key-abstain = b
sen-votes-for = votes for
sen-votes-against = votes against
sen-votes-abstain = abstains
sen-fixed = These have no choice
sen-tally = For { $ayes }, against { $nays }: it takes { $need }. { $carried ->
    [yes] Carried
   *[no] Lost
}.
sen-cast = { $count ->
    [0] Cast these votes
    [one] Cast these votes, 1 otherwise
   *[other] Cast these votes, { $count } otherwise
}

sen-map = Map of the states
sen-place-name-PRES = the president
sen-pork-what = Pork for “{ $card }”: touch states, or none. Each entry costs points.
sen-strike-what = Choose the pork entries to strike.
sen-pork-listed = pork listed
sen-pork-matters = pork would change a vote
sen-pork-list = Or choose from the list
sen-pork-add = Choose
sen-pork-done = { $count ->
    [0] Without pork
    [one] Done, with 1 entry
   *[other] Done, with { $count } entries
}
sen-in-play = in play
sen-nobody-there = Nobody of this state is in play.
sen-nobody-in-play = Nobody is in play yet.

sen-sort-by = By position on
sen-in-play-of = { $count } of { $most }
sen-this-vote = In this vote:
sen-last-vote = In the last vote:
sen-seen-for = { $count } for
sen-seen-against = { $count } against
sen-seen-abstain = { $count } abstained
sen-seen-open = { $count } have not voted

sen-score = { $score } points
sen-facts = { $laws ->
    [one] 1 law
   *[other] { $laws } laws
} · { $count } in play · hand { $politics } + { $hand }

sen-legend = What the marks mean
sen-legend-party = Party of the senator
sen-legend-votes = Floor votes when activated on a bill
sen-legend-scale = Position, from 1 very liberal to 5 very conservative
sen-legend-seat = Sits on the committee for this issue
sen-legend-star = Leads the caucus in that committee
sen-legend-special = Has a rule of the own on the card
sen-legend-here = Is activated on this bill
sen-legend-away = Is activated on another bill
sen-legend-free = Is free

key-sen-bill-does = The bill
key-sen-floor-does = The senate floor
key-sen-docket-does = The docket
key-sen-map-does = The map

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
sen-place-name-HI = Hawaii
sen-place-name-IA = Iowa
sen-place-name-ID = Idaho
sen-place-name-IL = Illinois
sen-place-name-IN = Indiana
sen-place-name-KS = Kansas
sen-place-name-KY = Kentucky
sen-place-name-LA = Louisiana
sen-place-name-MA = Massachusetts
sen-place-name-MD = Maryland
sen-place-name-ME = Maine
sen-place-name-MI = Michigan
sen-place-name-MN = Minnesota
sen-place-name-MO = Missouri
sen-place-name-MS = Mississippi
sen-place-name-MT = Montana
sen-place-name-NC = North Carolina
sen-place-name-ND = North Dakota
sen-place-name-NE = Nebraska
sen-place-name-NH = New Hampshire
sen-place-name-NJ = New Jersey
sen-place-name-NM = New Mexico
sen-place-name-NV = Nevada
sen-place-name-NY = New York
sen-place-name-OH = Ohio
sen-place-name-OK = Oklahoma
sen-place-name-OR = Oregon
sen-place-name-PA = Pennsylvania
sen-place-name-RI = Rhode Island
sen-place-name-SC = South Carolina
sen-place-name-SD = South Dakota
sen-place-name-TN = Tennessee
sen-place-name-TX = Texas
sen-place-name-UT = Utah
sen-place-name-VA = Virginia
sen-place-name-VT = Vermont
sen-place-name-WA = Washington
sen-place-name-WI = Wisconsin
sen-place-name-WV = West Virginia
sen-place-name-WY = Wyoming
sen-amendments = Amendments
sen-amended = { $by }, in committee: { $from } → { $to }{ $with ->
    [0] {""}
   *[other] , pork for { $pork }
}; { $state ->
    [adopted] adopted
    [voted] voted on now
   *[lost] voted down
}.
sen-amended-floor = { $by }, on the floor: a substitute at { $to }{ $with ->
    [0] {""}
   *[other] , pork for { $pork }
}; { $state ->
    [adopted] it took the bill’s place
   *[moved] offered
}.
