# The command `tripot`.

ui-error = Error [{ $code }]:
ui-you = You
ui-language-en = English
ui-language-fr = français
ui-number-0 = { NUMBER($value, maximumFractionDigits: 0) }
ui-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ui-percent-0 = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
ui-percent-1 = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-interval = { $low } to { $high }
ui-seat-number = Seat { $number }

# Errors of the command line.

error-bad-usage = This command cannot be understood: { $found } See { $help }.
error-unknown-command = There is no command “{ $command }”. There are: { $known }. See { $help }.
error-unknown-flag = There is no “{ $flag }” here. See { $help }.
error-missing-argument = { $argument } is missing. See { $help }.
error-missing-value = A value is missing after “{ $flag }”. See { $help }.
error-no-value-wanted = “{ $flag }” takes no value. See { $help }.
error-bad-value = “{ $argument }” cannot be “{ $value }”. Possible: { $wanted }.
error-extra-arguments = This is too much: { $found }. See { $help }.
error-conflict = These do not go together: { $flags }.
error-bad-bots = { $found } names of bots were given. Give one for all, or one for each of the other seats. Possible numbers: { $wanted }.
error-unreadable-file = The file “{ $file }” cannot be read.
error-unwritable-file = The file “{ $file }” cannot be written.
error-file-exists = There is a file “{ $file }” already, and it is not overwritten. Choose another name.
error-unwritable-database = The server cannot write to its database “{ $file }”. It has to read and write this file and the folder around it, and there has to be room on the disk. Put that right, or choose another place with --database.
error-one-process-database = “{ $database }” is a file of SQLite, which one process uses at a time. Several need PostgreSQL: --database postgresql://USER@HOST/NAME.
error-not-postgres = “{ $database }” is a file of SQLite, which one server uses at a time. Only servers that share a PostgreSQL database are listed: --database postgresql://USER@HOST/NAME.
error-no-file-database = “{ $database }” is not a file. PostgreSQL has its own tool for copies: pg_dump --format=custom --file=FILE DATABASE.
error-disk-failed = The disk failed while something was being stored, and only a restart can tell whether it is there. Nobody was told either way. The log says what failed. Look after the disk, then start the server again: every game goes on from what is stored.
error-not-json = The file “{ $file }” is not JSON: see its line { $line }.
error-not-toml = The file “{ $file }” is not TOML: see its line { $line }.
error-not-data = The file “{ $file }” is neither TOML nor JSON.
error-address-taken = The server cannot listen at “{ $host }”, port { $port }: another program does already, or it is not allowed. Choose another port with --port.
error-no-saved-game = There is no unfinished game in “{ $folder }”.
error-already-over = The game in “{ $file }” is over; look at it again with “tripot replay”.
error-former-record = { $why } The record itself says: number of decisions: { $decisions }; { $winners_is ->
    [empty] no result.
   *[given] won by seat { $winners }, with the scores { $scores }.
}

# Help.

ui-help-usage = Usage:
ui-help-arguments = Arguments:
ui-help-options = Options:
ui-help-commands = Commands:
ui-help-examples = Examples:

ui-metavar-bots = NAME[,NAME…]
ui-metavar-clause = CLAUSE
ui-metavar-command = COMMAND …
ui-metavar-address = HOST:7000
ui-metavar-database = DATABASE
ui-metavar-file = FILE
ui-metavar-folder = FOLDER
ui-metavar-game = GAME
ui-metavar-host = ADDRESS
ui-metavar-language = fr|en
ui-metavar-name = NAME
ui-metavar-networks = ADDRESS[,ADDRESS…]
ui-metavar-number = N
ui-metavar-options = [OPTIONS]
ui-metavar-page = FILE.html
ui-metavar-picture = FILE.png
ui-metavar-record = RECORD
ui-metavar-saved = [FILE]
ui-metavar-seat = N
ui-metavar-seat-or-all = N|all
ui-metavar-seats-or-all = N|N,N…|all
ui-metavar-seed = S
ui-metavar-setting = KEY=VALUE
ui-metavar-url = URL
ui-metavar-version = VERSION
ui-metavar-word = WORD

