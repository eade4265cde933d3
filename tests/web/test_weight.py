"""The page stays light, and a table stands still once it is painted."""

import pytest

from web.measure import scripts_of
from web.playing import open_table, state
from web.tour import GAMES
from web.visitor import PHONE

MOST = 95_000  # bytes of compressed JavaScript


@pytest.mark.parametrize("game", GAMES)
def test_a_playable_table_is_small(visit, game):
    assert 10_000 < scripts_of(visit("en"), game) < MOST


SHIFTS = """() => new Promise((tell) => new PerformanceObserver((list) =>
  tell(list.getEntries().reduce((sum, { value }) => sum + value, 0))).observe({ type: "layout-shift", buffered: true })
  || setTimeout(() => tell(0), 500))"""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_after_the_first_paint_of_a_table(visit, game):
    visitor = visit("fr", size=PHONE)
    page = visitor.go()
    open_table(page, game)
    state(page)
    page.reload()
    state(page)
    assert page.evaluate(SHIFTS) < 0.01
