from importlib import import_module
from pathlib import Path

import pytest

from tripot.core.errors import BadInput
from tripot.core.registry import catalogue, game
from tripot.text import LANGUAGES, Speaker
from tripot.text.rules import UnknownClause, register

from .files import messages

ROOT = Path(__file__).parents[2]
every_game = pytest.mark.parametrize("key", ["trieste", "trok", "trol", "tschak"])


@every_game
def test_a_register_belongs_to_the_game_and_its_version_of_the_rules(key):
    found = register(game(key))
    assert (found.game, found.rules) == (key, game(key).rules)


@every_game
def test_every_clause_stands_in_a_chapter_and_every_chapter_has_clauses(key):
    found = register(game(key))
    assert {clause.chapter for clause in found.clauses} == {chapter.key for chapter in found.chapters}
    assert sum((found.clauses_of(chapter.key) for chapter in found.chapters), ()) == found.clauses


@every_game
def test_every_clause_and_chapter_is_written_in_all_languages(key):
    found = register(game(key))
    assert all(clause.text[language] for clause in found.clauses for language in LANGUAGES)
    assert all(chapter.title[language] for chapter in found.chapters for language in LANGUAGES)


@every_game
def test_a_ruling_has_a_text_and_this_project_as_a_source(key):
    for clause in register(game(key)).clauses:
        assert clause.ruling == ("project" in clause.source)
        assert set(clause.ruling_text) == (set(LANGUAGES) if clause.ruling else set())


def test_a_clause_is_found_by_its_id():
    clause = register(game("trok")).clause("TRK-4.9")
    assert clause.chapter == "trade"
    assert "3 Aare" in clause.text["en"]
    assert clause.ruling


def test_an_unknown_clause_is_a_coded_error_that_names_those_there_are():
    with pytest.raises(UnknownClause) as caught:
        register(game("tschak")).clause("TSC-9.9")
    assert isinstance(caught.value, BadInput)
    assert caught.value.code == "unknown-clause"
    assert caught.value.details["clause"] == "TSC-9.9"
    assert "TSC-1.1, TSC-1.2" in Speaker("en").error(caught.value)


@every_game
def test_the_rules_have_one_source_in_the_documentation(key):
    link = ROOT / "src/tripot/games" / key / "rules.toml"
    assert link.readlink() == Path(f"../../../../docs/rules/{key}.toml")
    assert link.resolve() == ROOT / "docs/rules" / f"{key}.toml"


@pytest.mark.parametrize("key", catalogue())
def test_every_phase_that_asks_somebody_has_clauses_to_read(key):
    found = game(key)
    phases = {phase for clause in register(found).clauses for phase in clause.phases}
    texts = messages(Path(import_module(found.package).__file__).with_name("en.ftl"))
    asking = {message.id.name.removeprefix("prompt-") for message in texts if message.id.name.startswith("prompt-")}
    assert phases == asking
