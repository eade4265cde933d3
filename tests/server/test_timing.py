"""When a bot answers tells nothing about what it holds: a bot with one answer takes as long as one with many."""

import asyncio
import sqlite3
import time
from math import log, sqrt

import pytest

from server.player import Player, leave
from tripot import Match, choose
from tripot.bots import LEVELS, bot
from tripot.server.bounds import THINKING_TIME
from tripot.server.rooms.bench import TRIP, Pause
from tripot.server.workers.tasks import search_time, think
from tripot.server.workers.thinking import task, thinking_time

TABLES, PACE, DECISIONS = 6, 50, 40  # a quarter of the answers in Trieste are forced
SURE = 1e-9  # how unlikely it may be that two samples of the same distribution are told apart


# ---- from outside, with a stopwatch ---------------------------------------------------------------------------------


class Stopwatch(Player):
    """A spectator who notes when each decision is told."""

    def __init__(self, *about):
        super().__init__(*about)
        self.times = []

    def hear_game(self, news):
        super().hear_game(news)
        self.times = [time.perf_counter()] * news["seq"]

    def hear_update(self, news):
        super().hear_update(news)
        self.times.append(time.perf_counter())


async def watched(server, bot):
    """Those who have watched some decisions of bots, each at a table of their own."""
    watchers = []
    for _ in range(TABLES):
        token = server.guest("Spectator")
        table = server.table(token, "trieste", 3, bots=[bot] * 3, pace=PACE)["table"]["id"]
        watchers.append(await Stopwatch(server, token, table).join())
        await watchers[-1].ask(type="start")
    for watcher in watchers:
        await watcher.until(lambda watcher=watcher: len(watcher.times) > DECISIONS or watcher.outcome, 60)
    await leave(watchers)
    return watchers


def answers(server, watcher):
    """How many answers the bot had, and how long it took, wherever it alone was asked."""
    database = sqlite3.connect(server.database)
    (seed,) = database.execute("SELECT seed FROM tables WHERE id = ?", (watcher.table_id,)).fetchone()
    query = "SELECT seat, action FROM decisions WHERE table_id = ? ORDER BY number"
    match = Match("trieste", seats=3, seed=seed)
    for number, (seat, action) in enumerate(database.execute(query, (watcher.table_id,)), 1):
        if match.waiting == (seat,) and number < len(watcher.times):
            yield len(match.legal(seat)), watcher.times[number] - watcher.times[number - 1]
        match.submit(seat, action)
    database.close()


def samples(server, watchers):
    """The times of answers without a choice, and of those with one."""
    found = [answer for watcher in watchers for answer in answers(server, watcher)]
    return [spent for choices, spent in found if choices == 1], [spent for choices, spent in found if choices > 1]


def distance(one, other):
    """The Kolmogorov-Smirnov statistic: the largest difference between two distributions."""

    def share(sample, limit):
        return sum(value <= limit for value in sample) / len(sample)

    return max(abs(share(one, value) - share(other, value)) for value in one + other)


def test_a_stopwatch_does_not_tell_who_has_no_choice(own_server):
    server = own_server()  # its bots play on
    forced, free = samples(server, asyncio.run(watched(server, "easy")))
    told_apart = sqrt(-log(SURE / 2) / 2) * sqrt((len(forced) + len(free)) / (len(forced) * len(free)))
    assert distance(forced, free) < told_apart < 0.8


# ---- with a clock that is set by hand -------------------------------------------------------------------------------


class FakeTime:
    """Time passes only when somebody sleeps or works."""

    def __init__(self):
        self.now = 1000.0

    def monotonic(self):
        return self.now

    def sleep(self, seconds):
        self.now += seconds


@pytest.fixture
def fake_time(monkeypatch):
    fake = FakeTime()
    monkeypatch.setattr("tripot.server.rooms.bench.clock", fake.monotonic)
    monkeypatch.setattr("tripot.server.workers.tasks.time", fake)
    return fake


@pytest.mark.parametrize(("thought", "pauses"), [(0.0, 1), (0.001, 1), (0.049, 1), (0.051, 2), (0.52, 11)])
def test_a_bot_answers_after_one_pause_or_the_next_multiple(fake_time, thought, pauses):
    pause = Pause(0, 0.05 - TRIP)
    fake_time.sleep(thought)
    assert pause.left() == pytest.approx(pauses * 0.05 - thought)


@pytest.mark.parametrize("pace", [0, 50, 1500])
@pytest.mark.parametrize("bot", LEVELS)
def test_a_pause_is_as_long_as_the_bot_always_thinks_or_longer(fake_time, pace, bot):
    for _ in range(100):
        length = Pause(pace, thinking_time(bot)).length
        assert thinking_time(bot) < length <= max(1.41 * pace / 1000, thinking_time(bot) + TRIP)
        assert length > 0.59 * pace / 1000


def positions(wanted):
    """Positions in Trieste where a seat is asked and has so many answers."""
    match = Match("trieste", seats=3, seed=5)
    while match.waiting:
        seat = match.waiting[0]
        if wanted(len(match.legal(seat))):
            yield match, seat
        match.submit(seat, choose(match, seat, "easy", seed=len(match.decisions)).action)


@pytest.mark.parametrize("bot", ["random", "greedy", "normal", "expert"])
@pytest.mark.parametrize("wanted", [lambda choices: choices == 1, lambda choices: choices > 3])
def test_a_worker_is_kept_for_the_time_of_the_level_whatever_the_bot_holds(fake_time, bot, wanted):
    match, seat = next(positions(wanted))
    given = task(bot, match, seat, None)._replace(seconds=0.05)
    think(given)  # its search goes by the real clock
    assert fake_time.now == pytest.approx(1000.05)


def test_a_search_leaves_time_for_the_rest(monkeypatch):
    found = {}

    def note(name, seconds):
        found[name] = seconds
        return bot(name)

    monkeypatch.setattr("tripot.server.workers.tasks.find_bot", note)
    match, seat = next(positions(lambda choices: choices == 1))
    for level in THINKING_TIME:
        think(task(level, match, seat, None)._replace(seconds=0.1))
    assert found == dict.fromkeys(THINKING_TIME, search_time(0.1))
    assert all(0 < search_time(seconds) < seconds for seconds in THINKING_TIME.values())
