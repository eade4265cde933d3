"""Tripot: people and programs play Trök, Tschak!, Trieste and Trôl.

>>> import tripot
>>> match = tripot.Match("trok", seats=4, seed=7)
>>> for seat in match.waiting:
...     match.submit(seat, match.legal(seat)[0])
>>> match.view(0).round
1

README.md has more examples.
"""

from typing import TYPE_CHECKING

from tripot.arena.playing.playouts import Playouts, playouts
from tripot.bots import Choice, choose
from tripot.core.actions import Action
from tripot.core.errors import BadInput, IllegalAction, TripotError
from tripot.core.game import Game
from tripot.core.match import Match as AnyMatch
from tripot.core.match import Outcome
from tripot.core.record import replay, verify
from tripot.core.registry import catalogue, game

if TYPE_CHECKING:
    from tripot.typed import Match
else:
    Match = AnyMatch

__version__ = "0.1.0"  # the one place: pyproject.toml reads it
__all__ = [
    "Action",
    "BadInput",
    "Choice",
    "Game",
    "IllegalAction",
    "Match",
    "Outcome",
    "Playouts",
    "TripotError",
    "__version__",
    "catalogue",
    "choose",
    "game",
    "playouts",
    "replay",
    "verify",
]


def _sentence(error: TripotError) -> str:
    """An error in English; its details where it has no text."""
    from tripot.text import Speaker  # here, since reading the texts takes time that few programs need

    try:
        return Speaker("en").error(error)
    except (KeyError, ValueError):
        return error.listed


def _lines(match: AnyMatch) -> list[str]:
    from tripot.text.table import table_lines

    return table_lines(match.game, match.view(None), "en")


def _text(match: AnyMatch) -> str:
    return "\n".join(_lines(match))


def _svg(match: AnyMatch) -> str:
    from tripot.text.table import picture_of

    return picture_of(_lines(match))


TripotError.sentence = _sentence
AnyMatch._drawn_as_text, AnyMatch._drawn_as_svg = _text, _svg
