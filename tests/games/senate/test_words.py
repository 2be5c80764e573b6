"""Every sentence of Senate is there, is whole, and says what is meant, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from hemicycle.bots import make_bot
from hemicycle.games.senate import TITLE, names
from hemicycle.games.senate import title as t
from hemicycle.games.senate.deck import ISSUES, PLACES, Kind
from hemicycle.games.senate.rules.conclude import points
from hemicycle.games.senate.rules.reasons import Why
from hemicycle.games.senate.rules.table import Senate
from hemicycle.kernel import words
from hemicycle.kernel.atoms import Takes, code
from hemicycle.kernel.driver import Table, seeded
from hemicycle.kernel.game import Game
from hemicycle.kernel.view import SeenNote
from hemicycle.kernel.words import Catalogue, Teller

WORDS = TITLE.folder / "words"
LANGUAGES = ("en", "es")
YOU = {"en": "You", "es": "Tú"}
# A raw name of something in the program. Card names are left out: some are typed, and then stand in brackets.
RAW = re.compile(r"\b[a-z]+_[a-z_]+\b|\b(CB|CA|FB|FA|CL|OV|PRES)\b|\[|\]|\{|\}")
# Words that no Spanish sentence of this game has; names of senators are capitalized or among these words of none.
ENGLISH = re.compile(r"\b(the|and|your|you|is|are|was|were|to|from|with|which|bill|against|senator|turn|pork)\b")


@pytest.fixture(name="said")
def everything_that_is_said(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """A message that is missing in a language, or lacks a value, ends the test. What is said is kept by its name."""
    said: list[tuple[str, str]] = []

    def say(self: Catalogue, name: str, /, **values: Any) -> str:
        bundle = self.bundles[0]
        assert bundle.has_message(name), f"there is no {bundle.locales} {name}"
        pattern = bundle.get_message(name).value
        assert pattern is not None
        text, problems = bundle.format_pattern(pattern, values)
        assert not problems, f"{name} {values}: {problems}"
        said.append((name, str(text)))
        return str(text)

    monkeypatch.setattr(Catalogue, "say", say)
    return said


def game(seats: int = 2, **options: str) -> Senate:
    made = TITLE.game(seats, options)
    assert isinstance(made, Senate)
    return made


@cache
def plain() -> Senate:
    return game()


def teller(made: Game, language: str = "en") -> Teller:
    return Teller(made, language, [YOU[language], "Ben", "Cleo", "Dan", "Eva", "Finn"][: made.seats])


# What must be there ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_has_no_line_that_is_not_understood(language: str) -> None:
    entries = FluentParser().parse((WORDS / f"{language}.ftl").read_text("utf-8")).body
    assert not [entry.content for entry in entries if isinstance(entry, Junk)]
    found = [entry.id.name for entry in entries if hasattr(entry, "id")]
    assert len(set(found)) == len(found)


def wanted() -> list[str]:
    made = plain()
    return [
        *(f"{begin}-{kind.name}" for kind in made.decisions for begin in ("prompt", "wait")),
        *(f"verb-{verb.name}" for verb in made.verbs),
        *(f"log-{note.name}" for note in made.schema.layout.notes),
        *(f"no-{reason.key}" for reason in made.reasons[1:]),
        *(f"end-{end}" for end in names.ENDS),
        *(f"option-{option.name}" for option in TITLE.options),
        *(f"{begin}-{kind}" for kind in Kind for begin in ("kind", "kinds")),
        "game-about",
        "game-aim",
        "game-time",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_message_for_everything(language: str) -> None:
    bundle = Catalogue([words.SHARED, WORDS], language).bundles[0]
    assert not [name for name in wanted() if not bundle.has_message(name)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_an_option_that_a_form_offers_has_words(language: str) -> None:
    known = Catalogue([words.SHARED, WORDS], language)
    for option in TITLE.options:
        for value in {option.default, *option.samples}:
            if value.isdigit():
                continue
            letters = re.sub(r"[^A-Za-z0-9_-]", "-", value)
            assert known.has(f"option-{option.name}-{letters}") or known.has(f"value-{letters}"), (option.name, value)


# Names are told in words -----------------------------------------------------------------------------------


def every_value(made: Senate) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each line of the story and each verb, with each name that it can carry."""
    for note in made.schema.layout.notes:
        for name in note.names or ("",):
            yield f"log-{note.name}", example([arg for arg, _ in note.args], name)
    for verb in made.verbs:
        if verb.takes is Takes.NAME:
            for name in verb.names:
                yield f"verb-{verb.name}", {"name": name}