ui-option-at = The position after the first N decisions of the record.
ui-option-data = The game’s data file, TOML or JSON, with the cards of your own box. “tripot cards” shows what is in it.
ui-option-database = The file of the server’s database, or postgresql://USER@HOST/NAME. By default tripot.db in the folder for data; also TRIPOT_DATABASE.
ui-option-game = The key of a game; “tripot games” lists them.
ui-option-help = Show this help.
ui-option-json = For programs: JSON on standard output, errors too.
ui-option-lang = The language. By default that of the locale.
ui-option-options = Set an option of the table, such as open_aare=true. May be repeated.
ui-option-record = The file of a record or of a saved game.
ui-option-seats = How many players. By default 4, or as many as the game allows.
ui-option-seed = A whole number from which all luck comes.
ui-option-version = Show the version.

ui-version = tripot { $version }
ui-plain-engine = The engine runs as plain Python, many times slower than compiled. To compile it, install a C compiler and then the package again.

ui-tripot-about = Play Trök, Tschak! and other card games against bots, simulate them, replay them and check them.
ui-tripot-short = Card games for people and programs.
ui-tripot-examples =
    tripot play
    tripot play trok --seats 4
    tripot rules trok TRK-4.9
    tripot --lang fr games
    tripot simulate trok --help

ui-games-about = List the games with their players, authors and table options.
ui-games-short = The games that can be played.
ui-games-examples =
    tripot games
    tripot games --json
    tripot games --lang fr

ui-rules-about = Show the rules of a game, clause by clause. Where this project settles what the rulebook leaves open, the ruling is marked.
ui-rules-short = The rules, clause by clause.
ui-rules-examples =
    tripot rules trok
    tripot rules trok TRK-4.9
    tripot rules trok --search market
    tripot rules trok --json
ui-rules-option-clause = Only this clause, such as TRK-4.9.
ui-rules-option-search = Only clauses with these words.

ui-cards-about = Show all cards of a game with what they do. Where a game has a data file, its values are shown with where each of them comes from. With --html, make a page of cards to print and cut out.
ui-cards-short = The cards, and what they do.
ui-cards-examples =
    tripot cards trok
    tripot cards trok --lang fr
    tripot cards trok --json
    tripot cards trok --html cards.html
ui-cards-option-html = Write the cards to this file instead, as a page to print and cut out.

ui-data-about = Show the shipped data file of a game: its cards and their values, with where each of them comes from. With --rules, show the file that the rules of that version had. With --write, put it into a file of your own, where you change whatever differs in your box. “tripot cards” with --data checks such a file, and every command that opens a table plays with it.
ui-data-short = The data file, to write down the cards of your own box.
ui-data-examples =
    tripot data trok
    tripot data trok --write my-trok.toml
    tripot data trieste --rules 2 --write first-edition.toml
ui-data-option-rules = The file of these rules, such as 2; those in force if left out.
ui-data-option-write = Write it to this new file.

ui-new-game-about = Make a package with a small card game that can be installed, played and tested at once: rules, sentences in both languages, the register of its rules, tests. Change it until it is your own; docs/new-game.md walks through it.
ui-new-game-short = A new game, to make your own of it.
ui-new-game-examples =
    tripot new-game harbour
    tripot new-game harbour --folder games/harbour
ui-new-game-option-name = What it is called in commands and addresses: 3 to 20 lower-case letters and digits, and not the name of an installed game.
ui-new-game-option-folder = The new folder it is put into. By default one of the same name here.
ui-new-game-written = The game is in { $file }. Install it with “pip install --editable { $file }”, and play: tripot play { $game }

ui-types-about = Print the TypeScript types of a game: its view, events and actions, what is told of its cards, and the interface of a kit. With them a package of its own can say how the page shows the game.
ui-types-short = The types of a game, for its own board.
ui-types-examples =
    tripot types trok
    tripot types snatch >src/snatch/kit/types.d.ts

ui-play-about = Play against bots in the terminal. Without a game, a menu asks for one. The game is saved after every decision: quit whenever you like and come back with --resume.
ui-play-short = Play against bots.
ui-play-examples =
    tripot play
    tripot play trok --seats 4
    tripot play trok --seats 3 --seat 2 --seed 7 --option open_aare=true
    tripot play --position puzzle.json
    tripot play --resume
ui-play-option-bots = Who plays the other seats: one name for all, or one for each. Names: random, greedy, beginner, easy, normal, hard, expert; expert:0.25s thinks for so long, expert:500 makes so many iterations. By default normal.
ui-play-option-position = Begin from the position in this file.
ui-play-option-resume = Go on with the saved game in this file. Without a file: with the latest unfinished one.
ui-play-option-seat = Your seat, counted from 0. By default 0.
ui-play-option-seed = A whole number from which all luck comes: for puzzles and tests, since it can be guessed. By default a secret.

