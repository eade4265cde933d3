"""How fast are the interfaces for research?  One table, measured in one run: `make bench-rl`.

    make bench-rl               ours
    make bench-rl PEERS=1       other projects' card games beside it

All figures are decisions a second on one core, with an observation and the legal actions at every decision, chosen at
random.  Time is the processor's, so that others who want the same core disturb less.
"""

import argparse
import json
import platform
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from random import Random

import numpy as np

import tripot.rl.openspiel  # noqa: F401 - registers the games
from bench.processes import run
from bench.timing import best_rate
from bench.trees import Play, environment_loop, plain_loop
from tripot.core.registry import catalogue
from tripot.core.registry import game as find_game
from tripot.rl import Batch, aec_env, gym_env, parallel_env, raw_aec_env

PEERS = "bench.rl_peers"
SEED = 1
GAMES = 1024
SEATS = 4
SECONDS, REPEATS = 0.1, 18
FORMS = ("Batch", "AEC", "AEC, raw", "parallel", "Gymnasium")
TREE_FORMS = ("no tensor", "array", "list", "rl_env", "rl_env, recall")
LUCK = {"explicit": "", "sampled": "_sampled"}

Row = dict[str, str]


def pick(mask: np.ndarray, rng: Random) -> int:
    legal = mask.view(np.bool_).nonzero()[0]
    return int(legal[int(rng.random() * len(legal))])


# ---- ours -----------------------------------------------------------------------------------------------------------


def batch(key: str, seats: int) -> Callable[[int], int]:
    games = Batch(key, seats=seats, games=GAMES, seed=SEED)
    rng = np.random.default_rng(SEED)

    def steps(number: int) -> int:
        for _ in range(number):
            games.step(games.turn.sample(rng))
        return number * GAMES

    return steps


def agents(env: object) -> Callable[[int], int]:
    def play(number: int) -> int:
        rng = Random(SEED)
        decisions = 0
        for seed in range(number):
            env.reset(seed=seed)
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                else:
                    env.step(pick(observation["action_mask"], rng))
                    decisions += 1
        return decisions

    return play


def together(key: str, seats: int) -> Callable[[int], int]:
    env = parallel_env(key, seats=seats)

    def play(number: int) -> int:
        rng = Random(SEED)
        decisions = 0
        for seed in range(number):
            observations, _ = env.reset(seed=seed)
            while env.agents:
                decisions += env.play.state.waiting.bit_count()
                observations, *_ = env.step({a: pick(o["action_mask"], rng) for a, o in observations.items()})
        return decisions

    return play


def alone(key: str, seats: int) -> Callable[[int], int]:
    """Only the learner's own decisions are counted, though the bots' take time."""
    env = gym_env(key, seats=seats)

    def play(number: int) -> int:
        rng = Random(SEED)
        decisions = 0
        for seed in range(number):
            observation, _ = env.reset(seed=seed)
            over = False
            while not over:
                observation, _, over, _, _ = env.step(pick(observation["action_mask"], rng))
                decisions += 1
        return decisions

    return play


def tree(play: Play) -> Callable[[int], int]:
    def games(number: int) -> int:
        rng = Random(SEED)
        return sum(play(rng) for _ in range(number))

    return games


def our_row(key: str, seats: int) -> Row:
    works = (
        batch(key, seats),
        agents(aec_env(key, seats=seats)),
        agents(raw_aec_env(key, seats=seats)),
        together(key, seats),
        alone(key, seats),
    )
    return {"game": find_game(key).title, "seats": str(seats)} | measured(FORMS, works)


def our_tree_row(key: str, seats: int, luck: str) -> Row:
    name = f"tripot_{key}{LUCK[luck]}(seats={seats})"
    works = (
        tree(plain_loop(name, "none")),
        tree(plain_loop(name, "array")),
        tree(plain_loop(name, "list")),
        tree(environment_loop(name)),
        tree(environment_loop(name, recall=True)),
    )
    return {"game": find_game(key).title, "seats": str(seats), "luck": luck} | measured(TREE_FORMS, works)


def measured(forms: tuple[str, ...], works: tuple[Callable[[int], int], ...]) -> Row:
    return {form: written(best_rate(work, SECONDS, REPEATS)) for form, work in zip(forms, works, strict=True)}


def written(rate: float) -> str:
    """With three significant digits."""
    return f"{float(f'{rate:.3g}'):,.0f}"


# ---- the table ------------------------------------------------------------------------------------------------------


def peer_rows(python: Path) -> list[Row]:
    done = run(python, PEERS)
    if done.returncode:
        raise SystemExit(f"{PEERS} failed:\n{done.stderr}")
    return [
        {
            "library": f"{peer['library']} {peer['version']}",
            "game": peer["game"],
            "form": peer["form"],
            "decisions/s": written(peer["rate"]) if "rate" in peer else peer["error"],
        }
        for peer in json.loads(done.stdout)["peers"]
    ]


def table(rows: list[Row]) -> str:
    head = list(rows[0])
    lines = [head, [":--", *["--:"] * (len(head) - 1)], *[[row[column] for column in head] for row in rows]]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--peers", type=Path, help="the Python that has the peers installed")
    args = parser.parse_args()
    machine = platform.processor() or platform.machine()
    print(f"Tripot {version('tripot')} on {machine}, Python {platform.python_version()}")
    print()
    tables = [(key, min(SEATS, max(find_game(key).seats))) for key in catalogue()]
    print(table([our_row(key, seats) for key, seats in tables]), flush=True)
    print()
    print(table([our_tree_row(key, seats, luck) for key, seats in tables for luck in LUCK]), flush=True)
    if args.peers:
        print()
        print(table(peer_rows(args.peers)))


if __name__ == "__main__":
    main()
