# La commande `tripot`.

ui-error = Erreur [{ $code }] :
ui-you = Vous
ui-language-en = English
ui-language-fr = français
ui-number-0 = { NUMBER($value, maximumFractionDigits: 0) }
ui-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ui-percent-0 = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
ui-percent-1 = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-interval = { $low } à { $high }
ui-seat-number = Place { $number }

# Erreurs de la ligne de commande.

error-bad-usage = Cette commande est incompréhensible : { $found } Voir { $help }.
error-unknown-command = La commande « { $command } » n’existe pas. Il y a : { $known }. Voir { $help }.
error-unknown-flag = « { $flag } » n’existe pas ici. Voir { $help }.
error-missing-argument = Il manque { $argument }. Voir { $help }.
error-missing-value = Il manque une valeur après « { $flag } ». Voir { $help }.
error-no-value-wanted = « { $flag } » ne prend pas de valeur. Voir { $help }.
error-bad-value = « { $argument } » ne peut pas être « { $value } ». Possible : { $wanted }.
error-extra-arguments = Ceci est de trop : { $found }. Voir { $help }.
error-conflict = Ces options ne vont pas ensemble : { $flags }.
error-bad-bots = Nombre de noms de bots donnés : { $found }. Donnez-en un pour tous, ou un pour chacune des autres places. Nombres possibles : { $wanted }.
error-unreadable-file = Le fichier « { $file } » ne peut pas être lu.
error-unwritable-file = Le fichier « { $file } » ne peut pas être écrit.
error-file-exists = Il y a déjà un fichier « { $file } », et il n’est pas écrasé. Choisissez un autre nom.
error-unwritable-database = Le serveur ne peut pas écrire dans sa base de données « { $file } ». Il doit pouvoir lire et écrire ce fichier et le dossier qui le contient, et il faut de la place sur le disque. Corrigez cela, ou choisissez un autre endroit avec --database.
error-one-process-database = « { $database } » est un fichier SQLite, qu’un seul processus emploie à la fois. Plusieurs demandent PostgreSQL : --database postgresql://UTILISATEUR@HÔTE/NOM.
error-not-postgres = « { $database } » est un fichier SQLite, qu’un seul serveur emploie à la fois. Seuls les serveurs qui partagent une base PostgreSQL figurent dans la liste : --database postgresql://UTILISATEUR@HÔTE/NOM.
error-no-file-database = « { $database } » n’est pas un fichier. PostgreSQL a son propre outil pour les copies : pg_dump --format=custom --file=FICHIER BASE.
error-disk-failed = Le disque a fait défaut pendant un enregistrement, et seul un redémarrage peut dire si celui-ci a abouti. Rien n’en a été annoncé à personne. Le journal dit ce qui s’est passé. Vérifiez le disque, puis relancez le serveur : chaque partie reprend à partir de ce qui est conservé.
error-not-json = Le fichier « { $file } » n’est pas du JSON : voir sa ligne { $line }.
error-not-toml = Le fichier « { $file } » n’est pas du TOML : voir sa ligne { $line }.
error-not-data = Le fichier « { $file } » n’est ni du TOML ni du JSON.
error-address-taken = Le serveur ne peut pas écouter à « { $host } », port { $port } : un autre programme le fait déjà, ou ce n’est pas permis. Choisissez un autre port avec --port.
error-no-saved-game = Il n’y a pas de partie inachevée dans « { $folder } ».
error-already-over = La partie de « { $file } » est finie ; revoyez-la avec « tripot replay ».
error-former-record = { $why } Le compte rendu lui-même dit : nombre de décisions : { $decisions } ; { $winners_is ->
    [empty] pas de résultat.
   *[given] victoire de la place { $winners }, scores { $scores }.
}

# Aide.

ui-help-usage = Usage :
ui-help-arguments = Arguments :
ui-help-options = Options :
ui-help-commands = Commandes :
ui-help-examples = Exemples :

ui-metavar-bots = NOM[,NOM…]
ui-metavar-clause = ARTICLE
ui-metavar-command = COMMANDE …
ui-metavar-address = HÔTE:7000
ui-metavar-database = BASE
ui-metavar-file = FICHIER
ui-metavar-folder = DOSSIER
ui-metavar-game = JEU
ui-metavar-host = ADRESSE
ui-metavar-language = fr|en
ui-metavar-name = NOM
ui-metavar-networks = ADRESSE[,ADRESSE…]
ui-metavar-number = N
ui-metavar-options = [OPTIONS]
ui-metavar-page = FICHIER.html
ui-metavar-picture = FICHIER.png
ui-metavar-record = PARTIE
ui-metavar-saved = [FICHIER]
ui-metavar-seat = N
ui-metavar-seat-or-all = N|all
ui-metavar-seats-or-all = N|N,N…|all
ui-metavar-seed = S
ui-metavar-setting = CLÉ=VALEUR
ui-metavar-url = URL
ui-metavar-version = VERSION
ui-metavar-word = MOT

