import json

import pytest

from cli.samples import GAMES, LANGUAGE_OF, begun, finished, play_one, record_file, written
from tripot import Match
from tripot.text import Speaker


@pytest.mark.parametrize(("key", "language"), LANGUAGE_OF)
def test_a_sound_record_is_called_sound(tripot, tmp_path, key, language):
    told = tripot(f"verify --lang {language}", record_file(tmp_path, key))
    assert told.code == 0
    assert Speaker(language).say("ui-verify-good") in told.out
    assert finished(key).rng.commitment in told.out


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
        "commitment": match.rng.commitment,
        "decisions": len(match.decisions),
        "result": match.record()["result"],
    }


# ---- former rules ---------------------------------------------------------------------------------------------------

FORMER = finished("snatch").record() | {"rules": "0"}


@pytest.mark.parametrize("command", ["verify --lang {}", "replay --lang {}", "position snatch --lang {} --record"])
@pytest.mark.parametrize(
    ("language", "said"), [("en", ("“0”", "1, 2", "decisions")), ("fr", ("0", "1, 2", "décisions"))]
)
def test_a_record_of_unknown_rules_still_tells_its_result(tripot, tmp_path, command, language, said):
    told = tripot(command.format(language), written(tmp_path / "record.json", FORMER))
    assert told.code == 2
    text = " ".join(told.err.split())
    scores = ", ".join(map(str, FORMER["result"]["scores"]))
    for part in (*said, str(len(FORMER["decisions"])), scores):
        assert part in text


def test_programs_are_told_why(tripot, tmp_path):
    told = json.loads(tripot("verify --json", written(tmp_path / "record.json", FORMER)).out)
    assert (told["error"], told["why"]["error"], told["why"]["found"]) == ("former-record", "other-rules", "0")
    assert (told["winners"], told["decisions"]) == (FORMER["result"]["winners"], len(FORMER["decisions"]))


@pytest.mark.parametrize("rules", ["1", "2"])
def test_a_record_of_former_rules_is_sound(tripot, tmp_path, rules):
    match = Match("snatch", seats=3, seed=4, rules=rules)
    while match.waiting:
        play_one(match)
    assert tripot("verify", written(tmp_path / "record.json", match.record())).code == 0
