# tripot: compiled
"""The end of the game: which tribes are eliminated, and which of the others wins."""

from mypy_extensions import i64

from tripot.core.numbers import Seat
from tripot.core.piles import bits, shl
from tripot.core.rng import Rng
from tripot.games.trol.cards import PREY, TRIBES, TribeNumber, TribeSet
from tripot.games.trol.events import CardsPutAway, Counted, Duelled, Eliminated, EliminationTied, GameEnded
from tripot.games.trol.phases import OVER, SECOND_EDITION
from tripot.games.trol.table import Table, throw

BY_FOOD = "food"
BY_MASKS = "masks"


def trophies_of(table: Table, tribe: TribeNumber) -> i64:
    """Trophy symbols, not cards."""
    return table.bestiary.symbols_of(table.members[tribe].trophies)


def masks_of(table: Table, tribe: TribeNumber) -> i64:
    return table.bestiary.masks_of(table.members[tribe].survivors)


def danger_of(table: Table, tribe: TribeNumber) -> i64:
    """The most dangerous prey among the trophies: the highest maximum, then the highest minimum."""
    worst: i64 = 0
    trophies = table.members[tribe].trophies
    prey: i64
    for prey in range(PREY):
        if trophies >> prey & 1:
            danger = table.bestiary.most[prey] << 8 | table.bestiary.least[prey]
            if danger > worst:
                worst = danger
    return worst


def finish(table: Table, rng: Rng) -> None:
    tell_counts(table)
    left = shl(1, table.tribes) - 1
    left = eliminate_by_food(table, left)
    if table.tribes != 3:  # TRL-6.3
        left = eliminate_by_masks(table, left)
    compare(table, left, rng)
    table.phase = OVER
    if table.is_heard():
        winners = tuple([seat for seat in range(table.seats) if table.rank(seat) == 1])
        table.tell(GameEnded(winners, TRIBES[winning_tribe(table)], reason(table)))


def put_away(table: Table) -> None:
    """TRL-5.9: no prey is left, so unplayed cards are put away."""
    for member in table.members:
        member.lost += member.hand + member.deck
        member.hand = 0
        member.deck = 0
        member.tops = 0
        member.depths = 0
    if table.is_heard():
        table.tell(CardsPutAway())


def tell_counts(table: Table) -> None:
    if not table.is_heard():
        return
    for tribe in range(table.tribes):
        food = table.members[tribe].food
        masks = masks_of(table, tribe)
        table.tell(Counted(table.seat_of(tribe), TRIBES[tribe], food, masks, trophies_of(table, tribe)))


# ---- eliminations ---------------------------------------------------------------------------------------------------


def eliminate_by_food(table: Table, left: TribeSet) -> i64:
    """TRL-6.2: the least food, then the fewest masks; two tribes of five."""
    keys: list[i64] = []
    tribe: TribeNumber
    for tribe in range(table.tribes):
        keys.append(table.members[tribe].food << 16 | masks_of(table, tribe))
    if table.tribes == 5:
        gone = lowest_of(keys, left, 2)
        if gone:
            return eliminate(table, keys, left, gone, BY_FOOD)
    gone = lowest_of(keys, left, 1)
    left = eliminate(table, keys, left, gone, BY_FOOD)
    if gone and table.tribes == 5 and table.is_heard():
        table.tell(EliminationTied("second"))
    return left


def eliminate_by_masks(table: Table, left: TribeSet) -> i64:
    """TRL-6.3: the fewest masks, then the fewest trophies."""
    keys: list[i64] = []
    tribe: TribeNumber
    for tribe in range(table.tribes):
        keys.append(masks_of(table, tribe) << 16 | trophies_of(table, tribe))
    return eliminate(table, keys, left, lowest_of(keys, left, 1), BY_MASKS)


def lowest_of(keys: list[i64], left: TribeSet, number: i64) -> TribeSet:
    """The `number` tribes with the lowest keys as a mask; none if a tie leaves open who they are."""
    found: i64 = 0
    tribe: TribeNumber
    other: i64
    for tribe in range(len(keys)):
        if not left >> tribe & 1:
            continue
        below_or_equal: i64 = 0  # others that are not better
        for other in range(len(keys)):
            if other != tribe and left >> other & 1 and keys[other] <= keys[tribe]:
                below_or_equal += 1
        if below_or_equal < number:
            found |= shl(1, tribe)
    return found if bits(found) == number else 0


def eliminate(table: Table, keys: list[i64], left: TribeSet, gone: TribeSet, why: str) -> i64:
    """Give the eliminated the last places; of two at once the better one the better place."""
    if gone == 0:
        table.ties += 1
        if table.is_heard():
            table.tell(EliminationTied(why))
    tribe: TribeNumber
    other: i64
    for tribe in range(table.tribes):
        if not gone >> tribe & 1:
            continue
        rank = bits(left)
        for other in range(table.tribes):
            if gone >> other & 1 and keys[other] < keys[tribe]:
                rank -= 1
        table.members[tribe].rank = rank
        if table.is_heard():
            told = f"{why}-tie" if is_tie_broken(keys, left & ~gone, tribe) else why
            table.tell(Eliminated(table.seat_of(tribe), TRIBES[tribe], told))
    return left & ~gone


