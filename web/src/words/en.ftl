# The page's own words: everything around the games. What a game says comes from the game.

# The lobby
home-title = Play civics at a table
home-about = Games about how rights and laws are made: against bots, with friends on other devices, or with a whole class. No account, nothing to install.
join-code = Have a code? Join a table
join-go = Join
play-now = Play now against bots
open-table = Open a table for others
open-table-of = { $game }: open a table for others
card-browser = The cards
cards-of = The cards of { $game }
players = { $span ->
    [0] { $most } players
   *[other] { $least } to { $most } players
}
how-it-works = How it works
with-bots = bots for empty seats
your-tables = Your tables
your-turn = It is your turn
phase-gathering = Waiting for players
phase-playing = Being played
phase-over = Finished
a-player = Player
no-table = There is no such table here
to-lobby = To the lobby
loading = One moment ...
farewell = You are no longer at this table

# Opening a table
your-name = Your name at the table
how-many = Seats
seats-count = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
other-seats = The other seats
bots-none = stay open for people
bot-sensible = bots that think
bot-random = bots that guess
pace = Pace
pace-live = live, all at once
pace-days = by turns, over days
clock = Soft clock for a move
clock-none = no clock
clock-seconds = { $count ->
    [30] half a minute
    [60] one minute
   *[other] { NUMBER($count) } seconds
}
host-watches = I only watch (for teachers and hosts)
more-options = { $count ->
    [0] More
   *[other] Options of the game ({ $count })
}
option-usual = { $name } (usual)
option-other = something else ...
pack = Pack of extra cards
pack-none = none
open-go = Open the table

# Arriving
arrive = { $game }, table { $code }
which-seat = Which seat?
any-seat = Any free seat
seat = Seat { $seat }
seat-of-bot = Seat { $seat }, now played by the bot { $name }
only-watch = I only want to watch
table-full = Every seat is taken. You can watch.
sit-go = Sit down
watch-go = Watch
i-was-here = I have a seat here already
i-am-new = I am new at this table
seat-pin = Your four-digit seat PIN
seat-pin-where = It stands under “Menu” on the device where you sat down.
come-back-go = Back to my seat

# Gathering
gathering = { $game }: waiting for players
people = Who sits where
seats-open = { $count ->
    [one] One seat is still open. Share the code.
   *[other] { $count } seats are still open. Share the code.
}
all-here = Everybody is here.
wait-for-host = The host will start the game.
begin = Start the game
begin-with-bots = { $count ->
    [one] Give the open seat to a bot and start
   *[other] Give the { $count } open seats to bots and start
}
watchers = Watching
host = Host
bot = Bot

# Sharing
share = Invite others
share-code = Code of this table
copy-link = Copy the link
copied = Copied
qr-alt = QR code of the link { $link }
come-back = Coming back to your seat
come-back-how = On another device: open table { $code }, choose “I have a seat here already”, and give your name { $name } and your PIN { $pin }. Or use the link of your seat; give it to nobody.
copy-seat-link = Copy my seat link

# Seats
seats = Seats
you = you
asked = asked now
seat-open = Open seat
seat-open-how = Anybody with the code can sit here.
seat-here = here
seat-away = away
seat-minded = away, a bot plays on
seat-bot = { $level ->
    [random] bot that guesses
   *[other] bot
}
seat-holder = Who has seat { $seat }
sit-here = Sit here
stand-up = Stand up; a bot takes my seat
remove = Send { $name } away
mind = Let a bot play for { $name }
mind-back = I am back: let me play again
you-watch = You are watching. Hidden cards stay hidden from you.

