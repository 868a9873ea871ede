# Ce que le protocole répond aux lignes qui n'ont pas de sens.

protocol-request = Ceci n’est pas une requête : { $reason }
protocol-not-text = Cette ligne n’est pas du texte UTF-8.
protocol-too-long = Cette ligne dépasse { $most } octets.
protocol-no-game = Il n’y a pas encore de partie ; commencez-en une avec l’opération « new » ou « load ».
protocol-nothing-to-undo = Il n’y a aucun coup à annuler.
protocol-no-bot = Il n’y a pas de robot « { $name } » ; connus : { $known }.
protocol-no-choice = Personne n’a de coup à jouer ici.
