"""`make sentences` writes them; AGAINST=REV also those of another commit, and how they differ."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sentences.against import compare
from sentences.games import said_by
from sentences.general import general, page
from text.samples import GAMES
from tripot.core.registry import game
from tripot.text import LANGUAGES


def main() -> None:
    wanted = parsed()
    said = json.loads(wanted.page.read_text("utf-8"))
    for language in LANGUAGES:
        unique = dict.fromkeys(lines(language, said))
        (wanted.out / f"{language}.txt").write_text("\n".join(unique) + "\n", "utf-8")
        print(f"{wanted.out / language}.txt: {len(unique)} sentences")
    if wanted.against:
        compare(wanted.against, wanted.out)


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make sentences", description=__doc__)
    parser.add_argument("out", type=Path, help="the folder for the files")
    parser.add_argument("page", type=Path, help="the page's words, as `npm run sentences` in web/ prints them")
    parser.add_argument("--against", metavar="REV", help="a commit to compare with")
    return parser.parse_args()


def lines(language: str, said: dict[str, Any]) -> Iterator[str]:
    for key in GAMES:
        yield from said_by(game(key), language)
    yield from general(language)
    yield from page(language, said)


if __name__ == "__main__":
    main()
