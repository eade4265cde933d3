"""Bots, and `choose`: what a bot would play."""

from collections.abc import Callable
from dataclasses import dataclass

from tripot.bots import random
from tripot.core.actions import Action
from tripot.core.chance import Chance, FastChance
from tripot.core.errors import NotWaiting, UnknownBot
from tripot.core.match import Match

BOTS: dict[str, Callable[[Match, int, Chance], Action]] = {"random": random.choose}


@dataclass(frozen=True)
class Choice:
    """What a bot would play."""

    action: Action


def choose(match: Match, seat: int, bot: str = "random", seed: int | None = None) -> Choice:
    """What the bot of this name would answer for `seat`; the same seed gives the same answer."""
    if bot not in BOTS:
        raise UnknownBot(bot=bot, known=sorted(BOTS))
    if seat not in match.waiting and seat not in match.answered:
        raise NotWaiting(seat=seat, waiting=list(match.waiting))
    chance = FastChance(seed if seed is not None else len(match.decisions))
    return Choice(BOTS[bot](match, seat, chance))
