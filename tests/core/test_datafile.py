"""Data files: what a record keeps of them, and the one that a game ships."""

import hashlib

from tripot.core.datafile import hash_of, shipped


def test_a_data_file_is_known_by_the_sha_256_of_its_content():
    assert hash_of({"b": [1, "é"], "a": {}}) == hashlib.sha256('{"a": {}, "b": [1, "é"]}'.encode()).hexdigest()


def test_the_order_of_keys_does_not_matter_but_that_of_lists_does():
    assert hash_of({"a": 1, "b": 2}) == hash_of({"b": 2, "a": 1})
    assert hash_of({"a": [1, 2]}) != hash_of({"a": [2, 1]})


def test_a_game_may_ship_a_data_file(tmp_path, monkeypatch):
    package = tmp_path / "some_game"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "data.toml").write_text('name = "Là-bas"\n', encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert shipped("some_game") == {"name": "Là-bas"}
