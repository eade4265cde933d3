game-title = Trieste
game-tagline = One harbour, three ways to rule it: lock up the thieves, outbuy everybody, or become the thief that everybody talks about.
minute-wins = Three factions, three ways to win, and each needs something else. Whoever has reached their goal in their own End phase rules the harbour at once.
minute-1 = Each round you first draw two cards: treasure, which pays for the others, or cards from your own deck.
minute-2 = Then each of the three lays one card face down. In the order Watch, Merchant, Thief, each reveals theirs and pays for it; then they take effect in the same order.
minute-3 = At the end of the round you can buy back discarded characters of level 1 or more; actions are gone for good.
minute-4 = To begin with: look at what the other two still need, and lay what keeps them from it.
minute-watch = You are the City Watch: put enough thieves in prison, and you win.
minute-merchant = You are the Merchant: hold enough treasure in hand, and you win. Every thief in prison means that you need more.
minute-thief = You are the Thief: become infamous enough, and you win. Keep out of the Watch’s hands.

role-watch = { word-watch }
role-merchant = { word-merchant }
role-thief = { word-thief }

# Treasure: another name in a data file takes the place of these, with their forms.

card-copper = Copper
    .the = the copper
    .a = a copper
    .many = { $n } coppers
    .text = Worth 1. Played instead of a card, it draws 1 treasure.
card-silver = Silver
    .the = the silver
    .a = a silver
    .many = { $n } silvers
    .text = Worth 2. Played instead of a card, it draws 2 treasures.
card-gold = Gold
    .the = the gold
    .a = a gold
    .many = { $n } golds
    .text = Worth 3. Too good to be played: it pays, or it waits in the hand.
card-diamond = Diamond
    .the = the diamond
    .a = a diamond
    .many = { $n } diamonds
    .text = Worth 4. There is only one in town, and everybody knows it.

# What cards do.  A step is a clause, and what follows from it comes with the sign that parts the two.
# The messages `part-…` are parts of clauses, told by the same variables.

part-who = { $who ->
        [picked] the chosen opponent
        [watch] the Watch
        [merchant] the Merchant
        [thief] the Thief
        [opponents] each opponent
       *[everybody] everybody
    }
part-whose = { $who ->
        [picked] the chosen opponent’s
        [watch] the Watch’s
        [merchant] the Merchant’s
        [thief] the Thief’s
        [opponents] each opponent’s
       *[everybody] everybody’s
    }
part-hand = { $who ->
        [me] your hand
       *[other] { part-whose } hand
    }
part-treasures = { $amount ->
        [1] 1 treasure
       *[other] { $amount } treasures
    }
part-level = { $level ->
        [0] { " " }of level 0
        [1] { $from-level ->
            [0] { " " }of level 1 or less
           *[other] { " " }of level 1
        }
        [2] { $from-level ->
            [0] { " " }of level 2 or less
            [1] { " " }of level 1 or 2
           *[other] { " " }of level 2
        }
       *[other] { $from-level ->
            [0] { "" }
            [1] { " " }of level 1 or more
            [2] { " " }of level 2 or more
           *[other] { " " }of level 3
        }
    }
part-name = { $named ->
        [yes] { " " }of that name
       *[no] { "" }
    }
part-filter = { $type ->
        [character] { part-level }
        [any] { $level ->
            [9] { $from-level ->
                [0] { "" }
               *[other] { " " }(if a character,{ part-level })
            }
           *[other] { " " }(if a character,{ part-level })
        }
       *[other] { "" }
    }{ part-name }
part-card = { $type ->
        [character] character
        [action] action
        [special] special
       *[any] card
    }{ part-filter }
part-a-card = { $type ->
        [character] a { part-card }
        [action] an { part-card }
       *[other] a { part-card }
    }
part-random = { $how ->
        [random] random{ " " }
       *[other] { "" }
    }
part-discarded = { $what ->
        [treasure] { $amount } { part-random }{ $amount ->
            [1] treasure
           *[other] treasures
        }
       *[faction] { $amount } { part-random }{ $type ->
            [character] { $amount ->
                [1] character
               *[other] characters
            }
            [action] { $amount ->
                [1] action
               *[other] actions
            }
            [special] { $amount ->
                [1] special
               *[other] specials
            }
           *[any] { $amount ->
                [1] faction card
               *[other] faction cards
            }
        }{ part-filter }
    }
part-if-fit = { $named ->
        [yes] { " " }if it is a thief{ part-filter }
       *[no] { $level ->
            [9] { $from-level ->
                [0] { "" }
               *[other] { " " }if it is{ part-filter }
            }
           *[other] { " " }if it is{ part-filter }
        }
    }
part-has = { $who ->
        [me] you have
       *[other] { part-who } has
    }
