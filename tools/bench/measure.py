"""Measures the engine on PYTHONPATH, compiled or interpreted, and prints one JSON object.

    PYTHONPATH=src:tools python -m bench.measure --games trok:4,tschak:4

The games are found by the entry points of the installed package; PYTHONPATH decides which tree their code comes from.
"""

import argparse
import gc
import json
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType

from mypy_extensions import i64

import tripot
from bench.timing import Work, best_rate
from tripot.core import is_compiled
from tripot.core.packed import vec
from tripot.core.playing import play_many
from tripot.core.registry import catalogue
from tripot.core.registry import game as find_game
from tripot.core.rng import FastRng
from tripot.core.state import MAX_ACTIONS, State

SEED = 20_000
SURVEYED = 40  # games, for what is averaged over games
SAMPLES = 64  # states, few enough to stay in the processor's cache as those of a search do

Sample = tuple[State, int]  # a position and a seat that is waited for in it


@dataclass(frozen=True)
class Effort:
    """How long to measure."""

    seconds: float  # each repetition
    repeats: int


@dataclass(frozen=True)
class Survey:
    """What some random games were like."""

    decisions: int
    forced: int
    samples: list[Sample]


class BenchTable:
    """A game at a number of seats: what is measured."""

    def __init__(self, key: str, seats: int) -> None:
        game = find_game(key)
        self.blank = game.blank(seats, game.check_options({}, game.check_seats(seats)))

    @cached_property
    def survey(self) -> Survey:
        return survey(self.blank)


# ---- playing --------------------------------------------------------------------------------------------------------


def new_actions() -> vec[i64]:
    return vec[i64]([0] * MAX_ACTIONS)


def drive(blank: State, games: int) -> int:
    """Random games driven from Python, decision by decision; returns how many decisions."""
    out = new_actions()
    state = blank.copy()
    rng = FastRng(0)
    decisions = 0
    for seed in range(SEED, SEED + games):
        state.assign(blank)
        rng.reseed(seed)
        state.set_up(rng)
        while waiting := state.waiting:
            seat = (waiting & -waiting).bit_length() - 1
            state.apply(seat, out[rng.below(state.legal(seat, out))], rng)
            decisions += 1
    return decisions


def survey(blank: State) -> Survey:
    """Random games with a copy of the position at every decision, of which some are kept."""
    out = new_actions()
    forced = 0
    visited: list[Sample] = []
    for seed in range(SEED, SEED + SURVEYED):
        state = blank.copy()
        rng = FastRng(seed)
        state.set_up(rng)
        while waiting := state.waiting:
            seat = (waiting & -waiting).bit_length() - 1
            visited.append((state.copy(), seat))
            number = state.legal(seat, out)
            forced += number == 1
            state.apply(seat, out[rng.below(number)], rng)
    return Survey(len(visited), forced, evenly(visited, SAMPLES))


