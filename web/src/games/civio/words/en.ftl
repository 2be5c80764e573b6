# What the page says at CIVIO's table; what a rule says comes from the server.

civio-star = worth a point
piles = Supply and discard pile
supply = Supply
supply-count = Supply: { $count } cards
discard = Discard pile
pile-look = Look through
pile-title = The discard pile, newest first
round = Round { $number }
of-rounds = { $count ->
    [one] is the only one
   *[other] of { $count }
}
to-rank = until somebody reaches the rank
dealer = { $name } dealt
rivals = What the others show
show-cards-of = Cards of { $name }
in-front-of = open in front of { $name }
hidden-of = hidden card of { $name }
skips = { $count ->
    [one] sits out a turn
   *[other] sits out { $count } turns
}

in-hand = in your hand
hand-on-bench = All your cards lie on your bench above.
bench = Your bench
bench-three = Chain of three
bench-four = Chain of four
bench-seven = One chain of seven
bench-whole = { $stars ->
    [0] It holds!
    [one] It holds! 1 star
   *[other] It holds! { $stars } stars
}
bench-broken = These do not make a chain.
bench-near = { $more ->
    [0] Needs one more: { $cards }
    [one] Needs one more: { $cards } or another
   *[other] Needs one more: { $cards } or { $more } others
}
bench-some = { $count } of { $of }
bench-slot = Free place { $number }
bench-to-three = To the three
bench-to-four = To the four
bench-to-seven = To the seven
bench-off = Back to hand
bench-tidy = Sort for me
bench-clear = Clear
bench-one-row = One chain of 7
bench-two-rows = Chains of 3 and 4
bench-call = Call CIVIO like this
bench-same-chain = Same chain
bench-no-link = These two do not link
tidy-always = Sort my bench for me after each move

legend = What the marks mean
legend-star = Worth a point at the end of a round
legend-amendment = Amendments that the case rests on
legend-freedom = Freedoms that may come right after the case
legend-issue = Issues that may open a chain with it
legend-attack = An attack, when it is discarded
legend-overrule = Stops an attack
legend-hidden = One of your two hidden cards

key-supply-does = Draw from the supply
key-call-does = Call CIVIO with your bench
