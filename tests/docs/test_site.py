"""The documentation site that `make docs` has built, without a warning, in build/docs."""

import json
import os
import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest
from playwright.sync_api import sync_playwright

from tripot.core.registry import catalogue, game
from tripot.text.rules import register
from web.conftest import CHROMIUM, FLAGS

ROOT = Path(__file__).parents[2]
SITE = ROOT / "build" / "docs"
SOURCES = ROOT / "docs"
OUTSIDE = re.compile(r"[a-z]+:|//")
OWN_GAMES = [key for key in catalogue() if (SOURCES / "rules" / f"{key}.toml").is_file()]


class Page(HTMLParser):
    """What a page links to, and what in it can be linked to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.anchors: set[str] = set()
        self.language = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.language = found.get("lang") or "" if tag == "html" else self.language
        self.links |= {value for name in ("href", "src") if (value := found.get(name))}
        self.anchors |= {value for name in ("id", "name") if (value := found.get(name))}


@cache
def page(path: Path) -> Page:
    return Page(path.read_text("utf-8"))


@pytest.fixture(scope="module", autouse=True)
def site() -> None:
    assert (SITE / "index.html").is_file(), "the documentation is not built: run `make docs`"


def built_pages() -> list[Path]:
    return sorted(SITE.rglob("*.html"))


def test_every_source_is_a_page():
    sources = {path.relative_to(SOURCES).with_suffix(".html") for path in SOURCES.rglob("*.md")}
    assert sources <= {path.relative_to(SITE) for path in built_pages()}


def test_every_link_within_the_site_leads_somewhere():
    broken = [f"{path.relative_to(SITE)}: {link}" for path in built_pages() for link in broken_links(path)]
    assert broken == []


def broken_links(path: Path) -> Iterator[str]:
    for link in page(path).links:
        if OUTSIDE.match(link):
            continue
        target, anchor = urldefrag(link)
        file = Path(os.path.normpath(path.parent / unquote(target.partition("?")[0]))) if target else path
        if file.is_dir():
            file /= "index.html"
        is_there = file.is_file() and file.is_relative_to(SITE)
        if not is_there or (anchor and file.suffix == ".html" and unquote(anchor) not in page(file).anchors):
            yield link


@pytest.mark.parametrize("key", OWN_GAMES)
def test_every_clause_can_be_linked_to_in_both_languages(key):
    clauses = {clause.id for clause in register(game(key)).clauses}
    for folder in ("players", "players/fr"):
        assert clauses <= page(SITE / folder / f"{key}.html").anchors


def test_french_pages_say_that_they_are_french():
    for path in built_pages():
        if path.name.startswith("cards-"):
            continue  # a sheet to print says so by itself
        french = path.is_relative_to(SITE / "players" / "fr")
        assert page(path).language == ("fr" if french else "en"), path


def test_french_pages_set_french_punctuation():
    for path in (SOURCES / "players" / "fr").glob("*.md"):
        text = path.read_text("utf-8")
        assert not re.findall(r".* [:;!?](?=\s)", text), path
        assert "'" not in text, path


def test_what_the_pages_say_can_be_searched_for():
    text = (SITE / "searchindex.js").read_text("utf-8")
    index = json.loads(text.removeprefix("Search.setIndex(").removesuffix(")"))
    assert "players/fr/trol" in found_by(index, "chaman")
    assert "operating" in found_by(index, "proxi")  # the stem of proxy and proxies


def found_by(index: dict, term: str) -> set[str]:
    found = [index[part].get(term, []) for part in ("terms", "titleterms")]
    return {index["docnames"][n] for numbers in found for n in ([numbers] if isinstance(numbers, int) else numbers)}


def test_no_page_is_wider_than_a_phone_and_all_are_dark_in_the_dark():
    assert CHROMIUM, "this test needs Chromium; on Debian: sudo apt-get install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        tab = browser.new_page(viewport={"width": 360, "height": 640}, color_scheme="dark")
        seen = {path.relative_to(SITE).as_posix(): measured(tab, path) for path in built_pages()}
        browser.close()
    assert {name: width for name, (width, _) in seen.items() if width > 360} == {}
    assert {name: light for name, (_, light) in seen.items() if light > 100 and "cards-" not in name} == {}


def measured(tab, path: Path) -> tuple[int, int]:
    """How wide the page is, and how bright its background (0 to 255)."""
    tab.goto(path.as_uri(), wait_until="domcontentloaded")
    width = tab.evaluate("document.documentElement.scrollWidth")
    colour = tab.evaluate("getComputedStyle(document.body).backgroundColor")
    return width, max(map(int, re.findall(r"\d+", colour)[:3]))
