#!/usr/bin/env python3
"""Checks that the draws of recorded games were fair, as docs/fair-draws.md tells it: written from that document, from
docs/formats.md and from docs/tile-sets.md, with nothing but Python's own library.

    python3 verifier.py FOLDER_OF_TILE_SETS RECORD...
"""

import hashlib
import hmac
import pathlib
import sys


class Unproved(Exception):
    """Why a record does not prove its draws."""


def sha256(data):
    return hashlib.sha256(data).digest()


def link_before(link):
    return sha256(b"bastide link 2\n" + link)


class Numbers:
    """The numbers of one draw."""

    def __init__(self, secret, point):
        self.secret, self.point, self.blocks, self.left = secret, point, 0, []

    def below(self, bound):
        while True:
            if not self.left:
                block = hmac.new(self.secret, self.point + self.blocks.to_bytes(4, "big"), hashlib.sha256).digest()
                self.left = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
                self.blocks += 1
            number = self.left.pop(0)
            if number < 4294967295 - 4294967295 % bound:
                return number % bound


class TileSet:
    """The tiles of a set in their order: codes, copies, groups and tags."""

    def __init__(self, text):
        self.tiles, group = [], None
        lines = [line.split("#")[0].split() for line in text.splitlines()]
        plain = "".join(" ".join(words) + "\n" for words in lines if words)
        self.fingerprint = sha256(plain.encode()).hex()[:16]
        for words in lines:
            if words[:1] == ["group"]:
                group = words[1]
            elif words[:1] == ["tile"]:
                copies = [int(word[1:]) for word in words[2:] if word[0] == "x" and word[1:].isdigit()]
                self.tiles.append((words[1], copies[0] if copies else 1, group, words[2:]))
        self.codes = [code for code, _, _, _ in self.tiles]

    def tagged(self, tag):
        return next(code for code, _, _, tags in self.tiles if tag in tags)

    def pile(self, is_in):
        """The tiles that are in a pile, sorted as in the set."""
        return [code for code, copies, group, _ in self.tiles if is_in(code, group) for _ in range(copies)]

    def sorted(self, codes):
        by_name = {code.lower(): code for code in self.codes}
        return sorted((by_name[code.lower()] for code in codes), key=self.codes.index)


class Record:
    """A record: what was agreed on, the moves with the turns they are in, and the proof."""

    def __init__(self, text):
        self.options, self.colours, self.position, self.rules = "", None, None, None
        self.moves, self.proof = [], []
        for line in text.splitlines():
            line = line.split("#")[0].strip()
            word, _, rest = line.partition(" ")
            if self.proof or word == "proof":
                self.proof.append((word, rest.strip()) if line else None)
            elif word == "game":
                self.game = rest
            elif word == "rules":
                self.rules = rest.split()
            elif word == "options":
                self.options = "".join(" " + option for option in rest.split())
            elif word == "seats":
                self.seats = int(rest)
            elif word == "starts":
                self.starts = int(rest)
            elif word == "colours":
                self.colours = rest
            elif word == "from":
                self.position = rest
                self.read_position(rest)
            elif word.endswith(".") and word[:-1].isdigit():
                moves = (move.strip() for move in rest.split("=")[0].split(";"))
                self.moves += [(int(word[:-1]), move) for move in moves if move]
        self.proof = [line for line in self.proof if line]

    def read_position(self, position):
        head, *fields = position.split(";")
        self.game = head.split("/")[0]
        self.fields = dict(field.split("=", 1) for field in fields)
        self.seats, self.starts = int(self.fields["seats"]), int(self.fields["starts"])

    def option(self, key):
        if self.position:
            return self.fields.get(key)
        return dict(option.split("=") for option in self.options.split()).get(key)

    def lines(self, word):
        return [rest for first, rest in self.proof if first == word]

    def line(self, word):
        lines = self.lines(word)
        if len(lines) != 1:
            raise Unproved(f"the proof has {len(lines)} lines “{word}”")
        return lines[0]

    def agreement(self):
        if self.position:
            return f"from {self.position}"
        colours = f" colours={self.colours}" if self.colours else ""
        return f"{self.game}{self.options} seats={self.seats}{colours}"


class Piles:
    """What is left to be drawn, and from where the next draw is."""

    def __init__(self, record, tile_set):
        self.set, self.game = tile_set, record.game
        with_river = record.option("river") == "on"
        if self.game == "winter":
            groups = ["base"] if record.option("pile") == "classic" else ["base", "winter"]
            source, lake = tile_set.tagged("source"), tile_set.tagged("lake")
            is_river = lambda code, group: with_river and group == "river" and code not in (source, lake)
            self.piles = {
                "river": tile_set.pile(is_river),
                "lake": [lake] if with_river else [],
                "pile": tile_set.pile(lambda code, group: group in groups),
            }
            self.piles["pile"].remove(tile_set.tagged("start"))
        elif self.game.startswith("hunters"):
            start = tile_set.tagged("start")
            self.piles = {
                "pile": tile_set.pile(lambda code, group: group == "land" and code != start),
                "second": tile_set.pile(lambda code, group: group != "land"),
            }
        else:
            self.piles = {"pile": tile_set.pile(lambda code, group: True)}
        if record.position:
            self.keep(record.fields["left"])

    def keep(self, left):
        """Only these tiles are left, each in its pile."""
        tiles = []
        for item in filter(None, left.split(",")):
            code, _, count = item.partition("*")
            tiles += [code] * int(count or 1)
        tiles = self.set.sorted(tiles)
        self.piles = {
            name: [code for code in tiles if code in pile] for name, pile in self.piles.items()
        }

    def source(self, tile):
        if self.game == "winter":
            return next(name for name in ("river", "lake", "pile") if self.piles[name])
        return "second" if tile in self.piles.get("second", []) else "pile"

    def draw(self, source, numbers):
        pile = self.piles[source]
        return pile[numbers.below(len(pile))]

    def take(self, source, tile):
        if tile not in self.piles[source]:
            raise Unproved(f"tile {tile} is not left")
        self.piles[source].remove(tile)


