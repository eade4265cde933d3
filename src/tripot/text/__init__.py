"""Sentences in French and English: what happened, what may be chosen, what went wrong, and the rules."""

from tripot.text.languages import LANGUAGES, default_language
from tripot.text.speaker import Speaker

__all__ = ["LANGUAGES", "Speaker", "default_language"]
