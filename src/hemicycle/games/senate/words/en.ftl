# SENATE: every sentence that a person reads.
#
# Names of seats and cards are given; a side is called by its first seat. A card that the reader may not know arrives as
# the word `hidden`. Sentences of the log are in the past, so that they fit any name, "You" too.

# Words inside sentences -----------------------------------------------------------------------------------

# What pork can name: for these the sentence has a value `name`.
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
    [HI] Hawaii
    [IA] Iowa
    [ID] Idaho
    [IL] Illinois
    [IN] Indiana
    [KS] Kansas
    [KY] Kentucky
    [LA] Louisiana
    [MA] Massachusetts
    [MD] Maryland
    [ME] Maine
    [MI] Michigan
    [MN] Minnesota
    [MO] Missouri
    [MS] Mississippi
    [MT] Montana
    [NC] North Carolina
    [ND] North Dakota
    [NE] Nebraska
    [NH] New Hampshire
    [NJ] New Jersey
    [NM] New Mexico
    [NV] Nevada
    [NY] New York
    [OH] Ohio
    [OK] Oklahoma
    [OR] Oregon
    [PA] Pennsylvania
    [RI] Rhode Island
    [SC] South Carolina
    [SD] South Dakota
    [TN] Tennessee
    [TX] Texas
    [UT] Utah
    [VA] Virginia
    [VT] Vermont
    [WA] Washington
    [WI] Wisconsin
    [WV] West Virginia
    [WY] Wyoming
    [PRES] the president
   *[other] { $name }
}
caucus = { $name ->
    [liberal] the Democrats
   *[conservative] the Republicans
}
# What is voted on: for these the sentence has the values `vote` and `card`.
measure = { $vote ->
    [CB] “{ $card }” in committee
    [CA] the committee amendment to “{ $card }”
    [FB] “{ $card }” on the floor
    [FA] the substitute for “{ $card }”
    [CL] ending the debate on “{ $card }”
   *[OV] overriding the veto of “{ $card }”
}
points = { $minus ->
    [0] {""}
   *[other] −
}{ $whole }{ $half ->
    [0] {""}
   *[other] .5
} { $half ->
    [0] { $whole ->
        [1] point
       *[other] points
    }
   *[other] points
}
tally = { $ayes } for, { $nays } against

# What is asked of you -------------------------------------------------------------------------------------

prompt-choose_caucus = You won the toss: choose the caucus that you run. The other side gets the other one.
prompt-discard = { $chosen ->
    [0] Choose the Politics cards that you do not want, or none. With Done you draw up to five again.
    [one] Discard more Politics cards, or stop here: 1 is chosen. With Done it goes to the discards, and you draw up to five again.
   *[other] Discard more Politics cards, or stop here: { $chosen } are chosen. With Done they go to the discards, and you draw up to five again.
}
prompt-main = { $chosen ->
    [0] Your turn: put senators into play, introduce bills, play cards, call votes. Then end your turn.
   *[other] Go on with what you have begun: name what it still needs. Done closes a list, of pork for example, and carries it out.
}
prompt-respond_committee = { $chosen ->
    [0] “{ $card }” is before its committee. Amend it with one of your members, or let it pass without an amendment.
   *[other] Your amendment to “{ $card }”: add pork for states if you like. With Done the committee votes on the amendment.
}
prompt-own_amend = { $chosen ->
    [0] Your bill “{ $card }” is before its committee. Amend it yourself, or go on to the vote on the bill.
   *[other] Your amendment to “{ $card }”: add pork for states if you like. With Done the committee votes on the amendment.
}
prompt-respond_floor = { $chosen ->
    [0] “{ $card }” is on the floor. Filibuster it, offer a substitute, or let it come to its vote.
   *[other] Your substitute for “{ $card }”: give its position if you are asked to, and pork for states if you like. With Done the senate votes on the substitute.
}
prompt-cloture = A senator filibusters your bill “{ $card }”. Call a vote on ending the debate, or hold the bill back for this turn.
prompt-exchange = { $chosen ->
    [0] { $vote ->
        [CB] Before the vote on { measure }: activate members of the committee or play cards, one after the other. With Done { $acted ->
            [0] you add nobody, and the voting begins
           *[other] it is the other side’s step
        }.
        [CA] Before the vote on { measure }: activate members of the committee or play cards, one after the other. With Done { $acted ->
            [0] you add nobody, and the voting begins
           *[other] it is the other side’s step
        }.
       *[other] Before the vote on { measure }: activate senators, add pork or play cards, one after the other. With Done { $acted ->
            [0] { $declines ->
                [0] you add nothing, and the other side may go on
               *[other] you add nothing either, and the voting begins
            }
           *[other] it is the other side’s step
        }.
    }
   *[other] Go on with the card: name what it is for. Done closes a list.
}
prompt-poll = { $chosen ->
    [0] How do your senators vote on { measure }? Choose one vote for all of them; exceptions come next.
   *[other] Name senators who vote otherwise on { measure }, or nobody. With Done your side has voted.
}
prompt-vp_vote = The vote on “{ $card }” is tied, { $votes } to { $votes }: choose how the vice-president votes. One vote for can pass the bill, if that reaches its weight.
prompt-move = { $chosen ->
    [0] Choose your senators who go from the substitute over to “{ $card }”; the others stay on the substitute. With Done the vote on the bill comes next.
   *[other] Choose more of your senators who go over to “{ $card }”, or stop here: { $chosen } chosen. With Done the vote on the bill comes next.
}
prompt-proceed = The substitute for “{ $card }” was voted down. Have your bill voted on now, or stop for this turn without a lost vote.
prompt-give = Choose { $many } { $which ->
    [politics] { $many ->
        [one] Politics card
       *[other] Politics cards
    }
   *[senators] { $many ->
        [one] senator
       *[other] senators
    }
} of your hand to lose: { $chosen } chosen. A card forces you.

