"""Data files: card values that a table may replace by those of an owner's box.

Reading what the package itself ships is the only file that the engine touches, once, when a game is first asked for.
"""

import hashlib
import json
import tomllib
import unicodedata
from importlib.resources import files

from tripot.core.bounds import LONGEST_CARD_NAME, LONGEST_KEY
from tripot.core.document import Document

UNPRINTABLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # categories of Unicode: control characters and the like


def shipped(package: str, file: str = "data.toml") -> object:
    """A data file that a game brings with it; those of former rules have other names."""
    return tomllib.loads(files(package).joinpath(file).read_text(encoding="utf-8"))


def hash_of(document: object) -> str:
    """What a record keeps of a data file: SHA-256 of its content, whatever its format and order of keys."""
    return hashlib.sha256(json.dumps(document, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


def read_key(part: Document, taken: set[str]) -> str:
    """The key of a card, which nothing else has; `taken` then has it too."""
    key = part.text("key")
    if len(key) > LONGEST_KEY or key in taken or not (key.isascii() and key.replace("-", "").isalnum()):
        raise part.refuse("key", "unique-key")
    taken.add(key)
    return key


def read_name(part: Document, language: str) -> str:
    name = part.text(language)
    if not name.strip() or len(name) > LONGEST_CARD_NAME or any(unicodedata.category(c) in UNPRINTABLE for c in name):
        raise part.refuse(language, "card-name")
    return name
