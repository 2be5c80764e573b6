# CIVIO: every sentence that a person reads.
#
# Names of seats and cards are given. A card that the reader may not know arrives as the word `hidden`.
# Sentences of the log are in the past, so that they fit any name, "You" too.

# What is asked of you -------------------------------------------------------------------------------------

prompt-keep = { $chosen ->
    [0] Choose two cards to keep hidden. The other five will lie open in front of you.
   *[other] One card stays hidden; choose the second one. The other five will lie open.
}
prompt-draw = { $chosen ->
    [0] Your turn: draw a card. If your seven cards are complete, you may call CIVIO instead.
   *[other] Lay out your cards in their order, the group of three before the group of four. With the last card you call CIVIO.
}
prompt-discard = You hold eight cards: choose one to discard, face up.
prompt-target = { $law } attacks: choose the player it hits. That player may overrule it or must bear it.
prompt-answer = { $attacker } attacks you with { $law }. Overrule it by showing a law that stops it, or accept it.
prompt-take = Take one card of { $target }: an open one that you choose, or a hidden one that chance picks. Then discard again.
prompt-expose = Only two may stay hidden: choose a card to lay open. Everybody will see it.
prompt-finish = { $chosen ->
    [0] End your turn. If your seven cards are complete, you may call CIVIO instead.
   *[other] Lay out your cards in their order, the group of three before the group of four. With the last card you call CIVIO.
}
prompt-next = The round is over: say whether you want another one. It is played if more say yes than no.

# Chance answers these itself; nobody is asked.
prompt-first_dealer = Chance chooses the first dealer.
prompt-deal = The cards are being dealt.
prompt-turn_up = The first card of the discard pile is being turned up.
prompt-from_supply = A card is being drawn from the supply.
prompt-take_hidden = Chance picks one of the hidden cards.
prompt-replace = The card that was taken is being replaced from the supply.

# Beside the prompt of an attack.
attack-by-you-lose_turn = Unless it is overruled, that player sits out a turn.
attack-by-you-confiscate_and_arrest = Unless it is overruled, you take one of that player's cards and discard again.
attack-on-you-lose_turn = If you accept, you sit out your next turn.
attack-on-you-confiscate_and_arrest = If you accept, { $attacker } takes one of your cards and you draw another.
attack-none-stops = You hold no law that stops this.
attack-some-stop = You hold a law that stops this.

# Whom the table waits for ---------------------------------------------------------------------------------

wait-keep = Waiting for { $waiting } to choose two cards to keep hidden.
wait-draw = Waiting for { $waiting } to draw a card.
wait-discard = Waiting for { $waiting } to discard a card.
wait-target = Waiting for { $waiting } to choose whom { $law } attacks.
wait-answer = Waiting for { $waiting } to answer the attack of { $attacker } with { $law }.
wait-take = Waiting for { $waiting } to take a card of { $target }.
wait-expose = Waiting for { $waiting } to lay a hidden card open.
wait-finish = Waiting for { $waiting } to end the turn.
wait-next = Waiting for { $waiting } to say whether there will be another round.
wait-first_dealer = Waiting for chance to choose the first dealer.
wait-deal = Waiting for the cards to be dealt; { $seat } gets the next one.
wait-turn_up = Waiting for the first card of the discard pile.
wait-from_supply = Waiting for { $seat } to get a card from the supply.
wait-take_hidden = Waiting for chance to pick a hidden card of { $target } for { $attacker }.
wait-replace = Waiting for { $target } to get a new card from the supply.

# Buttons --------------------------------------------------------------------------------------------------

verb-keep = Keep hidden: { $piece }
verb-card = { $piece }
verb-draw = { $name ->
    [supply] Draw from the supply
   *[discard] Take the top discard
}
verb-call = { $name ->
    [flush] Call CIVIO: a Thurgood Flush of seven
   *[split] Call CIVIO: a three and a four
}
verb-lay = { $name ->
    [flush] Call CIVIO with a Thurgood Flush and lay it out yourself
   *[split] Call CIVIO with a three and a four and lay them out yourself
}
verb-discard = Discard { $piece }
verb-target = Attack { $seat }
verb-overrule = Overrule the attack with { $piece }
verb-accept = Accept the attack
verb-take = Take { $piece }
verb-take_hidden = Take a hidden card; chance picks which
verb-expose = Lay { $piece } open
verb-end = End your turn
verb-next = { $name ->
    [again] Play another round
   *[stop] Stop here
}
verb-leave = Take { $seat } out of the match

