"""That searching pays, in short and with wide floors; `make strength` plays the long matches."""

import pytest

from tripot.bots import bot
from tripot.core.chance import FastChance
from tripot.core.registry import game
from tripot.core.view import seats_of


def share(key: str, seats: int, hero: str, others: str, games: int) -> float:
    """Of so many games, how many one bot wins against bots of another kind, at every seat in turn."""
    found, won = game(key), 0.0
    for number in range(games):
        seat = number % seats
        bots = [bot(hero if place == seat else others) for place in range(seats)]
        state = found.blank(seats, found.check_options({}, seats))
        chance = FastChance(number // seats)
        state.set_up(chance)
        while state.waiting:
            asked = seats_of(state.waiting)[0]
            choice = bots[asked].choose(found, state, asked, chance.below(1 << 30))
            state.apply(asked, choice.action.code, chance)
        winners = [place for place in range(seats) if state.rank(place) == 1]
        won += (seat in winners) / len(winners)
    return won / games


@pytest.mark.parametrize(("key", "seats", "games"), [("tschak", 4, 24), ("trok", 4, 20)])
def test_a_short_search_beats_greedy_bots(key, seats, games):
    assert share(key, seats, "expert:100", "greedy", games) > 1.2 / seats


def test_who_sees_more_plays_better():
    assert share("trok", 2, "easy", "beginner", 60) > 0.55
