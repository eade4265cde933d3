"""Whole games over a real server process, by clients that know nothing but the protocol."""

import asyncio

import pytest

from server.player import leave, started
from tripot import catalogue, game, verify


def seats_of(key):
    return 4 if 4 in game(key).seats else max(game(key).seats)


@pytest.mark.parametrize("key", catalogue())
def test_a_whole_game_of_every_game(server, key):
    async def play():
        players = await started(server, key, seats_of(key))
        await asyncio.gather(*(player.play() for player in players))
        await leave(players)
        return players

    players = asyncio.run(play())
    outcomes = [player.outcome for player in players]
    assert all(outcome == outcomes[0] for outcome in outcomes)
    status, record = server.get(f"/api/tables/{players[0].table_id}/record", players[0].token)
    assert status == 200
    assert verify(record)["result"] == outcomes[0]
