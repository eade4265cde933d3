"""Kits of games that come in packages of their own: how the page shows them.

Such a package has a folder `kit` with a module `kit.js`, and whatever that loads: styles, pictures, sounds.  They are
served as they are, under the page's own security policy.
"""

from importlib.resources import files
from pathlib import Path

from tripot.core.game import Game
from tripot.core.registry import catalogue
from tripot.core.registry import game as find_game
from tripot.core.state import State

FOLDER = "kit"
MODULE = "kit.js"
ADDRESS = "kits"  # below it, a folder for each game that brings one


def kit_address(game: Game[State]) -> str | None:
    """Where the page finds the module, if the game brings one."""
    return f"/{ADDRESS}/{game.key}/{MODULE}" if (kit_folder(game) / MODULE).is_file() else None


def kit_folder(game: Game[State]) -> Path:
    return Path(str(files(game.package))) / FOLDER


def kit_folders() -> dict[str, Path]:
    """The folder of each installed game that brings a kit, by the address below which it is served."""
    games = [find_game(key) for key in catalogue()]
    return {f"{ADDRESS}/{game.key}": kit_folder(game) for game in games if kit_address(game)}
