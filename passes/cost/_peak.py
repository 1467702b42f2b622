"""What one device of a cluster holds at most: liveness, with attention as one kernel."""

from __future__ import annotations

from shardwright.ir.core import Module
from shardwright.spec.cluster import Cluster

from ._live import Peak, analyse
from ._on_chip import kept_on_chip


def peak(module: Module, cluster: Cluster | None = None) -> Peak:
    """What one device needs to run a `local` program. Raises ProgramError on another stage.

    On a cluster whose chips have one kernel for attention, what that makes for itself takes none.
    """
    return analyse(module, on_chip=kept_on_chip(module, cluster) if cluster is not None else ())
