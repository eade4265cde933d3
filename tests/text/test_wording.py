"""Words that were wrong or unnatural stay away, and the rulebooks' own words stand in their place."""

import re
import tomllib
from importlib.resources import files

import pytest

from tripot.core.registry import game
from tripot.text import LANGUAGES, Speaker
from tripot.text.rules import register

MENDED = [  # a game, a language, what is not said, and what is said instead
    ("trok", "fr", r"\binstallations?\b", "aménagements"),
    ("trok", "fr", "le plus jeune âge", "la plus jeune des personnes à égalité"),
    ("trok", "fr", "qui gagne la partie", "fait gagner"),
    ("trok", "fr", r"\bpareil(le)?s\b", "identiques"),
    ("trok", "fr", r"série (verte|rouge)", "cartes identiques vertes"),
    ("trok", "fr", "tombent? juste|compte est juste", "échanges sont équitables"),
    ("trok", "fr", "sous un filon", "transformée par un filon"),
    ("trok", "fr", "tout seul", "désigné d’office"),
    ("trok", "fr", "qu’il choisit lui-même", "une carte de son choix parmi toutes celles qu’il possède"),
    ("trok", "fr", r"(peut garder|chariots? garde\w*) une carte", "peut stocker une carte"),
    ("trok", "fr", r"(?<!d’)améliorations améliorations", "paquet d’améliorations"),
    ("trok", "fr", r"\brangées?\b", "de la file"),
    ("trok", "fr", "vos séries", "montrez vos combinaisons"),
    ("trok", "fr", "cartes à l’offre", "trois cartes à proposer"),
    ("trok", "en", "under a vein", "turned wild by a vein"),
    ("trok", "en", r"\ba run\b", "sequence"),
    ("trok", "en", "of it, |there are 11 of it", "11 cards"),
    ("trok", "en", "themself", "themselves"),
    ("trok", "en", "is left of the rest", "leaves the best of the rest"),
    ("trok", "en", "your sets", "show your combinations"),
    ("trok", "fr", "en fait l’échange", "que vous proposiez"),
    ("trok", "fr", "compte 10", "compte pour 10"),
    ("trok", "fr", r"décharge \.", "de ses chariots"),
    ("tschak", "fr", "plus haut sorcier|nain le plus haut|plus puissant sorcier", "le sorcier le plus puissant"),
    ("tschak", "fr", "sorciers? chiffrés?", "à points"),
    ("tschak", "fr", "Que les caméléons", "Le nombre de 4 caméléons est rapporté par des critiques"),
    ("tschak", "fr", "à même valeur", "à valeur égale"),
    ("tschak", "fr", "gagner les égalités", "départage les égalités"),
    ("tschak", "fr", "passe derrière", "se classe dernière"),
    ("tschak", "fr", r"nains?( \d)? armés?", "autre arme"),
    ("tschak", "fr", "mort : vous coûte", "points de pénalité"),
    ("tschak", "fr", "en face par", "d’en face"),
    ("tschak", "fr", "anneau de pouvoir numéro", "un anneau de pouvoir de plus"),
    ("tschak", "fr", "butin de 1", "butin d’une pièce d’or"),
    ("tschak", "fr", "cela est égal", "si l’égalité persiste"),
    ("tschak", "en", r"\bsorcerers?\b", "wizard"),
    ("tschak", "en", "higher (wizard|warrior|dwarf)", "the wizard of higher value"),
    ("tschak", "en", r"\bloots\b", "shares of loot"),
    ("tschak", "en", "armed dwarf", "another weapon"),
    ("tschak", "en", "same cards as a player", "as many cards of each type as a player"),
    ("trol", "fr", "cartes? jour/nuit", "alternance"),
    ("trol", "fr", r"\bpoings?\b", "massue"),
    ("trol", "fr", "pile de gibier", "pioche gibier"),
    ("trol", "fr", r"réussit à .* %", "% de chances"),
    ("trol", "fr", "(parmi les autres|qui restent), le plus de trophées", "celle qui a le plus de trophées l’emporte"),
    ("trol", "fr", "s’enfuit|s’ébroue", "charge et renverse les chasseurs"),
    ("trol", "fr", "5 nourritures, et les cartes", "les cartes devant lui sont perdues"),
    ("trol", "fr", "il faut de", "il en faut de"),
    ("trol", "fr", "dégâts", "dommages"),
    ("trol", "fr", "fourchette de danger", "dangerosité"),
    ("trol", "fr", "fait claquer", "s’enclenche"),
    ("trol", "fr", "vers le bas", "en arrondissant à l’inférieur"),
    ("trol", "fr", r"\bimite", "copie le trôl"),
    ("trol", "fr", "et autant de (masques|trophées)", "et de masques aussi"),
    ("trol", "en", "and as many (masks|trophies|prey)", "and for masks too"),
    ("trol", "en", r"\bthrows?\b", "rolls"),
    ("trol", "en", r"\bfists?\b", "clubs"),
    ("trol", "en", "succeeds with", "% chance"),
    ("trol", "en", "most trophies win[^s]", "most trophies wins"),
    ("trol", "en", "flees|shakes it off", "charges and bowls the hunters over"),
    ("trol", "en", "5 food, and the cards", "the cards before it are lost"),
    ("trieste", "fr", "On ne paie plus que", "On ne dépasse le coût que si l’on y est obligé"),
    ("trieste", "fr", "cartes de victoire", "cartes Condition de victoire"),
    ("trieste", "fr", "pile de capture", "pile capture"),
    ("trieste", "fr", "ordre du tour", "ordre de jeu"),
    ("trieste", "fr", "un trésor de valeur", "des trésors d’une valeur de"),
    ("trieste", "fr", "défausse commune", "défausse partagée"),
    ("trieste", "fr", "Empêchez cela", "la capture est annulée"),
    ("trieste", "fr", "au hasard au Marchand", "prendre au Marchand 1 trésor au hasard"),
    ("trieste", "fr", r"Galopin(?! de la rue)", "Galopin de la rue"),
    ("trieste", "fr", "choisi(t|ssez) le numéro", "Ce que vous choisissez s’accomplit"),
    ("trieste", "fr", "choisi choisit|choisit pour vous", "décide pour vous"),
    ("trieste", "fr", "retourne ensemble", "chacun révèle la sienne et la paie"),
    ("trieste", "fr", "dans votre manche", "héros gardez-vous dans l’ombre"),
    ("trieste", "fr", "pris sur le fait", "en flagrant délit"),
    ("trieste", "fr", "ne peut pas être (capturé|contrecarré) ", "on ne peut pas capturer"),
    ("trieste", "en", "the treasure of is protected", "treasure is protected"),
    ("trieste", "en", "turned up together", "each reveals theirs and pays for it"),
    ("trieste", "en", "Pay phase", "Payment phase"),
    ("trieste", "en", "of your (deck|hand)", "from your"),
    ("trieste", "en", "failing that", "otherwise"),
    ("trieste", "en", r"cards? of it\b", "of them"),
    ("trieste", "en", "revealed and paid[^ ]", "revealed and paid for"),
    ("trieste", "en", "Prevent it", "the capture is negated"),
]


