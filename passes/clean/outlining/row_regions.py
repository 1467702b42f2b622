"""Finds what is done to many values one after the other, whatever their shapes: updates of weights.

Each time is a copy of one short region of elementwise ops; those of one form are a family, those of
equal types a class. Scripts have a loop for a family, so that its copies are no part of layers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

import numpy as np

from shardwright.ir.core import Module, Op, Value, clone
from shardwright.passes.clean.outlining.apart import Apart, is_spread
from shardwright.passes.clean.outlining.formal_regions import by_types, form_of
from shardwright.passes.clean.outlining.repeated_regions import (
    Alike,
    class_of,
    copies_of,
    settled,
    wired,
)
from shardwright.passes.clean.outlining.repeated_runs import Ints, Run, numbered, stretches

OFTEN = 8  # copies that stand together
LONGEST = 8  # ops of a copy
LAYERS = 3  # rows as long that are parts of layers


def alike_in_rows(ops: Sequence[Op]) -> tuple[list[Alike], Apart]:
    """Classes of such regions among the ops of a block, and what belongs to none."""
    return settled(ops, 1, _classes)


def _classes(own: Sequence[Op]) -> list[Alike]:
    families: dict[object, list[list[int]]] = {}
    lengths: dict[object, int] = {}
    forms = numbered([form_of(op, number) for number, op in enumerate(own)])
    used = np.zeros(len(own), np.bool_)
    for run, every in copies_of(_runs(forms), own):
        starts = [start for start in every if not used[start : start + run.period].any()]
        if not starts:
            continue
        places, _ = wired(own, starts[0], run.period)
        key = forms[starts[0] : starts[0] + run.period].tobytes(), places
        alike = [start for start in starts if wired(own, start, run.period)[0] == places]
        for start in alike:
            used[start : start + run.period] = True
        families.setdefault(key, []).append(alike)
        lengths[key] = run.period
    found = [
        class_of(own, sorted(chain.from_iterable(rows)), lengths[key])
        for key, rows in families.items()
        if sum(map(len, rows)) >= OFTEN and not _are_in_layers(rows)
    ]
    kept = [part for one in found if len(one.results) == 1 for part in by_types(one)]
    return sorted(kept, key=lambda one: one.starts)


def _are_in_layers(rows: Sequence[Sequence[int]]) -> bool:
    """True if several rows are as long: each is a part of a layer."""
    return max(Counter(map(len, rows)).values()) >= LAYERS


def _runs(column: Ints) -> Iterator[Run]:
    """Stretches that repeat with a short period, the shortest first; ends of them may overlap."""
    count = len(column)
    taken = np.zeros(count, np.bool_)
    for period in range(1, min(LONGEST, count // OFTEN) + 1):
        for start, end in stretches(column, period):
            if end - start < (OFTEN - 1) * period:
                continue
            if np.count_nonzero(taken[start : end + period]) <= 2 * LONGEST:
                taken[start : end + period] = True
                yield Run(start, end + period, period)


def spread_for_each(module: Module) -> None:
    """Let each reader of a scalar that is spread spread it itself: readers are alike then."""
    for func in module.funcs:
        if func.is_declaration:
            continue
        ops: list[Op] = []
        read = set[Value]()
        for op in func.body.ops:
            for position, value in enumerate([] if op.is_terminator else op.operands):
                if value.op is None or not is_spread(value.op):
                    continue
                if value in read:
                    ops.append(copy := clone(value.op, {}))
                    op.set_operand(position, copy.result)
                read.add(value)
            ops.append(op)
        func.body.set_ops(ops)
