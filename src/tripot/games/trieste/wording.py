"""A card's text as phrases, made of the very steps that the engine runs.

The steps have been checked by `assembling`.  A phrase's values are the step's parameters, with their defaults.
"""

from typing import cast

from tripot.core.wording import Phrase
from tripot.games.trieste.cards import HIGHEST_LEVEL
from tripot.games.trieste.steps import STEPS, Cards, Number, Who, Word

Steps = list[dict[str, object]]
LISTS = ("on_reveal", "effect", "each_round")  # of a card or a hero, in the order in which they are told


def card_text(card: dict[str, object]) -> tuple[Phrase, ...]:
    """The whole text of a card, or of a hero, which has no type."""
    told = [Phrase("step-reaction", {"event": str(card["reaction"])})] if "reaction" in card else []
    for key in LISTS:
        if key not in card:
            continue
        steps = phrases(cast(list[object], card[key]))
        if key == "effect" and "type" in card:
            told += steps
        else:
            when = "step-unveiled" if key == "effect" else f"step-{key.replace('_', '-')}"
            told.append(Phrase(when, {}, ((f"{when}-text", steps),)))
    return tuple(told)


def phrases(steps: list[object]) -> tuple[Phrase, ...]:
    return tuple(phrase(step) for step in cast(Steps, steps))


def phrase(step: dict[str, object]) -> Phrase:
    name = str(step["step"])
    values: dict[str, str | int] = {}
    for key, parameter in STEPS[name].parameters.items():
        if isinstance(parameter, Cards):
            values |= filter_values(step, parameter)
        else:
            values[key] = value_of(step, key, parameter)
    return Phrase(f"step-{name}", values, tuple(blocks(name, step)))


def value_of(step: dict[str, object], key: str, parameter: Number | Word | Who) -> str | int:
    value = step.get(key, parameter.default)
    assert isinstance(value, str | int)
    return value


def filter_values(step: dict[str, object], parameter: Cards) -> dict[str, str | int]:
    """`level` is 9 where any level will do."""
    only = parameter.types[0] if len(parameter.types) == 1 else "any"
    level = step.get("level", HIGHEST_LEVEL)
    return {
        "type": str(step.get("type", only)),
        "level": 9 if level == HIGHEST_LEVEL else cast(int, level),
        "from-level": cast(int, step.get("from_level", 0)),
        "named": str(step.get("named", "no")),
    }


def blocks(name: str, step: dict[str, object]) -> list[tuple[str, tuple[Phrase, ...]]]:
    """The steps within a step; of a choice, each option."""
    found = []
    for key in STEPS[name].blocks:
        inner = cast(list[object], step.get(key, []))
        if key == "options":
            found += [(f"step-{name}-option", phrases(cast(list[object], option))) for option in inner]
        elif inner:
            found.append((f"step-{name}-{key}", phrases(inner)))
    return found
