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
       *[meeple] Im Vorrat ist kein Meeple mehr.
    }
refusal-area-taken = In diesem Gebiet steht schon eine Figur.
refusal-no-farmers = In diesem Spiel gibt es keine Bauern, auf Wiesen wird also niemand gelegt.
refusal-on-river = Im Fluss kann niemand stehen.
refusal-wrong-zone =
    { $piece ->
        [abbot] Dorthin darf der Abt nicht; er bleibt bei Klöstern und Tannenhainen.
       *[meeple] Auf diesen Abschnitt darf kein Meeple.
    }
refusal-not-in-game =
    { $piece ->
        [abbot] In diesem Spiel gibt es keine Äbte.
       *[meeple] In diesem Spiel gibt es keine Meeples.
    }
refusal-nothing-to-recall = Auf { $cell } steht keine Figur von dir, die du zurückholen könntest.
refusal-just-completed = Das Gebiet auf { $cell } ist gerade abgeschlossen worden und wird gleich gewertet; du kannst die Figur also nicht zurückholen.