part-condition = { $what ->
        [infamy] { $own ->
            [thief] you have
           *[other] the Thief has
        } at least { $least } infamy
        [captured] { $least ->
            [1] a thief is captured
           *[other] at least { $least } thieves are captured
        }
        [levels] the levels of the captured thieves add up to at least { $least }
        [treasures] { part-has } at least { $least ->
            [1] 1 treasure
           *[other] { $least } treasures
        } in hand
        [cards] { part-has } at least { $least ->
            [1] 1 faction card
           *[other] { $least } faction cards
        } in hand
        [discards] { part-has } at least { $least ->
            [1] 1 card
           *[other] { $least } cards
        } in { $who ->
            [me] your discard
           *[other] their discard
        }
        [characters] { part-has } revealed { $least ->
            [1] a character
           *[other] { $least } characters
        } this round
        [actions] { part-has } revealed { $least ->
            [1] an action
           *[other] { $least } actions
        } this round
        [named] { part-has } at least { $least ->
            [1] 1 card
           *[other] { $least } cards
        } of that name in hand
       *[shown] { $least ->
            [1] a card is shown
           *[other] at least { $least } cards are shown
        }
    }

step-reaction = { $event ->
        [capture] play this card from your hand when one of your thieves is about to be captured
        [take] play this card from your hand when your treasure is about to be taken
       *[counter] play this card from your hand when your card is about to be countered
    }
step-on-reveal = as soon as this card is revealed and paid for
step-on-reveal-text = , { $text }
step-each-round = at the start of each round
step-each-round-text = , { $text }
step-unveiled = when you reveal this hero
step-unveiled-text = : { $text }

step-draw = { $who ->
        [me] draw
       *[other] { part-who } draws
    } { $deck ->
        [treasure] { part-treasures }
       *[own] { $amount ->
            [1] 1 card
           *[other] { $amount } cards
        } { $who ->
            [me] from your deck
           *[other] from their own deck
        }
    }
step-keep = look at { $deck ->
        [treasure] { $look ->
            [1] 1 treasure
           *[other] { $look } treasures
        } from the deck
       *[own] { $look ->
            [1] 1 card
           *[other] { $look } cards
        } from your deck
    }{ $rest ->
        [0] { " " }and keep { $keep ->
            [1] it
           *[other] them all
        }
        [1] , keep { $keep } and discard the other
       *[other] , keep { $keep } and discard the rest
    }
step-take = { $how ->
        [random] take { $amount ->
            [1] 1 random treasure
           *[other] up to { $amount } random treasures
        } from { $from ->
            [picked] the chosen opponent
            [watch] the Watch
            [merchant] the Merchant
           *[thief] the Thief
        }
       *[chosen] look at { $from ->
            [picked] the chosen opponent’s
            [watch] the Watch’s
            [merchant] the Merchant’s
           *[thief] the Thief’s
        } treasures and take { $amount ->
            [1] 1 of them
           *[other] up to { $amount } of them
        }
    }
step-give = { $from ->
        [me] give
        [picked] the chosen opponent gives
        [watch] the Watch gives
        [merchant] the Merchant gives
       *[thief] the Thief gives
    } { $to ->
        [me] you
        [picked] the chosen opponent
        [watch] the Watch
        [merchant] the Merchant
       *[thief] the Thief
    } treasure worth { $worth }, or all { $from ->
        [me] you have
       *[other] they have
    }
step-discard = { $who ->
        [me] discard { part-discarded }
       *[other] { $how ->
            [chosen] look at { part-whose } { $what ->
                [treasure] treasure
               *[faction] faction cards
            }: they discard { part-discarded } of your choice
           *[other] { part-who } discards { part-discarded }
        }
    }
step-look = { $amount ->
        [0] look at { part-whose } hand
        [1] look at 1 random card from { part-whose } hand
       *[other] look at { $amount } random cards from { part-whose } hand
    }
step-reveal = { $who ->
        [me] show everybody
       *[other] { part-who } shows everybody
    } { $amount ->
        [0] { $who ->
            [me] your hand
           *[other] their hand
        }
        [1] { $who ->
            [me] 1 random card from your hand
           *[other] 1 random card from their hand
        }
       *[other] { $who ->
            [me] { $amount } random cards from your hand
           *[other] { $amount } random cards from their hand
        }
    }
step-search = search { $deck ->
        [me] your deck
        [picked] the chosen opponent’s deck
        [watch] the Watch’s deck
        [merchant] the Merchant’s deck
       *[thief] the Thief’s deck
    } for { part-a-card } and { $to ->
        [hand] take it into your hand
       *[discard] put it on its owner’s discard
    }
step-capture = { $from ->
        [play] capture the revealed thief{ part-if-fit }
        [hand] capture { part-a-card } from the Thief’s hand
        [discard] capture { part-a-card } from the Thief’s discard
       *[shown] capture that card if it is { part-a-card }
    }
step-capture-then = ; if you do, { $text }
step-capture-else = ; otherwise, { $text }
step-free = return a captured thief{ part-filter } to { $own ->
        [thief] your
       *[other] the Thief’s
    } { $to ->
        [hand] hand
       *[discard] discard
    }
