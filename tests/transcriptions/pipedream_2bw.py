"""The planner of PipeDream-2BW (Narayanan et al., 2006.09503): the printed formulas over a grid.

Input: a dict with

* ``"devices"`` N, ``"batch"`` B, ``"cap"`` (bytes per device), ``"blocks"`` (equal blocks);
* ``"compute"``: seconds of all blocks, forward and backward, by micro-batch size; its keys are the
  micro-batch sizes that may be used;
* ``"weights"``: bytes of all weights; ``"activations"``: bytes of one sample in all blocks;
* ``"inputs"``: bytes of one sample at a stage's input; ``"in_out"``: at its input and output;
* ``"depth_bandwidth"`` and ``"width_bandwidth"``: bytes per second by depth and by width.

Chosen here, where the published rules are silent: the depth divides the blocks; a micro-batch times
the width divides the batch; the pipeline wants at least as many micro-batches as stages, model
parallelism without pipelining does not; an all-reduce of x bytes moves 2 (w - 1) / w x; of equal
throughputs the first by (width, depth, recompute, pipelined before not) wins.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class Plan(NamedTuple):
    """One point of the grid and its throughput in samples per second."""

    width: int
    depth: int
    recompute: bool
    micro_batch: int
    pipelined: bool
    throughput: float


def memory(case: dict[str, Any], depth: int, recompute: bool, micro_batch: int) -> float:
    """Bytes of a device: two versions of its weights, activations, stashed inputs."""
    total = case["activations"] * micro_batch
    stashed = depth * case["inputs"] * micro_batch
    in_flight = 1 if recompute else depth
    return 2 * case["weights"] / depth + in_flight * total / depth + stashed


def stage_seconds(
    case: dict[str, Any], width: int, depth: int, recompute: bool, micro_batch: int
) -> float:
    """A stage and micro-batch: compute and transfers add up, the all-reduce hides behind them."""
    compute = case["compute"][micro_batch] / depth * (4 / 3 if recompute else 1)
    transfer = 0.0
    if depth > 1:
        transfer = 2 * case["in_out"] * micro_batch / case["depth_bandwidth"][depth]
    reduced = 0.0
    if width > 1:
        moved = 2 * (width - 1) / width * case["weights"] / depth
        reduced = moved / case["width_bandwidth"][width]
    micro_batches = case["batch"] / (width * micro_batch)
    return max(compute + transfer, reduced / micro_batches)


def largest_micro_batch(
    case: dict[str, Any], width: int, depth: int, recompute: bool, pipelined: bool
) -> int | None:
    """The largest size that divides the batch, fills the pipeline and fits in memory."""
    for size in sorted(case["compute"], reverse=True):
        fills = case["batch"] // (width * size) >= (depth if pipelined else 1)
        if case["batch"] % (width * size) or not fills:
            continue
        if memory(case, depth, recompute, size) <= case["cap"]:
            return size
    return None


def best_plan(case: dict[str, Any]) -> Plan | None:
    """The plan of largest throughput with width times depth at most N; None where none fits."""
    best: Plan | None = None
    for width in range(1, case["devices"] + 1):
        for depth in range(1, case["devices"] // width + 1):
            if case["blocks"] % depth:
                continue
            for recompute in (False, True):
                for pipelined in (True, False):
                    size = largest_micro_batch(case, width, depth, recompute, pipelined)
                    if size is None:
                        continue
                    seconds = stage_seconds(case, width, depth, recompute, size)
                    seconds *= 1 if pipelined else depth  # the equal stages one after the other
                    plan = Plan(width, depth, recompute, size, pipelined, width * size / seconds)
                    if best is None or plan.throughput > best.throughput:
                        best = plan
    return best
