"""Whoever has followed a game is told what is new, and nothing twice."""

import json
from functools import partial
from unittest.mock import Mock

from server.inside import at_table, idle
from tripot.server.network.websocket_writer import WebSocketWriter
from tripot.server.protocol.commands import Abandon, Hello
from tripot.server.rooms.commands.presence import greet
from tripot.server.web.sockets import TableSocket


def games(ear):
    """The whole games that an ear has been told."""
    told = [json.loads(message) for message in ear.heard]
    return [news for news in told if news["type"] == "game"]


async def play_on(room, *ears, rounds=2):
    """Everybody answers, so often."""
    for _ in range(rounds):
        for ear in ears:
            if ear.viewer in room.play.match.waiting:
                question = room.play.following[ear.viewer].question
                ear.answer(f"{ear.viewer} {question}", question)
                await idle(room)


def test_after_answers_that_could_not_be_stored_no_old_event_is_told_again(tmp_path):
    async def work(room, anne, bo):
        await play_on(room, anne, bo)
        anne.heard.clear()
        database = room.house.storage.writer.database
        database.execute("PRAGMA query_only = ON")
        await play_on(room, anne, bo, rounds=1)
        database.execute("PRAGMA query_only = OFF")
        assert games(anne)
        assert all((news["events"], news["complete"]) == ([], True) for news in games(anne))

    at_table(tmp_path, work)


def test_who_gives_up_a_seat_is_not_told_again_what_it_has_heard_there(tmp_path):
    async def work(room, anne, bo):
        await play_on(room, anne, bo)
        bo.heard.clear()
        bo.ask(Abandon(id="enough"))
        await idle(room)
        assert [news["view"]["seat"] for news in games(bo)] == [None]
        assert (games(bo)[0]["events"], games(bo)[0]["complete"]) == ([], True)

    at_table(tmp_path, work)


class Slow(WebSocketWriter):
    """A connection that can stop reading."""

    end = None

    def __init__(self):
        self.loop = Mock()
        self.is_slow = self.is_behind = False
        self.unsent, self.heard = [], []

    def post(self, message):
        is_sent = super().post(message)
        self.heard += [message] * is_sent
        return is_sent


def test_who_was_slow_is_told_what_it_missed_and_no_more(tmp_path):
    async def work(room, anne, bo):
        slow = Slow()
        socket = TableSocket(slow, room, anne.guest, "")
        room.enqueue_work(partial(greet, socket.caller, Hello(id="h")))
        await idle(room)
        before = [event for news in games(slow) for event in news["events"]]
        slow.is_slow = True
        await play_on(room, anne, bo)
        slow.heard.clear()
        slow.is_slow = False
        slow.on_ready()
        await idle(room)
        (news,) = games(slow)
        assert news["complete"]
        assert len(news["events"]) > 0
        everything = room.play.match.events(0)
        assert len(before) + len(news["events"]) == len(everything)
        await play_on(room, anne, bo, rounds=1)
        updates = [json.loads(message) for message in slow.heard]
        assert [news["seq"] for news in updates if news["type"] == "update"][:1] == [news["seq"] + 1]

    at_table(tmp_path, work)
