"""Calls that carry a sharding: `@Sharding` as a constraint, others as the sharding of results."""

from __future__ import annotations

import re
from collections.abc import Sequence

from shardwright.ir.build import Builder
from shardwright.ir.core import Op, Value
from shardwright.passes.importing.gspmd.gspmd_mesh import Meshes
from shardwright.spec.attributes import Attrs, ShardingAttr, String
from shardwright.spec.gspmd import Tiling
from shardwright.spec.sharding_rules.dataflow import CONSTRAINT, CUSTOM_CALL

SHARDING, TO_SHARD, TO_FULL = "Sharding", "SPMDFullToShardShape", "SPMDShardToFullShape"
_OPEN = re.compile(r"unspecified_dims=\[([\d, ]+)\]")


def target(op: Op | None) -> str:
    """The name that an op calls; "" for other ops."""
    found = op.attrs.get("call_target_name") if op is not None and op.name == CUSTOM_CALL else None
    return found.value if isinstance(found, String) else ""


def import_call(op: Op, tilings: Sequence[Tiling], meshes: Meshes, key: str) -> None:
    """Say the sharding of an op in `sdy`; the ends of manual parts keep it."""
    if target(op) in (TO_SHARD, TO_FULL):
        return
    if target(op) == SHARDING and len(op.operands) == len(op.results) == 1:
        _constrain(op, tilings[0], meshes)
        return
    for value, tiling in zip(op.results, tilings, strict=False):
        value.set_sharding(meshes.sharding(op, tiling, _rank(value)))
    op.set_note(key, None)


def _constrain(op: Op, tiling: Tiling, meshes: Meshes) -> None:
    source = op.operands[0]
    config = op.attrs.get("backend_config")
    found = _OPEN.search(config.value) if isinstance(config, String) else None
    dims = [int(word) for word in found[1].split(",") if word.strip()] if found else []
    said = meshes.sharding(op, tiling, _rank(source), dims)
    result = source
    if said is not None:
        attrs = Attrs({"sharding": ShardingAttr(said)})
        made = Builder.before(op).op(CONSTRAINT, [source], [op.result.type], attrs)
        result = made.result
    op.result.replace_uses(result)
    op.erase()


def _rank(value: Value) -> int:
    return len(value.shape)
