"""Data files: card values that a table may replace by those of an owner's box.

Reading what the package itself ships is the only file that the engine touches, once, when a game is first asked for.
"""

import hashlib
import json
import tomllib
import unicodedata
from collections.abc import Iterator, Sequence
from importlib.resources import files

from tripot.core.bounds import LONGEST_CARD_NAME, LONGEST_KEY
from tripot.core.document import Document

SOURCES = ("printed", "reported", "reconstructed")  # how sure a value is
UNPRINTABLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # categories of Unicode: control characters and the like


def shipped(package: str, file: str = "data.toml") -> object:
    """A data file that a game brings with it; those of former rules have other names."""
    return tomllib.loads(shipped_text(package, file))


def shipped_text(package: str, file: str = "data.toml") -> str:
    """The same as it is written, with its comments: a template for owners of a box."""
    return files(package).joinpath(file).read_text(encoding="utf-8")


def hash_of(document: object) -> str:
    """What a record keeps of a data file: SHA-256 of its content, whatever its format and order of keys."""
    text = json.dumps(document, sort_keys=True, ensure_ascii=False, default=str)  # a date is refused later
    return hashlib.sha256(text.encode()).hexdigest()


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


def read_sources(part: Document, fields: Sequence[str]) -> None:
    """For every field, how sure it is."""
    source = Document(part.value("source"), part.at("source"), part.error)
    for field in fields:
        source.word(field, SOURCES)
    source.close()


def read_rows(read: Document, key: str, names: Sequence[str]) -> Iterator[tuple[int, Document]]:
    """A row for each of these cards, in whatever order the file has them; those of the first card come first."""
    rows: dict[str, Document] = {}
    for part in read.objects(key, len(names)):
        rows[part.word("key", [name for name in names if name not in rows])] = part
    return ((number, rows[name]) for number, name in enumerate(names))
