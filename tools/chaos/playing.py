"""A round: tables are played at all nodes while faults come, and then to their end; what came of it is checked."""

import asyncio
import os
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from traceback import format_exception

import tripot
from chaos.cluster import Cluster
from chaos.faults import KINDS, Faults
from soak import people
from soak.checking import Findings
from soak.client import Http, HttpResponse, SoakGuest
from soak.ledger import Ledger
from soak.stored import check_all
from soak.tables import Sitting, plan
from tripot.server.storage.database.address import Postgres

THINKING = 0.4  # seconds before an answer, on average: sixty tables share two cores with three nodes
PATIENCE = 30.0  # seconds after the last fault until people vote for the end
AT_MOST = 240.0  # seconds until every table has to be at its end
SLACK = 120.0  # seconds by which faults may have lengthened a clock
BETWEEN = (0.2, 1.5)  # seconds between two faults


OUR_FAULT = ('"message": "a room', '"message": "what another node asked for failed')


def where(task: "asyncio.Task[None]") -> str:
    """What a task waits for, from the outside in."""
    names, coroutine = [], task.get_coro()
    while coroutine is not None and hasattr(coroutine, "cr_code"):
        names.append(f"{coroutine.cr_code.co_name}:{coroutine.cr_frame.f_lineno if coroutine.cr_frame else 0}")
        coroutine = coroutine.cr_await
    return " ".join(names)


class BalancedHttp(Http):
    """Asks a random node, as behind a balancer, and another one if it does not answer or cannot do it now."""

    def __init__(self, ports: Sequence[int], ledger: Ledger, rng: random.Random) -> None:
        self.ports, self.rng = ports, rng
        super().__init__(0, ledger)

    @property
    def port(self) -> int:
        return self.rng.choice(self.ports)

    @port.setter
    def port(self, port: int) -> None:
        """Each request has its own."""

    def try_once(self, method: str, path: str, body: object = None, guest: SoakGuest | None = None) -> HttpResponse:
        answer = super().try_once(method, path, body, guest)
        if answer.status >= 500:
            raise ConnectionError
        return answer


@dataclass
class Result:
    """What came of one round."""

    name: str
    faults: dict[str, int] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)
    take_overs: list[float] = field(default_factory=list)  # seconds
    waits: list[float] = field(default_factory=list)  # seconds from an answer to its acknowledgement
    refused: dict[str, int] = field(default_factory=dict)  # answers, by the reason
    wrong: list[str] = field(default_factory=list)
    seconds: float = 0.0
    load: float = 0.0  # of the machine


class ChaosRound:
    def __init__(
        self,
        name: str,
        tables: int,
        progress: Callable[[str], None],
        patience: float = PATIENCE,
        games: Sequence[str] = (),  # none: all
    ) -> None:
        self.rng = random.Random(name)
        self.tables = tables
        self.games = games or list(tripot.catalogue())
        self.progress = progress
        self.patience = patience
        self.result = Result(name)
        self.ledger = Ledger()
        self.findings = Findings()
        self.is_breaking = True
        self.sittings: list[Sitting] = []

    def run(self, faults: list[str]) -> Result:
        people.THINKING = THINKING
        # A request that was given up may still be done when its node goes on.  Commands have ids; this one has none.
        people.OTHER_WEIGHTS[people.OTHERS.index(people.Person.take_another_device)] = 0
        people.ASKED_WEIGHTS[people.ASKED.index(people.Person.take_another_device)] = 0
        began = time.monotonic()
        with TemporaryDirectory(prefix="tripot-chaos-") as folder:
            cluster = Cluster(Path(folder))
            try:
                asyncio.run(self.play(cluster, faults))
                self.check(cluster)
            finally:
                cluster.clear_away()
        self.result.seconds, self.result.load = time.monotonic() - began, os.getloadavg()[1]
        return self.result

    async def play(self, cluster: Cluster, faults: list[str]) -> None:
        await cluster.start()
        self.http = BalancedHttp([node.port for node in cluster.nodes], self.ledger, random.Random(self.rng.random()))
        lanes = [
            asyncio.create_task(self.lane(self.games[index % len(self.games)], random.Random(self.rng.random())))
            for index in range(self.tables)
        ]
        try:
            await self.break_things(Faults(cluster, random.Random(self.rng.random())), faults)
            await self.wait_for(lanes)
        finally:
            await self.http.close(lanes)
            await cluster.proxies.close()

    async def break_things(self, breaking: Faults, faults: list[str]) -> None:
        while self.ledger.acknowledged < self.tables:  # play is under way
            await asyncio.sleep(0.1)
        done: Counter[str] = Counter()
        for number, kind in enumerate(faults, 1):
            self.progress(f"fault {number} of {len(faults)}: {kind}")
            await asyncio.sleep(self.rng.uniform(*BETWEEN))
            await KINDS[kind][0](breaking)
            done[kind] += 1
        await breaking.all_ready()
        self.is_breaking = False
        self.result.faults, self.result.take_overs = dict(done), breaking.take_overs

    async def lane(self, game: str, rng: random.Random) -> None:
        """Table after table, as long as there are faults."""
        while self.is_breaking:
            sitting = Sitting(self.http, plan(rng, game), rng)
            await sitting.open()
            self.sittings.append(sitting)
            await sitting.start()
            await sitting.play()

    async def wait_for(self, lanes: "list[asyncio.Task[None]]") -> None:
        """Every table goes on to its end; where games are long, people vote for it."""
        self.progress("playing on to the end")
        await asyncio.wait(lanes, timeout=self.patience)
        for sitting in self.sittings:
            sitting.want_end()
        _, playing = await asyncio.wait(lanes, timeout=AT_MOST)
        for lane in lanes:
            error = (
                TimeoutError(f"a table did not come to its end: {where(lane)}") if lane in playing else lane.exception()
            )
            if error:
                self.findings.wrong.append("".join(format_exception(error))[-2000:])

    # ---- the check --------------------------------------------------------------------------------------------------

    def check(self, cluster: Cluster) -> None:
        self.progress("checking")
        check_all(Postgres(cluster.url), self.ledger, self.findings, SLACK)
        self.check_epochs(cluster)
        for node in cluster.nodes:
            for line in node.log.read_text("utf-8").splitlines():
                if line.startswith("Traceback") or any(words in line for words in OUR_FAULT):
                    self.findings.wrong.append(f"the log of {node.name}: {line[:600]}")
        answers = [sent for sent in self.ledger.commands.values() if sent.command["type"] == "answer" and sent.replies]
        self.result.waits = [sent.replies[0].at - sent.at for sent in answers if sent.is_done]
        refused = [sent.replies[0].message for sent in answers if not sent.is_done]
        self.result.refused = dict(Counter(message["error"]["code"] for message in refused))
        self.result.counts, self.result.wrong = dict(self.findings.counts), self.findings.wrong

    def check_epochs(self, cluster: Cluster) -> None:
        """In the order of the record epochs only rise, and each belongs to one node."""
        rows = cluster.query("SELECT table_id, number, epoch, node FROM witness ORDER BY table_id, number")
        owners: dict[tuple[str, int], str] = {}
        last = ("", 0)
        for table, number, epoch, node in rows:
            if (table, epoch) < last:
                self.findings.add(table, f"decision {number} is of epoch {epoch}, after one of {last[1]}")
            if owners.setdefault((table, epoch), node) != node:
                self.findings.add(table, f"epoch {epoch} is of two nodes")
            last = (table, epoch)
        self.findings.counts["epochs"] += len(owners)
        self.findings.counts["witnessed decisions"] += len(rows)
