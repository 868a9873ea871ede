### What a review of a game says: luck and play apart, what turns have lost.

review-no-moves = Nothing was played in this game yet, so there is nothing to review.
review-no-judge = Nobody can say what the states of { $game } are worth, so there is no review of it.
review-still-played = This game is still being played; its review comes when it is over.
review-failed = There is no review: { $reason }

# A sentence for each seat: what its result was made of.
review-result =
    { $who ->
        [you] { $outcome ->
            [won-by] You won by { $by }
            [lost-by] You lost by { $by }
            [level] You drew
            [won] You won
            [lost] You lost
            [chance] Your chance to win is { $by }
           *[open] You may expect to end at { $by }
        }
       *[other] { $outcome ->
            [won-by] { $name } won by { $by }
            [lost-by] { $name } lost by { $by }
            [level] { $name } drew
            [won] { $name } won
            [lost] { $name } lost
            [chance] { $name } has a chance of { $by } to win
           *[open] { $name } may expect to end at { $by }
        }
    }: luck { $luck }, play { $play }{ $has-start ->
        [yes] , start { $start }
       *[no] {""}
    }.

# A number alone, and one of a hundred.
review-number = { $number }
review-percent = { $number }%

review-class =
    { $class ->
        [best] best
        [good] good
        [inaccuracy] inaccuracy
        [mistake] mistake
       *[blunder] blunder
    }
review-accuracy =
    { $name }: accuracy { $accuracy } of 100, lost { $unit ->
        [points] { $loss ->
            [one] { $loss } point
           *[other] { $loss } points
        }
        [pawns] { $loss ->
            [one] { $loss } pawn
           *[other] { $loss } pawns
        }
       *[percent] { $loss }%
    }{ $has-error ->
        [yes] {" "}(±{ $error })
       *[no] {""}
    } a turn
review-draw =
    { $kind ->
        [luckiest] Luckiest draw: turn { $turn }, { $drawn } ({ $luck })
       *[unluckiest] Unluckiest draw: turn { $turn }, { $drawn } ({ $luck })
    }

# In the terminal and in the page of one file.
review-loss =
    { $loss }{ $has-error ->
        [yes] {" "}(±{ $error })
       *[no] {""}
    }{ $has-chance ->
        [yes] , { $chance }% to win
       *[no] {""}
    }, { $class }
review-turn = { $turn }. { $name }: luck { $luck }, lost { $loss }: { $moves }
review-better = better: { $moves }
review-moment = Turn { $turn } lost { $loss }: { $moves }; { $better }
review-title = Luck and play
review-caption =
    { $kind ->
        [two] By how much { $name } could expect to be ahead at the end (solid), and what luck alone would have made of it (dashed).
       *[more] What could be expected, for { $names }.
    }
review-head-turn = Turn
review-head-luck = Luck
review-head-loss = Lost
review-head-moves = Moves

# How strong somebody has played, by the levels of bots.
review-level =
    { $level ->
        [beginner] { web-level-beginner }
        [learner] { web-level-learner }
        [journeyman] { web-level-journeyman }
        [craftsman] { web-level-craftsman }
        [foreman] { web-level-foreman }
        [greedy] { web-level-greedy }
        [planner] { web-level-planner }
        [expert] { web-level-expert }
        [veteran] { web-level-veteran }
        [champion] { web-level-champion }
       *[master] { web-level-master }
    }
review-strength =
    { $place ->
        [below] Below the level { $next }
        [above] About the level { $level } or above
       *[between] Between the levels { $level } and { $next }
    }

# Why a way to play is better.
review-kinds =
    { $kind ->
        [road] roads
        [city] cities
        [field] fields
        [abbey] abbeys
        [grove] fir groves
        [forest] forests
        [meadow] meadows
        [lake] lakes
        [water] water networks
        [path] paths
       *[river] rivers
    }
review-area =
    { $kind ->
        [road] the road
        [city] the city
        [field] the field
        [abbey] the abbey
        [grove] the fir grove
        [forest] the forest
        [meadow] the meadow
        [lake] the lake
        [water] the water network
        [path] the path
       *[river] the river
    }
review-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-pawns =
    { $points ->
        [one] { $points } pawn
       *[other] { $points } pawns
    }
review-why-scores = It scores { $points } more with { $kinds }.
review-why-takes = It takes { $area } from { $name }: { $points }.
review-why-shares = It shares { $area } with { $name }: { $points }.
review-why-claims = It claims { $area }: up to { $points } as it is now.
review-why-blocks = { $name } can no longer complete { $area }: no tile left fits there.
review-why-denies = It gives { $name } { $points } less with { $kinds }.
review-why-approaches = It can still come to share { $area } with { $name }: { $points }.
review-why-separates = { $name } can no longer take over { $area }: { $points }.
review-why-grows = It may bring { $points } more with { $kinds }.
review-why-hinders = { $name } may get { $points } less with { $kinds }.
review-why-frees =
    { $count ->
        [one] A piece comes home.
       *[other] { $count } pieces come home.
    }
review-why-saves = It keeps the piece in the reserve.
review-why-stops = It stops: rolling again risks more than it gains.
review-why-rolls-again = It rolls again: that gains more than it risks.
review-why-keeps-knight = It keeps a knight, which doubles the next turn.
review-why-later = It pays off in later turns.

# Totals of a seat.
review-areas =
    { $has-lost ->
        [yes] { $name }: { $points }, { $lost } lost
       *[no] { $name }: { $points }
    }