# The story ------------------------------------------------------------------------------------------------

log-dealt = Round { $round }: { $seat } dealt seven cards to each player.
log-turned_up = { $card } was turned up and started the discard pile.
log-kept = { $seat } chose two cards to keep hidden.
log-opened = All players laid their other five cards open.
log-skipped = { $seat } sat this turn out because of an attack.
log-drew = { $card ->
    [hidden] { $seat } drew a card from the supply.
   *[other] { $seat } drew { $card } from the supply.
}
log-took = { $seat } took { $card } from the discard pile.
log-discarded = { $seat } discarded { $card }.
log-put_back = { $seat } put { $card } back on the discard pile.
log-attacked = { $seat } attacked { YOU($other) ->
    [yes] you
   *[no] { $other }
} with { $card }.
log-overruled = { $seat } showed { $card } and overruled { YOU($other) ->
    [yes] your attack
   *[no] the attack of { $other }
}.
log-lost_turn = { $seat } accepted the attack and must sit out a turn.
log-seized = { $card ->
    [hidden] { $seat } took a hidden card from { YOU($other) ->
        [yes] you
       *[no] { $other }
    } by the attack.
   *[other] { $seat } took { $card } from { YOU($other) ->
        [yes] you
       *[no] { $other }
    } by the attack.
}
log-replaced = { $card ->
    [hidden] { $seat } drew a card from the supply in place of the one that was taken.
   *[other] { $seat } drew { $card } from the supply in place of the one that was taken.
}
log-exposed = { $seat } laid { $card } open.
log-reshuffled = The supply had run out, so all discards but the top one were shuffled into a new supply.
log-called_flush = { $seat } called CIVIO with a Thurgood Flush: { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }, { $card6 }, { $card7 }.
log-called_split = { $seat } called CIVIO with two precedents: { $card1 }, { $card2 }, { $card3 }; and { $card4 }, { $card5 }, { $card6 }, { $card7 }.
log-no_winner = The round reached its limit of turns and ended without a winner.
log-points = { $points ->
    [one] { $seat } scored 1 point. Total: { $total }. Rank: { $rank ->
        [intern] { rank-intern }
        [law_clerk] { rank-law_clerk }
        [second_chair] { rank-second_chair }
        [first_chair] { rank-first_chair }
        [judge] { rank-judge }
        [appellate_judge] { rank-appellate_judge }
        [associate_justice] { rank-associate_justice }
       *[chief_justice] { rank-chief_justice }
    }.
   *[other] { $seat } scored { $points } points. Total: { $total }. Rank: { $rank ->
        [intern] { rank-intern }
        [law_clerk] { rank-law_clerk }
        [second_chair] { rank-second_chair }
        [first_chair] { rank-first_chair }
        [judge] { rank-judge }
        [appellate_judge] { rank-appellate_judge }
        [associate_justice] { rank-associate_justice }
       *[chief_justice] { rank-chief_justice }
    }.
}
log-voted = { $seat } answered whether to play another round.
log-left = { $seat } left the match, and the cards in that hand left the round unseen.
log-void = Only one player remained, so nobody scored in this round.
log-match_over = The match was over.

# Why not --------------------------------------------------------------------------------------------------

no-not_held = { $card } is not in your hand; choose one of the cards that you hold.
no-chosen_twice = { $card } cannot fill both places; choose two different cards to keep hidden.
no-supply_empty = There is nothing left to draw from the supply; take the top of the discard pile.
no-pile_empty = The discard pile has no card; draw from the supply.
no-not_hidden = { $card } is not one of your hidden cards; only a hidden card can be laid open.
no-not_oneself = An attack cannot hit the player who makes it; choose somebody else.
no-not_in_round = That player is not in this round; choose one who is.
no-no_law = { $card } overrules no attack; show a law that overrules { $attack ->
    [lose_turn] the loss of a turn
   *[confiscate_and_arrest] a confiscation
}, or accept.
no-other_attack = { $card } does not overrule this kind of attack; it takes a law that overrules { $attack ->
    [lose_turn] the loss of a turn
   *[confiscate_and_arrest] a confiscation
}. Otherwise accept.
no-not_open_there = { $card } does not lie open in front of the player you attack; take a card that does, or a hidden one by chance.
no-nothing_hidden = The player you attack has no hidden card; take one of the open cards.
no-stays_with_bot = At this table a bot takes over for a player who leaves; to take the seat out, the table needs the option on_leave = out.
no-has_left = That player has left already; name one who is still in the match.

