"""Whoever thinks for weeks on end, as the server's workers do, must not need more and more memory for it."""

import pytest

from memory import growth
from tripot import Match, catalogue, game
from tripot.bots import bot
from tripot.bots.outlook import win_shares

TIMES = 60
SPARE = TIMES * 8_000  # bytes; a list of actions that is not freed has 32,000


@pytest.mark.parametrize("key", catalogue())
def test_looking_ahead_and_choosing_leave_nothing_behind(key):
    position = Match(key, seats=game(key).seats[0], seed=3).position()

    def think() -> None:
        match = Match.from_position(position, seed=3)
        win_shares(match.game, match.state, 1, 3)
        bot("easy").choose(match.game, match.state, match.waiting[0], 3)

    assert growth(think, TIMES) < SPARE
