### The rules of the game for children, for players.

## Set-up

rule-K-01 = There are 36 tiles, shuffled face down. One is turned over and lies in the middle when the game begins. You have 8 pawns of one colour; colours that nobody plays are left out. The seats are red, yellow, blue and green, in this order, unless somebody chooses another colour.
rule-K-02 = By the rulebook the youngest player starts; here the table decides. Play then goes round clockwise, which is also the order of the seats.

## A turn

rule-K-03 = On your turn you turn over a tile and place it so that it touches at least one other along a side; touching at a corner is not enough. Every side has a path in its middle, so every tile fits, however you turn it.
rule-K-04 = A path is complete when both its ends are closed, by a wall, a house, a pond, a green or the like, or when it runs in a circle. If a path branches, none of its ends may be open. { rule-decision }
rule-K-05 = As soon as a path is complete, whoever completed it, each player puts a pawn on every child of their colour on that path. A child takes one pawn. Children of colours that nobody plays are ignored.

## End

rule-K-06 = Whoever is first to have placed all 8 pawns wins, and the game ends at once. Everyone’s pawns of a turn are placed before that is checked, so several players may finish together, and then they win together. If you have fewer pawns than there are children, you place those you have left. { rule-decision }
rule-K-07 = When all tiles have been placed and nobody has finished, whoever has the fewest pawns left wins; players who tie win together.
rule-K-08 = There are no points: what counts is how many pawns you have left. Here the pawns that each player has placed are counted.
