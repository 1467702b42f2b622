"""Verifies composites, scans and asynchronous ops against functions and regions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from shardwright.ir.core import Block, Op, callee
from shardwright.ir.errors import nearest
from shardwright.ir.verifier.mpmd import MPMD, Funcs, Problems
from shardwright.ir.verifier.shardings import Problem
from shardwright.spec.attributes import Ints
from shardwright.spec.types import DYNAMIC, TensorType, Type
from shardwright.spec.values.fields import integer
from shardwright.spec.verifying.compat import shapes_fit


def rare_users(funcs: Funcs) -> dict[str, Callable[[Op], Iterator[Problem]]]:
    """By op name, what is wrong with an op in a module with these functions."""
    return {name: _with(problems, funcs) for name, problems in {**MPMD, **RARE}.items()}


def _with(problems: Problems, funcs: Funcs) -> Callable[[Op], Iterator[Problem]]:
    return lambda op: problems(op, funcs)


def _shown(types: Sequence[Type]) -> str:
    return ", ".join(f"'{type}'" for type in types)


def _incompatible(inferred: Sequence[Type], op: Op) -> Problem:
    written = [value.type for value in op.results]
    return Problem(
        f"inferred type(s) {_shown(inferred)} are incompatible with return type(s) of operation "
        f"{_shown(written)}"
    )


# --- composite


def _composite(op: Op, funcs: Funcs) -> Iterator[Problem]:
    """The function that decomposes it has its types."""
    name = callee(op)
    func = funcs.get(name)
    if func is None:
        help = nearest(name, list(funcs))
        yield Problem(f"'{name}' does not reference a valid function", (f"@{name}",), help)
        return
    pairs = (
        ("operand", op.operands, [arg.type for arg in func.args]),
        ("result", op.results, func.result_types),
    )
    for word, values, expected in pairs:
        if len(values) != len(expected):
            yield Problem(f"has {len(values)} {word}(s), but decomposition has {len(expected)}")
            return
        for index, (value, type) in enumerate(zip(values, expected, strict=True)):
            if value.type is not type:
                yield Problem(
                    f"{word} at index {index} has type '{value.type}', but decomposition has type "
                    f"'{type}'"
                )
                return


# --- scan


def _scan(op: Op, _: Funcs) -> Iterator[Problem]:
    """The body takes slices and carried values, and returns such."""
    block, dim = op.regions[0].block, integer(op.attrs, "dimension")
    sizes = op.attrs["operandSegmentSizes"]
    inputs = sizes.values[0] if isinstance(sizes, Ints) else 0
    args = [value.type for value in block.args]
    if len(args) != len(op.operands):
        yield Problem(
            f"body has {len(args)} arguments, expected one for each of {len(op.operands)} operands"
        )
        return
    for number, (value, type) in enumerate(zip(op.operands, args, strict=True)):
        wanted = _without(value.type, dim) if number < inputs else value.type
        if not _alike(wanted, type):
            yield Problem(f"operand and body argument {number} are incompatible")
            return
    yield from _scan_results(op, block, dim, inputs)


def _scan_results(op: Op, block: Block, dim: int, inputs: int) -> Iterator[Problem]:
    """As many values are carried as there are init values."""
    returned = [value.type for value in block.ops[-1].operands]
    outputs = len(returned) - (len(op.operands) - inputs)
    length = _length(op, inputs, dim)
    inferred = [
        _with_dim(type, dim, length) if number < outputs else type
        for number, type in enumerate(returned)
    ]
    fits = len(inferred) == len(op.results) and all(
        shapes_fit(_shape(type), value.shape)
        for type, value in zip(inferred, op.results, strict=True)
    )
    if not fits:
        yield _incompatible(inferred, op)


def _length(op: Op, inputs: int, dim: int) -> int:
    """The number of slices; any number when nothing has that dim."""
    values = op.operands if inputs else op.results
    shape = values[0].shape if values else ()
    return shape[dim] if dim < len(shape) else DYNAMIC


def _shape(type: Type) -> tuple[int, ...]:
    return type.shape if isinstance(type, TensorType) else ()


def _without(type: Type, dim: int) -> Type:
    if not isinstance(type, TensorType):
        return type
    return type.with_shape((*type.shape[:dim], *type.shape[dim + 1 :]))


def _with_dim(type: Type, dim: int, size: int) -> Type:
    if not isinstance(type, TensorType):
        return type
    return type.with_shape((*type.shape[:dim], size, *type.shape[dim:]))


def _alike(one: Type, other: Type) -> bool:
    if not isinstance(one, TensorType) or not isinstance(other, TensorType):
        return one is other
    return one.element == other.element and shapes_fit(one.shape, other.shape)


# --- asynchronous execution

_ASYNC = frozenset(
    f"stablehlo.{name}"
    for name in (
        "all_gather",
        "all_reduce",
        "all_to_all",
        "collective_broadcast",
        "collective_permute",
        "reduce_scatter",
        "slice",
        "dynamic_slice",
        "dynamic_update_slice",
    )
)


def _async_start(op: Op, _: Funcs) -> Iterator[Problem]:
    """The body is one op that may run beside others; the future holds what it makes."""
    block = op.regions[0].block
    if len(block.ops) != 2:
        yield Problem("region must contain exactly one operation and a return")
        return
    if len(block.args) != len(op.operands):
        yield Problem(
            f"number of operands ({len(op.operands)}) must match number of region arguments "
            f"({len(block.args)})"
        )
        return
    for index, (value, arg) in enumerate(zip(op.operands, block.args, strict=True)):
        if value.type is not arg.type:
            yield Problem(
                f"operand type '{value.type}' at index {index} must match region argument type "
                f"'{arg.type}'"
            )
            return
    inner = block.ops[0]
    if inner.name not in _ASYNC:
        yield Problem("region must contain a collective or slice operation")
        return
    held = ", ".join(str(value.type) for value in inner.results)
    if str(op.results[0].type) != f"!stablehlo.future<{held}>":
        yield Problem(
            f"inferred type(s) '!stablehlo.future<{held}>' are incompatible with return type(s) of "
            f"operation '{op.results[0].type}'"
        )


RARE: dict[str, Problems] = {
    "stablehlo.composite": _composite,
    "stablehlo.async_start": _async_start,
    "chlo.scan": _scan,
}
