"""The cards of the Thief; Smoke Bombs have a file of their own."""

from collections import Counter
from itertools import combinations

import pytest

from tripot.games.trieste.state.events import Freed, Opted, Recovered, Saw, ThrewAway, Took

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
    zone,
)

# ---- Street Urchin --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-6.3")
def test_the_or_of_a_street_urchin_is_the_thiefs_choice():
    match = reveal("none", "none: gold", "street-urchin", treasure="silver")
    assert asked(match) == ("opting", "thief")
    assert legal(match, "thief") == ["option 1", "option 2"]
    assert len(match.view(None).options) == 2
    assert match.view(None).source == "street-urchin"


@pytest.mark.rule("TRI-6.3", "TRI-4.7")
@pytest.mark.parametrize(("option", "merchant", "thief"), [(1, "", "gold"), (2, "gold", "silver")])
def test_a_street_urchin_takes_a_treasure_of_the_merchant_or_draws_one(option, merchant, thief):
    match = reveal("none", "none: gold", "street-urchin", f"thief: option {option}", treasure="silver")
    assert (purse(match, "merchant"), purse(match, "thief")) == (merchant, thief)
    assert infamy(match) == 1
    assert [(event.seat, event.number) for event in heard(match, Opted)] == [(2, option)]


@pytest.mark.rule("TRI-6.3", "TRI-4.7")
def test_a_street_urchin_may_take_from_a_merchant_who_has_nothing():
    match = reveal("none", "none", "street-urchin", "thief: option 1")
    assert (purse(match, "thief"), infamy(match)) == ("", 1)


# ---- Pickpocket -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-4.7")
@pytest.mark.parametrize("has", [0, 1, 2, 3, 4, 6])
def test_a_pickpocket_takes_up_to_as_many_treasures_as_it_says(has):
    takes = min(has, amount_of("pickpocket"))
    match = reveal("none", "none: " + "silver " * has, "pickpocket")
    assert purse(match, "thief").split() == ["silver"] * takes
    assert purse(match, "merchant").split() == ["silver"] * (has - takes)
    assert infamy(match) == 1


def test_a_pickpocket_takes_at_random():
    names = ["copper", "silver", "gold", "diamond"]
    taken = {purse(reveal("none", f"none: {' '.join(names)}", "pickpocket", seed=seed), "thief") for seed in range(80)}
    assert taken == {" ".join(random_coins) for random_coins in combinations(names, amount_of("pickpocket"))}


def test_only_the_two_see_what_was_taken():
    match = reveal("none", "none: gold", "pickpocket")
    for viewer, cards in ((0, ()), (None, ()), (1, ("gold",)), (2, ("gold",))):
        assert heard(match, Took, viewer) == [Took(2, 1, 1, cards, "pickpocket")]
    assert known(match, "thief", 1) == "gold"
    assert known(match, "thief", 0) == known(match, "thief", None) == ""


# ---- Cat Burglar, Master Thief --------------------------------------------------------------------------------------

BURGLARS = pytest.mark.parametrize("thief", ["cat-burglar", "master-thief"])


@BURGLARS
def test_a_burglar_looks_and_takes_treasures_of_choice(thief):
    treasures = ["copper"] * amount_of(thief) + ["silver", "gold"]
    match = reveal("none", f"none: {' '.join(treasures)}", thief)
    assert asked(match) == ("taking", "thief")
    assert heard(match, Saw, 2) == [Saw(2, 1, len(treasures), tuple(treasures), thief)]
    assert heard(match, Saw, 0) == [Saw(2, 1, len(treasures), (), thief)]
    assert known(match, "merchant", 2) == " ".join(treasures)
    assert legal(match, "thief") == ["choose copper", "choose silver", "choose gold"]
    act(match, "thief: choose gold")
    assert legal(match, "thief") == ["choose copper", "choose silver"]
    for _ in range(1, amount_of(thief)):
        assert (asked(match), infamy(match)) == (("taking", "thief"), 0)
        act(match, "thief: choose copper")
    left = "copper silver"
    assert (purse(match, "thief"), purse(match, "merchant")) == ("copper " * (amount_of(thief) - 1) + "gold", left)
    assert known(match, "merchant", 2) == left
    assert known(match, "merchant", 0) == ""
    assert infamy(match) == CARDS[thief]["level"]


