"""Sentences are shared between viewers only where they are the same."""

import random
import re

import pytest
from msgspec.json import decode

from tripot import Match, catalogue, game
from tripot.server.telling.teller import Teller
from tripot.text import LANGUAGES, Speaker

NAMES = ("Zélia", "[Astrid](hammer", "Noé", "Ida", "Odin")
MARK = re.compile(r"\[([^\[\]]*)\]\(([a-z0-9-]+)\)")


def told(teller, thing):
    return decode(teller.told(thing))


def legal(teller, match):
    return [decode(action) for action in teller.legal(match, match.view(teller.viewer))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", catalogue())
def test_what_a_viewer_is_told_is_what_a_speaker_says_to_it(key, language):
    seats = game(key).seats[-1]
    luck = random.Random(5)
    match = Match(key, seats=seats, seed=5)
    viewers = (None, *range(seats))
    speakers = {viewer: Speaker(language, match.game, NAMES[:seats], viewer) for viewer in viewers}
    tellers = {viewer: Teller(match.game, NAMES[:seats], viewer, language) for viewer in viewers}
    for _ in range(40):
        if not match.waiting:
            break
        seat = luck.choice(match.waiting)
        for action in match.legal(seat)[:5]:
            assert told(tellers[seat], action)["say"] == speakers[seat].action(action)
        texts = [action["text"] for action in legal(tellers[seat], match)]
        assert texts == [str(action) for action in match.legal(seat)]
        start = len(match.journal.entries)
        match.submit(seat, luck.choice(match.legal(seat)))
        for viewer in viewers:
            for event in match.events(viewer, start):
                assert told(tellers[viewer], event)["say"] == speakers[viewer].event(event)


def test_a_number_among_choices_is_told_by_its_text():
    thief = {"hand": ["street-urchin"]}
    position = {"game": "trieste", "seats": 3, "phase": "laying", "turn": "thief", "sides": [{}, {}, thief]}
    match = Match.from_position(position | {"factions": ["watch", "merchant", "thief"]})
    match.submit(2, "lay street-urchin")
    teller = Teller(match.game, NAMES[:3], 2, "en")
    said = [action["say"] for action in legal(teller, match)]
    assert teller.prompt(match.view(2)).endswith(f"(1) {said[0]} (2) {said[1]}")
    assert [decode(teller.offered(action, match.view(2)))["say"] for action in match.legal(2)] == said
    assert all("say" not in action for action in legal(Teller(match.game, (), 2, ""), match))


@pytest.mark.parametrize(("language", "words"), [("en", "the hunt for"), ("fr", "la chasse face à")])
def test_a_hunt_is_told_by_its_prey(language, words):
    match = Match("trol", seats=3, seed=2)
    seat = match.waiting[0]
    view = match.view(seat)
    speaker = Speaker(language, match.game)
    teller = Teller(match.game, NAMES[:3], seat, language)
    for action, offered in zip(match.legal(seat), legal(teller, match), strict=True):
        prey = speaker.card(view.lines[action.place].prey)
        assert f"{words} {prey}" in offered["say"]
        assert decode(teller.offered(action, view))["say"] == offered["say"]


def test_programs_get_no_sentences():
    match = Match("trok", seats=2, seed=1)
    assert told(Teller(match.game, (), 0, ""), match.legal(0)[0]) == match.legal(0)[0].to_json() | {
        "cards": list(match.legal(0)[0].cards)
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", catalogue())
def test_marks_are_around_cards_and_change_no_word(key, language):
    seats = game(key).seats[-1]
    luck = random.Random(6)
    match = Match(key, seats=seats, seed=6)
    plain, marked = (Speaker(language, match.game, NAMES[:seats], 0, marked=on) for on in (False, True))
    cards = set()
    while match.waiting:
        seat = luck.choice(match.waiting)
        for action in match.legal(seat)[:5]:
            assert MARK.sub(r"\1", marked.action(action)) == plain.action(action)
        prompt = marked.prompt(match.view(seat))
        assert MARK.sub(r"\1", prompt) == plain.prompt(match.view(seat))
        match.submit(seat, luck.choice(match.legal(seat)))
    for event in match.events(0):
        sentence = marked.event(event)
        assert MARK.sub(r"\1", sentence) == plain.event(event)
        cards |= {found[2] for found in MARK.finditer(sentence)}
    assert len(cards) > 3
    assert all(plain.card(card) for card in cards)


def test_legal_actions_tell_what_they_bring_where_the_game_does():
    match = Match("trok", seats=2, seed=1)
    assert all(action["brings"]["worth"] > 0 for action in legal(Teller(match.game, (), 0, ""), match))
    match = Match("tschak", seats=2, seed=1)
    assert not any("brings" in action for action in legal(Teller(match.game, (), 0, ""), match))
