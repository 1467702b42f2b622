"""Data-flow edges: groups of values that propagation treats as one, found from the table in
`spec/sharding_rules/dataflow.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from shardwright.ir.core import Module, Op, Region, Use, Value, callee
from shardwright.ir.walk import all_ops
from shardwright.passes.shared.symbols import CALL
from shardwright.spec.sharding_rules.dataflow import DATA_FLOW, EDGES, LOOPS, DataFlow


@dataclass(frozen=True, slots=True)
class Edge:
    """Values that are cut alike: the owner, what flows into it, and what else it determines."""

    owner: Value
    sources: tuple[Use, ...]  # operands of the op or of its terminators
    targets: tuple[Value, ...]  # besides the owner


def edges_of(op: Op) -> Iterator[Edge]:
    """The edges of an op: those owned by region arguments, then those owned by results."""
    flow = DATA_FLOW.get(op.name)
    if flow is None:
        return
    if flow.own_args:
        for value in op.regions[0].block.args:
            yield Edge(value, ((op, value.index),), ())
    for value in op.results:
        yield Edge(value, tuple(_sources(op, flow, value.index)), _shared(op, flow, value.index))


def is_loop(op: Op) -> bool:
    """True if regions of an op get what the last iteration returned."""
    return op.name in LOOPS


def _sources(op: Op, flow: DataFlow, index: int) -> Iterator[Use]:
    if flow.from_operands:
        yield op, index
    regions = range(len(op.regions)) if flow.from_returns is None else flow.from_returns
    for region in regions:
        yield op.regions[region].block.terminator, index


def _shared(op: Op, flow: DataFlow, index: int) -> tuple[Value, ...]:
    return tuple(op.regions[region].block.args[index] for region in flow.shared_args)


def func_edges(module: Module) -> Iterator[Edge]:
    """Edges of arguments of called functions and of results of calls, where they have an edge op.

    An argument is fed by all calls, in the order in which MLIR finds them; a result by the return.
    """
    users = calls_by_name(module)
    for func in module.funcs:
        if not func.is_declaration:
            for value in func.args:
                if edge_op(value) is not None:
                    sources = ((call, value.index) for call in users.get(func.symbol, ()))
                    yield Edge(value, tuple(sources), ())
    funcs = {func.symbol: func for func in module.funcs}
    for name, found in users.items():
        for call in found:
            for value in call.results:
                if name in funcs and edge_op(value) is not None:
                    returned = funcs[name].body.terminator
                    yield Edge(value, ((returned, value.index),), ())


def calls_by_name(module: Module) -> dict[str, list[Op]]:
    """The calls of each function: those of later functions first, outer before inner ones."""
    found: dict[str, list[Op]] = {}
    waiting: list[Region] = list(module.regions)
    while waiting:
        for block in waiting.pop().blocks:
            for op in block.ops:
                if op.name == CALL:
                    found.setdefault(callee(op), []).append(op)
                waiting += op.regions
    return found


def edge_op(owner: Value) -> Op | None:
    """The edge op of an owner; None when it has none."""
    if len(owner.uses) != 1:
        return None
    ((user, _),) = owner.uses
    return user if user.name in EDGES else None


def edges_by_value(module: Module) -> dict[Value, Value]:
    """For every value that an edge determines, and for the edge's result: the edge's result."""
    found: dict[Value, Value] = {}
    for op in all_ops(module):
        for edge in edges_of(op):
            if (carrier := edge_op(edge.owner)) is not None:
                targets = (carrier.result, edge.owner, *edge.targets)
                found.update(dict.fromkeys(targets, carrier.result))
    return found
