"""What nodes ask each other, as types; in MessagePack, since bodies are bytes."""

import msgspec
from msgspec import Struct

from tripot.server.protocol.tables import Language
from tripot.server.storage.rows import Guest

NOT_MINE = 421  # HTTP's “misdirected request”: ask the database again who has the table


class HttpRequest(Struct, tag="http"):
    """An operation on a table, after its checks at the edge."""

    method: str
    route: str  # its path as `routes.Route` has it
    path: dict[str, str]
    query: str
    language: str  # what the browser asks for
    guest: Guest
    body: bytes


class Expire(Struct, tag="expire"):
    """A deadline has passed."""

    table: str
    seat: int
    kind: str
    at: float


class Forget(Struct, tag="forget"):
    """A guest leaves a table for good."""

    table: str
    guest: Guest


class CloseGuest(Struct, tag="close-guest"):
    """End all connections of a guest who is forgotten."""

    guest: str


class OpenSocket(Struct, tag="open"):
    table: str
    guest: Guest


class Told(Struct):
    """How far a socket has been told the game, and from which seat."""

    seat: int | None
    since: int


class Resume(Struct):
    """What a socket wants that was there before."""

    since: int
    seat: int | None
    language: Language | None
    marked: bool
    moments: bool


class Passed(Struct):
    """The response to all of them, as the client gets it."""

    status: int
    headers: list[tuple[str, str]] = []
    body: bytes = b""


Request = HttpRequest | Expire | Forget | CloseGuest
encode = msgspec.msgpack.Encoder().encode
decode_request = msgspec.msgpack.Decoder(Request).decode
decode_open = msgspec.msgpack.Decoder(OpenSocket).decode
decode_resume = msgspec.msgpack.Decoder(Resume).decode
decode_told = msgspec.msgpack.Decoder(Told).decode
decode_passed = msgspec.msgpack.Decoder(Passed).decode
