# The sentences that every game shares.

-hidden = a hidden card

# What a lone player is called. A message may ask YOU($seat) to choose other words for that name.
you = You
seat = { $name }
onlooker = onlookers

# Refusals. Each says what is wrong and what would be right.
no-game_over = The game is over; nothing more can be chosen.
no-not_asked = { $seat } has nothing to choose now: the game waits for { $waiting }.
no-other_decision = That is not what is asked now: { $prompt }
no-unfinished = The choice is not whole yet: { $prompt }
no-too_much = The choice was already whole before { $atom }; leave the rest away.
no-no_words_here = No words are asked for with this choice; send it without.
no-words_too_short = Write a little more: at least { $least } characters.
no-words_too_long = Write a little less: at most { $most } characters.
no-nobody_waits = The game is not waiting for that seat.

clause = (rule { $clause })
list-and = { $list } and { $last }

# What options can be, in every game.
value-yes = yes
value-no = no
value-none = none
value-random = by chance

# The host.
verb-default = let the clock run out for { $seat }

# Notices of the terminal.
over = The game is over.

# A sentence of the story that was told several times in a row.
log-times = { $line } (× { $count })
