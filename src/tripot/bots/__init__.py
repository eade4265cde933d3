"""Bots, and `choose`: what a bot would play."""

from tripot.bots.bot import Alternative, Bot, Choice
from tripot.bots.expert import Stop
from tripot.bots.levels import LEVELS, NAMES, bot
from tripot.core.errors import NotWaiting
from tripot.core.match import Match

__all__ = ["LEVELS", "NAMES", "PEOPLE", "Alternative", "Bot", "Choice", "bot", "choose"]

PEOPLE = ("Odette", "Lucien", "Mado", "Gaspard", "Zélie", "Barnabé", "Colette", "Firmin")  # whom bots play
_find_bot = bot  # where a parameter has the name


def choose(
    match: Match,
    seat: int,
    bot: str = "expert",
    seconds: float | None = None,
    seed: int | None = None,
    stop: Stop | None = None,
) -> Choice:
    """What the bot of this name would answer for `seat`, with its reason and what else it has looked at.

    `seconds` is the time that it may take instead of its usual; `stop` says true when it shall answer at once.  The
    same seed gives the same answer, unless the bot's budget is a time.
    """
    player = _find_bot(bot, seconds=seconds, stop=stop)
    if seat not in match.waiting and seat not in match.answered:
        raise NotWaiting(seat=seat, waiting=list(match.waiting))
    return player.choose(match.game, match.state, seat, seed if seed is not None else len(match.decisions))
