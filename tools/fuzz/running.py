"""Many files, in processes of their own: compiled code that hangs hears no signal, but can be killed."""

import json
import multiprocessing
import signal
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from pathlib import Path

from fuzz.walking import LONGEST_DECISION, Walk

LONGEST = 600.0  # seconds for one file, of which most take one: a safety net only

Job = tuple[str, int]  # the game and the seed


@dataclass
class FuzzFigures:
    """The figures of all files so far."""

    done: int = 0  # jobs from the first on
    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    longest: float = 0.0  # seconds of processor time for one decision

    def write(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(vars(self)), "utf-8")

    @classmethod
    def read(cls, path: Path) -> "FuzzFigures":
        kept = json.loads(path.read_text("utf-8"))
        return cls(**kept | {"counts": Counter(kept["counts"])})


@dataclass
class FileOutcome:
    """The outcome of one file."""

    counts: Counter[str] = field(default_factory=Counter)
    longest: float = 0.0
    wrong: str = ""


def walk(job: Job, answer: Connection) -> None:
    """In a process of its own: what was counted, or what went wrong and where."""
    try:
        walked = Walk(*job)
        answer.send(FileOutcome(walked.run(), walked.longest))
    except BaseException as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        what = f"{type(error).__name__}: {error} ({Path(last.filename).name}:{last.lineno})"
        answer.send(FileOutcome(wrong=what))


def run(
    jobs: list[Job], figures: FuzzFigures, tell: Callable[[FuzzFigures], None], longest: float = LONGEST
) -> Iterator[str]:
    """One file after the other; `tell` hears after each how far it has come.  What was wrong is yielded."""
    for job in jobs:
        outcome = outcome_of(job, longest)
        figures.counts += outcome.counts
        figures.longest = max(figures.longest, outcome.longest)
        figures.done += 1
        if outcome.wrong:
            figures.wrong.append(f"{job[0]} {job[1]}: {outcome.wrong}")
        tell(figures)
        if outcome.wrong:
            yield figures.wrong[-1]


def outcome_of(job: Job, longest: float) -> FileOutcome:
    context = multiprocessing.get_context("fork")
    own, other = context.Pipe(duplex=False)
    process = context.Process(target=walk, args=(job, other))
    process.start()
    other.close()
    found = answer_of(own) if wait([own], longest) else FileOutcome(wrong=f"no end after {longest:g} seconds")
    if found:
        process.kill()
    process.join()
    return found or FileOutcome(wrong=ending(process.exitcode))


def answer_of(answer: Connection) -> FileOutcome | None:
    """None if the process has died."""
    try:
        found: FileOutcome = answer.recv()
    except EOFError:
        return None
    return found


def ending(exitcode: int | None) -> str:
    if exitcode == -signal.SIGPROF:
        return f"a decision took more than {LONGEST_DECISION:g} seconds of processor time"
    return f"the process died ({exitcode})"
