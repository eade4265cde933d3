"""Bots on the seats of a table, in this process, with a thinker that answers when the test says so."""

import asyncio
import json
import time
from contextlib import asynccontextmanager
from dataclasses import replace as with_values
from functools import partial

from msgspec.structs import replace

from server.inside import Ear, idle
from tripot.server.bounds import BUSY_WAIT, SHORTENED_TIME
from tripot.server.house.config import Config
from tripot.server.house.house import House
from tripot.server.protocol.commands import Abandon, Answer, Say, SeatBot, Sit, Start
from tripot.server.protocol.tables import DaysClock, LiveClock, Settings
from tripot.server.rooms.commands.presence import run_out
from tripot.server.storage.games import decisions_of
from tripot.server.workers.queue import Flow, Job
from tripot.server.workers.tasks import Thought
from tripot.server.workers.thinking import Thinker


class SlowThinker(Thinker):
    """Answers with the last legal action once it is let go."""

    def __init__(self):
        super().__init__(1)
        self.asked = []
        self.efforts = []
        self.go = asyncio.Event()

    async def choose(self, given, claim):
        self.asked.append(given.seat)
        self.efforts.append((given.bot, given.seconds))
        await self.go.wait()
        return Thought(given.legal[-1])


@asynccontextmanager
async def at_table(tmp_path, **settings):
    """Two people at a table of Tschak! who have to choose, in this process."""
    house = House(Config(tmp_path / "db", tmp_path / "secret", limits=False))
    await house.open()
    await house.thinker.pool.close()
    house.thinker = SlowThinker()
    try:
        guests = [(await house.welcome(name, "en", False))[0] for name in ("Anne", "Bo")]
        room = await house.create(guests[0], Settings(game="tschak", seats=2, away=None, pace=0, **settings))
        ears = [Ear(room, guest, seat) for seat, guest in enumerate(guests)]
        for ear in ears:
            ear.ask(Sit(id="sit", seat=ear.viewer))
        ears[0].ask(Start(id="start"))
        await idle(room)
        for ear in ears:
            ear.kinds()
        yield room, *ears
    finally:
        house.thinker.go.set()
        await house.close()


async def time_is_up(room, seat):
    return run_out(room, seat)


async def until(holds):
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.001)


async def decided(room):
    return [(decision.seat, decision.guest) for decision in await room.house.storage.read(decisions_of, room.id)]


def test_a_table_goes_on_while_a_bot_thinks_for_somebody_whose_time_is_up(tmp_path):
    async def work():
        async with at_table(tmp_path, clock=LiveClock(60, 10), expired="cover") as (room, _, bo):
            room.enqueue_work(partial(time_is_up, room, 0))
            await until(lambda: room.house.thinker.asked == [0])
            bo.ask(Say(id="s", text="hello"))
            bo.answer("b")
            await idle(room)
            assert {"said", "update", "done"} <= set(bo.kinds())
            assert room.seating.places[0].covered
            room.house.thinker.go.set()
            await until(lambda: room.decisions == 2)
            await idle(room)
            assert await decided(room) == [(1, bo.guest.id), (0, None)]

    asyncio.run(asyncio.wait_for(work(), 10))


def test_somebody_who_answers_at_the_last_moment_is_not_answered_for(tmp_path):
    async def work():
        async with at_table(tmp_path, clock=LiveClock(60, 10)) as (room, anne, _):
            room.enqueue_work(partial(time_is_up, room, 0))
            await until(lambda: room.house.thinker.asked == [0])
            anne.answer("a")
            await idle(room)
            assert not room.seating.places[0].covered
            room.house.thinker.go.set()
            await until(lambda: not room.bench.is_thinking)
            await idle(room)
            assert await decided(room) == [(0, anne.guest.id)]

    asyncio.run(asyncio.wait_for(work(), 10))


def test_in_a_game_of_days_a_bot_answers_one_question_also_where_nobody_looks(tmp_path):
    async def work():
        async with at_table(tmp_path, clock=DaysClock(1)) as (room, *ears):
            for ear in ears:
                room.audience.remove(ear)
            room.house.thinker.go.set()
            room.enqueue_work(partial(time_is_up, room, 0))
            await until(lambda: room.decisions == 1)
            await idle(room)
            assert not room.seating.places[0].covered
            assert await decided(room) == [(0, None)]
            assert room.house.thinker.asked == [0]

    asyncio.run(asyncio.wait_for(work(), 10))


