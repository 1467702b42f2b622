"""Constants in torch."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from shardwright.backends.constants import INLINE, is_splat, nested, number
from shardwright.backends.emit import Writer
from shardwright.backends.names import items
from shardwright.ir.core import Op
from shardwright.spec.attributes import Dense
from shardwright.spec.dense import values
from shardwright.spec.spelling import torch_dtype


def constant(writer: Writer, op: Op) -> None:
    dense = op.attrs["value"]
    assert isinstance(dense, Dense)
    array, element = values(dense), dense.type.element
    text = _array(writer, array, torch_dtype(element))
    if array.ndim == 0 and writer.reads(op.result) == 1:
        writer.bind(op.result, text)
    else:
        writer.assign(op, text)


def _array(writer: Writer, array: NDArray[Any], dtype: str) -> str:
    if array.ndim == 0:
        return f"torch.tensor({number(array[()], 'torch')}, dtype={dtype})"
    shape = items(list(map(str, array.shape)))
    if array.size == 0:
        return f"torch.zeros({shape}, dtype={dtype})"
    if is_splat(array):
        return f"torch.full({shape}, {number(array.flat[0], 'torch')}, dtype={dtype})"
    if array.size <= INLINE:
        return f"torch.tensor({nested(array, 'torch')}, dtype={dtype})"
    return f"torch.tensor({writer.program.tables.add(array)}).to({dtype})"
