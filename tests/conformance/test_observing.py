"""Observations of every registered game: of fixed size, without secrets, and enough to know what may be played."""

import pytest

from conformance.walks import TABLES, asked, begin, redealt, walk
from tripot.core import is_compiled
from tripot.core.game import Game
from tripot.core.observing import Observer, Page
from tripot.core.registry import game
from tripot.core.state import State
from tripot.core.view import seats_of

any_table = pytest.mark.parametrize(("key", "seats"), TABLES)
GAMES = 3 if is_compiled() else 1


def observes(key: str) -> bool:
    """Does the game show more than what all games have in common?"""
    return type(game(key)).observer is not Game.observer


@any_table
def test_the_blocks_of_an_observation_follow_one_another(key, seats):
    observer = game(key).observer(seats)
    offset = 0
    for block in observer.blocks:
        assert block.offset == offset
        assert block.size > 0
        assert block.meaning
        offset += block.size
    assert offset == observer.size
    assert len({block.name for block in observer.blocks}) == len(observer.blocks)


@any_table
def test_every_cell_is_written_and_stays_within_its_bounds(key, seats):
    observer = game(key).observer(seats)
    for seed in range(GAMES):
        _, state, rng = begin(key, seats, seed)
        for step in walk(state, rng):
            for seat in range(seats):
                page = Page(observer.size + 1)
                observer.write(step, seat, page)
                assert page.at == observer.size
                check_bounds(observer, page)


def check_bounds(observer: Observer, page: Page) -> None:
    for block in observer.blocks:
        cells = page.cells()[block.offset : block.offset + block.size]
        assert block.least <= min(cells), block.name
        assert max(cells) <= block.most, block.name


@any_table
def test_an_observation_is_the_same_in_every_world_that_the_seat_cannot_tell_from_the_true_one(key, seats):
    for seed in range(GAMES):
        found, state, rng = begin(key, seats, seed)
        observer = found.observer(seats)
        for step in walk(state, rng):
            seat = int(rng.below(seats))
            world = redealt(step, seat, rng)
            assert observer.observation(world, seat) == observer.observation(step, seat)


@pytest.mark.parametrize(("key", "seats"), [table for table in TABLES if observes(table[0])])
def test_who_observes_the_same_may_play_the_same(key, seats):
    for seed in range(GAMES):
        found, state, rng = begin(key, seats, seed)
        observer = found.observer(seats)
        legal: dict[tuple[int, ...], list[int]] = {}
        for step in walk(state, rng):
            for seat in seats_of(step.waiting):
                actions = legal.setdefault(tuple(observer.observation(step, seat)), step.legal_actions(seat))
                assert step.legal_actions(seat) == actions


@any_table
def test_seats_are_counted_from_the_observer(key, seats):
    found, state, rng = begin(key, seats, 1)
    observer = found.observer(seats)
    for step in walk(state, rng):
        if not step.waiting:
            break
        seat = asked(step, rng)
        assert block_of(observer, step, seat, "seat") == [int(other == seat) for other in range(seats)]
        around = [(seat + n) % seats for n in range(seats)]
        assert block_of(observer, step, seat, "waiting") == [step.waiting >> other & 1 for other in around]
        assert block_of(observer, step, seat, "answered") == [step.answered >> other & 1 for other in around]


def block_of(observer: Observer, state: State, seat: int, name: str) -> list[int]:
    block = next(block for block in observer.blocks if block.name == name)
    return observer.observation(state, seat)[block.offset : block.offset + block.size]
