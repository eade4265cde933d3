"""How two nodes make sure of each other: both prove that they have the secret, for this connection and their own part.

dialler   MAGIC · its id · nonce
acceptor  MAGIC · its id · nonce · proof
dialler   proof
"""

import hmac
import secrets

from tripot.server.security.keys import Keyring

MAGIC = b"tripot-1"
ID = 22  # characters
NONCE = 32
PROOF = 32
INTRODUCTION = len(MAGIC) + ID + NONCE


class BadHandshake(Exception):
    """Whoever is at the other end is no node of ours."""


def nodes_key(keyring: Keyring) -> bytes:
    """Of the secret that all nodes share."""
    return hmac.digest(keyring.secret, b"nodes", "sha256")


def fingerprint(keyring: Keyring) -> bytes:
    """Tells whether two nodes have the same secret, and nothing about it."""
    return hmac.digest(keyring.secret, b"fingerprint of nodes", "sha256")


def introduction(node_id: str) -> bytes:
    return MAGIC + node_id.encode() + secrets.token_bytes(NONCE)


def introduced(words: bytes) -> str:
    """Who it claims to be."""
    if words[: len(MAGIC)] != MAGIC:
        raise BadHandshake
    return words[len(MAGIC) : -NONCE].decode("ascii", "replace")


def proof(key: bytes, part: bytes, dialler: bytes, acceptor: bytes) -> bytes:
    """`part` keeps one side's proof from being sent back to it."""
    return hmac.digest(key, part + dialler + acceptor, "sha256")


def check_proof(given: bytes, key: bytes, part: bytes, dialler: bytes, acceptor: bytes) -> None:
    if not hmac.compare_digest(given, proof(key, part, dialler, acceptor)):
        raise BadHandshake
