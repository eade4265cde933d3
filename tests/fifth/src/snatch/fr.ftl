game-title = Rafle
game-tagline = Posez haut, raflez un point, et gardez un veto dans la manche.

card-pebble = caillou
    .the = le caillou
    .a = un caillou
    .many = { $n } cailloux
    .text = Vaut 1.
card-coin = pièce
    .the = la pièce
    .a = une pièce
    .many = { $n } pièces
    .text = Vaut 2.
card-crown = couronne
    .the = la couronne
    .a = une couronne
    .many = { $n } couronnes
    .text = Vaut 3.
card-veto = veto
    .the = le veto
    .a = un veto
    .many = { $n } vetos
    .text = Ne vaut rien, mais annule ce qui vient d’être fait.

event-drawn = { $seat_is ->
    [you] Vous piochez { $cards }.
   *[other] { $seat } pioche { $number } cartes.
}
event-laid = { $seat_is ->
    [you] Vous posez { $card_the }.
   *[other] { $seat } pose { $card_the }.
}
event-vetoed = { $seat_is ->
    [you] Vous opposez un veto à { $target }.
   *[other] { $seat } { $target_is ->
        [you] vous oppose un veto
       *[other] oppose un veto à { $target }
    }.
}
event-snatched = { $seat_is ->
    [you] Vous raflez un point.
   *[other] { $seat } rafle un point.
}
event-game-ended = La partie est finie, victoire pour { $winners_count ->
    [1] { $winners }
   *[other] { $winners }
}.

action-lay = Poser { $card_the }
action-accept = Laisser faire
action-object = Opposer un veto

phase-laying = pose
phase-objecting = objection
phase-over = fin
prompt-laying = Choisissez une carte à poser.
prompt-objecting = Opposez-vous un veto ?
help-laying = La plus haute carte rafle un point ; de cartes égales, celle de la première place.
help-objecting = Un veto annule ce qui vient d’être fait, et peut être contré à son tour.

option-hand = Main
    .help = Combien de cartes chacun reçoit.
    .value-3 = 3
    .value-4 = 4
reason-points = le plus de points

# Ce que la table montre ; un intitulé vide cache un champ.

field-points = points
