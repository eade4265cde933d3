"""Kits that packages of their own bring."""

import pytest

from tripot.core.registry import catalogue, game
from tripot.server.house.library.kits import kit_folder
from tripot.server.web.description.kits import kit_typescript


@pytest.mark.parametrize("key", catalogue())
def test_a_book_tells_where_the_kit_of_its_package_is(server, key):
    _, book = server.get(f"/api/games/{key}/book")
    assert book["kit"] == ("/kits/snatch/kit.js" if key == "snatch" else None)


def test_the_types_of_a_kit_are_made_from_the_game():
    written = (kit_folder(game("snatch")) / "types.d.ts").read_text("utf-8")
    assert written == kit_typescript(game("snatch")), "tripot types snatch >tests/fifth/src/snatch/kit/types.d.ts"
