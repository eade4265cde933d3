"""JSON schemas of all types of the protocol, with the comments of their fields."""

import inspect
import re
from functools import cache
from typing import Any

import msgspec

from tripot.server.protocol import bodies, books, commands, laboratory, news, reviews, tables
from tripot.server.protocol.bodies import Health, HttpFailure
from tripot.server.protocol.commands import AnyCommand
from tripot.server.protocol.news import AnyLobbyNews, AnyNews
from tripot.server.web.api import ROUTES

Schema = dict[str, Any]
COMMENT = re.compile(r"^ {4}(\w+): .*?  # (.*)$", re.MULTILINE)
REFERENCE = "#/components/schemas/{name}"
SOCKET_TYPES = {"AnyCommand": AnyCommand, "AnyNews": AnyNews, "AnyLobbyNews": AnyLobbyNews}


@cache
def components() -> dict[str, Schema]:
    """All named types, in the order of their names."""
    types = [kind for route in ROUTES for kind in (route.body, route.answer) if kind is not None]
    _, found = msgspec.json.schema_components(
        [*types, *SOCKET_TYPES.values(), HttpFailure, Health], ref_template=REFERENCE
    )
    return {name: commented(name, found[name]) for name in sorted(found)}


def commented(name: str, schema: Schema) -> Schema:
    """With the comment beside each field as its description."""
    told = comments(name)
    properties = {
        key: {"description": told[key]} | value if key in told else value
        for key, value in schema.get("properties", {}).items()
    }
    return schema | ({"properties": properties} if properties else {})


def comments(name: str) -> dict[str, str]:
    for module in (books, commands, bodies, laboratory, news, reviews, tables):
        kind = getattr(module, name, None)
        if kind is not None:
            return dict(COMMENT.findall(inspect.getsource(kind)))
    return {}


def schema_of(kind: Any) -> Schema:
    """A schema that refers to the components."""
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REFERENCE)
    return schema
