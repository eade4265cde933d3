"""The wall clock jumps, the server is down for a while: nobody loses time by it that they had."""

import logging

import pytest

from server.inside import Ear, idle
from server.test_operation import housed
from tripot.server.errors import NotFound
from tripot.server.protocol.commands import Sit, Start
from tripot.server.protocol.tables import DaysClock, LiveClock, Settings
from tripot.server.storage.rows import SetDeadline
from tripot.server.storage.schedule import deadlines_of, due_deadlines

HOUR, DAY = 3600.0, 86400.0
JUMPS = [HOUR, -DAY, 15 * DAY, -400 * DAY]


async def begun(house, clock):
    """A game of two who are there, with clocks."""
    guests = [(await house.welcome(name, "en", True))[0] for name in ("Anne", "Bo")]
    room = await house.create(guests[0], Settings(game="tschak", seats=2, clock=clock, away=60))
    ears = [Ear(room, guest, seat) for seat, guest in enumerate(guests)]
    for ear in ears:
        ear.ask(Sit(id="sit", seat=ear.viewer))
    ears[0].ask(Start(id="start"))
    await idle(room)
    return room


def faces(room):
    return [face.left for face in room.clock_states()]


@pytest.mark.parametrize("jump", JUMPS)
def test_a_clock_that_is_set_changes_nothing_for_those_who_play(tmp_path, jumping, jump):
    async def work(house):
        room = await begun(house, LiveClock(60, 10))
        jumping.pass_by(5.0)
        jumping.jump(jump)
        assert faces(room) == [65.0, 65.0]
        assert await house.storage.read(due_deadlines, house.time.steady()) == []
        jumping.pass_by(66.0)
        assert len(await house.storage.read(due_deadlines, house.time.steady())) == 2

    housed(tmp_path, work, time=jumping.source)


@pytest.mark.parametrize("jump", JUMPS)
def test_a_table_is_not_stale_because_the_clock_was_set(tmp_path, jumping, jump):
    async def work(house):
        guest, _ = await house.welcome("Anne", "en", False)
        table = (await house.create(guest, Settings(game="snatch", seats=2))).id
        house.drop(house.rooms[table])
        jumping.pass_by(60.0)
        jumping.jump(jump)
        await house.sweeper.sweep()
        return (await house.room(table)).id

    async def look(house):
        await house.sweeper.sweep()
        house.drop(await house.room(table))
        jumping.pass_by(14 * DAY)
        await house.sweeper.sweep()
        with pytest.raises(NotFound):
            await house.room(table)

    table = housed(tmp_path, work, time=jumping.source)
    jumping.pass_by(DAY)
    housed(tmp_path, look, time=jumping.start())


# ---- restarts -------------------------------------------------------------------------------------------------------


async def put(house):
    """A live game, one with days, and one second of each kind of deadline that is short."""
    live, days = await begun(house, LiveClock(60, 10)), await begun(house, DaysClock(3))
    await house.storage.commit(live.id, [SetDeadline(0, "away", house.time.steady() + 100.0)])
    await house.storage.commit(live.id, [SetDeadline(0, "host", house.time.steady() + 200.0)])
    return live.id, days.id


async def remaining(house, table):
    found = await house.storage.read(deadlines_of, table)
    return {(deadline.kind, deadline.seat): round(deadline.at - house.time.steady()) for deadline in found}


@pytest.mark.parametrize(
    ("before", "down", "after", "days"),
    [
        (0.0, HOUR, 0.0, 3 * DAY - HOUR),  # an hour without a server
        (15 * DAY, HOUR, 0.0, 3 * DAY - HOUR),  # the clock was set while the last server ran
        (-DAY, HOUR, 0.0, 3 * DAY - HOUR),
        (0.0, HOUR, -DAY, 3 * DAY),  # set back while none ran: nobody can know how long that was
        (50 * DAY, HOUR, -50 * DAY, 3 * DAY),  # and what was wrong is right again
    ],
)
def test_seconds_stand_still_while_no_server_runs_and_days_go_on(tmp_path, jumping, before, down, after, days):
    async def work(house):
        tables = await put(house)
        jumping.jump(before)
        return tables

    async def look(house):
        return await remaining(house, live), await remaining(house, long)

    live, long = housed(tmp_path, work, time=jumping.source)
    jumping.pass_by(down)
    jumping.jump(after)
    short_left, long_left = housed(tmp_path, look, time=jumping.start())
    assert short_left == {("clock", 0): 70, ("clock", 1): 70, ("away", 0): 100, ("host", 0): 200}
    assert long_left == {("clock", 0): days, ("clock", 1): days}


def test_no_deadline_passes_just_after_a_start(tmp_path, jumping):
    async def work(house):
        room = await begun(house, DaysClock(1))
        return room.id

    async def look(house):
        return set((await remaining(house, table)).values())

    table = housed(tmp_path, work, time=jumping.source)
    jumping.pass_by(2 * DAY)
    assert housed(tmp_path, look, time=jumping.start(), grace=30.0) == {30}


def test_a_jump_of_the_clock_is_a_line_in_the_log(tmp_path, jumping, caplog):
    async def work(house):
        jumping.pass_by(100.0)
        house.health.note_jump()
        assert caplog.records == []
        jumping.jump(-HOUR)
        house.health.note_jump()
        house.health.note_jump()

    with caplog.at_level(logging.WARNING, "tripot.health"):
        housed(tmp_path, work, time=jumping.source)
    assert [record.seconds for record in caplog.records] == [-HOUR]


def test_steady_time_follows_the_monotonic_clock_alone(jumping):
    source = jumping.source
    assert source.steady() == source.now()
    jumping.jump(HOUR)
    jumping.pass_by(1.0)
    assert (source.jump(), source.now() - source.steady()) == (HOUR, HOUR)
    assert source.steady() == 1_700_000_001.0
