### Les règles de l’édition d’hiver, pour les joueurs.

## Mise en place

rule-W-01 = Le jeu complet compte 84 tuiles de terrain, dont la tuile de départ, et 12 tuiles de rivière ; la tuile de départ et les tuiles de rivière ont le dos foncé. Sans la rivière, la tuile de départ se trouve déjà au centre, face visible, quand la partie commence, et les 83 autres tuiles de terrain forment la pioche.
rule-W-02 = Vous commencez avec 7 meeples dans votre réserve ; un huitième sert à marquer vos points. Si l’on joue avec l’abbé, vous avez aussi 1 abbé.
rule-W-03 = Selon le livret de règles, la personne la plus jeune commence ; ici, c’est la table qui décide : on choisit une place, ou bien on la tire au sort. On joue ensuite dans le sens des aiguilles d’une montre, qui est aussi l’ordre des places.

## Un tour

rule-W-10 = À votre tour, vous piochez une tuile et devez la placer face visible, côté contre côté avec au moins une tuile déjà posée ; se toucher par un coin ne suffit pas. Sur chaque côté en contact, les deux tuiles doivent s’accorder : ville contre ville, route contre route, pré contre pré, rivière contre rivière.
rule-W-11 = Si la tuile piochée ne va dans aucune case, de quelque façon qu’on la tourne, elle retourne dans la boîte et vous en piochez une autre. Tout le monde voit quelle tuile a été écartée. { rule-decision }
rule-W-12 = Une fois votre tuile placée, vous pouvez y mettre un pion de votre réserve, et un seul. Aucune autre tuile ne peut le recevoir.
rule-W-13 = Un pion occupe une section de la tuile. Il ne peut y aller que s’il n’y a aucun pion, ni adverse ni à vous, dans toute la zone dont cette section fait désormais partie.
rule-W-14 = Même avec une réserve vide, vous continuez à placer des tuiles, simplement sans y mettre de pion. Un pion déjà posé ne change jamais de place.
rule-W-15 = À la fin de votre tour, toutes les zones que votre tuile a complétées rapportent leurs points, à qui que soient les pions qui s’y trouvent ; celui que vous venez de mettre compte aussi. Les pions de ces zones ne reviennent qu’ensuite dans la réserve de leur propriétaire : impossible, donc, de les remettre en jeu pendant le même tour.

## Les zones

rule-W-20 = Un meeple sur une route est un voyageur. La route est complète quand chacun de ses bouts s’arrête à un village, à une ville, à une abbaye ou à un autre obstacle dessiné, ou quand elle fait une boucle. Elle vaut 1 point par tuile ; une tuile qu’elle traverse deux fois ne compte qu’une fois.
rule-W-21 = Un meeple dans une ville est un chevalier. La ville est complète quand ses murailles en font tout le tour et qu’il ne reste aucun trou au milieu. Elle vaut 2 points par tuile et 2 points par blason ; une tuile compte une seule fois, même si deux de ses sections de ville ont fini par former la même ville.
rule-W-22 = Un meeple dans une abbaye est un moine ; l’abbaye occupe toujours le milieu de sa tuile. Elle est complète et vaut 9 points dès que les 8 cases autour d’elle portent une tuile. Deux abbayes voisines restent deux zones distinctes.
rule-W-23 = Quand plusieurs joueurs ont des pions dans une zone, celui qui en a le plus prend tous les points et les autres n’ont rien. Si plusieurs sont à égalité en tête, chacun d’eux reçoit tous les points. Une zone sans pion ne rapporte rien à personne.

## Les paysans

rule-W-30 = Vous pouvez coucher un meeple dans un pré, comme paysan, à condition qu’il n’y ait encore aucun pion dans tout ce pré. Le paysan y reste jusqu’à la fin de la partie.
rule-W-31 = Les routes, les villes et la rivière séparent les prés, tout comme ce que le dessin montre clairement comme une limite.
rule-W-32 = Un pré ne rapporte rien en cours de partie. À la fin, il vaut 3 points pour chaque ville complète qui le touche ou s’y trouve enclavée, quel que soit le nombre de tuiles de la ville en contact avec lui ; une même ville peut compter pour plusieurs prés. Comme ailleurs, les points vont à qui a le plus de pions dans le pré et, en cas d’égalité, en totalité à chacun.
rule-W-33 = Dans une partie sans paysans, aucun meeple ne peut être couché dans un pré.

## La rivière

rule-W-40 = Quand on joue avec la rivière, ses 12 tuiles remplacent la tuile de départ, qui ne sert pas. La source est au centre dès le début, face visible ; les 10 tuiles suivantes sont mélangées et le lac vient en dernier. Toutes sont piochées et placées avant les autres tuiles.
rule-W-41 = Chaque tuile de rivière prolonge la rivière : on la place là où celle-ci est encore ouverte, et son cours d’eau doit s’y raccorder.
rule-W-42 = Deux virages successifs de la rivière vont toujours en sens contraire, sans quoi elle reviendrait sur ses pas. Les tuiles droites intercalées n’y changent rien : après un virage à gauche, le suivant part à droite, et inversement. { rule-decision }
rule-W-43 = La rivière ne doit pas non plus se diriger vers des tuiles déjà posées : une tuile de rivière ne peut pas être placée si le bout ouvert pointe alors vers une case occupée. Si jamais une tuile de rivière n’allait nulle part, elle serait écartée et l’on en piocherait une autre. { rule-decision }
rule-W-44 = Les tuiles de rivière accueillent des pions comme les autres, mais jamais dans l’eau. La rivière sépare les prés. Une route la franchit sur un pont et continue, tandis que les prés des deux rives restent séparés à cet endroit.

## L’abbé

rule-W-50 = Au lieu d’un meeple, vous pouvez mettre votre abbé sur une abbaye ou une sapinière de la tuile que vous venez de placer. Il ne va nulle part ailleurs, et un meeple ne va jamais sur une sapinière.
rule-W-51 = Une sapinière fonctionne comme une abbaye : dès que les 8 cases autour d’elle portent une tuile, elle est complète et vaut 9 points, et l’abbé rentre dans la réserve.
rule-W-52 = Si vous ne mettez aucun pion pendant ce tour, vous pouvez à la place reprendre votre abbé. Son abbaye ou sa sapinière rapporte aussitôt ce qu’elle vaudrait en fin de partie, soit 1 point plus 1 par tuile autour d’elle, et il revient dans votre réserve ; on compte ensuite les autres zones comme d’habitude. Si votre tuile vient de compléter son abbaye ou sa sapinière, vous ne pouvez pas le reprendre : elle est sur le point de rapporter ses 9 points. { rule-decision }
rule-W-53 = Au décompte final, l’abbé compte comme un moine.

## La fin

rule-W-60 = La partie se termine quand il n’y a plus de tuile à piocher ni à placer, c’est-à-dire après le tour de la dernière tuile.
rule-W-61 = À la fin, les zones où il reste des pions comptent aussi, toujours au profit de qui en a le plus. Une route incomplète vaut 1 point par tuile ; une ville incomplète, 1 point par tuile et 1 par blason ; une abbaye ou une sapinière incomplète, 1 point plus 1 par tuile autour d’elle. Un pré vaut 3 points pour chaque ville complète qui le touche ou s’y trouve enclavée.
rule-W-62 = La victoire revient à qui a le plus de points ; en cas d’égalité, elle est partagée.
rule-W-63 = La piste de score a 50 cases, et l’on couche le marqueur qui en a fait le tour. La piste affichée ici compte les tours de 50.
