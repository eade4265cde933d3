"""The figures of a soak, for the terminal and for `docs/reliability.md`."""

import os
import platform
from pathlib import Path

from soak.rounds import Soak

HEADING = "## Kills and power cuts"
TITLE = "# Reliability\n"
SECTION = """{heading}

No restart, not even a power cut, may lose a decision that was acknowledged, nor show anybody what is undone later.
`make soak` tries. Clients written from [docs/protocol.md](protocol.md) play all four games at a real server, on one
device and on a second one, over WebSockets and over HTTP, with bots of every level, spectators, clocks, absences,
chat, votes and rematches. Meanwhile the server is killed (`kill -9`): while it starts, while its database is made or
brought up to date, at the first hello, at a random moment of play, and at an exact operation on a file, before it,
halfway through it, or after it. Each time it is started again, and in the end every table plays on to its end.

For power cuts a small library that is loaded into the server (`tools/soak/recorder.c`) writes down, in one order,
every change of a file, every sync, and every message that is sent. From such a recording the files are built that a cut
at any moment could leave: what was synced is there; of what was not, each write is there, lost, or torn at sectors of
512 or 4096 bytes, and each new or removed name is there or not. The server's own code opens them, and for each tenth
cut a server process.

Then everything that any client was told is compared with a replay of the final record by the engine: each
acknowledged answer is in it exactly once, in the order of time; each viewer's numbers have no gap; its events, views,
questions and outcome are the engine's for that viewer and nobody else's; a command sent again got the same reply; no
clock showed what no clock can show.

{table}

Made by `{command}`, on {machine}{beside}. {verdict}
"""


def summary(soak: Soak) -> str:
    return "\n".join(f"{figure:>12}  {what}" for what, figure in figures(soak))


def figures(soak: Soak) -> list[tuple[str, str]]:
    counts = soak.counts
    kinds = ", ".join(f"{number} {WORDS[kind]}" for kind, number in sorted(soak.kinds.items()))
    return [
        (f"kills: {kinds}" if kinds else "kills", f"{soak.kills_done:,}"),
        ("tables played to their end", f"{counts['tables that are over'] + counts['tables that are ended']:,}"),
        ("answers acknowledged, each found in the record exactly once", f"{counts['answers']:,}"),
        ("commands of all kinds that were acknowledged", f"{counts['acknowledged']:,}"),
        ("commands sent again", f"{counts['repeated']:,}"),
        ("events compared with the engine's", f"{counts['events']:,}"),
        ("views compared with the engine's", f"{counts['views']:,}"),
        ("clocks looked at", f"{counts['clocks']:,}"),
        ("seconds until a killed server was ready again, half of the time", f"{soak.usual_start:.1f}"),
        ("seconds at worst", f"{max(soak.starts, default=0.0):.1f}"),
        ("power cuts", f"{soak.cuts_done:,}"),
        ("commands acknowledged before those cuts, looked for after each", f"{counts['acknowledged before a cut']:,}"),
        ("servers started on what a cut had left", f"{counts['servers started after a cut']:,}"),
        ("things found wrong", f"{len(soak.wrong):,}"),
    ]


WORDS = {
    "first start": "at the first start",
    "migration": "while migrating",
    "start": "while starting",
    "hello": "at the first hello",
    "operation": "at an operation on a file",
    "play": "at a random moment",
    "long": "after nine seconds",
}


def write(soak: Soak, path: Path) -> None:
    """Put the section into the document, and leave the others alone."""
    text = path.read_text("utf-8") if path.exists() else TITLE
    before, _, rest = text.partition(HEADING)
    _, next_heading, after = rest.partition("\n## ")
    others = f"\n## {after}" if next_heading else ""
    path.write_text(f"{before.rstrip()}\n\n{section(soak)}{others}", "utf-8")


def section(soak: Soak) -> str:
    rows = "\n".join(f"| {what} | {figure} |" for what, figure in figures(soak))
    return SECTION.format(
        heading=HEADING,
        table=f"| | |\n|---|--:|\n{rows}",
        command=f"make soak KILLS={soak.kills} CUTS={soak.cuts} SEED={soak.seed}",
        machine=f"{os.cpu_count()} processors, Python {platform.python_version()}",
        beside="" if os.getloadavg()[2] < 3 else ", with much other work beside it, which the times to start show",
        verdict="Nothing was lost." if not soak.wrong else "**Something was wrong.**",
    )
