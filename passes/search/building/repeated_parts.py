"""Which repeated part of a program a node is in, and where in that part.

Runs of equal stretches of main are those that tables fold (`folding.py`). A layer's forward part,
backward part and update stand in runs of their own. The longest run numbers the parts; the one with
most edges to what is numbered is next, as a run that none leads to could be either way round: its
copies belong to the parts that they meet, in the order, or the reverse order, in which most do.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from shardwright.ir.core import Module, Op, Value
from shardwright.passes.cost.tables.folding import runs_of
from shardwright.passes.cost.tables.tables import Ints, Tables
from shardwright.passes.search.problem.problem import NOWHERE, Bools


def places_of(module: Module, subjects: Sequence[Op | Value], tables: Tables) -> tuple[Ints, Ints]:
    """[n] the repeated part of a node, and [n] its place there; `NOWHERE` in none."""
    main = module.main
    assert main is not None
    where: dict[Op, tuple[int, int, int]] = {}
    copies: list[int] = []
    ops = main.body.ops
    for number, run in enumerate(runs_of(ops)):
        copies.append(run.copies)
        for offset in range(run.period * run.copies):
            copy, place = divmod(offset, run.period)
            where[ops[run.start + offset]] = number, copy, place
    run_of, copy_of, place = _nodes(subjects, tables, where)
    region = np.full(len(subjects), NOWHERE)
    left = list(range(len(copies)))
    while left:
        number = max(left, key=lambda one: (_meetings(tables, region, run_of == one), -one))
        left.remove(number)
        mine = run_of == number
        region[mine] = _parts(tables, region, mine, copy_of, copies[number])[copy_of[mine]]
    return region, np.where(region == NOWHERE, NOWHERE, place)


def _nodes(
    subjects: Sequence[Op | Value], tables: Tables, where: dict[Op, tuple[int, int, int]]
) -> tuple[Ints, Ints, Ints]:
    """[n] run, copy and place of nodes, `NOWHERE` where they stand in no run."""
    found = np.full((3, len(subjects)), NOWHERE)
    known: dict[object, int] = {}
    seen: dict[object, int] = {}
    for node, (subject, kind) in enumerate(zip(subjects, tables.kinds.tolist(), strict=True)):
        op = subject if isinstance(subject, Op) else subject.op
        if op is None or op not in where:
            continue
        run, copy, place = where[op]
        index = -1 if isinstance(subject, Op) else subject.index
        turn = seen[op, index] = seen.get((op, index), -1) + 1  # a value may be several nodes
        key = run, place, index, turn, int(tables.sizes[node]), kind
        found[:, node] = run, copy, known.setdefault(key[:-1], len(known))
    return found[0], found[1], found[2]


def _meetings(tables: Tables, region: Ints, mine: Bools) -> int:
    """How many edges lead from these nodes to numbered parts."""
    a, b = tables.edges[:, 0], tables.edges[:, 2]
    known = region != NOWHERE
    return int(np.count_nonzero(mine[a] & known[b]) + np.count_nonzero(mine[b] & known[a]))


def _parts(tables: Tables, region: Ints, mine: Bools, copy_of: Ints, copies: int) -> Ints:
    """[copies] the parts of the copies of a run, by those that its edges lead to."""
    a, b = tables.edges[:, 0], tables.edges[:, 2]
    votes: dict[tuple[int, int], int] = {}
    for one, other in ((a, b), (b, a)):
        meet = mine[one] & (region[other] != NOWHERE)
        for copy, part in zip(
            copy_of[one[meet]].tolist(), region[other[meet]].tolist(), strict=True
        ):
            for way, shift in ((1, part - copy), (-1, part + copy)):
                votes[way, shift] = votes.get((way, shift), 0) + 1
    way, shift = max(votes, key=lambda key: (votes[key], key), default=(1, 0))
    return np.arange(copies) * way + shift