ui-option-at = La position après les N premières décisions de la partie.
ui-option-data = Le fichier de données du jeu, TOML ou JSON, avec les cartes de votre propre boîte. « tripot cards » en montre le contenu.
ui-option-database = Le fichier de la base de données du serveur, ou postgresql://UTILISATEUR@HÔTE/NOM. Par défaut tripot.db dans le dossier des données ; aussi TRIPOT_DATABASE.
ui-option-game = La clé d’un jeu ; « tripot games » en donne la liste.
ui-option-help = Montre cette aide.
ui-option-json = Pour les programmes : du JSON sur la sortie standard, erreurs comprises.
ui-option-lang = La langue. Par défaut, celle du système.
ui-option-options = Règle une option de la table, par exemple open_aare=true. Peut être répété.
ui-option-record = Le fichier d’une partie jouée ou sauvegardée.
ui-option-seats = Le nombre de joueurs. Par défaut 4, ou autant que le jeu permet.
ui-option-seed = Un nombre entier d’où vient tout le hasard.
ui-option-version = Montre la version.

ui-version = tripot { $version }
ui-plain-engine = Le moteur tourne en Python pur, bien plus lentement que compilé. Pour le compiler, installez un compilateur C, puis réinstallez le paquet.

ui-tripot-about = Jouer à Trök, à Tschak! et à d’autres jeux de cartes contre des bots, les simuler, revoir des parties et les vérifier.
ui-tripot-short = Des jeux de cartes pour les gens et les programmes.
ui-tripot-examples =
    tripot play
    tripot play trok --seats 4
    tripot rules trok TRK-4.9
    tripot --lang en games
    tripot simulate trok --help

ui-games-about = Donne la liste des jeux, avec leurs nombres de joueurs, leurs auteurs et leurs options de table.
ui-games-short = Les jeux auxquels on peut jouer.
ui-games-examples =
    tripot games
    tripot games --json
    tripot games --lang en

ui-rules-about = Montre la règle d’un jeu, article par article. Là où ce projet tranche ce que le livret laisse ouvert, la décision est signalée.
ui-rules-short = La règle, article par article.
ui-rules-examples =
    tripot rules trok
    tripot rules trok TRK-4.9
    tripot rules trok --search marché
    tripot rules trok --json
ui-rules-option-clause = Seulement cet article, par exemple TRK-4.9.
ui-rules-option-search = Seulement les articles où figurent ces mots.

ui-cards-about = Montre toutes les cartes d’un jeu et ce qu’elles font. Si le jeu a un fichier de données, ses valeurs sont montrées avec leur provenance. Avec --html, fait une page de cartes à imprimer et à découper.
ui-cards-short = Les cartes, et ce qu’elles font.
ui-cards-examples =
    tripot cards trok
    tripot cards trok --lang en
    tripot cards trok --json
    tripot cards trok --html cartes.html
ui-cards-option-html = Écrit plutôt les cartes dans ce fichier, en une page à imprimer et à découper.

ui-data-about = Montre le fichier de données livré avec un jeu : ses cartes et leurs valeurs, avec leur provenance. Avec --rules, montre celui qu’avaient les règles de cette version. Avec --write, le met dans un fichier à vous, où vous changez ce qui diffère dans votre boîte. « tripot cards » avec --data vérifie un tel fichier, et toute commande qui ouvre une table peut jouer avec.
ui-data-short = Le fichier de données, pour noter les cartes de votre boîte.
ui-data-examples =
    tripot data trok
    tripot data trok --write mon-trok.toml
    tripot data trieste --rules 2 --write premiere-edition.toml
ui-data-option-rules = Le fichier de ces règles, par exemple 2 ; à défaut, de celles en vigueur.
ui-data-option-write = L’écrit dans ce nouveau fichier.

ui-new-game-about = Crée un paquet avec un petit jeu de cartes qu’on peut installer, jouer et tester aussitôt : règles, phrases dans les deux langues, registre des règles, tests. Changez-le jusqu’à ce qu’il soit le vôtre ; docs/new-game.md le présente pas à pas.
ui-new-game-short = Un nouveau jeu, à faire vôtre.
ui-new-game-examples =
    tripot new-game port
    tripot new-game port --folder jeux/port
