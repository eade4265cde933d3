"""A table within this process, and guests at it who keep all that they hear."""

import asyncio
import json

from tripot.server.house.config import Config
from tripot.server.house.house import House
from tripot.server.protocol.commands import Answer, Sit, Start
from tripot.server.protocol.tables import Settings
from tripot.server.rooms.commands.caller import Caller
from tripot.server.rooms.commands.dispatch import ask
from tripot.server.storage.games import decisions_of
from tripot.server.telling.teller import encode


class Ear:
    """A guest at the table, and all that it hears and is replied."""

    language, marked, moments, told = "", False, False, 0

    def __init__(self, room, guest, seat):
        self.room = room
        self.guest = guest
        self.viewer = seat
        self.muted = set()
        self.heard = []
        self.caller = Caller(room, guest, self, lambda news: self.post(encode(news)))
        room.audience.add(self)

    def post(self, message):
        self.heard.append(message)
        return True

    def close(self):
        raise AssertionError

    def ask(self, command):
        ask(self.caller, command)

    def answer(self, command_id, question=1):
        action = str(self.room.play.match.legal(self.viewer)[0])
        self.ask(Answer(id=command_id, question=question, action=action))

    def kinds(self):
        """The types of what has been heard since the last call."""
        heard, self.heard = self.heard, []
        return [json.loads(message)["type"] for message in heard]


async def idle(room):
    while room.task:
        await asyncio.sleep(0.001)


def at_table(tmp_path, work, database=None):
    """Do `work` at a table of Tschak! in this process, where both have to choose."""

    async def main():
        house = House(Config(database or tmp_path / "db", tmp_path / "secret", limits=False))
        await house.open()
        try:
            guests = [(await house.welcome(name, "en", True))[0] for name in ("Anne", "Bo")]
            room = await house.create(guests[0], Settings(game="tschak", seats=2, away=None))
            ears = [Ear(room, guest, seat) for seat, guest in enumerate(guests)]
            for ear in ears:
                ear.ask(Sit(id="sit", seat=ear.viewer))
            ears[0].ask(Start(id="start"))
            await idle(room)
            for ear in ears:
                ear.kinds()
            await work(room, *ears)
            return [decision.seat for decision in await house.storage.read(decisions_of, room.id)]
        finally:
            await house.close()

    return asyncio.run(main())
