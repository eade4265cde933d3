"""Versions of the rules: what was begun under one is played, saved and replayed under it."""

import json

import pytest

import tripot
from tripot.core.errors import BadRecord, OtherRules
from tripot.core.record import Record
from tripot.core.rng import FastRng
from tripot.core.state import CURRENT

SNATCH = tripot.game("snatch")
TIE = {"game": "snatch", "seats": 2, "players": [{"hand": ["crown", "pebble"]}, {"hand": ["crown", "pebble"]}]}


def snatch_after_a_tie(rules):
    match = tripot.Match.from_position(TIE, rules=rules)
    for seat in (0, 1):
        match.submit(seat, "lay crown")
    return match


def play_on(match):
    rng = FastRng(1)
    while match.waiting:
        seat = match.waiting[0]
        actions = match.legal(seat)
        match.submit(seat, actions[rng.below(len(actions))])
    return match


@pytest.mark.parametrize(("rules", "phase"), [("1", "laying"), ("2", "objecting"), (None, "objecting")])
def test_a_match_is_played_by_the_rules_it_was_begun_with(rules, phase):
    match = snatch_after_a_tie(rules)
    assert match.view(0).phase == phase
    assert match.rules == match.header()["rules"] == match.record()["rules"] == (rules or "2")


@pytest.mark.parametrize("rules", ["1", "2"])
@pytest.mark.parametrize(
    "begin", [lambda rules: tripot.Match("snatch", seats=3, seed=1, rules=rules), snatch_after_a_tie]
)
def test_a_record_is_replayed_and_verified_by_its_own_rules(begin, rules):
    match = play_on(begin(rules))
    record = json.loads(json.dumps(match.record()))
    assert tripot.verify(record)["result"] == record["result"]
    again = tripot.replay(record)
    assert (again.rules, again.position(), again.record()) == (rules, match.position(), match.record())


def test_a_record_of_other_rules_than_its_own_is_caught():
    record = play_on(snatch_after_a_tie("1")).record()
    with pytest.raises(BadRecord):
        tripot.verify(record | {"rules": "2"})


def test_a_position_goes_on_by_the_rules_that_it_names():
    match = tripot.Match.from_position(TIE | {"rules": "1"})
    saved = json.loads(json.dumps(match.position()))
    again = tripot.Match.from_position(saved, rules="2")
    assert (saved["rules"], again.rules) == ("1", "1")
    assert again.state.edition == match.state.edition == 0


@pytest.mark.parametrize("rules", ["1", "2"])
def test_a_copy_and_a_guessed_world_keep_the_edition(rules):
    state = snatch_after_a_tie(rules).state
    world = state.copy()
    world.determinise(0, FastRng(1))
    assert world.edition == state.edition == SNATCH.edition(rules)


def test_the_rules_in_force_are_newer_than_every_former_ones():
    assert SNATCH.edition("1") == 0
    assert SNATCH.edition("2") == CURRENT
    assert SNATCH.blank(2, SNATCH.check_options({}, 2)).edition == CURRENT


@pytest.mark.parametrize("rules", ["0", "3", "", 1, True])
def test_an_unknown_version_is_refused_with_those_that_are_known(rules):
    for begin in (
        lambda: tripot.Match("snatch", seats=2, rules=rules),
        lambda: tripot.Match.from_position(TIE | {"rules": rules}),
    ):
        with pytest.raises(OtherRules) as error:
            begin()
        assert error.value.details == {"game": "snatch", "found": rules, "wanted": ["1", "2"]}


def test_a_start_of_other_rules_than_the_record_is_refused():
    record = tripot.Match.from_position(TIE | {"rules": "1"}).record()
    with pytest.raises(BadRecord) as error:
        Record(record | {"rules": "2"}).begin()
    assert error.value.details["path"] == "start"


def test_a_former_version_is_played_with_the_cards_that_it_shipped(monkeypatch):
    former = type(SNATCH)()
    monkeypatch.setattr(type(SNATCH), "under", lambda self, rules: former if rules == "1" else self)
    record = tripot.Match("snatch", seats=2, rules="1").record()
    assert tripot.Match("snatch", seats=2).game is SNATCH
    assert tripot.Match("snatch", seats=2, rules="1").game is Record(record).game is former
