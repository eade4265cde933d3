"""Chapter 4, third part: the shaman's word after every roll."""

import pytest

from rulebook import play, texts
from tripot.games.trol.events import CardStruckDown, Rerolled

from .table import Match, asked, damage, heard, hunt, line, outcome, throws


@pytest.mark.rule("TRL-4.8")
@pytest.mark.parametrize(
    ("roller", "first", "second", "answers"),
    [
        ("chief", "r4 r4 w2", "r0 r0 w0", ["1: aim 2"]),
        ("brute", "r4 r4 r4 r4", "r0 r0 r0 r0", []),
        ("tracker", "r4 r4", "r0 r0", []),
        ("beater", "w2", "w0", []),
        ("sneak", "r4", "r0", ["1: spare"]),
    ],
)
def test_a_shaman_may_have_any_cards_dice_thrown_again_all_of_them(roller, first, second, answers):
    match = hunt(f"flint {roller}, moss shaman", *answers, dice=f"{first} {second}")
    assert asked(match) == ("rerolling", 0)
    assert texts(match, 0) == ["keep", "reroll"]
    play(match, "0: reroll")
    before, after = throws(match)
    assert before[:3] == after[:3]  # the colours are kept
    assert after[3] == 0
    assert damage(match) == [0]  # the new result counts
    assert heard(match, Rerolled) == [Rerolled(0, "moss")]


@pytest.mark.rule("TRL-4.8")
def test_he_may_have_his_own_die_thrown_again():
    match = hunt("moss shaman", "0: aim 1", "0: reroll", dice="r0 r4")
    assert throws(match) == [("shaman", 1, 0, 0), ("shaman", 1, 0, 4)]
    assert damage(match) == [4]


@pytest.mark.rule("TRL-4.8")
def test_what_is_kept_counts():
    match = hunt("flint tracker, moss shaman", "0: keep", dice="r4 r3")
    assert damage(match) == [7]
    assert asked(match) == ("aiming", 0)


@pytest.mark.rule("TRL-4.8")
def test_he_speaks_once_per_hunt():
    match = hunt("flint tracker, bramble tracker, moss shaman", "0: reroll", dice="r0 r0 r4 r4 r3 r3")
    assert asked(match) == ("aiming", 0)  # nobody was asked after the second tracker's roll
    match.rng.dice = ["r2"]
    play(match, "0: aim 1")
    assert damage(match) == [8, 6, 2]  # nor after his own


@pytest.mark.rule("TRL-4.8")
def test_he_may_wait_for_a_later_roll():
    match = hunt("flint tracker, bramble tracker, moss shaman", "0: keep", "0: reroll", dice="r4 r4 r0 r0 r3 r3")
    assert damage(match) == [8, 6]


@pytest.mark.rule("TRL-4.8")
def test_he_is_not_asked_where_no_die_is_thrown():
    match = hunt("moss rocky, flint daughter, bramble cook, soot apprentice, soot shaman", "3: plus")
    assert asked(match) == ("aiming", 3)
    assert damage(match) == [2, 4, 0, 1]


@pytest.mark.rule("TRL-4.8")
def test_a_shaman_that_was_laid_face_down_speaks_as_well():
    match = hunt("flint tracker marked, moss shaman marked", dice="r0 r0")
    assert match.view(None).hunt.rerolled == ()
    assert asked(match) == ("rerolling", 0)


# ---- a sneak's die --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-4.3", "TRL-4.8")
@pytest.mark.parametrize(
    ("second", "left"),
    [("r0", "flint sneak, bramble rocky, moss shaman marked"), ("r2", "flint sneak, moss shaman marked")],
)
def test_the_die_of_a_betrayal_may_be_thrown_again_and_the_target_is_kept(second, left):
    match = hunt("flint sneak, bramble rocky, moss shaman", "1: betray 1", dice=f"r3 {second} r0")
    assert asked(match) == ("rerolling", 0)
    assert match.view(None).hunt.target == 1
    play(match, "0: reroll")
    assert line(match) == left
    assert throws(match)[:2] == [("sneak", 1, 0, 3), ("sneak", 1, 0, int(second[1]))]


