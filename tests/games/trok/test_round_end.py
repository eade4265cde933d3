"""Chapter 6, step 4: the end of the round."""

import pytest

from rulebook import play, position, texts
from tripot.core.errors import IllegalAction
from tripot.games.trok.events import Discarded, Gained, RowFilled, Stored

from .table import ALL_UPGRADES, Draws, aare, hand, heard, known, part, zone

USELESS = "pickaxe pickaxe ration"
NO_PAY = "stone stone lantern"  # a market that pays neither Zoral nor Ylud


def storing(players, **parts):
    return position("trok", seats=len(players), phase="storing", players=players, **parts)


def last_turn(upgrades, others="", market=NO_PAY, **parts):
    """Seat 0 with these upgrades is about to say done, which ends the round."""
    players = [{"hand": USELESS, "upgrades": upgrades}, {"hand": "", "upgrades": others}]
    return position("trok", seats=2, phase="combining", market=market, players=players, **parts)


# ---- carts ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRK-6.1")
def test_every_unused_card_is_discarded():
    players = [{"hand": "pickaxe pickaxe ration"}, {"hand": "hammer stone"}]
    match = position("trok", seats=2, phase="combining", discard="gloves", players=players)
    play(match, "0: done")
    assert heard(match, None, Discarded) == [
        Discarded(0, ("pickaxe", "pickaxe", "ration")),
        Discarded(1, ("hammer", "stone")),
    ]
    assert zone(match, "discard") == "pickaxe pickaxe ration gloves hammer stone"
    assert [len(hand(match, seat).split()) for seat in (0, 1)] == [5, 5]


@pytest.mark.rule("TRK-6.1")
def test_a_cart_stores_one_card_of_the_owners_choice_but_never_a_stone():
    match = storing([{"hand": "ration ration hammer stone", "upgrades": "cart"}, {"hand": ""}])
    assert texts(match, 0) == ["discard", "store ration", "store hammer"]
    with pytest.raises(IllegalAction):
        match.submit(0, "store stone")
    play(match, "0: store hammer")
    assert heard(match, None, Stored) == [Stored(0, "hammer")]
    assert heard(match, None, Discarded) == [Discarded(0, ("ration", "ration", "stone"))]
    assert known(match, 0, None) == "hammer"  # in the next round it is back in hand


@pytest.mark.rule("TRK-6.1")
def test_nothing_need_be_stored():
    match = play(storing([{"hand": "ration hammer", "upgrades": "cart"}, {"hand": ""}]), "0: discard")
    assert heard(match, None, Stored) == []
    assert heard(match, None, Discarded) == [Discarded(0, ("ration", "hammer"))]


@pytest.mark.rule("TRK-6.1")
@pytest.mark.parametrize("viewer", [1, None])
def test_stored_cards_lie_face_up(viewer):
    players = [{"hand": "ration hammer", "upgrades": "cart"}, {"hand": "gloves", "upgrades": "cart"}]
    match = play(storing(players), "0: store hammer")
    assert match.view(viewer).players[0].stored == ("hammer",)
    assert match.view(viewer).players[0].hand_size == 0


@pytest.mark.rule("TRK-6.1")
def test_several_carts_store_card_by_card():
    players = [{"hand": "ration ration hammer", "upgrades": "cart cart"}, {"hand": "gloves", "upgrades": "cart"}]
    match = play(storing(players), "0: store ration")
    assert match.waiting == (0,)
    assert texts(match, 0) == ["discard", "store ration", "store hammer"]
    play(match, "0: store ration")
    assert (part(match, 0, "stored"), match.waiting) == ("ration ration", (1,))
    assert zone(match, "discard") == "hammer"


@pytest.mark.rule("TRK-6.1")
def test_an_owner_of_several_carts_may_stop_after_the_first_card():
    players = [{"hand": "ration ration hammer", "upgrades": "cart cart"}, {"hand": "gloves", "upgrades": "cart"}]
    match = play(storing(players), "0: store hammer", "0: discard")
    assert part(match, 0, "stored") == "hammer"
    assert zone(match, "discard") == "ration ration"


@pytest.mark.rule("TRK-6.1")
def test_an_owner_without_a_card_left_is_not_asked_again():
    players = [{"hand": "hammer", "upgrades": "cart cart"}, {"hand": "gloves", "upgrades": "cart"}]
    match = play(storing(players), "0: store hammer")
    assert match.waiting == (1,)


@pytest.mark.rule("TRK-6.1")
def test_who_has_only_stones_left_is_asked_all_the_same():
    match = storing([{"hand": "stone", "upgrades": "cart"}, {"hand": ""}])
    assert texts(match, 0) == ["discard"]


