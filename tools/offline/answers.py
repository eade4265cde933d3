"""What the server answers to everybody alike, written down: a browser shows the games before Python has started."""

import asyncio
from importlib.metadata import distribution
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from tripot.core.registry import GROUP
from tripot.server.web.api import list_games
from tripot.server.web.routes import Call
from tripot.text.languages import LANGUAGES


def answers() -> dict[str, Any]:
    return {f"/api/games?language={language}": catalogue_in(language) for language in LANGUAGES}


def catalogue_in(language: str) -> Any:
    """The games of this package: a bundle has no others, whatever else is installed here."""
    call = cast(Call, SimpleNamespace(language=language))  # the one thing that the handler asks for
    told = msgspec.to_builtins(asyncio.run(list_games(call)))
    own = distribution("tripot").entry_points.select(group=GROUP).names
    return told | {"games": [game for game in told["games"] if game["key"] in own]}
