"""StableHLO's own collectives: found inside manual computations and in local programs."""

from __future__ import annotations

from shardwright.spec.factors import NO_DIM, Kind, Rule, RuleBuilder, pointwise_rule
from shardwright.spec.op import OpRow, Sig
from shardwright.spec.rows import eager
from shardwright.spec.types import tensor
from shardwright.spec.values.fields import integer
from shardwright.spec.verifying import infer_collective
from shardwright.spec.verifying.attribute_classes import (
    GROUPS,
    HANDLE,
    I64_ELEMENTS,
    I64_NON_NEGATIVE,
    I64_POSITIVE,
    UNIT,
)
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.infer_shape import one_type
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.traits import compatible_types, same_elements
from shardwright.spec.verifying.type_classes import TENSOR, UI32, ranked, variadic

_GROUPS = ("replica_groups", "channel_handle", "use_global_device_ids")


def _are_alike(sig: Sig) -> bool:
    """True if all operands have one shape, which Shardy takes for granted (and may crash)."""
    return all(sig.shape(k) == sig.shape(0) for k in range(len(sig.ins)))


def _pointwise(sig: Sig) -> Rule | None:
    if not _are_alike(sig):
        return None
    return pointwise_rule(sig.out_shape(0), sig.in_ranks, len(sig.outs))


def _resizing(sig: Sig, dims: tuple[int, ...]) -> Rule | None:
    """A dim that the collective communicates over has one factor before and one after it."""
    if not _are_alike(sig):
        return None
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


def _gathered(sig: Sig) -> int:
    return integer(sig.attrs, "all_gather_dim")


def _scattered(sig: Sig) -> int:
    return integer(sig.attrs, "scatter_dimension")


def _split(sig: Sig) -> int:
    return integer(sig.attrs, "split_dimension")


def _joined(sig: Sig) -> int:
    return integer(sig.attrs, "concat_dimension")


def _all_gather(sig: Sig) -> Rule | None:
    return _resizing(sig, (_gathered(sig),))


def _reduce_scatter(sig: Sig) -> Rule | None:
    return _resizing(sig, (_scattered(sig),))


def _all_to_all(sig: Sig) -> Rule | None:
    dims = (_split(sig), _joined(sig))
    return _resizing(sig, dims if dims[0] != dims[1] else dims[:1])


_GROUPED = (Field("replica_groups", GROUPS), Field("channel_handle", HANDLE, False))
_GLOBAL = (*_GROUPED, Field("use_global_device_ids", UNIT, False))

ROWS = [
    OpRow(
        name="stablehlo.all_reduce",
        inherent=_GROUPS,
        structure=Definition(
            ins=(variadic(TENSOR),),
            outs=(variadic(TENSOR),),
            fields=_GLOBAL,
            regions=("computation",),
            ends_with="stablehlo.return",
        ),
        rule=_pointwise,
        infer=infer_collective.all_reduce,
        check=infer_collective.check_all_reduce,
        check_bodies=infer_collective.all_reduce_bodies,
        infer_bodies=infer_collective.all_reduce_types,
        pure=False,
    ),
    OpRow(
        name="stablehlo.all_gather",
        eager=eager.gathering,
        inherent=(*_GROUPS, "all_gather_dim"),
        structure=Definition(
            ins=(variadic(TENSOR),),
            outs=(variadic(TENSOR),),
            fields=(*_GLOBAL, Field("all_gather_dim", I64_NON_NEGATIVE)),
            traits=(infer_collective.same_counts, infer_collective.same_pairs),
        ),
        rule=_all_gather,
        check=infer_collective.check_all_gather,
        pure=False,
    ),
    OpRow(
        name="stablehlo.reduce_scatter",
        eager=eager.scattering,
        inherent=(*_GROUPS, "scatter_dimension"),
        structure=Definition(
            ins=(TENSOR,),
            outs=(TENSOR,),
            fields=(*_GLOBAL, Field("scatter_dimension", I64_NON_NEGATIVE)),
            regions=("computation",),
        ),
        rule=_reduce_scatter,
        check=infer_collective.check_reduce_scatter,
        check_bodies=infer_collective.reduce_scatter_bodies,
        pure=False,
    ),
    OpRow(
        name="stablehlo.all_to_all",
        eager=eager.exchange,
        inherent=(
            "replica_groups",
            "channel_handle",
            "split_dimension",
            "concat_dimension",
            "split_count",
        ),
        structure=Definition(
            ins=(variadic(TENSOR),),
            outs=(variadic(TENSOR),),
            fields=(
                *_GROUPED,
                Field("split_dimension", I64_NON_NEGATIVE),
                Field("concat_dimension", I64_NON_NEGATIVE),
                Field("split_count", I64_POSITIVE),
            ),
            traits=(infer_collective.same_counts, infer_collective.same_pairs),
        ),
        rule=_all_to_all,
        infer=infer_collective.all_to_all,
        pure=False,
    ),
    OpRow(
        name="stablehlo.collective_permute",
        inherent=("source_target_pairs", "channel_handle"),
        structure=Definition(
            ins=(TENSOR,),
            outs=(TENSOR,),
            fields=(
                Field("source_target_pairs", I64_ELEMENTS),
                Field("channel_handle", HANDLE, False),
            ),
            traits=(same_elements,),
        ),
        rule=_pointwise,
        infer=one_type,
        check=infer_collective.check_permute,
        pure=False,
    ),
    OpRow(
        name="stablehlo.collective_broadcast",
        inherent=("replica_groups", "channel_handle"),
        structure=Definition(
            ins=(TENSOR,), outs=(TENSOR,), fields=_GROUPED, traits=(same_elements,)
        ),
        rule=_pointwise,
        infer=one_type,
        check=infer_collective.check_broadcast,
        pure=False,
    ),
    OpRow(
        name="stablehlo.cross-replica-sum",
        inherent=("replica_groups",),
        structure=Definition(
            ins=(TENSOR,),
            outs=(TENSOR,),
            fields=(Field("replica_groups", I64_ELEMENTS),),
            traits=(compatible_types,),
        ),
        rule=_pointwise,
    ),
    *(
        OpRow(
            name=name,
            syntax="partition_id",
            structure=Definition(outs=(ranked(UI32),)),
            infer=lambda sig: [tensor((), "ui32")],
        )
        for name in ("stablehlo.partition_id", "stablehlo.replica_id")
    ),
]
