"""Does the fuzzer find what it is for?  Defects that the engine once had, put back one at a time, as mutants of it.

`make fuzz-mutants` plays made-up files of Trieste with each mutant until something is wrong, and tells after how many
files that was.  Mutants run as plain Python, so none is compiled.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from fuzz.report import write_mutants

ENGINE = Path("build/interpreted")
BUILD = Path("build/fuzz/mutants")
KEPT = BUILD / "found.json"
RULES = "tripot/games/trieste"
LONGEST_WRONG = 120  # characters of what was wrong, in the report


@dataclass(frozen=True)
class Edit:
    """A text that occurs once in a module, and what it becomes."""

    module: str
    text: str
    becomes: str


@dataclass(frozen=True)
class Mutant:
    key: str
    defect: str
    edits: tuple[Edit, ...]


def one(key: str, defect: str, module: str, text: str, becomes: str) -> Mutant:
    return Mutant(key, defect, (Edit(f"{RULES}/{module}", text, becomes),))


MUTANTS = (
    one(
        "specials",
        "a player is asked for a special that can only lie face down",
        "effects/reacting.py",
        "unknown == 1 and table.edition >= SECOND_EDITION and",
        "unknown == -1 and",
    ),
    one(
        "copy",
        "`copy` in a reaction never copies",
        "effects/deciding.py",
        "effects_under_way(table) >= DEEPEST_COPY",
        "table.frames.depth >= DEEPEST_COPY",
    ),
    one(
        "draws",
        "`draws` −2 −2 +2 are 0 in sum",
        "effects/carrying_out.py",
        "side.draws_change = bounded_change(side.draws_change + amount)",
        "side.draws_change = smaller(20, larger(-2, side.draws_change + amount))",
    ),
    one(
        "take",
        "`take` succeeds with 0 cards where a reaction has emptied the hand",
        "effects/treasuring.py",
        "if not happens or side.purse == 0:",
        "if not happens:",
    ),
    one(
        "named",
        "`named` also means cards of other factions",
        "cards/book.py",
        "return self.copies[kind] if self.faction[kind] == faction else i64(0)",
        "return self.copies[kind]",
    ),
    Mutant(
        "discard",
        "`discard` of several by choice fails where fewer fit, though some were discarded",
        (
            Edit(
                f"{RULES}/effects/handling.py",
                "put_left(table, here(table, AMOUNT) + 1)",
                "put_left(table, min(here(table, AMOUNT), held(table, victim)) + 1)",
            ),
            Edit(
                f"{RULES}/effects/handling.py",
                "if left(table) == here(table, AMOUNT) + 1:",
                "if left(table) == min(here(table, AMOUNT), held(table, whom(table))) + 1:",
            ),
            Edit(f"{RULES}/effects/handling.py", "if left(table) > 1 and held(table, victim):", "if left(table) > 1:"),
        ),
    ),
    one(
        "capture",
        "a thief whom a reaction has moved is captured nevertheless, and may be in two places",
        "effects/capturing.py",
        "there = capturable(table) & table.book.copies[kind]\n",
        "there = capturable(table) & table.book.copies[kind] or table.book.copies[kind]\n",
    ),
    Mutant(
        "search",
        "after a `search` of a deck while a card of its owner lies face down, bots think for ever",
        (
            Edit(
                f"{RULES}/effects/handling.py",
                "learn_held(table, owner, me)",
                "show(table, owner, me, table.sides[owner].held(), 0)",
            ),
            Edit(f"{RULES}/rules.py", "            self.check_in_hand(side, observer)\n", ""),
            Edit("tripot/core/bounds.py", "MOST_DEALS: Final = 100 ", "MOST_DEALS: Final = 1_000_000_000_000 "),
        ),
    ),
    one(
        "seen",
        "what was seen in a hand while a card lies face down is thought to be that card",
        "state/hands.py",
        "    if side.is_hidden():\n        side.in_hand[observer] = with_cards(",
        "    if side.is_hidden() and (side.known[observer], side.known[4 + observer]) == (cards, purse):\n"
        "        side.in_hand[observer] = with_cards(",
    ),
    Mutant(
        "later",
        "the 49th effect that is put off is forgotten, and so are those after it",
        (
            Edit("tripot/core/bounds.py", "MOST_LATER: Final = 100 ", "MOST_LATER: Final = 48 "),
            Edit(
                f"{RULES}/effects/scheduling.py",
                "if table.agenda_size == MOST_LATER:\n        return False",
                "if table.agenda_size == MOST_LATER:\n        return True",
            ),
        ),
    ),
)


def plant(mutant: Mutant) -> Path:
    """The plain engine with one defect, in a folder of its own."""
    folder = BUILD / mutant.key
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ENGINE, folder)
    for edit in mutant.edits:
        path = folder / edit.module
        path.write_text(changed(path.read_text("utf-8"), edit), "utf-8")
    return folder


def changed(source: str, edit: Edit) -> str:
    if source.count(edit.text) != 1:
        raise ValueError(f"{edit.module} has {source.count(edit.text)} times: {edit.text}")
    return source.replace(edit.text, edit.becomes)


def hunt(mutant: Mutant, first: int, files: int) -> dict[str, object]:
    """Play until something is wrong; returns how many files were tried, and what was wrong."""
    folder = plant(mutant)
    kept = folder / "figures.json"
    command = [sys.executable, "-m", "fuzz", "--game", "trieste", "--first", str(first), "--files", str(files)]
    environment = os.environ | {"PYTHONPATH": f"{folder}:tools"}
    subprocess.run([*command, "--stop", "--kept", str(kept)], env=environment, stdout=subprocess.DEVNULL, check=False)
    figures = json.loads(kept.read_text("utf-8"))
    return {"tried": figures["done"], "wrong": figures["wrong"][0] if figures["wrong"] else ""}


def row(mutant: Mutant, found: dict[str, object]) -> tuple[str, int, int, str]:
    tried, wrong = int(str(found["tried"])), str(found["wrong"])
    return mutant.defect, tried if wrong else 0, tried, wrong.partition(": ")[2][:LONGEST_WRONG]


def main() -> None:
    options = parsed()
    found = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    for mutant in MUTANTS:
        if mutant.key in options.mutants or not (options.mutants or mutant.key in found):
            found[mutant.key] = hunt(mutant, options.first, options.files)
            KEPT.write_text(json.dumps(found), "utf-8")
            print(mutant.key, found[mutant.key], flush=True)
    if options.report:
        rows = [row(mutant, found[mutant.key]) for mutant in MUTANTS if mutant.key in found]
        write_mutants(rows, len(MUTANTS) - len(rows), options.report)


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="fuzz.mutants", description=__doc__)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--files", type=int, default=500, help="how many are tried at most")
    parser.add_argument("--report", type=Path, help="a document whose section about mutants is written")
    parser.add_argument("mutants", nargs="*", help="these once more; else all that have not been tried yet")
    return parser.parse_args()


if __name__ == "__main__":
    main()
