"""The protocol to read: the guide, and then every operation, message and type."""

from importlib.resources import files

from tripot.core.errors import TripotError
from tripot.server import errors
from tripot.server.errors import status_of
from tripot.server.web.api import ROUTES
from tripot.server.web.description.schemas import SOCKET_TYPES, Schema, components, schema_of
from tripot.server.web.description.typescript import type_of
from tripot.server.web.routes import Route
from tripot.text import Speaker


def markdown() -> str:
    parts = [guide(), operations(), *(messages(name) for name in SOCKET_TYPES), types(), refusals()]
    return "\n".join(parts)


def guide() -> str:
    return files("tripot.server.web.description").joinpath("guide.md").read_text("utf-8")


def operations() -> str:
    rows = [
        f"| {route.method} `{address(route)}` | {route.summary} | {code(route.body)} | {code(route.answer)} |"
        for route in ROUTES
    ]
    return "\n".join(["## HTTP", "", "| | | body | answer |", "|---|---|---|---|", *rows, ""])


def address(route: Route) -> str:
    return route.path + (f"?{'&'.join(f'{name}=' for name in route.query)}" if route.query else "")


def code(kind: object) -> str:
    if kind is None:
        return ""
    names = {id(union): name for name, union in SOCKET_TYPES.items()}
    return f"`{names.get(id(kind)) or type_of(schema_of(kind))}`"


def messages(name: str) -> str:
    title = {"AnyCommand": "Commands", "AnyNews": "News of a table", "AnyLobbyNews": "News of the lobby"}[name]
    members = [str(part["$ref"]).rpartition("/")[2] for part in schema_of(SOCKET_TYPES[name])["anyOf"]]
    return "\n".join([f"## {title} (`{name}`)", "", *(described(member) for member in members)])


def types() -> str:
    in_sockets = [part for kind in SOCKET_TYPES.values() for part in schema_of(kind)["anyOf"]]
    told = {str(part["$ref"]).rpartition("/")[2] for part in in_sockets}
    return "\n".join(["## Other types", "", *(described(name) for name in components() if name not in told)])


def described(name: str) -> str:
    schema = components()[name]
    required = schema.get("required", [])
    rows = [row(key, value, key in required) for key, value in schema.get("properties", {}).items()]
    table = ["| field | type | |", "|---|---|---|", *rows, ""] if rows else []
    return "\n".join([f"### {name}", "", *([schema["description"], ""] if "description" in schema else []), *table])


def row(key: str, schema: Schema, required: bool) -> str:
    shown = type_of(schema).replace("|", "\\|")
    default = "" if required or "default" not in schema else f"default `{schema['default']}`"
    notes = ", ".join(note for note in (schema.get("description", ""), default) if note)
    return f"| `{key}` | `{shown}` | {notes} |"


def refusals() -> str:
    """The server's own errors; those of the rules are told in the same way."""
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type)]
    told = (errors.Refused, *errors.OURS)
    own = [kind for kind in kinds if issubclass(kind, told) and kind is not errors.Refused]
    speaker = Speaker("en")
    rows = [f"| `{kind.code}` | {status_of(sample(kind))} | {speaker.error(sample(kind))} |" for kind in own]
    return "\n".join(["## Refusals", "", "| code | HTTP | |", "|---|---|---|", *rows, ""])


def sample(kind: type[TripotError]) -> TripotError:
    details = (kind.__doc__ or "").split(", ") if kind.__doc__ else []
    return kind(**dict.fromkeys(details, "…"))
