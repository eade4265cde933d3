"""Made-up data files: some of them in every run of the tests, and the tool that plays thousands."""

import random
from pathlib import Path

import pytest

from fuzz.files import data_file
from fuzz.mutants import MUTANTS, changed
from fuzz.report import HEADING, MUTANTS_HEADING, write, write_mutants
from fuzz.running import FileOutcome, FuzzFigures, ending, outcome_of, run
from fuzz.trieste.model import Wrong
from fuzz.trieste.rounds import ModelGame as Model
from fuzz.trieste.starts import middle
from fuzz.varying import bounds, games_with_data, places, read, whole, words
from fuzz.walking import Walk
from tripot import Match
from tripot.core.registry import game
from tripot.games.trieste.cards.steps import STEPS

DECISIONS = 40


@pytest.mark.parametrize("seed", range(24))
def test_a_made_up_file_of_trieste_is_played_as_the_guide_says(seed):
    counts = Walk("trieste", seed, DECISIONS).run()
    assert counts["compared"] >= counts["decisions"] - 3 * counts["games"]  # all but the choice of heroes


@pytest.mark.parametrize("key", [key for key in games_with_data() if key != "trieste"])
@pytest.mark.parametrize("seed", range(3))
def test_a_made_up_file_of_another_game_is_played(key, seed):
    assert Walk(key, seed, DECISIONS).run()["decisions"]


@pytest.mark.parametrize("key", games_with_data())
def test_made_up_files_are_valid_and_follow_from_their_seed(key):
    for seed in range(60 if key == "trieste" else 5):
        assert game(key).with_data(data_file(key, seed)).data_hash
    assert data_file(key, 3) == data_file(key, 3) != data_file(key, 4)


def test_a_game_says_itself_what_its_data_file_may_have():
    assert bounds("trol", ("prey", 0, "food", 1), 1) == (0, 50)
    assert words("trol", ("masks", "source"), "printed") == ["printed", "reported", "reconstructed"]


@pytest.mark.parametrize("key", [key for key in games_with_data() if key != "trieste"])
def test_made_up_files_of_another_game_change_its_numbers(key):
    shipped = whole(key)
    numbers = [place for place in places(shipped) if isinstance(read(shipped, place), int)]
    files = [data_file(key, seed) for seed in range(5)]
    changed_ones = [place for place in numbers if any(read(file, place) != read(shipped, place) for file in files)]
    assert len(changed_ones) > len(numbers) / 3


def test_games_begin_in_the_middle_too():
    data = data_file("trieste", 1)
    for seed in range(20):
        match = Match.from_position(middle(random.Random(seed), data, {"heroes": seed % 2 == 0}), seed=seed, data=data)
        match.state.check()
        assert match.waiting


def test_made_up_files_have_every_step():
    found: set[str] = set()
    for seed in range(40):
        collect(data_file("trieste", seed), found)
    assert found == set(STEPS)


def collect(part: object, found: set[str]) -> None:
    if isinstance(part, dict):
        found |= {str(part["step"])} if "step" in part else set()
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        collect(inner, found)


def test_an_engine_that_differs_from_the_model_is_found(monkeypatch):
    """The model is made wrong, which is the same to those who compare."""
    monkeypatch.setattr(Model, "change_infamy", lambda self, change: None)
    with pytest.raises(Wrong):
        play_some()


def play_some() -> None:
    for seed in range(20):
        Walk("trieste", seed, DECISIONS).run()


def test_a_file_that_does_not_end_is_killed():
    assert outcome_of(("trieste", 0), 0.0) == FileOutcome(wrong="no end after 0 seconds")


def test_a_decision_that_takes_too_long_is_killed(monkeypatch):
    """By the system, since compiled code that hangs hears nothing: here it waits for nothing, busily."""
    monkeypatch.setattr("fuzz.walking.LONGEST_DECISION", 0.05)
    monkeypatch.setattr(Walk, "check", lambda self: [None for _ in iter(int, 1)])
    assert "seconds of processor time" in outcome_of(("trieste", 1), 60.0).wrong
    assert "died" in ending(-11)


def test_a_run_goes_on_where_it_stopped(tmp_path):
    told: list[int] = []
    figures = FuzzFigures()
    assert list(run([("trol", 4)], figures, lambda found: told.append(found.done))) == []
    figures.write(tmp_path / "kept.json")
    again = FuzzFigures.read(tmp_path / "kept.json")
    assert list(run([("trol", 9)], again, lambda found: told.append(found.done))) == []
    assert (told, again.counts["files"], again.wrong) == ([1, 2], 2, [])


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.key)
def test_every_mutant_can_be_made_of_the_present_engine(mutant):
    """The texts that it changes are there, once each; whoever changes these lines changes the mutant too."""
    for edit in mutant.edits:
        source = (Path("src") / edit.module).read_text("utf-8")
        assert changed(source, edit) != source


def test_the_report_leaves_other_sections_alone(tmp_path):
    document = tmp_path / "reliability.md"
    document.write_text("# Reliability\n\n## Kills and power cuts\n\nNone.\n", "utf-8")
    for number in (1, 2):
        write(FuzzFigures(number), "make fuzz", document)
        write_mutants([("a defect", number, 9, "a | b"), ("another", 0, 9, "")], 3, document)
    text = document.read_text("utf-8")
    assert text.count(HEADING) == text.count(MUTANTS_HEADING) == text.count("## Kills and power cuts") == 1
    assert "| data files | 2 |" in text
    assert "| a defect | 2 files | a / b |\n| another | not in 9 files |  |\n\n1 of 2 were found. 3 more" in text
