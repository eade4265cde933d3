"""Chapter 4, first part: the reveal, misplaced traps, and the betrayal of the sneaks."""

import pytest

from rulebook import play, texts
from tripot.games.trol.events import (
    BetrayalFailed,
    Betrayed,
    CardStruckDown,
    LineRevealed,
    Spared,
    TrapMisplaced,
)

from .table import TROLLS, asked, before_hunt, damage, heard, hunt, line, lost, outcome, survivors, throws, zone

# ---- the reveal -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-4.1")
def test_the_line_is_revealed():
    match = before_hunt("moss shaman marked, flint rocky, bramble trap marked")
    assert [card.card for card in match.view(3).lines[0].cards] == ["", "rocky", ""]
    play(match, "0: trigger beater 0")
    assert [card.card for card in match.view(3).lines[0].cards] == ["shaman", "rocky", "trap"]
    assert heard(match, LineRevealed) == [LineRevealed(("shaman", "rocky", "trap"), ("moss", "flint", "bramble"))]


@pytest.mark.rule("TRL-4.1")
def test_other_lines_stay_as_they_lie():
    match = hunt("moss shaman marked", elsewhere="koalapin: flint cook marked")
    assert [card.card for card in match.view(3).lines[1].cards] == [""]


@pytest.mark.rule("TRL-4.1")
@pytest.mark.parametrize("trigger", TROLLS)
def test_the_trigger_neither_attacks_nor_uses_its_ability(trigger):
    match = hunt("moss rocky, flint rocky", trigger=f"moss {trigger}")
    assert outcome(match) == ("failed", 4)
    assert damage(match) == [2, 2]


@pytest.mark.rule("TRL-4.1", "TRL-4.7", "TRL-4.12")
def test_the_trigger_counts_neither_as_a_troll_nor_as_a_beater_of_the_line():
    match = hunt("moss daughter, flint beater", trigger="moss beater", dice="w1")
    assert damage(match) == [2, 1]


# ---- misplaced traps ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-4.2")
@pytest.mark.parametrize(
    ("laid", "left"),
    [
        ("flint trap, moss shaman", "moss shaman"),
        ("moss shaman, flint trap", "moss shaman"),
        ("flint trap, bramble trap, moss shaman", "moss shaman"),
        ("moss shaman, flint cook, bramble trap", "moss shaman, flint cook, bramble trap"),
        ("flint trap, moss shaman, bramble trap", "moss shaman, bramble trap"),
        ("moss shaman, flint trap, bramble trap", "moss shaman, bramble trap"),
        ("flint trap, bramble trap, moss trap, soot shaman", "moss trap, soot shaman"),
    ],
)
def test_traps_that_lie_first_or_second_are_discarded_and_the_line_closes_up(laid, left):
    match = hunt(laid)
    assert line(match) == left
    gone = [card for card in laid.split(", ") if card not in left.split(", ")]
    assert {(event.tribe, "trap") for event in heard(match, TrapMisplaced)} == {tuple(card.split()) for card in gone}
    assert lost(match) == {card.split()[0]: "trap" for card in gone}


@pytest.mark.rule("TRL-4.2", "TRL-5.7")
def test_a_trap_that_moves_up_to_the_first_place_stays_active():
    match = hunt("flint trap, bramble trap, moss trap, soot rocky")
    assert outcome(match) == ("failed", 2)
    assert match.view(None).tribes[0].food == 5


@pytest.mark.rule("TRL-4.2", "TRL-5.7")
def test_a_trap_that_a_betrayal_moves_up_stays_active():
    match = hunt("moss sneak, flint rocky, bramble trap", "0: betray 1", dice="r3 r0")
    assert outcome(match) == ("failed", 0)
    assert match.view(None).tribes[2].food == 5


@pytest.mark.rule("TRL-4.2")
def test_a_line_of_misplaced_traps_only_fails():
    match = hunt("moss trap, flint trap")
    assert outcome(match) == ("failed", 0)
    assert lost(match) == {"moss": "beater trap", "flint": "trap"}


# ---- betrayal -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-4.3")
def test_a_sneak_may_name_any_card_of_the_line_itself_and_its_own_included():
    match = hunt("moss rocky, flint sneak, flint cook")
    assert asked(match) == ("betraying", 1)
    assert texts(match, 1) == ["spare", "betray 0", "betray 1", "betray 2"]


@pytest.mark.rule("TRL-4.3", "TRL-4.4")
@pytest.mark.parametrize(("face", "struck"), [("r0", False), ("r2", True), ("r3", True), ("r4", True)])
def test_one_or_more_on_a_red_die_discards_the_card(face, struck):
    match = hunt("moss rocky, flint sneak, bramble rocky", "1: betray 0", dice=f"{face} r2")
    assert heard(match, Betrayed) == [Betrayed(1, "flint", 0, "moss", "rocky", 0)]
    assert throws(match)[0] == ("sneak", 1, 0, int(face[1]))
    assert (heard(match, CardStruckDown) == [CardStruckDown(0, "moss", "rocky")]) == struck
    assert (heard(match, BetrayalFailed) == [BetrayalFailed(1, "flint")]) != struck
    assert damage(match) == ([2, 2] if struck else [2, 2, 2])
    assert lost(match)["moss"] == "beater rocky"  # struck down, or lost with all the others


