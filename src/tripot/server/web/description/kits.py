"""The types for the kit of a game that comes in a package of its own, in one file: `tripot types GAME`."""

from importlib.resources import files

from tripot.core.game import Game
from tripot.core.state import State
from tripot.server.web.description import games, typescript
from tripot.server.web.description.schemas import components

SOURCE = "package_kit.ts"
BOOK = ("Book", "CardInfo", "PhaseInfo", "Chapter", "Clause")  # what a kit gets of the protocol
HEAD = "// Made from the types of the game by `tripot types {game}`: change those, not this file.\n"
PAGE_HEAD = """// Copied by `make protocol` from the server's `{source}`: change that, not this file.
import type {{ GameAction, GameEvent, View }} from "../server/games";
import type {{ Book, CardInfo }} from "../server/protocol";

"""


def interface_source() -> str:
    return files(__package__).joinpath(SOURCE).read_text(encoding="utf-8")


def page_typescript() -> str:
    """The interface of such kits, for the page."""
    return PAGE_HEAD.format(source=SOURCE) + interface_source()


def kit_typescript(game: Game[State]) -> str:
    """All that a kit of this game needs to know."""
    named = components()
    own = [HEAD.format(game=game.key), games.COMMON_TYPES, *games.common_interfaces(), *games.types(game)]
    return "\n".join([*own, *(typescript.interface(name, named[name]) for name in BOOK), interface_source()])
