"""The criteria of Trieste's cards in short, with wide bounds; `make trieste-criteria` measures them in full."""

import pytest

from criteria.bounds import Wanted
from criteria.judging import findings
from criteria.measuring import FULL, Measurement, measure
from tripot.arena.executors.workers import Here
from tripot.core.datafile import shipped

GAMES = 400
WIDE = Wanted(
    from_play=0.4,
    ratio=(0.2, 5.0),
    played=0.0,
    share=(0.15, 0.55),
    greedy_share=(0.15, 0.55),
    heroes_share=(0.15, 0.55),
    rounds=(5, 14),
)
UNCERTAIN = ("dominated", "dearer brings more")  # in so few games, by such simple bots


@pytest.mark.long
def test_the_shipped_cards_are_within_wide_bounds():
    document = shipped("tripot.games.trieste")
    short = [Measurement(own.name, "greedy", GAMES, own.heroes, own.cards) for own in FULL]
    measured = {own.name: measure(own, document, 1, None, Here(), lambda *told: None) for own in short}
    found = [own for own in findings(measured, document["card"], WIDE) if own.criterion not in UNCERTAIN]
    assert not [own for own in found if not own.holds]
