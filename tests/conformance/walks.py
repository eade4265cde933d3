"""Random walks through any registered game, for the tests that hold for all of them."""

from collections.abc import Iterator

from tripot.core.events import Journal
from tripot.core.game import Game
from tripot.core.registry import catalogue, game
from tripot.core.rng import FastRng
from tripot.core.state import State
from tripot.core.view import seats_of

TABLES = [(key, seats) for key in catalogue() for seats in game(key).seats]


def begin(key: str, seats: int, seed: int, **options: object) -> tuple[Game[State], State, FastRng]:
    """A fresh state that tells its events, and the luck that goes on from its set-up."""
    found = game(key)
    state = found.blank(seats, found.check_options(options, seats))
    state.journal = Journal()
    rng = FastRng(seed)
    state.set_up(rng)
    return found, state, rng


def pick(state: State, seat: int, rng: FastRng) -> int:
    actions = state.legal_actions(seat)
    return actions[rng.below(len(actions))]


def asked(state: State, rng: FastRng) -> int:
    """One of the seats that are waited for."""
    waiting = seats_of(state.waiting)
    return waiting[rng.below(len(waiting))]


def walk(state: State, rng: FastRng) -> Iterator[State]:
    """The state before each decision of a random game, and once more at its end."""
    while state.waiting:
        yield state
        seat = asked(state, rng)
        state.apply(seat, pick(state, seat, rng), rng)
    yield state


def redealt(state: State, seat: int | None, rng: FastRng) -> State:
    """Another world that `seat` cannot tell from `state`: what it may not know is dealt again, and whoever had
    answered face down has answered again."""
    world = state.copy()
    world.determinise(-1 if seat is None else seat, rng)
    for other in seats_of(state.answered & ~world.answered):
        world.apply(other, pick(world, other, rng), rng)
    return world


def listening(state: State) -> State:
    """A copy with a journal of its own."""
    copied = state.copy()
    copied.journal = Journal()
    return copied


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.seats)]
