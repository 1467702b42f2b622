"""Spellings of gather and scatter in JAX and torch."""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.spec.factors import NO_DIM
from shardwright.spec.op import Sig
from shardwright.spec.rows.indexing import IndexDims, gather_dims, scatter_dims, slice_sizes
from shardwright.spec.rows.spelling import python_tuple
from shardwright.spec.values.fields import flag


def _vectors(name: str, dims: IndexDims) -> str:
    """JAX wants the index vectors along the last dim."""
    if dims.vector_dim == dims.index_rank:
        return f"{name}[..., None]"
    if dims.vector_dim == dims.index_rank - 1:
        return name
    return f"jnp.moveaxis({name}, {dims.vector_dim}, -1)"


def _index_batching(dims: IndexDims) -> tuple[int, ...]:
    """Batching dims of the indices once the vector dim is last."""
    return tuple(d - (d > dims.vector_dim) for d in dims.index_batching)


def _jax_numbers(words: Sequence[str], dims: IndexDims) -> str:
    lists = [dims.window_dims, dims.collapsed, dims.index_map]
    if dims.operand_batching:
        lists += [dims.operand_batching, _index_batching(dims)]
    return ", ".join(
        f"{word}={python_tuple(values)}" for word, values in zip(words, lists, strict=False)
    )


_GATHER_WORDS = (
    "offset_dims",
    "collapsed_slice_dims",
    "start_index_map",
    "operand_batching_dims",
    "start_indices_batching_dims",
)
_SCATTER_WORDS = (
    "update_window_dims",
    "inserted_window_dims",
    "scatter_dims_to_operand_dims",
    "operand_batching_dims",
    "scatter_indices_batching_dims",
)


def gather_jax(sig: Sig, names: Sequence[str]) -> str:
    """`lax.gather`, clamping as StableHLO does."""
    dims = gather_dims(sig)
    numbers = f"lax.GatherDimensionNumbers({_jax_numbers(_GATHER_WORDS, dims)})"
    sizes = python_tuple(slice_sizes(sig))
    is_sorted = ", indices_are_sorted=True" if flag(sig.attrs, "indices_are_sorted") else ""
    return (
        f"lax.gather({names[0]}, {_vectors(names[1], dims)}, {numbers}, {sizes}, "
        f'mode="clip"{is_sorted})'
    )


_JAX_SCATTERS = {
    "add": "scatter_add",
    "mul": "scatter_mul",
    "max": "scatter_max",
    "min": "scatter_min",
    "and": "scatter_min",  # of booleans
    "or": "scatter_max",
    "set": "scatter",
}


def scatter_jax(sig: Sig, names: Sequence[str]) -> str:
    """One `lax.scatter_<kind>` per input, dropping what falls outside; "" for an unknown body."""
    if not _is_known(sig):
        return ""
    dims, inputs = scatter_dims(sig), len(sig.outs)
    numbers = f"lax.ScatterDimensionNumbers({_jax_numbers(_SCATTER_WORDS, dims)})"
    is_sorted = ", indices_are_sorted=True" if flag(sig.attrs, "indices_are_sorted") else ""
    is_unique = ", unique_indices=True" if flag(sig.attrs, "unique_indices") else ""
    vectors = _vectors(names[inputs], dims)
    calls = [
        f"lax.{_JAX_SCATTERS[kind]}({names[k]}, {vectors}, {names[inputs + 1 + k]}, {numbers}, "
        f'mode="drop"{is_sorted}{is_unique})'
        for k, kind in enumerate(sig.hints.body)
    ]
    return calls[0] if inputs == 1 else python_tuple(calls)


def _is_known(sig: Sig) -> bool:
    kinds = sig.hints.body
    if not kinds or any(kind not in _JAX_SCATTERS for kind in kinds):
        return False
    # Bitwise reducers of integers are no minimum or maximum, and booleans do not add up.
    return all(
        (sig.element(k) == "i1") == (kind in ("and", "or")) or kind == "set"
        for k, kind in enumerate(kinds)
    )


