"""Every refusal of the server has a status, and a sentence in both languages."""

import pytest

from text.test_errors import BROKEN, sample
from tripot.core.errors import BrokenState, TripotError, UnknownGame
from tripot.server import errors
from tripot.server.errors import status_of
from tripot.server.protocol.commands import PRESETS
from tripot.text import LANGUAGES, Speaker

CLASSES = [
    thing
    for thing in vars(errors).values()
    if isinstance(thing, type) and issubclass(thing, TripotError) and thing.__module__ == errors.__name__
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [kind for kind in CLASSES if kind is not errors.Refused])
def test_every_refusal_has_a_sentence(kind, language):
    text = Speaker(language).error(sample(kind))
    assert text
    assert not BROKEN.search(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_of_the_chat_can_be_said(preset, language):
    assert Speaker(language).say(f"chat-{preset}")


def test_only_our_own_faults_are_500():
    assert status_of(UnknownGame(game="x", known=[])) == 400
    assert status_of(errors.NotFound()) == 404
    assert status_of(errors.NotStored()) == 503
    assert status_of(BrokenState("cards do not add up")) == 500
