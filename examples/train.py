"""A first learner: masked policy gradient in self-play, on `tripot.rl.Batch`, with PyTorch on the CPU.

    python examples/train.py trok --seats 3 --minutes 10 --folder runs/trok
    python examples/train.py trok --seats 3 --minutes 10 --folder runs/trok --resume

Naive self-play stalls in games of many players, so the learner sits at mixed tables: beside itself, its past selves,
`random` and `greedy`.  It is judged by a panel, never by one opponent: every few minutes it plays one against the rest
of the table, once of `random` and once of `greedy` bots.  The folder gets `curve.csv`, `curve.svg`, `checkpoint.pt` and
`policy.npz`, which sits down at any table: `tripot play trok --seats 3 --bots policy:runs/trok/policy.npz,greedy`.
"""

import argparse
import csv
import time
from collections import deque
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import matplotlib as mpl
import numpy as np
import torch
from matplotlib.figure import Figure
from torch import nn
from torch.nn import functional

from tripot.rl import Batch, Turn

GAMES, STEPS = 256, 96  # side by side, and decisions in each for one update
EPOCHS, MINIBATCH, RATE = 2, 1024, 1e-3
CLIP, ENTROPY, VALUE, LAMBDA = 0.2, 0.01, 0.5, 0.95
WIDTHS = 256, 128  # of the hidden layers
PAST = 8  # selves that are kept
SELF, OLD, RANDOM, GREEDY = range(4)
TABLES = (0.4, 0.15, 0.1, 0.35)  # who sits at a seat that is not the learner's first, by chance


# ---- the network ----------------------------------------------------------------------------------------------------


