"""Names and chat are plain text: no control characters, none that turn the writing round, no towers of accents."""

import re
import unicodedata

MOST_MARKS = 2  # accents on one letter
UNWANTED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control, format (also bidirectional), private, line separators
MARKS = {"Mn", "Me"}


def cleaned(text: str, longest: int) -> str:
    """`text` on one line and without what is unwanted, cut to a length."""
    kept = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        marks = marks + 1 if category in MARKS else 0
        if sign.isspace():
            kept.append(" ")
        elif category not in UNWANTED and marks <= MOST_MARKS:
            kept.append(sign)
    return re.sub(" +", " ", "".join(kept)).strip()[:longest].strip()
