"""What an answer gets while many wait, what happens when a bot fails, and how much one may ask for besides."""

import asyncio

import pytest

from tripot import Match
from tripot.bots import NAMES
from tripot.server.bounds import (
    BUSY_WAIT,
    GREEDY_WAIT,
    LOSS_RATE,
    MOST_REQUESTS,
    MOST_WAITING,
    SHORTENED_TIME,
    SHORTEST_THOUGHT,
    THINKING_TIME,
)
from tripot.server.errors import BotFailed, Busy
from tripot.server.monitoring.metrics import REGISTRY
from tripot.server.security.rate_limits import Bucket
from tripot.server.workers.pool import Pool, WorkerLost, WorkFailed
from tripot.server.workers.queue import Flow
from tripot.server.workers.tasks import Thought
from tripot.server.workers.thinking import Effort, Thinker, WorkClaim, effort, task

MATCH = Match("trok", seats=2, seed=1)


class FakePool(Pool):
    """Does nothing by itself; some bots fail at once."""

    def __init__(self, failing=(), error=WorkFailed):
        super().__init__(1)
        self.failing = failing
        self.error = error
        self.asked = []

    async def run(self, job):
        self.asked.append(job.given.bot)
        if job.given.bot in self.failing:
            raise self.error
        if job.given.bot == "expert":
            return await super().run(job)  # for ever: nobody works here
        return Thought("fine")


def thinker(*about):
    made = Thinker(1)
    made.pool = FakePool(*about)
    made.queue = made.pool.queue
    return made


def claim(kind="attended", guest="a"):
    return WorkClaim(Flow(kind, guest), Bucket(*LOSS_RATE))


def eased(bot):
    """How many answers were given with less thinking than usual."""
    return REGISTRY.get_sample_value("tripot_eased_answers_total", {"bot": bot}) or 0


# ---- under load -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", NAMES)
def test_bots_take_their_time_then_less_then_greedy_answers(bot):
    usual = THINKING_TIME.get(bot, SHORTEST_THOUGHT)
    assert effort(bot, 0.0) == effort(bot, BUSY_WAIT - 0.1) == Effort(bot, usual)
    assert effort(bot, BUSY_WAIT) == Effort(bot, SHORTENED_TIME.get(bot, SHORTEST_THOUGHT), is_eased=True)
    later = effort(bot, GREEDY_WAIT)
    assert later.bot == ("greedy" if bot in THINKING_TIME else bot)
    assert later.seconds == SHORTEST_THOUGHT


def test_whoever_asks_for_much_gets_less_of_it_and_nobody_else_does():
    async def work():
        busy = thinker()
        tasks = []
        for _ in range(60):
            given = busy.effort("expert", Flow("attended", "a"))
            tasks.append(asyncio.create_task(busy.choose(task("expert", MATCH, 0, None, given.seconds), claim())))
            await asyncio.sleep(0)
        before = eased("greedy")
        efforts = [busy.effort("expert", Flow("attended", guest)) for guest in "ab"]
        assert eased("greedy") == before + 1
        for waiting in tasks:
            waiting.cancel()
        return efforts

    assert asyncio.run(work()) == [Effort("greedy", SHORTEST_THOUGHT, True), Effort("expert", 1.0)]


# ---- bots that fail -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("error", [WorkFailed, WorkerLost])
def test_when_a_bot_fails_greedy_answers(error):
    failing = thinker(["hard"], error)
    assert asyncio.run(failing.choose(task("hard", MATCH, 0, None), claim())) == Thought("fine")
    assert failing.pool.asked == ["hard", "greedy"]


def test_when_greedy_fails_too_the_first_legal_answer_is_given():
    failing = thinker(["hard", "greedy"])
    given = task("hard", MATCH, 0, None)
    before = eased("first")
    found = [asyncio.run(failing.choose(given, claim())).action for _ in range(5)]
    assert found == 5 * [str(MATCH.legal(0)[0])]
    assert eased("first") == before + 5


def test_a_table_whose_work_has_cost_some_workers_gets_no_more():
    async def work():
        failing = thinker(["hard", "greedy"], WorkerLost)
        lost = claim()
        for _ in range(10):
            await failing.choose(task("hard", MATCH, 0, None), lost)
        with pytest.raises(BotFailed):
            await failing.advise(task("normal", MATCH, 0, None), lost)
        return len(failing.pool.asked)

    assert asyncio.run(work()) == LOSS_RATE[0]


# ---- hints and reviews ----------------------------------------------------------------------------------------------


def test_advice_that_fails_is_a_clear_error():
    failing = thinker(["hard"])
    with pytest.raises(BotFailed):
        asyncio.run(failing.advise(task("hard", MATCH, 0, None), claim("hint")))


async def asked(busy, number, claim):
    """So many who wait for advice."""
    given = task("expert", MATCH, 0, None)
    tasks = [asyncio.create_task(busy.advise(given, claim)) for _ in range(number)]
    await asyncio.sleep(0)
    return tasks


@pytest.mark.parametrize("kind", ["hint", "review"])
def test_a_guest_may_wait_for_some_hints_and_reviews_at_a_time(kind):
    async def work():
        busy = thinker()
        tasks = await asked(busy, MOST_REQUESTS, claim(kind))
        with pytest.raises(Busy):
            await busy.advise(task("expert", MATCH, 0, None), claim(kind))
        tasks += await asked(busy, 1, claim(kind, "b"))  # somebody else may
        assert not any(waiting.done() for waiting in tasks)
        for waiting in tasks:
            waiting.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        tasks = await asked(busy, 1, claim(kind))  # and so may the first, afterwards
        assert not tasks[0].done()
        tasks[0].cancel()

    asyncio.run(asyncio.wait_for(work(), 10))


def test_all_guests_together_may_wait_for_so_many():
    async def work():
        busy = thinker()
        tasks = []
        for number in range(MOST_WAITING):
            tasks += await asked(busy, 1, claim("hint", f"guest {number}"))
        with pytest.raises(Busy):
            await busy.advise(task("expert", MATCH, 0, None), claim("review"))
        for waiting in tasks:
            waiting.cancel()

    asyncio.run(asyncio.wait_for(work(), 10))