class Chained:
    """Version 1: a draw comes from all that was said before it."""

    def __init__(self, record):
        self.chain = sha256(b"bastide draws 1\n")
        self.note(record.agreement())
        self.note(record.line("commitment"))
        for words in record.lines("words"):
            self.note(f"words {words}")

    def note(self, text):
        self.chain = sha256(self.chain + text.encode())

    def start(self):
        return self.chain

    def draw(self, source):
        return self.chain


class Seeded:
    """Version 2: a draw comes from the seed, its source and its number."""

    def __init__(self, record):
        self.is_sealed = record.lines("draws") == ["sealed"]
        is_drawn = record.lines("start") == ["drawn"]
        rest = ""
        if not record.position:
            version, tiles = record.rules
            rest = f" starts={'drawn' if is_drawn else record.starts} rules={version} tiles={tiles}"
        lines = [
            "bastide draws 2",
            record.agreement() + rest,
            "draws sealed" if self.is_sealed else "draws committed",
            "commitment " + record.line("commitment"),
            *("seat " + seat for seat in record.lines("seat")),
        ]
        self.seed = sha256("".join(line + "\n" for line in lines).encode())
        self.told = {}
        for line in record.lines("seat"):
            seat, commitment, word = line.split()
            self.told[seat] = bytes.fromhex(commitment)
            self.tell(seat, word)
        self.labels = {}
        for label in record.lines("draw"):
            source, index, *links = label.split()
            if [link.split("=")[0] for link in links] != list(self.told):
                raise Unproved(f"not all seats are named for draw {source} {index}")
            for link in links:
                self.tell(*link.split("="))
            self.labels[source, int(index)] = label
        self.counts = {}

    def tell(self, seat, link):
        """A link follows the one that was told before it."""
        if link == "absent":
            return
        if link_before(bytes.fromhex(link)) != self.told[seat]:
            raise Unproved(f"seat {seat} told something else than it had committed to")
        self.told[seat] = bytes.fromhex(link)

    def note(self, text):
        pass

    def start(self):
        return self.seed + b"start 0"

    def draw(self, source):
        index = self.counts.get(source, 0)
        self.counts[source] = index + 1
        label = f"{source} {index}"
        if self.is_sealed:
            if (source, index) not in self.labels:
                raise Unproved(f"the proof does not say what was added to draw {label}")
            label = self.labels[source, index]
        return self.seed + label.encode()


def check(text, sets):
    """How many draws of a record are proved."""
    record = Record(text)
    tile_set = TileSet((sets / f"{record.game}.tiles").read_text(encoding="utf-8"))
    if record.rules and record.rules[1] != tile_set.fingerprint:
        raise Unproved("it was played with another tile set")
    secret = bytes.fromhex(record.line("secret"))
    if sha256(b"bastide secret 1\n" + secret).hex() != record.line("commitment"):
        raise Unproved("the secret is not what was committed to")
    draws = {"1": Chained, "2": Seeded}[record.line("proof")](record)
    if record.lines("start") == ["drawn"]:
        starts = Numbers(secret, draws.start()).below(record.seats)
        if starts != record.starts:
            raise Unproved(f"seat {starts} should have started")
    draws.note(f"starts {record.starts}")
    piles = None if record.game == "dice" else Piles(record, tile_set)
    count = 0
    for turn, move in record.moves:
        what, *things = move.split()
        expected = None
        if what == "draw":
            source = piles.source(things[0])
            expected = [piles.draw(source, Numbers(secret, draws.draw(source)))]
            piles.take(source, things[0])
        elif what == "roll":
            numbers = Numbers(secret, draws.draw(f"dice-{turn}"))
            expected = [tile_set.codes[numbers.below(6)] for _ in things]
            expected.sort(key=tile_set.codes.index)
        if expected is not None:
            if expected != things:
                raise Unproved(f"turn {turn}: {' '.join(things)} was drawn, but should have been {' '.join(expected)}")
            count += 1
        draws.note(move)
    return count


def main(sets, *files):
    failed = 0
    for file in files:
        try:
            count = check(pathlib.Path(file).read_text(encoding="utf-8"), pathlib.Path(sets))
            print(f"{file}: {count} draws are proved")
        except Unproved as why:
            failed += 1
            print(f"{file}: {why}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
