"""The queue in front of the workers: weighted fair queueing.

Jobs of one guest and one kind make a flow.  Flows are served in proportion to the share of their kind, measured in the
time that their jobs take, so no guest gets more than another by asking for more, and no kind of work waits for ever.
Each flow has a virtual time: how long workers were busy with it, divided by its share.  The job that would bring its
flow to the earliest virtual time comes first.  A flow that was idle goes on at the present virtual time: it has saved
up nothing.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from tripot.server.bounds import SHARES


class Flow(NamedTuple):
    kind: str  # one of SHARES
    guest: str  # for whom it is


@dataclass(eq=False)
class Job:
    """Something to be done by a worker."""

    flow: Flow
    work: Callable[[Any], object]
    given: object
    seconds: float  # that it is expected to take
    spent: float = 0.0  # seconds that it has taken


class FairQueue:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.waiting: dict[Flow, deque[Job]] = {}  # only flows with jobs
        self.running: list[Job] = []
        self.times: dict[Flow, float] = {}  # virtual, of flows that wait or are ahead of the others
        self.now = 0.0  # the virtual time of the flow that was served last

    def put(self, job: Job) -> None:
        if job.flow not in self.waiting:
            self.waiting[job.flow] = deque()
            self.times[job.flow] = max(self.now, self.times.get(job.flow, 0.0))
        self.waiting[job.flow].append(job)

    def take(self) -> Job | None:
        """The job that is next, which then runs; none if no job waits."""
        if not self.waiting:
            return None
        flow = min(self.waiting, key=self.time_after)
        job = self.waiting[flow][0]
        self.remove(job)
        self.running.append(job)
        self.now = max(self.now, self.times[flow])
        self.charge(flow, job.seconds)
        return job

    def time_after(self, flow: Flow) -> float:
        """The flow's virtual time after its first job."""
        return self.times[flow] + self.waiting[flow][0].seconds / SHARES[flow.kind]

    def end(self, job: Job, seconds: float) -> None:
        """A job that ran has ended; its flow is charged for the time that it really took."""
        self.running.remove(job)
        job.spent = seconds
        self.charge(job.flow, seconds - job.seconds)
        self.times = {flow: time for flow, time in self.times.items() if flow in self.waiting or time > self.now}
        if not self.waiting and not self.running:
            self.times.clear()

    def charge(self, flow: Flow, seconds: float) -> None:
        self.times[flow] = self.times.get(flow, self.now) + seconds / SHARES[flow.kind]

    def discard(self, job: Job) -> None:
        """Nobody wants it any more; if it runs, it ends by itself."""
        if job in self.waiting.get(job.flow, ()):
            self.remove(job)

    def remove(self, job: Job) -> None:
        self.waiting[job.flow].remove(job)
        if not self.waiting[job.flow]:
            del self.waiting[job.flow]

    # ---- how full is it? --------------------------------------------------------------------------------------------

    def lengths(self) -> dict[str, int]:
        """By kind, how many jobs wait."""
        found = dict.fromkeys(SHARES, 0)
        for flow, jobs in self.waiting.items():
            found[flow.kind] += len(jobs)
        return found

    def number(self, flow: Flow) -> int:
        """How many jobs of the flow wait or run."""
        return len(self.waiting.get(flow, ())) + sum(job.flow == flow for job in self.running)

    def expected_wait(self, flow: Flow, seconds: float) -> float:
        """How long a job of so many seconds would wait if it came now and all flows went on as they are."""
        backlog = seconds + sum(job.seconds for job in self.waiting.get(flow, ()))
        flows = {flow, *self.waiting, *(job.flow for job in self.running)}
        part = SHARES[flow.kind] / sum(SHARES[other.kind] for other in flows)
        return max(0.0, backlog / (part * self.workers) - seconds)

    def least_served(self, kind: str, guests: list[str]) -> str:
        """The guest whose flow of this kind has had the least."""
        return min(guests, key=lambda guest: self.times.get(Flow(kind, guest), 0.0))
