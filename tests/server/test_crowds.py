"""Many who come or go at once cost as little as can be."""

from functools import partial

from server.inside import Ear, at_table, idle
from tripot.server.protocol.commands import Hello
from tripot.server.rooms.commands.presence import leave

CROWD = 20


def test_a_crowd_that_comes_or_goes_at_once_is_one_piece_of_news(tmp_path):
    async def main(room, anne, bo):
        crowd = [Ear(room, bo.guest, None) for _ in range(CROWD)]
        for one in crowd:
            room.audience.remove(one)
        for one in crowd:
            one.ask(Hello(id="h"))
        await idle(room)
        assert anne.kinds().count("table") == 1
        assert all(one.kinds().count("table") == 2 for one in crowd)  # its own welcome, and that all have come
        for one in crowd:
            room.enqueue_work(partial(leave, room, one))
        await idle(room)
        assert anne.kinds().count("table") == 1

    at_table(tmp_path, main)
