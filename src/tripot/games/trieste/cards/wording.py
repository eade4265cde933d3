"""A card's text as phrases, made of the very steps that the engine runs.

The steps have been checked by `assembling`.  A phrase's values are the step's parameters, with their defaults.
"""

from dataclasses import replace
from typing import cast

from tripot.core.wording import Phrase
from tripot.games.trieste.cards.components import HIGHEST_LEVEL
from tripot.games.trieste.cards.steps import STEPS, CardFilter, Integer, Keyword, Who

Steps = list[dict[str, object]]
NONE = "none"
ME = "me"
LISTS = ("on_reveal", "effect", "each_round")  # of a card or a hero, in the order in which they are told


def card_text(card: dict[str, object]) -> tuple[Phrase, ...]:
    """The whole text of a card, or of a hero, which has no type."""
    owner, event = str(card["faction"]), str(card.get("reaction", NONE))
    told = [Phrase("step-reaction", {"event": str(card["reaction"])})] if "reaction" in card else []
    for key in LISTS:
        if key not in card:
            continue
        steps = phrases(cast(list[object], card[key]), owner, event)
        if key == "effect" and "type" in card:
            told += steps
        else:
            when = "step-unveiled" if key == "effect" else f"step-{key.replace('_', '-')}"
            told.append(Phrase(when, {}, ((f"{when}-text", steps),)))
    return tuple(told)


def phrases(steps: list[object], owner: str = NONE, event: str = NONE) -> tuple[Phrase, ...]:
    """`owner` is the faction of the card, which speaks to it; `event` is what a reaction answers."""
    return tuple(phrase(step, owner, event) for step in cast(Steps, steps))


def choices(step: dict[str, object], owner: str, event: str) -> tuple[tuple[Phrase, ...], ...]:
    """What a `choose` offers.  Its words speak to the card’s own faction: `reader` names it where another chooses."""
    options = tuple(phrases(option, owner, event) for option in cast(list[list[object]], step["options"]))
    if step.get("who", ME) in (ME, owner):
        return options
    return tuple(tuple(replace(said, values={**said.values, "reader": owner}) for said in option) for option in options)


def phrase(step: dict[str, object], owner: str, event: str) -> Phrase:
    name = str(step["step"])
    values: dict[str, str | int] = {"own": owner}
    if name == "negate":
        values["event"] = event
    for key, parameter in STEPS[name].parameters.items():
        if isinstance(parameter, CardFilter):
            values |= filter_values(step, parameter)
        else:
            values[key] = value_of(step, key, parameter, owner)
    if name == "keep":
        values["rest"] = cast(int, values["look"]) - cast(int, values["keep"])
    return Phrase(f"step-{name}", values, tuple(blocks(name, step, owner, event)))


def value_of(step: dict[str, object], key: str, parameter: Integer | Keyword | Who, owner: str) -> str | int:
    """A card says “you” to its own faction."""
    value = step.get(key, parameter.default)
    assert isinstance(value, str | int)
    return ME if isinstance(parameter, Who) and value == owner and ME in parameter.words else value


def filter_values(step: dict[str, object], parameter: CardFilter) -> dict[str, str | int]:
    """`level` is 9 where any level will do."""
    only = parameter.types[0] if len(parameter.types) == 1 else "any"
    level = step.get("level", HIGHEST_LEVEL)
    return {
        "type": str(step.get("type", only)),
        "level": 9 if level == HIGHEST_LEVEL else cast(int, level),
        "from-level": cast(int, step.get("from_level", 0)),
        "named": str(step.get("named", "no")),
    }


def blocks(name: str, step: dict[str, object], owner: str, event: str) -> list[tuple[str, tuple[Phrase, ...]]]:
    """The steps within a step; of a choice, each option."""
    found = []
    for key in STEPS[name].blocks:
        inner = cast(list[object], step.get(key, []))
        if key == "options":
            options = [phrases(cast(list[object], option), owner, event) for option in inner]
            found += [(f"step-{name}-option", option) for option in options]
        elif inner:
            found.append((f"step-{name}-{key}", phrases(inner, owner, event)))
    return found
