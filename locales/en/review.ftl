### What a review of a game says: luck and play apart, what turns have lost.

review-no-moves = Nothing was played in this game yet, so there is nothing to review.
review-no-judge = Nobody can say what the states of { $game } are worth, so there is no review of it.
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
           *[open] You may expect to end at { $by }
        }
       *[other] { $outcome ->
            [won-by] { $name } won by { $by }
            [lost-by] { $name } lost by { $by }
            [level] { $name } drew
            [won] { $name } won
            [lost] { $name } lost
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
    } a turn
review-draw =
    { $kind ->
        [luckiest] Luckiest draw: turn { $turn }, { $drawn } ({ $luck })
       *[unluckiest] Unluckiest draw: turn { $turn }, { $drawn } ({ $luck })
    }

# In the terminal and in the page of one file.
review-turn = { $turn }. { $name }: luck { $luck }, lost { $loss } ({ $class }): { $moves }
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
