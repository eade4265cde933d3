"""A server's page is taken along: fetched when one asks for it, and then it needs no server any more."""

import re

import pytest
from playwright.sync_api import expect

from web.conftest import PAGE, server, visit  # noqa: F401  # fixtures
from web.device import READY
from web.playing import Mouse, open_table
from web.test_games import check_result, check_the_end
from web.visitor import PHONE

NO_ROOM = """caches.open = ((open) => async (name) => {
  const cache = await open.call(caches, name);
  if (name === "tripot-device") cache.put = async () => { throw new DOMException("full", "QuotaExceededError"); };
  return cache;
})(caches.open);"""
MANIFEST = PAGE.parent / "offline" / "manifest.json"


@pytest.fixture(autouse=True)
def offered():
    assert MANIFEST.exists(), "the server offers nothing to take along: run `make page-offline`"


def test_nothing_is_fetched_until_somebody_asks_and_then_everything_works_in_flight_mode(visit):  # noqa: F811
    visitor = visit("fr", size=PHONE)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    page = visitor.go("/settings")
    section = page.locator("section[aria-labelledby=take]")
    expect(section).to_contain_text(re.compile(r"[4-9],\d\sMo"))
    assert not [url for url in asked if "bundle-" in url]
    section.locator("button").click()
    expect(section.locator("a.main")).to_be_visible(timeout=60_000)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    visitor.context.set_offline(True)
    section.locator("a.main").click()
    page.wait_for_function(READY, timeout=60_000)
    open_table(page, "tschak", seats=2)
    player = Mouse(page, seed=1)
    player.play(decisions=2)
    page.reload()
    expect(page.locator(".playing")).to_be_visible(timeout=60_000)
    visitor.mistakes.clear()  # the browser tells of what it cannot fetch


def test_a_download_can_be_cancelled_and_goes_on_later(visit):  # noqa: F811
    visitor = visit("en")
    visitor.context.add_init_script("delete Navigator.prototype.serviceWorker")  # it would fetch past the route
    page = visitor.go("/settings")
    section = page.locator("section[aria-labelledby=take]")
    page.route("**/python_stdlib.zip.zst", lambda route: None)  # it never comes
    section.locator("button").click()
    expect(section).to_contain_text(re.compile(r"Downloading: [1-9]\d%"))
    section.get_by_role("button", name="Cancel").click()
    expect(section).to_contain_text("The download did not finish")
    page.unroute("**/python_stdlib.zip.zst")
    section.locator("button").click()
    expect(section).to_contain_text("Everything is on this device", timeout=60_000)
    visitor.mistakes.clear()  # a request that was cancelled


@pytest.mark.parametrize(("language", "told"), [("en", "has no room for it"), ("fr", "n’a pas assez de place")])
def test_a_device_without_room_for_the_download_says_so(visit, language, told):  # noqa: F811
    visitor = visit(language, size=PHONE)
    visitor.context.add_init_script(NO_ROOM)
    page = visitor.go("/settings")
    section = page.locator("section[aria-labelledby=take]")
    section.locator("button").click()
    expect(section.get_by_role("status")).to_contain_text(told)
    assert visitor.barriers() == []


def test_a_game_that_was_played_in_flight_mode_comes_to_the_server(visit):  # noqa: F811
    visitor = visit("en")
    page = visitor.go("/settings")
    section = page.locator("section[aria-labelledby=take]")
    section.locator("button").click()
    expect(section.locator("a.main")).to_be_visible(timeout=60_000)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    visitor.context.set_offline(True)
    section.locator("a.main").click()
    page.wait_for_function(READY, timeout=60_000)
    open_table(page, "tschak", seats=2)
    Mouse(page, seed=1).play()
    check_result(page)
    send = page.get_by_role("button", name="Add the finished game to mine on the server")
    send.click()
    expect(page.locator("section[aria-labelledby=share] [role=alert]")).to_contain_text("Not everything has arrived")
    visitor.context.set_offline(False)
    send.click()
    expect(page.locator("section[aria-labelledby=share]")).to_contain_text("This game is among yours on the server.")
    page.get_by_role("link", name="Other games").click()
    expect(page.locator("#games")).to_contain_text("This game is among yours on the server.")
    visitor.mistakes.clear()  # the browser tells of what it could not fetch
    page = visitor.go("/")
    own = page.locator("#games a[href^='/replay/']")
    expect(own).to_contain_text("on a device")
    own.click()
    expect(page.locator("input[type=range]").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="What would a strong bot have done?").click()
    expect(page.locator("[aria-live=polite] .same, [aria-live=polite] strong").first).to_be_visible()
    table = page.url.rpartition("/")[2].partition("#")[0]
    page = visitor.go(f"/t/{table}")
    check_the_end(page, 2)
    expect(page.locator("section[aria-labelledby=luck]")).to_contain_text("This game was played on a device")
