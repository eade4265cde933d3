"""Chapter 1: what is in the box."""

from collections import Counter

import pytest

import tripot
from rulebook import play, position
from tripot.core.errors import BadSeats
from tripot.games.trok.events import Gained, Offered

from .table import aare, heard

EQUIPMENT = [
    ("pickaxe", 1, 11, None),
    ("ration", 2, 10, "green"),
    ("gloves", 3, 9, "green"),
    ("lantern", 4, 8, "green"),
    ("armour", 5, 7, "red"),
    ("helmet", 6, 6, "red"),
    ("hammer", 7, 5, "red"),
]
DWARVES = "thrud grid aegur dagda kraal idunn skaa mere-dwerg pere-dwerg zoral astrid ylud"


def equipment_of(match):
    """Every equipment card of the table, wherever it lies."""
    document = match.position()
    zones = [document["market"], document["deck"], document["discard"]]
    zones += [player[zone] for player in document["players"] for zone in ("hand", "offer", "stored")]
    return Counter(key for zone in zones for key in zone)


@pytest.mark.rule("TRK-1.0")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_people_play(seats):
    assert tripot.Match("trok", seats=seats).waiting == tuple(range(seats))


@pytest.mark.rule("TRK-1.0")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_nobody_plays_alone_or_with_five_others(seats):
    with pytest.raises(BadSeats):
        tripot.Match("trok", seats=seats)


@pytest.mark.rule("TRK-1.1")
@pytest.mark.parametrize("seats", [2, 5])
def test_there_are_58_equipment_cards(seats):
    found = equipment_of(tripot.Match("trok", seats=seats, seed=3))
    assert found == {key: copies for key, _, copies, _ in EQUIPMENT} | {"stone": 2}
    assert found.total() == 58


@pytest.mark.rule("TRK-1.1", "TRK-4.2")
@pytest.mark.parametrize(("key", "value"), [(key, value) for key, value, _, _ in EQUIPMENT])
def test_each_equipment_has_its_value(key, value):
    match = position("trok", seats=2, players=[{"hand": f"{key} {key} {key}"}, {"hand": "stone"}])
    play(match, f"0: offer {key} {key} {key}", "1: offer stone")
    assert heard(match, None, Offered)[0].worth == 3 * value


@pytest.mark.rule("TRK-1.2", "TRK-6.2")
@pytest.mark.parametrize(("key", "colour"), [*[(key, colour) for key, _, _, colour in EQUIPMENT], ("stone", None)])
def test_two_to_four_are_green_and_five_to_seven_are_red(key, colour):
    astrid_and_ylud = [{"hand": "pickaxe pickaxe ration", "upgrades": "astrid"}, {"hand": "", "upgrades": "ylud"}]
    match = position("trok", seats=2, phase="combining", market=key, players=astrid_and_ylud)
    play(match, "0: done")
    assert aare(match) == [2 if colour == "green" else 0, 3 if colour == "red" else 0]


@pytest.mark.rule("TRK-1.3")
def test_there_are_27_upgrades():
    document = tripot.Match("trok", seats=2, seed=3).position()
    found = Counter(document["row"] + document["upgrade_deck"])
    assert found == dict.fromkeys(DWARVES.split(), 1) | {"mine": 5, "vein": 5, "cart": 5}
    assert found.total() == 27


@pytest.mark.rule("TRK-1.4")
def test_the_supply_of_aare_never_runs_out():
    rich = [{"hand": "hammer hammer hammer", "aare": 200}, *[{"hand": "", "aare": 200}] * 4]
    match = position("trok", seats=5, phase="combining", players=rich)
    play(match, "0: identical hammer hammer hammer")
    assert aare(match) == [207, 200, 200, 200, 200]


@pytest.mark.rule("TRK-1.5")
def test_fortunes_lie_face_down():
    match = position("trok", seats=3, players=[{"aare": 11}, {"aare": 22}, {"aare": 33}])
    assert [player.aare for player in match.view(1).players] == [None, 22, None]
    assert [player.aare for player in match.view(None).players] == [None, None, None]


@pytest.mark.rule("TRK-1.5")
def test_the_option_open_aare_shows_fortunes_to_all():
    match = position("trok", seats=2, options={"open_aare": True}, players=[{"aare": 11}, {"aare": 22}])
    assert [player.aare for player in match.view(0).players] == [11, 22]
    assert [player.aare for player in match.view(None).players] == [11, 22]


@pytest.mark.rule("TRK-1.5")
def test_fortunes_are_shown_at_the_end():
    players = [{"hand": "pickaxe pickaxe ration", "aare": 11}, {"hand": "", "aare": 22}]
    match = position("trok", seats=2, phase="combining", round=60, players=players)
    assert [player.aare for player in match.view(0).players] == [11, None]
    play(match, "0: done")
    assert [player.aare for player in match.view(0).players] == [11, 22]
    assert [player.aare for player in match.view(None).players] == [11, 22]


@pytest.mark.rule("TRK-1.5")
def test_each_gain_is_public_as_it_happens():
    match = position("trok", seats=2, phase="combining", players=[{"hand": "armour armour armour"}, {"hand": ""}])
    play(match, "0: identical armour armour armour")
    for listener in (0, 1, None):
        assert heard(match, listener, Gained) == [Gained(0, 5, "identical")]