ui-simulate-about = Play many games of random legal actions and report who wins, how long they last, what they score and what else a game counts. The result depends on the seed, not on the number of workers.
ui-simulate-short = Many random games and what came of them.
ui-simulate-examples =
    tripot simulate trok --seats 4 --games 10000
    tripot simulate trok --seats 3 --seed 7 --workers 2 --json
    tripot simulate trok --option open_aare=true --plot trok.png
    tripot simulate trok --seats all --games 1000
ui-simulate-option-games = How many games. By default 10,000.
ui-simulate-option-plot = Write a picture to this file.
ui-simulate-option-seats = How many players: a number, several with commas, or all that the game allows, which are then compared. By default 4, or as many as the game allows.
ui-simulate-option-seed = Game number i takes its luck from S + i. By default 0.
ui-simulate-option-workers = How many processes work. By default one for each processor.

ui-position-about = Write a position as a JSON document: a new one, one after some random decisions, or one of a record. With --check, read a position that may leave things out, and write it filled in.
ui-position-short = A position as a document.
ui-position-examples =
    tripot position trok --seats 4 --seed 7
    tripot position trok --after 30 --out puzzle.json
    tripot position trok --record game.json --at 12
    tripot position trok --check puzzle.json
ui-position-option-after = After N random decisions.
ui-position-option-at = With --record: after the first N decisions. By default after the last.
ui-position-option-check = Read this position and fill it in.
ui-position-option-out = Write to this file instead of standard output.
ui-position-option-record = Take the position from this record.
ui-position-option-seed = A whole number from which all luck comes. By default 0.

ui-replay-about = Go through a game again, decision by decision. Without a terminal, tell all of it.
ui-replay-short = A game again, step by step.
ui-replay-examples =
    tripot replay game.json
    tripot replay game.json --seat 0
    tripot replay game.json --at 12 --no-step
    tripot replay game.json --json
ui-replay-option-at = Begin after the first N decisions. Without steps: tell all up to there, then show the table.
ui-replay-option-seat = Show what this seat could see, counted from 0. By default all, with every hand open.
ui-replay-option-step = Go step by step, or tell all at once. By default step by step on a terminal.

ui-verify-about = Check a record: the seed against the commitment, every decision against the rules, and the result.
ui-verify-short = Was it played by the rules?
ui-verify-examples =
    tripot verify game.json
    tripot verify game.json --json

ui-serve-about = Open tables for people and programs, on this machine and on the network. Everything can be set by environment variables too, such as TRIPOT_PORT for --port.
ui-serve-short = Open tables on the network.
ui-serve-examples =
    tripot serve
    tripot serve --port 8080 --database /srv/tripot/tripot.db
    tripot serve --host 127.0.0.1 --public-url https://tripot.example
    tripot serve --database postgresql://tripot@localhost/tripot --processes 4
ui-serve-option-host = Where to listen. By default everywhere, so that others on the local network can play.
ui-serve-option-port = The port; 0 for any free one. By default 8000.
ui-serve-option-public_url = The address under which others reach the server, if it stands behind another one.
ui-serve-option-trusted_proxies = The addresses or networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed. By default this machine alone.
ui-serve-option-metrics_from = The addresses or networks from which /metrics may be read. By default this machine alone.
ui-serve-option-secret_file = The file with the server’s secret, from which the keys of links follow. By default beside the database; made on the first start.
ui-serve-option-node_name = The name by which “tripot nodes”, logs and metrics know this server among those that share its database.
ui-serve-option-node_address = Where the other servers of the same PostgreSQL database reach this one, as “host:7000”. By default the address from which the database is reached, and any free port.
ui-serve-option-processes = How many processes serve, to use several cores. More than one needs PostgreSQL.
ui-serve-option-bot_workers = How many processes bots may think in. By default all cores but one.
ui-serve-option-log_level = What the log tells: debug, info, warning or error.
ui-serve-option-no_limits = No limits per address, for measuring.
ui-serve-option-open_page = Show the page in a browser, if there is a screen.
ui-serve-here = On this machine: { $url }
ui-serve-others = For others: { $url }
ui-serve-resume = { $number ->
    [1] A game is under way and goes on where it stopped: { $url }
   *[other] { $number } games are under way and go on where they stopped: { $url }
}
ui-serve-stop = Stop with Ctrl+C. No game is lost.
ui-backup-about = Copy the server’s database to a file, also while the server runs. The server’s secret file is not in it: keep a copy of that elsewhere.
ui-backup-short = Copy the server’s database.
ui-backup-examples =
    tripot backup tripot-monday.db
    tripot backup copy.db --database /srv/tripot/tripot.db
