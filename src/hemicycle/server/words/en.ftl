# What the server says.

# Names and tables -----------------------------------------------------------------------------------------
name-missing = Write a name first.
name-long = This name is too long; { $most } characters are enough.
name-letters = A name may have letters, digits, spaces, dots, hyphens and apostrophes.
name-taken = Somebody called { $name } is at this table already. If that is you, come back with your PIN; if not, choose another name.
no-such-game = This server does not have that game. It has: { $games }.
no-such-pack = This server does not have that pack of cards.
bad-table = { $text }
no-such-table = There is no table with this code. Look at the code again: it has six letters and digits.
table-full = Every seat is taken. You can watch instead.
too-many-people = Too many people have come to this table; open another one.
too-many-watchers = { $most } people are watching already, and there is no room for more.
server-full = This server has no room for another table just now. Try again later.
too-many-tables = Many tables have been opened from here within the hour. Wait a little, or join one of them.
too-many-wrong = Too many wrong codes have come from here. Wait a minute, then try again.
older-edition = This game was begun with an older edition of the rules and cannot go on with this one.
cannot-begin = The game cannot begin: { $text }

# Coming back ----------------------------------------------------------------------------------------------
no-place = You have no place at this table. Join it with a name, or come back with your name and PIN.
bad-link = This link no longer leads to a seat. Come back with your name and PIN, or ask the host.
wrong-pin = This name and PIN do not belong together. Look at the PIN again, or ask the host.
pin-shut = This PIN has been wrong too often. Come back by your link, or ask the host for a new place.
too-many-windows = You have this table open in too many windows; this one took the place of another.

# Seats ----------------------------------------------------------------------------------------------------
nobody-here = That person is not at this table.
only-watching = You are watching. Take a seat to play.
no-such-seat = There is no such seat; the seats are A to { $last }.
only-host = Only the host can do that.
seat-taken = { $name } sits there already.
seat-left = That seat has left the match; nobody can sit there any more.
sits-there = You sit there already.
seen-other-cards = You have seen the cards of seat { $seat } in this game, so you can only go back there.
needs-holder = While the game is on, every seat needs a person or a bot.
seats-empty = { $count ->
    [one] Seat { $seats } is empty. Wait for somebody, or put a bot there.
   *[other] Seats { $seats } are empty. Wait for somebody, or put bots there.
}
has-begun = The game has begun already.
not-begun = The game has not begun yet.
is-over = The game is over.
no-person-there = Nobody sits there for whom a bot could play.
not-your-seat = Only { $name } can take this seat back.
no-minding-by-days = At a table that plays over days nobody needs a bot to mind a seat.
not-away-yet = A bot may play for { $name } only after { $seconds } seconds away.
clock-range = A clock may have from 0 to { $most } hours.
somebody-plays = { $name } plays there. If { $name } has left for good, first send { $name } away or put a bot there.
clocks-only = That is for the clocks of this game, and nobody does it by hand.

# Choosing -------------------------------------------------------------------------------------------------
stale = The table has moved on since; look again and choose anew.
not-your-turn = It is not your turn: the table waits for { $waiting }.
not-waiting = The table does not wait for { $name } any more.
clock-runs = The time is not up yet.
no-clock = This table has no clock; give everybody the time they need.
how-many-choices = Send at least one choice, and at most { $most }.
not-understood = The table does not understand "{ $text }".
no-choice = Nothing was chosen.
plan-ends = Chance or somebody else comes next, so the plan must end there.
plan-changed = Something at the table is not as you could know it, so your plan could not be carried out. Nothing has changed; choose step by step.
no-such-card = There is no such card at this table.
may-choose = { $card }: you may choose it now.
no-advice = Nobody has advice just now. Try again in a moment.

# Taking back ----------------------------------------------------------------------------------------------
nothing-to-undo = You have nothing to take back.
wish-pending = Somebody has asked to take something back; answer that first.
wish-gone = That has been decided already.
wish-not-asked = You have not been asked about that.
wish = { $count ->
    [one] { $name } would like to take back the last step.
   *[other] { $name } would like to take back the last { $count } steps.
}
taken-back = { $name ->
    [none] The last steps were taken back.
   *[other] { $name } went back to an earlier moment of the game.
}

# The connection -------------------------------------------------------------------------------------------
bad-message = The server cannot read this message ({ $detail }). Load the page again.
bad-request = The server cannot read this request ({ $detail }).
too-long = This is too long: at most { $most } bytes are taken.
too-fast = This is more than anybody can do by hand. Wait a moment.
bad-origin = This request comes from another site and is not taken.
table-moved = This table has just been changed from outside. Load the page again.
not-saved = This could not be saved, so it has not been done. Try again.
program-fault = Something went wrong in the program, and it has not been done. The table is as it was before.
not-found = There is nothing here.
wrong-method = This cannot be asked for in this way.
not-over = The game is not over yet. Its record is for everybody when it is.
only-own-eyes = Until the game is over you can look back only with your own eyes.
no-such-language = This server does not speak that language.
hello-first = Say hello first.
bye-removed = The host has closed your place at this table.
bye-replaced = You have opened this table in many windows, so this one is closed.
bye-stopping = The server is stopping for a moment. This page comes back by itself.
bye-limit = Too much came from this page at once. It comes back by itself in a moment.
bye-no-place = You have no place at this table. Join it with a name.

no-page = This server has no page yet. Build it with: python tools/dev.py page

# How a code is read aloud ---------------------------------------------------------------------------------
spoken-2 = two
spoken-3 = three
spoken-4 = four
spoken-6 = six
spoken-7 = seven
spoken-8 = eight
spoken-9 = nine
spoken-B = Bravo
spoken-C = Charlie
spoken-D = Delta
spoken-F = Foxtrot
spoken-G = Golf
spoken-H = Hotel
spoken-J = Juliett
spoken-K = Kilo
spoken-M = Mike
spoken-N = November
spoken-P = Papa
spoken-Q = Quebec
spoken-R = Romeo
spoken-T = Tango
spoken-V = Victor
spoken-W = Whiskey
spoken-X = X-ray
spoken-Z = Zulu
