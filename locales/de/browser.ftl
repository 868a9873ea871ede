# Was der Teil sagt, der im Browser läuft.

browser-mirror = Dem Tisch ist nicht zu folgen: { $reason }
browser-no-review = Es wird gerade keine Partie analysiert.
browser-failed = Das ist misslungen: { $reason }
