"""Who may tell that a node is gone: not one that could not renew its own lease a moment ago."""

import asyncio
from contextlib import closing

import pytest

from server.inside import at_table
from tripot.server.errors import NotRead
from tripot.server.house import node
from tripot.server.nodes.leasing import LEASE, SETTLING, Tenure
from tripot.server.storage.database.address import Postgres
from tripot.server.storage.postgres.connection import connect

START = 100.0


def test_a_node_judges_others_as_long_as_it_renews_its_lease():
    tenure = Tenure(START)
    assert tenure.may_judge(START)
    assert not tenure.renew(START + LEASE / 2)
    assert tenure.may_judge(START + LEASE / 2)


def test_after_a_lapse_of_its_own_lease_it_leaves_the_others_time_to_renew_theirs():
    tenure = Tenure(START)
    back = START + LEASE
    assert not tenure.may_judge(back)
    assert tenure.renew(back)
    assert not tenure.may_judge(back)
    assert not tenure.renew(back + SETTLING / 2)
    assert not tenure.may_judge(back + SETTLING * 0.9)
    assert tenure.may_judge(back + SETTLING)


def test_a_node_takes_nothing_from_others_right_after_the_database_was_away(database, tmp_path, monkeypatch):
    """They could not renew their leases either: without this whoever is first would take all tables."""
    address = Postgres(database)

    async def work(room, anne, bo):
        anne.close = bo.close = lambda: None
        house = room.house
        house.drop(room)
        await house.background.stop()
        with closing(connect(address)) as other:
            other.execute("INSERT INTO nodes SELECT 'gone', 'gone', '', version, '', started, 0, 0, 0 FROM nodes")
            other.execute("UPDATE tables SET owner = 'gone'")
        house.node.tenure.renewed -= LEASE
        await house.node.beat()
        assert not house.node.taking
        assert not house.has_room(room.id)
        monkeypatch.setattr(node, "LONGEST_SETTLING", 0.2)
        with pytest.raises(NotRead):  # and not because somebody asks for the table, either
            await house.room(room.id)
        house.node.tenure.regained -= SETTLING
        await house.node.beat()
        while house.node.taking:
            await asyncio.sleep(0.001)
        assert house.rooms[room.id] is not room

    at_table(tmp_path, work, address)
