"""Random games in compiled code, timed."""

from collections.abc import Mapping
from dataclasses import dataclass
from time import perf_counter

from tripot.core.playing import play_many
from tripot.core.registry import game as find_game


@dataclass(frozen=True)
class Playouts:
    """The results of random games, and how long they took."""

    games: int
    decisions: int
    seconds: float
    wins: tuple[float, ...]  # per seat; a shared victory counts in equal parts


def playouts(
    game: str, *, seats: int, games: int, seed: int = 0, options: Mapping[str, object] | None = None
) -> Playouts:
    """Play `games` random games; game i draws all its luck from `seed + i`."""
    found = find_game(game)
    blank = found.blank(seats, found.check_options(options or {}, found.check_seats(seats)))
    start = perf_counter()
    tally = play_many(blank, games, seed)
    return Playouts(games, tally.decisions, perf_counter() - start, tuple(tally.wins))
