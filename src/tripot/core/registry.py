"""Finds games by the entry point `tripot.games`.  Nobody imports a game by name."""

from functools import cache
from importlib.metadata import entry_points

from tripot.core.errors import UnknownGame
from tripot.core.game import Game
from tripot.core.state import State

GROUP = "tripot.games"


def catalogue() -> list[str]:
    """The keys of all installed games."""
    return list(installed_keys())


@cache
def installed_keys() -> tuple[str, ...]:
    """Cached: it reads a file of every installed package."""
    return tuple(sorted({entry.name for entry in entry_points(group=GROUP)}))


@cache
def game(key: str) -> Game[State]:
    """The game of this key, or UnknownGame."""
    for entry in entry_points(group=GROUP):
        if entry.name == key:
            found: object = entry.load()
            assert isinstance(found, Game), f"the entry point {key} names no game"
            return found
    raise UnknownGame(game=key, known=catalogue())
