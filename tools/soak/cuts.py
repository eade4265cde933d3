"""A round of power cuts: a server is recorded while people play, and then its power is cut at many moments."""

import asyncio
import random
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path

import tripot
from soak import recording
from soak.checking import Findings
from soak.client import Http
from soak.disk import Disk, write_files
from soak.facts import CutCheck, Facts, Reader
from soak.ledger import Ledger
from soak.process import SoakServer
from soak.recording import DiskWrite
from soak.stored import check_all, check_integrity, commands_of
from soak.tables import Sitting, plan
from soak.told import messages
from soak.truth import truth_of
from soak.waiting import wait_for_answers
from tripot.core.errors import TripotError
from tripot.server.rooms.restoring import resume
from tripot.server.security.keys import read_secret
from tripot.server.storage.contents import Contents, contents_of
from tripot.server.storage.sqlite.migrations import migrate
from tripot.server.storage.sqlite.writer import connect

LONGEST = 60.0  # seconds that a server is recorded
SLACK = 60.0  # seconds
NOTHING = DiskWrite("", 0, 0, b"")


@dataclass
class Recorded:
    """A recording, and what came of it."""

    records: list[DiskWrite]
    finals: dict[str, Contents]
    facts: Facts
    secret: bytes
    ledger: Ledger

    def without(self, kind: str) -> "Recorded":
        """The same as if the server had not done this."""
        others = [record if record.kind != kind else NOTHING for record in self.records]
        return replace(self, records=others)


@dataclass
class CutRound:
    folder: Path
    seed: str
    progress: Callable[[str], None]
    games: Sequence[str] = ()  # one for each table that is played at a time; none: all
    answers: int = 150  # that are acknowledged by each of the servers
    servers: int = 3
    real_starts: int = 10  # after each tenth cut a server process is started too
    findings: Findings = field(default_factory=Findings)

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)
        self.server = SoakServer(self.folder)
        self.ledger = Ledger()

    def run(self, cuts: int) -> Findings:
        self.cut(self.record_and_read(), cuts)
        return self.findings

    def record_and_read(self) -> Recorded:
        self.progress("recording")
        try:
            asyncio.run(self.record())
            self.server.stop()
        finally:
            self.server.clear_away()
        self.progress("checking the recording")
        return self.read()

    def cut(self, recorded: Recorded, cuts: int) -> None:
        for number, (position, files) in enumerate(self.cut_off(recorded.records, cuts), 1):
            self.check(recorded, position, files, number)
            self.progress(f"cut {number} of {cuts}")

    # ---- recording --------------------------------------------------------------------------------------------------

    async def record(self) -> None:
        """The first server starts without files; it is killed, the next stopped, so that others start with old ones."""
        self.http = Http(self.server.port, self.ledger)
        games = self.games or tripot.catalogue()
        lanes = [asyncio.create_task(self.lane(game, random.Random(self.rng.random()))) for game in games]
        try:
            for number in range(self.servers):
                if number:
                    await asyncio.to_thread(self.server.end if number % 2 else self.server.stop)
                self.server.spawn(is_recorded=True)
                await asyncio.to_thread(self.server.wait_until_ready)
                await wait_for_answers(self.ledger, self.answers, LONGEST)
        finally:
            await self.http.close(lanes)

    async def lane(self, game: str, rng: random.Random) -> None:
        while True:
            sitting = Sitting(self.http, plan(rng, game), rng)
            await sitting.open()
            await sitting.start()
            await sitting.play()
            await sitting.rematch()

    def read(self) -> Recorded:
        """The recording, after a check of itself and of everything that was told in it."""
        records = recording.read(self.server.recording)
        check_recording(records, self.server.folder, self.findings)
        check_all(self.server.database, self.ledger, self.findings, SLACK, is_over=False)
        with closing(connect(self.server.database, read_only=True)) as database:
            found = {table: contents_of(database, table) for (table,) in database.execute("SELECT id FROM tables")}
        finals = {table: contents for table, contents in found.items() if contents}
        truths = {table: truth_of(contents) for table, contents in finals.items()}
        facts = Reader(truths).read(messages(records))
        return Recorded(records, finals, facts, read_secret(self.secret_in(self.server.folder)), self.ledger)

    # ---- cutting ----------------------------------------------------------------------------------------------------

    def cut_off(self, records: list[DiskWrite], cuts: int) -> Iterator[tuple[int, dict[str, bytes]]]:
        """Positions in the recording, each with the files that the cut has left."""
        disk, position = Disk(), 0
        for cut in sorted(self.moment(records) for _ in range(cuts)):
            while position < cut:
                disk.follow(records[position])
                position += 1
            yield cut, disk.after_cut(self.rng)

    def moment(self, records: list[DiskWrite]) -> int:
        """Any moment; more often the start, and right after something was sent."""
        if self.rng.random() < 0.2:
            return self.rng.randrange(min(len(records), 300))
        at = self.rng.randrange(len(records))
        if self.rng.random() < 0.5:
            return next((i + 1 for i in range(at, len(records)) if records[i].kind == recording.SENDING), at)
        return at

    def check(self, recorded: Recorded, cut: int, files: dict[str, bytes], number: int) -> None:
        folder = self.folder / f"cut-{number}"
        write_files(files, folder)
        try:
            self.check_files(recorded, cut, folder)
            if number % self.real_starts == 0:
                self.start_server(cut, folder)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        self.findings.counts["cuts"] += 1

    def check_files(self, recorded: Recorded, cut: int, folder: Path) -> None:
        """Open what is left as the server does, and look for everything that had been told."""
        database = self.database_in(folder)
        database.parent.mkdir(parents=True, exist_ok=True)
        try:
            secret = read_secret(self.secret_in(folder))
            with closing(connect(database)) as opened:
                migrate(opened)
                check_integrity(opened, self.findings)
                check = CutCheck(opened, cut, recorded.facts, self.findings)
                check.check_guests()
                for table, final in recorded.finals.items():
                    check.check_table(table, final, commands_of(recorded.ledger, table))
                    contents = contents_of(opened, table)
                    if contents:
                        asyncio.run(resume(contents))
        except (TripotError, sqlite3.Error) as error:
            self.findings.wrong.append(f"cut {cut}: {error!r}")
            return
        if recorded.facts.first_key < cut and secret != recorded.secret:
            self.findings.wrong.append(f"cut {cut}: keys were told, and the server's secret is lost")

    def start_server(self, cut: int, folder: Path) -> None:
        server = SoakServer(folder)
        for path in folder.iterdir():
            if path != server.folder:
                shutil.move(path, server.folder / path.name)
        try:
            server.spawn()
            if not server.wait_until_ready():
                self.findings.wrong.append(f"cut {cut}: the server does not start: {server.log.read_text()[-500:]}")
            server.stop()
        finally:
            server.clear_away()
        self.findings.counts["servers started after a cut"] += 1

    def database_in(self, folder: Path) -> Path:
        return folder / self.server.database.relative_to(self.server.folder)

    def secret_in(self, folder: Path) -> Path:
        return self.database_in(folder).with_suffix(".secret")


def check_recording(records: list[DiskWrite], folder: Path, findings: Findings) -> None:
    """Is everything that the server did in the recording?  Then it leads to the very files that are there."""
    disk = Disk()
    for record in records:
        disk.follow(record)
    there = {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    if disk.whole() != {name: content for name, content in there.items() if not name.endswith("-shm")}:
        findings.wrong.append("the recording is not complete: it does not lead to the files that are there")
