"""The cards of the Watch: what each does, and what it does where there is nothing to do it to."""

import pytest

from tripot.games.trieste.state.events import Captured, CaptureTried, Countered, Gave, InfamyChanged, Saw

from .table import (
    VIEWERS,
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
    zone,
)

NOT_A_THIEF = ["none", "copper", "fence", "sabotage", "unpaid fence"]

# ---- Patrol Officer, Bloodhound, Raiding Party ----------------------------------------------------------------------


@pytest.mark.rule("TRI-6.1", "TRI-4.6")
@pytest.mark.parametrize("thief", ["street-urchin", "pickpocket"])
def test_a_patrol_officer_captures_a_thief_of_level_one_and_draws_a_treasure(thief):
    match = reveal("patrol-officer", "none", thief, treasure="gold gold gold")
    assert prison(match) == thief
    assert purse(match, "watch") == "gold"
    assert heard(match, CaptureTried) == [CaptureTried(0, prison(match), "patrol-officer", "play")]
    assert heard(match, Captured) == [Captured(prison(match), 1)]


@pytest.mark.rule("TRI-6.1")
@pytest.mark.parametrize("thief", ["cat-burglar", "master-thief", *NOT_A_THIEF])
def test_a_patrol_officer_does_nothing_to_others_and_draws_nothing(thief):
    match = reveal("patrol-officer", "none", thief, treasure="gold gold gold")
    assert (prison(match), purse(match, "watch")) == ("", "")
    assert heard(match, CaptureTried) == []


@pytest.mark.rule("TRI-6.7")
@pytest.mark.parametrize("thief", ["street-urchin", "pickpocket", "cat-burglar"])
@pytest.mark.parametrize(("before", "after"), [(5, 4), (0, 0)])
def test_a_bloodhound_captures_up_to_level_two_and_costs_the_thief_infamy(thief, before, after):
    match = reveal("bloodhound", "none", thief, infamy=before)
    assert prison(match) == thief
    assert infamy(match) == after


@pytest.mark.rule("TRI-6.7")
@pytest.mark.parametrize("thief", ["master-thief", *NOT_A_THIEF])
def test_without_a_capture_a_bloodhound_costs_no_infamy(thief):
    match = reveal("bloodhound", "none", thief, infamy=5)
    assert prison(match) == ""
    assert infamy(match) == 5 + 3 * thief.startswith("master")


@pytest.mark.rule("TRI-6.5")
@pytest.mark.parametrize("thief", ["street-urchin", "cat-burglar", "master-thief"])
def test_a_raiding_party_captures_any_level(thief):
    match = reveal("raiding-party", "none", thief, infamy=5)
    assert prison(match) == thief
    assert infamy(match) == 4
    assert heard(match, InfamyChanged) == [InfamyChanged(2, -1, 4, "raiding-party")]


@pytest.mark.rule("TRI-6.5")
@pytest.mark.parametrize("thief", NOT_A_THIEF)
def test_a_raiding_party_costs_infamy_even_if_no_thief_was_revealed(thief):
    match = reveal("raiding-party", "none", thief, infamy=5)
    assert (prison(match), infamy(match)) == ("", 4)


# ---- Undercover Agent -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-6.7")
def test_an_undercover_agent_captures_one_character_up_to_level_two_from_the_hand():
    match = reveal("undercover-agent", "none", "none: master-thief cat-burglar street-urchin fence gold")
    assert asked(match) == ("capturing", "watch")
    assert legal(match, "watch") == ["choose street-urchin", "choose cat-burglar"]
    act(match, "watch: choose cat-burglar", "thief: pass")
    assert prison(match) == "cat-burglar"
    assert hand(match, "thief") == "street-urchin master-thief fence"
    assert asked(match) == ("drawing", "watch")  # one, and nothing comes back to the discard


@pytest.mark.rule("TRI-6.7")
def test_an_undercover_agent_shows_the_whole_hand_to_the_watch_alone():
    match = reveal("undercover-agent", "none", "none: cat-burglar fence gold")
    assert known(match, "thief", 0) == "cat-burglar fence gold"
    assert known(match, "thief", 1) == known(match, "thief", None) == ""
    whole = Saw(0, 2, 3, ("cat-burglar", "fence", "gold"), "undercover-agent")
    assert heard(match, Saw, 0) == heard(match, Saw, 2) == [whole]
    assert heard(match, Saw, 1) == heard(match, Saw, None) == [Saw(0, 2, 3, (), "undercover-agent")]


