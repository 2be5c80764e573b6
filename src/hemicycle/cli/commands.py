"""What a person may type beside choices: help, why, hint, links, card, pile, rules, log, undo, save, quit."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hemicycle.cli.cards import card_of
from hemicycle.cli.choosing import Menu, explained
from hemicycle.kernel import rulebook
from hemicycle.kernel.atoms import Takes, argument, verb_of
from hemicycle.kernel.options import BadInput

if TYPE_CHECKING:
    from hemicycle.cli.session import Session

Command = Callable[[Menu, str], bool]
HELP: Final = ["hint", "ok", "why", "links", "card", "pile", "table", "rules", "log", "undo", "save", "help", "quit"]


class Commands:
    """What the lines that begin with a command do; each answers whether the position or the draft has changed."""

    def __init__(self, session: Session) -> None:
        self.session = session
        ways: dict[str, Command] = {
            "hint": self.hint,
            "ok": self.take_hint,
            "why": self.why,
            "links": self.links,
            "card": self.card,
            "pile": self.pile,
            "table": self.table,
            "rules": self.rules,
            "log": self.log,
            "undo": self.undo,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }
        # The English words are known at every table: guides and scripts use them.
        translated = {word: way for name, way in ways.items() for word in self.words_for(name)}
        self.known: Final = {**ways, **translated, "?": self.help, "back": self.undo, "exit": self.quit}

    def words_for(self, name: str) -> list[str]:
        """What a person may type for a command, in the language of the table; the usual word first."""
        return [word.strip() for word in self.session.words.say(f"word-{name}").split(",")]

    def read(self, line: str) -> tuple[Command | None, str]:
        """The command that a line begins with, and what comes after it. A command may be more than one word."""
        typed = " ".join(line.split())
        for name in sorted(self.known, key=len, reverse=True):
            if typed.lower() == name or typed.lower().startswith(f"{name} "):
                return self.known[name], typed[len(name) :].strip()
        return None, typed

    def help(self, menu: Menu, text: str) -> bool:
        self.session.say("help-heading", example=menu.example())
        for name in HELP:
            self.session.console.say(self.session.words.say(f"help-{name}"), "  ", "      ")
        return False

    def why(self, menu: Menu, text: str) -> bool:
        """Why a card, or a choice in words, is refused now."""
        if not text:
            raise BadInput(self._lacks_card(menu, "why"))
        state, game = self.session.table.state, self.session.game
        if text.split(maxsplit=1)[0].lower() in (verb.name for verb in game.verbs):
            refusal = game.refuse(state, menu.seat, self.session.reader.atoms(text, menu))
            allowed = self.session.words.say("play-why-allowed")
        else:
            piece = self.session.reader.piece(text)
            refusal = game.why_not(state, menu.seat, piece)
            choices = ". ".join(self.session.screen.choice(menu.view, atom) for atom in self._naming(menu, piece))
            name = self.session.teller.piece(piece)
            allowed = self.session.words.say("play-allowed", card=name, choices=f"{choices}.")
        if refusal is None:
            self.session.console.say(allowed)
        else:
            self.session.console.say(explained(self.session.teller, self.session.table, menu.view, refusal))
        return False

    def _naming(self, menu: Menu, piece: int) -> list[int]:
        verbs = self.session.game.verbs
        return [a for a in menu.atoms if verbs[verb_of(a)].takes is Takes.PIECE and argument(a) == piece]

    def hint(self, menu: Menu, text: str) -> bool:
        """What a sensible player would choose, with a reason."""
        table, state = self.session.table, self.session.table.state
        adviser = self.session.players.adviser()
        action = self.session.whole_choice(adviser, menu.seat)
        before, state.drafts[menu.seat] = state.drafts[menu.seat], ()
        view = table.view(menu.seat)
        state.drafts[menu.seat] = before
        choices = self.session.teller.everyone([self.session.screen.choice(view, atom) for atom in action])
        self.session.say("play-hint", choice=choices, reason=adviser.reason(view, action[0]))
        self.session.say("play-hint-type", command=table.notation.action(action))
        self.session.advice = action
        return False

    def take_hint(self, menu: Menu, text: str) -> bool:
        if not self.session.advice:
            raise BadInput(self.session.words.say("play-no-hint"))
        self.session.table.state.drafts[menu.seat] = ()
        return self.session.choose(menu, self.session.advice)

    def links(self, menu: Menu, text: str) -> bool:
        lines = self.session.screen.links(menu.view) or [self.session.words.say("play-no-links")]
        for line in lines:
            indent = line[: len(line) - len(line.lstrip())]
            self.session.console.say(line.strip(), indent, indent + "  ")
        return False

    def card(self, menu: Menu, text: str) -> bool:
        if not text:
            raise BadInput(self._lacks_card(menu, "card"))
        numbered = text.isdigit() and menu.beside_hand and 1 <= int(text) <= len(menu.atoms)
        piece = argument(menu.atoms[int(text) - 1]) if numbered else self.session.reader.piece(text)
        self.session.console.show(card_of(self.session.teller, piece, self.session.console.columns))
        return False

    def _lacks_card(self, menu: Menu, command: str) -> str:
        hand = self.session.screen.hand(menu.view)
        example = self.session.game.schema.pieces[hand[0] if hand else 0].name
        return self.session.words.say("play-what-card", command=self.words_for(command)[0], example=example)

    def pile(self, menu: Menu, text: str) -> bool:
        self.session.console.show(self.session.screen.pile(menu.view, self.session.console.columns))
        return False

    def table(self, menu: Menu, text: str) -> bool:
        self.session.draw(menu)
        self.session.question(menu)
        return False

    def rules(self, menu: Menu, text: str) -> bool:
        """How a turn goes, or one clause; a number without its prefix will do."""
        page = rulebook.page(self.session.game.title.slug, self.session.teller.language)
        if not text:
            for paragraph in rulebook.paragraphs(rulebook.first_section(page)):
                self.session.console.say(paragraph.strip(), "", "  ")
            clause = self.session.game.decisions[menu.view.frames[-1][0]].clause
            self.session.say("play-rules-now", clause=clause)
            return False
        known = rulebook.clauses(page)
        number = text.upper() if "-" in text else f"{self.session.game.title.prefix}-{text}"
        if number not in known:
            first, *_, last = known
            raise BadInput(self.session.words.say("play-no-clause", clause=text, first=first, last=last))
        self.session.console.say(f"{number}:")
        for paragraph in rulebook.paragraphs(known[number].lines):
            self.session.console.say(paragraph.strip(), "  ")
        return False

    def log(self, menu: Menu, text: str) -> bool:
        for line in self.session.story.lines(menu.seat):
            fresh = line.step > self.session.story.mark[menu.seat]
            self.session.console.say(line.text, "> " if fresh else "  ", "    ")
        return False

    def undo(self, menu: Menu, text: str) -> bool:
        """Take the last part of the choice back, or the last choice."""
        state = self.session.table.state
        draft = state.drafts[menu.seat]
        if draft:
            state.drafts[menu.seat] = draft[:-1]
            return True
        if not self.session.table.take_back(menu.seat):
            raise BadInput(self.session.words.say("play-no-undo"))
        self.session.say("play-undone")
        return True

    def save(self, menu: Menu, text: str) -> bool:
        file = Path(text) if text else self.session.file or _free_name(self.session.game.title.slug)
        try:
            self.session.save(file)
        except OSError as problem:
            raise BadInput(f"{file}: {problem.strerror}.") from None
        self.session.say("play-saved", file=str(file))
        return False

    def quit(self, menu: Menu, text: str) -> bool:
        raise EOFError  # as if the input had ended


def _free_name(slug: str) -> Path:
    """A file that is not there yet."""
    number = 1
    while (file := Path(f"{slug}-{number}.record")).exists():
        number += 1
    return file
