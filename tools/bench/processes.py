"""Another module of the bench in a process of its own, perhaps by another Python or with another engine."""

import os
import subprocess
from pathlib import Path

TOOLS = Path(__file__).parents[1]


def run(python: str | Path, module: str, *options: str, engine: Path | None = None) -> subprocess.CompletedProcess[str]:
    """`engine` is the tree that its code comes from, if not the installed one."""
    path = os.pathsep.join(str(folder) for folder in (engine, TOOLS) if folder)
    command = [str(python), "-m", module, *options]
    return subprocess.run(command, env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True)
