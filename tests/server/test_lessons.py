"""Lessons: scripts that are played on the real engine."""

import msgspec
import pytest

from tripot import Match, catalogue
from tripot.core.errors import IllegalAction
from tripot.server.errors import NoTutorial
from tripot.server.house.library.tutorials import Script, read_script, tutorial
from tripot.text import LANGUAGES

NONE = {"en": "x", "fr": "x"}


def as_sent(told):
    return msgspec.json.decode(msgspec.json.encode(told))


def has_tutorial(key):
    try:
        return read_script(key) is not None
    except NoTutorial:
        return False


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [key for key in catalogue() if has_tutorial(key)])
def test_a_lesson_is_legal_from_beginning_to_end(key, language):
    told = as_sent(tutorial(key, read_script(key), language))
    assert 5 <= len(told["steps"]) <= 10
    assert told["names"][told["seat"]] == ""
    for step in told["steps"]:
        assert step["answer"] in [action["text"] for action in step["legal"]]
        assert step["prompt"]
        assert step["text"]
        assert step["praise"]
        assert all(event["say"] for event in step["events"])


def test_a_lesson_shows_what_the_engine_does():
    steps = as_sent(tutorial("snatch", read_script("snatch"), "en"))["steps"]
    assert steps[0]["view"]["players"][0]["hand"] == ["pebble", "coin", "crown", "veto"]
    assert [event["event"] for event in steps[0]["events"]] == ["Laid", "Laid", "Laid", "Snatched"]
    assert steps[0]["events"][0]["say"] == "You lay [the crown](crown)."
    assert steps[1]["events"][2]["say"] == "Bo lays [the crown](crown)."


def changed(**changes):
    return msgspec.structs.replace(read_script("snatch"), **changes)


def step(answer, *others):
    return {"text": NONE, "praise": NONE, "answer": answer, "others": list(others)}


def with_steps(*steps):
    return msgspec.convert([*steps, *[step("lay coin")] * (5 - len(steps))], type=Script.__annotations__["steps"])


def test_an_answer_that_is_not_legal_is_an_error():
    with pytest.raises(IllegalAction):
        tutorial("snatch", changed(steps=with_steps(step("object"))), "en")


def test_an_answer_for_somebody_who_is_not_asked_is_an_error():
    with pytest.raises(ValueError, match="seat 0 is not asked"):
        tutorial("snatch", changed(steps=with_steps(step("lay crown", (0, "lay coin")))), "en")


def test_who_is_not_told_what_to_answer_plays_by_a_seeded_bot():
    script = changed(steps=with_steps(step("lay crown"))[:1])
    first, second = (as_sent(tutorial("snatch", script, "en"))["steps"][0]["events"] for _ in range(2))
    assert first == second
    assert {event["seat"] for event in first} >= {0, 1, 2}


@pytest.mark.parametrize(
    "change",
    [
        {"steps": []},
        {"title": {"en": "Snatching"}},
        {"closing": {"en": "x", "fr": "x", "tlh": "x"}},
        {"colour": "red"},
        {"seat": "first"},
    ],
)
def test_a_script_that_lacks_something_is_not_read(change):
    written = msgspec.to_builtins(read_script("snatch")) | change
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(written, type=Script)


def test_a_script_may_leave_the_position_to_the_seed():
    script = changed(position={}, steps=[])
    assert tutorial("snatch", script, "en").steps == []
    assert Match.from_position({"game": "snatch", "seats": 3}, script.seed).waiting == (0, 1, 2)


def test_a_game_may_have_none(monkeypatch):
    monkeypatch.setattr("tripot.server.house.library.tutorials.FILE", "none.toml")
    with pytest.raises(NoTutorial):
        read_script("snatch")


def test_a_lesson_can_be_asked_for(server):
    status, told = server.get("/api/games/snatch/tutorial?language=fr")
    assert status == 200
    assert told["title"] == "Chiper"
    assert told["steps"][0]["view"]["seat"] == 0
    assert server.get("/api/games/poker/tutorial")[0] == 404