ui-backup-option-file = The file of the copy, which must not exist yet.
ui-move-database-about = Copy everything that a server keeps into an empty database of another kind, while no server uses either. The secret file stays the same.
ui-move-database-short = Move the server’s database to PostgreSQL, or back.
ui-move-database-examples =
    tripot move-database tripot.db postgresql://tripot@localhost/tripot
    tripot move-database postgresql://tripot@localhost/tripot copy.db
ui-move-database-option-source = The database that is copied: a file of SQLite, or the address of one of PostgreSQL.
ui-move-database-option-target = The database that it is copied to, which must be empty.
ui-move-database-progress = Rows
ui-move-database-done = { $tables } tables and { $guests } guests are now in { $target } too. Start the server with --database and this address.
ui-nodes-about = List the servers that share a PostgreSQL database: where they are, whether they are alive, and which tables they have in memory.
ui-nodes-short = List the servers that share a database.
ui-nodes-examples =
    tripot nodes --database postgresql://tripot@localhost/tripot
    tripot nodes --tables --json
ui-nodes-option-tables = List also which tables each of them has, and their epochs.
ui-nodes-title = Servers that share this database
ui-nodes-tables = Tables in their memory
ui-nodes-gone = gone
ui-nodes-column-name = Name
ui-nodes-column-address = Address for the others
ui-nodes-column-version = Version
ui-nodes-column-lease = Lease
ui-nodes-column-tables = Tables
ui-nodes-column-sockets = Sockets
ui-nodes-column-table = Table
ui-nodes-column-game = Game
ui-nodes-column-status = Status
ui-nodes-column-epoch = Epoch
ui-backup-done = The database was copied to { $file }.

# `tripot games`

ui-games-title = Games
ui-games-options = Table options of { $game }
ui-games-column-authors = Authors
ui-games-column-default = By default
ui-games-column-key = Key
ui-games-column-meaning = Meaning
ui-games-column-minutes = Minutes
ui-games-column-option = Option
ui-games-column-players = Players
ui-games-column-publisher = Publisher
ui-games-column-rules = Rules
ui-games-column-title = Game
ui-games-column-values = Values

# `tripot rules`

ui-rules-ruling = Ruling:
ui-rules-none = No clause has “{ $word }”.

# `tripot cards`

ui-data-written = The data file is in { $file }. Change whatever differs in your box, then: tripot cards { $game } --data { $file }
ui-cards-title = Cards of { $game }
ui-cards-column-name = Card
ui-cards-column-text = What it does
ui-cards-source-printed = printed in the rulebook
ui-cards-source-reported = reported by a public source
ui-cards-source-reconstructed = reconstructed for this project
ui-cards-written = The page of cards is in { $file }
ui-cards-note = Rules { $rules }. An unofficial sheet: the drawings are Tripot’s own.
ui-cards-hash = Data file, SHA-256: { $hash }

# `tripot play`

ui-menu-welcome = Welcome to the Tripot!
ui-menu-language = Language [{ $usual }]:{ " " }
ui-menu-game = What shall we play? (q to leave) [{ $usual }]:{ " " }
ui-menu-seats = How many players, with you? [{ $usual }]:{ " " }
ui-menu-resume = Go on with the unfinished game
ui-menu-about = ({ $players } players, { $minutes } min)
ui-menu-wrong = Please type one of these numbers: { $allowed }.

