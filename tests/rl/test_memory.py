"""Whoever learns for days must not need more and more memory for it."""

import tracemalloc

from tripot.core.chance import FastChance
from tripot.rl.table import Table

TIMES = 2000
SPARE = TIMES * 10  # bytes; the rewards of one game have more


def test_asking_a_table_leaves_nothing_behind():
    table = Table("tschak", 3)
    state = table.begin(FastChance(1))

    def ask() -> None:
        table.rewards(state)
        table.legal(state, 0)
        table.observe(state, 0)

    ask()
    tracemalloc.start()
    for _ in range(TIMES):
        ask()
    grown = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert grown < SPARE
