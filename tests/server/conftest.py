from pathlib import Path
from signal import SIGTERM
from tempfile import TemporaryDirectory

import pytest

from postgres_process import PostgresServer
from server_process import Server
from tripot.server.monitoring.timesource import TimeSource


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory):
    """One server for all tests that leave it running."""
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    assert server.stop() == -SIGTERM  # by the signal, after it has drained
    assert '"level": "error"' not in server.logged()


@pytest.fixture
def own_server(tmp_path: Path):
    """Starts servers that a test may stop or kill; flags as for `tripot serve`."""
    servers = []

    def start(*flags: str, **more):
        servers.append(Server(tmp_path, *flags, **more))
        return servers[-1]

    yield start
    for server in servers:
        if server.process.poll() is None:
            server.kill()


@pytest.fixture(scope="session")
def postgres():
    """One PostgreSQL for all tests, of which nothing is left behind.  Below pytest's folders its user may not read."""
    with TemporaryDirectory(prefix="tripot-") as folder:
        server = PostgresServer(Path(folder), durable=False)  # other suites keep the disk busy
        yield server
        server.stop()


class Jumping:
    """A time source whose clocks a test moves."""

    def __init__(self):
        self.wall, self.mono = 1_700_000_000.0, 1000.0
        self.source = self.start()

    def start(self):
        """As a server that starts now has it."""
        self.source = TimeSource(lambda: self.wall, lambda: self.mono)
        return self.source

    def pass_by(self, seconds):
        self.wall += seconds
        self.mono += seconds

    def jump(self, seconds):
        """The wall clock is set."""
        self.wall += seconds


@pytest.fixture
def jumping():
    return Jumping()
