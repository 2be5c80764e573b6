"""`hemicycle cards`: the cards of a game, or one of them whole."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from hemicycle.cli.output import emit, say, width
from hemicycle.cli.tables import add_json, add_language, add_pack, catalogue, check_files
from hemicycle.kernel import registry
from hemicycle.kernel.names import Names
from hemicycle.kernel.options import BadInput
from hemicycle.kernel.terminal import wrapped
from hemicycle.kernel.words import Catalogue, Teller

if TYPE_CHECKING:
    from argparse import _SubParsersAction

Card = Mapping[str, Any]


def add(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = subparsers.add_parser("cards", help="list the cards of a game, or show one of them")
    parser.add_argument("game", metavar="GAME", help="which game; see `hemicycle games`")
    parser.add_argument("card", metavar="CARD", nargs="?", help="the id or the short name of one card")
    add_pack(parser)
    add_language(parser)
    add_json(parser)
    parser.set_defaults(func=cards)


def cards(args: argparse.Namespace) -> int:
    check_files(args.pack)
    title = registry.title(args.game)
    game = title.game(title.least, {}, args.pack)
    words = catalogue(title, args.language)
    found: Sequence[Card] = game.cards(args.language)
    pages: Sequence[Card] = title.catalogue(game, Teller(game, args.language))
    if args.card:
        found = [_one(found, args.card, Names(game.schema))]
    if args.json:
        emit({"game": title.slug, "cards": found})
    elif args.card:
        say(whole(_page(pages, found[0]), words, width()))
    else:
        say(listed(pages, words, width()))
    return 0


def _one(found: Sequence[Card], name: str, names: Names) -> Card:
    for card in found:
        if name.lower() in (str(card["id"]).lower(), str(card.get("short", "")).lower()):
            return card
    names.read_piece(name)  # says which card may be meant
    raise BadInput(f"There is no card {name!r}.")


def _page(pages: Sequence[Card], card: Card) -> Card:
    """The page of a card."""
    return next(page for page in pages if page["printed"]["id"] == card["id"])


def listed(pages: Sequence[Card], words: Catalogue, columns: int) -> list[str]:
    """All cards, each kind under a heading; kinds that a game divides further are shown so."""
    lines: list[str] = []
    for kind in dict.fromkeys(str(page["kind"]) for page in pages):
        of_kind = [page for page in pages if page["kind"] == kind]
        heading = words.say(f"kinds-{kind}")
        lines += ["", *wrapped(f"{heading} ({len(of_kind)})", columns), ""]
        groups = dict.fromkeys(str(page["kind_title"]) for page in of_kind)
        for group in groups:
            members = [page for page in of_kind if page["kind_title"] == group]
            lines += wrapped(f"{group} ({len(members)})", columns) if len(groups) > 1 else []
            lines += [line for page in members for line in _row(page, columns)]
    return lines[1:]


def _row(page: Card, columns: int) -> list[str]:
    card = page["printed"]
    star = "*" if card.get("star") else " "
    year = f" ({card['year']})" if card.get("year") else ""
    text = str(card.get("text") or card.get("protects") or "")
    name = f"{star} {page['name']}: {card.get('name') or page['title']}{year}"
    return [*wrapped(name, columns, "", "    "), *(wrapped(text, columns, "    ") if text else [])]


def whole(page: Card, words: Catalogue, columns: int) -> list[str]:
    """One card with all that stands on it, and how it is called here."""
    name = page["printed"].get("name") or page["title"]
    lines = wrapped(f"{name} ({page['kind_title']})", columns)
    typed = [(words.say("field-short"), page["name"])] if words.has("field-short") else []
    for heading, text in [*page["facts"], *typed]:
        lines += wrapped(f"{heading}: {text}", columns, "  ", "      ")
    return lines


def card_of(teller: Teller, piece: int, columns: int) -> list[str]:
    """The card that a piece is, whole; a piece without a card is just named."""
    game, name = teller.game, teller.game.schema.pieces[piece].name
    pages = game.title.catalogue(game, teller)
    found = [page for page in pages if page["name"] == name]
    return whole(found[0], teller.catalogue, columns) if found else [teller.piece(piece)]
