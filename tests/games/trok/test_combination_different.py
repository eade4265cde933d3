"""Chapter 5, step 3: different cards and the upgrades they bring."""

import pytest

from rulebook import play, position, texts
from tripot.core.errors import IllegalAction
from tripot.games.trok.events import Claimed, DifferentMade, Discarded

from .table import ROW, SEVEN, aare, combining, hand, heard, made, part, zone

# ---- different cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRK-5.7")
@pytest.mark.parametrize("x", [3, 4, 5, 6, 7])
def test_x_different_cards_choose_among_the_first_x_upgrades(x):
    """The rulebook's example: with 5 different cards one may choose among the first 5 upgrades."""
    cards = " ".join(SEVEN[:x])
    match = play(combining(cards), f"0: different {cards}")
    assert match.view(None).phase == "claiming"
    assert texts(match, 0) == [f"claim {slot} {key}" for slot, key in enumerate(ROW.split()[:x])]
    play(match, f"0: claim {x - 1} {ROW.split()[x - 1]}")
    assert part(match, 0, "upgrades") == ROW.split()[x - 1]
    assert heard(match, None, DifferentMade) == [DifferentMade(0, tuple(SEVEN[:x]))]


@pytest.mark.rule("TRK-5.7")
def test_the_values_need_not_follow_one_another():
    assert "different pickaxe lantern hammer" in texts(combining("pickaxe lantern hammer"), 0)


@pytest.mark.rule("TRK-5.7")
def test_two_different_cards_are_too_few():
    match = combining("pickaxe pickaxe hammer hammer")
    assert texts(match, 0) == ["done"]
    with pytest.raises(IllegalAction):
        match.submit(0, "different pickaxe hammer")


@pytest.mark.rule("TRK-5.7")
def test_one_kind_counts_once():
    with pytest.raises(IllegalAction):
        combining("pickaxe ration ration").submit(0, "different pickaxe ration ration")


@pytest.mark.rule("TRK-5.7")
def test_there_are_at_most_seven_different_cards():
    eight = " ".join(SEVEN) + " stone"
    match = combining(eight)
    sizes = {len(text.split()) - 1 for text in made(match, "different")}
    assert max(sizes) == 7
    assert "different ration gloves lantern armour helmet hammer stone" in texts(match, 0)


@pytest.mark.rule("TRK-5.7")
def test_a_row_shorter_than_x_offers_all_that_is_there():
    match = play(
        combining("pickaxe ration gloves lantern", row="grid mine"), "0: different pickaxe ration gloves lantern"
    )
    assert texts(match, 0) == ["claim 0 grid", "claim 1 mine"]


@pytest.mark.rule("TRK-5.7")
def test_with_an_empty_row_no_different_cards_can_be_combined():
    assert texts(combining("pickaxe ration gloves lantern", row=""), 0) == ["done"]


@pytest.mark.rule("TRK-5.7", "TRK-5.2")
def test_with_an_empty_row_who_has_made_a_set_is_not_asked_for_different_cards():
    match = play(combining("hammer hammer hammer pickaxe ration gloves", row=""), "0: identical hammer hammer hammer")
    assert match.view(None).round == 2


# ---- the upgrades ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRK-5.8")
@pytest.mark.parametrize("viewer", [1, None])
def test_an_upgrade_lies_face_up_before_its_owner(viewer):
    match = combining("pickaxe ration gloves hammer hammer hammer", "idunn")
    play(match, "0: different pickaxe ration gloves", "0: claim 1 grid")
    assert match.view(viewer).players[0].upgrades == ("grid", "idunn")
    assert heard(match, viewer, Claimed) == [Claimed(0, "grid", 1)]


@pytest.mark.rule("TRK-5.8")
@pytest.mark.parametrize(
    ("upgrade", "cards", "pays"),
    [
        ("kraal", "hammer hammer hammer", 10),
        ("dagda", "gloves gloves gloves", 7),
        ("aegur", "hammer hammer hammer hammer", 12),
        ("grid", "hammer hammer hammer", 7),
    ],
)
def test_an_upgrade_taken_first_already_helps_the_set_made_after_it(upgrade, cards, pays):
    match = combining(f"pickaxe ration lantern {cards} armour helmet helmet", row=f"mine {upgrade}")
    play(match, "0: different pickaxe ration lantern", f"0: claim 1 {upgrade}", f"0: identical {cards}")
    assert aare(match) == [pays + (upgrade == "grid"), 0]  # Grid pays at the end of the same round


