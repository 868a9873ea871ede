# What the command `bastide` says.

# Errors
cli-cannot-read = { $file }: cannot be read: { $reason }
cli-cannot-write = { $file }: cannot be written: { $reason }
cli-option-form = “{ $option }” is not an option; the form is KEY=VALUE, such as farmers=on
cli-no-rule = { $game } has no rule “{ $rule }”
cli-no-turn = there is no turn { $turn }; the record goes from turn { $first } to { $last }
cli-no-set = there is no tile set “{ $set }”; known: { $known }
cli-no-tile = the set { $set } has no tile “{ $tile }”
cli-other-game = { $file } is a record of { $found }, not of { $game }
cli-no-turns = a position has no turns; “--at” is for records
cli-no-icon = there is no icon “{ $icon }”; known: { $known }
cli-no-look = the tiles of { $set } have no look “{ $look }”
cli-picture-ending = { $file }: the name of a picture ends in .svg or .png
cli-film-ending = { $file }: the name of a film ends in .gif or .png
cli-picture-too-large = { $width } × { $height } pixels are too many; choose a smaller width
cli-verify-failed =
    { $failed ->
        [one] 1 record of { $files } is not valid
       *[other] { $failed } records of { $files } are not valid
    }

# Games and rules
cli-game = { $game }: { $least } to { $most } players
cli-game-colours = {"  "}colours: { $colours }
cli-game-option = {"  "}{ $key }={ $values }
cli-rule = { $rule }  { $text }

# What happened
cli-set-aside = [{ $rule }] Tile { $tile } fits nowhere and is set aside.
cli-scored =
    { $count ->
        [one] [{ $rule }] Player { $seats }: +{ $points }. { $text }
       *[other] [{ $rule }] Players { $seats }: +{ $points } each. { $text }
    }
cli-home =
    { $piece ->
        [abbot] Player { $seat }: the abbot comes home from { $cell }.
        [meeple] Player { $seat }: a meeple comes home from { $cell }.
        [man] Player { $seat }: a man comes home from { $cell }.
        [hut] Player { $seat }: a hut comes home from { $cell }.
       *[other] Player { $seat }: { $piece } comes home from { $cell }.
    }
cli-final-scoring = [{ $rule }] Final scoring
cli-winners =
    { $count ->
        [one] Player { $seats } wins.
       *[other] Players { $seats } win together.
    }

# How things stand
cli-standing =
    { $laps ->
        [0] { $points } points · reserve: { $reserve }
        [one] { $points } points (1 lap and { $space }) · reserve: { $reserve }
       *[other] { $points } points ({ $laps } laps and { $space }) · reserve: { $reserve }
    }
cli-standing-pawns =
    { $left ->
        [0] all pawns placed
       *[other] { $reserve } left
    }
cli-standing-dice =
    { $points ->
        [one] { $points } point · kept: { $reserve }
       *[other] { $points } points · kept: { $reserve }
    }
cli-pile =
    { $left ->
        [0] The pile is empty.
        [one] 1 tile is left in the pile.
       *[other] { $left } tiles are left in the pile.
    }
cli-second-pile =
    { $left ->
        [0] The second pile is empty.
        [one] 1 tile is left in the second pile.
       *[other] { $left } tiles are left in the second pile.
    }
cli-aside = Set aside: { $tiles }

# Records
cli-verify-over =
    { $count ->
        [one] { $file }: valid; { $scores }, player { $winners } wins
       *[other] { $file }: valid; { $scores }, players { $winners } win together
    }
cli-verify-proved =
    { $draws ->
        [one] { $file }: its one draw was fair.
       *[other] { $file }: all { $draws } draws were fair.
    }
cli-verify-absent =
    { $count ->
        [one] { $file }: seat { $seats } withheld its secret at the start.
       *[other] { $file }: seats { $seats } withheld their secrets at the start.
    }
