"""Ops whose result's shape is an operand: with a static shape they are static ops.

See `spec/verifying/static_twins.py`. Shardy has no rule for these ops; the rules here are those of
their twins.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import prod

from shardwright.spec.attributes import Attrs
from shardwright.spec.factors import NO_DIM, Kind, Rule, RuleBuilder
from shardwright.spec.op import Sample, Sig, sig
from shardwright.spec.rows.indexing import gather_dims
from shardwright.spec.types import DYNAMIC
from shardwright.spec.values.fields import i64, integer, ints
from shardwright.spec.verifying import static_twins
from shardwright.spec.verifying.attribute_classes import BOOL, GATHER, I64_NON_NEGATIVE, I64S
from shardwright.spec.verifying.compat import fit
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.dynamic_classes import DIMENSIONS, SIZES, first
from shardwright.spec.verifying.infer_gather import dynamic_gather
from shardwright.spec.verifying.infer_quantised import is_quantised
from shardwright.spec.verifying.infer_shape import wrap
from shardwright.spec.verifying.static_twins import Number
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.type_classes import ANY_TENSOR, INT, TENSOR, ranked


def _unlike_elements(found: Sig) -> Iterator[str]:
    if found.element() != found.out_element() and not is_quantised(found):
        yield (
            "expects operand and result to have compatible element type. Got: "
            f"'{found.ins[0]}' and '{found.outs[0]}'"
        )


def _reshape_problems(found: Sig) -> Iterator[str]:
    yield from _unlike_elements(found)
    shape, target = found.shape(0), found.out_shape(0)
    before, after = wrap(prod(shape)), wrap(prod(target))
    if DYNAMIC not in shape + target and before != after:
        yield (
            f"number of output elements ({after}) doesn't match expected number of elements "
            f"({before})"
        )
    if found.shape(1) != (len(target),):
        yield "result should have a rank equal to the number of elements in output_shape"


def _broadcast_problems(found: Sig) -> Iterator[str]:
    yield from _unlike_elements(found)
    shape, target = found.shape(0), found.out_shape(0)
    places = ints(found.attrs, "broadcast_dimensions")
    if len(places) != len(shape):
        yield (
            f"broadcast_dimensions size ({len(places)}) does not match operand rank ({len(shape)})"
        )
    if len(target) < len(shape):
        yield f"result rank ({len(target)}) is less than operand rank ({len(shape)})"
    if len({*places}) != len(places):
        yield "broadcast_dimensions should not have duplicates"
    for dim, (size, place) in enumerate(zip(shape, places, strict=False)):
        if not 0 <= place < len(target):
            yield (
                f"broadcast_dimensions contains invalid value {place} for result with rank "
                f"{len(target)}"
            )
        elif size != 1 and not fit(size, target[place]):
            yield (
                f"size of operand dimension {dim} ({size}) is not compatible with size of result "
                f"dimension {place} ({target[place]})"
            )
    yield from _wrong_hints(found)


def _wrong_hints(found: Sig) -> Iterator[str]:
    hints = [dim for key in _HINTS for dim in ints(found.attrs, key)]
    if len({*hints}) != len(hints):
        yield "duplicate expansion hint for at least one operand dimension"
    for dim in sorted(hints, key=lambda dim: dim * 37 % 64):  # as MLIR's hash table has them
        if not 0 <= dim < len(found.shape(0)):
            yield f"hint for expanding dimension {dim} does not refer to a valid operand dimension"


_HINTS = ("known_expanding_dimensions", "known_nonexpanding_dimensions")


def _iota_problems(found: Sig) -> Iterator[str]:
    if integer(found.attrs, "iota_dimension") >= len(found.out_shape(0)):
        yield "iota dimension cannot go beyond the output rank."


# --- the result's shape says all


def _as_reshape(found: Sig) -> Sig:
    return sig("stablehlo.reshape", Attrs(), found.ins[:1], found.outs)


def _as_broadcast(found: Sig) -> Sig:
    attrs = found.attrs.without("known_expanding_dimensions", "known_nonexpanding_dimensions")
    return sig("stablehlo.broadcast_in_dim", attrs, found.ins[:1], found.outs)


def _as_iota(found: Sig) -> Sig:
    return sig("stablehlo.iota", found.attrs, (), found.outs)


def _as_gather(found: Sig) -> Sig:
    """Slices are as large as the result's window dims; along all other dims they hold one row."""
    dims = gather_dims(found)
    sizes = [1] * len(found.shape(0))
    for out, source in dims.operand_dim_of.items():
        sizes[source] = found.out_shape(0)[out]
    attrs = found.attrs.plus(slice_sizes=i64(sizes))
    return sig("stablehlo.gather", attrs, found.ins[:2], found.outs)


def _iota_rule(found: Sig) -> Rule:
    """Any cut of the result will do."""
    builder = RuleBuilder(found.in_ranks, found.out_ranks)
    for dim, size in enumerate(found.out_shape(0)):
        builder.factor([NO_DIM], [dim], size)
    for dim, size in enumerate(found.shape(0)):
        builder.factor([dim], [NO_DIM], size, Kind.REPLICATE)
    return builder.build()


def _slice_sizes(drawn: Sample) -> list[Number]:
    sizes = ints(drawn.attrs, "slice_sizes")
    return [((len(sizes),), sizes)]


_NUMBERS = ("dimension_numbers", "indices_are_sorted")
ROWS = [
    static_twins.row(
        "stablehlo.dynamic_reshape",
        _as_reshape,
        syntax="functional",
        structure=Definition(ins=(ANY_TENSOR, DIMENSIONS), outs=(ANY_TENSOR,)),
        check=first(_reshape_problems),
        sample=static_twins.sample("stablehlo.reshape", (), static_twins.result_shape),
    ),
    static_twins.row(
        "stablehlo.dynamic_broadcast_in_dim",
        _as_broadcast,
        syntax="broadcast_in_dim",
        inherent=(
            "broadcast_dimensions",
            "known_expanding_dimensions",
            "known_nonexpanding_dimensions",
        ),
        structure=Definition(
            ins=(ANY_TENSOR, DIMENSIONS),
            outs=(ANY_TENSOR,),
            fields=(
                Field("broadcast_dimensions", I64S),
                *(Field(hint, I64S, False) for hint in _HINTS),
            ),
        ),
        check=first(_broadcast_problems),
        sample=static_twins.sample("stablehlo.broadcast_in_dim", (), static_twins.result_shape),
    ),
    replace(
        static_twins.row(
            "stablehlo.dynamic_iota",
            _as_iota,
            syntax="dynamic_iota",
            inherent=("iota_dimension",),
            structure=Definition(
                ins=(DIMENSIONS,),
                outs=(TENSOR,),
                fields=(Field("iota_dimension", I64_NON_NEGATIVE),),
            ),
            check=first(_iota_problems),
            sample=static_twins.sample("stablehlo.iota", (), static_twins.result_shape),
        ),
        rule=_iota_rule,
    ),
    static_twins.row(
        "stablehlo.dynamic_gather",
        _as_gather,
        inherent=_NUMBERS,
        structure=Definition(
            ins=(TENSOR, ranked(INT), SIZES),
            outs=(TENSOR,),
            fields=(
                Field("dimension_numbers", GATHER),
                Field("indices_are_sorted", BOOL, False),
            ),
        ),
        infer=dynamic_gather,
        sample=static_twins.sample("stablehlo.gather", ("slice_sizes",), _slice_sizes),
    ),
]
