"""What no shipped card does: what an owner's cards may say is right too, and bounded."""

import pytest

from tripot import Match
from tripot.core.bounds import MOST_LATER, MOST_STEPS_OF_DECISION
from tripot.core.errors import BadRecord
from tripot.core.record import replay
from tripot.games.trieste.state.events import (
    CameDue,
    Captured,
    CaptureMissed,
    Copied,
    CutShort,
    NotScheduled,
    Scheduled,
    Took,
)

from .table import (
    CARDS,
    VIEWERS,
    act,
    asked,
    discard,
    guess,
    hand,
    heard,
    infamy,
    lay_out,
    other_data,
    prison,
    purse,
    size,
    table,
    until_round,
)

DRAW = {"step": "draw", "deck": "treasure"}
INFAMY = {"step": "infamy", "amount": 1}
NEGATE = {"step": "negate"}
TAKE = {"step": "take", "from": "thief", "how": "random"}


def box(**cards: dict[str, object]) -> dict:
    """The shipped data file with other cards, all of them free."""
    free = {key.replace("-", "_"): {"cost": 0} for key in CARDS}
    return other_data(**{key: free[key] | cards.get(key, {}) for key in free})


def played(watch: object, merchant: object = "none", thief: object = "none", *answers: str, data: dict) -> Match:
    """A round laid out; then these answers."""
    return act(lay_out(watch, merchant, thief, data=data), *answers)


def step(name: str, **parameters: object) -> dict[str, object]:
    return {"step": name} | {key.removesuffix("_"): value for key, value in parameters.items()}


# ---- who is asked for a reaction ------------------------------------------------------------------------------------


def captain_reveals(thief: dict, **parts: object) -> Match:
    """The Captain of the Watch captures from the discard while the Thief's card still lies face down."""
    match = table(
        {"hero": "captain"},
        "",
        {"discard": "pickpocket", "laid": "street-urchin"} | thief,
        options={"heroes": True},
        phase="unveiling",
        step="pay",
        turn="watch",
        **parts,
    )
    return act(match, "watch: reveal", "watch: choose pickpocket")


@pytest.mark.rule("TRI-6.4")
def test_a_thief_whose_only_card_lies_face_down_is_not_asked_for_a_special():
    match = captain_reveals({"hand": ""})
    assert prison(match) == "pickpocket"
    assert asked(match) != ("reacting", "thief")


@pytest.mark.rule("TRI-6.4")
def test_a_thief_of_the_first_rules_is_asked_nevertheless():
    assert asked(captain_reveals({"hand": ""}, rules="1")) == ("reacting", "thief")


@pytest.mark.rule("TRI-6.4")
@pytest.mark.parametrize(
    "thief",
    [
        {"hand": "fence"},  # two faction cards: one of them is in the hand
        {"hand": "copper"},  # the copper may be what lies face down
        {"hand": "smoke-bomb", "known": {"everybody": "smoke-bomb"}},
        {"hand": "fence", "known": {"everybody": "fence"}},  # the Fence may lie face down, and the other be a special
    ],
)
def test_a_thief_who_may_hold_a_special_for_all_that_can_be_seen_is_asked(thief):
    assert asked(captain_reveals(thief)) == ("reacting", "thief")


@pytest.mark.rule("TRI-6.4")
@pytest.mark.parametrize(
    "thief",
    [
        {"hand": "gold", "known": {"everybody": "gold"}},  # gold cannot be laid
        {"hand": "copper", "known": {"everybody": "copper"}, "in_hand": {"everybody": ["copper"]}},
        {"hand": "fence", "known": {"everybody": "fence"}, "in_hand": {"everybody": ["fence"]}},
    ],
)
def test_a_thief_is_not_asked_if_all_else_that_he_has_is_known_to_be_in_his_hand(thief):
    assert asked(captain_reveals(thief)) != ("reacting", "thief")


# ---- copies ---------------------------------------------------------------------------------------------------------


def test_a_reaction_copies_the_card_of_the_one_it_answers():
    own = box(
        patrol_officer={"effect": [step("capture", from_="play"), DRAW]},
        smoke_bomb={"effect": [NEGATE, step("copy", who="watch")]},
    )
    match = played("patrol-officer", "none", "street-urchin: smoke-bomb", "thief: react smoke-bomb", data=own)
    assert heard(match, Copied) == [Copied(2, "patrol-officer")]
    assert size(purse(match, "thief")) == 1  # the copied card's draw, made by the Thief


COPIERS = box(
    patrol_officer={"effect": [step("copy", who="merchant")]},
    banker={"effect": [step("copy", who="thief"), INFAMY]},
    street_urchin={"level": 0, "effect": [step("copy", who="merchant"), INFAMY]},
    smoke_bomb={"reaction": "take", "effect": [step("copy", who="merchant")]},
    bounty={"effect": [TAKE]},
)


