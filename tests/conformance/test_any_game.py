"""What holds for every registered game, by random walks."""

import json
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.walks import TABLES, asked, begin, listening, pick, redealt, viewers, walk
from tripot.core import is_compiled
from tripot.core.errors import BadInput, BadNotation, BrokenState, GameOver, IllegalAction, NotWaiting
from tripot.core.events import EVERYBODY, Event, hears
from tripot.core.match import Match
from tripot.core.record import replay, verify
from tripot.core.registry import game
from tripot.core.rng import FastRng
from tripot.core.state import State
from tripot.core.view import plain, seats_of
from tripot.text import LANGUAGES, Speaker

any_table = pytest.mark.parametrize(("key", "seats"), TABLES)
seeds = given(seed=st.integers(0, 2**60))
few = settings(max_examples=12 if is_compiled() else 1, deadline=None, derandomize=True)

IN_FLIGHT = {  # events at which a card is between two places, as it would be in a hand that moves it
    "trok": ("Reshuffled",),  # the card just drawn
    "trol": ("Triggered", "TrophyTaken", "Fed", "TrapSprung"),  # cards of a hunt that is being settled
}
LONGEST = 20_000  # decisions; no game comes near


def snapshot(key: str, state: State) -> dict[str, object]:
    return game(key).write(state)


@any_table
@few
@seeds
def test_a_game_ends_and_cards_are_conserved_all_the_way(key, seats, seed):
    _, state, rng = begin(key, seats, seed)
    for decisions, step in enumerate(walk(state, rng)):
        step.check()
        assert decisions < LONGEST
    assert min(state.rank(seat) for seat in range(seats)) == 1


@any_table
@few
@seeds
def test_whoever_is_asked_has_something_to_answer_and_nobody_else_is(key, seats, seed):
    _, state, rng = begin(key, seats, seed)
    for step in walk(state, rng):
        assert step.waiting & step.answered == 0
        for seat in seats_of(step.waiting | step.answered):
            actions = step.legal_actions(seat)
            assert actions
            assert len(set(actions)) == len(actions)


@any_table
@few
@seeds
def test_roles_are_dealt_to_all_seats_or_to_none_and_never_change(key, seats, seed):
    found, state, rng = begin(key, seats, seed)
    dealt = found.roles(state)
    assert len(dealt) in (0, seats)
    for step in walk(state, rng):
        assert found.roles(step) == dealt
    for role in dealt:
        assert all(Speaker(language, found).has(f"role-{role}") for language in LANGUAGES)


@any_table
@few
@seeds
def test_a_copy_and_its_original_go_separate_ways(key, seats, seed):
    _, state, rng = begin(key, seats, seed)
    other = begin(key, seats, seed + 1)[1]
    for step in walk(state, rng):
        before = snapshot(key, step)
        copied = step.copy()
        other.assign(step)
        assert snapshot(key, copied) == before == snapshot(key, other)
        for moving in (copied, other):
            if moving.waiting:
                seat = asked(moving, rng)
                moving.apply(seat, pick(moving, seat, rng), rng)
                assert moving.waiting != step.waiting or snapshot(key, moving) != before
        assert snapshot(key, step) == before
        assert copied.journal is None


@any_table
def test_a_copy_is_played_by_the_same_rules_as_its_original(key, seats):
    _, state, rng = begin(key, seats, 1)
    other = begin(key, seats, 2)[1]
    state.edition = 0
    other.assign(state)
    world = state.copy()
    world.determinise(0, rng)
    assert (state.copy().edition, other.edition, world.edition) == (0, 0, 0)


@any_table
@few
@seeds
def test_a_seat_cannot_tell_a_redealt_world_from_the_true_one(key, seats, seed):
    """Views, legal lists, who is asked, and the same after one more decision of anybody with the same luck."""
    found, state, rng = begin(key, seats, seed)
    for step in walk(state, rng):
        viewer = viewers(step)[rng.below(seats + 1)]
        world = redealt(step, viewer, rng)
        world.check()
        assert found.view(world, viewer) == found.view(step, viewer)
        if viewer is not None and (step.waiting | step.answered) >> viewer & 1:
            assert world.legal_actions(viewer) == step.legal_actions(viewer)
        assert (world.waiting, world.answered) == (step.waiting, step.answered)


