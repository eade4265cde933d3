"""Interfaces for research: batches of games, PettingZoo, Gymnasium and OpenSpiel.  See docs/rl.md.

Whatever needs an optional package is imported when it is first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from tripot.core.extras import needs

with needs("rl"):
    from tripot.rl.batch import Batch, Turn
    from tripot.rl.processes import ProcessBatch

if TYPE_CHECKING:
    from tripot.rl.aec import aec_env, raw_aec_env
    from tripot.rl.gym import gym_env
    from tripot.rl.parallel import parallel_env

__all__ = ["Batch", "ProcessBatch", "Turn", "aec_env", "gym_env", "parallel_env", "raw_aec_env"]

_LATER = {
    "aec_env": "tripot.rl.aec",
    "raw_aec_env": "tripot.rl.aec",
    "gym_env": "tripot.rl.gym",
    "parallel_env": "tripot.rl.parallel",
}


def __getattr__(name: str) -> object:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with needs("rl"):
        return getattr(import_module(_LATER[name]), name)
