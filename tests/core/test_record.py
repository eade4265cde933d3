"""Records: replayed exactly, and every tampering caught."""

import copy
import json

import pytest

import tripot
from rulebook import position
from tripot.core.errors import (
    BadInput,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    NoDataFile,
    OtherData,
    OtherRules,
    UnknownGame,
)
from tripot.core.rng import FastRng, commitment


def play_on(match, rng, decisions=10_000):
    while match.waiting and len(match.decisions) < decisions:
        seat = match.waiting[rng.below(len(match.waiting))]
        actions = match.legal(seat)
        match.submit(seat, actions[rng.below(len(actions))])
    return match


@pytest.fixture(scope="module")
def finished():
    return play_on(tripot.Match("trok", seats=3, seed=5, options={"youngest": 2}), FastRng(1))


@pytest.fixture
def record(finished):
    return json.loads(json.dumps(finished.record()))


# ---- replaying ------------------------------------------------------------------------------------------------------


def test_a_record_is_a_readable_document(finished, record):
    assert list(record) == [
        *["format", "game", "rules", "seats", "options", "data"],
        *["commitment", "seed", "start", "decisions", "result"],
    ]
    assert record["decisions"][0] == [finished.decisions[0][0], finished.decisions[0][1]]
    assert record["seed"] == "00" * 31 + "05"
    assert record["commitment"] == commitment(bytes.fromhex(record["seed"]))
    assert record["result"] == finished.outcome.to_json()


def test_a_replay_is_exact(finished, record):
    again = tripot.replay(record)
    assert again.position() == finished.position()
    assert again.decisions == finished.decisions
    for viewer in (0, 1, 2, None):
        assert again.view(viewer) == finished.view(viewer)
        assert again.events(viewer) == finished.events(viewer)
    assert again.record() == finished.record()


def test_a_game_in_progress_can_be_recorded_and_played_on():
    match = play_on(tripot.Match("trok", seats=2, seed=6), FastRng(2), 40)
    again = tripot.replay(match.record())
    assert again.position() == match.position()
    assert match.record()["result"] is None
    for game in (match, again):
        play_on(game, FastRng(3))
    assert again.record() == match.record()


@pytest.mark.parametrize(
    "parts",
    [
        {},  # everything is filled in from the seed
        {"market": "hammer hammer ration", "players": [{"hand": "stone stone ration"}, {}, {}]},
        {"phase": "combining", "master": 1, "round": 3, "options": {"open_aare": True}},
    ],
)
def test_a_match_from_a_position_is_replayed_exactly_whatever_the_position_left_out(parts):
    match = play_on(position("trok", seats=3, seed=12, **parts), FastRng(4))
    written = json.loads(json.dumps(match.record()))
    again = tripot.replay(written)
    assert again.position() == match.position()
    assert again.record() == match.record()
    assert tripot.verify(written)["decisions"] == len(match.decisions)


def test_the_start_of_a_record_does_not_follow_the_document_it_came_from():
    document = {"game": "trok", "seats": 2, "market": ["hammer"]}
    match = tripot.Match.from_position(document)
    document["market"].append("stone")
    assert match.record()["start"]["market"] == ["hammer"]


# ---- verifying ------------------------------------------------------------------------------------------------------


def test_verifying_says_what_was_checked(finished, record):
    assert tripot.verify(record) == {
        "game": "trok",
        "commitment": record["commitment"],
        "decisions": len(finished.decisions),
        "result": record["result"],
    }


def test_verifying_tells_how_far_it_is(record):
    steps = []
    tripot.verify(record, progress=lambda done, of: steps.append((done, of)))
    assert steps == [(done, len(record["decisions"])) for done in range(1, len(record["decisions"]) + 1)]


def tampered(record, key, value):
    other = copy.deepcopy(record)
    other[key] = value(other[key]) if callable(value) else value
    return other


def another_decision(decisions):
    """The first decision replaced by another that was legal, too."""
    match = tripot.Match("trok", seats=3, seed=5, options={"youngest": 2})
    seat, text = decisions[0]
    return [[seat, next(str(a) for a in match.legal(seat) if str(a) != text)], *decisions[1:]]


@pytest.mark.parametrize(
    ("key", "value", "path"),
    [
        ("seed", "00" * 31 + "06", "commitment"),
        ("seed", "00" * 31, "seed"),
        ("seed", "0x" + "00" * 31, "seed"),
        ("seed", 5, "seed"),
        ("commitment", lambda text: text[::-1], "commitment"),
        ("commitment", None, "commitment"),
        ("result", None, "result"),
        ("result", lambda result: result | {"winners": [0, 1, 2]}, "result"),
        ("result", lambda result: result | {"scores": [99, 0, 0]}, "result"),
        ("result", lambda result: result | {"reason": "magic"}, "result"),
        ("decisions", lambda decisions: decisions[:-1], "result"),
        ("decisions", [], "result"),
        ("decisions", "none", "decisions"),
        ("format", 2, "format"),
        ("format", True, "format"),
        ("format", None, "format"),
        ("game", 3, "game"),
        ("options", None, "options"),
        ("start", {"game": "trok", "seats": 2}, "start"),  # not the seats of the record
    ],
)
def test_tampering_is_caught(record, key, value, path):
    with pytest.raises(BadRecord) as error:
        tripot.verify(tampered(record, key, value))
    assert type(error.value) is BadRecord
    assert error.value.details["path"] == path


