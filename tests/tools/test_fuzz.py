"""Made-up data files: some of them in every run of the tests, and the tool that plays thousands."""

from collections import Counter

import pytest

from fuzz.effects import Effects
from fuzz.files import data_file
from fuzz.model import Wrong
from fuzz.report import HEADING, write
from fuzz.running import Figures, outcomes, run
from fuzz.walking import Walk
from tripot.core.registry import game
from tripot.games.trieste.steps import STEPS

DECISIONS = 40


@pytest.mark.parametrize("seed", range(20))
def test_a_made_up_file_of_trieste_is_played_as_the_guide_says(seed):
    counts = Walk("trieste", seed, DECISIONS).run()
    assert counts["compared"] >= counts["decisions"] - 3  # all but the choice of heroes


@pytest.mark.parametrize("seed", range(4))
def test_a_made_up_file_of_trol_is_played(seed):
    assert Walk("trol", seed, DECISIONS).run()["decisions"]


@pytest.mark.parametrize("key", ["trieste", "trol"])
def test_made_up_files_are_valid_and_follow_from_their_seed(key):
    for seed in range(60):
        assert game(key).with_data(data_file(key, seed)).data_hash
    assert data_file(key, 3) == data_file(key, 3) != data_file(key, 4)


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
    monkeypatch.setattr(Effects, "change_infamy", lambda self, change: None)
    with pytest.raises(Wrong):
        play_some()


def play_some() -> None:
    for seed in range(20):
        Walk("trieste", seed, DECISIONS).run()


def test_a_file_that_does_not_end_is_killed():
    ((counts, wrong),) = outcomes([("trieste", 0)], 0.0)
    assert (counts, wrong) == (Counter(), "no end after 0 seconds")


def test_a_run_goes_on_where_it_stopped(tmp_path):
    told: list[int] = []
    figures = run([("trol", 4)], Figures(), lambda found: told.append(found.done))
    figures.write(tmp_path / "kept.json")
    again = run([("trol", 9)], Figures.read(tmp_path / "kept.json"), lambda found: told.append(found.done))
    assert (told, again.counts["files"], again.wrong) == ([1, 2], 2, [])


def test_the_report_leaves_other_sections_alone(tmp_path):
    document = tmp_path / "reliability.md"
    document.write_text("# Reliability\n\n## Kills and power cuts\n\nNone.\n", "utf-8")
    for number in (1, 2):
        write(Figures(number), "make fuzz", document)
    text = document.read_text("utf-8")
    assert text.count(HEADING) == text.count("## Kills and power cuts") == 1
    assert "| data files | 2 |" in text