def is_tie_broken(keys: list[i64], saved: TribeSet, tribe: TribeNumber) -> bool:
    """Has a tribe that stays as little of what counts first as the one that goes?"""
    other: i64
    for other in range(len(keys)):
        if saved >> other & 1 and keys[other] >> 16 == keys[tribe] >> 16:
            return True
    return False


# ---- the final comparison -------------------------------------------------------------------------------------------


def compare(table: Table, left: TribeSet, rng: Rng) -> None:
    """TRL-6.4: trophies, prey cards, the most dangerous prey; then the dice.  Others who are tied share a place."""
    rank: i64 = 1
    tribe: TribeNumber
    while left:
        best = leaders(table, left)
        if bits(best) > 1 and is_at_stake(table, rank):
            table.ties += 1
            best = duel(table, best, rank, rng)
        for tribe in range(table.tribes):
            if best >> tribe & 1:
                table.members[tribe].rank = rank
        left &= ~best
        rank += bits(best)


def is_at_stake(table: Table, rank: i64) -> bool:
    """The victory always is; a lower place only where it brings points (TRL-7.5)."""
    return rank == 1 or table.points or table.edition < SECOND_EDITION


def claim_of(table: Table, tribe: TribeNumber) -> i64:
    cards = bits(table.members[tribe].trophies)
    return trophies_of(table, tribe) << 24 | cards << 16 | danger_of(table, tribe)


def leaders(table: Table, left: TribeSet) -> TribeSet:
    best: i64 = -1
    found: i64 = 0
    tribe: TribeNumber
    for tribe in range(table.tribes):
        if left >> tribe & 1:
            claim = claim_of(table, tribe)
            if claim > best:
                best = claim
                found = 0
            if claim == best:
                found |= shl(1, tribe)
    return found


def duel(table: Table, tied: TribeSet, rank: i64, rng: Rng) -> i64:
    """Three red dice each until one is ahead; only the leaders throw again."""
    while bits(tied) > 1:
        best: i64 = -1
        found: i64 = 0
        tribe: TribeNumber
        for tribe in range(table.tribes):
            if tied >> tribe & 1:
                total = throw(3 << 8, rng)
                if table.is_heard():
                    table.tell(Duelled(table.seat_of(tribe), TRIBES[tribe], total, rank))
                if total > best:
                    best = total
                    found = 0
                if total == best:
                    found |= shl(1, tribe)
        tied = found
    return tied


# ---- results --------------------------------------------------------------------------------------------------------


def winning_tribe(table: Table) -> TribeNumber:
    tribe: TribeNumber
    for tribe in range(table.tribes):
        if table.members[tribe].rank == 1:
            return tribe
    return -1


def best_rank(table: Table, seat: Seat) -> i64:
    """TRL-7.2, TRL-7.4: of a player's tribes, and of a partner's."""
    best: i64 = table.tribes
    tribe: TribeNumber
    for tribe in range(table.tribes):
        partner = table.teams and (tribe - seat) % 2 == 0
        if (table.seat_of(tribe) == seat or partner) and table.members[tribe].rank < best:
            best = table.members[tribe].rank
    return best


def points_of(table: Table, seat: Seat) -> i64:
    """TRL-7.5: 1, 2, 3 and 5 from the first tribe eliminated to the winner, 2 more for the winner's partner."""
    points: i64 = 0
    tribe: TribeNumber
    for tribe in range(table.tribes):
        if table.seat_of(tribe) == seat:
            rank = table.members[tribe].rank
            points += 5 if rank == 1 else table.tribes + 1 - rank
    winner = winning_tribe(table)
    if table.teams and winner != seat and (winner - seat) % 2 == 0:
        points += 2
    return points


def score(table: Table, seat: Seat) -> i64:
    if table.points and table.phase == OVER:
        return points_of(table, seat)
    total: i64 = 0
    tribe: TribeNumber
    for tribe in range(table.tribes):
        if table.seat_of(tribe) == seat:
            total += trophies_of(table, tribe)
    return total


def measure(table: Table, n: i64) -> i64:
    """What simulation counts, in the order of `Game.measures`."""
    if n == 0:
        return table.failed
    if n == 1:
        return table.succeeded
    if n == 2:
        return table.exploded
    if n == 3:
        return table.hunters
    if n == 4:
        return sum_over_tribes(table, 0)
    if n == 5:
        return sum_over_tribes(table, 1)
    if n == 6:
        return sum_over_tribes(table, 2)
    if n == 7:
        return table.ties
    return table.reshuffled if n == 8 else table.ran_out


def sum_over_tribes(table: Table, what: i64) -> i64:
    """Food, masks or trophies of all tribes."""
    total: i64 = 0
    tribe: TribeNumber
    for tribe in range(table.tribes):
        if what == 0:
            total += table.members[tribe].food
        else:
            total += masks_of(table, tribe) if what == 1 else trophies_of(table, tribe)
    return total


def reason(table: Table) -> str:
    """What decided between the winner and the second."""
    winner = winning_tribe(table)
    second: i64 = -1
    tribe: TribeNumber
    for tribe in range(table.tribes):
        if table.members[tribe].rank == 2:
            second = tribe
    if second < 0 or trophies_of(table, winner) != trophies_of(table, second):
        return "trophies"
    if bits(table.members[winner].trophies) != bits(table.members[second].trophies):
        return "prey"
    return "duel" if danger_of(table, winner) == danger_of(table, second) else "danger"