@pytest.mark.rule("TRK-6.1")
def test_players_store_in_turn_from_the_trade_master_clockwise():
    players = [{"hand": "pickaxe ration gloves", "upgrades": "cart"} for _ in range(3)]
    match = position("trok", seats=3, phase="combining", master=1, players=players)
    play(match, "1: done", "2: done", "0: done")
    asked = []
    while match.view(None).phase == "storing":
        asked += match.waiting
        play(match, f"{match.waiting[0]}: store gloves")
    assert asked == [1, 2, 0]


@pytest.mark.rule("TRK-6.1")
def test_whoever_has_no_cart_is_not_asked():
    players = [{"hand": "pickaxe ration"}, {"hand": "pickaxe ration gloves"}, {"hand": "pickaxe", "upgrades": "cart"}]
    match = position("trok", seats=3, phase="combining", waiting=[1], players=players)
    play(match, "1: done")
    assert (match.view(None).phase, match.waiting) == ("storing", (2,))


# ---- what upgrades pay ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TRK-6.2")
@pytest.mark.parametrize(
    ("upgrades", "market", "pays"),
    [
        ("grid", NO_PAY, 1),
        ("mere-dwerg", NO_PAY, 1),
        ("mere-dwerg thrud skaa idunn", NO_PAY, 4),
        ("mere-dwerg mine mine vein cart", NO_PAY, 1),
        ("mere-dwerg pere-dwerg", NO_PAY, 2),
        ("pere-dwerg", NO_PAY, 0),
        ("pere-dwerg mine mine vein cart", NO_PAY, 4),
        ("pere-dwerg thrud skaa mine", NO_PAY, 1),
        ("zoral", "pickaxe pickaxe pickaxe", 3),
        ("zoral", "pickaxe pickaxe ration", 2),
        ("zoral", "ration hammer stone", 0),
        ("astrid", "ration gloves lantern", 6),
        ("astrid", "ration ration armour", 4),
        ("astrid", "pickaxe hammer stone", 0),
        ("ylud", "armour helmet hammer", 9),
        ("ylud", "hammer hammer ration", 6),
        ("ylud", "pickaxe lantern stone", 0),
        ("grid mere-dwerg pere-dwerg zoral astrid ylud mine vein", "pickaxe ration hammer", 1 + 6 + 2 + 1 + 2 + 3),
        ("thrud aegur dagda kraal idunn skaa mine vein cart", "pickaxe ration hammer", 0),
    ],
)
def test_end_of_round_effects_pay(upgrades, market, pays):
    match = play(last_turn(upgrades, market=market), "0: done")
    if match.view(None).phase == "storing":
        play(match, "0: discard")
    assert aare(match) == [pays, 0]


@pytest.mark.rule("TRK-6.2")
def test_each_effect_is_told_with_its_reason():
    match = play(last_turn("mere-dwerg zoral", "grid", market="pickaxe ration hammer"), "0: done")
    assert heard(match, None, Gained) == [Gained(0, 2, "mere-dwerg"), Gained(0, 1, "zoral"), Gained(1, 1, "grid")]


@pytest.mark.rule("TRK-6.2")
def test_effects_pay_only_once_the_last_card_is_stored():
    players = [{"hand": "hammer", "upgrades": "cart grid"}, {"hand": "gloves", "upgrades": "cart"}]
    match = play(storing(players), "0: store hammer")
    assert aare(match) == [0, 0]
    assert aare(play(match, "1: store gloves")) == [1, 0]


# ---- the row --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRK-6.3", "TRK-5.9")
def test_the_row_is_refilled_to_seven_on_the_right():
    match = last_turn("", row="ylud mine grid mine")
    match.rng = Draws(match.state, "skaa vein cart " + "pickaxe ration " * 5)
    play(match, "0: done")
    assert zone(match, "row") == "ylud mine grid mine skaa vein cart"
    assert heard(match, 1, RowFilled) == [RowFilled(("skaa", "vein", "cart"))]


@pytest.mark.rule("TRK-6.3")
@pytest.mark.parametrize(("row", "deck"), [("ylud", "zoral"), ("ylud grid mine", ""), ("", ""), ("", "skaa")])
def test_when_the_upgrades_run_out_the_row_stays_shorter(row, deck):
    owned = list(ALL_UPGRADES)
    for key in f"{row} {deck}".split():
        owned.remove(key)
    match = last_turn("", others=" ".join(owned), row=row, upgrade_deck=deck)
    play(match, "0: done")
    assert zone(match, "row") == f"{row} {deck}".strip()
    assert zone(match, "upgrade_deck") == ""
    assert match.view(None).round == 2


@pytest.mark.rule("TRK-6.3")
def test_a_full_row_stays_as_it_is():
    row = "ylud mine grid mine vein skaa cart"
    match = play(last_turn("", row=row), "0: done")
    assert zone(match, "row") == row
    assert heard(match, None, RowFilled) == []
