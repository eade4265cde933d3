"""Chapter 6: the last hunts, who is eliminated, and who wins."""

import pytest

from tripot.games.trol.events import (
    Counted,
    Duelled,
    EliminationTied,
    GameEnded,
    LastHuntBegan,
    PlaceEmptied,
    PreySighted,
)

from .table import count_up, eliminated, food, heard, last_card, lost, outcome, ranks, survivors, trophy

# ---- the last hunts -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-6.1")
def test_the_last_hunts_are_resolved_from_left_to_right_and_empty_lines_are_skipped():
    lines = ("canarval:", "sanglion: flint cook", "vachameau: bramble cook marked")
    match = last_card("koalapin: moss cook", lines=lines)
    told = heard(match, LastHuntBegan)
    assert told == [LastHuntBegan(0, "koalapin"), LastHuntBegan(2, "sanglion"), LastHuntBegan(3, "vachameau")]
    assert match.outcome is not None


@pytest.mark.rule("TRL-6.1")
def test_a_last_hunt_has_no_trigger_and_asks_like_any_other():
    match = last_card("koalapin: flint tracker, moss shaman", dice="r2 r2")
    hunted = match.view(None).hunt
    assert (hunted.trigger, hunted.trigger_tribe) == ("", "")
    assert match.waiting == (0,)
    assert match.view(None).phase == "rerolling"


@pytest.mark.rule("TRL-6.1")
def test_the_prey_of_a_last_hunt_is_discarded_though_it_succeeds():
    match = last_card("koalapin: moss rocky, flint rocky")
    assert outcome(match) == ("succeeded", 4)
    assert trophy(match) == []
    assert food(match) == {"moss": 1, "flint": 1}
    assert survivors(match) == {"moss": "rocky", "flint": "rocky"}


@pytest.mark.rule("TRL-6.1")
def test_the_prey_of_a_last_hunt_is_discarded_though_it_explodes():
    match = last_card("koalapin: moss tracker, flint rocky", dice="r4 r4")
    assert outcome(match) == ("exploded", 10)
    assert trophy(match) == []
    assert survivors(match) == {"moss": "tracker", "flint": "rocky"}


@pytest.mark.rule("TRL-6.1", "TRL-5.1")
def test_a_last_hunt_that_fails_costs_its_cards():
    match = last_card("koalapin: moss rocky")
    assert outcome(match) == ("failed", 2)
    assert survivors(match) == {}
    assert "rocky" in lost(match)["moss"]


@pytest.mark.rule("TRL-6.1", "TRL-5.7")
def test_traps_spring_in_the_last_hunts_but_win_no_prey():
    match = last_card("castortue: moss rocky, flint rocky, moss trap, bramble cook")
    assert food(match) == {"moss": 5}
    assert trophy(match) == []
    assert survivors(match) == {"bramble": "cook"}


@pytest.mark.rule("TRL-6.1")
def test_no_new_prey_comes_after_a_last_hunt():
    match = last_card("koalapin: moss rocky")
    assert heard(match, PreySighted) == heard(match, PlaceEmptied) == []
    assert match.view(None).lines[0].prey == ""


# ---- least food -----------------------------------------------------------------------------------------------------


def fed(*portions: int, masks: tuple[str, ...] = (), seats: int | None = None):
    """A game that ends with this food, and these survivors."""
    tribes = [{"food": portion} for portion in portions]
    for tribe, cards in zip(tribes, masks, strict=False):
        tribe["survivors"] = cards
    return count_up(seats or len(portions), *tribes)


def by(match, why: str) -> list[str]:
    return [tribe for tribe, reason in eliminated(match) if reason in (why, f"{why}-tie")]


@pytest.mark.rule("TRL-6.2")
@pytest.mark.parametrize(
    ("portions", "gone"),
    [
        ((3, 1, 2), ["flint"]),
        ((3, 1, 2, 5), ["flint"]),
        ((0, 0, 0, 1), []),
        ((1, 2, 3, 4, 5), ["moss", "flint"]),  # of five, two go
        ((5, 4, 3, 2, 1), ["soot", "mud"]),
    ],
)
def test_who_has_least_food_goes_first(portions, gone):
    assert by(fed(*portions), "food") == gone


@pytest.mark.rule("TRL-6.2")
def test_two_players_eliminate_one_of_their_four_tribes_by_food():
    assert by(fed(4, 3, 2, 1, seats=2), "food") == ["soot"]


