"""Everything that a game can say is said, in both languages and to everybody."""

import random
import re
from dataclasses import fields

import pytest

from text.files import SOURCES, messages
from text.samples import GAMES, NAMES, SECOND_PERSON, actions, cards, events, message_of, module, speakers, spoken
from tripot.core.datafile import shipped
from tripot.core.match import Match
from tripot.core.registry import catalogue, game
from tripot.text import LANGUAGES, Speaker
from tripot.text.meanings import meanings

BROKEN = re.compile(r"[{}_]|\?\?\?|  |\b(card|event|action|reason|field)-|^\s|\s$|\bNone\b")

PARTNERS = ("seat", "owner", "receiver", "target", "victim", "other")  # whom an event speaks to

every_event = pytest.mark.parametrize(("key", "kind"), [(key, kind) for key in GAMES for kind in events(key)])
every_action = pytest.mark.parametrize(("key", "kind"), [(key, kind) for key in GAMES for kind in actions(key)])
every_game = pytest.mark.parametrize("key", GAMES)


@every_event
def test_every_event_is_told_in_a_whole_sentence(key, kind):
    for _, sample, text in spoken(key, kind):
        assert not BROKEN.search(text), (sample, text)
        assert text[0].isupper(), text
        assert text.rstrip("”»\u00a0")[-1] in ".!", text  # what is quoted has its full stop within


@every_event
def test_no_event_calls_its_listener_by_name(key, kind):
    for speaker, sample, text in spoken(key, kind):
        if speaker.viewer is not None:
            assert NAMES[speaker.viewer] not in text, sample


@every_event
def test_an_event_of_a_seat_speaks_to_that_seat_alone(key, kind):
    for speaker, sample, text in spoken(key, kind):
        told = [value for name, value in vars_of(sample).items() if name in PARTNERS]
        if told:
            assert bool(SECOND_PERSON.search(text)) == (speaker.viewer in told), (speaker.viewer, text)


def vars_of(sample):
    return {field.name: getattr(sample, field.name) for field in fields(sample)}


@every_action
def test_every_action_is_a_line_of_a_menu(key, kind):
    for _, sample, text in spoken(key, kind):
        assert not BROKEN.search(text), (sample, text)
        assert text[0].isupper(), text
        assert text[-1] not in ".!?", text


@every_game
def test_every_card_has_its_names_and_its_text(key):
    for speaker in speakers(key):
        for card in cards(key):
            names = [speaker.card(card), speaker.cards([card]), speaker.cards([card] * 2), speaker.card_as("the", card)]
            assert not [name for name in names if BROKEN.search(name)]
            assert speaker.card_text(card)[-1] == "."


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name(key, language):
    names = [Speaker(language, game(key)).card(card) for card in cards(key)]
    assert len(set(names)) == len(names)


@every_game
def test_no_key_in_a_data_file_and_no_message_of_a_card_has_a_number_in_it(key):
    """Whoever writes another value changes nothing else: numbers in a key are made of values (decision 51)."""
    found = game(key)
    for rules in (*found.former_rules, found.rules):
        assert [name for name in keys_in(shipped(found.package, found.file_of(rules))) if re.search(r"\d", name)] == []
    for language in LANGUAGES:
        named = [message.id.name for message in messages(SOURCES / "games" / key / f"{language}.ftl")]
        cards_of = [name for name in named if name.startswith(("card-", "kind-"))]
        assert cards_of
        assert [name for name in cards_of if re.search(r"\d", name)] == []


def keys_in(document):
    """The names of all fields, and what rows are called by."""
    for name, value in document.items():
        yield name
        if name == "key":
            yield value
        for row in value if isinstance(value, list) else [value]:
            if isinstance(row, dict):
                yield from keys_in(row)


@every_game
def test_every_phase_has_a_name(key):
    for speaker in speakers(key):
        assert all(speaker.phase(phase) for phase in module(key, "phases").PHASES)


@every_game
def test_every_option_has_a_name_a_help_and_names_for_its_values(key):
    for speaker in speakers(key):
        for option in game(key).options:
            assert speaker.option(option.key)
            assert speaker.option_help(option.key)
            assert all(speaker.option_value(option.key, value) for value in option.allowed(3))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_a_title_and_an_invitation(key, language):
    speaker = Speaker(language, game(key))
    assert speaker.say("game-title")
    assert speaker.say("game-tagline")[-1] == "."


REASONS = [("trok", key) for key in ("perfect", "fortune", "last-round")] + [
    ("tschak", key) for key in ("points", "monsters", "shared")
]
REASONS += [("trol", key) for key in ("trophies", "prey", "danger", "duel")]
REASONS += [("trieste", key) for key in ("watch", "merchant", "thief", "rounds")]


@pytest.mark.parametrize(("key", "reason"), REASONS)
def test_every_reason_for_the_end_of_a_game_is_told(key, reason):
    for speaker in speakers(key):
        assert speaker.reason(reason)[-1] == "."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_view_have_names(language):
    speaker = Speaker(language, game("trok"))
    assert speaker.say("word-identical") != speaker.say("word-different")


# ---- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", catalogue())
def test_a_whole_game_can_be_told_to_everybody(key, language):
    seats = game(key).seats[-1]
    match = play(key, seats, seed=1)
    for viewer in (None, *range(seats)):
        speaker = Speaker(language, game(key), viewer=viewer)
        for event in match.events(viewer):
            assert not BROKEN.search(speaker.event(event))
    assert speaker.reason(match.outcome.reason)


@every_game
def test_the_messages_know_every_word_that_events_use(key):
    events_told = [event for seed in range(5) for event in play(key, game(key).seats[-1], seed).events(None)]
    for event in events_told:
        words = [name for name, meaning in meanings(event).items() if meaning == "word"]
        for name in words:
            assert getattr(event, name) in message_of(key, type(event)).choices[name]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", catalogue())
def test_whoever_is_asked_gets_a_question_some_help_and_a_menu(key, language):
    def ask(match, seat):
        speaker = Speaker(language, game(key), viewer=seat)
        view = match.view(seat)
        assert speaker.prompt(view)[-1] in ".?"
        assert speaker.help(view.phase)
        lines = [speaker.action(action) for action in match.legal(seat)]
        assert len(set(lines)) == len(lines), "two choices read alike"

    play(key, game(key).seats[0], seed=2, ask=ask)


def play(key, seats, seed, ask=lambda match, seat: None):
    luck = random.Random(seed)
    match = Match(key, seats=seats, seed=seed)
    while match.waiting:
        seat = match.waiting[0]
        ask(match, seat)
        match.submit(seat, luck.choice(match.legal(seat)))
    return match
