"""Measures the search from the middle of a game with random rollouts, beside OpenSpiel's compiled ISMCTS.

    PYTHONPATH=tools .venv/bin/python -m bench.searching [--peers .venv-peers/bin/python]

Iterations a second say how deep a search looks in its time, but a game with short playouts has more of them: what can
be compared between games is the number of decisions that are simulated in a second.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from bench.processes import run
from bench.timing import best_rate

FLOOR, AIM = 9_000, 18_000  # iterations a second in the middle of a game of Trök
SEATS = {"trok": 4, "tschak": 4, "trol": 4, "trieste": 3}
PEERS = ("oh_hell", "leduc_poker", "gin_rummy")  # those of its card games that its ISMCTS can play
ITERATIONS = 50
NODES = 1 << 17


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--peers", type=Path, metavar="PYTHON", help="a Python that has open_spiel")
    parser.add_argument("--as-peer", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.as_peer:
        print(json.dumps(list(peers())))
        return
    print(f"{'':12} {'iterations/s':>14} {'decisions/s':>14}")
    for name, iterations, decisions in ours():
        print(f"{name:12} {iterations:14,.0f} {decisions:14,.0f}")
        if name == "trok":
            print(f"{'':12} {verdict(iterations)}")
    if args.peers:
        found = run(args.peers, "bench.searching", "--as-peer")
        found.check_returncode()
        for name, iterations, decisions in json.loads(found.stdout):
            print(f"{name:12} {iterations:14,.0f} {decisions:14,.0f}  open_spiel")


def verdict(iterations: float) -> str:
    if iterations >= AIM:
        return f"good: the aim is {AIM:,}"
    return f"ok: the floor is {FLOOR:,}" if iterations >= FLOOR else f"below the floor of {FLOOR:,}"


def ours() -> Iterator[tuple[str, float, float]]:
    from tripot.bots.search import Search, SearchSettings
    from tripot.core.view import seats_of

    for key, seats in SEATS.items():
        state, rng = begin(key, seats)
        decisions = 0
        while state.waiting:
            decide(state, rng)
            decisions += 1
        state, rng = begin(key, seats)  # the same game again, as far as its middle
        for _ in range(decisions // 2):
            decide(state, rng)
        search = Search(state, seats_of(state.waiting)[0], None, None, 1, SearchSettings(), NODES)

        def work(laps: int, search: Search = search) -> int:
            search.run(laps)
            return laps

        rate = best_rate(work, 0.5, 3)
        yield key, rate, rate * search.decisions / search.iterations


def begin(key: str, seats: int):
    from tripot.core.registry import game
    from tripot.core.rng import FastRng

    state = game(key).blank(seats, game(key).check_options({}, seats))
    rng = FastRng(1)
    state.set_up(rng)
    return state, rng


def decide(state, rng) -> None:
    seat = next(seat for seat in range(state.seats) if state.waiting >> seat & 1)
    actions = state.legal_actions(seat)
    state.apply(seat, actions[rng.below(len(actions))], rng)


def peers() -> Iterator[tuple[str, float, float]]:
    import random

    import pyspiel

    for name in PEERS:
        rng = random.Random(1)
        game = pyspiel.load_game(name)
        state = game.new_initial_state()
        for _ in range(peer_length(state, rng) // 2):
            peer_decide(state, rng)
        resolve_chance(state, rng)
        left = sum(peer_length(state, rng) for _ in range(50)) / 50
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.ISMCTSBot(
            1, evaluator, 2.0, ITERATIONS, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False
        )

        def work(laps: int, bot=bot, state=state) -> int:
            for _ in range(laps):
                bot.step(state)
            return laps * ITERATIONS

        rate = best_rate(work, 0.5, 3)
        yield name, rate, rate * left


def resolve_chance(state, rng) -> None:
    """Sample chance nodes until a player is asked."""
    while state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, weights)[0])


def peer_decide(state, rng) -> None:
    resolve_chance(state, rng)
    if not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))


def peer_length(state, rng) -> int:
    """How many players' decisions a random game takes from here."""
    played = state.clone()
    decisions = 0
    resolve_chance(played, rng)
    while not played.is_terminal():
        peer_decide(played, rng)
        resolve_chance(played, rng)
        decisions += 1
    return decisions


if __name__ == "__main__":
    sys.exit(main())
