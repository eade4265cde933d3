# tripot: compiled
"""What a decent player of Trôl sees at a glance: what a line will probably do to its prey, and who profits.

The dice are judged by what they do on average and how far they stray, never by a throw.  Worths are in trophies; food
and masks weigh more for a tribe that is about to be eliminated for want of them.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from tripot.core.judge import Judge
from tripot.core.numbers import ActionCode, Kind, Seat
from tripot.core.packed import vec
from tripot.core.piles import count, size
from tripot.core.reason import Reason
from tripot.core.state import State
from tripot.games.trol import codes
from tripot.games.trol.cards import (
    CARDS,
    COOK,
    NOTHING,
    ROCKY,
    TRAP,
    TRAP_FOOD,
    PreyNumber,
    TribeNumber,
)
from tripot.games.trol.ending import masks_of, trophies_of
from tripot.games.trol.forecast import (
    RED_MEAN,
    RED_VARIANCE,
    WHITE_MEAN,
    WHITE_VARIANCE,
    Forecast,
)
from tripot.games.trol.hunting import asked_tribe
from tripot.games.trol.phases import BETRAYAL, BETRAYING, COOKING, HELPING, PLAYING, REROLLING, TIPPING
from tripot.games.trol.striking import dice_to_aim
from tripot.games.trol.table import Line, Table

HORIZON: Final = 12  # turns

FOOD: Final = 0.10  # in trophies
HUNGER: Final = 0.45  # more for a tribe with the least food
MASK: Final = 0.10
FEAR: Final = 0.35  # more for a tribe with the fewest masks
NEED: Final = 3.0  # how near to the last the need begins
SOON: Final = 0.8  # of what a hunt will bring later
GROWTH: Final = 0.5  # of the way to its prey that a line will still come by other cards
GROWTH_SPREAD: Final = 4.0
PILE: Final = 0.002  # for each card under the one that is played
KEPT: Final = 0.05  # for each point of damage that a trigger no longer deals
SURE_HIT: Final = 0.667  # of a sneak's die

EARLY_FOOD: Final = 5.0  # by how much things differ at the end, from the first turn
EARLY_MASKS: Final = 4.0
EARLY_TROPHIES: Final = 3.5
LATE: Final = 0.6


class TrolJudge(Judge):
    table: Table
    tribe: TribeNumber = 0
    seat: Seat = 0
    food: float = 0.0  # what a unit is worth to the tribe
    mask: float = 0.0
    fails: float = 0.0  # what may come of the hunt that is weighed
    explodes: float = 0.0
    succeeds: float = 0.0
    trophies: float = 0.0  # of its prey
    trap: i64 = -1  # the first active one in its line
    portion: i64 = 0  # the next to be eaten

    def __init__(self) -> None:
        self.forecast: Forecast = Forecast()
        self.before: vec[float] = vec[float]([0.0] * 5)  # what each line promises as it lies

    def look(self, state: State, seat: Seat) -> None:
        assert isinstance(state, Table)
        self.table = state
        self.seat = seat
        self.tribe = asked_tribe(state)
        self.forecast.seat = seat
        self.food = FOOD + HUNGER * need(state, self.tribe, True)
        self.mask = MASK
        if state.tribes != 3:
            self.mask += FEAR * need(state, self.tribe, False)
        if state.phase != PLAYING:
            return
        place: i64
        for place in range(state.tribes):
            if state.lines[place].prey >= 0:
                self.before[place] = self.promise(place, NOTHING)

    def horizon(self) -> i64:
        return HORIZON

    # ---- actions ----------------------------------------------------------------------------------------------------

    def worth(self, action: ActionCode) -> float:
        phase = self.table.phase
        if phase == PLAYING:
            return self.worth_of_play(action)
        if phase == BETRAYING:
            return self.worth_of_betrayal(action)
        if phase == REROLLING:
            return self.worth_of_reroll(codes.verb_of(action) == codes.REROLL)
        total = float(self.table.total)
        if phase == HELPING:
            return self.worth_of_help(codes.verb_of(action) == codes.HELP)
        if phase == COOKING:
            return self.worth_of_doubling(action)
        after = self.table.frames.top(1) + 1
        if phase == TIPPING:
            return self.hunt_worth(-1, total + (1.0 if codes.verb_of(action) == codes.PLUS else -1.0), 0.0, after)
        return self.worth_of_dice(codes.red_of(action), dice_to_aim(self.table) - codes.red_of(action), after)

    def worth_of_play(self, action: ActionCode) -> float:
        worth = self.worth_of_card(action)
        pile = codes.pile_of(action)
        if pile >= 0:  # a high pile first: so there are four cards to choose from for longer
            worth += PILE * float(count(self.table.members[self.tribe].depths, pile))
        return worth

    def worth_of_card(self, action: ActionCode) -> float:
        place = codes.place_of(action)
        kind = codes.card_of(action)
        if codes.verb_of(action) == codes.ASSIGN:
            return SOON * (self.promise(place, kind) - self.before[place])
        line = self.table.lines[place]
        self.forecast.foresee(self.table, place, -1, NOTHING, 0)
        now = self.gain(line, place, -1, NOTHING, self.tribe, kind)
        return now - SOON * self.before[place] - KEPT * self.forecast.usual_damage(kind)

    def promise(self, place: i64, kind: Kind) -> float:
        """What a line, with one more card of the tribe, will probably bring when somebody triggers it."""
        table = self.table
        line = table.lines[place]
        forecast = self.forecast
        forecast.foresee(table, place, -1, kind, 0)
        middle = 0.5 * float(table.bestiary.least[line.prey] + table.bestiary.most[line.prey])
        if forecast.mean < middle:
            forecast.mean += GROWTH * (middle - forecast.mean)
            forecast.variance += GROWTH_SPREAD
        mine = self.gain(line, place, -1, kind, self.tribe, NOTHING)
        others = self.gain(line, place, -1, kind, -1, NOTHING)
        share = self.share(line, kind)
        return share * mine + (1.0 - share) * others

    def share(self, line: Line, kind: Kind) -> float:
        """The chance that the tribe will be the one to trigger."""
        own: i64 = 0
        length = line.length
        at: i64
        for at in range(length):
            if line.tribe(at) == self.tribe:
                own += 1
        if kind != NOTHING:
            own += 1
            length += 1
        if length == 0:
            return 0.0
        return float(own) / (float(length) + 0.5)

    def worth_of_betrayal(self, action: ActionCode) -> float:
        if codes.verb_of(action) != codes.BETRAY:
            return 0.0
        return SURE_HIT * (self.hunt_worth(codes.position_of(action), 0.0, 0.0, 0) - self.hunt_worth(-1, 0.0, 0.0, 0))

    def worth_of_reroll(self, again: bool) -> float:
        """Keep the dice, or take what they give on average?"""
        frames = self.table.frames
        dice = frames.top(1)
        result = frames.top(2)
        kind = frames.below(0)
        at = frames.below(1)
        if kind == BETRAYAL:
            hit = self.hunt_worth(frames.below(2), 0.0, 0.0, 0)
            missed = self.hunt_worth(-1, 0.0, 0.0, 0)
            if again:
                return SURE_HIT * hit + (1.0 - SURE_HIT) * missed
            return hit if result > 0 else missed
        if again:
            return self.worth_of_dice(dice >> 8, dice & 255, at + 1)
        return self.hunt_worth(-1, float(self.table.total + result), 0.0, at + 1)

    def worth_of_dice(self, red: i64, white: i64, after: i64) -> float:
        mean = RED_MEAN * float(red) + WHITE_MEAN * float(white)
        variance = RED_VARIANCE * float(red) + WHITE_VARIANCE * float(white)
        return self.hunt_worth(-1, float(self.table.total) + mean, variance, after)

    def worth_of_help(self, comes: bool) -> float:
        table = self.table
        total = table.total
        if comes:
            total += 1 if total < table.bestiary.least[table.lines[table.place].prey] else -1
        return self.hunt_worth(-1, float(total), 0.0, table.lines[table.place].length)

    def worth_of_doubling(self, action: ActionCode) -> float:
        """The chance to win with so much more food: it may push another tribe of the own side below the others."""
        member = self.table.members[self.tribe]
        food = portion_doubled(self.table, action)
        member.food += food
        worth = self.value(self.table, self.seat)
        member.food -= food
        return worth

    def hunt_worth(self, without: i64, base: float, variance: float, start: i64) -> float:
        """What the hunt that is being resolved brings: `base` so far, then the cards from `start` on."""
        table = self.table
        self.forecast.foresee(table, table.place, without, NOTHING, start)
        self.forecast.mean += base
        self.forecast.variance += variance
        trigger: i64 = -1
        trigger_kind: i64 = NOTHING
        if table.trigger >= 0:
            trigger = table.trigger >> 4
            trigger_kind = table.trigger & 15
        return self.gain(table.lines[table.place], table.place, without, NOTHING, trigger, trigger_kind)

    # ---- what a hunt brings -----------------------------------------------------------------------------------------

    def gain(self, line: Line, place: i64, without: i64, extra: i64, trigger: i64, trigger_kind: Kind) -> float:
        """What the forecast brings to the seat's own side, minus what it brings to other tribes."""
        self.weigh_outcomes(line.prey)
        self.trap = -1
        self.portion = 0
        if self.forecast.dogs:
            self.portion = 1
        worth = 0.0
        at: i64
        for at in range(line.length):
            if at != without:
                kind = self.forecast.kind_seen(self.table, place, at)
                worth += self.side(line.tribe(at)) * self.card_gain(line.prey, kind, at, line.tribe(at) == trigger)
        if extra != NOTHING:
            worth += self.card_gain(line.prey, extra, line.length, trigger == self.tribe)
        if trigger >= 0:
            lives = self.mask * (1.0 - self.fails) * self.masks(trigger_kind)
            worth += self.side(trigger) * (self.succeeds * self.trophies + lives)
        return worth

    def weigh_outcomes(self, prey: PreyNumber) -> None:
        bestiary = self.table.bestiary
        self.fails, self.explodes = self.forecast.chances(bestiary.least[prey], bestiary.most[prey])
        self.succeeds = 1.0 - self.fails - self.explodes
        self.trophies = 0.0
        if not self.table.last_hunts:
            self.trophies = float(bestiary.trophies[prey])

    def card_gain(self, prey: PreyNumber, kind: Kind, at: i64, triggers: bool) -> float:
        """What a card of the line brings to its tribe: food, its own survival, and the prey if it explodes."""
        lives = 1.0 - self.fails
        if self.trap >= 0:
            lives = 1.0
        gained = self.mask * lives * self.masks(kind)
        if kind == TRAP:
            if at >= 2 and self.trap < 0:
                self.trap = at
                gained += self.fails * (self.food * float(TRAP_FOOD) + (self.trophies if triggers else 0.0))
            return gained
        return gained + self.explodes * self.trophies * self.forecast.part(kind) + self.meal(prey, kind)

    def meal(self, prey: PreyNumber, kind: Kind) -> float:
        """The portion of a card, if the hunt succeeds."""
        bestiary = self.table.bestiary
        if kind == ROCKY:
            return self.succeeds * self.food * float(bestiary.portion(prey, 0)) / float(self.forecast.dogs)
        portion = float(bestiary.portion(prey, self.portion))
        self.portion += 1
        if kind == COOK:
            portion *= 2.0
        return self.succeeds * self.food * portion

    def side(self, tribe: TribeNumber) -> float:
        """1 for the own side, a small minus for each of the others."""
        table = self.table
        if table.seat_of(tribe) == self.seat or (table.teams and (tribe - self.tribe) % 2 == 0):
            return 1.0
        return -1.0 / float(table.tribes - 1)

    def masks(self, kind: Kind) -> float:
        return float(self.table.bestiary.masks >> 4 * kind & 15) if kind != NOTHING else 1.5

    # ---- positions --------------------------------------------------------------------------------------------------

    def value(self, state: State, seat: Seat) -> float:
        """The chance to escape both eliminations, times the share of the trophies."""
        assert isinstance(state, Table)
        left: i64 = 0
        for member in state.members:
            left += size(member.hand) + size(member.deck)
        early = float(left) / float(16 * state.tribes)
        own = 0.0
        all_of_them = 0.0
        tribe: TribeNumber
        for tribe in range(state.tribes):
            chance = prospects(state, tribe, early)
            all_of_them += chance
            if state.seat_of(tribe) == seat or (state.teams and (tribe - seat) % 2 == 0):
                own += chance
        return own / all_of_them if all_of_them > 0.0 else 1.0 / float(state.seats)

    # ---- reasons ----------------------------------------------------------------------------------------------------

    def reason(self, action: ActionCode) -> Reason:
        verb = codes.verb_of(action)
        table = self.table
        if verb == codes.ASSIGN or verb == codes.TRIGGER:
            return self.reason_of_play(verb, codes.place_of(action), codes.card_of(action))
        if verb == codes.DOUBLE:
            return Reason("double", number=int(portion_doubled(table, action)))
        if verb == codes.SERVE:
            return Reason("serve")
        if verb == codes.BETRAY:
            line = table.lines[table.place]
            at = codes.position_of(action)
            return Reason("betray", card=CARDS[line.kind(at)], seat=int(table.seat_of(line.tribe(at))))
        return Reason("chance", number=self.success_after(action))

    def reason_of_play(self, verb: i64, place: i64, kind: Kind) -> Reason:
        table = self.table
        line = table.lines[place]
        prey = table.bestiary.names[line.prey]
        self.forecast.foresee(table, place, -1, kind if verb == codes.ASSIGN else NOTHING, 0)
        number = self.percent(line)
        if verb == codes.TRIGGER:
            return Reason("trigger", card=prey, number=number, points=int(table.bestiary.trophies[line.prey]))
        if kind == TRAP:
            return Reason("trap", card=prey, number=number, points=TRAP_FOOD)
        total = round(self.forecast.mean)
        if total < table.bestiary.least[line.prey]:
            return Reason("assign-weak", card=prey, number=int(table.bestiary.least[line.prey]), points=total)
        if total > table.bestiary.most[line.prey]:
            return Reason("assign-strong", card=prey, number=int(table.bestiary.most[line.prey]), points=total)
        return Reason("assign", card=prey, number=number)

    def success_after(self, action: ActionCode) -> int:
        """The chance of the hunt in percent, if this is done."""
        self.worth(action)
        return self.percent(self.table.lines[self.table.place])

    def percent(self, line: Line) -> int:
        bestiary = self.table.bestiary
        fails, explodes = self.forecast.chances(bestiary.least[line.prey], bestiary.most[line.prey])
        return round(100.0 * (1.0 - fails - explodes))


