"""Leases, epochs and take-over in virtual time.  `make simulate-nodes` runs tens of thousands of schedules."""

import pytest

from chaos.virtual.node import Plant
from chaos.virtual.simulation import Simulation

SHORT = 200


def test_no_schedule_loses_or_doubles_what_was_acknowledged():
    wrong = {seed: found for seed in range(SHORT) if (found := Simulation(f"test {seed}").run())}
    assert wrong == {}


@pytest.mark.parametrize("plant", [plant for plant in Plant if plant != Plant.NOTHING], ids=lambda plant: plant.name)
def test_every_planted_fault_is_found(plant):
    assert any(Simulation(f"planted {seed}", plant).run() for seed in range(SHORT))


@pytest.mark.parametrize("seed", range(3))
def test_a_seed_is_a_schedule(seed):
    first, second = Simulation(seed), Simulation(seed)
    assert first.run() == second.run()
    assert first.told == second.told
    assert first.counts == second.counts
