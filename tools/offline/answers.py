"""What the server answers to everybody alike, written down: a browser shows the games before Python has started."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from tripot.server.web.api import list_games
from tripot.server.web.routes import Call
from tripot.text.languages import LANGUAGES


def answers() -> dict[str, Any]:
    return {f"/api/games?language={language}": catalogue_in(language) for language in LANGUAGES}


def catalogue_in(language: str) -> Any:
    call = cast(Call, SimpleNamespace(language=language))  # the one thing that the handler asks for
    return msgspec.to_builtins(asyncio.run(list_games(call)))
