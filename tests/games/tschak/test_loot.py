"""Chapter 4: loot."""

import pytest

from tripot.games.tschak.events import DungeonBegan, LastShown, LootLeft, LootTaken

from .table import gold, heard, last_cards, play_dungeon

# ---- who takes what -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TSC-4.1")
@pytest.mark.parametrize(
    ("last", "taken"),
    [
        (["warrior-1", "warrior-6", "dwarf-2", "sorcerer-3"], [0, 3, 1, 2]),
        (["dwarf-4", "sorcerer-5", "warrior-1", "dwarf-1"], [2, 3, 1, 0]),
        (["warrior-1", "warrior-6", "dwarf-2"], [1, 3, 2]),
        (["sorcerer-5", "warrior-6"], [0, 2]),
        (["dwarf-2", "dwarf-1"], [2, 0]),
    ],
)
def test_the_strongest_last_cards_take_the_loots(last, taken):
    match = last_cards(*last)
    assert gold(match) == taken
    assert [place.gold for place in match.view(None).places if place.seat is not None] == taken


@pytest.mark.rule("TSC-4.1")
def test_loot_adds_up_from_dungeon_to_dungeon():
    match = last_cards("warrior-1", "warrior-6", "dwarf-2", dungeon=2)
    assert [place.gold for place in match.view(None).places[:3]] == [1, 3, 2]
    play_dungeon(match, 7)
    assert [place.gold for place in match.view(None).places[:3]] == gold(match)
    assert sum(gold(match)) > 6


@pytest.mark.rule("TSC-4.1", "TSC-4.3")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_everybody_is_shown_every_last_card_even_one_worth_nothing(viewer):
    match = last_cards("warrior-1", "chameleon", "artefact")
    shown = [LastShown(0, "warrior-1"), LastShown(1, "chameleon"), LastShown(2, "artefact")]
    assert heard(match, LastShown, viewer) == shown


@pytest.mark.rule("TSC-4.1")
def test_loot_comes_after_the_third_floor_only():
    match = last_cards("warrior-1", "warrior-6", "dwarf-2")
    kinds = [type(event).__name__ for event in match.events(None)]
    assert kinds.index("MonsterTaken") < kinds.index("LastShown") < kinds.index("LootTaken")
    assert kinds.index("LootTaken") < kinds.index("DungeonBegan")
    assert len(heard(match, LootTaken)) == 3


# ---- equal values ---------------------------------------------------------------------------------------------------

# The first card of each pair has the same value as the second and beats it.
TIES = [
    ("sorcerer-2", "warrior-2-axe"),
    ("sorcerer-4", "dwarf-4-axe"),
    ("warrior-3", "dwarf-3-axe"),
    ("warrior-1", "dwarf-1-axe"),
    ("sorcerer-5-staff", "sorcerer-5"),
    ("warrior-6-axe", "warrior-6"),
    ("dwarf-2-axe", "dwarf-2-weapon"),
    ("dwarf-2-axe", "dwarf-2"),
    ("dwarf-2-weapon", "dwarf-2"),
]
# Value comes before type and weapon.
HIGHER = [
    ("dwarf-3", "sorcerer-2-staff"),
    ("dwarf-4", "warrior-3-axe"),
    ("warrior-6", "sorcerer-5-staff"),
    ("sorcerer-3", "sorcerer-2-staff"),
    ("warrior-2", "warrior-1-axe"),
    ("dwarf-2", "dwarf-1-axe"),
]


@pytest.mark.rule("TSC-4.2")
@pytest.mark.parametrize(("better", "worse"), TIES + HIGHER)
@pytest.mark.parametrize("first", [0, 1])
def test_of_two_last_cards_one_is_better(better, worse, first):
    match = last_cards(*[(better, worse), (worse, better)][first])
    assert gold(match)[first] == 2
    assert gold(match)[1 - first] == 0


@pytest.mark.rule("TSC-4.2")
def test_equal_last_cards_share_the_loots_in_their_order():
    match = last_cards("dwarf-3-axe", "warrior-3", "sorcerer-3", "warrior-3-axe")
    assert gold(match) == [0, 1, 3, 2]


# ---- what takes nothing ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TSC-4.3")
@pytest.mark.parametrize("worthless", ["chameleon", "artefact"])
@pytest.mark.parametrize("card", ["dwarf-1", "warrior-1", "sorcerer-2"])
def test_a_chameleon_or_an_artefact_takes_no_loot(worthless, card):
    assert gold(last_cards(worthless, card)) == [0, 2]


@pytest.mark.rule("TSC-4.3")
@pytest.mark.parametrize(
    ("last", "taken", "left"),
    [
        (["chameleon", "artefact"], [0, 0], [2]),
        (["artefact", "artefact", "chameleon"], [0, 0, 0], [3, 2, 1]),
        (["dwarf-1", "artefact", "chameleon"], [3, 0, 0], [2, 1]),
        (["dwarf-1", "artefact", "dwarf-2"], [2, 0, 3], [1]),
        (["chameleon", "chameleon", "warrior-6", "dwarf-4"], [0, 0, 3, 2], [1]),
        (["chameleon", "sorcerer-2", "warrior-6", "dwarf-4"], [0, 1, 3, 2], []),
    ],
)
def test_loot_that_nobody_can_claim_stays_in_the_supply(last, taken, left):
    match = last_cards(*last)
    assert gold(match) == taken
    assert [event.gold for event in heard(match, LootLeft)] == left


@pytest.mark.rule("TSC-4.3")
def test_loot_that_stayed_does_not_carry_over():
    match = last_cards("artefact", "artefact", "chameleon")
    assert len(heard(match, DungeonBegan)) == 1
    for seed in range(3):
        before = len(heard(match, LootTaken) + heard(match, LootLeft))
        play_dungeon(match, seed)
        loots = [e.gold for e in match.events(None) if isinstance(e, LootTaken | LootLeft)][before:]
        assert loots == [3, 2, 1]
