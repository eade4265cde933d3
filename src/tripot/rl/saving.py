"""Nodes as plain data, for pickle: by their history, from which everything else is recomputed."""

import copyreg
import secrets
from collections.abc import Callable
from functools import cache
from typing import Any

from mypy_extensions import i64

from tripot.core.document import Document
from tripot.core.packed import vec
from tripot.core.rng import FastRng
from tripot.rl.node import Node
from tripot.rl.recall import Entry, Recall, ToldEvents
from tripot.rl.table import SeatedGame
from tripot.rl.tree import Tree

Key = tuple[str, int, tuple[tuple[str, object], ...]]  # game, seats, options
# Another world: when it came, its position, then what had been told, known and decided before.
World = tuple[int, object, list[Entry], list[list[int]], list[list[object]]]


@cache
def table_of(game: str, seats: int, options: tuple[tuple[str, object], ...]) -> SeatedGame:
    return SeatedGame(game, seats, dict(options))


def new_tree(key: Key, form: str, seed: int) -> Tree:
    table = table_of(*key)
    return Tree((key, form), table.blank, table.numbering.codes, table.observer, form, seed)


@cache
def tree_of(key: Key, form: str) -> Tree:
    """For nodes that come back without their game."""
    return new_tree(key, form, secrets.randbits(60))


def taken_apart(node: Node) -> tuple[Callable[..., Node], tuple[Any, ...]]:
    """How to pickle a node: by its history, and by the world that has been put in place of another, if there is one."""
    key, form = node.tree.key
    world = None if node.elder is None else world_of(node, node.elder, table_of(*key))
    return put_together, (key, form, node.history, node.noted, world)


def world_of(node: Node, elder: Node, table: SeatedGame) -> World:
    recall = elder.recalled()
    known = [list(words) for words in recall.known]
    return elder.settled, table.game.write(node.origin), elder.entries(), known, recall.cells


def put_together(key: Key, form: str, history: list[int], noted: int, world: World | None) -> Node:
    node = Node(tree_of(key, form))
    start = 0
    if world is None:
        node.try_pending()
    else:
        start = world[0]
        node.history = history[:start]
        node.settled = start
        put_world(node, world, table_of(*key))
    node.play_all(history[start:])
    node.noted = noted
    return node


def put_world(node: Node, world: World, table: SeatedGame) -> None:
    at, document, entries, known, cells = world
    state = table.game.read(Document(document), table.game.blank(table.seats, table.options), FastRng(0))
    node.elder = elder = Node(node.tree)
    elder.settled = at
    elder.is_dealt = True
    elder.told = ToldEvents(at, state, True, entries)
    elder.recall = Recall(at, state, True, [vec[i64](words) for words in known], cells)
    node.put(state)


copyreg.pickle(Node, taken_apart)