cli-verify-unsealed =
    { $draws ->
        [one] { $file }: one draw was made without something from every seat.
       *[other] { $file }: { $draws } draws were made without something from every seat.
    }
cli-verify-rewinds =
    { $count ->
        [one] { $file }: moves were undone once.
       *[other] { $file }: moves were undone { $count } times.
    }
cli-verify-open =
    { $turns ->
        [one] { $file }: valid; not over after 1 turn
       *[other] { $file }: valid; not over after { $turns } turns
    }
cli-replay-head =
    { $game } with { $options }
    { $seats } players, player { $starts } started, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
cli-replay-open = The game is not over.
cli-replay-result =
    { $count ->
        [one] Result: { $scores }, player { $winners } won
       *[other] Result: { $scores }, players { $winners } won together
    }
cli-after-turn = After turn { $turn } of { $last }:

# Counting
cli-perft = { $depth } { $count }
cli-odds = Points from a turn, over { $turns } turns of a player who keeps what fits and rolls the rest:
cli-odds-row = {"  "}{ $points } points  { $share }%  { $turns } turns
cli-odds-mean = Mean: { $mean } points a turn
cli-solve = Points from a turn with nine dice that is played for points alone, computed exactly:
cli-solve-row = {"  "}{ $points } points  { $share }%
cli-solve-points = Mean: { $mean } points a turn; with eight dice: { $eight }
cli-solve-knights = Keeping a knight when it pays: { $mean } points a turn; a knight kept is worth { $knight } points
cli-solve-seats = Chance of winning between two who both play like this: { $first }% in the first seat, { $knight }% with a knight there, { $ahead }% with a lead of ten points
cli-solve-found = Closed cities: { $cities }; arrangements that lead to them: { $arrangements }, of { $kinds } kinds
cli-solve-proof = A turn earns at most: { $best } points if all dice built belong to one city; { $begun } if only dice from the first roll have to be placed at once; { $free } if dice are arranged at the end
cli-simulate-unit = games
cli-simulate =
    { $threads ->
        [one] { $games } games, { $turns } turns in { $seconds } s on 1 thread: { $speed } games a second
       *[other] { $games } games, { $turns } turns in { $seconds } s on { $threads } threads: { $speed } games a second
    }
cli-simulate-scores = Mean points by seat: { $means }

# Tile sets
cli-set-good = { $file }: valid; set { $set } has { $tiles } tiles of { $kinds } kinds

# A game at the terminal
cli-play-welcome = Type a move, or “help”. Pieces look like this: (0) is a meeple, man or pawn of player 0, <0> the abbot, [0] a hut.
cli-play-place = Turn { $turn }, player { $seat }: place tile { $tile }
cli-play-claim = Turn { $turn }, player { $seat }: put a piece on the tile, or pass
cli-dice =
    Roll { $rolls } of 3 · knights collected: { $knights } · catapults: { $catapults }{ $doubled ->
        [yes] { " " }· points count double
       *[no] { "" }
    }
cli-play-build = Turn { $turn }, player { $seat }: build or collect dice, roll the others again, or stop
cli-play-over = The game is over. You can still “save FILE”, “undo” or “quit”.
cli-play-hint = Type “help” for what can be typed, “legal” for the moves there are.
cli-play-help =
    Moves
      place 1,-2 r3        put the tile in this cell, turned clockwise this often
      claim meeple city1   put a piece on a zone of the tile just placed
      recall 3,-1          take the abbot back from this cell, or a man with the shaman
      pass                 put no piece
    Moves with dice
      build tee 1,0 r2     put a die that shows this face in this cell, turned clockwise this often
      collect knight       collect a knight
      again                roll all dice that are neither built nor collected
      stop                 end the turn and score the largest closed city
      keep knight          end the turn without points and keep one of your three knights
    Other
      hint, hint master    what a bot would do
      legal                all moves there are
      board, scores        show how things stand
      rules, rules W-13    the rules, or one of them
      undo                 undo what you did in this turn
      save FILE            write the game so far to a file
      quit                 stop
