"""The view at every event, for listeners who ask for it."""

import json
import random

import msgspec
import pytest

from tripot import Match, catalogue, game
from tripot.server.house.library.tutorials import read_script, tutorial
from tripot.server.telling.audience import Audience, send, whole_game
from tripot.server.telling.following import SHOWN, FollowedMatch
from tripot.server.telling.teller import Teller, Views

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")


class Listener:
    """A page that applies what it is told to a view of its own."""

    language, marked, muted, told = "en", False, set(), 0

    def __init__(self, viewer, moments):
        self.viewer = viewer
        self.moments = moments
        self.view = None
        self.steps = []

    def post(self, message):
        news = json.loads(message)
        self.events = news["events"]
        self.steps = []
        shown = self.view or {}
        for event in self.events:
            if "view" in event:
                shown = shown | event["view"]
                self.steps.append(shown)
        self.view = (self.view or {}) | news["view"]
        return True


def plain(view):
    return json.loads(json.dumps(view.to_json()))


def play_on(play, audience, luck):
    """One decision of anybody, told to everybody; returns the step."""
    match = play.match
    match.watch(audience.wants_moments)
    seat = luck.choice(match.waiting)
    step = play.submit(seat, str(luck.choice(match.legal(seat))))
    send(audience.letters(play, step, NAMES[: match.seats], None))
    play.trim()
    return step


@pytest.mark.parametrize("key", catalogue())
def test_a_page_shows_at_every_event_what_the_engine_would_show(key):
    luck = random.Random(3)
    seats = game(key).seats[-1]
    play, audience = FollowedMatch(Match(key, seats=seats, seed=3)), Audience()
    listeners = [Listener(viewer, True) for viewer in (None, 0, 1)]
    for listener in listeners:
        audience.add(listener)
        audience.tell_game(listener, play, NAMES[:seats], None, 0)
    compared = 0
    while play.match.waiting:
        step = play_on(play, audience, luck)
        for listener in listeners:
            if listener.viewer in step.seen_by:
                seen = play.moments(listener.viewer, step.start)[-SHOWN:]
                kept = [plain(view) for view in seen if view is not None]
                assert listener.steps[len(listener.steps) - len(kept) :] == kept
                assert len(listener.steps) == len(listener.events)
                compared += len(kept)
                assert listener.view == plain(play.match.view(listener.viewer))
    assert compared > 5


def test_whoever_does_not_ask_is_told_as_before_and_nothing_is_kept():
    play, audience = FollowedMatch(Match("trok", seats=2, seed=3)), Audience()
    listener = Listener(0, False)
    audience.add(listener)
    luck = random.Random(3)
    for _ in range(40):
        play_on(play, audience, luck)
        assert not any("view" in event for event in listener.events)
    assert not any(play.match.journal.states)


@pytest.mark.parametrize("key", catalogue())
def test_whoever_comes_back_is_shown_the_latest_moments(key):
    play, audience = FollowedMatch(Match(key, seats=game(key).seats[-1], seed=3)), Audience()
    audience.add(Listener(0, True))
    luck = random.Random(3)
    while play.match.waiting and len(play.match.decisions) < 30:
        since = max(1, play.following[0].seq - 2)
        play_on(play, audience, luck)
    teller = Teller(play.match.game, NAMES, 0, "en")
    told = whole_game(play, teller, Views(), None, since, with_moments=True)
    events = msgspec.json.decode(msgspec.json.encode(told.events))
    assert events
    view = {}
    for event, moment in zip(events, play.moments(0, 0)[-len(events) :], strict=True):
        view |= event["view"]
        assert view == plain(moment)


@pytest.mark.parametrize("key", [key for key in catalogue() if key != "snatch"])
def test_a_lesson_shows_every_moment_and_the_result_of_every_step(key):
    steps = json.loads(msgspec.json.encode(tutorial(key, read_script(key), "en")))["steps"]
    for step, following in zip(steps, [*steps[1:], None], strict=True):
        assert all("view" in event for event in step["events"])
        after = step["view"] | step["after"]
        assert after != step["view"]
        if following:
            assert after == following["view"]
