"""`make soak` in short: a few kills, a few power cuts, and the faults that it must find."""

import pytest

from soak import recording
from soak.cuts import CutRound
from soak.kills import Kill, KillRound

GAMES = ("tschak", "trol")
KILLS = [
    Kill("first start", operation="30:half"),
    Kill("start", 0.3),
    Kill("play", answers=10),
    Kill("operation", operation="150:before"),
]


def quiet(text):
    """No progress."""


def test_no_kill_loses_an_acknowledged_decision_nor_a_table(tmp_path):
    played = KillRound(tmp_path, "short", quiet, GAMES, patience=0.5).run(KILLS)
    assert played.findings.wrong == []
    assert played.kills == len(KILLS)
    assert played.findings.counts["answers"] >= 10
    assert played.findings.counts["events"] > played.findings.counts["answers"]


def test_a_server_that_tells_before_it_stores_is_found_out(tmp_path):
    """Its tables need not come to their end: clients that were told what is lost may wait for ever."""
    faulty = KillRound(tmp_path, "short", quiet, GAMES, patience=0.0, at_most=0.0, fault="tell-first")
    played = faulty.run([Kill("play", answers=5)])
    assert any("was done, and is 0 times in the record" in wrong for wrong in played.findings.wrong)


@pytest.fixture(scope="module")
def recorded(tmp_path_factory):
    """A short recording of a server."""
    round_ = CutRound(tmp_path_factory.mktemp("cuts"), "short", quiet, GAMES, answers=40, servers=1, real_starts=20)
    return round_, round_.record_and_read()


def test_no_power_cut_loses_what_was_acknowledged(recorded):
    round_, found = recorded
    round_.cut(found, 20)
    assert round_.findings.wrong == []
    assert round_.findings.counts["cuts"] == 20
    assert round_.findings.counts["acknowledged before a cut"] > 100


@pytest.mark.parametrize("kind", [recording.SYNCED, recording.FOLDER_SYNCED])
def test_a_server_that_does_not_sync_is_found_out(recorded, kind):
    round_, found = recorded
    careless = CutRound(round_.folder, "careless", quiet, real_starts=1000)
    careless.server = round_.server
    careless.cut(found.without(kind), 20)
    assert careless.findings.wrong
