"""Where a game of Trieste with a made-up file begins: with the set-up, or in the middle, with full hands and piles."""

import random
from collections import Counter

from fuzz.trieste.model import FACTIONS, Cards, Json

TREASURE = {"copper": 39, "silver": 12, "gold": 4, "diamond": 1}
CHANGES = (*[0] * 20, -2, 2, 9, -(10**9), 10**9)
DRAWS = (*[-2] * 15, *CHANGES)  # often none: draws take long and show little
PROTECTIONS = ("capture", "take", "counter")


def middle(rng: random.Random, data: Json, options: Json) -> Json:
    """A position before the Watch draws or lays: all cards anywhere, all figures at their bounds or between."""
    heroes = bool(options.get("heroes"))
    piles = {faction: deck(data, faction) for faction in FACTIONS}
    prison = random_cards(rng, characters(data, piles["thief"]), rng.choice((0, 0, 2, 6, 9)))
    piles["thief"] -= prison
    treasure = Counter(TREASURE)
    sides = [side(rng, data, faction, piles[faction], treasure) for faction in FACTIONS]
    open_heroes = [heroes and rng.random() < 0.5 for _ in FACTIONS]
    for part, faction, is_open in zip(sides, FACTIONS, open_heroes, strict=True):
        if heroes:
            part |= {"hero": rng.choice(heroes_of(data, faction)), "hero_revealed": int(is_open)}
    asks_hero = heroes and not open_heroes[0]
    step, phase = rng.choice((("draw", "drawing"), *[("play", "laying")] * 4))
    if phase == "drawing":
        sides[0]["draws_change"] = 0  # else the Watch might have nothing to draw
    return {
        "game": "trieste",
        "seats": 3,
        "options": options,
        "round": rng.choice((1, 2, 30, 59, 60)),
        "infamy": rng.choice((0, 0, 4, 8)),
        "phase": "unveiling" if asks_hero else phase,
        "step": step,
        "stage": 0 if asks_hero else 1,
        "turn": "watch",
        "prison": list(prison.elements()),
        "spent": list(random_cards(rng, treasure, rng.choice((0, 10, 99))).elements()),
        "sides": sides,
    }


def side(rng: random.Random, data: Json, faction: str, cards: Cards, treasure: Cards) -> Json:
    """Takes its treasure from what there is."""
    hand = random_cards(rng, cards, rng.choice((1, 2, 4, 8, 20)))
    purse = random_cards(rng, treasure, rng.choice((0, 1, 3, 8, 14)))
    treasure -= purse
    seen = random_cards(rng, hand + purse, rng.choice((0, 0, 2, 99)))
    return {
        "hand": list(hand.elements()),
        "treasures": list(purse.elements()),
        "discard": list(random_cards(rng, cards - hand, rng.choice((0, 0, 5, 33))).elements()),
        "cost_change": rng.choice(CHANGES),
        "draws_change": rng.choice(DRAWS),
        "hand_limit": rng.choice((*[0] * 8, 1, 20)),
        "protections": rng.sample(PROTECTIONS, rng.choice((*[0] * 8, 1, 2))),
        "known": {other: list(seen.elements()) for other in (*FACTIONS, "everybody") if other != faction},
    }


def deck(data: Json, faction: str) -> Cards:
    return Counter({card["key"]: card["copies"] for card in data["card"] if card["faction"] == faction})


def characters(data: Json, cards: Cards) -> Cards:
    kinds = {card["key"] for card in data["card"] if card["type"] == "character"}
    return Counter({key: number for key, number in cards.items() if key in kinds})


def heroes_of(data: Json, faction: str) -> list[str]:
    return [hero["key"] for hero in data["hero"] if hero["faction"] == faction]


def random_cards(rng: random.Random, cards: Cards, number: int) -> Cards:
    """`number` random cards of these, or all of them."""
    everything = sorted(cards.elements())
    return Counter(rng.sample(everything, min(number, len(everything))))
