"""Chapter 1: the components."""

from collections import Counter

import pytest

import tripot
from rulebook import texts

from .oracle import DECK, RED, WHITE
from .table import DOCUMENT, PREY, SEATS, SHIPPED, TRIBES, TROLLS, damage, hunt, play, table, throws

BEATERS = ", ".join(f"{tribe} beater" for tribe in TRIBES)
MASKS = {"chief": 4, "daughter": 3, "shaman": 2, "brute": 2, "cook": 2, "tracker": 2, "beater": 1, "sneak": 1}
MASKS |= {"rascal": 1, "rocky": 1, "apprentice": 0, "trap": 0}
# As the rules of this project list them: danger, food, trophies.
RECONSTRUCTED = {
    "koalapin": (7, 10, (2, 1, 1), 1),
    "poulpoussin": (7, 11, (3, 1, 1), 1),
    "canarval": (8, 12, (3, 2, 1), 1),
    "herissaumon": (8, 11, (4, 2, 1), 1),
    "mouflamant": (8, 12, (3, 2, 2), 1),
    "crapautruche": (9, 13, (4, 2, 1), 1),
    "rhinosouris": (9, 14, (4, 3, 1), 1),
    "gueparesseux": (9, 12, (5, 3, 1), 2),
    "castortue": (7, 12, (4, 3, 2), 1),
    "sanglion": (8, 12, (5, 3, 2), 2),
    "vachameau": (8, 13, (5, 3, 2), 2),
    "crocodindon": (9, 13, (6, 3, 2), 2),
    "chimpanzebre": (9, 14, (5, 4, 2), 2),
    "gorillama": (10, 14, (6, 4, 2), 2),
    "girafauve": (10, 15, (6, 4, 3), 2),
    "ornithoceros": (11, 16, (7, 4, 2), 3),
    "grizzlynx": (12, 17, (7, 5, 3), 3),
    "elephoque": (13, 19, (8, 5, 3), 3),
    "mammouthon": (14, 20, (8, 6, 4), 4),
    "pandemonium": (16, 22, (10, 6, 4), 5),
}


# ---- tribes ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_every_tribe_has_the_same_sixteen_cards(seats):
    tribes = tripot.Match("trol", seats=seats).position()["tribes"]
    assert [Counter(tribe["hand"] + tribe["deck"]) for tribe in tribes] == [DECK] * (4 if seats == 2 else seats)
    assert sum(DECK.values()) == 16


@pytest.mark.rule("TRL-1.1", "TRL-3.3")
@pytest.mark.parametrize("card", DECK)
def test_a_troll_can_trigger_a_hunt_and_nothing_else_can(card):
    match = table(3, {"hand": card}, lines=("koalapin: moss beater",))
    assert texts(match, 0)[:1] == [f"assign {card} 0"]
    assert (f"trigger {card} 0" in texts(match, 0)) == (card in TROLLS)
    assert len(TROLLS) == 10


# ---- dice -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-1.2")
@pytest.mark.parametrize(("red", "faces"), [(0, WHITE), (1, RED)], ids=["white", "red"])
@pytest.mark.parametrize("face", range(6))
def test_the_faces_of_a_die(red, faces, face):
    match = hunt("moss shaman", dice=f"={face}")
    play(match, f"0: aim {red}", "0: keep")
    assert damage(match) == [faces[face]]


@pytest.mark.rule("TRL-1.2")
def test_as_many_dice_are_thrown_as_the_rules_say_though_the_box_holds_three_of_each():
    match = hunt(BEATERS, seats=5, prey="pandemonium", dice=" ".join(["w1"] * 25))
    assert throws(match) == [("beater", 0, 5, 5)] * 5
    match = hunt("moss brute", dice="r2 r3 r3 r4")
    assert throws(match) == [("brute", 4, 0, 12)]


