"""What holds for the judge of every game that has one."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from mypy_extensions import i64

from conformance.walks import TABLES, asked, begin, redealt
from tripot.core import is_compiled
from tripot.core.game import Game
from tripot.core.judge import Judge
from tripot.core.packed import vec
from tripot.core.registry import game
from tripot.core.rng import FastRng
from tripot.core.state import MAX_ACTIONS, State
from tripot.core.view import seats_of

judged_table = pytest.mark.parametrize(("key", "seats"), [table for table in TABLES if game(table[0]).judge()])
seeds = given(seed=st.integers(0, 2**60))
few = settings(max_examples=8 if is_compiled() else 1, deadline=None, derandomize=True)
FOOLISH = 8  # one decision in so many is any


def judges_of(key: str) -> list[Judge]:
    """The game's judge, and the one for searches where that is another."""
    found = game(key)
    has_sharp = type(found).sharp_judge is not Game.sharp_judge
    return [judge for judge in (found.judge(), found.sharp_judge() if has_sharp else None) if judge]


def judge_of(key: str) -> Judge:
    return judges_of(key)[0]


def worths(judge: Judge, state: State, seat: int) -> list[float]:
    judge.look(state, seat)
    return [judge.worth(action) for action in state.legal_actions(seat)]


def sensible_walk(judge: Judge, state: State, rng: FastRng):
    """The state before each decision of a game that is mostly played as the judge likes it."""
    out = vec[i64]([0] * MAX_ACTIONS)
    while state.waiting:
        yield state
        seat = asked(state, rng)
        number = state.legal(seat, out)
        chosen = rng.below(number)
        if rng.below(FOOLISH):
            judge.look(state, seat)
            chosen = judge.best(out, number)
        state.apply(seat, out[chosen], rng)


@judged_table
@few
@seeds
def test_a_judge_sees_only_what_its_seat_may_know(key, seats, seed):
    _, state, rng = begin(key, seats, seed)
    judges = judges_of(key)
    for step in sensible_walk(judge_of(key), state, rng):
        for seat in seats_of(step.waiting | step.answered):
            other = redealt(step, seat, rng)
            assert all(worths(judge, step, seat) == worths(judge, other, seat) for judge in judges)


@judged_table
@few
@seeds
def test_the_chances_that_a_judge_gives_are_chances(key, seats, seed):
    _, state, rng = begin(key, seats, seed)
    judge = judge_of(key)
    for step in sensible_walk(judge_of(key), state, rng):
        chances = [judge.value(step, seat) for seat in range(seats)]
        assert all(0 <= chance <= 1 for chance in chances)
        assert sum(chances) == pytest.approx(1)


@judged_table
@few
@seeds
def test_a_judge_has_a_reason_for_every_action_and_changes_nothing(key, seats, seed):
    found, state, rng = begin(key, seats, seed)
    judge = judge_of(key)
    for step in sensible_walk(judge_of(key), state, rng):
        seat = asked(step, rng)
        before = found.write(step)
        judge.look(step, seat)
        for action in step.legal_actions(seat):
            assert judge.reason(action).key
        assert found.write(step) == before
