"""An evening on the sofa: a laptop and two phones, from the picture on the screen to the rematch."""

import time

import pytest
from playwright.sync_api import expect

from web.playing import STATE, Mouse, Touch
from web.test_company import with_friends
from web.test_inviting import read_code, show_code, sofa
from web.visitor import PHONE, Visitor

__all__ = ["sofa"]  # a fixture
LONG = 240.0  # seconds in which a whole game is over, on however slow a machine
QUIET = (
    "Cross-Origin-Opener-Policy",
    "ERR_CONNECTION_REFUSED",
    "WebSocket connection",
    "503",
)  # a server that was killed


def introduce(visitor, name, colour):
    """Name and colour, on arrival; then there is a seat."""
    page = visitor.page
    welcome = page.locator("section[aria-labelledby=room-welcome]")
    welcome.locator("#own-name").fill(name)
    welcome.locator(f"input[value={colour}]").check(force=True)
    welcome.locator("button.main").click()
    expect(page.locator(".seats .isMine")).to_contain_text(name)


def play_on(players, until, idle=()):
    """Whoever is asked answers, but for the idle ones, until it is so."""
    end = time.monotonic() + LONG
    while not until():
        assert time.monotonic() < end
        for player in players:
            back = player.page.locator("div[role=alert] .button.main")
            if player in idle:
                continue
            if back.is_visible():
                back.click()
            wanted = player.page.evaluate(STATE)
            if wanted == "asked":
                player.choose()
            elif wanted == "proposed":
                player.confirm()
        players[0].page.wait_for_timeout(20)


def is_over(player):
    return player.page.evaluate(STATE) == "over"


@pytest.fixture
def evening(sofa, browser):
    """The host and two friends, who have come in by the code in the picture and sit at a table of Tschak!."""
    host = Visitor(browser, f"http://localhost:{sofa.port}", "en")
    with_friends(host.go(), "tschak")
    address = read_code(show_code(host.page))
    friends = [Visitor(browser, "", language, size=PHONE) for language in ("fr", "en")]
    for friend, (name, colour) in zip(friends, [("Nadia", "teal"), ("Otto", "pink")], strict=True):
        friend.page.goto(address)
        introduce(friend, name, colour)
    yield host, *friends, address
    for visitor in (host, *friends):
        visitor.mistakes = [told for told in visitor.mistakes if not any(word in told for word in QUIET)]
        visitor.leave()


def test_three_friends_play_a_whole_evening(evening, sofa, browser):
    host, nadia, otto, address = evening
    room = host.page
    expect(room.locator(".seats .guest")).to_have_count(3)
    nadia.page.locator(".start button[aria-pressed=false]").tap()
    expect(room.get_by_text("1 of 2 is ready.")).to_be_visible()
    otto.page.locator(".start button[aria-pressed=false]").tap()
    expect(room.get_by_text("Everybody is ready.")).to_be_visible()
    otto.page.locator(".talk form input").fill("who deals?")
    otto.page.keyboard.press("Enter")
    expect(room.locator(".talk")).to_contain_text("who deals?")
    for visitor in (host, nadia):
        assert not visitor.barriers()
        visitor.picture("room-friends", "light")

    # the host makes it a table for three, with a clock, and moves a friend
    room.get_by_role("button", name="Other settings").click()
    room.locator("input[name=seats]").nth(1).check()
    room.locator("input[name=clock]").nth(1).check()
    room.get_by_label("Bank, in minutes").fill("0")
    room.get_by_label("Added per question, in seconds").fill("12")
    room.locator("input[name=expired]").nth(1).check()
    room.get_by_role("button", name="Play like this").click()
    expect(nadia.page.locator(".seats ol li")).to_have_count(3)
    expect(nadia.page.locator(".start button[aria-pressed=false]")).to_be_visible()  # ready for other settings
    room.get_by_role("button", name="Move Otto one seat up").click()
    expect(otto.page.locator(".seats .isMine .number")).to_have_text("2")
    room.locator(".start .button.main").click()
    players = [Mouse(host.page, 1), Touch(nadia.page, 2), Touch(otto.page, 3)]
    for player in players:
        expect(player.page.locator(".playing")).to_be_visible()

    # somebody watches
    watcher = Visitor(browser, "", "en")
    watcher.page.goto(address)
    expect(watcher.page.locator(".playing")).to_be_visible()
    expect(watcher.page.locator("#asked")).to_contain_text("watching")

    # a clock runs out, a bot covers, and one tap takes the seat back
    back = otto.page.get_by_role("button", name="I’m back")
    play_on(players, back.is_visible, idle=(players[2],))
    back.tap()
    expect(back).not_to_be_attached()

    # the connection is lost, and comes back
    sofa.kill()
    for visitor in (host, nadia, otto):
        expect(visitor.page.locator(".toast .lost")).to_be_visible()
    sofa.start()
    for visitor in (host, nadia, otto):
        expect(visitor.page.locator(".toast .lost")).not_to_be_attached(timeout=30_000)
    play_on(players, lambda: all(map(is_over, players)))
    for visitor in (host, nadia):
        expect(visitor.page.locator(".result h2")).not_to_be_empty()
        assert not visitor.barriers()
        visitor.picture("ending-friends", "light")

    # once more, with the wins of the evening
    host.page.get_by_role("button", name="Rematch").click()
    for visitor in (nadia, otto):
        visitor.page.locator(".result .deeds .main").tap()
        expect(visitor.page.locator(".seats .isMine")).to_be_visible()
    wins = host.page.locator(".seats small", has_text="so far")
    expect(wins).to_have_count(3)
    watcher.mistakes = [told for told in watcher.mistakes if not any(word in told for word in QUIET)]
    watcher.leave()


def test_a_friend_who_comes_late_plays_on_for_a_bot(visit):
    host = visit("en").go()
    link = with_friends(host, "tschak")
    host.locator(".start select").select_option("beginner")
    host.locator(".start .button.main").click()
    expect(host.locator(".playing")).to_be_visible()
    visitor = visit("fr", size=PHONE)
    page = visitor.page
    page.goto(link)
    late = page.locator("section.late")
    late.locator("#own-name").fill("Retardataire")
    late.locator("form button").last.tap()
    late.locator(".bots button").first.tap()
    expect(late).not_to_be_attached()
    player = Touch(page, 4)
    others = [Mouse(host, 5), player]
    play_on(others, lambda: player.decisions >= 1)
    assert not visitor.barriers()
