"""Games of very many decisions: bounded, and restored without keeping anybody waiting."""

import asyncio
import time

import pytest

from server.inside import at_table, idle
from tripot import Match
from tripot.server.protocol.commands import Answer
from tripot.server.protocol.tables import Settings
from tripot.server.rooms import change
from tripot.server.rooms.commands import playing
from tripot.server.rooms.restoring import SLICE, resume
from tripot.server.storage.contents import Contents, contents_of
from tripot.server.storage.rows import Decision, Place, Table

SEED = bytes(32)


def hesitant(decisions):
    """What is stored of a game whose first player changes their mind again and again."""
    match = Match("tschak", seats=2, seed=SEED)
    legal = [str(action) for action in match.legal(0)]
    table = Table("id", Settings(game="tschak", seats=2), "host", "playing", match.rules, seed=SEED)
    stored = [Decision(n, 0, legal[n % len(legal)], None, None, 0.0) for n in range(decisions)]
    return Contents(table, [Place(seat) for seat in range(2)], stored, [], [], set())


def test_others_get_their_turn_while_a_long_game_is_restored():
    """Compared with how long the same takes in one piece, on the same machine."""
    contents = hesitant(4000)
    began = time.monotonic()
    match = Match("tschak", seats=2, seed=SEED)
    for decision in contents.decisions:
        match.submit(decision.seat, decision.action)
    in_one_piece = time.monotonic() - began

    async def main():
        restoring = asyncio.create_task(resume(contents))
        turns = 0
        while not restoring.done():
            await asyncio.sleep(0)
            turns += 1
        return turns, await restoring

    turns, play = asyncio.run(main())
    assert play.match.position() == match.position()
    assert turns > in_one_piece / SLICE / 10


def change_mind(room, anne, times):
    for number in range(times):
        legal = room.play.match.legal(0)
        action = str(legal[number % len(legal)])
        anne.ask(Answer(id=f"c{number}", question=room.play.following[0].question, action=action))


def test_a_player_can_change_their_mind_only_so_often(tmp_path, monkeypatch):
    monkeypatch.setattr(playing, "MOST_CHANGES", 3)

    async def work(room, anne, bo):
        change_mind(room, anne, 6)
        await idle(room)
        assert anne.kinds().count("done") == 4  # the first answer is no change
        assert room.play.changes == [3, 0]
        contents = await room.house.storage.read(contents_of, room.id)
        assert (await resume(contents)).changes == [3, 0]
        bo.answer("b")
        await idle(room)
        assert "done" in bo.kinds()

    assert at_table(tmp_path, work) == [0, 0, 0, 0, 1]


def test_a_game_that_is_too_long_ends_without_a_result(tmp_path, monkeypatch):
    monkeypatch.setattr(change, "MOST_DECISIONS", 3)

    async def work(room, anne, bo):
        change_mind(room, anne, 3)
        await idle(room)
        assert room.info().status == "ended"
        assert room.info().ended_by == "length"
        bo.answer("b")
        await idle(room)
        assert "refused" in bo.kinds()

    assert at_table(tmp_path, work) == [0, 0, 0]


@pytest.mark.parametrize("decisions", [0, 1])
def test_a_short_game_is_restored_too(decisions):
    assert asyncio.run(resume(hesitant(decisions))).changes == [0, 0]
