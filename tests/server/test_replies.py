"""A command that is sent again, also to another server process, gets its first reply and does nothing twice."""

import json

import pytest

from server.inside import Ear, idle
from server.test_operation import housed
from tripot.server.bounds import MOST_REPLIES
from tripot.server.errors import CommandIdUsed
from tripot.server.protocol import commands as c
from tripot.server.protocol.news import DoneNews
from tripot.server.protocol.tables import LiveClock, Settings
from tripot.server.rooms.commands.replies import Replies, stored_reply
from tripot.server.storage.games import decisions_of, replies_to


class Table:
    """A table in a house, with people who come back after each restart of its room."""

    def __init__(self, house, guests, room):
        self.house = house
        self.guests = guests
        self.id = room.id

    async def ask(self, who, command):
        """The reply of the room as it is now, opened again if need be."""
        room = await self.house.room(self.id)
        ears = [ear for ear in room.audience if ear.guest is self.guests[who]]
        place = room.seating.place_of(self.guests[who])
        ear = ears[0] if ears else Ear(room, self.guests[who], place.seat if place else None)
        ear.heard.clear()
        ear.ask(command)
        await idle(room)
        replies = [news for news in map(json.loads, ear.heard) if news.get("id") == command.id]
        assert len(replies) == 1
        return replies[0]

    def restart(self):
        """As far as a room knows."""
        self.house.drop(self.room)

    @property
    def room(self):
        return self.house.rooms[self.id]


def at(tmp_path, monkeypatch, work, **settings):
    monkeypatch.setattr(Ear, "close", lambda self: None)

    async def main(house):
        guests = [(await house.welcome(name, "en", False))[0] for name in ("Anne", "Bo", "Cleo")]
        given = {"game": "tschak", "seats": 2, "visibility": "public", "away": None, "clock": LiveClock(60, 10)}
        table = Table(house, guests, await house.create(guests[0], Settings(**given | settings)))
        for seat in (0, 1):
            assert (await table.ask(seat, c.Sit(id="sit", seat=seat)))["type"] == "done"
        return await work(table)

    return housed(tmp_path, main)


OPEN = [
    (0, c.Sit(id="sit", seat=0)),
    (1, c.Stand(id="x")),
    (0, c.Clear(id="x", seat=1)),
    (0, c.HandOver(id="x", seat=1)),
    (0, c.Admit(id="x", spectators=False)),
    (0, c.Start(id="x")),
    (1, c.Say(id="x", text="hello")),
]
PLAYING = [
    (0, c.GiveTime(id="x", seat=1, seconds=100)),
    (0, c.HandOver(id="x", seat=1)),
    (0, c.Abandon(id="x")),
    (1, c.Abandon(id="x")),
    (1, c.Vote(id="x")),
    (2, c.Say(id="x", preset="hello")),
]


def name(case):
    return case.__class__.__name__ if isinstance(case, c.Command) else str(case)


def state(room):
    """Everything that a command could change, but for time that passes."""
    places = [(place.kind, place.guest, place.generation, place.voted) for place in room.seating.places]
    table = (room.seating.table.status, room.seating.table.host, room.seating.settings)
    return table, places, room.deadlines, [remark.number for remark in room.remarks]


async def repeat(table, who, command):
    first = await table.ask(who, command)
    assert first == {"type": "done", "id": command.id}
    after = state(table.room)
    assert await table.ask(who, command) == first
    table.restart()
    assert await table.ask(who, command) == first
    assert state(table.room) == after


@pytest.mark.parametrize(("who", "command"), OPEN, ids=name)
def test_before_the_game_a_command_is_done_once_also_after_a_restart(tmp_path, monkeypatch, who, command):
    at(tmp_path, monkeypatch, lambda table: repeat(table, who, command))


@pytest.mark.parametrize(("who", "command"), PLAYING, ids=name)
def test_during_the_game_a_command_is_done_once_also_after_a_restart(tmp_path, monkeypatch, who, command):
    async def work(table):
        await table.ask(0, c.Start(id="start"))
        await repeat(table, who, command)

    at(tmp_path, monkeypatch, work)


def test_all_votes_are_stored_with_the_end_and_a_rematch_with_its_table(tmp_path, monkeypatch):
    async def work(table):
        await table.ask(0, c.Start(id="start"))
        await table.ask(0, c.Vote(id="v"))
        await table.ask(1, c.Vote(id="v"))
        first = await table.ask(0, c.Rematch(id="r"))
        table.restart()
        assert (await table.ask(1, c.Vote(id="v")))["type"] == "done"
        assert await table.ask(0, c.Rematch(id="r")) == first
        assert first["next"] == table.room.seating.table.next

    at(tmp_path, monkeypatch, work)


