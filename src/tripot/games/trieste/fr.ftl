game-title = Trieste
game-tagline = Un port, et trois façons d’y régner : coffrer les voleurs, acheter la ville, ou devenir le voleur dont toute la ville parle.
minute-wins = Trois factions, trois façons de gagner, et chacune veut autre chose. Qui a atteint son but à sa propre phase Fin règne aussitôt sur le port.
minute-1 = À chaque manche, vous piochez d’abord deux cartes : des trésors, qui paient les autres cartes, ou des cartes de votre propre paquet.
minute-2 = Puis chacun des trois pose une carte face cachée. Dans l’ordre Gardien, Marchand, Voleur, chacun révèle la sienne et la paie ; puis elles font effet dans le même ordre.
minute-3 = À la fin de la manche, on peut racheter ses personnages défaussés de niveau 1 ou plus ; les actions sont perdues pour de bon.
minute-4 = Pour commencer : voyez ce qui manque encore aux deux autres, et posez de quoi les en priver.
minute-watch = Vous êtes le Gardien de la cité : mettez assez de voleurs en prison, et vous gagnez.
minute-merchant = Vous êtes le Marchand : ayez en main assez de trésors, et vous gagnez. Il vous en faut davantage pour chaque voleur emprisonné.
minute-thief = Vous êtes le Voleur : faites assez parler de vous, et vous gagnez. Gare aux mains du Gardien.

role-watch = { word-watch }
role-merchant = { word-merchant }
role-thief = { word-thief }

# Les trésors : un autre nom dans un fichier de données l’emporte sur celui-ci et sur ses formes.

card-copper = Cuivre
    .the = le cuivre
    .a = un cuivre
    .many = { $n } cuivres
    .text = Vaut 1. Joué à la place d’une carte, il fait piocher 1 trésor.
card-silver = Argent
    .the = l’argent
    .a = un argent
    .many = { $n } argents
    .text = Vaut 2. Joué à la place d’une carte, il fait piocher 2 trésors.
card-gold = Or
    .the = l’or
    .a = un or
    .many = { $n } ors
    .text = Vaut 3. Trop précieux pour être joué : il paie, ou il attend dans la main.
card-diamond = Diamant
    .the = le diamant
    .a = un diamant
    .many = { $n } diamants
    .text = Vaut 4. Il n’y en a qu’un en ville, et tout le monde le sait.

# Ce que font les cartes.  Une étape est une proposition ; ce qui en découle vient avec le signe qui les sépare.
# Les messages `part-…` sont des morceaux de propositions, avec les mêmes variables.

part-who = { $who ->
        [picked] l’adversaire choisi
        [watch] le Gardien
        [merchant] le Marchand
        [thief] le Voleur
        [opponents] chaque adversaire
       *[everybody] chacun
    }
part-whose = { $who ->
        [picked] de l’adversaire choisi
        [watch] du Gardien
        [merchant] du Marchand
        [thief] du Voleur
        [opponents] de chaque adversaire
       *[everybody] de chacun
    }
part-hand = { $who ->
        [me] votre main
       *[other] la main { part-whose }
    }
part-treasures = { $amount ->
        [1] 1 trésor
       *[other] { $amount } trésors
    }
part-level = { $level ->
        [0] { " " }de niveau 0
        [1] { $from-level ->
            [0] { " " }de niveau 1 ou moins
           *[other] { " " }de niveau 1
        }
        [2] { $from-level ->
            [0] { " " }de niveau 2 ou moins
            [1] { " " }de niveau 1 ou 2
           *[other] { " " }de niveau 2
        }
       *[other] { $from-level ->
            [0] { "" }
            [1] { " " }de niveau 1 ou plus
            [2] { " " }de niveau 2 ou plus
           *[other] { " " }de niveau 3
        }
    }
part-name = { $named ->
        [yes] { " " }de ce nom
       *[no] { "" }
    }
part-filter = { $type ->
        [character] { part-level }
        [any] { $level ->
            [9] { $from-level ->
                [0] { "" }
               *[other] { " " }(si c’est un personnage,{ part-level })
            }
           *[other] { " " }(si c’est un personnage,{ part-level })
        }
       *[other] { "" }
    }{ part-name }
part-card = { $type ->
        [character] personnage
        [action] action
        [special] carte spéciale
       *[any] carte
    }{ part-filter }
part-a-card = { $type ->
        [character] un { part-card }
        [action] une { part-card }
       *[other] une { part-card }
    }
part-random = { $how ->
        [random] { " " }au hasard
       *[other] { "" }
    }
part-discarded = { $what ->
        [treasure] { $amount ->
            [1] 1 trésor
           *[other] { $amount } trésors
        }{ part-random }
       *[faction] { $amount } { $type ->
            [character] { $amount ->
                [1] personnage
               *[other] personnages
            }
            [action] { $amount ->
                [1] action
               *[other] actions
            }
            [special] { $amount ->
                [1] carte spéciale
               *[other] cartes spéciales
            }
           *[any] { $amount ->
                [1] carte de faction
               *[other] cartes de faction
            }
        }{ part-filter }{ part-random }
    }
part-if-fit = { $named ->
        [yes] { " " }si c’est un voleur{ part-filter }
       *[no] { $level ->
            [9] { $from-level ->
                [0] { "" }
               *[other] { " " }s’il est{ part-filter }
            }
           *[other] { " " }s’il est{ part-filter }
        }
    }
part-has = { $who ->
        [me] vous avez
       *[other] { part-who } a
    }
