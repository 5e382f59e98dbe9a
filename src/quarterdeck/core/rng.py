"""A small fast generator in 32-bit arithmetic: interpreted, compiled and JavaScript builds draw the same numbers."""

from typing import Final, final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF
KEY_BITS: Final = 62  # a key stays a small int in the compiled build


@final
class Rng:
    """Xoshiro128** (Blackman and Vigna), seeded by mixing the seed's halves."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        self.seed(seed)

    def seed(self, seed: int) -> None:
        """Start anew from a seed of any size."""
        low: i64 = seed & 0xFFFFFFFF
        high: i64 = (seed >> 32) & 0xFFFFFFFF
        self.a = mixed(low + 0x9E3779B9)
        self.b = mixed(high ^ self.a)
        self.c = mixed(self.a + self.b + 0x85EBCA6B)
        self.d = mixed(self.c ^ (low * 3 + high) & MASK) | 1

    def next32(self) -> i64:
        """The next 32 bits."""
        b = self.b
        x: i64 = (b * 5) & MASK
        x = ((x << 7 | x >> 25) & MASK) * 9 & MASK
        t: i64 = b << 9 & MASK
        self.c ^= self.a
        self.d ^= b
        self.b = b ^ self.c
        self.a ^= self.d
        self.c ^= t
        d = self.d
        self.d = (d << 11 | d >> 21) & MASK
        return x

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (Lemire's method)."""
        product: i64 = self.next32() * n
        low: i64 = product & MASK
        if low < n:
            threshold: i64 = (MASK + 1 - n) % n
            while low < threshold:
                product = self.next32() * n
                low = product & MASK
        return product >> 32

    def weighted(self, odds: list[int]) -> int:
        """An index drawn in proportion to whole-number odds."""
        total: i64 = 0
        for weight in odds:
            total += weight
        left: i64 = self.below(total)
        for index, weight in enumerate(odds):
            left -= weight
            if left < 0:
                return index
        raise AssertionError("odds sum to more than they hold")

    def key(self) -> int:
        """A key for a chance that is too large to be listed."""
        high: i64 = self.next32() >> 2
        return high << 32 | self.next32()

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order, every order equally likely."""
        i: i64 = len(items) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1


def mixed(x: i64) -> i64:
    """Spread the bits of a 32-bit word: multiplications by odd constants, kept below 2**63."""
    y: i64 = x & MASK
    y = (y ^ y >> 16) * 0x045D9F3B & MASK
    y = (y ^ y >> 16) * 0x045D9F3B & MASK
    return y ^ y >> 16
