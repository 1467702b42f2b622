"""Spellings of gather and scatter in JAX and torch."""

from __future__ import annotations

from collections.abc import Sequence

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
    """A helper of the prelude."""
    sizes = python_tuple(slice_sizes(sig))
    return f"_gather({names[0]}, {names[1]}, {sizes}, {_torch_dims(gather_dims(sig))})"


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
    inputs, numbers = len(sig.outs), _torch_dims(scatter_dims(sig))
    calls = [
        f"_scatter({names[k]}, {names[inputs]}, {names[inputs + 1 + k]}, "
        f'"{_TORCH_REDUCE[kind]}", {numbers})'
        for k, kind in enumerate(sig.hints.body)
    ]
    return calls[0] if inputs == 1 else python_tuple(calls)
