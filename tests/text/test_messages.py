"""Entries go to Fluent when they are first asked for, whether they come as text or pickled."""

import sys

import pytest

from offline.precompiling import pickled
from tripot.text.messages import PARSED, Messages, entries, parsed

TEXT = """
-house = the { -kind } of games
-kind = den
greeting = Welcome, { $name }, to { -house }. { weather }
    .short = Welcome
weather = It { $rains ->
    [true] rains
   *[false] is dry
}.
"""


@pytest.fixture(params=["as text", "pickled"])
def talk(request, tmp_path, monkeypatch):
    """A package with these messages."""
    name = f"talk_{request.param.replace(' ', '_')}"
    folder = tmp_path / name
    folder.mkdir()
    (folder / "__init__.py").touch()
    if request.param == "as text":
        (folder / "en.ftl").write_text(TEXT, encoding="utf-8")
    else:
        (folder / f"en.ftl{PARSED}").write_bytes(pickled(parsed(TEXT, "en.ftl")))
    monkeypatch.syspath_prepend(tmp_path)
    yield name
    sys.modules.pop(name, None)
    entries.cache_clear()


def test_a_text_has_the_terms_and_messages_that_it_refers_to(talk):
    messages = Messages("en", talk)
    told = messages.format("greeting", {"name": "Ann", "rains": True})
    assert told == "Welcome, Ann, to the den of games. It rains."
    assert messages.format("greeting", {}, "short") == "Welcome"


def test_what_a_message_may_ask_for_includes_what_others_ask(talk):
    assert Messages("en", talk).variables("greeting") == {"name", "rains"}


def test_terms_and_unknown_names_are_no_messages(talk):
    messages = Messages("en", talk)
    assert messages.has("weather")
    assert messages.has("greeting", "short")
    assert not messages.has("weather", "short")
    assert not messages.has("house")
    assert not messages.has("storm")
    with pytest.raises(KeyError):
        messages.format("storm", {})
