"""Finds short regions of elementwise ops that differ in shapes alone: in scripts they are one text.

The update of a weight is one, of weights of any shape. Copies of one form are a family, those of
equal types a class: each becomes a function, and a script has one for all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from shardwright.ir.core import Op
from shardwright.passes.clean.outlining.apart import Apart, is_spread
from shardwright.passes.clean.outlining.repeated_regions import (
    PERIODS,
    Alike,
    class_of,
    kind,
    repeated,
    settled,
    wired,
)
from shardwright.passes.clean.outlining.repeated_runs import numbered
from shardwright.spec import plan
from shardwright.spec.types import TensorType

LEAST = 3  # ops of a region
AROUND = 4  # lines of a function beside its ops


def alike_in_form(ops: Sequence[Op]) -> tuple[list[Alike], Apart]:
    """Classes of such regions among the ops of a block, and what belongs to none."""
    return settled(ops, LEAST, _classes)


def _classes(own: Sequence[Op]) -> list[Alike]:
    forms = numbered([form_of(op, number) for number, op in enumerate(own)])
    families: dict[object, list[int]] = {}
    lengths: dict[object, int] = {}
    for start, length in repeated(own, forms, LEAST, PERIODS):
        places, _ = wired(own, start, length)
        key = forms[start : start + length].tobytes(), places
        families.setdefault(key, []).append(start)
        lengths[key] = length
    found = [class_of(own, sorted(starts), lengths[key]) for key, starts in families.items()]
    kept = [part for family in found if _is_worth_it(family) for part in by_types(family)]
    return sorted(kept, key=lambda one: one.starts)


def form_of(op: Op, number: int) -> object:
    """What an elementwise op is, of any shape; of other ops their number: they are like none."""
    if is_spread(op) and isinstance(spread := op.result.type, TensorType):
        return op.name, spread.element
    if not op.sig.is_elementwise or op.regions or len(op.results) != 1:
        return number
    types = [value.type for value in (*op.operands, op.result)]
    said = [(one.element, not one.shape) for one in types if isinstance(one, TensorType)]
    notes = op.notes.without(plan.REASON) if plan.REASON in op.notes else op.notes
    return op.name, op.attrs, notes, tuple(said)


def _is_worth_it(family: Alike) -> bool:
    """True if a script is shorter by a function of one result that is called for each copy."""
    saved = len(family.starts) * (family.length - 1) - family.length - AROUND
    return len(family.results) == 1 and saved > 0


def by_types(family: Alike) -> list[Alike]:
    """The classes of a family, with its parameters and results."""
    classes: dict[object, list[int]] = {}
    for number, start in enumerate(family.starts):
        kinds = tuple([kind(op) for op in family.copy(number)])
        key = kinds, wired(family.ops, start, family.length)[1]
        classes.setdefault(key, []).append(number)
    return [
        replace(
            family,
            starts=tuple(family.starts[number] for number in numbers),
            params=tuple(tuple(values[number] for number in numbers) for values in family.params),
        )
        for numbers in classes.values()
    ]
