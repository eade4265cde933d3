"""What a card does, told from its steps: its main effect, and whether it answers the thief who lies before it."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

Step = Mapping[str, Any]
Card = Mapping[str, Any]

PREPARATIONS = {"look", "reveal", "pick", "name"}  # for the steps that follow
WITHIN = {"later": "do", "each": "do", "if": "then", "unless": "then", "pay": "then", "choose": "options"}
NOTHING = "nothing"


def main_effect(card: Card) -> str:
    """That of the first step that does something; for a capture also from where, for a draw also of what."""
    effects = (main_effect_of(steps) for steps in (card.get("effect", ()), card.get("on_reveal", ())))
    return next((effect for effect in effects if effect != NOTHING), NOTHING)


def main_effect_of(steps: Sequence[Step]) -> str:
    for step in steps:
        effect = effect_of(step)
        if effect != NOTHING:
            return effect
    return NOTHING


def effect_of(step: Step) -> str:
    name = str(step["step"])
    if name in WITHIN:
        return next((effect for inner in within(step) if (effect := main_effect_of(inner)) != NOTHING), NOTHING)
    if name == "capture":
        return "capture from play" if step["from"] == "play" else "capture elsewhere"
    if name in ("draw", "keep", "draws"):
        return "draw treasure" if step.get("deck") == "treasure" else "draw cards"
    return NOTHING if name in PREPARATIONS else name


def within(step: Step) -> Iterator[Sequence[Step]]:
    """The lists of steps in a step: what follows on success or is done, then what follows otherwise."""
    yield from step.get("options", ())
    for key in ("do", "then", "else"):
        if key in step:
            yield step[key]


def all_steps(steps: Sequence[Step]) -> Iterator[Step]:
    for step in steps:
        yield step
        for inner in within(step):
            yield from all_steps(inner)


def answers_the_laid_card(card: Card) -> bool:
    """Does it capture the thief who was laid face down this round?"""
    steps = all_steps([*card.get("on_reveal", ()), *card.get("effect", ())])
    return any(step["step"] == "capture" and step["from"] == "play" for step in steps)


def most_common_effect(cards: Sequence[Card]) -> tuple[str, float]:
    """The main effect that most of these cards have, and their share, all copies counted."""
    copies: Counter[str] = Counter()
    for card in cards:
        copies[main_effect(card)] += int(card["copies"])
    effect, number = copies.most_common(1)[0]
    return effect, number / copies.total()
