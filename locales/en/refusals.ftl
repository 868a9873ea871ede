### Why a move is not allowed. These are also said of what stands in a position, so that most of
### them speak of nobody in particular.

refusal-over = The game is over.
refusal-draw-first = A tile must be drawn first.
refusal-place-first = The drawn tile must be placed first.
refusal-already-placed = The tile of this turn has already been placed.
refusal-not-in-pile = No such tile is left in the pile.
refusal-not-yet = Other tiles must be drawn before this one.
refusal-occupied = A tile already lies at { $cell }.
refusal-apart = No tile lies next to { $cell }, side against side.
refusal-mismatch =
    { $side ->
        [N] The north side does not match the tile next to it.
        [E] The east side does not match the tile next to it.
        [S] The south side does not match the tile next to it.
       *[W] The west side does not match the tile next to it.
    }
refusal-not-at-river = The river does not go on at { $cell }, so no river tile can be placed there.
refusal-river-broken = Turned this way, the tile would not join the open end of the river.
refusal-same-turn = The river would bend the same way twice in a row.
refusal-river-blocked = The river would run into the tile at { $cell }.
refusal-none-left =
    { $piece ->
        [abbot] The abbot is not in the reserve.
        [man] There is no man left in the reserve.
        [hut] There is no hut left in the reserve.
       *[meeple] There is no meeple left in the reserve.
    }
refusal-area-taken = There is already a piece in that area.
refusal-no-farmers = This game is played without farmers, so nobody can be laid in a field.
refusal-on-river = Nobody can stand in the river.
refusal-wrong-zone =
    { $piece ->
        [abbot] The abbot can’t be put there; he keeps to abbeys and fir groves.
        [man] A man can’t be put on that zone.
        [hut] A hut can’t be put on that zone.
       *[meeple] A meeple can’t be put on that zone.
    }
refusal-not-in-game =
    { $piece ->
        [abbot] This game is played without abbots.
        [man] This game is played without men.
        [hut] This game is played without huts.
        [pawn] This game is played without pawns.
        [knight] This game is played without knights.
       *[meeple] This game is played without meeples.
    }
refusal-off-table = With a tile at { $cell }, the board would no longer fit on the table of { $table } cells.
refusal-on-lake = A man never goes on a lake.
refusal-hut-on-land = A hut goes only on a river or a lake.
refusal-hut-on-lake-end = The river runs into a lake on this tile, so the hut goes on the lake.
refusal-network-taken = There is already a hut in that water network.
refusal-under-water = Nobody can claim that zone; it only tells which waters are connected.
refusal-nothing-to-recall = No piece of yours that you could take back stands at { $cell }.
refusal-just-completed = The area at { $cell } has just been completed and is about to be scored, so you can’t take the piece back.
refusal-roll-first = The dice must be rolled first.
refusal-already-rolled = The dice have been rolled: now they are built, collected or rolled again, or the turn ends.
refusal-dice-to-roll =
    { $dice ->
        [one] Exactly { $dice } die is rolled.
       *[other] Exactly { $dice } dice are rolled.
    }
refusal-no-roll-left = All three rolls of this turn have been made.
refusal-nothing-to-roll = No die is left that could be rolled again.
refusal-not-rolled = No die in hand shows that part of a city.
refusal-no-knight = No die in hand shows a knight.
refusal-too-few-knights = Fewer than three knights have been collected, so none can be kept.
refusal-die-there = A die already lies at { $cell }.
refusal-colours =
    { $side ->
        [N] The north side is not the same colour as the die next to it.
        [E] The east side is not the same colour as the die next to it.
        [S] The south side is not the same colour as the die next to it.
       *[W] The west side is not the same colour as the die next to it.
    }
refusal-first-tile = The board begins with the tile that opens this game, at 0,0 and not turned.
refusal-fits-nowhere = The tile fits nowhere, so it would have been set aside.
refusal-completed = The area is complete, so the piece would have gone back to the reserve.
refusal-out-of-reach = A die at { $cell } could never be joined to what is built with the dice in hand; type “legal” to see where a separate city begins.
