"""DistIR: every grid of data x horizontal x pipeline parallelism and micro-batches, played.

A perceptron on D H P devices, powers of two, in k micro-batches: 1 without a pipeline, otherwise
powers of two from 2 to `most`. Layers are cut by columns and by rows in turn over H, stages are as
many layers each, replicas take as many rows. The fastest is taken, of equal ones the first by D, H,
P and k. Seconds of ops, of n elements on a device (`launch`, `memory`, `flops`, `network`):
    product         launch + bytes of both inputs / memory + 2 m k n / flops
    element-wise    launch + bytes of all inputs / memory + n / flops
    all-reduce      2 bytes (N - 1) / N / network
A clock by device; an op takes those of all its devices to the latest. Bytes are held until their
last reader, those of inputs and results to the end.

What the paper leaves open is chosen so that the published numbers come out, all 24 as printed:
ranks of a pipeline go in steps, a way back first (kernels/stages/lockstep.py); loss and its
gradient belong to the last rank's forward pass; gradients are summed by micro-batch at once, by
replica at the end; the optimizer is an op by rank, charged for one weight; cutting rows into
micro-batches is a launch.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from shardwright.passes.search.kernels.stages.lockstep import Pass, Rank, play
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.stages.launched_ops import Launches
from shardwright.passes.search.problem.stages.perceptrons import Perceptron
from shardwright.passes.search.problem.stages.stage_answers import (
    ACCELERATOR,
    StageAnswer,
    StageRow,
    infeasible,
    refused,
)

UNIT = "s"
_SCALAR = 4  # bytes of a loss
_SHOWN = 30  # points of the ranking


class Point(NamedTuple):
    """Replicas, parts of layers, ranks of a pipeline, micro-batches."""

    data: int
    horizontal: int
    pipeline: int
    microbatches: int


class Played(NamedTuple):
    """`busy`, `peaks`: by rank, seconds of passes and sums, most bytes of a device."""

    point: Point
    seconds: float
    busy: list[float]
    peaks: list[float]


@dataclass(frozen=True)
class DistIr:
    """`data`, `horizontal`, `pipeline`, `microbatches`: this value alone, 0 for any."""

    flops: float = 1.4e13
    memory: float = 9e11
    launch: float = 1e-5
    network: float = 25e9 / 8
    element_bytes: int = 2
    max_memory_per_device: float = math.inf
    most: int = 128
    data: int = 0
    horizontal: int = 0
    pipeline: int = 0
    microbatches: int = 0
    paper: ClassVar[str] = "Santhanam et al., 2021 (arXiv 2111.05426); repo microsoft/dist-ir"
    label: ClassVar[str] = "exact-code"
    decides: ClassVar[tuple[str, ...]] = ("mesh", "shard", "stage", "micro")
    about: ClassVar[str] = "every grid of data, tensor and pipeline parallelism, played"

    def of_graph(self, given: Perceptron, budget: Budget = Budget()) -> StageAnswer:
        """The fastest grid of a perceptron."""
        rates = self.flops, self.memory, self.network, self.element_bytes
        if not all(rates):
            return refused(UNIT, "flops, memory, network and elementBytes are above 0")
        if given.devices & (given.devices - 1):
            return refused(UNIT, f"grids are of powers of two, {given.devices} devices are none")
        found = [self.played(given, point) for point in self.points(given)]
        fits = [one for one in found if max(one.peaks) <= self.max_memory_per_device]
        if not fits:
            return infeasible(UNIT, self._why(given, found))
        ranked = sorted(fits, key=lambda one: one.seconds)
        best = ranked[0]
        d, h, p, k = best.point
        each = given.layers // p
        rows = tuple(
            StageRow(
                tuple(range(rank * each, (rank + 1) * each)), ACCELERATOR, d * h, d, h,
                best.busy[rank], best.peaks[rank],
            )
            for rank in range(p)
        )  # fmt: skip
        info: dict[str, float | int | str] = {
            "data": d, "horizontal": h, "pipeline": p, "micro_batches": k,
            "peak_bytes": round(max(best.peaks)), "configurations": len(found),
            "ranking": "; ".join(
                f"({','.join(map(str, one.point))}) {one.seconds:.6f}" for one in ranked[:_SHOWN]
            ),
        }  # fmt: skip
        return StageAnswer(best.seconds, UNIT, Status.OPTIMAL, best.seconds, rows, info)

    def _why(self, given: Perceptron, found: list[Played]) -> str:
        if not found:
            return f"no grid of {given.devices} devices divides layers, width and rows"
        least = min(max(one.peaks) for one in found)
        return f"every grid needs at least {least:.0f} of {self.max_memory_per_device:.0f} bytes"

    def points(self, given: Perceptron) -> Iterator[Point]:
        """The grid, in the order in which ties fall."""
        for d in _powers(given.devices):
            for h in _powers(given.devices // d):
                p = given.devices // (d * h)
                if given.batch % d or given.width % h or given.layers % p:
                    continue
                if h > 1 and given.layers % 2:  # the last layer would leave its result in parts
                    continue
                rows = given.batch // d
                for k in _powers(min(self.most, rows)) if p > 1 else (1,):
                    point = Point(d, h, p, k)
                    if (k > 1) == (p > 1) and rows % k == 0 and self._is_asked(point):
                        yield point

    def _is_asked(self, point: Point) -> bool:
        asked = self.data, self.horizontal, self.pipeline, self.microbatches
        return all(not one or one == other for one, other in zip(asked, point, strict=True))

    def played(self, given: Perceptron, point: Point) -> Played:
        """A point of the grid."""
        ops = Launches(self.flops, self.memory, self.launch, self.network, self.element_bytes)
        layout = _Layout(given, point, ops)
        ranks = [layout.rank(number) for number in range(point.pipeline)]
        clock, held, peaks = play(ranks, point.microbatches)
        weight = given.width * (given.width // point.horizontal)
        layers = given.layers // point.pipeline
        end = ops.each(weight, 2)
        if point.data > 1:
            end += layers * ops.summed(ops.element * weight, point.data)
            held = [one + ops.element * weight for one in held]
            peaks = [max(pair) for pair in zip(peaks, held, strict=True)]
        more = point.microbatches - 1
        busy = [
            one.seconds + one.first.seconds + more * one.back.seconds
            + point.microbatches * one.forward.seconds + end
            for one in ranks
        ]  # fmt: skip
        return Played(point, max(clock) + end, busy, peaks)


def _powers(most: int) -> Iterator[int]:
    """Powers of two."""
    one = 1
    while one <= most:
        yield one
        one *= 2


class _Layout:
    """Passes of ranks at a point of the grid."""

    def __init__(self, given: Perceptron, point: Point, ops: Launches) -> None:
        self.ops, self.point, self.given = ops, point, given
        self.rows = given.batch // point.data // point.microbatches
        self.shard = given.width // point.horizontal
        self.layers = given.layers // point.pipeline
        self.weights = ops.element * given.width * self.shard
        self.sum_of = ops.each(given.width * self.shard, 2)
        self.reduced = ops.summed(self._bytes(given.width), point.horizontal)

    def rank(self, number: int) -> Rank:
        """Of a pipeline."""
        forward, first, back = (
            self._forward(number), self._back(number, False), self._back(number, True)
        )  # fmt: skip
        ends = (number == 0) + (number == self.point.pipeline - 1)
        whole = self.point.microbatches * self._bytes(self.given.width)
        is_cut = ends > 0 and self.point.microbatches > 1
        start = self.ops.launch if is_cut else 0.0
        return Rank(forward, first, back, start, self.layers * self.weights + ends * whole)

    def _bytes(self, width: int) -> float:
        """Of activations of a micro-batch."""
        return self.ops.element * self.rows * width

    def _width(self, layer: int) -> int:
        """Of what a layer leaves on a device: cut by columns, then summed up."""
        return self.given.width if layer < 0 or layer % 2 else self.shard

    def _is_summed(self, layer: int) -> bool:
        return self.point.horizontal > 1 and self._width(layer) == self.given.width

    def _forward(self, rank: int) -> Pass:
        ops, rows = self.ops, self.rows
        seconds = rise = held = 0.0
        layers = range(rank * self.layers, (rank + 1) * self.layers)
        for layer in layers:
            into, out = self._width(layer - 1), self._width(layer)
            seconds += ops.product(rows, into, out) + ops.each(rows * out, 1)
            seconds += self.reduced if self._is_summed(layer) else 0.0
            held += 2 * self._bytes(out)  # the product, or its part and the sum; then the relu's
            rise = max(rise, held)
        width = self._width(layers[-1])
        if rank == self.point.pipeline - 1:
            seconds += 2 * ops.each(rows * width, 1)
            held += _SCALAR + self._bytes(width)
            return Pass(seconds, max(rise, held), held)
        sent = self._bytes(width)
        return Pass(seconds, rise, held, sent, sent / ops.network)

    def _back(self, rank: int, is_later: bool) -> Pass:
        """`is_later`: gradients of micro-batches before are there, and summed at once."""
        ops, rows = self.ops, self.rows
        seconds = rise = held = 0.0
        layers = range(rank * self.layers, (rank + 1) * self.layers)
        for layer in reversed(layers):
            width, out = self._width(layer - 1), self._width(layer)
            made, into = self._bytes(out), self._bytes(width)
            seconds += ops.each(rows * out, 2)
            seconds += ops.product(rows, out, width) + ops.product(width, rows, out)
            rise = max(rise, held + made)
            held -= made  # the relu's, in place of the gradient and what the product left
            rise = max(rise, held + into + self.weights)
            held += into + self.weights - made - (into if layer else 0.0)
            if self.point.horizontal > 1 and not self._is_summed(layer):
                seconds += self.reduced
                rise = max(rise, held + into)
            if is_later:
                seconds += self.sum_of
                rise = max(rise, held + self.weights)
                held -= self.weights
        if is_later and rank == self.point.pipeline - 1:
            seconds += ops.each(1, 1)
            rise = max(rise, held + _SCALAR)
            held -= _SCALAR
        if rank == 0:
            return Pass(seconds, rise, held)
        sent = self._bytes(self._width(layers[0] - 1))
        return Pass(seconds, rise, held, sent, sent / ops.network)
