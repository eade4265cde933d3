"""A round of kills: tables are played while the server dies and is started again, and then to their end."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from traceback import format_exception

import tripot
from soak.checking import Findings
from soak.client import Http
from soak.entry import GRACE
from soak.ledger import Ledger
from soak.migrating import kill_while_migrating
from soak.process import SoakServer
from soak.stored import check_all
from soak.tables import REMATCH, Sitting, plan
from soak.waiting import wait_for_answers, wait_until

PATIENCE = 40.0  # seconds after the last kill until people vote for the end
AT_MOST = 300.0  # seconds until every table has to be at its end
LONGEST = 15.0  # seconds that a kill waits for its moment
ENDED_BY_SIGTERM = -15


@dataclass
class Kill:
    """One way to die."""

    kind: str
    seconds: float = 0.0  # since the server was started or, if it shall be ready, since then
    operation: str = ""  # as in `recorder.c`
    answers: int = 0  # so many more have to be acknowledged before


def kills_of(rng: random.Random, number: int) -> list[Kill]:
    """The first start is killed while the database is made, and so are migrations of others."""
    first = [Kill("first start", operation=exact(rng, 1, 70)), Kill("migration", operation=exact(rng, 1, 70))]
    return [*first, *(another(rng) for _ in range(number - len(first)))][:number]


def another(rng: random.Random) -> Kill:
    kind = rng.choices(["play", "operation", "start", "hello", "long"], [9, 8, 5, 3, 1])[0]
    if kind == "operation":
        return Kill(kind, operation=exact(rng, 1, 2000))
    if kind == "start":
        return Kill(kind, 10 ** rng.uniform(-3, 0.3))
    if kind == "play":
        return Kill(kind, rng.uniform(0.0, 1.5), answers=rng.choice([0, 1, 10, 50]))
    return Kill(kind, {"hello": rng.uniform(0, 0.02), "long": 9.0}[kind])


def exact(rng: random.Random, first: int, last: int) -> str:
    """At an operation on a file; early ones more often."""
    number = round(first * (last / first) ** rng.random())
    return f"{number}:{rng.choice(['before', 'half', 'after'])}"


@dataclass
class Round:
    """What came out of it."""

    findings: Findings
    kinds: Counter[str] = field(default_factory=Counter)
    starts: list[float] = field(default_factory=list)  # seconds until the server was ready

    @property
    def kills(self) -> int:
        return sum(self.kinds.values())


class KillRound:
    def __init__(
        self,
        folder: Path,
        seed: str,
        progress: Callable[[str], None],
        games: Sequence[str] = (),  # one for each table that is played at a time; none: all, and some once more
        patience: float = PATIENCE,
        at_most: float = AT_MOST,
        fault: str = "",
    ) -> None:
        self.folder = folder
        self.server = SoakServer(folder, fault)
        self.rng = random.Random(seed)
        self.progress = progress
        self.games = games or [*tripot.catalogue(), *self.rng.choices(tripot.catalogue(), k=2)]
        self.patience = patience
        self.at_most = at_most
        self.result = Round(Findings())
        self.ledger = Ledger()
        self.is_killing = True
        self.sittings: list[Sitting] = []

    def run(self, kills: list[Kill]) -> Round:
        try:
            asyncio.run(self.play(kills))
            self.finish()
        finally:
            self.server.clear_away()
        return self.result

    async def play(self, kills: list[Kill]) -> None:
        self.http = Http(self.server.port, self.ledger)
        lanes = [asyncio.create_task(self.lane(game, random.Random(self.rng.random()))) for game in self.games]
        try:
            await self.kill_all(kills)
            await self.wait_for(lanes)
        finally:
            await self.http.close(lanes)

    # ---- killing ----------------------------------------------------------------------------------------------------

    async def kill_all(self, kills: list[Kill]) -> None:
        for number, kill in enumerate(kills, 1):
            if not self.is_killing:
                break
            kind = await self.kill(kill)
            self.result.kinds[kind] += 1
            self.progress(f"kill {number} of {len(kills)}")
        self.is_killing = False
        if not await self.start():
            raise RuntimeError(f"the server does not start: see {self.server.log}")

    async def start(self, operation: str = "") -> bool:
        """Start the server and wait until it is ready; false if it dies before."""
        began = time.monotonic()
        self.server.spawn(operation)
        is_ready = await asyncio.to_thread(self.server.wait_until_ready)
        if is_ready:
            self.result.starts.append(time.monotonic() - began)
        return is_ready

    async def kill(self, kill: Kill) -> str:
        """Start the server and kill it in this way; returns the kind of moment at which it really died."""
        kind = kill.kind
        if kind == "migration":
            folder = self.folder / "migration"
            await asyncio.to_thread(kill_while_migrating, folder, self.rng, kill.operation, self.result.findings)
            return kind
        if kind == "start":
            self.server.spawn()
            await asyncio.sleep(kill.seconds)
            kind = "play" if await asyncio.to_thread(self.server.is_ready) else kind
        elif kill.operation:
            if await self.start(kill.operation):
                await wait_until(lambda: not self.server.is_alive, LONGEST)
                kind = "play" if self.server.is_alive else "operation"
        else:
            await self.start()
            await self.wait_for_moment(kill)
        await asyncio.to_thread(self.server.end)
        return kind

    async def wait_for_moment(self, kill: Kill) -> None:
        if kill.kind == "hello":
            had = len(self.ledger.transcripts)
            await wait_until(lambda: len(self.ledger.transcripts) > had, LONGEST)  # somebody has connected again
        await wait_for_answers(self.ledger, kill.answers, LONGEST)
        await asyncio.sleep(kill.seconds)

    # ---- playing ----------------------------------------------------------------------------------------------------

    async def lane(self, game: str, rng: random.Random) -> None:
        """Table after table, as long as there is killing."""
        again: Sitting | None = None
        while self.is_killing:
            sitting = again or Sitting(self.http, plan(rng, game), rng)
            if again is None:
                await sitting.open()
            self.sittings.append(sitting)
            await sitting.start()
            await sitting.play()
            again = await sitting.rematch() if rng.random() < REMATCH else None

    async def wait_for(self, lanes: "list[asyncio.Task[None]]") -> None:
        """Every table goes on to its end; where bots are slow, people vote for it."""
        self.progress("playing on to the end")
        _, playing = await asyncio.wait(lanes, timeout=self.patience)
        for sitting in self.sittings:
            sitting.want_end()
        if playing:
            _, playing = await asyncio.wait(playing, timeout=self.at_most)
        for lane in lanes:
            error = lane.exception() if lane.done() else TimeoutError("a table did not come to its end")
            if error:
                self.result.findings.wrong.append("".join(format_exception(error))[-2000:])

    # ---- at the end -------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        findings = self.result.findings
        if self.server.stop() != ENDED_BY_SIGTERM:
            findings.wrong.append("the server did not end as it should")
        if self.server.left_behind():
            findings.wrong.append("processes of bots outlive their server")
        for line in self.server.log.read_text("utf-8").splitlines():
            if '"level": "error"' in line or line.startswith("Traceback"):
                findings.wrong.append(f"the server's log: {line[:300]}")
        self.progress("checking")
        slack = (GRACE + 1.0) * (len(self.result.starts) + 2)
        check_all(self.server.database, self.ledger, findings, slack)
