"""Tschak! a second time, plain and slow, from the rulebook and the clauses alone: it shares nothing with the engine.

Cards are small objects, piles are lists of words, and every comparison is made the way people make it at the table:
one question after the other.  Where a question stays open, the oracle complains (TSC-1.4 says that none does).
"""

from dataclasses import dataclass

SORCERER, WARRIOR, DWARF, ARTEFACT = "sorcerer", "warrior", "dwarf", "artefact"
CHAMELEON = "chameleon"
WEAPONS = ["bare", "weapon", "axe", "staff"]  # a type never has both an axe and a staff


@dataclass(frozen=True)
class Adventurer:
    type: str
    value: int  # as printed; nothing is printed on chameleons and artefacts
    weapon: str = "bare"
    is_chameleon: bool = False

    @property
    def name(self) -> str:
        if self.is_chameleon or self.type == ARTEFACT:
            return CHAMELEON if self.is_chameleon else ARTEFACT
        return f"{self.type}-{self.value}" + ("" if self.weapon == "bare" else f"-{self.weapon}")


def the_forty_cards() -> list[Adventurer]:
    """TSC-1.1 to TSC-1.5"""
    cards = [Adventurer(SORCERER, 0, is_chameleon=True)] * 4
    cards += [Adventurer(SORCERER, value, weapon) for value in (2, 3, 4, 5) for weapon in ("bare", "staff")]
    cards += [Adventurer(WARRIOR, value, weapon) for value in (1, 2, 3, 4, 5, 6) for weapon in ("bare", "axe")]
    cards += [Adventurer(DWARF, value, weapon) for value in (1, 2, 3, 4) for weapon in ("bare", "weapon", "axe")]
    cards += [Adventurer(ARTEFACT, 0)] * 4
    return cards


CREATURES = {  # TSC-1.6: skulls
    "dragon": 4,
    "kraken": 4,
    "golem": 3,
    "beholder": 3,
    "lizard-man": 2,
    "giant-spider": 2,
    "ghoul": 1,
    "skeleton": 1,
}
CHESTS = {"chest-2": 2, "chest-3": 3, "chest-4": 4, "chest-5": 5, "cursed-chest-1": -1, "cursed-chest-2": -2}  # TSC-1.7
ALL_MONSTERS = ["troglodyte"] * 6 + list(CREATURES)
ALL_TREASURES = list(CHESTS) + ["ring"] * 6 + ["trophy", "elixir"]

BY_NAME = {card.name: card for card in the_forty_cards()}


def cards_of(names) -> list[Adventurer]:
    return [BY_NAME[name] for name in names]


# ---- teams ----------------------------------------------------------------------------------------------------------


def is_team(team: list[Adventurer]) -> bool:
    """TSC-3.1"""
    return len(team) == 3 and len({card.type for card in team}) == 3


def one(team: list[Adventurer], kind: str) -> Adventurer | None:
    for card in team:
        if card.type == kind:
            return card
    return None


def strengths(teams: list[list[Adventurer]]) -> list[int]:
    return [strength(teams, number) for number in range(len(teams))]


def strength(teams: list[list[Adventurer]], number: int) -> int:
    """TSC-3.6, TSC-3.8: line up what the characters are worth; with an artefact the weakest counts twice."""
    team = teams[number]
    opponents = teams[:number] + teams[number + 1 :]
    worths = []
    for card in team:
        if card.is_chameleon:
            worths.append(copied(opponents))
        elif card.type != ARTEFACT:
            worths.append(card.value)
    if one(team, ARTEFACT) is not None:
        worths.append(min(worths))
    return sum(worths)


def copied(opponents: list[list[Adventurer]]) -> int:
    """TSC-3.7: the printed value of the best numbered sorcerer across the table."""
    printed = [card.value for team in opponents for card in team if card.type == SORCERER and not card.is_chameleon]
    return max(printed, default=0)