def example(args: list[str], name: str) -> dict[str, Any]:
    texts = {"seat": "Ben", "name": name, "card": "A Card", "senator": "A Senator", "other": "Another"}
    return {arg: texts.get(arg, 1) for arg in args}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_the_program_become_words(said: list[tuple[str, str]], language: str) -> None:
    speaker = teller(plain(), language)
    for message, values in every_value(plain()):
        speaker.say(message, **values)
    for message, text in said:
        assert not RAW.search(text), (message, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_and_issues_have_names(said: list[tuple[str, str]], language: str) -> None:
    speaker = teller(plain(), language)
    named = [speaker.say("place", name=place) for place in PLACES] + [speaker.say("issue", name=one) for one in ISSUES]
    assert len(set(named)) == len(PLACES) + len(ISSUES)
    assert all(len(text) > 3 for text in named)
    assert said


@pytest.mark.parametrize(
    ("halves", "text"), [(-5, "−2.5 points"), (66, "33 points"), (33, "16.5 points"), (2, "1 point"), (1, "0.5 points")]
)
def test_SEN_7_1_half_points_are_told(halves: int, text: str) -> None:
    minus, whole, half = points(halves)
    assert teller(plain()).say("points", minus=minus, whole=whole, half=half) == text


# Random games ----------------------------------------------------------------------------------------------

TABLES = [
    (2, "en", {}),
    (2, "es", {}),
    (2, "es", {"introductory": "yes", "win": "bills:2", "sponsor_committee": "open"}),
    (4, "en", {"team_mode": "rotate", "filibuster_pork": "shields", "withdraw": "any", "pork_by": "both"}),
]


@pytest.mark.parametrize(("seats", "language", "options"), TABLES)
def test_a_random_game_can_be_told_from_every_seat(
    said: list[tuple[str, str]], seats: int, language: str, options: dict[str, str]
) -> None:
    made = game(seats, **options)
    table, speaker = Table(made, seeded(f"words {seats}")), teller(made, language)
    stream, told = seeded("choices"), 0
    bot = make_bot("random", made, stream)
    while table.state.frames and len(table.record.steps) < 400:
        seat = made.waiting_for(table.state.frames)[0]
        look_around(speaker, table, stream.below)
        for _ in range(300):
            assert table.lay(seat, bot.choose(table.view(seat), made.legal(table.state, seat))) is None
            if not table.state.drafts[seat]:
                break
        told = tell(speaker, table, told)
    assert len(said) > 1000
    for message, text in said:
        assert text or message == "value", message
        assert not RAW.search(text), (message, text)
        if language == "es":
            assert not ENGLISH.search(text), (message, text)


def look_around(speaker: Teller, table: Table, below: Callable[[int], int]) -> None:
    """Prompts, some buttons, and refusals of wrong choices, for everybody."""
    made, state = table.game, table.state
    for viewer in range(made.seats + 1):
        view = table.view(viewer)
        speaker.prompt(view, viewer if viewer < made.seats else -1)
        if viewer == made.seats:
            continue
        for atom in made.choices(state, viewer)[:: 1 + below(5)]:
            speaker.atom(atom)
        piece = below(len(made.schema.pieces))
        verb = below(len(t.VERBS))
        for refusal in (made.why_not(state, viewer, piece), made.refuse(state, viewer, (some(verb, piece, below),))):
            if refusal:
                speaker.refusal(refusal, view, made.explain(state, refusal))


def some(verb: int, piece: int, below: Callable[[int], int]) -> int:
    """An atom of a verb, most often one that cannot be chosen."""
    spec = t.VERBS[verb]
    top = {Takes.PIECE: piece, Takes.NUMBER: 1 + below(5), Takes.NONE: 0, Takes.SEAT: 0}
    return code(verb) + (below(len(spec.names)) if spec.takes is Takes.NAME else top[spec.takes])


def tell(speaker: Teller, table: Table, done: int) -> int:
    for step in table.record.steps[done:]:
        for viewer in range(table.game.seats + 1):
            for seen in table.seen(step, viewer):
                if isinstance(seen, SeenNote):
                    speaker.log(seen)
    return len(table.record.steps)


# Single sentences ------------------------------------------------------------------------------------------


def test_a_card_that_the_reader_may_not_know_is_not_named() -> None:
    speaker = teller(plain())
    note = next(at for at, spec in enumerate(plain().schema.layout.notes) if spec.name == "drew")
    assert speaker.log(SeenNote(note, (1, None))) == "Ben drew a card."
    assert speaker.log(SeenNote(note, (1, plain().set.number("leahy")))) == "Ben drew Patrick Leahy."


@pytest.mark.parametrize(
    ("language", "message", "values", "text"),
    [
        ("en", "log-porked", {"seat": "You", "card": "X", "name": "VT"}, "You added pork for Vermont to “X”."),
        ("es", "log-porked", {"seat": "Tú", "card": "X", "name": "NY"},
         "Añadiste fondos locales para Nueva York a «X»."),
        ("en", "log-scored",
         {"seat": "Ben", "card": "X", "minus": 0, "whole": 16, "half": 5, "number": 3},
         "Ben scored 16.5 points for “X”, which had passed 3 stages out of 3."),
        ("es", "log-scored",
         {"seat": "Tú", "card": "X", "minus": 1, "whole": 4, "half": 0, "number": 2},
         "Ganaste −4 puntos por «X», que había superado 2 etapas de 3."),
        ("en", "log-turn", {"seat": "You", "number": 4}, "Turn 4 began: your turn."),
        ("es", "log-turn", {"seat": "Ben", "number": 4}, "Empezó el turno 4: le tocó a Ben."),
        ("en", "no-too_near", {"card": "Byrd", "distance": 2, "pork": 1, "position": 4, "needed": 3},
         "Byrd stands only 2 away from the bill and has pork for the home state in it. "
         "A filibuster takes somebody who is at least 3 away."),
    ],
)  # fmt: skip
def test_a_sentence(language: str, message: str, values: dict[str, Any], text: str) -> None:
    assert teller(plain(), language).say(message, **values) == text


def test_every_line_of_the_story_and_every_reason_is_used_by_the_rules() -> None:
    folder = TITLE.folder
    files = [*(folder / "rules").glob("*.py"), folder / "effects.py"]
    text = "".join(file.read_text(encoding="utf-8") for file in files if file.name != "reasons.py")
    assert not [note.name for note in t.LAYOUT.notes if f'note("{note.name}")' not in text]
    assert not [why.name for why in Why if f"Why.{why.name}" not in text]
