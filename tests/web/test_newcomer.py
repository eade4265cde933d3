"""The first five minutes: from home through a lesson into a first game, and what its end tells."""

import json
import re

import pytest
from playwright.sync_api import Route, expect

from web.playing import Mouse, Touch, state
from web.tour import GAMES, finished_table
from web.visitor import DESKTOP, PHONE, SIDEWAYS, SMALL_PHONE

IN_SIGHT = """(element) => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
}"""


def press(button):
    """Where it is: whatever has to be pressed is in sight, without scrolling."""
    expect(button).to_be_enabled()
    assert button.evaluate(IN_SIGHT), button.inner_text()
    button.click()


def learn(page, game):
    """Through the whole lesson, to the button that opens a first game."""
    closing = page.locator(f'.lesson a[href="/rules/{game}"]')
    deeds = page.locator(".lesson .row button")
    learnt = page.locator(".lesson .praise")
    clicks = 0
    while not closing.is_visible():
        expect(deeds.or_(closing).last).to_be_visible()
        if learnt.count():
            expect(learnt).to_be_in_viewport(ratio=0.95)
        if deeds.count():
            press(deeds.last)  # do it for me, then go on
            clicks += 1
    assert 5 <= clicks / 2 <= 10
    press(page.locator(".lesson .button.main"))


def without_pauses(route: Route) -> None:
    """A table whose bots do not dawdle; the page would let them."""
    asked = route.request.post_data_json if route.request.method == "POST" else None
    if asked:
        route.continue_(post_data=json.dumps(asked | {"pace": 0}))
    else:
        route.continue_()


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("fr", SMALL_PHONE)])
@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_learns_a_game_and_plays_it(visit, game, language, size):
    visitor = visit(language, size=size, coach="on")
    page = visitor.go()
    page.route("**/api/tables", without_pauses)
    page.locator(f'a.learn[href="/learn/{game}"]').click()
    learn(page, game)

    welcome = page.locator("section.welcome")
    expect(welcome.locator(".wins")).not_to_be_empty()
    assert not visitor.barriers()
    visitor.picture(f"welcome-{game}-{language}", "light")
    press(welcome.locator(".button.main"))
    tip = page.locator("section.tip")
    for number in range(3):
        expect(tip).to_be_visible()
        if number == 0:
            visitor.picture(f"tip-{game}-{language}", "light")
        press(tip.locator(".button.main"))
    expect(tip).not_to_be_attached()

    (Touch if size == SMALL_PHONE else Mouse)(page, seed=len(game)).play()
    expect(page.locator("section[aria-labelledby=laid] h3")).to_be_visible()
    expect(page.locator(".result h2")).not_to_be_empty()
    assert page.locator(".result .deeds .button").first.evaluate(IN_SIGHT)
    expect(page.locator("section[aria-labelledby=laid] p.soft")).to_be_visible()
    assert not visitor.barriers()
    visitor.picture(f"ending-{game}-{language}", "light")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_fits_a_phone_on_its_side(visit, game):
    page = visit("fr", size=SIDEWAYS).go(f"/learn/{game}")
    learn(page, game)
    expect(page.locator(".playing")).to_be_visible()


def test_each_rulebook_opens_with_a_minute(visit):
    visitor = visit("fr", size=PHONE)
    for game in GAMES:
        page = visitor.go(f"/rules/{game}")
        expect(page.locator("section[aria-labelledby=minute] ol li")).to_have_count(4)
        expect(page.locator("section[aria-labelledby=minute] ul li")).to_have_count(3 if game == "trieste" else 0)
        visitor.picture(f"minute-{game}", "light")


def test_one_learns_from_a_game_and_plays_on_from_its_middle(visit):
    visitor = visit("en")
    visitor.go()
    table = finished_table(visitor)
    page = visitor.go(f"/t/{table}")
    expect(page.get_by_text("The turning point:")).to_be_visible(timeout=90_000)
    page.get_by_role("link", name="See decision").click()
    expect(page.get_by_role("slider")).not_to_have_value("0")
    page.get_by_role("button", name="Find my mistakes").click()
    expect(page.get_by_text("My mistakes")).to_be_visible()
    expect(page.get_by_role("button", name="Work out the chances")).to_have_count(0)  # they were kept at the end
    judge_all = page.get_by_role("button", name="Judge all decisions")
    expect(judge_all).to_be_enabled(timeout=90_000)
    judge_all.click()
    accounts = page.locator("aside table", has_text="cards and dice")
    expect(accounts.locator("tbody tr")).to_have_count(2, timeout=90_000)
    expect(page.get_by_text("Second best:").or_(page.get_by_text("It would have done the same.")).first).to_be_visible()
    assert not visitor.barriers()
    visitor.picture("learning", "light")

    page.get_by_role("slider").fill("3")
    what_if = page.get_by_role("button", name="What if? Play on from here")
    what_if.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".playing")).to_be_visible()
    assert not page.url.endswith(table)
    assert state(page) in ("asked", "proposed")

    page = visitor.go("/settings")
    figures = page.locator("#statistics tbody tr")
    expect(figures).to_have_count(1)
    with page.expect_download() as told:
        page.get_by_role("button", name="Download as JSON").click()
    assert told.value.suggested_filename == "tripot-statistics.json"
    page = visitor.go()
    expect(page.get_by_role("region", name="Your games").get_by_role("listitem")).to_have_count(1)  # that still goes on
    over = page.get_by_role("region", name="Finished games").get_by_role("link")
    expect(over).to_contain_text(re.compile("You won|You: place [12] of 2"))
    page.get_by_role("button", name="Remove Tschak!").last.click()
    expect(page.locator(f'#games a[href="/replay/{table}"]')).not_to_be_attached()
