"""Every screen: complete in both languages, open to everybody, and pictures of it to look at."""

import json
import re

import pytest
from playwright.sync_api import expect

from web.tour import SCREENS, TOUR, finished_table
from web.visitor import DESKTOP, PHONE

FAMILIAR = re.compile(r"[\W\d_]+")  # strings without letters


@pytest.mark.parametrize(("language", "size", "theme"), [("en", DESKTOP, "light"), ("fr", PHONE, "dark")])
def test_axe_finds_nothing_serious_and_nothing_overflows(visit, language, size, theme):
    """`make screenshots` goes on the same tour in the other combinations too."""
    visitor = visit(language, size=size, theme=theme)
    visitor.go()
    found = {}
    for name, come in TOUR.items():
        come(visitor)
        visitor.picture(name, theme)
        if barriers := visitor.barriers():
            found[name] = barriers
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)


def test_nothing_is_left_untranslated(visit):
    """What reads the same in both languages is a name."""
    visitors = [visit(language) for language in ("en", "fr")]
    for path in SCREENS:
        english, french = (texts(visitor.go(path)) for visitor in visitors)
        same = {text for text in english & french if not FAMILIAR.fullmatch(text)}
        assert not [text for text in same if not is_name(text)], path


def texts(page) -> set[str]:
    expect(page.locator("h1").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    return set(page.evaluate(TEXTS))


TEXTS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.push(walker.currentNode.data.trim());
  for (const element of document.querySelectorAll("[aria-label], [placeholder], [title]"))
    found.push(element.ariaLabel ?? "", element.getAttribute("placeholder") ?? "", element.title);
  return found.filter(Boolean);
}"""


def is_name(text: str) -> bool:
    """A proper name, a single word that both languages may share, an id such as TRK-4.9, or so many minutes."""
    words = [word for word in text.split() if not word.isdigit()]
    return all(not word[0].islower() for word in words) or len(words) == 1


def test_a_game_can_be_seen_again(visit):
    visitor = visit("en")
    visitor.go()
    table = finished_table(visitor)
    page = visitor.go(f"/replay/{table}")
    scrub = page.locator("input[type=range]").first
    expect(scrub).to_be_visible()
    last = int(scrub.get_attribute("max") or 0)
    assert last > 10
    page.keyboard.press("ArrowRight")
    expect(scrub).to_have_value("1")
    scrub.fill(str(last // 2))
    expect(page).to_have_url(re.compile(rf"step={last // 2}"))
    expect(page.locator("svg [class*=line], svg path, svg polyline").first).to_be_attached()
    page.reload()
    expect(page.locator("input[type=range]").first).to_have_value(str(last // 2))


@pytest.mark.parametrize(
    ("game", "asked"), [("trieste", "backs"), ("trok", "memory"), ("trol", "night_memory"), ("tschak", "memory")]
)
def test_every_question_of_a_new_table_has_one_answer(visit, game, asked):
    page = visit().go(f"/new/{game}")
    page.locator("details summary").last.click()
    expect(page.locator("input[name=away]:checked")).to_be_visible()
    questions = page.locator("form fieldset:has(input[type=radio]):not(:has(fieldset))")
    answers = questions.evaluate_all(
        "all => all.map((one) => one.querySelectorAll('input[type=radio]:checked').length)"
    )
    assert answers == [1] * len(answers)
    assert page.locator(f"input[name={asked}]").count() > 1
