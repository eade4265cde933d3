"""The Fluent files of both languages say the same things in the same places."""

import re
import tomllib
from collections import Counter

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk

from text.files import SOURCES, Found, files, messages, patterns
from tripot.text import LANGUAGES
from tripot.text.messages import parsed

NAME = "Tschak!"  # written as on the box
NO_BREAK = "\u00a0"  # the same everywhere: not every terminal shows the narrow one
MISPLACED = re.compile(rf"(?<![{NO_BREAK}?!])[;!?»]|(?<![{NO_BREAK}]):(?!//|\d)|«(?![{NO_BREAK}])")
RULES = SOURCES.parents[1] / "docs" / "rules"
TOML = sorted((*RULES.glob("*.toml"), *SOURCES.glob("games/*/tutorial.toml"), *SOURCES.glob("games/*/data*.toml")))
every_file = pytest.mark.parametrize("path", files("en") + files("fr"), ids=lambda path: str(path.relative_to(SOURCES)))
every_document = pytest.mark.parametrize("path", TOML, ids=lambda path: str(path.relative_to(SOURCES.parents[1])))
every_pair = pytest.mark.parametrize("path", files("en"), ids=lambda path: str(path.relative_to(SOURCES)))


def in_french(path):
    return path.with_name(path.name.removesuffix("en.ftl") + "fr.ftl")


@every_file
def test_every_entry_can_be_read(path):
    assert not [entry.content for entry in parse(path.read_text("utf-8")).body if isinstance(entry, Junk)]


def test_an_entry_that_cannot_be_read_is_no_silent_gap():
    with pytest.raises(ValueError, match=r"broken\.ftl"):
        parsed("a message without anything", "broken.ftl")


def test_every_file_exists_in_both_languages():
    assert [in_french(path) for path in files("en")] == files("fr")


@every_pair
def test_both_languages_have_the_same_messages_in_the_same_order(path):
    assert [message.id.name for message in messages(path)] == [message.id.name for message in messages(in_french(path))]


@every_pair
def test_both_languages_use_the_same_attributes_and_variables(path):
    def used(file):
        return {
            (message.id.name, name): Found(pattern).variables
            for message in messages(file)
            for name, pattern in patterns(message)
        }

    assert used(path) == used(in_french(path))


@every_pair
def test_both_languages_choose_by_the_same_words(path):
    def choices(file):
        found = {message.id.name: Found(message).choices for message in messages(file)}
        return {(key, name): set(words) for key, by in found.items() for name, words in by.items() if not counts(words)}

    assert choices(path) == choices(in_french(path))


def counts(words):
    """Languages may count differently."""
    return set(words) <= {"one", "other"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["trieste", "trok", "trol", "tschak"])
def test_no_message_hides_another(language, game):
    loaded = [path for path in files(language) if path.parent.name in ("text", game)]
    counts = Counter(message.id.name for path in loaded for message in messages(path))
    assert [key for key, number in counts.items() if number > 1] == []


@pytest.mark.parametrize("path", files("fr"), ids=lambda path: str(path.relative_to(SOURCES)))
def test_french_signs_stand_after_a_no_break_space(path):
    texts = [text.replace(NAME, "x") for message in messages(path) for text in Found(message).texts]
    assert [text for text in texts if MISPLACED.search(text)] == []


@every_document
def test_french_signs_in_rules_lessons_and_names_of_cards_stand_after_a_no_break_space(path):
    document = tomllib.loads(path.read_text("utf-8"))
    found = [re.sub("`[^`]*`", "x", text) for key, text in texts_in(document) if key.endswith("fr")]
    assert [text for text in found if MISPLACED.search(text.replace(NAME, "x"))] == []


@every_file
def test_apostrophes_in_messages_are_typographic(path):
    assert [text for message in messages(path) for text in Found(message).texts if "'" in text] == []


@every_document
def test_apostrophes_in_rules_lessons_and_names_of_cards_are_typographic(path):
    found = [text for key, text in texts_in(tomllib.loads(path.read_text("utf-8"))) if key.endswith(LANGUAGES)]
    assert found or path.name.startswith("data")  # not every data file names its cards
    assert [text for text in found if "'" in text] == []


def texts_in(value, key=""):
    """Every text of a document with its key."""
    if isinstance(value, str):
        yield key, value
    for name, part in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from texts_in(part, str(name))


@pytest.mark.parametrize("path", files("fr"), ids=lambda path: str(path.relative_to(SOURCES)))
def test_french_counts_by_exact_numbers_since_its_singular_includes_zero(path):
    choices = {message.id.name: Found(message).choices.values() for message in messages(path)}
    assert [key for key, found in choices.items() if any("one" in keys for keys in found)] == []
