"""What a clause was corrected to say, it goes on saying: in both languages, and marked as a ruling where it is one."""

import re

import pytest

from tripot.core.registry import game
from tripot.text import LANGUAGES
from tripot.text.rules import register

RULES = [  # what the rulebook says: a clause, and words of it
    ("TRK-3.4", "the discard pile is shuffled at once", "la défausse est aussitôt mélangée"),
    (
        "TSC-1.0",
        "2 to 4 players. The box holds 24 pieces of gold",
        "de 2 à 4 joueurs. La boîte contient 24 pièces d’or",
    ),
    ("TRL-1.3", "4 cards that remind players of the victory conditions", "4 cartes Conditions de victoire"),
    ("TRL-1.3", "food tokens", "jetons nourriture"),
    ("TRL-1.4", "the apprentice and the trap have none", "le stagiaire et le piège n’en ont pas"),
    ("TRL-2.3", "For a first game, prefer the day", "Pour une première partie, préférez le jour"),
    ("TRL-4.3", "but not the trigger", "mais pas le déclencheur"),
    ("TRL-4.10", "he may double one portion", "il peut doubler une portion"),
    ("TRI-3.2", "without exact change you must overpay", "sans l’appoint, il faut payer trop"),
    (
        "TRI-4.8",
        "the designer’s public answers say any",
        "les réponses publiques de l’auteur disent n’importe lesquels",
    ),
    ("TRI-6.3", "the evidence conflicts", "les indices se contredisent"),
]
RULINGS = [  # what this project has settled
    ("TRK-4.4", "Only one of the tied players can be named", "qu’un des joueurs à égalité"),
    ("TRK-4.6", "A swap of like for like changes nothing", "Échanger deux cartes identiques ne change rien"),
    ("TRK-4.8", "`memory` set to `hidden`", "`memory` réglée sur `hidden`"),
    ("TRK-4.9", "Cards that luck has made identical", "Des cartes que le hasard a rendues identiques"),
    ("TRK-4.9", "only when a swap of another kind", "que si un échange d’une autre sorte"),
    ("TRK-5.12", "Six or seven different cards give one", "Six ou sept cartes différentes donnent une"),
    ("TRK-5.13", "two of the first 5, or one of the whole row", "deux des 5 premières, ou une de toute la file"),
    ("TSC-5.2", "at a screen nobody wants to take notes", "devant un écran personne ne veut prendre de notes"),
    ("TSC-5.2", "offered at set-up, is `shown` by default", "vaut `shown` par défaut"),
    ("TRL-4.3", "There is one pass", "Il n’y a qu’un passage"),
    (
        "TRL-4.10",
        "With two players and in teams, the cook’s owner is asked",
        "À deux joueurs et en équipes, on demande",
    ),
    ("TRL-4.14", "counts the cards before himself", "compte les cartes devant lui-même"),
    ("TRL-4.17", "or if the trigger is its own", "ou si le déclencheur est à elle"),
    ("TRL-4.17", "until a whole round declines", "jusqu’à ce que tout un tour de table ait refusé"),
    ("TRL-5.3", "Rocky always steals", "Rocky vole toujours"),
    ("TRL-5.7", "A further trap behind it", "Un autre piège derrière lui"),
    ("TRL-5.9", "the discarded prey are shuffled", "les gibiers défaussés sont mélangés"),
    ("TRL-7.1", "the player chooses which one is played", "le joueur choisit"),
    ("TRI-2.4", "chosen before the first hands are dealt", "choisit les héros avant de distribuer les mains"),
    ("TRI-4.2", "The option `backs` is `plain` by default", "L’option `backs` vaut `plain` par défaut"),
    (
        "TRI-4.3",
        "lies revealed and countered before its owner",
        "reste révélée et contrecarrée devant son propriétaire",
    ),
    ("TRI-4.6", "it can still be captured there", "on peut encore l’y capturer"),
    ("TRI-4.8", "The three goals are checked first", "On vérifie d’abord les trois buts"),
    ("TRI-6.3", "Its level is 1", "Son niveau est 1"),
]
GAMES = {"TRI": "trieste", "TRK": "trok", "TRL": "trol", "TSC": "tschak"}


def clause(key):
    return register(game(GAMES[key[:3]])).clause(key)


@pytest.mark.parametrize(("key", "english", "french"), RULES)
def test_a_clause_says_what_the_rulebook_says(key, english, french):
    assert english in clause(key).text["en"]
    assert french in clause(key).text["fr"]


@pytest.mark.parametrize(("key", "english", "french"), RULINGS)
def test_what_this_project_has_settled_is_marked_as_a_ruling(key, english, french):
    found = clause(key)
    assert found.ruling
    assert "project" in found.source
    assert english in found.ruling_text["en"]
    assert french in found.ruling_text["fr"]


def test_what_can_never_occur_is_not_in_the_players_text():
    assert not clause("TRK-3.4").ruling  # a deck and a discard pile that are both empty


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES.values())
def test_clauses_call_cards_by_the_names_that_they_have_now(key, language):
    """Cards of a former version that were renamed or dropped are named no more."""
    found = game(key)
    now = set(found.names(language).values())
    former = {name for rules in found.former_rules for name in found.under(rules).names(language).values()}
    clauses = " ".join(
        f"{each.text[language]} {each.ruling_text.get(language, '')}" for each in register(found).clauses
    )
    assert [name for name in former - now if re.search(rf"\b{name}\b", clauses)] == []
