"""What a table has taken is given back when its room is closed, without a search for cycles."""

import asyncio
import gc
import weakref

from server.inside import Ear, idle
from tripot.core.datafile import shipped
from tripot.server.house.config import Config
from tripot.server.house.house import House
from tripot.server.protocol.commands import Sit, Start
from tripot.server.protocol.tables import Settings
from tripot.server.telling.teller import CACHES
from tripot.server.web.api import show_table_book


class FakeCall:
    """What `show_table_book` asks of a request."""

    def __init__(self, room, ear):
        self.room, self.language = room, ear.language

    async def look(self):
        return self.room


async def played(house):
    """A room with a data file of its own: what it tells fills caches in both languages.  Closed when this is over."""
    guests = [(await house.welcome(name, "en", True))[0] for name in ("Anne", "Bo")]
    settings = Settings(game="trol", seats=2, away=None, data=shipped("tripot.games.trol"))
    room = await house.create(guests[0], settings)
    ears = [Ear(room, guest, seat) for seat, guest in enumerate(guests)]
    for ear, language in zip(ears, ("en", "fr"), strict=True):
        ear.language = language
        ear.ask(Sit(id="sit", seat=ear.viewer))
    ears[0].ask(Start(id="start"))
    await idle(room)
    for ear in ears:
        await show_table_book(FakeCall(room, ear))
    asked = room.play.match.waiting[0]
    ears[asked].answer("a", room.play.following[asked].question)
    await idle(room)
    assert len(CACHES[room.play.match.game]) > 4
    assert set(room.books) == {"en", "fr"}
    room.audience.listeners.clear()
    for ear in ears:
        del ear.caller  # as a socket does that ends
    house.drop(room)
    return weakref.ref(room), weakref.ref(room.play.match.game)


def test_a_game_of_a_data_file_is_forgotten_with_its_room(tmp_path):
    async def main():
        house = House(Config(tmp_path / "db", tmp_path / "secret", limits=False))
        await house.open()
        try:
            gc.disable()  # a collection of everything is too long a stall to rely on
            room, game = await played(house)
            async with asyncio.timeout(60):  # a thread that has worked for the room lets go of it when it gets its turn
                while (room(), game()) != (None, None):
                    await asyncio.sleep(0.001)
        finally:
            gc.enable()
            await house.close()

    asyncio.run(main())
