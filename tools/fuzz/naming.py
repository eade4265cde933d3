"""Names and keys for made-up cards."""

import random

from tripot.core.bounds import LONGEST_CARD_NAME, LONGEST_KEY

LETTERS = "éàüœßñ✂×字 '’-abcdefghijklmnopqrstuvwxyzABCXYZ0189"


def name(rng: random.Random) -> str:
    """Of one character, of as many as may be, or of some."""
    length = rng.choice((1, LONGEST_CARD_NAME, rng.randint(2, 20)))
    return "n" + "".join(rng.choice(LETTERS) for _ in range(length - 1))


def names(rng: random.Random) -> dict[str, object]:
    return {"fr": name(rng), "en": name(rng)}


def key_of(rng: random.Random, number: int) -> str:
    text = f"k{number}"
    return text + "-" * (LONGEST_KEY - len(text) - 1) + "z" if rng.random() < 0.1 else text
