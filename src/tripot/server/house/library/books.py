"""Books of games: what is the same at every table, made once and kept as it is sent."""

from functools import cache

import msgspec

from tripot.core.game import Game
from tripot.core.match import installed
from tripot.core.printed import PrintedCard
from tripot.core.state import State
from tripot.server.house.library.kits import kit_address
from tripot.server.protocol.books import Book, CardInfo, Chapter, Clause, PhaseInfo
from tripot.text import Speaker
from tripot.text import rules as text_rules
from tripot.text.vocabulary import asking_phases, card_keys, words


@cache
def encoded_book(key: str, language: str, rules: str | None = None) -> bytes:
    """The book of a game with the cards that it ships, by one of the versions of its rules."""
    return own_book(key, language, None, rules)


def own_book(key: str, language: str, data: object, rules: str | None) -> bytes:
    """The book of a game with a data file."""
    return msgspec.json.encode(book(installed(key, data, rules)[0], language))


def book(game: Game[State], language: str) -> Book:
    speaker = Speaker(language, game)
    register = text_rules.register(game)
    return Book(
        game=game.key,
        language=language,
        title=speaker.say("game-title"),
        tagline=speaker.say("game-tagline"),
        authors=list(game.authors),
        publisher=game.publisher,
        minutes=game.minutes,
        kit=kit_address(game),
        cards=cards(game, speaker),
        words=words(game, language),
        phases=[phase(key, speaker, register) for key in asking_phases(game, language)],
        chapters=[chapter(entry, register, language) for entry in register.chapters],
    )


def cards(game: Game[State], speaker: Speaker) -> list[CardInfo]:
    """Those of which the game tells what is printed on them, then the others that its texts know."""
    printed = game.printed
    others = [PrintedCard(key, "") for key in card_keys(game, speaker.language) if key not in printed]
    return [card_info(card, speaker) for card in (*printed.values(), *others)]


def card_info(card: PrintedCard, speaker: Speaker) -> CardInfo:
    facts = {name: list(fact) if isinstance(fact, tuple) else fact for name, fact in card.facts.items()}
    return CardInfo(card.key, speaker.card(card.key), speaker.card_text(card.key), card.group, card.copies, facts)


def phase(key: str, speaker: Speaker, register: text_rules.Register) -> PhaseInfo:
    clauses = [clause.id for clause in register.clauses_at(key)]
    return PhaseInfo(key, speaker.phase(key), speaker.help(key), clauses)


def chapter(entry: text_rules.Chapter, register: text_rules.Register, language: str) -> Chapter:
    clauses = [
        Clause(
            clause.id, clause.text[language], clause.ruling, clause.ruling_text.get(language, ""), list(clause.source)
        )
        for clause in register.clauses_of(entry.key)
    ]
    return Chapter(entry.title[language], clauses)