step-free-then = ; if you do, { $text }
step-free-else = ; otherwise, { $text }
step-take-then = ; if you do, { $text }
step-take-else = ; otherwise, { $text }
step-discard-then = ; if that is done, { $text }
step-discard-else = ; otherwise, { $text }
step-recover = { $to ->
        [deck] shuffle { part-a-card } from your discard into your deck
       *[hand] take { part-a-card } from your discard back into your hand
    }
step-recover-then = ; if you do, { $text }
step-recover-else = ; otherwise, { $text }
step-counter = counter { part-whose } revealed { $type ->
        [character] character
        [action] action
       *[any] card
    }{ part-filter }
step-counter-then = ; if you do, { $text }
step-counter-else = ; otherwise, { $text }
step-protect = { $from ->
        [take] an effect that would take { $who ->
            [me] your treasure
           *[other] { part-whose } treasure
        } this round is countered
        [capture] { $who ->
            [me] your thieves
           *[other] { part-whose } thieves
        } cannot be captured this round
       *[counter] { $who ->
            [me] your card
           *[other] { part-whose } card
        } cannot be countered this round
    }
step-infamy = { $own ->
        [thief] you { $amount_is ->
            [less] lose
           *[more] gain
        }
       *[other] the Thief { $amount_is ->
            [less] loses
           *[more] gains
        }
    } { $amount_size } infamy
step-cost = { $who ->
        [me] your card
       *[other] { part-whose } card
    } costs { $amount_is ->
        [less] { $amount_size } less this round
       *[more] { $amount_size } more this round
    }
step-choose = { $who ->
        [me] choose one:
       *[other] { part-who } chooses one of these for you:
    }
step-choose-option = { $number ->
        [1] { " " }{ $text }
       *[other] ; or { $text }
    }
step-if = if { part-condition }
step-if-then = , { $text }
step-if-else = ; otherwise, { $text }
step-unless = unless { part-condition }
step-unless-then = , { $text }
step-unless-else = ; otherwise, { $text }
step-each = for each { $what ->
        [infamy] infamy that { $own ->
            [thief] you have
           *[other] the Thief has
        }
        [captured] captured thief
        [levels] level of the captured thieves
        [treasures] treasure in { part-hand }
        [cards] faction card in { part-hand }
        [discards] card in { $who ->
            [me] your discard
           *[other] { part-whose } discard
        }
        [characters] character that { part-has } revealed this round
        [actions] action that { part-has } revealed this round
        [named] card of that name in { part-hand }
       *[shown] card shown
    }
step-each-do = , { $text }
step-pick = choose an opponent
step-name = name a card from { $of ->
        [watch] the Watch’s deck
        [merchant] the Merchant’s deck
       *[thief] the Thief’s deck
    }
step-swap = swap all the treasure in your hand for { $with ->
        [picked] the chosen opponent’s
        [watch] the Watch’s
        [merchant] the Merchant’s
       *[thief] the Thief’s
    }
step-copy = carry out the effect of { part-whose } revealed card as if it were your own
step-later = at the start of { $rounds ->
        [1] the next round
       *[other] each of the next { $rounds } rounds
    }
step-later-do = , { $text }
step-draws = { $who ->
        [me] draw
       *[other] { part-who } draws
    } { $amount_size ->
        [1] 1 card
       *[other] { $amount_size } cards
    } { $amount_is ->
        [less] fewer
       *[more] more
    } in { $who ->
        [me] your next Draw phase
       *[other] their next Draw phase
    }
step-limit = { $who ->
        [me] you keep
       *[other] { part-who } keeps
    } at most { $amount ->
        [1] 1 card in hand
       *[other] { $amount } cards in hand
    } at the end of this round
step-pay = { $who ->
        [me] { $how ->
            [must] pay { $amount }
           *[may] you may pay { $amount }
        }
       *[other] { part-who } { $how ->
            [must] must pay { $amount }
           *[may] may pay { $amount }
        }
    }
step-pay-then = { $who ->
        [me] ; if you do, { $text }
       *[other] ; if they do, { $text }
    }
step-pay-else = ; otherwise, { $text }
step-negate = { $event ->
        [capture] the capture is negated
        [take] nothing is taken
       *[counter] your card is not countered
    }
step-veil = turn { part-whose } hero face down again

# What happens.

part-by = { $by_is ->
        [shown] { " " }(“{ $by }”)
       *[hidden] { "" }
    }

event-faction-dealt = { $faction ->
        [watch] { $seat_is ->
            [you] You put on the helmet of the City Watch.
           *[other] { $seat } puts on the helmet of the City Watch.
        }
        [merchant] { $seat_is ->
            [you] You open the Merchant’s ledgers.
           *[other] { $seat } opens the Merchant’s ledgers.
        }
       *[thief] { $seat_is ->
            [you] You slip into the Thief’s soft shoes.
           *[other] { $seat } slips into the Thief’s soft shoes.
        }
    }
