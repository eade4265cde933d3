"""What only a data file of somebody's own can say: cards of any steps, and what is wrong in a file."""

import json
import random
from collections.abc import Iterator

from fuzz.files import data_file
from fuzz.varying import games_with_data, places, read, refusal, whole, write
from tripot.core.game import Game
from tripot.core.state import State
from tripot.text import Speaker

FILES = 60  # of random cards
MOST_STEPS = 2  # of a card, so that its text can still be read
WRONG = (10**6, "", "nothing of the sort", [])  # values that hardly any field may have


class StepListener(Speaker):
    """Notes which steps it speaks of, and with which values."""

    steps: set[tuple[str, ...]]

    def say(self, key: str, /, **values: object) -> str:
        if key.startswith("step-"):
            words = sorted(f"{name}={value}" for name, value in values.items() if isinstance(value, str))
            self.steps.add((key, *(word for word in words if not word.startswith("text="))))
        return super().say(key, **values)


def texts_of_steps(game: Game[State], language: str) -> Iterator[str]:
    """Cards of a few random steps, if it is a game whose cards are made of them."""
    if not any(game.wording(key) for key in game.names(language)):
        return
    heard: set[tuple[str, ...]] = set()
    for seed in range(FILES):
        document = data_file(game.key, seed)
        speaker = StepListener(language, game.with_data(document))
        for card in [*document["card"], *document["hero"]]:
            speaker.steps = set()
            text = speaker.card_text(card["key"])
            if json.dumps(card).count('"step"') <= MOST_STEPS and not speaker.steps <= heard:
                heard |= speaker.steps
                yield f"~ made-up card: {text}"


def mistakes(game: Game[State], language: str) -> Iterator[str]:
    """What is said of a wrong value at each sort of place in the game's data file, and of one that is not there."""
    if game.key not in games_with_data():
        return
    speaker = Speaker(language, game)
    rng = random.Random(0)
    told: set[tuple[bool, str]] = set()
    for place in by_sort(game.key):
        document = whole(game.key)
        write(document, place, rng.choice(WRONG))
        missing = whole(game.key)
        del read(missing, place[:-1])[place[-1]]  # type: ignore[attr-defined]
        for wrong in (document, missing):
            error = refusal(game, wrong)
            if error:
                sort = (wrong is missing, str(error.details["wanted"]))
                if sort not in told:
                    yield f"data mistake: {speaker.error(error)}"
                told.add(sort)


def by_sort(key: str) -> list[tuple[str | int, ...]]:
    """The first place of each sort: fields of the same name in the same list."""
    found: dict[tuple[str, ...], tuple[str | int, ...]] = {}
    for place in places(whole(key)):
        found.setdefault(tuple(part for part in place if isinstance(part, str)), place)
    return list(found.values())
