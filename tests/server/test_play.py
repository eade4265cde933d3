"""What each viewer is told of a decision, and that its numbers tell nothing more; for any registered game."""

import dataclasses
import random

import pytest

from tripot import Match, catalogue, game
from tripot.server.telling.following import REMEMBERED, FollowedMatch

SEATS = {key: game(key).seats[-1] for key in catalogue()}
every_game = pytest.mark.parametrize("key", catalogue())


def walk(key, seed, most=400):
    """A random game, some minds being changed; yields what was before and after each decision."""
    luck = random.Random(seed)
    play = FollowedMatch(Match(key, seats=SEATS[key], seed=seed))
    for _ in range(most):
        match = play.match
        if not match.waiting:
            return
        seat = luck.choice(match.waiting + match.answered)
        before = {viewer: match.view(viewer) for viewer in play.viewers}
        numbers = {viewer: play.following[viewer].seq for viewer in play.viewers}
        step = play.submit(seat, str(luck.choice(match.legal(seat))))
        play.trim()
        yield play, step, before, numbers


@every_game
def test_a_sequence_number_moves_only_with_what_its_viewer_sees(key):
    for play, step, before, numbers in walk(key, seed=3):
        for viewer in play.viewers:
            sees = viewer == step.seat or play.match.view(viewer) != before[viewer] or play.events(viewer, step.start)
            assert play.following[viewer].seq == numbers[viewer] + bool(sees)
            assert (viewer in step.seen_by) == bool(sees)


@every_game
def test_of_a_secret_answer_others_see_only_that_it_was_given(key):
    for play, step, before, _ in walk(key, seed=4):
        for viewer in play.viewers:
            if step.held and viewer != step.seat:
                match = play.match
                expected = dataclasses.replace(before[viewer], waiting=match.waiting, answered=match.answered)
                assert match.view(viewer) == expected
                assert not play.events(viewer, step.start)


@every_game
def test_a_question_keeps_its_number_while_a_secret_answer_may_be_changed(key):
    questions = {}
    for play, step, _, _ in walk(key, seed=5):
        for seat in range(SEATS[key]):
            number = play.following[seat].question
            assert (number != questions.get(seat, 1)) == (seat in step.asked_again)
            if step.held:
                assert number == questions.get(seat, 1)
            questions[seat] = number


@every_game
def test_everything_follows_from_the_record(key):
    steps = [(play, step) for play, step, _, _ in walk(key, seed=6, most=60)]
    play = steps[-1][0]
    again = FollowedMatch(Match(key, seats=SEATS[key], seed=6))
    for _, step in steps:
        again.submit(step.seat, step.notation)
    for viewer in play.viewers:
        assert again.following[viewer].seq == play.following[viewer].seq
        assert again.following[viewer].question == play.following[viewer].question
        assert again.match.view(viewer) == play.match.view(viewer)


def everything(play):
    """All that a decision can change."""
    match = play.match
    luck = (match.rng.block, match.rng.blocks, match.rng.at)
    followed = [(following.seq, following.question, following.marks[:]) for following in play.following.values()]
    return match.record(), match.position(), match.journal.entries[:], luck, followed, play.changes[:]


@every_game
def test_a_decision_that_is_taken_back_has_not_happened(key):
    luck = random.Random(10)
    play = FollowedMatch(Match(key, seats=SEATS[key], seed=10))
    while play.match.waiting and len(play.match.decisions) < 100:
        before = everything(play)
        steps = []
        for _ in range(3):
            if play.match.waiting:
                seat = luck.choice(play.match.waiting + play.match.answered)
                steps.append(play.submit(seat, str(luck.choice(play.match.legal(seat)))))
        for step in reversed(steps):
            play.take_back(step)
        assert everything(play) == before
        play.submit(steps[0].seat, steps[0].notation)
        play.trim()


@every_game
def test_who_comes_back_is_told_what_was_missed_and_not_the_whole_history(key):
    heard = {}
    for play, step, _, _ in walk(key, seed=7):
        for viewer in step.seen_by:
            heard.setdefault(viewer, []).append((play.following[viewer].seq, list(play.events(viewer, step.start))))
    for viewer, told in heard.items():
        seq, _ = told[max(0, len(told) - 5)]
        missed, complete = play.missed(viewer, seq)
        assert complete
        assert list(missed) == [event for number, events in told if number > seq for event in events]
        assert len(play.missed(viewer, 0)[0]) <= 2 * REMEMBERED
        assert play.missed(viewer, 10**9) == (play.match.events(viewer)[-REMEMBERED:], False)


@every_game
def test_complete_means_that_nothing_is_left_out(key):
    heard = {viewer: [] for viewer in (None, *range(SEATS[key]))}
    for play, step, _, _ in walk(key, seed=8):
        if play.following[None].seq == 2:
            heard = {viewer: list(play.events(viewer, 0)) for viewer in heard}
        else:
            for viewer in heard:
                heard[viewer] += play.events(viewer, step.start)
        for viewer, events in heard.items():
            missed, complete = play.missed(viewer, 0)
            assert complete == (list(missed) == events)
            assert complete == (play.forgotten == 0)


@every_game
def test_a_moment_is_the_same_to_every_viewer(key):
    for play, _, _, _ in walk(key, seed=9, most=100):
        for viewer in play.viewers:
            for other in play.viewers:
                seq = play.same_moment(viewer, play.following[viewer].seq, other)
                assert seq == play.following[other].seq
    heard_by_all = play.following[None].marks[-10]
    for viewer in play.viewers:
        following = play.following[viewer]
        since = following.seq_at(heard_by_all)
        assert following.mark_after(since) <= heard_by_all
        assert since == following.seq or following.mark_after(since + 1) > heard_by_all
