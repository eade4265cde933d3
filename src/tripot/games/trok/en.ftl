game-title = Trök
game-tagline = Spread out your wares, haggle hard, and hoard { $goal } Aare before the other dwarves do.

minute-wins = You are a dwarf with a market stall. As soon as somebody has { $goal } Aare at the end of a round, the richest dwarf wins.
minute-1 = Everybody secretly chooses three cards to offer. Whoever’s offer is worth most becomes Trade Master and takes the first card.
minute-2 = Whoever loses a card takes the next one, from anybody else, and keeps it or swaps it for a card of the market. So it goes on until every card on offer has been taken.
minute-3 = Then show your combinations: three identical cards or more bring Aare, three different cards or more bring an upgrade that helps for the rest of the game.
minute-4 = To begin with: keep what you have twice, and offer what you can spare.

# Equipment.

card-pickaxe = pickaxe
    .the = the pickaxe
    .a = a pickaxe
    .many = { $n } pickaxes
    .text = Value { $value }, no colour.
card-ration = ration
    .the = the ration
    .a = a ration
    .many = { $n } rations
    .text = Value { $value }, green.
card-gloves = gloves
    .the = the gloves
    .a = a pair of gloves
    .many = { $n } pairs of gloves
    .text = Value { $value }, green.
card-lantern = lantern
    .the = the lantern
    .a = a lantern
    .many = { $n } lanterns
    .text = Value { $value }, green.
card-armour = armour
    .the = the armour
    .a = a suit of armour
    .many = { $n } suits of armour
    .text = Value { $value }, red.
card-helmet = helmet
    .the = the helmet
    .a = a helmet
    .many = { $n } helmets
    .text = Value { $value }, red.
card-hammer = hammer
    .the = the hammer
    .a = a hammer
    .many = { $n } hammers
    .text = Value { $value }, red.
card-stone = arcane stone
    .the = the arcane stone
    .a = an arcane stone
    .many = { $n } arcane stones
    .text = Wild: stands for any equipment in a combination. Worth { $worth } in an offer. No colour.

# Upgrades.  Among the cards of a combination, `vein` is a pickaxe that counts as an arcane stone.

card-mine = mine
    .the = the mine
    .a = a mine
    .many = { $n } mines
    .text = At each supply you draw one more card, face up.
card-vein = vein
    .the = the vein
    .a = { $field ->
        [cards] a pickaxe turned wild by a vein
       *[other] a vein
    }
    .many = { $field ->
        [cards] { $n } pickaxes turned wild by veins
       *[other] { $n } veins
    }
    .text = Each round, one of your pickaxes may count as an arcane stone in your combinations.
card-cart = cart
    .the = the cart
    .a = a cart
    .many = { $n } carts
    .text = At the end of each round it may store one card for the next, but never an arcane stone.
card-thrud = Thrud
    .the = Thrud
    .a = Thrud
    .many = { $n } × Thrud
    .text = Whenever identical cards renew the market, you gain 2 Aare, whoever brought it about.
card-grid = Grid
    .the = Grid
    .a = Grid
    .many = { $n } × Grid
    .text = Your offers are worth 3 more, and the end of each round pays you 1 Aare.
card-aegur = Aegur
    .the = Aegur
    .a = Aegur
    .many = { $n } × Aegur
    .text = In your combinations of identical cards, each card from the fourth on pays 5 Aare instead of 3.
card-dagda = Dagda
    .the = Dagda
    .a = Dagda
    .many = { $n } × Dagda
    .text = Your combinations of identical green cards ({ $green_values }) start at 7 Aare.
card-kraal = Kraal
    .the = Kraal
    .a = Kraal
    .many = { $n } × Kraal
    .text = Your combinations of identical red cards ({ $red_values }) start at 10 Aare.
card-idunn = Idunn
    .the = Idunn
    .a = Idunn
    .many = { $n } × Idunn
    .text = A sequence of five cards, such as ration to helmet, brings you two of the first five upgrades.
card-skaa = Skaa
    .the = Skaa
    .a = Skaa
    .many = { $n } × Skaa
    .text = Three different cards are enough for any upgrade of the row.
