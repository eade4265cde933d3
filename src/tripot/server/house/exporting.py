"""Everything that is kept about a guest, sent piece by piece: however much it is, one game at a time is in memory."""

from collections.abc import AsyncIterator

from tripot.server.protocol.bodies import Me
from tripot.server.protocol.tables import ENDED
from tripot.server.rooms.restoring import encoded_record
from tripot.server.storage.guests import remarks_by
from tripot.server.storage.rows import Guest
from tripot.server.storage.store import Storage
from tripot.server.storage.tables import played_by
from tripot.server.telling.teller import encode

REMARKS = 500  # that are read at a time


def me(guest: Guest, token: str | None = None) -> Me:
    return Me(guest.id, guest.name, guest.language, guest.program, token, guest.colour)


async def exported(storage: Storage, guest: Guest) -> AsyncIterator[bytes]:
    """`protocol.http.Export` as JSON.  All that takes long is done in the thread that reads, one piece at a time."""
    tables = await storage.read(played_by, guest.id)
    yield b'{"me":' + encode(me(guest)) + b',"games":['
    mark = b""
    for table_id in [table_id for table_id, status in tables if status in ENDED]:
        record = await storage.read(encoded_record, table_id)
        if record is not None:
            yield mark + record
            mark = b","
    unfinished = [table_id for table_id, status in tables if status not in ENDED]
    yield b'],"unfinished":' + encode(unfinished) + b',"said":['
    async for part in remarks(storage, guest):
        yield part
    yield b"]}"


async def remarks(storage: Storage, guest: Guest) -> AsyncIterator[bytes]:
    first = 0
    while said := await storage.read(remarks_by, guest.id, first, REMARKS):
        yield (b"," if first else b"") + encode(said)[1:-1]
        first += len(said)