@any_table
@few
@seeds
def test_events_tell_a_seat_nothing_that_its_view_does_not(key, seats, seed):
    """What is told to a part of the table only: two decisions, or two worlds, that look alike also sound alike."""
    found, state, rng = begin(key, seats, seed)
    compared = 0
    for viewer, trials in decided_alike(state, rng, seats):
        heard = [(found.view(trial, viewer), told_in_part(trial, viewer)) for trial in trials]
        for view, events in heard[1:]:
            if view == heard[0][0]:
                compared += 1
                assert events == heard[0][1]
    assert compared


@any_table
@few
@seeds
def test_at_every_event_all_cards_lie_where_they_are_shown(key, seats, seed):
    found, state, rng = begin(key, seats, seed)
    for step in walk(state, rng):
        if not step.waiting:
            break
        trial = listening(step)
        trial.journal.watched = trial
        actor = asked(step, rng)
        trial.apply(actor, pick(trial, actor, rng), FastRng(1))
        for (_, event), moment in zip(trial.journal.entries, trial.journal.states, strict=True):
            if type(event).__name__ not in IN_FLIGHT.get(key, ()):
                check_cards(moment)
            for viewer in viewers(step):
                assert found.view(moment, viewer).seat == viewer


@any_table
@few
@seeds
def test_what_is_seen_at_an_event_is_the_same_in_worlds_that_a_seat_cannot_tell_apart(key, seats, seed):
    """Where events and the view at the end of a decision are alike, no moment of it may tell more."""
    found, state, rng = begin(key, seats, seed)
    compared = 0
    for viewer, trials in decided_alike(state, rng, seats):
        seen = []
        for trial in trials:
            moments = [found.view(moment, viewer) for moment in trial.journal.states_heard_by(viewer)]
            seen.append(((found.view(trial, viewer), trial.journal.heard_by(viewer)), moments))
        for known, moments in seen[1:]:
            if known == seen[0][0]:
                compared += len(moments)
                assert moments == seen[0][1]
    assert compared


@any_table
@few
@seeds
def test_secret_answers_commute_and_can_be_changed_until_the_last(key, seats, seed):
    _, state, rng = begin(key, seats, seed)
    for step in walk(state, rng):
        waiting = seats_of(step.waiting)
        if len(waiting) < 2:
            continue
        answers = {seat: pick(step, seat, rng) for seat in waiting}
        luck = int(rng.below(1 << 30))
        results = []
        for order in (waiting, waiting[::-1]):
            trial = listening(step)
            for number, seat in enumerate(order):
                if number == 1:
                    trial.apply(order[0], pick(trial, order[0], rng), FastRng(luck))
                    trial.apply(order[0], answers[order[0]], FastRng(luck))
                trial.apply(seat, answers[seat], FastRng(luck))
            results.append((snapshot(key, trial), [trial.journal.heard_by(v) for v in viewers(trial)]))
        assert results[0] == results[1]


@any_table
@few
@seeds
def test_a_determinised_world_keeps_its_shape_and_can_be_played_to_the_end(key, seats, seed):
    _, state, rng = begin(key, seats, seed)
    for number, step in enumerate(walk(state, rng)):
        if number % 17:
            continue
        seat = int(rng.below(seats))
        world = step.copy()
        world.determinise(seat, rng)
        assert world.answered & ~(1 << seat) == 0
        assert world.waiting | world.answered == step.waiting | step.answered
        for later in walk(world, rng):
            later.check()


@any_table
@few
@seeds
def test_positions_survive_the_way_through_json(key, seats, seed):
    found, state, rng = begin(key, seats, seed)
    for step in walk(state, rng):
        document = {"game": key, "seats": seats, **snapshot(key, step)}
        match = Match.from_position(json.loads(json.dumps(document)))
        assert snapshot(key, match.state) == snapshot(key, step)
        assert [found.view(match.state, v) for v in viewers(step)] == [found.view(step, v) for v in viewers(step)]
        for seat in seats_of(step.waiting | step.answered):
            assert match.state.legal_actions(seat) == step.legal_actions(seat)


@any_table
@few
@seeds
def test_actions_survive_the_way_through_types_text_and_numbers(key, seats, seed):
    found, state, rng = begin(key, seats, seed)
    numbering = found.numbering(seats)
    for step in walk(state, rng):
        for seat in seats_of(step.waiting):
            for code in step.legal_actions(seat):
                action = found.decode(code)
                assert action.code == code
                assert found.parse(str(action)) == action
                assert numbering.code(numbering.number(code)) == code
                assert json.loads(json.dumps(action.to_json()))["text"] == str(action)


