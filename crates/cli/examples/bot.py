#!/usr/bin/env python3
"""A bot for the arena in Python: it makes the move that scores most at once, any of them among equals.

    bastide arena external learner --external "python3 crates/cli/examples/bot.py bastide" --game kids

It knows no rules: it asks them of `bastide protocol`, which it starts itself and drives with the same requests that the arena
sends to it. Every request is a line of JSON, and every line gets one line in answer.
"""

import json
import random
import subprocess
import sys


class Rules:
    """A game, as `bastide protocol` follows it."""

    def __init__(self, bastide):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([bastide, "protocol"], stdin=pipe, stdout=pipe, text=True)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


def choose(rules, seat, chance):
    """The text of the move that scores most at once."""
    best = []
    for move in rules.ask(op="legal")["ok"]:
        points = rules.ask(op="play", move=move)["ok"]["scores"][seat]
        rules.ask(op="undo")
        if not best or points > best[0][0]:
            best = []
        if not best or points == best[0][0]:
            best.append((points, move))
    return chance.choice(best)[1]


def main():
    rules, chance, seat = Rules(sys.argv[1]), random.Random(1), 0
    for line in sys.stdin:
        request = json.loads(line)
        if request["op"] == "choose":
            answer = {"ok": {"move": choose(rules, seat, chance)}}
        elif request["op"] == "over":
            # There is time for what is to be kept of the game.
            answer = {"ok": None}
        else:
            seat = request.get("seat", seat)
            answer = rules.ask(**request)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
