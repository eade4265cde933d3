"""Decisions that come together are stored together, and nothing is told or replied before they are."""

from server.inside import at_table, idle
from tripot.server.protocol.commands import Say


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
        room.house.storage.write = write
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