# ---- prey, day and night --------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-1.3")
@pytest.mark.parametrize("seats", SEATS)
def test_there_are_twenty_prey_and_five_cards_of_day_and_night(seats):
    for seed in range(8):
        match = tripot.Match("trol", seats=seats, seed=seed)
        document = match.position()
        laid = [line["prey"] for line in document["lines"]]
        assert Counter(laid + document["prey_deck"]) == dict.fromkeys(RECONSTRUCTED, 1)
        ignored = sum(type(event).__name__ == "DayNightIgnored" for event in match.events(None))
        assert document["day_night"] == 5 - ignored


@pytest.mark.rule("TRL-1.3")
def test_a_prey_has_a_range_of_danger_three_portions_and_trophies():
    shown = table(3, lines=("castortue:",)).view(None).lines[0]
    assert (shown.prey, shown.least, shown.most, shown.food, shown.trophies) == ("castortue", 7, 12, (4, 3, 2), 1)


@pytest.mark.rule("TRL-1.3")
@pytest.mark.parametrize(("key", "values"), RECONSTRUCTED.items())
def test_the_values_of_a_prey(key, values):
    shown = table(3, lines=(f"{key}:",), data=SHIPPED).view(None).lines[0]
    assert (shown.least, shown.most, shown.food, shown.trophies) == values


@pytest.mark.rule("TRL-1.5")
def test_the_first_rules_keep_the_prey_that_were_shipped_with_them():
    shown = [tripot.Match("trol", seats=5, seed=seed, rules="1").view(None).lines for seed in range(12)]
    lines = {line.prey: (line.least, line.most, line.food, line.trophies) for lines in shown for line in lines}
    assert lines == PREY
    assert sum(values != RECONSTRUCTED[key] for key, values in lines.items()) == 8


@pytest.mark.rule("TRL-1.5")
def test_the_prey_of_the_first_rules_may_be_chosen_as_a_data_file():
    match = tripot.Match("trol", seats=3, data=DOCUMENT)
    assert {(line.least, line.most) for line in match.view(None).lines} <= {values[:2] for values in PREY.values()}
    assert match.record()["data"] is not None


@pytest.mark.rule("TRL-1.3")
@pytest.mark.parametrize("cycle", ["day", "night"])
def test_the_cycle_card_shows_day_or_night(cycle):
    assert table(3, cycle=cycle).view(None).night == (cycle == "night")


# ---- masks ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-1.4")
@pytest.mark.parametrize(("card", "masks"), MASKS.items())
def test_a_survivor_has_its_masks(card, masks):
    shown = table(3, {"survivors": card}).view(None).tribes[0]
    assert (shown.survivors, shown.masks) == ((card,), masks)


@pytest.mark.rule("TRL-1.4")
def test_masks_count_for_survivors_only():
    everything = " ".join(name for name, copies in DECK.items() for _ in range(copies))
    for zone, masks in {"survivors": 24, "hand": 0, "lost": 0, "deck": 0}.items():
        other = {"hand": ""} if zone != "hand" else {}
        assert table(3, {}, {zone: everything} | other).view(None).tribes[1].masks == masks
    match = table(3, {"hand": "trap"}, lines=("koalapin: flint chief, moss daughter",))
    assert [tribe.masks for tribe in match.view(None).tribes] == [0, 0, 0]


# ---- where the values come from -------------------------------------------------------------------------------------


@pytest.mark.rule("TRL-1.5")
def test_every_value_says_where_it_comes_from():
    sources = [source for prey in SHIPPED["prey"] for source in prey["source"].items()]
    assert Counter(name for name, _ in sources) == dict.fromkeys(("name", "danger", "food", "trophies"), 20)
    assert {word for _, word in sources} | {SHIPPED["masks"]["source"]} <= {"printed", "reported", "reconstructed"}


@pytest.mark.rule("TRL-1.5")
def test_two_names_are_reported_and_all_else_is_reconstructed():
    reported = [
        (prey["key"], name) for prey in SHIPPED["prey"] for name, s in prey["source"].items() if s != "reconstructed"
    ]
    assert reported == [("castortue", "name"), ("pandemonium", "name")]
    assert SHIPPED["masks"]["source"] == "reconstructed"
