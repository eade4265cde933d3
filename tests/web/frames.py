"""How smoothly do cards travel?  `PYTHONPATH=tools:tests .venv/bin/python -m web.frames`.

The browser's tracing says how much processor time the page's main thread takes while cards travel; times four, since a
telephone is slower.  Processor time does not depend on what else the machine does.
"""

import json
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect, sync_playwright

from server_process import Server
from web.conftest import CHROMIUM, FLAGS
from web.tour import GAMES
from web.visitor import PHONE, Visitor

STEPS = 3  # of the lesson
SLOWER = 4  # than this machine
FRAME = 1000 / 60  # milliseconds
CATEGORIES = ["toplevel", "blink.user_timing"]
TASK = "ThreadControllerImpl::RunTask"
# Marks when cards begin to travel, and when the last has arrived.
MARK = """
  const watch = () => {
    const sky = document.querySelector(".sky[inert]");
    if (!sky) return setTimeout(watch, 20);
    let travels = false;
    new MutationObserver(() => {
      if (travels !== !!sky.childElementCount) performance.mark((travels = !travels) ? "leave" : "arrive");
    }).observe(sky, { childList: true });
  };
  watch();
"""


class Frames(NamedTuple):
    travels: int
    seconds: float  # in which cards travelled
    busy: float  # milliseconds of processor time for each frame's length, times four
    longest: float  # of one task, times four


def trace_of(browser: Browser, page: Page, game: str) -> list[dict[str, Any]]:
    """The first steps of a lesson, played by itself."""
    button = page.get_by_role("button", name="Do it for me")
    expect(button).to_be_visible()
    page.evaluate(MARK)
    browser.start_tracing(page=page, categories=CATEGORIES)
    for _ in range(STEPS):
        button.click()
        expect(page.locator(".praise")).to_be_visible(timeout=60_000)
        expect(page.locator(".sky > *")).to_have_count(0)
        page.get_by_role("button", name="Go on").click()
    return json.loads(browser.stop_tracing())["traceEvents"]


def frames_of(events: list[dict[str, Any]]) -> Frames:
    marks = [event for event in events if event.get("name") in ("leave", "arrive") and "ts" in event]
    marks = sorted((event for event in marks if "blink.user_timing" in event["cat"]), key=lambda event: event["ts"])
    thread = marks[0]["pid"], marks[0]["tid"]
    windows = [(first["ts"], last["ts"]) for first, last in zip(marks[::2], marks[1::2], strict=False)]
    tasks = [
        event
        for event in events
        if event.get("name") == TASK and (event["pid"], event["tid"]) == thread and "tdur" in event
    ]
    during = [
        event["tdur"] / 1000
        for event in tasks
        if any(first <= event["ts"] + event["dur"] and event["ts"] <= last for first, last in windows)
    ]
    length = sum(last - first for first, last in windows) / 1000
    return Frames(len(windows), length / 1000, SLOWER * sum(during) / length * FRAME, SLOWER * max(during, default=0.0))


def main() -> None:
    server = Server(Path(tempfile.mkdtemp()))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in GAMES:
            visitor = Visitor(
                browser, f"http://{server.address}", "en", size=PHONE, motion="no-preference", speed="normal"
            )
            found = frames_of(trace_of(browser, visitor.go(f"/learn/{game}"), game))
            print(
                f"{game}: cards travelled {found.travels} times, {found.seconds:.1f} s; {found.busy:.1f} ms of "
                f"{FRAME:.1f} for each frame, at most {found.longest:.0f} ms in one task (times {SLOWER})"
            )
            visitor.leave()
        browser.close()
    server.stop()


if __name__ == "__main__":
    main()
