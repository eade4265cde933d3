"""The first learner runs, keeps what it has learnt, and goes on from there."""

import csv
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="the first learner needs tripot[torch]")

EXAMPLE = Path(__file__).parents[2] / "examples" / "train.py"


def train(folder: Path, *more: str) -> list[dict[str, str]]:
    options = ["--seats", "2", "--minutes", "0.01", "--panel", "4", "--folder", str(folder)]
    subprocess.run([sys.executable, str(EXAMPLE), "tschak", *options, *more], check=True, capture_output=True)
    with (folder / "curve.csv").open() as file:
        return list(csv.DictReader(file))


def test_the_learner_learns_draws_its_curve_and_resumes(tmp_path):
    first = train(tmp_path)
    assert [row["updates"] for row in first] == ["0", "1"]
    assert all(0 <= float(row[name]) <= 1 for row in first for name in ("random", "greedy"))
    assert "against greedy" in (tmp_path / "curve.svg").read_text()
    again = train(tmp_path, "--resume")
    assert again[:2] == first
    assert int(again[-1]["updates"]) == 2
