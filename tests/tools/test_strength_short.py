"""The matches of strength in short, with wide floors; `make strength` plays them in full."""

import json
from dataclasses import replace

import pytest

from strength.matches import SEATS, expert, greedy, levels
from strength.verdict import verdict
from tripot import catalogue
from tripot.cli.main import run

WIDE = 0.7  # of what is wanted in full
ITERATIONS = {"trok": 100, "tschak": 100, "trol": 100, "trieste": 300}  # a few milliseconds, on any machine
GAMES = {"trok": 48, "tschak": 48, "trol": 48, "trieste": 96}  # its search wins by less
every_game = pytest.mark.parametrize("game", [game for game in catalogue() if game in SEATS])


@pytest.fixture
def play(capsys):
    def play(match, games):
        short = replace(match, games=games)
        assert run([*short.arguments, "--workers", "1", "--json"]) == 0
        return verdict(short, json.loads(capsys.readouterr().out))

    return play


@every_game
def test_greedy_is_far_better_than_random(game, play):
    match = greedy(game)
    found = play(match, 96)
    assert min(own["times_fair"] for own in [found, *found["by_role"]]) > WIDE * match.wanted


@every_game
def test_a_short_search_beats_greedy_bots(game, play):
    match = replace(expert(game), bot=f"expert:{ITERATIONS[game]}")
    assert play(match, GAMES[game])["times_fair"] > WIDE * match.wanted


@every_game
@pytest.mark.parametrize("level", ["easy", "normal"])  # the next ones think too long for many games
def test_a_level_beats_the_one_below(game, level, play):
    match = next(match for match in levels(game) if match.bot == level)
    assert play(match, 48)["times_fair"] > match.wanted
