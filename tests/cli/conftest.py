import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tripot.cli.main import run


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str


Tripot = Callable[..., Result]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for saved games, English, and a terminal of a usual width."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TRIPOT_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path / "home"


@pytest.fixture
def tripot(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Tripot:
    """Runs a command line; `typed` is what the person types, line by line."""

    def tripot(line: str, *more: object, typed: str = "") -> Result:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = run([*line.split(), *map(str, more)])
        told = capsys.readouterr()
        assert "Traceback" not in told.out + told.err
        return Result(code, told.out, told.err)

    return tripot
