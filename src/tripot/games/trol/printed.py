"""What is printed on the cards of Trôl."""

from tripot.core.piles import count
from tripot.core.printed import Fact, PrintedCard
from tripot.games.trol.bestiary import Bestiary
from tripot.games.trol.cards import CARDS, PORTIONS, TRIBE_DECK, TRIBES, TROLLS
from tripot.games.trol.striking import dice_of, fixed_damage
from tripot.games.trol.table import Line


def printed_cards(bestiary: Bestiary) -> tuple[PrintedCard, ...]:
    return (
        *(hunter(bestiary, kind, key) for kind, key in enumerate(CARDS)),
        *(prey(bestiary, number, key) for number, key in enumerate(bestiary.names)),
        *(PrintedCard(key, "tribe") for key in TRIBES),
    )


def hunter(bestiary: Bestiary, kind: int, key: str) -> PrintedCard:
    """A tribe's card; its dice and its damage as they are alone in a line and without a choice."""
    line = Line()
    line.append(kind, 0, False)
    dice = int(dice_of(line, 0, kind))
    figures = {"red": dice >> 8, "white": dice & 255, "damage": int(fixed_damage(line, kind))}
    facts: dict[str, Fact] = {"troll": kind < TROLLS, "masks": int(count(bestiary.masks, kind))}
    facts |= {name: figure for name, figure in figures.items() if figure}
    return PrintedCard(key, "hunter", int(count(TRIBE_DECK, kind)), facts)


def prey(bestiary: Bestiary, number: int, key: str) -> PrintedCard:
    facts: dict[str, Fact] = {
        "least": int(bestiary.least[number]),
        "most": int(bestiary.most[number]),
        "food": tuple(int(bestiary.portion(number, n)) for n in range(PORTIONS)),
        "trophies": int(bestiary.trophies[number]),
    }
    return PrintedCard(key, "prey", 1, facts)
