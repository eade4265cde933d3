"""Bodies of HTTP requests and answers."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from tripot.server.protocol.news import Json, Said, You
from tripot.server.protocol.tables import BotName, Colour, LobbyTable, Name, OptionValue, Seat, TableInfo


class Address(Struct, frozen=True):
    """Where others find this server: what links to it begin with."""

    address: str | None  # none: where this was asked is as good as any


class OptionInfo(Struct, frozen=True):
    key: str
    name: str
    help: str
    choices: list[OptionValue]  # empty: a seat, or none for one by lot
    names: list[str]  # of the choices; of none, where a seat is chosen
    default: OptionValue


class GameInfo(Struct, frozen=True):
    key: str
    title: str
    tagline: str  # empty where the game has none
    authors: list[str]
    publisher: str
    minutes: int
    rules: str
    seats: list[int]
    options: list[OptionInfo]
    takes_data: bool  # may it be played with a data file of one's own?
    former_files: list[str]  # rules whose other data files can still be had, the last ones that had each


class Catalogue(Struct, frozen=True):
    """What can be played, and by which bots."""

    games: list[GameInfo]
    bots: list[str]
    presets: list[str]  # of the chat


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """A person gets a cookie; a program asks for a token and sends it as `Authorization: Bearer`."""

    name: Name
    language: Literal["en", "fr"] = "en"
    program: bool = False


class GuestChange(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name | None = None
    language: Literal["en", "fr"] | None = None
    colour: Colour | None = None


class Me(Struct, frozen=True, omit_defaults=True):
    id: str
    name: str
    language: str
    program: bool
    token: str | None = None  # once, for programs
    colour: Colour = ""


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a table or of a seat, from the part of a link after the `#`."""

    key: Annotated[str, Meta(max_length=64)]


class Seen(Struct, frozen=True):
    """A table, and who the guest is there."""

    table: TableInfo
    you: You


class LobbyList(Struct, frozen=True):
    tables: list[LobbyTable]


class OwnTable(Struct, frozen=True):
    id: str
    game: str
    status: str
    created: float
    your_turn: bool
    brought: bool  # it was played on a device
    seat: int | None  # none: one has left it to a bot
    names: list[str]  # by seat, of people and bots
    asked: list[int]  # the seats that the game waits for; empty also where nobody knows without opening it
    outcome: Json | None


class BroughtSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who played at a seat of a game on a device: a bot, or a person of this name."""

    name: Annotated[str, Meta(max_length=64)] = ""
    bot: BotName = ""


class BroughtGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that was played to its end on a device."""

    record: Json
    data: Json | None = None  # the data file that it was played with
    seat: Seat  # one's own
    seats: Annotated[list[BroughtSeat], Meta(max_length=16)]
    played: float | None = None  # seconds since 1970, by the device's clock


class Brought(Struct, frozen=True):
    id: str  # of the table at which it can be seen again


class OwnTables(Struct, frozen=True):
    tables: list[OwnTable]


class Export(Struct, frozen=True):
    """Everything that is kept about a guest."""

    me: Me
    games: list[Json]  # records of the games that are over
    unfinished: list[str]  # ids of tables whose records are still secret
    said: list[Said] = field(default_factory=list)


# It cannot write; something that is stored cannot be read; a background task does not run any more.
# A node may also be stopping, or have no lease, since it could not store its heartbeat.
Problem = Literal["not-stored", "damaged", "task-ended", "stopping", "no-lease"]


class Health(Struct, frozen=True):
    """Is the server well?  Any problem makes it failing."""

    status: Literal["ok", "failing"]
    version: str
    rooms: int
    problems: list[Problem]


class Ready(Struct, frozen=True):
    """Shall a balancer send clients here?"""

    ready: bool
    problems: list[Problem]


class HttpFailure(Struct, frozen=True):
    """What went wrong: a stable code, and a sentence in the reader's language."""

    error: str
    message: str
    details: Json
