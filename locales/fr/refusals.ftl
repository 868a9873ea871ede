### Pourquoi un coup est refusé. Ces phrases servent aussi à propos d’une position : la plupart ne
### s’adressent donc à personne.

refusal-over = La partie est terminée.
refusal-draw-first = Il faut d’abord piocher une tuile.
refusal-place-first = Il faut d’abord poser la tuile piochée.
refusal-already-placed = La tuile de ce tour est déjà posée.
refusal-not-in-pile = Il ne reste aucune tuile de ce genre dans la pioche.
refusal-not-yet = D’autres tuiles doivent être piochées avant celle-ci.
refusal-occupied = Il y a déjà une tuile en { $cell }.
refusal-apart = Aucune tuile ne touche la case { $cell } par un côté.
refusal-mismatch =
    { $side ->
        [N] Le côté nord ne s’accorde pas avec la tuile voisine.
        [E] Le côté est ne s’accorde pas avec la tuile voisine.
        [S] Le côté sud ne s’accorde pas avec la tuile voisine.
       *[W] Le côté ouest ne s’accorde pas avec la tuile voisine.
    }
refusal-not-at-river = La rivière ne continue pas en { $cell } : aucune tuile de rivière ne peut y être posée.
refusal-river-broken = Tournée ainsi, la tuile ne se raccorderait pas au bout ouvert de la rivière.
refusal-same-turn = La rivière tournerait deux fois de suite du même côté.
refusal-river-blocked = La rivière buterait sur la tuile en { $cell }.
refusal-none-left =
    { $piece ->
        [abbot] L’abbé n’est pas dans la réserve.
        [man] Il ne reste aucun homme dans la réserve.
        [hut] Il ne reste aucune hutte dans la réserve.
       *[meeple] Il ne reste aucun meeple dans la réserve.
    }
refusal-area-taken = Il y a déjà un pion dans cette zone.
refusal-no-farmers = Cette partie se joue sans paysans : personne ne peut être couché dans un pré.
refusal-on-river = Personne ne peut se tenir dans la rivière.
refusal-wrong-zone =
    { $piece ->
        [abbot] L’abbé ne peut pas aller là ; il s’en tient aux abbayes et aux sapinières.
        [man] Un homme ne peut pas aller sur cette section.
        [hut] Une hutte ne peut pas aller sur cette section.
       *[meeple] Un meeple ne peut pas aller sur cette section.
    }
refusal-not-in-game =
    { $piece ->
        [abbot] Cette partie se joue sans abbés.
        [man] Cette partie se joue sans hommes.
        [hut] Cette partie se joue sans huttes.
        [pawn] Cette partie se joue sans pions de couleur.
        [knight] Cette partie se joue sans chevaliers.
       *[meeple] Cette partie se joue sans meeples.
    }
refusal-off-table = Avec une tuile en { $cell }, le plateau ne tiendrait plus sur la table de { $table } cases.
refusal-on-lake = Un homme ne va jamais sur un lac.
refusal-hut-on-land = Une hutte ne va que sur une rivière ou sur un lac.
refusal-hut-on-lake-end = Sur cette tuile, la rivière se jette dans un lac : la hutte va sur le lac.
refusal-network-taken = Il y a déjà une hutte dans ce réseau fluvial.
refusal-under-water = Personne ne peut occuper cette section ; elle indique seulement quelles eaux communiquent.
refusal-nothing-to-recall = Vous n’avez en { $cell } aucun pion que vous pourriez reprendre.
refusal-just-completed = La zone en { $cell } vient d’être complétée et va rapporter ses points : vous ne pouvez pas en reprendre le pion.
refusal-roll-first = Il faut d’abord lancer les dés.
refusal-already-rolled = Les dés sont lancés : il s’agit maintenant de les construire, de les mettre de côté, de les relancer ou de finir le tour.
refusal-dice-to-roll =
    { $dice ->
        [one] On lance { $dice } dé, ni plus ni moins.
       *[other] On lance { $dice } dés, ni plus ni moins.
    }
refusal-no-roll-left = Les trois lancers de ce tour sont faits.
refusal-nothing-to-roll = Il ne reste aucun dé à relancer.
refusal-not-rolled = Aucun dé en main ne montre cette partie de ville.
refusal-no-knight = Aucun dé en main ne montre un chevalier.
refusal-too-few-knights = Moins de trois chevaliers ont été mis de côté : aucun ne peut être gardé.
refusal-die-there = Il y a déjà un dé en { $cell }.
refusal-colours =
    { $side ->
        [N] Le côté nord n’a pas la même couleur que le dé voisin.
        [E] Le côté est n’a pas la même couleur que le dé voisin.
        [S] Le côté sud n’a pas la même couleur que le dé voisin.
       *[W] Le côté ouest n’a pas la même couleur que le dé voisin.
    }
refusal-first-tile = Le plateau commence par la tuile qui ouvre ce jeu, en 0,0 et sans être tournée.
refusal-fits-nowhere = La tuile ne va nulle part ; elle aurait donc été écartée.
refusal-completed = La zone est complète ; le pion serait donc revenu dans la réserve.
refusal-out-of-reach = Un dé en { $cell } ne pourrait jamais être relié à ce qui est construit avec les dés en main ; tapez « legal » pour voir où commence une ville à part.
