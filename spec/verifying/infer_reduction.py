"""Result types and checks of ops with reducer regions: reduce, windows, sort, map; in MLIR's words.

What follows from types alone is `infer` or `check` of a row; what needs regions is `check_bodies`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shardwright.spec.op import Sig
from shardwright.spec.types import TensorType, Type, tensor
from shardwright.spec.values.fields import integer, ints
from shardwright.spec.verifying.bodies import Body, alike, listed, reducer_problems
from shardwright.spec.verifying.checking import must, shown
from shardwright.spec.verifying.compat import compatible, least_specific, same_shape
from shardwright.spec.verifying.infer_shape import Inferred, extents, of_extents
from shardwright.spec.verifying.infer_window import Names, windows
from shardwright.spec.verifying.type_classes import element_of

Bodies = Sequence[Body]


def halves(sig: Sig) -> tuple[Sequence[Type], Sequence[Type]]:
    """Inputs and init values of a reduction."""
    count = len(sig.ins) // 2
    return sig.ins[:count], sig.ins[count : 2 * count]


def _unlike(inputs: Sequence[Type]) -> Iterator[str]:
    for k, type in enumerate(inputs):
        if not same_shape(inputs[0], type):
            yield (
                f"expects all inputs to have compatible shapes. Shape at input-index {k} is not "
                "compatible with shape at input-index 0"
            )


def with_elements(types: Inferred, bodies: Bodies) -> Inferred:
    """The shapes of these types with the elements that the first region returns."""
    found: list[Type] = []
    for k, type in enumerate(types):
        returned = bodies[0].returns[k] if k < len(bodies[0].returns) else type
        found.append(of_extents(extents(type), element_of(returned)))
    return found


# --- reduce


def reduce(sig: Sig) -> Inferred:
    """The dims that are kept."""
    inputs, _ = halves(sig)
    dims = ints(sig.attrs, "dimensions")
    must(_reduce_problems(sig, inputs, dims))
    kept = [extent for dim, extent in enumerate(extents(sig.ins[0])) if dim not in dims]
    return [_like_result(sig, k, of_extents(kept, element_of(t))) for k, t in enumerate(inputs)]


def _like_result(sig: Sig, k: int, type: TensorType) -> Type:
    """The type with the elements that the result has, which a region decides."""
    element = element_of(sig.outs[k]) if k < len(sig.outs) else ""
    return of_extents(extents(type), element or type.element)


def _reduce_problems(sig: Sig, inputs: Sequence[Type], dims: Sequence[int]) -> Iterator[str]:
    yield from _unlike(inputs)
    rank = len(sig.shape(0))
    for place, dim in enumerate(dims):
        if not 0 <= dim < rank:
            yield f"Out-of-bounds dimension {dim}, expected to be in range [0, {rank})"
        if dim in dims[:place]:
            yield f"Duplicate reduction dimension: {dim}"


def reduce_types(sig: Sig, bodies: Bodies) -> Inferred:
    """The same, elements as the region returns them."""
    return with_elements(reduce(sig), bodies)


def reduce_bodies(sig: Sig, bodies: Bodies) -> Iterator[str]:
    """The region folds the inputs."""
    dims = ints(sig.attrs, "dimensions")
    yield from _reduce_problems(sig, halves(sig)[0], dims)
    allowed = [size for dim, size in enumerate(sig.shape(0)) if dim not in dims]
    yield from reducer_problems(bodies[0], *halves(sig), allowed)


# --- reduce_window

_REDUCED = Names(base_dilations="base_dilations", dilations="window_dilations")


def reduce_window(sig: Sig) -> Inferred:
    """As many elements as windows fit."""
    inputs, _ = halves(sig)
    sizes = ints(sig.attrs, "window_dimensions")
    must(_window_problems(inputs, sizes))
    found = windows(sig.attrs, sizes, _REDUCED)
    types: list[Type] = []
    for k, type in enumerate(inputs):
        assert isinstance(type, TensorType)
        types.append(_like_result(sig, k, tensor(tuple(found.results(type.shape)), type.element)))
    return types


def _window_problems(inputs: Sequence[Type], sizes: Sequence[int]) -> Iterator[str]:
    if not inputs:
        yield "requires at least 1 input value"
    yield from _unlike(inputs)
    for type in inputs:
        rank = len(extents(type))
        if rank != len(sizes):
            yield (
                "expects window-dimensions size == input rank, but got window-dimensions size: "
                f"{len(sizes)} and input: '{type}' with rank = {rank}."
            )


def reduce_window_types(sig: Sig, bodies: Bodies) -> Inferred:
    """The same, elements as the region returns them."""
    return with_elements(reduce_window(sig), bodies)


def reduce_window_bodies(sig: Sig, bodies: Bodies) -> Iterator[str]:
    """The region folds the elements of a window."""
    sizes = ints(sig.attrs, "window_dimensions")
    yield from _window_problems(halves(sig)[0], sizes)
    windows(sig.attrs, sizes, _REDUCED)
    yield from reducer_problems(bodies[0], *halves(sig), sizes)


# --- select_and_scatter


def select_and_scatter(sig: Sig) -> Inferred:
    """The operand's shape."""
    must(_source_problems(sig))
    type = sig.ins[0]
    assert isinstance(type, TensorType)
    return [_like_result(sig, 0, type)]


