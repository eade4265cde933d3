"""Three nodes, their PostgreSQL, and proxies between any two of them."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import psycopg

from chaos.proxy import ProxyProcess, RemoteProxy
from postgres_process import PostgresServer
from server_process import free_port
from soak.process import ROOT, is_there

STARTING = 90.0  # seconds
CONNECTIONS = 100  # of PostgreSQL
# Which node wrote a decision, and in which epoch: beside the record, so that the nodes know nothing of it.
WITNESS = """
CREATE TABLE witness (table_id TEXT, number BIGINT, epoch BIGINT, node TEXT, PRIMARY KEY (table_id, number));
CREATE FUNCTION note_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO witness SELECT NEW.table_id, NEW.number, epoch, current_setting('application_name')
        FROM tables WHERE id = NEW.table_id;
    RETURN NEW;
END $$;
CREATE TRIGGER witness AFTER INSERT ON decisions FOR EACH ROW EXECUTE FUNCTION note_decision();
"""


class ChaosNode:
    """A process that can be killed, stopped and cut off, behind its two proxies."""

    def __init__(self, name: str, folder: Path, database: str, postgres: int, proxies: ProxyProcess) -> None:
        self.name = name
        self.folder = folder
        self.database = database
        self.port, self.inner = free_port(), free_port()
        self.to_postgres, self.to_node = RemoteProxy(proxies, postgres), RemoteProxy(proxies, self.inner)
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / f"{name}.log"

    async def prepare(self) -> None:
        self.url = self.database.format(port=await self.to_postgres.start())
        await self.to_node.start()

    def spawn(self) -> None:
        arguments = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--database", self.url, "--no-limits"]
        arguments += ["--secret-file", str(self.folder / "secret"), "--node-name", self.name, "--bot-workers", "1"]
        arguments += ["--node-address", f"127.0.0.1:{self.inner}", "--log-level", "warning", "--json"]
        path = os.pathsep.join([str(ROOT / "tools"), *filter(None, [os.environ.get("PYTHONPATH")])])
        environment = os.environ | {"PYTHONPATH": path, "CHAOS_ADVERTISED": f"127.0.0.1:{self.to_node.port}"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "chaos.entry", *arguments],
                stdout=log,
                stderr=log,
                env=environment,
                start_new_session=True,
            )

    @property
    def is_alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def send(self, which: signal.Signals) -> None:
        if self.is_alive and self.process:
            self.process.send_signal(which)

    async def ended(self) -> int:
        assert self.process is not None
        return await asyncio.to_thread(self.process.wait, STARTING)

    async def is_ready(self) -> bool:
        try:
            async with asyncio.timeout(5):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.write(b"GET /ready HTTP/1.0\r\nHost: localhost\r\n\r\n")
                line = await reader.readline()
                writer.close()
        except (OSError, TimeoutError):
            return False
        return b" 200 " in line

    async def keep_alive(self) -> None:
        """As a supervisor does: a node that has ended is started again."""
        if not self.is_alive:
            self.spawn()
        end = time.monotonic() + STARTING
        while not await self.is_ready():
            if time.monotonic() > end:
                raise TimeoutError(f"node {self.name} does not start: see {self.log}")
            if not self.is_alive:
                self.spawn()
            await asyncio.sleep(0.05)

    def clear_away(self) -> None:
        if self.process is not None and is_there(self.process.pid):
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


class Cluster:
    def __init__(self, folder: Path, number: int = 3) -> None:
        self.folder = folder
        self.postgres = PostgresServer(folder, CONNECTIONS)
        self.postgres.create()
        self.name = f"t{self.postgres.number}"
        template = self.postgres.url(self.name).replace(str(self.postgres.port), "{port}")
        files = folder / "nodes"
        files.mkdir()
        self.proxies = ProxyProcess()
        self.nodes = [
            ChaosNode(f"n{index + 1}", files, template, self.postgres.port, self.proxies) for index in range(number)
        ]

    @property
    def url(self) -> str:
        return self.postgres.url(self.name)

    async def start(self) -> None:
        await self.proxies.start()
        for node in self.nodes:
            await node.prepare()
            await node.keep_alive()
        await asyncio.to_thread(self.query, WITNESS)

    def query(self, sql: str, *parameters: object) -> list[Any]:
        with psycopg.connect(self.url, autocommit=True) as session:
            cursor = session.execute(sql.encode(), parameters or None)
            return cursor.fetchall() if cursor.description else []

    async def owned_by(self, node: ChaosNode) -> dict[str, str]:
        """The games in play that a node has, and its id."""
        statement = (
            "SELECT tables.id, owner FROM tables JOIN nodes ON nodes.id = owner WHERE status = 'playing' "
            "AND name = %s AND expires > database_time()"
        )
        return dict(await asyncio.to_thread(self.query, statement, node.name))

    def clear_away(self) -> None:
        for node in self.nodes:
            node.clear_away()
        with suppress(subprocess.CalledProcessError):
            self.postgres.stop()
