"""Somebody who owns the box: the usual data file downloaded, changed, refused with its place, and played with."""

import json
import re

import pytest
from playwright.sync_api import expect

MISTAKES = {  # a list of the file, a field of its first row, what is allowed there, and how the own box differs
    "trieste": ("card", "cost", "0..9", 1),
    "trok": ("equipment", "copies", "1..15", -1),
    "trol": ("prey", "trophies", "0..50", 1),
    "tschak": ("sorcerer", "value", "1..15", 7),
}
START = {"en": "Start the game", "fr": "Commencer la partie"}
every_game = pytest.mark.parametrize("game", MISTAKES)


@every_game
@pytest.mark.parametrize("language", START)
def test_an_owner_downloads_the_usual_file_is_told_of_a_mistake_and_plays(visit, tmp_path, game, language):
    visitor = visit(language)
    page = visitor.go(f"/new/{game}")
    page.locator("details summary").last.click()
    with page.expect_download() as downloading:
        page.locator(f"a[download='{game}.json']").click()
    document = json.loads(downloading.value.path().read_text("utf-8"))

    part, field, allowed, more = MISTAKES[game]
    own = document[part][0][field] + more
    document[part][0][field] = 999
    bring(page, tmp_path / "mine.json", document)
    page.get_by_role("button", name=START[language]).click()
    problem = page.get_by_role("alert")
    expect(problem).to_contain_text(f"{part}[0].{field}")
    expect(problem).to_contain_text(allowed)
    visitor.mistakes = [told for told in visitor.mistakes if "400" not in told]  # the browser tells of the refusal

    document[part][0][field] = own
    bring(page, tmp_path / "mine.json", document)
    page.get_by_role("button", name=START[language]).click()
    expect(page).to_have_url(re.compile(r"/t/"))


def bring(page, file, document) -> None:
    file.write_text(json.dumps(document), "utf-8")
    with page.expect_file_chooser() as choosing:
        page.locator("#data").click()
    choosing.value.set_files(file)
    expect(page.get_by_role("status").filter(has_text=file.name)).to_be_visible()
