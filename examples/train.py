"""A first learner: masked policy gradient in self-play, on `tripot.rl.Batch`, with PyTorch on the CPU.

    python examples/train.py trok --seats 3 --minutes 10 --folder runs/trok
    python examples/train.py trok --seats 3 --minutes 10 --folder runs/trok --resume

Naive self-play stalls in games of many players, so the learner sits at mixed tables: beside itself, its past selves,
`random` and `greedy`.  It is judged by a panel, never by one opponent: every few minutes it plays one against the rest
of the table, once of `random` and once of `greedy` bots.  The folder gets `curve.csv`, `curve.png`, `checkpoint.pt` and
`policy.npz`, which sits down at any table: `tripot play trok --seats 3 --bots policy:runs/trok/policy.npz,greedy`.
"""

import argparse
import csv
import time
from collections import deque
from pathlib import Path

import numpy as np
import torch
from matplotlib.figure import Figure
from torch import nn

from tripot.bots import bot as find_bot
from tripot.rl import Batch, Turn

GAMES = 256  # side by side
DECISIONS = 16_384  # of finished games, for one update
EPOCHS, MINIBATCH, RATE = 3, 2048, 1e-3
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
PAST = 8  # selves that are kept
SELF, OLD, RANDOM, GREEDY = range(4)
TABLES = (0.5, 0.2, 0.15, 0.15)  # who sits at a seat that is not the learner's first, by chance


