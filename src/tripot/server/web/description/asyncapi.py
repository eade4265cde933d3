"""The WebSockets as AsyncAPI 3.0."""

from importlib.metadata import version

from tripot.server.web.description.schemas import SOCKET_TYPES, Schema, components, schema_of

CHANNELS = {
    "table": ("/api/tables/{table}/socket", ["AnyCommand", "AnyNews"]),
    "lobby": ("/api/lobby/socket", ["AnyLobbyNews"]),
}


def asyncapi() -> Schema:
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Tripot", "version": version("tripot"), "license": {"name": "MIT"}},
        "channels": {name: channel(address, messages) for name, (address, messages) in CHANNELS.items()},
        "operations": {
            "command": operation("table", "receive", "AnyCommand"),
            "tell": operation("table", "send", "AnyNews"),
            "tellLobby": operation("lobby", "send", "AnyLobbyNews"),
        },
        "components": {"schemas": components()},
    }


def channel(address: str, messages: list[str]) -> Schema:
    described: Schema = {
        "address": address,
        "messages": {name: {"payload": schema_of(SOCKET_TYPES[name])} for name in messages},
    }
    if "{table}" in address:
        described["parameters"] = {"table": {"description": "The id of the table"}}
    return described


def operation(channel: str, action: str, message: str) -> Schema:
    """From the server's point of view, as AsyncAPI wants it."""
    reference = f"#/channels/{channel}"
    return {
        "action": action,
        "channel": {"$ref": reference},
        "messages": [{"$ref": f"{reference}/messages/{message}"}],
    }
