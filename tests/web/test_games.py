"""Whole games in the browser, from the home page, as a newcomer would."""

import pytest
from playwright.sync_api import expect

from web.playing import Keyboard, Mouse, open_table, state
from web.visitor import PHONE


def check_result(page) -> None:
    """What every end shows, whether a server answers the page or the device itself."""
    expect(page.locator(".result h2")).not_to_be_empty()
    expect(page.locator("section[aria-labelledby=laid]")).to_be_visible()
    expect(page.locator("section[aria-labelledby=luck] .good")).to_have_count(2)  # seed and every decision


def check_the_end(page, seats: int) -> None:
    check_result(page)
    places = page.request.get(page.url.replace("/t/", "/api/tables/")).json()["table"]["places"]
    assert len(places) == seats
    for place in places:
        expect(page.locator("section[aria-labelledby=how]")).to_contain_text(place["name"])


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "seats"), [("trok", 2), ("tschak", 3), ("trol", 3), ("trieste", 3)])
def test_a_whole_game_by_mouse(visit, game, seats, language):
    page = visit(language).go()
    open_table(page, game, seats)
    player = Mouse(page, seed=len(game))
    player.play()
    check_the_end(page, seats)
    assert player.on_board >= player.decisions // 3, "the board itself must be good enough to play on"
    assert page.evaluate("document.documentElement.lang") == language


def test_a_whole_game_by_keyboard_alone(visit):
    page = visit("en").go()
    player = Keyboard(page, seed=3)
    player.open_table("trol")
    player.play()
    check_the_end(page, 4)
    assert player.decisions > 5


def test_a_whole_game_on_a_phone(visit):
    page = visit("fr", size=PHONE).go()
    open_table(page, "tschak", seats=2)
    Mouse(page, seed=5).play()
    check_the_end(page, 2)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_one_click_plays_against_bots(visit):
    page = visit("en").go()
    page.locator("article[aria-labelledby=tile-trieste] .button.main").click()
    player = Mouse(page, seed=1)
    player.play(decisions=1)
    assert player.decisions == 1


def test_a_hint_says_what_to_play_and_why(visit):
    page = visit("en").go()
    open_table(page, "tschak")
    assert state(page) == "asked"
    page.keyboard.press("h")
    expect(page.locator("#asked meter")).to_be_visible()
    expect(page.locator(".proposal .button.main")).not_to_be_empty()


def test_the_same_thing_once_more_is_a_yes_and_escape_keeps_the_focus(visit):
    page = visit("en").go()
    open_table(page, "trieste")
    assert state(page) == "asked"
    pile = page.locator("#board .pile button").first  # what is asked first is which pile to draw from
    pile.focus()
    page.keyboard.press("Enter")
    proposal = page.get_by_role("group", name="Confirm your choice")
    expect(proposal.get_by_role("button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(proposal).not_to_be_attached()
    expect(pile).to_be_focused()
    pile.click()
    assert state(page) == "proposed"
    pile.click()
    expect(page.locator(".ask .proposal")).not_to_be_attached()
    expect(page.locator(".log")).to_contain_text("You draw")


def test_a_second_tab_does_not_know_a_secret_choice_and_says_so(visit):
    visitor = visit("en")
    visitor.post("/api/guests", {"name": "Vera", "language": "en"})
    opened = visitor.post("/api/tables", {"game": "trok", "seats": 2, "bots": [None, "easy"], "pace": 10_000})
    table = opened["table"]["id"]
    for number, command in enumerate(({"type": "sit", "seat": 0}, {"type": "start"})):
        visitor.post(f"/api/tables/{table}/commands", command | {"id": f"c{number}"})
    Mouse(visitor.go(f"/t/{table}"), 1).play(decisions=1)
    expect(visitor.page.locator("#asked")).to_contain_text("You have chosen: ")
    second = visitor.open()
    second.goto(visitor.page.url)
    expect(second.locator("#asked")).to_have_text("You have chosen. Your choice lies face down.")


def test_a_touch_reads_what_cannot_be_played_and_a_mark_reads_what_can(visit):
    page = visit("en", size=PHONE).go()
    open_table(page, "trok", seats=2)
    assert state(page) == "asked"
    page.locator("#board .row .place .card").first.tap()
    expect(page.locator(".details")).to_be_visible()
    page.locator("#asked").tap()
    expect(page.locator(".details")).not_to_be_attached()
    page.locator("#board .hand button .info").first.tap()
    expect(page.locator(".details")).to_be_visible()
    expect(page.locator('#board .hand button[aria-pressed="true"]')).to_have_count(0)


def test_the_rules_at_hand_are_one_key_away(visit):
    page = visit("en").go()
    open_table(page, "trok")
    assert state(page) == "asked"
    page.keyboard.press("?")
    expect(page.locator("#side-panel")).to_contain_text("TRK-")


def test_the_language_changes_in_the_middle_of_a_game(visit):
    page = visit("en").go()
    open_table(page, "trok")
    assert state(page) == "asked"
    before = page.locator("#asked").inner_text()
    page.locator(".side .menu").click()
    page.locator("dialog button[lang=fr]").click()
    page.keyboard.press("Escape")
    expect(page.locator("#asked")).not_to_have_text(before)
    Mouse(page, seed=2).play(decisions=2)