def test_copies_are_three_effects_deep_and_no_deeper():
    match = played("patrol-officer", "banker", "none", data=COPIERS)
    assert heard(match, Copied) == [Copied(0, "banker")]
    match = played("patrol-officer", "banker", "street-urchin", data=COPIERS)
    assert heard(match, Copied)[:2] == [Copied(0, "banker"), Copied(0, "street-urchin")]
    assert [event.seat for event in heard(match, Copied)].count(0) == 2


def test_an_effect_that_waits_for_a_reaction_counts_as_one_of_the_three():
    """The Bounty, the Smoke Bomb that answers it, the Banker it copies; what the Banker copies would be a fourth."""
    match = played("bounty", "banker", "street-urchin: gold smoke-bomb", "thief: react smoke-bomb", data=COPIERS)
    copied = heard(match, Copied)
    assert copied[0] == Copied(2, "banker")
    assert copied[1:2] != [Copied(2, "street-urchin")]


# ---- sums -----------------------------------------------------------------------------------------------------------


def test_changes_of_draws_add_up_before_they_are_bounded():
    changes = [step("draws", amount=amount) for amount in (-2, -2, 2)]
    match = played("patrol-officer", data=box(patrol_officer={"effect": changes}))
    assert match.view(None).sides[0].draws_change == -2
    assert asked(until_round(match, 2)) == ("drawing", "merchant")  # the Watch draws nothing


def test_costs_far_beyond_a_hundred_are_kept_in_positions():
    dear = [step("each", what="treasures", do=[step("cost", who="opponents", amount=9)])]
    own = box(patrol_officer={"on_reveal": dear})
    match = lay_out(f"patrol-officer: {'copper ' * 20}", "banker", "none", data=own)
    assert match.view(None).sides[1].cost_change == 180
    assert Match.from_position(match.position(), data=own).position() == match.position()


# ---- taking ---------------------------------------------------------------------------------------------------------


def test_a_theft_that_a_reaction_has_left_nothing_takes_the_other_way():
    own = box(
        patrol_officer={"effect": [TAKE | {"then": [DRAW], "else": [INFAMY]}]},
        smoke_bomb={"reaction": "take", "effect": [step("discard", who="me", what="treasure", amount=9)]},
    )
    match = played("patrol-officer", "none", "none: gold smoke-bomb", data=own)
    act(match, "thief: react smoke-bomb", "thief: choose gold")
    assert (infamy(match), purse(match, "watch")) == (1, "")
    assert heard(match, Took) == []


# ---- cards that are named -------------------------------------------------------------------------------------------


def test_a_named_card_is_of_its_faction_only():
    """The first card of each faction has the same place in its deck: it must not be mistaken."""
    named = [
        step("name", of="watch"),
        step("discard", who="thief", what="faction", amount=9, how="random", named="yes", then=[INFAMY]),
        step("if", what="named", who="thief", then=[INFAMY]),
    ]
    own = box(bounty={"effect": named})
    match = played("bounty", "none", "none: street-urchin street-urchin", "watch: name patrol-officer", data=own)
    assert (hand(match, "thief"), infamy(match)) == ("street-urchin street-urchin", 0)


# ---- discarding by choice -------------------------------------------------------------------------------------------


SOME_ACTIONS = box(
    patrol_officer={
        "cost": 0,
        "effect": [step("discard", who="thief", what="faction", amount=2, type="action", then=[DRAW], else_=[INFAMY])],
    }
)


def test_a_discard_that_finds_fewer_cards_than_it_wants_has_succeeded():
    match = played("patrol-officer", "none", "none: fence pickpocket", data=SOME_ACTIONS)
    act(match, "thief: choose fence", "thief: pass")
    assert (infamy(match), size(purse(match, "watch"))) == (0, 1)


def test_a_discard_that_finds_nothing_has_not():
    match = played("patrol-officer", "none", "none: pickpocket", "thief: pass", data=SOME_ACTIONS)
    assert (infamy(match), purse(match, "watch")) == (1, "")


def test_a_discard_ends_when_the_hand_is_empty():
    match = played("patrol-officer", "none", "none: fence", "thief: choose fence", data=SOME_ACTIONS)
    assert size(purse(match, "watch")) == 1


# ---- captures -------------------------------------------------------------------------------------------------------

CAPTURE = step("capture", from_="hand", then=[DRAW], else_=[INFAMY])


