"""Chapter 3: a turn."""

import pytest

import tripot
from rulebook import play, texts
from tripot.core.errors import IllegalAction
from tripot.games.trol.events import Assigned, Drawn, NightFell, PreySighted, Triggered

from .table import Begins, before_hunt, heard, hunt, last_card, line, rest, table, zone

# ---- one of two things, then a card ---------------------------------------------------------------------------------


@pytest.mark.rule("TRL-3.1", "TRL-3.2")
def test_whoever_has_assigned_a_card_draws_one_and_the_next_to_the_left_goes_on():
    match = table(3, {"hand": "chief cook"}, turn=0)
    deck = zone(match, "moss", "deck").split()
    play(match, "0: assign chief 1")
    assert match.waiting == (1,)
    hand = zone(match, "moss", "hand").split()
    assert len(hand) == 2
    assert "chief" not in hand
    assert len(zone(match, "moss", "deck").split()) == len(deck) - 1 == 13


@pytest.mark.rule("TRL-3.1")
def test_whoever_has_triggered_a_hunt_draws_one_too():
    match = hunt("moss rocky", hands={"flint": "cook"})
    assert len(zone(match, "moss", "hand").split()) == 1
    assert match.waiting == (1,)


@pytest.mark.rule("TRL-3.1")
def test_after_a_hunt_the_new_prey_comes_first_and_then_the_card():
    match = hunt("moss rocky")
    told = [type(event) for event in match.events(0) if isinstance(event, PreySighted | Drawn)]
    assert told == [PreySighted, Drawn]


@pytest.mark.rule("TRL-3.1")
def test_the_card_that_is_drawn_is_told_to_its_player_alone():
    match = play(table(3, {"hand": "chief"}), "0: assign chief 0")
    assert heard(match, Drawn, 0) == [Drawn(0, 1, (zone(match, "moss", "hand"),))]
    assert heard(match, Drawn, 1) == heard(match, Drawn) == [Drawn(0, 1, ())]


@pytest.mark.rule("TRL-3.1")
def test_without_a_draw_pile_nobody_draws():
    match = table(3, {"hand": "chief cook", "lost": rest("chief cook"), "deck": ""})
    play(match, "0: assign chief 0")
    assert zone(match, "moss", "hand") == "cook"
    assert heard(match, Drawn, 0) == []


# ---- assign ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-3.2")
def test_any_card_may_be_assigned_to_any_prey():
    match = table(3, {"hand": "rocky beater beater trap"})
    assert texts(match, 0) == [f"assign {card} {place}" for place in range(3) for card in ("beater", "rocky", "trap")]


@pytest.mark.rule("TRL-3.2")
def test_a_card_is_put_at_the_end_of_the_line():
    match = table(3, {"hand": "chief"}, {"hand": "trap"}, lines=("koalapin: bramble cook",))
    play(match, "0: assign chief 0", "1: assign trap 0")
    assert line(match) == "bramble cook, moss chief, flint trap"


@pytest.mark.rule("TRL-3.2")
@pytest.mark.parametrize(("cycle", "shown"), [("day", "chief"), ("night", "")])
def test_a_card_lies_face_up_by_day_and_face_down_at_night(cycle, shown):
    match = play(table(3, {"hand": "chief"}, lines=("koalapin:",), cycle=cycle), "0: assign chief 0")
    assert [card.card for card in match.view(1).lines[0].cards] == [shown]
    assert heard(match, Assigned) == [Assigned(0, "moss", 0, "koalapin", shown)]


@pytest.mark.rule("TRL-3.2", "TRL-5.9")
def test_no_card_can_be_assigned_to_an_empty_place():
    match = table(3, {"hand": "chief"}, lines=("none:", "koalapin:", "none:"))
    assert texts(match, 0) == ["assign chief 1"]