part-condition = { $what ->
        [infamy] { $own ->
            [thief] vous avez
           *[other] le Voleur a
        } au moins { $least ->
            [1] 1 infamie
           *[other] { $least } infamies
        }
        [captured] { $least ->
            [1] un voleur est capturé
           *[other] au moins { $least } voleurs sont capturés
        }
        [levels] les niveaux des voleurs capturés totalisent au moins { $least }
        [treasures] { part-has } au moins { $least ->
            [1] 1 trésor
           *[other] { $least } trésors
        } en main
        [cards] { part-has } au moins { $least ->
            [1] 1 carte de faction
           *[other] { $least } cartes de faction
        } en main
        [discards] { part-has } au moins { $least ->
            [1] 1 carte
           *[other] { $least } cartes
        } dans { $who ->
            [me] votre défausse
           *[other] sa défausse
        }
        [characters] { part-has } révélé { $least ->
            [1] un personnage
           *[other] { $least } personnages
        } pendant cette manche
        [actions] { part-has } révélé { $least ->
            [1] une action
           *[other] { $least } actions
        } pendant cette manche
        [named] { part-has } au moins { $least ->
            [1] 1 carte
           *[other] { $least } cartes
        } de ce nom en main
       *[shown] { $least ->
            [1] une carte est montrée
           *[other] au moins { $least } cartes sont montrées
        }
    }

step-reaction = { $event ->
        [capture] jouez cette carte de votre main quand un de vos voleurs va être capturé
        [take] jouez cette carte de votre main quand on va prendre de vos trésors
       *[counter] jouez cette carte de votre main quand votre carte va être contrecarrée
    }
step-on-reveal = dès que cette carte est révélée et payée
step-on-reveal-text = , { $text }
step-each-round = au début de chaque manche
step-each-round-text = , { $text }
step-unveiled = quand vous révélez ce héros
step-unveiled-text = { "" } : { $text }

step-draw = { $who ->
        [me] piochez
       *[other] { part-who } pioche
    } { $deck ->
        [treasure] { part-treasures }
       *[own] { $amount ->
            [1] 1 carte
           *[other] { $amount } cartes
        } { $who ->
            [me] de votre paquet
           *[other] de son propre paquet
        }
    }
step-keep = regardez { $deck ->
        [treasure] { $look ->
            [1] 1 trésor
           *[other] { $look } trésors
        } du paquet
       *[own] { $look ->
            [1] 1 carte
           *[other] { $look } cartes
        } de votre paquet
    }{ $rest ->
        [0] { $deck ->
            [treasure] { $keep ->
                [1] { " " }et gardez-le
               *[other] { " " }et gardez-les tous
            }
           *[own] { $keep ->
                [1] { " " }et gardez-la
               *[other] { " " }et gardez-les toutes
            }
        }
        [1] , gardez-en { $keep } et défaussez l’autre
       *[other] , gardez-en { $keep } et défaussez le reste
    }
step-take = { $how ->
        [random] prenez { $from ->
            [picked] à l’adversaire choisi
            [watch] au Gardien
            [merchant] au Marchand
           *[thief] au Voleur
        } { $amount ->
            [1] 1 trésor
           *[other] jusqu’à { $amount } trésors
        } au hasard
       *[chosen] regardez les trésors { $from ->
            [picked] de l’adversaire choisi
            [watch] du Gardien
            [merchant] du Marchand
           *[thief] du Voleur
        } et prenez-en { $amount ->
            [1] 1
           *[other] jusqu’à { $amount }
        }
    }
step-give = { $from ->
        [me] donnez { $to ->
            [picked] à l’adversaire choisi
            [watch] au Gardien
            [merchant] au Marchand
           *[thief] au Voleur
        }
       *[other] { $from ->
            [picked] l’adversaire choisi
            [watch] le Gardien
            [merchant] le Marchand
           *[thief] le Voleur
        } { $to ->
            [me] vous donne
            [picked] donne à l’adversaire choisi
            [watch] donne au Gardien
            [merchant] donne au Marchand
           *[thief] donne au Voleur
        }
    } des trésors d’une valeur de { $worth }, ou tout ce { $from ->
        [me] que vous avez
       *[other] qu’il a
    }
step-discard = { $who ->
        [me] défaussez { part-discarded }
       *[other] { $how ->
            [chosen] regardez { $what ->
                [treasure] les trésors
               *[faction] les cartes de faction
            } { part-whose } : il défausse { part-discarded } de votre choix
           *[other] { part-who } défausse { part-discarded }
        }
    }
step-look = { $amount ->
        [0] regardez la main { part-whose }
        [1] regardez 1 carte au hasard de la main { part-whose }
       *[other] regardez { $amount } cartes au hasard de la main { part-whose }
    }
step-reveal = { $who ->
        [me] montrez
       *[other] { part-who } montre
    } { $amount ->
        [0] { $who ->
            [me] votre main
           *[other] sa main
        } à tous
        [1] à tous 1 carte au hasard de { $who ->
            [me] votre main
           *[other] sa main
        }
       *[other] à tous { $amount } cartes au hasard de { $who ->
            [me] votre main
           *[other] sa main
        }
    }
step-search = cherchez { part-a-card } dans { $deck ->
        [me] votre paquet
        [picked] le paquet de l’adversaire choisi
        [watch] le paquet du Gardien
        [merchant] le paquet du Marchand
       *[thief] le paquet du Voleur
    } et { $to ->
        [hand] prenez cette carte en main
       *[discard] mettez cette carte dans la défausse de son propriétaire
    }
step-capture = { $from ->
        [play] capturez le voleur révélé{ part-if-fit }
        [hand] capturez { part-a-card } de la main du Voleur
        [discard] capturez { part-a-card } de la défausse du Voleur
       *[shown] capturez cette carte si c’est { part-a-card }
    }
step-capture-then = { "" } ; si c’est fait, { $text }
step-capture-else = { "" } ; à défaut, { $text }
step-free = { $own ->
        [thief] { $to ->
            [hand] reprenez en main un voleur capturé{ part-filter }
           *[discard] remettez un voleur capturé{ part-filter } dans votre défausse
        }
       *[other] remettez un voleur capturé{ part-filter } dans { $to ->
            [hand] la main du Voleur
           *[discard] la défausse du Voleur
        }
    }
