"""Decisions that come together are stored together, and nothing is told or replied before they are."""

import asyncio
import json
from functools import partial

from tripot.server.asking import Asking
from tripot.server.conduct import carry_out
from tripot.server.house import House, Running
from tripot.server.protocol.commands import Answer, Say, Sit, Start
from tripot.server.protocol.tables import Settings
from tripot.server.storage.play import decisions_of
from tripot.server.telling import encode


class Ear:
    """A guest at the table, and all that it hears and is replied."""

    language, marked = "", False

    def __init__(self, room, guest, seat):
        self.room = room
        self.guest = guest
        self.viewer = seat
        self.muted = set()
        self.heard = []
        self.asking = Asking(room, guest, self, lambda news: self.post(encode(news)))
        room.audience.add(self)

    def post(self, message):
        self.heard.append(message)

    def close(self):
        raise AssertionError

    def ask(self, command):
        self.room.post(partial(carry_out, self.asking, command), joins=isinstance(command, Answer))

    def answer(self, command_id):
        action = str(self.room.play.match.legal(self.viewer)[0])
        self.ask(Answer(id=command_id, question=1, action=action))

    def kinds(self):
        """The types of what has been heard since the last call."""
        heard, self.heard = self.heard, []
        return [json.loads(message)["type"] for message in heard]


async def idle(room):
    while room.task:
        await asyncio.sleep(0.001)


def at_table(tmp_path, work):
    """Do `work` at a table of Tschak! in this process, where both have to choose."""

    async def main():
        house = House(Running(tmp_path / "db", tmp_path / "secret", limits=False))
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


def test_two_answers_at_once_are_one_transaction_and_told_in_order(tmp_path):
    async def work(room, anne, bo):
        groups = []
        write = room.house.storage.write

        async def counted(work, table_id, deeds):
            groups.append(len(deeds))
            assert not anne.heard + bo.heard  # nothing before it is durable
            return await write(work, table_id, deeds)

        room.house.storage.write = counted
        anne.answer("a")
        bo.answer("b")
        await idle(room)
        assert groups == [2]
        assert anne.kinds() == ["update", "done", "update"]
        assert bo.kinds() == ["update", "update", "done"]

    assert at_table(tmp_path, work) == [0, 1]


def test_answers_that_cannot_be_stored_are_refused_and_have_not_happened(tmp_path):
    async def work(room, anne, bo):
        database = room.house.storage.writer.database
        before = room.play.match.position()
        database.execute("PRAGMA query_only = ON")
        anne.answer("a")
        bo.answer("b")
        await idle(room)
        assert anne.kinds()[0] == bo.kinds()[0] == "refused"
        assert room.play.match.position() == before
        database.execute("PRAGMA query_only = OFF")
        anne.answer("a")  # the same command is worth another try
        await idle(room)
        assert "done" in anne.kinds()

    assert at_table(tmp_path, work) == [0]


def test_a_command_that_comes_twice_at_once_is_done_once(tmp_path):
    async def work(room, anne, bo):
        anne.answer("a")
        anne.answer("a")
        await idle(room)
        assert anne.kinds() == ["update", "done", "done"]

    assert at_table(tmp_path, work) == [0]


def test_whatever_else_comes_waits_until_decisions_are_stored(tmp_path):
    async def work(room, anne, bo):
        anne.answer("a")
        bo.ask(Say(id="s", text="hello"))
        await idle(room)
        assert bo.kinds() == ["update", "said", "done"]

    assert at_table(tmp_path, work) == [0]