def select_and_scatter_types(sig: Sig, bodies: Bodies) -> Inferred:
    """The same, elements as the second region returns them."""
    return with_elements(select_and_scatter(sig), bodies[1:])


def select_and_scatter_bodies(sig: Sig, bodies: Bodies) -> Iterator[str]:
    """One region chooses between elements, the other folds; the windows give the source."""
    select, scatter = bodies
    yield from _select_problems(sig, select)
    source = tensor((), sig.element(1))
    yield from reducer_problems(scatter, [source], [sig.ins[2]])
    yield from _source_problems(sig)


def _source_problems(sig: Sig) -> Iterator[str]:
    sizes = ints(sig.attrs, "window_dimensions")
    shape = sig.shape(0)
    if len(sizes) != len(shape):
        yield (
            "expects window-dimensions size == operand rank, but got window-dimensions size: "
            f"{len(sizes)} and operand-type: '{sig.ins[0]}' with rank = {len(shape)}."
        )
    found = windows(sig.attrs, sizes, Names()).results(shape)
    expected = tensor(tuple(found), sig.element(0))
    if not alike(expected, sig.ins[1], any_float=True):
        yield f"expects source-type to be '{expected}', but got'{sig.ins[1]}'"


def _select_problems(sig: Sig, body: Body) -> Iterator[str]:
    if len(body.args) != 2:
        yield f"expects the select-region to take 2 parameters, but takes {len(body.args)}"
    expected = tensor((), sig.element(0))
    for k, type in enumerate(body.args):
        if not alike(expected, type, any_float=True):
            yield (
                f"expects the type of select-region's parameter at index {k} to be '{expected}', "
                f"but got '{type}'"
            )
    if not body.is_ended:
        yield "expects the select-region to have a terminator"
    if len(body.returns) != 1:
        yield f"expects select-region to return single value, but got: {len(body.returns)}"
    if body.returns[0] is not tensor((), "i1"):
        yield (
            "expects the return-type of select-region to be tensor<i1>, but got: "
            f"'{body.returns[0]}'"
        )


# --- sort


def sort(sig: Sig) -> Inferred:
    """The operands' types."""
    return sig.ins