step-free-then = { "" } ; si c’est fait, { $text }
step-free-else = { "" } ; à défaut, { $text }
step-take-then = { "" } ; si c’est fait, { $text }
step-take-else = { "" } ; à défaut, { $text }
step-discard-then = { "" } ; si c’est fait, { $text }
step-discard-else = { "" } ; à défaut, { $text }
step-recover = { $to ->
        [deck] mélangez { part-a-card } de votre défausse à votre paquet
       *[hand] reprenez en main { part-a-card } de votre défausse
    }
step-recover-then = { "" } ; si c’est fait, { $text }
step-recover-else = { "" } ; à défaut, { $text }
step-counter = contrecarrez { $type ->
        [character] le personnage révélé
        [action] l’action révélée
       *[any] la carte révélée
    } { part-whose }{ part-filter }
step-counter-then = { "" } ; si c’est fait, { $text }
step-counter-else = { "" } ; à défaut, { $text }
step-protect = { $from ->
        [take] un effet qui prendrait { $who ->
            [me] de vos trésors
           *[other] des trésors { part-whose }
        } pendant cette manche est contrecarré
        [capture] { $who ->
            [me] vos voleurs
           *[other] les voleurs { part-whose }
        } ne peuvent pas être capturés pendant cette manche
       *[counter] { $who ->
            [me] votre carte
           *[other] la carte { part-whose }
        } ne peut pas être contrecarrée pendant cette manche
    }
step-infamy = { $own ->
        [thief] vous { $amount_is ->
            [less] perdez
           *[more] gagnez
        }
       *[other] le Voleur { $amount_is ->
            [less] perd
           *[more] gagne
        }
    } { $amount_size ->
        [1] 1 infamie
       *[other] { $amount_size } infamies
    }
step-cost = { $who ->
        [me] votre carte
       *[other] la carte { part-whose }
    } coûte { $amount_is ->
        [less] { $amount_size } de moins pendant cette manche
       *[more] { $amount_size } de plus pendant cette manche
    }
step-choose = { $who ->
        [me] choisissez :
       *[other] { part-who } décide pour vous :
    }
step-choose-option = { $number ->
        [1] { " " }{ $text }
       *[other] { "" } ; ou { $text }
    }
step-if = si { part-condition }
step-if-then = , { $text }
step-if-else = { "" } ; sinon, { $text }
step-unless = sauf si { part-condition }
step-unless-then = , { $text }
step-unless-else = { "" } ; sinon, { $text }
step-each = pour chaque { $what ->
        [infamy] infamie { $own ->
            [thief] que vous avez
           *[other] du Voleur
        }
        [captured] voleur capturé
        [levels] niveau des voleurs capturés
        [treasures] trésor dans { part-hand }
        [cards] carte de faction dans { part-hand }
        [discards] carte dans { $who ->
            [me] votre défausse
           *[other] la défausse { part-whose }
        }
        [characters] personnage que { part-has } révélé pendant cette manche
        [actions] action que { part-has } révélée pendant cette manche
        [named] carte de ce nom dans { part-hand }
       *[shown] carte montrée
    }
step-each-do = , { $text }
step-pick = choisissez un adversaire
step-name = nommez une carte du paquet { $of ->
        [watch] du Gardien
        [merchant] du Marchand
       *[thief] du Voleur
    }
step-swap = échangez tous les trésors de votre main contre ceux { $with ->
        [picked] de l’adversaire choisi
        [watch] du Gardien
        [merchant] du Marchand
       *[thief] du Voleur
    }
step-copy = accomplissez l’effet de la carte révélée { part-whose } comme si c’était la vôtre
step-later = au début { $rounds ->
        [1] de la prochaine manche
       *[other] de chacune des { $rounds } prochaines manches
    }
step-later-do = , { $text }
step-draws = { $who ->
        [me] piochez
       *[other] { part-who } pioche
    } { $amount_size ->
        [1] 1 carte
       *[other] { $amount_size } cartes
    } { $amount_is ->
        [less] de moins
       *[more] de plus
    } à { $who ->
        [me] votre prochaine phase Pioche
       *[other] sa prochaine phase Pioche
    }
step-limit = { $who ->
        [me] vous gardez
       *[other] { part-who } garde
    } au plus { $amount ->
        [1] 1 carte en main
       *[other] { $amount } cartes en main
    } à la fin de cette manche
step-pay = { $who ->
        [me] { $how ->
            [must] payez { $amount }
           *[may] vous pouvez payer { $amount }
        }
       *[other] { part-who } { $how ->
            [must] doit payer { $amount }
           *[may] peut payer { $amount }
        }
    }
step-pay-then = { "" } ; { $who ->
        [me] si vous le faites, { $text }
       *[other] s’il le fait, { $text }
    }
step-pay-else = { "" } ; sinon, { $text }
step-negate = { $event ->
        [capture] la capture est annulée
        [take] rien n’est pris
       *[counter] votre carte n’est pas contrecarrée
    }
step-veil = remettez face cachée le héros { part-whose }

# Ce qui se passe.

part-by = { $by_is ->
        [shown] { " " }(« { $by } »)
       *[hidden] { "" }
    }
event-faction-dealt = { $faction ->
        [watch] { $seat_is ->
            [you] Vous coiffez le casque du Gardien de la cité.
           *[other] { $seat } coiffe le casque du Gardien de la cité.
        }
        [merchant] { $seat_is ->
            [you] Vous ouvrez les livres de comptes du Marchand.
           *[other] { $seat } ouvre les livres de comptes du Marchand.
        }
       *[thief] { $seat_is ->
            [you] Vous chaussez les semelles de feutre du Voleur.
           *[other] { $seat } chausse les semelles de feutre du Voleur.
        }
    }
