"""Texts of hand-written locations, and mistakes in them."""

from __future__ import annotations

from random import Random

_STRINGS = ('"f.py"', '"a b"', '"x\\22y"', '""', '"n"', '"jit(f)/mul"', '"m"')
_NUMBERS = ("0", "1", "3", "12", "4294967295", "0x1F", "007")
_METADATA = (
    "", "", '<"m">', "<1 : i32>", '<[1, "a"]>', "<{a = 1 : i64, b}>", '<loc("q")>', "<unit>",
    '<[loc("q"("r")), loc("q")]>', "<@sym>", "<i32>",
)  # fmt: skip
_MISTAKES = (
    "(", ")", "[", "]", "<", ">", ":", ",", " at ", " to ", '"x"', "3", "unknown", "callsite",
    "fused", "#foo", "#foo.bar", "=", "{", "}", "-1", "loc(", '"', "@", "%a", "->", "4294967296",
    "99999999999999999999", " ", "\n", "\t", "'",
)  # fmt: skip
_DEPTH = 4


def location_text(random: Random, depth: int = 0) -> str:
    """Text for the inside of `loc(...)`; of any form, nested to a small depth."""
    kind = random.random() * (1 if depth < _DEPTH else 0.45)
    if kind < 0.1:
        return "unknown"
    if kind < 0.3:
        return random.choice(_STRINGS)
    if kind < 0.45:
        return _file(random)

    def inner() -> str:
        return location_text(random, depth + 1)

    if kind < 0.7:
        return f"{random.choice(_STRINGS)}({inner()})"
    if kind < 0.85:
        return f"callsite({inner()} at {inner()})"
    parts = ", ".join(inner() for _ in range(random.randint(0, 3)))
    return f"fused{random.choice(_METADATA)}[{parts}]"


def _file(random: Random) -> str:
    def number() -> str:
        return random.choice(_NUMBERS)

    text = f"{random.choice(_STRINGS)}:{number()}"
    if random.random() < 0.1:
        return text
    range = random.choice(("", "", f" to :{number()}", f" to {number()}:{number()}"))
    return f"{text}:{number()}{range}"


def mistaken(text: str, random: Random) -> str:
    """The text with up to two small changes."""
    for _ in range(random.choice((0, 0, 1, 1, 2))):
        at = random.randrange(len(text) + 1)
        kind = random.random()
        if kind < 0.4:
            text = text[:at] + random.choice(_MISTAKES) + text[at:]
        elif kind < 0.8:
            text = text[:at] + text[at + random.randint(1, 4) :]
        else:
            other = random.randrange(len(text) + 1)
            text = text[: min(at, other)] + text[max(at, other) :]
    return text
