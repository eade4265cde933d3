"""Workers as they really are: processes that fail, hang, die and are replaced."""

import asyncio
import os
import signal
import subprocess
import sys
import time

import pytest

from server.workers import jobs
from tripot.server.monitoring.metrics import REGISTRY
from tripot.server.workers import pool as pool_module
from tripot.server.workers.pool import Pool, WorkerLost, WorkFailed
from tripot.server.workers.queue import Flow, Job


def job(work, given=None, seconds=0.01, kind="attended", guest="a"):
    return Job(Flow(kind, guest), work, given, seconds)


def with_pool(work, workers=1):
    async def main():
        pool = Pool(workers)
        pool.open()
        try:
            async with asyncio.timeout(30):
                return await work(pool)
        finally:
            await pool.close()

    return asyncio.run(main())


def is_alive(process_id):
    try:
        os.kill(process_id, 0)
    except ProcessLookupError:
        return False
    return True


def test_work_is_done_in_another_process():
    async def work(pool):
        found = await asyncio.gather(*(pool.run(job(jobs.double, number)) for number in range(20)))
        return found, await pool.run(job(jobs.process_id))

    found, process_id = with_pool(work, workers=2)
    assert found == [2 * number for number in range(20)]
    assert process_id != os.getpid()
    assert not is_alive(process_id)  # it has ended with its pool


def test_work_that_fails_tells_where_and_not_what_and_its_worker_goes_on():
    async def work(pool):
        before = await pool.run(job(jobs.process_id))
        with pytest.raises(WorkFailed) as failure:
            await pool.run(job(jobs.fail))
        assert await pool.run(job(jobs.process_id)) == before
        return failure.value.args

    where = with_pool(work)
    assert where[-1] == "IllegalAction"
    assert "crown" not in str(where)


@pytest.mark.parametrize("hang", [jobs.compute_for_ever, jobs.block_for_ever, jobs.die])
def test_a_worker_that_hangs_or_dies_is_replaced(monkeypatch, hang):
    async def work(pool):
        before = await pool.run(job(jobs.process_id))
        with monkeypatch.context() as patch:
            patch.setattr(pool_module, "MOST_TIME", 0.1)
            with pytest.raises(WorkerLost):
                await pool.run(job(hang))
        assert not is_alive(before)
        assert await pool.run(job(jobs.process_id)) != before

    killed = REGISTRY.get_sample_value("tripot_killed_workers_total")
    with_pool(work)
    assert REGISTRY.get_sample_value("tripot_killed_workers_total") == killed + 1


def test_the_processor_time_of_a_job_is_limited_also_if_nobody_watches(monkeypatch):
    monkeypatch.setattr(pool_module, "MOST_CPU", 0.1)
    monkeypatch.setattr(pool_module, "MOST_TIME", 1000.0)

    async def work(pool):
        with pytest.raises(WorkerLost):
            await pool.run(job(jobs.compute_for_ever))

    with_pool(work)


def test_the_time_of_a_job_counts_from_its_start_and_not_from_when_it_was_wanted(monkeypatch):
    monkeypatch.setattr(pool_module, "MOST_TIME", 1.0)

    async def work(pool):
        await asyncio.gather(*(pool.run(job(jobs.rest, 0.2)) for _ in range(7)))

    with_pool(work)


def test_a_worker_cannot_take_all_memory():
    async def work(pool):
        with pytest.raises(WorkFailed) as failure:
            await pool.run(job(jobs.fill_memory, 2 << 30))
        assert failure.value.args[-1] == "MemoryError"
        assert await pool.run(job(jobs.fill_memory, 1 << 20)) == 1 << 20

    with_pool(work)


LIMITED = """
import resource
from tripot.server.workers.process import limit_memory
resource.setrlimit(resource.RLIMIT_DATA, (600 << 20, 600 << 20))
limit_memory()
print(*resource.getrlimit(resource.RLIMIT_DATA))
"""


def test_a_limit_of_memory_that_is_lower_already_stays():
    told = subprocess.run([sys.executable, "-c", LIMITED], capture_output=True, text=True, check=True).stdout
    assert told.split() == 2 * [str(600 << 20)]


def test_what_is_printed_does_not_disturb(capfd):
    async def work(pool):
        return await pool.run(job(jobs.say, "hello"))

    assert with_pool(work) == 5
    assert capfd.readouterr().err == "hello\n"


def test_what_nobody_waits_for_any_more_leaves_the_queue():
    async def work(pool):
        running = asyncio.create_task(pool.run(job(jobs.rest, 0.1)))
        waiting = [asyncio.create_task(pool.run(job(jobs.process_id))) for _ in range(3)]
        await asyncio.sleep(0)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert pool.queue.lengths()["attended"] == 1  # the worker is still starting
        await running
        assert await pool.run(job(jobs.double, 1)) == 2
        assert not pool.results

    with_pool(work)


def test_whoever_waits_when_the_pool_is_closed_is_cancelled():
    async def work(pool):
        tasks = [asyncio.create_task(pool.run(job(jobs.rest, 100.0))) for _ in range(3)]
        await asyncio.sleep(0)
        return tasks

    async def main():
        pool = Pool(1)
        pool.open()
        tasks = await work(pool)
        await pool.close()
        return await asyncio.gather(*tasks, return_exceptions=True)

    assert all(isinstance(found, asyncio.CancelledError) for found in asyncio.run(main()))


def test_what_cannot_be_sent_to_a_worker_fails_and_the_next_job_is_done():
    async def work(pool):
        with pytest.raises(WorkerLost):
            await pool.run(job(lambda given: given))
        assert await pool.run(job(jobs.double, 1)) == 2

    with_pool(work)


def test_a_worker_that_cannot_be_started_makes_its_work_fail(monkeypatch):
    monkeypatch.setattr(sys, "executable", "/nonexistent")

    async def work(pool):
        for _ in range(2):
            with pytest.raises(WorkerLost):
                await pool.run(job(jobs.double, 1))

    with_pool(work)


PARENT = """
import asyncio, sys
from server.workers import jobs
from tripot.server.workers.pool import Pool
from tripot.server.workers.queue import Flow, Job

async def main():
    pool = Pool(1)
    pool.open()
    print(await pool.run(Job(Flow("hint", "a"), jobs.process_id, None, 1.0)), flush=True)
    await pool.run(Job(Flow("hint", "a"), jobs.block_for_ever, None, 1000.0))

__import__(sys.argv[1]).run(main())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it ends when its processor time is over")
@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_a_worker_that_hangs_dies_with_its_server(loop):
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, "-c", PARENT, loop], stdout=subprocess.PIPE, env=environment) as parent:
        worker = int(parent.stdout.readline())
        assert is_alive(worker)
        parent.send_signal(signal.SIGKILL)
    deadline = time.monotonic() + 20
    while is_alive(worker) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not is_alive(worker)


def test_a_worker_whose_server_was_killed_meanwhile_ends_without_a_word():
    script = "import sys; from tripot.server.workers.process import send; send(sys.stdout.buffer, 1)"
    ours, theirs = os.pipe()
    os.close(ours)  # nobody reads
    ended = subprocess.run([sys.executable, "-c", script], stdout=theirs, stderr=subprocess.PIPE, check=False)
    os.close(theirs)
    assert (ended.returncode, ended.stderr) == (0, b"")
