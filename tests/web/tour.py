"""All screens of the page, and how to come to each."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from web.playing import Mouse, open_table, state
from web.visitor import Visitor

SCREENS = ("/", "/new/trieste", "/rules", "/rules/trok", "/cards/trol", "/settings", "/about")
GAMES = ("trok", "tschak", "trol", "trieste")


def read(path: str) -> Callable[[Visitor], None]:
    def come(visitor: Visitor) -> None:
        page = visitor.go(path)
        expect(page.locator("h1").first).to_be_attached()
        page.wait_for_load_state("networkidle")

    return come


def table(game: str) -> Callable[[Visitor], None]:
    """A game some decisions old."""

    def come(visitor: Visitor) -> None:
        page = visitor.go()
        open_table(page, game)
        Mouse(page, 1).play(decisions=3)
        state(page)

    return come


def joining(visitor: Visitor) -> None:
    """A card of Trôl in the hand that is lifted: the hunts offer it a place."""
    page = visitor.go()
    open_table(page, "trol")
    player = Mouse(page, 1)
    while state(page) and not page.locator(".hands button:enabled").count():
        player.play(decisions=player.decisions + 1)
    page.locator(".hands button:enabled").first.click()
    expect(page.locator(".offer").first).to_be_visible()


def room(visitor: Visitor) -> None:
    page = visitor.go()
    page.locator("article[aria-labelledby=tile-trok] .play .button:not(.main)").click()
    expect(page.locator(".room")).to_be_visible()


def ending(visitor: Visitor) -> None:
    visitor.go(f"/t/{finished_table(visitor)}")
    expect(visitor.page.locator(".ending")).to_be_visible()
    expect(visitor.page.locator("section[aria-labelledby=chances] svg").first).to_be_visible(timeout=60_000)
    expect(visitor.page.locator("section[aria-labelledby=chances] progress")).not_to_be_attached(timeout=60_000)


def replay(visitor: Visitor) -> None:
    visitor.go(f"/replay/{finished_table(visitor)}")
    expect(visitor.page.locator("input[type=range]").first).to_be_visible()


def finished_table(visitor: Visitor, game: str = "tschak", seats: int = 2) -> str:
    """A short game that is over, played in the visitor's name in no time."""
    luck = Random(7)
    visitor.post("/api/guests", {"name": "Vera", "language": visitor.language}, missing_ok=True)
    bots = [None, *["random"] * (seats - 1)]
    opened = visitor.post("/api/tables", {"game": game, "seats": seats, "bots": bots, "pace": 0})
    address = f"/api/tables/{opened['table']['id']}"
    number = 0

    def command(**command):
        nonlocal number
        number += 1
        return visitor.post(f"{address}/commands", command | {"id": f"c{number}"})

    if opened["you"]["seat"] is None:
        command(type="sit", seat=0)
    command(type="start", bot="random")
    while True:
        told = visitor.get(f"{address}/game")
        if told["outcome"]:
            return opened["table"]["id"]
        question = told["question"]
        if question and told["view"]["seat"] in told["view"]["waiting"]:
            command(type="answer", question=question["id"], action=luck.choice(question["legal"])["text"])


TOUR: dict[str, Callable[[Visitor], object]] = {
    **{path.strip("/").replace("/", "-") or "home": read(path) for path in SCREENS},
    "nowhere": Visitor.go_nowhere,
    "room": room,
    **{f"table-{game}": table(game) for game in GAMES},
    "joining": joining,
    **{f"learn-{game}": read(f"/learn/{game}") for game in GAMES},
    "ending": ending,
    "replay": replay,
}
