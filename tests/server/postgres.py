"""A PostgreSQL server of the tests' own: in a temporary folder, on a free port, as Debian's user when we are root."""

import os
import shutil
import socket
import subprocess
from pathlib import Path

from psycopg import connect


def program(name):
    installed = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    found = str(installed[-1]) if installed else shutil.which(name)
    assert found, "install PostgreSQL 15 or newer, on Debian: sudo apt-get install postgresql"
    return found


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class PostgresServer:
    def __init__(self, folder):
        self.folder, self.port, self.number = folder, free_port(), 0
        if os.getuid() == 0:
            shutil.chown(folder, "postgres")
        self.call("initdb", "-D", folder / "data", "-U", "tripot", "-A", "trust", "-E", "UTF8", "--no-locale", "-N")
        self.start()

    def call(self, name, *arguments):
        user = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.getuid() == 0 else {}
        line = [program(name), *map(str, arguments)]
        subprocess.run(line, cwd=self.folder, check=True, stdout=subprocess.DEVNULL, **user)

    def start(self):
        flags = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=40"
        self.call("pg_ctl", "-D", self.folder / "data", "-o", flags, "-l", self.folder / "log", "-w", "start")

    def stop(self, mode="immediate"):
        self.call("pg_ctl", "-D", self.folder / "data", "-m", mode, "-w", "stop")

    def url(self, name):
        return f"postgresql://tripot@127.0.0.1:{self.port}/{name}"

    def create(self, more=""):
        """The address of a new database."""
        self.number += 1
        name = f"t{self.number}"
        with connect(self.url("postgres"), autocommit=True) as session:
            session.execute(f"CREATE DATABASE {name} {more}")
        return self.url(name)
