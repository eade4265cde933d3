"""Nothing is public without documentation, what is private is named so, and the examples of the reference run."""

import os
import re
import subprocess
import sys
from importlib import import_module
from types import ModuleType

import pytest

from docs.test_site import ROOT
from documentation.public import REFERENCE, public_modules, undocumented, unlisted

PLAIN = {"PYTHONPATH": str(ROOT / "build" / "interpreted")}  # compiled functions keep no docstring
EXAMPLES = [
    code
    for page in sorted(REFERENCE.glob("*.md"))
    for code in re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
]


def test_everything_public_is_documented_and_everything_else_is_named_as_private():
    line = [sys.executable, ROOT / "tools" / "documentation" / "public.py"]
    finished = subprocess.run(line, env=os.environ | PLAIN, capture_output=True, text=True, check=False)
    assert (finished.returncode, finished.stderr.strip()) == (0, "")


def test_the_reference_names_the_modules_for_programs():
    assert {"tripot", "tripot.bots", "tripot.rl", "tripot.text", "tripot.core.errors"} <= set(public_modules())


@pytest.mark.parametrize("name", public_modules())
def test_a_public_module_says_what_is_public(name):
    module = import_module(name)
    assert all(hasattr(module, public) for public in module.__all__)


@pytest.mark.parametrize("code", EXAMPLES)
def test_the_examples_of_the_reference_run(code, capsys):
    exec(compile(code, "reference", "exec"), {})
    assert capsys.readouterr().out


# ---- the check can fail ---------------------------------------------------------------------------------------------

SOURCE = '''
"""A module."""
from dataclasses import dataclass
__all__ = ["Told", "Mute", "told", "mute", "Row"]
class Told:
    """Told."""
    def told(self): "Told."
    def mute(self): ...
    def _private(self): ...
    @property
    def silent(self): ...
class Mute(Told):
    def told(self): ...  # as what it overrides
def told(): "Told."
def mute(): ...
@dataclass
class Row:
    field: int
def forgotten(): "Not listed."
def _private(): ...
'''


def test_what_lacks_a_docstring_or_a_private_name_is_found(monkeypatch):
    module = ModuleType("sample", "A module.")
    monkeypatch.setitem(sys.modules, "sample", module)  # where the docstring of an overridden method is looked for
    exec(SOURCE, vars(module))
    assert set(undocumented(module)) == {
        "sample.Told.mute",
        "sample.Told.silent",
        "sample.Mute",
        "sample.mute",
        "sample.Row",
    }
    assert list(unlisted(module)) == ["sample.forgotten"]