@pytest.mark.rule("TRL-6.2", "TRL-1.4")
@pytest.mark.parametrize(
    ("portions", "masks", "gone"),
    [
        ((1, 1, 2), ("chief", "cook", ""), ["flint"]),  # fewest masks of those with least food
        ((1, 1, 2), ("cook", "cook", ""), []),  # still tied: nobody
        ((1, 1, 1), ("cook", "cook", "chief"), []),
        ((1, 1, 2, 2), ("cook", "chief", "", ""), ["moss"]),
        ((1, 1, 2, 3, 4), ("cook", "cook", "", "", ""), ["moss", "flint"]),  # two tied for two places
        ((1, 2, 2, 3, 4), ("chief", "cook", "chief", "", ""), ["moss", "flint"]),  # the second by masks
        ((1, 2, 2, 3, 4), ("chief", "cook", "cook", "", ""), ["moss"]),  # nobody for the second place
        ((1, 1, 1, 3, 4), ("cook", "cook", "cook", "", ""), []),  # three tied for two places
        ((1, 1, 1, 3, 4), ("cook", "cook", "chief", "", ""), ["moss", "flint"]),
        ((1, 1, 1, 3, 4), ("cook", "chief", "chief", "", ""), ["moss"]),
        ((1, 1, 1, 3, 4), ("rocky", "cook", "chief", "", ""), ["moss", "flint"]),
    ],
)
def test_of_equals_the_one_with_fewest_masks_goes_and_of_equals_again_nobody(portions, masks, gone):
    assert by(fed(*portions, masks=masks), "food") == gone


# ---- fewest masks ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-6.3")
@pytest.mark.parametrize(
    ("portions", "masks", "gone"),
    [
        ((0, 1, 1, 1), ("chief", "cook", "chief", "daughter"), ["flint"]),
        ((0, 1, 1, 1), ("", "chief", "rocky", "daughter"), ["bramble"]),  # who is out already does not count
        ((0, 0, 1, 1, 1), ("chief", "chief", "cook", "chief", "daughter"), ["bramble"]),
        ((1, 1, 1, 1), ("cook", "cook", "chief", "rocky"), []),  # soot went by food and masks; the next tie stays
    ],
)
def test_then_the_tribe_with_fewest_masks_goes(portions, masks, gone):
    assert by(fed(*portions, masks=masks), "masks") == gone


@pytest.mark.rule("TRL-6.3")
def test_not_with_three_players():
    match = fed(0, 1, 1, masks=("", "chief", "cook"))
    assert eliminated(match) == [("moss", "food")]


@pytest.mark.rule("TRL-6.3")
def test_with_two_players_too():
    match = fed(0, 1, 1, 1, masks=("", "chief", "cook", "daughter"), seats=2)
    assert eliminated(match) == [("moss", "food"), ("bramble", "masks")]


@pytest.mark.rule("TRL-6.3")
@pytest.mark.parametrize(
    ("flint", "bramble", "gone"),
    [
        ("koalapin", "sanglion", ["flint"]),  # one symbol, two symbols
        ("koalapin canarval poulpoussin", "pandemonium", ["flint"]),  # symbols count, not cards: 3 against 5
        ("koalapin canarval", "sanglion", []),  # 2 against 2: nobody
    ],
)
def test_of_equal_masks_the_one_with_fewest_trophies_goes(flint, bramble, gone):
    match = count_up(
        4,
        {"food": 0, "survivors": "chief"},
        {"food": 1, "survivors": "cook", "trophies": flint},
        {"food": 1, "survivors": "cook", "trophies": bramble},
        {"food": 1, "survivors": "chief", "trophies": "mammouthon"},
    )
    assert eliminated(match) == [("moss", "food"), *((tribe, "masks-tie") for tribe in gone)]
    assert [event.why for event in heard(match, EliminationTied)] == ([] if gone else ["masks"])


@pytest.mark.rule("TRL-6.3")
def test_if_nobody_went_by_food_one_may_still_go_by_masks():
    match = fed(1, 1, 2, 2, masks=("cook", "cook", "chief", "rocky"))
    assert eliminated(match) == [("soot", "masks")]


# ---- most trophies --------------------------------------------------------------------------------------------------


