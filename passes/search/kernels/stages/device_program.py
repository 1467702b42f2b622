"""Groups of nodes on devices of two kinds, the heaviest device as light as can be: by HiGHS.

Variables: x_g,d binary; p_t,d in [0, 1] that tensor t crosses the border of device d; T. Rows:
sum_d x_g,d = 1; p_t,d >= x_a,d - x_b,d for each neighbours a, b of a cycle through t's groups (so
that p is 1 unless all or none of them are on d); sum of times and of p's weights on d <= T; bytes
on d <= cap. Devices of one kind are alike: the k-th heaviest group stands on one of the first k.
Source: Tarnawski et al., NeurIPS 2020, section 5 (theirs: two indicators by tensor and device).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from shardwright.passes.search.kernels.integer_program import needed_solver, unheard
from shardwright.passes.search.problem.problem import Floats, Ints

GAP = 1e-7  # relative
_SLACK = 1e-7  # of `below` and of memory, for the solver's tolerance


@dataclass(frozen=True)
class DeviceProgram:
    """`times` [G, 2]: of a group by kind, inf where it does not run; `memory` [G] counts on the
    first kind, at most `cap`; `tensors`: weight and groups; `counts`: devices by kind.
    """

    times: Floats
    memory: Floats
    tensors: tuple[tuple[float, tuple[int, ...]], ...]
    cap: float
    counts: tuple[int, int]


class Assigned(NamedTuple):
    """`device` [G], the first kind's devices first, or None; `bound`: no assignment costs less."""

    device: Ints | None
    bound: float
    status: str


class _Entry(NamedTuple):
    column: int
    value: float


class _Row(NamedTuple):
    entries: list[_Entry]
    low: float
    high: float


def solve_devices(
    program: DeviceProgram, below: float, seconds: float, branches: int | None = None
) -> Assigned:
    """The best assignment of at most `below`. Raises ProgramError without scipy."""
    milp, matrix, bounds = needed_solver()
    groups, devices = len(program.times), sum(program.counts)
    paying = program.counts[0]
    makespan = groups * devices + len(program.tensors) * paying
    rows = list(_rows(program, makespan))
    cells = [(r, e.column, e.value) for r, row in enumerate(rows) for e in row.entries]
    row, column, value = (np.array(part) for part in zip(*cells, strict=True))
    shape = (len(rows), makespan + 1)
    low, high = np.array([row.low for row in rows]), np.array([row.high for row in rows])
    cost = np.zeros(makespan + 1)
    cost[-1] = 1.0
    upper = np.ones(makespan + 1)
    upper[: groups * devices] = _allowed(program).ravel()
    upper[-1] = below * (1 + _SLACK)
    integral = np.zeros(makespan + 1)
    integral[: groups * devices] = 1
    options: dict[str, Any] = {"mip_rel_gap": GAP, "time_limit": max(seconds, 1e-3)}
    if branches is not None:
        options["node_limit"] = branches
    constraints = bounds.LinearConstraint(matrix((value, (row, column)), shape), low, high)
    with unheard():
        found = milp(
            cost, constraints=constraints,
            integrality=integral, bounds=bounds.Bounds(0.0, upper), options=options,
        )  # fmt: skip
    status = {0: "optimal", 2: "infeasible"}.get(int(found.status), "budget")
    bound = getattr(found, "mip_dual_bound", None)
    device = None
    if found.x is not None:
        device = found.x[: groups * devices].reshape(groups, devices).argmax(1)
    return Assigned(device, 0.0 if bound is None else float(bound), status)


def _allowed(program: DeviceProgram) -> Floats:
    """[G, D] 1 where a group may stand."""
    kinds = np.repeat([0, 1], program.counts)
    found = np.isfinite(program.times[:, kinds]).astype(float)
    for rank, group in enumerate(np.argsort(-program.times.min(1), kind="stable").tolist()):
        found[group, : program.counts[0]] *= np.arange(program.counts[0]) <= rank
    return found


def _rows(program: DeviceProgram, makespan: int) -> Iterator[_Row]:
    devices, paying = sum(program.counts), program.counts[0]
    groups, first = len(program.times), len(program.times) * devices
    for group in range(groups):
        yield _Row([_Entry(group * devices + d, 1.0) for d in range(devices)], 1.0, 1.0)
    for number, (_, some) in enumerate(program.tensors):
        for a, b in zip(some, (*some[1:], some[0]), strict=True):
            for d in range(paying):
                entries = [_Entry(a * devices + d, 1.0), _Entry(b * devices + d, -1.0)]
                yield _Row([*entries, _Entry(first + number * paying + d, -1.0)], -np.inf, 0.0)
    for d in range(devices):
        times = program.times[:, 0 if d < paying else 1]
        load = [
            _Entry(group * devices + d, float(time))
            for group, time in enumerate(times)
            if time and np.isfinite(time)
        ]
        if d < paying:
            load += [
                _Entry(first + number * paying + d, weight)
                for number, (weight, _) in enumerate(program.tensors)
            ]
            unit = max(program.cap, 1.0)
            held = [
                _Entry(group * devices + d, float(size) / unit)
                for group, size in enumerate(program.memory)
                if size
            ]
            yield _Row(held, -np.inf, program.cap / unit)
        yield _Row([*load, _Entry(makespan, -1.0)], -np.inf, 0.0)
