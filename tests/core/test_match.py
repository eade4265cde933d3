"""A match: asking, answering, refusing, showing."""

from dataclasses import dataclass

import pytest

import tripot
from rulebook import play, position, texts
from tripot.core.actions import Action
from tripot.core.chance import fair_seed
from tripot.core.errors import BadNotation, BadSeats, BadSeed, GameOver, IllegalAction, NotWaiting, UnknownGame


@dataclass(frozen=True)
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
    before = (match.position(), match.decisions[:], match.journal.entries[:], match.chance.blocks, match.chance.at)
    with pytest.raises(error) as caught:
        match.submit(seat, action)
    assert type(caught.value) is error
    assert (match.position(), match.decisions, match.journal.entries, match.chance.blocks, match.chance.at) == before


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
    header = {"game": "trok", "rules": "1", "seats": 2, "options": {"open_aare": False, "youngest": 1}}
    assert match.header() == header
    assert match.position().items() >= header.items()
