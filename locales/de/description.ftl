### Ein Augenblick eines Spiels in Worten, für alle, die die Spielfläche nicht sehen.

## Plättchen.

side-name =
    { $side ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }
side-all = alle Seiten
side-half =
    { $half ->
        [N] { $side } (Nordhälfte)
        [E] { $side } (Osthälfte)
        [S] { $side } (Südhälfte)
       *[W] { $side } (Westhälfte)
    }
side-corner =
    { $corner ->
        [NE] Nordostecke
        [SE] Südostecke
        [SW] Südwestecke
       *[NW] Nordwestecke
    }
zone-middle = Mitte
zone-told =
    { $count ->
        [one] { $spots }: { $what }
       *[other] { $spots }, verbunden: { $what }
    }
zone-kind =
    { $kind ->
        [road] Straße
        [city] Stadt
        [field] Wiese
        [abbey] Kloster
        [grove] Tannenhain
        [forest] Wald
        [meadow] Wiese
        [lake] See
        [water] Wasser
        [path] Weg
        [plain] weiß
        [knight] Ritter
        [catapult] Katapult
       *[river] Fluss
    }
zone-with = { $kind } mit { $things }
zone-mark =
    { $mark ->
        [coat]
            { $count ->
                [one] einem Wappen
               *[other] { $count } Wappen
            }
        [deer]
            { $count ->
                [one] 1 Hirsch
               *[other] { $count } Hirschen
            }
        [mammoth]
            { $count ->
                [one] 1 Mammut
               *[other] { $count } Mammuts
            }
        [aurochs]
            { $count ->
                [one] 1 Auerochsen
               *[other] { $count } Auerochsen
            }
        [tiger]
            { $count ->
                [one] 1 Tiger
               *[other] { $count } Tigern
            }
        [fish]
            { $count ->
                [one] 1 Fisch
               *[other] { $count } Fischen
            }
        [menhir]
            { $count ->
                [one] einem Menhir
               *[other] { $count } Menhiren
            }
        [gold]
            { $count ->
                [one] einem Goldnugget
               *[other] { $count } Goldnuggets
            }
        [mushroom] Pilzen
        [red] einem roten Kind
        [yellow] einem gelben Kind
        [blue] einem blauen Kind
       *[green] einem grünen Kind
    }
zone-power =
    { $power ->
        [fire] dem Feuer
        [shrine] der Kultstätte
        [canoe] dem Einbaum
        [raft] dem Floß
        [pit] der Fallgrube
        [large-pit] der großen Fallgrube
       *[shaman] dem Schamanen
    }

## Orte.

place-direction =
    { $direction ->
        [N] im Norden
        [NE] im Nordosten
        [E] im Osten
        [SE] im Südosten
        [S] im Süden
        [SW] im Südwesten
        [W] im Westen
        [NW] im Nordwesten
       *[middle] in der Mitte
    }
place-beside =
    { $kind ->
        [road] , neben einer Straße
        [city] , neben einer Stadt
        [abbey] , neben einem Kloster
        [grove] , neben einem Tannenhain
        [forest] , neben einem Wald
        [meadow] , neben einer Wiese
        [river] , neben einem Fluss
       *[field] , neben einer Wiese
    }
place-steps =
    { $side ->
        [N] { $count } nördlich
        [E] { $count } östlich
        [S] { $count } südlich
       *[W] { $count } westlich
    }
place-origin = das Startfeld
cell-laid = { $steps }: { $sides }.
cell-piece = { $seat }: { $piece }, { $kind }.
cell-free = { $steps }: frei. Daneben: { $faces }.

## Was getan werden darf, und wozu es führt.

option-place = { $direction }{ $beside } ({ $steps }): { $sides }.
option-build = { $face }, { $steps }: { $sides }.
option-claim = Setze { $piece } { $where } ({ $spots }).
option-effect =
    { $effect ->
        [completes] Schließt { $area }{ option-holders } ab.
        [joins] Verbindet { $count } { $areas }{ option-holders }.
       *[continues] Setzt { $area }{ option-holders } fort.
    }
option-surrounds =
    { $kind ->
        [grove] Ein Plättchen mehr um den Tannenhain{ option-holders }.
       *[abbey] Ein Plättchen mehr um das Kloster{ option-holders }.
    }
option-holders =
    { $holders ->
        [0] { "" }
       *[other] { " " }von { $seats }
    }
option-gain = { $seat }: +{ $points }.

## Gebiete und Plätze.

area-object =
    { $kind ->
        [road] die Straße
        [city] die Stadt
        [field] die Wiese
        [abbey] das Kloster
        [grove] den Tannenhain
        [forest] den Wald
        [meadow] die Wiese
        [lake] den See
        [water] das Flusssystem
        [path] den Weg
       *[river] den Fluss
    }
area-plural =
    { $kind ->
        [road] Straßen
        [city] Städte
        [field] Wiesen
        [abbey] Klöster
        [grove] Tannenhaine
        [forest] Wälder
        [meadow] Wiesen
        [lake] Seen
        [water] Flusssysteme
        [path] Wege
       *[river] Flüsse
    }
area-from =
    { $kind ->
        [road] von der Straße
        [city] aus der Stadt
        [field] von der Wiese
        [abbey] aus dem Kloster
        [grove] aus dem Tannenhain
        [forest] aus dem Wald
        [meadow] von der Wiese
        [lake] vom See
       *[river] vom Fluss
    }
area-count = { $areas }: { $count }, davon { $open } offen
area-place = { $direction } ({ $steps }).
area-pieces = Figuren: { $pieces }.
area-open-at = Offen nach: { $cells }.
seat-has = { $seat }: { count-points }; im Vorrat: { $pieces }.
seat-outlook = Wenn das Spiel jetzt endete: { count-points }.