ui-play-prompt = >{ " " }
ui-play-keys = number or words · ? help · h hint · c cards · r rules · t table · l log · q quit
ui-play-word-help = help
ui-play-word-hint = hint
ui-play-word-cards = cards
ui-play-word-rules = rules
ui-play-word-table = table
ui-play-word-log = log
ui-play-word-quit = quit
ui-play-log = What happened
ui-play-earlier = … and { $number } before (l shows all)
ui-play-enter = Enter to go back to the table{ " " }
ui-play-page = (page { $page } of { $pages }: + or -)
ui-play-many = { $number } choices: type words of those that you want to see.
ui-play-narrowed = Choices with “{ $words }”. Enter shows all again.
ui-play-no-number = There is no choice { $number }: type a number from 1 to { $most }.
ui-play-hint = { $action }. { $why } (Chance to win: about { $percent }%.)
ui-play-forced = Only one choice, made for you: { $action }.
ui-play-commitment = The shuffle of this game is provably fair. Commitment: { $commitment }
ui-play-unfinished = Another game is unfinished ({ $file }): “tripot play --resume” goes on with it.
ui-play-help-title = Help: { $phase }
ui-play-help-keys = r lists the chapters of the rules, c explains the cards.
ui-play-cards-title = Cards
ui-play-cards-keys = “c word” shows only the cards with that word.
ui-play-no-card = No card has “{ $word }”.
ui-play-table-title = The whole table
ui-play-rules-title = The rules of { $game }
ui-play-rules-keys = “r 4” shows a chapter, “r market” the clauses with a word.
ui-play-saved = The game is saved: { $file }
ui-play-how-to-resume = To go on: tripot play --resume
ui-play-record = The record, with the seed of all luck: { $file }
ui-play-record-keys = Look again: tripot replay "{ $file }" · Check it: tripot verify "{ $file }"
ui-play-record-data = It was played with a data file of its own: to replay and to verify it, add --data FILE.

ui-result-title = Result
ui-result-rank = Rank
ui-result-player = Player
ui-result-score = Score

ui-seat-waiting = to decide
ui-seat-answered = has decided
ui-empty-seat = Nobody

# What views show.  An empty text hides a field: the question tells it, or the log.
# `-own` is for what is yours, `-brief` for where there is little room.

field-answer = your choice
field-deck_size = deck
field-discard = discarded
field-hand = hand
field-hand-own = your hand
field-hand_size = hand
field-hand_size-own = { "" }
field-known = holds
field-known-brief = { "" }
field-known-own = your hand

# `tripot simulate`

ui-simulate-progress = Playing, { $seats } players
ui-simulate-title = { $game }, { $seats } players, random play, seed { $seed }
ui-simulate-summary = { $games } games, { $decisions } decisions in { $seconds } s ({ $workers ->
        [1] 1 worker
       *[other] { $workers } workers
    })
ui-simulate-speed = { $games } games/s, { $decisions } decisions/s
ui-simulate-column-seat = Seat
ui-simulate-column-wins = Wins
ui-simulate-column-interval = 95% interval
ui-simulate-column-score = Score ± s.d.
ui-simulate-column-measure = Per game
ui-simulate-column-any = ≥ 1
ui-simulate-column-mean = Mean
ui-simulate-rounds = Rounds: mean { $mean }, median { $q50 }, nine in ten from { $q5 } to { $q95 }
ui-simulate-scores = Scores of all seats: mean { $mean }, median { $q50 }, nine in ten from { $q5 } to { $q95 }
ui-simulate-picture = The picture is in { $file }

ui-compare-title = By number of players, per game
ui-compare-column-players = Players
ui-compare-decisions = decisions
ui-compare-rounds = rounds
ui-compare-score = score of a seat
ui-compare-wins = wins of seat { $seat }

ui-plot-title = { $game }: { $games } random games with { $seats } players
ui-plot-fair = equal share
ui-plot-wins = Who wins (95% intervals)
ui-plot-wins-x = Seat
ui-plot-wins-y = Share of victories
ui-plot-lengths = How long games last
ui-plot-lengths-x = Rounds
ui-plot-lengths-y = Share of games
ui-plot-scores = What they score (5, 25, 50, 75, 95%)
ui-plot-scores-x = Seat
ui-plot-scores-y = Score
ui-plot-measures = What games count (share of games)

# `tripot position`, `tripot replay`, `tripot verify`

ui-position-written = The position is in { $file }

ui-replay-prompt = Enter: next · b: back · a number: go there · q: leave >{ " " }
ui-replay-title = Decision { $number } of { $length }:
ui-replay-set-up = the set-up
ui-replay-decision = { $seat }, “{ $action }”

ui-verify-progress = Checking
ui-verify-good = This record is sound.
ui-verify-commitment = The seed belongs to the commitment { $commitment }.
ui-verify-decisions = { $number ->
        [0] There is no decision yet.
        [1] The only decision is legal and answers a question that was asked.
       *[other] All { $number } decisions are legal and answer questions that were asked.
    }
ui-verify-cards = All cards are accounted for.
ui-verify-result = The result follows from them.
ui-verify-unfinished = The game is not over, and the record says so.
