"""Initialises sharding groups: all members start from one sharding."""

from __future__ import annotations

from collections.abc import Iterable

from shardwright.ir.core import Module, Op, Value
from shardwright.ir.walk import all_ops
from shardwright.passes.shared.data_flow import edges_by_value
from shardwright.passes.shared.shardings import set_sharding, visible_sharding
from shardwright.spec.attributes import Attrs, Int, ShardingAttr
from shardwright.spec.sharding import Sharding, fully_open
from shardwright.spec.sharding_rules.dataflow import CONSTRAINT, GROUP


def synchronise(module: Module) -> None:
    """Give members without sharding the group's; where members differ, part each from its users.

    A fully open constraint then stands between a member and its users, and is the member now.
    """
    found = members(all_ops(module))
    if not found:
        return
    edges = edges_by_value(module)
    for values in found:
        carriers = [edges.get(value, value) for value in values]
        given = (visible_sharding(value) for value in carriers)
        shardings = dict.fromkeys(s for s in given if s is not None and not _says_nothing(s))
        if len(shardings) == 1:
            for value in carriers:
                set_sharding(value, next(iter(shardings)))
        elif shardings:
            first = next(iter(shardings))
            for value in values:
                _separate(value, fully_open(first.mesh, first.rank))


def members(ops: Iterable[Op]) -> list[tuple[Value, ...]]:
    """The values of each sharding group, each once."""
    found: dict[int, dict[Value, None]] = {}
    for op in ops:
        if op.name == GROUP:
            group = op.attrs["group_id"]
            assert isinstance(group, Int)
            found.setdefault(group.value, {})[op.operands[0]] = None
    return list(map(tuple, found.values()))


def _says_nothing(value: Sharding) -> bool:
    """True if a sharding is as good as a missing one."""
    return all(dim.is_open and not dim.axes for dim in value.dims)


def _separate(value: Value, opened: Sharding) -> None:
    attrs = Attrs({"sharding": ShardingAttr(opened)})
    made = Op(CONSTRAINT, [value], [value.type], attrs)
    if isinstance(value.owner, Op):
        assert value.owner.block is not None
        value.owner.block.insert_after(value.owner, made)
    else:
        value.owner.insert(0, made)
    value.replace_uses(made.result, keep=[made])
