### What was scored, and what was counted for it.

score-road = Road of { count-tiles }, complete: { count-points }.
score-open-road = Road of { count-tiles }, incomplete: { count-points }.
score-city = City of { count-tiles }{ count-coats }, complete: { count-points }.
score-open-city = City of { count-tiles }{ count-coats }, incomplete: { count-points }.
score-abbey = Abbey with { count-around }: { count-points }.
score-grove = Fir grove with { count-around }: { count-points }.
score-field = Field with { count-cities }: { count-points }.

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
count-cities =
    { $cities ->
        [one] { $cities } complete city
       *[other] { $cities } complete cities
    }
