"""The chat of a room: presets and plain text, heard by those who have not muted the speaker."""

import msgspec

from tripot.server.asking import Asking
from tripot.server.audience import Listener
from tripot.server.bounds import LONGEST_REMARK
from tripot.server.errors import NotFound, NotNow
from tripot.server.opening import MOST_REMARKS
from tripot.server.plain import cleaned
from tripot.server.protocol.commands import Mute, Say
from tripot.server.protocol.news import ChatNews, Said
from tripot.server.room import Room
from tripot.server.storage.changes import change
from tripot.server.storage.guests import is_guest, muted_by, set_mute
from tripot.server.storage.play import add_remark
from tripot.server.storage.rows import Remark
from tripot.text import Speaker


async def say(asking: Asking, command: Say) -> None:
    room, guest = asking.room, asking.guest
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
    await room.store(change(add_remark, room.id, remark), asking.done(command))
    room.remarks = [*room.remarks[1 - MOST_REMARKS :], remark]
    for listener in room.audience:
        if guest.id not in listener.muted:
            listener.post(msgspec.json.encode(as_said(remark, listener)))


async def mute(asking: Asking, command: Mute) -> None:
    storage = asking.room.house.storage
    if not await storage.read(is_guest, command.guest):
        raise NotFound
    muted = change(set_mute, asking.guest.id, command.guest, command.muted)
    await asking.room.store(muted, asking.done(command))
    for listener in asking.room.audience:
        if listener.guest.id == asking.guest.id:
            listener.muted = await storage.read(muted_by, asking.guest.id)


def tell_remarks(room: Room, listener: Listener, since: int) -> None:
    """What was said after number `since`."""
    said = [
        as_said(remark, listener)
        for remark in room.remarks
        if remark.number > since and remark.guest not in listener.muted
    ]
    listener.post(msgspec.json.encode(ChatNews(said=said)))


def as_said(remark: Remark, listener: Listener) -> Said:
    text = remark.text
    if remark.preset and listener.language:
        text = Speaker(listener.language).say(f"chat-{remark.preset}")
    return Said(remark.number, remark.guest, remark.name, remark.seat, remark.preset, text, remark.at)
