# Ce que dit la partie qui tourne dans le navigateur.

browser-mirror = Impossible de suivre la table : { $reason }
browser-no-review = Aucune partie n’est en cours d’analyse.
browser-failed = Échec : { $reason }
