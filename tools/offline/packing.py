"""Archives that are the same, byte for byte, whenever and wherever they are packed."""

import base64
import hashlib
import pickle
import re
import tomllib
from collections.abc import Mapping
from importlib.metadata import files
from pathlib import Path, PurePosixPath
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from offline.compiling import ROOT
from tripot import __version__

MOMENT = (1980, 1, 1, 0, 0, 0)
LEFT_OUT = {"cli", "rl", "server", "__main__.py"}  # what needs a terminal, NumPy or a network
OF_NETWORKS = {"description", "page", "postgres", "running"}  # parts of the server that a device has no use for
SUFFIXES = {".py", ".ftl", ".toml", ".typed", ".css"}
PACKAGES = (
    "attrs",
    "babel",
    "fluent.runtime",
    "fluent.syntax",
    "mypy_extensions",
    "openskill",
    "pytz",
    "typing_extensions",
)
SERVER_PACKAGES = ("anyio", "msgspec", "starlette")
# Parts of packages for what a browser does not have: another event loop, processes, encryption, pytest.
UNUSED_PARTS = re.compile(
    r"anyio/(_backends/_trio|_core/_(asyncio_selector_thread|subprocesses)|pytest_plugin|streams/tls|to_(interpreter|process))\.py"
)
# What Babel says about numbers and dates is used; these names of places, languages, currencies and units are not.
UNUSED_NAMES = {
    "compact_currency_formats",
    "compact_decimal_formats",
    "compound_unit_patterns",
    "currency_names",
    "currency_names_plural",
    "currency_unit_patterns",
    "datetime_skeletons",
    "interval_formats",
    "languages",
    "likely_subtags",
    "meta_zones",
    "scripts",
    "territories",
    "territory_currencies",
    "territory_languages",
    "territory_zones",
    "unit_display_names",
    "unit_patterns",
    "variants",
    "windows_zone_mapping",
    "zone_territories",
}
LANGUAGES = re.compile(
    r"babel/(locale-data/(root|en|fr)\.dat|global\.dat|[^/]+\.py|localtime/[^/]+\.py)|(?!babel/|pytz/zoneinfo/).*"
)
# Modules of the standard library that no part of the engine, its packages or Pyodide's start imports.
UNUSED = re.compile(
    r"(__phello__|aifc|antigravity|cgi|cgitb|chunk|crypt|ctypes|curses|dbm|doctest|ensurepip|ftplib|idlelib|imaplib|imghdr|lib2to3"
    r"|mailbox|mailcap|multiprocessing|nntplib|optparse|pdb|pickletools|poplib|pydoc|pydoc_data|sched|smtpd|smtplib|sndhdr"
    r"|socketserver|sunau|telnetlib|this|tkinter|trace|turtle|turtledemo|unittest|uu|venv|wave|webbrowser|wsgiref|xdrlib|xml|xmlrpc"
    r"|zipapp)(\.py|/.*)"
    r"|encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode_escape|unicode_escape|utf_8).*"
)


def write_zip(path: Path, contents: Mapping[str, bytes], *, compressed: bool) -> None:
    with ZipFile(path, "w") as archive:
        for name in sorted(contents):
            info = ZipInfo(name, MOMENT)
            info.external_attr = 0o644 << 16
            archive.writestr(info, contents[name], ZIP_DEFLATED if compressed else ZIP_STORED, 9)


def engine(libraries: Mapping[str, Path]) -> dict[str, bytes]:
    """The package, by place, with its compiled modules if there are any."""
    found = {}
    for path in (ROOT / "src" / "tripot").rglob("*"):
        place = path.relative_to(ROOT / "src")
        if path.suffix in SUFFIXES and place.parts[1] not in LEFT_OUT:
            found[place.as_posix()] = path.read_bytes()
    return found | {place: library.read_bytes() for place, library in libraries.items()}


def metadata(tag: str) -> dict[str, bytes]:
    """What pip and micropip want to know.  librt's only part that is needed, `vecs`, comes with the engine."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [name for name in project["dependencies"] if not name.startswith("librt")]
    about = ["Metadata-Version: 2.1", "Name: tripot", f"Version: {__version__}", f"Summary: {project['description']}"]
    about += [f"Requires-Python: {project['requires-python']}", *(f"Requires-Dist: {name}" for name in needed)]
    points = project["entry-points"]["tripot.games"]
    pure = str(tag.endswith("-any")).lower()
    wheel = ["Wheel-Version: 1.0", "Generator: tripot", f"Root-Is-Purelib: {pure}", f"Tag: {tag}"]
    texts = {
        "METADATA": about,
        "WHEEL": wheel,
        "entry_points.txt": ["[tripot.games]", *(f"{key} = {value}" for key, value in sorted(points.items()))],
    }
    folder = f"tripot-{__version__}.dist-info"
    return {f"{folder}/{name}": ("\n".join(lines) + "\n").encode() for name, lines in texts.items()}


def write_wheel(folder: Path, contents: Mapping[str, bytes], tag: str) -> Path:
    record = f"tripot-{__version__}.dist-info/RECORD"
    lines = [f"{name},sha256={short_digest(contents[name])},{len(contents[name])}\n" for name in sorted(contents)]
    path = folder / f"tripot-{__version__}-{tag}.whl"
    write_zip(path, {**contents, record: ("".join(lines) + f"{record},,\n").encode()}, compressed=True)
    return path


def short_digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def server() -> dict[str, bytes]:
    """The server, as far as it runs on a player's own device."""
    found = {}
    for path in (ROOT / "src" / "tripot" / "server").rglob("*.py"):
        place = path.relative_to(ROOT / "src")
        if not OF_NETWORKS & set(place.parts):
            found[place.as_posix()] = path.read_bytes()
    return found


def packages(names: tuple[str, ...] = PACKAGES) -> dict[str, bytes]:
    """What the engine imports from elsewhere, without tests, time zones and all languages but ours."""
    found = {}
    for package in names:
        for file in files(package) or []:
            if is_wanted(file):
                content = Path(str(file.locate())).read_bytes()
                found[file.as_posix()] = without_names(content) if file.suffix == ".dat" else content
    return found


def without_names(data: bytes) -> bytes:
    """Babel's data of a language, or of all."""
    known = pickle.loads(data)
    return pickle.dumps({name: value for name, value in known.items() if name not in UNUSED_NAMES}, 2)


def is_wanted(file: PurePosixPath) -> bool:
    place = file.as_posix()
    return (
        file.suffix in (".py", ".dat")
        and not place.startswith("..")
        and bool(LANGUAGES.fullmatch(place))
        and not UNUSED_PARTS.fullmatch(place)
    )


def standard_library(pyodide: Path) -> dict[str, bytes]:
    with ZipFile(pyodide / "python_stdlib.zip") as whole:
        names = [name for name in whole.namelist() if not name.endswith("/") and not UNUSED.fullmatch(name)]
        return {name: whole.read(name) for name in names}
