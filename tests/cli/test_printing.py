"""The page of cards: one file that needs nothing else."""

import json
import re
from html.parser import HTMLParser

import pytest

from cli.samples import GAMES, LANGUAGE_OF, written
from cli.test_data import NAMED, PLAYERS, changed
from tripot import game
from tripot.cli.drawing.card_list import MARKS, shipped_data
from tripot.cli.drawing.fields import capital
from tripot.core.datafile import hash_of
from tripot.text import LANGUAGES, Speaker
from tripot.text.vocabulary import card_keys

VOID = ("meta",)
FROM_AFAR = re.compile(r"https?:|//|@import|url\(|<script|<link|<img|\bon\w+=", re.IGNORECASE)


class Page(HTMLParser):
    """Reads strictly: every element is closed, in order."""

    def __init__(self, text):
        super().__init__()
        self.open = []
        self.texts = {}  # by class or tag
        self.language = None
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        found = dict(attributes)
        self.language = found.get("lang", self.language)
        name = found.get("class", tag)
        if tag not in VOID:
            self.open.append((tag, name))
            self.texts.setdefault(name, []).append("")

    def handle_endtag(self, tag):
        assert self.open.pop()[0] == tag

    def handle_data(self, text):
        for _, name in self.open:
            self.texts[name][-1] += text


@pytest.fixture
def printed(tripot, tmp_path):
    def printed(line):
        file = tmp_path / "cards.html"
        assert tripot(f"cards {line} --html", file).code == 0
        return file.read_text("utf-8")

    return printed


@pytest.mark.parametrize(("key", "language"), LANGUAGE_OF)
def test_every_card_is_on_the_page_with_its_name_and_text(printed, key, language):
    page = Page(printed(f"{key} --lang {language}"))
    assert page.open == []
    assert page.language == language
    speaker = Speaker(language, game(key))
    names = [re.sub(r"\s\W$", "", name) for name in page.texts["name"]]
    assert sorted(names) == sorted(capital(speaker.card(card)) for card in card_keys(game(key), language))
    for card in card_keys(game(key), language):
        assert any(text.startswith(speaker.card_text(card)) for text in page.texts["text"])


@pytest.mark.parametrize(("key", "language"), LANGUAGE_OF)
def test_the_page_loads_nothing_and_runs_nothing(printed, key, language):
    assert FROM_AFAR.findall(printed(f"{key} --lang {language}")) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", PLAYERS)
def test_every_value_has_a_mark_and_the_legend_explains_them(tripot, printed, key, language):
    page = Page(printed(f"{key} --lang {language}"))
    told = json.loads(tripot(f"cards {key} --json").out)
    cards = told["cards"]
    sources = [value["source"] for value in told["sizes"].values()]
    sources += [value["source"] for card in cards for value in card["values"].values()]
    sources += [card[field] for card in cards for field in ("name_source", "text_source") if card[field]]
    assert sorted(page.texts["mark"]) == sorted(MARKS[source] for source in sources)
    (legend,) = page.texts["legend"]
    assert all(Speaker(language).say(f"ui-cards-source-{source}") in legend for source in set(sources))


@pytest.mark.parametrize("key", PLAYERS)
def test_the_page_names_the_data_file_by_its_hash(printed, tmp_path, key):
    assert hash_of(shipped_data(game(key))) in printed(key)
    other = written(tmp_path / "data.json", changed(key))
    page = printed(f"{key} --data {other}")
    assert hash_of(changed(key)) in page
    assert ("Wolpertinger" in page) == (key in NAMED)


@pytest.mark.parametrize("key", [key for key in GAMES if key not in PLAYERS])
def test_a_game_without_a_data_file_has_no_marks_and_no_hash(printed, key):
    page = Page(printed(key))
    assert "mark" not in page.texts
    assert "legend" not in page.texts
    assert not any("SHA-256" in note for note in page.texts["note"])


def test_what_an_owner_writes_stays_text(printed, tmp_path):
    key = PLAYERS[0]
    document = changed(key)
    for rows in document.values():
        for row in rows if isinstance(rows, list) else ():
            row |= dict.fromkeys(LANGUAGES, "<script>&")
    page = printed(f"{key} --data {written(tmp_path / 'data.json', document)}")
    assert "<script>" not in page
    assert "&lt;script&gt;&amp;" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_says_where_the_page_is(tripot, tmp_path, language):
    file = tmp_path / "new" / "cards.html"
    assert str(file) in tripot(f"cards {GAMES[0]} --lang {language} --html", file).out
    assert json.loads(tripot(f"cards {GAMES[0]} --json --html", file).out) == {"file": str(file)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_cannot_be_written_is_a_coded_error(tripot, tmp_path, language):
    (tmp_path / "file").write_text("kept")
    for bad in (tmp_path, tmp_path / "file" / "cards.html", "/", "bad\0name"):
        told = tripot(f"cards {GAMES[0]} --lang {language} --html", bad)
        assert (told.code, told.out) == (2, "")
        assert told.err.startswith(Speaker(language).say("ui-error", code="unwritable-file"))
        assert json.loads(tripot(f"cards {GAMES[0]} --json --html", bad).out)["error"] == "unwritable-file"
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
