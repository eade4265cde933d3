"""Whatever needs an optional package says which command installs it, and says so before any work."""

import pickle
import subprocess
import sys

import pytest

from tripot.core.errors import MissingPackage
from tripot.text import Speaker

WITHOUT = """
import sys
sys.modules[sys.argv.pop(1)] = None  # as if it were not installed
"""
COMMAND = WITHOUT + "from tripot.__main__ import main; main()"


def python(program, *arguments, language="en"):
    line = [sys.executable, "-c", program, *arguments]
    return subprocess.run(line, capture_output=True, text=True, check=False, env={"LANG": language})


def unwrapped(text):
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("package", "extra", "line", "language"),
    [
        ("click", "cli", "games", "fr"),
        ("rich", "cli", "--help", "en"),
        ("starlette", "server", "serve --database {folder}/tripot.db", "fr"),
        ("uvicorn", "server", "serve --database {folder}/tripot.db", "en"),
        ("matplotlib", "plot", "simulate trok --games 100000000 --plot {folder}/trok.png", "en"),
        ("matplotlib", "plot", "arena trok --bots random,random --games 1000000 --plot {folder}/trok.png", "en"),
        ("matplotlib", "plot", "balance trok --games 1000000 --plot {folder}/trok.png", "en"),
        ("ray", "ray", "arena trok --bots random,random --cluster ray", "en"),
        ("numpy", "rl", "arena trok --bots policy:none.npz,random", "en"),
    ],
)
def test_a_command_without_its_packages_says_what_to_install(package, extra, line, language, tmp_path):
    finished = python(COMMAND, package, *line.format(folder=tmp_path).split(), language=language)
    error = MissingPackage(package=package, install=f"pip install 'tripot[{extra}]'")
    assert unwrapped(Speaker(language).error(error)) in unwrapped(finished.stderr)
    assert "Traceback" not in finished.stderr
    assert finished.returncode in (1, 2)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("package", "extra", "program"),
    [
        ("numpy", "rl", "import tripot.rl"),
        ("pettingzoo", "rl", "from tripot.rl import aec_env"),
        ("pettingzoo", "rl", "from tripot.rl import parallel_env"),
        ("gymnasium", "rl", "from tripot.rl import gym_env"),
        ("pyspiel", "openspiel", "import tripot.rl.openspiel"),
        ("ray", "ray", "from tripot.arena.executors.cluster import Ray; Ray()"),
        ("numpy", "rl", "from tripot.bots import bot; bot('policy:none.npz')"),
    ],
)
def test_a_program_without_its_packages_is_told_what_to_install(package, extra, program):
    finished = python(WITHOUT + program, package)
    last = finished.stderr.splitlines()[-1]
    assert "MissingPackage" in last
    assert f"“{package}”" in last
    assert f"pip install 'tripot[{extra}]'" in last


def test_a_missing_package_is_an_import_error_that_can_travel():
    error = MissingPackage(package="numpy", install="pip install 'tripot[rl]'")
    assert isinstance(error, ImportError)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.details) == (MissingPackage, error.details)