def evenly(visited: list[Sample], number: int) -> list[Sample]:
    return [visited[i * len(visited) // number] for i in range(number)]


# ---- the figures ----------------------------------------------------------------------------------------------------


def playouts(table: BenchTable, effort: Effort) -> float:
    """Decisions a second in the engine's own loop."""
    return best_rate(lambda games: play_many(table.blank, games, SEED).decisions, effort.seconds, effort.repeats)


def driven(table: BenchTable, effort: Effort) -> float:
    """Decisions a second in a loop of ordinary Python."""
    return best_rate(lambda games: drive(table.blank, games), effort.seconds, effort.repeats)


def copy(table: BenchTable, effort: Effort) -> float:
    """Microseconds to copy a state."""

    def laps(number: int) -> int:
        for _ in range(number):
            for state, _seat in table.survey.samples:
                state.copy()
        return number * SAMPLES

    return microseconds(laps, table, effort)


def assign(table: BenchTable, effort: Effort) -> float:
    """Microseconds to make one state like another."""
    into = table.blank.copy()

    def laps(number: int) -> int:
        for _ in range(number):
            for state, _seat in table.survey.samples:
                into.assign(state)
        return number * SAMPLES

    return microseconds(laps, table, effort)


def determinise(table: BenchTable, effort: Effort) -> float:
    """Microseconds to make one state like another and replace what a seat cannot know in it."""
    into = table.blank.copy()
    rng = FastRng(SEED)

    def laps(number: int) -> int:
        for _ in range(number):
            for state, seat in table.survey.samples:
                into.assign(state)
                into.determinise(seat, rng)
        return number * SAMPLES

    return microseconds(laps, table, effort)


def microseconds(laps: Work, table: BenchTable, effort: Effort) -> float:
    """The time for each state, without that of the loop itself."""

    def empty_laps(number: int) -> int:
        for _ in range(number):
            for _state, _seat in table.survey.samples:
                pass
        return number * SAMPLES

    full = 1e6 / best_rate(laps, effort.seconds, effort.repeats)
    return full - 1e6 / best_rate(empty_laps, effort.seconds / 4, effort.repeats)


def size(table: BenchTable, effort: Effort) -> int:
    """Bytes of the largest state."""
    return max(size_of(state) for state, _seat in table.survey.samples)


def size_of(state: State) -> int:
    """The bytes of a state and of all that it holds for itself; what it shares with its copies is not counted."""
    twin = state.copy()
    own = reachable(state).items() - reachable(twin).items()
    return sum(size for _identity, size in own)


def reachable(start: object) -> dict[int, int]:
    """The identity and the bytes of an object and of all objects that it holds, each once."""
    found: dict[int, int] = {}
    ahead = [start]
    while ahead:
        held = ahead.pop()
        if id(held) not in found and not isinstance(held, type | ModuleType):
            found[id(held)] = sys.getsizeof(held)
            ahead += gc.get_referents(held)
    return found


def decisions(table: BenchTable, effort: Effort) -> float:
    """Decisions in a game."""
    return table.survey.decisions / SURVEYED


def forced(table: BenchTable, effort: Effort) -> float:
    """The share of decisions with only one answer."""
    return table.survey.forced / table.survey.decisions


FIGURES: dict[str, Callable[[BenchTable, Effort], float]] = {
    figure.__name__: figure for figure in (playouts, driven, copy, assign, determinise, size, decisions, forced)
}


# ---- the command ----------------------------------------------------------------------------------------------------


def chosen_tables(text: str | None) -> Iterable[tuple[str, int]]:
    """`trok:4,tschak:2`, or everything that is installed."""
    if text is None:
        return [(key, seats) for key in catalogue() for seats in find_game(key).seats]
    pairs = [name.split(":") for name in text.split(",")]
    return [(key, int(seats)) for key, seats in pairs]


def measure(key: str, seats: int, figures: list[str], effort: Effort) -> dict[str, object]:
    named: dict[str, object] = {"game": key, "title": find_game(key).title, "seats": seats}
    if not figures:
        return named
    table = BenchTable(key, seats)
    return named | {figure: FIGURES[figure](table, effort) for figure in figures}


def arguments() -> argparse.Namespace:
    summary, _, rest = (__doc__ or "").partition("\n")
    parser = argparse.ArgumentParser(
        description=summary, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", metavar="GAME:SEATS,...", help="what to measure (everything that is installed)")
    parser.add_argument(
        "--figures", default=",".join(FIGURES), help="which figures, none to list the games only (%(default)s)"
    )
    parser.add_argument("--seconds", type=float, default=0.05, help="for each repetition (%(default)s)")
    parser.add_argument("--repeats", type=int, default=3, help="repetitions, of which the best counts (%(default)s)")
    return parser.parse_args()


def main() -> None:
    args = arguments()
    effort = Effort(args.seconds, args.repeats)
    tables = chosen_tables(args.games)
    figures = args.figures.split(",") if args.figures else []
    result = {
        "engine": "compiled" if is_compiled() else "interpreted",
        "tree": str(Path(tripot.__file__).resolve().parents[1]),
        "tables": [measure(key, seats, figures, effort) for key, seats in tables],
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
