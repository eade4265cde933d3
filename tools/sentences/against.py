"""The sentences of another commit beside those of this one.

A game's are written by the commit's own generator, in plain Python, so that it fits the code that it speaks for.  The
page's own words are gathered as here, with the same names and numbers, so that only what was edited differs.
"""

import difflib
import io
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tripot.text import LANGUAGES

ROOT = Path(__file__).parents[2]
GENERATORS = {"tools/sentences/__main__.py": "sentences", "tests/text/sentences.py": "text.sentences"}
LONGEST = 30 * 60  # seconds; one takes a minute or two where nothing else runs


def compare(rev: str, out: Path) -> None:
    """Writes the sentences of `rev` to `out`/before, and the differences beside those of this commit."""
    before = (out / "before").resolve()
    shutil.rmtree(before, ignore_errors=True)
    before.mkdir(parents=True)
    with TemporaryDirectory(prefix="tripot-sentences-") as folder:
        tree = Path(folder)
        extract(rev, tree)
        generator = generator_of(rev, tree)
        print(f"writing those of {rev}, in plain Python: a minute or two …", flush=True)
        page = page_words(rev, tree, before / "page.json")
        paths = os.pathsep.join(str(tree / part) for part in ("src", "tools", "tests"))
        run(rev, sys.executable, "-m", generator, before, page, cwd=tree, env=os.environ | {"PYTHONPATH": paths})
    for language in LANGUAGES:
        write_diff(rev, out, f"{language}.txt")


def extract(rev: str, tree: Path) -> None:
    packed = subprocess.run(("git", "archive", rev), cwd=ROOT, check=False, capture_output=True)
    if packed.returncode:
        sys.exit(f"There is no commit {rev} here: {packed.stderr.decode().strip()}")
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
        archive.extractall(tree, filter="tar")  # "data" would refuse the links to the rules


def generator_of(rev: str, tree: Path) -> str:
    for path, module in GENERATORS.items():
        if (tree / path).exists():
            return module
    sys.exit(f"{rev} is older than the sentences' generator: compare the texts themselves, as CONTRIBUTING.md says.")


def page_words(rev: str, tree: Path, page: Path) -> Path:
    tree.joinpath("web/node_modules").symlink_to(ROOT / "web/node_modules")
    shutil.copy(ROOT / "web/sentences.js", tree / "web")
    here = os.environ | {"PATH": f"{ROOT / '.venv/bin'}{os.pathsep}{os.environ['PATH']}"}  # it may have this Node only
    with page.open("w") as file:
        run(rev, ROOT / "web/npm", "run", "--silent", "--prefix", tree / "web", "sentences", env=here, stdout=file)
    return page


def run(rev: str, *command: str | Path, **options: Any) -> None:
    try:
        subprocess.run(command, check=True, timeout=LONGEST, **options)
    except subprocess.CalledProcessError as error:
        sys.exit(f"The sentences of {rev} cannot be written: what it says of it is above ({error.returncode}).")
    except subprocess.TimeoutExpired:
        sys.exit(f"The sentences of {rev} are not written after {LONGEST // 60} minutes: given up.")


def write_diff(rev: str, out: Path, name: str) -> None:
    old, new = (folder.joinpath(name).read_text("utf-8").splitlines() for folder in (out / "before", out))
    found = difflib.unified_diff(old, new, f"{rev}/{name}", name, lineterm="", n=0)
    diff = (out / name).with_suffix(".diff")
    diff.write_text("\n".join(found) + "\n", "utf-8")
    print(f"{diff}: {summary(old, new)}")


def summary(old: list[str], new: list[str]) -> str:
    gone, come = set(old) - set(new), set(new) - set(old)
    return f"{len(old)} lines before, {len(new)} now; {len(gone)} no longer said so, {len(come)} new or said otherwise"
