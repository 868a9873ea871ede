### What is said about a game while it is shown: what happened, what is to be done, what areas are.

seat-colour =
    { $colour ->
        [red] Red
        [yellow] Yellow
        [blue] Blue
        [green] Green
        [purple] Purple
       *[black] Black
    }
word-list = { $others } and { $last }
word-clauses = { $before }; { $next }

## What is to be done.

prompt-draw = { $seat } is about to draw a tile.
prompt-place = { $seat } places the tile.
prompt-claim = { $seat } may put down a piece.
prompt-roll = { $seat } is about to roll the dice.
prompt-build = { $seat } builds, collects or rolls again.

## What a bot advises.

advice-recall = Take { $piece } back { $where } { $direction }.
advice-pass = Put down no piece.
advice-collect = Collect a knight.
advice-again = Roll again.
advice-stop = Stop.
advice-keep = Keep a knight.

## What happened.

story-first-tile = The first tile lies in the middle.
story-draw = { $seat } draws a tile.
story-place = { $seat } places the tile { $direction }{ $beside }.
story-claim = { $seat } puts { $piece } { $where }.
story-recall = { $seat } takes { $piece } back { $where } { $direction }.
story-pass = { $seat } puts down no piece.
story-roll = { $seat } rolls: { $faces }.
story-build = { $seat } builds: { $face } ({ $steps }).
story-collect = { $seat } collects a knight.
story-again = { $seat } rolls again.
story-stop = { $seat } stops.
story-keep = { $seat } keeps a knight.
story-set-aside = The tile fits nowhere and is set aside.
story-scored =
    { $count ->
        [one] { $seats }: { $text }
       *[other] { $seats }, each: { $text }
    }
story-home = { $seat } gets { $piece } back.
story-final = Final scoring.
story-over =
    { $count ->
        [one] { $seats } wins.
       *[other] { $seats } win together.
    }

piece-one =
    { $piece ->
        [abbot] the abbot
        [man] a man
        [hut] a hut
        [pawn] a pawn
        [knight] a knight
       *[meeple] a meeple
    }
piece-count =
    { $piece ->
        [abbot]
            { $count ->
                [0] no abbot
                [one] the abbot
               *[other] { $count } abbots
            }
        [meeple]
            { $count ->
                [0] no meeple
                [one] 1 meeple
               *[other] { $count } meeples
            }
        [man]
            { $count ->
                [0] no man
                [one] 1 man
               *[other] { $count } men
            }
        [hut]
            { $count ->
                [0] no hut
                [one] 1 hut
               *[other] { $count } huts
            }
        [pawn]
            { $count ->
                [0] no pawn
                [one] 1 pawn
               *[other] { $count } pawns
            }
        [knight]
            { $count ->
                [0] no knight
                [one] 1 knight
               *[other] { $count } knights
            }
       *[other] { $count } × { $piece }
    }
die-face =
    { $face ->
        [end] end
        [corner] corner
        [straight] straight
        [tee] tee
        [knight] knight
       *[catapult] catapult
    }

## Areas.

area-kind =
    { $kind ->
        [road] Road
        [city] City
        [field] Field
        [abbey] Abbey
        [grove] Fir grove
        [forest] Forest
        [meadow] Meadow
        [lake] Lake
        [water] Water network
        [path] Path
        [plain] White
        [knight] Knight
        [catapult] Catapult
       *[river] River
    }
area-where =
    { $kind ->
        [road] on the road
        [city] in the city
        [field] in the field
        [abbey] in the abbey
        [grove] in the fir grove
        [forest] in the forest
        [meadow] in the meadow
        [lake] on the lake
       *[river] on the river
    }
area-name = { $name }.
area-open =
    { $open ->
        [one] Still open in { $open } place.
       *[other] Still open in { $open } places.
    }
area-full = If closed now: { count-points }.
area-full-each = Once complete: { $shares }.
area-held =
    { $count ->
        [one] Owner: { $seats }.
       *[other] Owners: { $seats }.
    }
