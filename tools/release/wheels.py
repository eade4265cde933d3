"""Is a wheel what its name says?  `python wheels.py DIST/*.whl` needs nothing but Python.

A wheel for a platform has every compiled module, a pure one has none: a platform wheel that was not compiled is an
error.  Every wheel has the page.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from runpy import run_path
from zipfile import ZipFile

ROOT = Path(__file__).parents[2]
LIBRARIES = (".so", ".pyd")
GROUP = "tripot__mypyc"  # what all compiled modules share
PAGE = "tripot/server/page/index.html"
PURE = "-py3-none-any.whl"


def compiled_modules(root: Path = ROOT) -> set[str]:
    """As the names of files without their endings."""
    found = run_path(str(root / "deploy" / "compiled.py"))["modules"](root)
    return {name.removeprefix("src/").removesuffix(".py") for name in found}


def problems(wheel: Path, modules: set[str]) -> Iterator[str]:
    """What is wrong with it."""
    names = set(ZipFile(wheel).namelist())
    libraries = {name.partition(".")[0] for name in names if name.endswith(LIBRARIES)}
    wanted = set() if wheel.name.endswith(PURE) else modules | {GROUP}
    if missing := wanted - libraries:
        yield f"{wheel.name} is for a platform, but {len(missing)} of {len(wanted)} modules are not compiled"
    if further := libraries - wanted:
        yield f"{wheel.name} has libraries that do not belong there: {', '.join(sorted(further))}"
    if PAGE not in names:
        yield f"{wheel.name} has no page: build it first (`make page`)"


def main(paths: list[str]) -> None:
    found = [problem for path in paths for problem in problems(Path(path), compiled_modules())]
    if found or not paths:
        raise SystemExit("\n".join(found) or "no wheels were given")


if __name__ == "__main__":
    main(sys.argv[1:])