event-round-began = Manche { $round } : les cloches sonnent sur le port.
event-drew-treasure = { $seat_is ->
        [you] Vous piochez
       *[other] { $seat } pioche
    } { $cards_count ->
        [0] { $number ->
            [0] 0 trésor
            [1] 1 trésor
           *[other] { $number } trésors
        }
       *[other] { $cards }
    }{ part-by }.
event-drew-cards = { $seat_is ->
        [you] Vous piochez
       *[other] { $seat } pioche
    } { $cards_count ->
        [0] { $number ->
            [0] 0 carte de faction
            [1] 1 carte de faction
           *[other] { $number } cartes de faction
        }
       *[other] { $cards }
    }{ part-by }.
event-laid = { $card_is ->
        [hidden] { $back ->
            [treasure] { $seat_is ->
                [you] Vous posez un trésor face cachée.
               *[other] { $seat } pose un trésor face cachée.
            }
            [faction] { $seat_is ->
                [you] Vous posez une carte de faction face cachée.
               *[other] { $seat } pose une carte de faction face cachée.
            }
           *[plain] { $seat_is ->
                [you] Vous posez une carte face cachée.
               *[other] { $seat } pose une carte face cachée.
            }
        }
       *[shown] { $seat_is ->
            [you] Vous posez « { $card } » face cachée.
           *[other] { $seat } pose « { $card } » face cachée.
        }
    }
event-laid-nothing = { $seat_is ->
        [you] Vous ne jouez rien et prenez un air innocent.
       *[other] { $seat } ne joue rien et prend un air innocent.
    }
event-revealed = { $seat_is ->
        [you] Vous révélez « { $card } »
       *[other] { $seat } révèle « { $card } »
    }, { $cost ->
        [0] qui ne coûte rien
       *[other] qui coûte { $cost }
    }.
event-paid = { $seat_is ->
        [you] Vous payez
       *[other] { $seat } paie
    } { $card_is ->
        [shown] « { $card } » avec { $cards }
       *[hidden] avec { $cards }
    }.
event-could-not-pay = { $seat_is ->
        [you] Vous ne pouvez pas payer « { $card } » : son effet est contrecarré, et vous montrez { $hand_count ->
            [0] une main vide
           *[other] toute votre main : { $hand }
        }.
       *[other] { $seat } ne peut pas payer « { $card } » : son effet est contrecarré, et la table voit { $hand_count ->
            [0] une main vide
           *[other] toute sa main : { $hand }
        }.
    }
event-took-effect = { $seat_is ->
        [you] Votre carte « { $card } » se met à l’œuvre.
       *[other] La carte « { $card } » se met à l’œuvre pour { $seat }.
    }
event-countered = { $seat_is ->
        [you] Vous voyez « { $card } » tomber à l’eau :
       *[other] { $seat } voit « { $card } » tomber à l’eau :
    } son effet est contrecarré{ $by_is ->
        [shown] { " " }par « { $by } »
       *[hidden] { "" }
    }.
event-protection-held = { $against ->
        [take] { $seat_is ->
            [you] Vos trésors sont protégés : « { $card } » ne prend rien.
           *[other] Les trésors { DE($seat) } sont protégés : « { $card } » ne prend rien.
        }
        [capture] { $seat_is ->
            [you] Vous êtes à l’abri, et l’on ne peut pas capturer « { $card } » pendant cette manche{ part-by }.
           *[other] { $seat } est à l’abri, et l’on ne peut pas capturer « { $card } » pendant cette manche{ part-by }.
        }
       *[counter] { $seat_is ->
            [you] Vous êtes à l’abri, et l’on ne peut pas contrecarrer « { $card } » pendant cette manche{ part-by }.
           *[other] { $seat } est à l’abri, et l’on ne peut pas contrecarrer « { $card } » pendant cette manche{ part-by }.
        }
    }
event-capture-tried = { $seat_is ->
        [you] Vous saisissez « { $card } » au collet,
       *[other] { $seat } saisit « { $card } » au collet,
    } { $place ->
        [hand] encore dans la main du Voleur{ part-by }.
        [discard] jusque dans la défausse du Voleur{ part-by }.
       *[play] en flagrant délit{ part-by }.
    }
event-captured = La porte du cachot se ferme sur « { $card } » : { $number ->
        [0] 0 voleur sous les verrous
        [1] 1 voleur sous les verrous
       *[other] { $number } voleurs sous les verrous
    }.
event-capture-missed = La capture échoue : « { $card } » n’est plus là.
event-reacted = { $seat_is ->
        [you] Vous répliquez aussitôt avec « { $card } » !
       *[other] { $seat } réplique aussitôt avec « { $card } » !
    }
event-infamy-changed = { $change_is ->
        [less] { $seat_is ->
            [you] Vous perdez { $change_size ->
                [1] 1 infamie
               *[other] { $change_size } infamies
            }, il vous en reste { $total }{ part-by }.
           *[other] { $seat } perd { $change_size ->
                [1] 1 infamie
               *[other] { $change_size } infamies
            }, et en garde { $total }{ part-by }.
        }
        [more] { $seat_is ->
            [you] Vous gagnez { $change_size ->
                [1] 1 infamie
               *[other] { $change_size } infamies
            }, { $total } en tout : on en parle dans les tavernes{ part-by }.
           *[other] { $seat } gagne { $change_size ->
                [1] 1 infamie
               *[other] { $change_size } infamies
            }, { $total } en tout : on en parle dans les tavernes{ part-by }.
        }
       *[same] { $seat_is ->
            [you] Vous gardez votre infamie : toujours { $total }{ part-by }.
           *[other] { $seat } garde son infamie : toujours { $total }{ part-by }.
        }
    }
event-took = { $seat_is ->
        [you] Vous prenez { $cards_count ->
            [0] { $number ->
                [0] 0 trésor
                [1] 1 trésor
               *[other] { $number } trésors
            }
           *[other] { $cards }
        } à { $victim }{ part-by }.
       *[other] { $victim_is ->
            [you] { $seat } vous prend
           *[other] { $seat } prend
        } { $cards_count ->
            [0] { $number ->
                [0] 0 trésor
                [1] 1 trésor
               *[other] { $number } trésors
            }
           *[other] { $cards }
        }{ $victim_is ->
            [you] { "" }
           *[other] { " " }à { $victim }
        }{ part-by }.
    }
