"""The mechanism that ties tests to the clauses of the rules (tests/conftest.py)."""

from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

CONFTEST = Path(__file__).parents[1] / "conftest.py"
TWO_CLAUSES = '[[clause]]\nid = "ABC-1.1"\n[[clause]]\nid = "ABC-1.2"\n'


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch):
    """A suite of its own with two clauses; returns a function that writes its test file."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # importing them again for every run takes seconds

    def write(*tests: str, rules: str = TWO_CLAUSES) -> pytest.Pytester:
        for path, text in {
            "build/games/installed": "",  # what `make build` leaves
            "docs/rules/abc.toml": rules,
            "tests/conftest.py": CONFTEST.read_text(encoding="utf-8"),
            "tests/test_abc.py": "import pytest\n" + "\n".join(tests),
        }.items():
            file = pytester.path / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        return pytester

    return write


def proves(name: str, *clauses: str) -> str:
    return f"@pytest.mark.rule({', '.join(map(repr, clauses))})\ndef {name}(): pass\n"


BOTH = proves("test_both", "ABC-1.1", "ABC-1.2")
FIRST = proves("test_first", "ABC-1.1")


def test_a_suite_that_proves_every_clause_passes(suite):
    result = suite(FIRST, proves("test_second", "ABC-1.2")).runpytest("--strict-markers", "-W", "error")
    result.assert_outcomes(passed=2)
    assert result.ret == pytest.ExitCode.OK


def test_one_test_may_prove_several_clauses(suite):
    assert suite(BOTH).runpytest().ret == pytest.ExitCode.OK


@pytest.mark.parametrize("selection", [(), ("-k", "nothing"), ("tests/test_abc.py",)])
def test_an_unknown_clause_stops_every_run_and_names_test_and_clause(suite, selection):
    result = suite(BOTH, proves("test_wrong", "ABC-9.9")).runpytest(*selection)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*test_abc.py::test_wrong names the unknown clause ABC-9.9*"])


@pytest.mark.parametrize("selection", [(), ("tests",), (".",)])
def test_a_clause_that_no_test_proves_fails_the_whole_suite_and_is_named(suite, selection):
    result = suite(FIRST).runpytest(*selection)
    result.assert_outcomes(passed=1)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["*clauses that no test proves*", "ABC-1.2"])


def test_an_empty_suite_proves_nothing(suite):
    assert suite().runpytest().ret == pytest.ExitCode.TESTS_FAILED


@pytest.mark.parametrize(
    "selection",
    [
        ("tests/test_abc.py",),
        ("tests/test_abc.py::test_first",),
        ("-k", "first"),
        ("-m", "rule"),
        ("--deselect", "tests/test_x.py"),
    ],
)
def test_a_part_of_the_suite_need_not_prove_everything(suite, selection):
    assert suite(FIRST).runpytest(*selection).ret == pytest.ExitCode.OK


@pytest.mark.parametrize("selection", [("tests/test_abc.py",), ("-k", "first"), ("-m", "rule")])
def test_the_option_rules_looks_at_a_part_too(suite, selection):
    result = suite(FIRST).runpytest("--rules", *selection)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["ABC-1.2"])


def test_the_clauses_of_all_files_count(suite):
    pytester = suite(BOTH)
    (pytester.path / "docs/rules/def.toml").write_text('[[clause]]\nid = "DEF-1.1"\n', encoding="utf-8")
    result = pytester.runpytest()
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["DEF-1.1"])


def test_a_failing_test_stays_the_first_thing_that_fails(suite):
    result = suite(FIRST, "def test_broken(): assert False").runpytest()
    result.assert_outcomes(passed=1, failed=1)
    assert result.ret == pytest.ExitCode.TESTS_FAILED


def test_a_marked_class_marks_its_tests(suite):
    marked = '@pytest.mark.rule("ABC-1.1", "ABC-1.2")\nclass TestAll:\n    def test_it(self): pass\n'
    assert suite(marked).runpytest().ret == pytest.ExitCode.OK