cli-refused = [{ $rule }] { $reason }
cli-no-undo = There is nothing of yours to undo: a draw or a roll stands, since everybody has seen it.
cli-undone = Undone.
cli-save-where = Save where? Type: save FILE
cli-saved = Saved to { $file }.

# Servers
cli-serve =
    { $tables ->
        [0] Listening on http://{ $address }
        [one] Listening on http://{ $address }; one table resumed
       *[other] Listening on http://{ $address }; { $tables } tables resumed
    }
cli-backup = { $data }: copied to { $file }, { $tables } tables with { $events } events. Keep { $file }.key too: nothing can be restored without it.
cli-restore = { $file }: put into { $data }, { $tables } tables with { $events } events
cli-serve-needs = The option `{ $option }` needs the option `{ $needed }`.
cli-migrate = Copied { $tables } tables with { $events } events. Every log was checked on both sides.
cli-migrate-key = Say with --key which file has the key that the secrets are encrypted with.
cli-admin-done = Done.
cli-admin-table = { $id }: { $game }, { $stage }, { $names }; { $events } events, { $bytes } bytes; { $connected } connected; made { $created }, changed { $changed }, deleted { $expires }
cli-admin-person = { $number }: { $name }, account { $login }; since { $created }; signed in on { $sessions } devices; tables: { $tables }
cli-load = { $tables } tables at once and { $idle } idle sockets for { $seconds } s
cli-load-moves = { $moves } moves, { $speed } a second; { $games } games played to their end
cli-load-acknowledged = From a move to its acknowledgement: half within { $half } ms, 99% within { $most } ms, all within { $longest } ms
cli-load-shown = From a move until both have it: half within { $half } ms, 99% within { $most } ms, all within { $longest } ms
cli-load-bytes = Sent to each for a move: { $bytes } bytes
cli-load-processor = Processor time of the server for a move: { $time } ms
cli-load-reconnected = From reconnecting to the welcome: half within { $half } ms, 99% within { $most } ms, all within { $longest } ms
cli-load-memory = Memory of the server: { $empty } KiB without tables, { $table } KiB more for a table with two sockets, { $idle } KiB for an idle socket
cli-load-restart = Stopped and started again: { $tables } tables resumed after { $seconds } s; { $back } s later everybody is back and has moved
cli-load-open-files = { $sockets } sockets need as many open files; this machine allows a program { $most }
cli-load-data = { $data } already exists; the load test needs a folder of its own
cli-load-stopped = stopped before it was done
cli-load-against = { $tables } people at once against bots for { $seconds } s: { $turns } turns of bots
cli-load-bot-turn = A turn of a bot, for whoever waits: half within { $half } ms, 99% within { $most } ms, all within { $longest } ms
cli-attack = { $attack }: { $answered } requests answered, { $refused } turned away, { $broken } connections given up
cli-attack-moves = A move of others: half within { $idle-half } ms, 99% within { $idle-most } ms; under attack { $half } ms and { $most } ms
cli-attack-bot-turns = A turn of a bot of theirs: half within { $idle-half } ms, 99% within { $idle-most } ms; under attack { $half } ms and { $most } ms
cli-attack-memory = Memory of the server: { $before } MiB before, { $peak } MiB at the most, { $after } MiB after
cli-attack-threads = Threads of the server: { $before } before, { $peak } at the most, { $after } after
cli-attack-stopped = Stopped within { $seconds } s in the middle of it
cli-attack-not-stopped = Not stopped in time in the middle of it
cli-attack-withstood = Withstood.
cli-attack-failed-moves = NOT WITHSTOOD: moves of others took too long.
cli-attack-failed-bot-turns = NOT WITHSTOOD: turns of bots took too long.
cli-attack-failed-memory = NOT WITHSTOOD: memory stayed in use.
cli-attack-failed-threads = NOT WITHSTOOD: threads were left.
cli-attack-failed-stop = NOT WITHSTOOD: the server did not stop.
cli-attack-lost = not withstood: { $attacks }