@pytest.mark.rule("TRK-5.8", "TRK-5.11")
def test_a_vein_taken_first_already_turns_a_pickaxe_of_the_set_made_after_it():
    match = combining("pickaxe ration gloves lantern hammer hammer", row="vein mine")
    assert made(match, "identical") == []
    play(match, "0: different ration gloves lantern", "0: claim 0 vein", "0: identical hammer hammer vein")
    assert aare(match) == [7, 0]


@pytest.mark.rule("TRK-5.8", "TRK-6.1")
def test_a_cart_taken_this_round_already_stores_a_card():
    match = combining("ration gloves lantern hammer", row="cart")
    play(match, "0: different ration gloves lantern", "0: claim 0 cart")
    assert texts(match, 0) == ["discard", "store hammer"]


@pytest.mark.rule("TRK-5.8")
def test_an_upgrade_taken_after_the_set_no_longer_helps_it():
    match = combining("pickaxe ration lantern hammer hammer hammer", row="kraal")
    play(match, "0: identical hammer hammer hammer", "0: different pickaxe ration lantern", "0: claim 0 kraal")
    assert aare(match) == [7, 0]


@pytest.mark.rule("TRK-5.8", "TRK-5.9")
def test_the_row_closes_up_to_the_left_and_is_not_refilled_in_the_round():
    players = [{"hand": "pickaxe ration gloves"}, {"hand": "ration gloves lantern armour helmet hammer"}]
    match = position("trok", seats=2, phase="combining", row=ROW, players=players)
    play(match, "0: different pickaxe ration gloves", "0: claim 1 grid")
    assert zone(match, "row") == "thrud zoral mine cart astrid ylud"
    play(match, "1: different ration gloves lantern armour helmet hammer")
    assert texts(match, 1)[-1] == "claim 5 ylud"
    play(match, "1: claim 5 ylud")
    assert heard(match, None, Claimed) == [Claimed(0, "grid", 1), Claimed(1, "ylud", 5)]
    assert (part(match, 0, "upgrades"), part(match, 1, "upgrades")) == ("grid", "ylud")


@pytest.mark.rule("TRK-5.9")
@pytest.mark.parametrize("slot", range(7))
def test_the_row_closes_up_wherever_an_upgrade_was_taken(slot):
    row = ROW.split()
    cards = " ".join(SEVEN)
    match = play(combining(f"{cards} pickaxe ration ration"), f"0: different {cards}", f"0: claim {slot} {row[slot]}")
    assert zone(match, "row").split() == row[:slot] + row[slot + 1 :]


@pytest.mark.rule("TRK-5.9")
def test_of_like_neighbours_only_the_first_is_offered():
    cards = "pickaxe ration gloves lantern armour"
    match = play(combining(cards, row="mine mine grid mine mine mine vein"), f"0: different {cards}")
    assert texts(match, 0) == ["claim 0 mine", "claim 2 grid", "claim 3 mine"]


@pytest.mark.rule("TRK-5.10")
@pytest.mark.parametrize("viewer", [1, None])
def test_combined_cards_are_discarded_face_up(viewer):
    match = combining("hammer hammer stone pickaxe ration gloves lantern", discard="ration")
    play(match, "0: identical hammer hammer stone")
    assert match.view(viewer).discard == ("ration", "hammer", "hammer", "stone")
    assert hand(match, 0) == "pickaxe ration gloves lantern"
    play(match, "0: different pickaxe ration gloves")
    assert match.view(viewer).discard == ("pickaxe", "ration", "ration", "gloves", "hammer", "hammer", "stone")


@pytest.mark.rule("TRK-5.10")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_unused_cards_are_seen_by_all_as_they_are_discarded(viewer):
    match = play(combining("hammer hammer ration"), "0: done")
    assert heard(match, viewer, Discarded) == [Discarded(0, ("ration", "hammer", "hammer"))]
    assert match.view(viewer).discard == ("ration", "hammer", "hammer")
