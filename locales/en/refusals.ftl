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
       *[meeple] There is no meeple left in the reserve.
    }
refusal-area-taken = There is already a piece in that area.
refusal-no-farmers = This game is played without farmers, so nobody can be laid in a field.
refusal-on-river = Nobody can stand in the river.
refusal-wrong-zone =
    { $piece ->
        [abbot] The abbot can’t be put there; he keeps to abbeys and fir groves.
       *[meeple] A meeple can’t be put on that zone.
    }
refusal-not-in-game =
    { $piece ->
        [abbot] This game is played without abbots.
       *[meeple] This game is played without meeples.
    }
refusal-nothing-to-recall = No piece of yours that you could take back stands at { $cell }.
refusal-just-completed = The area at { $cell } has just been completed and is about to be scored, so you can’t take the piece back.
