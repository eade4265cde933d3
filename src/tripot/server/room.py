"""A room: one table that is being looked at.

Everything that happens to it goes through one queue and is done by one task, one thing after the other.  A decision is
made, stored, and only then told; if it cannot be stored, the room is rebuilt from what is.  Decisions that follow each
other at once are stored together, and nothing else is done before they are.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

import msgspec

from tripot.core.errors import IllegalAction
from tripot.server.audience import Audience, Letter, Listener
from tripot.server.bench import Bench
from tripot.server.bounds import LOSS_RATE, MOST_DECISIONS, REMARK_RATE
from tripot.server.clocks import Clocks, Ticking
from tripot.server.errors import NotFound, NotStored, OutcomeUnknown
from tripot.server.limits import Bucket
from tripot.server.metrics import note_decision
from tripot.server.opening import Contents, contents_of, resume
from tripot.server.play import Play, Viewer
from tripot.server.protocol.commands import Command
from tripot.server.protocol.news import TableNews, You
from tripot.server.protocol.tables import ClockState, EndedBy, TableInfo
from tripot.server.replies import Replies, digest
from tripot.server.seating import Seating
from tripot.server.showing import table_info, you
from tripot.server.storage.changes import Change, change, make_changes
from tripot.server.storage.deadlines import set_clocks
from tripot.server.storage.play import add_deeds
from tripot.server.storage.rows import Decision, Deed, Guest, Place
from tripot.server.storage.tables import end_table, save_place
from tripot.server.telling import Teller
from tripot.server.thinking import Claim
from tripot.server.workers.queue import Flow

if TYPE_CHECKING:
    from tripot.server.asking import Asking
    from tripot.server.house import House

TRY_AGAIN = 1.0  # seconds after which bots try again what could not be stored
T = TypeVar("T")
Work = Callable[[], Awaitable[None]]
log = logging.getLogger("tripot.room")


@dataclass(frozen=True)
class Made:
    """A decision that was made and is not stored yet, and what everybody will be told of it."""

    deed: Deed
    letters: list[Letter]
    is_noticed: bool  # by everybody at the table, if only that it was made
    answer: tuple["Asking", Command] | None  # who asked for it, by which command
    began: float


class Room:
    def __init__(self, house: "House", contents: Contents, play: Play | None, replayable: bool = True) -> None:
        self.house = house
        self.id = contents.table.id
        self.audience = Audience()
        self.queue: deque[tuple[Work, bool]] = deque()
        self.unsettled: list[Made] = []
        self.task: asyncio.Task[None] | None = None
        self.used = house.time.monotonic()
        self.sockets = 0  # open ones, also those that have not said hello
        self.is_closed = False
        self.bench = Bench(self)
        self.buckets: dict[str, Bucket] = {}  # of those who talk and want hints
        self.losses = Bucket(*LOSS_RATE)  # of workers, by this table's work
        self.asides: set[asyncio.Task[None]] = set()
        self.books: dict[str, bytes] = {}  # by language, of a table with a data file
        self.replayable = replayable  # false: what is left of the game is its record
        self.fill(contents, play)

    def fill(self, contents: Contents, play: Play | None) -> None:
        self.seating = Seating(contents.table, contents.places, contents.banned)
        self.play = play
        self.decisions = len(contents.decisions)
        self.remarks = contents.remarks
        self.away = {d.seat: d.at for d in contents.deadlines if d.kind == "away"}
        self.host_due = next((d.at for d in contents.deadlines if d.kind == "host"), None)
        self.clocks = Clocks(
            contents.table.settings.clock,
            {place.seat: place.bank for place in contents.places},
            {d.seat: d.at for d in contents.deadlines if d.kind == "clock"},
        )
        self.replies = Replies()

    # ---- one thing after the other ----------------------------------------------------------------------------------

    def post(self, work: Work, joins: bool = False) -> None:
        """Let it be done when everything before it is done; a decision may join those that are not stored yet."""
        assert not self.is_closed, "a closed room has no writer"
        self.queue.append((work, joins))
        if self.task is None:
            self.task = asyncio.create_task(self.work())

    async def work(self) -> None:
        while self.queue:
            work, joins = self.queue.popleft()
            if not joins:
                await self.try_to(self.settle)
            await self.try_to(work)
            if not self.queue:
                await self.try_to(self.settle)
        self.used = self.house.time.monotonic()
        self.task = None

    async def try_to(self, work: Work) -> None:
        """A room outlives whatever happens in it."""
        try:
            await work()
        except OutcomeUnknown:
            pass  # the server ends; its log says why
        except Exception:
            log.exception("a room's work failed", extra={"table": self.id[:8]})

    async def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Wait until it is done in its turn."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def do() -> None:
            try:
                result = await work()
                await self.settle()
            except BaseException as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)

        self.post(do)
        return await done

    def aside(self, work: Coroutine[None, None, None]) -> None:
        """Do it beside the queue, since it takes long and changes nothing."""
        task = asyncio.create_task(self.try_to(lambda: work))
        self.asides.add(task)
        task.add_done_callback(self.asides.discard)

    def bucket(self, guest: Guest) -> Bucket:
        return self.buckets.setdefault(guest.id, Bucket(*REMARK_RATE))

    def claim(self, kind: str, guest: str) -> Claim:
        """To have something of this table worked out for a guest."""
        return Claim(Flow(kind, guest), self.losses)

    @property
    def is_idle(self) -> bool:
        return self.task is None and not (self.sockets or self.bench.is_thinking or self.asides)

    # ---- decisions --------------------------------------------------------------------------------------------------

    async def decide(self, seat: int, action: str, answer: tuple["Asking", Command] | None = None) -> None:
        """Do what a player or a bot has decided; `settle` stores and tells it.  IllegalAction changes nothing.

        `answer` is who asks for it by which command, and gets the reply.
        """
        try:
            self.unsettled.append(self.make(seat, action, answer))
        except IllegalAction:
            raise
        except BaseException:
            await self.go_back()
            raise

    def make(self, seat: int, action: str, answer: tuple["Asking", Command] | None) -> Made:
        assert self.play is not None
        began = time.perf_counter()
        step = self.play.submit(seat, action)
        now, asked = self.house.time.now(), int(self.play.match.state.waiting)
        guest, command, mark = (answer[0].guest.id, answer[1].id, digest(answer[1])) if answer else (None, None, None)
        decision = Decision(self.decisions, seat, step.notation, guest, command, now, asked, mark)
        self.decisions += 1
        outcome = self.play.match.outcome
        result = msgspec.json.encode(outcome.to_json()).decode() if outcome else None
        ticking = Ticking({}, {})
        if self.clocks.are_running and not outcome:
            ticking = self.ticking(self.play, self.seating.places, step.asked_anew)
            self.clocks.go_on(ticking)
        letters = self.audience.letters(self.play, step, self.seating.names, self.clock_faces())
        deed = Deed(decision, ticking.banks, ticking.deadlines, result)
        return Made(deed, letters, step.seen_by == self.play.everybody, answer, began)

    def has_unsettled(self, guest: Guest) -> bool:
        return any(made.deed.decision.guest == guest.id for made in self.unsettled)

    async def settle(self) -> None:
        """Store what was decided, and tell it."""
        if not self.unsettled:
            return
        try:
            await self.house.storage.write(add_deeds, self.id, [made.deed for made in self.unsettled])
        except NotStored:
            await self.go_back()
            return
        except OutcomeUnknown:
            raise  # the server ends, and tells nothing before that
        except BaseException:
            await self.go_back()
            raise
        settled, self.unsettled = self.unsettled, []
        for made in settled:
            self.tell(made)
        if self.decisions >= MOST_DECISIONS and self.seating.table.status == "playing":
            await self.end("length")
        self.bench.go_on()

    def tell(self, made: Made) -> None:
        for letter in made.letters:
            letter.send()
        if made.answer:
            asking, command = made.answer
            asking.confirm(command)
        if made.is_noticed:
            note_decision(time.perf_counter() - made.began)
        self.house.sweeper.expect(made.deed.deadlines.values())
        if made.deed.result is not None:
            self.seating.table.status = "over"
            self.seating.table.result = made.deed.result
            self.clocks.deadlines.clear()
            self.tell_table()

    async def store(self, *changes: Change) -> None:
        """Store them, all or none."""
        await self.house.storage.write(make_changes, changes)

    async def end(self, by: EndedBy, *changes: Change) -> None:
        """End the game without a result, and store other changes with that."""
        await self.store(change(end_table, self.id, by, self.house.time.now()), *changes)
        self.seating.table.status, self.seating.table.ended_by = "ended", by
        self.clocks.deadlines.clear()
        self.away.clear()
        self.bench.cancel()
        self.tell_table()

    async def go_back(self) -> None:
        """What could not be stored has not happened: go back to what is stored, or close the room until it can be."""
        lost, self.unsettled = self.unsettled, []
        await self.reload()
        for made in lost:
            if made.answer:
                asking, command = made.answer
                asking.refuse(command, NotStored())
        self.tell_all_anew()
        asyncio.get_running_loop().call_later(TRY_AGAIN, self.let_bots_go_on)

    async def reload(self) -> None:
        """Become what is stored; if that cannot be, close.  NotFound if there is no such table any more."""
        try:
            contents = await self.house.storage.read(contents_of, self.id)
            if contents is None:
                raise NotFound
            self.fill(contents, await resume(contents) if self.replayable else None)
        except BaseException:
            self.house.drop(self)
            raise

    def let_bots_go_on(self) -> None:
        if not self.is_closed:
            self.bench.go_on()

    def ticking(self, play: Play, places: list[Place], asked_anew: Iterable[int] = ()) -> Ticking:
        """What happens to the clocks when the game and the places are like this."""
        owing = [seat for seat in play.match.waiting if not places[seat].is_played_by_bot]
        return self.clocks.after(owing, asked_anew, self.house.time.steady())

    def clocks_stored(self, ticking: Ticking) -> Change:
        return change(set_clocks, self.id, ticking.banks, ticking.deadlines)

    def run_clocks(self, ticking: Ticking) -> None:
        """What happens to the clocks has been stored."""
        self.clocks.go_on(ticking)
        self.house.sweeper.expect(ticking.deadlines.values())

    async def save(self, place: Place, *changes: Change) -> None:
        """Store a changed place, and other changes with it; put it there, and tell."""
        await self.store(change(save_place, self.id, place), *changes)
        self.put(place)

    def put(self, place: Place) -> None:
        """A changed place has been stored."""
        self.seating.put(place)
        self.reseat()
        self.tell_table()

    # ---- telling ----------------------------------------------------------------------------------------------------

    def reseat(self) -> None:
        """Let everybody look from where they sit now, if they may look at all."""
        for listener in self.audience:
            place = self.seating.place_of(listener.guest)
            viewer = place.seat if place else None
            if not self.seating.admits(listener.guest):
                listener.close()
            elif viewer != listener.viewer:
                self.move(listener, viewer)
                self.tell_game(listener)

    def move(self, listener: Listener, viewer: Viewer) -> None:
        """Let a listener look from another place; what it has been told there it need not be told here."""
        if self.play is not None:
            listener.told = self.play.same_moment(listener.viewer, listener.told, viewer)
        listener.viewer = viewer

    def clock_faces(self) -> list[ClockState] | None:
        return self.clocks.shown(len(self.seating.places), self.house.time.steady())

    def tell_game(self, listener: Listener, since: int | None = None) -> None:
        """The whole game, and the events since a sequence number, or those that the listener has not been told yet."""
        if self.play is not None:
            since = listener.told if since is None else since
            game, names = self.play.match.game, self.seating.names
            teller = Teller(game, names, listener.viewer, listener.language, listener.marked)
            self.audience.tell_game(listener, self.play, teller, self.clock_faces(), since)

    def tell_table(self) -> None:
        """Tell everybody about the table and who is there; the lobby too."""
        info = self.info()
        for listener in self.audience:
            self.tell_table_to(listener, info)
        self.house.lobby.note(info, self.seating.table.created, self.seating.table.host_name)

    def tell_table_to(self, listener: Listener, info: TableInfo | None = None) -> None:
        listener.post(msgspec.json.encode(TableNews(table=info or self.info(), you=self.you(listener.guest))))

    def tell_all_anew(self) -> None:
        self.tell_table()
        for listener in self.audience:
            self.tell_game(listener)

    def info(self) -> TableInfo:
        faces = self.clock_faces() if self.play else None
        return table_info(self.seating, self.audience, faces, self.replayable, self.bench.is_busy)

    def you(self, guest: Guest) -> You:
        return you(self.seating, guest, self.house.keyring, self.audience)