@pytest.mark.rule("TRI-6.7")
def test_only_what_is_captured_from_the_hand_is_shown_to_all():
    match = reveal("undercover-agent", "none", "none: cat-burglar pickpocket fence")
    act(match, "watch: choose cat-burglar")
    for viewer in VIEWERS:
        assert heard(match, CaptureTried, viewer) == [CaptureTried(0, "cat-burglar", "undercover-agent", "hand")]
    assert known(match, "thief", 1) == "cat-burglar"
    act(match, "thief: pass")
    assert (known(match, "thief", 1), known(match, "thief", 0)) == ("", "pickpocket fence")


@pytest.mark.rule("TRI-6.7")
def test_a_hand_without_a_fitting_character_is_not_given_away_by_the_question():
    match = reveal("undercover-agent", "none", "none: master-thief smoke-bomb fence")
    assert asked(match) == ("capturing", "watch")
    assert legal(match, "watch") == ["pass"]
    act(match, "watch: pass")
    assert prison(match) == ""


@pytest.mark.rule("TRI-6.7")
@pytest.mark.parametrize("thief", ["none", "none: gold"])
def test_a_hand_without_cards_needs_no_question(thief):
    match = reveal("undercover-agent", "none", thief)
    assert asked(match) == ("drawing", "watch")


@pytest.mark.rule("TRI-6.7")
def test_an_undercover_agent_does_not_see_the_card_that_lies_open():
    match = reveal("undercover-agent", "none", "street-urchin: fence")
    assert legal(match, "watch") == ["pass"]


# ---- Search Warrant -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-6.6")
def test_a_search_warrant_captures_the_characters_that_are_shown():
    """The second one is the Thief's last card, so that there can be no Smoke Bomb."""
    match = reveal("search-warrant", "none", "none: master-thief street-urchin", "thief: pass")
    assert prison(match) == "street-urchin master-thief"
    assert size(hand(match, "watch")) == 0


@pytest.mark.rule("TRI-6.6")
@pytest.mark.parametrize("cards", ["fence hideout", "fence gold", "copper copper", "smoke-bomb sabotage"])
def test_for_each_card_that_is_no_character_one_watch_card_is_drawn(cards):
    match = reveal("search-warrant", "none", f"none: {cards}")
    assert size(hand(match, "watch")) == 2
    assert prison(match) == ""


@pytest.mark.rule("TRI-6.6")
def test_one_character_and_one_other_card():
    match = reveal("search-warrant", "none", "none: pickpocket sabotage", "thief: pass")
    assert (prison(match), size(hand(match, "watch"))) == ("pickpocket", 1)


@pytest.mark.rule("TRI-6.6")
@pytest.mark.parametrize(("cards", "drawn", "captured"), [("", 0, ""), ("gold", 1, ""), ("fence", 1, "")])
def test_of_a_hand_with_less_than_two_cards_all_are_shown(cards, drawn, captured):
    match = reveal("search-warrant", "none", f"none: {cards}")
    assert (size(hand(match, "watch")), prison(match)) == (drawn, captured)


@pytest.mark.rule("TRI-6.6")
def test_the_cards_are_random_ones_of_the_whole_hand():
    seen = set()
    for seed in range(60):
        match = reveal("search-warrant", "none", "none: fence hideout gold silver", seed=seed)
        seen.add(known(match, "thief", 0))
        assert size(known(match, "thief", 0)) == 2
    assert seen == {"fence hideout", "fence gold", "fence silver", "hideout gold", "hideout silver", "silver gold"}


