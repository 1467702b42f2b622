"""Finds rows of memory: what is alive at times of a global program, as terms of strategies.

Order and values in memory are those of the script that runs (`passes/cost/liveness`), found on the
whole program: what is cut runs in the same order. What plans add are moves and sums over devices,
and where a script runs first what is ready first, they run as soon as what they take is there
(`memory_spans.py`). A row is kept of each stretch of times: that with most bytes when nothing is
cut, of a time of a loop that of its body.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from shardwright.ir.analysis.donation import donated
from shardwright.ir.core import Block, Module, Value
from shardwright.ir.gc_pause import not_collecting
from shardwright.passes.cost.liveness.frame import Frame, Held
from shardwright.passes.cost.liveness.scripts import DEFAULT, frame_in, order_of
from shardwright.passes.cost.liveness.spans import OUTSIDE
from shardwright.passes.cost.liveness.sweep import sweep
from shardwright.passes.cost.tables.build_tables import Built
from shardwright.passes.cost.tables.memory_lives import Lives
from shardwright.passes.cost.tables.memory_loops import late_sums
from shardwright.passes.cost.tables.memory_nodes import nodes_of
from shardwright.passes.cost.tables.memory_plans import Alive as OfPlans
from shardwright.passes.cost.tables.memory_plans import PlanBytes
from shardwright.passes.cost.tables.memory_sizes import Sizes, Term, What
from shardwright.passes.cost.tables.memory_spans import lives_of
from shardwright.passes.cost.tables.memory_terms import Alive, Columns, Memory
from shardwright.passes.cost.tables.memory_times import PHASES
from shardwright.passes.cost.tables.program_graph import NOBODY, Region
from shardwright.passes.cost.tables.skeleton import is_layout_only
from shardwright.passes.cost.tables.tables import Ints
from shardwright.passes.cost.tables.users_of import Source, Users

ROWS = 384  # stretches of times


class _Time(NamedTuple):
    """A time of a frame: bytes when nothing is cut, and of a region that runs then its own time.

    `terms`: how many count there, which tells times apart at which nothing but moves differs.
    """

    at: int
    bytes: int
    terms: int
    inner: tuple[_Level, _Time] | None


class _Level(NamedTuple):
    lives: Lives
    times: list[_Time]
    plans: OfPlans

    def alive(self, time: _Time, columns: Columns) -> tuple[int, Ints]:
        """What is alive at a time, in regions too: constant bytes, and columns."""
        fixed, found = self.lives.at(time.at, columns)
        if time.inner is None:
            return fixed, found
        more, inner = time.inner[0].alive(time.inner[1], columns)
        return fixed + more, np.concatenate([found, inner])


def memory_of(module: Module, built: Built, script: str = DEFAULT, *, plans: bool = True) -> Memory:
    """The rows of main of the program that `built` is made of, which has not been changed since.

    `script`: whose memory is asked for (`liveness/scripts.py`). `plans`: False where only rows are
    asked for, since what single plans take beside them costs time to read.
    """
    with not_collecting():
        return _Reader(module, built, script, plans=plans).read()


class _Reader:
    def __init__(self, module: Module, built: Built, script: str, *, plans: bool) -> None:
        self.plans = plans
        self.module, self.built, self.tables = module, built, built.tables
        self.script, self.order = script, order_of(script)
        self.regions: dict[Block, list[Region]] = defaultdict(list)
        for region in built.graph.regions:
            self.regions[region.block].append(region)
        self.users = Users(built)
        self.made: dict[Value, Source] = {}  # what makes a value

    def read(self) -> Memory:
        main, graph = self.module.main, self.built.graph
        assert main is not None
        frame = frame_in(self.module, main.body, self.script)
        self.late = late_sums(frame)
        args = [(node, 0) if node != NOBODY else None for node in graph.args]
        homes = {result: frame.args[arg] for result, arg in donated(main).items()}
        always = tuple(
            Term(What.MADE, *source) if source else Term(What.BYTES, 0, frame.sizes[number])
            for number, source in zip(frame.args, args, strict=True)
        )
        level = self.level(frame, homes, args, self.regions[main.body][0], graph.results)
        width = max(1, -(-len(level.times) // ROWS))
        best = [
            max(level.times[first : first + width], key=lambda time: time[1:3])
            for first in range(0, len(level.times), width)
        ]
        sizes = Sizes(self.tables, self.built.subjects)
        columns = Columns(sizes)
        rows = [Alive(time.at // PHASES, *level.alive(time, columns)) for time in best]
        found = columns.memory(rows or [Alive(0, 0, np.zeros(0, np.int64))], always)
        if not rows or not self.plans:
            return found
        return replace(found, by_plan=PlanBytes(level.plans, always, sizes))

    def level(
        self, frame: Frame, homes: dict[int, int], args: Sequence[Source | None],
        region: Region, results: Sequence[int],
    ) -> _Level:  # fmt: skip
        """A frame, and its regions."""
        for node, op in enumerate(frame.ops):
            if is_layout_only(op):  # changes of layout that the text asks for make nothing
                frame.kinds[node] = Held.VIEW
        swept = sweep(frame, homes, self.order)
        nodes = nodes_of(swept.frame, region, args, self.made, self.users)
        lives = lives_of(
            swept, nodes, self.users, results, self.order, plans=self.plans, late=self.late
        )
        times: list[_Time] = []
        regions: list[tuple[int, OfPlans]] = []
        counts: list[int] = lives.counts(PHASES * len(swept.used)).tolist()
        for step, used in enumerate(swept.used):
            node = swept.steps[step][0] if step < len(swept.steps) else -1
            inner = self.inner(swept.frame, node) if node >= 0 else []
            most = max((time.bytes for _, time in inner), default=0)
            levels = {id(level): level for level, _ in inner}
            regions += [(PHASES * step, level.plans) for level in levels.values()]
            for level, time in inner:
                times.append(
                    _Time(PHASES * step, used - most + time.bytes, time.terms, (level, time))
                )
            if not inner:
                times.append(_Time(PHASES * step, used, counts[PHASES * step], None))
            phases = range(PHASES * step + 1, PHASES * (step + 1))
            times += [_Time(time, used, counts[time], None) for time in phases]
        return _Level(lives, times, OfPlans(lives, PHASES * len(swept.used), regions))

    def inner(self, frame: Frame, node: int) -> list[tuple[_Level, _Time]]:
        """The times of the regions of a node."""
        found: list[tuple[_Level, _Time]] = []
        for index, inner in enumerate(frame.inner[node]):
            homes = dict.fromkeys(range(len(inner.returned)), OUTSIDE)
            if frame.kinds[node] is Held.LOOP and index == 1:
                homes = dict(enumerate(inner.args))
            block = frame.ops[node].regions[index].block
            if self.regions[block]:
                args = [self.users.handed(value) for value in frame.ops[node].results]
                args = args if len(args) == len(inner.args) else [None] * len(inner.args)
                ends = [NOBODY if arg is None else arg[0] for arg in args]
                region = self.regions[block][0]
                level = self.level(inner, homes, args, region, ends if index else ())
                found += [(level, time) for time in level.times]
        return found
