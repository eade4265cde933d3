# tripot: compiled
"""Bills: a price in treasure, paid without change (TRI-3.1, TRI-3.2)."""

from mypy_extensions import i64

from tripot.core.numbers import ActionCode
from tripot.core.packed import vec
from tripot.core.piles import larger, smaller
from tripot.games.trieste.cards.components import COPPER, DIAMOND, GOLD, SILVER, Faction
from tripot.games.trieste.state import codes, telling
from tripot.games.trieste.state.hands import move_coins, spend
from tripot.games.trieste.state.phases import BILL, FOR_GIFT, PAYING
from tripot.games.trieste.state.purses import Purse, coin, coins, packed, unpacked, worth
from tripot.games.trieste.state.table import Table

FAR = 1 << 20


def ask_payment(table: Table, payer: Faction, purpose: i64, receiver: Faction, amount: i64, card: i64) -> None:
    """Ask for a payment; its frame tells what follows it."""
    table.frames.push(BILL, payer | purpose << 4 | receiver << 8, amount, card)
    table.ask(PAYING, payer)


def payer_of(bill: i64) -> Faction:
    return bill & 15


def purpose_of(bill: i64) -> i64:
    return bill >> 4 & 15


def receiver_of(bill: i64) -> Faction:
    return bill >> 8


def pay_bill(table: Table, action: ActionCode) -> None:
    """The treasure changes hands or is discarded; the frame stays for what follows."""
    bill = table.frames.top(1)
    payer = payer_of(bill)
    purse = unpacked(codes.cards_of(action))
    if purpose_of(bill) == FOR_GIFT:
        move_coins(table, payer, receiver_of(bill), purse)
        if table.is_heard():
            telling.gave(table, payer, receiver_of(bill), purse)
    else:
        spend(table, payer, purse)
        if table.is_heard():
            telling.paid(table, payer, purse)


def legal_payments(table: Table, out: vec[i64]) -> i64:
    """All ways to reach the amount with the smallest possible total; all there is where that is not enough."""
    purse = table.sides[payer_of(table.frames.top(1))].purse
    amount = table.frames.top(2)
    if worth(purse) <= amount:
        out[0] = codes.pay(packed(purse))
        return 1
    return ways_to_pay(purse, amount, least_total(purse, amount), out)


def least_total(purse: Purse, amount: i64) -> i64:
    """The smallest total, from `amount` on, that some of these treasures make."""
    best: i64 = FAR
    diamonds: i64
    golds: i64
    silvers: i64
    for diamonds in range(coins(purse, DIAMOND) + 1):
        for golds in range(coins(purse, GOLD) + 1):
            for silvers in range(most_silvers(purse, amount) + 1):
                total = 4 * diamonds + 3 * golds + 2 * silvers
                total += larger(0, smaller(amount - total, coins(purse, COPPER)))
                if amount <= total < best:
                    best = total
    return best


def ways_to_pay(purse: Purse, amount: i64, total: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    diamonds: i64
    golds: i64
    silvers: i64
    for diamonds in range(coins(purse, DIAMOND) + 1):
        for golds in range(coins(purse, GOLD) + 1):
            for silvers in range(most_silvers(purse, amount) + 1):
                coppers = total - 4 * diamonds - 3 * golds - 2 * silvers
                if 0 <= coppers <= coins(purse, COPPER):
                    paid = coppers + silvers * coin(SILVER) + golds * coin(GOLD) + diamonds * coin(DIAMOND)
                    out[n] = codes.pay(packed(paid))
                    n += 1
    return n


def most_silvers(purse: Purse, amount: i64) -> i64:
    return smaller(coins(purse, SILVER), (amount + 1) // 2)