def test_a_deadline_is_handed_over_once_while_a_bot_answers(tmp_path):
    async def work():
        async with at_table(tmp_path, clock=DaysClock(1)) as (room, *_):
            handed_over = []
            sweeper = room.house.sweeper
            hand_over = sweeper.hand_over

            async def note(deadline):
                handed_over.append(deadline.seat)
                await hand_over(deadline)

            sweeper.hand_over = note
            at = time.time() - 1
            room.deadlines = with_values(room.deadlines, at={("clock", seat): at for seat in (0, 1)})
            statement = "UPDATE deadlines SET at = ?"
            await room.house.storage.write(lambda database: database.execute(statement, (at,)) and None)
            for _ in range(3):
                await sweeper.sweep()
                await idle(room)
            assert sorted(handed_over) == sorted(room.house.thinker.asked) == [0, 1]
            room.house.thinker.go.set()
            await until(lambda: room.decisions == 2)
            await idle(room)
            await sweeper.sweep()
            assert not sweeper.in_hand

    asyncio.run(asyncio.wait_for(work(), 10))


# ---- people and bots who choose in secret ---------------------------------------------------------------------------


@asynccontextmanager
async def beside_a_bot(tmp_path, pace):
    """One person and a bot at a table of Tschak!, both of whom have to choose in secret."""
    house = House(Config(tmp_path / "db", tmp_path / "secret", limits=False))
    await house.open()
    await house.thinker.pool.close()
    house.thinker = SlowThinker()
    house.thinker.go.set()
    try:
        anne = (await house.welcome("Anne", "en", False))[0]
        room = await house.create(anne, Settings(game="tschak", seats=2, away=None, pace=pace))
        ear = Ear(room, anne, 0)
        for command in (Sit(id="sit", seat=0), SeatBot(id="bot", seat=1, bot="random"), Start(id="start")):
            ear.ask(command)
        await idle(room)
        yield room, ear
    finally:
        await house.close()


def test_a_bot_that_chooses_last_leaves_time_to_change_a_secret_answer(tmp_path):
    async def work():
        async with beside_a_bot(tmp_path, 300) as (room, anne):
            first, second = map(str, room.play.match.legal(0)[:2])
            await until(lambda: room.bench.held == 1)
            assert room.decisions == 0
            assert room.is_idle  # a room that waits for people alone may be put away
            for command_id, action in (("a", first), ("b", second)):
                anne.ask(Answer(id=command_id, question=1, action=action))
                await idle(room)
            assert [(seat, str(action)) for seat, action in room.play.match.decisions] == [(0, first), (0, second)]
            await until(lambda: room.decisions >= 3)
            assert room.play.match.decisions[2][0] == 1

    asyncio.run(asyncio.wait_for(work(), 20))


def test_where_programs_play_at_full_speed_a_bot_waits_for_nobody(tmp_path):
    async def work():
        async with beside_a_bot(tmp_path, 0) as (room, _):
            await until(lambda: room.decisions == 1)
            assert room.play.match.decisions[0][0] == 1
            assert room.bench.held == 0

    asyncio.run(asyncio.wait_for(work(), 20))


# ---- while many wait ------------------------------------------------------------------------------------------------


def busy_with(room, guest, seconds):
    """Somebody's work that waits for a worker."""
    job = Job(Flow("attended", guest), abs, 0, seconds)
    room.house.thinker.queue.put(job)
    return job


def told(ear):
    """Was the table busy, whenever the ear was told of it?"""
    news = [json.loads(message) for message in ear.heard]
    return [message["table"]["busy"] for message in news if message["type"] == "table"]


def test_a_table_is_told_when_its_bots_are_late_and_when_they_are_not_any_more(tmp_path):
    async def work():
        async with at_table(tmp_path) as (room, anne, bo):
            waiting = busy_with(room, anne.guest.id, BUSY_WAIT)
            bo.ask(Abandon(id="abandon"))
            await idle(room)
            assert room.bench.is_busy
            assert told(anne)[-1] is True
            await until(lambda: room.house.thinker.efforts == [("normal", SHORTENED_TIME["normal"])])
            room.house.thinker.queue.discard(waiting)
            anne.answer("a")
            room.house.thinker.go.set()
            await until(lambda: room.decisions >= 3)  # the bot has been asked again
            await idle(room)
            assert told(anne)[-1] is False

    asyncio.run(asyncio.wait_for(work(), 10))


def test_who_waits_at_a_table_pays_for_its_bots(tmp_path):
    async def work():
        async with at_table(tmp_path) as (room, anne, bo):
            assert room.bench.claim().flow == Flow("attended", anne.guest.id)
            room.house.thinker.queue.charge(Flow("attended", anne.guest.id), 1.0)
            assert room.bench.claim().flow == Flow("attended", bo.guest.id)
            for ear in (anne, bo):
                room.audience.remove(ear)
            assert room.bench.claim().flow == Flow("unattended", anne.guest.id)  # the host

    asyncio.run(asyncio.wait_for(work(), 10))


def test_a_program_at_a_table_is_not_a_person_who_waits(tmp_path):
    async def work():
        async with at_table(tmp_path) as (room, anne, bo):
            for ear in (anne, bo):
                ear.guest = replace(ear.guest, program=True)
            assert room.bench.claim().flow == Flow("unattended", anne.guest.id)

    asyncio.run(asyncio.wait_for(work(), 10))
