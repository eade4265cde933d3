"""Which modules mypyc compiles: those whose first line is the marker.  `compiled.py` prints them, for make."""

from pathlib import Path

MARKER = "# tripot: compiled\n"


def modules(root: Path = Path()) -> list[str]:
    """Their paths below `root`, the folder of the project."""
    return sorted(path.relative_to(root).as_posix() for path in (root / "src").rglob("*.py") if is_marked(path))


def is_marked(path: Path) -> bool:
    with path.open(encoding="utf-8") as source:
        return source.readline() == MARKER


if __name__ == "__main__":
    print(*modules())
