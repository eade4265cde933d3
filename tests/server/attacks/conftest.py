import socket
import threading

import pytest

from server.attacks.honest import Honest
from server_process import Client, Server, free_port
from tripot.server.house.config import Config
from tripot.server.house.house import House
from tripot.server.network.addresses import Networks
from tripot.server.running.serve import listen, make_server

NOBODY = "192.0.2.1"  # an address for documentation: everybody on this machine is a stranger


@pytest.fixture(scope="package")
def target(tmp_path_factory):
    """A server with its limits, for all attacks that leave it running."""
    target = Server(tmp_path_factory.mktemp("target"), "--trusted-proxies", NOBODY, limits=True)
    yield target
    target.stop()
    assert '"level": "error"' not in target.logged()


@pytest.fixture(scope="package")
def honest(target):
    honest = Honest(target)
    honest.start()
    assert honest.wait()
    yield honest
    honest.stop()


@pytest.fixture
def impatient(tmp_path, monkeypatch):
    """Starts a server in this process, with other bounds, such as `HEAD_TIMEOUT=0.2`."""
    running = []

    class Here(Client):
        def __init__(self, limits=True, **bounds):
            for name, value in bounds.items():
                for module in ("http_protocol", "websocket_protocol", "websocket_writer", "connections"):
                    monkeypatch.setattr(f"tripot.server.network.{module}.{name}", value, raising=False)
            self.port = free_port()
            database, secret = tmp_path / "tripot.db", tmp_path / "tripot.secret"
            settings = Config(database, secret, limits=limits, trusted_proxies=Networks.parse(NOBODY))
            self.server = make_server(House(settings))
            bound = listen("127.0.0.1", self.port)
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)  # so that unread answers are soon too many
            self.thread = threading.Thread(target=self.server.run, args=([bound],))
            self.thread.start()
            running.append(self)

        @property
        def connected(self):
            return list(self.server.server_state.connections)

        def stop(self):
            self.server.should_exit = True
            self.thread.join()

    yield Here
    for server in running:
        server.stop()
