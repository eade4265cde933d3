"""Records and positions to try commands on."""

import json
from pathlib import Path

from tripot import Match, catalogue, choose, game
from tripot.text import LANGUAGES

GAMES = catalogue()
LANGUAGE_OF = [(key, language) for key in GAMES for language in LANGUAGES]


def finished(key: str, seed: int = 3) -> Match:
    match = Match(key, seats=game(key).seats[0], seed=seed)
    while match.waiting:
        play_one(match)
    return match


def begun(key: str, decisions: int = 2, seed: int = 3) -> Match:
    match = Match(key, seats=game(key).seats[0], seed=seed)
    for _ in range(decisions):
        play_one(match)
    return match


def play_one(match: Match) -> None:
    seat = match.waiting[0]
    match.submit(seat, choose(match, seat, "random", seed=len(match.decisions)).action)


def written(path: Path, document: object) -> Path:
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


def record_file(folder: Path, key: str) -> Path:
    return written(folder / f"{key}.json", finished(key).record())
