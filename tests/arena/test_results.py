"""Results on disk: appended, resumed, and never mixed with others."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from tripot.arena.competition.results import Results, as_line
from tripot.arena.competition.tournament import Tournament, hold
from tripot.arena.errors import BadResults, OtherTournament
from tripot.arena.executors.workers import Here
from tripot.arena.playing.contest import Result, play
from tripot.arena.playing.table import TableSetup

GAMES = 6


def tournament(seed: int = 0) -> Tournament:
    return Tournament.between(["random"] * 3, TableSetup.checked("trol", 3, {}), seed)


def opened(path: Path, seed: int = 0) -> Results:
    return Results(tournament(seed).header(), path)


def untimed(results: Sequence[Result]) -> list[Result]:
    return [replace(result, seconds=()) for result in results]


class Interrupted(Here):
    """Ctrl-C while the second game is played."""

    def run(self, work, tasks):  # type: ignore[no-untyped-def]
        yield work(next(iter(tasks)))
        raise KeyboardInterrupt


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    path = tmp_path / "whole.jsonl"
    hold(tournament(), GAMES, opened(path))
    return path


def test_a_file_has_a_header_and_a_line_for_each_game(whole: Path) -> None:
    lines = whole.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + GAMES
    assert lines[0] == as_line(tournament().header())
    assert all(line.endswith(b"\n") for line in lines)


def test_results_are_read_as_they_were_written(whole: Path, tmp_path: Path) -> None:
    fresh = Results(tournament().header(), tmp_path / "other.jsonl")
    hold(tournament(), GAMES, fresh)
    assert untimed(opened(whole).played) == untimed(fresh.played)
    assert opened(tmp_path / "other.jsonl").played == fresh.played


def test_an_interrupted_tournament_goes_on_to_the_same_end(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "interrupted.jsonl"
    for done in (1, 2, 3):
        with pytest.raises(KeyboardInterrupt):
            hold(tournament(), GAMES, opened(path), Interrupted())
        assert len(opened(path)) == done
    hold(tournament(), GAMES, opened(path))
    assert untimed(opened(path).played) == untimed(opened(whole).played)
    assert len(path.read_bytes().splitlines()) == 1 + GAMES


def test_what_is_done_is_not_done_again(whole: Path) -> None:
    before = whole.read_bytes()
    hold(tournament(), GAMES - 1, opened(whole))
    assert whole.read_bytes() == before
    assert len(opened(whole).first(GAMES - 1)) == GAMES - 1


@pytest.mark.parametrize("lost", [1, 2, 30, 200])
def test_the_game_of_a_torn_last_line_is_played_again(whole: Path, lost: int) -> None:
    before = opened(whole).played
    whole.write_bytes(whole.read_bytes()[:-lost])
    torn = opened(whole)
    assert torn.played == before[: len(torn)]
    assert len(torn) == GAMES - 1
    hold(tournament(), GAMES, torn)
    assert untimed(opened(whole).played) == untimed(before)


@pytest.mark.parametrize("kept", [0, 1, 40])
def test_a_torn_header_is_written_again(whole: Path, kept: int) -> None:
    before = opened(whole).played
    whole.write_bytes(as_line(tournament().header())[:kept])
    hold(tournament(), GAMES, opened(whole))
    assert untimed(opened(whole).played) == untimed(before)


def test_the_results_of_something_else_are_refused_and_kept(whole: Path) -> None:
    before = whole.read_bytes()
    with pytest.raises(OtherTournament) as error:
        opened(whole, seed=1)
    assert error.value.details == {"file": str(whole), "path": "seed", "found": 0, "wanted": 1}
    assert whole.read_bytes() == before


def spoiled(number: int, old: bytes, new: bytes, path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    assert old in lines[number - 1]
    lines[number - 1] = lines[number - 1].replace(old, new, 1)
    path.write_bytes(b"".join(lines))


@pytest.mark.parametrize(
    ("line", "old", "new"),
    [
        (1, b"{", b"["),
        (1, b"{", b"3 {"),
        (2, b"{", b""),
        (3, b'"number": 1', b'"number": 2'),  # a line that is missing, or there twice
        (3, b'"ranks": [', b'"ranks": [1, '),
        (3, b'"ranks": [', b'"places": ['),
        (3, b'"rounds": ', b'"rounds": "x", "more": '),
        (4, b'"scores": [', b'"scores": ["x", '),
        (4, b'"seating": [', b'"seating": 3, "x": ['),
        (5, b'"deal": ', b'"deal": null, "x": '),
    ],
)
def test_a_line_that_cannot_be_read_is_named_and_nothing_is_changed(
    whole: Path, line: int, old: bytes, new: bytes
) -> None:
    spoiled(line, old, new, whole)
    before = whole.read_bytes()
    with pytest.raises(BadResults) as error:
        opened(whole)
    assert error.value.details == {"file": str(whole), "line": line}
    assert whole.read_bytes() == before


@pytest.mark.parametrize("content", [b"my shopping list", b"my shopping list\n", b"[1]\n", b"\xff\n"])
def test_a_file_of_something_else_is_refused_and_kept(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "list.txt"
    path.write_bytes(content)
    with pytest.raises(BadResults):
        opened(path)
    assert path.read_bytes() == content


def test_results_may_stay_in_memory() -> None:
    results = Results(tournament().header())
    results.add(play(tournament().contest(0)))
    assert len(results) == 1
