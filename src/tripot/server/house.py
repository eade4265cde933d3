"""The house: all tables, of which only those in use are in memory."""

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tripot.core.game import Game
from tripot.core.registry import game as find_game
from tripot.core.state import State
from tripot.server import presence
from tripot.server.bounds import MOST_RESTORED
from tripot.server.errors import BadMessage, BrokenTable, NotAllowed, NotFound, NotStored
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
from tripot.server.storage.guests import add_guest, guest_of_token
from tripot.server.storage.play import postpone_deadlines
from tripot.server.storage.rows import Guest, Place, Table
from tripot.server.storage.tables import (
    add_member,
    add_table,
    drop_table,
    end_table,
    is_member,
    public_tables,
    stale_tables,
)
from tripot.server.sweeper import Sweeper
from tripot.server.thinking import Thinker

IDLE = 30.0  # seconds that an unused room stays in memory
TIDY_UP = 5.0
STALE = 14 * 86400.0  # seconds that a table may wait for its game to begin
CLEAR_UP = 3600.0
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


class House:
    def __init__(self, running: Running) -> None:
        self.running = running
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.restoring = asyncio.Semaphore(MOST_RESTORED)
        self.keyring = Keyring(read_secret(running.secret_file))
        self.limits = Limits(running.limits)
        self.thinker = Thinker(running.bot_workers)
        self.outlooks = Outlooks(self.thinker)
        self.sweeper = Sweeper(self)
        self.tasks: list[asyncio.Task[None]] = []
        self.is_closing = False

    async def open(self) -> None:
        self.storage = Storage(self.running.database)
        await self.storage.write(postpone_deadlines, time.time() + self.running.grace)
        self.lobby = Lobby(await self.storage.read(public_tables))
        self.thinker.pool.open()
        self.tasks = [asyncio.create_task(work()) for work in (self.sweeper.run, self.tidy_up, self.clear_up)]

    async def close(self) -> None:
        """Finish what was begun, and store it."""
        self.is_closing = True
        for task in self.tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for room in list(self.rooms.values()):
            room.bench.cancel()
            if room.task:
                await room.task
        await self.thinker.pool.close()
        await self.storage.close()

    # ---- rooms ------------------------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a table, opened if need be; NotFound creates nothing."""
        room = self.rooms.get(table_id)
        if room is None:
            task = self.opening.get(table_id)
            if task is None:
                task = self.opening[table_id] = asyncio.create_task(self.open_room(table_id))
            room = await asyncio.shield(task)
        room.used = time.monotonic()
        return room

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
                await self.storage.write(end_table, table.id, "rules", time.time())
                table.status, table.ended_by = "ended", "rules"
                contents.deadlines.clear()
                self.lobby.forget(table.id)
            return Room(self, contents, None, replayable=False)

    async def tidy_up(self) -> None:
        """Let rooms that nobody uses leave memory."""
        while True:
            await asyncio.sleep(min(TIDY_UP, self.running.idle))
            before = time.monotonic() - self.running.idle
            for room in [room for room in self.rooms.values() if room.is_idle and room.used < before]:
                self.drop(room)

    async def clear_up(self) -> None:
        """From time to time, forget tables whose game never began."""
        while True:
            try:
                await self.forget_stale()
            except NotStored:
                log.exception("old tables cannot be forgotten")
            await asyncio.sleep(min(CLEAR_UP, self.running.stale))

    async def forget_stale(self) -> None:
        """Those that were opened long ago, and that nobody looks at."""
        for table_id in await self.storage.read(stale_tables, time.time() - self.running.stale):
            if table_id not in self.rooms and table_id not in self.opening:
                await self.storage.write(drop_table, table_id)
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
        await self.storage.write(add_guest, guest, token_hash(token), time.time())
        GUESTS.inc()
        return guest, token

    async def recognise(self, token: str) -> Guest | None:
        return await self.storage.read(guest_of_token, token_hash(token)) if token else None

    # ---- tables -----------------------------------------------------------------------------------------------------

    async def create(self, guest: Guest, settings: Settings) -> Room:
        game = await asyncio.to_thread(checked_game, settings)
        table = Table(new_id(), settings, guest.id, "open", game.rules, created=time.time())
        await self.storage.write(add_table, table, first_places(settings))
        room = await self.room(table.id)
        self.lobby.note(room.info(), table.created, guest.name)
        return room

    async def enter(self, guest: Guest, table_id: str, key: str) -> Room:
        """Let a guest in who has the key of the table, or that of a seat, which then is theirs."""
        room = await self.room(table_id)
        if guest.id in room.seating.banned:
            raise NotAllowed(wanted="spectators")
        if fits(key, self.keyring.table(table_id)):
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