event-round-began = Round { $round }: the bells ring over the harbour.
event-drew-treasure = { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } { $cards_count ->
        [0] { $number ->
            [1] 1 treasure
           *[other] { $number } treasures
        }
       *[other] { $cards }
    }{ part-by }.
event-drew-cards = { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } { $cards_count ->
        [0] { $number ->
            [1] 1 faction card
           *[other] { $number } faction cards
        }
       *[other] { $cards }
    }{ part-by }.
event-laid = { $card_is ->
        [hidden] { $back ->
            [treasure] { $seat_is ->
                [you] You lay a treasure face down.
               *[other] { $seat } lays a treasure face down.
            }
            [faction] { $seat_is ->
                [you] You lay a faction card face down.
               *[other] { $seat } lays a faction card face down.
            }
           *[plain] { $seat_is ->
                [you] You lay a card face down.
               *[other] { $seat } lays a card face down.
            }
        }
       *[shown] { $seat_is ->
            [you] You lay “{ $card }” face down.
           *[other] { $seat } lays “{ $card }” face down.
        }
    }
event-laid-nothing = { $seat_is ->
        [you] You play nothing and look innocent.
       *[other] { $seat } plays nothing and looks innocent.
    }
event-revealed = { $seat_is ->
        [you] You reveal “{ $card }”
       *[other] { $seat } reveals “{ $card }”
    }, { $cost ->
        [0] which costs nothing
       *[other] which costs { $cost }
    }.
event-paid = { $seat_is ->
        [you] You pay { $cards }
       *[other] { $seat } pays { $cards }
    }{ $card_is ->
        [shown] { " " }for “{ $card }”
       *[hidden] { "" }
    }.
event-could-not-pay = { $seat_is ->
        [you] You cannot pay for “{ $card }”: it is countered, and you show { $hand_count ->
            [0] an empty hand
           *[other] your whole hand: { $hand }
        }.
       *[other] { $seat } cannot pay for “{ $card }”: it is countered, and everybody sees { $hand_count ->
            [0] an empty hand
           *[other] the whole hand: { $hand }
        }.
    }
event-took-effect = { $seat_is ->
        [you] Your “{ $card }” gets to work.
       *[other] { $seat }’s “{ $card }” gets to work.
    }
event-countered = { $seat_is ->
        [you] You watch “{ $card }” come to nothing:
       *[other] { $seat } watches “{ $card }” come to nothing:
    } { $by_is ->
        [shown] “{ $by }” counters it.
       *[hidden] it is countered.
    }
event-protection-held = { $against ->
        [take] { $seat_is ->
            [you] Your treasure is protected: “{ $card }” takes nothing.
           *[other] { $seat }’s treasure is protected: “{ $card }” takes nothing.
        }
        [capture] { $seat_is ->
            [you] You are protected, and “{ $card }” cannot be captured this round{ part-by }.
           *[other] { $seat } is protected, and “{ $card }” cannot be captured this round{ part-by }.
        }
       *[counter] { $seat_is ->
            [you] You are protected, and “{ $card }” cannot be countered this round{ part-by }.
           *[other] { $seat } is protected, and “{ $card }” cannot be countered this round{ part-by }.
        }
    }
event-capture-tried = { $seat_is ->
        [you] You seize “{ $card }” by the collar,
       *[other] { $seat } seizes “{ $card }” by the collar,
    } { $place ->
        [hand] still in the Thief’s hand{ part-by }.
        [discard] hiding in the Thief’s discard{ part-by }.
       *[play] caught in the act{ part-by }.
    }
event-captured = The cell door shuts on “{ $card }”: { $number ->
        [1] 1 thief behind bars
       *[other] { $number } thieves behind bars
    }.
event-capture-missed = The capture fails: “{ $card }” is no longer there.
event-reacted = { $seat_is ->
        [you] You answer at once with “{ $card }”!
       *[other] { $seat } answers at once with “{ $card }”!
    }
event-infamy-changed = { $change_is ->
        [less] { $seat_is ->
            [you] You lose { $change_size } infamy: { $total } left{ part-by }.
           *[other] { $seat } loses { $change_size } infamy: { $total } left{ part-by }.
        }
        [more] { $seat_is ->
            [you] You gain { $change_size } infamy: { $total } in all, and the taverns talk{ part-by }.
           *[other] { $seat } gains { $change_size } infamy: { $total } in all, and the taverns talk{ part-by }.
        }
       *[same] { $seat_is ->
            [you] You keep your infamy: still { $total }{ part-by }.
           *[other] { $seat } keeps the same infamy: still { $total }{ part-by }.
        }
    }