card-mere-dwerg = Mère Dwerg
    .the = Mère Dwerg
    .a = Mère Dwerg
    .many = { $n } × Mère Dwerg
    .text = The end of each round pays you 1 Aare for each of your dwarves, herself included.
card-pere-dwerg = Père Dwerg
    .the = Père Dwerg
    .a = Père Dwerg
    .many = { $n } × Père Dwerg
    .text = The end of each round pays you 1 Aare for each of your mines, veins and carts.
card-zoral = Zoral
    .the = Zoral
    .a = Zoral
    .many = { $n } × Zoral
    .text = The end of each round pays you 1 Aare for each pickaxe in the market.
card-astrid = Astrid
    .the = Astrid
    .a = Astrid
    .many = { $n } × Astrid
    .text = The end of each round pays you 2 Aare for each green card in the market.
card-ylud = Ylud
    .the = Ylud
    .a = Ylud
    .many = { $n } × Ylud
    .text = The end of each round pays you 3 Aare for each red card in the market.

# What happens.

event-youngest-drawn = { $seat_is ->
        [you] You count as the youngest at the table.
       *[other] { $seat } counts as the youngest at the table.
    }
event-market-revealed = The market opens with { $cards }.
event-row-filled = New in the row of upgrades: { $upgrades }.
event-round-began = Round { $round } begins.
event-dealt = { $seat_is ->
        [you] You pick up
       *[other] { $seat } picks up
    } { $cards_count ->
        [0] { $number ->
            [0] nothing
            [1] 1 card
           *[other] { $number } cards
        }
       *[other] { $cards }
    }.
event-unloaded = { $seat_is ->
        [you] You unload { $cards } from your carts.
       *[other] { $seat } unloads { $cards } from their carts.
    }
event-mined = { $seat_is ->
        [you] Your mine yields { $card_a }.
       *[other] { $seat } digs up { $card_a }.
    }
event-reshuffled = The equipment has run out: { $number ->
        [1] the one discarded card becomes the new deck.
       *[other] the { $number } discarded cards are shuffled into a new deck.
    }
event-offered = { $seat_is ->
        [you] You offer
       *[other] { $seat } offers
    } { $cards }: worth { $worth }{ $adds_count ->
        [0] { "" }
       *[other] { " " }({ $adds })
    }.
event-master-made = { $why ->
        [appointed] The tie is settled: { $seat_is ->
            [you] you are named Trade Master.
           *[other] { $seat } is named Trade Master.
        }
        [other] A tie with the old Trade Master: the title passes to { $seat_is ->
            [you] you.
           *[other] { $seat }.
        }
        [youngest] A tie, and no Trade Master yet to settle it: { $seat_is ->
            [you] you are the youngest of the tied players and become Trade Master.
           *[other] { $seat } is the youngest of the tied players and becomes Trade Master.
        }
       *[highest] { $seat_is ->
            [you] No offer beats yours: you are Trade Master.
           *[other] { $seat } makes the best offer and is Trade Master.
        }
    }
event-took = { $owner_is ->
        [self] { $seat_is ->
            [you] You take back { $card_the }.
           *[other] { $seat } takes back { $card_the }.
        }
        [you] { $seat } takes { $card_the } from you.
       *[other] { $seat_is ->
            [you] You take { $card_the } from { $owner }.
           *[other] { $seat } takes { $card_the } from { $owner }.
        }
    }
event-swapped = { $owner_is ->
        [self] { $seat_is ->
            [you] You take { $card_the } from your own offer to the market, in exchange for { $wanted_the }.
           *[other] { $seat } takes { $card_the } from their own offer to the market, in exchange for { $wanted_the }.
        }
        [you] { $seat } takes { $card_the } from you to the market, in exchange for { $wanted_the }.
       *[other] { $seat_is ->
            [you] You take { $card_the } from { $owner } to the market, in exchange for { $wanted_the }.
           *[other] { $seat } takes { $card_the } from { $owner } to the market, in exchange for { $wanted_the }.
        }
    }
event-market-renewed = Nothing but identical cards in the market ({ $card }), thanks to { $seat_is ->
        [you] you
       *[other] { $seat }
    }! It is cleared and laid out again: { $cards }.
