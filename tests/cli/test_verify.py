import json

import pytest

from cli.samples import GAMES, LANGUAGE_OF, begun, finished, record_file, written
from tripot.text import Speaker


@pytest.mark.parametrize(("key", "language"), LANGUAGE_OF)
def test_a_sound_record_is_called_sound(tripot, tmp_path, key, language):
    told = tripot(f"verify --lang {language}", record_file(tmp_path, key))
    assert told.code == 0
    assert Speaker(language).say("ui-verify-good") in told.out
    assert finished(key).chance.commitment in told.out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_unfinished_game_is_sound_but_not_over(tripot, tmp_path, language):
    file = written(tmp_path / "record.json", begun(GAMES[0]).record())
    told = tripot(f"verify --lang {language}", file)
    assert told.code == 0
    assert Speaker(language).say("ui-verify-unfinished") in told.out


@pytest.mark.parametrize("key", GAMES)
def test_programs_get_json(tripot, tmp_path, key):
    match = finished(key)
    told = json.loads(tripot("verify --json", record_file(tmp_path, key)).out)
    assert told == {
        "verified": True,
        "game": key,
        "commitment": match.chance.commitment,
        "decisions": len(match.decisions),
        "result": match.record()["result"],
    }
