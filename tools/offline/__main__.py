"""Builds the engine for browsers and notebooks.

examples (PYTHONPATH=tools):
  -m offline                          into build/offline: the wheel for Pyodide and the bundle for browsers
  -m offline --plain                  the same without compiling anything
  -m offline --beside build/site      puts what has been built beside a page, which then can offer it
  -m offline --report FILE --site build/site   measures what has been built, and writes the figures into FILE
"""

import argparse
from pathlib import Path

from offline import report
from offline.building import BUILT, build, place_beside


def main() -> None:
    summary, _, rest = (__doc__ or "").partition("\n")
    parser = argparse.ArgumentParser(
        description=summary, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--plain", action="store_true", help="leave the engine plain Python")
    parser.add_argument("--report", type=Path, metavar="FILE", help="measure instead, and write the figures here")
    parser.add_argument("--site", type=Path, metavar="SITE", help="the built site, which is measured too")
    parser.add_argument("--beside", type=Path, metavar="PAGE", help="put what has been built beside this page")
    args = parser.parse_args()
    if args.report:
        report.write(BUILT, args.site, args.report)
    elif args.beside:
        place_beside(args.beside, BUILT)
    else:
        build(BUILT, plain=args.plain)
        print(f"Built in {BUILT}: {', '.join(sorted(path.name for path in BUILT.iterdir()))}")


main()
