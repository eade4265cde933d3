"""The compiled modules as WebAssembly: mypyc writes 32-bit C, zig compiles it for Pyodide's interpreter."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from runpy import run_path
from zipfile import ZipFile

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SYSCONFIG = "_sysconfigdata__emscripten_wasm32-emscripten.py"
CONFIGURED = re.compile(r"(ALIGNOF|DOUBLE_IS|HAVE|PTHREAD|PY|SIZEOF|WITH)_\w+")
# Features of WebAssembly that the compiler may use; Pyodide 0.25 runs with them.
CPU = "mvp+bulk_memory+sign_ext+mutable_globals+nontrapping_fptoint"
COMPILE = ["-O2", "-g0", "-fPIC", "-fwrapv", "-fvisibility=hidden", "-fno-sanitize=all", "-DNDEBUG", "-Wno-everything"]
STRICT = ["-Werror=implicit-function-declaration"]
LINK = ["-shared", "--experimental-pic", "--no-entry", "--import-memory", "--unresolved-symbols=import-dynamic"]
MSGSPEC = ROOT / "build" / "msgspec" / "src" / "msgspec"  # its source distribution, which make unpacks there
INCLUDED = {"vec_template.c", "librt_vecs_api.c"}  # by other C files


class NoToolchain(Exception):
    """What compiles for WebAssembly is not here; the engine can still be packed as plain Python."""


def interpreter_config(pyodide: Path) -> dict[str, object]:
    """How Pyodide's Python was configured, as its own standard library tells."""
    with ZipFile(pyodide / "python_stdlib.zip") as library:
        told: dict[str, object] = {}
        exec(library.read(SYSCONFIG), told)
    found = told["build_time_vars"]
    assert isinstance(found, dict)
    return found


def compile_modules(pyodide: Path, work: Path) -> dict[str, Path]:
    """The libraries of the engine, and msgspec's, by their place in a wheel."""
    config = interpreter_config(pyodide)
    check_python(config)
    zig = find_zig()
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    write_headers(config, work / "python")
    compile_c(zig, HERE / "include" / "sizes.c", work)
    sources = {name: [path] for name, path in write_c(work / "source").items()}
    sources["librt.vecs"] = [path for path in sorted((runtime() / "vecs").glob("*.c")) if path.name not in INCLUDED]
    if not MSGSPEC.exists():
        raise NoToolchain("the source of msgspec is missing: pip could not fetch it")
    sources["msgspec._core"] = [MSGSPEC / "_core.c"]
    built: dict[str, Path] = {}
    with ThreadPoolExecutor(2) as pool:
        jobs = {name: pool.submit(library, zig, name, paths, work) for name, paths in sources.items()}
        for name, job in jobs.items():
            built[name.replace(".", "/") + str(config["EXT_SUFFIX"])] = job.result()
    return built


def has_python_of(config: dict[str, object]) -> bool:
    """Does this program run on the Python that Pyodide runs?"""
    return config["VERSION"] == f"{sys.version_info[0]}.{sys.version_info[1]}"


def check_python(config: dict[str, object]) -> None:
    if not has_python_of(config):
        wanted = config["VERSION"]
        raise NoToolchain(f"Pyodide runs Python {wanted}, and only that Python has its headers (PYTHON=python{wanted})")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise NoToolchain("Python.h is missing: install the headers of this Python")


def find_zig() -> Path:
    try:
        import ziglang  # type: ignore[import-not-found, import-untyped, unused-ignore]  # a compiler, not a dependency
    except ImportError:
        raise NoToolchain("the compiler is missing: pip install -c constraints.txt ziglang") from None
    return Path(ziglang.__file__).with_name("zig")


def runtime() -> Path:
    import mypyc.build

    return Path(mypyc.build.__file__).with_name("lib-rt")


def write_headers(config: dict[str, object], folder: Path) -> None:
    """Python's headers with a `pyconfig.h` for the interpreter that will load the modules, not for this one."""
    shutil.copytree(sysconfig.get_path("include"), folder)
    lines = [
        f"#define {name} {value}\n"
        for name, value in sorted(config.items())
        if CONFIGURED.fullmatch(name) and isinstance(value, int) and value
    ]
    (folder / "pyconfig.h").write_text("".join(lines), encoding="utf-8")


def modules() -> list[str]:
    """Those that are compiled here: the interfaces for research need packages that Pyodide has no version of."""
    found: list[str] = run_path(str(ROOT / "deploy" / "compiled.py"))["modules"](ROOT)
    return [path for path in found if not path.startswith("src/tripot/rl/")]


def write_c(folder: Path) -> dict[str, Path]:
    """The C of each module.  mypyc has a process of its own, in which a pointer has four bytes."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "page"))
    line = [sys.executable, str(HERE / "write_c.py"), *modules()]
    told = run(line, folder)
    pairs = [text.split("\t") for text in told.splitlines() if "\t" in text]
    return {name: folder / path for name, path in pairs}


def library(zig: Path, name: str, sources: list[Path], work: Path) -> Path:
    """One module, compiled and linked."""
    objects = [compile_c(zig, source, work) for source in sources]
    linked = work / f"{name}.so"
    export = f"--export=PyInit_{name.rpartition('.')[2]}"
    run([str(zig), "wasm-ld", *LINK, "--strip-debug", "-O2", export, *objects, "-o", str(linked)], work)
    return linked


def compile_c(zig: Path, source: Path, work: Path) -> str:
    """The object file of a C file; modules of two packages may have one name, so the whole path is in its own."""
    compiled = work / (source.as_posix().replace("/", "_") + ".o")
    run([str(zig), "cc", *compile_flags(zig, work), "-c", str(source), "-o", str(compiled)], work)
    return str(compiled)


def compile_flags(zig: Path, work: Path) -> list[str]:
    """No header of this machine: those of the compiler, of Python, of mypyc, and our own of the C library."""
    system = [HERE / "include", zig.parent / "lib" / "include"]
    own = [work / "python", runtime(), runtime() / "vecs", work / "source" / "build"]
    paths = [part for path in system for part in ("-isystem", str(path))] + [f"-I{path}" for path in own]
    target = ["-target", "wasm32-emscripten", f"-mcpu={CPU}", "-nostdinc", "-DMYPYC_EXPERIMENTAL"]
    return [*target, *COMPILE, *STRICT, *paths]


def run(line: list[str], folder: Path, settings: Mapping[str, str] | None = None) -> str:
    environment = os.environ | (settings or {})
    done = subprocess.run(line, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"offline: {Path(line[0]).name} failed:\n{done.stdout[-2000:]}{done.stderr[-4000:]}")
    return done.stdout
