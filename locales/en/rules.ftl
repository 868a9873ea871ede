### What several rules say.

rule-decision = (The rulebook leaves this open: it is our decision.)
