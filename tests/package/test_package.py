"""What `pip install` gives: everything, compiled, and without the checkout."""

import json
import re
import subprocess
import sys
import tarfile
from pathlib import PurePosixPath
from signal import SIGTERM
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

import tripot
from package.conftest import ROOT, Built, interpreter, outside
from release.wheels import compiled_modules, problems

SMOKE = ROOT / "deploy" / "smoke.py"
OTHER_PYTHONS = ("3.12", "3.13", "3.14")


def files_of_the_package(built: Built) -> set[str]:
    """As they were when the package was built: what building has made is left out."""
    source = built.checkout / "src"
    names = {path.relative_to(source).as_posix() for path in source.rglob("*") if path.is_file()}
    return {name for name in names if ".egg-info/" not in name}


def run(built: Built, folder, *line, **given):
    """Isolated (-I): neither the current folder nor PYTHONPATH is looked into."""
    command = [built.python, "-I", *line]
    return subprocess.run(command, cwd=folder, env=outside(), capture_output=True, text=True, check=False, **given)


def test_the_source_distribution_has_every_file_of_the_package(built):
    with tarfile.open(built.sdist) as sdist:
        members = {str(PurePosixPath(*PurePosixPath(member.name).parts[1:])): member for member in sdist}
        assert {f"src/{name}" for name in files_of_the_package(built)} <= members.keys()
        assert {
            "README.md",
            "LICENSE",
            "CHANGELOG.md",
            "constraints.txt",
            "deploy/compiled.py",
            "deploy/smoke.py",
            "pyproject.toml",
            "setup.py",
        } <= members.keys()
        assert not [name for name, member in members.items() if not (member.isfile() or member.isdir())]  # no links
        assert not [name for name in members if name.endswith((".so", ".c", ".pyc"))]
        for rules in (ROOT / "docs" / "rules").glob("*.toml"):
            packed = sdist.extractfile(members[f"src/tripot/games/{rules.stem}/rules.toml"])
            assert packed.read() == rules.read_bytes()


def test_the_wheels_have_every_file_of_the_package_and_one_every_compiled_module(built, pure):
    for wheel in (built.wheel, pure):
        assert files_of_the_package(built) <= set(ZipFile(wheel).namelist())
        assert list(problems(wheel, compiled_modules())) == []
    assert not built.wheel.name.endswith("-none-any.whl")
    assert pure.name == f"tripot-{tripot.__version__}-py3-none-any.whl"


def test_what_the_packages_say_of_themselves_can_be_shown(built, pure):
    line = [sys.executable, "-m", "twine", "check", "--strict", built.sdist, built.wheel, pure]
    finished = subprocess.run(line, capture_output=True, text=True, check=False)
    assert (finished.returncode, finished.stdout.count("PASSED")) == (0, 3), finished.stdout


def test_the_engine_is_compiled_and_plays_a_whole_game(built, tmp_path):
    finished = run(built, tmp_path, SMOKE, "compiled")
    assert finished.returncode == 0, finished.stderr
    told = json.loads(finished.stdout)
    assert told["file"].startswith(str(built.python.parents[1]))
    assert told["native"]
    assert told["decisions"] > 10
    assert told["winners"]
    assert told["version"] == tripot.__version__
    assert "the engine is compiled" in run(built, tmp_path, SMOKE, "plain").stderr


def test_the_command_explains_itself(built, tmp_path):
    command = built.python.with_name("tripot")
    helped = subprocess.run(
        [command, "--help"], cwd=tmp_path, env=outside(), capture_output=True, text=True, check=True
    )
    assert "serve" in helped.stdout
    version = subprocess.run(
        [command, "--version"], cwd=tmp_path, env=outside(), capture_output=True, text=True, check=True
    )
    assert version.stdout.splitlines() == [
        f"tripot {tripot.__version__}"
    ]  # a plain engine would be told in a second line


def test_the_server_serves_the_page_and_stops_when_it_is_told_to(built, tmp_path):
    line = [built.python.with_name("tripot"), "serve", "--host", "127.0.0.1", "--port", "0", "--json"]
    line += ["--database", tmp_path / "tripot.db"]
    with (
        (tmp_path / "log").open("w") as log,
        subprocess.Popen(line, cwd=tmp_path, env=outside(), stdout=subprocess.PIPE, stderr=log, text=True) as server,
    ):
        try:
            check_page(first_json(server.stdout)["here"], built.checkout / "src/tripot/server/page")
        finally:
            server.send_signal(SIGTERM)
            code = server.wait(60)
    assert code in (0, -SIGTERM)
    warnings = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert [warning for warning in warnings if warning["log"] != "tripot.loop"] == []  # that one: a busy machine


def check_page(here, folder):
    (script,) = re.findall(r'<script type="module"[^>]* src="/(assets/[^"]+\.js)"', fetch(here).decode())
    assert fetch(here + script) == (folder / script).read_bytes()
    assert json.loads(fetch(f"{here}health"))["status"] == "ok"
    assert b"trieste" in fetch(f"{here}api/games")


def first_json(stream):
    """Its first document, which may have several lines."""
    text = ""
    for line in stream:
        text += line
        try:
            return json.loads(text)
        except ValueError:
            continue
    raise AssertionError(text)


def fetch(url: str) -> bytes:
    with urlopen(url, timeout=60) as answer:
        return answer.read()


def install(wheel, python, folder):
    """A new environment of this Python with nothing in it but the wheel and what it asks for."""
    subprocess.run([python, "-m", "venv", "--without-pip", folder], check=True, env=outside())
    pip = [sys.executable, "-m", "pip", "--quiet", "--python", folder, "install", "-c", ROOT / "constraints.txt"]
    subprocess.run([*pip, wheel], check=True, stderr=subprocess.DEVNULL)
    return folder / "bin"


def test_without_extras_the_package_plays_and_says_what_more_there_is(built, tmp_path):
    bare = install(built.wheel, sys.executable, tmp_path / "bare")
    line = [bare / "python", "-I", SMOKE, "compiled"]
    subprocess.run(line, cwd=tmp_path, env=outside(), capture_output=True, check=True)
    asked = subprocess.run(
        [bare / "tripot", "games"],
        cwd=tmp_path,
        env=outside() | {"LANG": "C"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (asked.returncode, asked.stdout) == (1, "")
    assert "pip install 'tripot[cli]'" in asked.stderr


@pytest.mark.parametrize("version", OTHER_PYTHONS)
def test_other_pythons_play_with_the_pure_wheel(pure, version, tmp_path):
    """Compiling for each of them takes minutes; cibuildwheel does that, and plays the same game."""
    python = interpreter(version)
    if python is None:
        pytest.skip(f"there is no Python {version} here")
    place = install(pure, python, tmp_path / version)
    line = [place / "python", "-I", "-W", "error", SMOKE, "plain"]
    finished = subprocess.run(line, cwd=tmp_path, env=outside(), capture_output=True, text=True, check=False)
    assert finished.returncode == 0, finished.stderr
    assert json.loads(finished.stdout)["python"].startswith(version)
