"""Tokens and PINs of people, made from one secret: nothing that would open a seat has to be stored.

A token is the person's number, the generation and a signature. A new generation makes older ones void. The PIN comes
from the same secret, so that a person can be told it again, and whoever reads the tables finds none.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Final, NamedTuple

PIN_DIGITS: Final = 4
LONGEST_TOKEN: Final = 80


class Bearer(NamedTuple):
    """Whom a token names."""

    person: int
    generation: int


class Keyring:
    """Signs with the secret of one server."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def renew(self, secret: bytes) -> None:
        """Sign with another secret from now on."""
        self._secret = secret

    def token(self, code: str, who: Bearer) -> str:
        return f"{who.person}.{who.generation}.{self._signature(code, who)}"

    def read(self, code: str, token: str) -> Bearer | None:
        """Whom a token names at this table; None if nobody."""
        parts = token.split(".")
        if len(token) > LONGEST_TOKEN or len(parts) != 3 or not all(part.isascii() for part in parts):
            return None
        if not (parts[0].isdigit() and parts[1].isdigit()):
            return None
        who = Bearer(int(parts[0]), int(parts[1]))
        return who if hmac.compare_digest(parts[2], self._signature(code, who)) else None

    def pin(self, code: str, who: Bearer) -> str:
        number = int.from_bytes(self._digest(f"pin:{code}:{who.person}:{who.generation}")[:8], "big")
        return str(number % 10**PIN_DIGITS).zfill(PIN_DIGITS)

    def is_pin(self, code: str, who: Bearer, pin: str) -> bool:
        return hmac.compare_digest(self.pin(code, who).encode(), pin.strip().encode())

    def shade(self, text: str) -> str:
        """A few digits that tell two tables apart in a log and do not lead back to the code."""
        return self._digest(f"shade:{text}").hex()[:8]

    def _signature(self, code: str, who: Bearer) -> str:
        raw = self._digest(f"seat:{code}:{who.person}:{who.generation}")[:18]
        return base64.urlsafe_b64encode(raw).decode()

    def _digest(self, text: str) -> bytes:
        return hmac.new(self._secret, text.encode(), hashlib.sha256).digest()
