"""Ops that lengthen or shorten a dim: slice, pad, concatenate."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from shardwright.spec.attributes import Attrs, Int
from shardwright.spec.blocks import bytes_touched, padding, resize_overlap
from shardwright.spec.factors import Kind, Rule, RuleBuilder, blocked
from shardwright.spec.op import OpRow, Run, Sample, Sig, Values
from shardwright.spec.reference.window_reference import dilated, pad
from shardwright.spec.rows import eager
from shardwright.spec.rows.sampling import draw_element, draw_shape
from shardwright.spec.rows.spelling import python_tuple
from shardwright.spec.sharding_rules.linear import in_first, jointly, moves
from shardwright.spec.types import tensor
from shardwright.spec.values.fields import i64, integer, ints
from shardwright.spec.verifying import infer_shape
from shardwright.spec.verifying.attribute_classes import I64_NON_NEGATIVE, I64S
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.traits import one_length, same_elements
from shardwright.spec.verifying.type_classes import TENSOR, VALUES, scalar, variadic

_ANY = "sint uint float bool complex"  # kinds of elements that samples draw


def _resized_rule(sig: Sig) -> Rule:
    """Slice and pad: a dim whose size changes needs a neighbour exchange."""
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    for dim, (before, after) in enumerate(zip(sig.shape(0), sig.out_shape(0), strict=True)):
        builder.same(dim, before, Kind.PASS if before == after else Kind.PERMUTATION)
    return builder.build()


# --- slice


def _bounds(sig: Sig) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Start, limit and stride per dim."""
    start = ints(sig.attrs, "start_indices")
    return start, ints(sig.attrs, "limit_indices"), ints(sig.attrs, "strides", [1] * len(start))


def _slice_run(run: Run, x: Values) -> Values:
    return x[tuple(slice(*bound) for bound in zip(*_bounds(run.sig), strict=True))]


def _slice_jax(sig: Sig, names: Sequence[str]) -> str:
    starts, limits, strides = map(python_tuple, _bounds(sig))
    tail = "" if set(_bounds(sig)[2]) <= {1} else f", {strides}"
    return f"lax.slice({names[0]}, {starts}, {limits}{tail})"


def _slice_torch(sig: Sig, names: Sequence[str]) -> str:
    parts: list[str] = []
    for size, start, limit, stride in zip(sig.shape(0), *_bounds(sig), strict=True):
        first, last = start or "", "" if limit == size else limit
        parts.append(f"{first}:{last}" + (f":{stride}" if stride > 1 else ""))
    return f"{names[0]}[{', '.join(parts)}]" if parts else names[0]


