"""Chapter 4, step 2: the trades, from the first card to the gift."""

import pytest

import tripot
from rulebook import play, position, texts
from tripot.core.errors import IllegalAction
from tripot.games.trok.events import Gained, Gave, MarketRenewed, Offered, Swapped, Took, TradeEven

from .table import Draws, aare, hand, heard, part, rest, zone


def trading(offers, market="pickaxe ration gloves", **parts):
    """Offers lie face up and seat `waiting` (the Trade Master) picks; hands are empty."""
    players = [{"hand": "", "offer": offer} for offer in offers]
    return position("trok", seats=len(offers), phase="trading", market=market, players=players, **parts)


# ---- taking and swapping --------------------------------------------------------------------------------------------


@pytest.fixture
def zelia_and_alex():
    """The rulebook's example: Zélia (seat 0) offers 18, Alex (seat 1) only 9."""
    players = [{"hand": "lantern hammer hammer pickaxe ration"}, {"hand": "pickaxe gloves armour ration ration"}]
    match = position("trok", seats=2, market="pickaxe lantern hammer", players=players)
    return play(match, "0: offer lantern hammer hammer", "1: offer pickaxe gloves armour")


@pytest.mark.rule("TRK-4.2", "TRK-4.3", "TRK-4.6")
def test_zelia_offers_18_and_alex_9_so_zelia_is_trade_master(zelia_and_alex):
    assert [event.worth for event in heard(zelia_and_alex, None, Offered)] == [18, 9]
    assert zelia_and_alex.view(None).master == 0
    assert zelia_and_alex.waiting == (0,)


@pytest.mark.rule("TRK-4.6")
def test_zelia_takes_alexs_armour_into_her_hand(zelia_and_alex):
    match = play(zelia_and_alex, "0: take 1 armour")
    assert hand(match, 0) == "pickaxe ration armour"
    assert zone(match, "market") == "pickaxe lantern hammer"
    assert part(match, 1, "offer") == "pickaxe gloves"
    assert heard(match, None, Took) == [Took(0, 1, "armour")]


@pytest.mark.rule("TRK-4.6")
def test_zelia_swaps_alexs_armour_for_the_hammer_of_the_market(zelia_and_alex):
    match = play(zelia_and_alex, "0: take 1 armour for hammer")
    assert hand(match, 0) == "pickaxe ration hammer"
    assert zone(match, "market") == "pickaxe lantern armour"
    assert part(match, 1, "offer") == "pickaxe gloves"
    assert heard(match, None, Swapped) == [Swapped(0, 1, "armour", "hammer")]


@pytest.mark.rule("TRK-4.6")
def test_the_trade_master_picks_a_card_of_another_player_and_keeps_it_or_swaps_it():
    match = trading(["helmet helmet helmet", "hammer stone", "armour"], market="ration ration gloves")
    assert sorted(texts(match, 0)) == sorted(
        f"take {owner} {card}{swap}"
        for owner, card in [(1, "hammer"), (1, "stone"), (2, "armour")]
        for swap in ("", " for ration", " for gloves")
    )


@pytest.mark.rule("TRK-4.6")
def test_a_swap_is_only_for_a_card_of_another_kind():
    match = trading(["helmet", "ration"], market="ration ration gloves")
    assert texts(match, 0) == ["take 1 ration", "take 1 ration for gloves"]
    with pytest.raises(IllegalAction):
        match.submit(0, "take 1 ration for ration")


@pytest.mark.rule("TRK-4.6")
def test_a_stone_of_the_market_may_be_had_like_any_card():
    match = play(trading(["helmet", "ration"], market="stone ration gloves"), "0: take 1 ration for stone")
    assert (hand(match, 0), zone(match, "market")) == ("stone", "ration ration gloves")


@pytest.mark.rule("TRK-4.7")
def test_who_was_just_taken_from_picks_next_from_any_other_player():
    match = play(trading(["helmet helmet", "hammer", "armour lantern"]), "0: take 2 armour")
    assert match.waiting == (2,)
    assert {text.rsplit(" for ")[0] for text in texts(match, 2)} == {"take 0 helmet", "take 1 hammer"}
    play(match, "2: take 1 hammer")
    assert match.waiting == (1,)
    assert {text.rsplit(" for ")[0] for text in texts(match, 1)} == {"take 0 helmet", "take 2 lantern"}


@pytest.mark.rule("TRK-4.7")
def test_a_player_without_an_offer_left_still_picks_when_taken_from():
    match = play(trading(["helmet helmet", "hammer"]), "0: take 1 hammer", "1: take 0 helmet")
    assert (hand(match, 0), hand(match, 1)) == ("hammer", "helmet")
    assert match.waiting == (0,)


@pytest.mark.rule("TRK-4.7")
def test_picking_goes_on_until_every_offered_card_is_taken():
    match = trading(["hammer", "gloves", "armour"])
    play(match, "0: take 1 gloves", "1: take 2 armour")
    assert match.view(None).phase == "trading"
    play(match, "2: take 0 hammer")
    assert match.view(None).phase != "trading"
    assert heard(match, None, TradeEven) == [TradeEven()]


