"""Every bot in every game: it plays by the rules, from what its seat may know, and the same way for the same seed."""

import re
import time
from itertools import count
from types import SimpleNamespace

import pytest

import tripot
from conformance.walks import begin, redealt, walk
from tripot.bots import LEVELS, NAMES, bot
from tripot.bots.expert import best
from tripot.bots.search import Search, SearchSettings
from tripot.core.errors import UnknownBot
from tripot.core.registry import catalogue, game
from tripot.core.rng import FastRng
from tripot.core.view import seats_of
from tripot.text import LANGUAGES, Speaker

BOTS = ("random", "greedy", "beginner", "easy", "normal:30", "hard:30", "expert:30")  # all by iterations, and few
every_bot = pytest.mark.parametrize("name", BOTS)
every_game = pytest.mark.parametrize("key", catalogue())
EVERY = 11  # which decisions of a game are looked at
SEARCHING = "expert:60"
BROKEN = re.compile(r"[{}_]|\?\?\?|  |^\s|\s$|\bNone\b|\bwhy-")


def positions(key, seed, every=EVERY):
    """Some decisions of a random game at the most seats: the game, the state and a seat that is asked."""
    found, state, rng = begin(key, max(game(key).seats), seed)
    for number, step in enumerate(walk(state, rng)):
        asked = seats_of(step.waiting | step.answered)
        if asked and number % every == 0:
            yield found, step, asked[number % len(asked)]


def looked(choice):
    """How often the search has tried anything."""
    return sum(other.visits for other in choice.alternatives)


# ---- what holds for all of them -------------------------------------------------------------------------------------


@every_bot
@every_game
def test_a_bot_plays_something_legal_and_changes_nothing(key, name):
    for found, state, seat in positions(key, 1):
        before = found.write(state)
        assert bot(name).choose(found, state, seat, 5).action.code in state.legal_actions(seat)
        assert found.write(state) == before


@every_bot
@every_game
def test_a_bot_answers_the_same_in_two_worlds_that_its_seat_cannot_tell_apart(key, name):
    luck = FastRng(2)
    for number, (found, state, seat) in enumerate(positions(key, 2)):
        answer = bot(name).choose(found, state, seat, number)
        for _ in range(2):
            assert bot(name).choose(found, redealt(state, seat, luck), seat, number) == answer


@every_bot
def test_a_bot_has_the_name_by_which_it_was_called(name):
    assert bot(name).name == name


@every_game
def test_every_level_sits_down_at_every_game(key):
    match = tripot.Match(key, seats=min(game(key).seats), seed=3)
    seat = match.waiting[0]
    for level in LEVELS:
        assert tripot.choose(match, seat, level, seconds=0.02).action in match.legal(seat)


@pytest.mark.parametrize("name", ["nobody", "random:5", "expert:", "expert:0", "expert:0s", "expert:-1", "expert:1h"])
def test_an_unknown_name_or_budget_is_refused_with_those_that_are_known(name):
    with pytest.raises(UnknownBot) as error:
        bot(name)
    assert set(NAMES) <= set(error.value.details["known"])


# ---- searching ------------------------------------------------------------------------------------------------------


@every_game
def test_a_search_tells_what_it_has_looked_at(key):
    for found, state, seat in positions(key, 4, every=29):
        choice = bot(SEARCHING).choose(found, state, seat, 1)
        codes = state.legal_actions(seat)
        if len(codes) == 1:
            assert choice.reason.key == "forced"
            continue
        assert choice.action == choice.alternatives[0].action
        assert choice.chance == choice.alternatives[0].chance
        assert {other.action.code for other in choice.alternatives} <= set(codes)
        assert 1 <= looked(choice) <= 60
        assert all(0 <= other.chance <= 1 for other in choice.alternatives)


def only_choice():
    """A decision with one answer: a hand that is too small to choose from."""
    return tripot.Match.from_position(
        {"game": "trok", "seats": 2, "phase": "offering", "players": [{"hand": ["ration"]}, {"hand": ["hammer"]}]}
    )


def test_who_has_no_choice_does_not_think_about_it():
    match = only_choice()
    choice = tripot.choose(match, 0, "expert", seconds=60)
    assert [choice.action] == match.legal(0)
    assert choice.reason.key == "forced"


def test_a_search_by_time_keeps_to_its_time():
    match = tripot.Match("trok", seats=4, seed=1)
    start = time.monotonic()
    tripot.choose(match, 0, "expert:0.1s")
    assert time.monotonic() - start < 5  # wide: the machine may be busy


def test_a_search_keeps_to_the_clock_that_it_is_given():
    """The arena's is that of the processor."""
    match = tripot.Match("trok", seats=4, seed=1)
    times = count(step=10.0)
    choice = bot("expert:60s", clock=lambda: next(times)).choose(match.game, match.state, 0, seed=1)
    assert choice.action in match.legal(0)
    assert next(times) == 70.0  # seven looks, at 0 to 60


@pytest.mark.parametrize(("level", "seconds"), [("normal", 0.1), ("hard", 0.5), ("expert", 1.0)])
def test_a_level_answers_in_its_time_however_slow_the_machine_is(level, seconds):
    match = tripot.Match("trok", seats=4, seed=1)
    times = count(step=0.02)
    choice = bot(level, clock=lambda: next(times)).choose(match.game, match.state, 0, seed=1)
    assert choice.action in match.legal(0)
    assert next(times) <= seconds + 0.04


