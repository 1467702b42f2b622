"""Selection of entries of a dim as a gather: there the dim may be cut, and results add up."""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.spec.attributes import Attribute, Dialect, Dims, Number
from shardwright.spec.blocks import expansion
from shardwright.spec.blocks.expansion import Building, tensor_type
from shardwright.spec.op import Handle
from shardwright.spec.rows.indexing import GATHER_LISTS
from shardwright.spec.types import Type
from shardwright.spec.values.fields import i64


def taken(
    build: Building, source: Handle, index: Handle, dim: int, batch: int, out: Type
) -> Handle:
    """`out[b, i, j, k] = source[b, i, index[b, j], k]`: `batch` dims b go along, j replaces `dim`.

    Indices are clamped.
    """
    shape, rank = tensor_type(source).shape, tensor_type(index).rank
    windows = [*range(batch, dim), *range(dim + rank - batch, len(shape) + rank - batch - 1)]
    lists = (windows, [dim], range(batch), range(batch), [dim])
    sizes = [1 if d < batch or d == dim else n for d, n in enumerate(shape)]
    attrs: dict[str, Attribute] = {
        "dimension_numbers": _numbers(lists, rank),
        "slice_sizes": i64(sizes),
    }
    vectors = expansion.reshaped(build, index, (*tensor_type(index).shape, 1))
    return build.emit("stablehlo.gather", [source, vectors], [out], attrs)[0]


def _numbers(lists: Sequence[Sequence[int]], vector: int) -> Dialect:
    """Dimension numbers of a gather, empty lists left out."""
    named = zip(GATHER_LISTS, lists, strict=True)
    fields: list[tuple[str, Attribute]] = [
        (word, Dims(tuple(dims))) for word, dims in named if dims
    ]
    if vector:
        fields.append(("index_vector_dim", Number(vector)))
    return Dialect("stablehlo.gather", tuple(fields))
