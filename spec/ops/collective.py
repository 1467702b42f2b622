"""StableHLO's own collectives: found inside manual computations and in local programs."""

from __future__ import annotations

from ..attributes import Bool
from ..factors import NO_DIM, Kind, Rule, RuleBuilder, pointwise_rule
from ..fields import integer
from ..op import OpRow, Sig

_GROUPS = ("replica_groups", "channel_handle", "use_global_device_ids")


def _pointwise(sig: Sig) -> Rule:
    return pointwise_rule(sig.out_shape(0), sig.in_ranks, len(sig.outs))


def _resizing(sig: Sig, dims: tuple[int, ...]) -> Rule:
    """Each dim that the collective communicates over has a factor of its own before and after it."""
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    ins, outs = len(sig.ins), len(sig.outs)
    source, target = sig.shape(0), sig.out_shape(0)
    for dim, size in enumerate(source):
        if dim not in dims:
            builder.same(dim, size)
    for dim in dims:
        builder.factor([dim] * ins, [NO_DIM] * outs, source[dim], Kind.REPLICATE)
        builder.factor([NO_DIM] * ins, [dim] * outs, target[dim], Kind.REPLICATE)
    return builder.build()


def _all_gather(sig: Sig) -> Rule:
    return _resizing(sig, (integer(sig.attrs, "all_gather_dim"),))


def _reduce_scatter(sig: Sig) -> Rule:
    return _resizing(sig, (integer(sig.attrs, "scatter_dimension"),))


def _all_to_all(sig: Sig) -> Rule:
    split = integer(sig.attrs, "split_dimension")
    joined = integer(sig.attrs, "concat_dimension")
    return _resizing(sig, (split,) if split == joined else (split, joined))


ROWS = [
    OpRow(name="stablehlo.all_reduce", inherent=_GROUPS, rule=_pointwise, pure=False),
    OpRow(
        name="stablehlo.all_gather",
        inherent=(*_GROUPS, "all_gather_dim"),
        rule=_all_gather,
        pure=False,
    ),
    OpRow(
        name="stablehlo.reduce_scatter",
        inherent=(*_GROUPS, "scatter_dimension"),
        rule=_reduce_scatter,
        pure=False,
    ),
    OpRow(
        name="stablehlo.all_to_all",
        inherent=(
            "replica_groups",
            "channel_handle",
            "split_dimension",
            "concat_dimension",
            "split_count",
        ),
        rule=_all_to_all,
        pure=False,
    ),
    OpRow(
        name="stablehlo.collective_permute",
        inherent=("source_target_pairs", "channel_handle"),
        rule=_pointwise,
        pure=False,
    ),
    OpRow(
        name="stablehlo.collective_broadcast",
        inherent=("replica_groups", "channel_handle"),
        rule=_pointwise,
        pure=False,
    ),
    OpRow(name="stablehlo.cross-replica-sum", inherent=("replica_groups",), rule=_pointwise),
    OpRow(name="stablehlo.partition_id", syntax="partition_id"),
    OpRow(name="stablehlo.replica_id", syntax="partition_id"),
    OpRow(name="stablehlo.map", inherent=("dimensions",)),
]
