"""The way of a move that ARCHITECTURE draws is the way that it takes."""

import re
import sys
from importlib import import_module

from docs.test_site import ROOT
from server.inside import at_table, idle

DRAWN = re.findall(r"^ ?(\d+)  (\S+?),? ", (ROOT / "ARCHITECTURE.md").read_text("utf-8"), re.MULTILINE)
WALK = {  # within the room, the call that each hop begins with
    "rooms.queue": "take",
    "rooms.commands.dispatch": "work",
    "rooms.commands.playing": "answer",
    "rooms.change": "decide",
    "telling.following": "submit",
    "rooms.room": "prepared",
    "telling.audience": "letters",
    "storage": "commit",
}


def hops(taken):
    """What notes the hops of the walk among all calls."""

    def note(frame, event, _):
        module = frame.f_globals.get("__name__", "").removeprefix("tripot.server.")
        module = "storage" if module.startswith("storage.") else module
        if event == "call" and WALK.get(module) == frame.f_code.co_name:
            taken.append(module)

    return note


def test_a_move_takes_at_most_twelve_hops_through_modules_that_are_there():
    modules = [module for _, module in DRAWN]
    assert [int(number) for number, _ in DRAWN] == list(range(1, len(DRAWN) + 1))
    assert 8 < len(modules) <= 12
    assert len(set(modules)) == len(modules)
    for module in modules:
        import_module(f"tripot.server.{module}")


def test_a_move_takes_every_hop_in_the_room_once_and_in_this_order(tmp_path):
    taken = []

    async def work(room, anne, bo):
        anne.answer("first")
        sys.setprofile(hops(taken))
        try:
            await idle(room)
        finally:
            sys.setprofile(None)
        assert anne.kinds() == ["update", "done"]

    at_table(tmp_path, work)
    assert taken == list(WALK)
    assert [module for _, module in DRAWN if module in WALK] == list(WALK)
