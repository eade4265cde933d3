"""The files of all sentences: nothing that can be said is left out, and two of them are compared."""

import pytest

from sentences.against import extract, generator_of, write_diff
from sentences.games import SAID, said_by, template, unmet
from sentences.made_up import mistakes, texts_of_steps
from tripot.core.registry import game
from tripot.text import LANGUAGES, Speaker
from tripot.text.rules import register
from tripot.text.vocabulary import message_ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_a_table_and_every_clause_is_among_the_sentences_of_a_game(language):
    tschak = game("tschak")
    told = {line.removeprefix("~ ").partition(":")[0] for line in said_by(tschak, language)}
    said = {key for key in message_ids(tschak.package, language) if key.startswith(SAID)}
    assert said | {clause.id for clause in register(tschak).clauses} <= told


@pytest.mark.parametrize(("language", "told"), [("en", "missing or empty"), ("fr", "absente ou vide")])
@pytest.mark.parametrize("key", ["trieste", "trok", "trol", "tschak"])
def test_the_mistakes_in_a_data_file_are_among_them(key, language, told):
    assert any(told in line for line in mistakes(game(key), language))


@pytest.mark.parametrize(("language", "told"), [("en", "Copy this file"), ("fr", "Copiez ce fichier")])
def test_so_are_the_comments_of_the_data_file(language, told):
    comments = list(template(game("tschak"), language))
    assert told in comments[0]
    assert len(comments) == 7


@pytest.mark.parametrize(("language", "told"), [("en", "or a single one"), ("fr", "ou une seule")])
def test_so_are_questions_that_no_game_has_asked(language, told):
    """A sequence with Idunn, for whoever has Skaa too."""
    texts = list(unmet({("prompt-claiming", "claims=1", "limit=other", "lone=0")}, Speaker(language, game("trok"))))
    assert any(told in text for text in texts)
    asked = {"en": "~ prompt-claiming: Which of the first", "fr": "~ prompt-claiming: Laquelle des"}
    assert not any(text.startswith(asked[language]) for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_steps_that_no_shipped_card_has_are_among_them(language):
    trieste = game("trieste")
    shipped = {phrase.key for key in trieste.names(language) for phrase in trieste.wording(key)}
    texts = list(texts_of_steps(trieste, language))
    assert "step-swap" not in shipped
    assert any({"en": "Swap all the treasure", "fr": "Échangez tous les trésors"}[language] in text for text in texts)


def test_what_is_said_otherwise_is_written_beside_and_counted(tmp_path, capsys):
    (tmp_path / "before").mkdir()
    (tmp_path / "before/fr.txt").write_text("a: un\nb: deux\n", "utf-8")
    (tmp_path / "fr.txt").write_text("a: un\nb: trois\nc: quatre\n", "utf-8")
    write_diff("v1", tmp_path, "fr.txt")
    changed = (tmp_path / "fr.diff").read_text("utf-8").splitlines()
    assert changed == ["--- v1/fr.txt", "+++ fr.txt", "@@ -2 +2,2 @@", "-b: deux", "+b: trois", "+c: quatre"]
    told = "2 lines before, 3 now; 1 no longer said so, 2 new or said otherwise"
    assert capsys.readouterr().out.endswith(f"fr.diff: {told}\n")


def test_a_commit_that_is_unknown_or_older_than_the_generator_is_refused_in_words(tmp_path):
    with pytest.raises(SystemExit, match=r"no commit nothing-of-the-sort here"):
        extract("nothing-of-the-sort", tmp_path)
    with pytest.raises(SystemExit, match=r"v0 is older than .* CONTRIBUTING\.md"):
        generator_of("v0", tmp_path)
