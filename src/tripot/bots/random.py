"""The bot that plays a random legal action."""

from tripot.bots.bot import Choice
from tripot.core.game import Game
from tripot.core.reason import Reason
from tripot.core.rng import FastRng
from tripot.core.state import State


class Random:
    name = "random"

    def choose(self, game: Game[State], state: State, seat: int, seed: int) -> Choice:
        codes = state.legal_actions(seat)
        return Choice(game.decode(codes[FastRng(seed).below(len(codes))]), Reason("random"))
