"""The text of a card out of phrases (see `tripot.core.wording`).

A phrase's message is a clause, without a capital or a full stop.  The messages of its blocks go on from there: they
bring the sign that parts them from it, and get the phrase's own values, $text and $number, which counts them from 1.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise

from tripot.core.wording import Phrase

Say = Callable[..., str]  # a message by its key, with its values


def sentences(say: Say, phrases: Sequence[Phrase]) -> str:
    """A sentence for each phrase."""
    return " ".join(sentence(clause(say, phrase)) for phrase in phrases)


def choices(say: Say, options: Sequence[Sequence[Phrase]]) -> str:
    """Several texts to choose between, numbered from 1."""
    numbered = enumerate((choice(say, phrases) for phrases in options), 1)
    return " ".join(say("numbered", number=number, text=text) for number, text in numbered)


def choice(say: Say, phrases: Sequence[Phrase]) -> str:
    """One of several texts to choose between; it may be to do nothing."""
    return sentences(say, phrases) or sentence(say("do-nothing"))


def reader(texts: Sequence[Phrase] | Sequence[Sequence[Phrase]]) -> str | int:
    """Whom the words of a choice speak to, where that is not whoever chooses."""
    flat = [phrase for text in texts for phrase in ((text,) if isinstance(text, Phrase) else text)]
    return next((phrase.values["reader"] for phrase in flat if "reader" in phrase.values), "none")


def sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def clause(say: Say, phrase: Phrase) -> str:
    """A phrase with the phrases within it."""
    values: dict[str, object] = {}
    for name, value in phrase.values.items():
        values |= number_values(name, value) if isinstance(value, int) else {name: value}
    text = say(phrase.key, **values)
    for number, (key, inner) in enumerate(phrase.blocks, 1):
        text += say(key, **values, number=number, text=clauses(say, inner))
    return text


def clauses(say: Say, phrases: Sequence[Phrase]) -> str:
    """Phrases within a phrase.  What follows on one with blocks of its own does not depend on them."""
    if not phrases:
        return say("do-nothing")
    text = clause(say, phrases[0])
    for before, phrase in pairwise(phrases):
        text = say("join-anyway" if before.blocks else "join-then", first=text, second=clause(say, phrase))
    return text


def number_values(name: str, number: int) -> dict[str, object]:
    """A number, its absolute value and its sign as a word: a message cannot compute them."""
    sign = "less" if number < 0 else "more" if number else "same"
    return {name: number, f"{name}_is": sign, f"{name}_size": abs(number)}
