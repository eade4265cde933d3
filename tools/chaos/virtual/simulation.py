"""One schedule: nodes die, stand still, are cut off and come back while clients ask; then everything is compared."""

from collections import Counter

from chaos.virtual.database import CLIENTS, TABLES, VirtualDatabase
from chaos.virtual.node import AGAIN, Plant, Reply, VirtualNode, fenced, unfenced
from chaos.virtual.scheduler import Machine, Result, Scheduler
from tripot.server.storage.contents import contents_of

FAULTS_UNTIL = 25.0  # seconds of virtual time
END = 100.0
NODES = 3
TIMEOUT = 2.0  # seconds after which a client asks again, with the same id, anywhere
COMMANDS = 12  # of each client
REPEATED = 0.3  # of those that were done


class Simulation:
    def __init__(self, seed: object, plant: Plant = Plant.NOTHING) -> None:
        self.scheduler = Scheduler(seed)
        self.rng = self.scheduler.rng
        self.database = VirtualDatabase(self.scheduler)
        self.plant = plant
        self.write = unfenced if plant == Plant.UNFENCED else fenced
        self.nodes = [VirtualNode(self, f"n{number}") for number in range(NODES)]
        self.started = NODES
        self.world = Machine()
        self.acknowledged: dict[str, str] = {}  # commands that were replied done, and their tables
        self.told: list[tuple[str, int, str]] = []  # table, number and command
        self.history: list[tuple[str, int]] = []  # claims
        self.known = dict.fromkeys(TABLES, 0)  # the decisions of each table that somebody was told of
        self.denied: list[str] = []  # commands that were refused after they had been acknowledged
        self.unfinished = set(CLIENTS)
        self.counts: Counter[str] = Counter()

    def run(self) -> list[str]:
        """What is wrong."""
        for client in CLIENTS:
            self.scheduler.start(self.world, self.play(client))
        self.scheduler.start(self.world, self.break_things())
        self.scheduler.run(END)
        wrong = self.check()
        self.database.close()
        return wrong

    # ---- clients ----------------------------------------------------------------------------------------------------

    async def play(self, client: str) -> None:
        for number in range(COMMANDS):
            table, kind = self.rng.choice(TABLES), self.rng.choice(("move", "sit"))
            await self.insist(client, table, f"{kind} {client} {number}")
            await self.scheduler.sleep(self.rng.expovariate(1.0))
        self.unfinished.discard(client)

    async def insist(self, client: str, table: str, command: str) -> None:
        """What comes too late is asked again, under another id; now and then what was done is asked again."""
        reply, tries = Reply("late"), 0
        while reply.word == "late":
            tries += 1
            asked = f"{command} {tries}"
            reply = await self.reply_to(client, table, asked)
        if reply.word == "done":
            self.acknowledged[asked] = table
            if self.rng.random() < REPEATED and (await self.reply_to(client, table, asked)).word != "done":
                self.denied.append(asked)

    async def reply_to(self, client: str, table: str, command: str) -> Reply:
        reply, question = AGAIN, self.known[table]
        while reply == AGAIN:
            reply = await self.ask(client, table, command, question)
            self.counts[reply.word] += 1
            if reply == AGAIN:
                await self.scheduler.sleep(0.1)
        self.known[table] = max(self.known[table], reply.decisions)
        return reply

    def ask(self, client: str, table: str, command: str, question: int) -> Result[Reply]:
        """At a random node, which passes it on to the owner; whatever is lost on the way is a time-out."""
        replied: Result[Reply] = Result()
        node = self.rng.choice(self.nodes)

        async def edge() -> None:
            found = await node.room(table)
            owner = next((other for other in self.nodes if other.name == found), None)
            if owner is None:
                reply(await node.carry_out(table, client, command, question) if found else AGAIN)
            elif self.rng.random() > 0.03:
                self.scheduler.call_later(
                    self.rng.expovariate(100), lambda: self.scheduler.start(owner, pass_on(owner))
                )

        async def pass_on(owner: VirtualNode) -> None:
            reply(await owner.carry_out(table, client, command, question))

        def reply(given: Reply) -> None:
            if self.rng.random() > 0.03:
                self.scheduler.call_later(self.rng.expovariate(100), lambda: replied.set(given))

        self.scheduler.start(node, edge())
        self.scheduler.call_later(TIMEOUT, lambda: replied.set(AGAIN))
        return replied

    # ---- faults -----------------------------------------------------------------------------------------------------

    async def break_things(self) -> None:
        faults = [self.kill, self.stop, self.stop, self.jump, self.restart]
        while self.scheduler.now < FAULTS_UNTIL:
            await self.scheduler.sleep(self.rng.expovariate(0.4))
            fault = self.rng.choice(faults)
            fault(self.rng.randrange(NODES))
            self.counts[fault.__name__] += 1

    def kill(self, index: int) -> None:
        self.nodes[index].is_dead = True
        self.come_back(index)

    def come_back(self, index: int) -> None:
        def start() -> None:
            if self.nodes[index].is_dead:
                self.nodes[index] = VirtualNode(self, f"n{self.started}")
                self.started += 1

        self.scheduler.call_later(self.rng.uniform(0.1, 6.0), start)

    def stop(self, index: int) -> None:
        """It stands still, for less or more than its lease, and goes on as if nothing had been."""
        node = self.nodes[index]
        node.stands_still = True
        self.scheduler.call_later(self.rng.uniform(0.5, 9.0), lambda: self.scheduler.wake(node))

    def jump(self, index: int) -> None:
        """The database's clock is set."""
        self.database.ahead += self.rng.uniform(-5.0, 5.0)

    def restart(self, index: int) -> None:
        """It is told to stop, and started again."""
        node = self.nodes[index]
        self.scheduler.start(node, node.hand_over(lambda: self.come_back(index)))

    # ---- the check --------------------------------------------------------------------------------------------------

    def check(self) -> list[str]:
        wrong = [f"{client} never got a reply" for client in sorted(self.unfinished)]
        wrong += [f"{command} was refused after it had been acknowledged" for command in self.denied]
        for table in TABLES:
            contents = contents_of(self.database, table)
            assert contents is not None
            record = [decision.command for decision in contents.decisions]
            seated = [place.name for place in contents.places if place.kind == "guest"]
            stored = Counter(record + seated)
            wrong += [
                f"{command} was acknowledged and is there {stored[command]} times" for command in self.of(table, stored)
            ]
            wrong += [f"{command} is there twice" for command, number in stored.items() if number > 1]
            if [decision.number for decision in contents.decisions] != list(range(len(record))):
                wrong.append(f"{table} has a gap")
            epochs = [decision.at for decision in contents.decisions]
            if epochs != sorted(epochs):
                wrong.append(f"epochs of {table} interleave")
            told = [(number, command) for name, number, command in self.told if name == table]
            wrong += [
                f"{command} was told and undone" for number, command in told if record[number : number + 1] != [command]
            ]
        return wrong

    def of(self, table: str, stored: Counter[str | None]) -> list[str]:
        return [command for command, where in self.acknowledged.items() if where == table and stored[command] != 1]
