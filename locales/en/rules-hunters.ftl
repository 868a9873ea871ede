### The rules of Hunters and Gatherers, for players: the editions of 2002 and 2020.

## Set-up

rule-H-01 = There are 79 land tiles. One of them, the start tile, lies face up in the middle when the game begins (in the 2002 edition it shows a volcano); the other 78 are shuffled face down. A second pile is shuffled separately: 12 bonus tiles in the 2002 edition, 16 menhir tiles in the 2020 edition.
rule-H-02 = You begin with 5 men in your reserve; a sixth one marks your score. You also have huts: 2 in the 2002 edition, 3 in the 2020 edition. Both editions have pieces in five colours; those of 2020 are yellow, red, green, blue and purple.
rule-H-03 = By the rulebook of 2002 the youngest player decides who starts; by that of 2020 the youngest player starts. Here the table decides: either you choose a seat, or one is drawn at random. Play then goes round clockwise, which is also the order of the seats.
rule-H-04 = Tiles that lie there are never pushed aside to make room. In the 2002 edition the board ends at the edge of the table; here the option “table” sets how many columns and rows the tiles may span, such as 9x7, and no tile may be placed beyond that. Both editions offer the option; without it there is no limit.

## A turn

rule-H-10 = On your turn you draw one tile and must place it face up, side against side with at least one tile already there; touching at a corner is not enough. On every side that touches another tile, like must meet like: meadow and meadow, forest and forest, river and river.
rule-H-11 = If the tile you drew fits nowhere, it leaves the game and you draw another from the same pile.
rule-H-12 = Once your tile is placed, you may put one piece from your reserve, a man or a hut, on one of its zones.
rule-H-13 = A man becomes a gatherer in a forest, a fisher on a river or, lying down, a hunter in a meadow. He may go there only if no man, neither an opponent’s nor your own, is anywhere in that whole area yet. Huts are not in his way.
rule-H-14 = A fisher goes on a stretch of river, never on a lake.
rule-H-15 = A hut goes on a river or a lake, and only if no hut, neither an opponent’s nor your own, stands anywhere in the whole water network yet; men are not in its way. Where the tile shows a river running into a lake, the two are one place for a hut, and it stands on the lake. { rule-decision }
rule-H-16 = Hunters and huts stay where they are until the game ends; only the shaman of the 2020 edition can bring a hunter home earlier. A piece on the board never moves to another place.
rule-H-17 = With an empty reserve you keep placing tiles, just without putting pieces on them.
rule-H-18 = Next, every forest and river that your tile completed is scored; a man you have just put down counts too. Only then do the men in them return to their owners’ reserves, so none of them can be put down with the same tile.

## Areas

rule-H-20 = A river is complete when it stops at both ends or closes into a loop. It stops at a lake or at its source, which in the 2020 edition is where it runs into a forest. In the 2002 edition it scores 1 point per segment and 1 per fish in the lakes at its ends; in the 2020 edition, 1 point per tile and 1 per fish in the river itself and in those lakes. If the same lake is at both ends, its fish count only once. { rule-decision }
rule-H-21 = A forest is complete when it has no open side and no gap inside. In the 2002 edition it scores 2 points per segment, so a tile whose two forest zones have grown together counts as 2 segments. In the 2020 edition it scores 2 points per tile, and such a tile counts only once. The same goes for rivers. Mushrooms add 2 points each in the 2002 edition, and 3 points for each tile that has some in the 2020 edition.
rule-H-22 = If several players have men in a forest or on a river, whoever has the most takes all of its points and the others get none. Players who tie for the most each get all the points.
rule-H-23 = If you complete a forest with at least one gold nugget (2002) or menhir (2020), you draw a bonus tile (2002) or a menhir tile (2020), whoever scores the forest, and even if there is no gatherer in it. You draw it once the forest is scored and the men are home, and you play it as a full turn: you place it, may put a piece on it, even a man who has just come home, and score. There is only one such tile a turn, however many forests, nuggets or menhirs you complete, and it never earns you another. When that pile is empty, there is none.
rule-H-24 = A water network, which matters for huts, is made up of all the rivers and lakes that are connected. It continues through a lake with two or more rivers; it ends only at sources, at lakes with a single river and where the tiles end.
rule-H-25 = Forests, rivers and lakes separate meadows from one another, and so does the volcano of the 2002 edition. A meadow scores nothing until the game is over.

## End

rule-H-30 = The game ends after the turn in which the last land tile is placed or set aside; if that turn earns a bonus tile or a menhir tile, it is still played. Tiles left in the second pile do not keep the game going.
rule-H-31 = At the end, men in incomplete forests and rivers return to the reserves and score nothing.
rule-H-32 = At the end, every water network, complete or not, is worth 1 point per fish. The points go to whoever has the most huts in it, and in full to each of those who tie. The fish in lakes count, and in the 2020 edition those in rivers too.
rule-H-33 = At the end, every meadow, closed or not, scores for whoever has the most hunters in it, and in full for each of those who tie. First each sabre-toothed tiger eats one deer of its meadow; once no deer is left, further tigers do no harm. Then every mammoth, aurochs and remaining deer is worth 2 points in the 2002 edition; in the 2020 edition a mammoth is worth 3 points, an aurochs 2 and a deer 1.
rule-H-34 = Whoever has the most points wins; players who tie win together. The rulebook of 2002 does not say what happens in a tie: there this is our decision.
rule-H-35 = Score tiles of 50 and 100 points remind players how often their markers have gone round the track. The track shown here counts the laps of 50 itself.

## Special tiles of the 2002 edition

rule-H-40 = The fire drives all tigers out of its meadow, so all the deer there count.
rule-H-41 = Each clearing with mushrooms makes its forest worth 2 points more.
rule-H-42 = An aurochs is worth 2 points to its meadow, like a mammoth or a deer, and tigers leave it alone.
rule-H-43 = If you place the shrine, you may put a hunter on it in that turn, provided that no man is anywhere in that meadow yet. At the end that meadow then scores for you alone, however many hunters others have there. Unless a hunter is put on it at once, the shrine does nothing.

## Special tiles of the 2020 edition

rule-H-50 = The canoe, the pit trap and the shaman act as soon as their tile is placed, before you may put a piece on it, and without needing one.
rule-H-51 = When you place the canoe, you score 2 points at once for each lake of the water network it is now part of, including the lake on its own tile. Huts make no difference.
rule-H-52 = When you place the pit trap, you score at once for the animals that are in the same meadow as the trap, on its tile or in the 8 cells around it: 3 points per mammoth, 2 per aurochs and 1 per deer, after each tiger among them has eaten one of those deer. All these animals, including the tigers and the eaten deer, are then covered and no longer count.
rule-H-53 = When you place the shaman, you may take one of your men back into your reserve from anywhere on the board; nothing is scored for him. Huts can’t be taken back. Then you may put a piece on the tile as usual, even the same man. { rule-decision }
rule-H-54 = In the final scoring, every mammoth, aurochs and deer that counts is worth double if it is in the same meadow as the large pit trap, on its tile or one of the 8 around it. The points go to whoever has the most hunters in the meadow. Tigers first eat the deer outside those 9 tiles, and only then the deer on them. { rule-decision }
rule-H-55 = In the final scoring, the meadow with the fire has no tigers any more, so all its deer count.
rule-H-56 = In the final scoring, each lake of the raft’s water network gives 1 point more to whoever has the most huts in that network.
rule-H-57 = Each tile with mushrooms makes its forest worth 3 points more.