ui-new-game-option-name = Son nom dans les commandes et les adresses : 3 à 20 minuscules sans accent et chiffres, pas celui d’un jeu installé.
ui-new-game-option-folder = Le nouveau dossier où il est mis. Par défaut, un dossier de ce nom, ici.
ui-new-game-written = Le jeu est dans { $file }. Installez-le avec « pip install --editable { $file } », et jouez : tripot play { $game }

ui-types-about = Écrit les types TypeScript d’un jeu : sa vue, ses événements et ses actions, ce qui est dit de ses cartes, et l’interface d’un kit. Un paquet à part peut ainsi dire comment la page montre le jeu.
ui-types-short = Les types d’un jeu, pour son propre plateau.
ui-types-examples =
    tripot types trok
    tripot types snatch >src/snatch/kit/types.d.ts

ui-play-about = Jouer contre des bots dans le terminal. Sans jeu, un menu le demande. La partie est sauvegardée après chaque décision : quittez quand vous voulez et revenez avec --resume.
ui-play-short = Jouer contre des bots.
ui-play-examples =
    tripot play
    tripot play trok --seats 4
    tripot play trok --seats 3 --seat 2 --seed 7 --option open_aare=true
    tripot play --position probleme.json
    tripot play --resume
ui-play-option-bots = Qui joue aux autres places : un nom pour toutes, ou un pour chacune. Noms : random, greedy, beginner, easy, normal, hard, expert ; expert:0.25s réfléchit ce temps-là, expert:500 fait ce nombre d’itérations. Par défaut normal.
ui-play-option-position = Commence par la position de ce fichier.
ui-play-option-resume = Reprend la partie sauvegardée dans ce fichier. Sans fichier : la dernière partie inachevée.
ui-play-option-seat = Votre place, comptée à partir de 0. Par défaut 0.
ui-play-option-seed = Un nombre entier d’où vient tout le hasard : pour les problèmes et les essais, car il se devine. Par défaut un secret.

ui-simulate-about = Joue beaucoup de parties en choisissant au hasard parmi les coups permis, et dit qui gagne, combien de temps elles durent, quels scores elles donnent et ce que le jeu compte par ailleurs. Le résultat dépend de la graine, pas du nombre de processus.
ui-simulate-short = Beaucoup de parties au hasard, et ce qui en sort.
ui-simulate-examples =
    tripot simulate trok --seats 4 --games 10000
    tripot simulate trok --seats 3 --seed 7 --workers 2 --json
    tripot simulate trok --option open_aare=true --plot trok.png
    tripot simulate trok --seats all --games 1000
ui-simulate-option-games = Le nombre de parties. Par défaut 10 000.
ui-simulate-option-plot = Écrit une image dans ce fichier.
ui-simulate-option-seats = Le nombre de joueurs : un nombre, plusieurs avec des virgules, ou all pour tous ceux que le jeu permet, alors comparés. Par défaut 4, ou autant que le jeu permet.
ui-simulate-option-seed = La partie numéro i tire son hasard de S + i. Par défaut 0.
ui-simulate-option-workers = Le nombre de processus. Par défaut un par processeur.

ui-position-about = Écrit une position sous forme de document JSON : une nouvelle, une après quelques décisions au hasard, ou une d’une partie jouée. Avec --check, lit une position peut-être incomplète et l’écrit complétée.
ui-position-short = Une position sous forme de document.
ui-position-examples =
    tripot position trok --seats 4 --seed 7
    tripot position trok --after 30 --out probleme.json
    tripot position trok --record partie.json --at 12
    tripot position trok --check probleme.json
ui-position-option-after = Après N décisions au hasard.
ui-position-option-at = Avec --record : après les N premières décisions. Par défaut après la dernière.
ui-position-option-check = Lit cette position et la complète.
ui-position-option-out = Écrit dans ce fichier au lieu de la sortie standard.
ui-position-option-record = Prend la position dans cette partie.
ui-position-option-seed = Un nombre entier d’où vient tout le hasard. Par défaut 0.

ui-replay-about = Montre de nouveau une partie, décision par décision. Sans terminal, la raconte en entier.
ui-replay-short = Revoir une partie pas à pas.
ui-replay-examples =
    tripot replay partie.json
    tripot replay partie.json --seat 0
    tripot replay partie.json --at 12 --no-step
    tripot replay partie.json --json
