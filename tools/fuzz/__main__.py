"""`make fuzz`: play made-up data files and check all that must hold.

It can be interrupted, and goes on with the next file when it is called again with the same range of seeds.
"""

import argparse
import sys
from pathlib import Path

from fuzz.report import summary, write
from fuzz.running import Figures, Job, run

BUILD = Path("build/fuzz")
TROL_EVERY = 5  # of Trôl there is less to try


def main() -> None:
    options = parsed()
    kept = BUILD / f"{options.first}-{options.files}.json"
    figures = Figures.read(kept) if kept.exists() else Figures()
    jobs = [job(seed) for seed in range(options.first, options.first + options.files)]
    try:
        run(jobs[figures.done :], figures, lambda found: tell(found, len(jobs), kept))
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
    parser.add_argument("--report", type=Path, help="a document whose section about made-up data files is written")
    return parser.parse_args()


def job(seed: int) -> Job:
    return ("trol" if seed % TROL_EVERY == TROL_EVERY - 1 else "trieste", seed)


def tell(figures: Figures, files: int, kept: Path) -> None:
    figures.write(kept)
    wrong = f", {len(figures.wrong)} wrong" if figures.wrong else ""
    print(f"\r{figures.done} of {files} files{wrong}", end="", flush=True)


if __name__ == "__main__":
    main()
