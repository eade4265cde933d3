"""Writes the tables of docs/rl.md again, each between its two marks: `.venv/bin/python docs/make_rl.py`."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np

from tripot.core.registry import game as find_game
from tripot.rl import Batch
from tripot.rl.node import Node
from tripot.rl.saving import new_tree
from tripot.rl.tree import CHANCE, NOBODY, SAMPLED

PAGE = Path(__file__).with_name("rl.md")
GAMES = ("trieste", "trok", "trol", "tschak")
LANES, STEPS = 64, 4000
RECALLED = 1000  # games
MARKS = re.compile(r"(<!-- (\w+)(?: (\w+) (\d))? -->\n).*?(<!-- end -->)", re.DOTALL)


def blocks(key: str, seats: int) -> str:
    rows = [
        [str(block.offset), str(block.size), f"{block.least} to {block.most}", f"`{block.name}`", block.meaning]
        for block in find_game(key).observer(seats).blocks
    ]
    return table(["from", "cells", "values", "block", "what it tells"], rows)


def sizes() -> str:
    """Random games: how long they are, and how many actions are legal."""
    rows = [size_row(key, seats) for key in GAMES for seats in find_game(key).seats]
    head = ["game", "seats", "observation", "actions", "decisions a game", "legal, mean", "legal, most", "forced"]
    return table([*head, "recall, most"], rows)


def size_row(key: str, seats: int) -> list[str]:
    batch = Batch(key, seats=seats, games=LANES, seed=1)
    rng = np.random.default_rng(1)
    legal: list[np.ndarray] = []
    ended = np.zeros(LANES, np.int64)
    finished = np.zeros(LANES, np.int64)  # decisions of games that are over
    for step in range(1, STEPS + 1):
        legal.append(np.diff(batch.turn.starts))
        turn = batch.step(batch.turn.sample(rng))
        ended += turn.ended
        finished[turn.ended] = step
    numbers = np.concatenate(legal)
    return [
        find_game(key).title,
        str(seats),
        str(batch.observer.size),
        str(len(batch.numbering)),
        f"{finished.sum() / ended.sum():.0f}",
        f"{numbers.mean():.1f}",
        str(numbers.max()),
        f"{(numbers == 1).mean():.0%}",
        str(longest_recall(key, seats)),
    ]


def longest_recall(key: str, seats: int) -> int:
    """How many cells the decisions of a player take in OpenSpiel's information-state tensor."""
    rng = Random(1)
    root = Node(new_tree((key, seats, ()), SAMPLED, 1))
    root.try_pending()
    longest = 0
    for _ in range(RECALLED):
        node = root.copy()
        while node.player != NOBODY:
            node.play(rng.choice(node.legal(node.player)) if node.player != CHANCE else 0)
        longest = max(longest, *[len(cells) for cells in node.recalled().cells])
    return longest


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["--:" if row.isdigit() else ":--" for row in rows[0]], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def filled(text: str, make: Callable[[re.Match[str]], str | None]) -> str:
    """The page with the tables that `make` gives for its marks; None leaves one as it is."""

    def replaced(mark: re.Match[str]) -> str:
        made = make(mark)
        return mark[0] if made is None else f"{mark[1]}{made}{mark[5]}"

    return MARKS.sub(replaced, text)


def made(mark: re.Match[str]) -> str:
    return sizes() if mark[2] == "sizes" else blocks(mark[3], int(mark[4]))


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8"), made), encoding="utf-8")
