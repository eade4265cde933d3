"""Two worlds with the same public facts and other secrets: a seat and a spectator receive the same, byte for byte."""

import asyncio
import itertools
import json
import random

import pytest

from server.player import Player, leave, started
from server_process import Server
from tripot import Match, catalogue, game
from tripot.core.rng import FastRng
from tripot.server.protocol.tables import Settings
from tripot.server.security.keys import token_hash
from tripot.server.storage.guests import add_guest
from tripot.server.storage.rows import Guest, Place, Table
from tripot.server.storage.sqlite.migrations import migrate
from tripot.server.storage.sqlite.writer import connect
from tripot.server.storage.tables import add_table

TABLE = "the-table"


def secrets_of(match):
    """What the other seats see and seat 0 does not."""
    return [match.view(seat) for seat in range(1, match.seats)]


def walk(key, ends):
    """A random game up to where `ends(match)` holds; none if it never does."""
    luck = random.Random(8)
    match = Match(key, seats=game(key).seats[-1], seed=8)
    while match.waiting and not ends(match):
        seat = match.waiting[0]
        match.submit(seat, luck.choice(match.legal(seat)))
    return match if match.waiting else None


def choose_in_secret(match):
    """All are asked at once, and the game has been going on for a while."""
    return len(match.decisions) >= 8 and len(match.waiting) > 1 and 0 in match.waiting and not match.answered


def two_worlds(key):
    """Two positions that seat 0 cannot tell apart, where others choose in secret if the game has that."""
    match = walk(key, choose_in_secret) or walk(key, lambda match: len(match.decisions) == 8)
    for seed in range(1, 50):
        state = match.state.copy()
        state.determinise(0, FastRng(seed))
        other = Match.from_position(match.header() | match.game.write(state), seed=8)
        if secrets_of(other) != secrets_of(match):
            return match.position(), other.position()
    raise AssertionError("this game keeps no secret from seat 0")


def furnish(folder, position):
    """A database with one table that is being played from a position, the same people on its seats."""
    database = connect(folder / "tripot.db")
    migrate(database)
    seats = position["seats"]
    guests = [Guest(f"guest-{seat}", f"Player {seat}", "en", False) for seat in range(seats + 1)]
    for guest in guests:
        add_guest(database, guest, token_hash(f"token-{guest.id}"), 1.0)
    settings = Settings(game=position["game"], seats=seats, options=position["options"], visibility="public", pace=0)
    table = Table(TABLE, settings, "guest-0", "playing", position["rules"], bytes(32), json.dumps(position))
    places = [Place(seat, "guest", guests[seat].id, guests[seat].name) for seat in range(seats)]
    add_table(database, table, places)
    database.execute("BEGIN").execute("COMMIT")
    database.close()


async def watch(server, seats):
    """What seat 0 and a spectator receive while the others look, ask for hints, err, choose and change their minds."""
    Player.numbers = itertools.count()
    tokens = [f"token-guest-{seat}" for seat in range(seats + 1)]
    players = [Player(server, token, TABLE, "en", seed, moments=True) for seed, token in enumerate(tokens)]
    own, *others, spectator = players
    for player in (own, spectator, *others):
        await player.join()
        await player.until(lambda player=player: player.view)
    for player in others:
        await player.ask(
            type="answer", question=player.question["id"] if player.question else 0, action="nonsense", id="a"
        )
        if len(own.view["waiting"]) > 1 and player.is_asked:
            if player is others[0]:
                await player.ask(type="hint", id="b")
            await player.answer(player.question["legal"][0]["text"], id="c")
            await player.answer(player.question["legal"][-1]["text"], id="d")
    for player in (own, spectator):
        await player.ask(type="answer", question=0, action="x", id="e")
        await player.ask(type="hello", id="f")
        await player.until(lambda player=player: json.loads(player.heard[-1])["type"] == "chat")
    heard = [list(player.heard) for player in players]
    await leave(players)
    return heard


@pytest.mark.parametrize("key", catalogue())
def test_a_seat_and_a_spectator_receive_the_same_in_worlds_that_differ_in_secrets_only(key, tmp_path):
    heard = []
    for number, position in enumerate(two_worlds(key)):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "tripot.secret").write_text("00" * 32)
        furnish(folder, position)
        server = Server(folder)
        try:
            heard.append(asyncio.run(asyncio.wait_for(watch(server, position["seats"]), 30)))
        finally:
            server.stop()
    (own, *others, spectator), (own_2, *others_2, spectator_2) = heard
    assert own == own_2
    assert spectator == spectator_2
    assert others != others_2


def test_the_seed_is_told_after_the_end_only(server):
    async def play():
        players = await started(server, "snatch", 2)
        await asyncio.gather(*(player.play() for player in players))
        await players[0].until(lambda: players[0].table["status"] == "over")
        await leave(players)
        return players

    player = asyncio.run(play())[0]
    seed = player.table["seed"]
    before = [message for message in player.heard if '"status":"over"' not in message]
    assert player.table["commitment"] in "".join(before)
    assert seed not in "".join(before)
    assert seed not in server.logged()
