"""The page says when many want the server's bots, and only then."""

import json

import pytest
from playwright.sync_api import expect

from web.playing import Mouse

SENTENCES = {
    "en": "The house is busy: bots are slower and weaker.",
    "fr": "Il y a du monde\u00a0: bots plus lents et moins forts.",
}
LINES = "(shown) => Math.round(shown.clientHeight / parseFloat(getComputedStyle(shown).lineHeight))"
ALL_LINES = LINES.replace("client", "scroll")
SIZES = [("fr", 360, 640), ("en", 390, 844), ("fr", 1280, 800), ("en", 1920, 1080)]


def make_busy(page, busy):
    """Let the server say so, whatever it is."""

    def relay(socket):
        server = socket.connect_to_server()

        def tell(message):
            news = json.loads(message)
            if news["type"] == "table":
                news["table"]["busy"] = busy
            socket.send(json.dumps(news))

        server.on_message(tell)

    page.route_web_socket("**/api/tables/*/socket", relay)


def answered(visitor, busy=True):
    """At a table whose bots take very long, after one's own answer."""
    make_busy(visitor.page, busy)
    visitor.post("/api/guests", {"name": "Vera", "language": visitor.language})
    opened = visitor.post("/api/tables", {"game": "trok", "seats": 3, "bots": [None, "easy", "easy"], "pace": 10_000})
    table = opened["table"]["id"]
    for number, command in enumerate(({"type": "sit", "seat": 0}, {"type": "start"})):
        visitor.post(f"/api/tables/{table}/commands", command | {"id": f"c{number}"})
    page = visitor.go(f"/t/{table}")
    Mouse(page, 1).play(decisions=1)
    expect(page.locator(".ask.isMine")).not_to_be_attached()
    return page


@pytest.mark.parametrize(("language", "width", "height"), SIZES)
def test_the_page_says_that_the_house_is_busy(visit, language, width, height):
    visitor = visit(language, size={"width": width, "height": height})
    page = answered(visitor)
    note = page.get_by_role("status").filter(has_text=SENTENCES[language])
    expect(note).to_be_visible()
    expect(note).to_be_in_viewport()
    assert page.locator("#asked").evaluate(LINES) >= min(2, page.locator("#asked").evaluate(ALL_LINES))
    assert visitor.barriers() == []
    visitor.picture(f"busy-{language}", "light")


def test_the_page_says_nothing_of_it_otherwise(visit):
    page = answered(visit("en"), busy=False)
    expect(page.get_by_text(SENTENCES["en"])).not_to_be_attached()
