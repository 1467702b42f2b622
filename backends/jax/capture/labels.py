"""Notes on a captured train step: what the step needs, and which calls are stages and kernels."""

from __future__ import annotations

import re
import struct
from collections.abc import Mapping
from typing import cast

from shardwright.ir.core import Block, Module, Op, callee
from shardwright.spec.attributes import Attribute, Attrs, Bool, Float, Int, String, Symbol
from shardwright.spec.float_text import float_text

from .recipe import Recipe

# Functions by the names that they are captured under; JAX numbers copies.
_STAGE = re.compile(r"(?:(accumulate|share|update)_)?stage_(\d+)(?:_\d+)?")
_KERNEL = re.compile(r"(attention|attention_backward)(?:_\d+)?")
_PASSES = ("forward", "backward")

Record = Mapping[str, object]


def label(module: Module, recipe: Recipe, model: Record) -> None:
    """Write `plan.model`, and `plan.stage`, `plan.phase`, `plan.kernel` on calls.

    Raises AssertionError where a stage is not one call forward and one backward.
    """
    module.set_note("plan.model", _dictionary(model))
    if recipe.stages > 1:
        module.set_note("plan.stages", Int(recipe.parallel.pp))
        module.set_note("plan.microbatches", Int(recipe.accumulate))
        chunks = f":{recipe.chunks}" if recipe.schedule == "interleaved" else ""
        module.set_note("plan.schedule", String(recipe.schedule + chunks))
    seen: dict[tuple[Block, int], int] = {}
    for op in module.walk():
        if isinstance(op.attrs.get("callee"), Symbol):
            _label_call(op, seen)
    assert all(count == len(_PASSES) for count in seen.values()), "a stage is not two calls"


def _label_call(op: Op, seen: dict[tuple[Block, int], int]) -> None:
    if found := _KERNEL.fullmatch(callee(op)):
        op.set_note("plan.kernel", String(found[1]))
    found = _STAGE.fullmatch(callee(op))
    if found is None:
        return
    stage, phase = int(found[2]), found[1]
    if phase is None:
        assert op.block is not None
        count = seen.get((op.block, stage), 0)
        seen[op.block, stage] = count + 1
        phase = _PASSES[min(count, 1)]
    op.set_note("plan.stage", Int(stage))
    op.set_note("plan.phase", String(phase))


def _dictionary(record: Record) -> Attrs:
    return Attrs({key: _attribute(value) for key, value in sorted(record.items())})


def _attribute(value: object) -> Attribute:
    if isinstance(value, Mapping):
        return _dictionary(cast(Record, value))
    if isinstance(value, bool):
        return Bool(value)
    if isinstance(value, int):
        return Int(value, "i64" if value < 2**63 else "i128")
    if isinstance(value, float):
        bits = struct.unpack("<Q", struct.pack("<d", value))[0]
        return Float(float_text(bits, "f64"), "f64")
    return String(str(value))
