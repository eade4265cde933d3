"""Digests of all that seeded games show.

examples (PYTHONPATH=tools):
  -m digests >before                  1,000 games of each installed game
  -m digests --games 100 trok         fewer, of one game

Run it before and after a change that must change nothing, and compare the two files.
"""

import argparse

from digests.playing import digests_of
from tripot.core.registry import catalogue


def main() -> None:
    summary, _, rest = (__doc__ or "").partition("\n")
    parser = argparse.ArgumentParser(
        description=summary, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("keys", metavar="GAME", nargs="*", help="which games (all that are installed)")
    parser.add_argument("--games", type=int, default=1000, help="how many of each, over all numbers of seats")
    args = parser.parse_args()
    for key in args.keys or catalogue():
        for line in digests_of(key, args.games):
            print(line, flush=True)


main()
