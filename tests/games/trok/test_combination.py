"""Chapter 5, step 3: whose turn it is, one combination of each sort, and sets of identical cards."""

import pytest

from rulebook import play, position, texts
from tripot.core.errors import IllegalAction
from tripot.games.trok.events import IdenticalMade

from .table import MARKET, aare, combining, heard, part

# ---- whose turn is it? ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TRK-5.1")
@pytest.mark.parametrize(("master", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_players_act_in_turn_from_the_trade_master_clockwise(master, order):
    hands = [{"hand": "pickaxe ration gloves"} for _ in range(3)]
    match = position("trok", seats=3, phase="combining", master=master, players=hands)
    asked = []
    while match.view(None).phase == "combining":
        asked += match.waiting
        play(match, f"{match.waiting[0]}: done")
    assert asked == order


@pytest.mark.rule("TRK-5.1", "TRK-5.2")
def test_who_is_asked_depends_on_the_number_of_cards_and_not_on_what_they_are():
    useless, too_few = "pickaxe pickaxe ration", "hammer stone"
    players = [{"hand": useless}, {"hand": too_few}, {"hand": useless}]
    match = position("trok", seats=3, phase="combining", players=players)
    assert texts(match, 0) == ["done"]
    play(match, "0: done")
    assert match.waiting == (2,)
    assert texts(match, 2) == ["done"]


@pytest.mark.rule("TRK-5.2")
def test_nobody_has_to_combine():
    match = play(combining("hammer hammer hammer"), "0: done")
    assert (aare(match), match.view(None).round) == ([0, 0], 2)


# ---- one of each ----------------------------------------------------------------------------------------------------

BOTH = "hammer hammer hammer pickaxe ration gloves"


@pytest.mark.rule("TRK-5.2")
@pytest.mark.parametrize(
    "order",
    [
        ("0: identical hammer hammer hammer", "0: different pickaxe ration gloves", "0: claim 0 thrud"),
        ("0: different pickaxe ration gloves", "0: claim 0 thrud", "0: identical hammer hammer hammer"),
    ],
)
def test_a_set_and_different_cards_may_be_made_in_either_order(order):
    match = play(combining(BOTH), *order)
    assert aare(match) == [7, 0]
    assert part(match, 0, "upgrades") == "thrud"


@pytest.mark.rule("TRK-5.2")
def test_at_most_one_set_of_identical_cards_is_made():
    match = play(combining("hammer hammer hammer ration ration ration"), "0: identical hammer hammer hammer")
    assert match.waiting == (0,)
    assert texts(match, 0) == ["done"]


@pytest.mark.rule("TRK-5.2")
def test_at_most_one_combination_of_different_cards_is_made():
    match = combining("pickaxe ration gloves lantern armour helmet")
    play(match, "0: different pickaxe ration gloves", "0: claim 0 thrud")
    assert match.waiting == (0,)
    assert texts(match, 0) == ["done"]


@pytest.mark.rule("TRK-5.2")
def test_no_card_is_in_both_combinations():
    match = play(combining("hammer hammer hammer pickaxe ration gloves"), "0: identical hammer hammer hammer")
    assert texts(match, 0) == ["done", "different pickaxe ration gloves"]
    match = combining("hammer hammer hammer ration gloves")
    play(match, "0: different ration gloves hammer", "0: claim 0 thrud")
    assert match.view(None).round == 2  # two hammers are left: nothing more to make


@pytest.mark.rule("TRK-5.2")
def test_who_has_made_both_is_not_asked_again():
    match = combining(BOTH + " pickaxe ration gloves lantern")
    play(match, "0: identical hammer hammer hammer", "0: different pickaxe ration gloves", "0: claim 0 thrud")
    assert match.view(None).round == 2


# ---- identical cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRK-5.3")
def test_a_stone_stands_for_any_equipment():
    for kind, value in (("pickaxe", 1), ("lantern", 4), ("hammer", 7)):
        match = play(combining(f"{kind} {kind} stone"), f"0: identical {kind} {kind} stone")
        assert aare(match) == [value, 0]
    match = play(combining("pickaxe hammer stone"), "0: different pickaxe hammer stone", "0: claim 2 zoral")
    assert part(match, 0, "upgrades") == "zoral"


@pytest.mark.rule("TRK-5.4")
@pytest.mark.parametrize(
    ("cards", "pays"),
    [
        ("pickaxe " * 3, 1),
        ("ration " * 3, 2),
        ("gloves " * 3, 3),
        ("lantern " * 3, 4),
        ("armour " * 3, 5),
        ("helmet " * 3, 6),
        ("hammer " * 3, 7),
        ("pickaxe " * 4, 4),
        ("hammer " * 5, 13),
        ("hammer " * 5 + "stone stone", 19),
        ("pickaxe " * 11, 25),
    ],
)
def test_a_set_pays_its_value_and_three_for_each_card_beyond_the_third(cards, pays):
    match = play(combining(cards, market="gloves gloves lantern"), f"0: identical {cards.strip()}")
    assert aare(match) == [pays, 0]
    beyond = len(cards.split()) - 3
    adds = (pays - 3 * beyond, *[3] * beyond)
    assert heard(match, None, IdenticalMade) == [IdenticalMade(0, cards.split()[0], tuple(cards.split()), adds)]


@pytest.mark.rule("TRK-5.4")
def test_two_cards_are_no_set():
    match = combining("hammer hammer ration ration")
    assert texts(match, 0) == ["done"]
    with pytest.raises(IllegalAction):
        match.submit(0, "identical hammer hammer")


@pytest.mark.rule("TRK-5.4")
@pytest.mark.parametrize(("kind", "pays"), [("ration", 2), ("gloves", 3), ("lantern", 4), ("armour", 5), ("hammer", 7)])
def test_a_set_of_wild_cards_only_stands_for_the_kind_the_player_names(kind, pays):
    match = play(combining("pickaxe stone stone", "vein"), f"0: identical stone stone vein as {kind}")
    assert aare(match) == [pays, 0]
    assert heard(match, None, IdenticalMade) == [IdenticalMade(0, kind, ("stone", "stone", "vein"), (pays,))]


@pytest.mark.rule("TRK-5.4", "TRK-5.11")
def test_three_pickaxes_under_three_veins_are_a_set_of_any_kind():
    match = play(combining("pickaxe pickaxe pickaxe", "vein vein vein"), "0: identical vein vein vein as helmet")
    assert aare(match) == [6, 0]


@pytest.mark.rule("TRK-5.5")
@pytest.mark.parametrize(
    ("cards", "upgrades", "pays"),
    [
        ("hammer " * 3, "aegur", 7),
        ("hammer " * 4, "aegur", 12),
        ("pickaxe " * 6, "aegur", 16),
        ("ration " * 5, "aegur dagda", 17),
        ("armour " * 5, "aegur kraal", 20),
    ],
)
def test_with_aegur_each_card_beyond_the_third_brings_five(cards, upgrades, pays):
    match = play(combining(cards, upgrades), f"0: identical {cards.strip()}")
    assert aare(match) == [pays, 0]


@pytest.mark.rule("TRK-5.6")
@pytest.mark.parametrize(
    ("cards", "dagda", "kraal"),
    [
        ("pickaxe " * 3, 1, 1),
        ("ration " * 3, 7, 2),
        ("gloves " * 3, 7, 3),
        ("lantern " * 3, 7, 4),
        ("armour " * 3, 5, 10),
        ("helmet " * 3, 6, 10),
        ("hammer " * 3, 7, 10),
        ("ration " * 5, 13, 8),
        ("hammer " * 4, 10, 13),
    ],
)
def test_dagda_makes_a_green_set_worth_seven_and_kraal_a_red_one_ten(cards, dagda, kraal):
    for upgrade, pays in (("dagda", dagda), ("kraal", kraal)):
        match = play(combining(cards, upgrade), f"0: identical {cards.strip()}")
        assert aare(match) == [pays, 0]


@pytest.mark.rule("TRK-5.6")
def test_dagda_and_kraal_help_their_owner_only():
    players = [{"hand": "ration ration ration", "upgrades": ""}, {"hand": "", "upgrades": "dagda kraal aegur"}]
    match = position("trok", seats=2, phase="combining", market=MARKET, players=players)
    assert aare(play(match, "0: identical ration ration ration")) == [2, 0]
