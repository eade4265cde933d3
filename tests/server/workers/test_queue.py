"""The queue in front of the workers: everybody gets their share, and those for whom somebody waits come first."""

import pytest

from tripot.server.bounds import SHARES
from tripot.server.workers.queue import FairQueue, Flow, Job


def put(queue, kind, guest, seconds=1.0, number=1):
    jobs = [Job(Flow(kind, guest), abs, 0, seconds) for _ in range(number)]
    for job in jobs:
        queue.put(job)
    return jobs


def serve(queue, number=1):
    """Take so many jobs one after the other, each of which takes as long as was expected; whose they were."""
    guests = ""
    for _ in range(number):
        job = queue.take()
        queue.end(job, job.seconds)
        guests += job.flow.guest
    return guests


def test_guests_are_served_in_turn_however_much_they_ask_for():
    queue = FairQueue(1)
    put(queue, "attended", "a", number=50)
    put(queue, "attended", "b", number=3)
    assert serve(queue, 7) == "abababa"


def test_jobs_of_a_guest_are_done_in_the_order_in_which_they_came():
    queue = FairQueue(1)
    jobs = put(queue, "attended", "a", number=5)
    assert [queue.take() for _ in range(5)] == jobs
    assert queue.take() is None


def test_those_for_whom_somebody_waits_come_first():
    queue = FairQueue(1)
    for kind in reversed(SHARES):
        put(queue, kind, kind)
    assert [queue.take().flow.kind for _ in SHARES] == ["attended", "unattended", "hint", "review"]


def test_no_kind_of_work_waits_for_ever():
    queue = FairQueue(1)
    put(queue, "attended", "a", number=1000)
    put(queue, "review", "b", number=10)
    assert serve(queue, 90).count("b") == 90 // (SHARES["attended"] + SHARES["review"])


def test_a_share_is_counted_in_time_and_not_in_jobs():
    queue = FairQueue(1)
    put(queue, "attended", "a", seconds=1.0, number=10)
    put(queue, "attended", "b", seconds=0.1, number=100)
    assert serve(queue, 55).count("a") == 5


def test_a_job_that_takes_longer_than_expected_is_charged_for_it():
    queue = FairQueue(1)
    put(queue, "attended", "a", seconds=0.1, number=10)
    put(queue, "attended", "b", seconds=0.1, number=100)
    first = queue.take()
    queue.end(first, 2.0)
    assert first.spent == 2.0
    assert serve(queue, 19) == 19 * "b"
    assert "a" in serve(queue, 3)  # now that `b` has had as much


def test_whoever_was_idle_has_saved_up_nothing():
    queue = FairQueue(1)
    put(queue, "attended", "a", number=100)
    serve(queue, 50)
    put(queue, "attended", "b", number=100)
    assert serve(queue, 10).count("a") == 5


def test_whoever_asks_for_one_thing_after_the_other_has_to_wait_for_the_others_too():
    queue = FairQueue(1)
    put(queue, "attended", "a", number=20)
    put(queue, "attended", "b")
    order = ""
    for _ in range(10):
        order += serve(queue)
        if order[-1] == "b":
            put(queue, "attended", "b")
    assert order.count("a") == 5


def test_when_all_is_done_nobody_is_remembered():
    queue = FairQueue(2)
    for number in range(5):
        put(queue, "hint", f"guest {number}")
    running = [queue.take() for _ in range(5)]
    for job in running:
        queue.end(job, 1.0)
    assert not queue.times
    assert not queue.running


def test_under_load_only_those_who_are_ahead_are_remembered():
    queue = FairQueue(1)
    put(queue, "attended", "busy", number=1000)
    for number in range(200):
        put(queue, "attended", str(number))
        serve(queue, 2)
    assert len(queue.times) < 10


def test_what_nobody_wants_any_more_is_not_done():
    queue = FairQueue(1)
    first, second, third = put(queue, "attended", "a", number=3)
    assert queue.take() is first
    queue.discard(second)
    queue.discard(first)  # it runs, and ends by itself
    assert queue.running == [first]
    assert queue.take() is third


# ---- how full is it? ------------------------------------------------------------------------------------------------


def test_its_length_is_known_by_kind():
    queue = FairQueue(1)
    put(queue, "hint", "a", number=3)
    put(queue, "attended", "b")
    queue.take()
    assert queue.lengths() == {"attended": 0, "unattended": 0, "hint": 3, "review": 0}
    queue.take()
    assert queue.number(Flow("hint", "a")) == 3
    assert queue.number(Flow("hint", "b")) == 0


@pytest.mark.parametrize(
    ("own", "others", "workers", "wait"),
    [
        (0, 0, 1, 0.0),
        (3, 0, 1, 3.0),  # as long as one's own jobs take
        (3, 0, 4, 0.0),
        (7, 0, 4, 1.0),
        (0, 9, 1, 9.0),  # as many guests share the worker
        (2, 9, 1, 29.0),
        (0, 9, 10, 0.0),
    ],
)
def test_how_long_a_job_would_wait_follows_from_the_guests_own_jobs_and_the_number_of_guests(
    own, others, workers, wait
):
    queue = FairQueue(workers)
    put(queue, "attended", "me", number=own)
    for number in range(others):
        put(queue, "attended", str(number), number=50)
    assert queue.expected_wait(Flow("attended", "me"), 1.0) == pytest.approx(wait)


def test_a_guest_who_asks_for_much_makes_nobody_else_wait_long():
    queue = FairQueue(1)
    put(queue, "attended", "greedy guest", number=100)
    assert queue.expected_wait(Flow("attended", "greedy guest"), 1.0) == pytest.approx(100.0)
    assert queue.expected_wait(Flow("attended", "other"), 0.05) == pytest.approx(0.05)


def test_of_those_who_wait_at_a_table_the_one_pays_who_has_had_the_least():
    queue = FairQueue(1)
    assert queue.least_served("attended", ["a", "b"]) == "a"
    put(queue, "attended", "a")
    queue.take()
    assert queue.least_served("attended", ["a", "b"]) == "b"
