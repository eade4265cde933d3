"""Somebody who owns the box: the usual data file downloaded, changed, refused with its place, played with to the end,
stepped through again and verified."""

import json
import re

import pytest
from playwright.sync_api import expect

import tripot
from tripot.core.errors import OtherData
from web.playing import Mouse

MISTAKES = {  # a list of the file, a field of its first row, what is allowed there, and how the own box differs
    "trieste": ("card", "cost", (0, 9), 1),
    "trok": ("equipment", "copies", (1, 15), -1),
    "trol": ("prey", "trophies", (0, 50), 1),
    "tschak": ("sorcerer", "value", (1, 15), 7),
}
ALLOWED = {"en": "{} to {}", "fr": "de {} à {}"}
START = {"en": "Start the game", "fr": "Commencer la partie"}
every_game = pytest.mark.parametrize("game", MISTAKES)


@every_game
@pytest.mark.parametrize("language", START)
def test_an_owner_downloads_the_usual_file_is_told_of_a_mistake_and_plays(visit, tmp_path, game, language):
    visitor = visit(language)
    page = visitor.go(f"/new/{game}")
    document = downloaded_data(page, game)
    part, field, allowed, more = MISTAKES[game]
    own = document[part][0][field] + more
    document[part][0][field] = 999
    bring(page, tmp_path / "mine.json", document)
    page.get_by_role("button", name=START[language]).click()
    problem = page.locator("#data-problem")
    expect(problem).to_contain_text(f"{part}[0].{field}")
    expect(problem).to_contain_text(ALLOWED[language].format(*allowed))
    expect(page.locator("#data")).to_be_focused()
    expect(page.locator("#data")).to_have_attribute("aria-invalid", "true")
    visitor.mistakes = [told for told in visitor.mistakes if "400" not in told]  # the browser tells of the refusal

    document[part][0][field] = own
    bring(page, tmp_path / "mine.json", document)
    expect(problem).to_have_count(0)
    page.get_by_role("button", name=START[language]).click()
    expect(page).to_have_url(re.compile(r"/t/"))


@pytest.mark.parametrize(("game", "language"), [("trieste", "fr"), ("trok", "en"), ("trol", "fr"), ("tschak", "en")])
def test_an_owner_plays_a_whole_game_replays_it_and_verifies_its_record(visit, tmp_path, game, language):
    visitor = visit(language)
    page = visitor.go(f"/new/{game}")
    document = downloaded_data(page, game)
    part, field, _, more = MISTAKES[game]
    document[part][0][field] += more
    bring(page, tmp_path / "mine.json", document)
    page.locator("input[name=pace]").first.check()
    for bot in page.locator("form select[id^=seat-]").all():
        bot.select_option("beginner")
    page.get_by_role("button", name=START[language]).click()
    expect(page.locator(".playing")).to_be_visible()
    Mouse(page, seed=3).play()

    expect(page.locator("section[aria-labelledby=luck] p.good")).to_have_count(2)  # the page's sum, the server's replay
    with page.expect_download() as downloading:
        page.locator("section[aria-labelledby=share] > button").click()
    record = json.loads(downloading.value.path().read_text("utf-8"))
    page.locator(".result a[href^='/replay/']").click()
    expect(page.locator("input[type=range]")).to_have_attribute("max", str(len(record["decisions"])))

    assert tripot.verify(record, data=document)["result"] == record["result"] is not None
    with pytest.raises(OtherData):
        tripot.verify(record)


def downloaded_data(page, game):
    """The usual data file, as the page gives it."""
    page.locator("details summary").last.click()
    with page.expect_download() as downloading:
        page.locator("p:has(+ #data) button").click()
    assert downloading.value.suggested_filename == f"{game}.json"
    return json.loads(downloading.value.path().read_text("utf-8"))


def bring(page, file, document) -> None:
    file.write_text(json.dumps(document), "utf-8")
    with page.expect_file_chooser() as choosing:
        page.locator("#data").click()
    choosing.value.set_files(file)
    expect(page.get_by_role("status").filter(has_text=file.name)).to_be_visible()