ui-replay-option-at = Commence après les N premières décisions. Sans pas à pas : raconte jusque-là, puis montre la table.
ui-replay-option-seat = Montre ce que cette place pouvait voir, comptée à partir de 0. Par défaut all, toutes les mains ouvertes.
ui-replay-option-step = Va pas à pas, ou raconte tout. Par défaut pas à pas dans un terminal.

ui-verify-about = Vérifie une partie jouée : la graine d’après l’engagement, chaque décision d’après la règle, et le résultat.
ui-verify-short = A-t-on joué selon la règle ?
ui-verify-examples =
    tripot verify partie.json
    tripot verify partie.json --json

ui-serve-about = Ouvre des tables pour les gens et les programmes, sur cette machine et sur le réseau. Tout peut aussi se régler par des variables d’environnement, comme TRIPOT_PORT pour --port.
ui-serve-short = Ouvrir des tables sur le réseau.
ui-serve-examples =
    tripot serve
    tripot serve --port 8080 --database /srv/tripot/tripot.db
    tripot serve --host 127.0.0.1 --public-url https://tripot.example
    tripot serve --database postgresql://tripot@localhost/tripot --processes 4
ui-serve-option-host = Où écouter. Par défaut partout, pour que d’autres sur le réseau local puissent jouer.
ui-serve-option-port = Le port ; 0 pour n’importe quel port libre. Par défaut 8000.
ui-serve-option-public_url = L’adresse sous laquelle les autres joignent le serveur, s’il est placé derrière un autre.
ui-serve-option-trusted_proxies = Les adresses ou réseaux des serveurs mandataires dont on croit X-Forwarded-For et X-Forwarded-Proto. Par défaut cette machine seule.
ui-serve-option-metrics_from = Les adresses ou réseaux d’où l’on peut lire /metrics. Par défaut cette machine seule.
ui-serve-option-secret_file = Le fichier du secret du serveur, dont découlent les clés des liens. Par défaut à côté de la base de données ; créé au premier démarrage.
ui-serve-option-node_name = Le nom sous lequel « tripot nodes », les journaux et les mesures connaissent ce serveur parmi ceux qui partagent sa base.
ui-serve-option-node_address = Où les autres serveurs de la même base PostgreSQL joignent celui-ci, sous la forme « hôte:7000 ». Par défaut l’adresse d’où la base est jointe, et un port libre.
ui-serve-option-processes = Combien de processus servent, pour employer plusieurs cœurs. Plus d’un demande PostgreSQL.
ui-serve-option-bot_workers = Dans combien de processus les bots peuvent réfléchir. Par défaut tous les cœurs sauf un.
ui-serve-option-log_level = Ce que dit le journal : debug, info, warning ou error.
ui-serve-option-no_limits = Aucune limite par adresse, pour les mesures.
ui-serve-option-open_page = Montre la page dans un navigateur, s’il y a un écran.
ui-serve-here = Sur cette machine : { $url }
ui-serve-others = Pour les autres : { $url }
ui-serve-resume = { $number ->
    [0] Aucune partie n’est en cours : { $url }
    [1] Une partie est en cours et reprend où elle s’était arrêtée : { $url }
   *[other] { $number } parties sont en cours et reprennent où elles s’étaient arrêtées : { $url }
}
ui-serve-stop = Arrêtez avec Ctrl+C. Aucune partie n’est perdue.
ui-backup-about = Copie la base de données du serveur dans un fichier, même pendant qu’il tourne. Le fichier du secret n’y est pas : gardez-en une copie ailleurs.
ui-backup-short = Copier la base de données du serveur.
ui-backup-examples =
    tripot backup tripot-lundi.db
    tripot backup copie.db --database /srv/tripot/tripot.db
ui-backup-option-file = Le fichier de la copie, qui ne doit pas encore exister.
ui-move-database-about = Copie tout ce qu’un serveur conserve dans une base vide d’une autre sorte, tant qu’aucun serveur n’emploie ni l’une ni l’autre. Le fichier du secret reste le même.
ui-move-database-short = Déplacer la base de données du serveur vers PostgreSQL, ou l’inverse.
ui-move-database-examples =
    tripot move-database tripot.db postgresql://tripot@localhost/tripot
    tripot move-database postgresql://tripot@localhost/tripot copie.db
