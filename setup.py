"""Compile the engine with mypyc, or leave it the plain Python that it is written in.

The environment variable TRIPOT_PURE decides: 1 leaves plain Python, 0 compiles or fails.  Without it the engine is
compiled where there is a C compiler.  If there is one, a failure to compile is always an error.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path
from runpy import run_path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.errors import CompileError, PlatformError

from distutils.ccompiler import new_compiler  # isort: skip  (setuptools brings it)
from distutils.sysconfig import customize_compiler  # isort: skip

COMPILING = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}  # pip asks for metadata before
UNIX_FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition"]
NO_WARNINGS = ["-Wno-all"]  # the C is generated, and GCC would look for them for 40 seconds
LINK_TIME_OPTIMISATION = ["-flto=auto"]  # the engine is one large C file: GCC then optimises it on all cores
NO_COMPILER = "No C compiler here can compile a file that includes Python.h"


def extensions() -> list[Extension]:
    from mypyc.build import mypycify

    # Imports are followed for their types, but only the compiled modules are checked, and no installed package is
    # looked at: some of the other modules import packages that a build does not have.  `make lint` checks everything.
    found: list[Extension] = mypycify(
        ["--strict", "--follow-imports=silent", "--no-site-packages", *run_path("deploy/compiled.py")["modules"]()],
        opt_level=os.environ.get("TRIPOT_OPT_LEVEL", "3"),
        debug_level="0",
        group_name="tripot",
    )
    if sys.platform != "win32":
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS, *NO_WARNINGS]  # shared
    if is_gcc():
        library = max(found, key=lambda extension: Path(extension.sources[0]).stat().st_size)
        library.extra_compile_args += LINK_TIME_OPTIMISATION
        library.extra_link_args += [*UNIX_FLAGS, *LINK_TIME_OPTIMISATION]
    return found


def is_gcc() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    version = subprocess.run([*shlex.split(command), "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in version.stdout


def is_to_be_compiled() -> bool:
    wish = os.environ.get("TRIPOT_PURE", "")
    if wish not in ("", "0", "1"):
        raise SystemExit(f"tripot: TRIPOT_PURE is “{wish}”, but may be 0 (compile or fail), 1 (plain Python) or unset")
    if wish == "1" or has_compiler():
        return wish != "1"
    if wish == "0":
        raise SystemExit(f"tripot: {NO_COMPILER}, but TRIPOT_PURE=0 wants a compiled engine.")
    print(f"tripot: {NO_COMPILER}: the engine stays plain Python, many times slower.", file=sys.stderr)
    return False


def has_compiler() -> bool:
    compiler = new_compiler()
    customize_compiler(compiler)
    with TemporaryDirectory() as folder:
        source = Path(folder, "trial.c")
        source.write_text("#include <Python.h>\n")
        try:
            compiler.compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except (CompileError, PlatformError):
            return False
    return True


setup(ext_modules=extensions() if COMPILING & set(sys.argv) and is_to_be_compiled() else [])
