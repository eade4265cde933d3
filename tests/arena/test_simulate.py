import pytest

from tripot import BadInput, catalogue, game, playouts
from tripot.arena.executors.workers import Here, Processes
from tripot.arena.reports.simulate import Chunk, Simulation, chunks, simulate
from tripot.core.errors import BadData

GAMES = [(key, game(key).seats[-1]) for key in catalogue()]


def told(simulation: Simulation) -> dict[str, object]:
    """The report without what depends on the machine."""
    report = simulation.to_json()
    for key in ("workers", "seconds", "games_per_second", "decisions_per_second"):
        del report[key]
    return report


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_the_number_of_workers_changes_nothing_but_the_time(key: str, seats: int) -> None:
    reports = [told(simulate(key, seats=seats, games=12, seed=5, workers=hands)) for hands in (Here(), Processes(2))]
    assert reports[0] == reports[1]


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_a_simulation_plays_the_same_games_as_playouts(key: str, seats: int) -> None:
    simulation = simulate(key, seats=seats, games=6, seed=3)
    direct = playouts(key, seats=seats, games=6, seed=3)
    assert simulation.counts.decisions == direct.decisions
    assert simulation.counts.wins == pytest.approx(direct.wins)


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_every_game_has_one_victory_one_length_and_a_score_per_seat(key: str, seats: int) -> None:
    simulation = simulate(key, seats=seats, games=8)
    assert sum(simulation.counts.wins) == pytest.approx(8)
    assert simulation.counts.lengths.total == 8
    assert [scores.total for scores in simulation.counts.scores] == [8] * seats
    for seat in range(seats):
        low, high = simulation.win_interval(seat)
        assert low <= simulation.win_share(seat) <= high


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_every_measure_of_a_game_has_a_value_for_each_game(key: str, seats: int) -> None:
    simulation = simulate(key, seats=seats, games=8)
    assert tuple(simulation.measures) == game(key).measures
    assert all(measured.total == 8 for measured in simulation.measures.values())


def test_a_bad_data_file_is_not_simulated_with() -> None:
    with pytest.raises(BadData):
        simulate("tschak", seats=2, games=1, data={})


def test_progress_is_told_until_the_end() -> None:
    heard: list[int] = []
    key, seats = GAMES[0]
    simulate(key, seats=seats, games=7, progress=heard.append)
    assert heard == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.parametrize("games", [1, 99, 100, 1234, 100_001])
def test_chunks_make_up_the_whole_in_order(games: int) -> None:
    cut = chunks(Chunk("any", 2, {}, seed=10, games=games))
    assert sum(chunk.games for chunk in cut) == games
    assert [chunk.seed for chunk in cut] == [10 + sum(c.games for c in cut[:i]) for i in range(len(cut))]


def test_a_bad_table_is_refused_before_any_work() -> None:
    key, seats = GAMES[0]
    with pytest.raises(BadInput):
        simulate(key, seats=99, games=1)
    with pytest.raises(BadInput):
        simulate(key, seats=seats, games=1, options={"no_such_option": True})
