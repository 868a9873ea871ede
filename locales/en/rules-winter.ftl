### The rules of the Winter Edition, for players.

## Set-up

rule-W-01 = The full set has 84 land tiles, one of which is the start tile, and 12 river tiles; the start tile and the river tiles have dark backs. Without the river, the start tile lies face up in the middle when the game begins, and the other 83 land tiles make up the pile.
rule-W-02 = You begin with 7 meeples in your reserve; an eighth one marks your score. When playing with the abbot, you also have 1 abbot.
rule-W-03 = By the rulebook the youngest player starts; here the table decides: either you choose a seat, or one is drawn at random. Play then goes round clockwise, which is also the order of the seats.

## A turn

rule-W-10 = On your turn you draw one tile and must place it face up, side against side with at least one tile already there; touching at a corner is not enough. On every side that touches another tile, like must meet like: city and city, road and road, field and field, river and river.
rule-W-11 = If the tile you drew fits in no cell, whichever way you turn it, it goes back into the box and you draw another. Everyone sees which tile was set aside. { rule-decision }
rule-W-12 = Once your tile is placed, you may put one piece from your reserve on it. No other tile may receive that piece.
rule-W-13 = A piece claims one zone of the tile. It may go there only if no piece, neither an opponent’s nor your own, stands anywhere in the whole area that this zone is now part of.
rule-W-14 = With an empty reserve you keep placing tiles, just without putting pieces on them. A piece on the board never moves to another place.
rule-W-15 = At the end of your turn, every area that your tile completed is scored, whoever has pieces in it; a piece you have just put down counts too. Only then do the pieces in those areas return to their owners’ reserves, so none of them can be put down again in the same turn.

## Areas

rule-W-20 = A meeple on a road is a traveller. The road is complete when each of its ends stops at a village, a city, an abbey or another obstacle in the picture, or when it closes into a loop. It scores 1 point per tile; a tile that the road crosses twice counts only once.
rule-W-21 = A meeple in a city is a knight. The city is complete when walls surround it entirely and no gap is left inside. It scores 2 points per tile and 2 points per coat of arms; a tile counts once, even if two of its city zones have grown together into the same city.
rule-W-22 = A meeple in an abbey is a monk; the abbey always stands in the middle of its tile. It is complete, and scores 9 points, as soon as all 8 cells around it hold tiles. Abbeys next to each other are separate areas.
rule-W-23 = If several players have pieces in an area, whoever has the most takes all of its points and the others get none. Players who tie for the most each get all the points. An area without pieces scores for nobody.

## Farmers

rule-W-30 = You may lay a meeple down in a field as a farmer, provided that no piece is anywhere in that field yet. The farmer stays there until the end of the game.
rule-W-31 = Roads, cities and the river separate fields from one another, and so does anything else that the picture clearly shows as a border.
rule-W-32 = Fields score nothing until the game is over. Each field is then worth 3 points for every complete city that touches it or lies inside it, however many tiles of the city do so; one city may count for several fields. As elsewhere, the points go to whoever has the most pieces in the field, and in full to each of those who tie.
rule-W-33 = In a game without farmers, no meeple may be laid in a field.

## River

rule-W-40 = When playing with the river, its 12 tiles replace the start tile, which stays out of the game. The source lies face up in the middle from the start, the next 10 tiles are shuffled, and the lake comes last. All of them are drawn and placed before any other tile.
rule-W-41 = Every river tile extends the river: it goes where the river is still open, and its own river must join that end.
rule-W-42 = The river may not bend the same way twice in a row, or it would turn back on itself. Straight tiles in between change nothing: after a bend to the left the next bend goes right, and the other way round. { rule-decision }
rule-W-43 = Nor may the river head for tiles that are already there: you can’t place a river tile so that the open end of the river points at an occupied cell. Should a river tile ever have no place to go, it is set aside and another is drawn. { rule-decision }
rule-W-44 = River tiles take pieces like any other tile, but nobody stands in the river itself. The river separates fields. A road runs on across a bridge, while the fields on the two banks stay apart there.

## Abbot

rule-W-50 = Instead of a meeple, you may put your abbot on an abbey or a fir grove of the tile you have just placed. He goes nowhere else, and a meeple never goes on a fir grove.
rule-W-51 = A fir grove works like an abbey: as soon as all 8 cells around it hold tiles, it is complete and scores 9 points, and the abbot returns to the reserve.
rule-W-52 = If you put no piece down this turn, you may take your abbot back from the board instead. His abbey or fir grove scores at once what it would at the end of the game, 1 point plus 1 for each tile around it, and he returns to your reserve; then the other areas are scored as usual. If your tile has just completed his abbey or fir grove, you can’t take him back: it is about to score its 9 points. { rule-decision }
rule-W-53 = In the final scoring, the abbot counts as a monk.

## End

rule-W-60 = The game ends when there is no tile left to draw or to place, that is, after the turn of the last tile.
rule-W-61 = At the end, areas that still hold pieces score too, again for whoever has the most pieces in them. An incomplete road is worth 1 point per tile; an incomplete city 1 point per tile and 1 per coat of arms; an incomplete abbey or fir grove 1 point plus 1 for each tile around it. A field is worth 3 points for each complete city that touches it or lies inside it.
rule-W-62 = Whoever has the most points wins; players who tie win together.
rule-W-63 = The score track has 50 spaces, and a marker that has gone all the way round is laid down. The track shown here counts the laps of 50.
