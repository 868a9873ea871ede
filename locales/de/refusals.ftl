### Warum ein Zug nicht erlaubt ist. Dieselben Sätze gelten auch für das, was in einer Stellung
### steht; die meisten reden deshalb niemanden an.

refusal-over = Das Spiel ist zu Ende.
refusal-draw-first = Zuerst muss ein Plättchen gezogen werden.
refusal-place-first = Zuerst muss das gezogene Plättchen angelegt werden.
refusal-already-placed = Das Plättchen dieses Zuges ist schon angelegt.
refusal-not-in-pile = Ein solches Plättchen ist nicht mehr im Stapel.
refusal-not-yet = Vor diesem Plättchen müssen andere gezogen werden.
refusal-occupied = Auf { $cell } liegt schon ein Plättchen.
refusal-apart = An { $cell } grenzt kein Plättchen mit einer Seite.
refusal-mismatch =
    { $side ->
        [N] Im Norden passt das Plättchen nicht zu seinem Nachbarn.
        [E] Im Osten passt das Plättchen nicht zu seinem Nachbarn.
        [S] Im Süden passt das Plättchen nicht zu seinem Nachbarn.
       *[W] Im Westen passt das Plättchen nicht zu seinem Nachbarn.
    }
refusal-not-at-river = Auf { $cell } geht der Fluss nicht weiter, dort kann also kein Flussplättchen liegen.
refusal-river-broken = So gedreht, schließt das Plättchen nicht an das offene Ende des Flusses an.
refusal-same-turn = Der Fluss würde zweimal hintereinander zur selben Seite abbiegen.
refusal-river-blocked = Der Fluss würde auf das Plättchen auf { $cell } stoßen.
refusal-none-left =
    { $piece ->
        [abbot] Der Abt ist nicht im Vorrat.
        [man] Im Vorrat ist kein Mann mehr.
        [hut] Im Vorrat ist keine Hütte mehr.
       *[meeple] Im Vorrat ist kein Meeple mehr.
    }
refusal-area-taken = In diesem Gebiet steht schon eine Figur.
refusal-no-farmers = In diesem Spiel gibt es keine Bauern, auf Wiesen wird also niemand gelegt.
refusal-on-river = Im Fluss kann niemand stehen.
refusal-wrong-zone =
    { $piece ->
        [abbot] Dorthin darf der Abt nicht; er bleibt bei Klöstern und Tannenhainen.
        [man] Auf diesen Abschnitt darf kein Mann.
        [hut] Auf diesen Abschnitt darf keine Hütte.
       *[meeple] Auf diesen Abschnitt darf kein Meeple.
    }
refusal-not-in-game =
    { $piece ->
        [abbot] In diesem Spiel gibt es keine Äbte.
        [man] In diesem Spiel gibt es keine Männer.
        [hut] In diesem Spiel gibt es keine Hütten.
        [pawn] In diesem Spiel gibt es keine Kinderfiguren.
        [knight] In diesem Spiel gibt es keine Ritter.
       *[meeple] In diesem Spiel gibt es keine Meeples.
    }
refusal-off-table = Mit einem Plättchen auf { $cell } würde die Spielfläche nicht mehr auf den Tisch von { $table } Feldern passen.
refusal-on-lake = Ein Mann darf nie auf einen See.
refusal-hut-on-land = Eine Hütte darf nur auf einen Fluss oder einen See.
refusal-hut-on-lake-end = Auf diesem Plättchen mündet der Fluss in einen See, die Hütte kommt also auf den See.
refusal-network-taken = In diesem Flusssystem steht schon eine Hütte.
refusal-under-water = Diesen Abschnitt kann niemand besetzen; er sagt nur, welche Gewässer zusammenhängen.
refusal-nothing-to-recall = Auf { $cell } steht keine Figur von dir, die du zurückholen könntest.
refusal-just-completed = Das Gebiet auf { $cell } ist gerade abgeschlossen worden und wird gleich gewertet; du kannst die Figur also nicht zurückholen.
refusal-roll-first = Zuerst muss gewürfelt werden.
refusal-already-rolled = Es ist gewürfelt: Jetzt wird gebaut, gesammelt oder noch einmal gewürfelt, oder der Zug ist zu Ende.
refusal-dice-to-roll =
    { $dice ->
        [one] Es wird mit genau { $dice } Würfel gewürfelt.
       *[other] Es wird mit genau { $dice } Würfeln gewürfelt.
    }
refusal-no-roll-left = In diesem Zug ist schon dreimal gewürfelt worden.
refusal-nothing-to-roll = Es ist kein Würfel mehr da, der noch einmal geworfen werden könnte.
refusal-not-rolled = Kein Würfel auf der Hand zeigt diesen Stadtteil.
refusal-no-knight = Kein Würfel auf der Hand zeigt einen Ritter.
refusal-too-few-knights = Es sind weniger als drei Ritter gesammelt, also kann keiner behalten werden.
refusal-die-there = Auf { $cell } liegt schon ein Würfel.
refusal-colours =
    { $side ->
        [N] Die Nordseite hat nicht dieselbe Farbe wie der Würfel daneben.
        [E] Die Ostseite hat nicht dieselbe Farbe wie der Würfel daneben.
        [S] Die Südseite hat nicht dieselbe Farbe wie der Würfel daneben.
       *[W] Die Westseite hat nicht dieselbe Farbe wie der Würfel daneben.
    }
refusal-first-tile = Die Spielfläche beginnt mit dem Plättchen, das dieses Spiel eröffnet, auf 0,0 und nicht gedreht.
refusal-fits-nowhere = Das Plättchen passt nirgends und wäre also beiseitegelegt worden.
refusal-completed = Das Gebiet ist abgeschlossen; die Figur wäre also in den Vorrat zurückgekehrt.
refusal-out-of-reach = Ein Würfel auf { $cell } ließe sich mit den Würfeln auf der Hand nie mit dem Gebauten verbinden; „legal“ zeigt, wo eine eigene Stadt beginnt.