def decide(*trophies: str, seats: int = 3, dice: str = ""):
    """The last comparison: with three players one who has no food is out, with four nobody is."""
    out = [{"food": 0, "survivors": "chief", "trophies": "pandemonium"}] if seats == 3 else []
    tribes = [{"food": 1, "survivors": "cook", "trophies": won} for won in trophies]
    match = count_up(seats, *out, *tribes, dice=dice)
    assert match.rng.dice == []
    return match


@pytest.mark.rule("TRL-6.4")
@pytest.mark.parametrize(
    ("flint", "bramble", "winner", "reason"),
    [
        ("sanglion", "koalapin", 1, "trophies"),
        ("koalapin canarval", "ornithoceros", 2, "trophies"),  # 2 against 3
        ("koalapin canarval", "sanglion", 1, "prey"),  # 2 against 2: more cards
        ("castortue", "rhinosouris", 1, "danger"),  # up to 12 against up to 11
        ("canarval", "herissaumon", 2, "danger"),  # both up to 8, but from 5
        ("koalapin castortue", "crapautruche rhinosouris", 1, "danger"),  # the one most dangerous prey
    ],
)
def test_of_those_left_most_trophies_wins_then_most_prey_then_the_most_dangerous(flint, bramble, winner, reason):
    match = decide(flint, bramble)
    assert match.outcome.winners == (winner,)
    assert match.outcome.reason == reason
    assert heard(match, Duelled) == []


@pytest.mark.rule("TRL-6.2", "TRL-6.4")
def test_who_is_eliminated_cannot_win_with_any_trophies():
    match = decide("koalapin", "")
    assert ranks(match) == [3, 1, 2]
    assert match.outcome.scores == (5, 1, 0)


@pytest.mark.rule("TRL-6.4")
@pytest.mark.parametrize(
    ("dice", "throws", "winner"),
    [
        ("r4 r4 r4 r3 r3 r3", [12, 9], 1),
        ("r0 r0 r0 r0 r0 r2", [0, 2], 2),
        ("r2 r2 r2 r3 r3 r0 r4 r0 r0 r3 r0 r0", [6, 6, 4, 3], 1),  # until one is ahead
    ],
)
def test_a_tie_is_settled_with_three_red_dice_each_until_one_is_ahead(dice, throws, winner):
    match = decide("", "", dice=dice)
    assert [event.total for event in heard(match, Duelled)] == throws
    assert match.outcome.winners == (winner,)
    assert match.outcome.reason == "duel"


TIED = [{"food": 1, "survivors": "cook"}] * 4


@pytest.mark.rule("TRL-6.4")
def test_only_the_leaders_throw_again():
    # Four tied tribes; moss and bramble lead, and throw again.
    first = "r4 r4 r4  r0 r0 r0  r4 r4 r4  r2 r2 r2"
    again = "r0 r0 r0  r3 r3 r3"
    match = count_up(4, *TIED, dice=f"{first} {again}")
    assert eliminated(match) == []
    assert [event.tribe for event in heard(match, Duelled)] == [
        *("moss", "flint", "bramble", "soot"),
        *("moss", "bramble"),
    ]
    assert ranks(match)[2] == 1
    assert match.rng.dice == []


@pytest.mark.rule("TRL-6.4")
def test_tribes_that_are_tied_for_a_lower_place_share_it_without_dice():
    match = count_up(4, *TIED, dice="r4 r4 r4  r0 r0 r0  r3 r3 r3  r2 r2 r2")
    assert ranks(match) == [1, 2, 2, 2]
    assert match.outcome.ranks == (1, 2, 2, 2)
    assert {event.rank for event in heard(match, Duelled)} == {1}
    match = count_up(
        4,
        {"food": 1, "survivors": "cook", "trophies": "koalapin"},
        {"food": 1, "survivors": "cook"},
        {"food": 1, "survivors": "cook"},
        {"food": 0, "survivors": "cook"},
    )
    assert ranks(match) == [1, 2, 2, 4]
    assert heard(match, Duelled) == []


@pytest.mark.rule("TRL-6.4", "TRL-7.5")
def test_with_points_clubs_decide_every_place_and_say_which():
    first = "r4 r4 r4  r0 r0 r0  r4 r4 r4  r2 r2 r2"
    again = "r0 r0 r0  r3 r3 r3"
    second = "r0 r0 r2  r0 r0 r3  r0 r0 r4"
    third = "r3 r0 r0  r2 r0 r0"
    options = {"teams": True, "points": True}
    match = count_up(4, *TIED, dice=f"{first} {again} {second} {third}", options=options)
    assert [(event.tribe, event.rank) for event in heard(match, Duelled)] == [
        *(("moss", 1), ("flint", 1), ("bramble", 1), ("soot", 1)),
        *(("moss", 1), ("bramble", 1)),
        *(("moss", 2), ("flint", 2), ("soot", 2)),
        *(("moss", 3), ("flint", 3)),
    ]
    assert ranks(match) == [3, 4, 1, 2]