def test_a_thief_whom_a_reaction_has_moved_is_not_captured():
    own = box(
        patrol_officer={"effect": [CAPTURE]},
        smoke_bomb={"effect": [step("discard", who="me", what="faction", type="character")]},
    )
    match = played("patrol-officer", "none", "none: pickpocket smoke-bomb", "watch: choose pickpocket", data=own)
    act(match, "thief: react smoke-bomb", "thief: choose pickpocket")
    match.state.check()
    assert (prison(match), discard(match, "thief")) == ("", "pickpocket smoke-bomb")
    assert (infamy(match), purse(match, "watch")) == (1, "")
    assert heard(match, CaptureMissed) == [CaptureMissed("pickpocket")]
    assert heard(match, Captured) == []


def test_a_position_can_be_kept_while_the_thief_who_was_to_be_captured_is_in_the_deck():
    own = box(
        patrol_officer={"effect": [step("capture", from_="discard", else_=[INFAMY])]},
        smoke_bomb={"effect": [step("recover", type="character", to="deck"), step("pick")]},
    )
    thief = {"lays": "none: smoke-bomb", "discard": "pickpocket"}
    match = played("patrol-officer", "none", thief, "watch: choose pickpocket", data=own)
    act(match, "thief: react smoke-bomb", "thief: choose pickpocket")
    assert asked(match) == ("picking", "thief")
    assert Match.from_position(match.position(), data=own).position() == match.position()
    act(match, "thief: pick watch")
    assert (prison(match), infamy(match)) == ("", 1)


def test_of_two_like_cards_the_one_that_is_left_is_captured():
    """Nobody can tell them apart."""
    own = box(
        patrol_officer={"effect": [CAPTURE]},
        smoke_bomb={"effect": [step("discard", who="me", what="faction", type="character")]},
    )
    thief = "none: pickpocket pickpocket smoke-bomb"
    match = played("patrol-officer", "none", thief, "watch: choose pickpocket", data=own)
    act(match, "thief: react smoke-bomb", "thief: choose pickpocket")
    assert (prison(match), discard(match, "thief")) == ("pickpocket", "pickpocket smoke-bomb")


# ---- hands that are seen while a card lies face down ----------------------------------------------------------------


def laid_out(on_reveal: list[dict], thief: str) -> Match:
    """The Watch's card does something while the Thief's still lies face down."""
    own = box(patrol_officer={"on_reveal": on_reveal})
    return lay_out("patrol-officer", "none", thief, data=own)


def test_whoever_searches_a_deck_while_a_card_lies_face_down_can_still_guess():
    match = laid_out([step("search", deck="thief", to="discard")], "street-urchin: fence")
    assert asked(match) == ("searching", "watch")
    for seed in range(20):
        world = guess(match, 0, seed)
        thief = match.game.write(world)["sides"][2]
        assert sorted([thief["laid"], *thief["hand"]]) == ["fence", "street-urchin"]
        assert world.legal_actions(0) == match.state.legal_actions(0)


@pytest.mark.parametrize(
    ("on_reveal", "question"),
    [
        ([step("discard", who="thief", what="faction", how="chosen")], "discarding"),
        ([step("capture", from_="hand")], "capturing"),
        ([step("discard", who="thief", what="treasure", how="chosen")], "discarding"),
        ([step("take", from_="thief", how="chosen")], "taking"),
    ],
)
@pytest.mark.parametrize(
    "thief",
    [
        "pickpocket: fence cat-burglar gold silver copper",
        "copper: fence cat-burglar gold copper",
        "fence: fence cat-burglar silver silver",
    ],
)
def test_what_was_seen_in_a_hand_is_there_in_every_guess(on_reveal, question, thief):
    match = laid_out(on_reveal, thief)
    if asked(match) == ("reacting", "thief"):
        act(match, "thief: pass")
    assert asked(match) == (question, "watch")
    for seed in range(40):
        assert guess(match, 0, seed).legal_actions(0) == match.state.legal_actions(0)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_guess_lets_whoever_pays_a_bill_pay_it_though_a_treasure_may_lie_face_down(viewer):
    """The Thief pays for a reaction while his own card lies face down."""
    own = box(
        patrol_officer={"on_reveal": [TAKE]},
        smoke_bomb={"reaction": "take", "cost": 2, "effect": [NEGATE]},
    )
    match = lay_out("patrol-officer", "none", "copper: copper copper smoke-bomb", data=own)
    act(match, "thief: react smoke-bomb")
    assert asked(match) == ("paying", "thief")
    for seed in range(40):
        world = guess(match, viewer, seed)
        position = match.header() | match.game.write(world)
        assert Match.from_position(position, data=own).position() == position


