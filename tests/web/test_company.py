"""Several people at one table, connections that break, and people who only watch."""

import json
import re

import pytest
from playwright.sync_api import expect

from server_process import Server
from web.playing import STATE, Mouse, open_table, state
from web.visitor import PHONE, Visitor


def with_friends(page, game: str) -> str:
    """The host's room; its link."""
    page.locator(f"article[aria-labelledby=tile-{game}] .play .button:not(.main)").click()
    link = page.locator("section[aria-labelledby=room-invite] input")
    expect(link).to_have_value(re.compile("^http"))
    return link.input_value()


def join(visitor, link: str):
    page = visitor.page
    page.goto(link)
    page.locator(".seats .free .deeds button").first.click()
    expect(page.locator(".seats .isMine")).to_be_visible()
    return page


def test_a_friend_comes_by_link_and_both_play(visit):
    host = visit("en").go()
    link = with_friends(host, "trieste")
    friend = join(visit("fr"), link)
    assert "#" not in friend.url  # the key does not stay in the address
    host.locator(".start select").select_option("beginner")
    host.locator(".start .button.main").click()
    for page in (host, friend):
        expect(page.locator(".playing")).to_be_visible()
    players = [Mouse(host, 1), Mouse(friend, 2)]
    while not all(player.decisions >= 2 for player in players):
        for player in players:
            if player.page.evaluate(STATE):
                player.play(decisions=player.decisions + 1)
            player.page.wait_for_timeout(100)
    said = "bonjour à tous"
    friend.locator("#tab-chat").click()
    friend.locator(".chat form input").fill(said)
    friend.keyboard.press("Enter")
    host.locator("#tab-chat").click()
    expect(host.locator(".chat")).to_contain_text(said)


def test_reload_comes_back_to_the_same_place(visit):
    page = visit("en").go()
    open_table(page, "tschak")
    Mouse(page, 1).play(decisions=3)
    assert state(page) == "asked"
    asked, log = page.locator("#asked").inner_text(), page.locator(".log summary").all_inner_texts()
    page.reload()
    expect(page.locator("#asked")).to_have_text(asked)
    assert page.locator(".log summary").all_inner_texts() == log


def test_the_trade_so_far_is_there_after_a_reload(visit):
    page = visit("en").go()
    open_table(page, "trok")
    links = page.get_by_role("list", name="The trade so far").get_by_role("listitem")
    player = Mouse(page, 1)
    while state(page) and not links.count():
        player.play(decisions=player.decisions + 1)
    trade = links.all_text_contents()
    page.reload()
    expect(links).to_have_text(trade)


@pytest.fixture
def stubborn(tmp_path, browser):
    """A server of one's own, that may be killed, and a visitor there."""
    server = Server(tmp_path)
    visitor = Visitor(browser, f"http://{server.address}", "en")
    yield server, visitor
    visitor.mistakes = [told for told in visitor.mistakes if "ERR_CONNECTION_REFUSED" not in told]
    visitor.leave()
    server.stop()


def test_a_lost_connection_shows_and_the_page_catches_up(stubborn):
    server, visitor = stubborn
    page = visitor.go()
    open_table(page, "tschak")
    player = Mouse(page, 1)
    player.play(decisions=2)
    assert state(page) == "asked"
    server.kill()
    expect(page.locator(".toast .lost")).to_be_visible()
    visitor.context.set_offline(True)
    expect(page.get_by_text("No connection.")).to_have_count(1)  # said once, and by itself
    expect(page.get_by_text("Connection lost.")).not_to_be_attached()
    visitor.context.set_offline(False)
    server.start()
    expect(page.locator(".toast .lost")).not_to_be_attached(timeout=20_000)
    player.play(decisions=4)
    assert player.decisions == 4


def test_a_spectator_is_told_no_secret(visit, server):
    host = visit("en").go()
    open_table(host, "trieste")
    own = Mouse(host, 1)
    own.play(decisions=3)
    watcher = visit("en")
    heard: list[str] = []
    watcher.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    table = host.url.rpartition("/")[2]
    watcher.go(f"/t/{table}#{host.evaluate(OWN, [table, 'invite'])}")
    expect(watcher.page.locator(".playing")).to_be_visible()
    secrets: set[str] = set()
    for decisions in range(6, 40):  # until there is something to hide, for a hand may be empty
        own.play(decisions)
        secrets = only_in_hand(host.evaluate(GAME, table))
        if secrets:
            break
    assert secrets
    assert heard
    for card in secrets:
        assert not any(f'"{card}"' in frame for frame in heard), card
        assert card not in watcher.page.locator("#board").inner_html()
    assert host.evaluate(OWN, [table, "key"]) not in watcher.memory()


GAME = "async (id) => await (await fetch(`/api/tables/${id}/game`)).json()"
SECRET = (
    "DrewCards",
    "DrewTreasure",
    "Found",
    "Gave",
    "HeroChosen",
    "Kept",
    "Laid",
    "Looked",
    "Saw",
    "Took",
)  # heard by few
OWN = "async ([id, what]) => (await (await fetch(`/api/tables/${id}`)).json()).you[what]"


