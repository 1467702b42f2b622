"""Random shardings on every value of a program: a possible result of any propagation."""

from __future__ import annotations

from random import Random

from shardwright.ir.core import Func, Module, Op, Value, out_sharding
from shardwright.spec.attributes import Attrs, ShardingAttr
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import TensorType
from shardwright.testing.generate.spread import random_sharding

_REMOVED = frozenset({"sdy.sharding_group"})
_IDENTITIES = frozenset({"sdy.propagation_barrier", "sdy.data_flow_edge"})


def scatter_shardings(module: Module, seed: int, rate: float = 0.6) -> None:
    """Take a program on `@mesh` to stage `propagated` by dice.

    `rate`: share of op results that get a random closed sharding where they had none.
    """
    rng = Random(seed)
    for op in tuple(module.walk()):
        if op.name in _REMOVED:
            op.erase()
        elif op.name in _IDENTITIES:
            op.result.replace_uses(op.operands[0])
            op.erase()
        else:
            _decide(module, op, rng, rate)


def _decide(module: Module, op: Op, rng: Random, rate: float) -> None:
    if isinstance(op, Func):
        op.result_shardings = [_closed(found) for found in op.result_shardings]
    for region in op.regions:
        for block in region.blocks:
            for value in block.args:
                value.sharding = _closed(value.sharding)
    asked = out_sharding(op)
    if asked is not None:
        op.name, op.attrs = "sdy.reshard", Attrs({"sharding": ShardingAttr(asked.closed())})
        op.touch()
        op.result.sharding = asked.closed()
        return
    for value in op.results:
        value.sharding = _closed(value.sharding)
        if value.sharding is None and _is_free(op, value) and rng.random() < rate:
            mesh = module.meshes["mesh"]
            value.sharding = random_sharding(rng, mesh, value.tensor).closed()


def _is_free(op: Op, value: Value) -> bool:
    is_manual = "manual_axes" in op.attrs
    return isinstance(value.type, TensorType) and value.type.rank > 0 and not is_manual


def _closed(value: Sharding | None) -> Sharding | None:
    return None if value is None else value.closed()
