"""Which results may have the memory of operands: torch gives views, and operands themselves."""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.backends.freeing import Memory
from shardwright.ir.core import Op, Value

_OFTEN = (
    "bitcast_convert", "broadcast", "broadcast_in_dim", "convert", "custom_call",
    "dynamic_broadcast_in_dim", "dynamic_pad", "dynamic_reshape", "dynamic_slice", "imag",
    "optimization_barrier", "real", "real_dynamic_slice", "reshape", "slice", "transpose",
    "unary_einsum",
)  # fmt: skip
_RARELY = ("map", "reduce", "reduce_window", "sort")  # where a body returns what it was given
_SHARING = frozenset(f"stablehlo.{name}" for name in _OFTEN)
_BY_BODY = frozenset(f"stablehlo.{name}" for name in _RARELY)


def shares(op: Op) -> Sequence[Value]:
    """The operands whose memory the results of an op, as a rule, have."""
    return op.operands if op.name in _SHARING or op.name.startswith("sdy.") else ()


def may_share(op: Op) -> Sequence[Value]:
    """The operands whose memory the results of an op without branches and loops can have."""
    return op.operands if op.name in _BY_BODY else shares(op)


MEMORY = Memory(shares, may_share)
