"""What the clients did and were told: all that the check at the end has to go by."""

import time
from dataclasses import dataclass, field
from typing import Any, NamedTuple

Json = dict[str, Any]


class HeardMessage(NamedTuple):
    """A message that has arrived."""

    at: float  # seconds of a clock that never goes back; in a recording, the position
    message: Json


@dataclass(eq=False)
class Transcript:
    """One connection to a table, or one look at it over HTTP."""

    table: str
    guest: str
    since: int = 0  # the last sequence number that the client had
    began: float = field(default_factory=time.monotonic)
    heard: list[HeardMessage] = field(default_factory=list)


@dataclass(eq=False)
class Sent:
    """A command, and every reply to it: a client may send it again."""

    table: str
    guest: str
    command: Json
    at: float = field(default_factory=time.monotonic)
    replies: list[HeardMessage] = field(default_factory=list)

    @property
    def is_done(self) -> bool:
        return bool(self.replies) and self.replies[0].message["type"] == "done"

    @property
    def done_at(self) -> float:
        return self.replies[0].at


@dataclass
class Ledger:
    guests: dict[str, str] = field(default_factory=dict)  # the ids of those who were welcomed, by their secret
    tables: dict[str, Json] = field(default_factory=dict)  # the settings of those that were opened
    owners: dict[tuple[str, int], set[str]] = field(default_factory=dict)  # who was given a seat of a table
    moved: dict[tuple[str, str], float] = field(default_factory=dict)  # when a guest's seat went to another device
    commands: dict[str, Sent] = field(default_factory=dict)
    transcripts: list[Transcript] = field(default_factory=list)
    records: dict[str, Json] = field(default_factory=dict)  # of tables that are over, as they were told
    acknowledged: int = 0  # answers

    def new_command(self, table: str, guest: str, kind: str, **fields: object) -> Sent:
        """A command with an id that nobody else has used."""
        number = f"c{len(self.commands)}"
        sent = self.commands[number] = Sent(table, guest, {"type": kind, "id": number} | fields)
        return sent

    def note_reply(self, message: Json) -> None:
        sent = self.commands.get(message["id"] or "")
        if sent:
            sent.replies.append(HeardMessage(time.monotonic(), message))
            self.acknowledged += message["type"] == "done" and sent.command["type"] == "answer"

    def own(self, table: str, seat: int, guest: str) -> None:
        self.owners.setdefault((table, seat), set()).add(guest)