@BURGLARS
@pytest.mark.parametrize("less", [0, 1])
def test_a_burglar_takes_all_where_there_are_no_more(thief, less):
    treasures = " ".join(["silver", "silver", "gold", "gold", "diamond"][less - amount_of(thief) :])
    match = reveal("none", f"none: {treasures}", thief)
    assert (purse(match, "thief"), purse(match, "merchant")) == (treasures, "")
    assert known(match, "thief", 1) == treasures


def test_a_burglar_looks_at_treasure_and_not_at_cards():
    match = reveal("none", "none: banker gold gold gold gold", "cat-burglar")
    assert known(match, "merchant", 2) == "gold gold gold gold"


# ---- Fence, Hideout, Jailbreak, Sabotage ----------------------------------------------------------------------------


@pytest.mark.parametrize(("left", "drawn"), [(31, 2), (1, 1), (0, 0)])
def test_a_fence_draws_two_thief_cards(left, drawn):
    cards = deck_of("thief")
    cards.remove("fence")
    match = reveal(thief={"lays": "fence", "discard": " ".join(cards[left:])})
    assert size(hand(match, "thief")) == drawn
    assert size(zone(match, "thief", "deck")) == left - drawn if left < 31 else 30


@pytest.mark.rule("TRI-4.8")
def test_a_hideout_brings_a_character_from_the_own_discard_to_the_hand():
    discarded = "master-thief street-urchin street-urchin fence smoke-bomb"
    match = reveal(thief={"lays": "hideout", "discard": discarded})
    assert asked(match) == ("recovering", "thief")
    assert legal(match, "thief") == ["choose street-urchin", "choose master-thief"]  # it must be done
    act(match, "thief: choose master-thief")
    assert hand(match, "thief") == "master-thief"
    assert discard(match, "thief") == "street-urchin street-urchin smoke-bomb fence hideout"
    assert heard(match, Recovered) == [Recovered(2, "master-thief", "hand")]
    for viewer in (0, 1, None):
        assert known(match, "thief", viewer) == "master-thief"


def test_without_a_character_in_the_discard_a_hideout_does_nothing():
    match = reveal(thief={"lays": "hideout", "discard": "fence smoke-bomb"})
    assert (asked(match), hand(match, "thief")) == (("drawing", "watch"), "")


def test_a_jailbreak_brings_a_captured_thief_up_to_level_two_to_the_hand():
    match = reveal(thief="jailbreak", prison="master-thief cat-burglar pickpocket")
    assert asked(match) == ("freeing", "thief")
    assert legal(match, "thief") == ["choose pickpocket", "choose cat-burglar"]  # it must be done
    act(match, "thief: choose cat-burglar")
    assert (hand(match, "thief"), prison(match)) == ("cat-burglar", "pickpocket master-thief")
    assert heard(match, Freed) == [Freed(2, "cat-burglar", "hand")]
    for viewer in (0, 1, None):
        assert known(match, "thief", viewer) == "cat-burglar"


@pytest.mark.parametrize("captives", ["", "master-thief"])
def test_without_such_a_captive_a_jailbreak_does_nothing(captives):
    match = reveal(thief="jailbreak", prison=captives)
    assert (asked(match), prison(match), hand(match, "thief")) == (("drawing", "watch"), captives, "")


def test_a_sabotage_makes_the_watch_discard_a_random_faction_card():
    thrown = Counter()
    for seed in range(40):
        match = reveal("none: bounty recruit curfew-levy gold", "none", "sabotage", seed=seed)
        assert size(hand(match, "watch")) == 2
        assert purse(match, "watch") == "gold"
        assert heard(match, ThrewAway) == [ThrewAway(0, (discard(match, "watch"),), "sabotage")]
        thrown[discard(match, "watch")] += 1
    assert set(thrown) == {"bounty", "recruit", "curfew-levy"}


@pytest.mark.parametrize("watch", ["none", "none: gold"])
def test_a_watch_without_cards_has_nothing_to_be_sabotaged(watch):
    match = reveal(watch, "none", "sabotage")
    assert discard(match, "watch") == ""
    assert heard(match, ThrewAway) == []
    assert discard(match, "thief") == "sabotage"
