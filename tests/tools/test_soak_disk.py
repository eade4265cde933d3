"""What a power cut may leave: the simulated disk keeps what was synced, and may lose or tear everything else."""

import random

import pytest

from soak import recording
from soak.disk import Disk
from soak.recording import DiskWrite

OLD, NEW = b"o" * 8192, b"n" * 8192
CUTS = 200


def made(*records):
    """A disk with a folder `data` whose name is safe, and what these records then do."""
    disk = Disk()
    begin = [
        DiskWrite("P", 0, 0, b""),
        DiskWrite("M", 0, 0, b"data"),
        DiskWrite("O", 9, 0, b""),
        DiskWrite("D", 9, 0, b""),
    ]
    for record in [*begin, DiskWrite("O", 8, 0, b"data"), *records]:
        disk.follow(record)
    return disk


def left(disk, name="data/a"):
    """What different cuts leave of a file; none where it is not there."""
    luck = random.Random(1)
    return {disk.after_cut(luck).get(name) for _ in range(CUTS)}


def created(name=b"data/a", number=1):
    return DiskWrite(recording.CREATED, number, 0, name)


def written(data, offset=0, number=1):
    return DiskWrite(recording.WRITTEN, number, offset, data)


SYNCED = DiskWrite(recording.SYNCED, 1, 0, b"")
FOLDER_SYNCED = DiskWrite(recording.FOLDER_SYNCED, 8, 0, b"")
SAFE = (created(), written(OLD), SYNCED, FOLDER_SYNCED)


def test_what_was_synced_stays():
    assert left(made(*SAFE)) == {OLD}


def test_a_write_that_was_not_synced_is_kept_lost_or_torn_at_sectors():
    found = left(made(*SAFE, written(NEW)))
    assert {OLD, NEW} < found
    for content in found:
        assert len(content) == len(OLD)
        assert all(len(set(content[at : at + 512])) == 1 for at in range(0, len(content), 512))


def test_a_later_write_may_be_kept_while_an_earlier_one_is_lost():
    found = left(made(*SAFE, written(b"1", 0), written(b"2", 4096)))
    assert (ord("o"), ord("2")) in {(content[0], content[4096]) for content in found}


def test_a_file_may_have_its_new_length_without_its_content():
    found = left(made(created(), SYNCED, FOLDER_SYNCED, written(NEW)))
    assert {b"", bytes(len(NEW)), NEW} <= found


def test_a_truncation_that_was_not_synced_may_be_lost():
    assert left(made(*SAFE, DiskWrite(recording.TRUNCATED, 1, 10, b""))) >= {OLD, OLD[:10]}


def test_a_new_file_may_be_lost_until_its_folder_is_synced():
    assert None in left(made(created(), written(OLD), SYNCED))


def test_a_rename_is_whole_or_not_at_all():
    disk = made(*SAFE, DiskWrite(recording.RENAMED, 0, 0, b"data/a\0data/b"))
    luck = random.Random(1)
    assert {tuple(disk.after_cut(luck)) for _ in range(CUTS)} == {("data/a",), ("data/b",)}


def test_a_removed_file_may_be_back():
    assert left(made(*SAFE, DiskWrite(recording.REMOVED, 0, 0, b"data/a"))) == {None, OLD}


def test_a_lost_folder_takes_its_files_along():
    disk = Disk()
    folders = [DiskWrite("M", 0, 0, b"data"), DiskWrite("O", 8, 0, b"data")]
    for record in [*folders, *SAFE]:
        disk.follow(record)
    assert None in left(disk)


def test_a_process_that_follows_another_finds_what_was_written():
    disk = made(*SAFE, DiskWrite("P", 0, 0, b""), DiskWrite("O", 5, 0, b"data/a"), written(b"!", 0, number=5))
    assert disk.whole()["data/a"] == b"!" + OLD[1:]


@pytest.mark.parametrize("seed", range(3))
def test_the_same_seed_cuts_in_the_same_way(seed):
    disk = made(*SAFE, written(NEW))
    assert disk.after_cut(random.Random(seed)) == disk.after_cut(random.Random(seed))