ui-move-database-option-source = La base qui est copiée : un fichier SQLite, ou l’adresse d’une base PostgreSQL.
ui-move-database-option-target = La base où elle est copiée, qui doit être vide.
ui-move-database-progress = Lignes
ui-move-database-done = { $tables } tables et { $guests } invités sont maintenant aussi dans { $target }. Lancez le serveur avec --database et cette adresse.
ui-nodes-about = Donne la liste des serveurs qui partagent une base PostgreSQL : où ils sont, s’ils sont en vie, et quelles tables ils ont en mémoire.
ui-nodes-short = Les serveurs qui partagent une base.
ui-nodes-examples =
    tripot nodes --database postgresql://tripot@localhost/tripot
    tripot nodes --tables --json
ui-nodes-option-tables = Donne aussi les tables de chacun, et leurs époques.
ui-nodes-title = Serveurs qui partagent cette base
ui-nodes-tables = Tables dans leur mémoire
ui-nodes-gone = disparu
ui-nodes-column-name = Nom
ui-nodes-column-address = Adresse pour les autres
ui-nodes-column-version = Version
ui-nodes-column-lease = Bail
ui-nodes-column-tables = Tables
ui-nodes-column-sockets = Connexions
ui-nodes-column-table = Table
ui-nodes-column-game = Jeu
ui-nodes-column-status = État
ui-nodes-column-epoch = Époque
ui-backup-done = La base de données a été copiée dans { $file }.

# `tripot games`

ui-games-title = Jeux
ui-games-options = Options de table de { $game }
ui-games-column-authors = Auteurs
ui-games-column-default = Par défaut
ui-games-column-key = Clé
ui-games-column-meaning = Signification
ui-games-column-minutes = Minutes
ui-games-column-option = Option
ui-games-column-players = Joueurs
ui-games-column-publisher = Éditeur
ui-games-column-rules = Règles
ui-games-column-title = Jeu
ui-games-column-values = Valeurs

# `tripot rules`

ui-rules-ruling = Décision :
ui-rules-none = Aucun article ne contient « { $word } ».

# `tripot cards`

ui-data-written = Le fichier de données est dans { $file }. Changez-y ce qui diffère dans votre boîte, puis : tripot cards { $game } --data { $file }
ui-cards-title = Cartes de { $game }
ui-cards-column-name = Carte
ui-cards-column-text = Ce qu’elle fait
ui-cards-source-printed = imprimé dans le livret
ui-cards-source-reported = rapporté par une source publique
ui-cards-source-reconstructed = reconstitué pour ce projet
ui-cards-written = La page de cartes est dans { $file }
ui-cards-note = Règles { $rules }. Planche non officielle : les dessins sont de Tripot.
ui-cards-hash = Fichier de données, SHA-256 : { $hash }

# `tripot play`

ui-menu-welcome = Bienvenue au Tripot !
ui-menu-language = Langue [{ $usual }] :{ " " }
ui-menu-game = À quoi jouons-nous ? (q pour partir) [{ $usual }] :{ " " }
ui-menu-seats = Combien de joueurs, vous compris ? [{ $usual }] :{ " " }
ui-menu-resume = Reprendre la partie inachevée
ui-menu-about = ({ $players } joueurs, { $minutes } min)
ui-menu-wrong = Tapez l’un de ces nombres : { $allowed }.

ui-play-prompt = >{ " " }
ui-play-keys = n° ou mots · { "?" } aide · h avis · c cartes · r règle · t table · l journal · q fin
ui-play-word-help = aide
ui-play-word-hint = avis
ui-play-word-cards = cartes
ui-play-word-rules = règle
ui-play-word-table = table
ui-play-word-log = journal
ui-play-word-quit = fin
ui-play-log = Ce qui s’est passé
ui-play-earlier = … et { $number } avant (l montre tout)
ui-play-enter = Entrée pour revenir à la table{ " " }
ui-play-page = (page { $page } sur { $pages } : + ou -)
ui-play-many = { $number } choix : tapez des mots de ceux que vous voulez voir.
ui-play-narrowed = Choix avec « { $words } ». Entrée les montre tous.
ui-play-no-number = Il n’y a pas de choix { $number } : tapez un nombre de 1 à { $most }.
ui-play-hint = { $action }. { $why } (Chances de gagner : environ { $percent } %.)
ui-play-forced = Un seul choix, fait pour vous : { $action }.
ui-play-commitment = Le hasard de cette partie est vérifiable. Engagement : { $commitment }
ui-play-unfinished = Une autre partie est inachevée ({ $file }) : « tripot play --resume » la reprend.
ui-play-help-title = Aide : { $phase }
ui-play-help-keys = r donne les chapitres de la règle, c explique les cartes.
ui-play-cards-title = Cartes
ui-play-cards-keys = « c mot » ne montre que les cartes où figure ce mot.
ui-play-no-card = Aucune carte ne contient « { $word } ».
ui-play-table-title = Toute la table
ui-play-rules-title = La règle de { $game }
ui-play-rules-keys = « r 4 » montre un chapitre, « r marché » les articles qui contiennent un mot.
ui-play-saved = La partie est sauvegardée : { $file }
ui-play-how-to-resume = Pour la reprendre : tripot play --resume
ui-play-record = Le compte rendu de la partie, avec la graine d’où vient tout le hasard : { $file }
ui-play-record-keys = La revoir : tripot replay "{ $file }" · La vérifier : tripot verify "{ $file }"
ui-play-record-data = Elle a été jouée avec son propre fichier de données : pour la revoir et la vérifier, ajoutez --data FICHIER.

