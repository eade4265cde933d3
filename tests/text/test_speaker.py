from copy import deepcopy

import pytest

from text.samples import NAMES
from tripot.core.datafile import shipped
from tripot.core.registry import game
from tripot.games.trieste.cards.wording import choices
from tripot.games.trieste.state.events import DrewCards, Opted, Paid
from tripot.games.trok.actions import Claim, Identical, Take
from tripot.games.trok.events import Dealt, GameEnded, Gave, IdenticalMade, MasterMade, RowFilled, Took
from tripot.games.trol.events import Duelled, Eliminated, EliminationTied, Fed, LineRevealed
from tripot.games.tschak.events import DungeonBegan
from tripot.text import Speaker

INFAMY = {"step": "infamy", "amount": 1}


def english(viewer=None):
    return Speaker("en", game("trok"), NAMES, viewer)


def french(viewer=None):
    return Speaker("fr", game("trok"), NAMES, viewer)


# ---- any message ----------------------------------------------------------------------------------------------------


def test_an_unknown_message_is_a_key_error():
    with pytest.raises(KeyError, match="no-such-message"):
        english().say("no-such-message")


def test_a_missing_value_is_an_error_and_no_gap_in_the_sentence():
    with pytest.raises(ValueError, match="number"):
        english().say("seat-name")


def test_a_language_that_is_not_spoken_is_a_key_error():
    with pytest.raises(KeyError, match="tlh"):
        Speaker("tlh")


def test_without_a_game_only_the_general_messages_are_known():
    assert Speaker("en").has("nothing")
    assert not Speaker("en").has("game-title")
    assert english().has("game-title")


def test_nothing_marks_the_values_in_a_sentence():
    assert english().say("seat-name", number=2) == "Seat 2"


def test_a_message_may_have_a_value_named_key():
    with pytest.raises(ValueError, match="number"):
        english().say("seat-name", key=1)


# ---- names ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "name"), [("en", "Seat 3"), ("fr", "Place 3")])
def test_a_seat_without_a_name_is_counted_from_one(language, name):
    assert Speaker(language, names=["Zélia", "Noé"]).name(2) == name
    assert Speaker(language, names=["Zélia", "Noé", ""]).name(2) == name


def test_a_seat_has_its_display_name_even_for_its_own_player():
    assert english(viewer=0).name(0) == "Zélia"


@pytest.mark.parametrize(
    ("seats", "text"),
    [((), "nothing"), ((2,), "Noé"), ((1,), "you"), ((0, 1), "Zélia and you"), ((1, 0, 2), "Zélia, Noé and you")],
)
def test_a_list_of_seats_ends_with_the_viewer(seats, text):
    assert english(viewer=1).seats(seats) == text


def test_seats_are_listed_in_french_too():
    assert french(viewer=1).seats((0, 1)) == "Zélia et vous"


# ---- cards ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keys", "text_en", "text_fr"),
    [
        ([], "nothing", "rien"),
        (["armour"], "a suit of armour", "une armure"),
        (["ration", "ration", "hammer"], "2 rations and a hammer", "2 rations et un marteau"),
        (
            ["gloves", "stone", "gloves"],
            "2 pairs of gloves and an arcane stone",
            "2 paires de gants et une pierre d’arcane",
        ),
        (["mine", "thrud", "vein"], "a mine, Thrud and a vein", "une mine, Thrud et un filon"),
    ],
)
def test_cards_of_a_kind_are_counted_together(keys, text_en, text_fr):
    assert english().cards(keys) == text_en
    assert french().cards(keys) == text_fr


def test_a_row_is_told_card_by_card_in_its_order():
    row = RowFilled(("mine", "thrud", "mine", "mine"))
    assert english().event(row) == "New in the row of upgrades: a mine, Thrud, a mine and a mine."
    assert french().event(row) == "Du nouveau dans la file des améliorations : une mine, Thrud, une mine et une mine."


@pytest.mark.parametrize(
    ("language", "monsters"),
    [("en", "a troglodyte, a dragon and a troglodyte"), ("fr", "un troglodyte, un dragon et un troglodyte")],
)
def test_the_floors_of_a_dungeon_are_told_from_the_first_to_the_third(language, monsters):
    began = DungeonBegan(1, ("troglodyte", "dragon", "troglodyte"), ("ring", "elixir", "ring"))
    assert monsters in Speaker(language, game("tschak"), NAMES).event(began)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "In the line, nearest to the prey first: a beater, a sneak and a beater."),
        ("fr", "Dans la file, à partir du gibier\xa0: un rabatteur, un fourbe et un rabatteur."),
    ],
)
def test_a_line_is_told_card_by_card_from_the_prey_on(language, told):
    revealed = LineRevealed(("beater", "sneak", "beater"), ("moss", "flint", "soot"))
    assert Speaker(language, game("trol"), NAMES).event(revealed) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Zélia chooses: “Draw 1 treasure.”"), ("fr", "Zélia choisit\xa0: «\xa0Piochez 1 trésor.\xa0»")],
)
def test_whoever_chooses_one_of_two_effects_is_told_with_its_words(language, told):
    trieste = game("trieste")
    option = trieste.wording("street-urchin")[0].blocks[1][1]
    assert Speaker(language, trieste, NAMES).event(Opted(0, 2, option)) == told


