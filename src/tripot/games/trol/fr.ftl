game-title = Trôl
game-tagline = Lâchez vos trôls, ramenez le rôti, plantez quelques couteaux dans quelques dos, et ne tournez jamais le vôtre au chien.

minute-wins = Vous êtes à la tête d’une tribu de trôls. Au conseil, la tribu qui a le moins de nourriture est éliminée, puis, sauf à trois joueurs, celle qui a le moins de masques. Parmi celles qui restent, celle qui a le plus de trophées l’emporte.
minute-1 = À votre tour, vous envoyez un trôl, ou un piège, dans la file d’une chasse : face visible le jour, face cachée la nuit.
minute-2 = Avec un trôl à vous dans une file, vous pouvez faire sonner la charge. Les trôls jettent leurs dés l’un après l’autre, et leurs dommages doivent s’arrêter dans la zone verte du gibier.
minute-3 = Puis la file mange, les premiers d’abord, et qui a crié prend le trophée. Trop peu de dommages, ou trop, et personne ne mange.
minute-4 = Pour commencer : joignez-vous aux chasses qui s’annoncent bien, et mangez ; qui a faim ne gagne rien.

# Cartes tribu.

card-chief = chef
    .the = le chef
    .a = un chef
    .many = { $n } chefs
    .text = Lance 3 dés, rouges et blancs à son gré. Personne n’explique au chef comment on tape.
card-daughter = fille du chef
    .the = la fille du chef
    .a = une fille du chef
    .many = { $n } filles du chef
    .text = Fait 1 dommage par trôl de la file, elle comprise : ils veulent tous l’épater.
card-shaman = chaman
    .the = le chaman
    .a = un chaman
    .many = { $n } chamans
    .text = Lance 1 dé, rouge ou blanc à son gré. Une fois par chasse, il peut faire relancer tous les dés d’un jet : les esprits n’étaient pas prêts.
card-brute = bourrin
    .the = le bourrin
    .a = un bourrin
    .many = { $n } bourrins
    .text = Part de 4 dés rouges et en perd un pour chaque carte qui le précède dans la file, mais en garde au moins un. Il déteste faire la queue.
card-cook = cuistot
    .the = le cuistot
    .a = un cuistot
    .many = { $n } cuistots
    .text = Ne fait aucun dommage. Si la chasse réussit, il peut doubler une portion gagnée par lui ou par un trôl de sa tribu : tout est dans la sauce.
card-tracker = traqueur
    .the = le traqueur
    .a = un traqueur
    .many = { $n } traqueurs
    .text = Lance 2 dés rouges. Il trouve le gibier, et le gibier le regrette.
card-beater = rabatteur
    .the = le rabatteur
    .a = un rabatteur
    .many = { $n } rabatteurs
    .text = Lance un dé blanc pour chaque rabatteur de la file, de quelque tribu qu’il soit, lui compris. Plus ils sont, plus ça braille.
card-sneak = fourbe
    .the = le fourbe
    .a = un fourbe
    .many = { $n } fourbes
    .text = Lance 1 dé rouge. Avant les coups, il peut désigner n’importe quelle carte de la file et lancer un dé rouge : à 1 ou plus, il arrive un accident à cette carte.
card-rascal = vaurien
    .the = le vaurien
    .a = un vaurien
    .many = { $n } vauriens
    .text = Copie le trôl qui le précède de plus près : même attaque, même capacité. Sans personne à copier, il reste planté là, mais tend quand même sa gamelle.
card-apprentice = stagiaire
    .the = le stagiaire
    .a = un stagiaire
    .many = { $n } stagiaires
    .text = Dans la file : 1 dommage de plus ou de moins, à son gré. Depuis la main : décale le total de 1 pour sauver une chasse où sa tribu est présente. Non payé, bien sûr.
card-rocky = Rocky
    .the = Rocky
    .a = Rocky
    .many = { $n } × Rocky
    .text = Un chien, pas un trôl : ne peut pas déclencher de chasse. Fait 2 dommages, et vole la première portion d’une chasse réussie. Bon chien.
card-trap = piège
    .the = le piège
    .a = un piège
    .many = { $n } pièges
    .text = Pas un trôl : ne peut pas déclencher de chasse. Aucun dommage. Défaussé s’il est premier ou deuxième quand la file se dévoile. Si la chasse est ratée, il rapporte 5 nourritures, et le gibier aussi si sa propre tribu l’a déclenchée ; les cartes devant lui sont perdues, celles de derrière sont sauves.

