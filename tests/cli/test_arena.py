"""`tripot arena` and `tripot balance` at the command line."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest
from matplotlib.figure import Figure

from cli.samples import GAMES, LANGUAGE_OF
from tripot import Match, game
from tripot.arena.competition.results import Results
from tripot.arena.playing import contest
from tripot.cli.shell.terminal import Terminal
from tripot.cli.simulation import ranking
from tripot.cli.simulation.pictures.cards import draw_played, draw_ratios
from tripot.text import LANGUAGES, Speaker

TABLE = {"game", "seats", "options", "data", "seed", "games"}
ARENA = TABLE | {"rules", "deals", "bots"}
SHARE = {"win_share", "low", "high", "games", "wins", "times_fair"}
BOT = SHARE | {
    "bot",
    "mean_rank",
    "mean_score",
    "rating",
    "rating_deviation",
    "decisions",
    "seconds_per_decision",
    "by_role",
}
BALANCE = TABLE | {"bot", "by_seat", "by_role", "rounds", "measures"}
ROLES = ("cat", "dog", "owl", "eel", "ant")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def bots(number):
    return ",".join(["random"] * number)


@pytest.fixture
def _roles(monkeypatch):
    """Trôl as if its tribes were unequal."""
    monkeypatch.setattr(type(game("trol")), "roles", lambda self, state: ROLES[: state.seats])


# ---- arena ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "language"), LANGUAGE_OF)
def test_a_tournament_is_told_in_a_table(tripot, key, language):
    seats = game(key).seats[0]
    told = tripot(f"arena {key} --bots {bots(seats)} --games 4 --workers 1 --lang {language}")
    assert told.code == 0
    assert game(key).title in told.out
    roles = game(key).roles(Match(key, seats=seats).state)
    assert told.out.count("random") == seats * (1 + len(roles))  # all in all, and in each role
    assert Speaker(language).say("ui-arena-column-rating") in told.out


@pytest.mark.parametrize("key", GAMES)
def test_programs_get_every_bot_as_json(tripot, key):
    seats = game(key).seats[-1]
    told = tripot(f"arena {key} --bots {bots(seats)} --games 1 --seed 2 --workers 1 --json")
    report = json.loads(told.out)
    assert told.err == ""
    assert set(report) == ARENA
    assert (report["game"], report["seats"], report["games"], report["deals"]) == (key, seats, seats, 1)
    assert len(report["bots"]) == seats
    for entry in report["bots"]:
        assert set(entry) == BOT
        assert entry["bot"] == "random"
        assert entry["games"] == seats
        assert 0 <= entry["low"] <= entry["win_share"] <= entry["high"] <= 1
        assert entry["seconds_per_decision"] > 0
    assert sum(entry["win_share"] for entry in report["bots"]) == pytest.approx(1)


@pytest.mark.parametrize(("line", "seats"), [(bots(3), 3), (f"{bots(7)}", 4), (f"{bots(5)} --seats 2", 2)])
def test_there_are_as_many_seats_as_bots_if_the_game_allows(tripot, line, seats):
    report = json.loads(tripot(f"arena trok --bots {line} --games 1 --workers 1 --json").out)
    assert report["seats"] == seats
    assert len({entry["games"] for entry in report["bots"]}) == 1


@every_language
def test_a_table_of_bots_has_room_for_their_names(tripot, language):
    told = tripot(f"arena trieste --bots expert:0.001s,greedy,beginner --games 3 --workers 1 --lang {language}").out
    assert [told.count(name) for name in ("expert:0.001s", "greedy", "beginner", "…")] == [4, 4, 4, 0]


@every_language
def test_a_tournament_has_a_picture(tripot, tmp_path, language):
    picture = tmp_path / "picture.png"
    told = tripot(f"arena tschak --bots {bots(3)} --games 3 --workers 1 --lang {language} --plot", picture)
    assert told.code == 0
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert str(picture) in told.out


@pytest.mark.parametrize(("language", "percent", "ratio"), [("en", "50%", "0.5"), ("fr", "50\u00a0%", "0,5")])
def test_a_picture_writes_numbers_as_its_language_does(language, percent, ratio):
    played, ratios = Figure().subplots(1, 2)
    draw_played(Terminal(language), played, [], [])
    draw_ratios(Terminal(language), ratios, [])
    assert played.xaxis.get_major_formatter()(0.5) == percent
    assert ratios.xaxis.get_major_formatter()(0.5) == ratio


@pytest.mark.usefixtures("_roles")
@every_language
def test_a_bot_is_told_in_every_role(tripot, language):
    told = tripot(f"arena trol --bots {bots(2)} --games 8 --workers 1 --lang {language}").out
    assert told.count("cat") == told.count("dog") == 2
    report = json.loads(tripot(f"arena trol --bots {bots(2)} --games 8 --workers 1 --json").out)
    for entry in report["bots"]:
        assert [own["role"] for own in entry["by_role"]] == ["cat", "dog"]
        assert all(set(own) == SHARE | {"role"} for own in entry["by_role"])
        assert [own["games"] for own in entry["by_role"]] == [4, 4]


@pytest.mark.parametrize(
    ("seconds", "told"), [(2.04, "2.0 s"), (0.25, "250.0 ms"), (0.00123, "1.2 ms"), (0.00004, "40.0 µs"), (0, "0.0 µs")]
)
def test_times_are_told_in_a_unit_of_their_size(seconds, told):
    assert ranking.time(Terminal("en"), seconds) == told


def test_options_and_data_files_are_passed_on(tripot, tmp_path):
    told = json.loads(tripot(f"arena trok --bots {bots(2)} --games 1 --workers 1 --option open_aare=true --json").out)
    assert told["options"] == {"open_aare": True, "youngest": None, "memory": "shown"}
    data = tmp_path / "data.json"
    data.write_text("{}")
    refused = tripot(f"arena tschak --bots {bots(2)} --json --data", data)
    assert (refused.code, json.loads(refused.out)["error"]) == (2, "bad-data")


# ---- balance --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "language"), LANGUAGE_OF)
def test_the_balance_is_told_in_tables(tripot, key, language):
    told = tripot(f"balance {key} --bots random --games 5 --workers 1 --lang {language}")
    assert told.code == 0
    assert game(key).title in told.out
    assert "█" in told.out
    speaker = Speaker(language, game(key))
    assert all(speaker.say(f"measure-{measure}") in told.out for measure in game(key).measures)


@pytest.mark.parametrize("key", GAMES)
def test_programs_get_the_balance_as_json(tripot, key):
    seats = game(key).seats[0]
    report = json.loads(tripot(f"balance {key} --bots random --seats {seats} --games 6 --workers 1 --json").out)
    assert set(report) == BALANCE
    assert (report["games"], report["bot"], len(report["by_seat"])) == (6, "random", seats)
    for entry in report["by_seat"]:
        low, high = entry["win_interval"]
        assert low <= entry["win_share"] <= high
    assert sum(report["rounds"]["counts"].values()) == 6
    assert tuple(report["measures"]) == game(key).measures


@pytest.mark.usefixtures("_roles")
@every_language
def test_the_balance_of_roles_is_told_and_drawn(tripot, tmp_path, language):
    picture = tmp_path / "picture.png"
    told = tripot(f"balance trol --seats 3 --bots random --games 6 --workers 1 --lang {language} --plot", picture)
    assert told.code == 0
    assert all(role in told.out for role in ROLES[:3])
    assert picture.read_bytes().startswith(b"\x89PNG")
    report = json.loads(tripot("balance trol --seats 3 --bots random --games 6 --workers 1 --json").out)
    assert [own["role"] for own in report["by_role"]] == sorted(ROLES[:3])
    assert [own["games"] for own in report["by_role"]] == [6, 6, 6]


def test_equal_sides_have_no_table_of_roles(tripot):
    assert "Role" not in tripot("balance trok --bots random --games 2 --workers 1").out


@pytest.mark.parametrize("key", ["trieste", "trok", "trol", "tschak"])
@every_language
def test_the_cards_are_told_drawn_and_given_to_programs(tripot, tmp_path, key, language):
    out, picture = tmp_path / "cards.jsonl", tmp_path / "cards.png"
    line = f"balance {key} --cards --bots random --games 6 --workers 1 --out"
    told = tripot(line, out, "--lang", language, "--plot", picture)
    assert told.code == 0
    assert Speaker(language).say("ui-cards-column-ratio") in told.out
    assert picture.read_bytes().startswith(b"\x89PNG")
    report = json.loads(tripot(line, out, "--json").out)
    assert set(report) == BALANCE | {"cards", "sources", "warnings"}
    speaker = Speaker(language, game(key))
    assert all(speaker.card(row["card"]) in told.out for row in report["cards"])


@every_language
def test_a_file_with_cards_is_not_continued_without_them(tripot, tmp_path, language):
    out = tmp_path / "cards.jsonl"
    assert tripot("balance tschak --cards --bots random --games 2 --workers 1 --out", out).code == 0
    told = tripot(f"--lang {language} balance tschak --bots random --games 2 --workers 1 --out", out)
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith(Speaker(language).say("ui-error", code="other-tournament"))


# ---- results on disk ------------------------------------------------------------------------------------------------


def timeless(report):
    for entry in report["bots"]:
        del entry["seconds_per_decision"]
    return report


@pytest.mark.parametrize("command", [f"arena trol --bots {bots(3)} --games 9", "balance trol --bots random --games 9"])
@every_language
def test_an_interrupted_command_says_how_to_go_on_and_does(tripot, tmp_path, monkeypatch, command, language):
    out = tmp_path / "results.jsonl"
    line = f"{command} --workers 1 --lang {language} --out"
    finished = contest.play

    def interrupted(found):
        if found.number == 5:
            raise KeyboardInterrupt
        return finished(found)

    monkeypatch.setattr("tripot.arena.competition.tournament.play", interrupted)
    told = tripot(line, out)
    assert (told.code, told.out) == (130, "")
    assert told.err.strip() == Speaker(language).say("ui-held-stopped", done=5, games=9, file=str(out))
    monkeypatch.undo()
    again = tripot(line, out)
    assert again.code == 0
    assert Speaker(language).say("ui-held-found", done=5, games=9, file=str(out)) in again.err
    assert len(out.read_text().splitlines()) == 10


def test_an_interrupted_command_without_a_file_says_how_to_do_better(tripot, monkeypatch):
    def interrupted(found):
        raise KeyboardInterrupt

    monkeypatch.setattr("tripot.arena.competition.tournament.play", interrupted)
    told = tripot(f"arena trok --bots {bots(2)} --games 4 --workers 1 --json")
    assert (told.code, told.out) == (130, "")
    assert "--out" in told.err


def test_a_file_of_results_is_enough_for_the_report(tripot, tmp_path):
    line = f"arena trol --bots {bots(3)} --games 6 --workers 1 --json --out"
    first = tripot(line, tmp_path / "results.jsonl")
    before = (tmp_path / "results.jsonl").read_bytes()
    assert tripot(line, tmp_path / "results.jsonl") == first
    assert (tmp_path / "results.jsonl").read_bytes() == before


def test_the_file_changes_nothing_in_the_report(tripot, tmp_path):
    line = f"arena trol --bots {bots(3)} --games 6 --json --workers"
    kept, lost = tripot(f"{line} 1 --out", tmp_path / "results.jsonl"), tripot(f"{line} 2")
    assert timeless(json.loads(kept.out)) == timeless(json.loads(lost.out))


def test_a_real_interrupt_stops_real_workers(tmp_path):
    out = tmp_path / "results.jsonl"
    line = ["arena", "trok", "--bots", bots(4), "--games", "1000000", "--workers", "2", "--out", str(out)]
    # A shell that runs us in the background has told us to ignore interrupts, and so our children.
    heed = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    code = f"{heed}; from tripot.__main__ import main; main()"
    running = subprocess.Popen([sys.executable, "-c", code, *line], stderr=subprocess.PIPE, text=True)
    while not out.exists() or out.read_bytes().count(b"\n") < 4:
        assert running.poll() is None
        time.sleep(0.02)
    os.kill(running.pid, signal.SIGINT)
    _, told = running.communicate(timeout=60)
    assert running.returncode == 130
    assert str(out) in told
    assert "Traceback" not in told
    assert out.read_bytes().endswith(b"\n")


# ---- what is refused ------------------------------------------------------------------------------------------------


@every_language
@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("arena chess --bots random", "unknown-game"),
        ("arena trok", "missing-argument"),
        ("arena trok --bots random,nobody", "unknown-bot"),
        ("arena trok --bots random,", "unknown-bot"),
        ("arena trok --bots random --seats 3", "too-few-bots"),
        (f"arena trok --bots {bots(9)} --seats 9", "bad-seats"),
        (f"arena trok --bots {bots(2)} --option jokers=1", "unknown-option"),
        (f"arena trok --bots {bots(2)} --games 0", "bad-value"),
        (f"arena trok --bots {bots(2)} --cluster cloud", "bad-value"),
        (f"arena trok --bots {bots(2)} --plot missing/picture.png", "unwritable-file"),
        (f"arena trok --bots {bots(2)} --out missing/results.jsonl", "unwritable-file"),
        (f"arena trok --bots {bots(2)} --data missing.json", "unreadable-file"),
        ("balance trok --bots nobody", "unknown-bot"),
        ("balance trok --bots random,random", "unknown-bot"),
        ("balance trok --bots random --seats 9", "bad-seats"),
        ("balance snatch --bots random --cards", "no-card-counts"),
        ("balance trok --bots random --plot missing/picture.png", "unwritable-file"),
    ],
)
def test_bad_input_is_a_coded_error(tripot, line, code, language):
    told = tripot(f"--lang {language} {line}")
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith(Speaker(language).say("ui-error", code=code))
    assert json.loads(tripot(f"--lang {language} {line} --json").out)["error"] == code


@every_language
@pytest.mark.parametrize(
    ("content", "code"), [("nonsense", "bad-results"), ('{"format": 1}\n', "other-tournament"), ("[]\n", "bad-results")]
)
def test_the_results_of_something_else_are_refused_and_kept(tripot, tmp_path, content, code, language):
    out = tmp_path / "results.jsonl"
    out.write_text(content)
    told = tripot(f"arena trok --bots {bots(2)} --lang {language} --out", out)
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith(Speaker(language).say("ui-error", code=code))
    assert out.read_text() == content


def test_a_disk_that_is_full_is_a_coded_error(tripot, tmp_path, monkeypatch):
    def full(self, path, document):
        raise OSError

    monkeypatch.setattr(Results, "append", full)
    told = tripot(f"arena trok --bots {bots(2)} --games 2 --workers 1 --json --out", tmp_path / "results.jsonl")
    assert (told.code, json.loads(told.out)["error"]) == (2, "unwritable-file")


def test_a_file_that_may_not_be_written_is_refused_before_the_work(tripot, tmp_path, monkeypatch):
    out = tmp_path / "results.jsonl"
    out.write_text("")
    monkeypatch.setattr("os.access", lambda path, mode: path != out)
    told = tripot(f"arena trok --bots {bots(2)} --games 1000000 --json --out", out)
    assert (told.code, json.loads(told.out)["error"]) == (2, "unwritable-file")


@every_language
def test_a_cluster_that_is_not_installed_is_a_coded_error(tripot, monkeypatch, language):
    monkeypatch.setitem(sys.modules, "ray", None)
    told = tripot(f"arena trok --bots {bots(2)} --cluster ray --lang {language}")
    assert told.code == 2
    assert told.err.startswith(Speaker(language).say("ui-error", code="missing-package"))
    assert "tripot[ray]" in told.err
