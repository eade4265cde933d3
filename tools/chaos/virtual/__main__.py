"""`make simulate-nodes`: many schedules, and how many of them find the planted fault."""

import argparse
import sys
import time
from collections import Counter

from chaos.virtual.node import Plant
from chaos.virtual.simulation import Simulation

PLANTED = 200  # schedules with each planted fault


def main() -> None:
    parser = argparse.ArgumentParser(prog="chaos.virtual", description=__doc__)
    parser.add_argument("--schedules", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    options = parser.parse_args()
    counts: Counter[str] = Counter()
    began, failed = time.monotonic(), 0
    for seed in range(options.first, options.first + options.schedules):
        simulation = Simulation(seed)
        if wrong := simulation.run():
            failed += 1
            print(f"seed {seed}: {wrong[0]}", flush=True)
        counts += simulation.counts
        if sys.stdout.isatty() and seed % 50 == 0:
            print(f"\r\033[K{seed - options.first} schedules", end="", flush=True)
    found = {plant: found_in(plant) for plant in Plant if plant != Plant.NOTHING}
    faults = ", ".join(f"{counts[name]} {word}" for name, word in NAMES.items())
    print(
        f"\r\033[K{options.schedules} schedules in {time.monotonic() - began:.0f} s: {failed} went wrong; {faults}; "
        f"{counts['done']} commands were acknowledged."
    )
    for plant, number in found.items():
        print(f"With {plant.value}, {number} of {PLANTED} schedules went wrong.")
    sys.exit(bool(failed or not all(found.values())))


def found_in(plant: Plant) -> int:
    return sum(bool(Simulation(f"planted {seed}", plant).run()) for seed in range(PLANTED))


NAMES = {"kill": "kills", "stop": "standstills", "jump": "jumps of the clock", "restart": "restarts"}

if __name__ == "__main__":
    main()