# Chance answers these itself; nobody is asked.
prompt-toss = A coin is tossed for the choice of the caucus.
prompt-refill = { $side } draws cards.
prompt-draw = { $side } draws a Politics card.
prompt-draw_senator = { $side } draws a senator.
prompt-look = { $side } looks at the next Politics cards.
prompt-fix = { $side } looks at the next Politics card.
prompt-shed = { $side } loses cards of the hand.
prompt-lose = Chance takes a card of { $side }: { $which ->
    [politics] a Politics card
   *[senators] a senator
}.

# Whom the table waits for ---------------------------------------------------------------------------------

wait-choose_caucus = Waiting for { $waiting }, who won the toss, to choose a caucus.
wait-discard = Waiting for { $waiting } to discard Politics cards, or none.
wait-main = Waiting for { $waiting }, whose turn it is.
wait-respond_committee = Waiting for { $waiting } to amend “{ $card }” in committee or let it pass.
wait-own_amend = Waiting for { $waiting } to amend “{ $card }” in committee or go on to its vote.
wait-respond_floor = Waiting for { $waiting } to answer “{ $card }” on the floor: with a filibuster, with a substitute, or with neither.
wait-cloture = Waiting for { $waiting } to call for cloture on “{ $card }” or hold the bill back.
wait-exchange = Waiting for { $waiting } to add senators or cards before the vote on { measure }, or to leave it as it is.
wait-poll = Waiting for { $waiting } to vote on { measure }.
wait-vp_vote = Waiting for { $waiting } to choose the vice-president’s vote on “{ $card }”; it stands { $votes } to { $votes }.
wait-move = Waiting for { $waiting } to choose which senators go over to “{ $card }”.
wait-proceed = Waiting for { $waiting } to have “{ $card }” voted on, or to stop for this turn.
wait-give = Waiting for { $waiting } to choose what to lose from a hand: { $which ->
    [politics] Politics cards
   *[senators] senators
}, { $many } of them.
wait-toss = Waiting for the toss of the coin.
wait-refill = Waiting for { $side } to draw cards.
wait-draw = Waiting for { $side } to draw a Politics card.
wait-draw_senator = Waiting for { $side } to draw a senator.
wait-look = Waiting for { $side } to look at the next Politics cards.
wait-fix = Waiting for { $side } to look at the next Politics card.
wait-shed = Waiting for { $side } to lose cards of the hand.
wait-lose = Waiting for chance to take a card of { $side }: { $which ->
    [politics] a Politics card
   *[senators] a senator
}.

# Buttons --------------------------------------------------------------------------------------------------

verb-choose = Run { caucus }
verb-discard = Discard { $piece }
verb-put = Put { $piece } into play
verb-swap = Swap { $piece } in for a senator in play
verb-out = { $piece } leaves the game
verb-introduce = Introduce the bill “{ $piece }”
verb-sponsor = Sponsor: { $piece }
verb-activate = Activate { $piece }
verb-on = On “{ $piece }”
verb-play = Play “{ $piece }”
verb-at = Choose { $piece }
verb-call = Bring “{ $piece }” to its vote
verb-pork = Pork for { place }
verb-strike = Strike the pork for { place }
verb-withdraw = Give up “{ $piece }” and score it as it stands
verb-amend = Amend the bill with { $piece }
verb-filibuster = Filibuster with { $piece }
verb-substitute = Offer a substitute with { $piece }
verb-to = At position { $number }
verb-poll = All of yours: { $name ->
    [for] for
    [against] against
   *[abstain] abstain
}
verb-for = { $piece } votes for
verb-against = { $piece } votes against
verb-abstain = { $piece } abstains
verb-cast = The vice-president { $name ->
    [for] votes for
    [against] votes against
   *[abstain] abstains
}
verb-move = { $piece } goes over to the bill
verb-give = Lose { $piece }
verb-pass = Let the bill go on
verb-proceed = Go on to the vote on the bill
verb-cloture = Call a vote on ending the debate
verb-hold = Hold the bill back for this turn
verb-vote = Vote on the bill now
verb-stop = Stop for this turn
verb-done = Done
verb-end = End your turn
verb-clock_turn = let the time of this turn run out
verb-clock_game = let the time of the game run out
verb-forfeit = let the side of { $seat } forfeit the game

# The story ------------------------------------------------------------------------------------------------

