"""The languages we speak, and what is peculiar to one of them."""

import os
import unicodedata
from collections.abc import Callable, Mapping

from tripot.text.marks import OPEN

LANGUAGES = ("en", "fr")
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as POSIX orders them
VOWELS = "aeiouœæ"


def default_language(environ: Mapping[str, str] = os.environ) -> str:
    """The language of the environment: French where its locale is, otherwise English."""
    locale = next((environ[name] for name in LOCALE_VARIABLES if environ.get(name)), "")
    return "fr" if locale.startswith("fr") else "en"


def de(name: str) -> str:
    """`name` after « de »: d’Astrid, de Zélia, du marteau, des gants.  Of a marked card, « de » is within the mark."""
    if name.startswith(OPEN):
        return OPEN + de(name.removeprefix(OPEN))
    for article, contracted in (("le ", "du "), ("les ", "des ")):
        if name.startswith(article):
            return contracted + name.removeprefix(article)
    return f"d’{name}" if sounds_like_vowel(name) else f"de {name}"


def sounds_like_vowel(name: str) -> bool:
    """Does « de » lose its e before this?  A y does so before a consonant: Yves, but not Yann."""
    letters = unicodedata.normalize("NFD", name).lower()
    if letters.startswith("y"):
        return letters[1:2].isalpha() and letters[1] not in VOWELS
    return letters.startswith(tuple(VOWELS))


# What the messages of a language may call.
FUNCTIONS: dict[str, dict[str, Callable[[str], str]]] = {"en": {}, "fr": {"DE": de}}
