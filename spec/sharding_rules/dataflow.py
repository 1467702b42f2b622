"""Ops that carry values through regions: the facts behind data-flow edges.

An edge joins the values that must be cut alike: its *owner*, its other *targets* (values it
determines) and its *sources* (values that flow into it).  Also here: the few op families that
Shardy schedules specially.  Source: shardy `dataflow_op_interface`, `common/op_properties.cc`,
`propagation/op_priority_propagation.cc`.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DataFlow:
    """The ties between operands, region arguments, returned values and results of an op.

    from_operands  result k takes operand k
    from_returns   regions whose returned value k flows into result k; None: every region
    shared_args    regions whose argument k is the same value as result k
    own_args       arguments of region 0 are values of their own, fed by operand k
    """

    from_operands: bool = False
    from_returns: tuple[int, ...] | None = ()
    shared_args: tuple[int, ...] = ()
    own_args: bool = False


MANUAL = "sdy.manual_computation"
_CALL_LIKE = DataFlow(from_returns=(0,), own_args=True)

DATA_FLOW: dict[str, DataFlow] = {
    # Region 0 of a while is its condition, region 1 its body.
    "stablehlo.while": DataFlow(from_operands=True, from_returns=(1,), shared_args=(0, 1)),
    "stablehlo.case": DataFlow(from_returns=None),
    "stablehlo.optimization_barrier": DataFlow(from_operands=True),
    "sdy.named_computation": _CALL_LIKE,
    MANUAL: _CALL_LIKE,
}

# Ops whose regions get what they returned the last time.
LOOPS = frozenset(name for name, flow in DATA_FLOW.items() if flow.shared_args)

# The edges of the ops above, and those of calls and called functions.
EDGE, FUNC_EDGE = "sdy.data_flow_edge", "sdy.func_data_flow_edge"
EDGES = frozenset({EDGE, FUNC_EDGE})

# Their rule is an identity that propagation makes for itself.
BARRIER = "sdy.propagation_barrier"
NO_STORED_RULE = EDGES | {BARRIER}

RESHAPE, TRANSPOSE = "stablehlo.reshape", "stablehlo.transpose"

# Ops that only rename dims propagate first, both ways (so do all elementwise ops).
EAGER = frozenset({RESHAPE, TRANSPOSE}) | EDGES
CUSTOM_CALL = "stablehlo.custom_call"
EAGER_CUSTOM_CALLS = frozenset({"MoveToDevice", "MoveToHost"})
EAGER_FORWARD = frozenset({"stablehlo.dynamic_slice", "stablehlo.dynamic_update_slice"})
LATE_FORWARD = frozenset({"stablehlo.broadcast_in_dim"})
# Elementwise only where no dim is added.
SAME_SHAPE_ELEMENTWISE = frozenset({"stablehlo.bitcast_convert"})

# Constant expressions are split per user, so that each use has its own sharding.
CONSTANT = "stablehlo.constant"
CONSTANTS = frozenset({CONSTANT, "sdy.constant"})
CONSTANT_SOURCES = CONSTANTS | {"stablehlo.iota"}
CONSTANT_KEEPING = frozenset(
    {"stablehlo.broadcast_in_dim", "stablehlo.reshape", "stablehlo.slice"}
)  # besides elementwise ops
SHARED_CONSTANT = "sdy.constant"  # what every constant becomes meanwhile
CALLS = frozenset({"func.call", "sdy.named_computation"})
BROADCAST = "stablehlo.broadcast_in_dim"

CONSTRAINT = "sdy.sharding_constraint"
GROUP = "sdy.sharding_group"

# What explicit resharding inserts, and the ops it treats by themselves even where it does least.
RESHARD, ALL_REDUCE = "sdy.reshard", "sdy.all_reduce"
ALL_GATHER, REDUCE_SCATTER = "sdy.all_gather", "sdy.reduce_scatter"
ALL_SLICE, ALL_TO_ALL = "sdy.all_slice", "sdy.all_to_all"
COLLECTIVE_PERMUTE = "sdy.collective_permute"
UNMOVED = frozenset({RESHARD, CONSTRAINT, "sdy.sharded_to_unreduced"})  # moves that say no way
DOTS = frozenset({"stablehlo.dot", "stablehlo.dot_general"})
CONCATENATE, CONVOLUTION = "stablehlo.concatenate", "stablehlo.convolution"

# Collectives of the dialect. MLIR's drivers keep unused ones; removing them is sound all the same.
COLLECTIVES = frozenset(
    {
        ALL_GATHER,
        ALL_SLICE,
        ALL_TO_ALL,
        COLLECTIVE_PERMUTE,
        ALL_REDUCE,
        REDUCE_SCATTER,
        "sdy.sharded_to_unreduced",
        "sdy.replicated_to_unreduced",
    }
)

# What padding to even shards treats by itself: ops whose sums must not see padding, and cuts.
SUMMED = frozenset({"stablehlo.dot_general"})
SLICE, REVERSE, PAD = "stablehlo.slice", "stablehlo.reverse", "stablehlo.pad"
DYNAMIC_UPDATE_SLICE = "stablehlo.dynamic_update_slice"

# What indices that count along a dim are made of, and the ops that they may index.
IOTA, SELECT, COMPARE = "stablehlo.iota", "stablehlo.select", "stablehlo.compare"
GATHER, SCATTER = "stablehlo.gather", "stablehlo.scatter"
