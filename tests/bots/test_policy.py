"""A learned bot: a network in a file."""

import numpy as np
import pytest

import tripot
from tripot.bots import bot
from tripot.core.errors import BadPolicy
from tripot.core.rng import FastRng
from tripot.text import LANGUAGES, Speaker


def network(game="tschak", seats=3, width=8, favourite=None, **other):
    """Random weights; one action may be its favourite by far."""
    found = tripot.game(game)
    inputs, outputs = found.observer(seats).size, len(found.numbering(seats))
    luck = np.random.default_rng(1)
    content = {"game": game, "seats": seats, "scale": np.ones(inputs), "bias0": np.zeros(width)}
    content |= {"weight0": luck.normal(size=(width, inputs)) / 10, "weight1": luck.normal(size=(outputs, width)) / 10}
    bias = np.zeros(outputs)
    if favourite is not None:
        bias[favourite] = 1e4
    return content | {"bias1": bias} | other


@pytest.fixture
def written(tmp_path):
    def write(content):
        file = tmp_path / "policy.npz"
        np.savez(file, **content)
        return f"policy:{file}"

    return write


def test_it_plays_whole_games_and_says_why(written):
    name = written(network())
    match = tripot.Match("tschak", seats=3, seed=1)
    while match.waiting:
        seat = match.waiting[0]
        choice = tripot.choose(match, seat, name)
        match.submit(seat, choice.action)
    assert match.outcome is not None
    for language in LANGUAGES:
        assert Speaker(language, match.game).why(choice.reason)


def test_it_plays_what_its_network_wants(written, tmp_path):
    match = tripot.Match("tschak", seats=3, seed=1)
    numbering = match.game.numbering(3)
    for n, action in enumerate(match.legal(0)[:3]):
        file = tmp_path / f"{n}.npz"
        np.savez(file, **network(favourite=numbering.number(action.code)))
        assert {tripot.choose(match, 0, f"policy:{file}", seed=seed).action for seed in range(5)} == {action}


def test_it_sees_only_what_its_seat_knows(written):
    name = written(network("trieste"))
    match = tripot.Match("trieste", seats=3, seed=4)
    for n in range(60):
        if not match.waiting:
            break
        seat = match.waiting[0]
        other = match.state.copy()
        other.determinise(seat, FastRng(n))
        player = bot(name)
        chosen = player.choose(match.game, match.state, seat, n).action
        assert player.choose(match.game, other, seat, n).action == chosen
        match.submit(seat, chosen)


@pytest.mark.parametrize(
    ("wrong", "path"),
    [
        ({"scale": np.ones(3)}, "scale"),
        ({"bias1": np.zeros(2)}, "bias1"),
        ({"weight0": np.ones((8, 3))}, "weight0"),
    ],
)
def test_a_network_of_the_wrong_size_is_refused(written, wrong, path):
    with pytest.raises(BadPolicy) as refused:
        bot(written(network(**wrong)))
    assert refused.value.details["path"] == path
    assert path in Speaker("en").error(refused.value)


def test_a_file_that_is_no_network_is_refused(written, tmp_path):
    content = network()
    del content["weight0"]
    for name in (written(content), f"policy:{tmp_path / 'none.npz'}", f"policy:{__file__}"):
        with pytest.raises(BadPolicy):
            bot(name)


def test_it_plays_no_other_game_and_no_other_table(written):
    name = written(network())
    for match in (tripot.Match("trok", seats=3), tripot.Match("tschak", seats=4)):
        with pytest.raises(BadPolicy):
            tripot.choose(match, 0, name)
