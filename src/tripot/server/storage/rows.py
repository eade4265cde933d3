"""What the database keeps, as types."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from msgspec import Struct

from tripot.server.protocol.tables import EndedBy, Settings, Status


class Guest(Struct, frozen=True):
    id: str
    name: str
    language: str
    program: bool


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


class OwnRow(NamedTuple):
    """A table at which a guest plays or has played."""

    id: str
    game: str
    status: Status
    created: float
    seat: int | None
    asked: int | None  # a bit for each seat that owes an answer; none: an earlier version has stored the last decision


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


class Deed(NamedTuple):
    """A decision, what it does to the clocks, and the result if it is the last one."""

    decision: Decision
    banks: Mapping[int, float]
    deadlines: Mapping[int, float | None]
    result: str | None


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
