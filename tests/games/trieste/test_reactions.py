"""Smoke Bombs: every capture can be answered, and what depends on it goes up in smoke too."""

import pytest

from tripot.games.trieste.state.events import Captured, CaptureTried, Reacted

from .table import (
    act,
    asked,
    deck_of,
    discard,
    hand,
    heard,
    infamy,
    known,
    legal,
    other_data,
    prison,
    purse,
    reveal,
    size,
    table,
)

BOMB = "thief: react smoke-bomb"

# ---- the capture is negated -----------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-6.4", "TRI-6.1")
def test_a_smoke_bomb_negates_the_capture_and_the_patrol_officers_gain():
    match = reveal("patrol-officer", "none: gold", "street-urchin: smoke-bomb", treasure="silver silver")
    assert asked(match) == ("reacting", "thief")
    view = match.view(None)
    assert (view.event, view.about, view.source) == ("capture", "street-urchin", "patrol-officer")
    assert legal(match, "thief") == ["pass", "react smoke-bomb"]
    act(match, BOMB)
    assert (prison(match), purse(match, "watch")) == ("", "")
    assert discard(match, "thief") == "smoke-bomb"
    assert heard(match, Reacted) == [Reacted(2, "smoke-bomb")]
    assert heard(match, Captured) == []


@pytest.mark.rule("TRI-6.4", "TRI-4.7")
def test_the_saved_thief_then_acts_as_usual_and_gains_infamy():
    match = reveal("patrol-officer", "none: gold", "street-urchin: smoke-bomb", BOMB, "thief: option 1", infamy=3)
    assert purse(match, "thief") == "gold"
    assert infamy(match) == 4
    assert discard(match, "thief") == "street-urchin smoke-bomb"


@pytest.mark.rule("TRI-6.4")
def test_who_passes_is_captured():
    match = reveal("patrol-officer", "none", "street-urchin: smoke-bomb", "thief: pass")
    assert (prison(match), hand(match, "thief")) == ("street-urchin", "smoke-bomb")
    assert heard(match, Captured) == [Captured("street-urchin", 1)]


@pytest.mark.rule("TRI-6.4")
def test_a_bloodhounds_gain_hangs_on_the_capture():
    match = reveal("bloodhound", "none", "pickpocket: smoke-bomb", BOMB, infamy=5)
    assert infamy(match) == 6  # none lost, and one gained by the Pickpocket
    assert prison(match) == ""


@pytest.mark.rule("TRI-6.5")
def test_a_raiding_partys_does_not():
    match = reveal("raiding-party", "none", "master-thief: smoke-bomb", infamy=5)
    assert asked(match) == ("reacting", "thief")
    assert infamy(match) == 4
    act(match, BOMB)
    assert (infamy(match), prison(match)) == (4 + 3, "")


@pytest.mark.rule("TRI-6.4")
def test_a_smoke_bomb_costs_nothing():
    match = reveal("patrol-officer", "none", "street-urchin: smoke-bomb")
    assert purse(match, "thief") == ""
    assert BOMB.partition(": ")[2] in legal(match, "thief")


# ---- from play, hand and discard ------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-6.4")
def test_a_capture_from_the_hand_can_be_answered():
    match = reveal("undercover-agent", "none", "none: cat-burglar smoke-bomb", "watch: choose cat-burglar")
    assert asked(match) == ("reacting", "thief")
    act(match, BOMB)
    assert (prison(match), hand(match, "thief")) == ("", "cat-burglar")
    assert known(match, "thief", 1) == "cat-burglar"  # all have seen it


@pytest.mark.rule("TRI-6.4")
def test_a_capture_from_the_discard_can_be_answered():
    thief = {"lays": "none: smoke-bomb", "discard": "pickpocket"}
    match = reveal("bounty", "none", thief, "watch: choose pickpocket")
    assert asked(match) == ("reacting", "thief")
    act(match, BOMB)
    assert (prison(match), discard(match, "thief")) == ("", "pickpocket smoke-bomb")


@pytest.mark.rule("TRI-6.4", "TRI-6.6")
def test_each_capture_needs_a_smoke_bomb_of_its_own():
    """Two of these three are shown; where both are characters, one bomb saves only one of them."""
    outcomes = set()
    for seed in range(30):
        match = reveal("search-warrant", "none", "none: pickpocket cat-burglar smoke-bomb", seed=seed)
        assert asked(match) == ("reacting", "thief")
        act(match, BOMB)
        outcomes.add((size(known(match, "thief", 0)), prison(match), size(hand(match, "watch"))))
    # Where both characters are shown, the second goes to prison; where the bomb is shown too, it still draws a card.
    assert outcomes == {(1, "cat-burglar", 1), (1, "", 2)}


@pytest.mark.rule("TRI-6.4", "TRI-6.6")
def test_two_smoke_bombs_save_two():
    for seed in range(20):
        match = reveal("search-warrant", "none", "none: pickpocket master-thief smoke-bomb smoke-bomb", seed=seed)
        while asked(match) == ("reacting", "thief"):
            act(match, BOMB)
        assert prison(match) == ""
        assert size(hand(match, "watch")) == 2


