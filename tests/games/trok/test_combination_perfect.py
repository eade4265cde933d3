"""Chapter 5, step 3: the perfect combination."""

import pytest

from rulebook import play, position, texts
from tripot.games.trok.events import PerfectMade

from .table import ROW, SEVEN, combining, heard, made, zone

PERFECT = " ".join(SEVEN) + " stone"


@pytest.mark.rule("TRK-5.14")
def test_one_of_each_kind_and_a_stone_is_perfect():
    match = play(combining(PERFECT), f"0: perfect {PERFECT}")
    assert match.outcome.winners == (0,)
    assert match.outcome.reason == "perfect"
    assert heard(match, 1, PerfectMade) == [PerfectMade(0, tuple(PERFECT.split()))]
    assert match.view(None).players[0].perfect


@pytest.mark.rule("TRK-5.14", "TRK-5.11")
def test_the_valid_perfect_combination_of_the_rulebook():
    """The armour by the first stone, the gloves by a pickaxe under the vein; the second stone is the stone."""
    cards = "pickaxe pickaxe ration lantern helmet hammer stone stone"
    assert made(combining(cards), "perfect") == []
    match = combining(cards, "vein")
    assert made(match, "perfect") == ["perfect pickaxe ration lantern helmet hammer stone stone vein"]
    play(match, "0: perfect pickaxe ration lantern helmet hammer stone stone vein")
    assert match.outcome.winners == (0,)


@pytest.mark.rule("TRK-5.14")
def test_a_pickaxe_under_a_vein_may_be_the_stone():
    match = combining("pickaxe pickaxe ration gloves lantern armour helmet hammer", "vein")
    assert made(match, "perfect") == ["perfect pickaxe ration gloves lantern armour helmet hammer vein"]


@pytest.mark.rule("TRK-5.14")
def test_a_stone_may_stand_for_the_pickaxe():
    match = combining("ration gloves lantern armour helmet hammer stone stone")
    assert made(match, "perfect") == ["perfect ration gloves lantern armour helmet hammer stone stone"]


@pytest.mark.rule("TRK-5.14")
@pytest.mark.parametrize(
    "cards",
    [
        "pickaxe ration gloves lantern armour helmet hammer",  # no stone
        "pickaxe ration gloves lantern armour helmet stone",  # seven cards
        "pickaxe ration gloves lantern armour helmet hammer hammer",  # two hammers, no stone
        "pickaxe pickaxe ration gloves lantern armour helmet stone",  # no hammer
    ],
)
def test_less_is_not_perfect(cards):
    assert made(combining(cards), "perfect") == []


@pytest.mark.rule("TRK-5.14")
def test_it_takes_no_upgrade_and_takes_the_place_of_different_cards():
    match = play(combining(f"{PERFECT} ration gloves lantern"), f"0: perfect {PERFECT}")
    assert zone(match, "row") == ROW
    assert (match.view(None).phase, match.waiting) == ("combining", (0,))
    assert texts(match, 0) == ["done"]


@pytest.mark.rule("TRK-5.14", "TRK-5.2")
def test_who_has_combined_different_cards_can_no_longer_be_perfect():
    match = combining(f"{PERFECT} ration gloves lantern")
    play(match, "0: different ration gloves lantern", "0: claim 0 thrud")
    assert made(match, "perfect") == []


@pytest.mark.rule("TRK-5.14")
def test_it_needs_no_row():
    match = combining(PERFECT, row="")
    assert texts(match, 0) == ["done", f"perfect {PERFECT}"]


@pytest.mark.rule("TRK-5.14")
@pytest.mark.parametrize("row", ["", ROW])
@pytest.mark.parametrize("set_first", [True, False])
def test_it_may_go_with_an_identical_set(row, set_first):
    both = ["0: identical helmet helmet helmet", f"0: perfect {PERFECT}"]
    match = play(combining(f"{PERFECT} helmet helmet helmet", row=row), *(both if set_first else reversed(both)))
    assert match.outcome.winners == (0,)
    assert match.outcome.scores == (6, 0)


@pytest.mark.rule("TRK-5.14")
def test_the_others_finish_the_round():
    players = [{"hand": PERFECT}, {"hand": "hammer hammer hammer"}]
    match = play(position("trok", seats=2, phase="combining", market="", players=players), f"0: perfect {PERFECT}")
    assert match.outcome is None
    assert match.waiting == (1,)
    play(match, "1: identical hammer hammer hammer")
    assert match.outcome.winners == (0,)
    assert match.outcome.scores == (0, 7)
