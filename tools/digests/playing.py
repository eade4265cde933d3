"""Plays random games and digests each kind of thing that they show."""

import hashlib
import json
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from digests.spoiling import spoilt_position, spoilt_text
from tripot.core.errors import BadInput
from tripot.core.game import Game
from tripot.core.match import Match
from tripot.core.registry import game
from tripot.core.rng import FastRng
from tripot.core.state import State

READ_AGAIN = 10  # one in so many positions is read, as it is and spoilt
SPOILT = 4  # versions of each of those
WRONG_TEXTS = 3000


class Digests:
    """A running digest for each kind of thing."""

    def __init__(self) -> None:
        self.kinds: dict[str, tuple[list[int], hashlib._Hash]] = {}

    def add(self, kind: str, value: object) -> None:
        count, running = self.kinds.setdefault(kind, ([0], hashlib.sha256()))
        count[0] += 1
        running.update(json.dumps(value, default=str).encode())

    def lines(self, title: str) -> Iterator[str]:
        for kind, (count, running) in self.kinds.items():
            yield f"{title} {kind} {count[0]} {running.hexdigest()[:32]}"


def digests_of(key: str, games: int) -> Iterator[str]:
    """A line for each number of seats and kind of thing: how many there were, and their digest."""
    found = game(key)
    for at, seats in enumerate(found.seats):
        digests = Digests()
        add_actions(digests, found, seats)
        for seed in range(at, games, len(found.seats)):
            play(digests, found, seats, seed)
        yield from digests.lines(f"{key} {seats}")


# ---- actions --------------------------------------------------------------------------------------------------------


def add_actions(digests: Digests, found: Game[State], seats: int) -> None:
    texts = []
    for number, code in enumerate(found.numbering(seats).codes):
        action = found.decode(code)
        texts.append(str(action))
        digests.add("numbers", [number, code])
        digests.add("notation", [action.to_json(), repr(action), found.parse(str(action)).code])
    rng = Random(seats)
    for _ in range(WRONG_TEXTS):
        text = spoilt_text(rng.choice(texts), rng.choice(texts), rng)
        digests.add("wrong notation", [text, told(partial(found.parse, text))])


def told(attempt: Callable[[], object]) -> object:
    """The result of an attempt, or its error."""
    try:
        return attempt()
    except BadInput as error:
        return [type(error).__name__, error.to_json()]


# ---- games ----------------------------------------------------------------------------------------------------------


def play(digests: Digests, found: Game[State], seats: int, seed: int) -> None:
    rng = Random(seed)
    rules = rng.choice([*found.former_rules, found.rules, found.rules])
    match: Match = Match(found.key, seats=seats, seed=seed, options=some_options(found, seats, rng), rules=rules)
    observer = match.game.observer(seats)
    while match.waiting:
        seat = rng.choice(match.waiting)
        legal = match.state.legal_actions(seat)
        world = match.state.copy()
        world.determinise(seat, FastRng(seed))
        digests.add("legal", legal)
        digests.add("observations", observer.observation(match.state, seat))
        digests.add("worlds", match.game.write(world))
        add_position(digests, match)
        if rng.randrange(READ_AGAIN) == 0:
            read_again(digests, match.position(), rng.random())
        match.submit(seat, str(match.game.decode(rng.choice(legal))))
    add_position(digests, match)
    read_again(digests, match.position(), rng.random())
    digests.add("events", [[audience, event.to_json()] for audience, event in match.journal.entries])
    digests.add("records", match.record())


def some_options(found: Game[State], seats: int, rng: Random) -> dict[str, object]:
    """Random options, or none where these do not go together."""
    options: dict[str, object] = {option.key: rng.choice(option.allowed(seats)) for option in found.options}
    try:
        found.check_options(options, seats)
    except BadInput:
        return {}
    return options


def add_position(digests: Digests, match: Match) -> None:
    digests.add("positions", match.position())
    for viewer in (None, *range(match.seats)):
        digests.add("views", [repr(match.view(viewer)), match.view(viewer).to_json()])


def read_again(digests: Digests, position: dict[str, object], seed: float) -> None:
    rng = Random(seed)  # its own: the game must go on alike, whatever is written
    digests.add("read again", read(position))
    for _ in range(SPOILT):
        digests.add("wrong positions", read(spoilt_position(position, rng)))


def read(position: object) -> object:
    return told(lambda: Match.from_position(json.loads(json.dumps(position)), seed=1).position())