def test_a_level_has_the_time_that_it_is_given():
    match = tripot.Match("trok", seats=4, seed=1)
    visits = {seconds: looked(tripot.choose(match, 0, "hard", seconds=seconds)) for seconds in (1e-6, 3600)}
    assert visits == {1e-6: 1, 3600: 600}


def test_a_search_can_be_stopped():
    match = tripot.Match("trok", seats=4, seed=1)
    asked = []
    choice = tripot.choose(match, 0, "expert", seconds=600, stop=lambda: asked.append(1) or len(asked) == 3)
    assert choice.action in match.legal(0)
    assert len(asked) == 3


def test_a_search_ends_when_the_second_best_cannot_catch_up():
    """A perfect combination wins at once: with a third of the iterations it is out of reach."""
    hand = ["pickaxe", "ration", "gloves", "lantern", "armour", "helmet", "hammer", "stone"]
    match = tripot.Match.from_position(
        {"game": "trok", "seats": 2, "phase": "combining", "master": 0, "players": [{"hand": hand}, {}]}
    )
    choice = tripot.choose(match, 0, "expert:2000")
    assert str(choice.action).startswith("perfect")
    assert looked(choice) < 2000


def test_the_lead_is_what_the_most_visited_action_has_more_than_the_second():
    match = tripot.Match("tschak", seats=2, seed=1)
    search = Search(match.state, 0, match.game.judge(), match.game.judge(), 1, SearchSettings(), 1 << 12)
    search.run(50)
    visits = sorted((search.visits_of(action.code) for action in match.legal(0)), reverse=True)
    assert search.lead() == visits[0] - visits[1]


def test_an_answer_that_loses_its_first_games_is_tried_again():
    """Which deck to draw from first in Trieste hardly matters, so that a search must not give up either."""
    match = tripot.Match("trieste", seats=3, seed=1)
    seat = match.waiting[0]
    for seed in range(20):
        search = Search(
            match.state, seat, match.game.sharp_judge(), match.game.judge(), seed, SearchSettings(), 1 << 15
        )
        search.run(2000)
        assert min(search.visits_of(action.code) for action in match.legal(seat)) > 200


def test_a_search_of_trieste_looks_ahead_to_the_judges_favourites_first():
    """What it still tries out after an answer would make that answer look bad, so that it is left for good."""
    match = tripot.Match("trieste", seats=3, seed=1)
    seat = match.waiting[0]
    decks = [action.code for action in match.legal(seat)]  # both for the first draw and for the second
    search = Search(match.state, seat, match.game.sharp_judge(), match.game.judge(), 1, SearchSettings(), 1 << 15)
    tried = {}
    for iterations in (20, 980):
        search.run(iterations)
        first = [search.child_of(seat, deck) for deck in decks]
        tried[iterations] = [sum(search.visits[search.child_of(node, deck)] > 0 for deck in decks) for node in first]
    assert max(tried[20]) == 1
    assert tried[980] == [2, 2]


@every_game
def test_a_search_that_has_no_room_left_goes_on_learning(key):
    found, state, _ = begin(key, max(game(key).seats), 1)
    seat = seats_of(state.waiting)[0]
    room = state.seats + len(state.legal_actions(seat))
    search = Search(state, seat, found.judge(), found.judge(), 1, SearchSettings(), room)
    search.run(100)
    assert search.nodes <= room
    assert sum(search.visits_of(code) for code in state.legal_actions(seat)) == 100


# ---- reasons --------------------------------------------------------------------------------------------------------


@every_game
def test_every_reason_is_said_in_both_languages_and_to_everybody(key):
    said = set()
    for found, state, seat in positions(key, 5, every=7):
        reason = bot("greedy").choose(found, state, seat, 1).reason
        for language in LANGUAGES:
            text = Speaker(language, found, viewer=seat).why(reason)
            assert not BROKEN.search(text), text
            assert text.lstrip("“« \xa0")[0].isupper(), text
            assert text[-1] == ".", text
            said.add(text)
    assert said


@every_game
def test_every_action_has_a_reason_that_can_be_said(key):
    for found, state, seat in positions(key, 6, every=17):
        judge = found.judge()
        if judge is None:
            return
        judge.look(state, seat)
        for code in state.legal_actions(seat):
            for language in LANGUAGES:
                assert Speaker(language, found, viewer=seat).why(judge.reason(code))


class Found:
    """A search that has visited two actions: 1, the judge's favourite, and 2."""

    def __init__(self, other: float, visits: int, trust: float = 1.0) -> None:
        self.chances = {1: 0.5, 2: other}
        self.visits = visits
        self.judge = SimpleNamespace(trust=lambda: trust)
        self.spread = 0.3

    def visits_of(self, action):
        return self.visits + action

    def chance_of(self, action):
        return self.chances[action]

    def prior_of(self, action):
        return -action


@pytest.mark.parametrize(
    ("search", "chosen"),
    [(Found(0.52, 100), 1), (Found(0.52, 10_000), 2), (Found(0.8, 100), 2), (Found(0.52, 100, trust=0.0), 2)],
)
def test_what_a_judge_likes_best_is_kept_until_something_else_is_clearly_better(search, chosen):
    assert best(search, [1, 2]) == chosen
