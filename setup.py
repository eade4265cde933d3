"""Compile the engine with mypyc if we can; otherwise install it as the plain Python it is."""

import os
import sys
import tomllib
from pathlib import Path

from setuptools import Extension, setup


def compiled_modules() -> list[str]:
    """The modules named in pyproject.toml: the inner engine and the rules of the games."""
    settings = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    return [f"src/{module}" for module in settings["tool"]["tripot"]["compiled"]]


def extensions() -> list[Extension]:
    if os.environ.get("TRIPOT_PURE"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    found: list[Extension] = mypycify(
        ["--strict", *compiled_modules()], opt_level="3", debug_level="0", group_name="tripot"
    )
    for extension in found:
        if sys.platform != "win32":
            extension.extra_compile_args = [
                *extension.extra_compile_args,
                "-fvisibility=hidden",
                "-fno-semantic-interposition",
            ]
        extension.optional = True  # without a C compiler the Python files stay
    return found


setup(ext_modules=extensions())
