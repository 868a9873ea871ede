table-no-seat = Cette table n’a pas de place { $seat }.
table-taken = La place { $seat } est prise.
table-not-seated = Personne n’occupe la place { $seat }.
table-not-started = La partie n’a pas encore commencé.
table-started = La partie a déjà commencé.
table-over = La partie est terminée.
table-paused = La partie est en pause.
table-not-paused = La partie n’est pas en pause.
table-free-seats =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
table-not-your-turn = Ce n’est pas le tour de la place { $seat }.
table-nothing-to-take-back = Il n’y a rien à annuler.
table-incomplete = Le tour n’est pas encore complet.
table-complete = Le tour est complet : validez-le ou annulez-le.
table-no-undo-asked = Personne n’a demandé à annuler un tour.
table-undo-asked = Quelqu’un a déjà demandé à annuler un tour.
table-no-pause-asked = Personne n’a demandé de pause.
table-pause-asked = Quelqu’un a déjà demandé une pause.
table-name = Un nom a de 1 à 24 caractères visibles, sans « # ».
table-name-taken = Quelqu’un à cette table porte déjà ce nom, ou un nom qui lui ressemble.
table-commitment = Un engagement est formé de 64 chiffres hexadécimaux.
table-committed = Cette place s’est déjà engagée sur ce qu’elle ajoute aux tirages.
table-link = Ce n’est pas ce sur quoi la place s’était engagée.
table-not-awaited = La table n’attend pas cela.
table-clock = Une pendule se règle sur 24 heures ou 30 jours au plus, et pas sur zéro.
table-not-waiting = La table n’attend pas la place { $seat } sans limite de temps.
table-too-soon = Attendez encore un peu : la personne va peut-être revenir.
table-present = La personne à la place { $seat } est connectée.
table-not-agreed = Autre chose a été convenu à cette table.
table-other-game = La position est celle d’un autre jeu, ou pour un autre nombre de joueurs.

proof-none = La partie enregistrée n’a pas de preuve de tirages équitables.
proof-secret = Le secret n’est pas formé de 64 chiffres hexadécimaux.
proof-commitment = Le secret n’est pas celui qui avait été engagé avant la partie.
proof-link = Ce que la place { $seat } a dévoilé n’est pas ce sur quoi elle s’était engagée.
proof-not-sealed = La preuve ne dit pas ce qui a été ajouté au tirage du tour { $turn }.
proof-starts = D’après la preuve, la place { $expected } aurait dû commencer.
proof-draw = Au tour { $turn }, la partie enregistrée dit « { $found } », mais d’après la preuve c’était « { $expected } ».