event-gave = { $seat_is ->
        [you] Vous donnez
       *[other] { $receiver_is ->
            [you] { $seat } vous donne
           *[other] { $seat } donne
        }
    } { $cards_count ->
        [0] { $number ->
            [0] 0 trésor
            [1] 1 trésor
           *[other] { $number } trésors
        }
       *[other] { $cards }
    }{ $receiver_is ->
        [you] { "" }
       *[other] { " " }à { $receiver }
    }{ part-by }.
event-swapped = { $seat_is ->
        [you] Vous échangez tous vos trésors avec { $other }{ part-by }.
       *[other] { $other_is ->
            [you] { $seat } échange tous ses trésors avec vous{ part-by }.
           *[other] { $seat } échange tous ses trésors avec { $other }{ part-by }.
        }
    }
event-threw-away = { $seat_is ->
        [you] Vous défaussez { $cards }{ part-by }.
       *[other] { $seat } défausse { $cards }{ part-by }.
    }
event-looked = { $seat_is ->
        [you] Vous regardez
       *[other] { $seat } regarde
    } { $cards_count ->
        [0] { $number ->
            [0] les prochaines cartes : il n’y en a plus
            [1] la prochaine carte
           *[other] les { $number } prochaines cartes
        }
       *[other] les prochaines cartes : { $cards }
    }.
event-kept = { $card_is ->
        [hidden] { $seat_is ->
            [you] Vous gardez une carte, et rien ne se lit sur votre visage.
           *[other] { $seat } garde une carte sans sourciller.
        }
       *[shown] { $seat_is ->
            [you] Vous gardez « { $card } ».
           *[other] { $seat } garde « { $card } ».
        }
    }
event-saw = { $seat_is ->
        [you] Vous jetez un œil dans la main { DE($victim) } :
       *[other] { $victim_is ->
            [you] { $seat } jette un œil dans votre main :
           *[other] { $seat } jette un œil dans la main { DE($victim) } :
        }
    } { $cards_count ->
        [0] { $number ->
            [0] rien du tout
            [1] 1 carte
           *[other] { $number } cartes
        }
       *[other] { $cards }
    }{ part-by }.
event-showed = { $seat_is ->
        [you] Vous montrez à tous : { $cards }{ part-by }.
       *[other] { $seat } montre à tous : { $cards }{ part-by }.
    }
event-searched = { $owner_is ->
        [self] { $seat_is ->
            [you] Vous fouillez votre propre paquet et le mélangez{ part-by }.
           *[other] { $seat } fouille son propre paquet et le mélange{ part-by }.
        }
        [you] { $seat } fouille votre paquet, qui est ensuite mélangé{ part-by }.
       *[other] { $seat_is ->
            [you] Vous fouillez le paquet { DE($owner) }, qui est ensuite mélangé{ part-by }.
           *[other] { $seat } fouille le paquet { DE($owner) }, qui est ensuite mélangé{ part-by }.
        }
    }
event-found = { $card_is ->
        [hidden] { $seat_is ->
            [you] Vous prenez la carte que vous cherchiez.
           *[other] { $seat } prend une carte du paquet.
        }
       *[shown] { $seat_is ->
            [you] Vous trouvez « { $card } » et prenez cette carte en main.
           *[other] { $seat } trouve « { $card } » et prend cette carte en main.
        }
    }
event-freed = { $seat_is ->
        [you] Vous faites sortir « { $card } » de prison,
       *[other] { $seat } fait sortir « { $card } » de prison,
    } { $to ->
        [hand] retour à la main du Voleur.
       *[discard] direction la défausse du Voleur.
    }
event-recovered = { $seat_is ->
        [you] Vous reprenez « { $card } » dans votre défausse,
       *[other] { $seat } reprend « { $card } » dans sa défausse,
    } { $to ->
        [deck] et la carte est mélangée au paquet.
       *[hand] et la carte revient en main.
    }
event-bought-back = { $seat_is ->
        [you] Vous rachetez « { $card } » de votre défausse.
       *[other] { $seat } rachète « { $card } » de sa défausse.
    }
event-cost-changed = { $seat_is ->
        [you] Vous paierez
       *[other] { $seat } paiera
    } { $change_is ->
        [less] { $change_size } de moins pendant cette manche{ part-by }.
       *[more] { $change_size } de plus pendant cette manche{ part-by }.
    }
event-draws-changed = { $seat_is ->
        [you] Vous piocherez
       *[other] { $seat } piochera
    } { $change_size ->
        [0] 0 carte
        [1] 1 carte
       *[other] { $change_size } cartes
    } { $change_is ->
        [less] de moins à la prochaine phase Pioche{ part-by }.
       *[more] de plus à la prochaine phase Pioche{ part-by }.
    }
event-hand-limited = { $seat_is ->
        [you] Vous pourrez
       *[other] { $seat } pourra
    } garder au plus { $number ->
        [0] 0 carte
        [1] 1 carte
       *[other] { $number } cartes
    } à la fin de cette manche{ part-by }.
event-protected = { $against ->
        [take] { $seat_is ->
            [you] Vous dormez tranquille : personne ne touche à vos trésors pendant cette manche{ part-by }.
           *[other] { $seat } dort tranquille : personne ne touche à ses trésors pendant cette manche{ part-by }.
        }
        [capture] { $seat_is ->
            [you] Vous êtes hors d’atteinte : vos voleurs ne peuvent pas être capturés pendant cette manche{ part-by }.
           *[other] { $seat } est hors d’atteinte : ses voleurs ne peuvent pas être capturés pendant cette manche{ part-by }.
        }
       *[counter] { $seat_is ->
            [you] Vous avez des amis haut placés : votre carte ne peut pas être contrecarrée pendant cette manche{ part-by }.
           *[other] { $seat } a des amis haut placés : sa carte ne peut pas être contrecarrée pendant cette manche{ part-by }.
        }
    }
