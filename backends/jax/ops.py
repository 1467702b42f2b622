"""Ops that JAX spells by a function of this module: ops of several lines, ops with a body."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from shardwright.backends.annotations import ANNOTATIONS
from shardwright.backends.emit import Writer
from shardwright.backends.jax import collective, control
from shardwright.backends.jax.collective import COMBINE
from shardwright.backends.jax.constant import constant
from shardwright.backends.names import items
from shardwright.backends.order import lexicographic_keys
from shardwright.ir.analysis.reducer_kinds import recognise
from shardwright.ir.core import Op, Value
from shardwright.spec.values.fields import flag, integer, ints, table


def _body(writer: Writer, op: Op, as_pairs: bool = True) -> str:
    """The combining function of an op with one reducer region over one value or several."""
    kinds = recognise(op.regions[0])
    if len(kinds) == 1 and kinds[0] in COMBINE:
        return COMBINE[kinds[0]]
    return writer.reducer("combine", op.regions[0], as_pairs=as_pairs and len(kinds) > 1)


def _listed(writer: Writer, operands: Sequence[Value]) -> str:
    """One operand bare, several as a tuple."""
    texts = writer.uses(operands)
    return texts[0] if len(texts) == 1 else items(texts)


def reduce(writer: Writer, op: Op) -> None:
    kinds = recognise(op.regions[0])
    if kinds and all(kinds) and writer.spelled(op):
        return
    half = len(op.operands) // 2
    body = _body(writer, op)
    data, inits = _listed(writer, op.operands[:half]), _listed(writer, op.operands[half:])
    dims = items(list(map(str, ints(op.attrs, "dimensions"))))
    writer.assign(op, f"lax.reduce({data}, {inits}, {body}, {dims})")


def reduce_window(writer: Writer, op: Op) -> None:
    half = len(op.operands) // 2
    rank = len(op.operands[0].shape)
    ones = (1,) * rank
    body = _body(writer, op)
    data, inits = _listed(writer, op.operands[:half]), _listed(writer, op.operands[half:])
    window = ints(op.attrs, "window_dimensions", ones)
    strides = ints(op.attrs, "window_strides", ones)
    padding = table(op.attrs, "padding", [(0, 0)] * rank)
    text = f"lax.reduce_window({data}, {inits}, {body}, {window}, {strides}, {padding}"
    for key, word in (("base_dilations", "base_dilation"), ("window_dilations", "window_dilation")):
        dilation = ints(op.attrs, key, ones)
        text += f", {word}={dilation}" if dilation != ones else ""
    writer.assign(op, text + ")")


def optimization_barrier(writer: Writer, op: Op) -> None:
    """One barrier for all values, or per set of axes they vary over: JAX would unite the sets.

    Each waits for values of smaller sets, too: else what is computed again may start early.
    """
    groups: dict[tuple[str, ...], list[int]] = {}
    for k, value in enumerate(op.operands):
        known = writer.program.varying
        groups.setdefault(known.of(value) if known else (), []).append(k)
    if len(groups) == 1:
        writer.assign(op, f"lax.optimization_barrier({_listed(writer, op.operands)})")
        return
    for axes, members in groups.items():
        if not any(op.results[k].uses for k in members):
            continue  # they are there for others to wait for
        awaited = [k for other, some in groups.items() if {*other} < {*axes} for k in some]
        operands = _listed(writer, [op.operands[k] for k in (*members, *awaited)])
        own = f"[:{len(members)}]" if len(members) > 1 else "[0]"
        writer.assign_values(
            [op.results[k] for k in members],
            f"lax.optimization_barrier({operands}){own if awaited else ''}",
        )


def mapped(writer: Writer, op: Op) -> None:
    parameters = [writer.parameter(value, "a") for value in op.regions[0].block.args]
    body = writer.nested("each", parameters, op.regions[0])
    writer.assign(op, f"jnp.vectorize({body})({', '.join(writer.uses(op.operands))})")


def sort(writer: Writer, op: Op) -> None:
    rank = len(op.operands[0].shape)
    dim = integer(op.attrs, "dimension", -1) % rank
    keys = lexicographic_keys(op)
    data = _listed(writer, op.operands)
    if keys is not None:
        stable = flag(op.attrs, "is_stable")
        writer.assign(op, f"lax.sort({data}, dimension={dim}, is_stable={stable}, num_keys={keys})")
        return
    before = _comparator(writer, op)
    result = f"_sort_by({before}, {items(writer.uses(op.operands))}, {dim})"
    writer.assign(op, result if len(op.results) > 1 else f"{result}[0]")


def _comparator(writer: Writer, op: Op) -> str:
    """The comparator as a function of left and right values in turn: (a0, b0, a1, b1, ...)."""
    args = op.regions[0].block.args
    parameters = [writer.parameter(value, "ab"[k % 2]) for k, value in enumerate(args)]
    return writer.nested("comes_before", parameters, op.regions[0])


OPS: Mapping[str, Callable[[Writer, Op], None]] = {
    **ANNOTATIONS,
    "stablehlo.constant": constant,
    "sdy.constant": constant,
    "chlo.constant": constant,
    "func.call": control.call,
    "stablehlo.while": control.while_loop,
    "stablehlo.case": control.branches,
    "stablehlo.if": control.branches,
    "stablehlo.all_gather": collective.all_gather,
    "stablehlo.all_reduce": collective.all_reduce,
    "stablehlo.reduce_scatter": collective.reduce_scatter,
    "stablehlo.all_to_all": collective.all_to_all,
    "stablehlo.collective_permute": collective.collective_permute,
    "stablehlo.collective_broadcast": collective.collective_broadcast,
    "stablehlo.replica_id": collective.replica_id,
    "stablehlo.partition_id": collective.partition_id,
    "stablehlo.dynamic_slice": collective.dynamic_slice,
    "stablehlo.reduce": reduce,
    "stablehlo.reduce_window": reduce_window,
    "stablehlo.map": mapped,
    "stablehlo.optimization_barrier": optimization_barrier,
    "stablehlo.sort": sort,
}
