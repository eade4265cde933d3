"""Records of games played under the rules that are installed: `PYTHONPATH=tests:build/games python -m records.make`.

One file per game and version of its rules.  A file that is there is left alone: it shows what a version did when it
was current, so that later versions can be tested against it.
"""

import json
from pathlib import Path

from tripot import Match, choose
from tripot.core.errors import BadOption
from tripot.core.game import Game, Options
from tripot.core.registry import catalogue, game
from tripot.core.rng import FastRng
from tripot.core.state import State

FOLDER = Path(__file__).parent
GAMES = 20


def file_of(key: str, rules: str) -> Path:
    return FOLDER / f"{key}-{rules}.jsonl"


def random_options(found: Game[State], seats: int, luck: FastRng) -> Options:
    """A random value for every option; once more where they do not go together."""
    while True:
        chosen: Options = {}
        for option in found.options:
            allowed = option.allowed(seats)
            chosen[option.key] = allowed[luck.below(len(allowed))]
        try:
            return found.check_options(chosen, seats)
        except BadOption:
            continue


def play(found: Game[State], number: int) -> Match:
    """Numbers of seats in turn, every option mixed, each seat played by a greedy or a random bot."""
    luck = FastRng(number)
    seats = found.seats[number % len(found.seats)]
    match = Match(found.key, seats=seats, seed=number, options=random_options(found, seats, luck))
    bots = [("greedy", "random")[luck.below(2)] for _ in range(seats)]
    while match.waiting:
        seat = match.waiting[luck.below(len(match.waiting))]
        match.submit(seat, choose(match, seat, bots[seat], seed=luck.below(1 << 30)).action)
    return match


def main() -> None:
    for key in catalogue():
        path = file_of(key, game(key).rules)
        if not path.exists():
            records = [play(game(key), number).record() for number in range(GAMES)]
            lines = [json.dumps(record, ensure_ascii=False, separators=(",", ":")) for record in records]
            path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