event-opted = { $seat_is ->
        [you] Vous choisissez
       *[other] { $seat } choisit
    }{ $option_reader ->
        [watch] { " " }ce que la carte dit au Gardien
        [merchant] { " " }ce que la carte dit au Marchand
        [thief] { " " }ce que la carte dit au Voleur
       *[none] { "" }
    } : « { $option } »
event-picked = { $other_is ->
        [you] { $seat } jette son dévolu sur vous.
       *[other] { $seat_is ->
            [you] Vous jetez votre dévolu sur { $other }.
           *[other] { $seat } jette son dévolu sur { $other }.
        }
    }
event-named = { $seat_is ->
        [you] Vous nommez « { $card } ».
       *[other] { $seat } nomme « { $card } ».
    }
event-copied = { $seat_is ->
        [you] Vous empruntez l’effet de « { $card } ».
       *[other] { $seat } emprunte l’effet de « { $card } ».
    }
event-scheduled = { $seat_is ->
        [you] Vous entendrez encore parler de « { $card } »
       *[other] { $seat } entendra encore parler de « { $card } »
    } { $rounds ->
        [1] à la prochaine manche
       *[other] à chacune des { $rounds } prochaines manches
    }.
event-not-scheduled = { $seat_is ->
        [you] Vous ne remettez rien à plus tard avec « { $card } »
       *[other] { $seat } ne remet rien à plus tard avec « { $card } »
    } : { $number } effets attendent déjà les prochaines manches.
event-cut-short = { $seat_is ->
        [you] Vous avez atteint { $number } étapes d’affilée avec « { $card } »
       *[other] { $seat } a atteint { $number } étapes d’affilée avec « { $card } »
    } : son effet s’arrête ici.
event-came-due = { $seat_is ->
        [you] Vous entendez reparler de « { $card } ».
       *[other] { $seat } entend reparler de « { $card } ».
    }
event-hero-chosen = { $hero_is ->
        [hidden] { $seat_is ->
            [you] Vous avez choisi votre héros, qui reste dans l’ombre.
           *[other] { $seat } a choisi un héros, qui reste dans l’ombre.
        }
       *[shown] { $seat_is ->
            [you] Vous avez choisi « { $hero } » comme héros.
           *[other] { $seat } a choisi « { $hero } » comme héros.
        }
    }
event-hero-revealed = { $seat_is ->
        [you] Vous faites sortir votre héros de l’ombre : « { $hero } » !
       *[other] { $seat } fait sortir son héros de l’ombre : « { $hero } » !
    }
event-hero-turned-down = { $seat_is ->
        [you] Vous voyez votre héros, « { $hero } », retourner dans l’ombre.
       *[other] { $seat } voit « { $hero } » retourner dans l’ombre.
    }
event-game-won = { $faction ->
        [watch] { reason-watch }
        [merchant] { reason-merchant }
       *[thief] { reason-thief }
    } { $seat_is ->
        [you] Vous gagnez !
       *[other] { $seat } gagne !
    }
event-nobody-won = Au bout de { $rounds } manches, personne ne règne sur Trieste : partie nulle.

# Ce qu’on peut choisir.

action-hero = Choisir « { $card } » comme héros
action-reveal = Révéler votre héros
action-wait = Laisser votre héros dans l’ombre
action-draw = { $deck ->
        [treasure] Piocher un trésor
       *[own] Piocher une carte de votre propre paquet
    }
action-lay = Poser « { $card } » face cachée
action-lay-nothing = Ne rien jouer
action-pay = Donner { $cards }
action-react = Répliquer avec « { $card } »
action-pass = Ne rien faire
action-option = Choisir l’effet numéro { $option }
action-pick = { $faction ->
        [watch] Choisir le Gardien de la cité
        [merchant] Choisir le Marchand
       *[thief] Choisir le Voleur
    }
action-name = Nommer « { $card } »
action-choose = Choisir « { $card } »
action-agree = Payer
action-refuse = Refuser de payer
action-buy = Racheter « { $card } »
action-done = Ne plus rien racheter

# Où en est la partie, ce qui est demandé, et à quoi penser.

phase-choosing-hero = Choix des héros
phase-unveiling = Un héros dans l’ombre
phase-drawing = Pioche
phase-laying = Jeu
phase-paying = Paiement
phase-reacting = Réplique
phase-opting = L’un ou l’autre
phase-picking = Choix d’un adversaire
phase-naming = Une carte à nommer
phase-keeping = Une carte à garder
phase-taking = La main dans le sac
phase-discarding = Défausse
phase-capturing = Capture
phase-freeing = Sortie de prison
phase-recovering = Retour de la défausse
phase-searching = Fouille d’un paquet
phase-agreeing = Payer ou ne pas payer
phase-buying = Rachat
phase-trimming = Trop de cartes
phase-over = Partie terminée

prompt-choosing-hero = Quel héros gardez-vous dans l’ombre ?
prompt-unveiling = { $step ->
        [draw] Avant de piocher, révélez-vous votre héros ?
        [play] Avant de poser une carte, révélez-vous votre héros ?
        [pay] Avant de retourner votre carte, révélez-vous votre héros ?
        [effect] Avant l’effet de votre carte, révélez-vous votre héros ?
       *[end] Avant de faire vos comptes, révélez-vous votre héros ?
    }
