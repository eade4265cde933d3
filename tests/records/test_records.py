"""Games that were played under each version of the rules still replay, decision by decision."""

import json

import pytest

from records.make import FOLDER, GAMES, file_of
from tripot import verify
from tripot.core.registry import catalogue, game

RECORDS = [
    pytest.param(json.loads(line), id=f"{path.stem}-{number}")
    for path in sorted(FOLDER.glob("*.jsonl"))
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines())
]


@pytest.mark.parametrize("record", RECORDS)
def test_a_record_of_any_version_replays_to_its_result(record):
    assert verify(record)["result"] == record["result"] is not None


def test_every_game_has_records_of_every_version_of_its_rules():
    for key in catalogue():
        for rules in (*game(key).former_rules, game(key).rules):
            assert len(file_of(key, rules).read_text(encoding="utf-8").splitlines()) == GAMES


def test_every_record_is_of_a_version_that_can_still_be_played():
    for path in FOLDER.glob("*.jsonl"):
        key, rules = path.stem.split("-", 1)
        assert rules in (*game(key).former_rules, game(key).rules)
