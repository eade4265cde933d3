# tripot: compiled
"""The round, step by step and faction by faction (TRI-4.1 to TRI-5.5)."""

from mypy_extensions import i64

from tripot.core.bounds import MOST_LATER, MOST_STEPS_OF_DECISION
from tripot.core.numbers import ActionCode
from tripot.core.packed import vec
from tripot.core.piles import bit, larger, smaller
from tripot.core.rng import Rng
from tripot.games.trieste.cards.components import (
    CHARACTER,
    DEAREST,
    DRAWS,
    LAYABLE,
    MOST_DRAWS,
    ROUNDS,
    SPECIAL,
    THIEF,
    WATCH,
    Faction,
)
from tripot.games.trieste.effects import carrying_out, reacting, scheduling
from tripot.games.trieste.effects.running import change_infamy, go_next, run
from tripot.games.trieste.round import ending
from tripot.games.trieste.state import codes, hands, paying, telling
from tripot.games.trieste.state.hands import TREASURE_KINDS, card_of, list_cards, list_coins
from tripot.games.trieste.state.phases import (
    BEGIN,
    BUYING,
    DRAWING,
    EFFECT,
    END,
    FIRST,
    FOR_BUYING,
    FOR_CARD,
    FOR_REACTION,
    HERO_STAGE,
    LAYING,
    OVER,
    PAY,
    PAYING,
    PLAY,
    SECOND,
    SECOND_EDITION,
    THIRD,
    TRIMMING,
    UNVEILING,
)
from tripot.games.trieste.state.phases import DRAW as DRAW_STEP
from tripot.games.trieste.state.purses import coin, worth
from tripot.games.trieste.state.table import A_TREASURE, FACE_DOWN, NOTHING, OPEN, STOPPED, Side, Table


def advance(table: Table, rng: Rng) -> None:
    """Everything that asks nobody, until somebody is waited for or the game is over."""
    steps: i64 = 0
    while table.waiting == 0 and table.phase != OVER:
        if table.frames.depth:
            steps += 1
            if steps > MOST_STEPS_OF_DECISION:
                carrying_out.cut_short(table)
            else:
                carrying_out.run_instruction(table, rng)
        elif table.step == BEGIN:
            begin(table)
        elif table.stage == HERO_STAGE:
            offer_hero(table)
        elif table.step == DRAW_STEP:
            offer_draw(table)
        elif table.step == PLAY:
            table.ask(LAYING, table.turn)
        elif table.step == PAY:
            pay(table)
        elif table.step == EFFECT:
            take_effect(table, rng)
        else:
            end(table)


def next_turn(table: Table) -> None:
    table.stage = HERO_STAGE
    table.turn += 1
    if table.turn > THIEF:
        table.turn = WATCH
        table.step += 1
        if table.step > END:
            next_round(table)


def next_round(table: Table) -> None:
    for side in table.sides:
        side.played = NOTHING
        side.cost_change = 0
        side.limit = 0
        side.protected = 0
    table.step = BEGIN
    if table.round == ROUNDS:  # TRI-5.5
        table.phase = OVER
        if table.is_heard():
            telling.ended(table)
        return
    table.round += 1
    if table.is_heard():
        telling.round_began(table)


# ---- begin: the agenda, and heroes that work every round ------------------------------------------------------------


def begin(table: Table) -> None:
    """What earlier cards have left for this round, then the hero; `stage` is where on the agenda we are."""
    number = scheduling.next_due(table, table.turn, table.stage) if table.stage <= MOST_LATER else NOTHING
    if number != NOTHING:
        table.stage = number + 1
        kind = scheduling.begin(table, number)
        if table.is_heard():
            telling.came_due(table, table.turn, kind)
    elif table.stage <= MOST_LATER:
        table.stage = MOST_LATER + 1
        run_hero(table, table.book.each_round)
    else:
        if table.turn == THIEF:
            scheduling.clear(table)
        next_turn(table)


def run_hero(table: Table, starts: vec[i64]) -> None:
    """Run an effect of the hero, if he is revealed and has such an effect."""
    side = table.sides[table.turn]
    if not side.hero_open:
        return
    kind = table.book.hero[table.turn * 3 + side.hero]
    if starts[kind] != NOTHING:
        run(table, starts[kind], table.turn, kind, False)


def offer_hero(table: Table) -> None:
    """TRI-2.4: at the start of any phase, before acting in it."""
    side = table.sides[table.turn]
    if table.heroes and not side.hero_open:
        table.ask(UNVEILING, table.turn)
    else:
        table.stage = FIRST