@pytest.mark.rule("TRI-1.4")
@pytest.mark.parametrize(
    ("language", "asked", "told"),
    [
        ("en", "lets you choose what it says to the Thief: (1)", "Zélia chooses what the card says to the Thief: “You"),
        (
            "fr",
            "vous laisse choisir ce que la carte dit au Voleur\xa0: (1)",
            "Zélia choisit ce que la carte dit au Voleur\xa0: «\xa0Vous",
        ),
    ],
)
def test_whoever_chooses_for_another_is_told_to_whom_the_card_says_you(language, asked, told):
    gang = {"step": "choose", "who": "picked", "options": [[INFAMY], [{"step": "draw", "deck": "own"}]]}
    options = choices(gang, "thief", "none")
    speaker = Speaker(language, game("trieste"), NAMES)
    assert asked in speaker.say("prompt-opting", source="", **speaker.values("options", "choices", options, None))
    assert speaker.event(Opted(0, 1, options[0])).startswith(told)


@pytest.mark.rule("TRL-6.2", "TRL-6.3", "TRL-6.4", "TRL-7.5")
@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (Duelled(0, "moss", 7, 1), "Clubs decide who wins!", "La massue désigne le vainqueur\xa0!"),
        (Duelled(0, "moss", 7, 3), "Clubs decide who comes third!", "La massue décide de la 3ᵉ place\xa0!"),
        (Eliminated(0, "moss", "food"), "Zélia has too little to eat", "Zélia a trop peu à manger"),
        (Eliminated(0, "moss", "food-tie"), "A tie for the least food: Zélia has fewer masks", "Égalité de nourriture"),
        (
            Eliminated(0, "moss", "masks-tie"),
            "A tie for the fewest masks: Zélia has fewer trophies",
            "Égalité de masques",
        ),
        (EliminationTied("food"), "A tie for the least food, and for masks too: nobody", "et de masques aussi"),
        (EliminationTied("masks"), "A tie for the fewest masks, and for trophies too: nobody", "et de trophées aussi"),
        (EliminationTied("second"), "only one tribe is eliminated", "une seule tribu s’en va"),
    ],
)
def test_a_tie_at_the_count_is_told_with_what_breaks_it_and_the_place_at_stake(event, english, french):
    assert english in Speaker("en", game("trol"), NAMES).event(event)
    assert french in Speaker("fr", game("trol"), NAMES).event(event)


def test_a_card_has_a_bare_name_and_a_short_text():
    assert english().card("stone") == "arcane stone"
    assert french().card_text("armour") == "Valeur 5, rouge."


def test_a_vein_in_a_combination_is_a_pickaxe():
    made = IdenticalMade(0, "ration", ("ration", "vein", "vein"))
    shown = "a ration and 2 pickaxes turned wild by veins"
    assert english().event(made) == f"Zélia shows identical cards (ration): {shown}."
    assert english().action(Identical("ration", ("vein",))).endswith("a pickaxe turned wild by a vein")
    assert english().action(Claim(0, "vein")) == "Claim the vein (number 1 in the row)"


# ---- who speaks to whom? --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("viewer", "text_en", "text_fr"),
    [
        (0, "You take the armour from Odile.", "Vous prenez l’armure d’Odile."),
        (1, "Zélia takes the armour from you.", "Zélia vous prend l’armure."),
        (2, "Zélia takes the armour from Odile.", "Zélia prend l’armure d’Odile."),
        (None, "Zélia takes the armour from Odile.", "Zélia prend l’armure d’Odile."),
    ],
)
def test_an_event_speaks_to_the_viewer_and_of_the_others(viewer, text_en, text_fr):
    event = Took(0, 1, "armour")
    assert english(viewer).event(event) == text_en
    assert french(viewer).event(event) == text_fr


@pytest.mark.parametrize(("viewer", "text"), [(0, "You take back the armour."), (1, "Zélia takes back the armour.")])
def test_who_takes_their_own_card_takes_it_back(viewer, text):
    assert english(viewer).event(Took(0, 0, "armour")) == text


