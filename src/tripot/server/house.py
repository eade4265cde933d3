"""The house: all tables, of which only those in use are in memory."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from tripot.core.game import Game
from tripot.core.registry import game as find_game
from tripot.core.state import State
from tripot.server import presence
from tripot.server.background import Background
from tripot.server.bounds import MOST_RESTORED
from tripot.server.errors import BadMessage, BrokenTable, NotAllowed, NotFound
from tripot.server.health import HealthCheck
from tripot.server.hosting import sit_by_key
from tripot.server.keys import Keyring, fits, new_id, new_token, read_secret, token_hash
from tripot.server.limits import Limits
from tripot.server.lobby import Lobby
from tripot.server.metrics import GUESTS, ROOMS
from tripot.server.network.addresses import LOOPBACK, Networks
from tripot.server.opening import Contents, contents_of, resume
from tripot.server.outlooks import Outlooks
from tripot.server.page import BUILT
from tripot.server.protocol.tables import Settings
from tripot.server.room import Room
from tripot.server.seating import bot_place, cover_of, first_bank
from tripot.server.storage import Storage
from tripot.server.storage.deadlines import set_deadline
from tripot.server.storage.guests import add_guest, guest_of_token
from tripot.server.storage.heartbeat import resume_deadlines
from tripot.server.storage.rows import Deadline, Guest, Place, Table
from tripot.server.storage.tables import (
    add_member,
    add_open_table,
    drop_stale_table,
    end_table,
    is_member,
    public_tables,
)
from tripot.server.sweeper import Sweeper
from tripot.server.thinking import Thinker
from tripot.server.timesource import TimeSource

IDLE = 30.0  # seconds that an unused room stays in memory
TIDY_UP = 5.0
STALE = 14 * 86400.0  # seconds that a table may wait for its game to begin
STALE_AGAIN = 3600.0  # and some more, while somebody looks at it
log = logging.getLogger("tripot.house")


@dataclass(frozen=True)
class Running:
    """How a server is run."""

    database: Path
    secret_file: Path
    public_url: str = ""
    trusted_proxies: Networks = LOOPBACK
    metrics_from: Networks = LOOPBACK  # who may read them
    bot_workers: int = 1
    limits: bool = True
    grace: float = 30.0  # seconds after a start before the first deadline can pass
    idle: float = IDLE
    stale: float = STALE
    page: Path = BUILT
    time: TimeSource = field(default_factory=TimeSource)


class House:
    def __init__(self, running: Running) -> None:
        self.running = running
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.restoring = asyncio.Semaphore(MOST_RESTORED)
        self.keyring = Keyring(read_secret(running.secret_file))
        self.limits = Limits(running.limits)
        self.thinker = Thinker(running.bot_workers)
        self.outlooks = Outlooks()
        self.sweeper = Sweeper(self)
        self.time = running.time
        self.background = Background()
        self.health = HealthCheck(self)
        self.on_lost: Callable[[], None] = lambda: None  # ends the server
        self.is_closing = False
        self.leaving: set[str] = set()  # guests who are being forgotten

    async def open(self) -> None:
        self.storage = Storage(self.running.database, self.give_up)
        await self.storage.write(resume_deadlines, self.time.steady(), self.running.grace)
        self.lobby = Lobby(await self.storage.read(public_tables))
        self.thinker.pool.open()
        self.checking = asyncio.create_task(self.storage.check())
        self.background.start("sweeper", self.sweeper.watch)
        self.background.start("rooms", self.tidy_up)
        self.background.start("health", self.health.watch)

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
        await self.thinker.pool.close()
        await self.checking
        await self.health.write()
        await self.storage.close()

    def give_up(self) -> None:
        """Nobody knows what is stored: tell nobody anything more, and end."""
        self.is_closing = True
        for room in self.rooms.values():
            room.is_closed = True
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
        try:
            contents = await self.storage.read(contents_of, table_id)
            if contents is None:
                raise NotFound
            room = self.rooms[table_id] = await self.room_of(contents)
            ROOMS.set(len(self.rooms))
        finally:
            del self.opening[table_id]
        if contents.table.status == "playing":
            room.post(partial(presence.expect_all, room))
            room.bench.go_on()
        return room

    async def room_of(self, contents: Contents) -> Room:
        """A game that cannot be stepped through any more is ended if it was in play; its record is all that is left."""
        try:
            async with self.restoring:
                return Room(self, contents, await resume(contents))
        except BrokenTable as error:
            table = contents.table
            extra = {"table": table.id[:8], "game": table.settings.game, "rules": table.rules, "why": error.why.code}
            log.warning("a game cannot be stepped through any more", extra=extra)
            if table.status == "playing":
                await self.storage.write(end_table, table.id, "rules", self.time.now())
                table.status, table.ended_by = "ended", "rules"
                contents.deadlines.clear()
                self.lobby.forget(table.id)
            return Room(self, contents, None, replayable=False)

    async def tidy_up(self) -> None:
        """After a moment, let rooms that nobody uses leave memory."""
        await asyncio.sleep(min(TIDY_UP, self.running.idle))
        before = self.time.monotonic() - self.running.idle
        for room in [room for room in self.rooms.values() if room.is_idle and room.used < before]:
            self.drop(room)

    def stale_at(self) -> float:
        """When a table that is opened now may be forgotten."""
        return self.time.steady() + self.running.stale

    async def forget_stale(self, deadline: Deadline) -> None:
        """A table has waited long for its game to begin: forget it, unless somebody looks at it."""
        table_id = deadline.table_id
        if self.has_room(table_id):
            await self.storage.write(set_deadline, *deadline[:3], self.time.steady() + STALE_AGAIN)
        else:
            await self.storage.write(drop_stale_table, deadline)
            self.lobby.forget(table_id)

    def drop(self, room: Room) -> None:
        """Forget a room; who still looks on comes back and finds it opened anew."""
        room.is_closed = True
        room.bench.cancel()
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        for listener in room.audience:
            listener.close()
        ROOMS.set(len(self.rooms))

    async def admit(self, guest: Guest, table_id: str) -> Room:
        """The room of a table that the guest may look at."""
        room = await self.room(table_id)
        is_known = await self.storage.read(is_member, table_id, guest.id)
        if room.seating.settings.visibility == "link" and not is_known:
            raise NotFound
        if not room.seating.admits(guest):
            raise NotAllowed(wanted="spectators")
        return await self.room(table_id)  # it may have left memory meanwhile

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

    async def create(self, guest: Guest, settings: Settings) -> Room:
        game = await asyncio.to_thread(checked_game, settings)
        table = Table(new_id(), settings, guest.id, "open", game.rules, created=self.time.now())
        await self.storage.write(add_open_table, table, first_places(settings), self.stale_at())
        room = await self.room(table.id)
        self.lobby.note(room.info(), table.created, guest.name)
        return room

    async def enter(self, guest: Guest, table_id: str, key: str) -> Room:
        """Let a guest in who has the key of the table, or that of a seat, which then is theirs."""
        room = await self.room(table_id)
        if guest.id in room.seating.banned:
            raise NotAllowed(wanted="spectators")
        if fits(key, self.keyring.table(table_id, room.seating.table.generation)):
            await self.storage.write(add_member, table_id, guest.id)
            return room
        for place in room.seating.places:
            if fits(key, self.keyring.seat(table_id, place.seat, place.generation)):
                await room.call(partial(sit_by_key, room, place, guest))
                return room
        raise NotFound


def checked_game(settings: Settings) -> Game[State]:
    """The game, if it can be played like this."""
    game = find_game(settings.game)
    if settings.data is not None:
        game = game.with_data(settings.data)
    game.check_options(settings.options, game.check_seats(settings.seats))
    cover_of(settings)
    if len(settings.bots) > settings.seats:
        raise BadMessage(found="bots")
    return game


def first_places(settings: Settings) -> list[Place]:
    places = [Place(seat, bank=first_bank(settings)) for seat in range(settings.seats)]
    for seat, bot in enumerate(settings.bots):
        if bot:
            places[seat] = bot_place(places[seat], bot)
    return places
