"""How smoothly cards travel, by the browser's tracing, on a processor that is made four times as slow."""

import json
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect

from web.visitor import PHONE, Visitor

STEPS = 3  # of the lesson
SLOWER = 4
CATEGORIES = ["toplevel", "blink.user_timing", "disabled-by-default-devtools.timeline.frame"]
TASK = "ThreadControllerImpl::RunTask"
SECOND = 1e6  # of the trace's microseconds
RATE = 60  # frames a second that a screen shows
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

Event = dict[str, Any]


class Frames(NamedTuple):
    travels: int
    seconds: float  # in which cards travelled
    rate: float  # frames a second
    longest: float  # milliseconds of processor time in one task: other work on the machine does not lengthen it


def frames_of(browser: Browser, address: str, game: str) -> Frames:
    visitor = Visitor(browser, address, "en", size=PHONE, motion="no-preference", speed="normal")
    found = read(trace_of(browser, visitor.go(f"/learn/{game}")))
    visitor.leave()
    return found


def trace_of(browser: Browser, page: Page) -> list[Event]:
    """The first steps of a lesson, played by itself."""
    button = page.get_by_role("button", name="Do it for me")
    expect(button).to_be_visible()
    page.evaluate(MARK)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(page=page, categories=CATEGORIES)
    for _ in range(STEPS):
        button.click()
        expect(page.locator(".praise")).to_be_visible(timeout=60_000)
        expect(page.locator(".sky > *")).to_have_count(0)
        page.get_by_role("button", name="Go on").click()
    return json.loads(browser.stop_tracing())["traceEvents"]


def read(events: list[Event]) -> Frames:
    marks = [event for event in events if event["name"] in ("leave", "arrive") and event["ph"] in "IRi"]
    marks.sort(key=lambda event: event["ts"])
    page, thread = marks[0]["pid"], marks[0]["tid"]
    windows = [(first["ts"], last["ts"]) for first, last in zip(marks[::2], marks[1::2], strict=False)]
    during = [
        event
        for event in events
        if event["pid"] == page
        and any(first <= event["ts"] + event.get("dur", 0) and event["ts"] <= last for first, last in windows)
    ]
    tasks = [
        event["tdur"] / 1000 for event in during if (event["name"], event["tid"]) == (TASK, thread) and "tdur" in event
    ]
    seconds = sum(last - first for first, last in windows) / SECOND
    return Frames(len(windows), seconds, rate_of(during), max(tasks, default=0.0))


def rate_of(events: list[Event]) -> float:
    """Of the frames that were due.  One that moves the cards counts, even if the main thread had more to add."""
    of = {name: [event["args"] for event in events if event["name"] == name] for name in ("DrawFrame", "DroppedFrame")}
    dropped = {args["frameSeqId"] for args in of["DroppedFrame"] if not args.get("hasPartialUpdate")}
    shown = {args["frameSeqId"] for args in (*of["DrawFrame"], *of["DroppedFrame"])} - dropped
    return RATE * len(shown) / max(1, len(shown | dropped))
