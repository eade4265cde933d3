"""Pictures of every state of every table, on six screens: `make states`.

Dark, in French, with the most players, and light, in English, with the fewest.  Time stands still while an event is
told, until its pictures are taken.
"""

import json
import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from server_process import Server
from web.conftest import CHROMIUM, FLAGS
from web.playing import STATE, Mouse, Touch, open_table
from web.tour import GAMES
from web.visitor import DESKTOP, PHONE, PICTURES, Visitor

PHONES = ((360, 640), (390, 844), (844, 390))
LARGE = ((1280, 800), (1920, 1080), (2560, 1440))
FEWEST = {"trok": 2, "tschak": 2, "trol": 2, "trieste": 3}
MOST = {"trok": 5, "tschak": 4, "trol": 5, "trieste": 3}
RUNS = (  # language, theme, players, screens
    ("fr", "dark", MOST, PHONES),
    ("en", "light", FEWEST, LARGE),
    ("en", "light", FEWEST, PHONES),
    ("fr", "dark", MOST, LARGE),
)
STEPS = 1500  # of a game that does not end

# Pauses wait until somebody lets them pass.
HOLD = """
  const [later, never] = [window.setTimeout, window.clearTimeout];
  let held = new Map();
  let last = 0;
  window.setTimeout = (deed, time, ...more) =>
    time > 150 && time < 9000 ? (held.set(--last, deed), last) : later(deed, time, ...more);
  window.clearTimeout = (id) => (id < 0 ? held.delete(id) : never(id));
  window.goOn = () => [...held].forEach(([id, deed]) => held.delete(id) && deed());
"""
NOW = f"""() => {{
  if (document.querySelector("#asked.isTelling")) return "told";
  const wanted = ({STATE})();
  if (!wanted) goOn(); // an answer that is given by itself
  return wanted;
}}"""


class Album:
    """The states of one game that have been seen, each as a picture on every screen."""

    def __init__(self, page: Page, game: str, name: str, screens: tuple[tuple[int, int], ...]) -> None:
        self.page = page
        self.game = game
        self.name = name
        self.screens = screens
        self.seen: list[str] = []
        self.told: list[tuple[str, str]] = []  # events with their sentences
        self.phase = ""
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, frame: str | bytes) -> None:
        news = json.loads(frame)
        self.told += [(event["event"], event.get("say") or "") for event in news.get("events") or []]
        self.phase = (news.get("view") or {}).get("phase", self.phase)

    def event(self) -> str:
        """The name of the event that is told last."""
        text = plain(self.page.locator("#asked").text_content() or "")
        return next((event for event, say in reversed(self.told) if say and text.endswith(plain(say))), "Told")

    def keep(self, what: str) -> None:
        if what in self.seen:
            return
        self.seen.append(what)
        folder = PICTURES / "states" / self.game
        folder.mkdir(parents=True, exist_ok=True)
        for width, height in self.screens:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            self.page.screenshot(path=folder / f"{width}-{self.name}-{len(self.seen):02}-{what}.png")


def plain(sentence: str) -> str:
    """Without marks of cards, and with one kind of spaces."""
    return " ".join(re.sub(r"\[([^\[\]]*)\]\([a-z0-9-]+\)", r"\1", sentence).split())


def go_through(visitor: Visitor, game: str, seats: int, screens: tuple[tuple[int, int], ...], name: str) -> None:
    page = visitor.page
    album = Album(page, game, name, screens)
    visitor.go()
    open_table(page, game, seats)
    player = (Touch if screens == PHONES else Mouse)(page, seed=len(name) + len(game))
    for _ in range(STEPS):
        now = page.wait_for_function(NOW, timeout=60_000).json_value()
        if now == "told":
            album.keep(album.event())
            page.evaluate("goOn()")
        elif now == "over":
            return
        elif now == "asked":
            album.keep(f"{album.phase}-asked")
            player.choose()
        else:
            album.keep(f"{album.phase}-proposed")
            player.confirm()


def main(games: list[str]) -> None:
    server = Server(Path(tempfile.mkdtemp()))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for language, theme, seats, screens in RUNS:
            for game in games:
                size = PHONE if screens == PHONES else DESKTOP
                visitor = Visitor(browser, f"http://{server.address}", language, size=size, theme=theme, speed="normal")
                visitor.context.add_init_script(HOLD)
                go_through(visitor, game, seats[game], screens, f"{language}-{theme}")
                visitor.leave()
        browser.close()
    server.stop()


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
