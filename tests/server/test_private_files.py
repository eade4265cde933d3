"""What holds secrets on the disk is whole, and only its owner can read it."""

import asyncio
import os
import stat
from contextlib import closing
from errno import ENOSPC

import pytest

from server.player import leave, started
from tripot.cli.main import run
from tripot.server.errors import BadSecret, ExposedFile
from tripot.server.security import private_files
from tripot.server.security.keys import SECRET_BYTES, read_secret
from tripot.server.security.private_files import keep_private, make_folder, make_private
from tripot.server.storage.sqlite.migrations import migrate
from tripot.server.storage.sqlite.writer import connect
from tripot.text import LANGUAGES, Speaker


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(autouse=True)
def a_generous_umask():
    before = os.umask(0o022)
    yield
    os.umask(before)


async def begin(server):
    players = await started(server, "snatch", 2)
    await leave(players)


def test_the_database_and_all_beside_it_are_for_their_owner_alone(own_server):
    server = own_server()
    asyncio.run(begin(server))
    files = {path.name: mode(path) for path in server.folder.glob("tripot.*")}
    assert {"tripot.db", "tripot.db-wal", "tripot.db-shm", "tripot.secret"} <= set(files)
    assert set(files.values()) == {0o600}


def test_a_start_takes_old_files_from_others(tmp_path):
    with closing(connect(tmp_path / "tripot.db")) as before:  # which keeps the files beside the database there
        migrate(before)
        files = list(tmp_path.iterdir())
        assert len(files) == 3
        for path in files:
            path.chmod(0o644)
        with closing(connect(tmp_path / "tripot.db")):
            assert {mode(path) for path in files} == {0o600}


def test_a_backup_is_for_its_owner_alone(own_server, tmp_path, capsys):
    server = own_server()
    copy = tmp_path / "copy.db"
    assert run(["backup", str(copy), "--database", str(server.database)]) == 0
    capsys.readouterr()
    assert mode(copy) == 0o600


def test_a_file_that_cannot_be_taken_from_others_is_refused(tmp_path, monkeypatch):
    def forbid(path, mode):
        raise PermissionError

    path = tmp_path / "file"
    make_private(path)
    path.chmod(0o640)
    monkeypatch.setattr("pathlib.Path.chmod", forbid)
    with pytest.raises(ExposedFile) as refusal:
        keep_private(path)
    assert all(str(path) in Speaker(language).error(refusal.value) for language in LANGUAGES)


def test_the_secret_stays_the_same(tmp_path):
    path = tmp_path / "new" / "secret"
    secret = read_secret(path)
    assert len(secret) == SECRET_BYTES
    assert read_secret(path) == secret
    assert mode(path) == 0o600


@pytest.mark.parametrize("failing", ["os.fsync", "pathlib.Path.replace"])
def test_a_start_on_a_full_disk_leaves_no_secret_behind(tmp_path, monkeypatch, failing):
    def fail(*arguments):
        raise OSError(ENOSPC, "no space left on device")

    path = tmp_path / "secret"
    with monkeypatch.context() as full_disk:
        full_disk.setattr(failing, fail)
        with pytest.raises(OSError, match="no space"):
            read_secret(path)
    assert list(tmp_path.iterdir()) == []
    assert len(read_secret(path)) == SECRET_BYTES


@pytest.mark.parametrize("content", ["", "00" * (SECRET_BYTES - 1), "00" * (SECRET_BYTES + 1), "no secret"])
def test_a_secret_that_is_not_whole_is_refused_and_stays_as_it_is(tmp_path, content):
    path = tmp_path / "secret"
    path.write_text(content)
    with pytest.raises(BadSecret) as refusal:
        read_secret(path)
    assert path.read_text() == content
    assert all("64" in Speaker(language).error(refusal.value) for language in LANGUAGES)


def test_every_new_folder_is_safe_before_anything_is_in_it(tmp_path, monkeypatch):
    synced = []
    monkeypatch.setattr(private_files, "sync_folder", lambda folder: synced.append((folder, list(folder.iterdir()))))
    make_folder(tmp_path / "new" / "newer")
    make_folder(tmp_path / "new")  # which is there
    assert synced == [(tmp_path, [tmp_path / "new"]), (tmp_path / "new", [tmp_path / "new" / "newer"])]


def test_a_secret_that_cannot_be_written_is_a_clear_error(tmp_path, capsys):
    folder = tmp_path / "folder"
    folder.write_text("a file where a folder should be")
    arguments = ["--database", str(tmp_path / "tripot.db"), "--secret-file", str(folder / "secret")]
    assert run(["serve", "--host", "127.0.0.1", "--port", "0", *arguments]) == 2
    assert "unwritable-file" in capsys.readouterr().err
