"""From what a person types to a choice: numbers, words of the notation, or the name of a card alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches

from hemicycle.kernel.atoms import ARGUMENT, Action, Takes, argument, verb_of
from hemicycle.kernel.driver import Table
from hemicycle.kernel.game import Game, Refusal
from hemicycle.kernel.options import BadInput
from hemicycle.kernel.terminal import Terminal
from hemicycle.kernel.view import Observation
from hemicycle.kernel.words import Catalogue, Teller


class Menu:
    """The choices of this moment, numbered from 1."""

    def __init__(self, table: Table, seat: int, screen: Terminal) -> None:
        self.game, self.table, self.seat = table.game, table, seat
        self.view = table.view(seat)
        self.atoms = self.game.choices(table.state, seat)
        hand = screen.hand(self.view)
        pieces = [self._piece(atom) for atom in self.atoms]
        # Where all choices are cards of the hand and mean the same, the numbers stand beside the cards.
        self.beside_hand = bool(pieces) and len(self.verbs()) == 1 and all(piece in hand for piece in pieces)
        if self.beside_hand:
            self.atoms.sort(key=lambda atom: hand.index(argument(atom)))

    def verbs(self) -> set[int]:
        return {atom & ~ARGUMENT for atom in self.atoms}

    def numbers(self) -> dict[int, int]:
        """The number beside each card of the hand."""
        return {argument(atom): at for at, atom in enumerate(self.atoms, 1)} if self.beside_hand else {}

    def of_piece(self, piece: int) -> list[int]:
        return [atom for atom in self.atoms if self._piece(atom) == piece]

    def needs_more(self) -> bool:
        """Whether the choice has several parts, of which more than the next is still to come."""
        kind = self.game.decisions[self.table.state.frames[-1][0]]
        draft = self.table.state.drafts[self.seat]
        return bool(self.atoms) and not kind.complete(self.table.state, self.seat, (*draft, self.atoms[0]))

    def only(self) -> int | None:
        """The one choice there is, if it is whole in itself."""
        return self.atoms[0] if len(self.atoms) == 1 and not self.needs_more() else None

    def example(self) -> str:
        """A choice as it could be typed."""
        draft = self.table.state.drafts[self.seat]
        return self.table.notation.action((*draft, self.atoms[0])) if self.atoms else ""

    def _piece(self, atom: int) -> int:
        return argument(atom) if self.game.verbs[verb_of(atom)].takes is Takes.PIECE else -1


class Reader:
    """Understands what a person types."""

    def __init__(self, game: Game, table: Table, teller: Teller, words: Catalogue) -> None:
        self.game, self.table, self.teller, self.words = game, table, teller, words
        self.shorts = {piece.name.lower(): number for number, piece in enumerate(game.schema.pieces)}

    def atoms(self, text: str, menu: Menu) -> Action:
        """The atoms of a choice; BadInput says what is not understood."""
        tokens = text.replace(",", " ").split()
        if all(token.isdigit() for token in tokens):
            return tuple(self._numbered(token, menu) for token in tokens)
        verb = tokens[0].lower()
        if verb in (known.name for known in self.game.verbs):
            rest = [self._argument(token, verb, menu) for token in tokens[1:]]
            if len(tokens) > 2 and any(word.lower() not in self.shorts for word in rest):
                rest = list(self._title(verb, " ".join(tokens[1:]))) or rest
            try:
                return self.table.notation.read_action(" ".join([verb, *rest]))
            except BadInput:
                raise BadInput(self._unknown(text, rest, menu)) from None
        found = [menu.of_piece(piece) for piece in self._pieces(tokens, text)]
        if found and all(len(atoms) == 1 for atoms in found):
            return tuple(atoms[0] for atoms in found)
        raise BadInput(self._unknown(text, [], menu))

    def _unknown(self, text: str, arguments: Iterable[str], menu: Menu) -> str:
        """Of a card that is mistyped, the one that is meant; else how a choice is typed."""
        for word in arguments:
            near = [] if word.lower() in self.shorts else get_close_matches(word.lower(), self.shorts, 1)
            if near:
                name = self.game.schema.pieces[self.shorts[near[0]]].name
                return self.words.say("play-unknown-near", text=f'"{word}"', near=f'"{name}"')
        return self.words.say("play-unknown", text=f'"{text}"', example=menu.example())

    def piece(self, text: str) -> int:
        """The card that a name or a part of a name means; BadInput if there is none, or more than one."""
        wanted = text.lower()
        if wanted in self.shorts:
            return self.shorts[wanted]
        titles = self.teller.titles
        found = [at for at, title in enumerate(titles) if wanted in title.lower()]
        found = [at for at in found if titles[at].lower() == wanted] or found
        found = found or [at for name, at in self.shorts.items() if wanted in name]
        if len(found) == 1:
            return found[0]
        if not found or not wanted:
            raise BadInput(self.words.say("play-no-card", text=f'"{text}"', game=self.game.title.slug))
        named = ", ".join(self.game.schema.pieces[at].name for at in found)
        raise BadInput(self.words.say("play-many-cards", text=f'"{text}"', cards=named))

    def _numbered(self, token: str, menu: Menu) -> int:
        if not 1 <= int(token) <= len(menu.atoms):
            raise BadInput(self.words.say("play-no-choice", number=token, most=len(menu.atoms)))
        return menu.atoms[int(token) - 1]

    def _argument(self, token: str, verb: str, menu: Menu) -> str:
        """A word after a verb as notation has it: numbers, names of people, and cards in small letters."""
        if token.lower() in self.shorts:
            return self.game.schema.pieces[self.shorts[token.lower()]].name
        if token.isdigit() and 1 <= int(token) <= len(menu.atoms):
            atom = menu.atoms[int(token) - 1]
            if self.game.verbs[verb_of(atom)].name == verb:
                return self.table.notation.atom(atom).split()[-1]
        names = [name.lower() for name in self.teller.seat_names]
        if token.lower() in names and self._takes(verb) is Takes.SEAT:
            return self.game.seat_name(names.index(token.lower()))
        return token.upper() if self._takes(verb) is Takes.SEAT else token

    def _takes(self, verb: str) -> Takes:
        return next(known.takes for known in self.game.verbs if known.name == verb)

    def _title(self, verb: str, text: str) -> Iterator[str]:
        """A card by its printed name."""
        titles = [title.lower() for title in self.teller.titles]
        if self._takes(verb) is Takes.PIECE and text.lower() in titles:
            yield self.game.schema.pieces[titles.index(text.lower())].name

    def _pieces(self, tokens: Iterable[str], text: str) -> list[int]:
        try:
            return [self.piece(text)]
        except BadInput:
            return [self.shorts[token.lower()] for token in tokens if token.lower() in self.shorts]


def offer(table: Table, seat: int, atoms: Sequence[int]) -> Refusal | None:
    """Make a choice, or lay what is there of it to the draft; a refusal leaves the draft as it was."""
    game, state = table.game, table.state
    before = state.drafts[seat]
    kind = game.decision_for(state, seat, (before or tuple(atoms))[0])
    if kind is None:
        return game.refuse(state, seat, tuple(atoms))
    if before and atoms[0] & ~ARGUMENT == before[0] & ~ARGUMENT:
        before, state.drafts[seat] = (), ()  # begun anew
    if not before and kind.complete(state, seat, tuple(atoms)):
        return table.act(seat, tuple(atoms))
    for atom in atoms:
        refusal = table.lay(seat, _as_next(game, table, seat, atom))
        if refusal is not None:
            state.drafts[seat] = before
            return refusal
    return None


def _as_next(game: Game, table: Table, seat: int, atom: int) -> int:
    """The atom, or the one for the same card that may come here: later parts of a choice have their own verb."""
    choices = game.choices(table.state, seat)
    if atom in choices:
        return atom
    return next((other for other in choices if table.state.drafts[seat] and argument(other) == argument(atom)), atom)


def explained(teller: Teller, table: Table, view: Observation, refusal: Refusal) -> str:
    """A refusal as a sentence."""
    return teller.refusal(refusal, view, table.game.explain(table.state, refusal))
