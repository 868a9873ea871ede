# Ce que dit la partie qui tourne dans le navigateur.

browser-mirror = Impossible de suivre la table : { $reason }
browser-failed = Échec : { $reason }
