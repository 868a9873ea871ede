# Was der Teil sagt, der im Browser läuft.

browser-mirror = Dem Tisch ist nicht zu folgen: { $reason }
browser-failed = Das ist misslungen: { $reason }
