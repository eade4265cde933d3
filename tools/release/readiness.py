"""What has to hold before a release is built: the working tree, the version, the changelog, the addresses."""

import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

VERSION = re.compile(r"\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?")
ELSEWHERE = {  # files that repeat the version, each with how
    "CITATION.cff": r"^version: (\S+)$",
    "docs/rl.md": r"^  version = \{(\S+)\},$",
}


def version_of(root: Path) -> str:
    """From the one place that says it, without importing the package."""
    (found,) = re.findall(r'^__version__ = "(.*?)"', (root / "src/tripot/__init__.py").read_text("utf-8"), re.MULTILINE)
    return str(found)


def problems(root: Path) -> list[str]:
    """Why this cannot be released; empty if it can."""
    return [*version_problems(root), *changelog_problems(root), *git_problems(root)]


def version_problems(root: Path) -> Iterator[str]:
    version = version_of(root)
    if not VERSION.fullmatch(version):
        yield f"the version “{version}” is not of the form 1.2.3, 1.2.3a1, 1.2.3b1 or 1.2.3rc1"
    for name, pattern in ELSEWHERE.items():
        found = re.findall(pattern, (root / name).read_text("utf-8"), re.MULTILINE)
        if found != [version]:
            yield f"{name} says version {', '.join(found) or 'nothing'}, not {version}"


def changelog_problems(root: Path) -> Iterator[str]:
    version = version_of(root)
    sections = re.split(r"^## ", (root / "CHANGELOG.md").read_text("utf-8"), flags=re.MULTILINE)[1:]
    changes = {section.partition("\n")[0].strip(): section.partition("\n")[2].strip() for section in sections}
    if changes.get("Unreleased"):
        yield f"CHANGELOG.md has unreleased changes: move them to a section “## {version}, YYYY-MM-DD”"
    released = [title for title in changes if re.fullmatch(rf"{re.escape(version)}, \d{{4}}-\d\d-\d\d", title)]
    if len(released) != 1:
        yield f"CHANGELOG.md has no section “## {version}, YYYY-MM-DD”"
    elif not changes[released[0]]:
        yield f"CHANGELOG.md says nothing about {version}"


def git_problems(root: Path) -> Iterator[str]:
    if git(root, "status", "--porcelain"):
        yield "the working tree has changes that are not committed"
    if git(root, "tag", "--list", tag_of(root)):
        yield f"there is a tag {tag_of(root)} already"
    source = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["urls"]["Source"]
    origin = git(root, "config", "--get", "remote.origin.url")
    if without_scheme(origin) != without_scheme(source):
        yield f"pyproject.toml gives {source} as the source, but origin is “{origin}”"


def without_scheme(url: str) -> str:
    """The same for `https://host/a/b` and `git@host:a/b.git`."""
    return re.sub(r"^(https://|git@|ssh://git@)", "", url).replace(":", "/").removesuffix(".git").rstrip("/")


def tag_of(root: Path) -> str:
    return f"v{version_of(root)}"


def git(root: Path, *arguments: str) -> str:
    line = ["git", "-C", str(root), *arguments]
    return subprocess.run(line, capture_output=True, text=True, check=False).stdout.strip()
