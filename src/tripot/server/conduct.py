"""What a room does on each command, in its turn."""

from collections.abc import Awaitable, Callable
from typing import Any

from tripot.core.errors import TripotError
from tripot.server import host, hosting, playing, presence, said
from tripot.server.asking import Asking
from tripot.server.errors import OutcomeUnknown
from tripot.server.protocol import commands as c
from tripot.server.protocol.news import Done, News


async def carry_out(asking: Asking, command: c.AnyCommand) -> None:
    """Do what a command asks for, and reply; the same command again gets the same reply."""
    if isinstance(command, c.Hello):
        asking.reply(Done(id=command.id))
        await presence.greet(asking, command)
        return
    if asking.room.has_unsettled(asking.guest):
        await asking.room.settle()  # this may be the same command again
    try:
        known = await asking.earlier_reply(command)
        if known is not None:
            asking.reply(known)
            return
        reply = await HANDLERS[type(command)](asking, command)
    except OutcomeUnknown:
        raise  # neither done nor refused: the server ends without a reply
    except TripotError as error:
        await asking.room.settle()  # the refusal may follow from what is not stored yet
        asking.refuse(command, error)
    else:
        if not isinstance(command, REPLY_LATER):
            asking.confirm(command, reply)


HANDLERS: dict[type[c.Command], Callable[[Asking, Any], Awaitable[News | None]]] = {
    c.Sit: hosting.sit,
    c.Stand: hosting.stand,
    c.SeatBot: hosting.seat_bot,
    c.Clear: hosting.clear,
    c.Start: hosting.start,
    c.Rematch: hosting.rematch,
    c.HandOver: host.hand_over,
    c.GiveTime: host.give_time,
    c.SendAway: host.send_away,
    c.Admit: host.admit,
    c.RenewLink: host.renew_link,
    c.Answer: playing.answer,
    c.Hint: playing.hint,
    c.Vote: playing.vote,
    c.Abandon: playing.abandon,
    c.Say: said.say,
    c.Mute: said.mute,
}
REPLY_LATER = (c.Answer, c.Hint)