# Tribus.

card-moss = Mousse
    .the = la tribu de la Mousse
    .a = une tribu de la Mousse
    .many = { $n } tribus de la Mousse
    .text = Ils restent assis si longtemps qu’elle leur pousse dessus.
card-flint = Silex
    .the = la tribu du Silex
    .a = une tribu du Silex
    .many = { $n } tribus du Silex
    .text = Ils ont la tête plus dure que leurs haches, et s’en servent davantage pour cogner.
card-bramble = Ronce
    .the = la tribu de la Ronce
    .a = une tribu de la Ronce
    .many = { $n } tribus de la Ronce
    .text = Personne n’en a jamais serré un dans ses bras deux fois.
card-soot = Suie
    .the = la tribu de la Suie
    .a = une tribu de la Suie
    .many = { $n } tribus de la Suie
    .text = Ils font bel et bien cuire leur viande, le plus souvent par accident.
card-mud = Boue
    .the = la tribu de la Boue
    .a = une tribu de la Boue
    .many = { $n } tribus de la Boue
    .text = Ils s’y baignent, ils y dorment, et ils en assaisonnent la soupe.

# Ce qui se passe.

event-prey-sighted = Un museau pointe : { $prey }.
event-night-fell = Il fait nuit : les cartes se posent face cachée.
event-day-broke = Il fait jour : les cartes se posent face visible.
event-day-night-ignored = Une carte alternance est défaussée : le ciel reste comme il est.
event-began = { $seat_is ->
        [you] Vous avez le plus faim : à vous de commencer.
       *[other] { $seat } a le plus faim et commence.
    }
event-drawn = { $number ->
        [0] { $seat_is ->
            [you] Vous ne piochez rien.
           *[other] { $seat } ne pioche rien.
        }
       *[other] { $seat_is ->
            [you] Vous piochez
           *[other] { $seat } pioche
        } { $cards_count ->
            [0] { $number ->
                [1] 1 carte
               *[other] { $number } cartes
            }
           *[other] { $cards }
        }.
    }
event-turned-up = { $seat_is ->
        [you] Vous retournez { $card_a } pour { $tribe_the }.
       *[other] { $seat } retourne { $card_a } pour { $tribe_the }.
    }
event-assigned = { $card_is ->
        [hidden] { $seat_is ->
            [you] Vous glissez une carte ({ $tribe }) dans la file face à { $prey }, dans le noir.
           *[other] { $seat } glisse une carte ({ $tribe }) dans la file face à { $prey }, dans le noir.
        }
       *[shown] { $seat_is ->
            [you] Vous affectez { $card_the } ({ $tribe }) à la chasse face à { $prey }.
           *[other] { $seat } affecte { $card_the } ({ $tribe }) à la chasse face à { $prey }.
        }
    }
event-triggered = { $seat_is ->
        [you] Vous faites sonner la charge par { $card_the } ({ $tribe }) : sus à { $prey } !
       *[other] { $seat } fait sonner la charge par { $card_the } ({ $tribe }) : sus à { $prey } !
    }
event-last-hunt-began = Plus personne pour sonner la charge : les chasseurs partent tout seuls. Sus à { $prey } !
event-line-revealed = Dans la file, à partir du gibier : { $cards }.
event-trap-misplaced = { $seat_is ->
        [you] Vous avez tendu le piège ({ $tribe }) sous le nez du gibier : il est défaussé.
       *[other] { $seat } a tendu le piège ({ $tribe }) sous le nez du gibier : il est défaussé.
    }
event-betrayed = { $target_is ->
        [self] { $seat_is ->
            [you] Trahison ! Vous vous en prenez aux vôtres ; la cible : { $card_the } ({ $target_tribe }).
           *[other] Trahison ! { $seat } s’en prend aux siens ; la cible : { $card_the } ({ $target_tribe }).
        }
        [you] Trahison ! { $seat } s’en prend à vous ; la cible : { $card_the } ({ $target_tribe }).
       *[other] { $seat_is ->
            [you] Trahison ! Vous vous en prenez à { $target } ; la cible : { $card_the } ({ $target_tribe }).
           *[other] Trahison ! { $seat } s’en prend à { $target } ; la cible : { $card_the } ({ $target_tribe }).
        }
    }
