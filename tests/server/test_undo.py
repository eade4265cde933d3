"""Taking the last decision back: what is told, what is stored, and when it is refused."""

import asyncio
import random

import pytest

from server.player import leave, started
from tripot import Match, catalogue, game
from tripot.server.bounds import MOST_CHANGES
from tripot.server.telling.following import FollowedMatch

SEATS = {key: game(key).seats[-1] for key in catalogue()}


def run(work):
    return asyncio.run(asyncio.wait_for(work, 60))


async def answer_before(players, asked):
    """Everybody has heard of it afterwards."""
    seq = asked.seq
    assert (await asked.answer())["type"] == "done"
    await asked.until(lambda: asked.seq > seq)
    for player in players:
        await player.until(lambda player=player: player.view["waiting"] == asked.view["waiting"])


async def until_undoable(players):
    """Play on until somebody has made a decision that may be taken back."""
    for player in players:
        player.luck = random.Random(1)
    while True:
        asked = next(player for player in players if player.is_asked)
        before = {"question": asked.question["prompt"], "legal": [each["text"] for each in asked.question["legal"]]}
        await answer_before(players, asked)
        if asked.may_undo:
            return asked, before


def test_whoever_takes_a_decision_back_is_asked_the_same_again(server):
    async def play():
        players = await started(server, "trok", 2)
        player, before = await until_undoable(players)
        assert (await player.ask(type="undo"))["type"] == "done"
        await player.until(lambda: player.is_asked)
        legal = [each["text"] for each in player.question["legal"]]
        other = next(each for each in players if each is not player)
        await other.until(lambda: other.events[-1]["event"] == "TakenBack")
        found = legal, other.view["waiting"], other.question, player.may_undo
        again = await player.ask(type="undo")
        await leave(players)
        return before, found, player.you["seat"], again

    before, (legal, waiting, others_question, may_undo), seat, again = run(play())
    assert legal == before["legal"]
    assert waiting == [seat]
    assert others_question is None
    assert not may_undo
    assert again["error"]["code"] == "not-now"


def test_the_same_command_again_takes_nothing_more_back(server):
    async def play():
        players = await started(server, "trok", 2)
        player, _ = await until_undoable(players)
        first = await player.ask(type="undo", id="once")
        seq = player.seq
        second = await player.ask(type="undo", id="once")
        await leave(players)
        return first["type"], second["type"], player.seq - seq

    assert run(play()) == ("done", "done", 0)


@pytest.mark.parametrize("settings", [{"undo": False}, {"clock": {"type": "live"}}])
def test_a_table_may_be_played_without_it_and_a_live_clock_always_is(server, settings):
    async def play():
        players = await started(server, "trok", 2, **settings)
        while players[0].seq < 40:
            asked = next(player for player in players if player.is_asked)
            await answer_before(players, asked)
        refused = [await player.ask(type="undo") for player in players]
        told = [message for player in players for message in player.heard if '"undo":true' in message]
        await leave(players)
        return refused, [message for message in told if '"type":"update"' in message]

    refused, told = run(play())
    assert {reply["error"]["code"] for reply in refused} == {"not-now"}
    assert not told


def test_a_spectator_may_take_nothing_back(server):
    async def play():
        players = await started(server, "trok", 2)
        await until_undoable(players)
        table = players[0].table_id
        status, reply = server.command(server.guest("Spectator"), table, type="undo")
        await leave(players)
        return status, reply

    status, _ = run(play())
    assert status in (403, 404)


# ---- what is stored -------------------------------------------------------------------------------------------------


def walk(key, seed):
    """A random game in which every decision that may be is taken back once; what would be stored."""
    luck = random.Random(seed)
    play, stored = FollowedMatch(Match(key, seats=SEATS[key], seed=seed)), []
    tired = False
    while play.match.waiting and len(stored) < 300:
        seat = luck.choice(play.match.waiting)
        step = play.submit(seat, str(luck.choice(play.match.legal(seat))))
        stored.append((seat, step.notation))
        if play.may_undo(seat) and not tired:
            stored.append((seat, play.undo().notation))
            tired = True
        else:
            tired = False
        play.trim()
    return play, stored


@pytest.mark.parametrize("key", catalogue())
def test_a_game_with_decisions_taken_back_is_the_same_after_a_restart(key):
    play, stored = walk(key, 4)
    again = FollowedMatch(Match(key, seats=SEATS[key], seed=4))
    for seat, notation in stored:
        if notation == "undo":
            again.undo()
        else:
            again.submit(seat, notation)
        again.trim()
    assert again.match == play.match
    assert again.steps == play.steps == len(stored)
    assert [each.seq for each in again.following.values()] == [each.seq for each in play.following.values()]
    assert [each.question for each in again.following.values()] == [each.question for each in play.following.values()]


@pytest.mark.parametrize("key", catalogue())
def test_an_undo_that_cannot_be_stored_has_not_happened(key):
    luck, play = random.Random(5), FollowedMatch(Match(key, seats=SEATS[key], seed=5))
    while play.match.waiting and len(play.match.decisions) < 200:
        seat = luck.choice(play.match.waiting)
        play.submit(seat, str(luck.choice(play.match.legal(seat))))
        if play.may_undo(seat):
            seen = facts(play)
            play.take_back(play.undo())
            assert facts(play) == seen


def facts(play):
    return (
        play.match.record(),
        play.match.position(),
        [play.match.view(viewer) for viewer in play.viewers],
        [(each.seq, each.question) for each in play.following.values()],
        len(play.match.journal.entries),
        play.steps,
        play.changes[:],
    )


def test_nobody_takes_back_for_ever(server):
    async def play():
        players = await started(server, "trok", 2)
        player, _ = await until_undoable(players)
        action = player.last_action
        replies = []
        for _ in range(MOST_CHANGES + 1):
            replies.append(await player.ask(type="undo"))
            if replies[-1]["type"] != "done":
                break
            await player.until(lambda: player.is_asked)
            await player.answer(action)
            await player.until(lambda: player.may_undo)
        await leave(players)
        return replies

    replies = run(play())
    assert [reply["type"] for reply in replies] == MOST_CHANGES * ["done"] + ["refused"]