event-took = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $cards_count ->
        [0] { $number ->
            [1] 1 treasure
           *[other] { $number } treasures
        }
       *[other] { $cards }
    } { $victim_is ->
        [you] from you
       *[other] from { $victim }
    }{ part-by }.
event-gave = { $seat_is ->
        [you] You hand
       *[other] { $seat } hands
    } { $receiver_is ->
        [you] you
       *[other] { $receiver }
    } { $cards_count ->
        [0] { $number ->
            [1] 1 treasure
           *[other] { $number } treasures
        }
       *[other] { $cards }
    }{ part-by }.
event-swapped = { $seat_is ->
        [you] You swap all your treasure
       *[other] { $seat } swaps all treasure
    } { $other_is ->
        [you] with you
       *[other] with { $other }
    }{ part-by }.
event-threw-away = { $seat_is ->
        [you] You discard { $cards }{ part-by }.
       *[other] { $seat } discards { $cards }{ part-by }.
    }
event-looked = { $seat_is ->
        [you] You look
       *[other] { $seat } looks
    } { $cards_count ->
        [0] { $number ->
            [0] for the next cards: there are none
            [1] at the next card
           *[other] at the next { $number } cards
        }
       *[other] at the next cards: { $cards }
    }.
event-kept = { $card_is ->
        [hidden] { $seat_is ->
            [you] You keep a card, and nothing shows on your face.
           *[other] { $seat } keeps a card without batting an eyelid.
        }
       *[shown] { $seat_is ->
            [you] You keep “{ $card }”.
           *[other] { $seat } keeps “{ $card }”.
        }
    }
event-saw = { $seat_is ->
        [you] You get a look at { $victim }’s hand:
       *[other] { $victim_is ->
            [you] { $seat } gets a look at your hand:
           *[other] { $seat } gets a look at { $victim }’s hand:
        }
    } { $cards_count ->
        [0] { $number ->
            [0] nothing there
            [1] 1 card
           *[other] { $number } cards
        }
       *[other] { $cards }
    }{ part-by }.
event-showed = { $seat_is ->
        [you] You show everybody { $cards }{ part-by }.
       *[other] { $seat } shows everybody { $cards }{ part-by }.
    }
event-searched = { $owner_is ->
        [self] { $seat_is ->
            [you] You go through your own deck and shuffle it{ part-by }.
           *[other] { $seat } goes through their own deck and shuffles it{ part-by }.
        }
        [you] { $seat } goes through your deck, which is then shuffled{ part-by }.
       *[other] { $seat_is ->
            [you] You go through { $owner }’s deck, which is then shuffled{ part-by }.
           *[other] { $seat } goes through { $owner }’s deck, which is then shuffled{ part-by }.
        }
    }
event-found = { $card_is ->
        [hidden] { $seat_is ->
            [you] You take the card that you were looking for.
           *[other] { $seat } takes a card out of the deck.
        }
       *[shown] { $seat_is ->
            [you] You find “{ $card }” and take it.
           *[other] { $seat } finds “{ $card }” and takes it.
        }
    }
event-freed = { $seat_is ->
        [you] You get “{ $card }” out of prison,
       *[other] { $seat } gets “{ $card }” out of prison,
    } { $to ->
        [hand] back to the Thief’s hand.
       *[discard] onto the Thief’s discard.
    }
event-recovered = { $seat_is ->
        [you] You take “{ $card }” back from your discard,
       *[other] { $seat } takes “{ $card }” back from their discard,
    } { $to ->
        [deck] into the deck.
       *[hand] into the hand.
    }
event-bought-back = { $seat_is ->
        [you] You buy “{ $card }” back from your discard.
       *[other] { $seat } buys “{ $card }” back from their discard.
    }
event-cost-changed = { $seat_is ->
        [you] You pay
       *[other] { $seat } pays
    } { $change_is ->
        [less] { $change_size } less this round{ part-by }.
       *[more] { $change_size } more this round{ part-by }.
    }
event-draws-changed = { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } { $change_size ->
        [1] 1 card
       *[other] { $change_size } cards
    } { $change_is ->
        [less] fewer in the next Draw phase{ part-by }.
       *[more] more in the next Draw phase{ part-by }.
    }
event-hand-limited = { $seat_is ->
        [you] You may
       *[other] { $seat } may
    } hold at most { $number ->
        [1] 1 card
       *[other] { $number } cards
    } at the end of this round{ part-by }.
event-protected = { $against ->
        [take] { $seat_is ->
            [you] You sleep soundly: nobody can take your treasure this round{ part-by }.
           *[other] { $seat } sleeps soundly: nobody can take their treasure this round{ part-by }.
        }
        [capture] { $seat_is ->
            [you] You are out of reach: your thieves cannot be captured this round{ part-by }.
           *[other] { $seat } is out of reach: their thieves cannot be captured this round{ part-by }.
        }
       *[counter] { $seat_is ->
            [you] You have friends in high places: your card cannot be countered this round{ part-by }.
           *[other] { $seat } has friends in high places: their card cannot be countered this round{ part-by }.
        }
    }