event-spared = { $seat_is ->
        [you] Pour une fois, vous ne trahissez personne.
       *[other] Pour une fois, { $seat } ne trahit personne.
    }
event-thrown = { $seat_is ->
        [you] Vous lancez
       *[other] { $seat } lance
    } { $red ->
        [0] { $white ->
            [0] 0 dé
            [1] 1 dé blanc
           *[other] { $white } dés blancs
        }
        [1] { $white ->
            [0] 1 dé rouge
            [1] 1 dé rouge et 1 blanc
           *[other] 1 dé rouge et { $white } blancs
        }
       *[other] { $white ->
            [0] { $red } dés rouges
            [1] { $red } dés rouges et 1 blanc
           *[other] { $red } dés rouges et { $white } blancs
        }
    } pour { $card_the } : { $total ->
        [0] raté !
       *[other] { $faces_count ->
            [0] { $total }.
            [1] { $total }.
           *[other] { $faces } = { $total }.
        }
    }
event-rerolled = { $seat_is ->
        [you] Vous invoquez les esprits : on relance tous ces dés !
       *[other] { $seat } invoque les esprits : on relance tous ces dés !
    }
event-card-struck-down = { $seat_is ->
        [you] Vous perdez { $card_the } ({ $tribe }) : un couteau dans le dos.
       *[other] { $seat } perd { $card_the } ({ $tribe }) : un couteau dans le dos.
    }
event-betrayal-failed = { $seat_is ->
        [you] Vous poignardez le vide : personne ne tombe.
       *[other] { $seat } poignarde le vide : personne ne tombe.
    }
part-copied = { $copied_is ->
        [shown] , qui copie { $copied_the }
       *[hidden] { "" }
    }
event-damaged = { $damage ->
        [-1] { $seat_is ->
            [you] Vous retenez les coups avec { $card_the } ({ $tribe }) : 1 de moins, { $total } en tout.
           *[other] { $seat } retient les coups avec { $card_the } ({ $tribe }) : 1 de moins, { $total } en tout.
        }
        [0] { $seat_is ->
            [you] Vous ne faites aucun mal avec { $card_the } ({ $tribe }){ part-copied } : toujours { $total } en tout.
           *[other] { $seat } ne fait aucun mal avec { $card_the } ({ $tribe }){ part-copied } : toujours { $total } en tout.
        }
       *[other] { $seat_is ->
            [you] Vous frappez avec { $card_the } ({ $tribe }){ part-copied } : { $damage } de plus{ $why ->
                [trolls] { " " }(un par trôl de la file)
               *[own] { "" }
            }, { $total } en tout.
           *[other] { $seat } frappe avec { $card_the } ({ $tribe }){ part-copied } : { $damage } de plus{ $why ->
                [trolls] { " " }(un par trôl de la file)
               *[own] { "" }
            }, { $total } en tout.
        }
    }
event-helped = { $seat_is ->
        [you] Vous envoyez le stagiaire ({ $tribe })
       *[other] { $seat } envoie le stagiaire ({ $tribe })
    } { $damage ->
        [-1] calmer le jeu : 1 de moins, { $total } en tout.
       *[other] donner un coup de main : 1 de plus, { $total } en tout.
    }
part-range = il en faut de { $at_least } à { $at_most }
event-hunt-succeeded = À table ! Avec { $total } en tout ({ part-range }), { $prey } passe à la casserole.
event-hunt-failed = Seulement { $total } en tout ({ part-range }) : { $prey } charge et renverse les chasseurs comme des quilles.
event-prey-exploded = { $seat_is ->
        [you] Boum ! Vous cognez trop fort : { $total } en tout ({ part-range }), { $prey } part en miettes, et personne ne mange.
       *[other] Boum ! { $seat } cogne trop fort : { $total } en tout ({ part-range }), { $prey } part en miettes, et personne ne mange.
    }
event-fed = { $why ->
        [cook] { $seat_is ->
            [you] Bonne cuisine ! Vous faites doubler une portion par { $card_the } ({ $tribe }), ce qui ajoute
           *[other] Bonne cuisine ! { $seat } fait doubler une portion par { $card_the } ({ $tribe }), ce qui ajoute
        }
        [rocky] { $seat_is ->
            [you] Rocky ({ $tribe }) se sert en premier, et c’est pour vous :
           *[other] Rocky ({ $tribe }) se sert en premier, et c’est pour { $seat } :
        }
        [trap] { $seat_is ->
            [you] Vous videz votre piège ({ $tribe }) :
           *[other] { $seat } vide son piège ({ $tribe }) :
        }
       *[portion] { $seat_is ->
            [you] Vous remplissez la gamelle { DE($card_the) } ({ $tribe }) :
           *[other] { $seat } remplit la gamelle { DE($card_the) } ({ $tribe }) :
        }
    } { $food ->
        [0] 0 nourriture
        [1] 1 nourriture
       *[other] { $food } nourritures
    }.
