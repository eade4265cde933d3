"""Chapter 4, second part: every card's attack."""

import pytest

from rulebook import play, texts
from tripot.games.trol.events import Damaged, LineRevealed

from .table import EASY, asked, damage, food, heard, hunt, other_data, outcome, throws

# ---- one after the other --------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-4.5")
def test_the_cards_strike_one_after_the_other_the_nearest_first_and_damage_adds_up():
    match = hunt("moss rocky, flint tracker, bramble daughter, moss tracker", dice="r0 r3 r4 r2")
    assert heard(match, Damaged) == [
        Damaged(0, "moss", "rocky", 2, 2),
        Damaged(1, "flint", "tracker", 3, 5),
        Damaged(2, "bramble", "daughter", 3, 8, why="trolls"),
        Damaged(0, "moss", "tracker", 6, 14),
    ]
    assert outcome(match) == ("exploded", 14)


@pytest.mark.rule("TRL-4.5")
def test_no_card_may_hold_back_even_if_the_prey_explodes():
    match = hunt("moss tracker, flint tracker, bramble rocky", prey="koalapin", dice="r4 r4 r4 r4")
    assert damage(match) == [8, 8, 2]


@pytest.mark.rule("TRL-4.5")
def test_who_chooses_dice_must_throw_all_of_them():
    match = hunt("moss chief", "0: aim 0", dice="w1 w1 w1")
    assert throws(match) == [("chief", 0, 3, 3)]


@pytest.mark.rule("TRL-4.5")
def test_abilities_are_not_forced():
    match = hunt("moss sneak, flint shaman")
    assert texts(match, 0)[0] == "spare"
    match.rng.dice = ["r0", "w0"]
    play(match, "0: spare")
    assert texts(match, 1) == ["keep", "reroll"]


# ---- card by card ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-4.6")
@pytest.mark.parametrize(
    ("red", "dice", "dealt"), [(0, "w0 w1 w2", 3), (1, "r4 w1 w2", 7), (2, "r4 r3 w2", 9), (3, "r4 r3 r2", 9)]
)
def test_the_chief_throws_three_dice_red_and_white_as_he_likes(red, dice, dealt):
    match = hunt("flint chief, moss rocky", dice=dice)
    assert asked(match) == ("aiming", 1)
    assert texts(match, 1) == ["aim 0", "aim 1", "aim 2", "aim 3"]
    play(match, f"1: aim {red}")
    assert throws(match) == [("chief", red, 3 - red, dealt)]
    assert damage(match) == [dealt, 2]


@pytest.mark.rule("TRL-4.7")
@pytest.mark.parametrize(
    ("line", "dealt"),
    [
        ("moss daughter", 1),
        ("moss daughter, flint rocky, bramble trap", 1),  # neither is a troll
        ("flint cook, moss daughter, bramble cook, soot cook", 4),
        ("flint daughter, moss daughter", 2),
    ],
)
def test_the_daughter_deals_as_many_damage_as_there_are_trolls_in_the_line(line, dealt):
    match = hunt(line)
    assert {event.damage for event in heard(match, Damaged) if event.card == "daughter"} == {dealt}


@pytest.mark.rule("TRL-4.7")
def test_the_daughter_counts_the_trolls_that_a_betrayal_has_left():
    match = hunt("moss daughter, flint cook, bramble sneak", "2: betray 1", dice="r2 r0")
    assert damage(match)[0] == 2


@pytest.mark.rule("TRL-4.8")
@pytest.mark.parametrize(("red", "die", "dealt"), [(0, "w2", 2), (1, "r4", 4)])
def test_the_shaman_throws_a_red_or_a_white_die_as_he_likes(red, die, dealt):
    match = hunt("flint shaman, moss rocky", dice=die)
    assert asked(match) == ("aiming", 1)
    assert texts(match, 1) == ["aim 0", "aim 1"]
    play(match, f"1: aim {red}", "1: keep")
    assert throws(match) == [("shaman", red, 1 - red, dealt)]
    assert damage(match) == [dealt, 2]


