### Was mehrere Regeln sagen.

rule-decision = (Die Spielanleitung lässt das offen: Es ist unsere Entscheidung.)