@pytest.mark.parametrize(
    "decision", [[0], [0, "done", 1], "0: done", [3, "done"], [-1, "done"], [True, "done"], [0, 7], ["0", "done"]]
)
def test_a_decision_is_a_seat_and_a_notation(record, decision):
    record["decisions"][4] = decision
    with pytest.raises(BadRecord) as error:
        tripot.verify(record)
    assert error.value.details == {"path": "decisions[4]", "found": decision, "wanted": "decision"}


def test_a_decision_that_was_not_legal_is_caught_with_what_was(record):
    record["decisions"][0][1] = "done"
    with pytest.raises(BadRecord) as error:
        tripot.replay(record)
    assert (error.value.details["path"], error.value.details["found"]) == ("decisions[0]", "done")
    assert error.value.details["wanted"][0].startswith("offer")


def test_a_decision_too_many_is_caught(record):
    record["decisions"].append([0, "done"])
    with pytest.raises(BadRecord) as error:
        tripot.replay(record)
    assert error.value.details["path"] == f"decisions[{len(record['decisions']) - 1}]"


def test_a_legal_decision_that_was_not_made_is_caught_by_what_comes_of_it(record):
    with pytest.raises(BadRecord):
        tripot.verify(tampered(record, "decisions", another_decision))


def test_two_decisions_in_another_order_are_caught(record):
    first = next(n for n, (_, text) in enumerate(record["decisions"]) if text.startswith("take"))
    decisions = record["decisions"]
    decisions[first], decisions[first + 1] = decisions[first + 1], decisions[first]
    with pytest.raises(BadRecord) as error:
        tripot.verify(record)
    assert error.value.details["path"] == f"decisions[{first}]"


def test_a_record_of_other_cards_is_not_replayed(record):
    with pytest.raises(OtherData) as error:
        tripot.replay(tampered(record, "data", "0123"))
    assert error.value.details == {"game": "trok", "found": None, "wanted": "0123"}


def test_a_game_whose_cards_cannot_be_replaced_takes_no_data_file():
    record = tripot.Match("snatch", seats=2).record()
    for call in (lambda: tripot.replay(record, data={}), lambda: tripot.Match("snatch", seats=2, data={})):
        with pytest.raises(NoDataFile) as error:
            call()
        assert error.value.details == {"game": "snatch"}


def test_a_record_of_other_rules_is_not_replayed(record):
    with pytest.raises(OtherRules) as error:
        tripot.replay(tampered(record, "rules", "0"))
    assert error.value.details == {"game": "trok", "found": "0", "wanted": ["1"]}


@pytest.mark.parametrize(
    ("key", "value", "kind"),
    [
        ("game", "go", UnknownGame),
        ("seats", 9, BadSeats),
        ("seats", True, BadSeats),
        ("options", {"youngest": 9}, BadOption),
        ("start", {"game": "trok", "seats": 3, "phase": "sleeping"}, BadPosition),
        ("start", [], BadPosition),
    ],
)
def test_what_a_record_says_of_its_table_is_checked_like_any_input(record, key, value, kind):
    with pytest.raises(kind) as error:
        tripot.replay(tampered(record, key, value))
    assert isinstance(error.value, BadInput)


@pytest.mark.parametrize("key", ["format", "game", "rules", "seats", "options", "commitment", "seed"])
def test_a_record_without_one_of_its_parts_is_refused(record, key):
    del record[key]
    with pytest.raises(BadInput):
        tripot.replay(record)


def test_an_unknown_key_is_refused(record):
    with pytest.raises(BadRecord) as error:
        tripot.verify(record | {"winner": "me"})
    assert error.value.details["path"] == "winner"


@pytest.mark.parametrize("document", [None, [], "record", 7])
def test_what_is_no_record_is_refused(document):
    with pytest.raises(BadRecord):
        tripot.replay(document)


@pytest.mark.parametrize(
    "other",
    [
        {"seats": 2},
        {"options": {"open_aare": True}},
        {"game": "tschak", "rules": tripot.game("tschak").rules, "options": {}},
    ],
)
def test_the_start_of_a_record_is_of_its_own_table(other):
    with pytest.raises(BadRecord) as error:
        tripot.replay(position("trok", seats=3, seed=12).record() | other)
    assert error.value.details["path"] == "start"
