"""Data files: values, weapons, skulls and copies that the owner of a box may correct."""

import json
import re
from copy import deepcopy
from importlib.resources import files
from random import Random

import pytest

import tripot
from conformance.own_data import check_file, check_record, document
from rulebook import play
from tripot.core.bounds import HIGHEST_CHEST, HIGHEST_SKULLS, HIGHEST_STRENGTH, MOST_CHARACTERS, MOST_CHEST_KINDS
from tripot.core.errors import BadData, BadNotation, OtherData
from tripot.games.tschak import GAME
from tripot.games.tschak.cards import MONSTERS
from tripot.games.tschak.decks import WEAPONS
from tripot.games.tschak.events import LootTaken, TreasureTaken
from tripot.text import LANGUAGES, Speaker

from .table import heard, strengths

DOCUMENT = document("tschak")
SOURCES = ["printed", "reported", "reconstructed"]
CHARACTER = dict.fromkeys(("value", "weapon", "copies"), "printed")


def file(*changes) -> dict:
    """The shipped file with rows changed: (list, number of the row, what is different)."""
    changed = deepcopy(DOCUMENT)
    for part, number, figures in changes:
        changed[part][number] |= figures
    return changed


def character(value: int, weapon: str, copies: int = 1) -> dict:
    return {"value": value, "weapon": weapon, "copies": copies, "source": CHARACTER}


def chest(points: int, copies: int = 1) -> dict:
    return {"points": points, "copies": copies, "source": {"points": "printed", "copies": "printed"}}


def counted(key: str, copies: int) -> dict:
    return {"key": key, "copies": copies, "source": {"copies": "printed"}}


def monsters(skulls: dict[str, int], copies: dict[str, int]) -> list[dict]:
    """A row for each kind; those that are not named have one skull and no copy."""
    rows = [counted("troglodyte", copies.get("troglodyte", 0))]
    for key in MONSTERS[1:]:
        figures = {"key": key, "skulls": skulls.get(key, 1), "copies": copies.get(key, 0)}
        rows.append(figures | {"source": {"skulls": "printed", "copies": "printed"}})
    return rows


def box(types: dict[str, list[dict]], monster: list[dict], treasure: list[dict]) -> dict:
    return {"game": "tschak", **types, "monster": monster, "treasure": treasure}


def highest(type_of: str) -> list[dict]:
    """Twelve characters with the highest values that there can be."""
    cards = [(value, weapon) for value in range(HIGHEST_STRENGTH, 0, -1) for weapon in WEAPONS[type_of]]
    return [character(value, weapon) for value, weapon in cards[:MOST_CHARACTERS]]


def others(type_of: str) -> list[dict]:
    return deepcopy(DOCUMENT[type_of])


# One character with a value and eleven chameleons; every monster and treasure alike.
LEAST = box(
    {
        "sorcerer": [character(1, "none"), counted("chameleon", 11)],
        "warrior": others("warrior"),
        "dwarf": others("dwarf"),
    },
    monsters({}, {"ghoul": 14}),
    [counted("ring", 14)],
)
MOST = box(
    {type_of: highest(type_of) for type_of in WEAPONS},
    monsters({"dragon": HIGHEST_SKULLS}, {"dragon": 14}),
    [chest(HIGHEST_CHEST - n) for n in range(MOST_CHEST_KINDS - 1)]
    + [chest(-HIGHEST_CHEST, 2), counted("trophy", 1), counted("elixir", 1)],
)
CURSED = box(
    {type_of: highest(type_of) for type_of in WEAPONS},
    monsters({}, {"troglodyte": 14}),
    [chest(-HIGHEST_CHEST, 7), chest(HIGHEST_CHEST, 7)],
)


def shares(rng: Random, number: int, parts: int) -> list[int]:
    """A number as a sum of parts."""
    cuts = sorted(rng.randint(0, number) for _ in range(parts - 1))
    return [high - low for low, high in zip([0, *cuts], [*cuts, number], strict=True)]