event-opted = { $seat_is ->
        [you] You choose
       *[other] { $seat } chooses
    }{ $option_reader ->
        [watch] { " " }what the card says to the Watch
        [merchant] { " " }what the card says to the Merchant
        [thief] { " " }what the card says to the Thief
       *[none] { "" }
    }: “{ $option }”
event-picked = { $other_is ->
        [you] { $seat } chooses you.
       *[other] { $seat_is ->
            [you] You choose { $other }.
           *[other] { $seat } chooses { $other }.
        }
    }
event-named = { $seat_is ->
        [you] You name “{ $card }”.
       *[other] { $seat } names “{ $card }”.
    }
event-copied = { $seat_is ->
        [you] You help yourself to the effect of “{ $card }”.
       *[other] { $seat } borrows the effect of “{ $card }”.
    }
event-scheduled = { $seat_is ->
        [you] You will hear of “{ $card }” again
       *[other] { $seat } will hear of “{ $card }” again
    } { $rounds ->
        [1] next round
       *[other] in each of the next { $rounds } rounds
    }.
event-not-scheduled = { $seat_is ->
        [you] You put nothing off with “{ $card }”
       *[other] { $seat } puts nothing off with “{ $card }”
    }: { $number } effects already wait for later rounds.
event-cut-short = { $seat_is ->
        [you] You have reached { $number } steps in a row with “{ $card }”
       *[other] { $seat } has reached { $number } steps in a row with “{ $card }”
    }: its effect ends here.
event-came-due = { $seat_is ->
        [you] You hear of “{ $card }” again.
       *[other] { $seat } hears of “{ $card }” again.
    }
event-hero-chosen = { $hero_is ->
        [hidden] { $seat_is ->
            [you] You have chosen your hero, who stays in the shadows.
           *[other] { $seat } has chosen a hero, who stays in the shadows.
        }
       *[shown] { $seat_is ->
            [you] You have chosen “{ $hero }” as your hero.
           *[other] { $seat } has chosen “{ $hero }” as a hero.
        }
    }
event-hero-revealed = { $seat_is ->
        [you] You bring your hero into the light: “{ $hero }”!
       *[other] { $seat } brings a hero into the light: “{ $hero }”!
    }
event-hero-turned-down = { $seat_is ->
        [you] You see your hero, “{ $hero }”, go back into the shadows.
       *[other] { $seat } sees “{ $hero }” go back into the shadows.
    }
event-game-won = { $faction ->
        [watch] { reason-watch }
        [merchant] { reason-merchant }
       *[thief] { reason-thief }
    } { $seat_is ->
        [you] You win!
       *[other] { $seat } wins!
    }
event-nobody-won = After { $rounds } rounds nobody rules Trieste: a draw.

# What may be chosen.

action-hero = Choose “{ $card }” as your hero
action-reveal = Reveal your hero
action-wait = Keep your hero hidden
action-draw = { $deck ->
        [treasure] Draw a treasure
       *[own] Draw a card from your own deck
    }
action-lay = Lay “{ $card }” face down
action-lay-nothing = Play nothing
action-pay = Hand over { $cards }
action-react = Answer with “{ $card }”
action-pass = Do nothing
action-option = Choose effect number { $option }
action-pick = { $faction ->
        [watch] Choose the City Watch
        [merchant] Choose the Merchant
       *[thief] Choose the Thief
    }
action-name = Name “{ $card }”
action-choose = Choose “{ $card }”
action-agree = Pay
action-refuse = Refuse to pay
action-buy = Buy back “{ $card }”
action-done = Buy nothing more

# Where the game stands, what is asked, and what to think of.

phase-choosing-hero = Choice of heroes
phase-unveiling = A hero in the shadows
phase-drawing = Draw
phase-laying = Play
phase-paying = Payment
phase-reacting = An answer at once
phase-opting = One or the other
phase-picking = Choice of an opponent
phase-naming = Naming a card
phase-keeping = One to keep
phase-taking = A hand in the purse
phase-discarding = Discard
phase-capturing = Capture
phase-freeing = Out of prison
phase-recovering = Out of the discard
phase-searching = Search of a deck
phase-agreeing = To pay or not to pay
phase-buying = Buying back
phase-trimming = Too many cards
phase-over = Game over

prompt-choosing-hero = Which hero do you hide up your sleeve?
prompt-unveiling = { $step ->
        [draw] Before you draw, do you reveal your hero?
        [play] Before you lay a card, do you reveal your hero?
        [pay] Before you turn up your card, do you reveal your hero?
        [effect] Before your card takes effect, do you reveal your hero?
       *[end] Before you take stock, do you reveal your hero?
    }
