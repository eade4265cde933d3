"""A real server, a real Chromium, and people who visit."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from signal import SIGTERM

import pytest
from playwright.sync_api import Browser, sync_playwright

from server_process import Server
from web.visitor import Visitor

CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PAGE = Path(__file__).parents[2] / "src" / "tripot" / "server" / "page" / "index.html"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert PAGE.exists(), "the page is not built: run `make page`"
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    assert server.stop() == -SIGTERM
    assert '"level": "error"' not in server.logged()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert CHROMIUM, "the tests of the page need Chromium; on Debian: sudo apt-get install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(server: Server, browser: Browser) -> Iterator[Callable[..., Visitor]]:
    """New people with an empty profile each; at the end, nothing may have gone wrong in their browsers."""
    visitors: list[Visitor] = []

    def come(language: str = "en", **more) -> Visitor:
        visitors.append(Visitor(browser, f"http://{server.address}", language, **more))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