def _slice_sample(random: Random) -> Sample:
    shape, element = draw_shape(random, 0, 4), draw_element(random, _ANY)
    starts, limits, strides = list[int](), list[int](), list[int]()
    for size in shape:
        is_whole = random.random() < 0.5
        starts.append(0 if is_whole else random.randrange(size))
        limits.append(size if is_whole else random.randint(starts[-1] + 1, size))
        strides.append(1 if is_whole else random.choice((1, 1, 2)))
    target = tuple(-(-(b - a) // s) for a, b, s in zip(starts, limits, strides, strict=True))
    attrs = {"start_indices": i64(starts), "limit_indices": i64(limits), "strides": i64(strides)}
    return Sample((tensor(shape, element),), (tensor(target, element),), Attrs(attrs))


# --- pad


def _edges(sig: Sig) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Low, high and interior padding per dim."""
    names = ("edge_padding_low", "edge_padding_high", "interior_padding")
    low, high, interior = (ints(sig.attrs, name) for name in names)
    return low, high, interior


def _pad_whole(sig: Sig) -> tuple[int, ...]:
    """A dim padded here and cut there keeps its size; Shardy lets it pass, but elements move."""
    assert sig.rule is not None
    moved = [dim for dim, edges in enumerate(zip(*_edges(sig), strict=True)) if any(edges)]
    return tuple(factor for dim in moved for factor in sig.rule.operands[0][dim])


def _pad_run(run: Run, x: Values, value: Values) -> Values:
    return pad(x, value, *_edges(run.sig))


def _pad_jax(sig: Sig, names: Sequence[str]) -> str:
    config = python_tuple([python_tuple(edges) for edges in zip(*_edges(sig), strict=True)])
    return f"lax.pad({names[0]}, {names[1]}, {config})"


def _pad_torch(sig: Sig, names: Sequence[str]) -> str:
    low, high, interior = _edges(sig)
    config = f"{python_tuple(low)}, {python_tuple(high)}"
    config += f", {python_tuple(interior)}" if any(interior) else ""
    return f"_pad({names[0]}, {names[1]}, {config})"


def _pad_sample(random: Random) -> Sample:
    element = draw_element(random, _ANY)
    shape, target = list[int](), list[int]()
    low, high, interior = list[int](), list[int](), list[int]()
    for size in draw_shape(random, 0, 4):
        edges = (0, 0, 0)
        if random.random() < 0.6:
            edges = (
                random.choice((0, -1, 1, 2)),
                random.choice((0, -2, 1)),
                random.choice((0, 0, 1, 2)),
            )
        if dilated(size, edges[2] + 1) + edges[0] + edges[1] <= 0:
            edges = (1, 0, 0)
        shape.append(size)
        target.append(dilated(size, edges[2] + 1) + edges[0] + edges[1])
        for values, edge in zip((low, high, interior), edges, strict=True):
            values.append(edge)
    attrs = {"edge_padding_low": i64(low), "edge_padding_high": i64(high)}
    ins = (tensor(tuple(shape), element), tensor((), element))
    outs = (tensor(tuple(target), element),)
    return Sample(ins, outs, Attrs({**attrs, "interior_padding": i64(interior)}))


# --- concatenate


def _joined(sig: Sig) -> int:
    return integer(sig.attrs, "dimension")


def _concatenate_rule(sig: Sig) -> Rule:
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    kind = Kind.PERMUTATION if _joins_slices(sig.hints.operands) else Kind.REPLICATE
    for dim, size in enumerate(sig.out_shape(0)):
        builder.same(dim, size, kind if dim == _joined(sig) else Kind.PASS)
    return builder.build()


def _careful_concatenate_rule(sig: Sig) -> Rule:
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    for dim, size in enumerate(sig.out_shape(0)):
        if dim != _joined(sig):
            builder.same(dim, size)
    return builder.build()


def _joins_slices(facts: tuple[str, ...]) -> bool:
    """Slices only, or pieces of one value, one at least a slice: then neighbours suffice."""
    are_slices = [fact.startswith("slice:") for fact in facts]
    if all(are_slices):
        return bool(facts)
    return any(are_slices) and len({fact.partition(":")[2] for fact in facts}) == 1


def _concatenate_run(run: Run, *operands: Values) -> Values:
    return np.concatenate(operands, _joined(run.sig))


def _concatenate_jax(sig: Sig, names: Sequence[str]) -> str:
    return f"lax.concatenate([{', '.join(names)}], {_joined(sig)})"


def _concatenate_torch(sig: Sig, names: Sequence[str]) -> str:
    return f"torch.cat([{', '.join(names)}], {_joined(sig)})"


def _concatenate_sample(random: Random) -> Sample:
    element, shape = draw_element(random, _ANY), draw_shape(random, 1, 4)
    dim = random.randrange(len(shape))
    sizes = [random.randint(1, 4) for _ in range(random.randint(1, 3))]
    ins, out = ([(*shape[:dim], n, *shape[dim + 1 :]) for n in ns] for ns in (sizes, [sum(sizes)]))
    attrs = Attrs({"dimension": Int(dim)})
    return Sample(tuple(tensor(s, element) for s in ins), (tensor(out[0], element),), attrs)


ROWS = [
    OpRow(
        name="stablehlo.slice",
        eager=eager.view,
        syntax="slice",
        inherent=("start_indices", "limit_indices", "strides"),
        rule=_resized_rule,
        careful=lambda sig: blocked(_resized_rule(sig)),
        structure=Definition(
            ins=(TENSOR,),
            outs=(TENSOR,),
            fields=tuple(Field(name, I64S) for name in infer_shape.SLICE),
            traits=(same_elements, one_length(*infer_shape.SLICE)),
        ),
        infer=infer_shape.slice_,
        overlap=resize_overlap.slice_overlap,
        linear=moves(in_first),
        touched=bytes_touched.a_part,
        run=_slice_run,
        local=resize_overlap.slice_local,
        padded=resize_overlap.slice_padded,
        jax=_slice_jax,
        torch=_slice_torch,
        sample=_slice_sample,
    ),
    OpRow(
        name="stablehlo.pad",
        eager=eager.edges,
        syntax="pad",
        inherent=("edge_padding_low", "edge_padding_high", "interior_padding"),
        linear=moves(jointly),
        rule=_resized_rule,
        careful=lambda sig: blocked(_resized_rule(sig)),
        whole=_pad_whole,
        overlap=resize_overlap.pad_overlap,
        local=resize_overlap.pad_local,
        padded=padding.plain,
        structure=Definition(
            ins=(TENSOR, scalar(*VALUES)),
            outs=(TENSOR,),
            fields=tuple(Field(name, I64S) for name in infer_shape.PAD),
            traits=(same_elements, one_length(*infer_shape.PAD)),
        ),
        infer=infer_shape.pad,
        run=_pad_run,
        jax=_pad_jax,
        torch=_pad_torch,
        sample=_pad_sample,
    ),
    OpRow(
        name="stablehlo.concatenate",
        syntax="concatenate",
        inherent=("dimension",),
        hints=("operands",),
        rule=_concatenate_rule,
        careful=_careful_concatenate_rule,
        overlap=resize_overlap.concatenate_overlap,
        local=resize_overlap.concatenate_local,
        padded=padding.plain,
        structure=Definition(
            ins=(variadic(TENSOR),),
            outs=(TENSOR,),
            fields=(Field("dimension", I64_NON_NEGATIVE),),
            traits=(same_elements,),
        ),
        infer=infer_shape.concatenate,
        linear=moves(jointly),
        run=_concatenate_run,
        jax=_concatenate_jax,
        torch=_concatenate_torch,
        sample=_concatenate_sample,
    ),
]
