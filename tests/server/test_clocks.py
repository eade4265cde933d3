"""Clocks, being away, and bots that cover until the player is back."""

import asyncio
import sqlite3

import pytest

from server.player import leave, started
from tripot.server.protocol.tables import ClockState, DaysClock, LiveClock, NoClock, Settings
from tripot.server.rooms.deadlines import DAY, Deadlines
from tripot.server.rooms.seating import cover_of
from tripot.server.storage.rows import Bank, SetDeadline


class Clocks:
    """The clocks of a table, and the rows that were stored last."""

    def __init__(self, clock, bank):
        self.deadlines = Deadlines(clock, {0: bank, 1: bank}, {})

    def tick(self, owing, asked, now):
        before, self.deadlines = self.deadlines, self.deadlines.with_clocks(owing, asked, now)
        return list(self.deadlines.rows_since(before))


def live(bank=60.0):
    return Clocks(LiveClock(60, 10), bank)


def test_a_clock_runs_while_its_seat_owes_an_answer():
    clocks = live()
    assert clocks.tick([0, 1], [0, 1], now=1000.0) == [SetDeadline(seat, "clock", 1070.0) for seat in (0, 1)]
    assert clocks.tick([1], [], now=1020.0) == [Bank(0, 50.0), SetDeadline(0, "clock", None)]
    assert clocks.deadlines.clock_state(0, 1030.0).left == 60.0  # with the next increment
    assert clocks.deadlines.clock_state(1, 1030.0) == ClockState(40.0, True)


def test_a_new_question_starts_the_clock_again_with_what_is_left():
    clocks = live()
    clocks.tick([0], [0], now=0.0)
    assert clocks.tick([0], [0], now=30.0) == [Bank(0, 40.0), SetDeadline(0, "clock", 30.0 + 40.0 + 10.0)]


def test_a_changed_mind_costs_no_time():
    clocks = live()
    clocks.tick([0, 1], [0, 1], now=0.0)
    clocks.tick([1], [], now=5.0)
    assert clocks.tick([1], [], now=50.0) == []


def test_who_has_run_out_keeps_the_increment():
    clocks = live(bank=0.0)
    clocks.tick([0], [0], now=0.0)
    clocks.tick([], [0], now=100.0)
    assert clocks.deadlines.clock_state(0, 100.0) == ClockState(10.0)


def test_days_are_given_for_each_answer_and_not_kept():
    clocks = Clocks(DaysClock(2), 0.0)
    assert clocks.tick([0], [0], now=0.0) == [SetDeadline(0, "clock", 2 * DAY)]
    assert clocks.tick([0], [0], now=10.0) == [SetDeadline(0, "clock", 10.0 + 2 * DAY)]


def test_without_a_clock_nothing_is_stored():
    clocks = Clocks(NoClock(), 0.0)
    assert clocks.tick([0], [0], now=0.0) == []
    assert clocks.deadlines.clock_states(0.0) is None


def test_the_bot_that_covers_is_the_tables_choice():
    assert cover_of(Settings(game="x", seats=2, cover="random")) == "random"
    assert cover_of(Settings(game="x", seats=2))


def test_when_the_time_is_up_a_bot_answers_this_once_and_the_seat_stays_the_players(server):
    async def play():
        one, two = await started(server, "trok", 2, clock={"type": "live", "bank": 0, "increment": 1}, away=None)
        await two.answer()
        await one.until(lambda: one.events, 10)  # the bot has answered: the offers are revealed
        assert not one.table["places"][0]["covered"]
        await one.until(lambda: one.is_asked, 10)  # and the next question is the player's own, with the increment
        assert (await one.answer())["type"] == "done"
        await leave([one, two])

    asyncio.run(asyncio.wait_for(play(), 30))


def test_when_the_table_says_so_a_bot_answers_until_the_player_is_back(server):
    async def play():
        clock = {"type": "live", "bank": 0, "increment": 1}
        one, two = await started(server, "trok", 2, clock=clock, expired="cover")
        await two.answer()
        await one.until(lambda: one.table["places"][0]["covered"], 10)
        await one.until(lambda: one.events)  # the bot has answered: the offers are revealed
        await two.until(lambda: two.table["places"][1]["covered"] or two.is_asked, 10)
        await one.ask(type="hello")
        await one.until(lambda: not one.table["places"][0]["covered"])
        await leave([one, two])

    asyncio.run(asyncio.wait_for(play(), 30))


def test_a_deadline_outlives_a_kill(own_server):
    server = own_server()

    async def play():
        players = await started(server, "trok", 2, clock={"type": "days", "days": 2})
        await players[0].answer()
        server.kill()
        await leave(players)
        return players

    players = asyncio.run(play())
    kept = sqlite3.connect(server.database).execute("SELECT seat FROM deadlines WHERE kind = 'clock'").fetchall()
    server.start()
    _, seen = server.get(f"/api/tables/{players[0].table_id}", players[0].token)
    assert kept == [(1,)]
    assert [place["clock"].get("running", False) for place in seen["table"]["places"]] == [False, True]


def test_a_bot_covers_for_who_is_away_and_gives_the_seat_back(server):
    async def play():
        one, two = await started(server, "trok", 2, away=5)
        await one.leave()
        await two.until(lambda: not two.table["places"][0]["present"])
        await two.answer()
        assert two.view["answered"] == [1]
        await two.until(lambda: two.view["answered"] == [], 15)  # the bot has answered
        assert two.table["places"][0]["covered"]
        await one.join()
        await two.until(lambda: two.table["places"][0]["present"])
        assert not two.table["places"][0]["covered"]
        await one.leave()
        await two.leave()

    asyncio.run(asyncio.wait_for(play(), 40))


@pytest.mark.parametrize("away", [4, 100_000])
def test_absurd_times_are_refused(server, away):
    status, answer = server.post("/api/tables", {"game": "trok", "seats": 2, "away": away}, server.guest("Host"))
    assert (status, answer["error"]) == (400, "bad-message")


def test_a_clock_with_an_unknown_field_is_refused(server):
    clock = {"type": "live", "bank": 60, "increment": 5, "expired": "cover"}
    status, answer = server.post("/api/tables", {"game": "trok", "seats": 2, "clock": clock}, server.guest("Host"))
    assert (status, answer["error"]) == (400, "bad-message")
