"""docs/rl.md: its examples run, and its tables are those of the code."""

import re
import runpy
from pathlib import Path

import pytest

import tripot
from conformance.walks import TABLES

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "rl.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
TITLES = re.findall(r"## (\w+)(?:(?!## ).)*?```python", PAGE, re.DOTALL)


@pytest.mark.parametrize("code", EXAMPLES, ids=lambda code: code.splitlines()[-1][:40])
def test_the_examples_run(code, capsys):
    exec(compile(code, "docs/rl.md", "exec"), {})
    assert capsys.readouterr().out or "assert" in code


def test_there_is_an_example_for_each_interface():
    assert {"Batches", "PettingZoo", "Gymnasium", "OpenSpiel", "Actions"} <= set(TITLES)


def test_the_tables_of_blocks_are_those_of_the_code():
    maker = runpy.run_path(str(DOCS / "make_rl.py"))
    blocks = maker["blocks"]
    again = maker["filled"](PAGE, lambda mark: blocks(mark[3], int(mark[4])) if mark[2] == "blocks" else None)
    assert again == PAGE
    assert PAGE.count("what it tells") == 4


def test_the_table_of_sizes_knows_every_table():
    rows = re.findall(r"^\| ([^|]+) \| (\d) \| (\d+) \| (\d+) \|", PAGE, re.MULTILINE)
    told = {(title, int(seats)): (int(size), int(actions)) for title, seats, size, actions in rows}
    for key, seats in TABLES:
        game = tripot.game(key)
        if key != "snatch":
            assert told[game.title, seats] == (game.observer(seats).size, len(game.numbering(seats)))


def test_an_observer_can_be_printed():
    lines = str(tripot.game("trok").observer(4)).splitlines()
    assert lines[0].split()[:3] == ["0", "4", "seat:"]
    assert len(lines) == len(tripot.game("trok").observer(4).blocks)
