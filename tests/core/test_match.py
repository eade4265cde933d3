"""A match: asking, answering, refusing, showing."""

from xml.etree import ElementTree as ET

import pytest

import tripot
from rulebook import play, position, texts
from tripot.core.actions import Action
from tripot.core.errors import (
    BadNotation,
    BadSeat,
    BadSeats,
    BadSeed,
    GameOver,
    IllegalAction,
    NothingToUndo,
    NotWaiting,
    UnknownGame,
)
from tripot.core.rng import FastRng, fair_seed


class Foreign(Action):
    """An action of another game whose int happens to be a legal one here."""

    code: int = 0

    def __str__(self) -> str:
        return "castle queenside"


def offering():
    return position("trok", seats=2, players=[{"hand": "hammer hammer ration gloves"}, {"hand": "stone"}])


def trading():
    players = [{"hand": "", "offer": "ration pickaxe"}, {"hand": "", "offer": "hammer gloves"}]
    return position("trok", seats=2, phase="trading", market="hammer hammer ration", players=players)


def over():
    return position("trok", seats=2, phase="over", players=[{"hand": "", "aare": 51}, {"hand": "", "aare": 50}])


# ---- beginning ------------------------------------------------------------------------------------------------------


def test_a_match_waits_for_its_first_answers():
    match = tripot.Match("trok", seats=3, seed=7)
    assert (match.seats, match.waiting, match.answered) == (3, (0, 1, 2), ())
    assert match.outcome is None
    assert match.decisions == []


def test_all_luck_comes_from_the_seed():
    first, same, other = (tripot.Match("trok", seats=3, seed=seed) for seed in (7, 7, 8))
    assert first.position() == same.position()
    assert first.events(0) == same.events(0)
    assert first.position() != other.position()


def test_a_number_and_its_32_bytes_are_the_same_seed():
    number, written = tripot.Match("trok", seats=2, seed=9), tripot.Match("trok", seats=2, seed=fair_seed(9))
    assert number.position() == written.position()
    assert number.record() == written.record()


@pytest.mark.parametrize("seed", [-1, 2**256, True, 1.5, "7", None, b"short", bytes(33)])
def test_what_is_no_seed_is_refused(seed):
    with pytest.raises(BadSeed) as error:
        tripot.Match("trok", seats=2, seed=seed)
    assert error.value.details == {"seed": seed}


def test_a_match_of_an_unknown_game_or_number_of_seats_is_refused():
    with pytest.raises(UnknownGame):
        tripot.Match("go", seats=2)
    with pytest.raises(BadSeats):
        tripot.Match("trok", seats=9)


# ---- answering ------------------------------------------------------------------------------------------------------


def test_a_text_or_an_action_of_the_legal_list_is_an_answer():
    by_text, by_action = offering(), offering()
    by_text.submit(0, "offer ration gloves hammer")
    by_action.submit(0, next(action for action in by_action.legal(0) if str(action) == "offer ration gloves hammer"))
    assert by_text.position() == by_action.position()
    assert by_text.decisions == by_action.decisions == [(0, "offer ration gloves hammer")]


def test_an_answer_can_be_changed_until_the_last_is_given():
    match = play(offering(), "0: offer ration hammer hammer", "0: offer ration gloves hammer")
    assert (match.waiting, match.answered) == ((1,), (0,))
    assert match.view(0).answer == ("ration", "gloves", "hammer")
    play(match, "1: offer stone")
    assert match.view(None).players[0].offer == ("ration", "gloves", "hammer")
    with pytest.raises(NotWaiting):
        match.submit(1, "offer stone")


def test_who_has_answered_may_still_see_the_legal_list():
    match = play(offering(), "0: offer ration hammer hammer")
    assert "offer gloves hammer hammer" in texts(match, 0)


def test_decisions_are_kept_in_their_own_spelling():
    match = play(offering(), "0: offer   hammer gloves ration")
    assert match.decisions == [(0, "offer ration gloves hammer")]


# ---- refusing -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "seat", "action", "error"),
    [
        (trading, 0, "take 1 lantern", IllegalAction),  # not there
        (trading, 0, "take 0 ration", IllegalAction),  # one's own
        (trading, 0, "take 4 ration", IllegalAction),  # no such seat
        (trading, 0, "done", IllegalAction),  # another phase
        (trading, 0, "dance", BadNotation),
        (trading, 0, "", BadNotation),
        (trading, 0, "take 1 hammer please", BadNotation),
        (trading, 0, Foreign(), BadNotation),
        (trading, 0, None, BadNotation),
        (trading, 1, "take 0 ration", NotWaiting),
        (trading, 1, "dance", NotWaiting),
        (trading, 2, "take 1 hammer", NotWaiting),
        (trading, -1, "take 1 hammer", NotWaiting),
        (offering, 0, "offer hammer hammer hammer", IllegalAction),
        (over, 0, "offer", GameOver),
        (over, 7, "offer", GameOver),
    ],
)
def test_what_is_not_allowed_is_refused_and_changes_nothing(make, seat, action, error):
    match = make()
    before = (match.position(), match.decisions[:], match.journal.entries[:], match.rng.blocks, match.rng.at)
    with pytest.raises(error) as caught:
        match.submit(seat, action)
    assert type(caught.value) is error
    assert (match.position(), match.decisions, match.journal.entries, match.rng.blocks, match.rng.at) == before


