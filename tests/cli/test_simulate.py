import json

import pytest

from cli.samples import GAMES, LANGUAGE_OF
from tripot import game

KEYS = {
    "game",
    "seats",
    "options",
    "seed",
    "games",
    "workers",
    "decisions",
    "seconds",
    "games_per_second",
    "decisions_per_second",
    "by_seat",
    "rounds",
}


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
    assert told["options"] == {"open_aare": True, "youngest": 2}
