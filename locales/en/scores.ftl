### What was scored, and what was counted for it.

score-road = Road of { count-tiles }, complete: { count-points }.
score-open-road = Road of { count-tiles }, incomplete: { count-points }.
score-city = City of { count-tiles }{ count-coats }, complete: { count-points }.
score-open-city = City of { count-tiles }{ count-coats }, incomplete: { count-points }.
score-abbey = Abbey with { count-around }: { count-points }.
score-grove = Fir grove with { count-around }: { count-points }.
score-field = Field with { count-cities }: { count-points }.
score-path = Completed path with { count-pawns }.
score-open-path = Open path { count-children }.
score-closed-path = Complete path { count-children }.
score-dice = Closed city of { $dice } dice: { count-points }.
score-dice-doubled = Closed city of { $dice } dice, doubled by a knight: { count-points }.
score-open-dice =
    { $dice ->
        [one] City of { $dice } die, not closed yet.
       *[other] City of { $dice } dice, not closed yet.
    }
score-none-open = No points: no city is closed.
score-none-unbuilt = No points: nothing was built.
score-none-kept = No points: a knight is kept instead, and the next turn counts double.
score-river = River of length { $parts } { count-fish }, complete: { count-points }.
score-open-river = River of length { $parts } { count-fish }, incomplete: { count-points }.
score-forest = Forest of size { $parts }{ count-mushrooms }, complete: { count-points }.
score-open-forest = Forest of size { $parts }{ count-mushrooms }, incomplete: { count-points }.
score-network = Water network { count-fish }{ count-raft }: { count-points }.
score-meadow = Meadow { count-animals }{ count-eaten }{ count-hungry }{ count-driven-out }: { count-points }{ count-doubled }.
score-canoe = Canoe on a water network with { count-lakes }: { count-points }.
score-pit = Pit trap { count-animals }{ count-eaten }{ count-hungry }: { count-points }.

## Parts of the messages above.

count-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
count-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
count-coats =
    { $coats ->
        [0] { "" }
        [one] { " " }with { $coats } coat of arms
       *[other] { " " }with { $coats } coats of arms
    }
count-around =
    { $around ->
        [8] { $around } tiles around it, complete
        [one] { $around } tile around it, incomplete
       *[other] { $around } tiles around it, incomplete
    }
count-pawns =
    { $pawns ->
        [one] { $pawns } child of that colour
       *[other] { $pawns } children of that colour
    }
count-children =
    { $children ->
        [0] without children
        [one] with { $children } child
       *[other] with { $children } children
    }
count-cities =
    { $cities ->
        [one] { $cities } complete city
       *[other] { $cities } complete cities
    }
count-fish =
    { $fish ->
        [0] without fish
       *[other] with { $fish } fish
    }
count-mushrooms =
    { $mushrooms ->
        [0] { "" }
        [one] { " " }with mushrooms on { $mushrooms } tile
       *[other] { " " }with mushrooms on { $mushrooms } tiles
    }
count-lakes =
    { $lakes ->
        [one] { $lakes } lake
       *[other] { $lakes } lakes
    }
count-raft =
    { $lakes ->
        [0] { "" }
       *[other] , plus { count-lakes } for the raft
    }
count-animals =
    { $mammoths ->
        [0]
            { $aurochs ->
                [0]
                    { $all_deer ->
                        [0] without animals that count
                       *[other] with { count-deer }
                    }
               *[other]
                    { $all_deer ->
                        [0] with { count-aurochs }
                       *[other] with { count-aurochs } and { count-deer }
                    }
            }
       *[other]
            { $aurochs ->
                [0]
                    { $all_deer ->
                        [0] with { count-mammoths }
                       *[other] with { count-mammoths } and { count-deer }
                    }
               *[other]
                    { $all_deer ->
                        [0] with { count-mammoths } and { count-aurochs }
                       *[other] with { count-mammoths }, { count-aurochs } and { count-deer }
                    }
            }
    }
count-mammoths =
    { $mammoths ->
        [one] { $mammoths } mammoth
       *[other] { $mammoths } mammoths
    }
count-aurochs = { $aurochs } aurochs
count-deer = { $all_deer } deer
count-eaten =
    { $eaten ->
        [0] { "" }
        [one]
            { $deer ->
                [0] , which a tiger eats
               *[other] , { $eaten } of them eaten by a tiger
            }
       *[other]
            { $deer ->
                [0] , which tigers eat
               *[other] , { $eaten } of them eaten by tigers
            }
    }
count-hungry =
    { $hungry ->
        [0] { "" }
        [one]
            { $eaten ->
                [0] ; a tiger finds no deer
               *[other] ; another tiger finds none
            }
       *[other]
            { $eaten ->
                [0] ; { $hungry } tigers find no deer
               *[other] ; { $hungry } more tigers find none
            }
    }
count-driven-out =
    { $driven_out ->
        [0] { "" }
        [one] ; the fire drives a tiger out
       *[other] ; the fire drives { $driven_out } tigers out
    }
count-doubled =
    { $doubled ->
        [0] { "" }
       *[other] , { $doubled } of them for the large pit trap
    }
