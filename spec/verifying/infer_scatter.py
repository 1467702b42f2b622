"""Result types and checks of scatter; sentences are MLIR's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shardwright.spec.op import Sig
from shardwright.spec.types import DYNAMIC, Type, tensor
from shardwright.spec.values.fields import dims, index
from shardwright.spec.verifying.bodies import Body, reducer_problems
from shardwright.spec.verifying.checking import must, shown
from shardwright.spec.verifying.compat import fit, same_shape
from shardwright.spec.verifying.infer_product import repeated
from shardwright.spec.verifying.infer_reduction import with_elements
from shardwright.spec.verifying.infer_shape import Inferred, extents, of_extents
from shardwright.spec.verifying.type_classes import element_of

Numbers = Sequence[int]


def _outside(name: str, values: Numbers, of: str, rank: int) -> Iterator[str]:
    for value in values:
        if not 0 <= value < rank:
            yield (
                f"Expects each element of {name} to be in range [0, {of}) i.e. [0, {rank}). "
                f"got: {value}."
            )


def _outside_vector(vector: int, of: str, rank: int) -> Iterator[str]:
    if not 0 <= vector <= rank:
        yield (
            f"Expects index_vector_dim to be in range [0, rank-of('{of}')] i.e. [0, {rank}]. "
            f"got: {vector}."
        )


def _mismatched(
    names: tuple[str, str], pairs: tuple[Numbers, Numbers], shapes: tuple[Numbers, Numbers]
) -> Iterator[str]:
    """Unless batching dims of operand and indices go together."""
    if len(pairs[0]) != len(pairs[1]):
        yield f"{names[0]} and {names[1]} should have the same size."
    for k, (one, other) in enumerate(zip(*pairs, strict=True)):
        left, right = shapes[0][one], shapes[1][other]
        if not fit(left, right):
            yield (
                f"{names[0]}[{k}] and {names[1]}[{k}] must have compatible sizes, but got {left} "
                f"and {right}."
            )


_SCATTER = "scatter_dimension_numbers"


def _parts(sig: Sig) -> tuple[Sequence[Type], Type, Sequence[Type]]:
    """Inputs, indices and updates."""
    count = (len(sig.ins) - 1) // 2
    return sig.ins[:count], sig.ins[count], sig.ins[count + 1 : 2 * count + 1]


def scatter(sig: Sig) -> Inferred:
    """The inputs' types; the region decides the elements."""
    must(_shape_problems(sig))
    must(_number_problems(sig))
    inputs, _, _ = _parts(sig)
    found: list[Type] = []
    for k, type in enumerate(inputs):
        element = element_of(sig.outs[k]) if k < len(sig.outs) else ""
        found.append(of_extents(extents(type), element or element_of(type)))
    return found


def _shape_problems(sig: Sig) -> Iterator[str]:
    inputs, _, updates = _parts(sig)
    if not all(same_shape(inputs[0], type) for type in inputs[1:]):
        yield "Not all inputs have compatible shapes."
    if not all(same_shape(updates[0], type) for type in updates[1:]):
        yield "Not all updates have compatible shapes."


def _shape(type: Type) -> list[int]:
    return [size for size, _ in extents(type)]


