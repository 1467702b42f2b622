"""What a published planner of stages answers for an instance of its own format."""

from __future__ import annotations

from dataclasses import dataclass, field

from shardwright.passes.search.problem.found import Status, Words

ACCELERATOR, CPU = "accelerator", "cpu"


@dataclass(frozen=True)
class StageRow:
    """A stage: ids of its nodes, the kind of its devices and how many (replicas times
    degree of tensor parallelism), its time by the method's own model, and the bytes that a device
    of it holds. `machines`: how many devices of each, where the method says.
    """

    nodes: tuple[int | str, ...]
    kind: str
    devices: int
    replicas: int
    tensor: int
    seconds: float
    bytes: float
    machines: tuple[int, ...] = ()


@dataclass(frozen=True)
class StageAnswer:
    """`objective`, `lower_bound` (no plan of the method's space takes less) in `unit`, or None.
    `info`: figures of the method, and `why` there is no plan. `micro`: micro-batches, where the
    method chooses them; `again`: ids of nodes whose results are worked out again on the way back;
    `is_serial`: a micro-batch passes all stages before the next one begins. `copies`: of the model
    that run in opposite directions through the same devices; a stage's devices are those of all.
    """

    objective: float | None
    unit: str
    status: Status
    lower_bound: float | None
    stages: tuple[StageRow, ...] = ()
    info: Words = field(default_factory=dict[str, float | int | str])
    micro: int = 0
    again: tuple[int | str, ...] = ()
    is_serial: bool = False
    copies: int = 1


def refused(unit: str, why: str) -> StageAnswer:
    """A method does not take what it was given, and why."""
    return StageAnswer(None, unit, Status.REFUSED, None, info={"why": why})


def infeasible(unit: str, why: str, bound: float | None = None) -> StageAnswer:
    """No plan at all, and why."""
    return StageAnswer(None, unit, Status.INFEASIBLE, bound, info={"why": why})
