"""Strides of tensors in memory, in elements, and what can be seen of a tensor without a copy."""

from __future__ import annotations

from collections.abc import Sequence

Shape = tuple[int, ...]


def contiguous(shape: Sequence[int]) -> Shape:
    """Row by row."""
    strides, step = list[int](), 1
    for size in reversed(shape):
        strides.append(step)
        step *= max(size, 1)
    return tuple(reversed(strides))


def viewed(shape: Sequence[int], strides: Sequence[int], wanted: Sequence[int]) -> Shape | None:
    """Strides of a tensor seen in another shape of as many elements; None: only a copy has it.

    Source: `computeStride` in ATen/TensorUtils.cpp.
    """
    if 0 in shape or not shape:
        return contiguous(wanted)
    found = [0] * len(wanted)
    to, step = len(wanted) - 1, strides[-1]
    count = filled = 1  # elements of a run of dims that lie in line
    for dim in range(len(shape) - 1, -1, -1):
        count *= shape[dim]
        is_end = dim == 0
        if not is_end and (shape[dim - 1] == 1 or strides[dim - 1] == count * step):
            continue
        while to >= 0 and (filled < count or wanted[to] == 1):
            found[to] = filled * step
            filled *= wanted[to]
            to -= 1
        if filled != count:
            return None
        if not is_end:
            step, count, filled = strides[dim - 1], 1, 1
    return tuple(found) if to == -1 else None
