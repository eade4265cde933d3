"""A table as everybody at it sees it, and who one is there."""

import msgspec
from msgspec.structs import replace

from tripot.core.chance import commitment
from tripot.server.audience import Audience, Faces
from tripot.server.keys import Keyring
from tripot.server.protocol.news import Watcher, You
from tripot.server.protocol.tables import ClockState, PlaceInfo, TableInfo
from tripot.server.seating import Seating
from tripot.server.storage.rows import Guest, Place

ENDED = ("over", "ended")


def table_info(seating: Seating, audience: Audience, faces: Faces, replayable: bool, busy: bool) -> TableInfo:
    table = seating.table
    return TableInfo(
        id=table.id,
        settings=replace(table.settings, data=None),
        data_hash=seating.data_hash,
        rules=table.rules,
        status=table.status,
        host=table.host,
        places=[place_info(place, audience, faces[place.seat] if faces else None) for place in seating.places],
        spectators=audience.count(None),
        commitment=commitment(table.seed) if table.seed else None,
        seed=table.seed.hex() if table.seed and table.status in ENDED else None,
        next=table.next,
        ended_by=table.ended_by,
        outcome=msgspec.json.decode(table.result) if table.result else None,
        replayable=replayable,
        busy=busy,
    )


def place_info(place: Place, audience: Audience, clock: ClockState | None) -> PlaceInfo:
    return PlaceInfo(
        seat=place.seat,
        kind=place.kind,
        name=place.name,
        guest=place.guest,
        bot=place.bot,
        program=place.program,
        present=audience.has(place.seat) if place.kind == "guest" else place.kind == "bot",
        covered=place.covered,
        voted=place.voted,
        clock=clock,
    )


def you(seating: Seating, guest: Guest, keys: Keyring, audience: Audience) -> You:
    """Who a guest is; with the keys that are for nobody else."""
    table_id = seating.table.id
    place = seating.place_of(guest)
    is_host = guest.id == seating.table.host
    free = [place for place in seating.places if place.kind == "free"] if is_host else []
    return You(
        guest=guest.id,
        name=place.name if place else guest.name,
        seat=place.seat if place else None,
        host=is_host,
        key=keys.seat(table_id, place.seat, place.generation) if place else None,
        invite=keys.table(table_id, seating.table.generation) if place or is_host else None,
        keys={place.seat: keys.seat(table_id, place.seat, place.generation) for place in free},
        watching=watchers(audience) if is_host else [],
    )


def watchers(audience: Audience) -> list[Watcher]:
    """Everybody who looks on, once."""
    found = {listener.guest.id: listener.guest.name for listener in audience if listener.viewer is None}
    return [Watcher(guest, name) for guest, name in found.items()]
