### Les règles du jeu de dés, à l’usage des joueurs.

## Les dés et le tour

rule-D-01 = Il y a 9 dés, tous pareils. Chacun porte quatre parties de ville, en noir sur blanc : un bout avec un côté noir, un coin et une ligne droite avec deux, un té avec trois. Les deux autres faces sont un chevalier et une catapulte.
rule-D-02 = Selon le livret de règles, le plus jeune commence, avec les 9 dés ; ici, c’est la table qui décide. Les dés passent ensuite à gauche, dans l’ordre des places.
rule-D-03 = À votre tour, vous lancez les dés 3 fois au plus. Le premier lancer se fait avec tous les dés disponibles : neuf, moins les chevaliers que d’autres joueurs gardent devant eux.
rule-D-04 = Les catapultes passent aussitôt au joueur suivant. Jusqu’à la fin de votre tour, elles ne sont plus relancées et ne rapportent rien.
rule-D-05 = Après chaque lancer, vous choisissez de laisser ou de relancer chaque chevalier et chaque partie de ville que vous avez obtenus. Vous pouvez vous arrêter après n’importe quel lancer.
rule-D-06 = Les parties de ville que vous laissez doivent être construites aussitôt. Ce qui est construit n’est plus jamais déplacé, tourné ni relancé.
rule-D-07 = Les chevaliers que vous laissez sont mis de côté et ne sont plus relancés.

## Construire

rule-D-08 = Les dés se posent côte à côte sur un quadrillage, tournés comme vous voulez : là où ils se touchent, le noir touche le noir et le blanc touche le blanc. Vous pouvez commencer plusieurs villes, même avec un dé qui n’en touche aucun autre. { rule-decision } Ici, un tel dé se pose à portée de ce qui est construit, c’est-à-dire à autant de pas au plus qu’il vous reste de dés à construire, ou bien dans la case juste au-delà, qui vaut pour toutes les autres.
rule-D-09 = Si vous avez mis de côté 3 chevaliers ou plus, vous pouvez finir votre tour sans marquer. Un chevalier reste alors devant vous et tous les autres dés passent. À votre tour suivant, il rejoint les dés et les points de ce tour sont doublés. Personne ne garde plus d’un chevalier.

## Points et fin

rule-D-10 = À la fin de votre tour, quand vous vous arrêtez ou que vous n’avez plus rien à faire, votre plus grande ville fermée compte selon le nombre de ses dés : 1 point pour 3 dés, 3 pour 4, 6 pour 5, 10 pour 6, 15 pour 7, 21 pour 8 et 28 pour 9. Une ville est fermée quand aucun de ses côtés noirs n’est ouvert. Moins de 3 dés, ou aucune ville fermée, ne rapportent rien.
rule-D-11 = Un chevalier devant vous au début de votre tour en double les points. Si vous renoncez à marquer à ce tour aussi, vous perdez ce doublement et gagnez le suivant. { rule-decision }
rule-D-12 = Le premier qui atteint 42 points gagne, et la partie s’arrête aussitôt.
rule-D-13 = Celui qui obtient 9 catapultes dans un même tour, tous lancers confondus, gagne aussitôt, quel que soit son score. Il faut pour cela les neuf dés. { rule-decision }
rule-D-14 = Si un nombre de manches est convenu, la partie s’arrête quand chacun a joué autant de tours, et qui a alors le plus de points gagne ; à égalité, on gagne ensemble. { rule-decision } À une table, sauf autre accord, il y a 100 manches, bien plus qu’une partie n’en demande, pour qu’aucune ne dure sans fin.