event-served-plain = { $seat_is ->
        [you] Vous servez le repas tel quel ({ $tribe }) : aucune portion n’est doublée.
       *[other] { $seat } sert le repas tel quel ({ $tribe }) : aucune portion n’est doublée.
    }
event-trophy-taken = { $seat_is ->
        [you] Vous accrochez { $prey } dans la grotte ({ $tribe }) : un trophée !
       *[other] { $seat } accroche { $prey } dans la grotte ({ $tribe }) : un trophée !
    }
event-trap-sprung = { $seat_is ->
        [you] Clac ! Vous aviez tendu là un piège ({ $tribe }) : ce qui était devant est perdu, ce qui était derrière est sauf.
       *[other] Clac ! { $seat } avait tendu là un piège ({ $tribe }) : ce qui était devant est perdu, ce qui était derrière est sauf.
    }
event-prey-reshuffled = La pioche gibier est vide : { $number ->
        [0] aucun gibier défaussé ne revient
        [1] le seul gibier défaussé revient
       *[other] les { $number } gibiers défaussés sont mélangés et reviennent
    }.
event-place-emptied = Plus aucun gibier ne se montre : un coin de la forêt s’est tu.
event-cards-put-away = Il n’y a plus de gibier du tout : les cartes qui n’ont pas été jouées sont rangées.
event-counted = { $seat_is ->
        [you] Vous faites les comptes pour { $tribe_the } :
       *[other] { $seat } fait les comptes pour { $tribe_the } :
    } nourriture { $food }, masques { $masks }, trophées { $trophies }.
event-eliminated = { $why ->
        [masks] { $seat_is ->
            [you] Vous avez trop peu de masques parmi vos survivants : { $tribe_the } est éliminée.
           *[other] { $seat } a trop peu de masques parmi ses survivants : { $tribe_the } est éliminée.
        }
        [masks-tie] { $seat_is ->
            [you] Égalité de masques : vous avez moins de trophées, et { $tribe_the } est éliminée.
           *[other] Égalité de masques : { $seat } a moins de trophées, et { $tribe_the } est éliminée.
        }
        [food-tie] { $seat_is ->
            [you] Égalité de nourriture : vous avez moins de masques parmi vos survivants, et { $tribe_the } est éliminée.
           *[other] Égalité de nourriture : { $seat } a moins de masques parmi ses survivants, et { $tribe_the } est éliminée.
        }
       *[food] { $seat_is ->
            [you] Vous avez trop peu à manger : { $tribe_the } est éliminée.
           *[other] { $seat } a trop peu à manger : { $tribe_the } est éliminée.
        }
    }
event-elimination-tied = { $why ->
        [second] Égalité pour la deuxième élimination : une seule tribu s’en va, faute de nourriture.
        [masks] Égalité de masques, et de trophées aussi : personne n’est éliminé.
       *[food] Égalité de nourriture, et de masques aussi : personne n’est éliminé.
    }
event-duelled = { $rank ->
        [1] La massue désigne le vainqueur !
       *[other] La massue décide de la { $rank }ᵉ place !
    } { $seat_is ->
        [you] Vous lancez 3 dés rouges pour { $tribe_the } : { $total }.
       *[other] { $seat } lance 3 dés rouges pour { $tribe_the } : { $total }.
    }
event-game-ended = { $reason ->
        [prey] { reason-prey }
        [danger] { reason-danger }
        [duel] { reason-duel }
       *[trophies] { reason-trophies }
    } { $winners_is ->
        [you] Vous gagnez, avec { $tribe_the } !
        [among] { $winners } gagnez, avec { $tribe_the } !
       *[other] { $winners_count ->
            [1] { $winners } gagne, avec { $tribe_the } !
           *[other] { $winners } gagnent, avec { $tribe_the } !
        }
    }

# Ce qui peut se choisir.