@pytest.mark.rule("TRL-4.8")
def test_a_shaman_may_save_himself():
    match = hunt("flint sneak, moss shaman", "1: betray 1", "0: reroll", dice="r4 r0 r2")
    assert heard(match, CardStruckDown) == []
    assert line(match) == "flint sneak, moss shaman marked"


@pytest.mark.rule("TRL-4.8", "TRL-4.4")
def test_a_shaman_that_was_discarded_speaks_no_more():
    match = hunt("flint sneak, moss shaman", "1: betray 1", "0: keep", dice="r4 r2")
    assert outcome(match) == ("failed", 2)


@pytest.mark.rule("TRL-4.8")
def test_who_spoke_in_the_betrayal_has_spoken_for_the_whole_hunt():
    match = hunt("flint sneak, moss shaman", "1: betray 1", "0: reroll", dice="r4 r0 r2")
    assert asked(match) == ("aiming", 0)
    assert match.view(None).hunt.rerolled == (1,)


# ---- several shamans ------------------------------------------------------------------------------------------------


def three_shamans(dice: str) -> Match:
    return hunt("bramble shaman, flint tracker, moss shaman, soot shaman", dice=dice)


@pytest.mark.rule("TRL-4.8")
def test_shamans_are_asked_nearest_first():
    match = three_shamans("w1 r4 r4")
    play(match, "2: aim 0")
    for seat in (2, 0, 3, 2, 0, 3):  # after the first shaman's roll, then after the tracker's
        assert asked(match) == ("rerolling", seat)
        play(match, f"{seat}: keep")
    assert damage(match) == [1, 8]


@pytest.mark.rule("TRL-4.8")
def test_a_reroll_is_a_roll_so_every_shaman_who_has_not_spoken_is_asked_again():
    match = hunt("flint tracker, bramble shaman, moss shaman, soot shaman", dice="r0 r0 r2 r0 r3 r0 r4 r0")
    play(match, "2: keep", "0: reroll")
    assert asked(match) == ("rerolling", 2)  # who had kept the first throw is asked for the second
    play(match, "2: keep")
    assert asked(match) == ("rerolling", 3)  # moss has spoken
    play(match, "3: reroll")
    assert asked(match) == ("rerolling", 2)
    play(match, "2: reroll")
    assert asked(match) == ("aiming", 2)
    assert damage(match) == [4]
    assert [event.tribe for event in heard(match, Rerolled)] == ["moss", "soot", "bramble"]
    assert match.view(None).hunt.rerolled == (1, 2, 3)


@pytest.mark.rule("TRL-4.8")
def test_the_dice_on_the_table_are_seen_by_all():
    match = hunt("flint tracker, moss shaman", dice="r3 r4")
    hunted = match.view(3).hunt
    assert (hunted.position, hunted.red, hunted.white, hunted.result) == (0, 2, 0, 7)


# ---- rascals --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-4.8", "TRL-4.14")
def test_a_rascal_who_copies_a_shaman_speaks_too_once():
    match = hunt("flint shaman, moss rascal", "1: aim 0", "1: keep", "0: reroll", "1: keep", dice="w0 w2")
    assert asked(match) == ("aiming", 0)
    match.rng.dice = ["r0", "r4"]
    play(match, "0: aim 1")
    assert asked(match) == ("rerolling", 1)  # the rascal has spoken
    play(match, "1: reroll")
    assert damage(match) == [2, 4]


@pytest.mark.rule("TRL-4.8", "TRL-4.14")
def test_a_rascal_who_has_spoken_for_one_shaman_does_not_speak_for_another():
    # The rascal speaks as the second shaman, who is then discarded; now he copies the first.
    match = hunt("bramble shaman, flint shaman, moss rascal, soot sneak", dice="r0 r3")
    play(match, "3: betray 1", "2: keep", "1: keep", "0: reroll", "2: keep", "1: keep")
    assert line(match) == "bramble shaman, moss rascal marked, soot sneak"
    match.rng.dice = ["w0"]
    play(match, "2: aim 0", "2: keep")
    assert asked(match) == ("aiming", 0)
