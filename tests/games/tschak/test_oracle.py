"""The engine against the oracle, a second and simpler implementation: random situations, then whole games."""

import random

import pytest

import tripot
from tripot.games.tschak.events import (
    DungeonBegan,
    ElixirUsed,
    Fielded,
    GameEnded,
    LastShown,
    LootLeft,
    LootTaken,
    MonsterTaken,
    Scored,
    TeamMeasured,
    TreasureTaken,
)

from . import oracle
from .table import heard, over, play_game, table

SEATS = [2, 3, 4]
TYPES = ["sorcerer", "warrior", "dwarf", "artefact"]

# ---- random situations ----------------------------------------------------------------------------------------------


def last_hands(seats: int, rng: random.Random) -> list[tuple[list[str], str]]:
    """For each player a team for the third floor and the card that stays in hand.

    The first two floors leave one card of each type, or no artefact and two cards of another type.
    """
    left = {kind: [card.name for card in oracle.the_forty_cards() if card.type == kind] for kind in TYPES}
    for cards in left.values():
        rng.shuffle(cards)
    hands = []
    for _ in range(seats):
        kept = rng.choice(TYPES)
        kinds = [kind for kind in TYPES if kind != kept]
        if kept != "artefact" and rng.random() < 0.3:
            kinds = TYPES[:3]
        team = [left[kind].pop() for kind in kinds]
        hands.append((team, left[kept].pop()))
    return hands


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
def test_third_floors_and_loot_agree_with_the_oracle(seats):
    rng = random.Random(f"third floor {seats}")
    for number in range(1200):
        hands = last_hands(seats, rng)
        match = table(seats, *[{"hand": [*team, last]} for team, last in hands], floor=3, seed=number)
        for seat, (team, _) in enumerate(hands):
            match.submit(seat, " ".join(["field", *team]))
        teams = [oracle.cards_of(team) for team, _ in hands]
        check_floor(match.events(None), teams)
        check_loot(match.events(None), oracle.cards_of([last for _, last in hands]))


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
def test_counts_agree_with_the_oracle(seats):
    rng = random.Random(f"count {seats}")
    reasons = set()
    for _ in range(1200):
        piles = random_piles(seats, rng)
        players = [{"gold": gold, "treasures": treasures, "monsters": monsters} for gold, treasures, monsters in piles]
        outcome = over(*players).outcome
        counts = [oracle.count(*pile, seats) for pile in piles]
        winners, reason = oracle.winners(counts)
        assert outcome.scores == tuple(count.total for count in counts), piles
        assert outcome.winners == tuple(winners), piles
        assert outcome.reason == reason, piles
        reasons.add(reason)
    assert reasons == {"points", "monsters", "shared"}  # the situations are not all of one sort


def random_piles(seats: int, rng: random.Random) -> list[tuple[int, list[str], list[str]]]:
    """Gold, treasures and monsters of each player; small piles now and then, so that counts can be equal."""
    used = rng.choice([4, 12, 12])
    treasures = rng.sample(oracle.ALL_TREASURES, used)
    monsters = rng.sample(oracle.ALL_MONSTERS, used)
    piles = [(rng.randint(0, 12 if used == 12 else 2), [], []) for _ in range(seats)]
    for treasure in treasures:
        rng.choice(piles)[1].append(treasure)
    for monster in monsters:
        rng.choice(piles)[2].append(monster)
    return piles


# ---- whole games, from their events alone ---------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
def test_whole_games_agree_with_the_oracle(seats):
    for seed in range(20):
        match = play_game(tripot.Match("tschak", seats=seats, seed=seed), seed)
        piles = [(0, [], []) for _ in range(seats)]
        dungeons = split(match.events(None), DungeonBegan)
        assert len(dungeons) == 4
        for dungeon in dungeons:
            explore(dungeon, piles, seats)
        check_result(match, [oracle.count(*pile, seats) for pile in piles])


def split(events, kind) -> list[list]:
    """The events in chapters, each begun by an event of this kind."""
    chapters: list[list] = []
    for event in events:
        if isinstance(event, kind):
            chapters.append([])
        chapters[-1].append(event)
    return chapters


def explore(events: list, piles: list[tuple[int, list[str], list[str]]], seats: int) -> None:
    """Follow one dungeon and give everybody what the oracle says is theirs."""
    began = events[0]
    fielded = [event for event in events if isinstance(event, Fielded)]
    measured = [event for event in events if isinstance(event, TeamMeasured)]
    taken = [event for event in events if isinstance(event, TreasureTaken | MonsterTaken)]
    at = 0
    for floor in range(3):
        teams: list[list[str]] = [[] for _ in range(seats)]
        while any(len(team) < 3 for team in teams):
            teams[fielded[at].seat].extend(fielded[at].cards)
            at += 1
        told = measured[floor * seats : (floor + 1) * seats] + taken[2 * floor : 2 * floor + 2]
        strongest, weakest = check_floor(told, [oracle.cards_of(team) for team in teams])
        piles[strongest][1].append(began.treasures[floor])
        piles[weakest][2].append(began.monsters[floor])
        assert (told[-2].treasure, told[-1].monster) == (began.treasures[floor], began.monsters[floor])
    assert at == len(fielded)
    last = [event.card for event in events if isinstance(event, LastShown)]
    for seat, gold in enumerate(check_loot(events, oracle.cards_of(last))):
        piles[seat] = (piles[seat][0] + gold, *piles[seat][1:])


def check_floor(events: list, teams: list[list[oracle.Adventurer]]) -> tuple[int, int]:
    """The events of one floor are those that the oracle expects; returns who takes treasure and monster."""
    assert all(oracle.is_team(team) for team in teams)
    expected = oracle.strengths(teams)
    strongest, weakest = oracle.award(teams)
    assert [event.strength for event in events if isinstance(event, TeamMeasured)] == expected, teams
    (treasure,) = [event for event in events if isinstance(event, TreasureTaken)]
    (monster,) = [event for event in events if isinstance(event, MonsterTaken)]
    assert (treasure.seat, monster.seat) == (strongest, weakest), teams
    assert treasure.why == ("strongest" if expected.count(max(expected)) == 1 else "tie")
    assert monster.why == ("weakest" if expected.count(min(expected)) == 1 else "tie")
    return strongest, weakest


def check_loot(events: list, last: list[oracle.Adventurer]) -> list[int]:
    gold, left = oracle.loot(last)
    assert [event.card for event in events if isinstance(event, LastShown)] == [card.name for card in last]
    taken = {event.seat: event.gold for event in events if isinstance(event, LootTaken)}
    assert [taken.get(seat, 0) for seat in range(len(last))] == gold, last
    assert [event.gold for event in events if isinstance(event, LootLeft)] == left, last
    return gold


def check_result(match: tripot.Match, counts: list[oracle.Count]) -> None:
    winners, reason = oracle.winners(counts)
    assert [event.total for event in heard(match, Scored)] == [count.total for count in counts]
    assert {event.seat for event in heard(match, ElixirUsed)} == {s for s, c in enumerate(counts) if c.removed}
    assert heard(match, GameEnded) == [GameEnded(tuple(winners), reason)]
    assert match.outcome.scores == tuple(count.total for count in counts)
    assert match.outcome.winners == tuple(winners)
    assert match.outcome.reason == reason
