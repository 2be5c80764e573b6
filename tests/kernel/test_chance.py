"""Golden numbers of chance: the streams must give the same on every platform and in every version."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from hemicycle.kernel.chance import WORD, Sealed, Stream, Xoshiro

# The authors' generator started from 1, 2, 3, 4, as published with other implementations of it.
REFERENCE = (641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420)
KEY = bytes(range(32))


class Given(Stream):
    """A stream of the words that a test gives."""

    def __init__(self, *words: int) -> None:
        super().__init__()
        self.given = list(words)

    def _fill(self) -> list[int]:
        return [self.given.pop(0)]


def words(stream: Stream, many: int) -> tuple[int, ...]:
    return tuple(stream.word() for _ in range(many))


def test_xoshiro_is_the_published_generator() -> None:
    stream = Xoshiro(0)
    stream._words = [1, 2, 3, 4]
    assert words(stream, len(REFERENCE)) == REFERENCE


@pytest.mark.parametrize(
    ("seed", "first"),
    [
        (7, (3220531568, 681157726, 3739291244, 1970429665)),
        ("seed", (674879343, 3096491306, 286222862, 233734378)),
    ],
)
def test_a_seed_gives_these_words(seed: int | str, first: tuple[int, ...]) -> None:
    assert words(Xoshiro(seed), len(first)) == first


def test_blocks_join_without_a_seam() -> None:
    assert words(Xoshiro(7), 1000)[-2:] == (2629010177, 2766767650)


def test_numbers_and_orders_are_drawn_so() -> None:
    stream = Xoshiro(7)
    assert [stream.below(6) for _ in range(12)] == [4, 0, 5, 2, 3, 0, 4, 4, 4, 3, 2, 1]
    assert Xoshiro(7).shuffled(list(range(10))) == [4, 8, 2, 5, 0, 9, 3, 6, 1, 7]


def test_a_key_gives_these_words_and_this_commitment() -> None:
    stream = Sealed(KEY)
    assert stream.commitment == "e8f38a2a379aeb75aeb43879a31afb42b5ff85a4f91bb42ddf9f22a97056e2c4"
    assert words(stream, 10)[:3] == (2668419513, 1083702857, 697404715)


def test_the_keyed_stream_is_hmac_block_by_block() -> None:
    """Written out anew, as somebody would who checks a game by other means than ours."""
    raw = b"".join(hmac.new(KEY, block.to_bytes(8, "big"), hashlib.sha256).digest() for block in range(3))
    expected = tuple(int.from_bytes(raw[at : at + 4], "big") for at in range(0, len(raw), 4))
    assert words(Sealed(KEY), len(expected)) == expected


def test_every_table_has_a_key_of_its_own() -> None:
    assert len({Sealed().key for _ in range(20)}) == 20


@pytest.mark.parametrize("n", [1, 2, 3, 78, WORD])
def test_below_reaches_the_first_and_the_last_number(n: int) -> None:
    assert Given(WORD).below(n) == n - 1
    fair = -(-(1 << 32) // n)  # the first word that is never unfair is at most this
    assert Given(fair).below(n) in (0, 1)


def test_below_rejects_the_unfair_word() -> None:
    # Of the 2**32 words one is too many for three numbers: the one that leaves nothing behind.
    assert Given(0, WORD).below(3) == 2
    assert Given(0).below(4) == 0


def test_below_is_even() -> None:
    stream = Xoshiro("even")
    seen = Counter(stream.below(5) for _ in range(20_000))
    assert all(abs(seen[number] - 4000) < 250 for number in range(5))


def test_below_refuses_what_is_too_wide() -> None:
    with pytest.raises(ValueError, match="too wide"):
        Xoshiro(0).below(WORD + 1)
