"""The package, built and installed by the steps of the Containerfile from a copy of what the Containerfile copies."""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CONTAINERFILE = ROOT / "deploy" / "Containerfile"
PAGE = Path("src/tripot/server/page")
MADE = shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__", "node_modules", "page")
LOCKED = sys.platform == "linux" and sys.version_info[:2] <= (3, 14)  # where deploy/*requirements.txt have hashes for


@dataclass
class Built:
    checkout: Path  # what it was built from
    sdist: Path
    wheel: Path
    python: Path  # of the environment into which the wheel was installed


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    if not LOCKED:
        pytest.skip("deploy/requirements.txt has the hashes of wheels for Linux and Python 3.11 to 3.14")
    folder = tmp_path_factory.mktemp("package")
    checkout = folder / "source"
    stage = CONTAINERFILE.read_text(encoding="utf-8").split("\nFROM ")[1]
    for copied in re.findall(r"^COPY (.*)$", stage, re.MULTILINE):
        copy(copied.split(), checkout)
    take_page(checkout)
    for step in re.findall(r"^RUN (deploy/.*)$", stage, re.MULTILINE):
        shell(re.sub(r" /", f" {folder}/", step), checkout)
    (sdist,), (wheel,) = (folder / "dist").glob("*.tar.gz"), (folder / "dist").glob("*.whl")
    return Built(checkout, sdist, wheel, folder / "tripot" / "bin" / "python")


@pytest.fixture(scope="session")
def pure(built: Built) -> Path:
    """The wheel for wherever nothing is compiled."""
    folder = built.sdist.parents[1] / "pure"
    line = ["pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, built.sdist]
    subprocess.run([sys.executable, "-m", *line], env=outside() | {"TRIPOT_PURE": "1"}, check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def interpreter(version: str) -> str | None:
    """A Python of this version that runs: on the path, or among those of pyenv, whose commands on the path may not."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    found = [shutil.which(f"python{version}"), *map(str, sorted(pyenv.glob(f"{version}.*/bin/python")))]
    for python in filter(None, found):
        if subprocess.run([python, "-c", "import venv"], capture_output=True, check=False).returncode == 0:
            return python
    return None


def copy(names: list[str], checkout: Path) -> None:
    *sources, target = names
    for name in sources:
        to = checkout / target / (name if target == "./" else "")
        to.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, to, symlinks=True, ignore=MADE)
        else:
            shutil.copy(ROOT / name, to)


def take_page(checkout: Path) -> None:
    """Built by the same commands, but by `make page`, which has done so already."""
    assert (ROOT / PAGE / "index.html").is_file(), "the page is not built: run `make page`"
    shutil.copytree(ROOT / PAGE, checkout / PAGE)


def shell(step: str, checkout: Path) -> None:
    # Optimising takes most of the time and changes nothing in how the package is built.
    finished = subprocess.run(
        ["bash", "-c", step],
        cwd=checkout,
        env=outside() | {"TRIPOT_OPT_LEVEL": "0"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert finished.returncode == 0, finished.stdout


def outside() -> dict[str, str]:
    """The environment without the project's own Python in it."""
    own = str(Path(sys.executable).parent)
    path = os.pathsep.join(place for place in os.environ["PATH"].split(os.pathsep) if place != own)
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")} | {"PATH": path}