def _number_problems(sig: Sig) -> Iterator[str]:
    _, of_indices, of_updates = _parts(sig)
    shape, indices, updates = sig.shape(0), _shape(of_indices), _shape(of_updates[0])
    window, inserted, batching, starts, mapped = (
        dims(sig.attrs, _SCATTER, name)
        for name in (
            "update_window_dims",
            "inserted_window_dims",
            "input_batching_dims",
            "scatter_indices_batching_dims",
            "scatter_dims_to_operand_dims",
        )
    )
    vector = index(sig.attrs, _SCATTER, "index_vector_dim")
    rank, index_rank = len(shape), len(indices)
    yield from _outside_vector(vector, "scatter_indices", index_rank)
    expected = index_rank - (vector != index_rank) + len(window)
    if len(updates) != expected:
        yield (
            f"expects updates tensor must be of rank {expected} ( == rank-of('scatter_indices') - "
            "1 + size-of('update_window_dims'), where 'scatter_indices' is expanded by a trailing "
            f"1 dimension if 'index_vector_dim' == rank-of('scatter_indices')), but got "
            f"{len(updates)}."
        )
    count = len(window) + len(inserted) + len(batching)
    if count != rank:
        yield (
            "Expects rank-of operand to match size-of('update_window_dims') + "
            "size-of('inserted_window_dims') + size-of('input_batching_dims') i.e. "
            f"{count} but got {rank}."
        )
    yield from _unsorted_or_repeated("update_window_dims", window)
    yield from _outside("update_window_dims", window, "rank-of('updates')", len(updates))
    yield from repeated(inserted, batching, "inserted_window_dims", "input_batching_dims")
    yield from _unsorted_or_repeated("inserted_window_dims", inserted)
    yield from _outside("inserted_window_dims", inserted, "rank-of('operand')", rank)
    yield from _unsorted_or_repeated("input_batching_dims", batching)
    yield from _outside("input_batching_dims", batching, "rank-of('operand')", rank)
    if len({*starts}) != len(starts):
        yield f"Expects scatter_indices_batching_dims to not repeat; got: [{shown(starts)}]."
    of = "rank-of('scatter_indices')"
    whole_rank = index_rank + (vector == index_rank)  # as if indices of scalars were vectors
    yield from _outside("scatter_indices_batching_dims", starts, of, whole_rank)
    if vector in starts:
        yield f"expects scatter_indices_batching_dims not to include index_vector_dim {vector}."
    names = "input_batching_dims", "scatter_indices_batching_dims"
    yield from _mismatched(names, (batching, starts), (shape, indices))
    size = 1 if vector == index_rank else indices[vector]
    if not fit(size, len(mapped)):
        yield (
            f"Scatter op has {len(mapped)} elements in scatter_dims_to_operand_dims and the bound "
            f"of dimension index_vector_dim={vector} of scatter_indices is {size}. These two "
            "numbers must be equal."
        )
    name = "scatter_dims_to_operand_dims"
    yield from repeated(mapped, batching, name, "input_batching_dims")
    yield from _outside(name, mapped, "rank-of('operand')", rank)
    kept = [dim for dim in range(rank) if dim not in (*inserted, *batching)]
    yield from _wrong_updates(updates, window, [shape[dim] for dim in kept], indices, vector)


def _unsorted_or_repeated(name: str, values: Numbers) -> Iterator[str]:
    if list(values) != sorted(values):
        yield f"Expects {name} to be sorted; got: [{shown(values)}]."
    if len({*values}) != len(values):
        yield f"Expects {name} to not repeat; got: [{shown(values)}]."


def _wrong_updates(
    updates: Numbers, window: Numbers, slices: Numbers, indices: Numbers, vector: int
) -> Iterator[str]:
    for dim, most in zip(window, slices, strict=True):
        if DYNAMIC not in (updates[dim], most) and updates[dim] > most:
            yield (
                "expects bounds of the window dimensions of updates to not exceed the bounds of "
                f"the corresponding dimensions of operand. For dimension {dim}, updates bound is "
                f"{updates[dim]}, operand bound is {most}."
            )
    batch = [size for dim, size in enumerate(indices) if dim != vector]
    places = [dim for dim in range(len(updates)) if dim not in window]
    for dim, size in zip(places, batch, strict=True):
        if not fit(updates[dim], size):
            yield (
                "expects bounds of the scatter dimensions of updates to be same as the bounds of "
                f"the corresponding dimensions of scatter indices. For scatter dimension {dim}, "
                f"updates bound is {updates[dim]} , scatter_indices bound is {size}."
            )


def scatter_types(sig: Sig, bodies: Sequence[Body]) -> Inferred:
    """The same, elements as the region returns them."""
    return with_elements(scatter(sig), bodies)


def scatter_bodies(sig: Sig, bodies: Sequence[Body]) -> Iterator[str]:
    """The region joins an element of each input with an update; dimension numbers fit."""
    yield from _shape_problems(sig)
    inputs, _, updates = _parts(sig)
    old, new = ([tensor((), element_of(type)) for type in types] for types in (inputs, updates))
    yield from reducer_problems(bodies[0], old, new)
    yield from _number_problems(sig)