def legal_unveilings(out: vec[i64]) -> i64:
    out[0] = codes.wait()
    out[1] = codes.reveal()
    return 2


def unveil(table: Table, action: ActionCode) -> None:
    table.stage = FIRST
    if codes.verb_of(action) == codes.REVEAL:
        table.sides[table.turn].hero_open = True
        table.sides[table.turn].hero_seen = True
        if table.is_heard():
            telling.unveiled(table, table.turn)
        run_hero(table, table.book.effect)


# ---- draw -----------------------------------------------------------------------------------------------------------


def offer_draw(table: Table) -> None:
    """TRI-4.1: two cards; the second is decided after seeing the first."""
    side = table.sides[table.turn]
    made = table.stage - FIRST
    if made < DRAWS + smaller(MOST_DRAWS, side.draws_change) and (side.deck or table.any_treasure()):
        table.ask(DRAWING, table.turn)
    else:
        side.draws_change = 0
        next_turn(table)


def legal_draws(table: Table, out: vec[i64]) -> i64:
    n: i64 = 0
    if table.any_treasure():
        out[0] = codes.draw(0)
        n = 1
    if table.sides[table.turn].deck:
        out[n] = codes.draw(1)
        n += 1
    return n


def draw(table: Table, action: ActionCode, rng: Rng) -> None:
    table.stage += 1
    hands.draw(table, table.turn, codes.deck_of(action), 1, rng)


# ---- play -----------------------------------------------------------------------------------------------------------


def legal_lays(table: Table, out: vec[i64]) -> i64:
    """TRI-4.2: a faction card that is no special, copper or silver, or nothing."""
    side = table.sides[table.turn]
    out[0] = codes.lay_nothing()
    n = list_coins(side.purse, LAYABLE, codes.lay(0), out, 1)
    return list_cards(table, table.turn, side.hand & ~table.book.of_type(table.turn, SPECIAL), codes.lay(0), out, n)


def lay(table: Table, action: ActionCode) -> None:
    side = table.sides[table.turn]
    side.lies = FACE_DOWN
    if codes.verb_of(action) == codes.LAY:
        if table.backs:
            hands.show_back(side)
        kind = codes.card_of(action)
        if kind < TREASURE_KINDS:
            side.purse -= coin(kind)
            side.laid = A_TREASURE + kind
        else:
            side.laid = card_of(table, kind, side.hand)
            side.hand &= ~bit(side.laid)
    if table.is_heard():
        telling.laid(table, table.turn)
    next_turn(table)


# ---- pay ------------------------------------------------------------------------------------------------------------


def pay(table: Table) -> None:
    """TRI-4.3: reveal and pay at once; what a card does on being revealed reaches those who pay after it."""
    side = table.sides[table.turn]
    if side.laid == NOTHING or table.stage == THIRD or (table.stage == SECOND and side.lies == STOPPED):
        next_turn(table)
    elif table.stage == FIRST:
        table.stage = SECOND
        turn_up(table, side)
    else:
        table.stage = THIRD
        kind = table.book.kind_of(table.turn, side.laid)
        side.played = kind
        if table.book.on_reveal[kind] != NOTHING:
            run(table, table.book.on_reveal[kind], table.turn, kind, False)


def turn_up(table: Table, side: Side) -> None:
    side.open()
    if side.laid >= A_TREASURE:
        side.forget_coins(coin(side.laid - A_TREASURE))
        table.stage = THIRD
        if table.is_heard():
            telling.revealed(table, table.turn, 0)
        return
    side.forget_card(side.laid, table.book.like(table.turn, side.laid))
    price = cost(table, table.turn)
    if table.is_heard():
        telling.revealed(table, table.turn, price)
    if price > worth(side.purse):
        show_and_counter(table, side)
    elif price:
        paying.ask_payment(table, table.turn, FOR_CARD, 0, price, side.laid)


def cost(table: Table, faction: Faction) -> i64:
    """Of the card that a faction has played, with this round's changes."""
    side = table.sides[faction]
    return smaller(DEAREST, larger(0, table.book.cost[table.book.kind_of(faction, side.laid)] + side.cost_change))


