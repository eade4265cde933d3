"""A soak is many rounds, each with its own files and seed.  What is done is kept, so that it can be interrupted."""

import json
import random
import shutil
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median

from soak.cuts import CutRound
from soak.kills import KillRound, kills_of

KILLS_A_ROUND = 25
CUTS_A_ROUND = 50
Progress = Callable[[str], None]


@dataclass
class RoundResult:
    """One round."""

    name: str
    kills: dict[str, int] = field(default_factory=dict)  # by kind
    cuts: int = 0
    counts: dict[str, int] = field(default_factory=dict)
    starts: list[float] = field(default_factory=list)  # seconds
    wrong: list[str] = field(default_factory=list)
    seconds: float = 0.0


@dataclass
class Soak:
    seed: int
    kills: int
    cuts: int
    results: list[RoundResult] = field(default_factory=list)

    @classmethod
    def read(cls, path: Path) -> "Soak":
        kept = json.loads(path.read_text("utf-8"))
        return cls(kept["seed"], kept["kills"], kept["cuts"], [RoundResult(**one) for one in kept["results"]])

    def write(self, path: Path) -> None:
        fresh = path.with_suffix(".new")
        fresh.write_text(json.dumps(asdict(self), indent=2) + "\n", "utf-8")
        fresh.replace(path)

    # ---- what is still to do ----------------------------------------------------------------------------------------

    @property
    def kills_done(self) -> int:
        return sum(sum(result.kills.values()) for result in self.results)

    @property
    def cuts_done(self) -> int:
        return sum(result.cuts for result in self.results)

    @property
    def is_done(self) -> bool:
        return self.kills_done >= self.kills and self.cuts_done >= self.cuts

    def next_round(self, folder: Path, progress: Progress) -> "KillRound | CutRound":
        """Kills first, then cuts."""
        name = f"{self.seed}-{len(self.results) + 1}"
        shutil.rmtree(folder / name, ignore_errors=True)
        if self.kills_done < self.kills:
            return KillRound(folder / name, name, progress)
        return CutRound(folder / name, name, progress)

    def run(self, one: "KillRound | CutRound") -> RoundResult:
        """The files of a round in which something was wrong are kept."""
        began = time.monotonic()
        if isinstance(one, KillRound):
            number = min(KILLS_A_ROUND, self.kills - self.kills_done)
            played = one.run(kills_of(random.Random(one.folder.name), number))
            findings = played.findings
            result = RoundResult(one.folder.name, dict(played.kinds), starts=played.starts)
        else:
            findings = one.run(min(CUTS_A_ROUND, self.cuts - self.cuts_done))
            result = RoundResult(one.folder.name, cuts=findings.counts.pop("cuts", 0))
        result.counts, result.wrong = dict(findings.counts), findings.wrong
        result.seconds = time.monotonic() - began
        self.results.append(result)
        if not findings.wrong:
            shutil.rmtree(one.folder, ignore_errors=True)
        return result

    # ---- all of them ------------------------------------------------------------------------------------------------

    @property
    def counts(self) -> Counter[str]:
        return sum((Counter(result.counts) for result in self.results), Counter())

    @property
    def kinds(self) -> Counter[str]:
        return sum((Counter(result.kills) for result in self.results), Counter())

    @property
    def starts(self) -> list[float]:
        return [seconds for result in self.results for seconds in result.starts]

    @property
    def wrong(self) -> list[str]:
        return [f"round {result.name}: {what}" for result in self.results for what in result.wrong]

    @property
    def usual_start(self) -> float:
        return median(self.starts) if self.starts else 0.0
