"""A game with its seats, options and data file."""

from collections.abc import Mapping
from dataclasses import dataclass

from tripot.core.game import Game, Options
from tripot.core.registry import game as find_game
from tripot.core.state import State

__all__ = ["TableSetup"]


@dataclass(frozen=True)
class TableSetup:
    """Everything but the players and the seed; cheap to send to another process."""

    game: str
    seats: int
    options: Options
    data: object = None  # the content of a data file

    @classmethod
    def checked(cls, game: str, seats: int, options: Mapping[str, object], data: object = None) -> "TableSetup":
        """A table as the game allows it, or BadInput."""
        found = game_with(game, data)
        return cls(game, seats, found.check_options(options, found.check_seats(seats)), data)

    def rules(self) -> Game[State]:
        """The game with the cards that it is played with."""
        return game_with(self.game, self.data)


def game_with(key: str, data: object) -> Game[State]:
    return find_game(key) if data is None else find_game(key).with_data(data)