no-size = A precedent has three, four or seven cards: lay seven in a row for a flush, or three and then four for a split.
no-repeated = { $card } is laid twice; each card has one place only.
no-issue_not_first = { $card } is an issue, and an issue can only be the first card of a precedent.
no-second_freedom = { $card } would be a second freedom; a precedent has one at most.
no-only_amendments_may_follow = { $card } comes too late: after a freedom or an amendment only amendments may follow. Put it further to the front.
no-no_body = { $card ->
    [none] A precedent needs a case or a law; here there is none.
   *[other] Before { $card } a case or a law must stand; here there is none.
}
no-issue_not_listed = { $card } does not name { $before }; after an issue comes a case or a law that names it.
no-case_does_not_list = { $card } does not list { $before }, neither under plus nor under minus; a case may only follow a case or a law that it lists.
no-law_after_law = { $card } is a law and would stand after the law { $before }; put a case between the two, one that lists { $before }.
no-law_no_shared_issue = { $card } shares no issue with { $before }; a law may only follow a case with which it has an issue in common.
no-law_too_early = { $card } is of { $year }, but { $before } before it is of { $year_before }; a law may not be older than the case that it follows.
no-freedom_not_after_case = { $card } would stand after { $before }, which is a law; a freedom must come right after a case that lists it under plus.
no-freedom_not_in_plus = { $before } does not list { $card } under plus; a freedom must come right after a case that does.
no-amendment_not_listed = No case in this precedent rests on { $card }; an amendment needs a case that lists it in the same precedent.
no-cards_left_over = { $laying ->
    [yes] { $card } cannot come here: the cards that are left could not be laid any more. Choose another card, or take the last one back.
   *[no] These cards have no place in such a call: { $cards }. { $how ->
        [flush] For a flush all seven cards must form a single chain.
       *[split] For a split the seven cards must form a group of three and a group of four.
    }
}
no-not_your_moment = You can call CIVIO only on your own turn, with seven cards in hand: before you draw, or after you have discarded.

# Ranks, ends, options -------------------------------------------------------------------------------------

rank-intern = Intern
rank-law_clerk = Law Clerk
rank-second_chair = Lawyer (2nd chair)
rank-first_chair = Lawyer (1st chair)
rank-judge = Judge
rank-appellate_judge = Appellate Court Judge
rank-associate_justice = Associate Justice of the Supreme Court
rank-chief_justice = Chief Justice of the Supreme Court

end-none = The round is still being played.
end-flush = The last round ended with a Thurgood Flush.
end-split = The last round ended with a three and a four.
end-cap = The last round reached its limit of turns, and nobody won it.
end-void = All players but one left, and nobody scored in the last round.

game-about = Collect Supreme Court cases, laws and freedoms, and link them into chains that are true to history.
game-aim = Your aim: make your seven cards into a group of three and a group of four, called precedents, and then call CIVIO. A precedent goes in this order: an issue (if you like), then cases and laws of which each belongs to the one before it, then a freedom (if you like), then amendments. On your turn you draw one card and discard one.
game-time = about 10 minutes a round
option-match = When the match is over: after so many rounds, when somebody reaches a rank, or when the players vote to stop.
option-match-rounds-1 = one round
option-match-rounds-2 = two rounds
option-match-rounds-3 = three rounds
option-match-rank-law_clerk = until somebody is a Law Clerk
option-match-open = until the players vote to stop
option-match-forms = Write rounds:5 for five rounds; rank:judge to play until somebody is a judge (also intern, law_clerk, second_chair, first_chair, appellate_judge, associate_justice, chief_justice); or open.
option-first_dealer = Who deals the first round.
option-start_points = Points that the players bring along from earlier matches.
option-start_points-forms = One number for all seats, or one for each seat with commas between.
option-round_cap = How many turns a player may begin before a round ends without a winner; 0 means no limit.
option-put_back_attacks = Whether a law that was just taken from the discard pile attacks when it is put back there.
option-on_leave = What becomes of the seat of a player who leaves.
option-on_leave-bot = a bot plays on
option-on_leave-out = the seat is out

# Cards ----------------------------------------------------------------------------------------------------

# What a card is called in a sentence; a kind that is not here is called by its name alone.
title-issue = Issue: { $name }
title-freedom = Freedom of { $name }

