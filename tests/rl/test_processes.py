"""A batch over processes tells what its parts would tell alone."""

import numpy as np
import pytest

from tripot.core.errors import BadSeats, IllegalAction
from tripot.rl import Batch, ProcessBatch


def test_every_process_plays_what_a_batch_of_its_own_would():
    together = ProcessBatch("tschak", seats=2, games=6, processes=2, seed=3)
    alone = [Batch("tschak", seats=2, games=3, seed=3 + number * 2**40) for number in range(2)]
    rng = np.random.default_rng(1)
    for _ in range(60):
        turn = together.turn
        for name in ("seat", "observation", "mask", "reward", "ended", "legal"):
            parts = [getattr(batch.turn, name) for batch in alone]
            assert (getattr(turn, name) == np.concatenate(parts)).all(), name
        assert len(turn.starts) == 7
        assert turn.starts[-1] == len(turn.legal)
        actions = turn.sample(rng)
        together.step(actions)
        for batch, part in zip(alone, np.split(actions, 2), strict=True):
            batch.step(part)
    with pytest.raises(IllegalAction):
        together.step(np.full(6, -1))
    assert not any(worker.is_alive() for worker in together.workers)


@pytest.mark.parametrize(
    ("error", "parts"),
    [(ValueError, {"games": 5}), (ValueError, {"reward": "fame"}), (BadSeats, {"seats": 9})],
)
def test_bad_input_is_refused_before_a_process_is_started(error, parts):
    with pytest.raises(error):
        ProcessBatch("trok", **{"seats": 2, "games": 4, "processes": 2} | parts)
