"""Prints every step of some games: `python trace.py GAMES`.  Compiled and interpreted must print the same."""

import hashlib
import json
import sys

from conformance.walks import TABLES, asked, begin, pick, viewers
from tripot.core import is_compiled
from tripot.core.rng import FairRng, FastRng, fair_seed


def digest(value: object) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]


def trace(key: str, seats: int, seed: int) -> None:
    found, state, rng = begin(key, seats, seed)
    observer = found.observer(seats)
    step = 0
    while state.waiting:
        seat = asked(state, rng)
        legal = state.legal_actions(seat)
        world = state.copy()
        world.determinise(seat, FastRng(seed + step))
        views = [found.view(state, viewer).to_json() for viewer in viewers(state)]
        observation = observer.observation(state, seat)
        print(key, seats, seed, step, digest([found.write(state), found.write(world), legal, views, observation]))
        state.apply(seat, pick(state, seat, rng), rng)
        step += 1
    ranks = [int(state.rank(seat)) for seat in range(seats)]
    told = [[audience, event.to_json()] for audience, event in state.journal.entries]
    print(key, seats, seed, "end", digest([found.write(state), ranks, told]))


def main() -> None:
    print("compiled" if is_compiled() else "interpreted", file=sys.stderr)
    fair = FairRng(fair_seed(1))
    print(*[fair.below(n) for n in range(1, 60)])
    for key, seats in TABLES:
        for seed in range(int(sys.argv[1])):
            trace(key, seats, seed + (1 << 40) * (seed % 2))


main()
