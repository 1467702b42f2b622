"""A program without what people said of layouts: for planners that are to decide everything."""

from __future__ import annotations

from shardwright.ir.core import Func, Module, Op
from shardwright.ir.walk import all_ops
from shardwright.passes.shared.shardings import manual_axes
from shardwright.spec import plan
from shardwright.spec.cuts import WORDS
from shardwright.spec.plan import ALGORITHM
from shardwright.spec.sharding_rules.dataflow import CONSTRAINT, GROUP, RESHARD

_PINS = frozenset({CONSTRAINT, RESHARD})
_WORDS = (*WORDS, ALGORITHM, plan.TOLD)


def without_annotations(module: Module) -> Module:
    """A copy without shardings, constraints, groups, cuts, and meshes; stage `input`.

    Manual computations are no annotations: they stay, and so do the meshes of a program that has
    some.
    """
    made = module.clone()
    has_manual = any(manual_axes(op) for op in all_ops(made))
    for op in list(all_ops(made)):
        if op.name == GROUP:
            op.erase()
        elif op.name in _PINS:
            op.result.replace_uses(op.operands[0])
            op.erase()
        else:
            _bare(op)
    if not has_manual:
        for op in [op for op in made.ops if op.name == "sdy.mesh"]:
            op.erase()
    return made


def _bare(op: Op) -> None:
    for value in op.results:
        value.set_sharding(None)
    for region in op.regions:
        for block in region.blocks:
            for value in block.args:
                value.set_sharding(None)
    if isinstance(op, Func):
        op.set_boundary(result_shardings=[None] * len(op.result_types))
    for word in _WORDS:
        if word in op.notes:
            op.set_note(word, None)