def show_and_counter(table: Table, side: Side) -> None:
    """TRI-4.3: whoever cannot pay shows the hand, and the card lies countered until its Effect."""
    hands.show_all(table, table.turn, side.hand, side.purse)
    table.unpaid += 1
    if table.is_heard():
        telling.could_not_pay(table, table.turn)
    if table.edition < SECOND_EDITION:
        side.discard |= bit(side.laid)
        side.laid = NOTHING
    else:
        side.lies = STOPPED


def finish_payment(table: Table, action: ActionCode) -> None:
    """A bill is paid: what was it for?"""
    paying.pay_bill(table, action)
    bill = table.frames.top(1)
    card = table.frames.top(3)
    table.frames.pop()
    purpose = paying.purpose_of(bill)
    if purpose == FOR_BUYING:
        ending.bring_back(table, card)
    elif purpose == FOR_REACTION:
        reacting.play_reaction(table, paying.payer_of(bill), card)
    elif purpose != FOR_CARD:
        go_next(table)


# ---- effect ---------------------------------------------------------------------------------------------------------


def take_effect(table: Table, rng: Rng) -> None:
    """TRI-4.4: the card takes effect, then goes to its owner's discard."""
    side = table.sides[table.turn]
    if side.laid == NOTHING:
        next_turn(table)
    elif side.laid >= A_TREASURE:
        kind = side.laid - A_TREASURE
        table.spent += coin(kind)
        side.laid = NOTHING
        hands.draw_coins(table, table.turn, kind + 1, rng)  # TRI-4.5
    elif table.stage == FIRST:
        table.stage = SECOND
        kind = table.book.kind_of(table.turn, side.laid)
        if side.lies == OPEN and table.book.effect[kind] != NOTHING:
            if table.is_heard():
                telling.took_effect(table, table.turn)
            run(table, table.book.effect[kind], table.turn, kind, True)
    else:
        put_away(table, side)


def put_away(table: Table, side: Side) -> None:
    """TRI-4.7: a thief whose effect was carried out gains infamy."""
    kind = table.book.kind_of(table.turn, side.laid)
    if table.turn == THIEF and side.lies == OPEN and table.book.type[kind] == CHARACTER:
        gained = change_infamy(table, table.book.level[kind])
        if table.is_heard() and gained:
            telling.infamy(table, gained)
    side.discard |= bit(side.laid)
    side.laid = NOTHING


# ---- end ------------------------------------------------------------------------------------------------------------


def end(table: Table) -> None:
    """TRI-4.8: the goals of all three; then each buys back, and keeps to the hand limit that a card may have set."""
    side = table.sides[table.turn]
    if table.stage == FIRST:
        table.stage = SECOND
        if ending.has_won(table, table.turn):
            ending.win(table)
        elif table.edition >= SECOND_EDITION:
            check_next_goal(table)
    elif table.stage == SECOND:
        if ending.may_buy(table, side):
            table.ask(BUYING, table.turn)
        else:
            table.stage = THIRD
    elif side.limit and table.hand_size(table.turn) > side.limit:
        table.ask(TRIMMING, table.turn)
    elif table.edition < SECOND_EDITION or table.turn == THIEF:
        next_turn(table)
    else:
        table.turn += 1
        table.stage = SECOND


def check_next_goal(table: Table) -> None:
    """After the Thief's goal, buying back begins with the Watch."""
    if table.turn == THIEF:
        table.turn = WATCH
    else:
        table.turn += 1
        table.stage = HERO_STAGE


# ---- all questions of the round -------------------------------------------------------------------------------------


def legal_answers(table: Table, out: vec[i64]) -> i64:
    phase = table.phase
    if phase == DRAWING:
        return legal_draws(table, out)
    if phase == LAYING:
        return legal_lays(table, out)
    if phase == PAYING:
        return paying.legal_payments(table, out)
    if phase == BUYING:
        return ending.legal_buys(table, out)
    if phase == UNVEILING:
        return legal_unveilings(out)
    if phase == TRIMMING:
        return ending.legal_trims(table, out)
    return carrying_out.legal_answers(table, out)


def answer(table: Table, action: ActionCode, rng: Rng) -> None:
    phase = table.phase
    if phase == DRAWING:
        draw(table, action, rng)
    elif phase == LAYING:
        lay(table, action)
    elif phase == PAYING:
        finish_payment(table, action)
    elif phase == BUYING:
        ending.buy(table, action)
    elif phase == UNVEILING:
        unveil(table, action)
    elif phase == TRIMMING:
        ending.trim(table, action)
    else:
        carrying_out.answer(table, action)
