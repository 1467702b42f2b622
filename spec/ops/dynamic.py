"""Ops that read or write one slice at a computed position: dynamic_slice, dynamic_update_slice."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from shardwright.spec.attributes import Attrs
from shardwright.spec.blocks import bytes_touched, index_local
from shardwright.spec.factors import NO_DIM, Kind, Rule, RuleBuilder
from shardwright.spec.op import OpRow, Run, Sample, Sig, Values
from shardwright.spec.reference import index_reference
from shardwright.spec.rows.indexing import slice_sizes
from shardwright.spec.rows.sampling import draw_element, draw_shape
from shardwright.spec.rows.spelling import python_tuple
from shardwright.spec.sharding_rules.linear import in_first, in_first_two, moves
from shardwright.spec.types import tensor
from shardwright.spec.values.fields import i64
from shardwright.spec.verifying import infer_index
from shardwright.spec.verifying.attribute_classes import I64S
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.traits import one_element
from shardwright.spec.verifying.type_classes import INT, TENSOR, scalar, variadic

# --- dynamic_slice


def _dynamic_slice_rule(sig: Sig) -> Rule:
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    for dim, (before, after) in enumerate(zip(sig.shape(0), sig.out_shape(0), strict=True)):
        kind = Kind.PASS if before == after else Kind.REPLICATE
        builder.same(dim, before, kind, blocked=before != after)
    return builder.build()


def _dynamic_slice_blocks(sig: Sig) -> Rule:
    """Where a slice is shorter than its dim, each device gives what it holds of it, else zeros."""
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    scalars = [NO_DIM] * (len(sig.ins) - 1)
    for dim, (before, after) in enumerate(zip(sig.shape(0), sig.out_shape(0), strict=True)):
        if before == after:
            builder.same(dim, before)
            continue
        builder.factor([dim, *scalars], [NO_DIM], before, Kind.REDUCTION)
        builder.factor([NO_DIM, *scalars], [dim], after, Kind.REPLICATE)
    return builder.build()


def _dynamic_slice_run(run: Run, operand: Values, *starts: Values) -> Values:
    return index_reference.dynamic_slice(operand, starts, slice_sizes(run.sig))


def _dynamic_slice_static(sig: Sig, starts: Sequence[int]) -> tuple[str, Attrs]:
    """The slice at these places; as the op does, it starts no later than where it fits."""
    sizes = slice_sizes(sig)
    limits = [n - size for n, size in zip(sig.shape(0), sizes, strict=True)]
    first = [max(0, min(start, most)) for start, most in zip(starts, limits, strict=True)]
    attrs = {
        "start_indices": i64(first),
        "limit_indices": i64([start + size for start, size in zip(first, sizes, strict=True)]),
        "strides": i64([1] * len(sizes)),
    }
    return "stablehlo.slice", Attrs(attrs)


def _dynamic_slice_spelling(sig: Sig, names: Sequence[str]) -> str:
    starts, sizes = python_tuple(names[1:]), python_tuple(slice_sizes(sig))
    return f"_dynamic_slice({names[0]}, {starts}, {sizes})"


def _dynamic_slice_sample(random: Random) -> Sample:
    element, shape = draw_element(random, "sint uint float bool complex"), draw_shape(random, 0, 3)
    sizes = tuple(random.choice((n, random.randint(1, n))) for n in shape)
    index = tensor((), random.choice(("i32", "i32", "i64", "i8", "ui32")))
    starts = (random.choice(("any", f"index:{max(shape, default=1)}")),) * len(shape)
    return Sample(
        (tensor(shape, element), *[index] * len(shape)),
        (tensor(sizes, element),),
        Attrs({"slice_sizes": i64(sizes)}),
        operands=("any", *starts),
    )


# --- dynamic_update_slice


def _dynamic_update_slice_rule(sig: Sig) -> Rule:
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    scalars = [NO_DIM] * (len(sig.ins) - 2)
    is_static = bool(scalars) and all(fact == "constant" for fact in sig.hints.operands[2:])
    for dim, (size, update) in enumerate(zip(sig.shape(0), sig.shape(1), strict=True)):
        if size == update:
            builder.factor([dim, dim, *scalars], [dim], size)
        else:
            builder.factor([dim, NO_DIM, *scalars], [dim], size)
            kind = Kind.PASS if is_static else Kind.REPLICATE
            builder.factor([NO_DIM, dim, *scalars], [NO_DIM], update, kind)
    return builder.build()


def _update_whole(sig: Sig) -> tuple[int, ...]:
    """Dims of the update that are shorter than the operand's, wherever it goes."""
    assert sig.rule is not None
    pairs = enumerate(zip(sig.shape(0), sig.shape(1), strict=True))
    return tuple(sig.rule.operands[1][dim][0] for dim, (size, update) in pairs if size != update)


def _dynamic_update_slice_run(_: Run, operand: Values, update: Values, *starts: Values) -> Values:
    return index_reference.dynamic_update_slice(operand, update, starts)


def _dynamic_update_slice_spelling(_: Sig, names: Sequence[str]) -> str:
    operand, update, *starts = names
    return f"_dynamic_update_slice({operand}, {update}, {python_tuple(starts)})"


def _dynamic_update_slice_sample(random: Random) -> Sample:
    sliced = _dynamic_slice_sample(random)
    operand, *starts = sliced.ins
    return Sample((operand, *sliced.outs, *starts), (operand,), operands=("any", *sliced.operands))


ROWS = [
    OpRow(
        name="stablehlo.dynamic_slice",
        syntax="dynamic_slice",
        inherent=("slice_sizes",),
        rule=_dynamic_slice_rule,
        blocks=_dynamic_slice_blocks,
        structure=Definition(
            ins=(TENSOR, variadic(scalar(INT))),
            outs=(TENSOR,),
            fields=(Field("slice_sizes", I64S),),
            traits=(one_element({"operand": 0}, "result"),),
        ),
        infer=infer_index.dynamic_slice,
        combine=lambda sig: ("add",),
        linear=moves(in_first),
        touched=bytes_touched.a_part,
        static=_dynamic_slice_static,
        run=_dynamic_slice_run,
        local=index_local.dynamic_slice,
        padded=index_local.dynamic_slice_padded,
        jax=_dynamic_slice_spelling,
        torch=_dynamic_slice_spelling,
        sample=_dynamic_slice_sample,
    ),
    OpRow(
        name="stablehlo.dynamic_update_slice",
        held="update",
        syntax="functional",
        hints=("operands",),
        rule=_dynamic_update_slice_rule,
        whole=_update_whole,
        structure=Definition(
            ins=(TENSOR, TENSOR, variadic(scalar(INT))),
            outs=(TENSOR,),
            traits=(one_element({"operand": 0, "update": 1}, "result"),),
        ),
        infer=infer_index.dynamic_update_slice,
        touched=bytes_touched.one_update,
        linear=moves(in_first_two),
        run=_dynamic_update_slice_run,
        room=index_local.update_room,
        local=index_local.dynamic_update_slice,
        padded=index_local.dynamic_update_slice_padded,
        jax=_dynamic_update_slice_spelling,
        torch=_dynamic_update_slice_spelling,
        sample=_dynamic_update_slice_sample,
    ),
]
