"""Chapter 2: the set-up."""

import pytest

import tripot
from rulebook import Script
from tripot.games.trok.events import MarketRevealed, RowFilled, YoungestDrawn
from tripot.games.trok.rules import Trok
from tripot.games.trok.table import equipment_keys, row_keys

from .table import Draws, heard, zone

SEEDS = range(40)
HANDS = "pickaxe " * 10


def set_up(cards: str) -> Trok:
    """A table for two that was set up by drawing these cards."""
    state = tripot.game("trok").blank(2, {"open_aare": False, "youngest": 1, "memory": "shown"})
    state.set_up(Draws(state, cards))
    return state


@pytest.mark.rule("TRK-2.1")
def test_three_equipment_cards_are_the_market():
    state = set_up("hammer stone ration" + " mine" * 5 + " cart cart " + HANDS)
    assert equipment_keys(state.market) == ("ration", "hammer", "stone")


@pytest.mark.rule("TRK-2.1")
def test_the_equipment_is_shuffled():
    markets = {zone(tripot.Match("trok", seats=2, seed=seed), "market") for seed in SEEDS}
    assert len(markets) > len(SEEDS) / 2
    assert {key for market in markets for key in market.split()} > {"pickaxe", "ration", "gloves", "hammer"}


@pytest.mark.rule("TRK-2.2")
def test_seven_upgrades_lie_in_a_row():
    row = "ylud mine grid mine vein skaa cart"
    assert row_keys(set_up(f"ration ration stone {row} {HANDS}").row, 0, 7) == tuple(row.split())


@pytest.mark.rule("TRK-2.2")
def test_the_upgrades_are_shuffled():
    rows = {zone(tripot.Match("trok", seats=2, seed=seed), "row") for seed in SEEDS}
    assert len(rows) == len(SEEDS)


@pytest.mark.rule("TRK-2.1", "TRK-2.2")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_market_and_row_lie_face_up(viewer):
    match = tripot.Match("trok", seats=2, seed=8)
    market, row = tuple(zone(match, "market").split()), tuple(zone(match, "row").split())
    assert (match.view(viewer).market, match.view(viewer).row) == (market, row)
    assert heard(match, viewer, MarketRevealed) == [MarketRevealed(market)]
    assert heard(match, viewer, RowFilled) == [RowFilled(row)]


@pytest.mark.rule("TRK-2.3")
def test_nobody_is_trade_master_yet():
    assert tripot.Match("trok", seats=3).view(None).master is None


@pytest.mark.rule("TRK-2.3")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_youngest_is_drawn_before_any_card(seat):
    state = tripot.game("trok").blank(3, {"open_aare": False, "youngest": None, "memory": "shown"})
    state.set_up(Script(seat, *[0] * (3 + 7 + 15)))
    assert state.youngest == seat


@pytest.mark.rule("TRK-2.3")
def test_by_default_the_youngest_is_drawn_from_the_seed():
    drawn = [tripot.Match("trok", seats=4, seed=seed).view(None).youngest for seed in SEEDS]
    assert set(drawn) == {0, 1, 2, 3}
    assert drawn == [tripot.Match("trok", seats=4, seed=seed).view(None).youngest for seed in SEEDS]


@pytest.mark.rule("TRK-2.3")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_option_youngest_names_a_seat_and_all_know_it(seat):
    for seed in range(5):
        match = tripot.Match("trok", seats=3, seed=seed, options={"youngest": seat})
        for viewer in (0, 1, 2, None):
            assert match.view(viewer).youngest == seat
            assert heard(match, viewer, YoungestDrawn) == [YoungestDrawn(seat)]
