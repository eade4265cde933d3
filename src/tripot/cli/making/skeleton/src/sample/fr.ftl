game-title = Sample
game-tagline = Posez haut, et prenez le point.

card-leaf = feuille
    .the = la feuille
    .a = une feuille
    .many = { $n } feuilles
    .text = La plus basse des cartes.
card-shell = coquille
    .the = la coquille
    .a = une coquille
    .many = { $n } coquilles
    .text = Plus haute qu’une feuille.
card-star = étoile
    .the = l’étoile
    .a = une étoile
    .many = { $n } étoiles
    .text = La plus haute des cartes.

event-drawn = { $seat_is ->
    [you] Vous piochez { $cards }.
   *[other] { $seat } pioche { $number } cartes.
}
event-laid = { $seat_is ->
    [you] Vous posez { $card_the }.
   *[other] { $seat } pose { $card_the }.
}
event-scored = { $seat_is ->
    [you] Vous prenez un point.
   *[other] { $seat } prend un point.
}
event-game-ended = La partie est finie : { $winners } { $winners_count ->
    [1] gagne
   *[other] gagnent
}.

action-lay = Poser { $card_the }

phase-laying = pose
phase-over = partie finie
prompt-laying = Choisissez une carte à poser.
help-laying = La carte la plus haute prend un point ; à égalité, celle de la première place.
reason-points = le plus de points

# Ce que montre la table ; une étiquette vide cache un champ.

field-points = points
field-discard = posées