class Policy(nn.Module):
    """What to play, and what share of the victory to expect."""

    def __init__(self, batch: Batch, width: int = 256) -> None:
        super().__init__()
        most = np.concatenate(
            [np.full(block.size, max(block.most, -block.least, 1)) for block in batch.observer.blocks]
        )
        self.register_buffer("scale", torch.tensor(1 / most, dtype=torch.float32))
        self.body = nn.Sequential(nn.Linear(len(most), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.actions = nn.Linear(width, len(batch.numbering))
        self.value = nn.Linear(width, 1)

    def forward(self, seen: np.ndarray, legal: np.ndarray, rows: np.ndarray) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithm of each legal action's probability, and the value of each row of observations.

        `legal` has the legal actions of all rows, one after the other, and `rows` says to which row each belongs.
        Only these are computed: a few of some thousand actions.
        """
        hidden = self.body(torch.tensor(seen).float() * self.scale)
        actions, row = torch.tensor(legal), torch.tensor(rows)
        logits = (self.actions.weight[actions] * hidden[row]).sum(-1) + self.actions.bias[actions]
        highest = torch.full((len(seen),), -torch.inf).scatter_reduce(0, row, logits.detach(), "amax")
        shifted = logits - highest[row]
        total = torch.zeros(len(seen)).index_add(0, row, shifted.exp())
        return shifted - total.log()[row], self.value(hidden).squeeze(-1)

    def save(self, file: Path, game: str, seats: int) -> None:
        """As a bot that needs no PyTorch: see `tripot.bots.policy`."""
        layers = [self.body[0], self.body[2], self.actions]
        arrays = {f"weight{n}": layer.weight.detach().numpy() for n, layer in enumerate(layers)}
        arrays |= {f"bias{n}": layer.bias.detach().numpy() for n, layer in enumerate(layers)}
        np.savez_compressed(file, game=game, seats=seats, scale=self.scale.numpy(), **arrays)

    @torch.no_grad()
    def choose(self, turn: Turn, lanes: np.ndarray) -> list[tuple[np.ndarray, int, float]]:
        """For each of these games its legal actions, which of them is chosen, and the logarithm of its probability."""
        legal = [turn.legal[turn.starts[lane] : turn.starts[lane + 1]] for lane in lanes]
        starts = np.cumsum([0, *[len(numbers) for numbers in legal[:-1]]])
        rows = np.repeat(np.arange(len(lanes)), [len(numbers) for numbers in legal])
        logs = self(turn.observation[lanes], np.concatenate(legal), rows)[0].numpy()
        keys = logs + np.random.gumbel(size=len(logs))  # the largest is a sample
        chosen = np.flatnonzero(keys == np.maximum.reduceat(keys, starts)[rows])
        return [(part, int(at - start), logs[at]) for part, at, start in zip(legal, chosen, starts, strict=True)]


class Tables:
    """A batch, who sits where, and what the learner has done in games that are not over."""

    def __init__(self, game: str, seats: int, games: int, seed: int, rng: np.random.Generator) -> None:
        self.batch = Batch(game, seats=seats, games=games, seed=seed)
        self.rng = rng
        self.greedy = find_bot("greedy")
        self.seating = np.zeros((games, seats), np.int8)
        self.steps: list[list[tuple]] = [[] for _ in range(games)]

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

    def step(self, policy: Policy, past: Policy | None, remember: bool) -> list[tuple]:
        """One decision in every game; returns what the learner did in those that are over, with what it got."""
        turn = self.batch.turn
        lanes = np.arange(self.batch.games)
        who = self.seating[lanes, turn.seat]
        actions = turn.sample(self.rng)  # `random` has its answers
        for lane in np.flatnonzero(who == GREEDY):
            actions[lane] = self.ask_greedy(int(lane), int(turn.seat[lane]))
        self.let_policy_play(past or policy, np.flatnonzero(who == OLD), actions, remember=False)
        self.let_policy_play(policy, np.flatnonzero(who == SELF), actions, remember)
        after = self.batch.step(actions)
        done = []
        for lane in np.flatnonzero(after.ended):
            done += [(*step, after.reward[lane, seat]) for seat, *step in self.steps[lane]]
            self.steps[lane] = []
        return done

    def let_policy_play(self, policy: Policy, lanes: np.ndarray, actions: np.ndarray, remember: bool) -> None:
        if not len(lanes):
            return
        turn = self.batch.turn
        for lane, (legal, chosen, log) in zip(lanes, policy.choose(turn, lanes), strict=True):
            actions[lane] = legal[chosen]
            if remember:
                self.steps[lane].append((turn.seat[lane], turn.observation[lane].copy(), legal.copy(), chosen, log))

    def ask_greedy(self, lane: int, seat: int) -> int:
        state = self.batch.lanes.states[lane]
        choice = self.greedy.choose(self.batch.table.game, state, seat, int(self.rng.integers(2**31)))
        return self.batch.numbering.number(choice.action.code)


# ---- learning -------------------------------------------------------------------------------------------------------


def update(policy: Policy, optimiser: torch.optim.Optimizer, steps: list[tuple]) -> None:
    """Proximal policy optimisation with the share of the victory as the return of every decision."""
    for _ in range(EPOCHS):
        for rows in np.array_split(np.random.permutation(len(steps)), len(steps) // MINIBATCH):
            loss = loss_of(policy, [steps[row] for row in rows])
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
            optimiser.step()


def loss_of(policy: Policy, steps: list[tuple]) -> torch.Tensor:
    seen, legal, chosen, logs, returns = zip(*steps, strict=True)
    sizes = np.array([len(numbers) for numbers in legal])
    starts = np.cumsum(sizes) - sizes
    new, value = policy(np.stack(seen), np.concatenate(legal), np.repeat(np.arange(len(steps)), sizes))
    target = torch.tensor(np.array(returns), dtype=torch.float32)
    advantage = target - value.detach()
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    ratio = (new[torch.tensor(starts + np.array(chosen))] - torch.tensor(np.array(logs))).exp()
    gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
    entropy = -(new.exp() * new).sum() / len(steps)
    return -gain - ENTROPY * entropy + VALUE * (value - target).square().mean()


def judge(policy: Policy, args: argparse.Namespace, opponent: int) -> float:
    """The learner's share of the victories, one against all others of a sort."""
    games = args.panel // args.seats * args.seats
    tables = Tables(args.game, args.seats, games, 10**9, np.random.default_rng(args.seed))
    tables.seat_against(opponent)
    open_games = np.ones(tables.batch.games, bool)
    share = 0.0
    while open_games.any():
        tables.step(policy, None, remember=False)
        turn = tables.batch.turn
        counted = open_games & turn.ended
        share += float(turn.reward[counted][tables.seating[counted] == SELF].sum())
        open_games &= ~turn.ended
    return share / tables.batch.games


# ---- what is kept ---------------------------------------------------------------------------------------------------


def draw(folder: Path, rows: list[dict[str, float]], args: argparse.Namespace) -> None:
    with (folder / "curve.csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
    figure = Figure(figsize=(6, 4))
    axes = figure.subplots()
    for name in ("random", "greedy"):
        axes.plot([row["minutes"] for row in rows], [row[name] for row in rows], marker="o", label=f"against {name}")
    axes.axhline(1 / args.seats, color="grey", linestyle=":", label="an equal share")
    axes.set(xlabel="minutes", ylabel="share of the victories", ylim=(0, 1), title=f"{args.game}, {args.seats} seats")
    axes.legend()
    figure.savefig(folder / "curve.png", dpi=120)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--judge-every", type=float, default=2, help="minutes between two panels")
    parser.add_argument("--panel", type=int, default=300, help="games against each sort of opponent")
    parser.add_argument("--folder", type=Path, default=Path("runs"))
    parser.add_argument("--resume", action="store_true", help="go on from the folder's checkpoint")
    parser.add_argument("--seed", type=int, default=1)
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
        self.optimiser.load_state_dict(saved["optimiser"])
        self.past.extend(saved["past"])
        self.rows, self.updates = saved["rows"], saved["updates"]

    def report(self, minutes: float) -> None:
        """Let the panel judge, and keep everything."""
        panel = {"random": RANDOM, "greedy": GREEDY}
        shares = {name: judge(self.policy, self.args, number) for name, number in panel.items()}
        self.rows.append({"minutes": round(minutes, 2), "updates": self.updates, **shares})
        told = ", ".join(f"{share:.1%} against {name}" for name, share in shares.items())
        print(f"{minutes:6.1f} min, {self.updates} updates: {told}", flush=True)
        self.past.append({name: part.clone() for name, part in self.policy.state_dict().items()})
        draw(self.args.folder, self.rows, self.args)
        saved = {"policy": self.policy.state_dict(), "optimiser": self.optimiser.state_dict(), "past": list(self.past)}
        torch.save(saved | {"rows": self.rows, "updates": self.updates}, self.args.folder / "checkpoint.pt")
        self.policy.save(self.args.folder / "policy.npz", self.args.game, self.args.seats)

    def learn(self) -> None:
        """Play until enough games are over, and learn from them."""
        self.old.load_state_dict(self.past[self.rng.integers(len(self.past))])
        steps: list[tuple] = []
        while len(steps) < DECISIONS:
            steps += self.tables.step(self.policy, self.old, remember=True)
            self.tables.seat_mixed(np.flatnonzero(self.tables.batch.turn.ended))
        update(self.policy, self.optimiser, steps)
        self.updates += 1


def main() -> None:
    args = arguments()
    args.folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(args.seed)
    np.random.seed(args.seed)
    run = Run(args)
    if args.resume:
        run.resume()
    before = run.rows[-1]["minutes"] if run.rows else 0.0
    start = time.monotonic()
    run.report(before)
    judged = 0.0
    while (minutes := (time.monotonic() - start) / 60) < args.minutes:
        run.learn()
        if minutes - judged >= args.judge_every:
            run.report(before + minutes)
            judged = minutes
    run.report(before + minutes)


if __name__ == "__main__":
    main()
