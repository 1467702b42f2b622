"""Window attributes and the result sizes of windowed dims; sentences are MLIR's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from shardwright.spec.attributes import Attrs, Dense
from shardwright.spec.types import DYNAMIC
from shardwright.spec.values.dense import values
from shardwright.spec.values.fields import ints
from shardwright.spec.verifying.checking import must, shown
from shardwright.spec.verifying.infer_shape import wrap

UNKNOWN = -(2**63)  # a size that MLIR does not know; an attribute may hold this number too


class Windows(NamedTuple):
    """One window per dim that slides: sizes, strides, dilations, padding."""

    sizes: tuple[int, ...]
    strides: tuple[int, ...]
    padding: tuple[tuple[int, int], ...]
    base_dilations: tuple[int, ...]
    dilations: tuple[int, ...]

    def results(self, shape: Sequence[int]) -> list[int]:
        """The number of windows in each dim of this size."""
        return [
            _count(size, *window)
            for size, window in zip(shape, zip(*self, strict=True), strict=True)
        ]


class Names(NamedTuple):
    """Attributes of an op with windows; "" for those it lacks."""

    strides: str = "window_strides"
    padding: str = "padding"
    base_dilations: str = ""
    dilations: str = ""
    reversal: str = ""


def windows(attrs: Attrs, sizes: Sequence[int], names: Names) -> Windows:
    """The windows of these sizes, defaults filled in. Raises Unfit."""
    must(_problems(attrs, sizes, names))
    ones = (1,) * len(sizes)
    rows = padding(attrs, names.padding) or [(0, 0)] * len(sizes)
    return Windows(
        tuple(sizes),
        _given(attrs, names.strides) or ones,
        tuple((row[0], row[1]) for row in rows),
        _given(attrs, names.base_dilations) or ones,
        _given(attrs, names.dilations) or ones,
    )


def _given(attrs: Attrs, name: str) -> tuple[int, ...]:
    return ints(attrs, name) if name else ()


def padding(attrs: Attrs, name: str) -> list[tuple[int, ...]]:
    """The rows of a padding attribute that passed the checks."""
    value = attrs.get(name)
    if not isinstance(value, Dense):
        return []
    return [tuple(row) for row in values(value).tolist()]


def _problems(attrs: Attrs, sizes: Sequence[int], names: Names) -> Iterator[str]:
    value = attrs.get(names.padding)
    if isinstance(value, Dense) and (value.type.rank != 2 or value.type.shape[1] != 2):
        yield (
            "expects the shape of padding-attribute to be {N, 2}, but got "
            f"{{{shown(value.type.shape)}}}."
        )
    rank = len(sizes)
    lengths = (
        ("window-strides", len(_given(attrs, names.strides))),
        ("base-dilation factors", len(_given(attrs, names.base_dilations))),
        ("window-dilation factors", len(_given(attrs, names.dilations))),
        ("padding-entries", value.type.shape[0] if isinstance(value, Dense) else 0),
        ("window-reversal", len(_given(attrs, names.reversal))),
    )
    for words, length in lengths:
        if length not in (0, rank):
            yield (
                f"expects {words} to have same dimension-size as size of window dimensions "
                f"({rank}), but got: {length}."
            )
    positive = (
        ("value", sizes),
        ("stride", _given(attrs, names.strides)),
        ("base dilation factor", _given(attrs, names.base_dilations)),
        ("window dilation factor", _given(attrs, names.dilations)),
    )
    for place in range(rank):
        for words, numbers in positive:
            number = numbers[place] if numbers else 1
            if number <= 0 and (number != UNKNOWN or words != "value"):
                yield (
                    f"expects window to have positive {words} for {place}-th window dimension, "
                    f"but got {number}."
                )


def _count(
    size: int, window: int, stride: int, edges: tuple[int, int], base: int, dilation: int
) -> int:
    """Number of windows in a dim; DYNAMIC where a size is."""
    if size == DYNAMIC or window == UNKNOWN:
        return DYNAMIC
    padded = wrap(edges[0] + _dilated(size, base) + edges[1])
    span = _dilated(window, dilation)
    if padded == 0 or span > padded:
        return 0
    return (padded - span) // stride + 1


def _dilated(size: int, factor: int) -> int:
    return wrap((size - 1) * factor + 1) if size else 0