# ---- renewing the market --------------------------------------------------------------------------------------------


@pytest.mark.rule("TRK-4.9")
def test_a_swap_that_makes_three_of_a_kind_pays_three_and_renews_the_market():
    match = trading(["ration pickaxe", "hammer gloves"], market="hammer hammer ration", discard="stone")
    match.rng = Draws(match.state, "helmet lantern gloves")
    play(match, "0: take 1 hammer for ration")
    assert aare(match) == [3, 0]
    assert hand(match, 0) == "ration"
    assert zone(match, "market") == "gloves lantern helmet"
    assert zone(match, "discard") == "hammer hammer hammer stone"
    assert heard(match, None, MarketRenewed) == [MarketRenewed(0, "hammer", ("gloves", "lantern", "helmet"))]
    assert heard(match, 1, Gained) == [Gained(0, 3, "renewal")]


@pytest.mark.rule("TRK-4.9")
@pytest.mark.parametrize(
    ("market", "answer"),
    [
        ("hammer hammer ration", "take 1 hammer"),  # no swap
        ("hammer hammer ration", "take 1 gloves for ration"),  # two alike
        ("hammer hammer hammer", "take 1 gloves for hammer"),  # three alike before, not after
        ("hammer hammer hammer", "take 1 gloves"),
        ("hammer hammer ration", "take 1 stone for ration"),  # the stone is not wild in the market
        ("stone hammer ration", "take 1 hammer for ration"),
        ("stone stone ration", "take 1 hammer for ration"),
        ("hammer", "take 1 gloves for hammer"),  # one alone is not three of a kind
    ],
)
def test_nothing_else_renews_the_market(market, answer):
    offers = ["ration pickaxe", "gloves" + (" hammer" if market.count("hammer") < 3 else "")]
    offers[1] += " stone" if market.count("stone") < 2 else ""
    match = play(trading(offers, market=market), f"0: {answer}")
    assert aare(match) == [0, 0]
    assert heard(match, None, MarketRenewed) == []
    assert zone(match, "discard") == ""


@pytest.mark.rule("TRK-4.9")
def test_the_three_new_cards_never_pay_by_themselves():
    match = trading(["ration pickaxe", "hammer gloves"], market="hammer hammer ration")
    match.rng = Draws(match.state, "armour armour armour")
    play(match, "0: take 1 hammer for ration")
    assert aare(match) == [3, 0]
    assert zone(match, "market") == "armour armour armour"


@pytest.mark.rule("TRK-4.9")
def test_the_three_cards_of_the_set_up_never_pay():
    state = tripot.game("trok").blank(2, {"open_aare": False, "youngest": 0, "memory": "shown"})
    state.set_up(Draws(state, "hammer hammer hammer " + "mine " * 5 + "thrud grid " + "ration pickaxe " * 5))
    assert [player.aare for player in state.players] == [0, 0]
    assert state.market == 3 << 24


@pytest.mark.rule("TRK-4.6", "TRK-4.9")
def test_a_market_that_luck_has_made_alike_pays_only_once_a_swap_of_another_kind_has_changed_it():
    match = trading(["ration pickaxe", "armour gloves"], market="armour armour armour")
    assert not [text for text in texts(match, 0) if text.endswith("armour for armour")]
    play(match, "0: take 1 gloves for armour")
    assert (aare(match), zone(match, "market")) == ([0, 0], "gloves armour armour")
    play(match, "1: take 0 ration", "0: take 1 armour for gloves")
    assert aare(match) == [3, 0]


@pytest.mark.rule("TRK-4.9", "TRK-3.4")
def test_the_three_discarded_cards_may_come_back_when_the_deck_is_empty():
    market, offers = "hammer hammer ration", ["ration pickaxe", "hammer gloves"]
    players = [{"hand": rest(market, *offers), "offer": offers[0]}, {"hand": "", "offer": offers[1]}]
    match = position("trok", seats=2, phase="trading", market=market, players=players)
    assert zone(match, "deck") == zone(match, "discard") == ""
    play(match, "0: take 1 hammer for ration")
    assert zone(match, "market") == "hammer hammer hammer"
    assert aare(match) == [3, 0]


@pytest.mark.rule("TRK-4.10")
@pytest.mark.parametrize(
    ("upgrades", "fortunes"),
    [(("thrud", "", ""), [5, 0, 0]), (("", "thrud", ""), [3, 2, 0]), (("", "", "thrud"), [3, 0, 2])],
)
def test_thrud_pays_two_whoever_renews_the_market_and_five_to_an_owner_who_does(upgrades, fortunes):
    offers = ["ration pickaxe", "hammer gloves", "helmet"]
    players = [{"hand": "", "offer": offer, "upgrades": own} for offer, own in zip(offers, upgrades, strict=True)]
    match = position("trok", seats=3, phase="trading", market="hammer hammer ration", players=players)
    play(match, "0: take 1 hammer for ration")
    assert aare(match) == fortunes