event-gained = { $seat_is ->
        [you] You gain
       *[other] { $seat } gains
    } { $aare } Aare { $why ->
        [renewal] for the renewal of the market.
        [identical] for identical cards.
        [thrud] from Thrud.
        [grid] from Grid.
        [mere-dwerg] from Mère Dwerg.
        [pere-dwerg] from Père Dwerg.
        [zoral] from Zoral.
        [astrid] from Astrid.
        [ylud] from Ylud.
       *[other] more.
    }
event-trade-even = The trades were fair: nobody is short of a card.
event-gave = { $seat_is ->
        [you] You slip
       *[other] { $seat } slips
    } { $receiver_is ->
        [you] you
       *[other] { $receiver }
    } { $card_is ->
        [hidden] a card
       *[shown] { $card_a }
    }, face down.
event-identical-made = { $seat_is ->
        [you] You show
       *[other] { $seat } shows
    } identical cards ({ $kind }): { $cards }{ $adds_count ->
        [0] { "" }
       *[other] , for { $adds } Aare
    }.
event-different-made = { $seat_is ->
        [you] You show
       *[other] { $seat } shows
    } different cards: { $cards }.
event-perfect-made = The perfect combination! { $seat_is ->
        [you] You reveal
       *[other] { $seat } reveals
    } { $cards }.
event-claimed = { $seat_is ->
        [you] You claim { $upgrade_a }, number { $slot_nth } in the row.
       *[other] { $seat } claims { $upgrade_a }, number { $slot_nth } in the row.
    }
event-stored = { $seat_is ->
        [you] You load { $card_the } into a cart.
       *[other] { $seat } loads { $card_the } into a cart.
    }
event-discarded = { $seat_is ->
        [you] You discard { $cards }.
       *[other] { $seat } discards { $cards }.
    }
event-game-ended = { $reason ->
        [perfect] { reason-perfect }
        [fortune] { reason-fortune }
       *[last-round] { reason-last-round }
    } { $winners_is ->
        [you] You win!
        [among] { $winners } share the victory!
       *[other] { $winners_count ->
            [1] { $winners } wins!
           *[other] { $winners } share the victory!
        }
    }

# What may be chosen.

action-offer = Offer { $cards }
action-appoint = Name { $seat_is ->
        [you] yourself
       *[other] { $seat }
    } Trade Master
action-take = { $wanted_is ->
        [hidden] { $owner_is ->
            [you] Take back { $card_the }
           *[other] Take { $card_the } from { $owner }
        }
       *[shown] { $owner_is ->
            [you] Take { $card_the } from your own offer to the market, in exchange for { $wanted_the }
           *[other] Take { $card_the } from { $owner } to the market, in exchange for { $wanted_the }
        }
    }
action-give = Give { $card_the }
action-identical = Show identical cards ({ $kind }): { $cards }
action-different = Show different cards: { $cards }
action-perfect = Reveal the perfect combination: { $cards }
action-done = Leave it at that
action-claim = Claim { $upgrade_the } (number { $slot_nth } in the row)
action-store = Load { $card_the } into a cart
action-discard = Discard the rest

# Where the game stands, what is asked, and what to think of.

phase-supplying = Supply
phase-offering = Offers
phase-appointing = Choice of the Trade Master
phase-trading = Trade
phase-giving = The missing card
phase-combining = Combinations
phase-claiming = Upgrades
phase-storing = Carts
phase-ending = End of the round
phase-over = Game over

prompt-offering = Round { $round }: which cards do you put on offer?
prompt-appointing = The offers are tied: whom do you name Trade Master?
prompt-trading = Which card on offer do you take, and do you keep it or swap it at the market?
prompt-giving = { $short } is one card short: which card do you give?
prompt-combining = { $veins ->
        [0] Which combination do you show, if any?
        [1] Which combination do you show, if any? One pickaxe may still count as an arcane stone.
       *[other] Which combination do you show, if any? { $veins } pickaxes may still count as arcane stones.
    }
prompt-claiming = { $lone ->
        [0] { $claims ->
            [1] { $limit ->
                [1] There is only one upgrade to claim.
               *[other] Which of the first { $limit } upgrades of the row do you claim?
            }
           *[other] Your sequence brings two of the first { $limit } upgrades of the row: which do you claim first?
        }
       *[other] Your sequence brings two of the first 5 upgrades of the row, or a single one of the whole row: which do you claim? An upgrade from number { $lone } on ends your choice.
    }
