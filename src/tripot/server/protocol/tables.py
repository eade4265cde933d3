"""A table as the protocol describes it: how it is set, who sits where."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

OptionValue = bool | int | Annotated[str, Meta(max_length=64)] | None
Status = Literal["open", "playing", "over", "ended"]  # `ended` without a result
ENDED: tuple[Status, ...] = ("over", "ended")
EndedBy = Literal["vote", "rules", "length"]  # its players; rules that the server does not know; too many decisions
Name = Annotated[str, Meta(min_length=1, max_length=64)]  # what is left after filtering has 24 at most
BotName = Annotated[str, Meta(max_length=32)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Language = Literal["", "en", "fr"]  # empty: no sentences, for programs
Colour = Literal["", "red", "orange", "green", "teal", "blue", "violet", "pink", "brown"]  # empty: none was chosen


class NoClock(Struct, tag="none", frozen=True, forbid_unknown_fields=True):
    """Everybody may take all the time in the world."""


class LiveClock(Struct, tag="live", frozen=True, forbid_unknown_fields=True):
    """A bank of seconds for the whole game; each question adds the increment."""

    bank: Annotated[int, Meta(ge=0, le=7200)] = 300
    increment: Annotated[int, Meta(ge=1, le=600)] = 15


class DaysClock(Struct, tag="days", frozen=True, forbid_unknown_fields=True):
    """So many days for each answer."""

    days: Annotated[int, Meta(ge=1, le=30)] = 3


Clock = NoClock | LiveClock | DaysClock


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host chooses."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[Annotated[str, Meta(max_length=64)], OptionValue] = field(default_factory=dict)
    data: dict[str, Any] | None = None  # the content of a data file
    clock: Clock = NoClock()
    bots: Annotated[list[BotName | None], Meta(max_length=16)] = []  # by seat
    visibility: Literal["public", "link"] = "link"
    spectators: bool = True
    hints: bool = True
    undo: bool = True  # may decisions be taken back by which nobody has learned anything?  Never under a live clock
    chat: Literal["free", "presets", "off"] = "free"
    away: Annotated[int, Meta(ge=5, le=86400)] | None = 120  # seconds until a bot covers for somebody who is away
    expired: Literal["answer", "cover"] = "answer"  # a live clock: a bot answers once, or covers until they are back
    cover: BotName = ""  # that bot; empty: the server's choice
    late: bool = True  # may a friend who comes late take the seat of a bot while the game is played?
    rotate: bool = False  # does everybody sit one seat further in a rematch?
    pace: Annotated[int, Meta(ge=0, le=10000)] = 1500  # milliseconds that a bot takes, whatever it holds


def allows_undo(settings: Settings) -> bool:
    """Under a live clock taking back would bring time."""
    return settings.undo and not isinstance(settings.clock, LiveClock)


class ClockState(Struct, frozen=True, omit_defaults=True):
    left: float  # seconds, at the time of the message
    running: bool = False


class PlaceInfo(Struct, frozen=True):
    """A seat, as everybody sees it."""

    seat: int
    kind: Literal["free", "guest", "bot"]
    name: str  # of the guest
    guest: str | None  # its public id
    bot: str  # who plays on a bot's seat, or covers
    program: bool  # a guest that is a program
    present: bool  # connected
    covered: bool  # a bot plays for the guest, who is away
    voted: bool  # to end the game
    wins: int | None  # of the games before this rematch
    points: int | None  # the same, where scores add up
    clock: ClockState | None
    colour: Colour = ""  # that the guest has chosen; two may have chosen the same
    ready: bool = False  # before the game: this guest is ready to begin


class TableInfo(Struct, frozen=True):
    """A table, as everybody at it sees it."""

    id: str
    settings: Settings  # but for `data`, which `GET …/data` brings
    data_hash: str | None  # SHA-256 of its data file, as records have it
    rules: str
    status: Status
    host: str  # the host's public id
    places: list[PlaceInfo]
    spectators: int
    commitment: str | None  # SHA-256 of the seed, from the start on
    seed: str | None  # after the end only
    next: str | None  # the table of the rematch
    ended_by: EndedBy | None  # why there is no result
    outcome: dict[str, Any] | None  # the result of a game that is over
    replayable: bool  # false: its rules or cards are not known any more, so that only result and record are left
    brought: bool  # it was played on a device, which drew the luck, and came here when it was over
    branch: bool  # the game goes on from a moment of another one
    roles: list[str]  # after the end: what each seat has played, where seats are unequal
    busy: bool  # many wait for the server's bots, so those of this table answer later and think less


class LobbyTable(Struct, frozen=True):
    """A public table, as the lobby lists it."""

    id: str
    game: str
    status: Status
    host: str  # the host's name
    seats: int
    free: int
    clock: Clock
    created: float  # seconds since 1970