@pytest.mark.rule("TRI-6.6")
def test_all_are_shown_first_and_known_to_the_watch_from_then_on():
    match = reveal("search-warrant", "none", "none: master-thief street-urchin")
    assert asked(match) == ("reacting", "thief")
    assert heard(match, Saw, 0) == [Saw(0, 2, 2, ("street-urchin", "master-thief"), "search-warrant")]
    assert heard(match, Saw, 1) == [Saw(0, 2, 2, (), "search-warrant")]
    assert known(match, "thief", 0) == "street-urchin master-thief"
    assert known(match, "thief", 1) == "street-urchin"  # the one that is about to be captured
    match = reveal("search-warrant", "none", "none: fence gold")
    assert known(match, "thief", 0) == "fence gold"
    assert known(match, "thief", None) == ""


@pytest.mark.rule("TRI-6.6", "TRI-6.4")
def test_a_capture_negated_by_a_smoke_bomb_counts_as_not_captured():
    """Of the three, two are shown: where a character and no bomb is among them, the bomb saves it."""
    for seed in range(20):
        match = reveal("search-warrant", "none", "none: pickpocket fence smoke-bomb", seed=seed)
        if asked(match) == ("reacting", "thief"):
            act(match, "thief: react smoke-bomb")
        assert prison(match) == ""
        assert size(hand(match, "watch")) == 2


@pytest.mark.rule("TRI-6.6", "TRI-6.4")
def test_a_shown_smoke_bomb_that_was_used_still_draws_a_card():
    match = reveal("search-warrant", "none", "none: pickpocket smoke-bomb", "thief: react smoke-bomb")
    assert (prison(match), hand(match, "thief"), discard(match, "thief")) == ("", "pickpocket", "smoke-bomb")
    assert size(hand(match, "watch")) == 2


@pytest.mark.rule("TRI-6.6")
def test_a_search_warrant_does_not_touch_the_card_that_lies_open():
    match = reveal("search-warrant", "none", "street-urchin: fence")
    assert prison(match) == ""
    assert asked(match) == ("opting", "thief")


# ---- Bounty ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-6.7")
def test_a_bounty_captures_a_character_from_the_discard():
    thief = {"lays": "none", "discard": "street-urchin cat-burglar master-thief fence smoke-bomb"}
    match = reveal("bounty", "none", thief)
    assert asked(match) == ("capturing", "watch")
    assert legal(match, "watch") == ["choose street-urchin", "choose cat-burglar", "choose master-thief"]
    act(match, "watch: choose street-urchin")
    assert prison(match) == "street-urchin"
    assert "street-urchin" not in discard(match, "thief")


@pytest.mark.rule("TRI-6.7")
@pytest.mark.parametrize("cards", ["", "fence smoke-bomb"])
def test_without_a_character_in_the_discard_a_bounty_does_nothing(cards):
    match = reveal("bounty", "none", {"lays": "none", "discard": cards})
    assert asked(match) == ("drawing", "watch")
    assert discard(match, "watch") == "bounty"


@pytest.mark.rule("TRI-6.7", "TRI-4.6")
def test_a_thief_that_could_not_be_paid_does_not_lie_in_the_discard_for_a_bounty():
    match = reveal("bounty", "none", "unpaid pickpocket")
    assert (asked(match), prison(match)) == (("drawing", "watch"), "")


# ---- Contraband Checkpoint ------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-6.7", "TRI-4.4")
def test_a_checkpoint_counters_the_action_of_the_thief():
    match = reveal("contraband-checkpoint", "apprentice", "fence", treasure="gold")
    assert hand(match, "thief") == ""
    assert discard(match, "thief") == "fence"
    assert heard(match, Countered) == [Countered(2, "fence", "contraband-checkpoint")]
    assert purse(match, "merchant") == "gold"


@pytest.mark.rule("TRI-6.7")
def test_it_takes_the_thiefs_action_where_both_have_one():
    match = reveal("contraband-checkpoint", "trade-deal", "fence")
    assert asked(match) == ("picking", "merchant")
    assert match.view(None).sides[2].played == "countered"


@pytest.mark.rule("TRI-6.7")
@pytest.mark.parametrize("thief", ["none", "street-urchin", "copper", "unpaid hideout"])
def test_or_else_that_of_the_merchant(thief):
    match = reveal("contraband-checkpoint", "trade-deal", thief)
    assert heard(match, Countered) == [Countered(1, "trade-deal", "contraband-checkpoint")]
    assert purse(match, "merchant") == ""
    assert discard(match, "merchant") == "trade-deal"