def made_up(seed: int) -> dict:
    """A valid file, made of luck."""
    rng = Random(seed)
    types: dict[str, list[dict]] = {}
    for type_of, weapons in WEAPONS.items():
        chameleons = rng.randint(0, 11) if type_of == "sorcerer" else 0
        cards = [(value, weapon) for value in range(1, HIGHEST_STRENGTH + 1) for weapon in weapons]
        rows = [character(*card) for card in rng.sample(cards, 12 - chameleons)]
        types[type_of] = rows + [counted("chameleon", chameleons)] * (type_of == "sorcerer")
    skulls = {key: rng.randint(1, HIGHEST_SKULLS) for key in MONSTERS}
    copies = dict(zip(MONSTERS, shares(rng, 14, len(MONSTERS)), strict=True))
    points = rng.sample(range(-HIGHEST_CHEST, HIGHEST_CHEST + 1), rng.randint(1, MOST_CHEST_KINDS))
    rings, *chests = shares(rng, 12, len(points) + 1)
    treasure = [chest(worth, number) for worth, number in zip(points, chests, strict=True)]
    return box(types, monsters(skulls, copies), [*treasure, *map(counted, ("ring", "trophy", "elixir"), (rings, 1, 1))])


# ---- other values ---------------------------------------------------------------------------------------------------


def position(data: dict, seats: int, *places: dict, **parts) -> tripot.Match:
    given = [*places, *[{}] * (4 - len(places))]
    return tripot.Match.from_position({"game": "tschak", "seats": seats, "places": given, **parts}, data=data)


NINES = file(
    ("sorcerer", 7, {"value": 9}),
    ("warrior", 11, {"value": 9}),
    ("dwarf", 11, {"value": 9}),
    ("monster", 1, {"skulls": 9}),
)


@pytest.mark.rule("TSC-1.8")
def test_values_and_skulls_of_the_file_count():
    teams = [{"team": [key]} for key in ("sorcerer-9-staff", "warrior-9-axe", "dwarf-9-axe")]
    assert [place.strength for place in position(NINES, 3, *teams).view(None).places[:3]] == [9, 9, 9]
    over = position(NINES, 3, {"monsters": ["dragon"]}, {"treasures": ["chest-5"]}, phase="over")
    assert over.outcome.scores == (-9, 5, 0)


@pytest.mark.rule("TSC-1.8")
def test_a_card_is_called_by_what_the_file_prints_on_it():
    match = tripot.Match("tschak", seats=4, data=NINES)
    keys = [key for place in match.position()["places"] for key in place["hand"]]
    assert "sorcerer-9-staff" in keys
    assert "sorcerer-5-staff" not in keys
    with pytest.raises(BadNotation) as refused:
        match.game.parse("field sorcerer-5-staff")
    assert "sorcerer-9-staff" in refused.value.details["allowed"]


@pytest.mark.rule("TSC-1.8", "TSC-6.2")
def test_a_chest_scores_what_the_file_says_also_below_zero():
    data = file(("treasure", 3, {"points": 12}), ("treasure", 5, {"points": -7}))
    over = position(data, 2, {"treasures": ["chest-12"]}, {}, {"treasures": ["cursed-chest-7"]}, phase="over")
    assert over.outcome.scores == (12, -7)


@pytest.mark.rule("TSC-1.8", "TSC-3.10")
def test_ties_go_by_the_weapons_of_the_file():
    """The two wizards 5 have changed their weapons."""
    data = file(("sorcerer", 6, {"weapon": "staff"}), ("sorcerer", 7, {"weapon": "none"}))
    teams = [["sorcerer-5", "warrior-3"], ["sorcerer-5-staff", "warrior-3-axe"]]
    places = [{"team": team, "hand": [dwarf]} for team, dwarf in zip(teams, ("dwarf-2-axe", "dwarf-2"), strict=True)]
    match = position(data, 2, places[0], {}, places[1])
    play(match, "0: field dwarf-2-axe", "1: field dwarf-2")
    assert strengths(match) == [10, 10]
    assert heard(match, TreasureTaken)[-1].seat == 1


