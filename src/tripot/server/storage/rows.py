"""What the database keeps, as types.

`Row` is what a change at a table is made of: plain data, which `committing` writes.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from msgspec import UNSET, Struct, UnsetType

from tripot.server.protocol.tables import ENDED, Colour, EndedBy, Settings, Status


class Guest(Struct, frozen=True):
    id: str
    name: str
    language: str
    program: bool
    colour: Colour = ""


class Table(Struct):
    id: str
    settings: Settings
    host: str
    status: Status
    rules: str
    seed: bytes | None = None
    start: str | None = None
    result: str | None = None
    next: str | None = None
    created: float = 0.0
    host_name: str = ""
    ended_by: EndedBy | None = None
    generation: int = 0  # of its link
    brought: float | None = None  # when it came here from the device on which it was played

    @property
    def has_ended(self) -> bool:
        return self.status in ENDED


class OwnRow(NamedTuple):
    """A table at which a guest plays or has played."""

    id: str
    game: str
    status: Status
    created: float
    seat: int | None
    asked: int | None  # a bit for each seat that owes an answer; none: an earlier version has stored the last decision
    result: str | None
    is_brought: bool
    names: Sequence[str] = ()  # by seat


class Place(Struct):
    """A seat of a table."""

    seat: int
    kind: Literal["free", "guest", "bot"] = "free"
    guest: str | None = None
    name: str = ""
    bot: str = ""
    generation: int = 0
    covered: bool = False
    bank: float = 0.0
    voted: bool = False
    program: bool = False
    wins: int | None = None  # of the games before this rematch
    points: int | None = None  # the same, where scores add up
    colour: Colour = ""
    ready: bool = False

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.covered


class Decision(NamedTuple):
    number: int
    seat: int
    action: str
    guest: str | None
    command: str | None
    at: float
    asked: int | None = None  # a bit for each seat that owes an answer then
    digest: bytes | None = None  # of the command


class Reply(NamedTuple):
    """What a command was replied, and which command it was."""

    command: str  # its id
    digest: bytes | None
    news: str | None  # JSON; none: plainly done


class Remark(NamedTuple):
    """A line of the chat."""

    number: int
    guest: str
    name: str
    seat: int | None
    preset: str
    text: str
    command: str
    at: float


class Deadline(NamedTuple):
    table_id: str
    seat: int
    kind: str  # clock, away, host or stale
    at: float  # in steady time


# ---- rows of a change -----------------------------------------------------------------------------------------------


class TableUpdate(Struct, frozen=True):
    """New values of a table's columns; the others stay."""

    settings: Settings | UnsetType = UNSET
    host: str | UnsetType = UNSET
    status: Status | UnsetType = UNSET
    rules: str | UnsetType = UNSET
    seed: bytes | UnsetType = UNSET
    result: str | UnsetType = UNSET
    next: str | UnsetType = UNSET
    ended_by: EndedBy | UnsetType = UNSET
    generation: int | UnsetType = UNSET
    asked: int | UnsetType = UNSET  # a bit for each seat that owes an answer after the start
    started: float | UnsetType = UNSET
    ended: float | UnsetType = UNSET

    def values(self) -> dict[str, object]:
        found = {name: getattr(self, name) for name in self.__struct_fields__}
        return {name: value for name, value in found.items() if value is not UNSET}


class NewTable(NamedTuple):
    """Another table, whose game has to begin before it is stale."""

    table: Table
    places: list[Place]
    stale: float  # in steady time


class DropPlace(NamedTuple):
    """A seat that the table has no more."""

    seat: int


class DropTable(NamedTuple):
    """Delete the table, unless its game has begun."""


class Member(NamedTuple):
    """A guest who may look at the table."""

    guest: str


class Played(NamedTuple):
    """A guest who plays: the table stays among their own."""

    guest: str


class Ban(NamedTuple):
    guest: str


class SetMute(NamedTuple):
    guest: str
    muted: str
    on: bool


class Bank(NamedTuple):
    """The seconds on a seat's clock while it does not run."""

    seat: int
    seconds: float


class SetDeadline(NamedTuple):
    seat: int
    kind: str
    at: float | None  # none takes it away


class NewReply(NamedTuple):
    guest: str
    reply: Reply


class DropTraces(NamedTuple):
    """Delete what the table knows of a guest besides their seat."""

    guest: str


Row = (
    TableUpdate
    | NewTable
    | DropTable
    | Place
    | DropPlace
    | Member
    | Played
    | Ban
    | SetMute
    | Bank
    | SetDeadline
    | Decision
    | Remark
    | NewReply
    | DropTraces
)


class BroughtRows(NamedTuple):
    """A finished game that comes from a device: all of its rows at once."""

    table: Table  # its host is who has brought it
    places: list[Place]
    decisions: list[Decision]
