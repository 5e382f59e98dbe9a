"""The throw as the specification spells it (P7-16.3, P7-16.4), fed from any source of numbers."""

import hashlib

MASK = 2**64 - 1


class SplitMix64:
    """P7-16.3: the reference stream."""

    def __init__(self, state):
        self.state = state

    def next64(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & MASK
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB & MASK
        return z ^ (z >> 31)

    def below(self, n):
        x = self.next64()
        while x >= 2**64 - 2**64 % n:
            x = self.next64()
        return x % n


def key_of(seed, number):
    """P7-16.3: the key of a throw of a game."""
    return int.from_bytes(hashlib.sha256(f"P7|{seed}|{number}".encode()).digest()[:8], "big")


def expand(source, n):
    """P7-16.4: faces, places, shuffle, rotation."""
    faces = [1 + source.below(6) for _ in range(n)]
    places = []
    while len(places) < n:
        x, y = 71 + source.below(2559), 71 + source.below(2559)
        if all((x - a) ** 2 + (y - b) ** 2 >= 142**2 for a, b in places):
            places.append((x, y))
    slots = list(range(n))
    for i in range(n - 1, 0, -1):
        j = source.below(i + 1)
        slots[i], slots[j] = slots[j], slots[i]
    angles = [source.below(90) for _ in range(n)]
    return faces, [places[slot][0] for slot in slots], [places[slot][1] for slot in slots], slots, angles


def battle(faces, xs, ys, slots, red):
    """P7-8.2, P7-8.3, P7-16.6, word by word: look for the nearest pair, let it fight, look again."""
    merchants, pirates, fought = set(range(red)), set(range(red, len(faces))), []
    while merchants and pirates:
        d2, _, _, m, p = min(
            ((xs[m] - xs[p]) ** 2 + (ys[m] - ys[p]) ** 2, slots[m], slots[p], m, p) for m in merchants for p in pirates
        )
        if faces[m] <= faces[p]:
            merchants.remove(m)
        if faces[p] <= faces[m]:
            pirates.remove(p)
        fought.append((m, p, d2, "both" if faces[m] == faces[p] else "merchant" if faces[m] < faces[p] else "pirate"))
    return fought, merchants, pirates
