"""The page stays light."""

import pytest

from web.measure import scripts_of
from web.tour import GAMES

MOST = 90_000  # bytes of compressed JavaScript


@pytest.mark.parametrize("game", GAMES)
def test_a_playable_table_is_small(visit, game):
    assert 10_000 < scripts_of(visit("en"), game) < MOST
