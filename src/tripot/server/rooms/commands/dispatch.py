"""A command: which handler it has, and how its reply comes about."""

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from tripot.core.errors import TripotError
from tripot.server.errors import OutcomeUnknown
from tripot.server.protocol import commands as c
from tripot.server.protocol.news import DoneNews, News
from tripot.server.rooms.change import Change
from tripot.server.rooms.commands import chat, host, playing, presence, seats
from tripot.server.rooms.commands.caller import Caller
from tripot.server.rooms.commands.replies import stored_reply
from tripot.server.storage.rows import NewReply

HANDLERS: dict[type[c.Command], Callable[[Caller, Any], Awaitable[Change]]] = {
    c.Hello: presence.greet,
    c.Sit: seats.sit,
    c.Stand: seats.stand,
    c.BeReady: seats.be_ready,
    c.SeatBot: seats.seat_bot,
    c.Clear: seats.clear,
    c.Start: seats.start,
    c.Rematch: seats.rematch,
    c.SwapSeats: host.swap_seats,
    c.ChangeSettings: host.change_settings,
    c.HandOver: host.hand_over,
    c.GiveTime: host.give_time,
    c.SendAway: host.send_away,
    c.Admit: host.admit,
    c.RenewLink: host.renew_link,
    c.Answer: playing.answer,
    c.Undo: playing.undo,
    c.Hint: playing.hint,
    c.Vote: playing.vote,
    c.Abandon: playing.abandon,
    c.Say: chat.say,
    c.Mute: chat.mute,
}
UNKEPT = (c.Hello, c.Hint)  # done again when they come again


class CommandTurn:
    def __init__(self, caller: Caller, command: c.AnyCommand) -> None:
        self.caller = caller
        self.command = command
        self.joins = isinstance(command, c.Answer)
        self.guest = caller.guest.id

    async def work(self) -> Change:
        """What a command changes; the same command again changes nothing, and gets the same reply."""
        caller, command = self.caller, self.command
        if isinstance(command, UNKEPT):
            return await HANDLERS[type(command)](caller, command)
        known = await caller.earlier_reply(command)
        if known is not None:
            return Change(reply=known)
        change = await HANDLERS[type(command)](caller, command)
        if self.joins or not (change.rows or change.deadlines):
            return change
        done = NewReply(self.guest, stored_reply(command, change.reply))
        return change._replace(rows=[*change.rows, done])

    def succeed(self, change: Change) -> None:
        if change.later:
            self.caller.room.aside(reply_later(self.caller, self.command, change.later))
        elif isinstance(self.command, UNKEPT):
            self.caller.reply(DoneNews(id=self.command.id))
        else:
            self.caller.confirm(self.command, change.reply)

    def fail(self, error: BaseException) -> None:
        if isinstance(error, TripotError) and not isinstance(error, OutcomeUnknown):
            self.caller.refuse(self.command, error)
        else:  # neither done nor refused
            self.caller.room.log_failure(error)
            self.caller.give_up(error)


def ask(caller: Caller, command: c.AnyCommand) -> None:
    """Let the room carry it out in its turn, and reply."""
    caller.room.enqueue(CommandTurn(caller, command))


async def reply_later(caller: Caller, command: c.AnyCommand, work: Coroutine[Any, Any, News]) -> None:
    try:
        caller.reply(await work)
    except TripotError as error:
        caller.refuse(command, error)
    except Exception as error:
        caller.room.log_failure(error)
        caller.give_up(error)
