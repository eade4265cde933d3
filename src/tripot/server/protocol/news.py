"""What a table tells a client."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from tripot.server.protocol.tables import ClockState, LobbyTable, TableInfo

Json = dict[str, Any]
# An event or an action, as it is sent; an event also with the change of the view at its moment, if that is wanted.
Told = Annotated[Raw, Meta(extra_json_schema={"type": "object"})]


class Watcher(Struct, frozen=True):
    """A spectator."""

    guest: str
    name: str


class You(Struct, frozen=True):
    """Who the client is at this table."""

    guest: str
    name: str
    seat: int | None  # none: a spectator
    host: bool
    key: str | None  # opens one's own seat on another device; for nobody else's eyes
    invite: str | None  # the table's key, for those who may invite
    keys: dict[int, str]  # of the free seats, for the host
    watching: list[Watcher]  # who looks on, for the host
    replay: str | None  # opens the replay for others, after the end; none: it needs no key


class Question(Struct, frozen=True):
    """What the seat is asked.  Stays the same while a secret answer may be changed."""

    id: int
    prompt: str  # in the client's language
    legal: list[Told]  # all choices: `text` is the notation, `say` a sentence, `brings` its worth at sight; its fields


class Said(Struct, frozen=True, tag="said", tag_field="type"):
    """A message of the chat."""

    number: int
    guest: str
    name: str
    seat: int | None
    preset: str
    text: str  # a preset comes in the client's language
    at: float


class News(Struct, frozen=True, kw_only=True, tag_field="type"):
    """What a socket receives."""


class TableNews(News, tag="table", frozen=True):
    """The table has changed; this is all of it."""

    table: TableInfo
    you: You


class GameNews(News, tag="game", frozen=True):
    """The whole game as the seat sees it, and what it has missed."""

    seq: int
    view: Json
    events: list[Told]  # those after the client's last sequence number, or the latest if there are too many
    complete: bool  # false: there were more events than are told
    question: Question | None
    clocks: list[ClockState] | None
    outcome: Json | None
    undo: bool = False  # may one's last decision be taken back?


class Update(News, tag="update", frozen=True):
    """One thing happened."""

    seq: int
    events: list[Told]
    view: Json  # the fields of the view that have changed
    question: Question | UnsetType | None = UNSET  # left out: as before
    clocks: list[ClockState] | UnsetType = UNSET
    outcome: Json | UnsetType = UNSET
    undo: bool | UnsetType = UNSET  # true: one's last decision may be taken back; left out: it may not


class ChatNews(News, tag="chat", frozen=True):
    """What was said, oldest first."""

    said: list[Said]


class Advice(Struct, frozen=True):
    """What a bot would play."""

    action: Told
    why: str  # in the client's language
    chance: float | None  # of winning, as it estimates
    next: Told | None = None  # the next best, if it has compared several
    next_chance: float | None = None


class DoneNews(News, tag="done", frozen=True):
    """The command was carried out, and is durable."""

    id: str
    next: str | UnsetType = UNSET  # the table of the rematch
    hint: Advice | UnsetType = UNSET


class Failure(Struct, frozen=True):
    """What went wrong: a stable code, and a sentence in the client's language."""

    code: str
    message: str
    details: Json


class RefusedNews(News, tag="refused", frozen=True):
    """The command was not carried out, and nothing changed."""

    id: str | None  # none: it could not even be read
    error: Failure


AnyNews = TableNews | GameNews | Update | ChatNews | Said | DoneNews | RefusedNews


class LobbyNews(News, tag="lobby", frozen=True):
    """All public tables, at the beginning."""

    tables: list[LobbyTable]


class LobbyChange(News, tag="changed", frozen=True):
    """A public table is new or has changed."""

    table: LobbyTable


class LobbyGone(News, tag="gone", frozen=True):
    """A table is not public or not open any more."""

    id: str


AnyLobbyNews = LobbyNews | LobbyChange | LobbyGone