def _torch_dims(dims: IndexDims) -> str:
    text = (
        f"{python_tuple(dims.window_dims)}, {python_tuple(dims.collapsed)}, "
        f"{python_tuple(dims.index_map)}, {dims.vector_dim}"
    )
    if dims.operand_batching:
        text += f", {python_tuple(dims.operand_batching)}, {python_tuple(dims.index_batching)}"
    return text


def gather_torch(sig: Sig, names: Sequence[str]) -> str:
    """A helper of the prelude: of rows, of elements along a dim, or of any slices."""
    dims, sizes = gather_dims(sig), slice_sizes(sig)
    way = _short_way(dims, sig.shape(0), sizes, sig.element(1))
    if way == _ROWS or (way == _ALONG and sig.element(0) in _TORCH_ADDS):
        return f"_{way}({names[0]}, {dims.index_map[0]}, {_torch_places(names[1], dims)})"
    return f"_gather({names[0]}, {names[1]}, {python_tuple(sizes)}, {_torch_dims(dims)})"


_ROWS, _ALONG = "rows", "along"
_TORCH_ADDS = frozenset({"f16", "bf16", "f32", "f64", "i32", "i64"})


def _short_way(
    dims: IndexDims, shape: Sequence[int], sizes: Sequence[int], index_element: str
) -> str:
    """How slices of these sizes lie in an operand, where that is simple; "" where it is not.

    `rows` are whole but for one dim, in whose place the dims of the indices stand; `along` a dim
    there are elements, each in the line that its own position tells.
    """
    if len(dims.index_map) != 1 or dims.collapsed != dims.index_map or index_element == "ui64":
        return ""
    (dim,) = dims.index_map
    others = [d for d in range(len(shape)) if d != dim]
    if not dims.operand_batching:
        end = dim + len(dims.batch_dims)
        is_in_place = dims.batch_dims == list(range(dim, end))
        return _ROWS if is_in_place and all(sizes[d] == shape[d] for d in others) else ""
    along = [dims.batching_dim_of(k) for k in dims.index_dim_of.values()]
    wanted = [NO_DIM if d == dim else d for d in range(len(shape))]
    return _ALONG if not dims.window_dims and along == wanted else ""


def _torch_places(name: str, dims: IndexDims) -> str:
    """The indices without the dim of their vectors, which have one component."""
    return name if dims.vector_dim == dims.index_rank else f"{name}.squeeze({dims.vector_dim})"


_TORCH_REDUCE = {
    "add": "sum",
    "mul": "prod",
    "max": "amax",
    "min": "amin",
    "and": "amin",
    "or": "amax",
    "set": "set",
}


def scatter_torch(sig: Sig, names: Sequence[str]) -> str:
    """One helper call per input; "" for an unknown body."""
    if not _is_known(sig):
        return ""
    inputs = len(sig.outs)
    calls = [
        _scatter_torch(sig, kind, k, names[k], names[inputs], names[inputs + 1 + k])
        for k, kind in enumerate(sig.hints.body)
    ]
    return calls[0] if inputs == 1 else python_tuple(calls)


def _scatter_torch(sig: Sig, kind: str, k: int, x: str, indices: str, updates: str) -> str:
    """Updates of one input: rows or elements that are added, or any slices."""
    dims, inputs = scatter_dims(sig), len(sig.outs)
    way = _short_way(dims, sig.shape(k), _window_sizes(sig, dims), sig.element(inputs))
    if way and kind == "add" and sig.element(k) in _TORCH_ADDS:
        places = _torch_places(indices, dims)
        return f"_add_{way}({x}, {dims.index_map[0]}, {places}, {updates})"
    return f'_scatter({x}, {indices}, {updates}, "{_TORCH_REDUCE[kind]}", {_torch_dims(dims)})'


def _window_sizes(sig: Sig, dims: IndexDims) -> list[int]:
    """By operand dim the extent of each slice of the updates."""
    updates = sig.shape(len(sig.outs) + 1)
    sizes = {dim: updates[window] for window, dim in dims.operand_dim_of.items()}
    return [sizes.get(dim, 1) for dim in range(dims.operand_rank)]
