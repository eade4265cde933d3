"""The figures of all rounds, for people: on the screen, and as a section of `docs/reliability.md`."""

import os
from collections import Counter
from pathlib import Path
from statistics import median, quantiles

from chaos.playing import Result

BEGIN, END = "<!-- chaos: begin -->", "<!-- chaos: end -->"


def total(results: list[Result], name: str) -> Counter[str]:
    return sum((Counter(getattr(result, name)) for result in results), Counter())


def summary(results: list[Result]) -> str:
    """As Markdown."""
    faults, counts, refused = total(results, "faults"), total(results, "counts"), total(results, "refused")
    take_overs = [seconds for result in results for seconds in result.take_overs]
    waits = [seconds for result in results for seconds in result.waits]
    wrong, loads = sum(len(result.wrong) for result in results), [result.load for result in results]
    seconds = sum(result.seconds for result in results)
    lines = [
        f"{len(results)} rounds in {seconds / 60:.0f} minutes, on {os.cpu_count()} cores with a load average of "
        f"{min(loads):.0f} to {max(loads):.0f}: {sum(faults.values())} faults, {wrong} things wrong.",
        "",
        "| what | number |",
        "|---|--:|",
        *(f"| {kind} | {number} |" for kind, number in faults.most_common()),
        f"| tables, all of which came to their end | {counts['tables']} |",
        f"| decisions in the records | {counts['decisions']} |",
        f"| acknowledged answers of people, each once in the record | {counts['answers']} |",
        f"| messages compared with what the engine makes of the record | {counts['messages']} |",
        f"| epochs, none of which interleaves with another | {counts['epochs']} |",
    ]
    if take_overs:
        worst, usual = max(take_overs), median(take_overs)
        figure = f"median {usual:.1f} s, worst {worst:.1f} s, of {len(take_overs)} tables"
        lines.append(f"| from `kill -9` until another node has the table | {figure} |")
    if len(waits) > 1:
        figure = (
            f"median {median(waits) * 1000:.0f} ms, p99 {quantiles(waits, n=100)[98]:.1f} s, longest {max(waits):.1f} s"
        )
        lines.append(f"| from an answer to its acknowledgement | {figure} |")
    told = ", ".join(f"`{code}` {number}" for code, number in refused.most_common())
    lines.append(f"| answers that were refused, by reason | {told or 'none'} |")
    return "\n".join(lines)


def write(results: list[Result], document: Path) -> None:
    text = document.read_text("utf-8")
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    document.write_text(f"{before}{BEGIN}\n{summary(results)}\n{END}{after}", "utf-8")
