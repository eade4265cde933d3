"""Chapter 1: what is in the box, and the cards of the reconstructed set."""

from collections import Counter

import pytest

import tripot

from .table import ALL_TREASURE, CARDS, DOCUMENT, FACTIONS, GAME, HEROES, VALUES, act, hand, other_data, reveal, table

# Faction and type of all cards; levels, costs and copies are tuned, but for those that are printed.
CHARACTERS = {
    "watch": {"patrol-officer", "bloodhound", "raiding-party", "undercover-agent", "recruit"},
    "merchant": {"apprentice", "shopkeeper", "caravan-master", "banker", "hired-guard"},
    "thief": {"street-urchin", "pickpocket", "cat-burglar", "master-thief"},
}
ACTIONS = {
    "watch": {"search-warrant", "bounty", "contraband-checkpoint", "protection-tax", "curfew-levy"},
    "merchant": {"business-as-usual", "trade-deal", "bail", "lobbyist"},
    "thief": {"fence", "hideout", "jailbreak", "sabotage"},
}
SPECIALS = {"watch": set(), "merchant": set(), "thief": {"smoke-bomb"}}


@pytest.mark.rule("TRI-1.1")
def test_the_treasure_is_56_cards():
    match = table()
    treasure = Counter(match.position()["treasure"])
    assert treasure == Counter(diamond=1, gold=4, silver=12, copper=39) == Counter(ALL_TREASURE)
    assert treasure.total() == 56
    assert VALUES == {"diamond": 4, "gold": 3, "silver": 2, "copper": 1}


@pytest.mark.rule("TRI-1.1")
@pytest.mark.parametrize(("name", "value"), VALUES.items())
def test_a_treasure_is_worth_its_value(name, value):
    assert table(merchant=name).view(1).sides[1].wealth == value


@pytest.mark.rule("TRI-1.2")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_has_33_cards_and_3_heroes(faction):
    side = table().position()["sides"][FACTIONS.index(faction)]
    assert len(side["deck"]) == 33
    assert len([hero for hero in HEROES.values() if hero["faction"] == faction]) == 3
    for card in CARDS.values():
        assert ("level" in card) == (card["type"] == "character")
        assert card["type"] in ("character", "action", "special")
        assert 0 <= card.get("level", 0) <= 3


@pytest.mark.rule("TRI-1.2", "TRI-6.7")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_shipped_cards_are_those_of_the_list(faction):
    for kind, cards in (("character", CHARACTERS), ("action", ACTIONS), ("special", SPECIALS)):
        found = {key for key, card in CARDS.items() if (card["faction"], card["type"]) == (faction, kind)}
        assert found == cards[faction]


@pytest.mark.rule("TRI-6.1", "TRI-6.2", "TRI-6.3", "TRI-6.4")
def test_costs_and_levels_that_are_printed_or_follow_from_the_rulebook():
    assert CARDS["patrol-officer"]["cost"] == 1
    assert CARDS["business-as-usual"]["cost"] == 0
    assert (CARDS["street-urchin"]["cost"], CARDS["street-urchin"]["level"]) == (0, 1)
    assert CARDS["smoke-bomb"]["cost"] == 0


@pytest.mark.rule("TRI-1.3")
def test_the_victory_cards_are_three_goals():
    view = table().view(None)
    assert (view.captures_needed, view.riches_needed, view.infamy_needed) == (7, 11, 9)


@pytest.mark.rule("TRI-1.4")
def test_what_a_card_says_beats_the_rules():
    """The rules draw two cards a round and know no limit of the hand; a card may say otherwise."""
    limit = [{"step": "limit", "who": "me", "amount": 1}]
    match = reveal("none", "none", "fence: smoke-bomb copper", data=other_data(fence={"effect": limit}))
    act(match, "thief: choose copper")
    assert hand(match, "thief") == "smoke-bomb"


@pytest.mark.rule("TRI-1.5")
def test_every_field_says_where_it_comes_from():
    fields = {"name", "type", "cost", "copies", "effect"}
    for card in CARDS.values():
        assert card["source"].keys() - {"level"} == fields
        assert set(card["source"].values()) <= {"printed", "reported", "reconstructed"}
    for hero in HEROES.values():
        assert hero["source"] == {"name": "reconstructed", "effect": "reconstructed"}


@pytest.mark.rule("TRI-1.5", "TRI-6.1", "TRI-6.2", "TRI-6.3", "TRI-6.4", "TRI-6.5", "TRI-6.6")
def test_what_is_printed_or_reported_is_marked_so():
    sources = {key: card["source"] for key, card in CARDS.items()}
    for key in ("patrol-officer", "business-as-usual", "street-urchin"):
        assert {sources[key][field] for field in ("name", "type", "cost")} == {"printed"}
    assert sources["business-as-usual"]["effect"] == "printed"
    for key in ("patrol-officer", "bloodhound", "raiding-party", "search-warrant", "smoke-bomb"):
        assert sources[key]["effect"] == "reported"
    assert sources["street-urchin"]["level"] == "reconstructed"
    for key, source in sources.items():
        if key != "smoke-bomb":
            assert source["copies"] == "reconstructed"


@pytest.mark.rule("TRI-1.5")
def test_names_and_texts_are_there_in_both_languages():
    for part in (*DOCUMENT["card"], *DOCUMENT["hero"]):
        assert GAME.names("fr")[part["key"]] == part["fr"]
        assert GAME.names("en")[part["key"]] == part["en"]
        assert GAME.wording(part["key"])
    assert GAME.wording("copper") == ()


@pytest.mark.rule("TRI-1.5")
def test_a_table_can_be_opened_with_another_data_file():
    data = other_data(fence={"cost": 1, "source": CARDS["fence"]["source"] | {"cost": "printed"}})
    match = tripot.Match("trieste", seats=3, data=data)
    assert match.game.data_hash != GAME.data_hash
    paid = reveal("none", "none", "fence: copper", data=data)
    assert paid.view(None).treasure_discard == ("copper",)
