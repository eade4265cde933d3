"""Every error says what was wrong and what would have been right."""

import re

import pytest

from tripot.arena import errors as arena_errors
from tripot.core import errors
from tripot.core.errors import (
    BadData,
    BadNotation,
    BadPosition,
    BadSeats,
    BrokenState,
    IllegalAction,
    NotWaiting,
    TripotError,
    UnknownGame,
)
from tripot.text import LANGUAGES, Speaker
from tripot.text.rules import UnknownClause

from .files import SOURCES

BROKEN = re.compile(r"[{}]|\?\?\?|  ")
DEFINED = [*vars(errors).values(), *vars(arena_errors).values()]
CLASSES = {thing: None for thing in DEFINED if isinstance(thing, type) and issubclass(thing, TripotError)}
SAMPLES = {"seat": 1, "waiting": [0, 2], "allowed": [2, 3], "known": ["trok"], "seats": 9}


def sample(kind):
    """An error with the details that its class promises."""
    if kind is BrokenState:
        return BrokenState("cards do not add up")
    promised = [name for name in (kind.__doc__ or "").split(", ") if name.isidentifier()]
    return kind(**{name: SAMPLES.get(name, f"the {name}") for name in promised})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("kind", [kind for kind in CLASSES if kind is not TripotError] + [UnknownClause])
def test_every_error_has_a_message_with_all_its_details(kind, viewer, language):
    speaker = Speaker(language, names=["Zélia", "Astrid", "Noé"], viewer=viewer)
    error = sample(kind)
    text = speaker.error(error)
    assert not BROKEN.search(text)
    for name, value in error.details.items():
        if name not in ("seat", "waiting"):
            assert str(value).strip("[]").replace("'", "") in text


def test_what_is_allowed_is_listed():
    error = BadSeats(game="trok", seats=9, allowed=[2, 3, 4, 5])
    assert Speaker("en").error(error).endswith("2, 3, 4, 5.")


def test_a_long_list_is_cut():
    error = IllegalAction(seat=0, action="offer", allowed=[f"give {n}" for n in range(40)])
    text = Speaker("en").error(error)
    assert text.endswith("give 10, give 11, ….")


def test_a_long_detail_is_cut():
    text = Speaker("en").error(UnknownGame(game="x" * 5000, known=["trok"]))
    assert len(text) < 200
    assert "x…" in text


def test_seats_are_named():
    speaker = Speaker("en", names=["Zélia", "Astrid"], viewer=1)
    assert (
        speaker.error(NotWaiting(seat=1, waiting=[0])) == "Nothing is asked of you now. The table is waiting for Zélia."
    )
    assert (
        speaker.error(NotWaiting(seat=0, waiting=[1]))
        == "Nothing is asked of Zélia now. You are the one the table is waiting for."
    )


@pytest.mark.parametrize(
    ("text", "allowed", "message"),
    [
        ("axe", ["ration", "stone"], "“axe” cannot be read here. Possible: ration, stone."),
        ("", ["ration", "stone"], "The action is not complete. Possible: ration, stone."),
        ("ration", [""], "“ration” is too much: the action is complete without it."),
    ],
)
def test_a_notation_can_be_wrong_incomplete_or_too_long(text, allowed, message):
    assert Speaker("en").error(BadNotation(text=text, allowed=allowed)) == message


def test_a_missing_part_of_a_position_is_called_missing():
    error = BadPosition(path="players[1]", found=None, wanted="object")
    assert "nothing is there" in Speaker("en").error(error)
    assert "il n’y a rien" in Speaker("fr").error(error)


def test_truth_and_nothing_are_written_as_they_are_typed():
    error = BadPosition(path="options.open_aare", found=True, wanted=[None, False, 1])
    assert Speaker("en").error(error).endswith("“true” is there, but it should be: none, false, 1.")


@pytest.mark.parametrize(
    ("found", "wanted", "text_en", "text_fr"),
    [
        (12, "0..9", "found 12; expected: 0 to 9.", "trouvé 12\xa0; attendu\xa0: de 0 à 9."),
        (2, "1..1", "found 2; expected: 1.", "trouvé 2\xa0; attendu\xa0: 1."),
        (
            "axe",
            ["none", "staff"],
            "found “axe”; expected: none, staff.",
            "trouvé «\xa0axe\xa0»\xa0; attendu\xa0: none, staff.",
        ),
    ],
)
def test_what_stands_in_a_data_file_is_quoted_and_what_is_allowed_is_said_in_words(found, wanted, text_en, text_fr):
    error = BadData(path="card[0].cost", found=found, wanted=wanted)
    assert Speaker("en").error(error).endswith(text_en)
    assert Speaker("fr").error(error).endswith(text_fr)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_error_wants_is_a_word_of_the_language(language):
    told = Speaker(language).error(BadPosition(path="market", found=3, wanted="list"))
    assert {"en": "a list", "fr": "une liste"}[language] in told


def test_every_word_that_an_error_can_want_is_in_the_texts():
    files = [path for folder in ("core", "games") for path in (SOURCES / folder).rglob("*.py")]
    sources = [path.read_text("utf-8") for path in files]
    words = {word for text in sources for word in re.findall(r'(?:refuse\([^()]+, |wanted=)"([a-z-]+)"\)', text)}
    assert {"list", "three-types", "decision", "range"} <= words
    assert all(Speaker(language).has(f"wanted-{word}") for word in words for language in LANGUAGES)
