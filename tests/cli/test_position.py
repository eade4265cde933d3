import json

import pytest

from cli.samples import GAMES, begun, finished, record_file, written
from tripot import Match, game

every_game = pytest.mark.parametrize("key", GAMES)


@every_game
def test_a_new_position_goes_to_standard_output(tripot, key):
    seats = game(key).seats[0]
    told = tripot(f"position {key} --seats {seats} --seed 4")
    assert told.code == 0
    assert json.loads(told.out) == Match(key, seats=seats, seed=4).position()


@every_game
def test_a_position_after_some_decisions_can_be_played_on(tripot, key):
    told = tripot(f"position {key} --after 3")
    assert Match.from_position(json.loads(told.out)).waiting


@every_game
def test_a_position_of_a_record_is_the_one_that_was(tripot, tmp_path, key):
    file = written(tmp_path / "record.json", finished(key).record())
    assert json.loads(tripot(f"position {key} --at 2 --record", file).out) == begun(key, 2).position()
    assert json.loads(tripot(f"position {key} --record", file).out) == finished(key).position()


@every_game
def test_checking_fills_in_what_was_left_out(tripot, tmp_path, key):
    sketch = written(tmp_path / "sketch.json", {"game": key, "seats": game(key).seats[0]})
    whole = json.loads(tripot(f"position {key} --seed 1 --check", sketch).out)
    again = written(tmp_path / "whole.json", whole)
    assert json.loads(tripot(f"position {key} --check", again).out) == whole


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_position_can_be_written_to_a_file(tripot, tmp_path, language):
    file = tmp_path / "new" / "position.json"
    told = tripot(f"position {GAMES[0]} --lang {language} --out", file)
    assert str(file) in told.out
    assert json.loads(file.read_text("utf-8"))["game"] == GAMES[0]


def test_options_of_the_table_are_in_the_position(tripot):
    assert json.loads(tripot("position trok --option open_aare=true").out)["options"]["open_aare"] is True


def test_more_decisions_than_the_game_has_are_refused(tripot, tmp_path):
    key = GAMES[0]
    length = len(finished(key).decisions)
    told = tripot(f"position {key} --json --at {length + 1} --record", record_file(tmp_path, key))
    assert (told.code, json.loads(told.out)["wanted"]) == (2, f"0..{length}")
    told = tripot(f"position {key} --json --after 999999")
    assert (told.code, json.loads(told.out)["error"]) == (2, "bad-value")


@pytest.mark.parametrize("flag", ["--check", "--record"])
def test_a_document_of_another_game_is_refused(tripot, tmp_path, flag):
    one, other = GAMES[:2]
    document = begun(other).record() if flag == "--record" else begun(other).position()
    told = tripot(f"position {one} --json {flag}", written(tmp_path / "other.json", document))
    assert (told.code, json.loads(told.out)["path"]) == (2, "game")
