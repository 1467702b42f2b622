"""Dimension numbers of gather and scatter in one form: the correspondence of their dims.

Both relate an *operand*, *indices* and a *window* tensor (gather: the result; scatter: the
updates). Source: the StableHLO specification, sections gather and scatter.
"""

from __future__ import annotations

from dataclasses import dataclass

from shardwright.spec.factors import NO_DIM
from shardwright.spec.op import Sig
from shardwright.spec.values.fields import dims, index, ints


@dataclass(frozen=True, slots=True)
class IndexDims:
    """`window_dims` are dims of the window tensor that hold a slice; its other dims are batch dims.

    collapsed         operand dims of slice size 1 that the window tensor lacks
    operand_batching  operand dims that go along with `index_batching` dims of the indices
    index_map         operand dim of each component of an index vector
    vector_dim        dim of the indices that holds the vector; their rank when they are scalars
    """

    window_dims: tuple[int, ...]
    collapsed: tuple[int, ...]
    operand_batching: tuple[int, ...]
    index_batching: tuple[int, ...]
    index_map: tuple[int, ...]
    vector_dim: int
    operand_rank: int
    index_rank: int
    window_rank: int

    @property
    def operand_dim_of(self) -> dict[int, int]:
        """Window dim to operand dim."""
        gone = self.collapsed + self.operand_batching
        kept = [dim for dim in range(self.operand_rank) if dim not in gone]
        return dict(zip(self.window_dims, kept, strict=False))

    @property
    def batch_dims(self) -> list[int]:
        """Dims of the window tensor that run over the indices."""
        return [dim for dim in range(self.window_rank) if dim not in self.window_dims]

    @property
    def index_dim_of(self) -> dict[int, int]:
        """Batch dim of the window tensor to dim of the indices."""
        kept = [dim for dim in range(self.index_rank) if dim != self.vector_dim]
        return dict(zip(self.batch_dims, kept, strict=False))

    def batching_dim_of(self, index_dim: int) -> int:
        """The operand dim that goes along with a dim of the indices, or NO_DIM."""
        if index_dim not in self.index_batching:
            return NO_DIM
        return self.operand_batching[self.index_batching.index(index_dim)]


# Lists of dimension numbers: windows, collapsed, batching of operand and indices, index map.
GATHER_LISTS = (
    "offset_dims",
    "collapsed_slice_dims",
    "operand_batching_dims",
    "start_indices_batching_dims",
    "start_index_map",
)
SCATTER_LISTS = (
    "update_window_dims",
    "inserted_window_dims",
    "input_batching_dims",
    "scatter_indices_batching_dims",
    "scatter_dims_to_operand_dims",
)
_GATHER, _SCATTER = "dimension_numbers", "scatter_dimension_numbers"


def gather_dims(sig: Sig) -> IndexDims:
    """Of `gather(operand, indices) -> windows`."""
    attrs = sig.attrs
    return IndexDims(
        window_dims=dims(attrs, _GATHER, "offset_dims"),
        collapsed=dims(attrs, _GATHER, "collapsed_slice_dims"),
        operand_batching=dims(attrs, _GATHER, "operand_batching_dims"),
        index_batching=dims(attrs, _GATHER, "start_indices_batching_dims"),
        index_map=dims(attrs, _GATHER, "start_index_map"),
        vector_dim=index(attrs, _GATHER, "index_vector_dim"),
        operand_rank=len(sig.shape(0)),
        index_rank=len(sig.shape(1)),
        window_rank=len(sig.out_shape(0)),
    )


def scatter_dims(sig: Sig) -> IndexDims:
    """Of `scatter(inputs..., indices, updates...)`: all inputs are indexed alike."""
    attrs, inputs = sig.attrs, len(sig.outs)
    return IndexDims(
        window_dims=dims(attrs, _SCATTER, "update_window_dims"),
        collapsed=dims(attrs, _SCATTER, "inserted_window_dims"),
        operand_batching=dims(attrs, _SCATTER, "input_batching_dims"),
        index_batching=dims(attrs, _SCATTER, "scatter_indices_batching_dims"),
        index_map=dims(attrs, _SCATTER, "scatter_dims_to_operand_dims"),
        vector_dim=index(attrs, _SCATTER, "index_vector_dim"),
        operand_rank=len(sig.shape(0)),
        index_rank=len(sig.shape(inputs)),
        window_rank=len(sig.shape(inputs + 1)),
    )


def slice_sizes(sig: Sig) -> tuple[int, ...]:
    """Of a gather: extent of each slice per operand dim."""
    return ints(sig.attrs, "slice_sizes")