@pytest.mark.rule("TRL-4.9")
@pytest.mark.parametrize(
    ("before", "dice"),
    [
        ("", 4),
        ("flint cook", 3),
        ("flint cook, bramble rocky", 2),
        ("flint cook, bramble cook, soot trap", 1),  # traps and dogs are cards before him
        ("flint cook, bramble cook, soot trap, soot rocky", 1),
        ("flint cook, bramble cook, soot trap, soot rocky, flint rocky", 1),  # at least one
    ],
)
def test_the_brute_throws_four_red_dice_minus_one_per_card_before_him(before, dice):
    match = hunt(", ".join(filter(None, [before, "moss brute", "flint trap"])), dice=" ".join(["r2"] * dice))
    assert throws(match) == [("brute", dice, 0, 2 * dice)]


@pytest.mark.rule("TRL-4.9", "TRL-4.4")
def test_the_brute_throws_more_dice_when_a_card_before_him_is_discarded():
    match = hunt("flint sneak, bramble cook, moss brute", "1: betray 0", dice="r2 r2 r2 r2")
    assert throws(match)[1:] == [("brute", 3, 0, 6)]


@pytest.mark.rule("TRL-4.2", "TRL-4.9")
def test_a_misplaced_trap_is_no_card_before_the_brute():
    match = hunt("flint trap, moss brute", dice="r2 r2 r2 r2")
    assert throws(match) == [("brute", 4, 0, 8)]


@pytest.mark.rule("TRL-4.10")
def test_the_cook_deals_no_damage():
    match = hunt("moss cook, flint cook")
    assert damage(match) == [0, 0]
    assert throws(match) == []


@pytest.mark.rule("TRL-4.11")
def test_the_tracker_throws_two_red_dice():
    match = hunt("moss tracker", dice="r4 r3")
    assert throws(match) == [("tracker", 2, 0, 7)]


@pytest.mark.rule("TRL-4.12")
@pytest.mark.parametrize("beaters", [1, 2, 3, 4])
def test_a_beater_throws_as_many_white_dice_as_there_are_beaters_of_all_tribes(beaters):
    line = ", ".join(f"{tribe} beater" for tribe in ("moss", "flint", "bramble", "flint")[:beaters])
    match = hunt(f"{line}, moss cook", trigger="moss brute", dice=" ".join(["w1"] * beaters**2), data=EASY)
    assert throws(match) == [("beater", 0, beaters, beaters)] * beaters
    assert sum(damage(match)) == beaters**2


@pytest.mark.rule("TRL-4.12", "TRL-4.4")
def test_a_beater_that_was_betrayed_does_not_count():
    match = hunt("moss beater, flint beater, bramble sneak", "2: betray 1", dice="r3 w2 r0")
    assert throws(match)[1] == ("beater", 0, 1, 2)


@pytest.mark.rule("TRL-4.13")
@pytest.mark.parametrize(("answer", "dice"), [("spare", ""), ("betray 0", "r0 "), ("betray 0", "r4 ")])
def test_a_sneak_throws_a_red_die_whatever_happened_in_the_betrayal(answer, dice):
    match = hunt("moss cook, flint sneak", f"1: {answer}", dice=f"{dice}r3")
    assert throws(match)[-1] == ("sneak", 1, 0, 3)
    assert damage(match)[-1] == 3


@pytest.mark.rule("TRL-4.15")
@pytest.mark.parametrize(("answer", "dealt"), [("plus", 1), ("minus", -1)])
def test_an_apprentice_in_the_line_adds_or_takes_one(answer, dealt):
    match = hunt("moss rocky, flint apprentice, bramble rocky", f"1: {answer}")
    assert damage(match) == [2, dealt, 2]


@pytest.mark.rule("TRL-4.15")
def test_an_apprentice_chooses_when_his_turn_comes():
    match = hunt("moss tracker, flint apprentice", dice="r2 r3")
    assert asked(match) == ("tipping", 1)
    assert texts(match, 1) == ["plus", "minus"]
    assert match.view(None).hunt.total == 5


