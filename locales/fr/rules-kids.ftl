### Les règles du jeu pour enfants, à l’usage des joueurs.

## Mise en place

rule-K-01 = Il y a 36 tuiles, mélangées face cachée. L’une d’elles est retournée au milieu quand la partie commence. Vous avez 8 pions d’une couleur ; les couleurs que personne ne joue restent dans la boîte. Les places sont rouge, jaune, bleue et verte, dans cet ordre, sauf si quelqu’un choisit une autre couleur.
rule-K-02 = Selon le livret de règles, le plus jeune commence ; ici, c’est la table qui décide. On joue ensuite dans le sens des aiguilles d’une montre, qui est aussi l’ordre des places.

## Un tour

rule-K-03 = À votre tour, vous retournez une tuile et la placez de façon qu’elle en touche au moins une autre par un côté ; un coin ne suffit pas. Chaque côté porte un chemin en son milieu : toute tuile convient donc, quelle que soit la façon dont vous la tournez.
rule-K-04 = Un chemin est complet quand ses deux bouts sont fermés, par un mur, une maison, un étang, un espace vert ou quelque chose de semblable, ou quand il forme un cercle. Si un chemin bifurque, aucun de ses bouts ne doit rester ouvert. { rule-decision }
rule-K-05 = Dès qu’un chemin est complet, peu importe qui l’a complété, chaque joueur pose un pion sur chaque enfant de sa couleur qui s’y trouve. Un enfant reçoit un seul pion. Les enfants dont personne ne joue la couleur ne comptent pas.

## La fin

rule-K-06 = Le premier qui a posé ses 8 pions gagne, et la partie s’arrête aussitôt. On pose les pions de tout le monde avant de vérifier : plusieurs joueurs peuvent donc finir au même tour, et ils gagnent alors ensemble. Si vous avez moins de pions qu’il n’y a d’enfants, vous posez ceux qui vous restent. { rule-decision }
rule-K-07 = Quand toutes les tuiles sont placées sans que personne ait fini, celui à qui il reste le moins de pions gagne ; en cas d’égalité, la victoire est partagée.
rule-K-08 = Il n’y a pas de points : ce qui compte, ce sont les pions qui vous restent. On compte ici les pions que chaque joueur a posés.
