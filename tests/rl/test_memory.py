"""Whoever learns for days must not need more and more memory for it."""

from memory import growth
from tripot.core.rng import FastRng
from tripot.rl.table import SeatedGame

TIMES = 2000
SPARE = TIMES * 10  # bytes; the rewards of one game have more


def test_asking_a_table_leaves_nothing_behind():
    table = SeatedGame("tschak", 3)
    state = table.begin(FastRng(1))

    def ask() -> None:
        table.rewards(state)
        table.legal(state, 0)
        table.observe(state, 0)

    assert growth(ask, TIMES) < SPARE
