### Les règles de Chasseurs et Cueilleurs, pour les joueurs : éditions de 2002 et de 2020.

## Mise en place

rule-H-01 = Il y a 79 tuiles de terrain. L’une d’elles, la tuile de départ, se trouve déjà au centre, face visible, quand la partie commence (dans l’édition de 2002, elle montre un volcan) ; les 78 autres sont mélangées face cachée. Une seconde pioche est mélangée à part : 12 tuiles bonus dans l’édition de 2002, 16 tuiles menhir dans celle de 2020.
rule-H-02 = Vous commencez avec 5 hommes dans votre réserve ; un sixième sert à marquer vos points. Vous avez aussi des huttes : 2 dans l’édition de 2002, 3 dans celle de 2020. Les deux éditions ont des pions de cinq couleurs ; celles de 2020 sont le jaune, le rouge, le vert, le bleu et le violet.
rule-H-03 = Selon le livret de règles de 2002, la personne la plus jeune décide qui commence ; selon celui de 2020, c’est elle qui commence. Ici, c’est la table qui décide : on choisit une place, ou bien on la tire au sort. On joue ensuite dans le sens des aiguilles d’une montre, qui est aussi l’ordre des places.
rule-H-04 = On ne déplace jamais les tuiles posées pour gagner de la place. Dans l’édition de 2002, le plateau s’arrête au bord de la table ; ici, l’option « table » fixe le nombre de colonnes et de rangées que les tuiles peuvent occuper, par exemple 9x7, et aucune tuile ne peut être placée au-delà. L’option existe dans les deux éditions ; sans elle, rien ne limite le plateau.

## Un tour

rule-H-10 = À votre tour, vous piochez une tuile et devez la placer face visible, côté contre côté avec au moins une tuile déjà posée ; se toucher par un coin ne suffit pas. Sur chaque côté en contact, les deux tuiles doivent s’accorder : prairie contre prairie, forêt contre forêt, rivière contre rivière.
rule-H-11 = Si la tuile piochée ne va nulle part, on l’écarte pour de bon et vous en tirez une autre de la même pioche.
rule-H-12 = Une fois votre tuile placée, vous pouvez mettre un pion de votre réserve, un homme ou une hutte, sur l’une de ses sections.
rule-H-13 = Un homme devient cueilleur dans une forêt, pêcheur sur une rivière ou, couché, chasseur dans une prairie. Il ne peut y aller que s’il n’y a encore aucun homme, ni adverse ni à vous, dans toute cette zone. Les huttes ne le gênent pas.
rule-H-14 = Un pêcheur va sur une section de rivière, jamais sur un lac.
rule-H-15 = Une hutte va sur une rivière ou sur un lac, à condition qu’il n’y ait encore aucune hutte, ni adverse ni à vous, dans tout le réseau fluvial ; les hommes ne la gênent pas. Là où la tuile montre une rivière qui se jette dans un lac, les deux ne font qu’un pour la hutte, qui se trouve alors sur le lac. { rule-decision }
rule-H-16 = Les chasseurs et les huttes ne quittent pas leur place avant la fin ; seul le chamane de l’édition de 2020 peut faire revenir un chasseur plus tôt. Un pion déjà posé ne change jamais de place.
rule-H-17 = Même avec une réserve vide, vous continuez à placer des tuiles, simplement sans y mettre de pion.
rule-H-18 = Ensuite, toutes les forêts et toutes les rivières que votre tuile a complétées rapportent leurs points ; l’homme que vous venez de mettre compte aussi. Les hommes qui s’y trouvent ne reviennent qu’après dans la réserve de leur propriétaire : impossible, donc, d’en remettre un en jeu avec la même tuile.

## Les zones

rule-H-20 = Une rivière est complète quand elle s’arrête à ses deux bouts ou qu’elle fait une boucle. Elle s’arrête à un lac ou à sa source, qui est, dans l’édition de 2020, l’endroit où elle entre dans une forêt. Dans l’édition de 2002, elle vaut 1 point par section et 1 par poisson des lacs situés à ses bouts ; dans celle de 2020, 1 point par tuile et 1 par poisson de la rivière elle-même et de ces lacs. Si le même lac se trouve aux deux bouts, ses poissons ne comptent qu’une fois. { rule-decision }
rule-H-21 = Une forêt est complète quand plus aucun de ses côtés n’est ouvert et qu’il n’y a pas de trou au milieu. Dans l’édition de 2002, elle vaut 2 points par section : une tuile dont les deux sections de forêt ont fini par se rejoindre compte donc pour deux. Dans celle de 2020, elle vaut 2 points par tuile, et une telle tuile ne compte qu’une fois. Il en va de même pour les rivières. Les champignons ajoutent 2 points chacun dans l’édition de 2002, et 3 points par tuile qui en porte dans celle de 2020.
rule-H-22 = Quand plusieurs joueurs ont des hommes dans une forêt ou sur une rivière, celui qui en a le plus prend tous les points et les autres n’ont rien. Si plusieurs sont à égalité en tête, chacun d’eux reçoit tous les points.
rule-H-23 = Si vous complétez une forêt qui contient au moins une pépite d’or (2002) ou un menhir (2020), vous piochez une tuile bonus (2002) ou une tuile menhir (2020), même si les points vont à quelqu’un d’autre ou qu’aucun cueilleur ne s’y trouve. Vous la piochez après le décompte et le retour des hommes, et vous la jouez comme un tour entier : vous la placez, vous pouvez y mettre un pion, même un homme qui vient de revenir, puis on compte les points. Il n’y en a qu’une par tour, quel que soit le nombre de forêts, de pépites ou de menhirs, et elle n’en donne jamais une autre. Quand cette pioche est vide, il n’y en a plus.
rule-H-24 = Un réseau fluvial, qui importe pour les huttes, réunit toutes les rivières et tous les lacs qui communiquent. Il se poursuit au-delà d’un lac relié à deux rivières ou plus ; il ne s’arrête qu’aux sources, aux lacs reliés à une seule rivière et là où les tuiles s’arrêtent.
rule-H-25 = Forêts, rivières et lacs séparent les prairies, tout comme le volcan de l’édition de 2002. Une prairie ne rapporte rien avant la fin de la partie.

