"""Pictures of every screen in both sizes and themes, those of the README and of previews: `make screenshots`."""

import io
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
PREVIEWS = Path(__file__).parents[2] / "web" / "public" / "previews"
PREVIEW = """<body style="margin: 0; background: #1d0f07">
<div style="width: 1200px; height: 630px">{scene}</div>
<style>svg {{ display: block; width: 100%; height: 100% }}</style>"""
WIDTH = 800  # of a picture in the README
DECISIONS = {"trok": 1, "tschak": 6, "trol": 9, "trieste": 5}  # until there is something to see


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
        take_previews(Visitor(browser, f"http://{server.address}", "en", size={"width": 1200, "height": 630}))
        for game in track(GAMES, "README"):
            take(Visitor(browser, f"http://{server.address}", "en"), game)
        browser.close()
    server.stop()
    print(f"Look at them in {PICTURES}")


def take_previews(visitor: Visitor) -> None:
    """The scene of each game, on which the server writes how a game came out."""
    page = visitor.go()
    scenes = {game: page.locator(f"article[aria-labelledby=tile-{game}] .scene svg") for game in GAMES}
    drawn = {game: scene.evaluate("svg => svg.outerHTML") for game, scene in scenes.items()}
    page.goto("about:blank")  # which lets a page have styles of its own
    for game, scene in drawn.items():
        page.set_content(PREVIEW.format(scene=scene))
        picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        PREVIEWS.mkdir(exist_ok=True)
        picture.save(PREVIEWS / f"{game}.webp", quality=80, method=6)


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
