"""The memory that an emitted script takes, by what runs it.

`jax`: XLA compiles it, as it does for CPU devices, the only ones it can be held against here.
`torch`: it runs line by line. "": no script; ops in the order of the text on chips that fuse, as
times are computed.
"""

from __future__ import annotations

from collections.abc import Mapping

from shardwright.ir.core import Module
from shardwright.passes.cost.liveness.analysis import Peak, analyse, peak
from shardwright.passes.cost.liveness.order import TORCH, XLA_CPU, Order
from shardwright.spec.cluster import Cluster

SCRIPTS: Mapping[str, Order] = {"jax": XLA_CPU, "torch": TORCH}


def script_peak(module: Module, cluster: Cluster | None, script: str = "") -> Peak:
    """The peak of a `local` program as a script runs it; see `peak` for what is raised.

    Pipelines of stages are played in text order whatever the script.
    """
    order = SCRIPTS.get(script)
    if order is None:
        return peak(module, cluster)
    return analyse(module, order)
