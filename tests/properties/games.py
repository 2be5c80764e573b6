"""The games that every property is held against, and how to set each up: seat counts and options."""

from __future__ import annotations

from importlib.metadata import entry_points

from hemicycle.kernel.chance import Stream
from hemicycle.kernel.driver import seeded
from hemicycle.kernel.game import Game, Title
from hemicycle.kernel.options import BadInput
from hemicycle.kernel.registry import GROUP, titles
from toys import bazaar, caucus, chain, docket, senate_toy

TOYS = {toy.TITLE.slug: toy.TITLE for toy in (caucus, docket, senate_toy, bazaar, chain)}
INSTALLED = sorted(point.name for point in entry_points(group=GROUP))
SLUGS = [*TOYS, *INSTALLED]


def title(slug: str) -> Title:
    return TOYS[slug] if slug in TOYS else titles()[slug]


def sample_game(slug: str, seed: int | str, seats: int | None = None) -> Game:
    """A table with random options; the seed goes round the seat counts where they are not given."""
    found, stream = title(slug), seeded(f"table {slug} {seed} {seats}")
    if seats is None:
        seats = found.least + stream.below(found.most - found.least + 1)
    for _ in range(50):
        try:
            return found.game(seats, sample_options(found, stream))
        except BadInput:  # two options that do not go together: draw again
            continue
    raise AssertionError(f"No samples of the options of {slug} go together for {seats} seats.")


def sample_options(found: Title, stream: Stream) -> dict[str, str]:
    """Any two samples of two options meet in some seed."""
    return {option.name: option.samples[stream.below(len(option.samples))] for option in found.options}


def seat_counts(slug: str) -> range:
    found = title(slug)
    return range(found.least, found.most + 1)
