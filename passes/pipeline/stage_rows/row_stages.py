"""Which stage of a pipeline has which rows of a stack: the first that takes them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from shardwright.ir.core import Op
from shardwright.passes.pipeline.stage_cuts.placing import Placing
from shardwright.passes.pipeline.stage_cuts.step_flow import StepFlow
from shardwright.passes.pipeline.stage_rows.stacks import Stack


class Run(NamedTuple):
    """Rows [start, stop) of a stack, which one stage has."""

    start: int
    stop: int
    stage: int


class RowStages:
    """Asks where ops stand that take rows of a stack."""

    def __init__(self, flow: StepFlow, placing: Placing) -> None:
        self._flow, self._stages = flow, placing.stages
        self._late = set(flow.tail)  # stands where parameters do, which is what is asked

    def runs(self, stack: Stack) -> list[Run]:
        """The rows of a stack in runs of one stage; a single run where they are on one."""
        found: dict[int, int] = {}
        for op, row in stack.taken:
            stage = None if op in self._late else min(self._readers(op), default=None)
            if stage is not None:
                found[row] = min(stage, found.get(row, stage))
        runs: list[Run] = []
        for row in range(stack.rows):
            before = runs[-1].stage if runs else min(found.values(), default=0)
            stage = found.get(row, before)
            if runs and stage == before:
                runs[-1] = runs[-1]._replace(stop=row + 1)
            else:
                runs.append(Run(row, row + 1, stage))
        return runs

    def _readers(self, op: Op) -> Iterator[int]:
        """The stages of the nearest ops of the step that read what an op gives."""
        seen, waiting = set[Op](), [op]
        while waiting:
            one = waiting.pop()
            if one in seen:
                continue
            seen.add(one)
            if one in self._stages and one not in self._late:
                yield self._stages[one]
            else:
                waiting += [self._flow.every[k] for k in self._flow.users[self._flow.number[one]]]
