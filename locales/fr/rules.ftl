### Ce que disent plusieurs règles.

rule-decision = (Le livret de règles ne le précise pas : c’est notre décision.)