def test_a_deal_that_luck_would_hardly_find_is_made_in_a_bounded_time():
    """Who can pay 4 with one card has the diamond, one of 56."""
    own = box(pickpocket={"cost": 4})
    match = lay_out("none", "none", "pickpocket: diamond", data=own)
    assert asked(match) == ("paying", "thief")
    for seed in range(300):
        assert match.game.write(guess(match, 0, seed))["sides"][2]["treasures"] == ["diamond"]


# ---- later ----------------------------------------------------------------------------------------------------------


def discard_card(number: int) -> Match:
    """A card that puts off twenty effects, as many as its owner has treasures, so many times."""
    return played(f"patrol-officer: {'copper ' * 20}", data=putting_off(number))


def putting_off(number: int) -> dict:
    many = [step("each", what="treasures", do=[step("later", do=[INFAMY])])]
    return box(patrol_officer={"effect": many * number})


def test_more_than_forty_eight_effects_may_wait_for_later_rounds():
    match = until_round(discard_card(3), 2)
    assert len(heard(match, Scheduled)) == len(heard(match, CameDue)) == 60


def test_the_effect_that_finds_no_more_room_is_told():
    match = discard_card(MOST_LATER // 20 + 1)
    assert len(heard(match, Scheduled)) == MOST_LATER
    assert heard(match, NotScheduled) == [NotScheduled(0, "patrol-officer", MOST_LATER)] * 20
    assert Match.from_position(match.position(), data=putting_off(MOST_LATER // 20 + 1)).position() == match.position()
    assert len(heard(until_round(match, 2), CameDue)) == MOST_LATER


# ---- the budget -----------------------------------------------------------------------------------------------------

MANY = step("each", what="treasures", do=[step("copy", who="thief")])
ENDLESS = box(
    patrol_officer={"effect": [MANY]},
    street_urchin={"effect": [step("each", what="treasures", do=[step("copy", who="merchant")])]},
    banker={"effect": [step("each", what="treasures", do=[INFAMY, step("infamy", amount=-1)])]},
)


def test_an_effect_of_too_many_steps_is_cut_short_and_everybody_is_told():
    """50 treasures, for each of them 50 times the Thief's card, and for each of these 50 times the Merchant's."""
    match = played(f"patrol-officer: {'copper ' * 36}", "banker: silver", "street-urchin: silver", data=ENDLESS)
    match.state.check()
    for viewer in VIEWERS:
        assert CutShort(0, "patrol-officer", MOST_STEPS_OF_DECISION) in match.events(viewer)
    assert len(match.events(None)) < 3 * MOST_STEPS_OF_DECISION
    assert "patrol-officer" in discard(match, "watch")  # the round has gone on


def test_a_game_that_was_cut_short_is_kept_replayed_and_guessed_at():
    match = played(f"patrol-officer: {'copper ' * 36}", "banker: silver", "street-urchin: silver", data=ENDLESS)
    assert replay(match.record(), data=ENDLESS).position() == match.position()
    for viewer in VIEWERS:
        assert guess(match, viewer).waiting == match.state.waiting


def test_the_steps_are_counted_from_one_decision_to_the_next():
    ask = [step("each", what="treasures", do=[step("pick"), *[INFAMY, step("infamy", amount=-1)] * 9])]
    own = box(patrol_officer={"effect": ask})
    match = played(f"patrol-officer: {'copper ' * 36}", data=own)
    for _ in range(36):
        act(match, "watch: pick thief")
    assert heard(match, CutShort) == []


# ---- records --------------------------------------------------------------------------------------------------------


def test_a_record_of_own_cards_that_no_longer_fits_says_so():
    """Earlier, a discard by choice that found one card of two went on as if it had found none: the Watch picked."""
    random_coins = step("discard", who="thief", what="faction", amount=2, type="action", else_=[step("pick")])
    own = box(patrol_officer={"effect": [random_coins]})
    match = played("patrol-officer", "none", "none: fence pickpocket", data=own)
    act(match, "thief: choose fence", "thief: pass")
    record = match.record() | {"rules": "1"}
    record["start"]["rules"] = "1"
    record["decisions"].append([0, "pick thief"])
    with pytest.raises(BadRecord) as refused:
        replay(record, data=own)
    wanted = ["done", "buy patrol-officer"]
    assert refused.value.details == {"path": "decisions[3]", "found": "pick thief", "wanted": wanted}


def test_a_decision_of_somebody_who_is_not_asked_is_told_as_such():
    match = played("patrol-officer", data=box())
    record = match.record()
    record["decisions"].append([2 - match.waiting[0], "draw own"])
    with pytest.raises(BadRecord) as refused:
        replay(record, data=box())
    assert refused.value.details == {"path": "decisions[1]", "found": "draw own", "wanted": "asked-seat"}
