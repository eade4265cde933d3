"""The figures of the made-up data files, for the terminal and for `docs/reliability.md`."""

from pathlib import Path

from fuzz.running import Figures

TITLE = "# Reliability\n"
HEADING = "## Made-up data files"
SECTION = """{heading}

Whoever owns a box may write down its cards, so the engine must bear any data file that it accepts. `make fuzz` makes
valid files by the thousand, one for each seed: Trieste's cards of all steps, nested as deep as they may be, with names,
keys, amounts and numbers of steps at their bounds, and Trôl's prey and masks. Each is played by random and greedy bots
and by a short search, which get what a server would send them. At every decision

- cards, treasure and knowledge add up;
- what each seat and a spectator cannot know is dealt again: it fits what they have seen, shows them nothing new, and
  allows the seat that is asked the same answers;
- the position and all those guesses are written and read again, and are the same;
- views and observations are made, and what has happened is said in both languages;
- in Trieste, the question, all legal answers, all cards, all changes and all events are those of a second
  implementation (`tools/fuzz/effects.py`), written from [games/trieste.md](games/trieste.md), not from the engine.

In the end the record is verified. A file that takes five minutes is killed and counts as wrong.
`PYTHONPATH=tools python -m fuzz.files trieste 7` prints the file of seed 7.

{table}

Made by `{command}`. {verdict}
"""


def figures_of(found: Figures) -> list[tuple[str, int]]:
    counts = found.counts
    return [
        ("data files", found.done),
        ("decisions", counts["decisions"]),
        (
            "of them made by random bots, greedy bots and short searches",
            counts["random"] + counts["greedy"] + counts["expert:20"],
        ),
        ("decisions of Trieste compared with the second implementation", counts["compared"]),
        ("guesses at what a seat cannot know", counts["guesses"]),
        ("positions written and read again", counts["positions"]),
        ("events", counts["events"]),
        ("effects cut short", counts["cut short"]),
        ("records verified", counts["records"]),
        ("files with something wrong", len(found.wrong)),
    ]


def summary(found: Figures) -> str:
    return "\n".join(f"{number:>12,}  {what}" for what, number in figures_of(found))


def write(found: Figures, command: str, path: Path) -> None:
    """Put the section into the document, and leave the others alone."""
    text = path.read_text("utf-8") if path.exists() else TITLE
    before, _, rest = text.partition(HEADING)
    _, next_heading, after = rest.partition("\n## ")
    rows = "\n".join(f"| {what} | {number:,} |" for what, number in figures_of(found))
    table = f"| what | number |\n|---|--:|\n{rows}"
    verdict = "Nothing was wrong." if not found.wrong else f"Wrong were: {'; '.join(found.wrong[:10])}."
    section = SECTION.format(heading=HEADING, table=table, command=command, verdict=verdict)
    path.write_text(f"{before.rstrip()}\n\n{section}{next_heading}{after}", "utf-8")
