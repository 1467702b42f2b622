"""The memory that an emitted script takes, by what runs it: the one figure that is reported.

`jax`: XLA compiles it, as it does for CPU devices, the only ones it can be held against here; chips
that compute products of few bits faster than those of 32 do not widen them first. `torch`: it runs
line by line. `mlir`: no script; ops in the order of the text on chips that fuse, as times are
computed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from shardwright.ir.core import Block, Module
from shardwright.ir.errors import error, nearest
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.cost.liveness.analysis import Peak, analyse, bytes_held, peak
from shardwright.passes.cost.liveness.eager_frame import eager_frame
from shardwright.passes.cost.liveness.frame import Frame, frame_of
from shardwright.passes.cost.liveness.lowered_frame import lowered_frame
from shardwright.passes.cost.liveness.on_chip_values import Fuse
from shardwright.passes.cost.liveness.order import TEXT as TEXT_ORDER
from shardwright.passes.cost.liveness.order import TORCH, XLA_CPU, Order
from shardwright.spec.cluster import Cluster

_ORDERS: Mapping[str, Order] = {"jax": XLA_CPU, "torch": TORCH}
TEXT = "mlir"  # the word for no script
SCRIPTS = (*_ORDERS, TEXT)
DEFAULT = SCRIPTS[0]


def script_peak(
    module: Module, cluster: Cluster | None, script: str = DEFAULT, known: Fuse | None = None
) -> Peak:
    """The peak of a `local` program as a script runs it; see `peak` for `known` and what is raised.

    `script`: of SCRIPTS. Pipelines of stages are played in text order whatever the script.
    """
    if script == TEXT:
        return peak(module, cluster, known)
    return analyse(module, replace(_ORDERS[script], native=_native(cluster)))


def script_bytes(module: Module, cluster: Cluster | None, script: str = DEFAULT) -> int:
    """The `bytes` of `script_peak`, without all the rest."""
    if script == TEXT:
        return peak(module, cluster).bytes
    return bytes_held(module, replace(_ORDERS[script], native=_native(cluster)))


def _native(cluster: Cluster | None) -> frozenset[str]:
    """Element types in which all chips compute products at a rate above that of f32."""
    if cluster is None:
        return frozenset()
    rates = [dict(chip.flops) for chip, _ in cluster.chips]
    common = frozenset(rates[0]).intersection(*rates) - {"f32"}
    return frozenset(
        name for name in common if all(one[name] > one.get("f32", 0.0) for one in rates)
    )


def order_of(script: str) -> Order:
    """The order in which a script of SCRIPTS runs."""
    return _ORDERS.get(script, TEXT_ORDER)


def lowering_order(script: str, cluster: Cluster | None) -> Order | None:
    """The order of a script that a compiler lowers first, as `script_bytes` takes it; None of
    others.
    """
    found = _ORDERS.get(script)
    if found is None or not found.lowers:
        return None
    return replace(found, native=_native(cluster))


def frame_in(module: Module, block: Block, script: str) -> Frame:
    """The columns of a block as a script of SCRIPTS runs it. Raises ProgramError as `frame_of`."""
    order = order_of(script)
    if order.lowers:
        return lowered_frame(module, block)
    return eager_frame(module, block) if order.eager else frame_of(module, block)


def expect_script(word: str) -> None:
    """Raises ProgramError with code 2 where an option names no script."""
    if word not in SCRIPTS:
        raise error(f'unknown script "{word}"', help=nearest(word, list(SCRIPTS)), code=USAGE)
