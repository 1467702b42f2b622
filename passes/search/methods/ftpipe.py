"""FTPipe: more parts than devices, packed by load, so that devices hold parts far from each other.

1. The ops in L parts, for L = devices, 2 devices, ..., `most` devices. 2. Parts into devices
(kernels/stages/bin_packing.py): `order` `released`, the lightest first, as the code does, or `lpt`,
the heaviest first, as the paper reads. 3. Parts that follow one another on a device are one.
4. Ops at borders move while the heaviest device gets lighter, or as heavy and less is moved
(kernels/stages/border_moves.py). 5. The best L.

load(device) = its ops' times + each distinct tensor that crosses its border, either way, once.

What differs. The released parts come of six steps of coarsening; ours are stretches of one
topological order whose longest is least, which can make no cycle. The released default is L = 2
devices alone. CPUs are not used. `mini_stages`: stretches of one topological order on one device
after another, from which no edge leads back.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar

import numpy as np

from shardwright.passes.search.kernels.chain_cuts import cut_chain
from shardwright.passes.search.kernels.stages.bin_packing import LPT, packed
from shardwright.passes.search.kernels.stages.border_moves import Bordered, refined
from shardwright.passes.search.kernels.stages.placed_blocks import blocks_of, tensors_of
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.problem import Ints
from shardwright.passes.search.problem.stages.placed_answers import UNIT, stages_of
from shardwright.passes.search.problem.stages.placed_graphs import PlacedGraph, summed
from shardwright.passes.search.problem.stages.stage_answers import StageAnswer, infeasible, refused


@dataclass(frozen=True)
class FtPipe:
    """`most`: the most parts by device; `refine`: whether ops at borders move."""

    order: str = "released"
    most: int = 4
    refine: bool = True
    paper: ClassVar[str] = "Eliad et al., USENIX ATC 2021; repo saareliad/FTPipe, mixed_pipe"
    label: ClassVar[str] = "exact-code"
    decides: ClassVar[tuple[str, ...]] = ("stage", "device")
    about: ClassVar[str] = "more parts than devices, packed by load"
    choices: ClassVar[dict[str, tuple[str, ...]]] = {"order": ("released", LPT)}

    def of_graph(self, graph: PlacedGraph, budget: Budget = Budget()) -> StageAnswer:
        """Parts of a graph on its accelerators."""
        stuck = np.flatnonzero(~graph.runs)
        if len(stuck):
            why = f"node {graph.ids[int(stuck[0])]} runs on no accelerator, and no CPU is used"
            return refused(UNIT, why)
        of = np.array(blocks_of(graph).of)[graph.group]
        bordered = _bordered(graph, of)
        best: tuple[float, int, Ints] | None = None
        for times in range(1, self.most + 1):
            device = self._packed(graph, bordered, times * graph.accelerators)
            if device is None:
                continue
            load = float(graph.loads(device[of]).max())
            if best is None or load < best[0]:
                best = load, times, device
        if best is None:
            why = (
                f"nodes hold {graph.memory.sum():.0f} bytes, and no packing fits "
                f"{graph.accelerators} accelerators of {graph.cap:.0f}"
            )
            return infeasible(UNIT, why)
        _, times, device = best
        runs = 1 + sum(a != b for a, b in pairwise(device.tolist()))
        bound = float(max(graph.accelerator.sum() / graph.accelerators, max(bordered.weights)))
        order = list(dict.fromkeys(device.tolist()))
        info: dict[str, float | int | str] = {
            "parts": times * graph.accelerators,
            "mini_stages": runs,
        }
        return stages_of(graph, device[of], order, bound, info)

    def _packed(self, graph: PlacedGraph, bordered: Bordered, parts: int) -> Ints | None:
        """By block its device, None where the packing finds no room."""
        count = len(bordered.weights)
        if not parts >= 1 or not graph.accelerators:
            return None
        parts = min(parts, count)
        cuts = cut_chain(bordered.weights, _crossing(bordered), parts)
        starts = np.array([0, *cuts.starts])
        weights, memory = (
            np.add.reduceat(np.array(values), starts).tolist()
            for values in (bordered.weights, bordered.memory)
        )
        bins = packed(weights, memory, graph.accelerators, graph.cap, self.order)
        if bins is None:
            return None
        where = {part: one for one, some in enumerate(bins) for part in some}
        part_of = np.repeat(np.arange(parts), np.diff([*starts, count]))
        device = [where[part] for part in part_of.tolist()]
        return np.array(refined(bordered, device, graph.accelerators) if self.refine else device)


def _bordered(graph: PlacedGraph, of: Ints) -> Bordered:
    count = int(of.max()) + 1
    weights, memory = (
        summed(of, values, count).tolist() for values in (graph.accelerator, graph.memory)
    )
    return Bordered(weights, memory, tensors_of(graph, of), graph.cap)


def _crossing(bordered: Bordered) -> list[float]:
    """In front of each block, what crosses there."""
    steps = np.zeros(len(bordered.weights) + 1)
    for weight, blocks in bordered.tensors:
        steps[min(blocks) + 1] += weight
        steps[max(blocks) + 1] -= weight
    return np.cumsum(steps)[:-1].tolist()
