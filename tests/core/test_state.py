"""What every state can do by itself, and what each game must bring."""

import importlib
import sys

import pytest

from tripot.core import packed
from tripot.core.errors import BrokenState
from tripot.core.rng import FastRng
from tripot.core.state import State


def state_of(waiting, answered):
    state = State()
    state.seats, state.waiting, state.answered = 4, waiting, answered
    return state


def test_an_answer_is_held_until_nobody_is_waited_for():
    state = state_of(0b0101, 0)
    assert not state.hold(0)
    assert (state.waiting, state.answered) == (0b0100, 0b0001)
    assert state.hold(2)
    assert (state.waiting, state.answered) == (0, 0b0101)


def test_who_answers_again_is_not_waited_for_twice():
    state = state_of(0b0010, 0b0001)
    assert not state.hold(0)
    assert (state.waiting, state.answered) == (0b0010, 0b0001)


@pytest.mark.parametrize(("but", "waiting", "answered"), [(0, 0b1110, 0b0001), (1, 0b1111, 0), (-1, 0b1111, 0)])
def test_answers_are_taken_back_except_ones_own(but, waiting, answered):
    state = state_of(0b1010, 0b0101)
    state.take_back_answers(but)
    assert (state.waiting, state.answered) == (waiting, answered)


def test_a_broken_requirement_is_told():
    state = state_of(0, 0)
    state.require(True, "all is well")
    with pytest.raises(BrokenState, match="a card is lost"):
        state.require(False, "a card is lost")


class Standing(State):
    """Seats 0 and 2 share the first place."""

    def standing(self, seat):
        return [50, 7, 50, 12][seat]


def test_equals_share_a_place_and_the_next_come_after_them():
    state = Standing()
    state.seats = 4
    assert [state.rank(seat) for seat in range(4)] == [1, 4, 1, 3]


class Nested(State):
    """What a seat may do is that of the seats before it and one action more."""

    def legal(self, seat, out):
        if seat > 3:
            raise ValueError("no such seat")
        out[0] = seat
        for n, action in enumerate(self.legal_actions(seat - 1) if seat else [], 1):
            out[n] = action
        return seat + 1


def test_legal_actions_may_be_asked_while_they_are_written():
    state = Nested()
    assert state.legal_actions(3) == [3, 2, 1, 0]
    with pytest.raises(ValueError, match="no such seat"):
        state.legal_actions(4)
    assert [state.legal_actions(seat) for seat in (2, 0, 1)] == [[2, 1, 0], [0], [1, 0]]


@pytest.mark.parametrize(
    "call",
    [
        lambda state: state.set_up(FastRng(0)),
        lambda state: state.legal_actions(0),
        lambda state: state.apply(0, 0, FastRng(0)),
        lambda state: state.copy(),
        lambda state: state.assign(state),
        lambda state: state.determinise(0, FastRng(0)),
        lambda state: state.check(),
        lambda state: state.standing(0),
        lambda state: state.score(0),
        lambda state: state.reason(),
        lambda state: state.length(),
        lambda state: state.measure(0),
    ],
)
def test_a_game_must_bring_the_rest(call):
    with pytest.raises(NotImplementedError):
        call(state_of(1, 0))


def test_without_librt_a_list_does_the_work(monkeypatch):
    monkeypatch.setitem(sys.modules, "librt.vecs", None)
    try:
        plain = importlib.reload(packed).vec
        numbers = plain[int]([0] * 4)
        numbers[2] = 7
        assert list(numbers) == [0, 0, 7, 0]
        assert isinstance(numbers, list)
    finally:
        monkeypatch.undo()
        importlib.reload(packed)
