"""The details of an error, as text of bounded length."""

from collections.abc import Callable

MOST = 12  # entries of a list
MOST_WANTED = 40  # of what is allowed in a file: the steps of a card are more than a dozen
LONGEST = 100  # characters of an entry
ELLIPSIS = "…"


def allowed(say: Callable[..., str], has: Callable[[str], bool], value: object) -> str:
    """What would be right: in words, from a least to a most number, or one of a list."""
    if has(f"wanted-{value}"):
        return say(f"wanted-{value}")
    least, dots, most = str(value).partition("..")
    if dots and least != most:
        return say("numbers-from-to", least=least, most=most)
    return least if dots else shown(value, MOST_WANTED)


def shown(value: object, most: int = MOST) -> str:
    """A detail as text; an empty one for nothing at all."""
    if isinstance(value, list | tuple):
        entries = ["none" if entry is None else shown(entry) for entry in value if entry != ""]
        return ", ".join(entries[:most] + [ELLIPSIS] * (len(entries) > most))
    if value is None:
        return ""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + ELLIPSIS
