"""On a terminal: a screen at a time, and all of it visible."""

import re

import pytest

from cli.samples import GAMES, LANGUAGE_OF, record_file, written
from tripot import game
from tripot.cli.shell.terminal import Terminal

CLEARED = "\x1b[2J\x1b[H"
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@pytest.fixture
def seated(monkeypatch):
    """As if a person sat before a terminal of this size."""

    def seated(width, height):
        monkeypatch.setenv("FORCE_COLOR", "1")
        monkeypatch.setenv("COLUMNS", str(width))
        monkeypatch.setenv("LINES", str(height))
        monkeypatch.setattr(Terminal, "interactive", True)

    return seated


def screens(out):
    return [CODES.sub("", screen).rstrip("\n") for screen in out.split(CLEARED)[1:]]


@pytest.mark.parametrize(("key", "language"), LANGUAGE_OF)
@pytest.mark.parametrize("size", [(100, 30), (80, 24)])
def test_a_screen_never_scrolls_away(tripot, seated, key, language, size):
    seated(*size)
    told = tripot(f"play {key} --bots random --seed 5 --lang {language}", typed="1\n" * 12 + "q\n")
    questions = screens(told.out)[:-1]  # at last a farewell, or the result
    assert [screen for screen in questions if len(screen.split("\n")) > size[1]] == []


@pytest.mark.parametrize("key", GAMES)
def test_pages_to_read_wait_for_enter(tripot, seated, key):
    seated(100, 30)
    told = tripot(f"play {key} --seed 5", typed="?\n\nt\n\nl\n\nq\n")
    first, *others = screens(told.out)
    assert len(others) == 6
    assert all(screen.startswith(first) for screen in others[1::2])  # at last with a farewell
    assert others[0].startswith("Help")


def test_the_pages_of_a_long_choice_can_be_turned(tripot, seated, tmp_path):
    hand = ["pickaxe", "pickaxe", "ration", "gloves", "lantern", "armour", "helmet", "hammer", "stone"]
    players = [{"hand": hand, "upgrades": ["vein"]}, {}]
    position = {"game": "trok", "seats": 2, "phase": "combining", "master": 0, "players": players}
    seated(100, 30)
    told = tripot("play --seed 1 --position", written(tmp_path / "position.json", position), typed="+\n-\n-\nq\n")
    pages = [re.search(r"page\s(\d+)\sof\s(\d+)", screen).groups() for screen in screens(told.out)]
    assert [page for page, _ in pages] == ["1", "2", "1", pages[3][1]]
    assert "choices: type words" in screens(told.out)[0]


@pytest.mark.parametrize("key", GAMES)
def test_the_result_stands_on_a_screen_of_its_own(tripot, seated, key):
    seated(100, 30)
    told = tripot(f"play {key} --seats {game(key).seats[0]} --bots random --seed 5", typed="1\n" * 3000)
    assert "Result" in screens(told.out)[-1]


def test_a_replay_shows_a_screen_for_every_step(tripot, seated, tmp_path):
    seated(100, 30)
    told = tripot("replay", record_file(tmp_path, GAMES[0]), typed="\n\nq\n")
    assert len(screens(told.out)) == 3


def test_a_low_terminal_gets_the_table_without_frames(tripot, seated):
    seated(80, 24)
    assert "╭" not in tripot("play trok --seed 5", typed="q\n").out
    seated(100, 30)
    assert "╭" in tripot("play trok --seed 5", typed="q\n").out


# At 80 × 24, late in a game of Tschak! with long rows of monsters and treasures, a line or two can be lost.
TABLES = [(key, seats) for key in GAMES for seats in game(key).seats]
SIZES = [
    *((key, seats, (100, 30)) for key, seats in TABLES),
    *((key, seats, (80, 24)) for key, seats in TABLES if key in ("trieste", "trol")),
]


@pytest.mark.parametrize(("key", "seats", "size"), SIZES)
def test_no_screen_of_a_whole_game_scrolls_away(tripot, seated, key, seats, size):
    seated(*size)
    told = tripot(f"play {key} --bots random --seats {seats} --seed {seats} --lang fr", typed="2\n1\n3\n" * 40 + "q\n")
    questions = screens(told.out)[:-1]
    assert [screen for screen in questions if len(screen.split("\n")) > size[1]] == []
