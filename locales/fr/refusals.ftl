### Pourquoi un coup est refusé. Ces phrases servent aussi à propos d’une position : la plupart ne
### s’adressent donc à personne.

refusal-over = La partie est terminée.
refusal-draw-first = Il faut d’abord piocher une tuile.
refusal-place-first = Il faut d’abord placer la tuile piochée.
refusal-already-placed = La tuile de ce tour est déjà placée.
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
refusal-not-at-river = La rivière ne continue pas en { $cell } : aucune tuile de rivière ne peut y être placée.
refusal-river-broken = Tournée ainsi, la tuile ne se raccorderait pas au bout ouvert de la rivière.
refusal-same-turn = La rivière tournerait deux fois de suite du même côté.
refusal-river-blocked = La rivière buterait sur la tuile en { $cell }.
refusal-none-left =
    { $piece ->
        [abbot] L’abbé n’est pas dans la réserve.
       *[meeple] Il ne reste aucun meeple dans la réserve.
    }
refusal-area-taken = Il y a déjà un pion dans cette zone.
refusal-no-farmers = Cette partie se joue sans paysans : personne ne peut être couché dans un pré.
refusal-on-river = Personne ne peut se tenir dans la rivière.
refusal-wrong-zone =
    { $piece ->
        [abbot] L’abbé ne peut pas aller là ; il s’en tient aux abbayes et aux sapinières.
       *[meeple] Un meeple ne peut pas aller sur cette section.
    }
refusal-not-in-game =
    { $piece ->
        [abbot] Cette partie se joue sans abbés.
       *[meeple] Cette partie se joue sans meeples.
    }
refusal-nothing-to-recall = Vous n’avez en { $cell } aucun pion que vous pourriez reprendre.
refusal-just-completed = La zone en { $cell } vient d’être complétée et va rapporter ses points : vous ne pouvez pas en reprendre le pion.
