"""The cards of the Merchant."""

import pytest

from tripot.games.trieste.state.events import Countered, Freed, Looked, Picked, Protected, ProtectionHeld, ThrewAway

from .table import (
    CARDS,
    act,
    amount_of,
    asked,
    deck_of,
    discard,
    hand,
    heard,
    infamy,
    known,
    legal,
    prison,
    purse,
    reveal,
    size,
    spent,
    table,
    until_round,
)

# ---- cards that draw ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "treasures", "cards"),
    [
        ("apprentice", amount_of("apprentice"), 0),
        ("shopkeeper", amount_of("shopkeeper"), 0),
        ("caravan-master", CARDS["caravan-master"]["effect"][0]["amount"], 1),
        ("banker", amount_of("banker"), 0),
        ("hired-guard", 1, 0),
    ],
)
def test_what_the_characters_draw(card, treasures, cards):
    match = reveal(merchant=card, treasure="gold gold gold gold")
    assert purse(match, "merchant").split() == ["gold"] * treasures
    assert size(hand(match, "merchant")) == cards
    assert discard(match, "merchant") == card


def test_from_empty_decks_they_draw_nothing():
    everything = "copper " * 39 + "silver " * 11 + "gold " * 4 + "diamond"
    cards = deck_of("merchant")
    cards.remove("caravan-master")
    match = reveal(f"none: {everything}", {"lays": "unpaid caravan-master: silver", "discard": " ".join(cards)})
    # All there is to draw is the silver that was paid.
    assert (purse(match, "merchant"), hand(match, "merchant")) == ("silver", "")


# ---- Business as Usual ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-6.2")
@pytest.mark.parametrize(("kept", "thrown"), [("gold", "copper"), ("copper", "gold")])
def test_business_as_usual_looks_at_two_keeps_one_and_discards_the_other(kept, thrown):
    match = reveal(merchant="business-as-usual: silver", treasure="gold copper")
    assert legal(match, "merchant") == ["choose copper", "choose gold"]
    before = spent(match).split()
    act(match, f"merchant: choose {kept}")
    assert sorted(purse(match, "merchant").split()) == sorted(["silver", kept])
    assert sorted(spent(match).split()) == sorted([*before, thrown])
    assert heard(match, ThrewAway) == [ThrewAway(1, (thrown,), "business-as-usual")]
    for viewer in (0, 2, None):
        assert known(match, "merchant", viewer) == ""


@pytest.mark.rule("TRI-6.2")
def test_of_two_alike_one_is_kept():
    match = reveal(merchant="business-as-usual", treasure="gold gold")
    assert legal(match, "merchant") == ["choose gold"]
    act(match, "merchant: choose gold")
    assert purse(match, "merchant") == "gold"


@pytest.mark.rule("TRI-6.2", "TRI-3.3")
@pytest.mark.parametrize(("left", "kept"), [("gold", "gold"), ("", "")])
def test_where_there_is_only_one_it_is_kept(left, kept):
    everything = "copper " * 39 + "silver " * 12 + "gold " * 3 + "diamond" + (" gold" if not left else "")
    match = reveal(f"none: {everything}", "business-as-usual", treasure=left)
    assert asked(match) == ("drawing", "watch")
    assert purse(match, "merchant") == kept
    assert heard(match, Looked, 0) == [Looked(1, size(left), ())]


@pytest.mark.rule("TRI-6.2")
def test_the_two_treasures_are_those_of_the_deck_and_not_of_the_discard():
    match = reveal(merchant="business-as-usual", treasure="gold gold gold")
    act(match, "merchant: choose gold")
    assert match.view(None).treasure_deck == 1


# ---- Hired Guard ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-4.7")
@pytest.mark.parametrize("thief", ["pickpocket", "cat-burglar", "master-thief"])
def test_a_hired_guard_counters_the_whole_effect_of_a_theft(thief):
    match = reveal("none", "hired-guard: gold gold", thief, infamy=2, treasure="copper copper")
    assert purse(match, "merchant") == "copper gold gold"
    assert infamy(match) == 2
    assert heard(match, Countered) == [Countered(2, thief)]
    assert discard(match, "thief") == thief
    assert heard(match, Protected) == [Protected(1, "take", "hired-guard")]
    assert heard(match, ProtectionHeld) == [ProtectionHeld(1, thief, "take")]
    # Nobody has looked into the Merchant's hand.
    assert known(match, "merchant", 2) == ""


@pytest.mark.rule("TRI-4.7")
def test_a_hired_guard_counters_only_what_really_takes():
    for option, countered in ((1, 1), (2, 0)):
        match = reveal("none", "hired-guard: gold", "street-urchin", f"thief: option {option}")
        assert len(heard(match, Countered)) == countered
        assert infamy(match) == 1 - countered
        assert size(purse(match, "thief")) == 1 - countered