@pytest.mark.rule("TRI-6.7")
@pytest.mark.parametrize(
    ("merchant", "thief"),
    [("none", "none"), ("apprentice", "street-urchin"), ("copper", "silver"), ("unpaid bail", "unpaid hideout")],
)
def test_a_checkpoint_without_an_action_does_nothing(merchant, thief):
    match = reveal("contraband-checkpoint", merchant, thief)
    assert heard(match, Countered) == []


# ---- Protection Tax -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-6.7")
@pytest.mark.parametrize(
    ("treasures", "ways"),
    [
        ("gold silver copper copper copper", ["pay copper copper", "pay silver"]),
        ("gold gold", ["pay gold"]),
        ("diamond copper", ["pay diamond"]),
        ("silver copper", ["pay silver"]),
    ],
)
def test_the_merchant_hands_over_treasure_worth_two_by_the_rule_of_payments(treasures, ways):
    match = reveal("protection-tax", f"none: {treasures}")
    assert asked(match) == ("paying", "merchant")
    view = match.view(None)
    assert (view.purpose, view.amount, view.receiver, view.about) == ("gift", 2, 0, "")
    assert legal(match, "merchant") == ways


@pytest.mark.rule("TRI-6.7")
def test_what_is_handed_over_comes_to_the_watch_and_two_know_what_it_was():
    match = reveal("protection-tax", "none: gold silver", "none", "merchant: pay silver")
    assert (purse(match, "watch"), purse(match, "merchant")) == ("silver", "gold")
    assert match.view(None).treasure_discard == ()
    for viewer, cards in ((0, ("silver",)), (1, ("silver",)), (2, ()), (None, ())):
        assert heard(match, Gave, viewer) == [Gave(1, 0, 1, cards, "protection-tax")]
    assert known(match, "watch", 1) == "silver"
    assert known(match, "watch", 2) == ""


@pytest.mark.rule("TRI-6.7")
@pytest.mark.parametrize("treasures", ["copper", "silver", "copper copper"])
def test_who_has_no_more_than_that_hands_over_all(treasures):
    match = reveal("protection-tax", f"none: {treasures}")
    assert legal(match, "merchant") == [f"pay {treasures}"]
    act(match, f"merchant: pay {treasures}")
    assert (purse(match, "watch"), purse(match, "merchant")) == (treasures, "")


@pytest.mark.rule("TRI-6.7")
def test_who_has_nothing_is_not_asked():
    assert asked(reveal("protection-tax")) == ("drawing", "watch")


# ---- Curfew Levy, Recruit -------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-6.7", "TRI-4.3")
def test_a_curfew_has_no_effect_beyond_the_cost():
    match = reveal("curfew-levy", "none", "unpaid pickpocket: gold")
    assert discard(match, "watch") == "curfew-levy"
    assert match.view(None).treasure_discard == ("gold",)
    assert infamy(match) == 1


def test_a_recruit_draws_a_watch_card_and_a_treasure():
    match = reveal("recruit", treasure="gold gold")
    assert (size(hand(match, "watch")), purse(match, "watch")) == (1, "gold")
    assert len(zone(match, "watch", "deck").split()) == len(deck_of("watch")) - 2


# ---- cards that nobody here has seen --------------------------------------------------------------------------------


@pytest.mark.rule("TRI-1.4")
def test_a_capture_that_can_be_made_must_be_made():
    match = reveal("bounty", "none", {"lays": "none", "discard": "street-urchin"})
    assert legal(match, "watch") == ["choose street-urchin"]
    match = reveal("undercover-agent", "none", "none: street-urchin")
    assert legal(match, "watch") == ["choose street-urchin"]


def test_a_capture_by_another_faction_also_goes_to_prison():
    data = other_data(apprentice={"effect": [{"step": "capture", "from": "play"}]})
    match = reveal("none", "apprentice", "street-urchin", data=data)
    assert prison(match) == "street-urchin"
    assert heard(match, CaptureTried) == [CaptureTried(1, "street-urchin", "apprentice", "play")]
