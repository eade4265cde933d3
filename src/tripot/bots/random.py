"""The bot that plays any legal action."""

from tripot.core.actions import Action
from tripot.core.chance import Chance
from tripot.core.match import Match


def choose(match: Match, seat: int, chance: Chance) -> Action:
    actions = match.legal(seat)
    return actions[chance.below(len(actions))]
