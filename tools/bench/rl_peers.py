"""Random play of other projects' card games with observations, in their own forms of use; prints one JSON object.

    PYTHONPATH=tools .venv-peers/bin/python -m bench.rl_peers

Every decision counts, dealing does not.  PettingZoo and RLCard make an observation at each step; OpenSpiel is measured
in a plain Python loop with the tensor of whoever decides, written into an array or made as a list, and through its
`rl_environment`; Pgx steps a batch on the CPU.
"""

import argparse
import json
from collections.abc import Callable
from functools import partial
from random import Random

from bench.peers import OPEN_SPIEL, PETTINGZOO, RLCARD, Effort, PeerGame, measure, pettingzoo, rlcard, version
from bench.timing import best_rate
from bench.trees import Play, environment_loop, plain_loop

SEED = 1
GAMES = 1024  # of a batch of Pgx
PGX = ("leduc_holdem", "kuhn_poker", "sparrow_mahjong")

Found = dict[str, object]


def batch_loop(name: str) -> Callable[[int], int]:
    """Pgx: so many steps of a batch that restarts by itself."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def laps(state: object, key: object) -> object:
        def once(carry: tuple[object, object], _: None) -> tuple[tuple[object, object], object]:
            state, key = carry
            key, choice, rng = jax.random.split(key, 3)
            action = jax.random.categorical(choice, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
            state = step(state, action, jax.random.split(rng, GAMES))
            return (state, key), state.observation.sum()

        return jax.lax.scan(once, (state, key), None, length=16)

    start = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(SEED), GAMES))

    def play(number: int) -> int:
        state, key = start, jax.random.PRNGKey(SEED)
        for _ in range(number):
            (state, key), seen = laps(state, key)
        jax.block_until_ready(seen)
        return number * 16 * GAMES

    return play


def tree_rate(loop: Callable[..., Play], parts: tuple[str, ...], effort: Effort) -> float:
    play = loop(*parts)

    def games(number: int) -> int:
        rng = Random(SEED)
        return sum(play(rng) for _ in range(number))

    return best_rate(games, effort.seconds, effort.repeats)


def batch_rate(name: str, effort: Effort) -> float:
    return best_rate(batch_loop(name), effort.seconds, effort.repeats)


def tried(library: str, name: str, form: str, work: Callable[[], float]) -> Found:
    """The figure, or why there is none."""
    found: Found = {"library": library, "version": version(library), "game": name.partition("(")[0], "form": form}
    try:
        return found | {"rate": work()}
    except Exception as reason:  # whatever a peer raises is its answer
        return found | {"error": f"{type(reason).__name__}: {reason}"[:80]}


def driven(make: Callable[[str], PeerGame], name: str, effort: Effort) -> float:
    return float(str(measure(make(name), effort)["driven"]))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=0.1, help="for each repetition (%(default)s)")
    parser.add_argument("--repeats", type=int, default=18, help="repetitions, of which the best counts (%(default)s)")
    args = parser.parse_args()
    effort = Effort(args.seconds, args.repeats)
    found = [tried("pettingzoo", name, "AEC", partial(driven, pettingzoo, name, effort)) for name in PETTINGZOO]
    found += [tried("rlcard", name, "own", partial(driven, rlcard, name, effort)) for name in RLCARD]
    for name in OPEN_SPIEL:
        for look in ("array", "list"):
            found.append(tried("open_spiel", name, look, partial(tree_rate, plain_loop, (name, look), effort)))
        found.append(tried("open_spiel", name, "rl_env", partial(tree_rate, environment_loop, (name,), effort)))
    for name in PGX:
        found.append(tried("pgx", name, "batch", partial(batch_rate, name, effort)))
    print(json.dumps({"peers": found}))


if __name__ == "__main__":
    main()
