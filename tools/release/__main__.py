"""What `make release` and the workflow “wheels” ask.

python -m release ready      may this be released?
python -m release tag        the tag of this version
python -m release try DIST   do the packages in DIST work?
"""

import hashlib
import subprocess
import sys
import tempfile
from pathlib import Path

from release import readiness, wheels

ROOT = Path(__file__).parents[2]
SMOKE = ROOT / "deploy" / "smoke.py"


def ready() -> None:
    if found := readiness.problems(ROOT):
        raise SystemExit("This cannot be released yet:\n" + "\n".join(f"- {problem}" for problem in found))
    print(f"Tripot {readiness.version_of(ROOT)} may be released.")


def try_packages(dist: Path) -> None:
    """The source distribution and every wheel: looked at, installed alone, and played with."""
    (sdist,) = dist.glob("*.tar.gz")
    build_pure(sdist)
    found = sorted(dist.glob("*.whl"))
    wheels.main([str(wheel) for wheel in found])
    run(sys.executable, "-m", "twine", "check", "--strict", sdist, *found)
    for wheel in found:
        install_and_play(wheel)
    say_what_to_upload([sdist, *found])


def build_pure(sdist: Path) -> None:
    line = ["-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", sdist.parent, sdist]
    run("env", "TRIPOT_PURE=1", sys.executable, *line)


def install_and_play(wheel: Path) -> None:
    """In an environment of its own, with nothing but what the package itself asks for."""
    with tempfile.TemporaryDirectory() as folder:
        run(sys.executable, "-m", "venv", "--without-pip", folder)
        pins = ["-c", ROOT / "constraints.txt"]
        run(sys.executable, "-m", "pip", "--quiet", "--python", folder, "install", *pins, wheel.resolve())
        kind = "plain" if wheel.name.endswith(wheels.PURE) else "compiled"
        run(Path(folder, "bin", "python"), "-I", SMOKE, kind, folder=folder)


def run(*line: object, folder: str | None = None) -> None:
    subprocess.run([str(part) for part in line], cwd=folder, check=True)


def say_what_to_upload(packages: list[Path]) -> None:
    tag = readiness.tag_of(ROOT)
    print("\nEverything is ready. These are the packages:\n")
    for package in packages:
        digest = hashlib.sha256(package.read_bytes()).hexdigest()
        print(f"  {package}  {package.stat().st_size / 1e6:.1f} MB  sha256:{digest}")
    print("\nTo release, tag this commit; the workflow “wheels” builds those of the other platforms and uploads all:\n")
    print(f"  git tag -a {tag} -m 'Tripot {tag[1:]}' && git push origin {tag}\n")
    print("Or upload these alone:\n\n  twine upload " + " ".join(map(str, packages)))


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["ready"]:
            ready()
        case ["tag"]:
            print(readiness.tag_of(ROOT))
        case ["try", dist]:
            try_packages(Path(dist))
        case _:
            raise SystemExit(__doc__)
