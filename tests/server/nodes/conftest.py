from contextlib import contextmanager

import pytest

from server_process import Server


@contextmanager
def starting(database, folder):
    """Starts nodes of one database, and ends those that are left."""
    nodes = []

    def start(name, *flags, **more):
        own = folder / name
        own.mkdir(exist_ok=True)
        shared = ("--database", database, "--secret-file", str(folder / "secret"), "--node-name", name)
        nodes.append(Server(own, *shared, "--bot-workers", "1", *flags, **more))
        return nodes[-1]

    yield start
    for node in nodes:
        if node.process.poll() is None:
            node.kill()


@pytest.fixture
def database(postgres):
    return postgres.create()


@pytest.fixture
def start_node(database, tmp_path):
    """Nodes that a test may stop or kill."""
    with starting(database, tmp_path) as start:
        yield start


@pytest.fixture(scope="module")
def nodes(postgres, tmp_path_factory):
    """Three nodes for all tests that leave them running."""
    with starting(postgres.create(), tmp_path_factory.mktemp("nodes")) as start:
        yield [start(name) for name in ("one", "two", "three")]
