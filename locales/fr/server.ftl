# Ce que dit un serveur.

server-no-table = Cette table n’existe pas.
server-no-page = Il n’y a rien ici.
server-unknown = Dites qui vous êtes : par le lien d’une place, ou en vous connectant.
server-forbidden = Ce n’est pas votre place.
server-which-seat = Vous avez plusieurs places ici : dites de laquelle il s’agit.
server-no-person = À une table, il faut au moins une personne qui joue.
server-no-level = Il n’y a pas de robot de niveau « { $level } » ; niveaux connus : { $known }
server-order-id = L’identifiant d’un ordre a de 1 à 64 octets.
server-not-over = La partie n’est pas encore terminée.
server-no-free-seat = Toutes les places de cette table sont prises.
server-no-hints = Les conseils ne sont donnés qu’aux tables avec des aides pour apprendre.
server-bad = La requête n’a pas été comprise : { $reason }
server-too-large = La requête est trop grande.
server-origin = Seules les pages de ce serveur peuvent faire cela.
server-too-many = Trop de requêtes : attendez un instant.
server-too-many-tables = Trop de vos tables attendent encore des joueurs : commencez d’abord une de ces parties.
server-too-late = Cela a pris trop de temps.
server-busy = Le serveur a trop à faire en ce moment. Rien n’a changé ; réessayez dans un instant.
server-film-too-long = Cette partie est trop longue pour un film : un film compte { $most } tours au plus.
server-login = Le nom d’un compte a de 3 à 64 lettres ou chiffres, et peut contenir . _ - @ +
server-password = Un mot de passe a de 8 à 256 octets.
server-login-taken = Ce nom de compte est déjà pris.
server-has-account = Vous avez déjà un compte.
server-wrong-password = Aucun compte de ce nom n’a ce mot de passe.
server-already-seated = Vous avez déjà une place à cette table. Si c’était quelqu’un d’autre chez vous, connectez-vous ou demandez un lien.
server-barred = L’hôte a libéré votre place. Choisissez une autre table, ou demandez-lui un lien.
server-not-host = Seul l’hôte de la table peut faire cela.
server-no-account = Vous n’avez pas encore de compte.
server-old-password = Ce n’est pas votre mot de passe.
server-wrong-code = Aucun compte de ce nom n’a ce code de secours.
server-no-session = Cette session n’existe pas.
server-failed = Le serveur n’y est pas parvenu. Rien n’a changé ; réessayez.
server-full = Le serveur n’a plus de place sur son disque. Rien n’a changé ; réessayez plus tard.

server-page-title = Bastide
server-page-about = Des jeux de pose de tuiles, autour de tables. Les programmes trouvent ici tout ce qu’il leur faut :
server-page-build = La page pour jouer n’a pas été incluse dans ce programme : lancez <code>npm ci &amp;&amp; npm run build</code> dans <code>web</code> et reconstruisez-le, ou utilisez <code>cargo xtask play</code>.

server-preview-about = Posez des tuiles, occupez routes et villes, entre amis ou contre des robots. Rien à installer, aucun compte nécessaire.
server-preview-waiting =
    { $free ->
        [0] Toutes les places sont prises, la partie va commencer.
        [one] Une place est libre : asseyez-vous et jouez.
       *[other] { $free } places sont libres : asseyez-vous et jouez.
    }
server-preview-running = La partie est en cours : { $standings }. Venez regarder.
server-preview-over = Le résultat : { $standings }. Revoyez la partie coup par coup.
