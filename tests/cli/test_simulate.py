import json

import pytest

from cli.samples import GAMES, LANGUAGE_OF
from tripot import game
from tripot.text import Speaker

KEYS = {
    "game",
    "seats",
    "options",
    "data",
    "seed",
    "games",
    "workers",
    "decisions",
    "seconds",
    "games_per_second",
    "decisions_per_second",
    "by_seat",
    "rounds",
    "measures",
}
MEASURED = [key for key in GAMES if game(key).measures]


@pytest.mark.parametrize(("key", "language"), LANGUAGE_OF)
def test_a_simulation_is_told_in_tables(tripot, key, language):
    told = tripot(f"simulate {key} --games 5 --workers 1 --lang {language}")
    assert told.code == 0
    assert game(key).title in told.out
    assert "█" in told.out
    assert "±" in told.out


@pytest.mark.parametrize("key", GAMES)
def test_programs_get_json(tripot, key):
    seats = game(key).seats[0]
    report = json.loads(tripot(f"simulate {key} --seats {seats} --games 6 --seed 2 --workers 1 --json").out)
    assert set(report) == KEYS
    assert (report["game"], report["seats"], report["games"], report["seed"]) == (key, seats, 6, 2)
    assert len(report["by_seat"]) == seats
    for entry in report["by_seat"]:
        low, high = entry["win_interval"]
        assert low <= entry["win_share"] <= high
        assert sum(entry["score"]["counts"].values()) == 6
    assert sum(report["rounds"]["counts"].values()) == 6
    assert tuple(report["measures"]) == game(key).measures
    assert all(sum(measured["counts"].values()) == 6 for measured in report["measures"].values())


def test_the_number_of_workers_does_not_change_the_result(tripot):
    def report(workers):
        told = json.loads(tripot(f"simulate {GAMES[0]} --games 8 --seed 5 --workers {workers} --json").out)
        return {key: told[key] for key in ("decisions", "by_seat", "rounds")}

    assert report(1) == report(2)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_picture_is_drawn(tripot, tmp_path, language):
    picture = tmp_path / "picture.png"
    told = tripot(f"simulate {GAMES[0]} --games 4 --workers 1 --lang {language} --plot", picture)
    assert told.code == 0
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert str(picture) in told.out


@pytest.mark.parametrize("name", ["missing/picture.png", "."])
def test_a_picture_that_cannot_be_written_is_refused_before_the_work(tripot, tmp_path, name):
    told = tripot(f"simulate {GAMES[0]} --games 100000000 --json --plot", tmp_path / name)
    assert told.code == 2
    assert json.loads(told.out)["error"] == "unwritable-file"


def test_a_picture_of_an_unknown_kind_is_refused(tripot, tmp_path):
    told = tripot(f"simulate {GAMES[0]} --games 2 --workers 1 --json --plot", tmp_path / "picture.nonsense")
    assert told.code == 2
    assert json.loads(told.out)["error"] == "unwritable-file"


def test_options_of_the_table_are_passed_on(tripot):
    told = json.loads(
        tripot("simulate trok --games 1 --workers 1 --option open_aare=true --option youngest=2 --json").out
    )
    assert told["options"] == {"open_aare": True, "youngest": 2, "memory": "shown"}


# ---- measures -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", MEASURED)
def test_what_a_game_measures_is_told_by_name(tripot, key, language):
    told = tripot(f"simulate {key} --games 5 --workers 1 --lang {language}").out
    speaker = Speaker(language, game(key))
    for measure in game(key).measures:
        assert speaker.say(f"measure-{measure}") in told


def test_a_game_that_measures_nothing_has_no_table_of_measures(tripot):
    assert "Per game" not in tripot("simulate trok --games 2 --workers 1").out


@pytest.mark.parametrize("key", MEASURED)
def test_the_picture_has_room_for_measures(tripot, tmp_path, key):
    picture = tmp_path / "picture.png"
    assert tripot(f"simulate {key} --games 4 --workers 1 --plot", picture).code == 0
    assert picture.read_bytes().startswith(b"\x89PNG")


# ---- several numbers of players -------------------------------------------------------------------------------------


def without_times(report):
    return {key: value for key, value in report.items() if "second" not in key}


@pytest.mark.parametrize("key", GAMES)
def test_all_numbers_of_players_are_simulated_one_after_the_other(tripot, key):
    told = json.loads(tripot(f"simulate {key} --seats all --games 3 --workers 1 --json").out)
    assert [run["seats"] for run in told["runs"]] == list(game(key).seats)
    seats = game(key).seats[-1]
    alone = json.loads(tripot(f"simulate {key} --seats {seats} --games 3 --workers 1 --json").out)
    assert without_times(told["runs"][-1]) == without_times(alone)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_several_numbers_of_players_are_compared(tripot, language):
    told = tripot(f"simulate trok --seats 3,2,3 --games 3 --workers 1 --lang {language}").out
    comparison = told.split(Speaker(language).say("ui-compare-title"))[1].splitlines()
    players = next(line for line in comparison if Speaker(language).say("ui-compare-column-players") in line)
    assert players.split()[1:] == ["3", "2"]
    last = [line for line in comparison if Speaker(language).say("ui-compare-wins", seat=2) in line]
    assert len(last) == 1


def test_an_option_that_one_of_the_tables_cannot_have_is_refused_before_the_work(tripot):
    told = tripot("simulate trok --seats 4,2 --games 100000000 --option youngest=3 --json")
    assert (told.code, json.loads(told.out)["error"]) == (2, "bad-option")


def test_every_number_of_players_gets_a_picture_of_its_own(tripot, tmp_path):
    told = tripot("simulate trok --seats 2,3 --games 2 --workers 1 --plot", tmp_path / "trok.png")
    assert told.code == 0
    assert sorted(path.name for path in tmp_path.glob("*.png")) == ["trok-2.png", "trok-3.png"]
