"""Data files: copies, values and sizes that the owner of a box may correct."""

import json
from copy import deepcopy
from random import Random

import pytest

import tripot
from conformance.own_data import check_file, check_record, document
from rulebook import play, position
from tripot.core.bounds import (
    HIGHEST_GOAL,
    HIGHEST_VALUE,
    MOST_EQUIPMENT_COPIES,
    MOST_MARKET,
    MOST_ROW,
    MOST_STONES,
    MOST_UPGRADE_COPIES,
)
from tripot.core.errors import BadData, OtherData
from tripot.core.state import MAX_ACTIONS
from tripot.games.trok import GAME
from tripot.games.trok.actions import all_identical, all_sets
from tripot.games.trok.cards import EQUIPMENT, UPGRADES
from tripot.games.trok.data import read_box
from tripot.games.trok.events import MarketRenewed, Offered
from tripot.text import LANGUAGES, Speaker

from .table import aare, heard, zone

DOCUMENT = document("trok")
GEAR = len(EQUIPMENT) - 1
SOURCE = {"value": "printed", "copies": "printed"}


def box(market: int = 3, row: int = 7, goal: int = 50, **cards: dict) -> dict:
    """The shipped file with other sizes, and other figures for cards by key."""
    changed = deepcopy(DOCUMENT)
    changed["sizes"] |= {"market": market, "row": row, "goal": goal}
    for part in (*changed["equipment"], *changed["upgrade"]):
        part |= cards.get(part["key"].replace("-", "_"), {})
    return changed


def filled(values: list[int], gear: int, stones: int, upgrades: int, market: int, row: int, goal: int) -> dict:
    """A file with the same number of all."""
    equipment = {key: {"copies": gear, "value": value} for key, value in zip(EQUIPMENT, values, strict=True)}
    equipment["stone"]["copies"] = stones
    return box(market, row, goal, **equipment, **{key.replace("-", "_"): {"copies": upgrades} for key in UPGRADES})


LEAST = filled([*range(1, GEAR + 1), 0], 1, 0, 0, 2, 1, 1)
MOST_VALUES = [*range(HIGHEST_VALUE - GEAR + 1, HIGHEST_VALUE + 1), HIGHEST_VALUE]
MOST = filled(MOST_VALUES, MOST_EQUIPMENT_COPIES, MOST_STONES, MOST_UPGRADE_COPIES, MOST_MARKET, MOST_ROW, HIGHEST_GOAL)


def made_up(seed: int) -> dict:
    """A valid file, made of luck."""
    rng = Random(seed)
    values = sorted(rng.sample(range(1, HIGHEST_VALUE + 1), GEAR))
    equipment = {
        key: {"copies": rng.randint(1, MOST_EQUIPMENT_COPIES), "value": value}
        for key, value in zip(EQUIPMENT, values, strict=False)
    }
    equipment["stone"] = {"copies": rng.randint(0, MOST_STONES), "value": rng.randint(0, HIGHEST_VALUE)}
    upgrades = {key.replace("-", "_"): {"copies": rng.randint(0, MOST_UPGRADE_COPIES)} for key in UPGRADES}
    sizes = (rng.randint(2, MOST_MARKET), rng.randint(1, MOST_ROW), rng.randint(1, 80))
    return box(*sizes, **equipment, **upgrades)


# ---- other values ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRK-1.6")
def test_there_are_as_many_cards_as_the_file_says():
    match = tripot.Match("trok", seats=2, data=box(hammer={"copies": 9}, vein={"copies": 0}))
    document = match.position()
    hands = [player["hand"] for player in document["players"]]
    assert sum(cards.count("hammer") for cards in (document["deck"], document["market"], *hands)) == 9
    assert "vein" not in document["row"] + document["upgrade_deck"]


@pytest.mark.rule("TRK-1.6", "TRK-4.2")
def test_an_offer_is_worth_what_the_file_says():
    data = box(hammer={"value": 12}, stone={"value": 0})
    match = position("trok", seats=2, data=data, players=[{"hand": "hammer hammer stone"}, {"hand": "pickaxe"}])
    play(match, "0: offer hammer hammer stone", "1: offer pickaxe")
    assert heard(match, None, Offered)[0].worth == 24


@pytest.mark.rule("TRK-1.6", "TRK-5.4", "TRK-5.6")
@pytest.mark.parametrize(("value", "upgrades", "paid"), [(5, "", 5), (5, "kraal", 10), (13, "", 13), (13, "kraal", 13)])
def test_a_set_pays_the_value_of_the_file_and_kraal_never_lowers_it(value, upgrades, paid):
    data = box(armour={"value": value}, helmet={"value": 14}, hammer={"value": 15})
    players = [{"hand": "armour armour armour", "upgrades": upgrades}, {"hand": ""}]
    match = position("trok", seats=2, data=data, phase="combining", market="", players=players)
    play(match, "0: identical armour armour armour")
    assert aare(match) == [paid, 0]


