"""Every screen: complete in both languages, open to everybody, and pictures of it to look at."""

import json
import re

import pytest
from playwright.sync_api import expect

from web.tour import SCREENS, TOUR, finished_table
from web.visitor import DESKTOP, PHONE

FAMILIAR = re.compile(r"[\W\d_]+")  # strings without letters


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_and_nothing_overflows(visit, size, theme):
    visitor = visit("en" if theme == "light" else "fr", size=size, theme=theme)
    visitor.go()
    found = {}
    for name, come in TOUR.items():
        come(visitor)
        visitor.picture(name, theme, size)
        if barriers := visitor.barriers():
            found[name] = barriers
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)


def test_nothing_is_left_untranslated(visit):
    """What reads the same in both languages is a name."""
    for path in SCREENS:
        english, french = (texts(visit(language).go(path)) for language in ("en", "fr"))
        same = {text for text in english & french if not FAMILIAR.fullmatch(text)}
        assert all(is_name(text) for text in same), (path, sorted(same))


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
SAME = {
    "Options",
    "Bots",
    "Bot",
    "Guest",
    "min",
    "Tripot",
    "English",
    "Français",
    "EN",
    "FR",
    "Public",
    "Source",
    "MIT",
    "Clause",
}


def is_name(text: str) -> bool:
    """A proper name, a word that both languages share, or an id such as TRK-4.9."""
    words = text.split()
    return text in SAME or all(not word[0].islower() for word in words) or len(words) == 1


def test_a_game_can_be_seen_again(visit):
    visitor = visit("en")
    visitor.go()
    table = finished_table(visitor, "tschak")
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


def test_tutorials_can_be_played_to_the_end(visit):
    visitor = visit("en")
    for game in ("trok", "tschak", "trol", "trieste"):
        page = visitor.go(f"/learn/{game}")
        expect(page.locator("h1").first).to_be_attached()
        page.wait_for_load_state("networkidle")
        assert "404" not in page.inner_text("main")
