"""The designers' laboratory: what a game reads in a file, and games of bots with it."""

import copy

import pytest

from tripot.arena.playing.contest import Result
from tripot.arena.playing.table import TableSetup
from tripot.core.datafile import shipped
from tripot.core.errors import BadData
from tripot.core.registry import game as find_game
from tripot.server.house.library import laboratory
from tripot.server.house.library.laboratory import (
    CheckRequest,
    MeasureRequest,
    ReportRequest,
    TableRequest,
    check_file,
    check_table,
    play_some,
    report_of,
)

GAMES = ("trieste", "trok", "trol", "tschak")
every_game = pytest.mark.parametrize("key", GAMES)


def file_of(key):
    return copy.deepcopy(shipped(find_game(key).package))


@every_game
def test_the_shipped_file_is_right_and_its_cards_are_told_in_both_languages(key):
    found = check_file(CheckRequest(key, file_of(key), "en"))
    assert found.problem is None
    assert {card.key for card in found.cards["en"]} == {card.key for card in found.cards["fr"]} != set()


@every_game
def test_every_figure_of_a_file_is_a_field_within_its_bounds(key):
    found = check_file(CheckRequest(key, file_of(key), "en"))
    fields = {field.path: field for field in found.fields}
    figures = dict(figures_in(file_of(key)))
    assert figures
    for path, value in figures.items():
        field = fields[path.split("[", 1)[0] if path not in fields else path]
        assert field.low <= value <= field.high


def figures_in(value, path=""):
    """Whole numbers of a document by path; those of a list of numbers belong to the list."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from figures_in(inner, f"{path}.{key}" if path else key)
    elif isinstance(value, list) and all(isinstance(entry, int) for entry in value):
        yield from ((path, entry) for entry in value)
    elif isinstance(value, list):
        for n, inner in enumerate(value):
            yield from figures_in(inner, f"{path}[{n}]")
    elif isinstance(value, int):
        yield path, value


def test_a_problem_names_its_field_and_the_fields_up_to_it_are_told():
    file = file_of("trieste")
    file["card"][3]["cost"] = 99
    found = check_file(CheckRequest("trieste", file, "fr"))
    assert found.problem is not None
    assert found.problem.path == "card[3].cost"
    assert found.cards == {}
    assert any(field.path == "card[3].cost" and field.high == 9 for field in found.fields)


def test_what_a_step_may_have_is_a_field_even_where_it_is_left_out():
    found = check_file(CheckRequest("trieste", file_of("trieste"), "en"))
    paths = {field.path: field for field in found.fields}
    assert paths["card[0].effect[0].else"].kind == "steps"
    assert paths["card[0].effect[0].from_level"].default == 0


def test_a_wrong_file_is_not_measured():
    file = file_of("trieste")
    file["card"][0]["copies"] = 1
    assert isinstance(check_table(TableRequest("trieste", None, file)), BadData)


def test_a_slice_ends_when_its_time_is_over_and_the_next_goes_on(monkeypatch):
    monkeypatch.setattr(laboratory, "SLICE_TIME", 0.0)
    table = check_table(TableRequest("trieste", None, file_of("trieste")))
    assert isinstance(table, TableSetup)
    results: list[Result] = []
    for _ in range(3):
        results += play_some(MeasureRequest(table, len(results), 100))
    assert [result.number for result in results] == [0, 1, 2]


@every_game
def test_a_report_counts_every_game_and_tells_of_the_cards(key):
    table = check_table(TableRequest(key, None, file_of(key)))
    assert isinstance(table, TableSetup)
    results: list[Result] = []
    while len(results) < 4:
        results += play_some(MeasureRequest(table, len(results), 4))
    report = report_of(ReportRequest(table, results))
    assert report.figures["games"] == 4
    assert report.figures["cards"]
    gains = {f"gain-{own['what']}" for own in report.figures["sources"]}
    assert gains <= set(report.names["en"]) == set(report.names["fr"])
