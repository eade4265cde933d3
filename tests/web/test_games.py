"""Whole games in the browser, from the home page, as a newcomer would."""

import pytest
from playwright.sync_api import expect

from web.playing import Keyboard, Mouse, open_table, state
from web.visitor import PHONE


def check_the_end(page, seats: int) -> None:
    expect(page.locator(".result h2")).not_to_be_empty()
    expect(page.locator("section[aria-labelledby=ranking] tbody tr")).to_have_count(seats)
    expect(page.locator("section[aria-labelledby=how]")).to_be_visible()
    expect(page.locator("section[aria-labelledby=luck] .good")).to_have_count(2)  # seed and every decision


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
    proposal = page.locator(".proposal")
    expect(proposal.locator("meter")).to_be_visible()
    expect(proposal.locator("strong")).not_to_be_empty()


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
    page.locator("header button[lang=fr]").click()
    expect(page.locator("#asked")).not_to_have_text(before)
    Mouse(page, seed=2).play(decisions=2)