kind-issue = Issue
kind-case = Case
kind-law = Law
kind-civil_rights_act = Law or freedom
kind-freedom = Freedom
kind-amendment = Amendment
kind-wild = Wild card

kinds-issue = Issues: one may open a precedent; the card after it must name it.
kinds-case = Cases: each may follow a case or a law that it lists.
kinds-law = Laws: each may follow a case with an issue in common, if the law is not the older one.
kinds-civil_rights_act = The Civil Rights Act: a law, or the freedom Equality.
kinds-freedom = Freedoms: one may follow a case that lists it under plus.
kinds-amendment = Amendments: they come last, each listed by a case of the same precedent.
kinds-wild = The wild card: it fits anywhere and changes nothing for the others.

field-short = Type it as
field-full_name = Full name
field-year = Year
field-citation = Report
field-issues = Issues
field-amendments = Rests on
field-plus = Plus (strengthened)
field-minus = Minus (weakened)
field-why = Why
field-attack = Attack
field-overrules = Overrules
field-freedom = May stand for
field-protects = Protects
field-forbids = Forbids
field-text = What it says
field-matters = Today
field-star = Star
star-yes = yes, worth 1 point
star-no = no
attack-lose_turn = the loss of a turn
attack-confiscate_and_arrest = a confiscation (a card is taken)

# What fits together ---------------------------------------------------------------------------------------

link-opens = { $second } may follow { $first }: it names this issue.
link-plus = { $second } may follow { $first }: it lists it under plus. { $why }
link-minus = { $second } may follow { $first }: it lists it under minus. { $why }
link-issue = { $second } may follow { $first }: both have { $issue }, and the law is not the older one.
link-crowns = { $second } may follow { $first }, which lists it under plus.
link-rests = { $second } may close a precedent with { $first }, which rests on it.
links-none = None of your cards fit together yet.
links-heading = What fits together in your hand
groups-heading = Precedents that you hold
near-heading = Two cards that lack a third
group = { $cards } ({ $stars ->
    [0] no star
    [one] 1 star
   *[other] { $stars } stars
})
group-flush = { $cards }: all seven, a Thurgood Flush
near = { $pair } need one of these: { $missing }.
missing-top = { $card } (on top of the discard pile)
missing-held = { $card } (with { $seat })
missing-buried = { $card } (down in the discard pile)
missing-unseen = { $card }
missing-more = { $count } more
top-calls = With { $card } from the discard pile your seven cards would be complete: take it, discard { $away }, then call CIVIO.
top-makes = { $card } on the discard pile would make a precedent whole: { $cards }.
top-nears = On the discard pile: { $card }. Together with { $cards } it would lack just one card for a precedent.

# The table ------------------------------------------------------------------------------------------------

table-round = Round { $round }{ $last ->
    [0] {""}
   *[other] { " " }of { $last }
}
table-supply = Supply: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-pile = Discard pile: { $top } on top, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-pile-empty = Discard pile: empty
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-hidden = { $count } hidden
table-hidden-known = { $count } hidden, among them { $cards }
table-skips = { $count ->
    [one] will lose a turn
   *[other] will lose { $count } turns
}
table-out = has left
table-dealer = dealer
table-hand = { YOU($name) ->
    [yes] Your hand
   *[no] Your hand, { $name }
}
table-bot = bot
table-star = A star * is worth a point.
table-secret = hidden
table-fits = goes with { $cards }
table-groups = Precedents you hold: { $groups }.
table-no-groups = You hold no precedent yet; links shows what fits together.
table-calls = Your seven cards are complete: you can call CIVIO!
pile-heading = The discard pile, the top first
choice-take-top = Take { $card }
choice-call = { $choice } ({ $points } points)