prompt-drawing = Round { $round }: which deck do you draw from?
prompt-laying = Round { $round }: which card do you lay face down?
prompt-paying = { $purpose ->
        [card] “{ $about }” costs { $amount }: what do you pay with?
        [buying] Buying back “{ $about }” costs { $amount }: what do you pay with?
        [reaction] “{ $about }” costs { $amount }: what do you pay with?
        [gift] “{ $source }” has you hand { $receiver } treasure worth { $amount }: what do you part with?
       *[step] “{ $source }” asks for { $amount }: what do you pay with?
    }
prompt-reacting = { $event ->
        [capture] “{ $about }” is about to be captured: do you answer?
        [take] “{ $source }” is about to take your treasure: do you answer?
       *[counter] “{ $about }” is about to be countered: do you answer?
    }
prompt-opting = { $options_reader ->
        [watch] “{ $source }” lets you choose what it says to the Watch
        [merchant] “{ $source }” lets you choose what it says to the Merchant
        [thief] “{ $source }” lets you choose what it says to the Thief
       *[none] “{ $source }” leaves you the choice
    }: { $options }
prompt-picking = “{ $source }”: which opponent do you choose?
prompt-naming = “{ $source }”: which card do you name?
prompt-keeping = “{ $source }” shows you { $seen }: which card do you keep?
prompt-taking = “{ $source }”: which treasure do you take?
prompt-discarding = “{ $source }”: which card goes to the discard?
prompt-capturing = “{ $source }”: which thief do you capture?
prompt-freeing = “{ $source }”: which captured thief goes free?
prompt-recovering = “{ $source }”: which card do you take back from your discard?
prompt-searching = “{ $source }”: which card do you take out of the deck?
prompt-agreeing = “{ $source }” asks you for { $amount }: do you pay?
prompt-buying = Which character do you buy back from your discard, if any?
prompt-trimming = Your hand is over its limit: which card do you discard?

help-choosing-hero = Your hero lies face down until you reveal him, at the start of any phase before you act in it. He works from then on: some do one great thing at once, others a little every round, and none of them does it for love. The others see only that you have one.
help-unveiling = You may reveal your hero at the start of any phase, before you act in it, and then he stays revealed. What he does on being revealed, he does only at that moment: choose it well. You will be asked again at every phase.
help-drawing = You draw two cards in every round, one after the other, each from the common treasure or from your own deck. Treasure pays for cards, and it is what the Merchant collects. Your own deck does not grow again: once it is empty, only your discard is left.
help-laying = One card from your hand, or none. A character or an action has a cost, to be paid when it is revealed; a copper or a silver costs nothing and draws as many treasures as it is worth. Specials stay in your hand until they can answer something. The Watch acts first, then the Merchant, then the Thief: a thief who is captured does nothing at all.
help-paying = No change is given. What you hand over must reach the price, and be the smallest total of your treasures that does; only the choice among such treasures is yours. When you hand treasure to another player and have too little, you give all you have.
help-reacting = Specials answer an event on the spot. One card answers one event, and goes to your discard. You are asked even if you hold no such card, so that nobody can tell from the pause.
help-opting = The card leaves it to you. What you choose is carried out at once.
help-picking = One of your two opponents: what follows is about them.
help-naming = Name one of the cards of that deck. What follows is about cards of this name only.
help-keeping = Only you see these cards. The ones that you do not keep are discarded in the open.
help-taking = You have seen all the treasure in that hand. You take it card by card, as many as the card says, or all if there is less.
help-discarding = Treasure goes to the common discard, faction cards to their owner’s. Everybody sees what goes.
help-capturing = A capture that can be made must be made. The Thief may still answer it. Captured thieves count for the Watch, and their levels raise the Merchant’s price of victory.
help-freeing = A thief who leaves prison no longer counts for the Watch, and the Merchant needs that much less to win. Everybody knows where the thief goes.
help-recovering = The card comes back into your hand, and everybody knows that it is there.
help-searching = You see the whole deck, which is shuffled afterwards. If it holds a card that fits, you take one.
help-agreeing = If you pay, you hand over treasure by the rules of payment. If you do not, or cannot, the card goes on as it says.
help-buying = Characters of level 1 or more come back into your hand for their cost, as many as you can pay. Actions and specials never do, and this round’s changes of cost do not count here. Everybody knows what you buy.
help-trimming = A card limits your hand at the end of this round. You choose what goes.

# Options of the table.

option-factions = Factions
    .help = Who plays the Watch, the Merchant and the Thief?
    .value-random = dealt at random
    .value-watch-merchant-thief = Watch, Merchant, Thief, in the order of the seats
    .value-watch-thief-merchant = Watch, Thief, Merchant, in the order of the seats
    .value-merchant-watch-thief = Merchant, Watch, Thief, in the order of the seats
    .value-merchant-thief-watch = Merchant, Thief, Watch, in the order of the seats
    .value-thief-watch-merchant = Thief, Watch, Merchant, in the order of the seats
    .value-thief-merchant-watch = Thief, Merchant, Watch, in the order of the seats
