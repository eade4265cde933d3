"""The README's example does what it says, and the examples in docstrings do."""

import doctest
import inspect
import re
from pathlib import Path

import pytest
from mypy import api

import tripot
from tripot import typed
from tripot.core import match

README = Path(__file__).parents[1] / "README.md"


def example() -> str:
    (found,) = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    return found


def test_the_example_in_the_readme_runs_to_its_last_line(capsys):
    exec(compile(example(), "README.md", "exec"), {})
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "(0, 1, 2, 3)"
    assert "Outcome(winners=" in lines[-2]
    assert lines[-1].endswith("random decisions a second")


def test_the_example_in_the_readme_is_typed(tmp_path):
    """Views have the fields of their game, and no others."""
    wrong = 'tripot.Match("tschak", seats=2).view(0).market'
    file = tmp_path / "example.py"
    file.write_text(f"{example()}\n{wrong}\n", "utf-8")
    found, _, _ = api.run(["--strict", "--no-error-summary", "--cache-dir", str(tmp_path), str(file)])
    assert re.sub(r"^.*?: error: ", "", found.strip()) == '"TschakView" has no attribute "market"  [attr-defined]'


@pytest.mark.parametrize("module", [tripot, match])
def test_the_examples_in_docstrings_are_true(module):
    failed, tried = doctest.testmod(module)
    assert tried
    assert not failed


def test_what_type_checkers_see_takes_what_a_match_takes():
    wanted = inspect.signature(match.Match).parameters
    assert {"self", "game", "seats", *typed.MatchSetup.__annotations__} == {"self", *wanted}


def test_everything_public_says_what_it_is():
    """Errors do so in the tree at the top of `tripot.core.errors`."""
    public = {name: getattr(tripot, name) for name in tripot.__all__}
    mute = [name for name, thing in public.items() if not (thing.__doc__ or "").strip()]
    assert [name for name in mute if not issubclass(public[name], tripot.TripotError)] == []
