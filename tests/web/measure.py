"""How heavy and quick is the page?  `PYTHONPATH=tools:tests .venv/bin/python -m web.measure`, on a quiet machine."""

import gzip
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from server_process import Server
from web.conftest import CHROMIUM, FLAGS
from web.playing import open_table, state
from web.tour import GAMES
from web.visitor import Visitor

PAINTS = "() => performance.getEntriesByType('paint').map(({ name, startTime }) => [name, startTime])"
VISITS = 5


def scripts_of(visitor: Visitor, game: str) -> int:
    """Bytes of compressed JavaScript that a table needs until the first question."""
    sizes: dict[str, int] = {}

    def count(response) -> None:
        if response.request.resource_type == "script":
            sizes[response.url] = len(gzip.compress(response.body()))

    page = visitor.go()
    open_table(page, game)
    address = page.url
    fresh = visitor.open()
    fresh.on("response", count)
    fresh.goto(address)
    state(fresh)
    return sum(sizes.values())


def paint_of(browser: Browser, address: str) -> dict[str, float]:
    visitor = Visitor(browser, address, "en")
    page = visitor.go()
    page.wait_for_load_state("networkidle")
    return dict(page.evaluate(PAINTS))


def main() -> None:
    server = Server(Path(tempfile.mkdtemp()))
    address = f"http://{server.address}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in GAMES:
            print(f"{game}: {scripts_of(Visitor(browser, address, 'en'), game) / 1000:.1f} kB of JavaScript")
        paints = [paint_of(browser, address) for _ in range(VISITS)]
        for name in paints[0]:
            print(f"{name}: {median(paint[name] for paint in paints):.0f} ms (median of {VISITS} first visits)")
        browser.close()
    server.stop()


if __name__ == "__main__":
    main()
