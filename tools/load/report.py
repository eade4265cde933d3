"""The figures as `docs/load.md`."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Throughput:
    per_second: float
    per_cpu_second: float  # of the server's processor time


@dataclass(frozen=True)
class LoadFigures:
    machine: str
    load: float
    throughput: list[Throughput]  # in the order of the names; boardgame.io may be missing
    p50: float
    p99: float
    samples: int
    fresh: float
    played: float
    stored: float


NAMES = (
    "Tripot, the small game",
    "Tripot, Tschak! by its full rules",
    "Tripot, Tschak! with English sentences for every event and every legal action",
    "boardgame.io 0.50.2, the small game, in memory",
    "boardgame.io 0.50.2, the small game, in files",
)
SECTION = "## Against another commit"
CROWDED = 3.0  # with the load itself it is about two
BESIDE = """
Much other work ran beside it, so the figures, latency above all, are worse than on a quiet machine; the comparison by
processor time is the fairer one."""
TEXT = """# Under load

Made by `make load`, which takes about four minutes, on {machine}; the load average was {load:.1f} at the time. {quiet}

{tables}

A move is one player's decision at a table of four that choose in secret and then turn up, told to all four over
WebSockets without compression. Tripot sends views, legal actions and events, and commits with fsync before anybody is
told. Both play the same small game, here in plain Python (`tools/load/games/secret`) and there in JavaScript
(`tools/load/peer/server.cjs`). Fifty tables play at once and answer as fast as they can; client and server share the
machine. The runs take turns; each figure is the median of three. The second column divides by the processor time that
the server used, which other work disturbs less.

{ratio}

- From sending a move until all four have it, at 200 moves a second: half within {p50:.1f} ms, 99 % within
  **{p99:.1f} ms** ({samples} moves).
- A thousand tables with four sockets each: **{fresh:.0f} kB** for each table when all have come, {played:.0f} kB after
  a dozen moves.
- A stored game that nobody looks at: {stored:.0f} bytes of memory, over ten thousand.
"""


def write(figures: LoadFigures, path: Path | None) -> str:
    quiet = "" if figures.load < CROWDED else BESIDE
    text = TEXT.format(tables=table(figures), ratio=ratio(figures), quiet=quiet, **vars(figures))
    if path:
        _, heading, kept = path.read_text("utf-8").partition(SECTION) if path.exists() else ("", "", "")
        path.write_text(with_section(text, heading + kept), "utf-8")
    return text


def with_section(text: str, section: str) -> str:
    """The report with this section at its end instead of the one that it had."""
    return text.partition(f"\n{SECTION}")[0] + (f"\n{section}" if section else "")


def table(figures: LoadFigures) -> str:
    rows = [
        f"| {name} | {found.per_second:,.0f} | {found.per_cpu_second:,.0f} |"
        for name, found in zip(NAMES, figures.throughput, strict=False)
    ]
    return "\n".join(["| server | moves/s | moves per second of its processor time |", "|---|---|---|", *rows])


def ratio(figures: LoadFigures) -> str:
    if len(figures.throughput) < len(NAMES):
        return "boardgame.io was not installed: `npm install` in `tools/load/peer` brings it."
    own, _, _, *others = figures.throughput
    by_clock = [own.per_second / other.per_second for other in others]
    by_cpu = [own.per_cpu_second / other.per_cpu_second for other in others]
    return (
        f"That is **{by_clock[0]:.1f} times** boardgame.io in memory, which keeps nothing, and {by_clock[1]:.1f} times "
        f"boardgame.io\nwith files ({by_cpu[0]:.1f} and {by_cpu[1]:.1f} times by processor time)."
    )