# ---- who is asked ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-6.4")
def test_the_thief_is_asked_whether_or_not_there_is_a_smoke_bomb():
    match = reveal("patrol-officer", "none", "street-urchin: fence")
    assert asked(match) == ("reacting", "thief")
    assert legal(match, "thief") == ["pass"]
    act(match, "thief: pass")
    assert prison(match) == "street-urchin"


@pytest.mark.rule("TRI-6.4")
@pytest.mark.parametrize("rest", ["", "gold gold"])
def test_who_has_no_faction_card_in_hand_is_not_asked(rest):
    match = reveal("patrol-officer", "none", f"street-urchin: {rest}")
    assert prison(match) == "street-urchin"


@pytest.mark.rule("TRI-6.4")
def test_when_all_smoke_bombs_are_in_the_discard_nobody_is_asked():
    bombs = deck_of("thief").count("smoke-bomb")
    thief = {"lays": "street-urchin: fence hideout", "discard": "smoke-bomb " * bombs}
    assert prison(reveal("patrol-officer", "none", thief)) == "street-urchin"
    thief |= {"discard": "smoke-bomb " * (bombs - 1)}
    assert asked(reveal("patrol-officer", "none", thief)) == ("reacting", "thief")


@pytest.mark.rule("TRI-6.4")
@pytest.mark.parametrize(
    ("everybody", "watch", "is_asked"),
    [
        ("fence hideout", "fence hideout", False),  # all of the hand is known to all
        ("fence", "fence", True),
        ("fence", "fence hideout", True),  # what the Watch alone knows does not count
        ("", "", True),
    ],
)
def test_when_all_know_all_cards_of_the_hand_nobody_is_asked(everybody, watch, is_asked):
    known_ = {"everybody": everybody, "merchant": everybody, "watch": watch}
    match = reveal("patrol-officer", "none", {"lays": "street-urchin: fence hideout", "known": known_})
    assert (asked(match) == ("reacting", "thief")) == is_asked


@pytest.mark.rule("TRI-6.4")
def test_who_is_known_to_hold_a_smoke_bomb_is_asked():
    everybody = dict.fromkeys(("everybody", "merchant", "watch"), "smoke-bomb")
    match = reveal("patrol-officer", "none", {"lays": "street-urchin: smoke-bomb", "known": everybody})
    assert legal(match, "thief") == ["pass", "react smoke-bomb"]


@pytest.mark.rule("TRI-6.4")
def test_when_the_other_bombs_are_known_to_be_gone_the_known_one_still_counts():
    bombs = deck_of("thief").count("smoke-bomb")
    everybody = dict.fromkeys(("everybody", "merchant", "watch"), "smoke-bomb")
    thief = {"lays": "street-urchin: smoke-bomb", "discard": "smoke-bomb " * (bombs - 1), "known": everybody}
    assert asked(reveal("patrol-officer", "none", thief)) == ("reacting", "thief")


@pytest.mark.rule("TRI-6.4")
def test_nobody_is_asked_where_there_is_no_capture():
    match = reveal("patrol-officer", "none", "cat-burglar: smoke-bomb")
    assert heard(match, CaptureTried) == []
    assert asked(match) != ("reacting", "thief")


def test_thefts_and_counters_ask_nobody_since_no_shipped_special_answers_them():
    match = reveal("contraband-checkpoint", "none: banker gold", "fence: smoke-bomb")
    assert discard(match, "thief") == "fence"
    match = reveal("none", "none: banker gold", "pickpocket: smoke-bomb")
    assert purse(match, "thief") == "gold"


@pytest.mark.rule("TRI-6.4", "TRI-2.4")
@pytest.mark.parametrize("laid", ["fence", "copper"])
def test_whether_the_thief_is_asked_does_not_give_away_what_lies_face_down(laid):
    """A Captain captures from the discard while the Thief's card lies face down: a card or a copper?"""
    match = captain(laid, "fence copper")
    assert asked(match) == ("reacting", "thief")


@pytest.mark.rule("TRI-6.4", "TRI-2.4")
@pytest.mark.parametrize("laid", ["fence", "hideout"])
def test_nor_does_it_where_one_of_two_cards_is_known(laid):
    everybody = dict.fromkeys(("everybody", "merchant", "watch"), "fence")
    assert asked(captain(laid, "fence hideout", known=everybody)) == ("reacting", "thief")


def captain(laid: str, cards: str, **zones: object):
    """The Thief has laid one of these cards; then the Watch reveals its Captain and goes for a Pickpocket."""
    match = table(
        {"hero": "captain"},
        "",
        {"hand": cards, "discard": "pickpocket", **zones},
        phase="laying",
        turn="thief",
        options={"heroes": True},
    )
    return act(match, f"thief: lay {laid}", "watch: reveal", "watch: choose pickpocket")


@pytest.mark.rule("TRI-1.4")
def test_a_special_may_cost_something():
    data = other_data(smoke_bomb={"cost": 2})
    poor = reveal("patrol-officer", "none", "street-urchin: smoke-bomb copper", data=data)
    assert legal(poor, "thief") == ["pass"]
    match = reveal("patrol-officer", "none", "street-urchin: smoke-bomb silver", BOMB, data=data)
    assert (asked(match), match.view(None).purpose) == (("paying", "thief"), "reaction")
    act(match, "thief: pay silver")
    assert (prison(match), discard(match, "thief")) == ("", "smoke-bomb")
