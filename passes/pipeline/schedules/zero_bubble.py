"""ZB-1p and ZB-2p: the greedy search of Qi et al., Zero Bubble Pipeline Parallelism, 2023.

Orders are made micro-batch by micro-batch with the times at hand: each stage decides whether it
takes one more forward pass, and gradients of weights fill what would be waiting. Three choices are
tried both ways, and the order of the smallest span is kept, the first of equals. A transfer takes its time, and
no link is ever busy. What a stage holds is counted in halves: a forward pass adds two, either half of its
backward pass takes one away.
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from shardwright.passes.pipeline.schedules.actions import (
    FORWARD,
    INPUT,
    WEIGHT,
    Action,
    PassTimes,
)

_KINDS = (FORWARD, INPUT, WEIGHT)
_F, _I, _W = range(3)
_HELD = (2, -1, -1)  # halves of the activations of a micro-batch


class _Choices(NamedTuple):
    """`overruns`: the last early forward pass may make the first way back wait; `waits`: no forward
    pass is taken that keeps the next stage's gradient waiting; `fills`: weights run even into
    waiting that is no longer than that of the worst stage.
    """

    overruns: bool
    waits: bool
    fills: bool


def zero_bubble(times: Sequence[PassTimes], microbatches: int, limit: int) -> list[list[Action]]:
    """The orders of stages, one per rank. `limit`: in halves of activations, at least 2."""
    best: _Search | None = None
    for choices in product((True, False), repeat=3):
        found = _Search(times, microbatches, limit, _Choices(*choices))
        found.run()
        if best is None or found.span < best.span:
            best = found
    assert best is not None
    return best.orders


class _Search:
    def __init__(
        self, times: Sequence[PassTimes], microbatches: int, limit: int, choices: _Choices
    ) -> None:
        self.times, self.count, self.limit, self.choices = times, microbatches, limit, choices
        stages = len(times)
        self.stages = range(stages)
        self.orders: list[list[Action]] = [[] for _ in self.stages]
        self.done = [[0] * stages for _ in _KINDS]  # passes by kind and stage
        self.ends: tuple[list[list[int]], ...] = tuple([[] for _ in self.stages] for _ in _KINDS)
        self.free, self.held, self.bubble = [0] * stages, [0] * stages, [0] * stages
        self.starts = [0] * stages

    @property
    def span(self) -> int:
        """The longest time from a stage's first start to its last end."""
        return max(self.free[s] - self.starts[s] for s in self.stages)

    def run(self) -> None:
        """Make the orders."""
        self._first()
        for microbatch in range(1, self.count):
            takes = self._taking()
            for stage in self.stages:
                if takes[stage]:
                    self._fill(stage, _F)
                    self._put(stage, _F)
            for stage in reversed(self.stages):
                self._fill(stage, _I)
                if stage == 0 and self.done[_F][0] == self.count:
                    self._flush(stage)
                self._put(stage, _I)
            assert all(done == microbatch + 1 for done in self.done[_I])
        for stage in self.stages:
            self._flush(stage)

    def _put(self, stage: int, kind: int) -> None:
        """Add the stage's next pass of a kind, as early as it can run."""
        number, ready = self.done[kind][stage], self._arrives(stage, kind)
        start = max(self.free[stage], ready)
        if self.done[_F][stage]:
            self.bubble[stage] += start - self.free[stage]
        else:
            self.starts[stage] = start
        self.free[stage] = start + self.times[stage][kind]
        self.ends[kind][stage].append(self.free[stage])
        self.held[stage] += _HELD[kind]
        self.done[kind][stage] += 1
        self.orders[stage].append(Action(_KINDS[kind], stage, number))

    def _arrives(self, stage: int, kind: int) -> int:
        """When the next pass of a kind has what another stage sends; 0 where none does."""
        number = self.done[kind][stage]
        if kind == _F and stage:
            return self.ends[_F][stage - 1][number] + self.times[stage].sent
        if kind == _I and stage + 1 < len(self.stages):
            return self.ends[_I][stage + 1][number] + self.times[stage + 1].sent
        return 0

    # --- the first micro-batch, and forward passes that run before its way back

    def _first(self) -> None:
        for stage in self.stages:
            self._put(stage, _F)
        for stage, count in enumerate(self._early()):
            for _ in range(count):
                self._put(stage, _F)
        for stage in reversed(self.stages):
            self._put(stage, _I)

    def _early(self) -> list[int]:
        """Per stage the forward passes that fit before the first gradient arrives."""
        found = [0] * len(self.stages)
        back = self.ends[_F][-1][0] + self.times[-1].input
        for stage in reversed(self.stages[:-1]):
            free, held, one = self.free[stage], self.held[stage], self.times[stage]
            due = back + self.times[stage + 1].sent
            while 1 + found[stage] < self.count and held + _HELD[_F] <= self.limit:
                if (free >= due) if self.choices.overruns else (free + one.forward > due):
                    break
                held, free = held + _HELD[_F], free + one.forward
                found[stage] += 1
            back = max(free, due) + one.input
        for stage in self.stages[1:]:
            while 0 < found[stage] >= found[stage - 1] and 1 + found[stage] < self.count:
                found[stage] -= 1
        return found

    # --- the others

    def _taking(self) -> list[bool]:
        """Which stages take one more forward pass: those whose next one does, too."""
        found = [self._takes(stage) for stage in self.stages]
        for stage in reversed(self.stages[:-1]):
            found[stage] = found[stage] and found[stage + 1]
        return found

    def _takes(self, stage: int) -> bool:
        forward = self.done[_F]
        if forward[stage] >= self.count:
            return False
        is_ahead = stage + 1 < len(self.stages) and forward[stage] >= forward[stage + 1] + 2
        if not (is_ahead and self.choices.waits):
            return True
        behind = self.times[stage + 1]
        due = self.free[stage + 1] + behind.forward + behind.input + behind.sent
        if self.free[stage] >= due:
            return False
        if self.free[stage] + self.times[stage].forward + self._making_room(stage) <= due:
            return True
        return due - self.free[stage] > max(self.bubble) - self.bubble[stage]

    def _making_room(self, stage: int) -> int:
        """The time of the weights that must run before another forward pass fits."""
        over = self.held[stage] + _HELD[_F] - self.limit
        ready = self.done[_I][stage] - self.done[_W][stage]
        return min(max(0, over), ready) * self.times[stage].weight

    def _fill(self, stage: int, kind: int) -> None:
        """Run weights before a pass: until there is room for it, then while it waits."""
        while self.held[stage] + _HELD[kind] > self.limit:
            self._put(stage, _W)
        ready, weight = self._arrives(stage, kind), self.times[stage].weight
        while self._has_weights(stage) and self.free[stage] + weight <= ready:
            self._put(stage, _W)
        waits = ready - self.free[stage]
        if self._has_weights(stage) and waits > 0:
            is_worst = waits > max(self.bubble) - self.bubble[stage]
            if is_worst or self.choices.fills:
                self._put(stage, _W)

    def _has_weights(self, stage: int) -> bool:
        return self.done[_W][stage] < self.done[_I][stage]

    def _flush(self, stage: int) -> None:
        while self._has_weights(stage):
            self._put(stage, _W)
