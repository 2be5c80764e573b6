"""Every language says what English says: the same messages with the same values, and the same clauses of the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Identifier,
    Junk,
    Message,
    NumberLiteral,
    SelectExpression,
    Term,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

import hemicycle.cli
import hemicycle.server
from hemicycle.kernel import registry, rulebook
from hemicycle.kernel.words import ENGLISH, SHARED

SHIPPED = ("es",)  # languages that every game has
PLURALS = {"zero", "one", "two", "few", "many", "other"}
# Words that are spelt alike, what stands on keys, and the alphabet by which codes are read aloud.
ALIKE = re.compile(
    r"star-no|value-no|(sen-)?key-[a-z]+|spoken-[A-Z]"
    r"|sen-(letter|short)-[a-z]+|sen-kind-flash|sen-place-name-[A-Z]{2}|screen-report-word-veto"
)
PAGE = Path(__file__).parents[2] / "web" / "src"
FOLDERS = {
    "kernel": SHARED,
    "cli": Path(hemicycle.cli.__file__).with_name("words"),
    "server": Path(hemicycle.server.__file__).with_name("words"),
    "page": PAGE / "words",
    **{f"page-{folder.parent.name}": folder for folder in sorted((PAGE / "games").glob("*/words"))},
    **{slug: title.folder / "words" for slug, title in registry.titles().items()},
}
TRANSLATED = [
    pytest.param(folder, language, id=f"{name}-{language}")
    for name, folder in FOLDERS.items()
    for language in sorted({*SHIPPED, *(file.stem for file in folder.glob("*.ftl"))} - {ENGLISH})
]
PAGES = [pytest.param(slug, language, id=f"{slug}-{language}") for slug in registry.titles() for language in SHIPPED]


class Parts(Visitor):
    """What a message is made of: its values, the words that it chooses by, and whether it has letters of its own."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.chosen: set[tuple[str, str]] = set()
        self.letters = ""

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.values.add(node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:
        self.letters += "".join(re.findall(r"\w+", node.value))

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        inner = Parts()
        inner.visit(node.selector)
        if isinstance(node.selector, VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, Identifier)}
            self.chosen |= {(node.selector.id.name, key) for key in keys - PLURALS}
            assert all(isinstance(variant.key, Identifier | NumberLiteral) for variant in node.variants)
        self.generic_visit(node)


def messages(file: Path) -> dict[str, Parts]:
    """The messages of a file, none of which may be broken or there twice."""
    found: dict[str, Parts] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message | Term):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            parts = found[entry.id.name] = Parts()
            parts.visit(entry)
    return found


@pytest.mark.parametrize(("folder", "language"), TRANSLATED)
def test_a_language_has_every_message_with_the_same_values(folder: Path, language: str) -> None:
    english, other = (messages(folder / f"{name}.ftl") for name in (ENGLISH, language))
    assert list(english) == list(other), "the same messages in the same order"
    for name, parts in english.items():
        assert other[name].values == parts.values, name
        assert other[name].chosen == parts.chosen, name


@pytest.mark.parametrize(("folder", "language"), TRANSLATED)
def test_no_message_is_left_in_english(folder: Path, language: str) -> None:
    english, other = (messages(folder / f"{name}.ftl") for name in (ENGLISH, language))
    left = {name for name, parts in english.items() if parts.letters and parts.letters == other[name].letters}
    assert not {name for name in left if not ALIKE.fullmatch(name)}


@pytest.mark.parametrize(("slug", "language"), PAGES)
def test_the_rules_have_the_same_clauses_with_the_same_marks(slug: str, language: str) -> None:
    english, other = (rulebook.clauses(rulebook.page(slug, name)) for name in (ENGLISH, language))
    assert rulebook.page_file(slug, language).is_file()
    assert [(number, clause.mark) for number, clause in english.items()] == [
        (number, clause.mark) for number, clause in other.items()
    ]
    for number, clause in english.items():
        assert set(pointers(clause)) == set(pointers(other[number])), number
        assert set(names(clause)) <= set(names(other[number])), number
        assert other[number].lines != clause.lines or not own_words(clause), f"{number} is still in English"


@pytest.mark.parametrize("language", ["en", *SHIPPED])
@pytest.mark.parametrize("slug", registry.titles())
def test_the_links_inside_a_page_lead_somewhere(slug: str, language: str) -> None:
    page = rulebook.page(slug, language)
    headings = re.findall(r"^#+ (.*)$", page, re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
    assert set(re.findall(r"\]\(#([^)]*)\)", page)) <= anchors


def test_a_page_that_nobody_has_translated_is_read_in_english() -> None:
    assert rulebook.page("civio", "xx") == rulebook.page("civio")


def pointers(clause: rulebook.Clause) -> list[str]:
    return re.findall(rulebook.NUMBER, " ".join(clause.lines))


def names(clause: rulebook.Clause) -> list[str]:
    """What is typed or written in files, and so is alike in every language."""
    return re.findall(r"`([^`\n]+)`", "\n".join(line for line in clause.lines if line.strip() != "```"))


def own_words(clause: rulebook.Clause) -> list[str]:
    """Words that a translator has to translate."""
    return re.findall(r"\b[a-z]{2,}\b", re.sub(r"`[^`]*`", "", " ".join(clause.lines)))
