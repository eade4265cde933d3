"""Which clauses speak about a phase: those whose words are closest to its help."""

import re
from collections import Counter
from math import log, sqrt

from tripot.cli.rules import simplified, whole_text
from tripot.text import Speaker
from tripot.text.rules import Clause, Register

SHORTEST = 3  # letters of a word that can tell anything


def related(rules: Register, speaker: Speaker, phase: str, number: int) -> list[Clause]:
    """The `number` closest clauses, in the order of the rules."""
    wanted = words(f"{speaker.phase(phase)} {speaker.help(phase)}")
    texts = {clause.id: words(whole_text(clause, speaker.language)) for clause in rules.clauses}
    frequency = Counter(word for text in texts.values() for word in text)
    weight = {word: log(len(texts) / times) for word, times in frequency.items()}

    def closeness(clause: Clause) -> float:
        own = texts[clause.id]
        shared = sum(weight[word] ** 2 for word in own & wanted)
        return shared / sqrt(1 + sum(weight[word] ** 2 for word in own))

    closest = sorted(rules.clauses, key=closeness, reverse=True)[:number]
    return [clause for clause in rules.clauses if clause in closest]


def words(text: str) -> set[str]:
    return {word for word in re.findall(r"\w+", simplified(text)) if len(word) >= SHORTEST}
