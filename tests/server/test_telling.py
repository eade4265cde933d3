"""Sentences are shared between viewers only where they are the same."""

import random

import pytest

from tripot import Match, catalogue, game
from tripot.server.telling import Teller
from tripot.text import LANGUAGES, Speaker

NAMES = ("Zélia", "Astrid", "Noé", "Ida", "Odin")


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
            assert tellers[seat].told(action)["say"] == speakers[seat].action(action)
        start = len(match.journal.entries)
        match.submit(seat, luck.choice(match.legal(seat)))
        for viewer in viewers:
            for event in match.events(viewer, start):
                assert tellers[viewer].told(event)["say"] == speakers[viewer].event(event)


def test_programs_get_no_sentences():
    match = Match("trok", seats=2, seed=1)
    assert "say" not in Teller(match.game, (), 0, "").told(match.legal(0)[0])