option-heroes = Heroes
    .help = Does everybody choose a hero in secret before the game?
    .value-false = without heroes
    .value-true = with heroes
option-backs = Backs of cards
    .help = Do all see whether a card that lies face down is a treasure?
    .value-plain = all alike: nobody knows
    .value-seen = seen: all know

# Why a choice is good.

why-lay = Nothing in the hand promises more at this moment than “{ $card }”.
why-lay-thief = “{ $card }” brings { $points } infamy; the risk of being caught is { $number }%.
why-lay-capture = “{ $card }” has a { $number }% chance of a capture, as far as one can tell.
why-lay-gain = “{ $card }” brings as much as treasure worth { $points }.
why-lay-treasure = Laid down, “{ $card }” draws new treasure; no card in the hand promises more.
why-buy = “{ $card }” is worth its price when it comes back.
why-react = Now is a good moment for “{ $card }”.
why-draw-card = Another card for the hand is worth more now than a treasure.
why-draw-treasure = A treasure is worth more now than another card for the hand.
why-wait = It is better to keep cards and treasure for later.

# Why the game ended as it did.

reason-watch = Seven thieves behind bars: law and order rule Trieste.
reason-merchant = Untold riches: Trieste has been bought.
reason-thief = Nine infamy: the thieves’ guild has a new master, and so has Trieste.
reason-rounds = The rounds have run out, and nobody rules Trieste.

# Words of the view.

word-watch = City Watch
word-merchant = Merchant
word-thief = Thief
word-begin = start
word-draw = Draw
word-play = Play
word-pay = Payment
word-effect = Effect
word-end = End
word-nothing = –
word-treasure-back = a treasure
word-faction-back = a faction card
word-face-down = face down
word-open = revealed
word-countered = countered
word-take = theft
word-capture = capture
word-counter = being countered
word-character = character
word-action = action
word-special = special

# What the table and the lists of cards show; an empty label hides a field.

field-about = { "" }
field-agenda = to come
field-agenda-row = { $card } ({ $rounds ->
        [1] 1 round
       *[other] { $rounds } rounds
    })
field-amount = { "" }
field-back = back
field-back-value = { $back ->
        [treasure] { word-treasure-back }
        [faction] { word-faction-back }
       *[plain] { "" }
    }
field-captured = Watch: captures
field-captured-value = { $captured }/{ $captures_needed }
field-captures_needed = { "" }
field-card = card
field-card-list = cards
field-card_count = cards
field-card_count-own = { "" }
field-copies = copies
field-cost = cost
field-cost_change = cost
field-cost_change-value = { $cost_change_is ->
        [less] −{ $cost_change_size }
        [more] +{ $cost_change_size }
       *[same] { "" }
    }
field-discard-brief = { "" }
field-draws_change = draws
field-draws_change-value = { $draws_change_is ->
        [less] −{ $draws_change_size }
        [more] +{ $draws_change_size }
       *[same] { "" }
    }
field-event = { "" }
field-faction = turn
field-hand_limit = hand limit
field-hand_limit-value = { $hand_limit ->
        [0] { "" }
       *[other] { $hand_limit }
    }
field-hand_size-value = { "" }
field-hero = hero
field-hero-list = heroes
field-hero_revealed = { "" }
field-hero_revealed-own = hero revealed
field-infamy = Thief: infamy
field-infamy-value = { $infamy }/{ $infamy_needed }
field-infamy_needed = { "" }
field-level = level
field-options = { "" }
field-played = card
field-played-value = { $played ->
        [face-down] { word-face-down }
        [countered] { word-countered }
       *[other] { "" }
    }
field-prison = prison
field-prison_levels = { "" }
field-protections = safe from
field-purpose = { "" }
field-receiver = { "" }
field-riches_needed = Merchant: riches
field-round = round
field-seen = you see
field-source = under way
field-step = phase
field-treasure = treasure
field-treasure_count = treasures
field-treasure_count-own = { "" }
field-treasure_deck = treasure deck
field-treasure_discard = treasure discard
field-treasure_discard-brief = { "" }
field-treasures = treasure
field-type = type
field-value = value
field-wealth = { "" }
field-wealth-own = worth
field-wealth-value = { $faction ->
        [merchant] { $wealth } of { $riches_needed }
       *[other] { $wealth }
    }

# What simulation counts in a game.

measure-watch-won = won by the Watch
measure-merchant-won = won by the Merchant
measure-thief-won = won by the Thief
measure-captures = captures
measure-escapes = captures foiled
measure-unpaid = cards not paid for
measure-taken = treasures taken

# `tripot balance --cards`: what is gained, and from where.
gain-captures = captures
gain-infamy = infamy
gain-fortune = fortune
source-start = starting hand
source-begin = beginning of the round
source-draw = Draw phase
source-play = Play phase
source-pay = payment
source-effect = Effect phase
source-end = end of the round