def texts(key, language):
    """The messages without their names, the clauses and the lesson of a game, in one language."""
    package = files(game(key).package)
    lines = [re.sub(r"^[a-z0-9-]+ =|^ *\*?\[[^\]]*\]|\{[^}]*\}", "", line) for line in read(package, f"{language}.ftl")]
    clauses = [text for clause in register(game(key)).clauses for text in (clause.text[language], clause.ruling_text)]
    lines += [text if isinstance(text, str) else text.get(language, "") for text in clauses if text]
    script = tomllib.loads("\n".join(read(package, "tutorial.toml")))
    lines += [step[part][language] for step in script["steps"] for part in ("text", "praise")]
    return " ".join(re.sub(r"`[^`]*`", "", "\n".join(lines)).split())


def read(package, name):
    return (package / name).read_text("utf-8").splitlines()


@pytest.mark.parametrize(("key", "language", "wrong", "right"), MENDED)
def test_a_game_speaks_in_the_words_that_were_chosen(key, language, wrong, right):
    told = texts(key, language)
    assert not re.search(wrong, told, re.IGNORECASE), re.search(f".{{30}}({wrong}).{{30}}", told, re.IGNORECASE)
    assert right.lower() in told.lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_typographic_in_every_clause_and_lesson(language):
    for key in ("trieste", "trok", "trol", "tschak"):
        assert not re.search(r"[A-Za-zÀ-ÿ]'[A-Za-zÀ-ÿ]", texts(key, language))


@pytest.mark.parametrize(
    ("step", "values", "told"),
    [
        ("reveal", {"who": "me", "amount": 0}, "montrez votre main à tous"),
        ("reveal", {"who": "watch", "amount": 0}, "le Gardien montre sa main à tous"),
        ("reveal", {"who": "me", "amount": 3}, "montrez à tous 3 cartes au hasard de votre main"),
        ("take", {"how": "random", "from": "merchant", "amount": 2}, "prenez au Marchand jusqu’à 2 trésors au hasard"),
    ],
)
def test_a_step_in_french_has_its_words_in_the_order_of_the_rulebook(step, values, told):
    assert Speaker("fr", game("trieste")).say(f"step-{step}", **values) == told


def test_trieste_takes_half_an_hour_and_names_the_designer_as_its_source():
    assert game("trieste").minutes == 30
    sources = {clause.id: clause.source for clause in register(game("trieste")).clauses}
    assert "designer" in sources["TRI-3.2"]
    assert "designer" in sources["TRI-4.8"]
