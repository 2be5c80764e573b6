"""Chance: two streams of numbers that are the same on every platform and in every version.

In simulation and search a `Xoshiro` stream runs from a seed. At a table a `Sealed` stream runs from a random
key: the digest of the key is published when the table opens and the key when the game is over, so that anybody
can check afterwards that every draw was fixed before the first card was dealt.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

WORD: Final = 0xFFFFFFFF
BLOCK: Final = 32
WORDS: Final = 8  # of one digest


class Stream:
    """A source of whole numbers below 2**32, used through `below`."""

    def __init__(self) -> None:
        self._ready: list[int] = []

    def _fill(self) -> list[int]:
        """The next numbers of the stream, the first of them last."""
        raise NotImplementedError

    def word(self) -> int:
        if not self._ready:
            self._ready = self._fill()
        return self._ready.pop()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely (Lemire's method: multiply, reject the rare unfair)."""
        if n > WORD:
            raise ValueError(f"A draw among {n} is too wide; draw among fewer than {WORD}.")
        if not self._ready:
            self._ready = self._fill()
        product = self._ready.pop() * n
        low = product & WORD
        if low < n:
            unfair = (1 << 32) % n
            while low < unfair:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def shuffled(self, items: list[int]) -> list[int]:
        """The same items in an order drawn at random."""
        out = items[:]
        for last in range(len(out) - 1, 0, -1):
            other = self.below(last + 1)
            out[last], out[other] = out[other], out[last]
        return out


class Xoshiro(Stream):
    """xoshiro128++ (Blackman and Vigna), 32-bit words, seeded from SHA-256 of the seed."""

    def __init__(self, seed: int | str) -> None:
        super().__init__()
        raw = hashlib.sha256(f"hemicycle:{seed}".encode()).digest()
        self._words = [int.from_bytes(raw[at : at + 4], "big") for at in (0, 4, 8, 12)]

    def _fill(self) -> list[int]:
        # A block at a time: the state stays in local names, which halves the cost in plain Python.
        a, b, c, d = self._words
        out: list[int] = []
        for _ in range(BLOCK):
            x = (a + d) & WORD
            out.append(((((x << 7) & WORD) | (x >> 25)) + a) & WORD)
            t = (b << 9) & WORD
            c ^= a
            d ^= b
            b ^= c
            a ^= d
            c ^= t
            d = ((d << 11) & WORD) | (d >> 21)
        self._words = [a, b, c, d]
        out.reverse()
        return out


class Sealed(Stream):
    """A keyed stream: block k is HMAC-SHA256(key, k), read as eight words. It can go on from any word."""

    def __init__(self, key: bytes | None = None, drawn: int = 0) -> None:
        super().__init__()
        self.key: Final = secrets.token_bytes(32) if key is None else key
        self.drawn = drawn

    @property
    def commitment(self) -> str:
        """What is published at the start; it tells nothing about the key."""
        return hashlib.sha256(b"hemicycle-commitment:" + self.key).hexdigest()

    @property
    def drawn(self) -> int:
        """How many words have been drawn: with the key, all that is needed to go on."""
        return self._block * WORDS - len(self._ready)

    @drawn.setter
    def drawn(self, words: int) -> None:
        self._block, used = divmod(words, WORDS)
        self._ready = self._fill()[: WORDS - used] if used else []

    def _fill(self) -> list[int]:
        raw = hmac.digest(self.key, self._block.to_bytes(8, "big"), "sha256")
        self._block += 1
        return [int.from_bytes(raw[at : at + 4], "big") for at in range(28, -4, -4)]