## La fin

rule-H-30 = La partie se termine après le tour où la dernière tuile de terrain est placée ou écartée ; si ce tour donne droit à une tuile bonus ou à une tuile menhir, on la joue encore. Les tuiles qui restent dans la seconde pioche ne prolongent pas la partie.
rule-H-31 = À la fin, les hommes des forêts et des rivières incomplètes reviennent dans les réserves et ne rapportent rien.
rule-H-32 = À la fin, chaque réseau fluvial, complet ou non, vaut 1 point par poisson. Les points vont à qui y a le plus de huttes et, en cas d’égalité, en totalité à chacun. Les poissons des lacs comptent et, dans l’édition de 2020, ceux des rivières aussi.
rule-H-33 = À la fin, chaque prairie, fermée ou non, rapporte ses points à qui y a le plus de chasseurs et, en cas d’égalité, en totalité à chacun. D’abord, chaque tigre mange un cerf de sa prairie ; quand il n’y a plus de cerfs, les tigres en trop ne font rien perdre d’autre. Ensuite, chaque mammouth, chaque aurochs et chaque cerf restant vaut 2 points dans l’édition de 2002 ; dans celle de 2020, un mammouth vaut 3 points, un aurochs 2 et un cerf 1.
rule-H-34 = La victoire revient à qui a le plus de points ; en cas d’égalité, elle est partagée. Le livret de règles de 2002 ne dit rien des égalités : là, c’est notre décision.
rule-H-35 = Des tuiles de score de 50 et de 100 points rappellent combien de fois un marqueur a fait le tour de la piste. La piste affichée ici compte elle-même les tours de 50.

## Tuiles spéciales de l’édition de 2002

rule-H-40 = Aucun tigre ne reste dans la prairie du feu : ses cerfs comptent donc tous.
rule-H-41 = Une forêt vaut 2 points de plus par clairière à champignons.
rule-H-42 = Un aurochs vaut 2 points pour sa prairie, comme un mammouth ou un cerf, et les tigres n’y touchent pas.
rule-H-43 = Si vous placez le sanctuaire, vous pouvez y mettre un chasseur pendant ce tour, à condition qu’il n’y ait encore aucun homme dans toute cette prairie. À la fin, la prairie ne rapporte alors de points qu’à vous, même si d’autres y ont plus de chasseurs. Si aucun chasseur n’y est mis aussitôt, le sanctuaire reste sans effet.

## Tuiles spéciales de l’édition de 2020

rule-H-50 = La pirogue, la fosse à pieux et le chamane agissent dès que leur tuile est placée, avant que vous puissiez y mettre un pion et sans qu’il en faille un.
rule-H-51 = La pirogue vous rapporte, dès que vous la placez, 2 points pour chaque lac du réseau fluvial dont elle fait désormais partie, y compris celui de sa propre tuile. Les huttes n’y changent rien.
rule-H-52 = La fosse à pieux vous rapporte, dès que vous la placez, des points pour les animaux qui sont dans la même prairie qu’elle, sur sa tuile ou dans les 8 cases autour d’elle : 3 points par mammouth, 2 par aurochs et 1 par cerf, une fois que chaque tigre parmi eux a mangé l’un de ces cerfs. Tous ces animaux, y compris les tigres et les cerfs mangés, sont ensuite recouverts et ne comptent plus.
rule-H-53 = Le chamane vous permet, quand vous le placez, de ramener dans votre réserve l’un de vos hommes, où qu’il se trouve sur le plateau ; cet homme ne rapporte rien. Les huttes ne se reprennent pas. Vous pouvez ensuite mettre un pion sur la tuile comme d’habitude, et même ce même homme. { rule-decision }
rule-H-54 = Au décompte final, chaque mammouth, chaque aurochs et chaque cerf qui compte vaut le double s’il est dans la même prairie que la grande fosse, sur sa tuile ou sur l’une des 8 autour d’elle. Les points vont à qui a le plus de chasseurs dans la prairie. Les tigres mangent d’abord les cerfs situés hors de ces 9 tuiles, et seulement ensuite ceux qui s’y trouvent. { rule-decision }
rule-H-55 = Au décompte final, il n’y a plus de tigres dans la prairie du feu : tous ses cerfs comptent.
rule-H-56 = Au décompte final, chaque lac du réseau fluvial du radeau rapporte 1 point de plus à qui a le plus de huttes dans ce réseau.
rule-H-57 = Une forêt vaut 3 points de plus par tuile à champignons.
