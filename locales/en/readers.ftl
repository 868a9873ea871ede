### What is wrong with a text that should be a game, a move, a position or a record.

## Games

setup-game = There is no game “{ $name }”. Known games: { $known }.
setup-seats = The game “{ $game }” is for { $least } to { $most } players, not for { $seats }.
setup-starts =
    { $seats ->
        [one] Seat { $starts } can’t start: there is only { $seats } seat, counted from 0.
       *[other] Seat { $starts } can’t start: there are only { $seats } seats, counted from 0.
    }
setup-option = The game “{ $game }” has no option “{ $key }”. Its options: { $known }.
setup-value = The option “{ $key }” can’t be “{ $value }”. Possible values: { $known }.
setup-twice = The option “{ $key }” is given twice.
setup-colour = There are no { $name } pieces in this game; the colours are { $known }.
setup-colour-twice = Two seats want to play { $colour }.
setup-colours = { $colours } colours are named for { $seats } seats.
setup-version = { $game } is not known here by version { $version } of its rules, but by { $known }: this program is older or newer than what you play.
setup-other-tiles = Version { $version } of { $game } has the tile set { $known }, not { $fingerprint }.
setup-tile-set = The tile set of this game is broken: { $error }
setup-tile = This game does not have the tile { $code } in its pile, or not that many of it.

## Moves

move-empty = No move is given.
move-verb = No move begins with “{ $text }”. The moves are draw, place, claim, recall and pass; with dice roll, build, collect, again, stop and keep.
move-form-draw = A draw is written “draw TILE”, such as “draw K”.
move-form-place = Placing a tile is written “place X,Y rR”, such as “place 1,-2 r3”.
move-form-claim = Putting down a piece is written “claim PIECE ZONE”, such as “claim meeple city1”.
move-form-recall = Taking a piece back is written “recall X,Y”, such as “recall 3,-1”.
move-form-pass = Doing neither is written “pass”, with nothing after it.
move-form-roll = A roll is written “roll FACE FACE ...”, one word for each die, such as “roll end tee knight”.
move-form-build = Building a die is written “build FACE X,Y rR”, such as “build corner 1,0 r2”.
move-form-dice = These are written “collect knight”, “again”, “stop” and “keep knight”, with nothing after them.
move-tile = There is no tile “{ $text }” in this game.
move-cell = “{ $text }” is not a cell. Cells are written X,Y, such as 1,-2.
move-rotation = “{ $text }” is not a rotation. Rotations are r0, r1, r2 and r3: quarter turns clockwise.
move-piece = “{ $text }” is not a piece. Pieces have names such as meeple, abbot, man or hut.
move-zone = The tile just placed has no zone “{ $text }”. Its zones: { $known }.

## Positions

position-head = A position must begin with the game and the version of the format, such as “winter/1”.
position-version = This position has version “{ $text }” of the format, which can’t be read here.
position-field = “{ $text }” has no value; fields are written “key=value”.
position-twice = The field “{ $text }” is given twice.
position-missing = The field “{ $text }” is missing.
position-unknown = Positions of this game have no field “{ $text }”.
position-value = The field “{ $key }” can’t hold “{ $text }”.
position-item = “{ $text }”: { $reason }
position-miscounted = The pawns on the board come to “{ $text }”.
position-step = The step “{ $text }” can’t come next in this position.

## Records

record-line = line { $line }: { $reason }
record-no-version = A record must begin with its version, such as “bastide record 1”.
record-version = This record has version “{ $text }” of the format, which can’t be read here.
record-unknown = “{ $text }” does not belong here in a record.
record-twice = This is the second line “{ $text }”.
record-missing = The line “{ $text }” is missing.
record-two-starts = A record begins either with a “game” or with a position (“from”), not with both.
record-turn = Turn { $expected } should be here, not turn { $text }.
record-move = “{ $text }”: { $reason }
record-refused = “{ $text }” is not allowed ({ $rule }): { $reason }
record-too-long = “{ $text }” is too much: the turn was over before it.
record-points = “{ $text }” does not say who scored what. Points are written “SEATS +POINTS RULE”, such as “0,1 +4 W-21”.
record-score = The points should be “{ $expected }”, not “{ $text }”.
record-not-over = The game is not over yet, so it has no final scoring and no result.
record-over = The game is over, so its result can’t be “open”.
record-result = That is not how the game ended. The scores are { $expected }.
record-after-result = Nothing may follow the result.

# Files of puzzles.
puzzles-line = line { $line }: { $reason }
puzzles-head = A file of puzzles must begin with “{ $text }”.
puzzles-no-puzzle = “{ $text }” belongs to no puzzle: one begins with “puzzle” and a position.
puzzles-unknown = A puzzle has no line “{ $text }”, or has it only once.
puzzles-value = “{ $key }” can’t be “{ $text }”.
puzzles-nothing-in-hand = Nothing has been drawn or rolled in this position, so there is nothing to solve.
puzzles-unfinished = “{ $text }” does not play the turn to its end.
puzzles-order = “{ $text }”: ways are sorted by what they lose, and the first loses nothing.
puzzles-missing = This puzzle lacks “{ $text }”.

# Benchmarks.
benchmark-head = A benchmark must begin with “{ $text }”.
benchmark-no-game = A turn belongs to a game: its record comes first.
benchmark-line = “{ $text }” is neither “after” with a number of moves, after which a tile is to be placed, nor ways to play that turn.