def test_a_card_that_may_not_be_seen_is_just_a_card():
    assert english(2).event(Gave(0, 1, "")) == "Zélia slips Odile a card, face down."
    assert english(1).event(Gave(0, 1, "hammer")) == "Zélia slips you a hammer, face down."


def test_cards_that_may_not_be_seen_are_counted():
    assert french(1).event(Dealt(0, 5, ())) == "Zélia reçoit 5 cartes."
    assert french(1).event(Dealt(0, 0, ())) == "Zélia ne reçoit rien."


@pytest.mark.parametrize(
    ("winners", "text"),
    [
        ((1,), "You win!"),
        ((0,), "Zélia wins!"),
        ((0, 1), "Zélia and you share the victory!"),
        ((0, 2), "Zélia and Noé share the victory!"),
    ],
)
def test_a_victory_is_won_or_shared(winners, text):
    assert english(viewer=1).event(GameEnded(winners, "fortune")) == f"A fortune of 50 Aare is reached. {text}"


def test_an_action_is_a_line_of_a_menu():
    assert english(1).action(Take(0, "armour")) == "Take the armour from Zélia"
    assert french(1).action(Take(0, "armour")) == "Prendre l’armure de Zélia"
    assert french(1).action(Take(1, "armour", "gloves")) == (
        "Échanger l’armure de votre propre offre contre les gants du marché"
    )


# ---- options --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "value", "text"),
    [
        ("open_aare", False, "secret"),
        ("open_aare", True, "open"),
        ("youngest", None, "drawn by lot"),
        ("youngest", 2, "Noé"),
    ],
)
def test_the_values_of_an_option_have_names(key, value, text):
    assert english().option_value(key, value) == text


def test_a_value_that_an_option_does_not_have_is_a_key_error():
    with pytest.raises(KeyError, match="value-maybe"):
        english().option_value("open_aare", "maybe")


# ---- marks ----------------------------------------------------------------------------------------------------------


def test_a_marked_sentence_tells_which_cards_it_names():
    speaker = Speaker("en", game("trok"), NAMES, 0, marked=True)
    assert speaker.event(Took(1, 2, "hammer")) == "Odile takes [the hammer](hammer) from Noé."
    assert "[2 rations](ration)" in speaker.event(Dealt(0, 2, ("ration", "ration")))


def test_the_french_de_is_within_the_mark():
    speaker = Speaker("fr", game("trol"), NAMES, 0, marked=True)
    assert "la gamelle [du chef](chief)" in speaker.event(Fed(1, "moss", "chief", 2, "portion", 0))


@pytest.mark.rule("TRK-4.5")
@pytest.mark.parametrize(
    ("viewer", "text_en", "text_fr"),
    [
        (0, "you are the youngest of the tied players", "vous êtes la plus jeune des personnes à égalité"),
        (1, "Zélia is the youngest of the tied players", "Zélia est la plus jeune des personnes à égalité"),
    ],
)
def test_of_a_tie_in_the_first_round_the_youngest_of_the_tied_is_told(viewer, text_en, text_fr):
    made = MasterMade(0, "youngest")
    assert text_en in english(viewer).event(made)
    assert text_fr in french(viewer).event(made)


# ---- cards that a data file names -----------------------------------------------------------------------------------


def renamed(key, language, name):
    """Trieste with another name for a treasure."""
    document = deepcopy(shipped(game("trieste").package))
    for row in document["treasure"]:
        if row["key"] == key:
            row[language] = name
    return game("trieste").with_data(document)


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "You pay 2 coppers and a gold."), ("fr", "Vous payez avec 2 cuivres et un or.")],
)
def test_treasure_is_told_with_its_article_and_its_plural(language, text):
    assert Speaker(language, game("trieste"), NAMES, 0).event(Paid(0, ("copper", "copper", "gold"))) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "You pay 2 × “Penny” and a gold."), ("fr", "Vous payez avec 2 × « Penny » et un or.")],
)
def test_a_name_of_an_owners_own_is_quoted_as_nobody_knows_its_plural(language, text):
    speaker = Speaker(language, renamed("copper", language, "Penny"), NAMES, 0)
    assert " ".join(speaker.event(Paid(0, ("copper", "copper", "gold"))).split()) == text


@pytest.mark.parametrize(("language", "text"), [("en", "You draw “Bail”."), ("fr", "Vous piochez « Caution ».")])
def test_a_card_that_a_data_file_names_is_quoted(language, text):
    told = Speaker(language, game("trieste"), NAMES, 0).event(DrewCards(0, 1, ("bail",)))
    assert " ".join(told.split()) == text
