"""Every command explains itself in both languages, and so does every mistake."""

import json
from importlib.metadata import version

import pytest

from tripot.text import LANGUAGES, Speaker

COMMANDS = [
    "games",
    "rules",
    "cards",
    "data",
    "play",
    "simulate",
    "arena",
    "balance",
    "position",
    "replay",
    "verify",
    "new-game",
    "types",
]
ENGLISH = ["Usage:", "Options:", "Examples:", "Show this help."]
FRENCH = ["Usage\u00a0:", "Options\u00a0:", "Exemples\u00a0:", "Montre cette aide."]
WORDS = {"en": ENGLISH, "fr": FRENCH}

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(tripot, command, language):
    told = tripot(f"{command} --help --lang {language}")
    assert told.code == 0
    assert all(word in told.out for word in WORDS[language])
    examples = told.out.split(WORDS[language][2])[1].split("\n")
    assert all(line.startswith(f"  tripot {command}") for line in examples if line)


@every_language
def test_the_group_lists_all_commands(tripot, language):
    told = tripot(f"--lang {language}")
    assert told.code == 0
    assert all(f"  {command} " in told.out for command in COMMANDS)
    assert told.out == tripot(f"--help --lang={language}").out


@every_language
@pytest.mark.parametrize("is_compiled", [True, False])
def test_the_version_says_when_the_engine_is_plain_python(tripot, monkeypatch, language, is_compiled):
    monkeypatch.setattr("tripot.cli.shell.command.is_compiled", lambda: is_compiled)
    told = tripot(f"--version --lang {language}")
    assert (told.code, told.out.splitlines()[0]) == (0, f"tripot {version('tripot')}")
    assert (Speaker(language).say("ui-plain-engine") in " ".join(told.out.split("\n"))) is not is_compiled


def test_the_language_may_stand_before_or_after_the_command(tripot):
    before, after = tripot("--lang fr games"), tripot("games --lang fr")
    assert before.out == after.out
    assert "Auteurs" in before.out


def test_the_language_comes_from_the_locale_by_default(tripot, monkeypatch):
    monkeypatch.setenv("LANG", "fr_CH.UTF-8")
    assert "Auteurs" in tripot("games").out
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert "Authors" in tripot("games").out


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("nonsense", "unknown-command"),
        ("rules", "missing-argument"),
        ("games too much", "extra-arguments"),
        ("games --nonsense", "unknown-flag"),
        ("games -x", "unknown-flag"),
        ("games --json=3", "no-value-wanted"),
        ("games --lang xx", "bad-value"),
        ("games --lang", "missing-value"),
        ("simulate trok --games", "missing-value"),
        ("simulate trok --games many", "bad-value"),
        ("simulate trok --games 0", "bad-value"),
        ("simulate trok --seed -1", "bad-value"),
        ("simulate trok --seats four", "bad-value"),
        ("simulate trok --seats 2,", "bad-value"),
        ("simulate trok --seats 2,9", "bad-seats"),
        ("simulate trok --seats 0", "bad-value"),
        ("position trok --at 3", "conflict"),
        ("position trok --check a.json --record b.json", "conflict"),
        ("play trok --resume", "conflict"),
    ],
)
@every_language
def test_a_wrong_command_line_is_a_coded_error(tripot, line, code, language):
    told = tripot(f"--lang {language} {line}")
    assert told.code == 2
    assert told.out == ""
    assert told.err.startswith(Speaker(language).say("ui-error", code=code))


@pytest.mark.parametrize("line", ["--json nonsense", "rules --json", "simulate trok --games x --json"])
def test_with_json_a_wrong_command_line_is_json_too(tripot, line):
    told = tripot(line)
    assert told.code == 2
    assert told.err == ""
    error = json.loads(told.out)
    assert error["error"]
    assert error["message"].endswith(".")
