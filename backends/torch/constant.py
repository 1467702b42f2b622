"""Constants in torch."""

from __future__ import annotations

from shardwright.backends.constants import INLINE, Tables, is_splat, nested, number
from shardwright.backends.emit import Writer
from shardwright.backends.names import items
from shardwright.ir.core import Op
from shardwright.spec.attributes import Dense
from shardwright.spec.rows.spelling import torch_dtype
from shardwright.spec.values.dense import values


def constant(writer: Writer, op: Op) -> None:
    dense = op.attrs["value"]
    assert isinstance(dense, Dense)
    text = writer.program.constant(dense, lambda value: _spelled(value, writer.program.tables))
    if not dense.type.shape and writer.reads(op.result) == 1:
        writer.bind(op.result, text)
    else:
        writer.assign_said(op, text)


def _spelled(dense: Dense, tables: Tables) -> str:
    array, dtype = values(dense), torch_dtype(dense.type.element)
    if array.ndim == 0:
        return f"torch.tensor({number(array[()], 'torch')}, dtype={dtype})"
    shape = items(list(map(str, array.shape)))
    if array.size == 0:
        return f"torch.zeros({shape}, dtype={dtype})"
    if is_splat(array):
        return f"torch.full({shape}, {number(array.flat[0], 'torch')}, dtype={dtype})"
    if array.size <= INLINE:
        return f"torch.tensor({nested(array, 'torch')}, dtype={dtype})"
    return f"torch.tensor({tables.add(array)}).to({dtype})"
