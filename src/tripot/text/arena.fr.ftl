# `tripot arena` et `tripot balance`.

error-too-few-bots = Bots nommés : { $found } ; places : { $wanted }. Nommez-en au moins un par place, ou choisissez le nombre de joueurs avec --seats.
error-other-tournament = Le fichier « { $file } » contient les résultats d’autre chose : « { $path } » y vaut « { $found } », ici « { $wanted } ». Donnez un autre fichier, ou répétez la commande qui a commencé celui-ci.
error-bad-results = Les résultats de « { $file } » sont illisibles : voyez sa ligne { $line }.

ui-metavar-bot = NOM
ui-metavar-cluster = ray

ui-option-cluster = Confie le travail à une grappe Ray : celle que nomme RAY_ADDRESS ou qui tourne ici, sinon une grappe lancée pour l’occasion.
ui-option-out = Garde les résultats dans ce fichier, partie par partie. S’il en a déjà, continue après eux.
ui-option-plot = Écrit une image dans ce fichier.
ui-option-workers = Le nombre de parties jouées en même temps. Par défaut une par processeur.

ui-arena-about = Fait jouer des bots les uns contre les autres et dit qui gagne et combien de fois. Chaque donne est jouée une fois dans chaque rotation des bots, avec le même hasard ; s’il y a plus de bots que de places, tous jouent aussi souvent. Le nombre de parties est arrondi à des donnes et à des tours entiers, vers le haut.
ui-arena-short = Des bots contre des bots.
ui-arena-examples =
    tripot arena trok --bots greedy,random,random,random --games 400
    tripot arena trok --bots expert:0.25s,greedy,greedy,greedy --games 400 --out trok.jsonl
    tripot arena trol --bots random,beginner,easy,normal,hard --seats 4 --plot classement.png
    tripot arena tschak --bots random,random --games 100 --json
    tripot arena trok --bots greedy,random,random,random --cluster ray
ui-arena-option-bots = Les bots, au moins un par place. Le même peut être nommé plusieurs fois.
ui-arena-option-games = Le nombre de parties, au moins. Par défaut 400.
ui-arena-option-seats = Le nombre de joueurs d’une table. Par défaut autant que de bots, sinon le nombre habituel du jeu.
ui-arena-option-seed = Un nombre entier d’où vient tout le hasard : celui des donnes et, à part, celui des bots. Par défaut 0.

ui-balance-about = Fait jouer un même bot à toutes les places de nombreuses parties et dit si le jeu est équitable : qui gagne selon la place et le rôle, combien de temps durent les parties, quels scores elles donnent et ce que le jeu compte par ailleurs.
ui-balance-short = Un jeu est-il équitable ?
ui-balance-examples =
    tripot balance trok --bots random --games 1000
    tripot balance trok --seats 3 --plot trok.png
    tripot balance trol --bots greedy --games 2000 --out trol.jsonl
    tripot balance trol --data mon-trol.toml --json
    tripot balance trieste --cards --games 1000 --out cards.jsonl --plot cards.png
    tripot balance trok --cards --json
ui-balance-option-bots = Qui joue à toutes les places. Par défaut greedy.
ui-balance-option-games = Le nombre de parties. Par défaut 1 000.
ui-balance-option-seed = Un nombre entier d’où vient tout le hasard : celui des parties et, à part, celui des bots. Par défaut 0.

ui-held-progress = Parties
ui-held-found = { $done } parties sur { $games } sont déjà dans { $file }.
ui-held-stopped = Arrêt après { $done } parties sur { $games }. Elles sont dans { $file } : la même commande continue après elles.
ui-held-lost = Arrêt après { $done } parties sur { $games }, et rien n’a été gardé. Avec --out FICHIER, la même commande peut continuer plus tard.

ui-seconds = { $time } s
ui-milliseconds = { $time } ms
ui-microseconds = { $time } µs

ui-arena-title = { $game }, { $seats } joueurs, bots, graine { $seed }
ui-arena-summary = { $games } parties, { $deals ->
        [1] 1 donne
       *[other] { $deals } donnes
    } ; les intervalles sont ceux des donnes
ui-arena-column-bot = Bot
ui-arena-column-role = Rôle
ui-arena-column-wins = Gagnées
ui-arena-column-interval = Interv. 95 %
ui-arena-column-fair = Part
ui-arena-column-rank = Rang
ui-arena-column-score = Score
ui-arena-column-rating = Cote
ui-arena-column-time = Décision

ui-balance-title = { $game }, { $seats } joueurs, { $bot } à toutes les places, graine { $seed }
ui-balance-summary = { $games } parties ; une part égale est de { $fair }
ui-simulate-column-role = Rôle

ui-plot-arena = { $game } : { $games } parties entre bots à { $seats } joueurs
ui-plot-arena-wins = Qui gagne (intervalles à 95 %)
ui-plot-arena-wins-x = Part des victoires
ui-plot-arena-ratings = Cotes OpenSkill
ui-plot-arena-ratings-x = Cote ± écart
ui-plot-arena-times = Combien de temps ils réfléchissent
ui-plot-arena-times-x = Millisecondes par décision
ui-plot-balance = { $game } : { $games } parties de { $bot } à { $seats } joueurs
ui-plot-roles = Qui gagne selon le rôle (intervalles à 95 %)
ui-plot-roles-x = Rôle
ui-plot-roles-y = Part des victoires

error-no-card-counts = { $game } ne dit pas comment ses cartes se comptent : --cards ne va pas avec ce jeu.
ui-balance-option-cards = Dit plutôt ce que fait chaque carte : tenue, jouée, gagnante, dans la main de départ ou non, et ce qui vient d’où ; avertit des cartes décisives, mortes et dominées.
ui-cards-summary = { $games } parties. Tenue : dans combien d’entre elles ; jouée : dans combien de celles-ci ; fois : combien de fois par partie ; gain : parties gagnées parmi celles où elle était jouée ; départ : dans combien de mains de départ ; rapport : victoires avec la carte dans la main de départ sur victoires sans elle.
ui-cards-column-card = Carte
ui-cards-column-held = Tenue
ui-cards-column-played = Jouée
ui-cards-column-plays = Fois
ui-cards-column-won = Gain
ui-cards-column-opening = Départ
ui-cards-column-ratio = Rapport
ui-cards-column-interval = Interv. 95 %
ui-cards-column-per-game = Par partie
ui-cards-fine = Aucun avertissement.
ui-cards-warning-lock = Décisive : { $card }. La main de départ décide trop ; le rapport devrait être entre 0,7 et 1,4.
ui-cards-warning-dead = Morte : { $card }. Jouée dans moins de 8 % des parties où elle était tenue.
ui-cards-warning-dominated = Dominée : { $card }. { $by } ne coûte pas plus, n’a pas un niveau inférieur et rapporte plus.
ui-plot-cards-played = Jouée, parmi les parties où elle était tenue
ui-plot-cards-ratio = Victoires avec elle au départ sur victoires sans elle (95 %)
