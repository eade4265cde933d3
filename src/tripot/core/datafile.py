"""Data files: card values that a table may replace by those of an owner's box.

Reading what the package itself ships is the only file that the engine touches, once, when a game is first asked for.
"""

import hashlib
import json
import tomllib
from importlib.resources import files


def shipped(package: str, file: str = "data.toml") -> object:
    """A data file that a game brings with it; those of former rules have other names."""
    return tomllib.loads(files(package).joinpath(file).read_text(encoding="utf-8"))


def hash_of(document: object) -> str:
    """What a record keeps of a data file: SHA-256 of its content, whatever its format and order of keys."""
    return hashlib.sha256(json.dumps(document, sort_keys=True, ensure_ascii=False).encode()).hexdigest()