class Policy(nn.Module):
    """What to play, and what share of the victory to expect.

    Of some thousand actions many have been tried seldom.  So an action's weights are the sum of those of the words of
    its notation, which it shares with others, and of a few of its own.
    """

    def __init__(self, batch: Batch) -> None:
        super().__init__()
        first, second = WIDTHS
        self.register_buffer("scale", torch.tensor(1 / largest_seen(batch), dtype=torch.float32))
        self.body = nn.Sequential(nn.Linear(batch.observer.size, first), nn.ReLU(), nn.Linear(first, second), nn.ReLU())
        self.words, self.starts, number = words_of_actions(batch)
        self.word_weights = nn.Parameter(torch.randn(number, second) / 100)
        self.own_weights = nn.Parameter(torch.zeros(len(batch.numbering), second))
        self.bias = nn.Parameter(torch.zeros(len(batch.numbering)))
        self.value = nn.Linear(second, 1)
        self.cache_action_weights()

    def action_weights(self) -> torch.Tensor:
        return functional.embedding_bag(self.words, self.word_weights, self.starts, mode="sum") + self.own_weights

    @torch.no_grad()
    def cache_action_weights(self) -> None:
        """Note the weights of the actions for playing, after they have changed."""
        self.cached_action_weights = self.action_weights()

    def forward(self, seen: np.ndarray, legal: np.ndarray, sizes: np.ndarray) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithm of each legal action's probability, and the value of each row of observations.

        `legal` has the legal actions of all rows, one after the other, and `sizes` how many each row has.  Only these
        are computed: a few of some thousand actions.
        """
        hidden = self.body(torch.from_numpy(seen).float() * self.scale)
        actions, rows = torch.from_numpy(legal), torch.from_numpy(np.repeat(np.arange(len(sizes)), sizes))
        weights = self.action_weights() if torch.is_grad_enabled() else self.cached_action_weights
        logits = (functional.embedding(actions, weights) * hidden.index_select(0, rows)).sum(-1) + self.bias[actions]
        highest = torch.from_numpy(np.maximum.reduceat(logits.detach().numpy(), starts_of(sizes)))
        shifted = logits - highest[rows]
        total = torch.zeros(len(sizes)).index_add(0, rows, shifted.exp())
        return shifted - total.log()[rows], self.value(hidden).squeeze(-1)

    def save(self, file: Path, game: str, seats: int) -> None:
        """As a bot that needs no PyTorch: see `tripot.bots.policy`."""
        first, second = self.body[0], self.body[2]
        weights = (first.weight, second.weight, self.action_weights())
        biases = (first.bias, second.bias, self.bias)
        arrays = {f"weight{n}": weight.detach().numpy() for n, weight in enumerate(weights)}
        arrays |= {f"bias{n}": bias.detach().numpy() for n, bias in enumerate(biases)}
        np.savez_compressed(file, game=game, seats=seats, scale=self.scale.numpy(), **arrays)


def largest_seen(batch: Batch) -> np.ndarray:
    """The largest number in each cell of an observation, in some random games; at least 1."""
    games = Batch(batch.table.game.key, seats=batch.seats, games=64)
    rng = np.random.default_rng(0)
    most = np.ones(batch.observer.size)
    for _ in range(500):
        most = np.maximum(most, np.abs(games.step(games.turn.sample(rng)).observation).max(axis=0))
    return most


def words_of_actions(batch: Batch) -> tuple[torch.Tensor, torch.Tensor, int]:
    """The words of all notations as numbers, where those of each action begin, and how many words there are.

    A word is told apart by the first of its notation; two neighbours count as a word of their own.
    """
    decode = batch.table.game.decode
    notations = [str(decode(code)).split() for code in batch.numbering.codes]
    texts = [
        [(verb,), *[(verb, word) for word in words], *[(verb, *pair) for pair in pairwise(words)]]
        for verb, *words in notations
    ]
    numbers = {word: n for n, word in enumerate(sorted({word for text in texts for word in text}))}
    starts = starts_of(np.array([len(text) for text in texts]))
    return torch.tensor([numbers[word] for text in texts for word in text]), torch.tensor(starts), len(numbers)


def starts_of(sizes: np.ndarray) -> np.ndarray:
    return np.cumsum(sizes) - sizes


def stretches(starts: np.ndarray, sizes: np.ndarray) -> np.ndarray:
    """Places in stretches of a long row: so many from each start."""
    return np.repeat(starts - starts_of(sizes), sizes) + np.arange(sizes.sum())


# ---- playing --------------------------------------------------------------------------------------------------------


@dataclass
class Decisions:
    """Decisions of a policy, a row each.  `legal` has the legal actions of all rows, one after the other."""

    lane: np.ndarray
    seat: np.ndarray
    seen: np.ndarray
    legal: np.ndarray
    sizes: np.ndarray  # how many legal actions each row has
    chosen: np.ndarray  # which of these
    log: np.ndarray  # of the chosen action's probability
    value: np.ndarray

    @property
    def actions(self) -> np.ndarray:
        return self.legal[starts_of(self.sizes) + self.chosen]


@torch.no_grad()
def decide(policy: Policy, turn: Turn, lanes: np.ndarray) -> Decisions:
    """What a policy plays in these games."""
    starts, sizes = turn.starts[lanes], np.diff(turn.starts)[lanes]
    legal, seen = turn.legal[stretches(starts, sizes)], turn.observation[lanes]
    logs, values = (part.numpy() for part in policy(seen, legal, sizes))
    keys = logs + np.random.gumbel(size=len(logs))  # the largest is a sample
    chosen = np.flatnonzero(keys == np.repeat(np.maximum.reduceat(keys, starts_of(sizes)), sizes))
    return Decisions(lanes, turn.seat[lanes], seen, legal, sizes, chosen - starts_of(sizes), logs[chosen], values)


class Tables:
    """A batch, and who sits where."""

    def __init__(self, game: str, seats: int, games: int, seed: int, rng: np.random.Generator) -> None:
        self.batch = Batch(game, seats=seats, games=games, seed=seed)
        self.rng = rng
        self.seating = np.zeros((games, seats), np.int8)

    def seat_mixed(self, lanes: np.ndarray) -> None:
        """The learner at one seat at least, anybody at the others."""
        seats = self.batch.seats
        self.seating[lanes] = self.rng.choice(len(TABLES), (len(lanes), seats), p=TABLES)
        self.seating[lanes, self.rng.integers(seats, size=len(lanes))] = SELF

    def seat_against(self, opponent: int) -> None:
        """The learner at one seat, each in turn, and the same opponent at all others."""
        self.seating[:] = opponent
        lanes = np.arange(self.batch.games)
        self.seating[lanes, lanes % self.batch.seats] = SELF

    def step(self, policy: Policy, past: Policy) -> Decisions:
        """One decision in every game; returns those of the learner."""
        turn = self.batch.turn
        who = self.seating[np.arange(self.batch.games), turn.seat]
        own, old, greedy = (np.flatnonzero(who == player) for player in (SELF, OLD, GREEDY))
        actions = turn.sample(self.rng)  # `random` has its answers
        actions[greedy] = self.batch.greedy(greedy)
        actions[old] = decide(past, turn, old).actions
        decisions = decide(policy, turn, own)
        actions[own] = decisions.actions
        self.batch.step(actions)
        return decisions


# ---- learning -------------------------------------------------------------------------------------------------------


@dataclass
class Lesson:
    """Decisions, how much better each was than expected, and what to expect instead."""

    decisions: Decisions
    advantage: np.ndarray
    target: np.ndarray


def lesson_of(rounds: list[tuple[Decisions, Turn]]) -> Lesson:
    """Generalised advantages, from the last decision back.

    `rounds` has what the learner did and where all games stood after it.  A decision that is followed neither by
    another of the same seat nor by the end of the game teaches nothing; it only has its value.
    """
    shape = rounds[0][1].reward.shape
    next_value, next_advantage, is_followed = np.zeros(shape), np.zeros(shape), np.zeros(shape, bool)
    parts = []
    for decisions, after in reversed(rounds):
        next_value[after.ended] = after.reward[after.ended]
        next_advantage[after.ended] = 0
        is_followed[after.ended] = True
        at = decisions.lane, decisions.seat
        advantage = np.where(is_followed[at], next_value[at] - decisions.value + LAMBDA * next_advantage[at], 0)
        parts.append((decisions, advantage, is_followed[at]))
        next_value[at], next_advantage[at], is_followed[at] = decisions.value, advantage, True
    everything = Decisions(*[np.concatenate([getattr(d, name) for d, _, _ in parts]) for name in vars(parts[0][0])])
    advantage = np.concatenate([advantage for _, advantage, _ in parts])
    lesson = Lesson(everything, advantage, everything.value + advantage)
    return excerpt(lesson, np.flatnonzero(np.concatenate([kept for *_, kept in parts])))


def excerpt(lesson: Lesson, rows: np.ndarray) -> Lesson:
    parts = vars(lesson.decisions)
    legal = lesson.decisions.legal[stretches(starts_of(parts["sizes"])[rows], parts["sizes"][rows])]
    taken = {name: part[rows] for name, part in parts.items() if name != "legal"}
    return Lesson(Decisions(**taken, legal=legal), lesson.advantage[rows], lesson.target[rows])


def update(policy: Policy, optimiser: torch.optim.Optimizer, lesson: Lesson) -> None:
    """Proximal policy optimisation."""
    lesson.advantage = (lesson.advantage - lesson.advantage.mean()) / (lesson.advantage.std() + 1e-6)
    number = len(lesson.target)
    for _ in range(EPOCHS):
        for rows in np.array_split(np.random.permutation(number), max(1, number // MINIBATCH)):
            loss = loss_of(policy, excerpt(lesson, rows))
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
            optimiser.step()
    policy.cache_action_weights()


def loss_of(policy: Policy, lesson: Lesson) -> torch.Tensor:
    was = lesson.decisions
    logs, value = policy(was.seen, was.legal, was.sizes)
    advantage, target = torch.from_numpy(lesson.advantage).float(), torch.from_numpy(lesson.target).float()
    ratio = (logs[torch.from_numpy(starts_of(was.sizes) + was.chosen)] - torch.from_numpy(was.log)).exp()
    gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
    entropy = -(logs.exp() * logs).sum() / len(target)
    return -gain - ENTROPY * entropy + VALUE * (value - target).square().mean()


def judge(policy: Policy, args: argparse.Namespace, opponent: int) -> float:
    """The learner's share of the victories, one against all others of a sort."""
    games = args.panel // args.seats * args.seats
    tables = Tables(args.game, args.seats, games, 10**9, np.random.default_rng(args.seed))
    tables.seat_against(opponent)
    learner = np.arange(games) % args.seats
    is_open = np.ones(games, bool)
    share = 0.0
    while is_open.any():
        tables.step(policy, policy)
        turn = tables.batch.turn
        counted = is_open & turn.ended
        share += float(turn.reward[counted, learner[counted]].sum())
        is_open &= ~turn.ended
        tables.seating[counted] = RANDOM  # what comes after the first game costs little
    return share / games