@pytest.mark.rule("TRI-4.7", "TRI-3.3")
def test_where_there_is_nothing_to_take_nothing_is_countered():
    """The guard's own draw finds no treasure at all."""
    everything = "copper " * 39 + "silver " * 12 + "gold " * 4 + "diamond"
    guard, thief = {"lays": "hired-guard", "cost_change": -9}, {"lays": "pickpocket", "cost_change": -9}
    match = reveal(f"none: {everything}", guard, thief)
    assert purse(match, "merchant") == ""
    assert infamy(match) == 1
    assert heard(match, Countered) == []


def test_the_shield_holds_for_the_round_only():
    match = until_round(reveal("none", "hired-guard", "none"), 2)
    assert match.view(None).sides[1].protections == ()


def test_the_shield_does_not_keep_the_watch_away():
    match = reveal("protection-tax", {"lays": "none: gold", "protections": "take"})
    assert asked(match) == ("paying", "merchant")


def test_a_guard_that_was_not_paid_shields_nobody():
    match = reveal("none", "unpaid hired-guard", "pickpocket")
    assert heard(match, Protected) == []
    assert infamy(match) == 1


# ---- Trade Deal -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("other", "purses"), [("watch", ("gold", "")), ("thief", ("", "gold"))])
def test_a_trade_deal_draws_two_and_an_opponent_of_ones_choice_draws_one(other, purses):
    match = reveal(merchant="trade-deal", treasure="gold gold gold")
    assert asked(match) == ("picking", "merchant")
    assert legal(match, "merchant") == ["pick watch", "pick thief"]
    assert purse(match, "merchant") == "gold gold"
    act(match, f"merchant: pick {other}")
    assert (purse(match, "watch"), purse(match, "thief")) == purses
    assert heard(match, Picked) == [Picked(1, {"watch": 0, "thief": 2}[other])]


# ---- Bail -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-4.6")
def test_bail_brings_a_captured_thief_of_any_level_to_the_thiefs_discard():
    match = reveal(merchant="bail", prison="master-thief pickpocket pickpocket")
    assert asked(match) == ("freeing", "merchant")
    assert legal(match, "merchant") == ["choose pickpocket", "choose master-thief"]  # it must be done
    act(match, "merchant: choose master-thief")
    assert prison(match) == "pickpocket pickpocket"
    assert discard(match, "thief") == "master-thief"
    assert heard(match, Freed) == [Freed(1, "master-thief", "discard")]
    assert match.view(None).riches_needed == 13


def test_with_an_empty_prison_bail_does_nothing():
    match = reveal(merchant="bail")
    assert asked(match) == ("drawing", "watch")
    assert discard(match, "merchant") == "bail"


@pytest.mark.rule("TRI-4.8")
def test_a_thief_that_was_bailed_out_may_be_bought_back_at_once():
    match = reveal("none", "bail", "none", "merchant: choose street-urchin", prison="street-urchin")
    assert asked(match) == ("buying", "thief")


# ---- Lobbyist -------------------------------------------------------------------------------------------------------


def test_a_lobbyist_makes_the_watch_discard_two_treasures_of_its_choice():
    assert amount_of("lobbyist") == 2
    match = reveal("none: copper silver gold", "lobbyist")
    assert asked(match) == ("discarding", "watch")
    assert legal(match, "watch") == ["choose copper", "choose silver", "choose gold"]
    act(match, "watch: choose silver")
    assert asked(match) == ("discarding", "watch")
    assert legal(match, "watch") == ["choose copper", "choose gold"]
    act(match, "watch: choose copper")
    assert purse(match, "watch") == "gold"
    assert spent(match) == "copper " * CARDS["lobbyist"]["cost"] + "copper silver"
    assert heard(match, ThrewAway) == [ThrewAway(0, (coin,), "lobbyist") for coin in ("silver", "copper")]
    assert asked(match) == ("drawing", "watch")


@pytest.mark.parametrize(("treasures", "answers"), [("gold", 1), ("", 0), ("gold gold", 2)])
def test_who_has_less_discards_what_there_is(treasures, answers):
    match = reveal(f"none: {treasures}", "lobbyist", "none", *["watch: choose gold"] * answers)
    assert purse(match, "watch") == ""
    assert asked(match) == ("drawing", "watch")


def test_no_card_of_the_merchant_is_forgotten_here():
    tested = {"apprentice", "shopkeeper", "caravan-master", "banker", "hired-guard", "business-as-usual"}
    merchant = {key for key, card in CARDS.items() if card["faction"] == "merchant"}
    assert merchant == tested | {"trade-deal", "bail", "lobbyist"}


@pytest.mark.rule("TRI-6.2")
def test_what_was_only_looked_at_is_no_loss_and_what_is_kept_is_a_gain():
    match = table(
        merchant={"laid": "business-as-usual", "hand": "copper"}, phase="laying", turn="thief", treasure="gold copper"
    )
    match.state.journal = usage = match.game.usage(match.state)
    act(match, "thief: lay none", "merchant: choose gold")
    assert usage.seats[1].gains["fortune"] == {"business-as-usual": 3}
