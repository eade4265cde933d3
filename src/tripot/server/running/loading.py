"""What takes long once is done before the first guest comes: games are imported, and their texts parsed."""

import gc

from tripot.core.registry import catalogue
from tripot.core.registry import game as find_game
from tripot.text import LANGUAGES, Speaker


def load_games() -> None:
    """Half a second; on first use it would be half a second in which nobody is answered."""
    for key in catalogue():
        for language in LANGUAGES:
            Speaker(language, find_game(key)).has("game-title")
    gc.freeze()  # all of this stays, and need not be looked through