@any_table
@few
@seeds
def test_a_record_replays_to_the_same_states_views_and_events(key, seats, seed):
    match = play(key, seats, seed)
    record = json.loads(json.dumps(match.record()))
    again = replay(record)
    assert again.position() == match.position()
    assert again.record() == match.record()
    for viewer in viewers(match.state):
        assert again.view(viewer) == match.view(viewer)
        assert again.events(viewer) == match.events(viewer)
    assert verify(record)["result"] == plain(match.outcome.to_json())


@any_table
@few
@seeds
def test_illegal_input_is_refused_and_changes_nothing(key, seats, seed):
    match = Match(key, seats=seats, seed=seed)
    rng = FastRng(seed)
    numbering = match.game.numbering(seats)
    while match.waiting:
        before = (match.position(), match.decisions[:], len(match.journal.entries))
        seat = match.waiting[rng.below(len(match.waiting))]
        outsiders = set(range(seats)) - set(match.waiting) - set(match.answered)
        for outsider in outsiders:
            with pytest.raises(NotWaiting):
                match.submit(outsider, match.legal(seat)[0])
            assert match.legal(outsider) == []
        illegal = numbering.code(rng.below(len(numbering)))
        if illegal not in match.state.legal_actions(seat):
            with pytest.raises(IllegalAction) as error:
                match.submit(seat, match.game.decode(illegal))
            assert error.value.details["allowed"] == [str(action) for action in match.legal(seat)]
        for nonsense in ("", "dance", str(match.legal(seat)[0]) + " dance"):
            with pytest.raises(BadNotation):
                match.submit(seat, nonsense)
        assert (match.position(), match.decisions, len(match.journal.entries)) == before
        match.submit(seat, match.legal(seat)[rng.below(len(match.legal(seat)))])
    with pytest.raises(GameOver):
        match.submit(0, "dance")


@any_table
def test_a_match_tells_nobody_of_its_seed(key, seats):
    match = play(key, seats, 3)
    secret = match.rng.seed.hex()
    for viewer in viewers(match.state):
        told = json.dumps([match.view(viewer).to_json(), *[event.to_json() for event in match.events(viewer)]])
        assert secret not in told


@any_table
def test_a_document_with_only_the_game_and_its_seats_is_a_position(key, seats):
    match = Match.from_position({"game": key, "seats": seats}, seed=5)
    match.state.check()
    assert match.position() == Match.from_position({"game": key, "seats": seats}, seed=5).position()
    assert match.position() != Match.from_position({"game": key, "seats": seats}, seed=6).position()


@any_table
def test_a_document_with_an_unknown_key_is_refused(key, seats):
    with pytest.raises(BadInput) as error:
        Match.from_position({"game": key, "seats": seats, "colour": "blue"})
    assert error.value.details["path"] == "colour"


def decided_alike(state: State, rng: FastRng, seats: int) -> Iterator[tuple[int | None, list[State]]]:
    """At each step of a walk a viewer, and three decisions of one seat with the same luck.

    The first two are in the true world, the third in one that the viewer cannot tell from it.
    """
    for step in walk(state, rng):
        if not step.waiting:
            return
        viewer = viewers(step)[rng.below(seats + 1)]
        actor = asked(step, rng)
        luck = int(rng.below(1 << 30))
        trials = []
        for world in (step, step, redealt(step, viewer, rng)):
            trial = listening(world)
            trial.journal.watched = trial
            trial.apply(actor, pick(trial, actor, rng), FastRng(luck))
            trials.append(trial)
        yield viewer, trials


def check_cards(moment: State) -> None:
    """All that `check` asks, but who is waited for: within a decision that is nobody."""
    try:
        moment.check()
    except BrokenState as broken:
        if broken.details["what"] != "nobody is waited for":
            raise


def told_in_part(state: State, viewer: int | None) -> list[Event]:
    return [event for to, event in state.journal.entries if to != EVERYBODY and hears(to, viewer)]


def play(key: str, seats: int, seed: int) -> Match:
    match = Match(key, seats=seats, seed=seed)
    rng = FastRng(seed)
    while match.waiting:
        seat = match.waiting[rng.below(len(match.waiting))]
        actions = match.legal(seat)
        match.submit(seat, actions[rng.below(len(actions))])
    return match
