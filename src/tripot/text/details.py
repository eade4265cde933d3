"""The details of an error, as text of bounded length."""

MOST = 12  # entries of a list
LONGEST = 100  # characters of an entry
ELLIPSIS = "…"


def shown(value: object) -> str:
    """A detail as text; an empty one for nothing at all."""
    if isinstance(value, list | tuple):
        entries = ["none" if entry is None else shown(entry) for entry in value if entry != ""]
        return ", ".join(entries[:MOST] + [ELLIPSIS] * (len(entries) > MOST))
    if value is None:
        return ""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + ELLIPSIS
