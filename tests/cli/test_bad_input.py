"""Bad input: a coded error in the chosen language, exit code 2, nothing changed, no traceback."""

import json

import pytest

from cli.samples import begun, finished, written
from tripot.text import LANGUAGES, Speaker

every_language = pytest.mark.parametrize("language", LANGUAGES)
OPENING = ["play {}", "simulate {} --games 1", "position {}"]


def refused(tripot, home, code, language, line, *more):
    """The same error as a sentence and as JSON; and nothing was written."""
    folder = home.parent
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    told = tripot(f"--lang {language} {line}", *more)
    assert told.code == 2
    assert told.out == ""
    assert told.err.startswith(Speaker(language).say("ui-error", code=code))
    if not line.startswith("play"):
        as_json = tripot(f"--lang {language} {line}", *more, "--json")
        assert as_json.code == 2
        error = json.loads(as_json.out)
        assert error["error"] == code
        assert " ".join(told.err.split()).endswith(" ".join(error["message"].split()))
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before


@every_language
@pytest.mark.parametrize("line", [*OPENING, "rules {}"])
def test_an_unknown_game(tripot, home, line, language):
    refused(tripot, home, "unknown-game", language, line.format("chess"))


@every_language
@pytest.mark.parametrize("line", OPENING)
def test_an_impossible_number_of_seats(tripot, home, line, language):
    refused(tripot, home, "bad-seats", language, line.format("trok --seats 9"))


@every_language
@pytest.mark.parametrize("line", OPENING)
@pytest.mark.parametrize(
    ("option", "code"),
    [
        ("jokers=true", "unknown-option"),
        ("open_aare=perhaps", "bad-option"),
        ("open_aare=1", "bad-option"),
        ("youngest=7", "bad-option"),
        ("open_aare", "bad-value"),
        ("=true", "bad-value"),
    ],
)
def test_a_wrong_option_of_the_table(tripot, home, line, option, code, language):
    refused(tripot, home, code, language, line.format(f"trok --option {option}"))


# ---- files ----------------------------------------------------------------------------------------------------------

READING = ["verify", "replay", "position trok --record", "position trok --check", "play --position", "play --resume"]


@every_language
@pytest.mark.parametrize("line", READING)
def test_a_file_that_is_not_there(tripot, home, line, language):
    refused(tripot, home, "unreadable-file", language, line, home.parent / "missing.json")


@every_language
@pytest.mark.parametrize("line", READING)
@pytest.mark.parametrize("content", [b"", b"not json", b'{"game": ', b"\xff\xfe\x00", b"[" * 100_000])
def test_a_file_that_is_not_json(tripot, home, line, content, language):
    file = home.parent / "file.json"
    file.write_bytes(content)
    refused(tripot, home, "not-json", language, line, file)


@every_language
@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"phase": "dancing"}, "bad-position"),
        ({"nonsense": 1}, "bad-position"),
        ({"players": [{}]}, "bad-position"),
        ({"rules": "0"}, "other-rules"),
        ({"seats": 9}, "bad-seats"),
        ({"options": {"jokers": True}}, "unknown-option"),
        ({"market": ["stone", "stone", "stone"]}, "card-count"),
        ({"players": [{"hand": ["stone", "stone"]}, {"hand": ["stone"]}]}, "card-count"),
    ],
)
@pytest.mark.parametrize("line", ["position trok --check", "play --position"])
def test_a_malformed_position(tripot, home, line, changes, code, language):
    file = written(home.parent / "position.json", {"game": "trok", "seats": 2} | changes)
    refused(tripot, home, code, language, line, file)


@every_language
@pytest.mark.parametrize("document", [[], 3, "text", None])
def test_a_document_that_is_no_object(tripot, home, document, language):
    file = written(home.parent / "document.json", document)
    refused(tripot, home, "bad-position", language, "position trok --check", file)
    refused(tripot, home, "bad-record", language, "verify", file)


def changed(record, **changes):
    return record | changes


def with_decision(record, number, decision):
    decisions = list(record["decisions"])
    decisions[number] = decision
    return record | {"decisions": decisions}


RECORD = finished("trok").record()
LATE = [*RECORD["decisions"], [0, "done"]]


@every_language
@pytest.mark.parametrize(
    ("record", "code"),
    [
        (changed(RECORD, rules="0"), "former-record"),
        (changed(RECORD, game="chess"), "unknown-game"),
        (changed(RECORD, format=99), "bad-record"),
        (changed(RECORD, seed="abc"), "bad-record"),
        (changed(RECORD, decisions="none"), "bad-record"),
        (changed(RECORD, more=1), "bad-record"),
        (with_decision(RECORD, 0, [0, "offer hammer hammer hammer"]), "bad-record"),
        (with_decision(RECORD, 1, [1, "dance"]), "bad-record"),
        (with_decision(RECORD, 2, [99, "done"]), "bad-record"),
        (changed(RECORD, decisions=LATE), "bad-record"),
    ],
    ids=["rules", "game", "format", "seed", "shape", "key", "illegal", "notation", "seat", "late"],
)
@pytest.mark.parametrize("line", ["verify", "replay", "position trok --record"])
def test_a_malformed_record(tripot, home, line, record, code, language):
    refused(tripot, home, code, language, line, written(home.parent / "record.json", record))


@every_language
@pytest.mark.parametrize(
    "record",
    [
        changed(RECORD, commitment="0" * 64),
        changed(RECORD, seed="00" * 32),
        changed(RECORD, result=None),
        changed(begun("trok").record(), result=RECORD["result"]),
    ],
    ids=["commitment", "seed", "missing result", "false result"],
)
def test_a_record_that_was_tampered_with(tripot, home, record, language):
    refused(tripot, home, "bad-record", language, "verify", written(home.parent / "record.json", record))


@every_language
def test_a_file_that_cannot_be_written(tripot, home, language):
    blocked = home.parent / "file"
    blocked.write_text("in the way")
    refused(tripot, home, "unwritable-file", language, "position trok --out", blocked / "position.json")
    refused(tripot, home, "unwritable-file", language, "position trok --out", home.parent)