prompt-storing = Which card do you load into a cart, before the rest is discarded?

help-offering = Everybody chooses three cards in secret, and all offers are turned up together. The offer that is worth most makes the Trade Master, who picks first; an arcane stone counts as { $stone_worth }. What you offer will be taken by others, but each card taken from you lets you pick one in return.
help-appointing = You were Trade Master in the round before, so you settle the tie. The new Trade Master picks first in the trade and is the first to combine. You cannot name yourself.
help-trading = Take a card that somebody else has on offer, and keep it or swap it for a card of another kind in the market. Whoever you take from picks next. A swap that makes all the cards of the market identical pays you 3 Aare. When only your own cards are left on offer, you take them back or swap them.
help-giving = As Trade Master you have picked one card more than the others, so the player who came away short gets one from you. You may give any card from your hand. Only the two of you will know which.
help-combining = Three or more identical cards pay their value in Aare, and 3 more for each card beyond the third. Three or more different cards bring an upgrade: the more cards, the wider the choice. You may show one combination of each sort, in either order, but no card can be in both. All seven kinds and an arcane stone make the perfect combination, which wins the game.
help-claiming = The upgrade stays before you and works from now on, even for another combination in this turn. The more different cards you showed, the further you may reach into the row. With Idunn, a sequence of exactly five brings two of the first five; with Skaa as well, you may take a single one instead, anywhere in the row. The row is filled up again only at the end of the round.
help-storing = Each of your carts may store one card for the next round, where everybody can see it. Arcane stones cannot be loaded. All other cards of your hand are discarded.

# Words that a view uses.

word-identical = identical cards
word-different = different cards

# Options of the table.

option-open_aare = Fortunes
    .help = Do the players see what the others own, or is each fortune a secret until the end?
    .value-false = secret
    .value-true = open
option-youngest = The youngest
    .help = Who counts as the youngest? If the offers of the first round tie, the youngest of the tied players becomes Trade Master.
    .value-none = drawn by lot
    .value-seat = { $seat }
option-memory = Memory
    .help = Does the table show the cards that others are known to hold, or do you remember them by yourselves?
    .value-shown = shown
    .value-hidden = up to you

# Why the game ended.

reason-perfect = A perfect combination decides the game.
reason-fortune = A fortune of { $goal } Aare is reached.
reason-last-round = The sixtieth round is over.

# Why a choice is good.

why-offer = Keeps what belongs together: { $cards }.
why-take = { $points ->
        [0] Nothing on offer helps more than { $card_the }.
       *[other] With { $card_the } the hand is worth about { $points } Aare more.
    }
why-renewal = Making all cards of the market identical brings { $points } Aare.
why-give = Gives away what is missed least: { $card_the }.
why-identical = This combination pays { $points } Aare, and it leaves the best of the rest.
why-different = With { $number } different cards there is a good upgrade to be had.
why-perfect = A perfect combination wins the game.
why-claim = Until the end, { $card_the } brings about { $points } Aare.
why-store = Stores { $card_the } for the next round.
why-discard = Nothing that is left is worth keeping.
why-done = No further combination is worth its cards.
why-appoint = { $seat } has made the least so far, and does the least harm as Trade Master.

# What the table shows; an empty label hides a field.

field-aare = Aare
field-claims = { "" }
field-copies = copies
field-equipment = equipment
field-equipment-list = equipment
field-limit = { "" }
field-lone = { "" }
field-made = { "" }
field-market = market
field-master = Master
field-offer = offer
field-perfect = perfect combination!
field-round = round
field-row = upgrades
field-short = { "" }
field-stored = in carts
field-tied = { "" }
field-upgrade = upgrade
field-upgrade-list = upgrades
field-upgrade_deck_size = upgrade deck
field-upgrades = upgrades
field-value = value
field-veins = { "" }
field-youngest = { "" }

# What a data file says of the table.

size-market = Cards in the market: { $n }
size-row = Upgrades in the row: { $n }
size-goal = Aare that end the game: { $n }

# `tripot balance --cards`: what is gained, and from where.
gain-aare = Aare
source-renewal = market renewed
source-identical = identical combinations