@pytest.mark.rule("TRL-4.15")
def test_the_sum_may_go_below_nothing():
    match = hunt("moss apprentice, flint apprentice, bramble rocky", "0: minus", "1: minus")
    assert [event.total for event in heard(match, Damaged)] == [-1, -2, 0]


@pytest.mark.rule("TRL-4.16")
def test_rocky_deals_two_damage_and_a_trap_none():
    match = hunt("moss rocky, flint rocky, bramble trap")
    assert heard(match, LineRevealed)[0].cards == ("rocky", "rocky", "trap")
    assert damage(match) == [2, 2, 0]


# ---- the cook's ability ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-4.10")
@pytest.mark.parametrize(
    ("line", "fed"),
    [
        ("moss cook", {"moss": 8}),  # his own portion
        ("moss tracker, flint cook", {"moss": 4, "flint": 6}),
        ("moss tracker, moss cook", {"moss": 11}),  # 4 + 3, and 4 again: the portion that gives most
        ("moss cook, moss tracker", {"moss": 11}),
        ("flint tracker, moss cook, moss tracker", {"flint": 4, "moss": 8}),
        ("flint tracker, moss tracker, moss sneak, moss cook", {"flint": 4, "moss": 8}),  # he has no portion himself
        ("moss tracker, bramble tracker, soot tracker, flint cook", {"moss": 4, "bramble": 3, "soot": 2}),
        ("moss rocky, moss tracker, moss cook", {"moss": 12}),  # the dog is no troll: 4 + 3 + 2, and 3 again
        ("moss rocky, flint tracker, soot tracker, moss cook", {"moss": 4, "flint": 3, "soot": 2}),
        ("moss cook, flint cook", {"moss": 8, "flint": 6}),  # each for his own tribe
    ],
)
def test_a_cook_doubles_the_best_portion_of_a_troll_of_his_tribe(line, fed):
    dice = " ".join(["r2"] * (2 * line.count("tracker") + line.count("sneak")))
    match = hunt(line, data=EASY, dice=dice)
    if "sneak" in line:
        play(match, "0: spare")
    assert outcome(match)[0] == "succeeded"
    assert food(match) == fed


@pytest.mark.rule("TRL-4.10", "TRL-4.14")
@pytest.mark.parametrize(
    ("line", "fed"),
    [
        ("moss cook, moss rascal", {"moss": 14}),  # both portions are doubled, neither twice
        ("moss cook, moss rascal, moss tracker", {"moss": 16}),  # 4 + 3 + 2, and 4 + 3 again
        ("moss cook, flint rascal", {"moss": 8, "flint": 6}),  # for his own tribe
        ("moss rocky, flint cook, moss rascal, moss tracker", {"flint": 6, "moss": 8}),  # 4 for the dog, 2 twice
        ("moss rocky, flint tracker, soot tracker, moss cook, moss rascal", {"moss": 4, "flint": 3, "soot": 2}),
    ],
)
def test_a_rascal_who_copies_a_cook_doubles_another_portion_of_his_own_tribe(line, fed):
    match = hunt(line, data=EASY, dice=" ".join(["r2"] * 2 * line.count("tracker")))
    assert outcome(match)[0] == "succeeded"
    assert food(match) == fed


@pytest.mark.rule("TRL-4.10")
def test_a_cook_that_was_betrayed_doubles_nothing():
    match = hunt("moss cook, moss tracker, flint sneak", "1: betray 0", dice="r2 r2 r2 r2", data=EASY)
    assert food(match) == {"moss": 4, "flint": 3}


@pytest.mark.rule("TRL-4.10")
def test_a_cook_who_triggers_doubles_nothing():
    match = hunt("moss tracker", trigger="moss cook", dice="r2 r2", data=EASY)
    assert food(match) == {"moss": 4}


@pytest.mark.rule("TRL-4.10")
def test_a_cook_finds_the_best_portion_wherever_it_is():
    data = other_data(castortue={"danger": [0, 60], "food": [1, 2, 5]})
    match = hunt("moss cook, flint daughter, moss tracker", dice="r2 r2", data=data)
    assert food(match) == {"moss": 1 + 5 + 5, "flint": 2}