@pytest.mark.rule("TRL-6.4")
def test_under_the_first_rules_clubs_decided_every_place():
    dice = "r4 r4 r4  r0 r0 r0  r3 r3 r3  r2 r2 r2" + "  r0 r0 r2  r0 r0 r3  r0 r0 r4" + "  r0 r0 r2  r0 r0 r3"
    match = count_up(4, *TIED, dice=dice, rules="1")
    assert ranks(match) == [1, 4, 3, 2]
    assert match.rng.dice == []


# ---- what is told ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-6.2", "TRL-6.3", "TRL-6.4")
def test_a_whole_count():
    match = count_up(
        5,
        {"food": 2, "survivors": "chief", "trophies": "pandemonium"},
        {"food": 3, "survivors": "chief daughter"},
        {"food": 9, "survivors": "rocky", "trophies": "elephoque"},
        {"food": 9, "survivors": "cook", "trophies": "koalapin"},
        {"food": 9, "survivors": "cook", "trophies": "canarval poulpoussin"},
    )
    assert heard(match, Counted) == [
        Counted(0, "moss", 2, 4, 5),
        Counted(1, "flint", 3, 7, 0),
        Counted(2, "bramble", 9, 1, 3),
        Counted(3, "soot", 9, 2, 1),
        Counted(4, "mud", 9, 2, 2),
    ]
    assert eliminated(match) == [("moss", "food"), ("flint", "food"), ("bramble", "masks")]
    assert heard(match, GameEnded) == [GameEnded((4,), "mud", "trophies")]
    assert ranks(match) == [5, 4, 3, 2, 1]
    assert match.outcome.ranks == (5, 4, 3, 2, 1)
    assert match.outcome.scores == (5, 0, 3, 1, 2)


@pytest.mark.rule("TRL-6.2")
def test_two_who_go_at_once_and_alike_share_a_place():
    tribes = [{"food": 1, "survivors": "cook"}] * 2 + [{"food": 9, "survivors": "chief", "trophies": "koalapin"}]
    tribes += [{"food": 9, "survivors": "daughter"}, {"food": 9, "survivors": "chief", "trophies": "sanglion"}]
    match = count_up(5, *tribes)
    assert eliminated(match) == [("moss", "food"), ("flint", "food"), ("soot", "masks")]
    assert match.outcome.ranks == (4, 4, 2, 3, 1)


@pytest.mark.rule("TRL-6.1", "TRL-6.2")
def test_food_of_the_last_hunts_counts_in_the_end():
    tribes = ({"food": 0}, {"food": 3}, {"food": 4})
    match = last_card("koalapin: flint rocky, moss trap, moss rocky", seats=3, tribes=tribes)
    assert food(match) == {"moss": 1, "flint": 4, "bramble": 4}
    assert eliminated(match) == [("moss", "food")]


@pytest.mark.rule("TRL-6.1", "TRL-6.2")
def test_survivors_of_the_last_hunts_count_in_the_end():
    match = last_card("koalapin: moss tracker, flint rocky", seats=3, tribes=({}, {}, {"food": 4}), dice="r4 r4")
    assert [tribe.masks for tribe in match.view(None).tribes] == [2, 1, 0]
    assert eliminated(match) == [("flint", "food-tie")]


@pytest.mark.rule("TRL-6.2")
@pytest.mark.parametrize(
    ("portions", "masks", "told"),
    [
        ((1, 2, 3), ("", "", ""), []),
        ((1, 1, 2), ("chief", "cook", ""), []),
        ((1, 1, 2), ("cook", "cook", ""), ["food"]),
        ((1, 2, 2, 3, 4), ("chief", "cook", "cook", "chief", "chief"), ["second"]),
    ],
)
def test_a_tie_that_saves_a_tribe_is_told(portions, masks, told):
    tied = [event.why for event in heard(fed(*portions, masks=masks), EliminationTied)]
    assert [why for why in tied if why != "masks"] == told
