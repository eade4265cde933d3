"""A link to a replay, given to a stranger."""

import io
import re

from PIL import Image
from playwright.sync_api import expect

from web.tour import finished_table


def shared_link(visitor) -> str:
    """As the end screen of a private table offers it."""
    visitor.go(f"/t/{finished_table(visitor)}")
    field = visitor.page.get_by_role("textbox", name="Link to the replay")
    expect(field).to_have_value(re.compile("^http"))
    return field.input_value()


def test_a_stranger_opens_the_link_of_a_private_game_and_finds_the_moment(visit):
    player, stranger = visit(), visit("fr")
    link = shared_link(player)
    page = stranger.page
    page.goto(f"{link}#step=5&seat=1")
    expect(page.locator("input[type=range]").first).to_have_value("5")
    expect(page.get_by_role("heading", name="Résultat")).to_be_visible()
    expect(page.get_by_role("link", name="Jouez-y vous-même")).to_be_visible()
    expect(page).to_have_url(re.compile(r"[?&]key=.*#step=5&seat=1"))  # which can be shared again
    assert stranger.barriers() == []


def test_a_messenger_that_runs_no_script_reads_title_and_picture_off_the_link(visit):
    player, messenger = visit(), visit()
    link = shared_link(player)
    html = messenger.context.request.get(link).text()
    told = dict(re.findall(r'<meta property="og:([a-z:]+)" content="([^"]*)"', html))
    assert re.match("Tschak!: .+ wins?$", told["title"])
    picture = messenger.context.request.get(told["image"].replace("&amp;", "&"))
    assert picture.ok
    assert Image.open(io.BytesIO(picture.body())).size == (1200, 630)


def test_without_the_key_a_stranger_finds_nothing(visit):
    player, stranger = visit(), visit()
    stranger.page.goto(shared_link(player).partition("?")[0])
    expect(stranger.page.get_by_role("alert")).to_be_visible()
    assert any("404" in told for told in stranger.mistakes)
    stranger.mistakes.clear()