# ---- what is kept ---------------------------------------------------------------------------------------------------


def draw(folder: Path, rows: list[dict[str, float]], args: argparse.Namespace) -> None:
    with (folder / "curve.csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
    figure = Figure(figsize=(6, 4))
    axes = figure.subplots()
    for name in ("random", "greedy"):
        axes.plot([row["minutes"] for row in rows], [row[name] for row in rows], marker=".", label=f"against {name}")
    axes.axhline(1 / args.seats, color="grey", linestyle=":", label="an equal share")
    axes.set(
        xlabel="minutes of processor time",
        ylabel="share of the victories",
        ylim=(0, 1),
        title=f"{args.game}, {args.seats} seats",
    )
    axes.legend()
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": args.game}):
        figure.savefig(folder / "curve.svg", metadata={"Date": None})


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--minutes", type=float, default=30, help="of processor time, all threads together")
    parser.add_argument("--judge-every", type=float, default=1, help="minutes between two panels")
    parser.add_argument("--panel", type=int, default=600, help="games against each sort of opponent")
    parser.add_argument("--folder", type=Path, default=Path("runs"))
    parser.add_argument("--resume", action="store_true", help="go on from the folder's checkpoint")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch")
    return parser.parse_args()


class Run:
    """The learner, its past selves, and how it has fared."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.rng = np.random.default_rng(args.seed)
        self.tables = Tables(args.game, args.seats, GAMES, args.seed, self.rng)
        self.tables.seat_mixed(np.arange(GAMES))
        self.policy = Policy(self.tables.batch)
        self.old = Policy(self.tables.batch)
        self.optimiser = torch.optim.Adam(self.policy.parameters(), lr=RATE)
        self.past: deque[dict[str, torch.Tensor]] = deque(maxlen=PAST)
        self.rows: list[dict[str, float]] = []
        self.updates = 0

    def resume(self) -> None:
        saved = torch.load(self.args.folder / "checkpoint.pt", weights_only=True)
        self.policy.load_state_dict(saved["policy"])
        self.policy.cache_action_weights()
        self.optimiser.load_state_dict(saved["optimiser"])
        self.past.extend(saved["past"])
        self.rows, self.updates = saved["rows"], saved["updates"]

    def report(self, minutes: float) -> None:
        """Let the panel judge, and keep everything."""
        panel = {"random": RANDOM, "greedy": GREEDY}
        shares = {name: round(judge(self.policy, self.args, number), 4) for name, number in panel.items()}
        self.rows.append({"minutes": round(minutes, 2), "updates": self.updates, **shares})
        told = ", ".join(f"{share:.1%} against {name}" for name, share in shares.items())
        print(f"{minutes:6.1f} min, {self.updates} updates: {told}", flush=True)
        self.past.append({name: part.clone() for name, part in self.policy.state_dict().items()})
        draw(self.args.folder, self.rows, self.args)
        saved = {"policy": self.policy.state_dict(), "optimiser": self.optimiser.state_dict(), "past": list(self.past)}
        torch.save(saved | {"rows": self.rows, "updates": self.updates}, self.args.folder / "checkpoint.pt")
        self.policy.save(self.args.folder / "policy.npz", self.args.game, self.args.seats)

    def learn(self, left: float) -> None:
        """Play on and learn from it, in the smaller steps the less time is left (1 at first, 0 at last)."""
        self.old.load_state_dict(self.past[self.rng.integers(len(self.past))])
        self.old.cache_action_weights()
        rounds = []
        for _ in range(STEPS):
            decisions = self.tables.step(self.policy, self.old)
            rounds.append((decisions, self.tables.batch.turn))
            self.tables.seat_mixed(np.flatnonzero(self.tables.batch.turn.ended))
        for group in self.optimiser.param_groups:
            group["lr"] = RATE * max(left, 0.05)
        update(self.policy, self.optimiser, lesson_of(rounds))
        self.updates += 1


def main() -> None:
    args = arguments()
    args.folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    np.random.seed(args.seed)
    run = Run(args)
    if args.resume:
        run.resume()
    before = run.rows[-1]["minutes"] if run.rows else 0.0
    run.report(before)
    start = time.process_time()
    judged = 0.0
    while (minutes := (time.process_time() - start) / 60) < args.minutes:
        run.learn(1 - minutes / args.minutes)
        if minutes - judged >= args.judge_every:
            run.report(before + minutes)
            judged = minutes
    run.report(before + minutes)


if __name__ == "__main__":
    main()
