"""What every bot is: a name, and a choice for a seat that is asked."""

from dataclasses import dataclass
from typing import Protocol

from tripot.core.actions import Action
from tripot.core.game import Game
from tripot.core.state import State


@dataclass(frozen=True)
class Choice:
    """What a bot would play."""

    action: Action


class Bot(Protocol):
    @property
    def name(self) -> str:
        """As it is written on a command line."""

    def choose(self, game: Game[State], state: State, seat: int, seed: int) -> Choice:
        """Its answer for `seat`, which is asked, from what that seat may know.  Changes nothing.

        All luck of the bot's own comes from `seed`.
        """
