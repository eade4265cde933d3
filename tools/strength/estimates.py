"""Is what a search finds true?

    PYTHONPATH=tools .venv/bin/python -m strength.estimates trieste --games 30 --iterations 4000

One seat answers as its search likes best, the others are greedy.  Where the answer is not the judge's favourite, the
search tells by how much it is better; and games are played on after either of them, by the judges of all seats and with
the cards as they really lie.  A search that expects much more than is found deceives itself, and more time makes it no
stronger.
"""

import argparse
import json
import sys
from collections import defaultdict
from dataclasses import dataclass
from math import sqrt

from rich.console import Console

from tripot.arena.executors.workers import Processes, processors
from tripot.arena.playing.seeds import derive_seed
from tripot.bots.outlook import OUT
from tripot.bots.search import Search, SearchSettings
from tripot.cli.shell.progress import progress_bar
from tripot.core.game import Game
from tripot.core.judge import Judge
from tripot.core.registry import catalogue, game
from tripot.core.rng import FastRng
from tripot.core.state import State
from tripot.core.view import seats_of

NODES = 1 << 15


@dataclass(frozen=True)
class EstimateTask:
    game: str
    seats: int
    iterations: int
    played_on: int
    number: int


@dataclass(frozen=True)
class Estimate:
    """Of an answer that is not the judge's favourite: how much better it is, as a chance to win."""

    role: str
    verb: str
    expected: float
    found: float


def main(arguments: list[str]) -> None:
    args = parser().parse_args(arguments)
    allowed = game(args.game).seats
    seats = max(allowed) if args.seats is None else args.seats
    if seats not in allowed:
        parser().error(f"--seats {seats}: {args.game} has {min(allowed)} to {max(allowed)} players")
    tasks = [EstimateTask(args.game, seats, args.iterations, args.played_on, n) for n in range(args.games)]
    found: list[Estimate] = []
    with progress_bar(Console(stderr=True)) as progress:
        bar = progress.add_task("games", total=args.games)
        for estimates in Processes(processors()).run(play, tasks):
            found += estimates
            progress.advance(bar)
    rows = [row(kind, own) for kind, own in sorted(by_kind(found).items())]
    print(json.dumps(rows, indent=2) if args.json else "\n".join(map(line, rows)))


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(prog="strength.estimates", description=(__doc__ or "").partition("\n\n")[0])
    found.add_argument("game", choices=[key for key in catalogue() if game(key).judge() is not None])
    found.add_argument("--seats", type=int, help="at the table; as many as there can be")
    found.add_argument("--games", type=int, default=30)
    found.add_argument("--iterations", type=int, default=4000, help="of each search")
    found.add_argument("--played-on", type=int, default=300, help="games from the true position, after either answer")
    found.add_argument("--json", action="store_true")
    return found


def play(task: EstimateTask) -> list[Estimate]:
    rules = game(task.game)
    state = rules.blank(task.seats, rules.check_options({}, task.seats))
    rng = FastRng(derive_seed("estimates", task.number))
    state.set_up(rng)
    own = task.number % task.seats
    role = (rules.roles(state) or [""] * task.seats)[own]
    sharp, decent = rules.sharp_judge(), rules.judge()
    assert sharp is not None
    assert decent is not None
    judges = [sharp if seat == own else decent for seat in range(task.seats)]
    found: list[Estimate] = []
    while state.waiting:
        seat = seats_of(state.waiting)[0]
        code = favourite(state, seat, judges[seat])
        if seat == own and len(state.legal_actions(seat)) > 1:
            answer, expected = searched(task, state, seat, sharp, decent, code)
            if answer != code:
                wins = [wins_after(first, state, seat, judges, task.played_on) for first in (answer, code)]
                found.append(Estimate(role, verb(rules, answer), expected, wins[0] - wins[1]))
            code = answer
        state.apply(seat, code, rng)
    return found


def searched(task: EstimateTask, state: State, seat: int, own: Judge, others: Judge, code: int) -> tuple[int, float]:
    """What a search visits most, and by how much it takes it to be better than an action."""
    search = Search(
        state, seat, own, others, derive_seed("search", task.number, state.length()), SearchSettings(), NODES
    )
    search.run(task.iterations)
    answer = max(state.legal_actions(seat), key=search.visits_of)
    return answer, search.chance_of(answer) - search.chance_of(code)


def wins_after(code: int, state: State, seat: int, judges: list[Judge], games: int) -> float:
    """How many of the games that are played on from here a seat wins with an action, on average."""
    rng = FastRng(derive_seed("played on"))  # the same for every action
    world = state.copy()
    wins = 0.0
    for _ in range(games):
        world.assign(state)
        world.apply(seat, code, rng)
        while world.waiting:
            other = seats_of(world.waiting)[0]
            world.apply(other, favourite(world, other, judges[other]), rng)
        winners = [other for other in range(world.seats) if world.rank(other) == 1]
        wins += (seat in winners) / len(winners)
    return wins / games


def favourite(state: State, seat: int, judge: Judge) -> int:
    number = state.legal(seat, OUT)
    if number == 1:
        return OUT[0]
    judge.look(state, seat)
    return OUT[judge.best(OUT, number)]


def verb(rules: Game[State], code: int) -> str:
    return str(rules.decode(code)).split()[0]


def by_kind(estimates: list[Estimate]) -> dict[tuple[str, str], list[Estimate]]:
    """By role and verb, and those of all verbs of a role."""
    found: dict[tuple[str, str], list[Estimate]] = defaultdict(list)
    for own in estimates:
        found[own.role, own.verb].append(own)
        found[own.role, "all"].append(own)
    return found


def row(kind: tuple[str, str], estimates: list[Estimate]) -> dict[str, object]:
    number = len(estimates)
    expected, found = (sum(own) / number for own in zip(*((one.expected, one.found) for one in estimates), strict=True))
    variance = sum((own.found - found) ** 2 for own in estimates) / max(1, number - 1)
    return {
        "role": kind[0],
        "verb": kind[1],
        "decisions": number,
        "expected": expected,
        "found": found,
        "within": 1.96 * sqrt(variance / number),
    }


def line(row: dict[str, object]) -> str:
    return (
        f"{row['role']:10} {row['verb']:10} {row['decisions']:6} decisions   "
        f"expected {row['expected']:+.3f}   found {row['found']:+.3f} ± {row['within']:.3f}"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
