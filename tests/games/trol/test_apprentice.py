"""Chapter 4, last part: the apprentice from the hand."""

import pytest

from rulebook import play, texts
from tripot.games.trol.events import Helped

from .table import Dice, asked, damage, food, heard, hunt, last_card, outcome, survivors, table, trophy, zone

SIX = "moss rocky, flint rocky, bramble rocky"  # one short of a Castortue
EIGHT = "moss rocky, flint rocky, bramble rocky, soot rocky"


# ---- towards the range ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-4.17")
def test_an_apprentice_from_the_hand_moves_the_total_up_to_the_range():
    match = hunt(SIX, hands={"flint": "apprentice cook"})
    assert asked(match) == ("helping", 1)
    assert texts(match, 1) == ["refuse", "help"]
    play(match, "1: help")
    assert outcome(match) == ("succeeded", 7)
    assert heard(match, Helped) == [Helped(1, "flint", 1, 7)]


@pytest.mark.rule("TRL-4.17")
def test_an_apprentice_from_the_hand_moves_the_total_down_to_the_range():
    match = hunt("moss tracker, flint tracker", hands={"flint": "apprentice cook"}, dice="r3 r3 r4 r3")
    assert asked(match) == ("helping", 1)
    play(match, "1: help")
    assert outcome(match) == ("succeeded", 12)
    assert heard(match, Helped) == [Helped(1, "flint", -1, 12)]
    assert trophy(match) == [("moss", "castortue")]


@pytest.mark.rule("TRL-4.17")
def test_he_is_discarded_and_no_card_is_drawn_for_him():
    match = hunt(SIX, "1: help", hands={"flint": "apprentice cook"})
    assert zone(match, "flint", "hand") == "cook"
    assert zone(match, "flint", "lost") == "apprentice"
    assert survivors(match)["flint"] == "rocky"
    assert match.waiting == (1,)


@pytest.mark.rule("TRL-4.17", "TRL-5.2")
def test_he_takes_no_food():
    match = hunt("moss cook, flint rocky, bramble rocky, soot rocky", "0: help", hands={"moss": "apprentice"})
    assert outcome(match) == ("succeeded", 7)
    assert food(match) == {"moss": 6, "flint": 1, "bramble": 1, "soot": 1}


@pytest.mark.rule("TRL-4.17")
def test_a_hunt_that_may_be_helped_may_be_let_down():
    match = hunt(SIX, "1: refuse", hands={"flint": "apprentice cook"})
    assert outcome(match) == ("failed", 6)
    assert zone(match, "flint", "hand") == "cook apprentice"


@pytest.mark.rule("TRL-4.17")
@pytest.mark.parametrize(
    ("line", "dice"), [(f"{SIX}, moss apprentice", ""), (EIGHT, ""), ("moss tracker, flint tracker", "r3 r3 r3 r3")]
)
def test_nobody_is_asked_when_the_hunt_succeeds_anyway(line, dice):
    answers = ["0: plus"] if "apprentice" in line else []
    match = hunt(line, *answers, hands={"flint": "apprentice"}, dice=dice)
    assert outcome(match)[0] == "succeeded"
    assert heard(match, Helped) == []


@pytest.mark.rule("TRL-4.17")
def test_nobody_is_asked_when_the_range_is_out_of_reach():
    match = hunt("moss rocky, flint rocky, bramble cook", hands={"flint": "apprentice", "bramble": "apprentice"})
    assert outcome(match) == ("failed", 4)


@pytest.mark.rule("TRL-4.17")
def test_several_may_reach_the_range_together():
    match = hunt(
        "moss tracker, flint cook, bramble cook", dice="r2 r3", hands={"flint": "apprentice", "bramble": "apprentice"}
    )
    assert asked(match) == ("helping", 1)
    play(match, "1: help")
    assert asked(match) == ("helping", 2)
    play(match, "2: help")
    assert outcome(match) == ("succeeded", 7)
    assert damage(match) == [5, 0, 0, 1, 1]


@pytest.mark.rule("TRL-4.17")
def test_once_the_range_is_reached_nobody_else_is_asked():
    match = hunt(SIX, "1: help", hands={"flint": "apprentice", "bramble": "apprentice"})
    assert outcome(match) == ("succeeded", 7)
    assert zone(match, "bramble", "hand") == "apprentice"


