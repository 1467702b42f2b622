"""Limits as a program states them, and the target that they are held on."""

from __future__ import annotations

from dataclasses import dataclass, replace

from shardwright.ir.core import Module
from shardwright.ir.errors import Place, error
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.target import Target
from shardwright.spec import plan
from shardwright.spec.attributes import Attribute, Attrs, Float, Int, String

SECONDS = ("step_seconds", "exposed_seconds")
BYTES = ("peak_bytes", "collective_bytes")
COLLECTIVES = "collectives"


@dataclass(frozen=True)
class Limits:
    """Upper bounds by name: those of collectives are called `collectives.all_gather`."""

    cluster: str
    bounds: dict[str, float]

    @property
    def of_time(self) -> list[str]:
        """The bounds that are seconds."""
        return [name for name in self.bounds if name in SECONDS]


def limits_of(program: Module) -> Limits | None:
    """What a program states; None where it states nothing."""
    note = program.notes.get(plan.LIMITS)
    if not isinstance(note, Attrs):
        return None
    cluster = note.get("cluster")
    bounds = {name: _number(note[name]) for name in (*SECONDS, *BYTES) if name in note}
    counts = note.get(COLLECTIVES)
    if isinstance(counts, Attrs):
        bounds |= {f"{COLLECTIVES}.{kind}": _number(value) for kind, value in counts.items()}
    return Limits(cluster.value if isinstance(cluster, String) else "", bounds)


def _number(value: Attribute) -> float:
    if isinstance(value, Int):
        return value.value
    assert isinstance(value, Float)
    return float(value.text)


def limited_target(program: Module, target: Target) -> Target:
    """The target, or with the cluster that a program's limits name where it has none.

    Raises ProgramError with exit code 2 where limits on seconds have no cluster.
    """
    limits = limits_of(program)
    if limits is None or target.machines is not None:
        return target
    if limits.cluster:
        return replace(target, cluster=limits.cluster)
    for name in limits.of_time:
        message = f"plan.limits has {name} and no cluster: on which machine?"
        help = 'write cluster = "dgx-h100:8" beside it, or --cluster dgx-h100:8'
        raise error(message, Place(program.file), help=help, code=USAGE)
    return target
