"""Chapter 3, step 1: the supply."""

from collections import Counter

import pytest

import tripot
from rulebook import play, position, texts
from tripot.games.trok.events import Dealt, Mined, Reshuffled, Unloaded

from .table import Draws, aare, hand, heard, known, part, rest, zone

USELESS = "pickaxe pickaxe ration"


def last_turn(players, draws=None, market="lantern helmet helmet", **parts):
    """The last turn of a round: when seat 0 says done, the next round is supplied."""
    parts |= {"phase": "combining", "row": "mine mine", "market": market}
    match = position("trok", seats=len(players), players=players, **parts)
    if draws is not None:
        match.rng = Draws(match.state, "thrud grid aegur dagda kraal " + draws)  # the row is filled first
    return match


# ---- five cards each ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRK-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_is_dealt_five_cards(seats):
    match = tripot.Match("trok", seats=seats)
    assert [player.hand_size for player in match.view(None).players] == [5] * seats


@pytest.mark.rule("TRK-3.1")
def test_cards_are_dealt_one_at_a_time_in_seat_order():
    draws = (
        "hammer pickaxe stone  helmet ration stone  armour gloves ration  hammer ration gloves  lantern ration pickaxe"
    )
    match = play(last_turn([{"hand": USELESS}, {"hand": ""}, {"hand": ""}], draws), "0: done")
    assert hand(match, 0) == "lantern armour helmet hammer hammer"
    assert hand(match, 1) == "pickaxe ration ration ration gloves"
    assert hand(match, 2) == "pickaxe ration gloves stone stone"


@pytest.mark.rule("TRK-3.1")
@pytest.mark.parametrize("viewer", [1, None])
def test_cards_are_dealt_face_down(viewer):
    match = tripot.Match("trok", seats=2, seed=5)
    assert known(match, 0, viewer) == ""
    assert heard(match, viewer, Dealt)[0] == Dealt(0, 5, ())
    assert heard(match, 0, Dealt) == [Dealt(0, 5, tuple(hand(match, 0).split())), Dealt(1, 5, ())]
    assert known(match, 0, 0) == hand(match, 0)


# ---- mines ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRK-3.2")
def test_each_mine_brings_a_card_after_the_deal_seat_by_seat():
    players = [{"hand": USELESS, "upgrades": "mine"}, {"hand": "", "upgrades": "mine mine"}]
    match = last_turn(players, "pickaxe ration " * 5 + "hammer helmet stone")
    play(match, "0: done")
    assert hand(match, 0) == "pickaxe " * 5 + "hammer"
    assert hand(match, 1) == "ration " * 5 + "helmet stone"


@pytest.mark.rule("TRK-3.2", "TRK-4.8")
@pytest.mark.parametrize("viewer", [0, None])
def test_everybody_sees_the_card_of_a_mine(viewer):
    match = last_turn([{"hand": USELESS}, {"hand": "", "upgrades": "mine"}], "ration pickaxe " * 5 + "hammer")
    play(match, "0: done")
    assert heard(match, viewer, Mined) == [Mined(1, "hammer")]
    assert known(match, 1, viewer) == "hammer"


# ---- carts ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRK-3.3")
@pytest.mark.parametrize("viewer", [0, None])
def test_stored_cards_come_back_and_everybody_knows_them(viewer):
    players = [{"hand": USELESS}, {"hand": "", "stored": "armour hammer", "upgrades": "cart cart"}]
    match = play(last_turn(players, "ration pickaxe " * 5), "0: done")
    assert hand(match, 1) == "pickaxe " * 5 + "armour hammer"
    assert part(match, 1, "stored") == ""
    assert known(match, 1, viewer) == "armour hammer"
    assert heard(match, viewer, Unloaded) == [Unloaded(1, ("armour", "hammer"))]


# ---- when the deck runs out -----------------------------------------------------------------------------------------


@pytest.mark.rule("TRK-3.4")
def test_when_the_deck_runs_out_the_discard_pile_becomes_the_deck():
    market = "helmet hammer hammer"
    discard = rest(market, USELESS, "gloves gloves gloves gloves")
    match = last_turn(
        [{"hand": USELESS}, {"hand": ""}],
        "gloves gloves gloves gloves  ration pickaxe stone armour ration pickaxe",
        market=market,
        discard=discard,
    )
    play(match, "0: done")
    assert hand(match, 0) == "ration ration gloves gloves stone"
    assert zone(match, "discard") == ""
    assert zone(match, "deck") == rest(market, hand(match, 0), hand(match, 1))
    assert heard(match, None, Reshuffled) == [Reshuffled(58 - 3 - 4)]


@pytest.mark.rule("TRK-3.4")
def test_the_discard_pile_is_shuffled_as_soon_as_the_last_card_is_drawn():
    market, dealt = "helmet hammer hammer", "gloves gloves gloves gloves gloves armour armour armour armour armour"
    match = last_turn([{"hand": USELESS}, {"hand": ""}], market=market, discard=rest(market, USELESS, dealt))
    play(match, "0: done")
    assert zone(match, "deck") == rest(market, dealt)
    assert zone(match, "discard") == ""


@pytest.mark.rule("TRK-3.4")
def test_what_cannot_be_dealt_is_not_dealt():
    market, deck = "helmet hammer hammer", "gloves gloves gloves armour armour armour"
    stored = rest(market, deck, USELESS)
    players = [{"hand": USELESS, "upgrades": "mine"}, {"hand": "", "stored": stored, "upgrades": "mine"}]
    match = play(last_turn(players, market=market), "0: done")
    dealt = [event.number for event in heard(match, None, Dealt)]
    assert dealt == [5, 4]  # nine cards in turn, and none for the mines
    assert heard(match, None, Mined) == []
    assert zone(match, "deck") == zone(match, "discard") == ""
    match.state.check()


@pytest.mark.rule("TRK-3.4")
def test_the_next_discards_become_the_deck_when_a_card_is_needed():
    market = "helmet hammer hammer"
    players = [{"hand": USELESS}, {"hand": "", "stored": rest(market, USELESS)}]
    match = last_turn(players, market=market)
    assert zone(match, "deck") == zone(match, "discard") == ""
    play(match, "0: done")
    dealt = [heard(match, seat, Dealt)[seat].cards for seat in (0, 1)]
    assert [len(cards) for cards in dealt] == [2, 1]
    assert Counter(dealt[0] + dealt[1]) == Counter(USELESS.split())
    assert heard(match, None, Reshuffled) == [Reshuffled(3)]


@pytest.mark.rule("TRK-3.4", "TRK-4.1")
@pytest.mark.parametrize("cards", ["hammer stone", "ration", ""])
def test_a_hand_of_fewer_than_three_cards_offers_all_of_it(cards):
    match = position("trok", seats=2, players=[{"hand": cards}, {"hand": USELESS}])
    assert texts(match, 0) == [f"offer {cards}".strip()]
    play(match, f"0: offer {cards}".strip(), f"1: offer {USELESS}")
    assert part(match, 0, "offer") == cards


@pytest.mark.rule("TRK-3.4")
def test_where_nobody_has_a_card_to_offer_nothing_is_traded():
    match = position("trok", seats=2, youngest=1, players=[{"hand": ""}, {"hand": ""}])
    play(match, "0: offer", "1: offer")
    assert match.view(None).round == 2
    assert match.view(None).master == 1
    assert aare(match) == [0, 0]
