"""The table of steps: each names what runs it and how it is weighed, and the compiled lists agree."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

import tripot.games.trieste
from tripot.games.trieste.bots.weighing import Scales
from tripot.games.trieste.cards import steps
from tripot.games.trieste.cards.steps import STEPS

FOLDER = Path(tripot.games.trieste.__file__).parent
CONTROL = {"STOP", "JUMP", "NEXT", "BRANCH"}  # instructions that the assembler adds


def function(module, name):
    """The source of a function or method; compiled ones have none of their own."""
    tree = ast.parse((FOLDER / module).read_text("utf-8"))
    return next(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == name)


def branches(chain):
    """By the name of a step: what its branch calls first, such as `treasuring.draw`."""
    found = {}
    for node in (node for node in ast.walk(chain) if isinstance(node, ast.If)):
        called = next(part for line in node.body for part in ast.walk(line) if isinstance(part, ast.Call))
        for name in compared(node.test):
            found[name] = ast.unparse(called.func)
    return found


def compared(test):
    """The names that `what` is compared with."""
    return [ast.unparse(node.comparators[0]).rpartition(".")[2] for node in ast.walk(test) if is_comparison(node)]


def is_comparison(node):
    return isinstance(node, ast.Compare) and ast.unparse(node.left) == "what"


def constant(name):
    """The name of a step's number: `draw` has `DRAW`."""
    return name.upper()


def test_the_lists_know_every_step_of_the_table_and_no_other():
    numbers = {constant(name): step.number for name, step in STEPS.items()}
    assert all(getattr(steps, name) == number for name, number in numbers.items())
    assert branches(function("effects/carrying_out.py", "carry_out")).keys() - CONTROL == numbers.keys()


@pytest.mark.parametrize("name", STEPS)
def test_a_step_is_run_by_the_function_that_the_table_names(name):
    chapter, _, called = STEPS[name].runs.partition(".")
    assert callable(getattr(import_module(f"tripot.games.trieste.effects.{chapter}"), called))
    found = branches(function("effects/carrying_out.py", "carry_out"))[constant(name)]
    assert STEPS[name].runs in (found, f"carrying_out.{found}")


@pytest.mark.parametrize("name", STEPS)
def test_a_step_is_weighed_by_the_method_that_the_table_names(name):
    method = f"worth_of_{STEPS[name].weighed}"
    assert callable(getattr(Scales, method))
    found = branches(function("bots/weighing.py", "step"))
    minor = compared(function("bots/weighing.py", "is_minor"))
    assert found.get(constant(name), "self.worth_of_minor" if constant(name) in minor else "") == f"self.{method}"
