"""The server notices when its event loop stands still, and what on."""

import asyncio
import logging
import time

import pytest

from tripot.server.monitoring import loop_monitor
from tripot.server.monitoring.loop_monitor import LONG, MINUTE, LoopMonitor
from tripot.server.monitoring.metrics import GAPS, LOOP_GAP, LOOP_GAP_MAX

GAP = LONG * 4


def stand_still():
    end = time.monotonic() + GAP
    while time.monotonic() < end:
        pass


def watched(work):
    async def main():
        monitor = LoopMonitor()
        running = asyncio.create_task(monitor.run())
        await asyncio.sleep(0.05)
        await work()
        while not monitor.latest or monitor.latest[0][1] < GAP - 0.05:
            await asyncio.sleep(0.01)
        running.cancel()
        return monitor

    return asyncio.run(main())


def test_a_gap_is_measured_and_logged_with_what_was_running(caplog):
    async def work():
        stand_still()

    with caplog.at_level(logging.WARNING, "tripot.loop"):
        watched(work)
    logged = [entry for entry in caplog.records if entry.seconds >= GAP - 0.05]
    assert any("stand_still" in place for entry in logged for place in entry.where)
    assert LOOP_GAP_MAX.collect()[0].samples[0].value >= GAP - 0.05


def test_the_thread_ends_with_the_monitor():
    async def work():
        stand_still()

    assert watched(work).is_over.is_set()


@pytest.mark.parametrize(("gaps", "longest"), [([0.3, 0.1, 0.2], [0.3, 0.2]), ([0.1, 0.2, 0.3], [0.3])])
def test_the_longest_gap_of_the_last_minute_is_kept(gaps, longest):
    monitor = LoopMonitor()
    for number, gap in enumerate(gaps):
        monitor.note(float(number), gap)
    assert [gap for _, gap in monitor.latest] == longest
    monitor.note(MINUTE + len(gaps), 0.0)
    assert [gap for _, gap in monitor.latest] == [0.0]


def test_only_a_long_gap_is_logged(caplog):
    monitor = LoopMonitor()
    with caplog.at_level(logging.WARNING, loop_monitor.log.name):
        monitor.note(0.0, LONG / 2)
        assert not caplog.records
        monitor.note(0.0, LONG * 2)
    assert len(caplog.records) == 1


def told():
    """What the metrics tell: the sum of all gaps, and the longest."""
    total = next(sample.value for sample in LOOP_GAP.collect()[0].samples if sample.name.endswith("_sum"))
    return total, LOOP_GAP_MAX.collect()[0].samples[0].value


def test_gaps_as_short_as_a_command_are_all_the_same_to_the_metrics():
    differences = []
    for gap in (0.0, 0.0003, 0.004):
        before, _ = told()
        LoopMonitor().note(0.0, gap)
        total, longest = told()
        differences.append((round(total - before, 9), longest))
    assert differences == [(GAPS[0], GAPS[0])] * 3
