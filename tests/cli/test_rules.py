import json

import pytest

from cli.samples import GAMES, LANGUAGE_OF
from tripot import game
from tripot.cli.reference.rules import simplified
from tripot.text import Speaker
from tripot.text.rules import register


def flat(text):
    return " ".join(text.split())


@pytest.mark.parametrize(("key", "language"), LANGUAGE_OF)
def test_all_clauses_are_shown_by_chapter(tripot, key, language):
    told = tripot(f"rules {key} --lang {language}")
    assert told.code == 0
    rules = register(game(key))
    for chapter in rules.chapters:
        assert chapter.title[language] in told.out
    for clause in rules.clauses:
        assert flat(f"{clause.id} {clause.text[language]}") in flat(told.out)
        if clause.ruling:
            assert flat(clause.ruling_text[language]) in flat(told.out)


@pytest.mark.parametrize("key", GAMES)
def test_one_clause_is_shown_in_any_case_of_its_letters(tripot, key):
    clauses = register(game(key)).clauses
    told = tripot(f"rules {key} {clauses[0].id.lower()}")
    assert clauses[0].id in told.out
    assert all(clause.id not in told.out for clause in clauses if not clauses[0].id.startswith(clause.id))


def test_a_ruling_is_marked(tripot):
    ruled = next((key, clause.id) for key in GAMES for clause in register(game(key)).clauses if clause.ruling)
    assert "⚖ Ruling:" in tripot(f"rules {ruled[0]} {ruled[1]}").out


def test_a_search_ignores_case_and_accents(tripot):
    found = json.loads(tripot("rules trok --json --lang fr --search MARCHE").out)
    assert found["clauses"]
    texts = [simplified(f"{clause['text']} {clause['ruling']}") for clause in found["clauses"]]
    assert all("marche" in text for text in texts)
    assert any("marché" in clause["text"] for clause in found["clauses"])


def test_a_search_is_typed_without_accents_and_typographic_signs():
    assert simplified("Qu’est-ce qu’un tyrannœil\u00a0?") == "qu'est-ce qu'un tyrannoeil ?"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_search_without_result_says_so(tripot, language):
    told = tripot(f"rules {GAMES[0]} --search zzz --lang {language}")
    assert told.code == 0
    assert told.out.strip() == Speaker(language).say("ui-rules-none", word="zzz")


def test_an_unknown_clause_is_a_coded_error(tripot):
    told = tripot(f"rules {GAMES[0]} NOT-9.9 --json")
    assert told.code == 2
    assert json.loads(told.out)["error"] == "unknown-clause"