log-tossed = { $seat } won the toss and could choose a caucus.
log-chose = { $seat } chose to run { caucus }.
log-turn = Turn { $number } began: { YOU($seat) ->
    [yes] your turn
   *[no] the turn of { $seat }
}.
log-freed = { $number ->
    [one] 1 senator was
   *[other] { $number } senators were
} free again, because the turn of the side that runs their bills began.
log-discarded = { $seat } discarded { $card }.
log-drew = { $card ->
    [hidden] { $seat } drew a card.
   *[other] { $seat } drew { $card }.
}
log-flash_in = The Flash card “{ $card }” was drawn and came into force for both sides.
log-flash_out = The Flash card “{ $card }” went out of force, because two newer ones were there.
log-reshuffled = The Politics deck had run out, so the discards were shuffled into a new one: { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
log-put = { $seat } put { $senator } into play.
log-swapped = { $seat } put { $senator } into play, and { $other } left the game for that.
log-introduced = { $seat } introduced the bill “{ $card }”; its sponsor was { $senator }.
log-porked = { $seat } added pork for { place } to “{ $card }”.
log-activated = { $senator } was activated on “{ $card }”.
log-called = { $seat } brought “{ $card }” { $name ->
    [committee] before its committee
    [floor] to the floor
    [vetoed] to a vote on overriding the veto
   *[other] to a vote
}.
log-responsored = The sponsor of “{ $card }” had left play, so { $seat } named { $senator } the new one.
log-withdrawn = { $seat } gave up “{ $card }”, which was scored as it stood.
log-let_pass = { $seat } did not stand in the way of “{ $card }” now.
log-moved_amendment = { $seat } moved an amendment in committee: { $senator } wanted to bring “{ $card }” to position { $number }.
log-substituted = { $seat } offered a substitute for “{ $card }”: { $senator } sponsored it, at position { $number }.
log-filibustered = { $seat } had { $senator } filibuster “{ $card }”, so that it could not come to its vote.
log-asked_cloture = { $seat } called a vote on ending the debate on “{ $card }”.
log-held = { $seat } held “{ $card }” back because of the filibuster.
log-declined = { $seat } added nothing.
log-polled = { YOU($seat) ->
    [yes] You had your senators
   *[no] { $seat } had the side’s senators
} { $name ->
    [for] vote for, if they might.
    [against] vote against, if they might.
   *[abstain] abstain.
}
log-differs = { $senator } { $name ->
    [for] voted for instead.
    [against] voted against instead.
   *[abstain] abstained instead.
}
log-committee_passed = The committee passed “{ $card }”: { tally }.
log-committee_failed = The committee voted “{ $card }” down: { tally }; it took { $need } for.
log-amended = The committee adopted the amendment: { tally }. “{ $card }” moved to position { $number }.
log-amendment_failed = The committee voted down the amendment to “{ $card }”: { tally }; it took { $need } for.
log-new_sponsor = “{ $card }” now stood in the other caucus’s half, so { $senator }, who had moved the amendment, became its sponsor, and { YOU($seat) ->
    [yes] your side
   *[no] the side of { $seat }
} ran it from then on.
log-bipartisan = “{ $card }” became bipartisan: { $senator } was co-sponsor, and that brought { YOU($seat) ->
    [yes] your side
   *[no] the side of { $seat }
} { $number ->
    [one] 1 point
   *[other] { $number } points
} at once.
log-floor_passed = The senate passed “{ $card }”: { tally }.
log-floor_failed = The senate voted “{ $card }” down: { tally }; it took { $need } for.
log-tied = The vote on “{ $card }” was tied: { tally }. The vice-president could break the tie.
log-vp_votes = The vice-president { $name ->
    [for] voted for.
    [against] voted against.
   *[abstain] abstained.
}
log-cloture_carried = The senate ended the debate on “{ $card }”: { tally }; it took { $need } for. Nobody could filibuster it any more.
log-cloture_failed = The debate on “{ $card }” was not ended: { tally }; it took { $need } for.
log-substitute_carried = The senate adopted the substitute for “{ $card }”: { tally }. The bill itself was still to be voted on.
log-substitute_failed = The senate voted down the substitute for “{ $card }”: { tally }; it took { $need } for. Its senators went over to the bill.
log-shifted = { $seat } moved { $senator } from the substitute over to “{ $card }”.
log-replaced = “{ $card }” had failed after its substitute was adopted, so the substitute of { $senator } passed the senate in its place.
log-superseded = The substitute for “{ $card }” was worth nothing, because the bill itself passed.
log-stopped = { $seat } stopped the vote on “{ $card }” for this turn.
log-signed = The president signed “{ $card }”: it became law.
log-vetoed = The president vetoed “{ $card }”, because it stood too far from the president’s position.
log-overridden = The senate overrode the veto of “{ $card }”: { tally }; it took { $need } for. It became law.
log-override_failed = The veto of “{ $card }” stood: { tally }; it took { $need } for.
log-died = “{ $card }” came to its end without becoming law.
log-scored = { $seat } scored { points } for “{ $card }”, which had passed { $number ->
    [0] no stage
    [one] 1 stage
   *[other] { $number } stages
} out of 3.
log-shared = { $seat } scored { points } as well, half of the bill’s score, as co-sponsor of “{ $card }”.
log-played = { $seat } played “{ $card }”.
log-aimed = “{ $card }” was aimed at { $other }.
log-struck = The pork for { place } was struck from “{ $card }”.
log-pork_freed = Pork for { place } was added to “{ $card }”; it cost no points.
log-barred = { YOU($seat) ->
    [yes] Your side
   *[no] The side of { $seat }
} was barred from this for a while: { $name ->
    [amend] amending bills
    [filibuster] filibusters
    [play] playing cards
   *[introduce] introducing bills
}.
log-gained = { $seat } got { points } by a card.
log-looked = { $seat } looked at hidden cards in private.
log-glimpsed = { $seat } saw { $card ->
    [hidden] a card
   *[other] { $card }
}.
log-ran_late = { $seat } ran out of time for this turn: what was still to be decided was decided by default.
log-closing = The time of the game was up: the round was finished so that both sides had as many turns.
log-won = { YOU($seat) ->
    [yes] Your side
   *[no] The side of { $seat }
} won the game.
log-drawn = The game ended in a draw.
log-forfeited = { YOU($seat) ->
    [yes] Your side
   *[no] The side of { $seat }
} forfeited the game, because nobody was left to play it.

# Why not --------------------------------------------------------------------------------------------------

no-not_held = { $card } is not in your hand; choose a card that you hold.
no-not_a_senator = { $card } is not a senator who can do this; choose one of your senators in play.
no-not_a_bill = { $card } is not a bill, and only bills can be introduced; choose a bill from your hand.
no-not_in_play = { $card } is not in play; choose a senator who is.
no-not_live = { $card } is not a live bill now; choose one that is in committee, on the floor or vetoed.
no-other_side = { $card } belongs to the wrong side for this. What you do yourself takes your own senators and bills; a card says whose it takes.
no-chosen_twice = { $card } is chosen already; choose another, or finish.
no-no_place = This place cannot be listed here; choose one of those that are offered.
no-first_turns = On the first turn of a side you only put senators into play and introduce bills; everything else comes from your next turn on. You may also end your turn.
no-switched_off = This table plays without that part of the rules; the options amendments, filibuster and introductory decide it.
no-barred = A card forbids this to your side for now; choose something else until it is over.
no-no_puts = You may put { $allowed ->
    [one] 1 senator
   *[other] { $allowed } senators
} into play on this turn, and have done so; you can again on your next turn.
no-side_full = Your side has as many senators in play as it may; swap a new one in for one who is not activated.
no-side_not_full = Your side still has room in play, so put the senator in; nobody has to leave.
no-busy = { $lies ->
    [0] This takes a senator who is not activated.
   *[other] { $card } is activated on { $lies_on }.
} Whoever lies on a bill is free again when the side that runs that bill begins its turn; choose somebody who is free.
no-sponsor_stays = { $card } is sponsor or co-sponsor of a live bill and has to stay; choose somebody who stands for no bill.
no-no_sheet = All bill sheets are in use; bring a bill to its end before you begin a new one.
no-no_sponsor = A bill needs a sponsor first: one of your senators in play who is not activated and has exactly its position, which is { $position } on { issue }; normally the sponsor also sits on its committee, { committee }. Put such a senator into play, or wait until one is free.
no-wrong_position = { $card } stands at { $own } on { issue }, and the bill at { $position }; choose a sponsor at exactly { $position }.
no-not_member = { $card } is not on the committee of this bill, { committee }, and in committee a bill’s sponsor has to be; choose a member.
no-already_listed = “{ $atom }” is on the bill already, and each place can be listed only once; choose another, or finish.
no-president_too_late = The president has vetoed this bill, so pork for the president comes too late; list states only.
no-nowhere_to_go = There is no live bill that { $card } could be activated on: while a bill is in committee it takes a member of that committee, later anybody will do.
no-not_on_committee = While the bill is in committee, only members of { committee } can do that; choose one, or wait until the bill is on the floor.
no-not_managed = { $card } does not go with this, because the other side runs the bill; you can do it only with a bill whose sponsor is yours.
no-too_early = { $card } cannot come to a vote before turn { $not_before }, and this is turn { $turn }; wait for a turn of yours from then on.
no-sponsor_busy = { $card } cannot come to a vote without its sponsor, { $sponsor }, who is activated on another bill; wait until the side that runs that one has begun its turn.
no-sponsor_gone = The sponsor of this bill has left play, so it needs a new one first: one of your senators in play who is free and has the bill’s position. Name one, or put one into play.
no-sponsor_there = This bill has its sponsor; leave the name away and go on.
no-override_over = The senate has voted on this veto once, and there is no second time; you may give the bill up.
no-not_to_withdraw = { $card } cannot be given up now: at this table the option withdraw says which bills can be, normally vetoed ones only.
no-other_window = { $card } cannot be played now: a bill is introduced instead, and other cards say on them whether they belong to a vote or to your own turn.
no-other_vote = This does not go with the vote that is on: pork is added in votes of the whole senate only, and a card names the votes that it is for.
no-other_issue = { $card } speaks for another issue than that of the bill; play it in a vote on its own issue.
no-in_the_middle = { $card } cannot be played on a bill at position 3, which leans to neither side; keep it for another bill.
no-no_target = There is nothing that the card could be used on, or nothing has been named yet; name what its text allows, or keep the card.
no-wrong_target = That is not something that the card can be used on; choose what its text names.
no-not_on_measure = { $card } is not activated there; choose a senator who is.
no-bound_to_vote = { $card } is the sponsor, the mover or the filibusterer here and cannot be made to abstain; choose another senator.
no-touched_now = Something has happened to { $card } on this very turn: it was introduced, voted on or vetoed. Choose another bill of yours, or wait for your next turn.
no-pork_of_manager = Only the side that runs the bill adds pork to it, and that is the other side; activate senators or play cards instead.
no-same_position = { $card } stands at { $own }, where the bill stands, and has nowhere to move it; choose a senator at another position on { issue }.
no-tried = Your caucus has had its one try to amend this bill in committee; let the bill go to its vote.
no-not_moved_there = An amendment moves a bill one step toward its mover, and never past the mover; choose a position that is offered.
no-too_near = { $card } stands { $distance ->
    [0] exactly where the bill stands, at { $position }
   *[other] only { $distance } away from the bill
}{ $pork ->
    [0] {""}
   *[other] {" "}and has pork for the home state in it
}. A filibuster takes somebody who is at least { $needed } away.
no-debate_closed = The senate has ended the debate on this bill, so nobody can filibuster it any more; let it come to its vote.
no-may_not_filibuster = The card of { $card } says that this senator must not filibuster; choose another.
no-tried_on_floor = There has been one try to substitute this bill, and there is no second; let it come to its vote.
no-other_position = A substitute stands at the position of its sponsor, and not where the bill stands; choose a position that is offered.
no-no_voter = { $card } does not vote here for your side: in committee only its members who are activated on the bill vote, on the floor all your senators in play. Choose one of those.
no-vote_fixed = The vote of { $card } is fixed: sponsor and mover vote for, a filibusterer votes against cloture, and some must abstain. Choose somebody else.
no-as_stance = { $card } votes like that without being named; name only those who vote otherwise.
no-must_not_support = “{ $atom }” is not allowed at distance { $distance }{ $pork ->
    [0] {" "}without pork for the home state
   *[other] {", "}even with pork for the home state
}: on the floor nobody votes for a bill that is 2 away without pork, or 3 away at all. Choose against, or abstain.
no-must_not_oppose = “{ $atom }” is not allowed at distance { $distance }{ $pork ->
    [0] {""}
   *[other] {" "}with pork for the home state
}: nobody votes against a bill at the own position, or on the floor one that is 1 away with pork for the home state. Choose for, or abstain.
no-must_abstain = { $card } abstained on the substitute that was adopted, and so has to abstain on the bill too; name somebody else.
no-not_on_substitute = { $card } is not one of your senators on the substitute; choose one of those, or finish.
no-clock_off = This table has no such clock; the options win and turn_seconds decide it.
no-nobody_moves = There is no turn that this could be about; wait until one is running.

# Ends and options -----------------------------------------------------------------------------------------

end-none = The game is still being played.
end-points = A side reached the points that were agreed on.
end-bills = As many bills as were agreed on had passed the senate.
end-time = The time was up.
end-cap = The game had reached its limit of turns.
end-forfeit = One side forfeited the game.

game-about = Run a party’s senators at the end of 2001: bring your bills through committee, floor and the president’s office, and stand in the way of the other side’s.
game-aim = Your aim: usually, to be the first side with 150 points. Points come from bills: the further a bill gets, the more it brings to the side of its sponsor. On your turn you put senators into play, introduce bills, activate senators on them and bring them to a vote. The distance between a senator and a bill, each on a scale from 1 (very liberal) to 5 (very conservative), says who can vote for it and who against. A senator who is used on one bill is missing on the others.
game-time = 60 to 90 minutes, the introductory game about 40
option-win = How the game is won: by the first side with so many points, by most points when so many bills have passed the senate, or by most points when the time is up.
option-win-points-20 = first to 20 points (short)
option-win-points-150 = first to 150 points
option-win-bills-2 = until two bills have passed the senate
option-win-time-5-60 = five minutes, with one minute for a turn
option-win-forms = Write points:150 for the first side with 150 points (10 to 1000); bills:5 to play until five bills have passed the senate (1 to 50); or time:45:90 for 45 minutes with 90 seconds a turn (1 to 600 minutes, 10 to 900 seconds).
option-introductory = The introductory game, for a first time: without amendments and without filibusters.
option-amendments = Whether bills can be amended, in committee and on the floor.
option-filibuster = Whether there are filibusters, and votes to end them.
option-sponsor_committee = Whether the sponsor of a new bill has to sit on the committee for its issue.
option-sponsor_committee-required = the sponsor must be a member
option-sponsor_committee-open = any senator at the bill’s position will do
option-filibuster_pork = Whether pork for the home state keeps a senator who is 3 away from a filibuster.
option-filibuster_pork-ignored = pork makes no difference
option-filibuster_pork-shields = pork keeps such a senator from it
option-pork_by = Who may add pork to a bill while the senate prepares to vote.
option-pork_by-manager = the side that runs the bill
option-pork_by-both = both sides
option-max_votes = How many lost votes in one stage kill a bill; 0 means that none do.
option-withdraw = Which bills a side may give up, to score them as they stand.
option-withdraw-vetoed = vetoed ones
option-withdraw-any = all its bills
option-withdraw-off = none
option-turn_seconds = How many seconds a turn may take. A game played for time has its own number.
option-turn_seconds-60 = one minute
option-turn_seconds-forms = none, or a number of seconds from 10 to 900
option-reply_seconds = How many seconds the other side has for one answer.
option-reply_seconds-60 = one minute
option-reply_seconds-forms = none, or a number of seconds from 10 to 900
option-turn_cap = After how many turns of both sides together the game ends; 0 means no limit.
option-team_mode = Who decides in a team.
option-team_mode-any = whoever answers first
option-team_mode-captain = the first seat
option-team_mode-rotate = another seat on each turn
option-caucus_choice = How the sides get their caucuses.
option-caucus_choice-toss = the winner of a toss chooses
option-caucus_choice-fixed = the first seat runs the Republicans

# Cards ----------------------------------------------------------------------------------------------------

kind-senator = Senator
kind-executive = President and vice-president
kind-bill = Bill
kind-lobby = Lobby card
kind-event = Event
kind-flash = Flash card

kinds-senator = Senators: put them into play, activate them on bills, and let them vote.
kinds-executive = President and vice-president: the president signs or vetoes, the vice-president breaks ties.
kinds-bill = Bills: introduce them with a sponsor at exactly their position.
kinds-lobby = Lobby cards: play them in a vote on their issue.
kinds-event = Events: play them in a vote or on your turn, as they say.
kinds-flash = Flash cards: whoever draws one lays it open, and it changes the rules for both sides.

# Pages of cards -------------------------------------------------------------------------------------------

# These two have a value `name`, the issue.
issue = { $name ->
    [eco] the economy
    [soc] social welfare
    [lib] civil liberties
    [env] the environment
    [int] international relations
   *[other] { $name }
}
committee = { $name ->
    [eco] Finance (eco)
    [soc] Health, Education, Labor and Pensions (soc)
    [lib] Judiciary (lib)
    [env] Environment and Public Works (env)
    [int] Foreign Relations (int)
   *[other] { $name }
}
card-kind-senator = Senator, { $caucus }
card-party = { $party ->
    [D] Democratic Party
    [R] Republican Party
    [I] none; independent
   *[other] { $party }
}
card-term = January { $year }
card-seat = { $role ->
    [chair] { committee }, in the chair
    [ranking] { committee }, ranking member
   *[member] { committee }
}
card-no-seat = none of the five committees of the game
card-votes = { $votes } when activated on a bill, otherwise normally 1
card-sponsors = { $count ->
    [0] nobody without a rule on the own card
   *[other] { $names }
}

field-party = On record: party
field-caucus = On record: sits with
field-state = On record: state
field-term = On record: term of the seat ends
field-seats = On record: committees
field-record = Where this comes from
field-positions = For play: positions
field-positions_made = How the positions were made
field-votes = For play: floor votes
field-votes_made = How the floor votes were made
field-given = For play: a seat given
field-rule = For play: own rule
field-president = On record: president
field-house = On record: the White House belongs to
field-vice_president = On record: vice-president
field-issue = Issue
field-position = Position
field-weight = Weight
field-blurb = What its supporters say
field-text = What it does
field-sponsors = Can sponsor it, once in play
field-made = Where it comes from
field-short = Type it as

made-record = Public records, as the Senate was on 31 December 2001: these are facts.
made-positions = Computed for play: from how this senator voted in the Senate’s recorded votes from 1999 to 2004, sorted by issue and compared with all other senators. Where a band from 1 (very liberal) to 5 (very conservative) begins is our judgement. A position makes no claim about the person.
made-positions-printed = Taken from the printed card of the game’s rule book, for play. What we compute from recorded votes of 1999 to 2004 differs from it in { $count ->
    [one] one place
   *[other] { $count } places
}. A position makes no claim about the person.
made-votes = A rule for play: 4 for whoever first came to the Senate before 1985, 3 from 1985 to 1994, 2 from 1995 on; leaders of the parties and of the Senate have more. It measures years of service and office, and nothing else.
made-given = On that day this senator sat on none of the five committees of the game. The seat is not on record; it is given so that the senator has something to do there.
made-rule = Invented for play. It says nothing about the person.
made-president = Names, party and state are on record. The positions are our judgement, made for play; the president and the vice-president share them.
made-bill = Invented for this game, with its issue, position and weight. It is no real bill, and it is worded as its own supporters might put it.
made-lobby = Invented for this game; the group does not exist.
made-event = Invented for this game.
made-flash = Invented for this game.
made-pack = This card comes from a pack or was changed by one; whoever wrote the pack answers for what it says.

# The table in a terminal ----------------------------------------------------------------------------------

table-turn = turn { $number }, { YOU($seat) ->
    [yes] yours
   *[no] of { $seat }
}
table-side = { $seats }, { $caucus }: { $points }. In hand { $politics ->
    [one] 1 Politics card
   *[other] { $politics } Politics cards
} and { $senators ->
    [one] 1 senator
   *[other] { $senators } senators
}, { $deck } more in the deck{ $gone ->
    [0] {""}
   *[other] , { $gone } out of the game
}.
table-bot = bot
table-president = President { $president }: { $positions }.
table-flash = Flash card in force: { $card }. { $text }
table-bills = Bills
table-no-bills = No bill is on the table.
table-bill = { $substitute ->
    [0] { $card } [{ $short }]
   *[other] Substitute for { $card }
}: { $issue } { $position }, weight { $weight }
table-sponsor = Run by the { $side }, sponsor { $sponsor }
table-pork = pork { $places }
table-worth = { $basic } basic points × { $stages ->
    [one] 1 stage passed
   *[other] { $stages } stages passed
}
table-amendment = Amendment: { $senator } wants the bill at position { $number }{ $pork ->
    [none] {""}
   *[other] , with { $pork }
}.
table-filibuster = { $senator } filibusters it.
table-senators = In play: state, positions on eco soc lib env int, floor votes, committees (* leads it), { $voting ->
    [0] {""}
   *[other] how many votes in this vote and whether for (+), against (-) or either (±),{" "}
}the bill that the senator is on. A ! stands for a rule on the card.
table-choice = { $choice } ({ $votes })
table-in-play = { $side } ({ $count })
table-politics = Your Politics cards
table-hand = Your senators in hand
table-held-bill = bill, { $issue } { $position }, weight { $weight }
table-discards = { $count ->
    [0] The Politics discards are empty.
   *[other] The Politics discards:
}
table-drew = { $cards ->
    [hidden] { $seat } drew { $count } cards.
   *[other] { $seat } drew { $cards }.
}
result-heading = How the game ended

# What a screen says ---------------------------------------------------------------------------------------

screen-goal-points = The first side with { $target } points wins.
screen-goal-bills = The game ends when { $target } bills have passed the senate; most points win.
screen-goal-time = The game ends after { $target } minutes; most points win.
screen-main = { $puts ->
    [0] No more senators this turn
    [one] 1 senator may still come into play
   *[other] { $puts } senators may still come into play
} · { $ready ->
    [0] { $bills ->
        [0] no bill of yours on the table yet
       *[other] none of your bills may be called yet
    }
    [one] 1 of your bills may come to its vote
   *[other] { $ready } of your bills may come to a vote
}.
screen-more = { $count } more

screen-vp-there = The vice-president can break a tie in the vote on a bill.
screen-vp-away = A card has sent the vice-president away: a tie is lost for now.

# Why a senator may vote as he may; the state of the senator stands beside it.
screen-why-same = Stands exactly where the bill stands: never votes against it.
screen-why-near = 1 away: may vote for or against.
screen-why-near_pork = 1 away, and the pork names the home state: does not vote against.
screen-why-two = 2 away: votes for only if pork names the home state.
screen-why-two_pork = 2 away, but the pork names the home state: may vote for or against.
screen-why-far_3 = 3 away: cannot vote for, and pork changes nothing.
screen-why-far_4 = 4 away: cannot vote for, and pork changes nothing.
screen-why-far_pork = 3 or more away: cannot vote for, and the pork for the home state changes nothing.
screen-why-deaf = 2 away, and pork never counts for this senator: cannot vote for.
screen-why-conscience = A card sets this senator free: may vote either way.
screen-why-sponsor = The sponsor always votes for.
screen-why-mover = Moved this amendment, so votes for it.
screen-why-filibusterer = Filibusters the bill, so votes against ending the debate.
screen-why-silent = Must abstain in this vote.
screen-why-member = Sits on the committee: may vote for or against.
screen-why-no_seat = Has no seat on this committee, so has no vote yet.

screen-need-committee = It takes more votes for than against.
screen-need-FB = It takes more votes for than against, and at least { $weight } for.
screen-need-FA = It takes more votes for than against, and at least { $weight } for.
screen-need-CL = Chart: with { $nays } against, ending the debate takes { $need } for.
screen-need-OV = Chart: with { $nays } against, overriding the veto takes { $need } for.
screen-best = If all { $side } who may vote for it do, and all { $other } who may vote against: { $ayes } to { $nays }, { $carried ->
    [yes] carried
   *[no] lost
}.
screen-moment = As things stand { $ayes } to { $nays }; it takes { $need }: { $carried ->
    [yes] carried
   *[no] lost
}.
screen-reserve = With everybody activated who is still free: { $ayes } to { $nays }; it would take { $need }: { $carried ->
    [yes] carried
   *[no] lost
}.
screen-poll-first = The { $other } have not voted yet: counted as if all of them who may voted the other way.
screen-poll-second = The { $other } have voted; only your votes are still open.

screen-when = { $stage ->
    [committee] In committee
    [floor] On the floor
   *[vetoed] Vetoed
}: { $how ->
    [now] it is before the senators now.
    [ready] the { $side } may call the vote this turn.
    [later] the { $side } may call the vote from turn { $turn } on.
   *[never] the vote to override is over.
}
screen-president = { $how ->
    [signs] The president will sign: { $away ->
        [0] the bill stands where the president stands, at { $own }.
       *[other] the president stands at { $own }, { $away } away{ $listed ->
            [0] .
           *[other] , and pork for the president is listed.
        }
    }
    [pork] The president will veto it, { $away } away at { $own }; with pork for the president the bill would be signed.
   *[vetoes] The president will veto it: the president stands at { $own }, { $away } away.
}
screen-filibuster-some = Filibuster: { $count ->
    [one] 1 of the { $side } could talk it down
   *[other] { $count } of the { $side } could talk it down
}: { $who }.
screen-filibuster-nobody = Filibuster: nobody in play is free and far enough away.
screen-filibuster-middle = Filibuster: a bill at 3 cannot be filibustered.
screen-filibuster-closed = Filibuster: the senate has ended the debate, nobody can any more.
screen-filibuster-off = This table plays without filibusters.
screen-sponsors-free = { $count ->
    [one] 1 senator can sponsor it
   *[other] { $count } senators can sponsor it
}: { $who }.
screen-sponsors-busy = Its sponsor would have to be free first: { $who }.
screen-sponsors-waiting = Put into play first a senator who can sponsor it: { $who }.
screen-sponsors-nobody = Nobody in play or in your hand can sponsor it: that takes exactly its position and a seat on its committee.

# Why the sensible bot would choose something. ours, theirs: the votes that the side asked and the other could bring at most.
hint-choose = The White House is on that side: its bills are signed, and its vice-president breaks ties.
hint-discard = It does not serve your caucus; a new card may.
hint-put = It adds the most: votes, a committee leader, or a sponsor for a bill in your hand.
hint-swap = It is worth more to you now than the senator who leaves.
hint-introduce = A free senator can sponsor it, and its position suits your caucus. It can be voted on after a wait, so begin early.
hint-sponsor = A leader of the committee is the best sponsor; else one with few votes, so that the strong stay free.
hint-activate = You lack votes, and this is the least that helps. You could bring { $ours }, the other side { $theirs }.
hint-play = This card helps now.
hint-call = You can win it: you could bring { $ours } votes, the other side { $theirs }.
hint-withdraw = The veto cannot be overridden, so take the points for two stages now.
hint-amend = Your members can outvote theirs in committee, { $ours } to { $theirs }, and the bill is worth more to you then.
hint-filibuster = The bill would pass, but they cannot bring the votes to end a debate.
hint-substitute = The bill would pass; your own version has the votes to take its place.
hint-poll = Let every senator who may vote your way do so.
hint-cast = The vice-president decides this tie.
hint-move = Activated on the bill, this senator votes at full strength there.
hint-pork = Pork for this state turns the vote. It costs points, but less than losing.
hint-pass = Nothing you could do here would win.
hint-proceed = The bill is best as it stands.
hint-cloture = With { $ours } votes against { $theirs }, calling for cloture is worth it; voted down twice, the bill still counts for its committee.
hint-hold = You lack the votes to end the debate. Wait for a turn when more of yours are free.
hint-vote = You have the votes now.
hint-stop = You lack the votes now; come back on a later turn.
hint-done = You are ahead, or more would not help. Save your senators.
hint-end = There is nothing left that helps this turn. Free senators can vote in the other side's turn.
hint-give = It is the one that you will miss least.
hint-on = This is the bill where it counts most.
hint-at = This is where it helps most.
hint-out = The senator you will miss least.
hint-to = The place where the bill is worth most to you.
hint-strike = Without this entry the bill is worth more to you.

# After the game

screen-report-points-title = Points, turn by turn
screen-report-points-about = What each side had at the end of each turn. Points come when the road of a bill ends, so they come in steps.
screen-report-mix-title = What became of the bills
screen-report-mix-about = How many bills each side introduced, and how many of them came how far. One bill can count in several columns.
screen-report-mix-introduced = Introduced
screen-report-mix-committee-passed = Committee
screen-report-mix-floor-passed = Senate
screen-report-mix-vetoed = Vetoed
screen-report-mix-law = Law
screen-report-mix-died = Ended
screen-report-lead-title = A new leader
screen-report-lead = In turn { $turn } the { $side } went ahead.
screen-report-vote-title = A close vote: { $card }
screen-report-vote-what = { $what ->
    [committee_passed] The committee’s vote on the bill
    [committee_failed] The committee’s vote on the bill
    [amended] The vote on an amendment in committee
    [amendment_failed] The vote on an amendment in committee
    [cloture_carried] The vote on ending the debate
    [cloture_failed] The vote on ending the debate
    [substitute_carried] The vote on a substitute
    [substitute_failed] The vote on a substitute
    [overridden] The vote on overriding the veto
    [override_failed] The vote on overriding the veto
   *[other] The senate’s vote on the bill
}
screen-report-vote-won = { screen-report-vote-what } “{ $card }” in turn { $turn } was carried, { $ayes } to { $nays }. { $margin ->
    [0] With one vote for it fewer it would have been lost.
    [one] It had 1 vote to spare.
   *[other] It had { $margin } votes to spare.
}
screen-report-vote-lost = { screen-report-vote-what } “{ $card }” in turn { $turn } was lost, { $ayes } to { $nays }. { $margin ->
    [one] 1 vote for was missing.
   *[other] { $margin } votes for were missing.
}
screen-report-word-committee = Committee
screen-report-about-committee = A small group of members who know a subject look at a bill first. Most bills in the real Congress never leave it.
screen-report-word-amendment = Amendment
screen-report-about-amendment = A change to a bill before it is passed. It can win votes, and it can take a bill away from those who wrote it.
screen-report-word-bipartisan = Bipartisan
screen-report-about-bipartisan = Carried by members of both parties, who meet somewhere between their positions.
screen-report-word-floor = Floor vote
screen-report-about-floor = All senators vote on the bill. It takes more votes for than against; in this game also as many as its weight.
screen-report-word-pork = Pork
screen-report-about-pork = Money for a state that is written into a bill to win its senators. It gets bills passed, and people argue about whether it should.
screen-report-word-filibuster = Filibuster
screen-report-about-filibuster = In the senate debate has no end by itself. Whoever keeps on talking keeps a bill from its vote.
screen-report-word-cloture = Cloture
screen-report-about-cloture = A vote to end the debate. In the real senate it takes three fifths: 60 of 100.
screen-report-word-substitute = Substitute
screen-report-about-substitute = An amendment that puts a whole other text in the place of a bill.
screen-report-word-tie = The vice-president’s vote
screen-report-about-tie = The vice-president presides over the senate and votes only when a vote is tied.
screen-report-word-signature = Signature
screen-report-about-signature = A bill that has passed becomes law when the president signs it.
screen-report-word-veto = Veto
screen-report-about-veto = The president may send a bill back instead of signing it.
screen-report-word-override = Override
screen-report-about-override = With two thirds of the votes Congress makes a law against the president’s veto. That succeeds seldom.
screen-report-road-introduced = Turn { $turn }: introduced by { $who }.
screen-report-road-amended = Turn { $turn }: amended, { $ayes } to { $nays }.
screen-report-road-amendment-failed = Turn { $turn }: an amendment was voted down, { $ayes } to { $nays }.
screen-report-road-committee-passed = Turn { $turn }: through committee, { $ayes } to { $nays }.
screen-report-road-committee-failed = Turn { $turn }: lost in committee, { $ayes } to { $nays }.
screen-report-road-filibustered = Turn { $turn }: a filibuster by { $who }.
screen-report-road-cloture-carried = Turn { $turn }: the debate was ended, { $ayes } to { $nays }.
screen-report-road-cloture-failed = Turn { $turn }: the debate was not ended, { $ayes } to { $nays }.
screen-report-road-substitute-carried = Turn { $turn }: a substitute was adopted, { $ayes } to { $nays }.
screen-report-road-substitute-failed = Turn { $turn }: a substitute was voted down, { $ayes } to { $nays }.
screen-report-road-floor-passed = Turn { $turn }: through the senate, { $ayes } to { $nays }.
screen-report-road-floor-failed = Turn { $turn }: lost on the floor, { $ayes } to { $nays }.
screen-report-road-signed = Signed into law.
screen-report-road-vetoed = Vetoed.
screen-report-road-overridden = Turn { $turn }: the veto was overridden, { $ayes } to { $nays }: law.
screen-report-road-override-failed = Turn { $turn }: the veto stood, { $ayes } to { $nays }.
screen-report-road-withdrawn = Turn { $turn }: given up.
screen-report-road-died = Its road was over.
screen-report-road-scored = It brought { $points } points.
screen-report-ask-filibuster = A single senator held up a bill that most might have voted for. What speaks for giving a minority such power, and what against it?
screen-report-ask-veto = The president stopped a bill that the senate had passed. Why might people who write a constitution want that? When would you not?
screen-report-ask-pork = Votes were won with money for a state. When is that a fair deal between people with different needs, and when is it not?
screen-report-ask-override = It takes two thirds to pass a law over a veto. Why not more than half? Who gains by the higher number?
screen-report-ask-bipartisan = A bill was moved to the middle. What did each side give up, and what did it get? Look for an example in the news.
screen-report-ask-amendment = An amendment changed a bill after it was introduced. Is a changed bill that passes better than a pure one that fails? Speak for both.
screen-report-ask-distance = In this game each senator has a number on each issue. What does such a number leave out about a person and about an issue?
screen-report-ask-activation = Every senator can work on one bill at a time. What does that tell about why so few bills become law?
screen-report-ask-today = Which bill of this game would you bring in today, where you live? Who would have to be won for it?
