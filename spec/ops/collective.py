"""StableHLO's own collectives: found inside manual computations and in local programs."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..checking import Check, check, wrong_result
from ..factors import NO_DIM, Kind, Rule, RuleBuilder, pointwise_rule
from ..fields import integer, table
from ..op import OpRow, Sig

_GROUPS = ("replica_groups", "channel_handle", "use_global_device_ids")


def _are_alike(sig: Sig) -> bool:
    """Whether all operands have one shape, which Shardy takes for granted (and may crash)."""
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


# --- checks


def _group_size(sig: Sig) -> int:
    """Devices per group; 0 when the groups are not written as a table."""
    groups = table(sig.attrs, "replica_groups")
    return len(groups[0]) if groups else 0


@check(~1, 0)
def _same_check(sig: Sig) -> Iterator[str]:
    """Results are typed like the operands."""
    if len(sig.ins) != len(sig.outs):
        yield f"expects one result per operand, got {len(sig.ins)} and {len(sig.outs)}"
    for k in range(len(sig.ins)):
        yield from wrong_result(sig, sig.shape(k), sig.element(k), k)


def _resized_check(dim_of: Callable[[Sig], int], grows: bool) -> Check:
    """One dim of every operand grows, or shrinks, by the number of devices of a group."""

    @check(~1, 0)
    def problems(sig: Sig) -> Iterator[str]:
        dim, count = dim_of(sig), _group_size(sig)
        if len(sig.ins) != len(sig.outs):
            yield f"expects one result per operand, got {len(sig.ins)} and {len(sig.outs)}"
        for k in range(len(sig.ins)):
            shape = sig.shape(k)
            if not 0 <= dim < len(shape):
                yield f"dimension {dim} is out of bounds for an operand of rank {len(shape)}"
            if not count:
                return
            if not grows and shape[dim] % count:
                yield f"dim {dim} of size {shape[dim]} is not divisible by the group size {count}"
            size = shape[dim] * count if grows else shape[dim] // count
            yield from wrong_result(sig, (*shape[:dim], size, *shape[dim + 1 :]), sig.element(k), k)

    return problems


@check(
    ~1,
    0,
    requires=(
        "split_dimension",
        "concat_dimension",
        "split_count",
        "replica_groups",
    ),
)
def _all_to_all_check(sig: Sig) -> Iterator[str]:
    split, joined = _split(sig), _joined(sig)
    count = integer(sig.attrs, "split_count")
    for k in range(len(sig.ins)):
        shape = list(sig.shape(k))
        for word, dim in (("split", split), ("concat", joined)):
            if not 0 <= dim < len(shape):
                yield f"{word}_dimension {dim} is out of bounds for input rank {len(shape)}"
        if count <= 0 or shape[split] % count:
            yield (
                f"split dimension has size {shape[split]}, expected to be a multiple of "
                f"split_count {count}"
            )
        shape[split] //= count
        shape[joined] *= count
        yield from wrong_result(sig, shape, sig.element(k), k)


@check(1, requires=("source_target_pairs",))
def _permute_check(sig: Sig) -> Iterator[str]:
    pairs = table(sig.attrs, "source_target_pairs")
    for place, word in enumerate(("source", "target")):
        column = [pair[place] for pair in pairs]
        if twice := [n for n in column if column.count(n) > 1]:
            yield f"duplicate {word}s not allowed: {twice[0]}"
    yield from wrong_result(sig, sig.shape(0))


@check(0)
def _id_check(sig: Sig) -> Iterator[str]:
    yield from wrong_result(sig, (), "ui32")


ROWS = [
    OpRow(
        name="stablehlo.all_reduce",
        inherent=_GROUPS,
        rule=_pointwise,
        check=_same_check,
        pure=False,
    ),
    OpRow(
        name="stablehlo.all_gather",
        inherent=(*_GROUPS, "all_gather_dim"),
        rule=_all_gather,
        check=_resized_check(_gathered, grows=True),
        pure=False,
    ),
    OpRow(
        name="stablehlo.reduce_scatter",
        inherent=(*_GROUPS, "scatter_dimension"),
        rule=_reduce_scatter,
        check=_resized_check(_scattered, grows=False),
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
        check=_all_to_all_check,
        pure=False,
    ),
    OpRow(
        name="stablehlo.collective_permute",
        inherent=("source_target_pairs", "channel_handle"),
        rule=_pointwise,
        check=_permute_check,
        pure=False,
    ),
    OpRow(
        name="stablehlo.collective_broadcast",
        inherent=("replica_groups", "channel_handle"),
        rule=_pointwise,
        check=_same_check,
        pure=False,
    ),
    OpRow(name="stablehlo.cross-replica-sum", inherent=("replica_groups",), rule=_pointwise),
    OpRow(name="stablehlo.partition_id", syntax="partition_id", check=_id_check),
    OpRow(name="stablehlo.replica_id", syntax="partition_id", check=_id_check),
]
