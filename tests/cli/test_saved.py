"""Quit and resume."""

import json

import pytest

from cli.samples import GAMES, LANGUAGE_OF, begun, finished, written
from tripot import game, replay
from tripot.text import Speaker


def files(home):
    return sorted((home / "games").glob("*"))


def read(file):
    return json.loads(file.read_text("utf-8"))


@pytest.mark.parametrize(("key", "language"), LANGUAGE_OF)
def test_quitting_saves_the_game_and_says_how_to_resume(tripot, home, key, language):
    told = tripot(f"play {key} --seed 5 --lang {language}", typed="1\nq\n")
    assert told.code == 0
    assert Speaker(language).say("ui-play-how-to-resume") in told.out
    (file,) = files(home)
    document = read(file)
    assert document["tripot"] == "saved game"
    assert (document["seat"], document["language"]) == (0, language)
    assert replay(document["record"]).waiting


@pytest.mark.parametrize("key", GAMES)
def test_a_resumed_game_goes_on_as_if_it_had_never_stopped(tripot, home, key):
    line = f"play {key} --seats {game(key).seats[0]} --bots random --seed 5"
    tripot(line, typed="1\n" * 9 + "q\n")
    (whole,) = files(home)
    expected = read(whole)
    whole.unlink()
    tripot(line, typed="1\n1\nq\n")
    tripot("play --resume", typed="1\nq\n")
    (file,) = files(home)
    tripot("play --resume", file, typed="1\n" * 6 + "q\n")
    assert read(file) == expected


def test_the_end_of_the_input_is_a_quit(tripot, home):
    assert tripot(f"play {GAMES[0]} --seed 5").code == 0
    assert read(files(home)[0])["tripot"] == "saved game"


def test_the_game_is_on_disk_after_every_decision(tripot, home):
    tripot("play trok --seed 5", typed="1\n1\n")
    decisions = read(files(home)[0])["record"]["decisions"]
    assert len([seat for seat, _ in decisions if seat == 0]) >= 2


def test_resuming_goes_on_in_the_language_of_the_game(tripot):
    tripot("play trok --seed 5 --lang fr", typed="q\n")
    assert "Maître" in tripot("play --resume", typed="?\n1\n1\n1\nq\n").out
    assert "The shuffle of this game" in tripot("play --resume --lang en", typed="q\n").out


def test_another_unfinished_game_is_mentioned(tripot, home):
    tripot("play trok --seed 5", typed="q\n")
    (file,) = files(home)
    assert file.name in tripot("play trok --seed 6", typed="q\n").out


@pytest.mark.parametrize("command", ["verify", "replay", "position trok --record"])
def test_a_saved_game_can_be_verified_and_replayed(tripot, home, command):
    tripot("play trok --seed 5", typed="1\nq\n")
    assert tripot(command, files(home)[0]).code == 0


def test_saved_games_lie_in_the_data_folder_of_the_system(tripot, tmp_path, monkeypatch):
    monkeypatch.delenv("TRIPOT_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    tripot("play trok --seed 5", typed="q\n")
    assert list((tmp_path / "data" / "tripot" / "games").glob("*-trok.json"))


def test_without_a_saved_game_there_is_nothing_to_resume(tripot):
    told = tripot("play --resume")
    assert told.code == 2
    assert "[no-saved-game]" in told.err


def test_a_finished_game_is_not_resumed(tripot, tmp_path):
    told = tripot("play --resume", written(tmp_path / "record.json", finished(GAMES[0]).record()))
    assert told.code == 2
    assert "[already-over]" in told.err


def test_a_record_without_its_table_is_not_resumed(tripot, tmp_path):
    told = tripot("play --resume", written(tmp_path / "record.json", begun(GAMES[0]).record()))
    assert told.code == 2
    assert "[bad-record]" in told.err


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_saved_game_without_its_record_is_refused(tripot, tmp_path, command):
    told = tripot(command, written(tmp_path / "saved.json", {"tripot": "saved game"}))
    assert told.code == 2
    assert "[bad-record]" in told.err


def saved_game(**changes):
    return {
        "tripot": "saved game",
        "seat": 0,
        "bots": ["random"] * (begun(GAMES[0]).seats - 1),
        "luck": 1,
        "language": "en",
        "record": begun(GAMES[0]).record(),
    } | changes


def test_a_saved_game_is_read(tripot, tmp_path):
    assert tripot("play --resume", written(tmp_path / "saved.json", saved_game()), typed="q\n").code == 0


@pytest.mark.parametrize(
    "changes",
    [
        {"seat": 99},
        {"seat": "first"},
        {"bots": []},
        {"bots": ["nobody"] * 9},
        {"luck": -1},
        {"language": "xx"},
        {"record": 3},
        {"record": None},
        {"more": 1},
    ],
)
def test_a_damaged_saved_game_is_refused_and_stays_as_it_was(tripot, tmp_path, changes):
    file = written(tmp_path / "saved.json", saved_game(**changes))
    before = file.read_bytes()
    told = tripot("play --resume", file)
    assert told.code == 2
    assert "[bad-record]" in told.err
    assert file.read_bytes() == before


def test_files_that_are_no_games_do_not_disturb(tripot, home):
    tripot("play trok --seed 5", typed="q\n")
    (home / "games" / "notes.json").write_text("not json at all")
    assert tripot("play --resume", typed="q\n").code == 0


def test_a_saved_game_goes_on_by_the_rules_it_was_begun_with(tripot, home):
    tripot("play snatch --seed 5", typed="q\n")
    (file,) = files(home)
    document = read(file)
    document["record"]["rules"] = "1"
    written(file, document)
    tripot("play --resume", file, typed="1\nq\n")
    assert read(file)["record"]["rules"] == "1"
    assert len(read(file)["record"]["decisions"]) > len(document["record"]["decisions"])


def test_a_saved_game_of_unknown_rules_is_refused_and_kept(tripot, home):
    tripot("play snatch --seed 5", typed="q\n")
    (file,) = files(home)
    document = read(file)
    document["record"]["rules"] = "0"
    written(file, document)
    told = tripot("play --resume", file)
    assert told.code == 2
    assert "former-record" in told.err
    assert read(file) == document
