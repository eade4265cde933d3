"""The server as a process that can be killed at any moment."""

import http.client
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from server_process import free_port
from soak.recording import library

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "soak"
STARTING = 60.0  # seconds
ENDING = 15.0


class SoakServer:
    """`tripot serve` on a free port of this machine, with its files in a folder of their own."""

    def __init__(self, folder: Path, fault: str = "") -> None:
        self.folder = folder / "files"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.log = folder / "server.log"
        self.recording = folder / "recording"
        self.fault = fault
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.groups: list[int] = []  # process groups of servers, their bots' processes included

    @property
    def database(self) -> Path:
        return self.folder / "data" / "tripot.db"

    def spawn(self, kill_at: str = "", is_recorded: bool = False) -> None:
        """Start it; `kill_at` as in `recorder.c`."""
        arguments = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--database", str(self.database)]
        arguments += ["--no-limits", "--bot-workers", "1", "--log-level", "warning", "--json"]
        path = os.pathsep.join([str(ROOT / "tools"), *filter(None, [os.environ.get("PYTHONPATH")])])
        environment = os.environ | {"PYTHONPATH": path, "SOAK_FAULT": self.fault}
        if kill_at or is_recorded:
            environment |= {"LD_PRELOAD": str(library(BUILD)), "SOAK_FOLDER": str(self.folder), "SOAK_KILL": kill_at}
            environment["SOAK_LOG"] = str(self.recording) if is_recorded else ""
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "soak.entry", *arguments]
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment, start_new_session=True)
        self.groups = [*self.groups_left(), self.process.pid]

    @property
    def is_alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def is_ready(self) -> bool:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=STARTING)
        try:
            connection.request("GET", "/health")
            return connection.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()

    def wait_until_ready(self) -> bool:
        """False if it died before."""
        began = time.monotonic()
        while self.is_alive and time.monotonic() - began < STARTING:
            if self.is_ready():
                return True
            time.sleep(0.01)
        if self.is_alive:
            raise TimeoutError(f"the server does not start: see {self.log}")
        return False

    def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        """Its exit code; it may be dead already."""
        assert self.process is not None
        if self.is_alive:
            self.process.send_signal(how)
        return self.process.wait(STARTING)

    def stop(self) -> int:
        return self.end(signal.SIGTERM)

    def groups_left(self) -> list[int]:
        """Those that still have a process; the number of one that has none may soon be another program's."""
        self.groups = [group for group in self.groups if is_there(group)]
        return self.groups

    def left_behind(self) -> int:
        """How many of the servers that ended have left processes behind, after some time to end?"""
        deadline = time.monotonic() + ENDING
        while self.groups_left() and time.monotonic() < deadline:
            time.sleep(0.1)
        return len(self.groups)

    def clear_away(self) -> None:
        """End everything that was started, whatever happened."""
        for group in self.groups_left():
            with suppress(ProcessLookupError):
                os.killpg(group, signal.SIGKILL)
        if self.process is not None:
            self.process.wait()


def is_there(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
