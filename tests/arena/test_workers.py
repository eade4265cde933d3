"""Whoever does the work, the results are the same and come in order."""

import json
import time
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

import pytest

from tripot.arena.executors.cluster import Ray
from tripot.arena.executors.workers import Here, Processes, Workers, workers
from tripot.arena.reports.simulate import simulate
from tripot.cli.main import run
from tripot.core.errors import BrokenState

ray = pytest.importorskip("ray", reason="the optional extra tripot[ray] is not installed")

TESTS = Path(__file__).parents[1]
LONG = 300.0  # seconds; no test waits for them


@pytest.fixture(scope="module")
def local_ray() -> Iterator[Ray]:
    """A Ray of our own, whatever runs on this machine."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("RAY_ADDRESS", "local")
        environment.setenv("PYTHONPATH", str(TESTS))
        yield Ray(2)
    ray.shutdown()


@pytest.fixture(params=["here", "processes", "ray"])
def hands(request: pytest.FixtureRequest) -> Workers:
    if request.param == "ray":
        found: Workers = request.getfixturevalue("local_ray")
        return found
    return Here() if request.param == "here" else Processes(2)


def broken(card: int) -> int:
    raise BrokenState(f"card {card} is lost")


def test_results_come_in_the_order_of_the_tasks(hands: Workers) -> None:
    assert list(hands.run(abs, range(-60, 0))) == list(range(60, 0, -1))


def test_a_task_that_takes_long_changes_no_order(hands: Workers) -> None:
    assert list(hands.run(slow_if_even, range(6))) == list(range(6))


def slow_if_even(number: int) -> int:
    time.sleep(0.05 * (1 - number % 2))
    return number


def test_no_tasks_have_no_results(hands: Workers) -> None:
    assert list(hands.run(abs, [])) == []


def test_tasks_may_go_on_for_ever(hands: Workers) -> None:
    results = hands.run(abs, count())
    assert list(islice(results, 20)) == list(range(20))
    results.close()


def test_an_error_of_a_task_is_raised_here(hands: Workers) -> None:
    with pytest.raises(BrokenState) as error:
        list(hands.run(broken, [3]))
    assert error.value.details == {"what": "card 3 is lost"}


def test_a_simulation_is_the_same_everywhere(hands: Workers) -> None:
    there, alone = (simulate("trol", seats=2, games=6, seed=4, workers=who).counts_json() for who in (hands, Here()))
    assert there == alone


@pytest.mark.parametrize("which", ["processes", "ray"])
def test_stopping_early_stops_what_is_being_done(which: str, request: pytest.FixtureRequest) -> None:
    hands: Workers = request.getfixturevalue("local_ray") if which == "ray" else Processes(2)
    start = time.monotonic()
    results = hands.run(time.sleep, [0, LONG, LONG, LONG])
    next(results)
    results.close()
    assert time.monotonic() - start < LONG / 2


def test_one_worker_needs_no_other_process() -> None:
    assert isinstance(workers(1), Here)
    assert workers(3).number == 3


@pytest.mark.usefixtures("local_ray")
def test_a_tournament_on_ray_has_the_same_winners_as_here(capsys: pytest.CaptureFixture[str]) -> None:
    def wins(more: str) -> list[float]:
        assert run(f"arena trol --bots random,random,random --games 9 --json {more}".split()) == 0
        return [entry["win_share"] for entry in json.loads(capsys.readouterr().out)["bots"]]

    assert wins("--cluster ray") == wins("--workers 1")


def test_ray_works_with_as_many_at_once_as_it_is_told(local_ray: Ray) -> None:
    assert local_ray.number == 2
    assert Ray().number == Ray(1000).number == ray.cluster_resources()["CPU"]
