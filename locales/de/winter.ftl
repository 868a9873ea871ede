rule-W-62 = Punkte
