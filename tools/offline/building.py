"""Puts everything into `build/offline`: the wheel, the folder for browsers, the same unpacked, and a list of digests.

The folder is called by a digest of its contents, so that a cache may keep it for ever.  Scripts are in it as they are,
as hosts compress them; all else is packed by Zstandard, which the worker unpacks: many hosts would send it as it is.
"""

import gzip
import hashlib
import json
import os
import shutil
import sys
from pathlib import Path

import zstandard

from offline.answers import answers
from offline.compiling import HERE, ROOT, NoToolchain, compile_modules, has_python_of, interpreter_config, run
from offline.packing import (
    SERVER_PACKAGES,
    engine,
    metadata,
    packages,
    server,
    standard_library,
    write_wheel,
    write_zip,
)

BUILT = ROOT / "build" / "offline"
PYODIDE = HERE / "node_modules" / "pyodide"
AS_THEY_ARE = ("pyodide.js", "pyodide.asm.js", "pyodide.asm.wasm")
SQLITE = HERE / "node_modules" / "sql.js" / "dist"
SQLITE_FILES = ("sql-wasm.js", "sql-wasm.wasm")
UNPACKER = HERE / "node_modules" / "fzstd" / "umd" / "index.js"
UNPACKED = "unpacked"  # the folder of what programs read, as browsers have it after unpacking
PACKED = (".wasm", ".zip")
LEVEL = 19  # of Zstandard; higher ones gain nothing here
PLAIN = "py3-none-any"
NO_SERVER = "browsers get nothing, as a server cannot do without compiled modules"  # those of msgspec


def build(target: Path, *, plain: bool = False) -> None:
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    libraries = {} if plain else compiled_or_none(target.with_name(f"{target.name}-work"))
    own, others = split(libraries)
    contents = engine(own)
    contents |= metadata(platform_tag() if libraries else PLAIN)
    write_wheel(target, contents, platform_tag() if libraries else PLAIN)
    if PYODIDE.exists():
        write_bundle(target, contents, others)
    write_digests(target)


def split(libraries: dict[str, Path]) -> tuple[dict[str, Path], dict[str, Path]]:
    """Those of the engine, which belong into its wheel, and those of packages."""
    others = {place: path for place, path in libraries.items() if place.startswith("msgspec/")}
    return {place: path for place, path in libraries.items() if place not in others}, others


def compiled_or_none(work: Path) -> dict[str, Path]:
    try:
        if not PYODIDE.exists():
            raise NoToolchain("Pyodide is missing: npm could not fetch it")
        return compile_modules(PYODIDE, work)
    except NoToolchain as error:
        print(f"offline: {error}. The engine stays plain Python, many times slower; {NO_SERVER}.", file=sys.stderr)
        return {}


def platform_tag() -> str:
    about = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    python = "cp" + "".join(about["python"].split(".")[:2])
    return f"{python}-{python}-{about['platform']}_{about['arch']}"


def write_bundle(target: Path, contents: dict[str, bytes], libraries: dict[str, Path]) -> None:
    unpacked = target / UNPACKED
    unpacked.mkdir()
    for path in [PYODIDE / name for name in AS_THEY_ARE] + [SQLITE / name for name in SQLITE_FILES]:
        shutil.copyfile(path, unpacked / path.name)
    shutil.copyfile(UNPACKER, unpacked / "fzstd.js")
    shutil.copyfile(HERE / "worker.js", unpacked / "worker.js")
    (unpacked / "answers.json").write_text(json.dumps(answers(), ensure_ascii=False), encoding="utf-8")
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    (unpacked / "pyodide-lock.json").write_text(json.dumps(lock | {"packages": {}}), encoding="utf-8")
    contents = contents | server() | packages() | packages(SERVER_PACKAGES)
    contents |= {place: library.read_bytes() for place, library in libraries.items()}
    write_modules(unpacked / "python_stdlib.zip", standard_library(PYODIDE))
    write_modules(unpacked / "tripot.zip", contents)
    if libraries:
        write_manifest(target, pack(unpacked, target))


def write_modules(path: Path, contents: dict[str, bytes]) -> None:
    """Compiled to bytecode, if this Python writes what Pyodide's reads; else as source."""
    write_zip(path, contents, compressed=False)
    if has_python_of(interpreter_config(PYODIDE)):
        settings = {"PYTHONHASHSEED": "0", "PYTHONPATH": os.pathsep.join(sys.path)}
        run([sys.executable, "-X", "no_debug_ranges", "-m", "offline.precompiling", str(path)], ROOT, settings)


def pack(unpacked: Path, target: Path) -> Path:
    """All that a browser fetches."""
    bundle = target / "bundle"
    bundle.mkdir()
    packer = zstandard.ZstdCompressor(LEVEL)
    for path in sorted(unpacked.iterdir()):
        if path.suffix in PACKED:
            (bundle / f"{path.name}.zst").write_bytes(packer.compress(path.read_bytes()))
        else:
            shutil.copyfile(path, bundle / path.name)
    digest = hashlib.sha256("".join(digest_lines(bundle, bundle)).encode()).hexdigest()[:16]
    return bundle.rename(target / f"bundle-{digest}")


def write_manifest(target: Path, folder: Path) -> None:
    """What the page has to fetch, and how much that is on its way, where the host compresses scripts."""
    files = {}
    for path in sorted(folder.iterdir()):
        content = path.read_bytes()
        sent = content if path.suffix == ".zst" else gzip.compress(content, 9, mtime=0)
        files[path.name] = {"size": len(content), "compressed": len(sent)}
    told = {"folder": folder.name, "files": files}
    (target / "manifest.json").write_text(json.dumps(told, indent=1), encoding="utf-8")


def place_beside(page: Path, target: Path) -> None:
    """Put bundle and manifest beside a built page, and nothing of an earlier build."""
    beside = page / "offline"
    shutil.rmtree(beside, ignore_errors=True)
    bundle = bundle_in(target)
    shutil.copytree(bundle, beside / bundle.name)
    for path in sorted((beside / bundle.name).glob("*.js*")):
        path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    shutil.copyfile(target / "manifest.json", beside / "manifest.json")


def write_digests(target: Path) -> None:
    (target / "digests.txt").write_text("".join(digest_lines(target, target)), encoding="utf-8")


def digest_lines(folder: Path, start: Path) -> list[str]:
    """As `sha256sum` writes and checks them."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(start).as_posix()}\n" for path in paths
    ]


def bundle_in(target: Path) -> Path:
    found = sorted(target.glob("bundle-*"))
    if len(found) != 1:
        raise SystemExit(f"offline: there is no bundle in {target}: run `make offline`, and see what it misses")
    return found[0]