# ---- trigger --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-3.3")
def test_a_hunt_can_be_triggered_only_where_the_own_tribe_has_a_card():
    match = table(
        3, {"hand": "chief"}, lines=("koalapin: flint cook", "canarval: flint chief, moss trap", "castortue:")
    )
    assert [text for text in texts(match, 0) if text.startswith("trigger")] == ["trigger chief 1"]
    with pytest.raises(IllegalAction):
        match.submit(0, "trigger chief 0")


@pytest.mark.rule("TRL-3.3")
def test_a_card_that_lies_face_down_is_enough():
    match = table(3, {"hand": "chief"}, lines=("koalapin: moss trap marked",))
    assert "trigger chief 0" in texts(match, 0)


@pytest.mark.rule("TRL-3.3", "TRL-4.1")
def test_the_trigger_lies_above_the_prey_and_not_in_the_line():
    match = hunt("moss shaman", trigger="moss chief")
    hunted = match.view(None).hunt
    assert (hunted.place, hunted.trigger, hunted.trigger_tribe) == (0, "chief", "moss")
    assert line(match) == "moss shaman"
    assert heard(match, Triggered) == [Triggered(0, "moss", 0, "castortue", "chief")]


@pytest.mark.rule("TRL-3.3")
def test_the_hunt_is_resolved_at_once():
    match = hunt("moss rocky, flint rocky, bramble rocky", trigger="moss cook", prey="koalapin")
    assert match.view(None).tribes[0].trophies == ("koalapin",)


@pytest.mark.rule("TRL-3.3")
def test_a_player_may_go_on_assigning_instead():
    match = before_hunt("moss rocky", trigger="moss cook")
    assert {"assign cook 0", "trigger cook 0"} <= set(texts(match, 0))


# ---- no cards -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-3.5")
def test_a_player_with_no_cards_is_skipped():
    empty = {"hand": "", "lost": rest(), "deck": ""}
    match = table(4, {"hand": "chief"}, empty, empty, {"hand": "cook"})
    play(match, "0: assign chief 0")
    assert (match.waiting, match.view(None).active) == ((3,), "soot")


@pytest.mark.rule("TRL-3.5")
def test_who_alone_has_cards_plays_turn_after_turn():
    empty = {"hand": "", "lost": rest(), "deck": ""}
    match = table(3, {"hand": "chief cook beater", "lost": rest("chief cook beater"), "deck": ""}, empty, empty)
    play(match, "0: assign chief 0", "0: assign cook 0")
    assert match.waiting == (0,)
    assert match.view(None).turn == 3


@pytest.mark.rule("TRL-3.5", "TRL-6.1")
def test_the_last_hunts_begin_when_nobody_has_cards():
    match = last_card("koalapin: moss rocky, flint rocky", seats=3)
    assert match.view(None).last_hunts
    assert match.waiting == ()


# ---- day and night change -------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-3.6")
def test_a_change_of_day_and_night_leaves_cards_as_they_lie():
    match = before_hunt("moss rocky", elsewhere="koalapin: flint cook, flint trap marked")
    match.rng = Begins(20)  # after the hunt a card of day and night is drawn
    before = [card.card for card in match.view(None).lines[1].cards]
    play(match, "0: trigger beater 0")
    assert heard(match, NightFell) == [NightFell()]
    assert [card.card for card in match.view(None).lines[1].cards] == before == ["cook", ""]
    assert line(match, 1) == "flint cook, flint trap marked"


@pytest.mark.rule("TRL-3.6")
def test_by_day_cards_that_were_laid_at_night_stay_face_down():
    match = table(3, {"hand": "chief"}, {"hand": "cook"}, lines=("koalapin: flint trap marked",), cycle="day")
    play(match, "0: assign chief 0")
    assert [card.card for card in match.view(2).lines[0].cards] == ["", "chief"]


def test_a_turn_counts_once():
    match = tripot.Match("trol", seats=3, seed=1, options={"start": "day"})
    for turn in range(1, 5):
        assert match.view(None).turn == turn
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
