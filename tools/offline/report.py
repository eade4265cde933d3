"""Measures the built bundle beside the engine of this machine, and writes the figures into docs/offline.md."""

import json
from collections.abc import Iterator
from pathlib import Path

from offline import browsing, playing
from offline.building import UNPACKED, bundle_in
from offline.pyodide import PLAYING, evaluate, sizes

BEGIN, END = "<!-- figures -->\n", "<!-- end of figures -->\n"
Speeds = dict[str, dict[str, float]]


def write(target: Path, site: Path, document: Path) -> None:
    bundle = bundle_in(target)
    unpacked = target / UNPACKED
    told, seconds = evaluate(unpacked, [unpacked / "tripot.zip"], "speeds()", PLAYING)
    lines = [*speed_lines(json.loads(told), json.loads(playing.speeds())), "", *size_lines(sizes(bundle))]
    lines += ["", *start_lines(browsing.measure(site)), "", f"Start in Node, without a page: {seconds:.1f} s."]
    before, rest = document.read_text(encoding="utf-8").split(BEGIN)
    after = rest.split(END)[1]
    document.write_text(before + BEGIN + "\n" + "\n".join(lines) + "\n\n" + END + after, encoding="utf-8")


def speed_lines(browser: Speeds, native: Speeds) -> Iterator[str]:
    games = list(native["random"])
    yield "| | " + " | ".join(games) + " |"
    yield "|---|" + "--:|" * len(games)
    for kind, label in ((browser, "WebAssembly"), (native, "native")):
        yield row(f"random decisions a second, {label}", [f"{kind['random'][key]:,.0f}" for key in games])
    for bot in [name for name in native if name != "random"]:
        for kind, label in ((browser, "WebAssembly"), (native, "native")):
            yield row(f"`{bot}`, ms a decision, {label}", [f"{kind[bot][key]:.1f}" for key in games])


def size_lines(found: dict[str, list[int]]) -> Iterator[str]:
    yield "| MB to download | as it is | gzip | Brotli |"
    yield "|---|--:|--:|--:|"
    for name, figures in found.items():
        yield row(f"`{name}`", [f"{size / 1e6:.2f}" for size in figures])
    yield row("all", [f"{sum(column) / 1e6:.2f}" for column in zip(*found.values(), strict=True)])


def start_lines(started: browsing.Started) -> Iterator[str]:
    yield "| the site in Chromium | |"
    yield "|---|--:|"
    yield row("seconds to the first question, empty browser", [f"{started.cold:.1f}"])
    yield row("seconds to the first question, everything kept", [f"{started.warm:.1f}"])
    yield row("seconds of processor for the latter, all threads", [f"{started.processor:.1f}"])
    yield row("MB of memory with a game under way", [f"{started.memory:.0f}"])


def row(label: str, cells: list[str]) -> str:
    return f"| {label} | " + " | ".join(cells) + " |"
