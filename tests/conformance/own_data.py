"""What holds of any valid data file: a random game with it ends, and everything that a table offers works."""

import json
from copy import deepcopy

from conformance.test_observing import check_bounds
from conformance.walks import asked, pick, redealt
from tripot import Match, choose, replay
from tripot.core.datafile import shipped
from tripot.core.observing import Page
from tripot.core.record import verify
from tripot.core.registry import game
from tripot.core.rng import FastRng
from tripot.core.view import seats_of


def document(key: str) -> dict:
    """The shipped data of a game, to be changed."""
    return deepcopy(shipped(game(key).package))


def check_file(key: str, data: dict, seats: int, seed: int) -> None:
    """Play a whole random game, and look at it from all sides."""
    found = game(key).with_data(data)
    state = found.blank(seats, found.check_options({}, seats))
    rng = FastRng(seed)
    state.set_up(rng)
    observer, numbering, judge = found.observer(seats), found.numbering(seats), found.judge()
    while state.waiting:
        state.check()
        seat = asked(state, rng)
        legal = state.legal_actions(seat)
        judge.look(state, seat)
        for code in legal:
            assert numbering.code(numbering.number(code)) == code
            assert found.parse(str(found.decode(code))).code == code
            judge.worth(code)
        page = Page(observer.size)
        observer.write(state, seat, page)
        check_bounds(observer, page)
        world = redealt(state, seat, rng)
        world.check()
        assert world.legal_actions(seat) == legal
        assert found.view(world, seat) == found.view(state, seat)
        state.apply(seat, pick(state, seat, rng), rng)
    state.check()


def check_record(key: str, data: dict, seats: int, seed: int) -> None:
    """The same game again from its record and from its positions, with bots that think."""
    match = Match(key, seats=seats, seed=seed, data=data)
    while match.waiting:
        for seat in seats_of(match.state.waiting):
            match.submit(seat, choose(match, seat, "greedy", seed=len(match.decisions)).action)
        if len(match.decisions) < 40:
            position = json.loads(json.dumps(match.position()))
            assert Match.from_position(position, data=data).position() == position
    record = json.loads(json.dumps(match.record()))
    assert replay(record, data=data).position() == match.position()
    assert verify(record, data=data)["result"] == record["result"]
