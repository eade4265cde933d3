"""Chapter 1: the components."""

import re
from collections import Counter
from pathlib import Path

import pytest

import tripot

from .table import clash, gold, last_cards, part, scores, strengths, table, types

SOURCE = Path(__file__).parents[3] / "src" / "tripot" / "games" / "tschak"

SORCERERS = {f"sorcerer-{value}{staff}": value for value in (2, 3, 4, 5) for staff in ("", "-staff")}
WARRIORS = {f"warrior-{value}{axe}": value for value in (1, 2, 3, 4, 5, 6) for axe in ("", "-axe")}
DWARVES = {f"dwarf-{value}{weapon}": value for value in (1, 2, 3, 4) for weapon in ("", "-weapon", "-axe")}
SKULLS = {"dragon": 4, "kraken": 4, "golem": 3, "beholder": 3}
SKULLS |= {"lizard-man": 2, "giant-spider": 2, "ghoul": 1, "skeleton": 1}
CHESTS = {"chest-2": 2, "chest-3": 3, "chest-4": 4, "chest-5": 5, "cursed-chest-1": -1, "cursed-chest-2": -2}


def adventurers() -> Counter:
    """All cards in the four hands of a new game."""
    match = tripot.Match("tschak", seats=3)
    return Counter(key for place in range(4) for key in part(match, place, "hand").split())


def dungeon_cards(name: str) -> Counter:
    """All monsters or treasures of a new game, on the floors and in the deck."""
    document = tripot.Match("tschak", seats=3).position()
    return Counter(document[f"{name}s"] + document[f"{name}_deck"])


def worth(card: str) -> int:
    """What a card that stands alone is worth."""
    others = [{"team": "artefact"}] * 3
    return table(4, {"team": card}, *others).view(None).places[0].strength


@pytest.mark.rule("TSC-1.0")
def test_two_to_four_play_and_four_dungeons_bring_24_gold_at_most():
    game = tripot.game("tschak")
    assert game.seats == (2, 3, 4)
    assert 4 * sum(gold(last_cards("warrior-6", "warrior-5", "warrior-4", "warrior-3"))) == 24


@pytest.mark.rule("TSC-1.1")
def test_the_forty_adventurers_are_twelve_of_each_kind_of_character_and_four_artefacts():
    assert types(list(adventurers().elements())) == {"sorcerer": 12, "warrior": 12, "dwarf": 12, "artefact": 4}


@pytest.mark.rule("TSC-1.2")
def test_the_sorcerers_are_four_chameleons_and_each_value_with_and_without_a_staff():
    cards = adventurers()
    found = {key: number for key, number in cards.items() if key.startswith("sorcerer") or key == "chameleon"}
    assert found == {"chameleon": 4} | dict.fromkeys(SORCERERS, 1)


@pytest.mark.rule("TSC-1.3")
def test_the_warriors_are_each_value_with_and_without_an_axe():
    assert {k: n for k, n in adventurers().items() if k.startswith("warrior")} == dict.fromkeys(WARRIORS, 1)


@pytest.mark.rule("TSC-1.4")
def test_the_dwarves_are_each_value_with_an_axe_another_weapon_and_bare_hands():
    assert {k: n for k, n in adventurers().items() if k.startswith("dwarf")} == dict.fromkeys(DWARVES, 1)


@pytest.mark.rule("TSC-1.2")
@pytest.mark.parametrize(("card", "value"), SORCERERS.items())
def test_a_sorcerer_has_its_value(card, value):
    assert worth(card) == value


@pytest.mark.rule("TSC-1.3")
@pytest.mark.parametrize(("card", "value"), WARRIORS.items())
def test_a_warrior_has_its_value(card, value):
    assert worth(card) == value


@pytest.mark.rule("TSC-1.4")
@pytest.mark.parametrize(("card", "value"), DWARVES.items())
def test_a_dwarf_has_its_value(card, value):
    assert worth(card) == value


@pytest.mark.rule("TSC-1.4")
def test_every_numbered_card_is_unique():
    alike = {key: number for key, number in adventurers().items() if number > 1}
    assert alike == {"chameleon": 4, "artefact": 4}


@pytest.mark.rule("TSC-1.5")
def test_the_four_artefacts_work_alike():
    match = clash(
        "artefact warrior-3 dwarf-2",
        "artefact warrior-3-axe dwarf-2-weapon",
        "artefact warrior-4 dwarf-2-axe",
        "artefact warrior-4-axe dwarf-1",
    )
    assert strengths(match) == [3 + 2 * 2, 3 + 2 * 2, 4 + 2 * 2, 4 + 2 * 1]


@pytest.mark.rule("TSC-1.6")
def test_the_monsters_are_six_troglodytes_and_eight_creatures():
    assert dungeon_cards("monster") == {"troglodyte": 6} | dict.fromkeys(SKULLS, 1)


@pytest.mark.rule("TSC-1.6")
@pytest.mark.parametrize(("creature", "skulls"), SKULLS.items())
def test_a_creature_bears_its_skulls(creature, skulls):
    assert scores({"monsters": creature}, {}, {}) == (-skulls, 0, 0)


@pytest.mark.rule("TSC-1.7")
def test_the_treasures_are_six_chests_six_rings_a_trophy_and_an_elixir():
    assert dungeon_cards("treasure") == dict.fromkeys(CHESTS, 1) | {"ring": 6, "trophy": 1, "elixir": 1}


@pytest.mark.rule("TSC-1.7")
@pytest.mark.parametrize(("chest", "value"), CHESTS.items())
def test_a_chest_has_its_value(chest, value):
    assert scores({"treasures": chest}, {}, {}) == (value, 0, 0)


@pytest.mark.rule("TSC-1.8")
@pytest.mark.parametrize("name", ["cards.py", "decks.py", "data.py", "en.ftl", "fr.ftl"])
def test_no_value_of_a_card_stands_outside_the_data_file(name):
    text = (SOURCE / name).read_text(encoding="utf-8")
    assert not re.search(r"(sorcerer|warrior|dwarf|chest)-\d|[0-9] (skull|tête)s", text)


@pytest.mark.rule("TSC-3.10")
def test_bare_hands_are_printed_on_dwarves_only():
    printed = {card.key: dict(card.facts) for card in tripot.game("tschak").cards()}
    assert printed["sorcerer-5"] == {"strength": 5}
    assert printed["warrior-6"] == {"strength": 6}
    assert printed["warrior-6-axe"] == {"strength": 6, "weapon": "axe"}
    assert printed["dwarf-4"] == {"strength": 4, "weapon": "bare"}
    assert printed["chameleon"] == {}
