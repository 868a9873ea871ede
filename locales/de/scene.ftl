### Was über ein Spiel gesagt wird, während es zu sehen ist: was geschah, was zu tun ist, was Gebiete sind.

seat-colour =
    { $colour ->
        [red] Rot
        [yellow] Gelb
        [blue] Blau
        [green] Grün
        [purple] Lila
       *[black] Schwarz
    }
word-list = { $others } und { $last }
word-clauses = { $before }; { $next }

## Was zu tun ist.

prompt-draw = { $seat } zieht gleich ein Plättchen.
prompt-place = { $seat } legt das Plättchen.
prompt-claim = { $seat } darf eine Figur einsetzen.
prompt-roll = { $seat } würfelt gleich.
prompt-build = { $seat } baut, sammelt oder würfelt noch einmal.

## Was ein Bot rät.

advice-recall = Hole { $piece } { $where } { $direction } zurück.
advice-pass = Setze keine Figur ein.
advice-collect = Sammle einen Ritter.
advice-again = Würfle noch einmal.
advice-stop = Hör auf.
advice-keep = Behalte einen Ritter.

## Was geschah.

story-first-tile = Das erste Plättchen liegt in der Mitte.
story-draw = { $seat } zieht ein Plättchen.
story-place = { $seat } legt das Plättchen { $direction } an{ $beside }.
story-claim = { $seat } setzt { $piece } { $where }.
story-recall = { $seat } holt { $piece } { $where } { $direction } zurück.
story-pass = { $seat } setzt keine Figur ein.
story-roll = { $seat } würfelt: { $faces }.
story-build = { $seat } baut: { $face } ({ $steps }).
story-collect = { $seat } sammelt einen Ritter.
story-again = { $seat } würfelt noch einmal.
story-stop = { $seat } hört auf.
story-keep = { $seat } behält einen Ritter.
story-set-aside = Das Plättchen passt nirgends und kommt beiseite.
story-scored =
    { $count ->
        [one] { $seats }: { $text }
       *[other] { $seats }, je: { $text }
    }
story-home = { $seat } bekommt { $piece } zurück.
story-final = Schlusswertung.
story-over =
    { $count ->
        [one] { $seats } gewinnt.
       *[other] { $seats } gewinnen gemeinsam.
    }

piece-one =
    { $piece ->
        [abbot] den Abt
        [man] einen Mann
        [hut] eine Hütte
        [pawn] eine Spielfigur
        [knight] einen Ritter
       *[meeple] einen Meeple
    }
piece-count =
    { $piece ->
        [abbot]
            { $count ->
                [0] kein Abt
                [one] der Abt
               *[other] { $count } Äbte
            }
        [meeple]
            { $count ->
                [0] kein Meeple
                [one] 1 Meeple
               *[other] { $count } Meeples
            }
        [man]
            { $count ->
                [0] kein Mann
                [one] 1 Mann
               *[other] { $count } Männer
            }
        [hut]
            { $count ->
                [0] keine Hütte
                [one] 1 Hütte
               *[other] { $count } Hütten
            }
        [pawn]
            { $count ->
                [0] keine Figur
                [one] 1 Figur
               *[other] { $count } Figuren
            }
        [knight]
            { $count ->
                [0] kein Ritter
                [one] 1 Ritter
               *[other] { $count } Ritter
            }
       *[other] { $count } × { $piece }
    }
die-face =
    { $face ->
        [end] Endstück
        [corner] Ecke
        [straight] gerades Stück
        [tee] Abzweigung
        [knight] Ritter
       *[catapult] Katapult
    }

## Gebiete.

area-kind =
    { $kind ->
        [road] Straße
        [city] Stadt
        [field] Wiese
        [abbey] Kloster
        [grove] Tannenhain
        [forest] Wald
        [meadow] Wiese
        [lake] See
        [water] Flusssystem
        [path] Weg
        [plain] Weiß
        [knight] Ritter
        [catapult] Katapult
       *[river] Fluss
    }
area-where =
    { $kind ->
        [road] auf die Straße
        [city] in die Stadt
        [field] auf die Wiese
        [abbey] ins Kloster
        [grove] in den Tannenhain
        [forest] in den Wald
        [meadow] auf die Wiese
        [lake] auf den See
       *[river] auf den Fluss
    }
area-name = { $name }.
area-open =
    { $open ->
        [one] Noch an { $open } Stelle offen.
       *[other] Noch an { $open } Stellen offen.
    }
area-full = Wenn jetzt geschlossen: { count-points }.
area-full-each = Sobald abgeschlossen: { $shares }.
area-held =
    { $count ->
        [one] Gehört { $seats }.
       *[other] Gehört { $seats } gemeinsam.
    }
