"""Dimension numbers of a convolution from text.

Source: stablehlo `dialect/AssemblyFormat.cpp`, parseConvolutionDimensions.
"""

from __future__ import annotations

from collections.abc import Callable

from shardwright.ir.parser.tokens import Bad, Parser
from shardwright.spec.attributes import Attribute, ConvDims

_SHOWN = 10  # missing spatial dims


def conv_dims(p: Parser) -> ConvDims:
    """`[b, 0, f]x[0, i, o]->[b, 0, f]`. Raises Bad."""
    lhs = _side(p, "bf")
    p.expect_word("x")
    rhs = _side(p, "io")
    p.expect("->")
    return ConvDims(lhs, rhs, _side(p, "bf"))


def _side(p: Parser, letters: str) -> tuple[str, ...]:
    p.expect("[")
    found: list[str] = []
    while True:
        found.append(_dim(p, [letter for letter in letters if letter not in found], found))
        if not p.accept(","):
            break
    if missing := [letter for letter in letters if letter not in found]:
        raise p.wrong(f"Expected dimensions {', '.join(missing)} not specified")
    p.expect("]")
    spatial = {int(word) for word in found if word.isdigit()}
    if absent := [str(dim) for dim in range(max(spatial, default=-1) + 1) if dim not in spatial]:
        raise p.wrong(f"Expected spatial dimensions {', '.join(absent[:_SHOWN])} not specified")
    return tuple(found)


def _dim(p: Parser, allowed: list[str], found: list[str]) -> str:
    at = p.start
    if p.has("integer", "-"):
        dim = p.integer()
        if not 0 <= dim < 1000:
            raise Bad(f"Unexpected dimension {dim}", at)
        if str(dim) in found:
            raise Bad(f"Duplicate entries for spatial dimension {dim}", at)
        return str(dim)
    word = p.keyword()
    if len(word) != 1 or not allowed:
        raise Bad(f"Unexpected keyword {word}", at)
    if word not in allowed:
        raise Bad(f"Unexpected dimension {word}, expecting {', '.join(allowed)}", at)
    return word


_SIDES = (
    ("input_batch_dimension", "input_feature_dimension", "input_spatial_dimensions", "bf"),
    (
        "kernel_input_feature_dimension",
        "kernel_output_feature_dimension",
        "kernel_spatial_dimensions",
        "io",
    ),
    ("output_batch_dimension", "output_feature_dimension", "output_spatial_dimensions", "bf"),
)


def raw_conv_dims(p: Parser) -> Attribute:
    """`input_batch_dimension = 0, ...>`: dims by name, absent ones 0 or none. Raises Bad."""
    at = p.start
    readers: dict[str, Callable[[], list[int]]] = {}
    for first, second, spatial, _ in _SIDES:
        readers[first] = readers[second] = lambda: [p.integer()]
        readers[spatial] = lambda: p.listed("[", p.integer, "]")
    found = p.fields(readers)
    sides: list[tuple[str, ...]] = []
    for first, second, spatial, letters in _SIDES:
        places = [*found.get(first, [0]), *found.get(second, [0]), *found.get(spatial, [])]
        if sorted(places) != list(range(len(places))):
            raise Bad(f"expected each dim once, got {places}", at)
        words = [*letters, *map(str, range(len(places) - 2))]
        sides.append(tuple(words[places.index(dim)] for dim in range(len(places))))
    return ConvDims(*sides)
