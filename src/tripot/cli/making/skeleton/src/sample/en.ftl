game-title = Sample
game-tagline = Lay high, and take the point.

card-leaf = leaf
    .the = the leaf
    .a = a leaf
    .many = { $n } leaves
    .text = The lowest card.
card-shell = shell
    .the = the shell
    .a = a shell
    .many = { $n } shells
    .text = Higher than a leaf.
card-star = star
    .the = the star
    .a = a star
    .many = { $n } stars
    .text = The highest card.

event-drawn = { $seat_is ->
    [you] You draw { $cards }.
   *[other] { $seat } draws { $number } cards.
}
event-laid = { $seat_is ->
    [you] You lay { $card_the }.
   *[other] { $seat } lays { $card_the }.
}
event-scored = { $seat_is ->
    [you] You take a point.
   *[other] { $seat } takes a point.
}
event-game-ended = The game is over: { $winners } { $winners_count ->
    [1] wins
   *[other] win
}.

action-lay = Lay { $card_the }

phase-laying = laying
phase-over = over
prompt-laying = Choose a card to lay.
help-laying = The highest card takes a point; in a tie, the first seat’s.
reason-points = most points

# What the table shows; an empty label hides a field.

field-points = points
field-discard = laid