round-cases = { $seat }: the cases in your precedents ({ $groups }), and why they matter today:
round-no-cases = { $seat }: you held no precedent with a case this time.
result-heading = How the match ended
result-line = { $place }. { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
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

# Hints of the bot -----------------------------------------------------------------------------------------

hint-call = All seven cards are in precedents, so the round can be won now.
hint-take-top = { $card } brings your cards nearer to a three and a four.
hint-draw-supply = The card on the pile does not bring you nearer. { $missing ->
    [one] One right card
   *[other] { $missing } right cards
} would complete your hand.
hint-discard = Without { $card } you lose least. These fit together and should stay: { $kept }.
hint-keep = Laws that can overrule an attack, and cards that fit many others, are best kept secret.
hint-card = Laws that can overrule an attack, and cards that fit many others, are best kept secret.
hint-expose = This card gives the least away to the player after you.
hint-target = The open cards of this player come nearest to precedents.
hint-overrule = This law stops the attack and is not used up.
hint-accept = None of your laws stops this attack.
hint-take = This card brings your own hand nearer to a three and a four.
hint-take_hidden = None of the open cards helps you, so try your luck.
hint-end = Your cards are not complete yet.
hint-next = A match of three rounds gives everybody a fair chance.

# After the match ------------------------------------------------------------------------------------------

report-end = { $winners } won with { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $how }
report-round = Round { $round }
report-begin = Start
report-deal = Deal
report-finish = End
report-points-title = Points in each round
report-points-about = What each player scored in each round. A call scores for every star in the hand; other players score the stars of their precedents.
report-totals-title = Points in all
report-totals-about = How the points added up from round to round. The highest line at the end won.
report-missing-title = How far from CIVIO
report-missing-about = How many cards each hand of the last round still lacked, after each time around the table. A hand at 0 was complete.

report-call-title = CIVIO was called
report-call = { $seat } called CIVIO in round { $round } with { $how ->
    [flush] a Thurgood Flush
   *[split] a three and a four
} and scored { $points ->
    [one] 1 point
   *[other] { $points } points
}.
report-lead-title = A new leader
report-lead = After round { $round } { YOU($seat) ->
    [yes] you were
   *[no] { $seat } was
} ahead of { YOU($other) ->
    [yes] you
   *[no] { $other }
}, with { $points } points in all.
report-last-title = The last card
report-last-drew = { $seat } drew { $card } from the supply: the last card of the hand that won round { $round }.
report-last-took = { $seat } took { $card } from the discard pile: the last card of the hand that won round { $round }.
report-last-given = { $seat } took { $card }, which { YOU($other) ->
    [yes] you
   *[no] { $other }
} had discarded: the last card of the hand that won round { $round }.
report-last-seized = { $seat } took { $card } from { YOU($other) ->
    [yes] you
   *[no] { $other }
} by an attack: the last card of the hand that won round { $round }.
report-last-replaced = { $seat } drew { $card } in place of a card that was taken: the last card of the hand that won round { $round }.
report-gift-title = A card let go
report-gift = { $other } discarded { $card }; { YOU($seat) ->
    [yes] you
   *[no] { $seat }
} took it, and it was in the hand that won round { $round }.
report-spoils-title = A card taken by force
report-spoils = { $seat } took { $card } from { YOU($other) ->
    [yes] you
   *[no] { $other }
} by an attack, and it was in the hand that won round { $round }.
report-seized-title = An attack that hit
report-seized = { $seat } attacked with { $law } and took { $card } from { YOU($other) ->
    [yes] you
   *[no] { $other }
}. For the two hands together that was worth { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} on the way to CIVIO.
report-lost-title = A turn lost
report-lost-turn = { $seat } attacked { YOU($other) ->
    [yes] you
   *[no] { $other }
} with { $law }, and { YOU($other) ->
    [yes] you
   *[no] { $other }
} had to sit out a turn.
report-overruled-title = An attack that failed
report-overruled = { $seat } attacked with { $law }, but { YOU($other) ->
    [yes] you
   *[no] { $other }
} overruled it with { $card }.

# Questions to talk about. They favour no party, and none of them has a right answer.
report-ask-against = In this match { $later } came after { $earlier } and weakened it. What can lead a court to see a question differently years later? When would that be right, and when would it be a problem?
report-ask-built = In this match { $later } built on { $earlier }. Why do judges follow earlier decisions? What would you do about one that you think was wrong?
report-ask-issue = Many cards of this match had to do with the issue { $issue }. Where do you meet this question in your own life? What would somebody say who sees it the other way?
report-ask-amendment = The people who wrote the { $card } could not know what would come, such as phones and the internet. Who should decide what its words mean today, and how?
report-ask-freedom = { $card } stood in a precedent of this match. Can the freedom of one person stand in the way of another's? Look for an example, and speak for both sides.
report-ask-law = An attack of this match was made with { $card }. Whose lives were changed by it, and how? Who can change a law or stop it?
report-ask-luck = What in this game is like the way in which rights grow through court decisions, and what is quite different?
report-ask-future = Think of a question that might come before the Supreme Court when you are grown up. Which cards of this game would each side point to?
report-ask-rules = In this game every card must fit the one before it. What is good about courts that decide like cases alike, and what can be hard about it?
