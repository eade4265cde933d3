"""A designer: a card changed in the form, its faults shown where they are, measured, played with, taken along."""

import json
import re

import pytest
from playwright.sync_api import expect

from web.visitor import PHONE

WORDS = {
    "en": {
        "wrong": "Something is wrong",
        "right": "The file is correct.",
        "measure": "Measure",
        "play": "Play with it",
    },
    "fr": {"wrong": "Quelque chose", "right": "Le fichier est correct.", "measure": "Mesurer", "play": "Jouer avec"},
}
FIGURES = {  # a field with a figure, and a value that is too much
    "trieste": ("card[0].cost", "99"),
    "trok": ("sizes.goal", "9999"),
    "trol": ("prey[0].trophies", "99"),
    "tschak": ("sorcerer[0].value", "99"),
}
GAINS = {"trieste": "captures (City Watch)", "trok": "Aare", "trol": "food", "tschak": "points"}
PARTS = {"trieste": "Patrouilleur", "trok": "Tailles", "trol": "Koalapin", "tschak": None}


def field(page, path):
    return page.locator(f'[id="{path}"]')


@pytest.mark.parametrize("game", FIGURES)
def test_a_fault_is_told_at_its_field_and_goes_when_it_is_mended(visit, game):
    page = visit("fr").go(f"/lab/{game}")
    if PARTS[game]:
        page.get_by_role("button", name=PARTS[game], exact=True).click()
    path, too_much = FIGURES[game]
    before = field(page, path).input_value()
    field(page, path).fill(too_much)
    expect(field(page, path)).to_have_attribute("aria-invalid", "true")
    expect(page.locator(f'[id="{path}-problem"]')).to_contain_text(path)
    expect(page.get_by_role("button", name=WORDS["fr"]["play"])).to_be_disabled()
    field(page, path).fill(before)
    expect(page.get_by_role("status").get_by_text(WORDS["fr"]["right"])).to_be_visible()


def test_the_way_to_a_fault_leads_to_its_field_from_another_card(visit):
    page = visit("en").go("/lab/trieste")
    page.get_by_role("button", name="Patrol Officer", exact=True).click()
    field(page, "card[0].cost").fill("99")
    page.get_by_role("button", name="Bloodhound", exact=True).click()
    expect(field(page, "card[1].cost")).to_be_visible()
    page.get_by_role("button", name="Show it").click()
    expect(field(page, "card[0].cost")).to_be_focused()


def test_cards_of_one_value_are_told_apart_by_their_weapon(visit):
    page = visit("en").go("/lab/tschak")
    page.get_by_role("button", name="wizard 2 with staff", exact=True).click()
    preview = page.get_by_role("region", name="The card")
    expect(preview.get_by_role("img", name="wizard 2 with staff", exact=True)).to_be_visible()
    expect(preview).to_contain_text("the staff beats a wizard 2 without one")
    page.get_by_role("button", name="wizard 2", exact=True).click()
    expect(preview.get_by_role("img", name="wizard 2", exact=True)).to_be_visible()


def test_names_and_texts_show_in_both_languages_as_one_types(visit):
    page = visit("en").go("/lab/trieste")
    page.get_by_role("button", name="Patrol Officer", exact=True).click()
    field(page, "card[0].en").fill("Night Patrol")
    preview = page.get_by_role("region", name="The card")
    expect(preview.get_by_text("Night Patrol").first).to_be_visible()
    expect(preview.get_by_text("Patrouilleur")).to_be_visible()
    field(page, "card[0].effect[0].level").fill("2")
    expect(preview).to_contain_text(re.compile(r"level\s2"))


def test_a_step_is_added_and_taken_away_again(visit):
    page = visit("en").go("/lab/trieste")
    page.get_by_role("button", name="Recruit", exact=True).click()
    steps = page.locator("select[id$='.step']")
    expect(steps).to_have_count(2)
    effect = page.get_by_role("group", name="effect", exact=True)
    effect.get_by_role("button", name="Add a step").click()
    expect(steps).to_have_count(3)
    effect.get_by_role("button", name="Remove this step").last.click()
    expect(steps).to_have_count(2)


@pytest.mark.parametrize("game", FIGURES)
def test_bots_measure_a_file_and_the_report_has_every_side(visit, game):
    page = visit("en").go(f"/lab/{game}")
    page.locator("select:near(:text('Games'))").last.select_option("100")
    page.get_by_role("button", name=WORDS["en"]["measure"], exact=True).click()
    expect(page.get_by_role("heading", name="How the cards do")).to_be_visible(timeout=60_000)
    assert page.locator("table").first.locator("tbody tr").count() >= 3
    assert page.locator("table svg").count() > 5
    expect(page.get_by_role("heading", name="Where it comes from")).to_be_visible()
    expect(page.get_by_role("table", name=GAINS[game])).to_be_visible()
    assert "gain-" not in (told := page.locator("main").inner_text())
    assert "source-" not in told


def test_an_own_file_is_downloaded_opened_again_and_played_with(visit, tmp_path):
    visitor = visit("en")
    page = visitor.go("/lab/trieste")
    page.get_by_role("button", name="Patrol Officer", exact=True).click()
    field(page, "card[0].en").fill("Night Patrol")
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Download").click()
    file = tmp_path / "mine.json"
    file.write_bytes(downloading.value.path().read_bytes())
    assert json.loads(file.read_text("utf-8"))["card"][0]["en"] == "Night Patrol"
    page.get_by_role("button", name="Back to the shipped cards").click()
    expect(field(page, "card[0].en")).to_have_value("Patrol Officer")
    page.locator("input[type=file]").set_input_files(file)
    expect(field(page, "card[0].en")).to_have_value("Night Patrol")
    page.reload()
    expect(page.get_by_role("button", name="Night Patrol", exact=True)).to_be_visible()
    expect(page.get_by_role("status").get_by_text(WORDS["en"]["right"])).to_be_visible()
    page.get_by_role("button", name=WORDS["en"]["play"]).click()
    expect(page).to_have_url(re.compile(r"/t/"))


def test_the_first_edition_is_taken_into_the_laboratory_and_to_a_table(visit):
    page = visit("en").go("/lab/trieste")
    page.get_by_role("button", name="The cards of rules 2").click()
    expect(page.get_by_role("status").get_by_text(WORDS["en"]["right"])).to_be_visible()
    expect(page.get_by_role("button", name="Raiding Party", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Sbirro", exact=True)).to_have_count(0)
    page.goto(page.url.replace("/lab/trieste", "/new/trieste"))
    page.locator("summary").last.click()
    page.get_by_role("button", name="The cards of rules 2").click()
    expect(page.get_by_text("Chosen: The cards of rules 2.")).to_be_visible()


@pytest.mark.parametrize("language", WORDS)
def test_the_laboratory_fits_a_phone_and_has_no_serious_fault_for_the_ear(visit, language):
    visitor = visit(language, size=PHONE)
    page = visitor.go("/lab/trieste")
    expect(page.get_by_role("status").get_by_text(WORDS[language]["right"])).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert visitor.barriers() == []


@pytest.mark.parametrize(
    ("language", "masks", "daughter"), [("en", "Masks", "chief’s daughter"), ("fr", "Masques", "fille du chef")]
)
def test_a_field_that_is_called_like_a_card_has_the_cards_name(visit, language, masks, daughter):
    page = visit(language).go("/lab/trol")
    page.get_by_role("button", name=masks, exact=True).click()
    expect(page.get_by_label(daughter, exact=True)).to_have_value("3")
