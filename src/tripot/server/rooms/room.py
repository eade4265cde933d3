"""A room: one table in memory.

Everything that happens to it goes through one queue (`queue`), and through one `commit`: what is to change is stored,
then applied, then told.  If it cannot be stored, nothing has changed.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from functools import cached_property
from typing import Any, Protocol

from tripot.core.datafile import hash_of
from tripot.server.bounds import LOSS_RATE, OPINION_RATE, REMARK_RATE
from tripot.server.errors import NotFound, NotRead, NotStored, OutcomeUnknown, TakenOver
from tripot.server.monitoring.metrics import note_decision
from tripot.server.monitoring.timesource import TimeSource
from tripot.server.protocol.news import You
from tripot.server.protocol.tables import ClockState, TableInfo
from tripot.server.rooms.announcing import (
    reseat,
    table_info,
    tell_all_again,
    tell_game,
    tell_table,
    welcome,
    you,
)
from tripot.server.rooms.bench import Bench
from tripot.server.rooms.change import NOTHING, Change, QueueTurn
from tripot.server.rooms.commands.replies import Replies
from tripot.server.rooms.deadlines import Deadlines
from tripot.server.rooms.queue import Pending, TurnQueue
from tripot.server.rooms.seating import Seating
from tripot.server.security.keys import Keyring
from tripot.server.security.rate_limits import Bucket, Limits
from tripot.server.storage.contents import MOST_REMARKS, Contents
from tripot.server.storage.rows import Bank, DropTable, DropTraces, Guest, Remark, SetDeadline, SetMute
from tripot.server.storage.store import Storage
from tripot.server.telling.audience import Audience, Letter, send
from tripot.server.telling.following import DecidedStep, FollowedMatch
from tripot.server.telling.lobby import Lobby
from tripot.server.telling.teller import Views
from tripot.server.workers.queue import Flow
from tripot.server.workers.thinking import Thinker, WorkClaim

TRY_AGAIN = 1.0  # seconds after which a room tries again what could not be stored
log = logging.getLogger("tripot.room")


class Services(Protocol):
    """What all rooms share; the house is it."""

    storage: Storage
    time: TimeSource
    thinker: Thinker
    keyring: Keyring
    lobby: Lobby
    limits: Limits
    is_closing: bool

    def expect_deadline(self, at: float | None) -> None:
        """A deadline is new."""

    def stale_at(self) -> float:
        """When a table that is opened now may be forgotten."""

    def bot_tables(self, host: str) -> int:
        """How many tables of this host there are at which bots play among themselves."""

    def drop(self, room: "Room", why: Exception) -> None:
        """Forget a room; whoever still looks on comes back and finds it opened again."""


class Room(TurnQueue):
    def __init__(
        self,
        house: Services,
        contents: Contents,
        play: FollowedMatch | None,
        epoch: int = 0,
        replayable: bool = True,
    ) -> None:
        super().__init__(house.time.monotonic)
        self.house = house
        self.id = contents.table.id
        self.epoch = epoch  # in which this server has the table
        self.seating = Seating(contents.table, contents.places, contents.banned)
        self.play = play
        self.deadlines = Deadlines.stored(contents.table.settings.clock, contents.places, contents.deadlines)
        self.remarks = contents.remarks
        self.replies = Replies()
        self.audience = Audience()
        self.bench = Bench(self)
        self.asides: set[asyncio.Task[None]] = set()
        self.sockets = 0  # open ones, also those that have not said hello
        self.is_table_untold = False  # somebody has come or gone
        self.buckets: dict[str, Bucket] = {}  # of those who talk and want hints
        self.opinion_buckets: dict[str, Bucket] = {}  # of those who look back
        self.losses = Bucket(*LOSS_RATE)  # of workers, by this table's work
        self.books: dict[str, bytes] = {}  # by language, of a table with a data file
        self.stored_decisions = len(contents.standing)
        self.replayable = replayable  # false: what is left of the game is its record

    # ---- what becomes of a change -----------------------------------------------------------------------------------

    def prepared(self, turn: QueueTurn, change: Change, began: float) -> Pending:
        before = self.pending[-1].deadlines if self.pending else self.deadlines
        try:
            seating = self.seating.after(change.rows)
            deadlines = self.deadlines_after(change, seating, before)
            letters = self.letters(change.step, seating, deadlines) if change.step else []
        except BaseException:
            self.take_back(change)
            raise
        rows = [*change.rows, *deadlines.rows_since(before)] if deadlines is not before else list(change.rows)
        tells_table = seating is not self.seating
        if change.step is None:  # which tells the clocks itself
            tells_table |= any(isinstance(row, Bank) or getattr(row, "kind", "") == "clock" for row in rows)
        return Pending(turn, change, rows, seating, deadlines, letters, tells_table, began)

    def deadlines_after(self, change: Change, seating: Seating, before: Deadlines) -> Deadlines:
        """A change that stores nothing leaves them as they are, so that it cannot fail by them."""
        if not change.rows and change.deadlines is None:
            return before
        if change.step and seating is self.seating and not before.has_clocks:
            return before  # what most decisions do to them
        deadlines = change.deadlines or before
        now, play = self.house.time.steady(), change.play or self.play
        if seating is not self.seating or not change.step:
            present = {listener.guest.id for listener in self.audience}
            if change.arrival:
                present.add(change.arrival.listener.guest.id)
            deadlines = deadlines.with_absences(seating, present, now)
        if play is None or seating.table.status != "playing":
            return deadlines
        owing = [seat for seat in play.match.waiting if not seating.places[seat].is_played_by_bot]
        return deadlines.with_clocks(owing, change.step.asked_again if change.step else (), now)

    def letters(self, step: DecidedStep, seating: Seating, deadlines: Deadlines) -> list[Letter]:
        assert self.play is not None
        faces = deadlines.clock_states(self.house.time.steady())
        return self.audience.letters(self.play, step, seating.names, faces)

    # ---- store, apply, tell -----------------------------------------------------------------------------------------

    async def commit(self) -> None:
        """The one way in which anything at a table changes: it is stored, then applied, then told."""
        pending, self.pending = self.pending, []
        try:
            if self.closed_by:  # meanwhile; perhaps the table is in another room by now
                raise self.closed_by
            if rows := [row for each in pending for row in each.rows]:
                await self.house.storage.commit(self.id, rows, self.epoch)
            elif any(each.change.arrival for each in pending):  # who must not be told what is outdated
                await self.house.storage.confirm(self.id, self.epoch)
        except Exception as error:
            self.refuse(pending, error)
            return
        for number, each in enumerate(pending):
            try:
                self.apply(each)
                self.tell(each)
                self.follow_up(each)
            except Exception as error:
                self.break_down(error, pending[number:])
                return
        if pending:
            self.let_bots_go_on()

    def refuse(self, pending: list[Pending], error: Exception) -> None:
        """What could not be stored has not happened."""
        for each in reversed(pending):
            self.take_back(each.change)
        for each in pending:
            each.turn.fail(error)
        if isinstance(error, TakenOver):
            self.close(error)
        elif not (self.is_closed or isinstance(error, OutcomeUnknown)):  # after which the server ends
            if any(each.change.step for each in pending):
                tell_all_again(self)
            asyncio.get_running_loop().call_later(TRY_AGAIN, self.look_after)

    async def refusal(self, error: Exception) -> Exception:
        """Where another server has the table, it may have done what is refused here."""
        try:
            await self.house.storage.confirm(self.id, self.epoch)
        except TakenOver as lost:
            self.close(lost)
            return lost
        except (NotRead, OutcomeUnknown) as unread:
            return unread
        return error

    def take_back(self, change: Change) -> None:
        if change.step and self.play:
            self.play.take_back(change.step)
            self.audience.views = Views()

    def break_down(self, error: Exception, pending: list[Pending]) -> None:
        """The room is not what is stored: close it.  Whoever comes back finds it opened again from that."""
        log.error("a room could not follow what is stored", exc_info=error, extra={"table": self.id[:8]})
        for each in pending:
            each.turn.fail(error)
        self.close(error)

    def close(self, error: Exception) -> None:
        """Whatever was still to be done fails with this."""
        self.house.drop(self, error)
        while self.queue:
            self.queue.popleft().fail(error)

    def apply(self, pending: Pending) -> None:
        """Become what is stored."""
        change = pending.change
        self.seating, self.deadlines = pending.seating, pending.deadlines
        self.play = change.play or self.play
        for row in pending.rows:
            if type(row) in EFFECTS:
                EFFECTS[type(row)](self, row)
        if change.step and self.play:
            self.play.trim()
        if change.leaving:
            self.audience.remove(change.leaving)
        if change.overdue is not None:
            self.bench.stand_in(change.overdue)
        if self.seating.table.has_ended:
            self.bench.cancel()

    def add_remark(self, row: Remark) -> None:
        self.remarks = [*self.remarks[1 - MOST_REMARKS :], row]

    def forget(self, row: DropTraces) -> None:
        self.remarks = [remark for remark in self.remarks if remark.guest != row.guest]
        self.replies.forget(row.guest)

    def end(self, row: DropTable) -> None:
        self.house.lobby.forget(self.id)
        self.close(NotFound())

    # ---- telling ----------------------------------------------------------------------------------------------------

    def tell(self, pending: Pending) -> None:
        change = pending.change
        if change.closes:
            self.audience.close(change.closes)
        send(pending.letters)
        if pending.tells_table:
            reseat(self)
            tell_table(self)
        if change.leaving:
            self.tell_table_soon()
        if change.play:
            for listener in self.audience:
                tell_game(self, listener)
        for row in change.rows:
            if isinstance(row, Remark):
                self.audience.tell_remark(row)
        pending.turn.succeed(change)
        if change.arrival:  # after the reply to its `hello`
            welcome(self, change.arrival)

    def tell_table_soon(self) -> None:
        """After all that is in the queue: a hundred who come or go at once are one piece of news, not a hundred."""
        if not (self.is_table_untold or self.is_closed):
            self.is_table_untold = True
            self.enqueue_work(self.tell_untold_table)

    async def tell_untold_table(self) -> Change:
        self.is_table_untold = False
        tell_table(self)
        return NOTHING

    def info(self) -> TableInfo:
        return table_info(self)

    def you(self, guest: Guest) -> You:
        return you(self, guest)

    def follow_up(self, pending: Pending) -> None:
        change = pending.change
        if change.step and self.play and change.step.seen_by == self.play.everybody:
            note_decision(time.perf_counter() - pending.began)
        if change.then and not self.is_closed:
            self.enqueue_work(change.then)

    # ---- besides ----------------------------------------------------------------------------------------------------

    def look_after(self) -> None:
        """Let deadlines follow who is there and who is asked, and bots answer what they are asked."""
        if not self.is_closed:
            self.enqueue_work(self.kept_up)

    async def kept_up(self) -> Change:
        return Change(deadlines=self.deadlines)

    def let_bots_go_on(self) -> None:
        if self.bench.go_on():
            tell_table(self)

    def aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do it beside the queue, since it takes long and changes nothing."""
        task = asyncio.create_task(work)
        self.asides.add(task)
        task.add_done_callback(self.asides.discard)

    def log_failure(self, error: BaseException) -> None:
        # Of these the storage says why, and not every second.
        if not isinstance(error, NotStored | NotRead | OutcomeUnknown | TakenOver):
            log.error("a room's work failed", exc_info=error, extra={"table": self.id[:8]})

    def clock_states(self) -> list[ClockState] | None:
        return self.deadlines.clock_states(self.house.time.steady())

    @property
    def roles(self) -> list[str]:
        """What each seat has played; no secret of any game after its end."""
        if self.play is None or not self.seating.table.has_ended:
            return []
        return list(self.play.match.game.roles(self.play.match.state))

    @property
    def decisions(self) -> int:
        return len(self.play.match.decisions) if self.play else self.stored_decisions

    @cached_property
    def data_hash(self) -> str | None:
        data = self.seating.settings.data
        return None if data is None else hash_of(data)

    def bucket(self, guest: Guest) -> Bucket:
        return self.buckets.setdefault(guest.id, Bucket(*REMARK_RATE))

    def opinion_bucket(self, guest: Guest) -> Bucket:
        return self.opinion_buckets.setdefault(guest.id, Bucket(*OPINION_RATE))

    def claim(self, kind: str, guest: str) -> WorkClaim:
        """To have something of this table worked out for a guest."""
        return WorkClaim(Flow(kind, guest), self.losses)

    @property
    def is_idle(self) -> bool:
        return self.task is None and not (self.sockets or self.bench.is_thinking or self.asides)


EFFECTS: dict[type[Any], Callable[[Room, Any], None]] = {  # of rows that are not the seating's or the deadlines' own
    SetDeadline: lambda room, row: room.house.expect_deadline(row.at),
    SetMute: lambda room, row: room.audience.mute(row),
    Remark: Room.add_remark,
    DropTraces: Room.forget,
    DropTable: Room.end,
}
