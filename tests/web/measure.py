"""How heavy, quick and smooth is the page, and does it stand still?  `make measure-page`, on a quiet machine.

With `--report FILE` the figures go into the file, too.
"""

import argparse
import gzip
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from server_process import Server
from web.conftest import CHROMIUM, FLAGS
from web.frames import frames_of
from web.playing import open_table, state
from web.tour import GAMES
from web.visitor import PHONE, Visitor

TITLES = {"trok": "Trök", "tschak": "Tschak!", "trol": "Trôl", "trieste": "Trieste"}
VISITS = 5
BEGIN, END = "<!-- figures -->\n", "<!-- end of figures -->\n"
COLUMNS = (
    ("", "bound"),
    ("compressed JavaScript until the first question", "95 kB"),
    ("first paint: home, table", "500 ms"),
    ("layout shift after it", "0.01"),
    ("frames a second while cards travel", "60"),
    ("longest task meanwhile", "100 ms"),
)
PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"
SHIFTS = """() => new Promise((tell) => new PerformanceObserver((list) =>
  tell(list.getEntries().reduce((sum, { value }) => sum + value, 0))).observe({ type: "layout-shift", buffered: true })
  || setTimeout(() => tell(0), 500))"""


def table_of(visitor: Visitor, game: str) -> str:
    page = visitor.go()
    open_table(page, game)
    state(page)
    return page.url


def scripts_of(visitor: Visitor, game: str) -> int:
    """Bytes of compressed JavaScript that a table needs until the first question."""
    sizes: dict[str, int] = {}

    def count(response) -> None:
        if response.request.resource_type == "script":
            sizes[response.url] = len(gzip.compress(response.body()))

    address = table_of(visitor, game)
    fresh = visitor.open()
    fresh.on("response", count)
    fresh.goto(address)
    state(fresh)
    return sum(sizes.values())


def shift_of(visitor: Visitor, game: str) -> float:
    """How much moves after the first paint of a table, as browsers reckon it: 0 is nothing."""
    table_of(visitor, game)
    visitor.page.reload()
    state(visitor.page)
    return visitor.page.evaluate(SHIFTS)


def home_paint(browser: Browser, address: str) -> float:
    """Milliseconds, on a first visit."""
    return painted(Visitor(browser, address, "en").go())


def table_paint(visitor: Visitor) -> float:
    """Of the table where the visitor is, which they come back to."""
    visitor.page.reload()
    return painted(visitor.page)


def painted(page: Page) -> float:
    page.wait_for_load_state("networkidle")
    return page.evaluate(PAINT)


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |\n"


def rows(browser: Browser, address: str) -> Iterator[str]:
    heads, bounds = zip(*COLUMNS, strict=True)
    yield row(*heads)
    yield row(":--", *["--:"] * (len(heads) - 1))
    yield row(*bounds)
    home = median(home_paint(browser, address) for _ in range(VISITS))
    for game in GAMES:
        scripts = scripts_of(Visitor(browser, address, "en"), game)
        visitor = Visitor(browser, address, "fr", size=PHONE)
        shift = shift_of(visitor, game)
        table = median(table_paint(visitor) for _ in range(VISITS))
        frames = frames_of(browser, address, game)
        yield row(
            TITLES[game],
            f"{scripts / 1000:.1f} kB",
            f"{home:.0f} ms, {table:.0f} ms",
            f"{shift:.3f}",
            f"{frames.rate:.1f}",
            f"{frames.longest:.0f} ms",
        )


def with_figures(text: str, table: str) -> str:
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}{table}{END}{after}"


def main(report: Path | None) -> None:
    server = Server(Path(tempfile.mkdtemp()))
    table = ""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for line in rows(browser, f"http://{server.address}"):
            print(line, end="", flush=True)
            table += line
        browser.close()
    server.stop()
    if report:
        report.write_text(with_figures(report.read_text("utf-8"), table), "utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--report", type=Path)
    main(parser.parse_args().report)
