"""Whole games as a page is told them, with the engine's own view at every event, for `whole_games.test.ts`.

`python -m web.whole_games GAME` writes one JSON object: what a seat and a spectator are told, and the game's lesson.
"""

import json
import sys
from random import Random

import msgspec

from tripot import Match, game
from tripot.server.house.library.tutorials import read_script, tutorial
from tripot.server.telling.audience import Audience, send
from tripot.server.telling.following import FollowedMatch

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")
SEED = 5


class Page:
    """A listener that keeps every message with what the engine would show at each of its events, and after them."""

    language, marked, moments, muted, told = "en", True, True, set[str](), 0

    def __init__(self, viewer: int | None, play: FollowedMatch) -> None:
        self.viewer = viewer
        self.play = play
        self.start = 0  # of the events that are not told yet, in the journal
        self.news: list[dict[str, object]] = []

    def post(self, message: bytes) -> bool:
        match = self.play.match
        shown = [view and view.to_json() for view in self.play.moments(self.viewer, self.start)]
        self.start = self.play.forgotten + len(match.journal.entries)
        now = match.view(self.viewer).to_json()
        self.news.append({"message": json.loads(message), "moments": shown, "view": now})
        return True


def whole_game(key: str) -> list[Page]:
    """Random decisions to the end, told to a seat and to a spectator."""
    luck = Random(SEED)
    seats = game(key).seats[-1]
    names = NAMES[:seats]
    play, audience = FollowedMatch(Match(key, seats=seats, seed=SEED)), Audience()
    pages = [Page(viewer, play) for viewer in (0, None)]
    for page in pages:
        audience.add(page)
        audience.tell_game(page, play, names, None, 0)
    play.match.watch()
    while play.match.waiting:
        seat = luck.choice(play.match.waiting)
        step = play.submit(seat, str(luck.choice(play.match.legal(seat))))
        send(audience.letters(play, step, names, None))
        play.trim()
    return pages


def main(key: str) -> None:
    pages = [{"viewer": page.viewer, "news": page.news} for page in whole_game(key)]
    lesson = tutorial(key, read_script(key), "en")
    sys.stdout.buffer.write(msgspec.json.encode({"pages": pages, "lesson": lesson}))


if __name__ == "__main__":
    main(sys.argv[1])