def is_stronger(teams: list[list[Adventurer]], a: int, b: int) -> bool:
    """TSC-3.10: does team a stand above team b?"""
    if strength(teams, a) != strength(teams, b):
        return strength(teams, a) > strength(teams, b)
    for kind in (SORCERER, WARRIOR, DWARF):
        first, second = one(teams[a], kind), one(teams[b], kind)
        verdict = duel(first, second)
        if verdict != 0:
            return verdict > 0
    raise AssertionError(f"nobody can say which is stronger: {teams[a]} or {teams[b]}")


def duel(a: Adventurer | None, b: Adventurer | None) -> int:
    """Two characters of a type, or nobody: 1 if the first is better, -1 if the second, 0 if nobody can say."""
    if a is None or b is None:
        return (a is not None) - (b is not None)
    if a.is_chameleon or b.is_chameleon:
        return b.is_chameleon - a.is_chameleon
    if a.value != b.value:
        return 1 if a.value > b.value else -1
    if a.weapon != b.weapon:
        return 1 if WEAPONS.index(a.weapon) > WEAPONS.index(b.weapon) else -1
    return 0


def award(teams: list[list[Adventurer]]) -> tuple[int, int]:
    """TSC-3.9: who takes the treasure, and who the monster."""
    strongest = weakest = 0
    for number in range(1, len(teams)):
        if is_stronger(teams, number, strongest):
            strongest = number
        if is_stronger(teams, weakest, number):
            weakest = number
    return strongest, weakest


# ---- loot -----------------------------------------------------------------------------------------------------------


def loot(last: list[Adventurer]) -> tuple[list[int], list[int]]:
    """TSC-4.1 to TSC-4.3: the gold of each player, and the loots that stay in the supply."""
    loots = [2] if len(last) == 2 else [3, 2, 1]
    gold = [0] * len(last)
    claimants = [number for number, card in enumerate(last) if card.type != ARTEFACT and not card.is_chameleon]
    while loots and claimants:
        best = claimants[0]
        for number in claimants[1:]:
            if is_better(last[number], last[best]):
                best = number
        claimants.remove(best)
        gold[best] = loots.pop(0)
    return gold, loots


def is_better(a: Adventurer, b: Adventurer) -> bool:
    if a.value != b.value:
        return a.value > b.value
    if a.type != b.type:
        return a.type == SORCERER or b.type == DWARF
    return duel(a, b) > 0


# ---- the count ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Count:
    total: int
    removed: str | None  # by the elixir
    monsters: int  # cards that are left


def count(gold: int, treasures: list[str], monsters: list[str], players: int) -> Count:
    """TSC-6.1 to TSC-6.6: try everything the elixir can do; most points first, then fewest monsters."""
    best = None
    for removed in [None, *monsters] if "elixir" in treasures else [None]:
        kept = list(monsters)
        if removed is not None:
            kept.remove(removed)
        tried = Count(points(gold, treasures, kept, players), removed, len(kept))
        if best is None or (tried.total, -tried.monsters) > (best.total, -best.monsters):
            best = tried
    return best


def points(gold: int, treasures: list[str], monsters: list[str], players: int) -> int:
    total = gold
    for treasure in treasures:
        if treasure in CHESTS:
            total += CHESTS[treasure]
        if treasure == "trophy":
            total += len(monsters) * (1 if players == 2 else 2)
    total += treasures.count("ring") ** 2
    total -= sum(CREATURES[monster] for monster in monsters if monster != "troglodyte")
    total -= monsters.count("troglodyte") ** 2
    return total


def winners(counts: list[Count]) -> tuple[list[int], str]:
    """TSC-6.7: who wins, and what decided: points, monsters, or nothing (shared)."""
    most = max(count.total for count in counts)
    level = [number for number, count in enumerate(counts) if count.total == most]
    if len(level) == 1:
        return level, "points"
    fewest = min(counts[number].monsters for number in level)
    first = [number for number in level if counts[number].monsters == fewest]
    return first, "monsters" if len(first) == 1 else "shared"