TWO_SHORT = "moss tracker, flint cook, bramble cook"
BOTH = {"flint": "apprentice", "bramble": "apprentice"}


@pytest.mark.rule("TRL-4.17")
def test_whoever_declined_is_asked_again_after_somebody_has_helped():
    match = hunt(TWO_SHORT, "1: refuse", "2: help", dice="r2 r3", hands=BOTH)
    assert asked(match) == ("helping", 1)
    play(match, "1: help")
    assert outcome(match) == ("succeeded", 7)


@pytest.mark.rule("TRL-4.17")
def test_when_a_whole_round_declines_nobody_is_asked_again():
    match = hunt(TWO_SHORT, "1: refuse", "2: refuse", dice="r2 r3", hands=BOTH)
    assert outcome(match) == ("failed", 5)
    match = hunt(TWO_SHORT, "1: refuse", "2: help", "1: refuse", dice="r2 r3", hands=BOTH)
    assert outcome(match) == ("failed", 6)


@pytest.mark.rule("TRL-4.17")
def test_the_round_goes_on_clockwise_behind_whoever_has_helped():
    line = "moss cook, flint cook, bramble cook, soot rocky, soot sneak"
    hands = dict.fromkeys(("moss", "flint", "bramble", "soot"), "apprentice")
    match = hunt(line, "3: spare", "0: refuse", "1: help", dice="r2", hands=hands)
    found = []
    while match.view(None).phase == "helping":
        found.append(match.waiting[0])
        play(match, f"{match.waiting[0]}: refuse")
    assert found == [2, 3, 0]  # flint has no apprentice left


@pytest.mark.rule("TRL-4.17")
def test_under_the_first_rules_nobody_was_asked_twice_or_without_a_card_in_the_line():
    match = hunt(TWO_SHORT, "1: refuse", dice="r2 r3", hands=BOTH, rules="1")
    assert outcome(match) == ("failed", 5)
    line = "moss trap, flint rocky, bramble rocky, soot rocky"
    match = hunt(line, trigger="moss cook", hands={"moss": "apprentice"}, rules="1")
    assert outcome(match) == ("failed", 6)


@pytest.mark.rule("TRL-4.17")
def test_cards_are_spent_even_if_the_range_is_not_reached_in_the_end():
    match = hunt(TWO_SHORT, "1: help", "2: refuse", dice="r2 r3", hands=BOTH)
    assert outcome(match) == ("failed", 6)
    assert zone(match, "flint", "hand") == ""
    assert "apprentice" in zone(match, "flint", "lost")


@pytest.mark.rule("TRL-4.17", "TRL-5.6")
def test_an_exploded_prey_that_is_not_helped_far_enough_is_exploded_by_its_card():
    match = hunt(
        "moss tracker, flint tracker, bramble cook",
        dice="r3 r3 r4 r4",
        hands={"flint": "apprentice", "bramble": "apprentice"},
    )
    play(match, "1: help", "2: refuse")
    assert outcome(match) == ("exploded", 13)
    assert trophy(match) == [("flint", "castortue")]


# ---- who is asked ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-4.17")
@pytest.mark.parametrize(
    ("trigger", "order"),
    [("moss beater", [0, 1, 2, 3]), ("bramble beater", [2, 3, 0, 1]), ("soot beater", [3, 0, 1, 2])],
)
def test_tribes_are_asked_clockwise_from_the_triggers_seat(trigger, order):
    line = "soot rocky, bramble rocky, moss cook, flint rocky"
    match = hunt(line, trigger=trigger, hands=dict.fromkeys(("moss", "flint", "bramble", "soot"), "tracker"))
    found = []
    while match.view(None).phase == "helping":
        found.append(match.waiting[0])
        assert texts(match, match.waiting[0]) == ["refuse"]  # also who can only refuse
        play(match, f"{match.waiting[0]}: refuse")
    assert found == order


@pytest.mark.rule("TRL-4.17")
def test_only_tribes_with_a_card_in_the_line_are_asked():
    match = hunt(SIX, hands={"soot": "apprentice"})
    assert outcome(match) == ("failed", 6)


