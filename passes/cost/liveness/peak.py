"""Peak memory of one device of a cluster: liveness, with attention as one kernel."""

from __future__ import annotations

from shardwright.ir.core import Module
from shardwright.passes.cost.liveness.analysis import Peak, analyse
from shardwright.passes.cost.liveness.on_chip_values import Fuse, kept_on_chip
from shardwright.spec.cluster import Cluster


def peak(module: Module, cluster: Cluster | None = None, known: Fuse | None = None) -> Peak:
    """Memory that one device needs to run a `local` program. Raises ProgramError on another stage.

    On a cluster whose chips have one kernel for attention, what that makes for itself takes none.
    `known`: gives the kernels of a block for these chips, if a simulator has found them already.
    """
    if cluster is None:
        return analyse(module)
    return analyse(module, on_chip=kept_on_chip(module, cluster, known))
