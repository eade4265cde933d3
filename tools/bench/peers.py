"""Random play of other projects' card games in a plain Python loop; prints one JSON object.

    PYTHONPATH=tools .venv-peers/bin/python -m bench.peers

Only what players decide is counted, not the dealing.  RLCard and PettingZoo make an observation at every step and
cannot be driven without.  For OpenSpiel `playouts` is its own C++ loop with its uniform random bots; the others have no
such loop.  Left out: OpenSpiel's bridge, where random bidding measures the double-dummy solver (70 decisions/s), and
PettingZoo's gin rummy, which its release 1.27 has no more.
"""

import argparse
import importlib.metadata
import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from textwrap import shorten

from bench.timing import best_rate

SEED = 1
COUNTED = 200  # games of OpenSpiel's own loop, for the decisions in a game

OPEN_SPIEL = (
    "hearts",
    "spades",
    "euchre",
    "skat",
    "crazy_eights(players=4)",
    "oh_hell(players=4)",
    "dou_dizhu",
    "gin_rummy",
    "cribbage",
    "leduc_poker",
)
RLCARD = ("gin-rummy", "uno", "doudizhu", "bridge", "leduc-holdem")
PETTINGZOO = ("leduc_holdem-v4", "texas_holdem-v4", "texas_holdem_no_limit-v6", "hanabi-v5")


@dataclass(frozen=True)
class Effort:
    seconds: float
    repeats: int


@dataclass(frozen=True)
class PeerGame:
    """A game that is ready to be played."""

    seats: int
    play: Callable[[Random], int]  # a game; returns how many decisions
    restart: Callable[[], object]  # before each repetition, so that all do the same work
    play_inside: Callable[[int], int] | None = None  # so many games in the peer's own compiled loop
    count_inside: Callable[[], float] | None = None  # the decisions in such a game


def pick(actions: list[int], rng: Random) -> int:
    return actions[int(rng.random() * len(actions))]


# ---- OpenSpiel ------------------------------------------------------------------------------------------------------


def open_spiel(name: str) -> PeerGame:
    import pyspiel

    from bench.trees import plain_loop

    game = pyspiel.load_game(name)
    seats = game.num_players()

    def play_inside(games: int) -> int:
        bots = [pyspiel.make_uniform_random_bot(seat, SEED) for seat in range(seats)]
        for seed in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return games

    def count_inside() -> float:
        bots = [pyspiel.make_uniform_random_bot(seat, SEED) for seat in range(seats)]
        states = [game.new_initial_state() for _ in range(COUNTED)]
        for seed, state in enumerate(states):
            pyspiel.evaluate_bots(state, bots, seed)
        return sum(step.player >= 0 for state in states for step in state.full_history()) / COUNTED

    return PeerGame(seats, plain_loop(name, "none"), lambda: None, play_inside, count_inside)


# ---- RLCard ---------------------------------------------------------------------------------------------------------


def rlcard(name: str) -> PeerGame:
    import rlcard

    env = rlcard.make(name, {"seed": SEED})

    def play(rng: Random) -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(pick(list(state["legal_actions"]), rng))
            decisions += 1
        return decisions

    return PeerGame(env.num_players, play, lambda: env.seed(SEED))


# ---- PettingZoo -----------------------------------------------------------------------------------------------------


def pettingzoo(name: str) -> PeerGame:
    import pettingzoo

    env = pettingzoo.make("aec", f"classic/{name}")

    def play(rng: Random) -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(pick(allowed(observation, info), rng))
                decisions += 1
        return decisions

    return PeerGame(len(env.possible_agents), play, lambda: env.reset(seed=SEED))


def allowed(observation: object, info: dict[str, list[int]]) -> list[int]:
    """The legal actions by the mask, which stands in the observation or beside it."""
    masked = observation if isinstance(observation, dict) and "action_mask" in observation else info
    return [action for action, legal in enumerate(masked["action_mask"]) if legal]


# ---- all of them ----------------------------------------------------------------------------------------------------


def play_games(peer: PeerGame, games: int) -> int:
    rng = Random(SEED)
    peer.restart()
    return sum(peer.play(rng) for _ in range(games))


def measure(peer: PeerGame, effort: Effort) -> dict[str, object]:
    found: dict[str, object] = {
        "seats": peer.seats,
        "driven": best_rate(partial(play_games, peer), effort.seconds, effort.repeats),
    }
    if peer.play_inside and peer.count_inside:
        games = best_rate(peer.play_inside, effort.seconds, effort.repeats)
        found["playouts"] = games * peer.count_inside()
    return found


def report(library: str, name: str, make: Callable[[str], PeerGame], effort: Effort) -> dict[str, object]:
    """The figures of a game, or why there are none."""
    named: dict[str, object] = {"library": library, "version": version(library), "game": name.partition("(")[0]}
    try:
        return named | measure(make(name), effort)
    except Exception as reason:  # whatever a peer raises is its answer
        return named | {"error": shorten(f"{type(reason).__name__}: {reason}", 80)}


def version(distribution: str) -> str:
    try:
        return importlib.metadata.version(distribution)
    except importlib.metadata.PackageNotFoundError:
        return "not installed"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=0.1, help="for each repetition (%(default)s)")
    parser.add_argument("--repeats", type=int, default=2, help="repetitions, of which the best counts (%(default)s)")
    args = parser.parse_args()
    effort = Effort(args.seconds, args.repeats)
    peers = [report("open_spiel", name, open_spiel, effort) for name in OPEN_SPIEL]
    peers += [report("rlcard", name, rlcard, effort) for name in RLCARD]
    peers += [report("pettingzoo", name, pettingzoo, effort) for name in PETTINGZOO]
    print(json.dumps({"peers": peers}))


if __name__ == "__main__":
    main()
