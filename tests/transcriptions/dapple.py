"""DAPPLE's planner (Fan et al., PPoPP 2021, 2007.01045; the released planner and the paper).

Input: a dict with

* ``"seconds"``: for each layer forward plus backward of the whole batch on one device;
* ``"activations"``: for each layer the bytes of its output in one micro-batch;
* ``"parameters"``: for each layer its bytes;
* ``"machines"``, ``"per_machine"``: device d stands in machine d // per_machine;
* ``"micro_batches"``.

Chosen here, where the published rules are silent: every device is used.  Within a machine the
lowest devices go first, and lower machines before higher ones; scattering gives one device at a
time to each machine in turn.  A sender holds an equal share; what the senders send whose machine
has no receiver goes over Ethernet, the rest over NVLink, at the same time.  The state holds the
last stage's devices too, since the next transfer needs them.  Of equal values the first wins: fewer
layers before, then lower set of occupied devices, then fewer devices, then the order of `POLICIES`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

ETHERNET = 1e9  # bytes per second between machines, point to point
NVLINK = 25e9  # bytes per second inside a machine
ETHERNET_REDUCE = 3e9  # bytes per second of an all-reduce across machines

Devices = tuple[int, ...]


class Stage(NamedTuple):
    """Layers [start, stop) on some devices."""

    start: int
    stop: int
    devices: Devices


class Plan(NamedTuple):
    """Stages and the largest block among them and the transfers between them."""

    block: float
    stages: tuple[Stage, ...]


def free_by_machine(case: dict[str, Any], occupied: int) -> list[list[int]]:
    """The free devices of every machine."""
    each = case["per_machine"]
    return [
        [device for device in range(at * each, (at + 1) * each) if not occupied >> device & 1]
        for at in range(case["machines"])
    ]


def fresh_first(case: dict[str, Any], occupied: int) -> list[int]:
    """Devices of untouched machines before those of touched ones."""
    free = free_by_machine(case, occupied)
    fresh = [device for row in free if len(row) == case["per_machine"] for device in row]
    return fresh + [device for row in free if len(row) < case["per_machine"] for device in row]


def append_first(case: dict[str, Any], occupied: int) -> list[int]:
    """Devices of touched machines before those of untouched ones."""
    free = free_by_machine(case, occupied)
    touched = [device for row in free if len(row) < case["per_machine"] for device in row]
    return touched + [device for row in free if len(row) == case["per_machine"] for device in row]


def scatter_first(case: dict[str, Any], occupied: int) -> list[int]:
    """One device of each machine in turn."""
    free = free_by_machine(case, occupied)
    rounds = max(map(len, free), default=0)
    return [row[at] for at in range(rounds) for row in free if at < len(row)]


POLICIES = (fresh_first, append_first, scatter_first)


def transfer_seconds(
    case: dict[str, Any], size: float, senders: Devices, receivers: Devices
) -> float:
    """From stage to stage; senders that must leave their machine pay for their share only."""
    each = case["per_machine"]
    homes = {device // each for device in receivers}
    leaving = sum(device // each not in homes for device in senders)
    across = size * leaving / len(senders) / ETHERNET
    inside = size * (len(senders) - leaving) / len(senders) / NVLINK
    return max(across, inside)


def reduce_seconds(case: dict[str, Any], size: float, devices: Devices) -> float:
    """The all-reduce of a stage's gradients."""
    n = len(devices)
    if n == 1:
        return 0.0
    moved = 2 * (n - 1) / n * size
    if len({device // case["per_machine"] for device in devices}) > 1:
        return moved / ETHERNET_REDUCE
    return moved / NVLINK / (n / 2)


Transfer = Callable[[dict[str, Any], float, Devices, Devices], float]


def with_stage(case: dict[str, Any], plan: Plan, stage: Stage, transfer: Transfer) -> Plan:
    """The plan with one more stage; the released code leaves the all-reduce out."""
    shares = case["micro_batches"] * len(stage.devices)
    block = max(plan.block, sum(case["seconds"][stage.start : stage.stop]) / shares)
    if plan.stages:
        size = case["activations"][stage.start - 1]
        block = max(block, 2 * transfer(case, size, plan.stages[-1].devices, stage.devices))
    return Plan(block, (*plan.stages, stage))


def finished_plans(case: dict[str, Any], transfer: Transfer = transfer_seconds) -> list[Plan]:
    """The plans of all layers on all devices, one for each last set of devices."""
    layers, count = len(case["seconds"]), case["machines"] * case["per_machine"]
    table: list[dict[tuple[int, Devices], Plan]] = [{} for _ in range(layers + 1)]
    table[0][0, ()] = Plan(0.0, ())
    for start in range(layers):
        for (occupied, _), plan in sorted(table[start].items()):
            free = count - occupied.bit_count()
            for replicas in range(1, free + 1):
                for policy in POLICIES:
                    devices = tuple(sorted(policy(case, occupied)[:replicas]))
                    taken = occupied | sum(1 << device for device in devices)
                    for stop in range(start + 1, layers + 1):
                        new = with_stage(case, plan, Stage(start, stop, devices), transfer)
                        old = table[stop].get((taken, devices))
                        if old is None or new.block < old.block:
                            table[stop][taken, devices] = new
    everything = (1 << count) - 1
    return [plan for (occupied, _), plan in sorted(table[layers].items()) if occupied == everything]


def least_block(case: dict[str, Any], transfer: Transfer = transfer_seconds) -> Plan:
    """The dynamic programme's own winner."""
    return min(finished_plans(case, transfer), key=lambda plan: plan.block)


def released_latency(
    case: dict[str, Any], plan: Plan, transfer: Transfer = transfer_seconds
) -> float:
    """What the released code ranks finished plans by."""
    m, stages = case["micro_batches"], plan.stages
    once = sum(sum(case["seconds"][s.start : s.stop]) / (len(s.devices) * m) for s in stages)
    cuts = sum(
        transfer(case, case["activations"][a.stop - 1], a.devices, b.devices)
        for a, b in zip(stages, stages[1:], strict=False)
    )
    late = max(
        reduce_seconds(case, sum(case["parameters"][s.start : s.stop]), s.devices) - at * plan.block
        for at, s in enumerate(stages)
    )
    return plan.block * (m - 1) + once + cuts + max(late, 0.0)


def least_latency(case: dict[str, Any], transfer: Transfer = transfer_seconds) -> Plan:
    """The winner of the ranking that follows; no optimum of the latency is claimed."""
    return min(
        finished_plans(case, transfer), key=lambda plan: released_latency(case, plan, transfer)
    )


def event_seconds(halves: Sequence[float], micro_batches: int) -> float:
    """The event recursion over compute and communication stages, forward = backward = half.

    A backward that waits for a forward past the last micro-batch waits for the last; as written,
    it does not wait for the backward before it, which uneven stages may overlap.
    """
    phi = len(halves)

    @cache
    def forward(i: int, x: int) -> float:
        if i < 0 or x < 0:
            return 0.0
        freed = backward(i - phi + x, x)
        return max(freed, forward(i - 1, x), forward(i, x - 1)) + halves[x]

    @cache
    def backward(i: int, x: int) -> float:
        if i < 0 or x >= phi:
            return 0.0
        after = forward(min(i + phi - x - 1, micro_batches - 1), x)
        return max(backward(i, x + 1), after) + halves[x]

    return backward(micro_batches - 1, 0)


def pivot(block: Sequence[float], micro_batches: int) -> int:
    """The paper's pivot: an earlier stage takes over if its steady phase outlasts what is between.

    `block` is forward plus backward by stage; the scan goes from the last stage to the first.
    """
    at = len(block) - 1
    for stage in range(len(block) - 2, -1, -1):
        between = sum(block[stage + 1 : at])
        if (micro_batches - 1) * block[stage] > (micro_batches - 1) * block[at] + between:
            at = stage
    return at


def paper_latency(
    forward: Sequence[float],
    backward: Sequence[float],
    reduces: Sequence[float],
    micro_batches: int,
) -> float:
    """L = warm-up + steady phase + end, by stage (communication stages too), ends inclusive."""
    q = pivot([f + b for f, b in zip(forward, backward, strict=True)], micro_batches)
    end = max(
        reduce + (sum(backward[s : q + 1]) if s <= q else -sum(backward[q : s + 1]))
        for s, reduce in enumerate(reduces)
    )
    return sum(forward[: q + 1]) + (micro_batches - 1) * (forward[q] + backward[q]) + end