@pytest.mark.rule("TRK-1.6", "TRK-4.9")
def test_a_market_of_five_is_renewed_when_all_five_are_identical():
    players = [{"hand": "gloves"}, {"hand": "gloves", "offer": "ration"}]
    market = "ration ration ration ration hammer"
    match = position("trok", seats=2, data=box(market=5), phase="trading", market=market, players=players)
    play(match, "0: take 1 ration for hammer")
    assert aare(match) == [3, 0]
    assert len(zone(match, "market").split()) == 5
    assert heard(match, None, MarketRenewed)


@pytest.mark.rule("TRK-1.6", "TRK-4.9")
def test_a_market_that_is_not_full_is_not_renewed():
    players = [{"hand": "gloves"}, {"hand": "gloves", "offer": "ration"}]
    match = position(
        "trok", seats=2, data=box(market=5), phase="trading", market="ration ration hammer", players=players
    )
    play(match, "0: take 1 ration for hammer")
    assert (aare(match), zone(match, "market")) == ([0, 0], "ration ration ration")


@pytest.mark.rule("TRK-1.6", "TRK-5.13")
@pytest.mark.parametrize(("row", "upgrades", "reach"), [(3, "", 3), (10, "", 7), (10, "skaa", 10)])
def test_a_row_of_another_size_is_open_as_far_as_there_are_kinds_and_with_skaa_to_its_end(row, upgrades, reach):
    seven = "pickaxe ration gloves lantern armour helmet hammer"
    players = [{"hand": seven, "upgrades": upgrades}, {"hand": ""}]
    lying = ["mine", "vein"] * (row // 2) + ["mine"] * (row % 2)
    match = position("trok", seats=2, data=box(row=row), phase="combining", row=" ".join(lying), players=players)
    play(match, f"0: different {seven}")
    assert match.view(0).limit == reach
    assert len(match.legal(0)) == reach


@pytest.mark.rule("TRK-1.6", "TRK-6.2")
def test_each_copy_of_a_dwarf_pays():
    data = box(astrid={"copies": 3}, mere_dwerg={"copies": 2})
    players = [{"hand": "pickaxe pickaxe ration", "upgrades": "astrid astrid mere-dwerg mere-dwerg"}, {"hand": ""}]
    match = position("trok", seats=2, data=data, phase="combining", market="ration hammer hammer", players=players)
    play(match, "0: done")
    assert aare(match) == [2 * 2 + 2 * 4, 0]


@pytest.mark.rule("TRK-1.6", "TRK-7.1")
@pytest.mark.parametrize(("goal", "is_over"), [(5, True), (6, False)])
def test_the_game_ends_at_the_goal_of_the_file(goal, is_over):
    players = [{"hand": "armour armour armour"}, {"hand": ""}]
    match = position("trok", seats=2, data=box(goal=goal), phase="combining", market="", players=players)
    play(match, "0: identical armour armour armour")
    assert (match.outcome is not None) == is_over


@pytest.mark.rule("TRK-1.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_take_their_figures_from_the_file(language):
    data = box(4, 5, 77, lantern={"value": 9}, armour={"value": 10}, helmet={"value": 11}, hammer={"value": 12})
    said, shipped = Speaker(language, GAME.with_data(data)), Speaker(language, GAME)
    for text in (lambda of: of.say("game-tagline"), lambda of: of.reason("fortune")):
        assert "77" in text(said)
        assert "50" in text(shipped)
    assert "9" in said.card_text("lantern")
    assert "(2, 3, 9)" in said.card_text("dagda")
    assert "(10, 11, 12)" in said.card_text("kraal")
    assert "(2, 3, 4)" in shipped.card_text("dagda")


def test_the_shipped_values_stay_as_they_are():
    GAME.with_data(MOST)
    assert tripot.game("trok").box.goal == 50
    assert len(GAME.codes(2)) == 2278


# ---- what is wrong with a file --------------------------------------------------------------------------------------


def sizes(**values):
    return lambda document: document["sizes"].update(values)


def gear(**values):
    """A change to the gloves, whose value is between 2 and 4."""
    return lambda document: document["equipment"][2].update(values)


def upgrade(**values):
    return lambda document: document["upgrade"][2].update(values)


@pytest.mark.rule("TRK-1.6")
@pytest.mark.parametrize(
    ("change", "path", "wanted"),
    [
        (lambda document: document.pop("game"), "game", ["trok"]),
        (lambda document: document.update(game="trol"), "game", ["trok"]),
        (lambda document: document.update(author="me"), "author", ["equipment", "game", "sizes", "upgrade"]),
        (lambda document: document.pop("sizes"), "sizes", "object"),
        (sizes(market=1), "sizes.market", "2..8"),
        (sizes(market=9), "sizes.market", "2..8"),
        (sizes(market="3"), "sizes.market", "2..8"),
        (sizes(row=0), "sizes.row", "1..12"),
        (sizes(row=13), "sizes.row", "1..12"),
        (sizes(goal=0), "sizes.goal", "1..500"),
        (sizes(goal=501), "sizes.goal", "1..500"),
        (sizes(goal=True), "sizes.goal", "1..500"),
        (sizes(hand=5), "sizes.hand", ["goal", "market", "row", "source"]),
        (lambda document: document["sizes"].pop("row"), "sizes.row", "1..12"),
        (lambda document: document["sizes"]["source"].pop("row"), "sizes.source.row", None),
        (lambda document: document.pop("equipment"), "equipment[0].key", list(EQUIPMENT)),
        (lambda document: document["equipment"].pop(), "equipment", 8),
        (lambda document: document["equipment"].append({}), "equipment", 8),
        (lambda document: document["equipment"].__setitem__(2, "gloves"), "equipment[2]", "object"),
        (gear(key="mittens"), "equipment[2].key", list(EQUIPMENT[2:])),
        (gear(key="ration"), "equipment[2].key", list(EQUIPMENT[2:])),  # there already
        (gear(value=2), "equipment[2].value", "3..11"),  # no more than the ration's
        (gear(value=12), "equipment[2].value", "3..11"),  # too high for those that follow
        (gear(value=4), "equipment[3].value", "5..12"),  # the lantern has it
        (gear(copies=0), "equipment[2].copies", "1..15"),
        (gear(copies=16), "equipment[2].copies", "1..15"),
        (gear(copies=2.0), "equipment[2].copies", "1..15"),
        (gear(colour="green"), "equipment[2].colour", ["copies", "key", "source", "value"]),
        (gear(source=SOURCE | {"value": "guessed"}), "equipment[2].source.value", None),
        (lambda document: document["equipment"][7].update(copies=4), "equipment[7].copies", "0..3"),
        (lambda document: document["equipment"][7].update(value=16), "equipment[7].value", "0..15"),
        (lambda document: document["upgrade"].pop(3), "upgrade", 15),
        (upgrade(copies=7), "upgrade[2].copies", "0..6"),
        (upgrade(copies=-1), "upgrade[2].copies", "0..6"),
        (upgrade(key="wagon"), "upgrade[2].key", list(UPGRADES[2:])),
        (lambda document: document["upgrade"][2].pop("source"), "upgrade[2].source", "object"),
    ],
)
def test_a_wrong_data_file_is_refused_with_its_place_and_what_is_allowed(change, path, wanted):
    data = deepcopy(DOCUMENT)
    change(data)
    with pytest.raises(BadData) as refused:
        tripot.Match("trok", seats=3, data=data)
    assert refused.value.details["path"] == path
    assert wanted is None or refused.value.details["wanted"] == wanted


@pytest.mark.rule("TRK-1.6")
def test_rows_may_stand_in_any_order():
    turned = deepcopy(DOCUMENT)
    turned["equipment"].reverse()
    turned["upgrade"].reverse()
    found = GAME.with_data(turned).box
    assert (found.equipment, found.values, found.upgrades) == (GAME.box.equipment, GAME.box.values, GAME.box.upgrades)


# ---- whatever is allowed can be played ------------------------------------------------------------------------------


def test_no_hand_of_the_largest_file_has_more_combinations_than_a_question_can_offer():
    largest = read_box(MOST)
    assert 1 + len(all_identical(largest)) + len(all_sets(largest)) <= MAX_ACTIONS


@pytest.mark.rule("TRK-1.6", "TRK-3.4")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_least_and_the_most_that_a_file_may_say_can_be_played(seats):
    for seed, data in enumerate((LEAST, MOST, filled(MOST_VALUES, 1, 3, 6, 8, 12, 30))):
        check_file("trok", data, seats, seed)


@pytest.mark.rule("TRK-1.6")
@pytest.mark.parametrize("seed", range(4))
def test_any_valid_file_can_be_played(seed):
    data = made_up(seed)
    check_file("trok", data, 2 + seed, seed)
    check_record("trok", data, 2 + seed, seed)


# ---- records --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRK-1.6")
@pytest.mark.parametrize(("played", "replayed"), [(box(goal=9), None), (box(goal=9), box(goal=8)), (None, box(goal=9))])
def test_a_record_is_not_replayed_with_another_file(played, replayed):
    record = json.loads(json.dumps(tripot.Match("trok", seats=2, data=played).record()))
    assert record["data"] == (GAME.with_data(played).data_hash if played else None)
    with pytest.raises(OtherData):
        tripot.replay(record, data=replayed)


def test_a_copy_of_a_state_keeps_its_data_file():
    state = tripot.Match("trok", seats=2, data=box(goal=9)).state
    other = tripot.Match("trok", seats=2).state.copy()
    other.assign(state)
    assert [int(copied.box.goal) for copied in (state.copy(), other)] == [9, 9]