@pytest.mark.rule("TSC-1.8", "TSC-4.2")
def test_loot_goes_by_the_values_of_the_file():
    data = file(("dwarf", 11, {"value": 9}))
    last = ["dwarf-9-axe", "warrior-6-axe"]
    teams = [["sorcerer-2", "warrior-1", "artefact"], ["sorcerer-3", "dwarf-1", "artefact"]]
    hands = [{"hand": [card, *team]} for card, team in zip(last, teams, strict=True)]
    match = position(data, 2, hands[0], {}, hands[1], floor=3)
    play(match, *[f"{seat}: field {' '.join(team)}" for seat, team in enumerate(teams)])
    assert [event.seat for event in heard(match, LootTaken)] == [0]


@pytest.mark.rule("TSC-1.8", "TSC-3.7")
def test_a_box_may_have_more_chameleons_and_fewer_wizards():
    data = file(("sorcerer", 7, {"copies": 0}), ("sorcerer", 8, {"copies": 5}))
    match = tripot.Match("tschak", seats=4, data=data)
    keys = [key for place in match.position()["places"] for key in place["hand"]]
    assert (keys.count("chameleon"), keys.count("sorcerer-5-staff"), len(keys)) == (5, 0, 40)
    assert not any("sorcerer-5-staff" in str(match.game.decode(code)) for code in match.game.codes(4))


@pytest.mark.rule("TSC-1.8")
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_take_their_figures_from_the_file(language):
    said, shipped = Speaker(language, GAME.with_data(NINES)), Speaker(language, GAME)
    assert "9" in said.card("sorcerer-9-staff")
    assert "9" in said.card_text("dragon")
    assert "9" not in shipped.card_text("dragon")
    chests = Speaker(language, GAME.with_data(file(("treasure", 5, {"points": -7}))))
    assert "−7" in chests.card_as("the", "cursed-chest-7")
    event = TreasureTaken(0, "cursed-chest-7", "strongest")
    assert "−7" in chests.event(event)


@pytest.mark.rule("TSC-1.8")
@pytest.mark.parametrize("seed", range(6))
def test_a_number_in_a_key_is_what_the_card_says_in_every_place(seed):
    own = GAME.with_data(made_up(seed))
    for card in own.cards():
        value = card.facts.get("strength", card.facts.get("points"))
        assert re.findall(r"\d+", card.key) == ([] if value is None else [str(abs(value))])
        if value is not None:
            assert str(abs(value)) in Speaker("en", own).card(card.key)
            assert str(abs(value)) in Speaker("fr", own).card(card.key)


def test_no_module_and_no_message_has_a_number_of_the_cards_in_it():
    """They come from the data file alone; the lesson and the rules' defaults speak of the shipped one."""
    folder = files("tripot.games.tschak")
    sources = [path for path in folder.iterdir() if path.name.endswith((".py", ".ftl"))]
    assert len(sources) > 20
    kinds = "sorcerer|wizard|sorcier|warrior|guerrier|dwarf|nain|chest of|coffre de|chest"
    assert [path.name for path in sources if re.search(rf"\b({kinds})[- ]−?\d", path.read_text("utf-8"))] == []


def test_the_shipped_values_stay_as_they_are():
    GAME.with_data(MOST)
    assert [card.facts["skulls"] for card in tripot.game("tschak").cards() if card.key == "golem"] == [3]
    assert len(GAME.codes(2)) == 2083


# ---- what is wrong with a file --------------------------------------------------------------------------------------


def row(part, number, **figures):
    return lambda document: document[part][number].update(figures)


def without(part, number, key):
    return lambda document: document[part][number].pop(key)


def more(part, *rows):
    return lambda document: document[part].extend(rows)


