"""What every bot is: a name, and a choice for a seat that is asked."""

from dataclasses import dataclass
from typing import Protocol

from tripot.core.actions import Action
from tripot.core.game import Game
from tripot.core.reason import Reason
from tripot.core.state import State


@dataclass(frozen=True)
class Alternative:
    """An action that a search has looked at."""

    action: Action
    chance: float  # of winning, as estimated
    visits: int


@dataclass(frozen=True)
class Choice:
    """What a bot would play, and why.  `tripot.text.Speaker.why` says the reason in words.

    `alternatives` are the best first, the chosen action among them; empty for a bot that does not search.
    """

    action: Action
    reason: Reason
    alternatives: tuple[Alternative, ...] = ()

    @property
    def chance(self) -> float | None:
        """The estimated chance to win; None if the bot has no estimate."""
        return next((other.chance for other in self.alternatives if other.action == self.action), None)


class Bot(Protocol):
    """Whatever can choose for a seat."""

    @property
    def name(self) -> str:
        """As it is written on a command line."""

    def choose(self, game: Game[State], state: State, seat: int, seed: int) -> Choice:
        """Its answer for `seat`, which is asked, from what that seat may know.  Changes nothing.

        All random decisions of the bot come from `seed`.
        """