@pytest.mark.rule("TRK-4.10")
def test_thrud_pays_nothing_while_the_market_is_not_renewed():
    players = [{"hand": "", "offer": "ration", "upgrades": "thrud"}, {"hand": "", "offer": "gloves hammer"}]
    match = position("trok", seats=2, phase="trading", market="hammer hammer ration", players=players)
    play(match, "0: take 1 gloves for ration", "1: take 0 ration for hammer")
    assert aare(match) == [0, 0]


# ---- nothing left before the others ---------------------------------------------------------------------------------


@pytest.mark.rule("TRK-4.11")
def test_who_sees_no_card_before_another_takes_each_own_card_back_or_swaps_it():
    match = trading(["", "hammer stone"], market="ration ration gloves", waiting=[1])
    assert sorted(texts(match, 1)) == sorted(
        f"take 1 {card}{swap}" for card in ("hammer", "stone") for swap in ("", " for ration", " for gloves")
    )
    play(match, "1: take 1 hammer")
    assert match.waiting == (1,)
    assert texts(match, 1) == ["take 1 stone", "take 1 stone for ration", "take 1 stone for gloves"]
    play(match, "1: take 1 stone for gloves")
    assert hand(match, 1) == "gloves hammer"
    assert zone(match, "market") == "ration ration stone"


@pytest.mark.rule("TRK-4.11")
def test_own_cards_are_not_for_taking_while_another_has_one():
    match = trading(["helmet helmet", "hammer"])
    assert all(text.startswith("take 1 ") for text in texts(match, 0))
    with pytest.raises(IllegalAction):
        match.submit(0, "take 0 helmet")


@pytest.mark.rule("TRK-4.11", "TRK-4.9", "TRK-4.10")
def test_an_own_card_may_renew_the_market():
    players = [{"hand": "pickaxe", "offer": ""}, {"hand": "", "offer": "hammer lantern", "upgrades": "thrud"}]
    match = position("trok", seats=2, phase="trading", waiting=[1], market="hammer hammer ration", players=players)
    match.rng = Draws(match.state, "helmet helmet gloves")
    play(match, "1: take 1 hammer for ration")
    assert aare(match) == [0, 5]
    assert zone(match, "market") == "gloves helmet helmet"
    assert match.waiting == (1,)


# ---- even or a card short -------------------------------------------------------------------------------------------


@pytest.mark.rule("TRK-4.12")
def test_the_trade_is_even_when_the_last_card_was_taken_from_the_trade_master():
    match = play(trading(["helmet", "hammer"]), "0: take 1 hammer", "1: take 0 helmet")
    assert heard(match, None, TradeEven) == [TradeEven()]
    assert heard(match, None, Gave) == []
    assert match.view(None).round == 2  # with one card each nobody can combine


@pytest.mark.rule("TRK-4.12", "TRK-4.11")
def test_the_trade_is_even_when_it_is_the_trade_master_who_took_back_cards():
    match = trading(["helmet ration", ""], market="gloves gloves gloves")
    play(match, "0: take 0 helmet", "0: take 0 ration")
    assert heard(match, None, TradeEven) == [TradeEven()]
    assert match.view(None).short is None


@pytest.mark.rule("TRK-4.13")
def test_otherwise_the_trade_master_gives_a_card_to_the_player_last_taken_from():
    players = [{"hand": "stone ration ration", "offer": ""}, {"hand": "pickaxe pickaxe pickaxe", "offer": "hammer"}]
    match = position("trok", seats=2, phase="trading", master=0, market="gloves gloves armour", players=players)
    play(match, "0: take 1 hammer")
    assert match.view(None).phase == "giving"
    assert (match.view(None).short, match.waiting) == (1, (0,))
    assert texts(match, 0) == ["give ration", "give hammer", "give stone"]
    play(match, "0: give stone")
    assert (hand(match, 0), hand(match, 1)) == ("ration ration hammer", "pickaxe pickaxe pickaxe stone")
    assert heard(match, None, TradeEven) == []
    assert match.view(None).phase == "combining"


@pytest.mark.rule("TRK-4.13")
def test_the_last_to_be_taken_from_is_short_whoever_took():
    players = [{"hand": "ration", "offer": ""}, {"hand": "", "offer": "hammer"}, {"hand": "", "offer": "armour armour"}]
    match = position("trok", seats=3, phase="trading", master=0, waiting=[1], players=players)
    play(match, "1: take 2 armour", "2: take 1 hammer", "1: take 2 armour")
    assert (match.view(None).phase, match.view(None).short, match.waiting) == ("giving", 2, (0,))


@pytest.mark.rule("TRK-4.13", "TRK-4.11")
def test_who_took_back_cards_is_short_unless_trade_master():
    players = [{"hand": "stone", "offer": ""}, {"hand": "", "offer": "hammer lantern"}]
    match = position("trok", seats=2, phase="trading", master=0, waiting=[1], players=players)
    play(match, "1: take 1 hammer", "1: take 1 lantern")
    assert (match.view(None).phase, match.view(None).short, match.waiting) == ("giving", 1, (0,))


@pytest.mark.rule("TRK-4.13")
def test_the_gift_may_be_the_card_just_taken():
    match = play(trading(["", "hammer"], master=0), "0: take 1 hammer", "0: give hammer")
    assert heard(match, 1, Gave) == [Gave(0, 1, "hammer")]