@pytest.mark.rule("TRL-4.3")
def test_a_sneak_need_not_betray():
    match = hunt("moss rocky, flint sneak", "1: spare", dice="r2")
    assert heard(match, Spared) == [Spared(1, "flint")]
    assert throws(match) == [("sneak", 1, 0, 2)]
    assert damage(match) == [2, 2]


@pytest.mark.rule("TRL-4.3")
def test_the_trigger_cannot_be_named():
    match = hunt("moss rocky, flint sneak")
    assert len([text for text in texts(match, 1) if text.startswith("betray")]) == 2


@pytest.mark.rule("TRL-4.3")
def test_sneaks_act_in_one_pass_from_the_nearest_to_the_farthest():
    match = hunt(
        "bramble sneak, moss rocky, flint sneak, moss sneak", "2: spare", "1: spare", "0: spare", dice="r0 r0 r0"
    )
    assert [event.tribe for event in heard(match, Spared)] == ["bramble", "flint", "moss"]


@pytest.mark.rule("TRL-4.3")
@pytest.mark.parametrize(
    ("target", "left", "following"),
    [
        (0, "flint sneak, moss sneak, soot cook, bramble sneak", 0),  # a card before the sneak that acts
        (1, "moss rocky, moss sneak, soot cook, bramble sneak", 0),  # the sneak itself
        (2, "moss rocky, flint sneak, soot cook, bramble sneak", 2),  # the next sneak
        (3, "moss rocky, flint sneak, moss sneak, bramble sneak", 0),  # a card after both
    ],
)
def test_after_a_betrayal_the_next_sneak_is_up_whatever_was_discarded(target, left, following):
    match = hunt("moss rocky, flint sneak, moss sneak, soot cook, bramble sneak", f"1: betray {target}", dice="r4")
    assert line(match) == left
    assert asked(match) == ("betraying", following)


@pytest.mark.rule("TRL-4.4")
def test_a_sneak_that_is_discarded_before_acting_loses_its_betrayal():
    match = hunt("moss sneak, flint sneak, bramble shaman", "0: betray 1", dice="r2 r0")
    play(match, "2: keep")
    assert asked(match)[0] == "rerolling"  # the blow of the first sneak: flint was not asked
    assert line(match) == "moss sneak, bramble shaman"


@pytest.mark.rule("TRL-4.4")
def test_betrayed_cards_are_no_survivors():
    match = hunt("moss sneak, flint chief, bramble rocky, soot rocky", "0: betray 1", dice="r2 r4", prey="koalapin")
    assert outcome(match) == ("exploded", 8)
    assert survivors(match) == {"moss": "beater sneak", "bramble": "rocky", "soot": "rocky"}
    assert lost(match) == {"flint": "chief"}


@pytest.mark.rule("TRL-4.3", "TRL-4.4")
def test_a_sneak_may_discard_itself_and_then_deals_no_damage():
    match = hunt("moss sneak, flint rocky", "0: betray 0", dice="r3")
    assert damage(match) == [2]
    assert lost(match)["moss"] == "beater sneak"


@pytest.mark.rule("TRL-4.3", "TRL-4.14")
def test_a_rascal_that_becomes_a_sneak_after_being_passed_does_not_come_back():
    # The rascal copies the tracker until the second sneak discards it; then he would copy the first sneak.
    match = hunt("moss sneak, flint tracker, bramble rascal, soot sneak", "0: spare", "3: betray 1", dice="r2 r0 r0 r0")
    assert [(event.tribe, event.card) for event in heard(match, CardStruckDown)] == [("flint", "tracker")]
    assert throws(match)[1:] == [("sneak", 1, 0, 0), ("rascal", 1, 0, 0), ("sneak", 1, 0, 0)]


@pytest.mark.rule("TRL-4.3", "TRL-4.14")
def test_a_rascal_that_becomes_a_sneak_before_his_turn_may_betray():
    match = hunt("moss sneak, flint tracker, bramble rascal", "0: betray 1", dice="r2")
    assert asked(match) == ("betraying", 2)


@pytest.mark.rule("TRL-4.3", "TRL-4.14")
def test_a_rascal_whose_sneak_is_discarded_may_not_betray_any_more():
    match = hunt("moss sneak, flint rascal", "0: betray 0", dice="r2")
    assert outcome(match) == ("failed", 0)
    assert heard(match, Betrayed) == [Betrayed(0, "moss", 0, "moss", "sneak", 0)]


@pytest.mark.rule("TRL-4.5")
def test_betrayals_come_before_all_blows():
    match = hunt("moss rocky, flint tracker, bramble sneak")
    assert asked(match) == ("betraying", 2)
    assert damage(match) == []
    assert zone(match, "moss", "lost") == "apprentice"