def sort_bodies(sig: Sig, bodies: Bodies) -> Iterator[str]:
    """The dim exists, and the comparator takes pairs of elements."""
    rank, dim = len(sig.shape(0)), integer(sig.attrs, "dimension", -1)
    if not -rank <= dim < rank:
        yield f"dimension attribute value must be in range [-{rank}, {rank}), but found {dim}"
    body = bodies[0]
    if len(body.args) != 2 * len(sig.ins):
        yield f"comparator block should have {2 * len(sig.ins)} arguments"
    for k, type in enumerate(body.args):
        expected = tensor((), sig.element(k // 2))
        if type is not expected:
            yield f"comparator block argument #{k} should be of type '{expected}' but got '{type}'"
    if len(body.returns) != 1:
        yield f"comparator must return single output, but got: {len(body.returns)}"
    if body.returns[0] is not tensor((), "i1"):
        yield f"comparator must return tensor<i1> but got '{body.returns[0]}'"


# --- map


def map_type(sig: Sig) -> Inferred:
    """The operands' shape; the region decides the elements."""
    type = sig.ins[0]
    return [_like_result(sig, 0, type)] if isinstance(type, TensorType) else sig.outs


def map_types(sig: Sig, bodies: Bodies) -> Inferred:
    """The same, after a look at the region."""
    must(_map_problems(sig, bodies[0]))
    return with_elements([sig.ins[0]], bodies)


def _map_problems(sig: Sig, body: Body) -> Iterator[str]:
    if len(sig.ins) != len(body.args):
        yield (
            "expects number of operands to match the arity of map computation, but got: "
            f"{len(sig.ins)} and {len(body.args)}"
        )
    for k, type in enumerate(body.args):
        if not isinstance(type, TensorType) or type.rank:
            yield f"computation arguments must be 0-rank tensor, but got: arg #{k} of type '{type}'"
        if element_of(type) != sig.element(k):
            yield (
                "element type of operands and computation arguments must match, but got: "
                f"'{sig.element(k)}' and '{element_of(type)}'"
            )
    if len(body.returns) != 1:
        yield f"computation must return single output, but got: {len(body.returns)}"
    result = body.returns[0]
    if not isinstance(result, TensorType) or result.rank:
        yield f"computation must return 0-rank tensor, but got: '{result}'"
    dims = ints(sig.attrs, "dimensions")
    if dims != tuple(range(len(dims))):
        yield f"requires monotonically increasing dimension numbers, but got: {shown(dims)}"
    for k in range(len(sig.ins)):
        rank = len(sig.shape(k))
        if rank != len(dims):
            yield (
                "applied to a subset of dimensions currently not supported: operand dimensions = "
                f"{rank}, requested map dimensions size = {len(dims)}"
            )


# --- control flow


def branch_types(sig: Sig, bodies: Bodies) -> Inferred:
    """The types that the branches return."""
    must(_branch_problems(sig, bodies))
    return [least_specific(column) for column in zip(*(b.returns for b in bodies), strict=True)]


def _branch_problems(sig: Sig, bodies: Bodies) -> Iterator[str]:
    rank = len(sig.shape(0))
    if rank:
        yield f"operand should be rank 0 tensor but got rank {rank}"
    for k, body in enumerate(bodies):
        if body.args:
            yield f"branch {k} must have 0 arguments, but found {len(body.args)}"
        if not _compatible(bodies[0].returns, body.returns):
            yield (
                f"branch 0 and branch {k} have mismatched return types: "
                f"{listed(bodies[0].returns)} vs {listed(body.returns)}"
            )


def while_bodies(sig: Sig, bodies: Bodies) -> Iterator[str]:
    """Both regions take the operands; one returns them anew, the other whether to go on."""
    cond, body = bodies
    for words, types in (
        ("condition block arguments", cond.args),
        ("body block arguments", body.args),
        ("body block return types", body.returns),
    ):
        if not _compatible(sig.ins, types):
            yield (
                f"expect operands to be compatible with {words} but got {listed(sig.ins)} vs "
                f"{listed(types)}"
            )
    if len(cond.returns) != 1:
        yield f"expect condition body returns a single value but got {len(cond.returns)}"
    if cond.returns[0] is not tensor((), "i1"):
        yield (
            f"expect condition block return a zero-ranked tensor of i1 but got '{cond.returns[0]}'"
        )


def _compatible(types: Sequence[Type], others: Sequence[Type]) -> bool:
    return len(types) == len(others) and all(map(compatible, types, others))
