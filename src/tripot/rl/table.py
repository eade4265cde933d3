"""What every research interface needs of a game: checked seats and options, numbered actions, observations."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from tripot.core.observing import Page
from tripot.core.registry import game as find_game
from tripot.core.rng import FastRng
from tripot.core.state import State
from tripot.rl.lanes import SCORE, WIN, Numbers, rewards_of

REWARDS = {"win": WIN, "score": SCORE}

Cells = NDArray[np.int16]
Mask = NDArray[np.int8]


class SeatedGame:
    """A game at a number of seats, with options.  Bad input is refused by the game's own errors."""

    def __init__(self, game: str, seats: int, options: Mapping[str, object] | None = None, reward: str = "win") -> None:
        self.game = find_game(game)
        self.seats = self.game.check_seats(seats)
        self.options = self.game.check_options(options or {}, self.seats)
        self.reward = reward_number(reward)
        self.blank = self.game.blank(self.seats, self.options)
        self.numbering = self.game.numbering(self.seats)
        self.numbers = Numbers(self.numbering.codes)
        self.observer = self.game.observer(self.seats)
        self.page = Page(self.observer.size)

    def begin(self, rng: FastRng) -> State:
        state = self.blank.copy()
        state.set_up(rng)
        return state

    def legal(self, state: State, seat: int) -> list[int]:
        """The numbers of the legal actions of a seat, in ascending order."""
        return self.numbers.legal(state, seat)

    def observe(self, state: State, seat: int) -> Cells:
        self.page.renew()
        self.observer.write(state, seat, self.page)
        return np.frombuffer(memoryview(self.page.words), np.int16, self.observer.size)

    def bounds(self) -> tuple[Cells, Cells]:
        """The least and the most that each cell of an observation can be."""
        blocks = self.observer.blocks
        sizes = [block.size for block in blocks]
        least = np.repeat(np.array([block.least for block in blocks], np.int16), sizes)
        return least, np.repeat(np.array([block.most for block in blocks], np.int16), sizes)

    def mask(self, state: State, seat: int, size: int) -> Mask:
        """1 for each of `size` numbers that is a legal action of a seat."""
        return np.frombuffer(memoryview(self.numbers.mask(state, seat, size)), np.int8)

    def rewards(self, state: State) -> list[float]:
        """What each seat gets when the game is over."""
        return rewards_of(state, self.reward)


def reward_number(reward: str) -> int:
    if reward not in REWARDS:
        raise ValueError(f"unknown reward {reward!r}: one of {', '.join(REWARDS)}")
    return REWARDS[reward]


def seats_asked(waiting: int) -> list[int]:
    return [seat for seat in range(waiting.bit_length()) if waiting >> seat & 1]


def first_asked(waiting: int) -> int:
    return (waiting & -waiting).bit_length() - 1
