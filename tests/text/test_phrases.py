"""The texts of cards that are made of what the cards do."""

import re
from collections.abc import Iterator
from itertools import product

import pytest

from tripot.core.registry import game
from tripot.core.wording import Phrase
from tripot.games.trieste.cards.components import HIGHEST_LEVEL
from tripot.games.trieste.cards.steps import EVENTS, STEPS, CardFilter, Integer, Keyword, Who
from tripot.games.trieste.cards.wording import phrases
from tripot.text import LANGUAGES, Speaker
from tripot.text.phrases import choices, sentences

GAME = game("trieste").under("2")  # cards that never change
BROKEN = re.compile(r"[{}_]|\?\?\?|  |\bNone\b| [.,]|\.\.|[,;:]$")
LEVELS = [(level, least) for level in range(HIGHEST_LEVEL + 1) for least in range(level + 1)]


def text(language: str, *steps: dict[str, object]) -> str:
    return sentences(Speaker(language, GAME).say, phrases(list(steps)))


# ---- every step -----------------------------------------------------------------------------------------------------


def steps(name: str) -> Iterator[dict[str, object]]:
    """A step with all values of its words, and the telling ones of its numbers."""
    found = [values(key, parameter) for key, parameter in STEPS[name].parameters.items()]
    for chosen in product(*found):
        step: dict[str, object] = {"step": name}
        for part in chosen:
            step |= part
        yield step


def values(key: str, parameter: Integer | Keyword | Who | CardFilter) -> list[dict[str, object]]:
    if isinstance(parameter, Integer):
        numbers = {parameter.low, parameter.high, *(n for n in (-1, 1, 2) if parameter.low <= n <= parameter.high)}
        return [{key: number} for number in sorted(numbers)]
    if isinstance(parameter, CardFilter):
        levels = [{"level": level, "from_level": least} for level, least in LEVELS]
        return [
            {"type": type_, "named": named, **level}
            for type_ in parameter.types
            for named in ("no", "yes")
            for level in levels
        ]
    return [{key: word} for word in parameter.words]


def with_blocks(step: dict[str, object]) -> Iterator[dict[str, object]]:
    """The step alone, and with others within it; of a choice, only so."""
    inner: list[dict[str, object]] = [{"step": "pick"}, {"step": "infamy", "amount": -1}]
    blocks = STEPS[str(step["step"])].blocks
    if "options" in blocks:
        yield step | {"options": [inner, inner[:1], inner]}
    elif "do" in blocks:
        yield step | {"do": inner}
    else:
        yield step
        if blocks:
            yield step | {"then": inner}
            yield step | {"else": inner[:1]}
            yield step | {"then": inner[:1], "else": inner}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", STEPS)
def test_every_step_is_told_with_all_its_values(name: str, language: str) -> None:
    for step in steps(name):
        for whole in with_blocks(step):
            told = text(language, whole)
            assert not BROKEN.search(told), (whole, told)
            assert told[0].isupper()
            assert told.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in STEPS if "who" in STEPS[name].parameters])
def test_a_step_says_whom_it_is_about(name: str, language: str) -> None:
    words = STEPS[name].parameters["who"].words
    numbers = {key: p.low for key, p in STEPS[name].parameters.items() if isinstance(p, Integer)}
    others = {key: p.words[0] for key, p in STEPS[name].parameters.items() if isinstance(p, Keyword)}
    others |= {"what": "treasures"} if name in ("if", "unless", "each") else {}
    told = [text(language, {"step": name, "who": who} | numbers | others) for who in words if name != "choose"]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS)
def test_every_event_that_can_be_answered_is_told(event: str, language: str) -> None:
    told = sentences(Speaker(language, GAME).say, [Phrase("step-reaction", {"event": event})])
    assert not BROKEN.search(told)


# ---- how steps make a text ------------------------------------------------------------------------------------------


def test_numbers_below_zero_are_told_without_their_sign():
    assert text("en", {"step": "cost", "who": "everybody", "amount": -2}) == "Everybody’s card costs 2 less this round."
    assert text("fr", {"step": "infamy", "amount": -2}) == "Le Voleur perd 2 infamies."
    assert text("en", {"step": "draws", "who": "thief", "amount": -1}) == (
        "The Thief draws 1 card fewer in their next Draw phase."
    )


def test_steps_within_a_step_follow_each_other():
    step = {"step": "later", "do": [{"step": "pick"}, {"step": "draw", "who": "picked", "deck": "own"}]}
    assert text("en", step) == (
        "At the start of the next round, choose an opponent, then the chosen opponent draws 1 card from their own deck."
    )


def test_what_follows_on_a_condition_within_a_step_does_not_depend_on_it():
    condition = {"step": "if", "what": "infamy", "least": 5, "then": [{"step": "pick"}]}
    step = {"step": "each", "what": "captured", "do": [condition, {"step": "draw", "deck": "treasure"}]}
    assert text("en", step) == (
        "For each captured thief, if the Thief has at least 5 infamy, choose an opponent; in any case, draw 1 treasure."
    )
    assert text("fr", step) == (
        "Pour chaque voleur capturé, si le Voleur a au moins 5 infamies, choisissez un adversaire\u00a0; "
        "dans tous les cas, piochez 1 trésor."
    )


def test_levels_are_told_in_the_shortest_way():
    told = [
        text("en", {"step": "recover", "type": "character", "level": n, "from_level": least}) for n, least in LEVELS
    ]
    assert [each.removeprefix("Take a character").partition(" from")[0] for each in told] == [
        *(" of level 0", " of level 1 or less", " of level 1", " of level 2 or less", " of level 1 or 2"),
        *(" of level 2", "", " of level 1 or more", " of level 2 or more", " of level 3"),
    ]