@pytest.mark.rule("TRL-4.17")
def test_a_tribe_whose_only_card_was_betrayed_is_not_asked():
    match = hunt("moss sneak, flint cook, bramble rocky", "0: betray 1", dice="r2 r4", hands={"flint": "apprentice"})
    assert outcome(match) == ("failed", 6)


@pytest.mark.rule("TRL-4.17")
def test_a_tribe_whose_only_card_was_a_misplaced_trap_is_not_asked():
    match = hunt(f"soot trap, {SIX}", hands={"soot": "apprentice"})
    assert outcome(match) == ("failed", 6)


@pytest.mark.rule("TRL-4.17")
def test_whoever_triggered_the_hunt_takes_part_also_without_a_card_in_the_line():
    match = hunt("moss trap, flint rocky, bramble rocky, soot rocky", trigger="moss cook", hands={"moss": "apprentice"})
    assert asked(match) == ("helping", 0)
    play(match, "0: help")
    assert outcome(match) == ("succeeded", 7)


@pytest.mark.rule("TRL-4.17")
def test_a_tribe_without_cards_in_hand_is_not_asked():
    match = hunt(SIX, hands={"flint": ""})
    assert outcome(match) == ("failed", 6)


@pytest.mark.rule("TRL-4.17")
@pytest.mark.parametrize(
    "seen",
    [
        {"lost": {"moss": "apprentice", "flint": "apprentice"}},
        {"elsewhere": "koalapin: flint apprentice, moss apprentice"},
        {"trigger": "moss apprentice", "lost": {"flint": "apprentice"}},
    ],
    ids=["discarded", "face up elsewhere", "the trigger"],
)
def test_a_tribe_whose_apprentice_all_have_seen_is_not_asked(seen):
    match = hunt(SIX, hands={"moss": "cook", "flint": "cook"}, **seen)
    assert outcome(match) == ("failed", 6)


@pytest.mark.rule("TRL-4.17")
def test_a_tribe_whose_apprentice_is_in_the_line_is_not_asked():
    line = f"moss apprentice, flint apprentice, {SIX}"
    match = hunt(line, "0: plus", "1: minus", hands={"moss": "cook", "flint": "cook"})
    assert outcome(match) == ("failed", 6)


@pytest.mark.rule("TRL-4.17", "TRL-5.8")
def test_a_tribe_whose_apprentice_is_a_survivor_is_not_asked():
    tribes = [{"hand": "beater", "lost": "apprentice"}, {"hand": "cook", "survivors": "apprentice"}, {"hand": ""}]
    match = table(4, *tribes, {"hand": ""}, lines=(f"castortue: {SIX}",))
    match.rng = Dice(match, "")
    play(match, "0: trigger beater 0")
    assert outcome(match) == ("failed", 6)


@pytest.mark.rule("TRL-4.17")
def test_a_tribe_whose_apprentice_lies_face_down_elsewhere_is_asked_though_it_can_only_refuse():
    match = hunt(SIX, hands={"flint": "cook"}, elsewhere="koalapin: flint apprentice marked")
    assert asked(match) == ("helping", 1)
    assert texts(match, 1) == ["refuse"]


@pytest.mark.rule("TRL-4.17", "TRL-4.4")
def test_a_tribe_whose_apprentice_was_betrayed_in_this_hunt_is_not_asked():
    match = hunt("moss sneak, flint apprentice, flint rocky", "0: betray 1", dice="r2 r4", hands={"flint": "cook"})
    assert outcome(match) == ("failed", 6)


@pytest.mark.rule("TRL-4.17")
def test_who_is_asked_does_not_depend_on_what_is_in_the_hands():
    hands = {"flint": "apprentice", "bramble": "cook"}
    other = {"flint": "cook", "bramble": "apprentice"}
    assert [asked(hunt(SIX, hands=held)) for held in (hands, other)] == [("helping", 1)] * 2


@pytest.mark.rule("TRL-4.17", "TRL-6.1")
def test_in_the_last_hunts_nobody_has_an_apprentice_to_play():
    match = last_card(f"castortue: {SIX}")
    assert outcome(match) == ("failed", 6)
    assert match.view(None).phase == "over"
