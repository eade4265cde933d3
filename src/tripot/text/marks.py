"""Marks around the cards that a sentence names.

While a sentence is made they are characters of the private use area, which no name of a player can hold, since brackets
are allowed there; then they are written as `[the hammer](hammer)`.
"""

OPEN, BETWEEN, CLOSE = "\ue000", "\ue001", "\ue002"
WRITTEN = str.maketrans({OPEN: "[", BETWEEN: "](", CLOSE: ")"})


def mark(text: str, key: str) -> str:
    return f"{OPEN}{text}{BETWEEN}{key}{CLOSE}"


def written(text: str) -> str:
    return text.translate(WRITTEN)
