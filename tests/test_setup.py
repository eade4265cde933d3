"""Whether the engine is compiled is decided by TRIPOT_PURE and by whether there is a C compiler, never silently."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def build(tmp_path):
    """Builds the package in a folder of its own without a C compiler."""
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "deploy").mkdir()
    shutil.copy(ROOT / "deploy" / "compiled.py", tmp_path / "deploy")
    (tmp_path / "src" / "tripot").mkdir(parents=True)
    (tmp_path / "src" / "tripot" / "__init__.py").write_text('__version__ = "7.8.9"\n')  # where the version comes from

    def run(**variables):
        line = [sys.executable, "setup.py", "--quiet", "bdist_wheel"]
        env = {name: value for name, value in os.environ.items() if name != "TRIPOT_PURE"}
        env |= {"CC": "/no/compiler"} | variables
        finished = subprocess.run(line, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
        return finished.returncode, finished.stderr, [path.name for path in tmp_path.glob("dist/*.whl")]

    return run


def test_without_a_compiler_a_plain_wheel_is_built_and_it_is_said(build):
    code, told, wheels = build()
    assert (code, wheels) == (0, ["tripot-7.8.9-py3-none-any.whl"])
    assert "the engine stays plain Python" in told


def test_a_plain_wheel_can_be_wished_for(build):
    code, told, wheels = build(TRIPOT_PURE="1")
    assert (code, wheels) == (0, ["tripot-7.8.9-py3-none-any.whl"])
    assert "tripot:" not in told


@pytest.mark.parametrize(("wish", "reason"), [("0", "No C compiler"), ("yes", "may be 0")])
def test_a_compiled_wheel_can_be_insisted_upon(build, wish, reason):
    code, told, wheels = build(TRIPOT_PURE=wish)
    assert (code, wheels) == (1, [])
    assert reason in told
