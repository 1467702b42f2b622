"""Draws shapes and element types for the rows' test samples."""

from __future__ import annotations

from random import Random

ELEMENT_KINDS = {
    "bool": ("i1",),
    "sint": ("i32", "i8", "i64", "i16"),
    "uint": ("ui32", "ui8", "ui64", "ui16"),
    "float": ("f32", "f64", "bf16", "f16"),
    "complex": ("complex<f32>", "complex<f64>"),
}
SIZES = (1, 2, 2, 3, 4, 4, 5, 6)  # of a dim; several divide well


def draw_shape(random: Random, low: int = 0, high: int = 3) -> tuple[int, ...]:
    """A shape whose rank lies between `low` and `high`, both included."""
    return tuple(random.choice(SIZES) for _ in range(random.randint(low, high)))


def draw_sizes(random: Random, count: int) -> tuple[int, ...]:
    """That many dim sizes."""
    return draw_shape(random, count, count)


def draw_element(random: Random, kinds: str) -> str:
    """An element type of the space separated kinds, the first of a kind most often.

    Kinds are `ELEMENT_KINDS`, or an element type for itself.
    """
    kind = random.choice(kinds.split())
    choices = ELEMENT_KINDS.get(kind, (kind,))
    return choices[0] if random.random() < 0.5 else random.choice(choices)


def draw_permutation(random: Random, count: int) -> tuple[int, ...]:
    """0 .. count-1 in any order."""
    return tuple(random.sample(range(count), count))