ui-result-title = Résultat
ui-result-rank = Rang
ui-result-player = Joueur
ui-result-score = Score

ui-seat-waiting = doit choisir
ui-seat-answered = a choisi
ui-empty-seat = Personne

# Ce que montrent les vues.  Un texte vide cache un champ : la question le dit, ou le journal.
# `-own` est pour ce qui est à vous, `-brief` pour quand la place manque.

field-answer = votre choix
field-deck_size = paquet
field-discard = défausse
field-hand = main
field-hand-own = votre main
field-hand_size = main
field-hand_size-own = { "" }
field-known = détient
field-known-brief = { "" }
field-known-own = votre main

# `tripot simulate`

ui-simulate-progress = Parties à { $seats } joueurs
ui-simulate-title = { $game }, { $seats } joueurs, jeu au hasard, graine { $seed }
ui-simulate-summary = { $games } parties, { $decisions } décisions en { $seconds } s ({ $workers ->
        [1] 1 processus
       *[other] { $workers } processus
    })
ui-simulate-speed = { $games } parties/s, { $decisions } décisions/s
ui-simulate-column-seat = Place
ui-simulate-column-wins = Victoires
ui-simulate-column-interval = Intervalle 95 %
ui-simulate-column-score = Score ± é.-t.
ui-simulate-column-measure = Par partie
ui-simulate-column-any = ≥ 1
ui-simulate-column-mean = Moyenne
ui-simulate-rounds = Durée en tours : moyenne { $mean }, médiane { $q50 }, neuf fois sur dix de { $q5 } à { $q95 }
ui-simulate-scores = Scores de toutes les places : moyenne { $mean }, médiane { $q50 }, neuf fois sur dix de { $q5 } à { $q95 }
ui-simulate-picture = L’image est dans { $file }

ui-compare-title = Selon le nombre de joueurs, par partie
ui-compare-column-players = Joueurs
ui-compare-decisions = décisions
ui-compare-rounds = tours
ui-compare-score = score d’une place
ui-compare-wins = victoires de la place { $seat }

ui-plot-title = { $game } : { $games } parties au hasard à { $seats } joueurs
ui-plot-fair = part égale
ui-plot-wins = Qui gagne (intervalles à 95 %)
ui-plot-wins-x = Place
ui-plot-wins-y = Part des victoires
ui-plot-lengths = Combien de temps durent les parties
ui-plot-lengths-x = Tours
ui-plot-lengths-y = Part des parties
ui-plot-scores = Quels scores (5, 25, 50, 75, 95 %)
ui-plot-scores-x = Place
ui-plot-scores-y = Score
ui-plot-measures = Ce que comptent les parties (part des parties)

# `tripot position`, `tripot replay`, `tripot verify`

ui-position-written = La position est dans { $file }

ui-replay-prompt = Entrée : suite · b : retour · un nombre : y aller · q : quitter >{ " " }
ui-replay-title = Décision { $number } sur { $length } :
ui-replay-set-up = la mise en place
ui-replay-decision = { $seat }, « { $action } »

ui-verify-progress = Vérification
ui-verify-good = Cette partie est en ordre.
ui-verify-commitment = La graine correspond à l’engagement { $commitment }.
ui-verify-decisions = { $number ->
        [0] Il n’y a pas encore de décision.
        [1] L’unique décision est permise et répond à une question posée.
       *[other] Les { $number } décisions sont toutes permises et répondent à des questions posées.
    }
ui-verify-cards = Toutes les cartes sont là.
ui-verify-result = Le résultat en découle.
ui-verify-unfinished = La partie n’est pas finie, et le compte rendu le dit.