def test_a_level_counts_for_characters_only():
    assert text("en", {"step": "recover", "level": 1}) == (
        "Take a card (if a character, of level 1 or less) from your discard back into your hand."
    )
    assert text("en", {"step": "recover", "type": "action", "level": 1}) == (
        "Take an action from your discard back into your hand."
    )


def test_options_are_numbered():
    told = GAME.wording("street-urchin")[0].blocks
    assert choices(Speaker("en", GAME).say, [option for _, option in told]) == (
        "(1) Take 1 random treasure from the Merchant. (2) Draw 1 treasure."
    )


@pytest.mark.parametrize(
    ("language", "menu", "card"),
    [
        ("en", "(2) Do nothing.", "; or do nothing."),
        ("fr", "(2) Ne faites rien.", "\u00a0; ou ne faites rien."),
    ],
)
def test_an_option_may_be_to_do_nothing(language, menu, card):
    step = {"step": "choose", "options": [[{"step": "draw", "deck": "treasure"}], []]}
    told = phrases([step])
    assert choices(Speaker(language, GAME).say, [option for _, option in told[0].blocks]).endswith(menu)
    assert text(language, step).endswith(card)


# ---- whole cards ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "text_en", "text_fr"),
    [
        (
            "patrol-officer",
            "Capture the revealed thief if it is of level 1 or less; if you do, draw 1 treasure.",
            "Capturez le voleur révélé s’il est de niveau 1 ou moins ; si c’est fait, piochez 1 trésor.",
        ),
        (
            "search-warrant",
            "Look at 2 random cards from the Thief’s hand. For each card shown, capture that card if it is a "
            "character; otherwise, draw 1 card from your deck.",
            "Regardez 2 cartes au hasard de la main du Voleur. Pour chaque carte montrée, capturez cette carte si "
            "c’est un personnage ; à défaut, piochez 1 carte de votre paquet.",
        ),
        (
            "contraband-checkpoint",
            "Counter the Thief’s revealed action; otherwise, counter the Merchant’s revealed action.",
            "Contrecarrez l’action révélée du Voleur ; à défaut, contrecarrez l’action révélée du Marchand.",
        ),
        (
            "protection-tax",
            "The Merchant gives you treasure worth 2, or all they have.",
            "Le Marchand vous donne des trésors d’une valeur de 2, ou tout ce qu’il a.",
        ),
        (
            "curfew-levy",
            "As soon as this card is revealed and paid for, the Thief’s card costs 2 more this round.",
            "Dès que cette carte est révélée et payée, la carte du Voleur coûte 2 de plus pendant cette manche.",
        ),
        (
            "business-as-usual",
            "Look at 2 treasures from the deck, keep 1 and discard the other.",
            "Regardez 2 trésors du paquet, gardez-en 1 et défaussez l’autre.",
        ),
        (
            "trade-deal",
            "Draw 2 treasures. Choose an opponent. The chosen opponent draws 1 treasure.",
            "Piochez 2 trésors. Choisissez un adversaire. L’adversaire choisi pioche 1 trésor.",
        ),
        (
            "street-urchin",
            "Choose one: take 1 random treasure from the Merchant; or draw 1 treasure.",
            "Choisissez : prenez au Marchand 1 trésor au hasard ; ou piochez 1 trésor.",
        ),
        (
            "smoke-bomb",
            "Play this card from your hand when one of your thieves is about to be captured. The capture is negated.",
            "Jouez cette carte de votre main quand un de vos voleurs va être capturé. La capture est annulée.",
        ),
        (
            "jailbreak",
            "Return a captured thief of level 2 or less to your hand.",
            "Reprenez en main un voleur capturé de niveau 2 ou moins.",
        ),
        (
            "moneylender",
            "When you reveal this hero: draw 3 treasures, then at the start of each of the next 3 rounds, "
            "discard 1 treasure.",
            "Quand vous révélez ce héros : piochez 3 trésors, puis au début de chacune des 3 prochaines manches, "
            "défaussez 1 trésor.",
        ),
    ],
)
def test_a_shipped_card_reads_like_a_card(card: str, text_en: str, text_fr: str) -> None:
    assert Speaker("en", GAME).card_text(card) == text_en
    assert Speaker("fr", GAME).card_text(card).replace("\u00a0", " ") == text_fr


def test_treasure_has_a_text_of_its_own():
    assert Speaker("en", GAME).card_text("silver") == "Worth 2. Played instead of a card, it draws 2 treasures."


def test_a_card_with_only_a_name_has_no_text():
    assert Speaker("en", game("trol")).card_text("castortue") == ""


@pytest.mark.parametrize(
    ("event", "text_en", "text_fr"),
    [
        ("capture", "The capture is negated.", "La capture est annulée."),
        ("take", "Nothing is taken.", "Rien n’est pris."),
        ("counter", "Your card is not countered.", "Votre carte n’est pas contrecarrée."),
    ],
)
def test_a_reaction_says_what_it_negates(event: str, text_en: str, text_fr: str) -> None:
    told = phrases([{"step": "negate"}], "thief", event)
    assert sentences(Speaker("en", GAME).say, told) == text_en
    assert sentences(Speaker("fr", GAME).say, told) == text_fr


def test_a_card_says_you_to_its_own_faction():
    steps: list[object] = [{"step": "infamy", "amount": 1}, {"step": "draw", "who": "thief", "deck": "treasure"}]
    told = [sentences(Speaker("fr", GAME).say, phrases(steps, owner)) for owner in ("thief", "watch")]
    assert told == [
        "Vous gagnez 1 infamie. Piochez 1 trésor.",
        "Le Voleur gagne 1 infamie. Le Voleur pioche 1 trésor.",
    ]
