# `tripot arena` and `tripot balance`.

error-too-few-bots = Bots named: { $found }; seats: { $wanted }. Name at least one for each seat, or choose the number of players with --seats.
error-other-tournament = The file “{ $file }” has the results of something else: there “{ $path }” is “{ $found }”, here it is “{ $wanted }”. Give another file, or repeat the command that began this one.
error-bad-results = The results in “{ $file }” cannot be read: see its line { $line }.

ui-metavar-bot = NAME
ui-metavar-cluster = ray

ui-option-cluster = Let a Ray cluster do the work: the one that RAY_ADDRESS names or that runs here, or else one that is started for it.
ui-option-out = Keep the results in this file, game by game. If it has some already, go on after them.
ui-option-plot = Write a picture to this file.
ui-option-workers = How many games are played at once. By default one for each processor.

ui-arena-about = Let bots play against each other, and tell who wins how often. Every deal is played once in every rotation of the bots, with the same luck; with more bots than seats, all play equally often. Games are rounded up to whole deals and rounds.
ui-arena-short = Bots against bots.
ui-arena-examples =
    tripot arena trok --bots greedy,random,random,random --games 400
    tripot arena trok --bots expert:0.25s,greedy,greedy,greedy --games 400 --out trok.jsonl
    tripot arena trol --bots random,beginner,easy,normal,hard --seats 4 --plot ratings.png
    tripot arena tschak --bots random,random --games 100 --json
    tripot arena trok --bots greedy,random,random,random --cluster ray
ui-arena-option-bots = The bots, at least one for each seat. The same may be named several times.
ui-arena-option-games = How many games, at least. By default 400.
ui-arena-option-seats = How many sit at a table. By default as many as there are bots, or as the game usually has.
ui-arena-option-seed = A whole number from which all luck comes: that of the deals and, apart from it, that of the bots. By default 0.

ui-balance-about = Let one bot play all seats of many games, and tell how fair the game is: who wins by seat and by role, how long games last, what they score and what else a game counts.
ui-balance-short = Is a game fair?
ui-balance-examples =
    tripot balance trok --bots random --games 1000
    tripot balance trok --seats 3 --plot trok.png
    tripot balance trol --bots greedy --games 2000 --out trol.jsonl
    tripot balance trol --data my-trol.toml --json
    tripot balance trieste --cards --games 1000 --out cards.jsonl --plot cards.png
    tripot balance trok --cards --json
ui-balance-option-bots = Who plays at every seat. By default greedy.
ui-balance-option-games = How many games. By default 1,000.
ui-balance-option-seed = A whole number from which all luck comes: that of the games and, apart from it, that of the bots. By default 0.

ui-held-progress = Playing
ui-held-found = { $done } of { $games } games are in { $file } already.
ui-held-stopped = Stopped after { $done } of { $games } games. They are in { $file }: the same command goes on after them.
ui-held-lost = Stopped after { $done } of { $games } games, and nothing was kept. With --out FILE the same command can go on later.

ui-seconds = { $time } s
ui-milliseconds = { $time } ms
ui-microseconds = { $time } µs

ui-arena-title = { $game }, { $seats } players, bots, seed { $seed }
ui-arena-summary = { $games } games, { $deals ->
        [1] 1 deal
       *[other] { $deals } deals
    }; the intervals are over deals
ui-arena-column-bot = Bot
ui-arena-column-role = Role
ui-arena-column-wins = Wins
ui-arena-column-interval = 95% interval
ui-arena-column-fair = Fair
ui-arena-column-rank = Rank
ui-arena-column-score = Score
ui-arena-column-rating = Rating
ui-arena-column-time = Decision

ui-balance-title = { $game }, { $seats } players, { $bot } at every seat, seed { $seed }
ui-balance-summary = { $games } games; an equal share is { $fair }
ui-simulate-column-role = Role

ui-plot-arena = { $game }: { $games } games between bots, { $seats } players
ui-plot-arena-wins = Who wins (95% intervals)
ui-plot-arena-wins-x = Share of victories
ui-plot-arena-ratings = OpenSkill ratings
ui-plot-arena-ratings-x = Rating ± deviation
ui-plot-arena-times = How long they think
ui-plot-arena-times-x = Milliseconds per decision
ui-plot-balance = { $game }: { $games } games of { $bot } with { $seats } players
ui-plot-roles = Who wins by role (95% intervals)
ui-plot-roles-x = Role
ui-plot-roles-y = Share of victories

error-no-card-counts = { $game } does not say how its cards are counted, so --cards cannot be used with it.
ui-balance-option-cards = Tell how every card does instead: held, played, won with, in the opening hand or not, and what comes from where; with warnings for locks, dead and dominated cards.
ui-cards-summary = { $games } games. Held: in how many of them; played: in how many of those; times: how often a game; won: of the games in which it was played; opening: in how many opening hands; ratio: wins with the card in the opening hand to wins without it.
ui-cards-column-card = Card
ui-cards-column-held = Held
ui-cards-column-played = Played
ui-cards-column-plays = Times
ui-cards-column-won = Won
ui-cards-column-opening = Opening
ui-cards-column-ratio = Ratio
ui-cards-column-interval = 95% interval
ui-cards-column-per-game = Per game
ui-cards-fine = No warnings.
ui-cards-warning-lock = Lock: { $card }. The opening hand decides too much; the ratio should lie between 0.7 and 1.4.
ui-cards-warning-dead = Dead: { $card }. Played in less than 8% of the games in which it was held.
ui-cards-warning-dominated = Dominated: { $card }. { $by } costs no more, has no lower level and brings more.
ui-plot-cards-played = Played, of the games in which it was held
ui-plot-cards-ratio = Wins with it in the opening hand to wins without it (95%)
