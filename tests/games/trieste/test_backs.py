"""The option `backs`: do all see whether a card that lies face down is a treasure?"""

import pytest

from tripot import Match
from tripot.games.trieste.state.events import Laid
from tripot.text import Speaker

from .table import VIEWERS, act, guess, heard, table

SEEN = {"backs": "seen"}


def before_it_is_revealed(card: str, **options: str) -> Match:
    """The Watch lays a card, and the Merchant is to lay one."""
    match = table("bounty copper", "", "", phase="laying", turn="watch", options=options)
    return act(match, f"watch: lay {card}")


@pytest.mark.rule("TRI-4.2")
@pytest.mark.parametrize(("card", "back"), [("bounty", "faction"), ("copper", "treasure")])
def test_all_see_the_back_of_a_laid_card(card, back):
    match = before_it_is_revealed(card, **SEEN)
    for viewer in VIEWERS:
        own = card if viewer == 0 else ""
        assert match.view(viewer).sides[0].back == back
        assert match.view(viewer).sides[0].card == own
        assert heard(match, Laid, viewer) == [Laid(0, own, back)]


@pytest.mark.rule("TRI-4.2")
@pytest.mark.parametrize("card", ["bounty", "copper"])
def test_plain_backs_tell_nothing(card):
    match = before_it_is_revealed(card)
    assert {match.view(viewer).sides[0].back for viewer in VIEWERS} == {"plain"}
    assert heard(match, Laid, 1) == [Laid(0, "")]


@pytest.mark.rule("TRI-4.2")
@pytest.mark.parametrize(("card", "cards"), [("bounty", {"bounty"}), ("copper", {"copper"})])
def test_a_guess_lays_a_card_with_the_same_back(card, cards):
    """The Watch holds one faction card and one treasure, of which the others know the treasure."""
    match = table(
        {"hand": "bounty copper", "known": {"everybody": "copper bounty", "merchant": "copper bounty"}},
        phase="laying",
        turn="watch",
        options=SEEN,
    )
    act(match, f"watch: lay {card}")
    assert {match.game.write(guess(match, 1, seed))["sides"][0]["laid"] for seed in range(20)} == cards


@pytest.mark.rule("TRI-4.2")
def test_a_revealed_card_has_no_back():
    match = act(before_it_is_revealed("bounty", **SEEN), "merchant: lay none", "thief: lay none")
    assert {side.back for side in match.view(1).sides} == {"plain"}


def test_a_position_with_seen_backs_is_kept_and_may_leave_them_out():
    match = before_it_is_revealed("copper", **SEEN)
    position = match.position()
    assert Match.from_position(position).position() == position
    for side in position["sides"]:
        del side["back_known"]
    assert Match.from_position(position).view(2).sides[0].back == "treasure"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Ada lays a treasure face down."), ("fr", "Ada pose un trésor face cachée.")],
)
def test_what_was_laid_is_said(language, sentence):
    match = before_it_is_revealed("copper", **SEEN)
    speaker = Speaker(language, match.game, ("Ada", "Bea", "Cy"), 1)
    (event,) = heard(match, Laid, 1)
    assert speaker.event(event) == sentence