@pytest.mark.rule("TSC-1.8")
@pytest.mark.parametrize(
    ("change", "path", "wanted"),
    [
        (lambda document: document.pop("game"), "game", ["tschak"]),
        (lambda document: document.update(game="trok"), "game", ["tschak"]),
        (
            lambda document: document.update(author="me"),
            "author",
            ["dwarf", "game", "monster", "sorcerer", "treasure", "warrior"],
        ),
        (lambda document: document.pop("warrior"), "warrior[].copies", 12),
        (lambda document: document.update(warrior="many"), "warrior", "list"),
        (lambda document: document["warrior"].pop(), "warrior[].copies", 12),
        (more("warrior", character(7, "none")), "warrior", "0..12"),
        (more("sorcerer", *[character(7 + n, "none", 0) for n in range(5)]), "sorcerer", "0..13"),
        (more("sorcerer", character(7, "none")), "sorcerer[].copies", 12),
        (row("warrior", 2, value=0), "warrior[2].value", "1..15"),
        (row("warrior", 2, value=16), "warrior[2].value", "1..15"),
        (row("warrior", 2, value="2"), "warrior[2].value", "1..15"),
        (row("warrior", 2, value=True), "warrior[2].value", "1..15"),
        (without("warrior", 2, "value"), "warrior[2].value", "1..15"),
        (row("warrior", 2, weapon="staff"), "warrior[2].weapon", ["none", "axe"]),
        (row("warrior", 3, weapon="none"), "warrior[3].weapon", ["axe"]),  # there is one like that
        (row("dwarf", 3, value=1), "dwarf[3].weapon", "row-of-its-own"),  # all three of value 1 are there
        (row("dwarf", 3, weapon="none"), "dwarf[3].weapon", ["bare", "weapon", "axe"]),
        (row("dwarf", 3, copies=2), "dwarf[3].copies", "0..1"),
        (row("dwarf", 3, copies=0), "dwarf[].copies", 12),
        (row("dwarf", 3, key="chameleon"), "dwarf[3].key", ["copies", "source", "value", "weapon"]),
        (row("dwarf", 3, colour="red"), "dwarf[3].colour", ["copies", "source", "value", "weapon"]),
        (row("dwarf", 3, source=CHARACTER | {"value": "guessed"}), "dwarf[3].source.value", SOURCES),
        (without("dwarf", 3, "source"), "dwarf[3].source", "object"),
        (lambda document: document["dwarf"].__setitem__(3, "axe"), "dwarf[3]", "object"),
        (row("sorcerer", 8, key="lizard"), "sorcerer[8].key", ["chameleon"]),
        (row("sorcerer", 8, copies=12), "sorcerer[8].copies", "0..11"),
        (row("sorcerer", 8, copies=3), "sorcerer[].copies", 12),
        (more("sorcerer", counted("chameleon", 0)), "sorcerer[9].key", "row-of-its-own"),
        (row("sorcerer", 8, value=2), "sorcerer[8].value", ["copies", "key", "source"]),
        (lambda document: document["monster"].pop(), "monster", 9),
        (row("monster", 1, key="hydra"), "monster[1].key", list(MONSTERS[1:])),
        (row("monster", 1, skulls=0), "monster[1].skulls", "1..15"),
        (row("monster", 1, skulls=16), "monster[1].skulls", "1..15"),
        (row("monster", 0, skulls=1), "monster[0].skulls", ["copies", "key", "source"]),
        (row("monster", 1, copies=15), "monster[1].copies", "0..14"),
        (row("monster", 1, copies=2), "monster[].copies", 14),
        (row("treasure", 0, points=16), "treasure[0].points", "-15..15"),
        (row("treasure", 0, points=-16), "treasure[0].points", "-15..15"),
        (row("treasure", 1, points=2), "treasure[1].points", "row-of-its-own"),
        (row("treasure", 0, copies=2), "treasure[].copies", 14),
        (row("treasure", 6, key="crown"), "treasure[6].key", ["ring", "trophy", "elixir"]),
        (row("treasure", 7, key="ring"), "treasure[7].key", ["trophy", "elixir"]),
        (row("treasure", 7, copies=2), "treasure[7].copies", "0..1"),
        (more("treasure", *[chest(6 + n, 0) for n in range(6)]), "treasure", "0..14"),
    ],
)
def test_a_wrong_data_file_is_refused_with_its_place_and_what_is_allowed(change, path, wanted):
    data = deepcopy(DOCUMENT)
    change(data)
    with pytest.raises(BadData) as refused:
        tripot.Match("tschak", seats=3, data=data)
    assert (refused.value.details["path"], refused.value.details["wanted"]) == (path, wanted)


