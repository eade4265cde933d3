"""The compiled engine plays the same games as the Python it is compiled from, step by step."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TRACE = Path(__file__).with_name("trace.py")
GAMES = 2  # of each game and number of seats


def run_trace(source: Path) -> tuple[str, list[str]]:
    path = [source, ROOT / "tests", ROOT / "build" / "games"]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(str(folder) for folder in path)}
    done = subprocess.run(
        [sys.executable, str(TRACE), str(GAMES)], env=environment, capture_output=True, text=True, check=True
    )
    return done.stderr.strip(), done.stdout.splitlines()


@pytest.mark.long
def test_compiled_and_interpreted_play_the_same_games_step_by_step():
    compiled, ours = run_trace(ROOT / "src")
    interpreted, theirs = run_trace(ROOT / "build" / "interpreted")
    assert (compiled, interpreted) == ("compiled", "interpreted")
    assert len(ours) > 1000
    for mine, other in zip(ours, theirs, strict=True):
        assert mine == other
