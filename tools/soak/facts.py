"""What a recorded server had told by each moment, and whether a database has all of it."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from soak.checking import Findings
from soak.ledger import Json, Sent
from soak.told import Message
from soak.truth import Truth
from tripot.server.storage.contents import Contents, contents_of
from tripot.server.storage.games import remarks_of
from tripot.server.storage.guests import is_guest
from tripot.server.storage.rows import Remark

RANK = {"open": 0, "playing": 1, "over": 2, "ended": 2}
EVERY_REMARK = 1_000_000
NEVER = 1 << 60


@dataclass
class TableFacts:
    """What had been told about one table, each with the position at which it was told."""

    decisions: list[tuple[int, int]] = field(default_factory=list)  # how many must have been made
    status: list[tuple[int, int]] = field(default_factory=list)  # ranks
    remarks: list[tuple[int, int]] = field(default_factory=list)  # numbers
    seats: list[tuple[int, int]] = field(default_factory=list)  # that are not free any more
    rematch: list[tuple[int, str]] = field(default_factory=list)  # the id of its table


@dataclass
class Facts:
    guests: list[tuple[int, str]] = field(default_factory=list)
    tables: dict[str, TableFacts] = field(default_factory=dict)
    done: list[tuple[int, str]] = field(default_factory=list)  # ids of commands
    first_key: int = NEVER  # when somebody was told a key, which follows from the server's secret


class Reader:
    """Reads facts from what was sent, with the final records at hand."""

    def __init__(self, truths: dict[str, Truth]) -> None:
        self.truths = truths
        self.facts = Facts()
        self.table: dict[int, str] = {}  # by connection
        self.viewer: dict[int, int | None] = {}

    def read(self, messages: Iterable[Message]) -> Facts:
        for told in messages:
            if isinstance(told.content, dict):
                self.read_one(told, told.content)
        return self.facts

    def read_one(self, told: Message, message: Json) -> None:
        kind = message.get("type")
        if "table" in message and "you" in message:
            self.read_table(told, message)
        elif kind in ("game", "update") and told.connection in self.table:
            self.read_game(told, message)
        elif kind == "done":
            self.facts.done.append((told.at, message["id"]))
        elif kind in ("chat", "said") and told.connection in self.table:
            remarks = message["said"] if kind == "chat" else [message]
            facts = self.facts.tables[self.table[told.connection]]
            facts.remarks += [(told.at, said["number"]) for said in remarks]
        elif "program" in message and "id" in message:
            self.facts.guests.append((told.at, message["id"]))

    def read_table(self, told: Message, message: Json) -> None:
        table = message["table"]
        facts = self.facts.tables.setdefault(table["id"], TableFacts())
        facts.status.append((told.at, RANK[table["status"]]))
        facts.seats += [(told.at, place["seat"]) for place in table["places"] if place["kind"] != "free"]
        if table["next"]:
            facts.rematch.append((told.at, table["next"]))
        if message.get("type") == "table":
            self.table[told.connection] = table["id"]
        if message["you"]["key"] or message["you"]["invite"]:
            self.facts.first_key = min(self.facts.first_key, told.at)

    def read_game(self, told: Message, message: Json) -> None:
        table = self.table[told.connection]
        if message["type"] == "game":
            self.viewer[told.connection] = message["view"]["seat"]
        moment = self.truths[table].at(self.viewer[told.connection], message["seq"])
        if moment is not None:  # else the check of the whole recording has said so
            self.facts.tables[table].decisions.append((told.at, moment.decisions))


class CutCheck:
    """Looks for everything that had been told before a cut in the database that the cut has left."""

    def __init__(self, database: sqlite3.Connection, cut: int, facts: Facts, findings: Findings) -> None:
        self.database = database
        self.cut = cut
        self.facts = facts
        self.findings = findings
        self.done = {command for at, command in facts.done if at < cut}

    def check_guests(self) -> None:
        for at, guest in self.facts.guests:
            if at < self.cut and not is_guest(self.database, guest):
                self.findings.wrong.append(f"cut {self.cut}: guest {guest[:8]} was welcomed, and is not known any more")

    def check_table(self, table: str, final: Contents, commands: Sequence[Sent]) -> None:
        told = self.facts.tables.get(table)
        if told is None or all(at >= self.cut for at, _ in told.status):
            return
        contents = contents_of(self.database, table)
        remarks = remarks_of(self.database, table, EVERY_REMARK)
        wrong = ["it was opened, and is not there any more"]
        if contents is not None:
            wrong = [
                *self.lost_decisions(told, contents, final),
                *self.lost_commands(contents, remarks, commands),
                *self.lost_state(told, contents, remarks),
            ]
        for what in wrong:
            self.findings.add(table, f"cut {self.cut}: {what}")

    def lost_decisions(self, told: TableFacts, contents: Contents, final: Contents) -> Iterator[str]:
        if contents.decisions != final.decisions[: len(contents.decisions)]:
            yield "the decisions are not those that were made"
        wanted = self.highest(told.decisions)
        if len(contents.decisions) < wanted:
            yield f"{wanted} decisions were told, and {len(contents.decisions)} are there"

    def lost_commands(self, contents: Contents, remarks: list[Remark], commands: Sequence[Sent]) -> Iterator[str]:
        kept: dict[str, set[tuple[str | None, str | None]]] = {
            "answer": {(row.guest, row.command) for row in contents.decisions},
            "say": {(remark.guest, remark.command) for remark in remarks},
        }
        for sent in commands:
            kind, number = sent.command["type"], sent.command["id"]
            if number in self.done:
                self.findings.counts["acknowledged before a cut"] += 1
                if kind in kept and (sent.guest, number) not in kept[kind]:
                    yield f"{kind} {number} was acknowledged, and is not there"

    def lost_state(self, told: TableFacts, contents: Contents, remarks: list[Remark]) -> Iterator[str]:
        if RANK[contents.table.status] < self.highest(told.status):
            yield f"it is {contents.table.status}, and was told to be further on"
        if self.highest(told.remarks) > max((remark.number for remark in remarks), default=0):
            yield "a remark was told, and is not there"
        taken = {seat for at, seat in told.seats if at < self.cut}
        if any(place.kind == "free" and place.seat in taken for place in contents.places):
            yield "a seat was taken, and is free again"
        if any(at < self.cut and contents.table.next != following for at, following in told.rematch):
            yield "the table of the rematch was told, and is not known any more"

    def highest(self, told: list[tuple[int, int]]) -> int:
        return max((value for at, value in told if at < self.cut), default=0)
