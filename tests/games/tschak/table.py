"""What tests of Tschak! need: tables in a line, floors and dungeons played to their end, and what was heard of them."""

import random
from collections import Counter

from rulebook import as_list, play, position
from tripot import Match
from tripot.core.events import Event
from tripot.games.tschak.events import LootTaken, MonsterTaken, Scored, TeamMeasured, TreasureTaken

from .oracle import the_forty_cards

TYPES = {card.name: card.type for card in the_forty_cards()}
PLACES_OF = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}  # TSC-2.1


def table(seats: int, *players: dict[str, object], boards: tuple[dict[str, object], ...] = (), **parts) -> Match:
    """A table with these players and boards, in order; zones of cards may be written as one text."""
    places: list[dict[str, object]] = [{}, {}, {}, {}]
    for place, player in zip(PLACES_OF[seats], players, strict=False):
        places[place] = zones(player)
    for place, board in zip(sorted(set(range(4)) - set(PLACES_OF[seats])), boards, strict=False):
        places[place] = zones(board)
    return position("tschak", seats=seats, places=places, **parts)


def zones(parts: dict[str, object]) -> dict[str, object]:
    return {key: as_list(value) for key, value in parts.items()}


def part(match: Match, place: int, name: str) -> str:
    """The cards of a zone of a place: hand, team, spent, monsters, treasures."""
    return " ".join(match.position()["places"][place][name])


def types(cards: str | list[str] | tuple[str, ...]) -> Counter:
    """How many cards of each type."""
    return Counter(TYPES[key] for key in (cards.split() if isinstance(cards, str) else cards))


def heard(match: Match, kind: type[Event], seat: int | None = None) -> list[Event]:
    return [event for event in match.events(seat) if isinstance(event, kind)]


# ---- one floor ------------------------------------------------------------------------------------------------------


def clash(*teams: str, **parts) -> Match:
    """A first floor on which these teams meet: all but the last card lie there, and each player adds that one."""
    cards = [team.split() for team in teams]
    match = table(len(teams), *[{"team": " ".join(c[:2]), "hand": c[2]} for c in cards], **parts)
    return play(match, *[f"{seat}: field {c[2]}" for seat, c in enumerate(cards)])


def strengths(match: Match) -> list[int]:
    """The strengths of the teams that met last."""
    return [event.strength for event in heard(match, TeamMeasured)[-match.seats :]]


def treasure_taker(match: Match) -> int:
    return heard(match, TreasureTaken)[-1].seat


def monster_taker(match: Match) -> int:
    return heard(match, MonsterTaken)[-1].seat


# ---- loot -----------------------------------------------------------------------------------------------------------


def last_cards(*last: str, **parts) -> Match:
    """The end of a dungeon in which each player keeps this card for the loot."""
    pool = [card.name for card in the_forty_cards()]
    for card in last:
        pool.remove(card)
    teams = []
    for card in last:
        kinds = [kind for kind in ("sorcerer", "warrior", "dwarf", "artefact") if kind != TYPES[card]]
        team = [next(name for name in pool if TYPES[name] == kind) for kind in kinds]
        for name in team:
            pool.remove(name)
        teams.append(" ".join(team))
    hands = [{"hand": f"{card} {team}"} for card, team in zip(last, teams, strict=True)]
    match = table(len(last), *hands, floor=3, **parts)
    return play(match, *[f"{seat}: field {team}" for seat, team in enumerate(teams)])


def gold(match: Match) -> list[int]:
    """The gold that each player has taken."""
    taken = [0] * match.seats
    for event in heard(match, LootTaken):
        taken[event.seat] += event.gold
    return taken


# ---- the count ------------------------------------------------------------------------------------------------------


def over(*players: dict[str, object], **parts) -> Match:
    """A game that is over, with these players' gold, treasures and monsters."""
    return table(len(players), *players, phase="over", **parts)


def scores(*players: dict[str, object]) -> tuple[int, ...]:
    return over(*players).outcome.scores


def scored(match: Match) -> list[Scored]:
    return heard(match, Scored)


# ---- playing on -----------------------------------------------------------------------------------------------------


def answer(match: Match, rng: random.Random) -> None:
    """Everybody who is asked answers at random."""
    for seat in match.waiting:
        match.submit(seat, rng.choice(match.legal(seat)))


def play_floor(match: Match, seed: int = 0) -> Match:
    """Random answers up to the end of this floor."""
    rng = random.Random(seed)
    here = (match.view(None).dungeon, match.view(None).floor)
    while match.waiting and (match.view(None).dungeon, match.view(None).floor) == here:
        answer(match, rng)
    return match


def play_dungeon(match: Match, seed: int = 0) -> Match:
    """Random answers up to the next dungeon, or the end."""
    rng = random.Random(seed)
    here = match.view(None).dungeon
    while match.waiting and match.view(None).dungeon == here:
        answer(match, rng)
    return match


def play_game(match: Match, seed: int = 0) -> Match:
    rng = random.Random(seed)
    while match.waiting:
        answer(match, rng)
    return match
