"""The figures of the made-up data files and of the mutants, for the terminal and for `docs/reliability.md`."""

from pathlib import Path

from fuzz.running import FuzzFigures
from fuzz.walking import LONGEST_DECISION

TITLE = "# Reliability\n"
HEADING = "## Made-up data files"
SECTION = """{heading}

Whoever owns a box may write down its cards, so the engine must bear any data file that it accepts. `make fuzz` makes
valid files by the thousand, one for each seed. Trieste's have cards of all steps, nested as deep as they may be; names,
keys, amounts, copies and numbers of steps at their bounds; few kinds or many; and most games with them begin in the
middle, with full hands and piles. Those of the other games are the shipped files with other values, in the ranges that
the game itself allows. Each is played by bots of all kinds, which get what a server would send them. At every decision

- cards, treasure and knowledge add up;
- what seats and a spectator cannot know is dealt again: it fits what they have seen, shows them nothing new, and
  allows the seat that is asked the same answers;
- the position, and now and then such a guess, is written and read again, and is the same;
- views and observations are made, and what has happened is said in both languages;
- in Trieste, the question, all legal answers, all cards, all changes and all events are those of a second
  implementation (`tools/fuzz/trieste`), written from [games/trieste.md](games/trieste.md), not from the engine.

Now and then, and in the end, the record is replayed and leads to the same position. A decision that takes more than
{longest:g} seconds of processor time, with all checks, is wrong too. `PYTHONPATH=tools python -m fuzz.files trieste 7`
prints the file of seed 7.

{table}

Made by `{command}`. {verdict}
"""

MUTANTS_HEADING = "## Defects that were put back"
MUTANTS_SECTION = """{heading}

Does the fuzzer find what it is for? An audit by hand once found ten defects of Trieste in cards that no shipped file
has. They are mended; `make fuzz-mutants` puts them back into a copy of the engine, one at a time, and plays made-up
files until something is wrong. The fuzzer knows nothing of them.

| defect | found after | by |
|---|--:|---|
{rows}

{verdict}
"""


def figures_of(found: FuzzFigures) -> list[tuple[str, str]]:
    counts = found.counts
    bots = {name.split(":")[0] for name in counts if name.startswith("bot ")}
    return [
        ("data files", f"{found.done:,}"),
        ("games that began in the middle", f"{counts['from the middle']:,}"),
        ("decisions", f"{counts['decisions']:,}"),
        (f"kinds of bots that made them: {', '.join(sorted(name[4:] for name in bots))}", f"{len(bots):,}"),
        ("decisions of Trieste compared with the second implementation", f"{counts['compared']:,}"),
        ("guesses at what a seat cannot know", f"{counts['guesses']:,}"),
        ("positions written and read again", f"{counts['positions']:,}"),
        ("events", f"{counts['events']:,}"),
        ("effects cut short", f"{counts['cut short']:,}"),
        ("records replayed", f"{counts['records']:,}"),
        ("seconds of processor time that the longest decision took, with its checks", f"{found.longest:.2f}"),
        ("files with something wrong", f"{len(found.wrong):,}"),
    ]


def summary(found: FuzzFigures) -> str:
    return "\n".join(f"{number:>12}  {what}" for what, number in figures_of(found))


def write(found: FuzzFigures, command: str, path: Path) -> None:
    rows = "\n".join(f"| {what} | {number} |" for what, number in figures_of(found))
    table = f"| what | number |\n|---|--:|\n{rows}"
    verdict = "Nothing was wrong." if not found.wrong else f"Wrong were: {'; '.join(found.wrong[:10])}."
    section = SECTION.format(heading=HEADING, longest=LONGEST_DECISION, table=table, command=command, verdict=verdict)
    put_section(path, HEADING, section)


def write_mutants(rows: list[tuple[str, int, int, str]], untried: int, path: Path) -> None:
    """Each row has the defect, after how many files it was found, or 0, how many were tried, and what was wrong."""
    lines = [
        f"| {defect} | {f'{found:,} files' if found else f'not in {tried:,} files'} | {wrong.replace('|', '/')} |"
        for defect, found, tried, wrong in rows
    ]
    number = sum(found > 0 for _, found, _, _ in rows)
    verdict = f"{number} of {len(rows)} were found." + (f" {untried} more have not been tried yet." if untried else "")
    section = MUTANTS_SECTION.format(heading=MUTANTS_HEADING, rows="\n".join(lines), verdict=verdict)
    put_section(path, MUTANTS_HEADING, section)


def put_section(path: Path, heading: str, section: str) -> None:
    """Put a section into the document, at its end if it is new, and leave the others alone."""
    text = path.read_text("utf-8") if path.exists() else TITLE
    before, _, rest = text.partition(heading)
    _, next_heading, after = rest.partition("\n## ")
    path.write_text(f"{before.rstrip()}\n\n{section}{next_heading}{after}", "utf-8")
