"""Other commits of this project, built beside it, to be compared with."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build" / "against"


def built(revision: str) -> Path:
    """The commit in a folder of its own, compiled as this one is."""
    folder = BUILD / revision
    if not folder.exists():
        subprocess.run(["git", "worktree", "add", "--detach", str(folder), revision], cwd=ROOT, check=True)
    if not list((folder / "src").glob("*.so")):
        compile_engine(folder)
    return folder


def compile_engine(folder: Path) -> None:
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--force"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)


def tools_of(folder: Path, name: str) -> Path:
    """Where it has this tool: in former commits the tools were among the tests."""
    return next(folder / place for place in ("tools", "tests") if (folder / place / name).is_dir())
