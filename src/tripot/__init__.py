"""Tripot: people and programs play Trök, Tschak!, Trieste and Trôl.

The public face; see README.md for examples.
"""

from tripot.arena.playouts import Playouts, playouts
from tripot.bots import Choice, choose
from tripot.core.actions import Action
from tripot.core.errors import BadInput, IllegalAction, TripotError
from tripot.core.game import Game
from tripot.core.match import Match, Outcome
from tripot.core.record import replay, verify
from tripot.core.registry import catalogue, game

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
    "catalogue",
    "choose",
    "game",
    "playouts",
    "replay",
    "verify",
]