def test_an_action_of_another_game_is_not_taken_for_one_of_this():
    match = trading()
    foreign = Foreign(match.legal(0)[0].code)
    with pytest.raises(BadNotation):
        match.submit(0, foreign)


def test_a_refusal_says_what_is_allowed_and_who_is_asked():
    with pytest.raises(IllegalAction) as error:
        trading().submit(0, "take 1 lantern")
    assert error.value.details == {"seat": 0, "action": "take 1 lantern", "allowed": texts(trading(), 0)}
    with pytest.raises(NotWaiting) as error:
        trading().submit(1, "take 0 ration")
    assert error.value.details == {"seat": 1, "waiting": [0]}


def test_an_answer_that_comes_too_late_is_refused():
    match = play(trading(), "0: take 1 gloves")
    with pytest.raises(NotWaiting):
        match.submit(0, "take 1 hammer")


# ---- showing --------------------------------------------------------------------------------------------------------


def test_events_can_be_read_on_from_where_one_was():
    match = trading()
    play(match, "0: take 1 gloves")
    read = len(match.journal.entries)
    play(match, "1: take 0 ration")
    assert [type(event).__name__ for event in match.events(0, read)] == ["Took"]
    assert len(match.events(0)) == len(match.events(0, 0)) > 1


def test_an_outcome_is_a_json_document():
    assert over().outcome.to_json() == {
        "winners": [0],
        "scores": [51, 50],
        "ranks": [1, 2],
        "reason": "fortune",
    }


def test_a_position_begins_with_its_header():
    match = tripot.Match("trok", seats=2, seed=1, options={"youngest": 1})
    header = {
        "game": "trok",
        "rules": "1",
        "seats": 2,
        "options": {"open_aare": False, "youngest": 1, "memory": "shown"},
    }
    assert match.header() == header
    assert match.position().items() >= header.items()


# ---- seats ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [-1, 2, 9, "a", True, 1.0])
def test_a_seat_that_is_not_there_is_refused_by_name(seat):
    match = trading()
    for ask in (match.view, match.legal, match.events):
        with pytest.raises(BadSeat) as error:
            ask(seat)
        assert error.value.details == {"found": seat, "allowed": "0..1"}


# ---- other moments --------------------------------------------------------------------------------------------------


def test_a_copy_goes_its_own_way_with_the_same_luck():
    match = tripot.Match("tschak", seats=2, seed=5)
    twin = match.copy()
    assert twin == match
    finish(twin)
    assert (match.decisions, match.waiting) == ([], (0, 1))
    assert twin != match
    finish(match)
    assert twin == match
    assert twin.events(0) == match.events(0)


@pytest.mark.parametrize("start", [lambda: tripot.Match("trok", seats=3, seed=4, options={"youngest": 2}), trading])
def test_undo_takes_back_one_decision_after_the_other(start):
    match, moments = start(), []
    for _ in range(6):
        if match.waiting:
            moments.append((match.position(), match.events(None), match.record()))
            seat = match.waiting[0]
            match.submit(seat, match.legal(seat)[-1])
    while moments:
        last = match.decisions[-1]
        assert match.undo() == last
        assert (match.position(), match.events(None), match.record()) == moments.pop()
    with pytest.raises(NothingToUndo):
        match.undo()


def test_matches_are_equal_by_table_luck_and_decisions():
    match = tripot.Match("trok", seats=2, seed=1)
    assert match == tripot.Match("trok", seats=2, seed=1)
    assert match != tripot.Match("trok", seats=2, seed=2)
    assert match != tripot.Match("trok", seats=2, seed=1, options={"open_aare": True})
    assert match != "trok"
    with pytest.raises(TypeError):
        hash(match)


def finish(match):
    while match.waiting:
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])


# ---- showing oneself ------------------------------------------------------------------------------------------------


def test_a_match_says_what_it_is_and_prints_the_table():
    match = trading()
    assert repr(match) == "<Match of Trök: 2 seats, 0 decisions, waiting for seat 0>"
    assert str(match).splitlines()[0] == "Trök · Trade · ▶ Seat 1"
    assert "  Seat 2 · offer gloves, hammer" in str(match).splitlines()
    assert repr(over()).endswith("over>")


@pytest.mark.parametrize("game", ["trieste", "trok", "trol", "tschak"])
def test_what_is_printed_or_drawn_is_what_a_spectator_sees(game):
    """Two worlds that a spectator cannot tell apart look the same."""
    match = tripot.Match(game, seats=3, seed=2)
    for _ in range(9):
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    other = match.copy()
    other.state.determinise(-1, FastRng(3))
    assert other.position() != match.position()
    assert (str(other), other._repr_svg_()) == (str(match), match._repr_svg_())
    assert ET.fromstring(match._repr_svg_()).tag.endswith("svg")


def test_events_can_be_gone_through_one_by_one():
    match = play(trading(), "0: take 1 gloves")
    assert [*match] == match.events(None)


def test_an_error_reads_as_its_code_and_a_sentence():
    with pytest.raises(BadSeat) as error:
        trading().view(9)
    assert str(error.value) == "bad-seat: There is no seat “9” at this table. Seats: 0..1."