prompt-drawing = Manche { $round } : dans quel paquet piochez-vous ?
prompt-laying = Manche { $round } : quelle carte posez-vous face cachée ?
prompt-paying = { $purpose ->
        [card] « { $about } » coûte { $amount } : avec quoi payez-vous ?
        [buying] Racheter « { $about } » coûte { $amount } : avec quoi payez-vous ?
        [reaction] « { $about } » coûte { $amount } : avec quoi payez-vous ?
        [gift] « { $source } » vous fait donner à { $receiver } des trésors d’une valeur de { $amount } : de quoi vous séparez-vous ?
       *[step] « { $source } » réclame { $amount } : avec quoi payez-vous ?
    }
prompt-reacting = { $event ->
        [capture] On va capturer « { $about } » : répliquez-vous ?
        [take] « { $source } » va prendre de vos trésors : répliquez-vous ?
       *[counter] On va contrecarrer « { $about } » : répliquez-vous ?
    }
prompt-opting = { $options_reader ->
        [watch] « { $source } » vous laisse choisir ce que la carte dit au Gardien
        [merchant] « { $source } » vous laisse choisir ce que la carte dit au Marchand
        [thief] « { $source } » vous laisse choisir ce que la carte dit au Voleur
       *[none] « { $source } » vous laisse le choix
    } : { $options }
prompt-picking = « { $source } » : quel adversaire choisissez-vous ?
prompt-naming = « { $source } » : quelle carte nommez-vous ?
prompt-keeping = « { $source } » vous montre { $seen } : quelle carte gardez-vous ?
prompt-taking = « { $source } » : quel trésor prenez-vous ?
prompt-discarding = « { $source } » : quelle carte part à la défausse ?
prompt-capturing = « { $source } » : quel voleur capturez-vous ?
prompt-freeing = « { $source } » : quel voleur capturé sort de prison ?
prompt-recovering = « { $source } » : quelle carte reprenez-vous dans votre défausse ?
prompt-searching = « { $source } » : quelle carte prenez-vous dans le paquet ?
prompt-agreeing = « { $source } » vous demande { $amount } : payez-vous ?
prompt-buying = Quel personnage rachetez-vous de votre défausse, si vous en rachetez un ?
prompt-trimming = Votre main dépasse sa limite : quelle carte défaussez-vous ?

help-choosing-hero = Votre héros reste face cachée tant que vous ne le révélez pas, au début de n’importe quelle phase, avant d’y agir. Il sert à partir de ce moment : les uns font d’un coup quelque chose de grand, les autres un peu à chaque manche, et aucun ne le fait pour vos beaux yeux. Les autres voient seulement que vous en avez un.
help-unveiling = Vous pouvez révéler votre héros au début de n’importe quelle phase, avant d’y agir ; il reste ensuite révélé. Ce qu’il fait quand on le révèle, il ne le fait qu’à cet instant : choisissez-le bien. On vous le redemandera à chaque phase.
help-drawing = Vous piochez deux cartes par manche, l’une après l’autre, chacune dans le trésor commun ou dans votre propre paquet. Les trésors paient les cartes, et c’est ce que le Marchand amasse. Votre paquet ne se reforme pas : une fois vide, il ne reste que votre défausse.
help-laying = Une carte de votre main, ou aucune. Un personnage ou une action a un coût, à payer quand la carte est révélée ; un cuivre ou un argent ne coûte rien et fait piocher autant de trésors qu’il vaut. Les cartes spéciales restent en main jusqu’à ce qu’elles puissent répliquer. Le Gardien agit d’abord, puis le Marchand, puis le Voleur : un voleur capturé ne fait rien du tout.
help-paying = On ne rend pas la monnaie. Ce que vous donnez doit atteindre le prix, et être le plus petit total de vos trésors qui l’atteigne ; vous ne choisissez qu’entre de tels trésors. Si vous donnez des trésors à un autre joueur et qu’il vous en manque, vous donnez tout ce que vous avez.
help-reacting = Les cartes spéciales répliquent sur-le-champ. Une carte répond à un événement, puis va à votre défausse. On vous le demande même si vous n’en avez pas en main, pour que personne ne puisse le deviner.
help-opting = La carte vous laisse le choix. Ce que vous choisissez s’accomplit aussitôt.
help-picking = L’un de vos deux adversaires : la suite le concerne.
help-naming = Nommez une des cartes de ce paquet. La suite ne concerne que les cartes de ce nom.
help-keeping = Personne d’autre ne voit ces cartes. Celles que vous ne gardez pas sont défaussées au vu de tous.
help-taking = Vous avez vu tous les trésors de cette main. Vous les prenez un par un, autant que la carte le dit, ou tous s’il y en a moins.
help-discarding = Les trésors vont à la défausse partagée, les cartes de faction à celle de leur propriétaire. Tout le monde voit ce qui part.
help-capturing = Une capture possible est obligatoire. Le Voleur peut encore y répliquer. Les voleurs capturés comptent pour le Gardien, et leurs niveaux font monter le prix de la victoire du Marchand.
help-freeing = Un voleur qui sort de prison ne compte plus pour le Gardien, et il faut d’autant moins au Marchand pour gagner. Tout le monde sait où il va.
help-recovering = La carte revient dans votre main, et tout le monde sait qu’elle y est.
help-searching = Vous voyez tout le paquet, qui est mélangé ensuite. S’il contient une carte qui convient, vous en prenez une.
help-agreeing = Si vous payez, vous donnez des trésors selon la règle des paiements. Si vous ne payez pas, ou ne pouvez pas, la carte continue comme elle le dit.
help-buying = Les personnages de niveau 1 ou plus reviennent dans votre main pour leur coût, autant que vous pouvez en payer. Jamais les actions ni les cartes spéciales ; et les changements de coût de la manche ne comptent pas ici. Tout le monde sait ce que vous rachetez.
help-trimming = Une carte limite votre main à la fin de cette manche. Vous choisissez ce qui part.

# Options de la table.

