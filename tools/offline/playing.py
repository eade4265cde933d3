"""Seeded games, played alike by every engine: runs here and in Pyodide, and needs nothing but tripot.

The last value is JSON: digests of decisions, decisions a second, milliseconds for a decision of a bot.
"""

import hashlib
import json
import time

import tripot
from tripot.arena.playing.playouts import Playouts
from tripot.core import is_compiled
from tripot.core.registry import catalogue, game

GREEDY_GAMES = 20
SEARCHED = ("expert:50", 5)  # the bot, and how many games
TIMED = (("normal", 12), ("hard", 6), ("expert:1s", 3))
RUNS = 3


def play(key: str, seed: int, bot: str, digest: "hashlib._Hash") -> None:
    seats = game(key).seats
    match = tripot.Match(key, seats=seats[seed % len(seats)], seed=seed)
    while match.waiting:
        seat = match.waiting[0]
        action = tripot.choose(match, seat, bot=bot).action
        digest.update(f"{seat} {action}\n".encode())
        match.submit(seat, action)
    digest.update(json.dumps(match.position(), sort_keys=True).encode())


def digest_of(key: str, bot: str, games: int) -> str:
    digest = hashlib.sha256()
    for seed in range(games):
        play(key, seed, bot, digest)
    return digest.hexdigest()


def decisions_a_second(key: str) -> float:
    """Of random games: as many as fill half a second, the best of three."""
    games = 1
    while played(key, games).seconds < 0.5:
        games *= 2
    return max(run.decisions / run.seconds for run in [played(key, games) for _ in range(RUNS)])


def played(key: str, games: int) -> Playouts:
    return tripot.playouts(key, seats=game(key).seats[-1], games=games, seed=1)


def milliseconds(key: str, bot: str, decisions: int) -> float:
    match = tripot.Match(key, seats=game(key).seats[-1], seed=7)
    begun = time.perf_counter()
    for _ in range(decisions):
        seat = match.waiting[0]
        match.submit(seat, tripot.choose(match, seat, bot=bot).action)
    return (time.perf_counter() - begun) * 1000 / decisions


def digests() -> str:
    bot, games = SEARCHED
    return json.dumps(
        {
            "compiled": is_compiled(),
            "greedy": {key: digest_of(key, "greedy", GREEDY_GAMES) for key in catalogue()},
            "searched": {key: digest_of(key, bot, games) for key in catalogue()},
        }
    )


def speeds() -> str:
    return json.dumps(
        {
            "random": {key: decisions_a_second(key) for key in catalogue()},
            **{bot: {key: milliseconds(key, bot, count) for key in catalogue()} for bot, count in TIMED},
        }
    )
