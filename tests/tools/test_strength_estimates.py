"""What a search expects is compared with what games from the true position bring."""

import json

import pytest

from strength.estimates import Estimate, EstimateTask, by_kind, main, play, row


@pytest.fixture
def task():
    return EstimateTask("trieste", seats=3, iterations=40, played_on=2, number=1)


def test_a_game_gives_an_estimate_for_each_answer_that_is_not_the_favourite(task):
    found = play(task)
    assert found == play(task)  # all luck comes from the number of the game
    assert len({own.role for own in found}) == 1
    assert all(-1 <= own.expected <= 1 and own.found in (-1, -0.5, 0, 0.5, 1) for own in found)


def test_estimates_are_told_by_role_and_verb_with_their_interval():
    found = by_kind([Estimate("watch", "draw", 0.3, 0.0), Estimate("watch", "lay", 0.1, 0.2)])
    assert {kind: len(own) for kind, own in found.items()} == {
        ("watch", "draw"): 1,
        ("watch", "lay"): 1,
        ("watch", "all"): 2,
    }
    told = row(("watch", "all"), found["watch", "all"])
    assert told["decisions"] == 2
    assert (told["expected"], told["found"]) == pytest.approx((0.2, 0.1))
    assert told["within"] == pytest.approx(1.96 * 0.1)


@pytest.mark.parametrize("flags", [[], ["--json"]])
def test_the_command_tells_it_for_people_and_for_programs(flags, capsys):
    main(["trok", "--seats", "2", "--games", "1", "--iterations", "20", "--played-on", "1", *flags])
    told = capsys.readouterr().out
    if flags:
        assert {own["verb"] for own in json.loads(told)} > {"all"}
    else:
        assert "expected" in told


def test_a_table_of_the_wrong_size_is_refused(capsys):
    with pytest.raises(SystemExit):
        main(["trok", "--seats", "9"])
    assert "--seats 9: trok has 2 to 5 players" in capsys.readouterr().err
