"""One server for all: nobody's bots wait because of what somebody else wants, and nobody may want too much."""

import asyncio

from server.player import Player, leave, started
from tripot.server.bounds import MOST_BOT_TABLES, MOST_REQUESTS

TABLES, ROUNDS = 8, 3


class Crowd:
    """What the tables of one guest are told, counted together."""

    def __init__(self):
        self.told = 0
        self.players = []

    async def join(self, server, token, bots):
        crowd = self

        class Counted(Player):
            def hear_update(self, news):
                super().hear_update(news)
                crowd.told += 1

        table = server.table(token, "trok", 1 + len(bots), bots=[None, *bots])["table"]["id"]
        player = await Counted(server, token, table).join()
        await player.ask(type="sit", seat=0)
        self.players.append(player)

    @property
    def unanswered(self):
        """Questions to bots that are still open; the guest answers none."""
        return sum(len(player.view["waiting"]) - 1 for player in self.players)


def test_many_tables_of_experts_make_nobody_elses_bots_wait(own_server):
    """While the experts of one guest think, somebody else's bot answers after a few of them, and not after all."""
    server = own_server("--bot-workers", "1")

    async def play():
        crowd, between = Crowd(), []
        heavy = server.guest("Heavy")
        for _ in range(TABLES):
            await crowd.join(server, heavy, 3 * ["expert"])
        token = server.guest("Light")
        table = server.table(token, "tschak", 2, bots=[None, "normal"])["table"]["id"]
        light = await Player(server, token, table).join()
        await light.ask(type="sit", seat=0)
        for player in crowd.players:
            await player.ask(type="start")
        await light.ask(type="start")
        for _ in range(ROUNDS):
            await light.until(lambda: light.is_asked)
            before, question = crowd.told, light.question["id"]
            await light.answer()
            await light.until(lambda question=question: light.question["id"] != question)
            between.append(crowd.told - before)
        found = between, crowd.unanswered, [player.table["busy"] for player in crowd.players], light.table["busy"]
        await leave([*crowd.players, light])
        return found

    between, unanswered, heavy_is_told, light_is_told = asyncio.run(asyncio.wait_for(play(), 60))
    assert unanswered > TABLES  # they were at it all the time
    assert max(between) <= 4
    assert any(heavy_is_told)
    assert not light_is_told


def test_a_guest_who_asks_for_many_hints_is_told_to_wait(server):
    async def play():
        players = await started(server, "trok", 2)
        await asyncio.gather(*(players[0].send(type="hint", id=f"h{number}") for number in range(MOST_REQUESTS + 1)))
        await players[0].until(lambda: any(news["type"] == "refused" for news in players[0].replies.values()))
        await leave(players)
        return players[0].replies[f"h{MOST_REQUESTS}"]

    refused = asyncio.run(asyncio.wait_for(play(), 30))
    assert refused["error"]["code"] == "busy"
    assert refused["error"]["details"] == {"allowed": MOST_REQUESTS}


def bot_table(server, token):
    """Start a table at which only bots sit, and play very slowly."""
    table = server.table(token, "trok", 2, bots=["random", "random"], pace=10_000)["table"]["id"]
    return server.command(token, table, type="start"), table


def test_a_guest_may_let_bots_play_among_themselves_at_some_tables(own_server):
    server = own_server()  # its bots play on
    token, other = server.guest("Host"), server.guest("Other")
    for _ in range(MOST_BOT_TABLES):
        assert bot_table(server, token)[0][0] == 200
    (status, refused), table = bot_table(server, token)
    assert (status, refused["error"]["code"]) == (409, "too-many-bot-tables")
    assert refused["error"]["details"] == {"allowed": MOST_BOT_TABLES}
    assert server.get(f"/api/tables/{table}", token)[1]["table"]["status"] == "open"
    assert server.command(token, table, type="clear", seat=0)[0] == 200
    assert server.command(token, table, type="sit", seat=0)[0] == 200
    assert server.command(token, table, type="start")[0] == 200  # with a person it may be played
    assert bot_table(server, other)[0][0] == 200


def test_the_last_person_to_leave_ends_the_game_if_bots_play_at_enough_other_tables(own_server):
    server = own_server()  # its bots play on
    token = server.guest("Host")

    def left():
        table = server.table(token, "trok", 2, bots=[None, "random"], pace=10_000)["table"]["id"]
        for command in ({"type": "sit", "seat": 0}, {"type": "start"}, {"type": "abandon"}):
            assert server.command(token, table, **command)[0] == 200
        return server.get(f"/api/tables/{table}", token)[1]["table"]["status"]

    assert [left() for _ in range(MOST_BOT_TABLES + 1)] == MOST_BOT_TABLES * ["playing"] + ["ended"]
