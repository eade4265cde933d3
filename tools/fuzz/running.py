"""Many files, in processes of their own: compiled code that hangs hears no signal, but can be killed."""

import json
import multiprocessing
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from pathlib import Path

from fuzz.walking import Walk

LONGEST = 300.0  # seconds for one file, of which most take two: a safety net only

Job = tuple[str, int]  # the game and the seed


@dataclass
class Figures:
    """What came of all files so far."""

    done: int = 0  # jobs from the first on
    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def write(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"done": self.done, "counts": self.counts, "wrong": self.wrong}), "utf-8")

    @classmethod
    def read(cls, path: Path) -> "Figures":
        kept = json.loads(path.read_text("utf-8"))
        return cls(kept["done"], Counter(kept["counts"]), kept["wrong"])


def walk(job: Job, answer: Connection) -> None:
    """In a process of its own: what was counted, or what went wrong and where."""
    try:
        answer.send((Walk(*job).run(), ""))
    except BaseException as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        answer.send((Counter(), f"{type(error).__name__}: {error} ({Path(last.filename).name}:{last.lineno})"))


def run(jobs: list[Job], figures: Figures, tell: Callable[[Figures], None], longest: float = LONGEST) -> Figures:
    """One file after the other; `tell` hears after each how far it has come."""
    for job, (counts, wrong) in zip(jobs, outcomes(jobs, longest), strict=True):
        figures.counts += counts
        if wrong:
            figures.wrong.append(f"{job[0]} {job[1]}: {wrong}")
        figures.done += 1
        tell(figures)
    return figures


def outcomes(jobs: list[Job], longest: float) -> Iterator[tuple[Counter[str], str]]:
    context = multiprocessing.get_context("fork")
    for job in jobs:
        own, other = context.Pipe(duplex=False)
        process = context.Process(target=walk, args=(job, other))
        process.start()
        other.close()
        yield answer_of(own, longest)
        process.kill()
        process.join()


def answer_of(answer: Connection, longest: float) -> tuple[Counter[str], str]:
    if not wait([answer], longest):
        return Counter(), f"no end after {longest:g} seconds"
    try:
        found: tuple[Counter[str], str] = answer.recv()
    except EOFError:
        return Counter(), "the process died"
    return found