# The bar
menu = Menu: invite, seats, settings
menu-title = Table { $code }
line-open = Connected
line-saving = Saving ...
line-lost = Connection lost, coming back ...
line-ended = Disconnected
paused = The clock is paused
pause = Pause
resume = Go on
time-left = Time left: { $time }
limit-turn = for this turn; then it ends by itself
limit-turn-stands = for this turn; the clock stands still
limit-decision = for this answer; then the default is chosen
limit-decision-stands = for this answer; the clock stands still
limit-game = for the game; then the last round is played
limit-game-stands = for the game; the clock stands still
limit-soon = You have { NUMBER($count) } seconds left.
host-act = Do it
host-act-not = Better not
host-act-sure = Do this only if nobody is coming back to play there: you cannot undo it by yourself.
pace-and-clock = Pace and clock
move-on = Do not wait for { $name } any longer

# The prompt
prompt = What to do now
actions = What you can do
waiting = Waiting ...
game-over = The game is over.
see-report = See how it went
ready-prompt = Confirm, and this is done.
lit-count = { $count ->
    [one] 1 card can be chosen: touch it, then confirm
   *[other] { $count } cards can be chosen: touch one, then confirm
}
plan = What you have chosen
plan-drop = Take back: { $what }
confirm = { $count ->
    [one] Confirm
   *[other] Confirm all { $count }
}
cancel = Start again
close = Close
title-your-turn = ● Your turn
hint = Hint
hint-take = Do that

# Taking back
undo-free = Undo
undo-ask = Ask to undo
undo-yes = Agree
undo-no = No
undo-waits = Waiting for { $names }.

# The side
side = Log, card and rules
tab-log = Log
tab-card = Card
tab-rules = Rules
log = What has happened
since-your-turn = Since your last turn
against-you = Against you
go-to-moment = Show this moment
card-none = Touch a card to read it here.
why-not-clause = The rule: { $clause }
why-not = Why not now?
may-follow = May come right after it
may-precede = It may come right after
rules = Rules
rules-search = Search the rules
rules-nothing = No rule has these words.

# Skipping
skip = Skip to
skip-ask = What to do now
skip-hand = Your hand
skip-table = The table
skip-log = The log

# Cards
hand = Your hand
hand-none = You hold no cards yet.
card-unknown = A hidden card
card-concealed = hidden from the others
card-chosen = chosen
card-new = new
card-too = choose it too
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cards-search = Search the cards
cards-kind = Kind
cards-all = all kinds
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
numbers = Numbers

# Keys
keys = Keys
keys-play = Letters and numbers of the keyboard play (listed below)
key-numbers = 1–9
key-numbers-does = Choose one of your cards
key-enter = Enter
key-enter-does = Confirm, or the first button
key-escape = Esc
key-escape-does = Start the choice again, close the side
key-ask-does = To the question
key-table-does = To the table
key-hand-does = To your hand
key-log-does = Log
key-card-does = The card in your fingers
key-rules-does = Rules at the clause of the moment
key-hint-does = Hint
key-undo-does = Take back, or ask to
key-help-does = This menu

# Settings
settings = Settings
language = Language
theme = Colours
theme-system = as the device
theme-light = light
theme-dark = dark
motion = Movement
motion-system = as the device
motion-off = none

# After the game
report = How it went
winner = Winner
turning = Moments that decided it
learned = What you learned
questions = To talk about
chart-as-table = The same as a table
record-save = Save the record
fair = Every draw was fixed before the deal. Its seal: { $digest }
fair-key = The key of chance, with which anybody can check every draw: { $key }

# Replay
replay = Replay
replay-start = The beginning
replay-run = Play
moment = Moment { $number } of { $count }
moment-before = One moment back
moment-after = One moment on
mark-before = Back to the last mark
mark-after = On to the next mark
scrubber = Moment of the game
eyes = Whose eyes
eyes-own = my eyes
eyes-all = all hands open
copy-moment = Copy the link to this moment
back-to-table = Back to the table

# When something is wrong
no-server = The server does not answer. Is this device still on the same network?
server-fault = The server could not do that. Nothing was lost; please try again.
page-fault = Something on this page went wrong. Load it again; your seat is safe.
