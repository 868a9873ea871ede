### Die Regeln des Kinderspiels, für Spieler.

## Aufbau

rule-K-01 = Es gibt 36 Plättchen, die verdeckt gemischt werden. Eines davon liegt zu Beginn aufgedeckt in der Mitte. Du hast 8 Figuren einer Farbe; Farben, die niemand spielt, bleiben in der Schachtel. Die Plätze sind der Reihe nach rot, gelb, blau und grün, wenn niemand eine andere Farbe wählt.
rule-K-02 = Nach der Spielanleitung beginnt der Jüngste; hier bestimmt es der Tisch. Danach geht es im Uhrzeigersinn weiter, also in der Reihenfolge der Plätze.

## Ein Zug

rule-K-03 = Wenn du dran bist, deckst du ein Plättchen auf und legst es so an, dass es mindestens ein anderes mit einer Seite berührt; eine Ecke reicht nicht. In der Mitte jeder Seite ist ein Weg, also passt jedes Plättchen, wie du es auch drehst.
rule-K-04 = Ein Weg ist fertig, wenn beide Enden geschlossen sind, durch eine Mauer, ein Haus, einen Teich, eine Wiese oder Ähnliches, oder wenn er im Kreis läuft. Verzweigt sich ein Weg, darf keines seiner Enden offen sein. { rule-decision }
rule-K-05 = Sobald ein Weg fertig ist, stellt jeder auf jedes Kind seiner Farbe auf diesem Weg eine Figur, gleich wer ihn fertiggestellt hat. Auf ein Kind kommt nur eine Figur. Kinder in Farben, die niemand spielt, zählen nicht.

## Ende

rule-K-06 = Wer als Erster alle 8 Figuren gestellt hat, gewinnt, und das Spiel ist sofort zu Ende. Erst werden die Figuren aller Spieler gestellt, dann wird nachgesehen: Mehrere können also im selben Zug fertig werden und gewinnen dann gemeinsam. Wer weniger Figuren hat, als Kinder da sind, stellt die übrigen. { rule-decision }
rule-K-07 = Sind alle Plättchen angelegt und niemand ist fertig, gewinnt, wer die wenigsten Figuren übrig hat; bei Gleichstand gewinnen mehrere gemeinsam.
rule-K-08 = Punkte gibt es nicht: Es zählt, wie viele Figuren du noch hast. Gezählt werden hier die Figuren, die jeder schon gestellt hat.
