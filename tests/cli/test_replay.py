import json

import pytest

from cli.samples import GAMES, LANGUAGE_OF, begun, finished, record_file, written
from tripot.cli.records.playback import fullest
from tripot.core.events import EVERYBODY, all_but, only
from tripot.text import Speaker

every_game = pytest.mark.parametrize("key", GAMES)


@pytest.mark.parametrize(("key", "language"), LANGUAGE_OF)
def test_without_a_terminal_the_whole_game_is_told(tripot, tmp_path, key, language):
    told = tripot(f"replay --lang {language}", record_file(tmp_path, key))
    assert told.code == 0
    assert Speaker(language).say("ui-result-title") in told.out


@every_game
def test_with_at_the_table_is_shown_at_that_decision(tripot, tmp_path, key):
    told = tripot("replay --at 2", record_file(tmp_path, key))
    assert "━" in told.out
    assert "Seat 0" in told.out


@every_game
def test_steps_go_on_back_and_anywhere(tripot, tmp_path, key):
    length = len(finished(key).decisions)
    told = tripot("replay --step", record_file(tmp_path, key), typed=f"\n\nb\n{length}\nq\n")
    stops = [line.split()[1] for line in told.out.split("\n") if " of " in line and "Decision" in line]
    assert stops == ["0", "1", "2", "1", str(length)]


@every_game
def test_steps_end_after_the_last_decision(tripot, tmp_path, key):
    length = len(finished(key).decisions)
    told = tripot(f"replay --step --at {length}", record_file(tmp_path, key), typed="\n")
    assert told.code == 0


@every_game
def test_programs_get_every_decision_with_its_events(tripot, tmp_path, key):
    frames = json.loads(tripot("replay --json", record_file(tmp_path, key)).out)
    match = finished(key)
    assert [(frame["seat"], frame["action"]) for frame in frames[1:]] == match.decisions
    assert frames[-1]["events"][-1]["event"] == type(match.journal.entries[-1][1]).__name__


@every_game
def test_a_seat_sees_what_it_could_see_then(tripot, tmp_path, key):
    match = finished(key)
    frames = json.loads(tripot("replay --json --seat 1", record_file(tmp_path, key)).out)
    events = [event["event"] for frame in frames for event in frame["events"]]
    assert events == [type(event).__name__ for event in match.events(1)]


@every_game
def test_an_unfinished_game_can_be_replayed_too(tripot, tmp_path, key):
    file = written(tmp_path / "record.json", begun(key).record())
    assert tripot("replay", file).code == 0


@pytest.mark.parametrize("seat", ["9", "-1", "nobody"])
def test_an_impossible_seat_is_a_coded_error(tripot, tmp_path, seat):
    told = tripot(f"replay --json --seat {seat}", record_file(tmp_path, GAMES[0]))
    assert (told.code, json.loads(told.out)["error"]) == (2, "bad-seat")


def test_where_some_heard_more_than_the_others_only_that_is_told():
    secret, rest, news = object(), object(), object()
    entries = [(EVERYBODY, news), (only(1), secret), (all_but(1), rest), (only(0, 2), secret)]
    assert fullest(entries) == [news, secret, secret]
