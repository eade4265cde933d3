"""`make soak`: kill the server while people play, cut its power, and check that nobody lost by it.

It can be interrupted (once: it ends the round and reports; twice: at once) and goes on when it is called again.
"""

import argparse
import random
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

from soak.cuts import CutRound
from soak.kills import KillRound
from soak.process import BUILD
from soak.report import summary, write
from soak.rounds import Soak

UNFINISHED = BUILD / "unfinished.json"
INTERRUPTED = 130


def main() -> None:
    options = parsed()
    BUILD.mkdir(parents=True, exist_ok=True)
    soak = begin(options)
    is_stopped = run(soak)
    print(f"\n{summary(soak)}\n")
    print("\n".join(soak.wrong[:50]))
    if is_stopped:
        print("It goes on when you call it again.")
        sys.exit(INTERRUPTED)
    soak.write(options.json or BUILD / f"{soak.seed}.json")
    UNFINISHED.unlink()
    if options.report:
        write(soak, options.report)
    sys.exit(bool(soak.wrong))


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="soak", description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--cuts", type=int, default=300)
    parser.add_argument("--seed", type=int, help="another one each time, unless it is given")
    parser.add_argument("--json", type=Path, help="where to write the figures; in build/soak, unless it is given")
    parser.add_argument("--report", type=Path, help="a document whose section about kills and power cuts is written")
    return parser.parse_args()


def begin(options: argparse.Namespace) -> Soak:
    """The unfinished one, if it is the same; otherwise a new one."""
    if UNFINISHED.exists():
        kept = Soak.read(UNFINISHED)
        if (kept.kills, kept.cuts) == (options.kills, options.cuts) and options.seed in (None, kept.seed):
            print(f"Going on with seed {kept.seed} after {kept.kills_done} kills and {kept.cuts_done} cuts.")
            return kept
    seed = options.seed if options.seed is not None else random.SystemRandom().randrange(1_000_000)
    return Soak(seed, options.kills, options.cuts)


def run(soak: Soak) -> bool:
    """True if it was interrupted."""
    stop = Stop()
    signal.signal(signal.SIGINT, stop)
    while not soak.is_done and not stop.is_wanted:
        stop.round = soak.next_round(BUILD, show(soak))
        result = soak.run(stop.round)
        soak.write(UNFINISHED)
        found = f"{len(result.wrong)} things wrong" if result.wrong else "nothing wrong"
        print(
            "\r\033[K" * sys.stdout.isatty()
            + f"Round {result.name}: {found}, {result.seconds:.0f} s, {soak.kills_done} kills, {soak.cuts_done} cuts"
        )
    return not soak.is_done


class Stop:
    """What Ctrl-C does."""

    def __init__(self) -> None:
        self.is_wanted = False
        self.round: KillRound | CutRound | None = None

    def __call__(self, number: int, frame: FrameType | None) -> None:
        if self.is_wanted:
            raise KeyboardInterrupt
        self.is_wanted = True
        print("\nThis round is brought to its end; Ctrl-C once more stops at once.", flush=True)
        if isinstance(self.round, KillRound):
            self.round.is_killing = False


def show(soak: Soak) -> Callable[[str], None]:
    """How far a round is, on a terminal."""
    name = f"{soak.seed}-{len(soak.results) + 1}"

    def tell(text: str) -> None:
        if sys.stdout.isatty():
            print(f"\r\033[KRound {name}: {text} …", end="", flush=True)

    return tell


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
