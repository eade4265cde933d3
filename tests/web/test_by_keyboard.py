"""Whoever has no mouse learns, comes in, begins, looks back and plays on."""

from playwright.sync_api import expect

from web.playing import Keyboard, state
from web.test_company import with_friends
from web.tour import finished_table


def test_a_lesson_and_the_first_game_after_it(visit):
    page = visit("en", coach="on").go()
    keyboard = Keyboard(page, 1)
    keyboard.tab_to('a.learn[href="/learn/tschak"]')
    page.keyboard.press("Enter")
    done = page.get_by_role("heading", name="You know how to play")
    row = page.locator(".lesson .row")
    while not done.is_visible():
        expect(row.locator("button").or_(done).last).to_be_visible()
        if row.locator(".main").is_visible():
            expect(row.locator(".main")).to_be_focused()  # to go on
        else:
            keyboard.tab_to(".lesson .row button:last-of-type")  # to have it done
        page.keyboard.press("Enter")
    expect(done).to_be_focused()
    keyboard.tab_to(".lesson .main")
    page.keyboard.press("Enter")
    expect(page.locator("section.welcome .main")).to_be_focused()
    for _ in range(4):  # the welcome and three tips
        page.keyboard.press("Enter")
    expect(page.locator("section.tip")).not_to_be_attached()
    assert state(page) == "asked"
    page.keyboard.press("1")
    assert state(page) in ("asked", "proposed")


def test_friends_meet_in_the_room_and_begin(visit):
    host, friend = visit("en").go(), visit("fr").page
    friend.goto(with_friends(host, "tschak"))
    keyboard = Keyboard(friend, 2)
    keyboard.tab_to("#own-name")
    friend.keyboard.type("Nadia")
    friend.keyboard.press("Enter")
    expect(host.locator(".seats")).to_contain_text("Nadia")
    keyboard.tab_to(".start button[aria-pressed]")
    friend.keyboard.press("Enter")
    keyboard.tab_to(".seats summary")  # name and colour
    friend.keyboard.press("Enter")
    keyboard.tab_to("#own-name")
    friend.keyboard.type("Nadja")
    friend.keyboard.press("Enter")
    expect(friend.locator(".seats summary")).to_be_focused()
    expect(host.locator(".seats")).to_contain_text("Nadja")
    expect(host.get_by_text("Everybody is ready.")).to_be_visible()
    hand = Keyboard(host, 3)
    hand.tab_to(".settings .change")
    host.keyboard.press("Enter")
    hand.tab_to("input[name=clock]")
    host.keyboard.press("ArrowDown")
    hand.tab_to(".settings .button.main")
    host.keyboard.press("Enter")
    expect(host.locator(".settings")).to_contain_text("a bot answers this once")
    hand.tab_to(".start .button.main")
    host.keyboard.press("Enter")
    for page in (host, friend):
        expect(page.locator(".playing")).to_be_visible()


def test_a_look_back_and_what_if(visit):
    visitor = visit("en")
    visitor.go()
    table = finished_table(visitor)
    page = visitor.go(f"/t/{table}")
    keyboard = Keyboard(page, 4)
    keyboard.tab_to(".result a[href^='/replay/']")
    page.keyboard.press("Enter")
    expect(page.get_by_role("slider")).to_be_visible(timeout=90_000)  # the workers may still be at the chances
    keyboard.tab_to("section[aria-labelledby=mistakes] .main")
    page.keyboard.press("Enter")
    expect(page.locator("section[aria-labelledby=mistakes]")).to_contain_text("On average", timeout=90_000)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value("1")
    page.get_by_role("button", name="What if? Play on from here").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".playing")).to_be_visible()
