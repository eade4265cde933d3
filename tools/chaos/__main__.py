"""`make chaos`: break nodes, their database and what connects them while people play, and check that nobody lost by it.

It can be interrupted and goes on when it is called again.
"""

import argparse
import gc
import json
import random
import sys
from dataclasses import asdict
from itertools import cycle, islice
from pathlib import Path

from chaos.faults import KINDS, drawn
from chaos.playing import ChaosRound, Result
from chaos.report import summary, write
from soak.process import ROOT

UNFINISHED = ROOT / "build" / "chaos.json"


def main() -> None:
    options = parsed()
    kept = json.loads(UNFINISHED.read_text("utf-8")) if UNFINISHED.exists() and not options.afresh else []
    results = [Result(**one) for one in kept]
    began = len(results)
    while (done := sum(sum(result.faults.values()) for result in results)) < options.faults:
        if options.rounds and len(results) - began == options.rounds:
            return
        name = f"{options.seed}-{len(results) + 1}"
        number = min(options.each, options.faults - done)
        faults = list(islice(cycle(options.only), number)) if options.only else drawn(random.Random(name), number)
        gc.disable()  # it would look through all that clients were told, which is much, and stop them meanwhile
        result = ChaosRound(name, options.tables, show).run(faults)
        gc.enable()
        results.append(result)
        UNFINISHED.parent.mkdir(exist_ok=True)
        UNFINISHED.write_text(json.dumps([asdict(one) for one in results], indent=1) + "\n", "utf-8")
        print(f"Round {name}: {len(result.wrong)} things wrong, {result.seconds:.0f} s", flush=True)
        print("\n".join(result.wrong[:20]), flush=True)
    UNFINISHED.unlink(missing_ok=True)
    print(summary(results))
    if options.report:
        write(results, options.report)
    sys.exit(any(result.wrong for result in results))


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="chaos", description=__doc__)
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--each", type=int, default=25, help="faults in a round")
    parser.add_argument("--rounds", type=int, help="how many now; the rest when it is called again")
    parser.add_argument("--tables", type=int, default=60, help="that are played at a time")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", type=kinds, help="only faults of this kind, or of these in turn, with commas between")
    parser.add_argument("--afresh", action="store_true", help="do not go on with an unfinished run")
    parser.add_argument("--report", type=Path, help="a document whose section about chaos is written")
    return parser.parse_args()


def kinds(text: str) -> list[str]:
    found = text.split(",")
    if unknown := set(found) - set(KINDS):
        raise argparse.ArgumentTypeError(f"{', '.join(sorted(unknown))}: there are {', '.join(KINDS)}")
    return found


def show(text: str) -> None:
    if sys.stdout.isatty():
        print(f"\r\033[K{text} …", end="", flush=True)


if __name__ == "__main__":
    main()
