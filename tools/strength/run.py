"""Plays all matches of strength and writes docs/strength.json, docs/strength.md and its picture: `make strength`.

It takes hours.  Results are kept in build/strength, so that it can be interrupted and goes on where it stopped; remove
them to play again.  Names of parts (greedy, expert, curve, levels), games and bots play only what they name, and leave
the other figures alone.
"""

import json
import platform
import subprocess
import sys
from pathlib import Path

from strength.document import page
from strength.matches import Pairing, chosen, matches
from strength.picture import draw
from strength.verdict import Json, verdict
from tripot.arena.executors.workers import processors

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build" / "strength"
FIGURES = ROOT / "docs" / "strength.json"
PAGE = ROOT / "docs" / "strength.md"
PICTURE = ROOT / "docs" / "images" / "strength.svg"
INTERRUPTED = 130


def main(names: list[str]) -> None:
    try:
        wanted = chosen(names)
    except ValueError as error:
        sys.exit(str(error))
    KEPT.mkdir(parents=True, exist_ok=True)
    document: Json = json.loads(FIGURES.read_text("utf-8")) if FIGURES.exists() else {"matches": []}
    for match in wanted:
        document = with_verdict(document, verdict(match, played(match)))
        write(document)
    if any(found["holds"] is False for found in document["matches"]):
        sys.exit("Not all matches came out as wanted: see docs/strength.md")


def write(document: Json) -> None:
    FIGURES.write_text(json.dumps(document, indent=2) + "\n", "utf-8")
    PAGE.write_text(page(document["matches"], document["machine"]), "utf-8")
    if curve := [found for found in document["matches"] if found["part"] == "curve"]:
        draw(curve, PICTURE)


def played(match: Pairing) -> Json:
    """The report of the arena, whose progress is shown as it goes on."""
    print(match.command, flush=True)
    kept = ["--json", "--out", str(KEPT / match.file)]
    code = "from tripot.__main__ import main; main()"
    finished = subprocess.run(
        [sys.executable, "-c", code, *match.arguments, *kept], stdout=subprocess.PIPE, check=False
    )
    if finished.returncode:
        sys.exit(finished.returncode)
    report: Json = json.loads(finished.stdout)
    return report


def with_verdict(document: Json, found: Json) -> Json:
    """In the order of the list of matches, whatever was played when."""
    known = {(own["part"], own["command"]): own for own in [*document["matches"], found]}
    order = [(match.part, match.command) for match in matches()]
    return {"machine": machine(), "matches": [known[key] for key in order if key in known]}


def machine() -> str:
    return f"{platform.machine()}, {processors()} processors, Python {platform.python_version()}"


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