def test_twelve_kinds_of_chests_are_too_many():
    data = deepcopy(DOCUMENT)
    data["treasure"] = [chest(n, 1) for n in range(MOST_CHEST_KINDS + 1)] + [counted("ring", 2)]
    with pytest.raises(BadData) as refused:
        GAME.with_data(data)
    assert refused.value.details == {"path": "treasure[].points", "found": 12, "wanted": "0..11"}


@pytest.mark.rule("TSC-1.8")
def test_rows_may_stand_in_any_order():
    turned = deepcopy(DOCUMENT)
    for part in ("sorcerer", "warrior", "dwarf", "monster", "treasure"):
        turned[part].reverse()
    found = GAME.with_data(turned)
    assert found.cards() == GAME.cards()
    assert found.codes(3) == GAME.codes(3)


# ---- whatever is allowed can be played ------------------------------------------------------------------------------


@pytest.mark.rule("TSC-1.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_least_and_the_most_that_a_file_may_say_can_be_played(seats):
    for seed, data in enumerate((LEAST, MOST, CURSED)):
        check_file("tschak", data, seats, seed)


@pytest.mark.rule("TSC-1.8")
@pytest.mark.parametrize("seed", range(6))
def test_any_valid_file_can_be_played(seed):
    data = made_up(seed)
    check_file("tschak", data, 2 + seed % 3, seed)
    check_record("tschak", data, 2 + seed % 3, seed)


def test_no_observation_leaves_its_bounds_when_all_goes_to_one_player():
    for data in (LEAST, MOST, CURSED):
        found = GAME.with_data(data)
        score = next(block for block in found.observer(4).blocks if block.name == "score")
        deck = found.box.treasure
        treasures = sorted(deck.keys(deck.whole)[:12], key=lambda key: key.startswith("cursed"))
        cursed = [key for key in treasures if key.startswith("cursed")]
        good = treasures[: len(treasures) - len(cursed)]
        beasts = list(found.box.monster.keys(found.box.monster.whole))[:12]
        players = [{"gold": 12, "treasures": good}, {"monsters": beasts, "treasures": cursed}]
        scores = position(data, 4, *players, phase="over").outcome.scores
        assert all(score.least <= points <= score.most for points in scores)


# ---- records --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TSC-1.8")
@pytest.mark.parametrize(("played", "replayed"), [(NINES, None), (NINES, MOST), (None, NINES)])
def test_a_record_is_not_replayed_with_another_file(played, replayed):
    record = json.loads(json.dumps(tripot.Match("tschak", seats=2, data=played).record()))
    assert record["data"] == (GAME.with_data(played).data_hash if played else None)
    with pytest.raises(OtherData):
        tripot.replay(record, data=replayed)


def test_a_copy_of_a_state_keeps_its_data_file():
    state = tripot.Match("tschak", seats=2, data=NINES).state
    other = tripot.Match("tschak", seats=2).state.copy()
    other.assign(state)
    assert all(copied.box is state.box for copied in (state.copy(), other))


def test_a_judge_scales_with_the_values_of_the_file():
    """All values doubled: the same choices look as good."""
    doubled = deepcopy(DOCUMENT)
    for type_of in WEAPONS:
        for found in doubled[type_of]:
            if "value" in found:
                found["value"] *= 2
    match, twice = (tripot.Match("tschak", seats=3, seed=4, data=data) for data in (None, doubled))
    for seat in match.waiting:
        chosen = str(tripot.choose(match, seat, "greedy", seed=1).action).split("-")
        again = str(tripot.choose(twice, seat, "greedy", seed=1).action).split("-")
        assert [part for part in chosen if not part.isdigit()] == [part for part in again if not part.isdigit()]