action-assign = { $pile ->
        [-1] Affecter { $card_the } à la chasse { $there_is ->
            [shown] face à { $there }
           *[hidden] { $place_nth }
        }
       *[other] Affecter { $card_the } de la pile { $pile_nth } à la chasse { $there_is ->
            [shown] face à { $there }
           *[hidden] { $place_nth }
        }
    }
action-trigger = { $pile ->
        [-1] Déclencher la chasse { $there_is ->
            [shown] face à { $there }
           *[hidden] { $place_nth }
        } avec { $card_the }
       *[other] Déclencher la chasse { $there_is ->
            [shown] face à { $there }
           *[hidden] { $place_nth }
        } avec { $card_the } de la pile { $pile_nth }
    }
action-betray = Trahir la carte { $position_nth } de la file
action-aim = { $red ->
        [0] Ne lancer que des dés blancs
        [1] Lancer 1 dé rouge, et le reste en blanc
        [2] Lancer 2 dés rouges, et le reste en blanc
       *[other] Lancer { $red } dés rouges
    }
action-spare = Ne trahir personne
action-plus = Un dommage de plus
action-minus = Un dommage de moins
action-reroll = Faire relancer tous ces dés
action-keep = Laisser les dés comme ils sont
action-help = Envoyer le stagiaire à la rescousse
action-refuse = Ne pas s’en mêler
action-double = Doubler la { $portion ->
        [0] première
        [1] deuxième
       *[other] troisième
    } portion
action-serve = Ne rien doubler

# Où en est la partie, ce qui est demandé, et à quoi penser.

phase-playing = Tour d’une tribu
phase-betraying = Trahison
phase-aiming = Choix des dés
phase-tipping = Au tour du stagiaire
phase-rerolling = La parole au chaman
phase-helping = Un coup de main
phase-cooking = Au tour du cuistot
phase-over = Partie terminée

prompt-playing = { $night ->
        [true] Il fait nuit, { $active_the } part en chasse : quelle carte jouez-vous, et où ?
       *[false] Il fait jour, { $active_the } part en chasse : quelle carte jouez-vous, et où ?
    }
prompt-betraying = Les couteaux sont tirés face à { $hunted } : quelle carte de la file { $asked_card_the } ({ $asked }){ $copied_is ->
        [shown] , qui copie { $copied_the },
       *[hidden] { "" }
    } trahit-il, s’il en trahit une ?
prompt-aiming = { $hunted } : { $total } jusqu’ici, il en faut de { $at_least } à { $at_most }. Quels dés { $asked_card_the } ({ $asked }){ $copied_is ->
        [shown] , qui copie { $copied_the },
       *[hidden] { "" }
    } lance-t-il ?
prompt-tipping = { $hunted } : { $total } jusqu’ici, il en faut de { $at_least } à { $at_most }. Avec { $asked_card_the } ({ $asked }){ $copied_is ->
        [shown] , qui copie { $copied_the }
       *[hidden] { "" }
    } : un de plus, ou un de moins ?
prompt-rerolling = { $victim_is ->
        [shown] { $result ->
            [0] Le couteau manque { $victim_the } ({ $victim_tribe }).
           *[other] Le couteau touche { $victim_the } ({ $victim_tribe }).
        }
       *[hidden] { $hunted } : { $total } jusqu’ici, les dés ajoutent { $result }, il en faut de { $at_least } à { $at_most }.
    } { $copied_is ->
        [shown] Le vaurien ({ $asked }), qui copie { $copied_the }, exige-t-il un nouveau jet ?
       *[hidden] Le chaman ({ $asked }) exige-t-il un nouveau jet ?
    }
prompt-helping = { $hunted } : { $total } en tout, il en faut de { $at_least } à { $at_most }. Pour sauver la chasse, { $asked_the } dépense-t-elle un stagiaire ?
prompt-cooking = { $hunted } nourrit { $asked_the } : quelle portion { $asked_card_the }{ $copied_is ->
        [shown] , qui copie { $copied_the },
       *[hidden] { "" }
    } double-t-il, s’il en double une ?

