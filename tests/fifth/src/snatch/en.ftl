game-title = Snatch
game-tagline = Lay high, snatch a point, and keep a veto up your sleeve.

card-pebble = pebble
    .the = the pebble
    .a = a pebble
    .many = { $n } pebbles
    .text = Worth 1.
card-coin = coin
    .the = the coin
    .a = a coin
    .many = { $n } coins
    .text = Worth 2.
card-crown = crown
    .the = the crown
    .a = a crown
    .many = { $n } crowns
    .text = Worth 3.
card-veto = veto
    .the = the veto
    .a = a veto
    .many = { $n } vetoes
    .text = Worth nothing, but strikes down what was just done.

event-drawn = { $seat_is ->
    [you] You draw { $cards }.
   *[other] { $seat } draws { $number } cards.
}
event-laid = { $seat_is ->
    [you] You lay { $card_the }.
   *[other] { $seat } lays { $card_the }.
}
event-vetoed = { $seat_is ->
    [you] You veto { $target }.
   *[other] { $seat } vetoes { $target_is ->
        [you] you
       *[other] { $target }
    }.
}
event-snatched = { $seat_is ->
    [you] You snatch a point.
   *[other] { $seat } snatches a point.
}
event-game-ended = The game is over: { $winners } { $winners_count ->
    [1] wins
   *[other] win
}.

action-lay = Lay { $card_the }
action-accept = Let it happen
action-object = Veto

phase-laying = laying
phase-objecting = objecting
phase-over = over
prompt-laying = Choose a card to lay.
prompt-objecting = Do you veto?
help-laying = The highest card snatches a point; of equal ones the first seat’s.
help-objecting = A veto undoes what was just done, and may be vetoed in turn.

option-hand = Hand
    .help = How many cards each player gets.
    .value-3 = 3
    .value-4 = 4
reason-points = most points

# What the table shows; an empty label hides a field.

field-points = points
