"""The bot that plays what its game's judge likes best, at once; and its weaker sisters, who look less carefully.

Their mistakes are those of people: an action is overlooked, or two that are nearly as good are confused.  What stands
out from everything else is seldom missed.
"""

from statistics import fmean

from tripot.bots.bot import Choice
from tripot.bots.random import Random
from tripot.core.game import Game
from tripot.core.rng import FastRng
from tripot.core.state import State

FINE = 1000  # steps of a random share


class Greedy:
    """`blur` of the usual difference between two actions is not seen; `overlooked` is the share of actions missed."""

    def __init__(self, name: str = "greedy", blur: float = 0.0, overlooked: float = 0.0) -> None:
        self.name = name
        self.blur = blur
        self.overlooked = overlooked

    def choose(self, game: Game[State], state: State, seat: int, seed: int) -> Choice:
        judge = game.judge()
        if judge is None:
            return Random().choose(game, state, seat, seed)
        rng = FastRng(seed)
        world = state.copy()
        world.determinise(seat, rng)  # whatever the judge looks at, it cannot see what the seat may not know
        judge.look(world, seat)
        codes = world.legal_actions(seat)
        seen = self.seen([judge.worth(code) for code in codes], rng)
        chosen = codes[max(range(len(codes)), key=seen.__getitem__)]
        return Choice(game.decode(chosen), judge.reason(chosen))

    def seen(self, worths: list[float], rng: FastRng) -> list[float]:
        """The worths as this bot sees them."""
        if not self.blur and not self.overlooked:
            return worths
        middle = fmean(worths)
        blurred = self.blur * fmean(abs(worth - middle) for worth in worths)
        missed = min(worths) - 2 * blurred - 1
        return [missed if share(rng) < self.overlooked else worth + blurred * (2 * share(rng) - 1) for worth in worths]


def share(rng: FastRng) -> float:
    return rng.below(FINE) / FINE
