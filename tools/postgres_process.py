"""A PostgreSQL server of our own: in a folder of its own, on a free port, as Debian's user when we are root."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from psycopg import connect

from server_process import free_port


def program(name: str) -> str:
    installed = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    found = str(installed[-1]) if installed else shutil.which(name)
    assert found, "install PostgreSQL 15 or newer, on Debian: sudo apt-get install postgresql"
    return found


class PostgresServer:
    def __init__(self, folder: Path, connections: int = 40, durable: bool = True) -> None:
        """`durable`: what is committed survives a power cut too, which tests that kill processes do not need."""
        self.folder, self.port, self.number = folder, free_port(), 0
        self.options = f"-c max_connections={connections} -c fsync={'on' if durable else 'off'}"
        if os.getuid() == 0:
            shutil.chown(folder, "postgres")
        self.call("initdb", "-D", folder / "data", "-U", "tripot", "-A", "trust", "-E", "UTF8", "--no-locale", "-N")
        self.start()

    def call(self, name: str, *arguments: object) -> None:
        user: dict[str, Any] = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.getuid() == 0 else {}
        line = [program(name), *map(str, arguments)]
        subprocess.run(line, cwd=self.folder, check=True, stdout=subprocess.DEVNULL, **user)

    def start(self) -> None:
        flags = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 {self.options}"
        self.call("pg_ctl", "-D", self.folder / "data", "-o", flags, "-l", self.folder / "log", "-w", "start")

    def stop(self, mode: str = "immediate") -> None:
        self.call("pg_ctl", "-D", self.folder / "data", "-m", mode, "-w", "stop")

    def url(self, name: str, port: int | None = None) -> str:
        return f"postgresql://tripot@127.0.0.1:{port or self.port}/{name}"

    def create(self, more: str = "") -> str:
        """The address of a new database."""
        self.number += 1
        name = f"t{self.number}"
        with connect(self.url("postgres"), autocommit=True) as session:
            session.execute(f"CREATE DATABASE {name} {more}".encode())
        return self.url(name)
