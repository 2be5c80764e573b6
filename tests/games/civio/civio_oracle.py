"""A slow second opinion on precedents, from the clauses and the raw card file alone."""

from __future__ import annotations

from itertools import combinations
from typing import Any

Table = dict[str, Any]


class Oracle:
    """Judges sets of card ids by trying every order of the body."""

    def __init__(self, data: Table) -> None:
        sections = ("issues", "freedoms", "amendments", "laws", "cases", "specials")
        self.cards: dict[str, Table] = {card["id"]: card for key in sections for card in data[key]}

    def valid(self, ids: frozenset[str]) -> bool:
        core = {name for name in ids if self.cards[name]["kind"] != "wild"}
        roles = [{}] if "special.civil_rights_act" not in core else [{"as": "law"}, {"as": "freedom"}]
        return any(self._valid_core(core, role.get("as", "")) for role in roles)

    def _valid_core(self, core: set[str], act: str) -> bool:
        kinds: dict[str, list[Table]] = {"issue": [], "body": [], "freedom": [], "amendment": []}
        for name in core:
            card = self.cards[name]
            kind = card["kind"]
            if kind == "civil_rights_act":
                kind = act
            kinds["body" if kind in ("case", "law") else kind].append(card)
        if not kinds["body"] or len(kinds["issue"]) > 1 or len(kinds["freedom"]) > 1:
            return False
        listed = {ref for card in kinds["body"] for ref in card.get("amendments", ())}
        if any(card["id"] not in listed for card in kinds["amendment"]):
            return False
        return any(self._ends_fit(order, kinds) for order in self._orders([], kinds["body"]))

    def _orders(self, laid: list[Table], left: list[Table]) -> Any:
        if not left:
            yield laid
        for card in left:
            if not laid or self._follows(laid[-1], card):
                yield from self._orders([*laid, card], [other for other in left if other is not card])

    @staticmethod
    def _follows(x: Table, y: Table) -> bool:
        if y["kind"] == "case":
            return x["id"] in y["plus"] or x["id"] in y["minus"]
        return x["kind"] == "case" and bool(set(x["issues"]) & set(y["issues"])) and y["year"] >= x["year"]

    @staticmethod
    def _ends_fit(order: list[Table], kinds: dict[str, list[Table]]) -> bool:
        for issue in kinds["issue"]:
            if issue["id"] not in order[0]["issues"]:
                return False
        for freedom in kinds["freedom"]:
            name = freedom.get("freedom", freedom["id"])
            if order[-1]["kind"] != "case" or name not in order[-1]["plus"]:
                return False
        return True

    def splits(self, hand: frozenset[str]) -> bool:
        return any(self.valid(frozenset(three)) and self.valid(hand - set(three)) for three in combinations(hand, 3))

    def stars(self, ids: frozenset[str]) -> int:
        always = ("amendment", "freedom", "civil_rights_act")
        cards = [self.cards[name] for name in ids]
        return sum(card["kind"] in always or bool(card.get("amendments")) for card in cards)

    def best_points(self, hand: frozenset[str]) -> int:
        held = [
            frozenset(group) for size in (3, 4) for group in combinations(hand, size) if self.valid(frozenset(group))
        ]
        families = [[one] for one in held] + [[one, two] for one in held for two in held if not one & two]
        return max((sum(map(self.stars, family)) for family in families), default=0)
