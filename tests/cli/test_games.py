import json

import pytest

from cli.samples import GAMES
from tripot import game
from tripot.text import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_listed_with_its_options(tripot, language):
    told = tripot(f"games --lang {language}")
    assert told.code == 0
    for key in GAMES:
        assert key in told.out
        assert game(key).title in told.out
        assert all(option.key in told.out for option in game(key).options)


def test_programs_get_the_same_as_json(tripot):
    listed = json.loads(tripot("games --json").out)
    assert [entry["key"] for entry in listed] == GAMES
    for entry in listed:
        assert entry["seats"] == list(game(entry["key"]).seats)
        assert [option["key"] for option in entry["options"]] == [option.key for option in game(entry["key"]).options]
