"""The matches of strength in short, with wide floors; `make strength` plays them in full."""

import json

import pytest

from strength.matches import SEATS, greedy
from strength.verdict import verdict
from tripot import catalogue
from tripot.cli.main import run

GAMES = 96
WIDE = 0.7  # of what is wanted in full


@pytest.mark.parametrize("game", [game for game in catalogue() if game in SEATS])
def test_greedy_is_far_better_than_random(game, capsys):
    match = greedy(game, GAMES)
    assert run([*match.arguments, "--workers", "1", "--json"]) == 0
    found = verdict(match, json.loads(capsys.readouterr().out))
    assert min(own["times_fair"] for own in [found, *found["by_role"]]) > WIDE * match.wanted
