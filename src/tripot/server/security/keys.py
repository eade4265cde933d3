"""Ids and secrets: 128 random bits for ids, 256 for cookies, and keys to tables, seats and replays.

Keys are not stored: they follow from the server's own secret, so a copy of the database opens no
door.  A key changes with its generation.  A table has a new one whenever the host renews its link.  A seat has a new
one whenever somebody sits down or stands up: the host's link ends when it has been used, and only whoever sits there
has the next one.
"""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from pathlib import Path

from tripot.server.errors import BadSecret
from tripot.server.security.private_files import keep_private, make_folder, write_private

ID_BYTES = 16
SECRET_BYTES = 32


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)


def new_token() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def token_hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


class Keyring:
    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def table(self, table_id: str, generation: int) -> str:
        """The first has no number, as when there was only one."""
        return self.key(f"table {table_id} {generation}" if generation else f"table {table_id}")

    def seat(self, table_id: str, seat: int, generation: int) -> str:
        return self.key(f"seat {table_id} {seat} {generation}")

    def replay(self, table_id: str, generation: int) -> str:
        """Opens the replay when the game is over, and nothing else; another one with each link to the table."""
        return self.key(f"replay {table_id} {generation}")

    def key(self, purpose: str) -> str:
        digest = hmac.digest(self.secret, purpose.encode(), "sha256")
        return urlsafe_b64encode(digest[:ID_BYTES]).decode().rstrip("=")


def is_same_key(key: str, wanted: str) -> bool:
    """Compare in a time that tells nothing."""
    return hmac.compare_digest(key.encode(), wanted.encode())


def read_secret(path: Path) -> bytes:
    """The server's secret; made on the first start, readable by its owner only.

    BadSecret if the file does not hold as many bytes as a secret has: from a shorter one keys could be guessed.
    """
    if not path.exists():
        make_folder(path.parent)
        write_private(path, secrets.token_hex(SECRET_BYTES) + "\n")
    keep_private(path)
    try:
        secret = bytes.fromhex(path.read_text(encoding="ascii"))
    except ValueError as error:
        raise BadSecret(file=str(path), digits=2 * SECRET_BYTES) from error
    if len(secret) != SECRET_BYTES:
        raise BadSecret(file=str(path), digits=2 * SECRET_BYTES)
    return secret
