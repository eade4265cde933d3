"""Pictures of every screen in both sizes and themes, and those of the README: `make screenshots`."""

import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright
from rich.progress import track

from server_process import Server
from web.conftest import CHROMIUM, FLAGS
from web.playing import Mouse, open_table, state
from web.tour import GAMES, TOUR
from web.visitor import DESKTOP, PHONE, PICTURES, Visitor

IMAGES = Path(__file__).parents[2] / "docs" / "images"
WIDTH = 800  # of a picture in the README
DECISIONS = {"trok": 4, "tschak": 6, "trol": 9, "trieste": 5}  # until there is something to see


def main() -> None:
    server = Server(Path(tempfile.mkdtemp()))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for theme in ("light", "dark"):
            for size in (DESKTOP, PHONE):
                visitor = Visitor(browser, f"http://{server.address}", "en", size=size, theme=theme)
                visitor.go()
                for name, come in track(TOUR.items(), f"{size['width']} {theme}"):
                    come(visitor)
                    visitor.picture(name, theme)
        for game in track(GAMES, "README"):
            take(Visitor(browser, f"http://{server.address}", "en"), game)
        browser.close()
    server.stop()
    print(f"Look at them in {PICTURES}")


def take(visitor: Visitor, game: str) -> None:
    """A table in the middle of a game, small enough for a README."""
    page = visitor.go()
    open_table(page, game)
    Mouse(page, 7).play(decisions=DECISIONS[game])
    state(page)
    page.mouse.move(1, 1)
    path = IMAGES / f"{game}.png"
    page.screenshot(path=path)
    picture = Image.open(path).convert("RGB")
    small = picture.resize((WIDTH, picture.height * WIDTH // picture.width), Image.Resampling.LANCZOS)
    small.quantize(128).save(path, optimize=True)


if __name__ == "__main__":
    main()
