"""The register of rules: every clause of `docs/rules/*.toml` is proved by a test, and no test names another.

`@pytest.mark.rule("TRK-4.9")` says which clauses a test proves.  A test that names an unknown clause stops the run.
A clause that no test names fails the run of the whole suite; a run of a part of it (a path, -k, -m ...) does not look,
unless it is told to by --rules.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from runpy import run_path

import pytest

from leftovers import pytest_runtest_protocol  # noqa: F401  # a hook
from tripot.core import is_compiled, piles

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
PARTIAL = ("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "stepwise")  # options that leave tests out

UNPROVED = pytest.StashKey[list[str]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="fail on clauses of the rules that no collected test proves")
    parser.addoption("--engine", choices=["compiled", "interpreted"], help="refuse to test any other engine")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*clauses): the clauses of docs/rules/*.toml that the test proves")
    config.addinivalue_line("markers", "long: many random games or throws, for the compiled engine only")
    config.addinivalue_line("markers", "short: what `make test` tries of the site without a server")
    config.stash[UNPROVED] = []
    if not (TESTS.parent / "build" / "games" / "installed").exists():
        raise pytest.UsageError("the game that the tests bring is not installed: run `make build`")
    check_engine(config.getoption("--engine"))


def check_engine(wanted: str | None) -> None:
    """The engine that is tested is the one that was meant, and as new as its sources."""
    engine = "compiled" if is_compiled() else "interpreted"
    if wanted and wanted != engine:
        raise pytest.UsageError(f"the {engine} engine is installed, not the {wanted} one: run `make build`")
    if engine == "compiled":
        check_libraries(Path(piles.__file__).parents[3])


def check_libraries(project: Path) -> None:
    """The modules that are to be compiled are, as they are now, and no others."""
    sources = {project / name for name in run_path(str(project / "deploy" / "compiled.py"))["modules"](project)}
    libraries = {
        path.with_name(path.name.partition(".")[0] + ".py"): path for path in (project / "src" / "tripot").rglob("*.so")
    }
    for source in sorted({*sources, *libraries}):
        compiled = source in libraries and libraries[source].stat().st_mtime >= source.stat().st_mtime
        if not compiled or source not in sources:
            raise pytest.UsageError(f"the compiled {source.stem} is missing, old or not wanted: run `make build`")


@pytest.hookimpl(tryfirst=True)  # before -k and -m leave tests out
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    clauses = read_clauses()
    for item in items:
        for clause in named_by(item):
            if clause not in clauses:
                raise pytest.UsageError(f"{item.nodeid} names the unknown clause {clause}")
    if config.getoption("--rules") or is_whole(config):
        proved = {clause for item in items for clause in named_by(item)}
        config.stash[UNPROVED] = [clause for clause in clauses if clause not in proved]


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    if session.config.stash[UNPROVED] and exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    unproved = config.stash[UNPROVED]
    if unproved:
        terminalreporter.section("clauses that no test proves", red=True, bold=True)
        terminalreporter.write_line(" ".join(unproved), red=True)


def read_clauses() -> list[str]:
    """The ids of all clauses, in the order of the files."""
    documents = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(RULES.glob("*.toml"))]
    return [clause["id"] for document in documents for clause in document["clause"]]


def named_by(item: pytest.Item) -> Iterator[str]:
    for marker in item.iter_markers("rule"):
        yield from marker.args


def is_whole(config: pytest.Config) -> bool:
    """Is this a run of the whole suite?"""
    folders = [(config.invocation_params.dir / arg).resolve() for arg in config.args]
    everything = any(folder in (TESTS, *TESTS.parents) for folder in folders)
    return everything and not any(config.getoption(option, None) for option in PARTIAL)
