"""`tripot new-game`: what it writes can be installed, tested and played, and the documentation walks through it."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tripot.cli.making.new_game import skeleton

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "new-game.md"


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """A new game, installed with pip into a folder of its own; the environment in which it is found."""
    folder = tmp_path_factory.mktemp("new")
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(folder / "site")])}
    run(environment, folder, "-m", "tripot", "new-game", "harbour")
    pip = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    run(environment, folder, *pip, "--target", "site", "./harbour")
    return folder, environment


def run(environment, folder, *command):
    done = subprocess.run([sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_tests_of_a_new_game_pass(installed):
    folder, environment = installed
    assert "passed" in run(environment, folder / "harbour", "-m", "pytest", "-p", "no:cacheprovider", "tests")


def test_a_new_game_keeps_what_every_game_keeps(installed):
    _, environment = installed
    tests = ["-m", "pytest", "-p", "no:cacheprovider", "-k", "harbour", "tests/conformance/test_any_game.py"]
    told = run(environment, ROOT, *tests)
    assert "[100%]" in told


def test_a_new_game_is_found_played_and_described(installed):
    folder, environment = installed
    assert "harbour" in [
        game["key"] for game in json.loads(run(environment, folder, "-m", "tripot", "games", "--json"))
    ]
    played = json.loads(run(environment, folder, "-m", "tripot", "simulate", "harbour", "--games", "20", "--json"))
    assert played["games"] == 20
    assert "HAR-1.1" in run(environment, folder, "-m", "tripot", "rules", "harbour", "--lang", "en")
    assert "export interface HarbourView" in run(environment, folder, "-m", "tripot", "types", "harbour")


def test_the_documentation_walks_through_all_of_it():
    """Its blocks of Python, one after the other, are the module that is installed and tested above."""
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    module = skeleton("sample")["src/sample/__init__.py"]
    assert re.sub(r"\s*\n+", "\n", "".join(blocks)) == re.sub(r"\s*\n+", "\n", module)
    assert len([line for line in module.splitlines() if line]) <= 110


@pytest.mark.parametrize(
    "name", ["", "Harbour", "har-bour", "ab", "trok", "json", "lambda", "a" * 21, "é" * 5, "../up"]
)
def test_a_name_that_cannot_be_one_is_refused(tripot, tmp_path, monkeypatch, name):
    monkeypatch.chdir(tmp_path)
    told = tripot("new-game", name)
    assert told.code == 2
    assert "a-z, 0-9" in told.err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_stays_as_it_is(tripot, tmp_path):
    (tmp_path / "mine").mkdir()
    told = tripot("new-game", "harbour", "--folder", str(tmp_path / "mine"))
    assert told.code == 2
    assert list((tmp_path / "mine").iterdir()) == []
