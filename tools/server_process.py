"""A real server process for tests and measurements, and what speaks to it."""

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

BODY = "application/json"
PATIENCE = 120  # seconds to start or to end, beside whatever else the machine does
COMMAND = "from tripot.__main__ import main; main()"


class Client:
    """Speaks HTTP to a server at `port` of this machine."""

    port: int

    def request(
        self,
        method: str,
        path: str,
        body: object = None,
        token: str | None = None,
        headers: dict[str, str] | None = None,
    ) -> tuple[int, dict[str, str], Any]:
        """Status, headers and the answer, from JSON if it is any."""
        sent = {"Content-Type": BODY} | ({"Authorization": f"Bearer {token}"} if token else {}) | (headers or {})
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
            connection.request(method, path, data, sent)
            answer = connection.getresponse()
            text = answer.read()
        finally:
            connection.close()
        is_json = (answer.getheader("content-type") or "").startswith(BODY)
        return answer.status, dict(answer.getheaders()), json.loads(text) if is_json else text

    def get(self, path: str, token: str | None = None, **more: Any) -> tuple[int, Any]:
        status, _, answer = self.request("GET", path, None, token, **more)
        return status, answer

    def post(self, path: str, body: object, token: str | None = None, **more: Any) -> tuple[int, Any]:
        status, _, answer = self.request("POST", path, body, token, **more)
        return status, answer

    def guest(self, name: str, language: str = "en") -> str:
        """A new guest's token."""
        status, answer = self.post("/api/guests", {"name": name, "language": language, "program": True})
        assert status == 201, answer
        return str(answer["token"])

    def table(self, token: str, game: str = "trok", seats: int = 4, **settings: Any) -> Any:
        status, answer = self.post("/api/tables", {"game": game, "seats": seats, "pace": 0} | settings, token)
        assert status == 201, answer
        return answer

    def command(self, token: str, table: str, **command: Any) -> tuple[int, Any]:
        return self.post(f"/api/tables/{table}/commands", {"id": os.urandom(6).hex()} | command, token)


class Server(Client):
    """`tripot serve` on a free port of this machine."""

    def __init__(
        self,
        folder: Path,
        *flags: str,
        limits: bool = False,
        port: int | None = None,
        command: str = COMMAND,
        path: list[str] | None = None,
    ) -> None:
        """`path` is where Python looks for modules; as here, unless it is given."""
        self.folder = folder
        self.command_line = command
        self.path = path
        self.flags = (*flags, *([] if limits else ["--no-limits"]))
        self.port = port or free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        self.log = (self.folder / "log").open("ab")
        arguments = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--json", "--log-level", "info"]
        self.process = subprocess.Popen(
            [sys.executable, "-c", self.command_line, *arguments, "--database", str(self.database), *self.flags],
            stdout=self.log,
            stderr=self.log,
            env=os.environ
            | {"PYTHONPATH": os.pathsep.join(self.path or sys.path)},  # with games that are only found there
        )
        self.wait()

    def wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if self.get("/health")[0] in (200, 503):
                    return
            except OSError:
                assert self.process is not None
                assert self.process.poll() is None, self.logged()
                time.sleep(0.05)
        raise AssertionError(self.logged())

    @property
    def database(self) -> Path:
        return self.folder / "tripot.db"

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def logged(self) -> str:
        return (self.folder / "log").read_text()

    def kill(self) -> None:
        """As a power cut would."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.ended()

    def ended(self) -> int:
        """Wait until it has ended, also by itself; its exit code."""
        assert self.process is not None
        code = self.process.wait(PATIENCE)
        self.log.close()
        return code


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
