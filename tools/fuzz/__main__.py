"""`make fuzz`: play made-up data files and check all that must hold.

It can be interrupted, and goes on with the next file when it is called again with the same range of seeds.
"""

import argparse
import sys
from pathlib import Path

from fuzz.report import summary, write
from fuzz.running import FuzzFigures, Job, run
from fuzz.varying import games_with_data

BUILD = Path("build/fuzz")
MAIN = "trieste"  # whose cards are made of steps; of the other games there is less to try
OTHERS_EVERY = 5


def main() -> None:
    options = parsed()
    kept = options.kept or BUILD / f"{options.first}-{options.files}.json"
    figures = FuzzFigures.read(kept) if kept.exists() else FuzzFigures()
    jobs = [job(seed, options.game) for seed in range(options.first, options.first + options.files)]
    try:
        for wrong in run(jobs[figures.done :], figures, lambda found: tell(found, len(jobs), kept)):
            print(f"\n{wrong}")
            if options.stop:
                break
    except KeyboardInterrupt:
        print("\nIt goes on when you call it again.")
        sys.exit(130)
    print(f"\n{summary(figures)}\n")
    print("\n".join(figures.wrong[:50]))
    if options.report:
        write(figures, f"make fuzz FIRST={options.first} FILES={options.files}", options.report)
    sys.exit(bool(figures.wrong))


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="fuzz", description=__doc__)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--files", type=int, default=2000)
    parser.add_argument("--game", help="of this game only")
    parser.add_argument("--kept", type=Path, help="where the figures are kept")
    parser.add_argument("--stop", action="store_true", help="with the first file that has something wrong")
    parser.add_argument("--report", type=Path, help="a document whose section about made-up data files is written")
    return parser.parse_args()


def job(seed: int, only: str | None) -> Job:
    others = [key for key in games_with_data() if key != MAIN]
    turn, rest = divmod(seed, OTHERS_EVERY)
    return (only or (others[turn % len(others)] if rest == OTHERS_EVERY - 1 else MAIN), seed)


def tell(figures: FuzzFigures, files: int, kept: Path) -> None:
    figures.write(kept)
    wrong = f", {len(figures.wrong)} wrong" if figures.wrong else ""
    print(f"\r{figures.done} of {files} files{wrong}", end="", flush=True)


if __name__ == "__main__":
    main()
