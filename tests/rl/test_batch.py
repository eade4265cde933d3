"""Batches: many games with one call, each as it would be played alone."""

import numpy as np
import pytest

from conformance.walks import TABLES
from tripot.bots import bot
from tripot.core.errors import BadSeats, IllegalAction, UnknownGame, UnknownOption
from tripot.core.rng import FastRng
from tripot.rl import Batch, Turn
from tripot.rl.table import SeatedGame

any_table = pytest.mark.parametrize(("key", "seats"), TABLES)
GAMES = 5
STEPS = 150


class Alone:
    """One lane of a batch, played by the rules alone."""

    def __init__(self, key: str, seats: int, seed: int) -> None:
        self.table = SeatedGame(key, seats)
        self.seed = seed
        self.begin()

    def begin(self) -> None:
        self.luck = FastRng(self.seed)
        self.state = self.table.begin(self.luck)

    @property
    def seat(self) -> int:
        return (self.state.waiting & -self.state.waiting).bit_length() - 1

    def step(self, number: int) -> list[float] | None:
        """The win shares if the game is over."""
        self.state.apply(self.seat, self.table.numbering.code(number), self.luck)
        if self.state.waiting:
            return None
        ranks = [self.state.rank(seat) for seat in range(self.table.seats)]
        self.seed += GAMES
        self.begin()
        return [(rank == 1) / ranks.count(1) for rank in ranks]


def check_lane(turn: Turn, lane: int, alone: Alone) -> None:
    legal = alone.table.legal(alone.state, alone.seat)
    assert turn.seat[lane] == alone.seat
    assert turn.observation[lane].tolist() == alone.table.observer.observation(alone.state, alone.seat)
    assert np.flatnonzero(turn.mask[lane]).tolist() == legal
    assert sorted(turn.legal[turn.starts[lane] : turn.starts[lane + 1]].tolist()) == legal


@any_table
def test_each_game_of_a_batch_goes_as_it_would_alone(key, seats):
    batch = Batch(key, seats=seats, games=GAMES, seed=7)
    lanes = [Alone(key, seats, 7 + lane) for lane in range(GAMES)]
    rng = np.random.default_rng(1)
    turn = batch.turn
    for _ in range(STEPS):
        for lane, alone in enumerate(lanes):
            check_lane(turn, lane, alone)
        actions = turn.sample(rng)
        turn = batch.step(actions)
        for lane, alone in enumerate(lanes):
            shares = alone.step(int(actions[lane]))
            assert turn.ended[lane] == (shares is not None)
            assert turn.reward[lane].tolist() == (shares or [0.0] * seats)


@any_table
def test_the_greedy_bot_can_be_asked_for_many_games_at_once(key, seats):
    batch = Batch(key, seats=seats, games=GAMES, seed=3)
    if batch.judge is None:
        assert all(turn_allows(batch.turn, lane, action) for lane, action in enumerate(batch.greedy(range(GAMES))))
        return
    game, greedy = batch.table.game, bot("greedy")
    lanes = [3, 0, 4]
    for seed in range(STEPS):
        states = [(batch.lanes.states[lane], int(batch.turn.seat[lane])) for lane in lanes]
        alone = [greedy.choose(game, state, seat, seed).action.code for state, seat in states]
        assert batch.greedy(lanes).tolist() == [batch.numbering.number(code) for code in alone]
        batch.step(batch.greedy(range(GAMES)))


def turn_allows(turn: Turn, lane: int, action: int) -> bool:
    return bool(turn.mask[lane, action])


@pytest.mark.parametrize("lanes", [[-1], [0, GAMES]])
def test_there_is_no_greedy_bot_beside_the_batch(lanes):
    with pytest.raises(IndexError, match="0 to 4"):
        Batch("trok", seats=2, games=GAMES).greedy(lanes)


@any_table
def test_score_differences_are_paid_at_the_end_and_add_up_to_nothing(key, seats):
    batch = Batch(key, seats=seats, games=GAMES, reward="score")
    rng = np.random.default_rng(2)
    ended = 0
    for _ in range(1500):
        turn = batch.step(batch.turn.sample(rng))
        assert np.allclose(turn.reward.sum(axis=1), 0)
        ended += turn.ended.sum()
        if ended:
            break
    assert ended


def test_what_was_told_stays_as_it_was():
    batch = Batch("trok", seats=3, games=4)
    first = batch.turn
    kept = {name: np.copy(value) for name, value in vars(first).items()}
    batch.step(first.sample(np.random.default_rng(1)))
    for name, value in kept.items():
        assert np.array_equal(getattr(first, name), value)
    with pytest.raises(ValueError, match="read-only"):
        first.mask[0, 0] = True


def test_an_illegal_action_changes_nothing():
    batch = Batch("tschak", seats=2, games=3, seed=5)
    turn = batch.turn
    actions = turn.sample(np.random.default_rng(1))
    for wrong in (-1, len(batch.numbering), int(np.flatnonzero(~turn.mask[1])[0])):
        bad = actions.copy()
        bad[1] = wrong
        with pytest.raises(IllegalAction) as error:
            batch.step(bad)
        assert error.value.details["game"] == 1
        assert error.value.details["action"] == wrong
        assert sorted(error.value.details["allowed"]) == np.flatnonzero(turn.mask[1]).tolist()
    assert batch.turn is turn
    twin = Batch("tschak", seats=2, games=3, seed=5)
    assert (batch.step(actions).observation == twin.step(actions).observation).all()


@pytest.mark.parametrize("actions", [[1, 2], [[1, 2, 3]], [0.5, 1, 2], ["a", "b", "c"], 3])
def test_actions_of_another_shape_are_refused(actions):
    with pytest.raises(ValueError, match="3 action numbers"):
        Batch("trok", seats=2, games=3).step(actions)


@pytest.mark.parametrize(
    ("error", "game", "parts"),
    [
        (UnknownGame, "chess", {"seats": 2}),
        (BadSeats, "trok", {"seats": 9}),
        (UnknownOption, "trok", {"seats": 2, "options": {"colour": "blue"}}),
        (ValueError, "trok", {"seats": 2, "reward": "fame"}),
        (ValueError, "trok", {"seats": 2, "games": 0}),
    ],
)
def test_bad_input_is_refused(error, game, parts):
    with pytest.raises(error):
        Batch(game, **{"games": 1} | parts)


def test_options_reach_the_game():
    batch = Batch("tschak", seats=2, games=2, options={"memory": "hidden"})
    assert not any(state.memory_shown for state in batch.lanes.states)
