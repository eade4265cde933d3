"""A game whose rules the server does not know any more, as the page shows it."""

import pytest
from playwright.sync_api import expect

from server.turns import begun, set_rules
from server_process import Server
from web.visitor import DESKTOP, PHONE, Visitor

ENDED = {"en": "could not go on by the rules", "fr": "ne pouvait pas continuer selon les règles"}
KEPT = {"en": "cannot be shown step by step", "fr": "ne peut plus être revue pas à pas"}
WHY = {"en": "Version “0” of the rules of “trok”", "fr": "La version « 0 » des règles de « trok »"}


@pytest.fixture(scope="module")
def tables(tmp_path_factory):
    """A game of bots that is over and one that is in play, both of unknown rules."""
    server = Server(tmp_path_factory.mktemp("versions"))
    try:
        host = server.guest("Host")
        bots = server.table(host, "trok", 2, bots=["random", "random"], visibility="public")["table"]["id"]
        server.command(host, bots, type="start")
        playing = begun(server, "trok", visibility="public")
        while server.get(f"/api/tables/{bots}", host)[1]["table"]["status"] == "playing":
            pass
        server.stop()
        set_rules(server.database, "0", bots, playing.id)
        server.start()
        yield server.address, bots, playing.id
    finally:
        server.kill()


@pytest.fixture(params=[("en", DESKTOP), ("fr", PHONE)], ids=["en", "fr"])
def visitor(request, browser, tables):
    language, size = request.param
    visitor = Visitor(browser, f"http://{tables[0]}", language, size=size)
    yield visitor
    visitor.page.wait_for_load_state("networkidle")
    visitor.mistakes = [told for told in visitor.mistakes if "410" not in told]  # the browser is right about those
    visitor.leave()


def test_the_result_of_a_finished_game_is_shown_and_what_cannot_be(visitor, tables):
    page = visitor.go(f"/t/{tables[1]}")
    expect(page.locator(".result")).to_contain_text(KEPT[visitor.language])
    expect(page.locator("section[aria-labelledby=ranking] tbody tr")).to_have_count(2)
    expect(page.locator("section[aria-labelledby=luck]")).to_contain_text(WHY[visitor.language])
    expect(page.locator("section[aria-labelledby=share] button")).to_be_visible()
    expect(page.locator(".result a[href^='/replay']")).to_have_count(0)
    expect(page.locator("section[aria-labelledby=chances]")).to_have_count(0)


def test_a_game_that_was_ended_says_why(visitor, tables):
    page = visitor.go(f"/t/{tables[2]}")
    expect(page.locator(".result")).to_contain_text(ENDED[visitor.language])
    expect(page.locator(".result")).to_contain_text(KEPT[visitor.language])


def test_a_replay_says_why_there_is_none_and_leads_to_the_result(visitor, tables):
    page = visitor.go(f"/replay/{tables[1]}")
    expect(page.get_by_role("alert")).to_contain_text(WHY[visitor.language])
    page.locator("a.button.main").click()
    expect(page.locator(".result")).to_be_visible()
