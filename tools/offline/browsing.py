"""The site in Chromium: how long it takes until the first question of a game, and how much memory it has then."""

import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from offline.hosting import hosted

GAME = "trok"  # which asks everybody at once
PLAY = f"article[aria-labelledby=tile-{GAME}] .button.main"
PATIENCE = 120_000  # milliseconds
RUNS = 3  # of which the best is told: other programs are busy, too
UNPACKED = """async () => {
  const keys = async () => await (await caches.open("tripot-device")).keys();
  for (let tries = 100; tries > 0 && (await keys()).some(({ url }) => url.endsWith(".zst")); tries--)
    await new Promise((resolve) => setTimeout(resolve, 50));
}"""
PAGES = ("Private_Clean:", "Private_Dirty:")  # what a process shares with no other, in KiB


class Started(NamedTuple):
    cold: float  # seconds from an empty browser to the first question
    warm: float  # the same when everything has been kept
    processor: float  # seconds that the page and its worker compute meanwhile, which other programs do not change
    memory: float  # MB of the process of the page and its worker, with a game under way


def measure(site: Path) -> Started:
    with hosted(site) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        runs = [visit(browser, address) for _ in range(RUNS)]
        browser.close()
    return Started(*(min(figures) for figures in zip(*runs, strict=True)))


def visit(browser: Browser, address: str) -> Started:
    context = browser.new_context(locale="en-GB")
    cold = timed(lambda: first_question(context, address))
    context.pages[0].wait_for_function("() => navigator.serviceWorker.controller !== null")  # it keeps the files
    context.pages[0].evaluate(UNPACKED)  # as later starts want them
    warm = timed(lambda: first_question(context, address))
    processes = renderers(browser)
    told = Started(cold, warm, max(map(processor, processes)), max(map(private, processes)))
    context.close()
    return told


def timed(work: Callable[[], None]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def first_question(context: BrowserContext, address: str) -> None:
    """In a tab of its own; the one before is closed, as a game runs in one only."""
    for page in context.pages:
        page.close()
    page = context.new_page()
    page.goto(address)
    page.locator(PLAY).click(timeout=PATIENCE)
    page.locator(".ask.isMine").wait_for(timeout=PATIENCE)


def renderers(browser: Browser) -> list[int]:
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    return [process["id"] for process in told["processInfo"] if process["type"] == "renderer"]


def processor(process: int) -> float:
    """Of all its threads, in their own time and the kernel's."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def private(process: int) -> float:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith(PAGES)) * 1024 / 1e6
