### A moment of a game in words, for those who don't see the board.

## Tiles.

side-name =
    { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
side-all = all sides
side-half =
    { $half ->
        [N] north half of the { $side } side
        [E] east half of the { $side } side
        [S] south half of the { $side } side
       *[W] west half of the { $side } side
    }
side-corner =
    { $corner ->
        [NE] north-east corner
        [SE] south-east corner
        [SW] south-west corner
       *[NW] north-west corner
    }
zone-middle = middle
zone-told =
    { $count ->
        [one] { $spots }: { $what }
       *[other] { $spots }, joined: { $what }
    }
zone-kind =
    { $kind ->
        [road] road
        [city] city
        [field] field
        [abbey] abbey
        [grove] fir grove
        [forest] forest
        [meadow] meadow
        [lake] lake
        [water] water
        [path] path
        [plain] white
        [knight] knight
        [catapult] catapult
       *[river] river
    }
zone-with = { $kind } with { $things }
zone-mark =
    { $mark ->
        [coat]
            { $count ->
                [one] a coat of arms
               *[other] { $count } coats of arms
            }
        [deer] { $count } deer
        [mammoth]
            { $count ->
                [one] 1 mammoth
               *[other] { $count } mammoths
            }
        [aurochs] { $count } aurochs
        [tiger]
            { $count ->
                [one] 1 tiger
               *[other] { $count } tigers
            }
        [fish] { $count } fish
        [menhir]
            { $count ->
                [one] a menhir
               *[other] { $count } menhirs
            }
        [gold]
            { $count ->
                [one] a gold nugget
               *[other] { $count } gold nuggets
            }
        [mushroom] mushrooms
        [red] a red child
        [yellow] a yellow child
        [blue] a blue child
       *[green] a green child
    }
zone-power =
    { $power ->
        [fire] the fire
        [shrine] the shrine
        [canoe] the canoe
        [raft] the raft
        [pit] the pit trap
        [large-pit] the large pit trap
       *[shaman] the shaman
    }

## Places.

place-direction =
    { $direction ->
        [N] in the north
        [NE] in the north-east
        [E] in the east
        [SE] in the south-east
        [S] in the south
        [SW] in the south-west
        [W] in the west
        [NW] in the north-west
       *[middle] in the middle
    }
place-beside =
    { $kind ->
        [road] , next to a road
        [city] , next to a city
        [abbey] , next to an abbey
        [grove] , next to a fir grove
        [forest] , next to a forest
        [meadow] , next to a meadow
        [river] , next to a river
       *[field] , next to a field
    }
place-steps =
    { $side ->
        [N] { $count } north
        [E] { $count } east
        [S] { $count } south
       *[W] { $count } west
    }
place-origin = the starting cell
cell-laid = { $steps }: { $sides }.
cell-piece = { $seat }: { $piece }, { $kind }.
cell-free = { $steps }: free. Next to it: { $faces }.

## What may be done, and what it leads to.

option-place = { $direction }{ $beside } ({ $steps }): { $sides }.
option-build = { $face }, { $steps }: { $sides }.
option-claim = Put { $piece } { $where } ({ $spots }).
option-effect =
    { $effect ->
        [completes] Completes { $area }{ option-holders }.
        [joins] Joins { $count } { $areas }{ option-holders }.
       *[continues] Continues { $area }{ option-holders }.
    }
option-surrounds =
    { $kind ->
        [grove] One more tile around the fir grove{ option-holders }.
       *[abbey] One more tile around the abbey{ option-holders }.
    }
option-holders =
    { $holders ->
        [0] { "" }
       *[other] { " " }of { $seats }
    }
option-gain = { $seat }: +{ $points }.

## Areas and seats.

area-object =
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
area-plural =
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
area-from =
    { $kind ->
        [road] from the road
        [city] from the city
        [field] from the field
        [abbey] from the abbey
        [grove] from the fir grove
        [forest] from the forest
        [meadow] from the meadow
        [lake] from the lake
       *[river] from the river
    }
area-count = { $areas }: { $count }, { $open } of them open
area-place = { $direction } ({ $steps }).
area-pieces = Pieces: { $pieces }.
area-open-at = Open towards: { $cells }.
seat-has = { $seat }: { count-points }; in reserve: { $pieces }.
seat-outlook = If the game ended now: { count-points }.
