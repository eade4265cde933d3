"""Runs Python in the built bundle, with Node."""

import json
import os
import shutil
import subprocess
from pathlib import Path

from offline.compiling import HERE, ROOT

PLAYING = HERE / "playing.py"


def evaluate(pyodide: Path, archives: list[Path], expression: str, file: Path | None = None) -> tuple[str, float]:
    """The value of an expression after a file has been run, as text, and the seconds until the engine was ready."""
    line = [
        str(HERE / "run.mjs"),
        str(pyodide.resolve()),
        json.dumps([str(path.resolve()) for path in archives]),
        expression,
    ]
    told = node([*line, *([str(file)] if file else [])])
    value, seconds = told.strip().rsplit("\n", 1)
    return value, float(seconds)


def sizes(folder: Path) -> dict[str, list[int]]:
    """Bytes of each file: as it is, by gzip, by Brotli."""
    found: dict[str, list[int]] = json.loads(node([str(HERE / "sizes.mjs"), str(folder)]))
    return found


def node(line: list[str]) -> str:
    path = os.pathsep.join([os.environ.get("PATH", ""), str(ROOT / ".venv" / "bin")])
    program = shutil.which("node", path=path)
    if program is None:
        raise SystemExit("offline: there is no Node here; `make offline` brings one")
    done = subprocess.run([program, *line], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"offline: Node failed:\n{done.stderr[-3000:]}")
    return done.stdout
