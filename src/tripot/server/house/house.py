"""The house: all tables, of which only those in use are in memory."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

from tripot.server.bounds import MOST_RESTORED
from tripot.server.errors import BrokenTable, NotAllowed, NotFound, NotStored, OutcomeUnknown, TakenOver
from tripot.server.house.background import Background
from tripot.server.house.config import Config
from tripot.server.house.health import HealthCheck
from tripot.server.house.sweeper import Sweeper
from tripot.server.monitoring.metrics import GUESTS, ROOMS
from tripot.server.protocol.tables import Settings
from tripot.server.rooms.change import ended
from tripot.server.rooms.commands.seats import enter, sit_by_key
from tripot.server.rooms.restoring import resume
from tripot.server.rooms.room import Room
from tripot.server.rooms.seating import bot_place, checked_game, first_bank, updated
from tripot.server.security.keys import Keyring, is_same_key, new_id, new_token, read_secret, token_hash
from tripot.server.security.rate_limits import Limits
from tripot.server.storage.contents import Contents, contents_of
from tripot.server.storage.database.address import Postgres
from tripot.server.storage.guests import add_guest, guest_of_token
from tripot.server.storage.rows import Deadline, Guest, NewTable, Place, Row, SetDeadline, Table
from tripot.server.storage.schedule import resume_deadlines
from tripot.server.storage.store import open_storage
from tripot.server.storage.tables import drop_stale_table, is_member, public_tables
from tripot.server.telling.lobby import Lobby
from tripot.server.workers.thinking import Thinker

if TYPE_CHECKING:
    from tripot.server.house.node import HouseNode

TIDY_UP = 5.0
log = logging.getLogger("tripot.house")


class Errands(Protocol):
    """What other nodes can be asked to do; NodeUnreachable if they cannot."""

    async def expire(self, owner: str, deadline: Deadline) -> None: ...

    async def forget(self, owner: str, table_id: str, guest: Guest) -> None: ...

    async def close_sockets(self, guest: str) -> None: ...


class House:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.restoring = asyncio.Semaphore(MOST_RESTORED)
        self.keyring = Keyring(read_secret(config.secret_file))
        self.limits = Limits(config.limits)
        self.thinker = Thinker(config.bot_workers)
        self.sweeper = Sweeper(self)
        self.time = config.time
        self.background = Background()
        self.health = HealthCheck(self)
        self.on_lost: Callable[[], None] = lambda: None  # ends the server
        self.is_closing = False
        self.leaving: set[str] = set()  # guests who are being forgotten
        self.node = new_node(self) if isinstance(config.database, Postgres) else None
        self.errands: Errands | None = None  # what other nodes can be asked to do

    async def open(self) -> None:
        self.storage = open_storage(self.config.database, self.give_up, self.node.id if self.node else "")
        if self.node:
            await self.node.join()
        else:
            await self.storage.write(resume_deadlines, self.time.steady(), self.config.grace)
        self.lobby = Lobby(await self.storage.read(public_tables))
        self.thinker.pool.open()
        self.checking = asyncio.create_task(self.storage.check())
        self.background.start("sweeper", self.sweeper.watch)
        self.background.start("rooms", self.tidy_up)
        self.background.start("health", self.health.watch)
        if self.node:
            self.background.start("heartbeat", self.node.watch)
            self.background.start("news", self.node.hear_news)

    async def close(self) -> None:
        """Finish what was begun, and store it."""
        self.is_closing = True
        await self.background.stop()
        if self.storage.condition.is_lost:
            return
        for room in list(self.rooms.values()):
            room.bench.cancel()
            if room.task:
                await room.task
        if self.node:
            await self.hand_over(self.node)
        await self.thinker.pool.close()
        await self.checking
        await self.health.write()
        await self.storage.close()

    async def hand_over(self, node: "HouseNode") -> None:
        """Other nodes have all rooms a moment later; those who look on from there stay connected."""
        for room in list(self.rooms.values()):
            self.drop(room)
        try:
            await node.leave()
        except (NotStored, OutcomeUnknown):
            log.warning("the node's lease runs out by itself, since it cannot be ended")

    def give_up(self) -> None:
        """Nobody knows what is stored: tell nobody anything more, and end."""
        self.is_closing = True
        for room in self.rooms.values():
            room.closed_by = OutcomeUnknown()
            room.bench.cancel()
        self.on_lost()

    # ---- rooms ------------------------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a table, opened if need be; NotFound creates nothing."""
        room = self.rooms.get(table_id)
        if room is None:
            task = self.opening.get(table_id)
            if task is None:
                task = self.opening[table_id] = asyncio.create_task(self.open_room(table_id))
            room = await asyncio.shield(task)
        room.used = self.time.monotonic()
        return room

    def has_room(self, table_id: str) -> bool:
        """Is the table in memory, or about to be?"""
        return table_id in self.rooms or table_id in self.opening

    async def open_room(self, table_id: str) -> Room:
        epoch = 0
        try:
            if self.node:
                await self.node.settle()
            epoch = await self.storage.own(table_id)
            contents = await self.storage.read(contents_of, table_id)
            if contents is None:
                raise NotFound
            room = self.rooms[table_id] = await self.room_of(contents, epoch)
            ROOMS.set(len(self.rooms))
        finally:
            del self.opening[table_id]
            if table_id not in self.rooms:
                self.storage.release(table_id, epoch)
        if contents.table.status == "playing":
            room.look_after()
        return room

    async def room_of(self, contents: Contents, epoch: int) -> Room:
        """A game that cannot be stepped through any more is ended if it was in play; its record is all that is left."""
        try:
            async with self.restoring:
                return Room(self, contents, await resume(contents), epoch)
        except BrokenTable as error:
            table = contents.table
            extra = {"table": table.id[:8], "game": table.settings.game, "rules": table.rules, "why": error.why.code}
            log.warning("a game cannot be stepped through any more", extra=extra)
            if table.status == "playing":
                end = ended("rules", self.time.now())
                rows: list[Row] = [end, *(SetDeadline(d.seat, d.kind, None) for d in contents.deadlines)]
                await self.storage.commit(table.id, rows, epoch)
                contents.table = updated(table, end)
                contents.deadlines.clear()
                self.lobby.forget(table.id)
            return Room(self, contents, None, epoch, replayable=False)

    async def tidy_up(self) -> None:
        """After a moment, let rooms that nobody uses leave memory."""
        await asyncio.sleep(min(TIDY_UP, self.config.idle))
        before = self.time.monotonic() - self.config.idle
        for room in [room for room in self.rooms.values() if room.is_idle and room.used < before]:
            self.drop(room)

    async def owner_of(self, table_id: str) -> str | None:
        """The other node that has a table; none: this one has it, or may take it."""
        if self.node is None or self.has_room(table_id):
            return None
        from tripot.server.storage.postgres.ownership import owner_of  # here, since a device does not have it

        return await self.storage.read(owner_of, table_id, self.node.id)

    def close_sockets(self, guest: str) -> None:
        """Of a guest who is forgotten."""
        for room in self.rooms.values():
            room.audience.close(guest)

    def expect_deadline(self, at: float | None) -> None:
        """A deadline is new."""
        self.sweeper.expect(at)

    def stale_at(self) -> float:
        """When a table that is opened now may be forgotten."""
        return self.time.steady() + self.config.stale

    async def forget_stale(self, deadline: Deadline) -> None:
        """A table that is not in memory has waited long for its game to begin: forget it."""
        await self.storage.write(drop_stale_table, deadline)
        self.lobby.forget(deadline.table_id)

    def drop(self, room: Room, why: Exception | None = None) -> None:
        """Forget a room; whoever still looks on comes back and finds it opened again, perhaps elsewhere."""
        room.closed_by = room.closed_by or why or TakenOver()
        room.bench.cancel()
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            self.storage.release(room.id, room.epoch)
        for listener in room.audience:
            listener.close()
        ROOMS.set(len(self.rooms))

    async def admit(self, guest: Guest | None, table_id: str, key: str = "") -> Room:
        """The room of a table that the guest may look at; by the key of its replay anybody may when it is over."""
        room = await self.room(table_id)
        is_open = room.seating.settings.visibility == "public" or self.opens_replay(room, key)
        if not is_open and (guest is None or not await self.storage.read(is_member, table_id, guest.id)):
            raise NotFound
        if not room.seating.admits(guest):
            raise NotAllowed(wanted="spectators")
        return await self.room(table_id)  # it may have left memory meanwhile

    def opens_replay(self, room: Room, key: str) -> bool:
        table = room.seating.table
        return table.has_ended and is_same_key(key, self.keyring.replay(table.id, table.generation))

    def bot_tables(self, host: str) -> int:
        """How many tables of this host there are at which bots play among themselves."""
        hosted = [room.seating for room in self.rooms.values() if room.seating.table.host == host]
        return sum(seating.table.status == "playing" and seating.has_only_bots for seating in hosted)

    # ---- guests -----------------------------------------------------------------------------------------------------

    async def welcome(self, name: str, language: str, program: bool) -> tuple[Guest, str]:
        """A new guest and its secret, of which only the hash is kept."""
        guest, token = Guest(new_id(), name, language, program), new_token()
        await self.storage.write(add_guest, guest, token_hash(token), self.time.now())
        GUESTS.inc()
        return guest, token

    async def recognise(self, token: str) -> Guest | None:
        guest = await self.storage.read(guest_of_token, token_hash(token)) if token else None
        return guest if guest and guest.id not in self.leaving else None

    # ---- tables -----------------------------------------------------------------------------------------------------

    async def create(
        self, guest: Guest, settings: Settings, start: str | None = None, rules: str | None = None
    ) -> Room:
        """A table, whose game begins with the set-up or goes on from a position, by the rules of that."""
        game = await asyncio.to_thread(checked_game, settings)
        table = Table(new_id(), settings, guest.id, "open", rules or game.rules, start=start, created=self.time.now())
        await self.storage.commit(table.id, [NewTable(table, first_places(settings), self.stale_at())])
        room = await self.room(table.id)
        self.lobby.note(room.info(), table.created, guest.name)
        return room

    async def enter(self, guest: Guest, table_id: str, key: str) -> Room:
        """Let a guest in who has the key of the table, or that of a seat, which then is theirs."""
        room = await self.room(table_id)
        if guest.id in room.seating.banned:
            raise NotAllowed(wanted="spectators")
        if is_same_key(key, self.keyring.table(table_id, room.seating.table.generation)):
            await room.call(partial(enter, room, guest))
            return room
        for place in room.seating.places:
            if is_same_key(key, self.keyring.seat(table_id, place.seat, place.generation)):
                await room.call(partial(sit_by_key, room, place, guest))
                return room
        raise NotFound


def new_node(house: House) -> "HouseNode":
    from tripot.server.house.node import HouseNode  # here, since most servers have no use for it

    return HouseNode(house)


def first_places(settings: Settings) -> list[Place]:
    places = [Place(seat, bank=first_bank(settings)) for seat in range(settings.seats)]
    for seat, bot in enumerate(settings.bots):
        if bot:
            places[seat] = bot_place(places[seat], bot)
    return places