option-factions = Factions
    .help = Qui joue le Gardien, le Marchand et le Voleur ?
    .value-random = distribuées au hasard
    .value-watch-merchant-thief = Gardien, Marchand, Voleur, dans l’ordre des places
    .value-watch-thief-merchant = Gardien, Voleur, Marchand, dans l’ordre des places
    .value-merchant-watch-thief = Marchand, Gardien, Voleur, dans l’ordre des places
    .value-merchant-thief-watch = Marchand, Voleur, Gardien, dans l’ordre des places
    .value-thief-watch-merchant = Voleur, Gardien, Marchand, dans l’ordre des places
    .value-thief-merchant-watch = Voleur, Marchand, Gardien, dans l’ordre des places
option-heroes = Héros
    .help = Chacun choisit-il en secret un héros avant la partie ?
    .value-false = sans héros
    .value-true = avec des héros
option-backs = Dos des cartes
    .help = Tous voient-ils si une carte face cachée est un trésor ?
    .value-plain = identiques : personne ne sait
    .value-seen = visibles : tous savent

# Pourquoi un choix est bon.

why-lay = Rien dans la main ne promet plus en ce moment que « { $card } ».
why-lay-thief = « { $card } » apporte { $points ->
        [1] 1 infamie
       *[other] { $points } infamies
    } ; le risque d’être pris est de { $number } %.
why-lay-capture = « { $card } » a { $number } % de chances de réussir une capture, pour autant qu’on le sache.
why-lay-gain = « { $card } » rapporte autant que des trésors d’une valeur de { $points }.
why-lay-treasure = Posé, « { $card } » fait piocher d’autres trésors ; aucune carte de la main ne promet mieux.
why-buy = « { $card } » vaudra son prix à son retour.
why-react = C’est le bon moment pour « { $card } ».
why-draw-card = En ce moment, une carte de plus en main vaut mieux qu’un trésor.
why-draw-treasure = En ce moment, un trésor vaut mieux qu’une carte de plus en main.
why-wait = Mieux vaut garder cartes et trésors pour la suite.

# Pourquoi la partie s’est terminée ainsi.

reason-watch = Sept voleurs sous les verrous : la loi et l’ordre règnent sur Trieste.
reason-merchant = Des richesses incalculables : Trieste est achetée.
reason-thief = Neuf infamies : la guilde des voleurs a un nouveau maître, et Trieste aussi.
reason-rounds = Les manches sont épuisées, et personne ne règne sur Trieste.

# Mots de la vue.

word-watch = Gardien de la cité
word-merchant = Marchand
word-thief = Voleur
word-begin = début
word-draw = Pioche
word-play = Jeu
word-pay = Paiement
word-effect = Effet
word-end = Fin
word-nothing = –
word-treasure-back = un trésor
word-faction-back = une carte de faction
word-face-down = face cachée
word-open = révélée
word-countered = contrecarrée
word-take = vol
word-capture = capture
word-counter = effet contrecarré
word-character = personnage
word-action = action
word-special = spéciale

# Ce que montrent la table et les listes de cartes ; une étiquette vide cache un champ.

field-about = { "" }
field-agenda = à venir
field-agenda-row = { $card } ({ $rounds ->
        [1] 1 manche
       *[other] { $rounds } manches
    })
field-amount = { "" }
field-back = dos
field-back-value = { $back ->
        [treasure] { word-treasure-back }
        [faction] { word-faction-back }
       *[plain] { "" }
    }
field-captured = Gardien : captures
field-captured-value = { $captured }/{ $captures_needed }
field-captures_needed = { "" }
field-card = carte
field-card-list = cartes
field-card_count = cartes
field-card_count-own = { "" }
field-copies = exemplaires
field-cost = coût
field-cost_change = coût
field-cost_change-value = { $cost_change_is ->
        [less] −{ $cost_change_size }
        [more] +{ $cost_change_size }
       *[same] { "" }
    }
field-discard-brief = { "" }
field-draws_change = pioches
field-draws_change-value = { $draws_change_is ->
        [less] −{ $draws_change_size }
        [more] +{ $draws_change_size }
       *[same] { "" }
    }
field-event = { "" }
field-faction = tour
field-hand_limit = main limitée à
field-hand_limit-value = { $hand_limit ->
        [0] { "" }
       *[other] { $hand_limit }
    }
field-hand_size-value = { "" }
field-hero = héros
field-hero-list = héros
field-hero_revealed = { "" }
field-hero_revealed-own = héros révélé
field-infamy = Voleur : infamie
field-infamy-value = { $infamy }/{ $infamy_needed }
field-infamy_needed = { "" }
field-level = niveau
field-options = { "" }
field-played = carte
field-played-value = { $played ->
        [face-down] { word-face-down }
        [countered] { word-countered }
       *[other] { "" }
    }
field-prison = prison
field-prison_levels = { "" }
field-protections = à l’abri
field-purpose = { "" }
field-receiver = { "" }
field-riches_needed = Marchand : richesses
field-round = manche
field-seen = vous voyez
field-source = en cours
field-step = phase
field-treasure = trésor
field-treasure_count = trésors
field-treasure_count-own = { "" }
field-treasure_deck = paquet de trésors
field-treasure_discard = défausse de trésors
field-treasure_discard-brief = { "" }
field-treasures = trésors
field-type = type
field-value = valeur
field-wealth = { "" }
field-wealth-own = valeur
field-wealth-value = { $faction ->
        [merchant] { $wealth } sur { $riches_needed }
       *[other] { $wealth }
    }

# Ce que compte la simulation dans une partie.

measure-watch-won = gagnées par le Gardien
measure-merchant-won = gagnées par le Marchand
measure-thief-won = gagnées par le Voleur
measure-captures = captures
measure-escapes = captures déjouées
measure-unpaid = cartes impayées
measure-taken = trésors volés

# `tripot balance --cards` : ce qui est gagné, et d’où.
gain-captures = captures
gain-infamy = infamie
gain-fortune = fortune
source-start = main de départ
source-begin = début de la manche
source-draw = phase Pioche
source-play = phase Jeu
source-pay = paiement
source-effect = phase Effet
source-end = fin de la manche
