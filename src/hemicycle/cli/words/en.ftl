# What the terminal says around a game.

play-names = Ada, Ben, Cleo, Dan, Eva, Finn, Gina, Hugo
play-welcome = Welcome! You sit at a table of { $seats } players; { $bots } { $count ->
    [one] is a program
   *[other] are programs
} and will play against you.
play-welcome-help = The table is drawn before each of your choices, with a question under it. Answer with a number or with words. Type hint for advice, links to see which of your cards fit together, why and the name of a card to learn why you cannot choose it, rules to read how a turn goes, quit to stop, and ? for all the rest.
play-watching = Only bots play at this table, so just watch.
play-prompt = {">"}
play-news = What happened since your last turn:
play-choose-hand = Type the number of a card (or hint, links, why CARD, ? for help).
play-choose-more = Type the numbers of the cards, as in "{ $example }" (or hint, links, ? for help).
play-choose = Type a number (or hint, links, why CARD, ? for help).
play-only = Press Enter to do that, or ? for help.
play-chosen = Chosen so far: { $chosen }. To take the last one back, type undo.
play-goodbye = Goodbye! The game was left before its end.
play-goodbye-over = Thank you for playing!
play-saved = The game is saved in { $file }. To read it: hemicycle show { $file }
play-begin = Press Enter to begin.
play-continue = Press Enter to go on.
play-pass = Now it is the turn of { $player }. Give the screen to { $player }; nobody else should look.
play-pass-ready = { $player }, press Enter when you are ready.
play-no-choice = There is no choice { $number }; choose a number from 1 to { $most }.
play-unknown = { $text } is not understood here. Type a number, a choice in words such as "{ $example }", or ? for help.
play-unknown-near = No card is called { $text }; perhaps { $near } is meant.
play-what-card = Name a card too, as in "{ $command } { $example }".
play-no-card = No card is called { $text }. The list of all cards: hemicycle cards { $game }
play-many-cards = { $text } may be any of these: { $cards }. Write a little more of the name.
play-allowed = { $card }: you may choose it now. { $choices }
play-why-allowed = You may do that now.
play-hint = Hint: { $choice }. { $reason }
play-hint-type = Type ok to do it, or type yourself: { $command }
play-no-hint = Ask for a hint first; then ok does what it says.
play-undone = Your last choice is taken back.
play-no-undo = Your last choice cannot be taken back: others have acted since, or it has shown somebody a new card.
play-no-links = This game has nothing to show here.
play-rules-now = What is asked now is described in { $clause }; read it with: rules { $clause }
play-no-clause = There is no clause { $clause }; the rules of this game go from { $first } to { $last }.

help-heading = Answer with the number of a choice, or write it in words, as in "{ $example }". You may also type:
help-hint = hint: what a sensible player would do now, and why; then ok does it
help-why = why CARD: why a card cannot be chosen now (also: why call split)
help-links = links: which of your cards fit together, and what they lack
help-card = card CARD: read a card; a part of its name is enough
help-pile = pile: the whole discard pile
help-table = table: draw the table again
help-rules = rules: how a turn goes; rules CIV-5.7: one clause
help-log = log: the whole story; lines since your last turn begin with {">"}
help-undo = undo: take your last choice back, as long as nobody has learnt anything by it
help-save = save FILE: write the record of the game to a file
help-quit = quit: stop playing
help-ok = ok: do what the hint says
help-help = ? or help: this list

# What may be typed for each command, the usual word first. The English words are known in every language.
word-hint = hint
word-ok = ok
word-why = why
word-links = links
word-card = card
word-pile = pile
word-table = table
word-rules = rules
word-log = log
word-undo = undo
word-save = save
word-help = help
word-quit = quit