def answer(table, who, command_id):
    room = table.room
    action = str(room.play.match.legal(who)[0])
    return c.Answer(id=command_id, question=room.play.following[who].question, action=action)


def test_an_answer_is_given_once_also_after_a_restart(tmp_path, monkeypatch):
    async def work(table):
        await table.ask(0, c.Start(id="start"))
        command = answer(table, 0, "x")
        first = await table.ask(0, command)
        table.restart()
        assert await table.ask(0, command) == first == {"type": "done", "id": "x"}
        assert len(await table.house.storage.read(decisions_of, table.id)) == 1

    at(tmp_path, monkeypatch, work)


@pytest.mark.parametrize("is_restarted", [False, True])
@pytest.mark.parametrize("used", ["answer", "give-time", "say"])
def test_another_command_under_a_used_id_is_refused_and_changes_nothing(tmp_path, monkeypatch, used, is_restarted):
    async def work(table):
        await table.ask(0, c.Start(id="start"))
        given = answer(table, 0, "x")
        commands = {
            "answer": given,
            "give-time": c.GiveTime(id="x", seat=1, seconds=5),
            "say": c.Say(id="x", text="hello"),
        }
        assert (await table.ask(0, commands[used]))["type"] == "done"
        after = state(table.room)
        if is_restarted:
            table.restart()
        others = [
            c.GiveTime(id="x", seat=1, seconds=6),
            c.Say(id="x", text="goodbye"),
            c.Answer(id="x", question=given.question + 1, action=given.action),
        ]
        for other in others:
            reply = await table.ask(0, other)
            assert reply["error"]["code"] == "command-id-used"
            assert reply["error"]["message"]
        assert state(table.room) == after
        assert (await table.ask(0, commands[used]))["type"] == "done"  # the id still belongs to the first
        assert (await table.ask(1, c.Say(id="x", text="hello")))["type"] == "done"  # and to this guest alone

    at(tmp_path, monkeypatch, work)


def test_a_reply_is_stored_with_what_it_tells_of_or_neither(tmp_path, monkeypatch):
    async def work(table):
        await table.ask(0, c.Start(id="start"))
        before = state(table.room)
        database = table.house.storage.writer.database
        database.execute("CREATE TEMP TRIGGER fail BEFORE INSERT ON replies BEGIN SELECT raise(ABORT, 'no'); END")
        refused = await table.ask(0, c.GiveTime(id="x", seat=1, seconds=5))
        assert refused["error"]["code"] == "not-stored"
        database.execute("DROP TRIGGER fail")
        assert state(table.room) == before
        table.restart()
        await table.house.room(table.id)
        assert state(table.room) == before
        assert (await table.ask(0, c.GiveTime(id="x", seat=1, seconds=5)))["type"] == "done"

    at(tmp_path, monkeypatch, work)


def test_replies_are_bounded_for_each_guest_and_nobody_pushes_out_anothers(tmp_path, monkeypatch):
    async def work(table):
        guest, storage = table.guests[0].id, table.house.storage
        await table.ask(0, c.Admit(id="kept", spectators=True))
        for number in range(3 * MOST_REPLIES):
            await table.ask(1, c.Mute(id=f"m{number}", guest=guest, muted=bool(number % 2)))
        mine = await storage.read(replies_to, table.id, guest)
        theirs = await storage.read(replies_to, table.id, table.guests[1].id)
        assert [reply.command for reply in mine] == ["sit", "kept"]
        assert [reply.command for reply in theirs] == [f"m{2 * MOST_REPLIES + n}" for n in range(MOST_REPLIES)]
        assert len(table.room.replies.given[table.guests[1].id]) <= 2 * MOST_REPLIES

    at(tmp_path, monkeypatch, work)


def test_replies_of_versions_that_kept_no_digest_are_known_by_their_id():
    replies = Replies()
    old, new = stored_reply(c.Stand(id="old"))._replace(digest=None), stored_reply(c.Stand(id="new"))
    replies.read("anne", [old, new])
    assert replies.find("anne", c.Sit(id="old", seat=1)) == DoneNews(id="old")
    with pytest.raises(CommandIdUsed):
        replies.find("anne", c.Sit(id="new", seat=1))
