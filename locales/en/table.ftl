table-no-seat = This table has no seat { $seat }.
table-taken = Seat { $seat } is taken.
table-not-seated = Nobody sits in seat { $seat }.
table-not-started = The game has not begun yet.
table-started = The game has already begun.
table-over = The game is over.
table-paused = The game is paused.
table-not-paused = The game is not paused.
table-free-seats =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
table-not-your-turn = It is not seat { $seat }’s turn.
table-nothing-to-take-back = There is nothing to undo.
table-incomplete = The turn is not complete yet.
table-complete = The turn is complete: confirm it or undo it.
table-no-undo-asked = There is no request to undo a turn.
table-undo-asked = Somebody has already asked to undo a turn.
table-no-pause-asked = Nobody has asked for a pause.
table-pause-asked = Somebody has already asked for a pause.
table-name = A name has 1 to 24 characters that can be seen, and no “#”.
table-name-taken = Somebody at this table has this name, or one that looks like it.
table-commitment = A commitment has 64 hexadecimal digits.
table-committed = This seat has already committed to what it adds to draws.
table-link = This is not what the seat committed to.
table-not-awaited = The table is not waiting for this.
table-clock = A clock can be set to at most 24 hours or 30 days, and not to zero.
table-not-waiting = The table is not waiting for seat { $seat } without a limit.
table-too-soon = Please wait a little longer: they may come back.
table-present = Whoever sits in seat { $seat } is connected.
table-not-agreed = Something else was agreed on at this table.
table-other-game = The position is of another game, or for another number of players.

proof-none = The record has no proof of fair draws.
proof-secret = The secret is not 64 hexadecimal digits.
proof-commitment = The secret is not the one that was committed to before the game.
proof-link = What seat { $seat } told is not what it had committed to.
proof-not-sealed = The proof does not say what was added to the draw in turn { $turn }.
proof-starts = By the proof seat { $expected } should have started.
proof-draw = In turn { $turn } the record says “{ $found }”, but by the proof it was “{ $expected }”.
