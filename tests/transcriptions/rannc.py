"""RaNNC's stage recurrence (Tanaka et al., IPDPS 2021, 2103.16063; `src/graph/DPStaging.cpp`).

One state is kept per (stages, blocks, devices), though the sum of two maxima would need a Pareto
set: the recurrence is not exact, and its quirks are kept.

Input: a dict with

* ``"F"``, ``"B"``, ``"memory"``: a list of numbers for each of the k blocks;
* ``"boundary_bytes"``: k + 1 integers, the bytes at the boundary before each block and at the end;
* ``"devices"``, ``"stages"``: integers; exactly that many are used;
* ``"cap"``: bytes, or None for no limit.

Optional: ``"replicas"`` and ``"micro_batches"`` (both 1), ``"batch"`` (None switches its filter
off), ``"minimum"`` (the least batch per device, 1), ``"powers_of_two"`` (False).
A block range [x, y) on n devices takes sum // (n replicas micro_batches) forward, backward and of
memory; it does not fit when its memory reaches the cap.  Its communication, charged forward and
backward, is the same division of the bytes at x plus that of the bytes at y.

Chosen here, where the published rules are silent: the least number of devices that an empty state
raises holds for its number of stages only; the filters are asked before the memory; a number of
blocks without a plan ends the loop also where a filter is the reason.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple


class State(NamedTuple):
    """What is kept of the best plan for some first blocks on some first devices."""

    value: float
    forward: float
    backward: float
    blocks: int
    devices: int


class Segment(NamedTuple):
    """The seconds and bytes of a run of blocks on some devices."""

    forward: float
    backward: float
    communication: float
    memory: float


def segment(case: dict[str, Any], start: int, stop: int, devices: int) -> Segment:
    """One stage of blocks [start, stop) on `devices` devices."""
    share = devices * case.get("replicas", 1) * case.get("micro_batches", 1)
    bytes_at = case["boundary_bytes"]
    return Segment(
        sum(case["F"][start:stop]) // share,
        sum(case["B"][start:stop]) // share,
        bytes_at[start] // share + bytes_at[stop] // share,
        sum(case["memory"][start:stop]) // share,
    )


def is_skipped(case: dict[str, Any], devices: int) -> bool:
    """Whether a filter forbids a stage of so many devices."""
    if case.get("powers_of_two", False) and devices & (devices - 1):
        return True
    batch = case.get("batch")
    if batch is None:
        return False
    stage_batch = -(-batch // (case.get("replicas", 1) * case.get("micro_batches", 1)))
    return devices > stage_batch or -(-stage_batch // devices) < case.get("minimum", 1)


Table = dict[tuple[int, int, int], State]


def fill_state(
    case: dict[str, Any], table: Table, stages: int, blocks: int, devices: int
) -> tuple[bool, bool]:
    """Look at every last stage of one state; says whether one was found, and one was skipped."""
    key = (stages, blocks, devices)
    skipped = False
    for blocks_before in [0] if stages == 1 else range(stages - 1, blocks):
        for devices_before in [0] if stages == 1 else range(stages - 1, devices):
            before = table.get((stages - 1, blocks_before, devices_before))
            if before is None:
                continue
            if is_skipped(case, devices - devices_before):
                skipped = True
                continue
            last = segment(case, blocks_before, blocks, devices - devices_before)
            if case["cap"] is not None and last.memory >= case["cap"]:
                break  # more devices before leave fewer for this stage
            value = max(last.forward + last.communication, before.forward)
            value += max(last.backward + last.communication, before.backward)
            # What is compared is the value, what is kept may be larger: a later, worse candidate
            # can replace a better one.  The kept maxima are those without communication.
            if key not in table or value < table[key].value:
                table[key] = State(
                    max(value, before.value),
                    max(last.forward, before.forward),
                    max(last.backward, before.backward),
                    blocks_before,
                    devices_before,
                )
    return key in table, skipped


def block_counts(stages: int, most_stages: int, blocks: int) -> Iterator[int]:
    """The numbers of first blocks that so many first stages may hold, ascending."""
    if stages == most_stages:
        yield blocks
    else:
        yield from range(stages, blocks - most_stages + stages + 1)


def fill(case: dict[str, Any]) -> Table:
    """The table of all states; the ones for no stage cost nothing."""
    blocks, devices, most_stages = len(case["F"]), case["devices"], case["stages"]
    table: Table = {
        (0, b, d): State(0, 0, 0, 0, 0) for b in range(blocks + 1) for d in range(devices + 1)
    }
    for stages in range(1, most_stages + 1):
        least_devices = 1
        for b in block_counts(stages, most_stages, blocks):
            any_found = False
            for d in range(devices, max(least_devices, stages) - 1, -1):
                found, skipped = fill_state(case, table, stages, b, d)
                any_found = any_found or found
                if not found and not skipped:
                    least_devices = d + 1
                    break
            if not any_found:
                break
    return table


def plan(case: dict[str, Any]) -> dict[str, Any] | None:
    """The kept value, cumulative boundaries and devices of the plan found; None without one."""
    table = fill(case)
    stages, blocks, devices = case["stages"], len(case["F"]), case["devices"]
    state = table.get((stages, blocks, devices))
    if state is None:
        return None
    boundaries, counts = [blocks], [devices]
    value = state.value
    while stages > 1:
        boundaries.append(state.blocks)
        counts.append(state.devices)
        stages -= 1
        state = table[stages, state.blocks, state.devices]
    return {
        "value": value,
        "boundaries": [0, *reversed(boundaries)],
        "devices": [0, *reversed(counts)],
    }
