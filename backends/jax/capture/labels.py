"""Attributes of a captured train step: its requirements, and which calls are stages and kernels."""

from __future__ import annotations

import re
import struct
from collections.abc import Mapping
from typing import cast

from shardwright.backends.jax.capture.recipe import Recipe
from shardwright.ir.core import Block, Module, Op, callee
from shardwright.spec import plan
from shardwright.spec.attributes import Attribute, Attrs, Bool, Float, Int, String, Symbol
from shardwright.spec.schedule_names import Named
from shardwright.spec.values.float_text import float_text

# Functions by the names that they are captured under; JAX numbers copies.
_STAGE = re.compile(r"(?:(accumulate|share|update)_)?stage(?:_\d+)?")
_KERNEL = re.compile(r"(attention|attention_backward)(?:_\d+)?")

Record = Mapping[str, object]


def label(module: Module, recipe: Recipe, model: Record) -> None:
    """Write `plan.model`, and `plan.stage`, `plan.phase`, `plan.kernel` on calls.

    Raises AssertionError where a stage is not one call forward and one backward.
    """
    module.set_note(plan.MODEL, _dictionary(model))
    if recipe.stages > 1:
        module.set_note(plan.STAGES, Int(recipe.parallel.pp))
        module.set_note(plan.MICROBATCHES, Int(recipe.accumulate))
        schedule = str(Named(recipe.schedule, recipe.chunks))
        module.set_note(plan.SCHEDULE, String(schedule))
    calls: dict[tuple[Block | None, str], list[Op]] = {}
    for op in module.walk():
        if not isinstance(op.attrs.get("callee"), Symbol):
            continue
        if found := _KERNEL.fullmatch(callee(op)):
            op.set_note(plan.KERNEL, String(found[1]))
        if found := _STAGE.fullmatch(callee(op)):
            calls.setdefault((op.block, found[1] or ""), []).append(op)
    for (_, phase), found in calls.items():
        _label_calls(found, phase, recipe.stages)


def _label_calls(calls: list[Op], phase: str, stages: int) -> None:
    """Stages stand in order: forward, and back where both passes stand."""
    assert len(calls) == {"": 2 * stages, "share": 1}.get(phase, stages), f"{len(calls)} {phase}"
    for index, op in enumerate(calls):
        is_back = not phase and index >= stages
        op.set_note(plan.STAGE, Int(2 * stages - 1 - index if is_back else index))
        op.set_note(plan.PHASE, String(phase or ("backward" if is_back else "forward")))


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