def only_in_hand(game) -> set[str]:
    """Cards in the own hand of which nobody else has seen a copy."""
    view = game["view"]
    side = next(side for side in view["sides"] if side["seat"] == view["seat"])
    return set(side["hand"]) - seen_by_all(game)


def seen_by_all(game) -> set[str]:
    """Cards of which everybody has seen a copy: in a discard, in prison, played, or told of."""
    view = game["view"]
    found = set(view["prison"])
    for side in view["sides"]:
        found |= {*side["discard"], side["card"] if side["played"] in ("open", "countered") else ""}
    told = [event for event in game["events"] if event.get("seat") != view["seat"] or event["event"] not in SECRET]
    return found | set(json.dumps(told).split('"'))


def test_a_host_renews_the_link_and_the_old_one_opens_nothing(visit):
    host = visit("en").go()
    link = with_friends(host, "tschak")
    host.get_by_role("button", name="Make new links").click()
    expect(host.get_by_text("The links have changed.")).to_be_visible()
    field = host.locator("section[aria-labelledby=room-invite] input")
    expect(field).not_to_have_value(link)
    stranger = visit("fr")
    stranger.page.goto(link)
    expect(stranger.page.get_by_role("alert")).to_be_visible()
    stranger.mistakes = [told for told in stranger.mistakes if "404" not in told]  # which the browser tells, too
    friend = join(visit("fr"), field.input_value())
    expect(friend.locator(".seats .isMine")).to_be_visible()


def test_a_guest_is_asked_twice_and_then_forgotten(visit):
    visitor = visit("fr")
    visitor.go()
    with_friends(visitor.page, "tschak")
    page = visitor.go("/settings")
    data = page.locator("section[aria-labelledby=data]")
    data.get_by_role("button", name="Me supprimer").click()
    expect(data.get_by_role("button", name="Non, me garder")).to_be_focused()
    data.get_by_role("button", name="Non, me garder").click()
    expect(data.get_by_role("button", name="Me supprimer", exact=True)).to_be_focused()
    data.get_by_role("button", name="Me supprimer", exact=True).click()
    expect(data.get_by_role("button", name="Télécharger mes données")).to_be_visible()  # first, if one likes
    data.get_by_role("button", name="Oui, me supprimer").click()
    expect(data).to_contain_text("le serveur ne vous connaît plus")
    assert page.evaluate("fetch('/api/me').then((answer) => answer.json())") is None
    page.reload()
    expect(data).to_contain_text("rien n’est gardé à votre sujet")


def test_the_host_changes_name_and_moves_to_another_seat(visit):
    page = visit("en").go()
    with_friends(page, "tschak")
    page.get_by_label("Your name").fill("Nadia")
    page.get_by_role("button", name="Change").click()
    own = page.locator(".seats .isMine")
    expect(own).to_contain_text("Nadia")
    page.get_by_role("button", name="Move here").last.click()
    expect(own).to_contain_text("Seat 4:")
    expect(page.locator(".seats .guest")).to_have_count(1)


def test_a_rematch_counts_who_has_won_how_often(visit):
    page = visit("fr").go()
    open_table(page, "tschak", seats=2)
    Mouse(page, 1).play()
    wins = page.locator("section[aria-labelledby=ranking] tbody td.wins")
    expect(wins).to_have_count(0)
    page.get_by_role("button", name="Revanche").click()
    expect(page.locator(".ending")).to_have_count(0)  # the first game's end, on the same table, is gone
    Mouse(page, 2).play()
    expect(page.get_by_role("columnheader", name="Victoires")).to_be_visible()
    assert sum(map(int, wins.all_inner_texts())) >= 2


def test_a_friend_sees_whose_colours_are_taken_and_reads_how_the_game_goes(visit):
    host = visit("en").go()
    link = with_friends(host, "trieste")
    host.get_by_label("Your name").fill("Nadia")
    host.get_by_role("button", name="Change").click()
    expect(host.locator(".seats .isMine")).to_contain_text("Nadia")
    visitor = visit("fr", size=PHONE, coach="on")
    page = visitor.page
    page.goto(link)
    expect(page.get_by_role("radio", name="rouge, la couleur de Nadia")).not_to_be_checked()
    expect(page.get_by_role("radio", name="bleu", exact=True)).to_be_checked()
    page.locator("section.welcome #own-name").fill("Otto")
    page.locator("section.welcome button.main").tap()
    minute = page.locator("details", has=page.get_by_role("heading", name="En une minute"))
    expect(minute.locator("ol li")).to_have_count(4)
    expect(minute.locator("ul li")).to_have_count(3)  # a faction each
    assert not visitor.barriers()


FITS = """() => {
  const [box, field] = [".talk", ".talk form"].map((name) => document.querySelector(name).getBoundingClientRect());
  return field.bottom <= box.bottom;
}"""


def test_friends_talk_in_the_room_before_the_game(visit):
    visitor = visit("en")
    host = visitor.go()
    friend = join(visit("fr", size=PHONE), with_friends(host, "trol"))
    friend.locator(".talk form input").fill("j’arrive")
    friend.keyboard.press("Enter")
    expect(host.locator(".talk")).to_contain_text("j’arrive")
    assert not visitor.barriers()
    for page in (host, friend):
        assert page.evaluate(FITS)
