"""Verifies discardable attributes that the dialect in their name constrains."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from shardwright.ir.core import Func, Module, Op
from shardwright.ir.verifier.propagation_edges import EDGES
from shardwright.ir.verifier.shardings import Problem
from shardwright.spec import plan
from shardwright.spec.attributes import Array, Attribute, Dialect, Word
from shardwright.spec.types import TensorType, Type


def noted_problems(op: Op) -> Iterator[Problem]:
    """Mistakes of an op's discardable attributes."""
    if isinstance(op, Module):
        bare = next((key for key in op.notes if "." not in key), None)
        if bare is not None:
            message = f"can only contain attributes with dialect-prefixed names, found: '{bare}'"
            yield Problem(message, (bare,), f'write a dialect in front, e.g. "jax.{bare}"')
    for key, value in op.notes.items():
        check = _CHECKS.get(key)
        message = check(op, value) if check is not None else None
        if message is not None:
            yield Problem(message, (key,))
        elif plan.is_plan(key) and (fault := plan.fault(op, key, value)):
            yield Problem(fault, (key,), fault.help)


def depends_on_place(key: str) -> bool:
    """True if what an op says by a discardable attribute may be wrong for what is around it."""
    return key == "sdy.sharding" or key in _CHECKS or plan.is_plan(key)


def argument_problems(func: Func) -> Iterator[Problem]:
    """Mistakes of the attributes of a function's arguments and results that are no shardings."""
    for word, all_attrs in (("argument", func.arg_attrs), ("result", func.result_attrs)):
        for index, attrs in enumerate(all_attrs):
            for key in filter(plan.is_plan, attrs):
                fault = plan.boundary_fault(key, f"{word} {index}")
                yield Problem(fault, (key,), fault.help)
    for index, (attrs, arg) in enumerate(zip(func.arg_attrs, func.args, strict=True)):
        value = attrs.get("mhlo.parameter_replication")
        if value is None:
            continue
        focus = ("mhlo.parameter_replication",)
        if not isinstance(value, Array):
            yield Problem("parameter_replication: must be an array", focus)
            continue
        count, leaves = len(value.items), _leaves(arg.type)
        if count not in (0, 1, leaves):
            message = (
                f"parameter_replication: arg {index} has {leaves} leaf_buffers, but"
                f" parameter_replication expects {count}"
            )
            yield Problem(message, focus, f"write {leaves} truth values, or one for all")


def _leaves(type: Type) -> int:
    """Number of values in nested tuples."""
    if isinstance(type, TensorType) or type.kind != "tuple":
        return 1
    return sum(map(_leaves, type.parts))


# --- one function per attribute: what is wrong with it, or None


def _is_edges(value: Attribute) -> bool:
    return isinstance(value, Word | Dialect) and str(value).startswith("#sdy.propagation_edges")


def _edges(op: Op, value: Attribute) -> str | None:
    if _is_edges(value):
        return None
    return (
        "should have a propagation edges attribute of type PropagationEdgesAttr for attr named"
        " 'sdy.propagation_edges'"
    )


def _edge_lists(op: Op, value: Attribute) -> str | None:
    if isinstance(value, Array) and all(map(_is_edges, value)):
        return None
    return (
        "should have a propagation edges attribute of type ArrayAttr<PropagationEdgesAttr> for attr"
        " named 'sdy.result_propagation_edges' or 'sdy.block_arg_propagation_edges'"
    )


def _prefetches(op: Op, value: Attribute) -> str | None:
    if not isinstance(value, Array):
        return "cross_program_prefetches must be an array"
    if all(str(item).startswith("#mhlo.cross_program_prefetch") for item in value):
        return None
    return "cross_program_prefetches must be an array of cross_program_prefetch attrs"


def _parameter_shardings(op: Op, value: Attribute) -> str | None:
    if not isinstance(value, Array):
        return "spmd_parameters_sharding: must be an array"
    if not isinstance(op, Module):
        return "has spmd_paramters_sharding but is not a module"  # MLIR's spelling
    main = op.func("main")
    if main is None:
        return "spmd_parameters_sharding: main not found"
    count, args = len(value.items), len(main.args)
    if count != args:
        return (
            f"spmd_parameters_sharding: main has {args} arguments, but spmd_parameters_sharding"
            f" expects {count}"
        )
    return None


_CHECKS: dict[str, Callable[[Op, Attribute], str | None]] = {
    EDGES: _edges,
    "sdy.block_arg_propagation_edges": _edge_lists,
    "sdy.result_propagation_edges": _edge_lists,
    "mhlo.cross_program_prefetches": _prefetches,
    "mhlo.spmd_parameters_shardings": _parameter_shardings,
}
