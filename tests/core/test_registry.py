"""Games are found by their entry point."""

from importlib.metadata import entry_points

import pytest

import tripot
from tripot.core.errors import UnknownGame
from tripot.core.game import Game
from tripot.core.registry import GROUP


def test_the_catalogue_is_sorted_and_has_every_entry_point_once():
    assert tripot.catalogue() == sorted({entry.name for entry in entry_points(group=GROUP)})
    assert "trok" in tripot.catalogue()


@pytest.mark.parametrize("key", tripot.catalogue())
def test_each_entry_point_loads_a_game_of_that_key(key):
    game = tripot.game(key)
    assert isinstance(game, Game)
    assert game.key == key
    assert tripot.game(key) is game


@pytest.mark.parametrize("key", ["", "go", "Trok", "tripot.games.trok"])
def test_an_unknown_game_is_refused_with_those_that_are_known(key):
    with pytest.raises(UnknownGame) as error:
        tripot.game(key)
    assert error.value.details == {"game": key, "known": tripot.catalogue()}
