"""A node of the simulation: the server's statements and pure logic; a room is a list of commands and some seats."""

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from chaos.virtual.database import SEATS
from chaos.virtual.scheduler import Machine, Result
from tripot.server.errors import TakenOver
from tripot.server.nodes.leasing import BEAT, Tenure, heir_of, lost_tables
from tripot.server.nodes.register import NewNode, beat, join, leave, orphans
from tripot.server.storage.committing import write_rows
from tripot.server.storage.contents import contents_of
from tripot.server.storage.database.connection import Connection
from tripot.server.storage.games import replies_to
from tripot.server.storage.postgres.ownership import FencedChange, claim, epoch_of, owner_of, write_fenced
from tripot.server.storage.rows import Decision, Place, Row

if TYPE_CHECKING:
    from chaos.virtual.simulation import Simulation


class Reply(NamedTuple):
    word: str  # done, late, full, or again: the command is to be asked again
    decisions: int = 0  # of the table, as far as the room knows


AGAIN = Reply("again")


@dataclass
class VirtualRoom:
    epoch: int
    decisions: list[str]  # the commands
    seats: dict[int, str]  # by seat, the command that took it
    readers: set[str] = field(default_factory=set)  # the clients whose earlier replies have been read
    is_busy: bool = False
    queue: list[Result[None]] = field(default_factory=list)


class VirtualNode(Machine):
    def __init__(self, simulation: "Simulation", name: str) -> None:
        super().__init__()
        self.simulation = simulation
        self.name = name
        self.row = NewNode(name, name, name, "1", b"same")
        self.rooms: dict[str, VirtualRoom] = {}
        self.opening: dict[str, Result[None]] = {}
        self.tenure = Tenure(simulation.scheduler.now)
        simulation.scheduler.start(self, self.live())

    @property
    def epochs(self) -> dict[str, int]:
        return {table: room.epoch for table, room in self.rooms.items()}

    # ---- the lease --------------------------------------------------------------------------------------------------

    async def live(self) -> None:
        scheduler, database = self.simulation.scheduler, self.simulation.database
        await database.ask(join, self.row, 0.0)
        while True:
            sent, before = scheduler.now, self.epochs
            census = await database.ask(beat, self.row, len(self.rooms), 0)
            self.tenure.renew(sent)
            for table in lost_tables(before, census.owned, self.epochs):
                self.rooms.pop(table, None)
            living = [node.id for node in census.nodes if node.lives]
            found = await database.ask(orphans, "") if self.tenure.may_judge(scheduler.now) else []
            for table in found:
                if heir_of(table, living) == self.name:
                    scheduler.start(self, self.take(table))
            await scheduler.sleep(BEAT)

    async def take(self, table: str) -> None:
        await self.room(table)

    async def hand_over(self, on_end: Callable[[], None]) -> None:
        """As when it is told to stop: what is under way is finished, then the lease ends."""
        self.rooms.clear()
        await self.simulation.database.ask(leave, self.name)
        self.is_dead = True
        on_end()

    # ---- rooms ------------------------------------------------------------------------------------------------------

    async def room(self, table: str) -> VirtualRoom | str | None:
        """The room, or the node that has it; none if another was faster."""
        database = self.simulation.database
        if table in self.opening:
            await self.opening[table]
        if table in self.rooms:
            return self.rooms[table]
        self.opening[table] = opened = Result[None]()
        try:
            while not self.tenure.may_judge(self.simulation.scheduler.now):
                await self.simulation.scheduler.sleep(BEAT)
            owner: str | None = await database.ask(owner_of, table, self.name)
            epoch = None if owner else await database.ask(claim, table, self.name)
            if epoch is None:
                return owner
            self.simulation.history.append((table, epoch))
            contents = await database.ask(contents_of, table)
            seats = {place.seat: place.name for place in contents.places if place.kind == "guest"}
            self.rooms[table] = VirtualRoom(epoch, [each.command for each in contents.decisions], seats)
            return self.rooms[table]
        finally:
            if self.opening.get(table) is opened:
                del self.opening[table]
            opened.set()

    async def carry_out(self, table: str, client: str, command: str, question: int) -> Reply:
        """One thing after the other; what was done before is not done again."""
        room = await self.room(table)
        if not isinstance(room, VirtualRoom):
            return AGAIN
        while room.is_busy:
            turn = Result[None]()
            room.queue.append(turn)
            await turn
        room.is_busy = True
        try:
            return await self.in_turn(room, table, client, command, question)
        finally:
            room.is_busy = False
            if room.queue:
                room.queue.pop(0).set()

    async def in_turn(self, room: VirtualRoom, table: str, client: str, command: str, question: int) -> Reply:
        plant, number = self.simulation.plant, len(room.decisions)
        if self.rooms.get(table) is not room:
            return AGAIN
        if client not in room.readers:
            room.readers.add(client)
            await self.simulation.database.ask(replies_to, table, client)
        if self.rooms.get(table) is not room and plant != Plant.LOOKED_UP:
            return AGAIN
        if command in room.decisions or command in room.seats.values():
            return Reply("done", number)
        free = [seat for seat in range(SEATS) if seat not in room.seats]
        sits = command.startswith("sit")
        if not free if sits else question != number:
            return await self.refusal(room, table, Reply("full" if sits else "late", number))
        row: Row = Place(free[0], "guest", client, command) if sits else self.decision(room, client, command)
        epoch = self.epochs.get(table) if plant == Plant.LOOKED_UP else room.epoch
        try:
            await self.simulation.database.ask(self.simulation.write, table, [row], epoch)
        except (TakenOver, sqlite3.IntegrityError):
            self.drop(room, table)
            return AGAIN
        if sits:
            room.seats[free[0]] = command
        else:
            room.decisions.append(command)
            self.simulation.told.append((table, number, command))
        return Reply("done", len(room.decisions))

    def decision(self, room: VirtualRoom, client: str, command: str) -> Decision:
        return Decision(len(room.decisions), 0, "pass", client, command, float(room.epoch))

    async def refusal(self, room: VirtualRoom, table: str, reply: Reply) -> Reply:
        if self.simulation.plant != Plant.UNASKED and await self.simulation.database.ask(epoch_of, table) != room.epoch:
            self.drop(room, table)
            return AGAIN
        return reply

    def drop(self, room: VirtualRoom, table: str) -> None:
        if self.rooms.get(table) is room:
            del self.rooms[table]


class Plant(Enum):
    """A fault that is planted, to see whether it is found."""

    NOTHING = "no fault"
    UNFENCED = "no check of the epoch"
    LOOKED_UP = "the epoch looked up by the table, and closed rooms that go on"
    UNASKED = "refusals without asking who has the table"


def fenced(database: Connection, table: str, rows: Sequence[Row], epoch: int | None) -> None:
    write_fenced(database, [FencedChange(table, rows, epoch)])


def unfenced(database: Connection, table: str, rows: Sequence[Row], epoch: int | None) -> None:
    write_rows(database, table, rows)