def portion_doubled(table: Table, action: ActionCode) -> i64:
    """The food that a cook's answer brings."""
    if codes.verb_of(action) == codes.DOUBLE:
        return table.bestiary.portion(table.lines[table.place].prey, codes.portion_of(action))
    return 0


def need(table: Table, tribe: TribeNumber, of_food: bool) -> float:
    """Near 1 for a tribe that is last in food (or masks), near 0 for one well ahead of the last."""
    own = have(table, tribe, of_food)
    least = 1000.0
    other: i64
    for other in range(table.tribes):
        if other != tribe:
            least = min(least, have(table, other, of_food))
    return 1.0 / (1.0 + exp((own - least - NEED) / NEED))


def have(table: Table, tribe: TribeNumber, of_food: bool) -> float:
    return float(table.members[tribe].food) if of_food else float(masks_of(table, tribe))


def prospects(table: Table, tribe: TribeNumber, early: float) -> float:
    """The weight of a tribe in the final comparison."""
    weight = exp(float(trophies_of(table, tribe)) / (LATE + EARLY_TROPHIES * early))
    weight *= escape(table, tribe, True, LATE + EARLY_FOOD * early)
    if table.tribes != 3:
        weight *= escape(table, tribe, False, LATE + EARLY_MASKS * early)
    return weight


def escape(table: Table, tribe: TribeNumber, of_food: bool, spread: float) -> float:
    """The chance not to be last in food, or in masks."""
    own = have(table, tribe, of_food)
    total = 0.0
    other: i64
    for other in range(table.tribes):
        total += exp((own - have(table, other, of_food)) / spread)
    return 1.0 - 1.0 / total
