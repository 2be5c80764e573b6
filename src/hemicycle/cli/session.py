"""A game at a terminal: whose turn it is, what that person sees, and what comes of the answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from hemicycle.cli.choosing import Menu, Reader, explained, offer
from hemicycle.cli.commands import Commands
from hemicycle.cli.console import Console
from hemicycle.cli.output import listed
from hemicycle.cli.story import Story
from hemicycle.kernel import record
from hemicycle.kernel.atoms import Action
from hemicycle.kernel.bot import Bot
from hemicycle.kernel.driver import Table
from hemicycle.kernel.options import BadInput
from hemicycle.kernel.terminal import Terminal
from hemicycle.kernel.words import Catalogue, Teller

INTERRUPTED = 130


@dataclass
class Players:
    """Who sits where."""

    people: Sequence[int]
    bots: Mapping[int, Bot]
    adviser: Callable[[], Bot]  # whom `hint` asks


class Session:
    """One sitting."""

    def __init__(
        self, table: Table, players: Players, teller: Teller, words: Catalogue, screen: Terminal, save: Path | None
    ) -> None:
        self.table, self.game, self.players = table, table.game, players
        self.teller, self.words, self.screen = teller, words, screen
        self.console = Console()
        self.story = Story(table, teller, screen, players.people or [self.game.schema.onlooker])
        self.reader = Reader(self.game, table, teller, words)
        self.commands = Commands(self)
        self.file = save
        self.here = players.people[0] if len(players.people) == 1 else -1  # who sits before the screen
        self.advice: Action = ()

    # The course of the game --------------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the game is over or somebody stops; the exit status."""
        try:
            if self.players.people:
                self.console.pause(self.words.say("play-begin"))
            else:
                self.say("play-watching")
            while self.table.state.frames:
                self._next()
            self._finish()
        except EOFError:
            self._leave("play-goodbye")
        except KeyboardInterrupt:
            self.console.say()
            self._leave("play-goodbye")
            return INTERRUPTED
        return 0

    def _next(self) -> None:
        """Let one seat choose; bots first, so that nobody waits for them."""
        frames = self.table.state.frames
        people = [seat for seat in range(self.game.seats) if seat not in self.players.bots]
        asked = [seat for seat in self.game.waiting_for(frames) if seat in people]
        seat = next(iter(self.game.left_to_bots(frames, people) or asked))
        if seat in self.players.bots:
            self.table.act(seat, self.whole_choice(self.players.bots[seat], seat))
            return
        self._hand_over(seat)
        if self._tell_news(seat):
            self.console.pause(self.words.say("play-continue"))
        self._ask(seat)
        if self.file:
            self.save(self.file)

    def whole_choice(self, bot: Bot, seat: int) -> Action:
        """What a bot chooses, part by part; the draft is left as it was."""
        state, before = self.table.state, self.table.state.drafts[seat]
        kind = self.game.decisions[state.frames[-1][0]]
        action: Action = ()
        while not action or not kind.complete(state, seat, action):
            state.drafts[seat] = action
            action = (*action, bot.choose(self.table.view(seat), self.game.legal(state, seat)))
        state.drafts[seat] = before
        return action

    # One person --------------------------------------------------------------------------------------------

    def say(self, message: str, /, **values: object) -> None:
        self.console.say(self.words.say(message, **values))

    def _hand_over(self, seat: int) -> None:
        """Nobody sees another's hand: the screen is cleared before it changes hands."""
        if seat == self.here:
            return
        name = self.teller.seat(seat)
        self.console.clear()
        self.say("play-pass", player=name)
        self.console.read(self.words.say("play-pass-ready", player=name))
        self.here = seat

    def _tell_news(self, seat: int) -> bool:
        """What has happened since this person looked; True if there is more to read than usual."""
        news = self.story.news(seat)
        self.console.say()
        if news.lines and news.by_others and self.story.mark[seat] >= 0:
            self.say("play-news")
        for line in news.lines:
            self.console.say(line.text, "> ", "  ")
        return news.long

    def _ask(self, seat: int) -> None:
        """Show the table and take lines until one of them changes something."""
        self.advice = ()
        menu = Menu(self.table, seat, self.screen)
        self.console.say()
        self.draw(menu)
        self.question(menu)
        while not self._answer(menu, self.console.read(self.words.say("play-prompt"))):
            pass

    def draw(self, menu: Menu) -> None:
        self.console.show(self.screen.board(menu.view, menu.numbers(), self.console.columns))

    def question(self, menu: Menu) -> None:
        """What is asked, and the choices that have no number yet."""
        self.console.say()
        self.console.say(self.teller.prompt(menu.view, menu.seat))
        if not menu.beside_hand:
            choices = [self.screen.choice(menu.view, atom) for atom in menu.atoms]
            self.console.show(listed(choices, self.console.columns))
        draft = self.table.state.drafts[menu.seat]
        if draft:
            self.say("play-chosen", chosen=self.table.notation.action(draft))
        if menu.only() is not None:
            self.say("play-only")
        elif menu.needs_more() and not draft:
            self.say("play-choose-more", example="1 4")
        else:
            self.say("play-choose-hand" if menu.beside_hand else "play-choose")

    def _answer(self, menu: Menu, line: str) -> bool:
        """Do what a line says; True if the position or the draft has changed."""
        try:
            command, rest = self.commands.read(line)
            if command is not None:
                return command(menu, rest)
            if not line:
                only = menu.only()
                if only is None:
                    self.question(menu)
                    return False
                return self.choose(menu, (only,))
            return self.choose(menu, self.reader.atoms(line, menu))
        except BadInput as problem:
            self.console.say(str(problem))
            return False

    def choose(self, menu: Menu, atoms: Action) -> bool:
        refusal = offer(self.table, menu.seat, atoms)
        if refusal is None:
            return True
        self.console.say(explained(self.teller, self.table, menu.view, refusal))
        return False

    # The end -----------------------------------------------------------------------------------------------

    def save(self, file: Path) -> None:
        record.save(self.table.record, self.table.notation.event, file)

    def _finish(self) -> None:
        """The last news, the result, and goodbye."""
        reader = self.here if self.here >= 0 else next(iter(self.story.people))
        if len(self.players.people) > 1:
            self.console.clear()
        self._tell_news(reader)
        self.console.say()
        for line in self.screen.result(self.game.result(self.table.state)):
            self.console.say(line)
        self._leave("play-goodbye-over")

    def _leave(self, farewell: str) -> None:
        self.console.say()
        if self.file:
            self.save(self.file)
            self.say("play-saved", file=str(self.file))
        self.say(farewell)