help-playing = Affectez une carte à une chasse, au bout de sa file, face visible le jour et face cachée la nuit. Ou déclenchez une chasse où votre tribu a déjà une carte : votre trôl ne fait que crier, mais si les dommages tombent dans la fourchette du gibier, le trophée est à vous. En dessous, la file et le déclencheur sont perdus ; au-dessus, personne ne mange, et celui qui a fait déborder le total prend le gibier. À la fin, la tribu qui a le moins de nourriture s’en va, puis (sauf à trois) celle qui a le moins de masques parmi ses survivants ; parmi les autres, celle qui a le plus de trophées l’emporte.
help-betraying = Vous pouvez désigner n’importe quelle carte de la file, même une des vôtres, mais pas le déclencheur. Un dé rouge décide : deux faces sur six ne donnent rien, et à 1 ou plus la carte est défaussée et ne sera pas un survivant. Un chaman peut encore exiger un nouveau jet. Quoi qu’il arrive, le coup contre le gibier viendra plus tard.
help-aiming = Un dé blanc porte 0, 1, 1, 1, 2, 2 ; un dé rouge porte 0, 0, 2, 3, 3, 4. Le chef lance trois dés et le chaman un seul, de même qu’un vaurien qui les copie. Tous les dés doivent être lancés : regardez combien il manque au total pour entrer dans la fourchette du gibier, et qui frappe après vous.
help-tipping = Plus un ou moins un : il n’en faut pas plus pour sauver une chasse, ou pour la gâcher. Les cartes placées derrière le stagiaire dans la file n’ont pas encore frappé.
help-rerolling = Une fois par chasse, un chaman peut faire relancer tous les dés d’un jet, avec les mêmes couleurs et la même cible : un coup ou une trahison, d’autrui ou de lui-même. Le nouveau résultat compte, même s’il est pire. Si vous laissez les dés comme ils sont, il pourra encore intervenir à un jet suivant.
help-helping = Tous les coups sont portés, et le total tombe juste à côté de la fourchette du gibier. Un stagiaire de la main le rapproche de 1 ; il est ensuite défaussé, et aucune carte n’est piochée à sa place. Celui qui a déclenché la chasse peut aider lui aussi. S’il en faut plusieurs, ceux qui ont refusé sont de nouveau interrogés dès que quelqu’un est venu ; s’il n’en vient pas assez, ceux qui sont venus sont perdus quand même. On vous le demande même si vous n’en avez pas en main, pour que personne ne puisse le deviner.
help-cooking = La chasse est réussie, et les portions sont réparties. Un cuistot double une portion remportée par lui ou par un autre trôl de sa tribu, ou aucune. Avec plus de nourriture, cette tribu échappe à la famine ; mais c’est alors une autre qui a le plus faim, peut-être votre deuxième tribu ou celle de votre coéquipier. Deux cuistots d’une même tribu ne doublent jamais la même portion.

# Options de la table.

option-start = Début
    .help = Les chasses commencent-elles de jour, cartes visibles, ou de nuit, cartes cachées ?
    .value-random = on lance la carte cycle
    .value-day = de jour
    .value-night = de nuit
option-first = Le plus gros appétit
    .help = Qui a le plus faim, et commence donc ?
    .value-none = tiré au sort
    .value-seat = { $seat }
option-night_memory = Cartes posées de nuit
    .help = La table vous montre-t-elle les cartes que vous avez posées vous-même face cachée, ou faut-il vous en souvenir ?
    .value-hidden = à vous de vous en souvenir
    .value-shown = montrées à leur propriétaire
option-teams = Équipes
    .help = À quatre seulement : chacun chasse-t-il pour soi, ou les places 1 et 3 contre les places 2 et 4 ?
    .value-false = chacun pour soi
    .value-true = deux contre deux
option-points = Points
    .help = À deux ou en équipes : le rang des tribus rapporte-t-il des points, à cumuler sur plusieurs parties ?
    .value-false = pas de points
    .value-true = des points pour chaque rang

# Pourquoi la partie s’est terminée ainsi.

reason-trophies = Les trophées décident.
reason-prey = À trophées égaux, le nombre de cartes gibier décide.
reason-danger = À égalité de trophées et de cartes gibier, le gibier le plus dangereux décide.
reason-duel = Rien ne les départage : la massue décide.

# Pourquoi un choix est bon.

why-trigger = La chasse ({ $card }) a { $number } % de chances de réussir, et le trophée vaut { $points }.
why-assign = Avec cette carte, la chasse ({ $card }) aurait { $number } % de chances de réussir, dans l’état actuel de la file.
why-assign-weak = Avec cette carte, le total de la chasse ({ $card }) serait d’environ { $points } pour l’instant ; il en faut { $number }.
why-assign-strong = Avec cette carte, le total de la chasse ({ $card }) serait d’environ { $points } ; au-delà de { $number }, le gibier explose.
why-trap = Si la chasse ({ $card }) est ratée, le piège rapporte { $points } nourritures ; elle aurait { $number } % de chances de réussir.
why-betray = { $seat_is ->
        [you] La file est meilleure sans votre propre carte : { $card_the }.
       *[other] La file est meilleure pour vous sans { $card_the } { DE($seat) }.
    }
