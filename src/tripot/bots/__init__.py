"""Bots, and `choose`: what a bot would play."""

from tripot.bots.bot import Bot, Choice
from tripot.bots.greedy import Greedy
from tripot.bots.random import Random
from tripot.core.errors import NotWaiting, UnknownBot
from tripot.core.match import Match

NAMES = ("random", "greedy")

__all__ = ["NAMES", "Bot", "Choice", "bot", "choose"]


def bot(name: str) -> Bot:
    """The bot of this name, or UnknownBot."""
    if name not in NAMES:
        raise UnknownBot(bot=name, known=list(NAMES))
    return Greedy() if name == "greedy" else Random()


find_bot = bot  # where a parameter has the name


def choose(match: Match, seat: int, bot: str = "random", seed: int | None = None) -> Choice:
    """What the bot of this name would answer for `seat`; the same seed gives the same answer."""
    player = find_bot(bot)
    if seat not in match.waiting and seat not in match.answered:
        raise NotWaiting(seat=seat, waiting=list(match.waiting))
    return player.choose(match.game, match.state, seat, seed if seed is not None else len(match.decisions))