# Bots
cli-no-bot = there is no bot “{ $name }”; known: { $known }
cli-bot-limit = “{ $limit }” is not a limit; a limit is a number of simulations, such as 200, or a time, such as 100ms
cli-bot-change = “{ $change }” does not set a weight of a bot; the form is NAME=NUMBER, such as city.growth=2
cli-play-bot-form = “{ $text }” does not put a bot in a seat; the form is SEAT=BOT, with a seat from 0 to { $most }
cli-play-bot = Player { $seat } ({ $bot }): { $move }
cli-hint = Player { $seat } might play: { $move }
cli-hint-nobody = nobody has a move to make here
cli-hint-chance =
    { $phase ->
        [draw] the game ends before a tile is drawn: add the draw, such as “draw K”, and ask again
       *[other] the game ends before the dice are rolled: add the roll and ask again
    }
cli-arena-seats = more bots than seats: there are only { $seats }
cli-arena-command = this is no command, perhaps a quote is not closed: { $command }
cli-arena-no-command = “external” needs a program: --external "COMMAND"
cli-arena-spare-command = nobody plays with “{ $command }”; name “external” among the bots
cli-arena-other-match = { $folder } holds another match: { $found }
cli-arena-round =
    { $problem ->
        [malformed] { $file }, line { $line }: this is not the JSON of a round
        [twice] { $file }, line { $line }: this round is there twice
       *[other-match] { $file }, line { $line }: this is a round of another match: its seats, players or winners do not fit
    }
cli-arena = { $games } games on { $decks } decks
cli-arena-bot = { $name }: wins { $wins }% (±{ $within }), Elo { $elo } ({ $low } to { $high })
cli-arena-points = {"  "}{ $points } points a game, { $margin } (±{ $within }) against the best other
cli-arena-adjusted = {"  "}without luck { $margin } (±{ $within }): worth { $games } games with it
cli-arena-not-adjusted =
    { $count ->
        [0] There is no margin without luck: it takes { $fewest } decks or more.
        [one] There is no margin without luck: it was not worked out in { $count } game, which was forfeited or kept by a match without --adjusted.
       *[other] There is no margin without luck: it was not worked out in { $count } games, which were forfeited or kept by a match without --adjusted.
    }
cli-arena-effort = {"  "}{ $simulations } simulations and { $ms } ms a move, { $longest } ms at most
cli-arena-habits = {"  "}takes over { $taken } points a game, loses { $lost } so, shares { $shared }; { $dry } turns without a piece, { $large } large areas alone
cli-arena-points-by-rule = {"  "}points a game by rule: { $points }
cli-arena-forfeits =
    { $count ->
        [one] {"  "}forfeited 1 game
       *[other] {"  "}forfeited { $count } games
    }
cli-tune-time = tuning gives the same result every time only with a number of simulations; leave “ms” out
cli-tune-numbers = { $file }: not the weights of an evaluation: { $error }
cli-tuned = The weights are in { $file }.

# bastide puzzles
cli-puzzles-file = { $file }: { $reason }
cli-puzzles-mined = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} from { $games ->
    [one] { $games } game
   *[other] { $games } games
} added to { $file }.
cli-puzzles-changed = { $id }: another way is best
cli-puzzles-checked = { $kept } of { $count } keep their answer.

# bastide benchmark
cli-benchmark-made = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
} written to { $file }.
cli-benchmark-other = { $file }: made by another command than this one; its third line says which
cli-benchmark-score = { $name }: loses { $regret } (±{ $within }) points a turn; { $best } % of { $count } turns in the best way
cli-benchmark-failures = {"  "}{ $count ->
    [one] { $count } turn was not played to its end
   *[other] { $count } turns were not played to their end
}