why-double = { $number ->
        [0] 0 nourriture
        [1] 1 nourriture
       *[other] { $number } nourritures
    } de plus pour cette tribu.
why-serve = Plus de nourriture ici mettrait en danger une autre tribu de votre camp.
why-chance = La chasse a alors { $number } % de chances de réussir.

# Ce que montrent la table et les listes de cartes ; une étiquette vide cache un champ.

field-active = { "" }
field-asked = { "" }
field-asked_card = { "" }
field-at_least = { "" }
field-at_most = { "" }
field-cards = file
field-cards-row = { $acts ->
        [true] ▶
       *[false] { "" }
    }{ $is_target ->
        [true] ✗
       *[false] { "" }
    }{ $number ->
        [0] { "" }
       *[other] { $number }{ " " }
    }{ $tribe_key ->
        [moss] Mo
        [flint] Si
        [bramble] Ro
        [soot] Su
       *[mud] Bo
    } { $card_is ->
        [hidden] { "?" }
       *[shown] { $card }
    }
field-copied = { "" }
field-danger = dangerosité
field-danger-values = { $v1 }–{ $v2 }
field-discarded_size = gibiers défaussés
field-food = nourriture
field-food-brief = nourr.
field-food-narrow = nourr.
field-hunt = en chasse
field-hunt-brief = { "" }
field-hunt-row = { $hunted } : { $total } jusqu’ici, il faut { $at_least }–{ $at_most }{ $red ->
        [0] { $white ->
            [0] { "" }
            [1] { " · " }1 dé blanc : { $result }
           *[other] { " · " }{ $white } dés blancs : { $result }
        }
        [1] { $white ->
            [0] { " · " }1 dé rouge : { $result }
            [1] { " · " }1 dé rouge et 1 blanc : { $result }
           *[other] { " · " }1 dé rouge et { $white } blancs : { $result }
        }
       *[other] { $white ->
            [0] { " · " }{ $red } dés rouges : { $result }
            [1] { " · " }{ $red } dés rouges et 1 blanc : { $result }
           *[other] { " · " }{ $red } dés rouges et { $white } blancs : { $result }
        }
    }{ $trigger_is ->
        [hidden] { "" }
       *[shown] { " · " }déclencheur : { $trigger_the } ({ $trigger_tribe })
    }
field-hunted = { "" }
field-last_hunts = les dernières chasses
field-least = dangerosité
field-least-value = { $prey_is ->
        [hidden] –
       *[shown] { $least }–{ $most }
    }
field-lost = perdus
field-lost-brief = { "" }
field-masks = masques
field-most = { "" }
field-night = ☾ nuit
field-night-not = ☼ jour
field-pile_size = pioche gibier
field-piles = piles
field-piles-brief = { "" }
field-piles-row = { $card_is ->
        [hidden] –
       *[shown] { $card } (+{ $below })
    }
field-place = chasse
field-place-narrow = n°
field-place-value = { $place_nth }
field-prey = gibier
field-rank = { "" }
field-result = { "" }
field-survivors = survivants
field-survivors-brief = { "" }
field-total = { "" }
field-trophies = trophées
field-trophies-brief = { "" }
field-trophies-narrow = ★
field-trophy_symbols = trophées
field-trophy_symbols-brief = troph.
field-turn = tour
field-victim = { "" }
field-victim_tribe = { "" }

# Ce que compte la simulation dans une partie, toutes tribus ensemble.

measure-failed = chasses ratées
measure-succeeded = chasses réussies
measure-exploded = gibiers explosés
measure-hunters = cartes dans les files
measure-food = nourriture, toutes tribus
measure-masks = masques, toutes tribus
measure-trophies = trophées, toutes tribus
measure-ties = égalités
measure-reshuffled = retours du gibier défaussé
measure-ran-out = places sans nouveau gibier

# `tripot balance --cards` : ce qui est gagné, et d’où.
gain-food = nourriture
gain-damage = dommages
gain-trophies = trophées
