"""The chat of a room: presets and plain text, heard by those who have not muted the speaker."""

from tripot.server.bounds import LONGEST_REMARK
from tripot.server.errors import NotFound, NotNow
from tripot.server.protocol.commands import Mute, Say
from tripot.server.rooms.change import Change
from tripot.server.rooms.commands.caller import Caller
from tripot.server.security.sanitise import cleaned
from tripot.server.storage.guests import is_guest
from tripot.server.storage.rows import Remark, SetMute


async def say(caller: Caller, command: Say) -> Change:
    room, guest = caller.room, caller.guest
    text = "" if command.preset else cleaned(command.text, LONGEST_REMARK)
    mode = room.seating.settings.chat
    if mode == "off" or (mode == "presets" and not command.preset):
        raise NotNow(wanted="chat")
    if not text and not command.preset:
        raise NotNow(wanted="words")
    room.bucket(guest).take()
    place = room.seating.place_of(guest)
    remark = Remark(
        number=room.remarks[-1].number + 1 if room.remarks else 1,
        guest=guest.id,
        name=place.name if place else guest.name,
        seat=place.seat if place else None,
        preset=command.preset,
        text=text,
        command=command.id,
        at=round(room.house.time.now(), 1),
    )
    return Change([remark])


async def mute(caller: Caller, command: Mute) -> Change:
    if not await caller.room.house.storage.read(is_guest, command.guest):
        raise NotFound
    return Change([SetMute(caller.guest.id, command.guest, command.muted)])
