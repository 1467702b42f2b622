"""Ops that rearrange or repeat all elements: reshape, transpose, broadcast_in_dim, reverse."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from shardwright.spec.attributes import Attrs
from shardwright.spec.blocks import padding, resize_overlap
from shardwright.spec.factors import NO_DIM, Kind, Rule, RuleBuilder
from shardwright.spec.kernel_layouts import Layout, Layouts
from shardwright.spec.op import OpRow, Run, Sample, Sig, Values
from shardwright.spec.rows import eager
from shardwright.spec.rows.sampling import draw_element, draw_permutation, draw_shape
from shardwright.spec.rows.spelling import is_wide_unsigned, python_tuple
from shardwright.spec.sharding_rules.linear import jointly, moves
from shardwright.spec.sharding_rules.reshape import reshape_rule
from shardwright.spec.types import TensorType, tensor
from shardwright.spec.values.fields import i64, ints
from shardwright.spec.verifying import infer_shape
from shardwright.spec.verifying.attribute_classes import I64S
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.traits import compatible_elements, same_elements
from shardwright.spec.verifying.type_classes import ALL, ANY_TENSOR, TENSOR, bounded

_ANY = "sint uint float bool complex"  # kinds of elements that samples draw


# --- reshape


def _reshape_rule(sig: Sig) -> Rule | None:
    """None without elements, as in Shardy: factors cannot be told from sizes of 0."""
    if 0 in sig.shape(0):
        return None
    return reshape_rule(sig.shape(0), sig.out_shape(0))


def _one_sided(sig: Sig) -> tuple[int, ...]:
    """Factors that only the operand or only the result has: cutting them would mix up elements."""
    assert sig.rule is not None
    (source,), (target,) = sig.rule.operands, sig.rule.results
    sides = [{factor for dim in tensor for factor in dim} for tensor in (source, target)]
    return tuple(sorted(f for f in sides[0] ^ sides[1] if sig.rule.sizes[f] > 1))


def _reshape_run(run: Run, x: Values) -> Values:
    return x.reshape(run.sig.out_shape(0))


def _reshape_jax(sig: Sig, names: Sequence[str]) -> str:
    return f"lax.reshape({names[0]}, {python_tuple(sig.out_shape(0))})"


def _reshape_torch(sig: Sig, names: Sequence[str]) -> str:
    return f"{names[0]}.reshape({python_tuple(sig.out_shape(0))})"


def _reshape_sample(random: Random) -> Sample:
    element = draw_element(random, _ANY)
    count = random.choice((1, 2, 6, 8, 12, 24, 30, 36))
    shapes = [_factorised(random, count) for _ in range(2)]
    return Sample((tensor(shapes[0], element),), (tensor(shapes[1], element),))


def _factorised(random: Random, count: int) -> tuple[int, ...]:
    """A shape of that many elements, with a dim of size 1 now and then."""
    sizes: list[int] = []
    while count > 1:
        sizes.append(random.choice([n for n in range(2, count + 1) if count % n == 0]))
        count //= sizes[-1]
    if random.random() < 0.3:
        sizes.insert(random.randint(0, len(sizes)), 1)
    return tuple(sizes)


# --- transpose


def _permutation(sig: Sig) -> tuple[int, ...]:
    return ints(sig.attrs, "permutation")


def _transpose_rule(sig: Sig) -> Rule:
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    for dim, source in enumerate(_permutation(sig)):
        builder.factor([source], [dim], sig.shape(0)[source])
    return builder.build()


def _transpose_layouts(sig: Sig) -> Layouts:
    return Layouts((Layout(_permutation(sig)),), (Layout(tuple(range(len(sig.shape(0))))),))


def _transpose_run(run: Run, x: Values) -> Values:
    return x.transpose(_permutation(run.sig))


def _transpose_jax(sig: Sig, names: Sequence[str]) -> str:
    return f"lax.transpose({names[0]}, {python_tuple(_permutation(sig))})"


def _transpose_torch(sig: Sig, names: Sequence[str]) -> str:
    return f"{names[0]}.permute({python_tuple(_permutation(sig))})"


def _transpose_sample(random: Random) -> Sample:
    element, shape = draw_element(random, _ANY), draw_shape(random, 0, 4)
    permutation = draw_permutation(random, len(shape))
    target = tuple(shape[dim] for dim in permutation)
    attrs = Attrs({"permutation": i64(permutation)})
    return Sample((tensor(shape, element),), (tensor(target, element),), attrs)


# --- broadcast_in_dim


def _places(sig: Sig) -> tuple[int, ...]:
    """Per operand dim the result dim it becomes."""
    return ints(sig.attrs, "broadcast_dimensions")


def _broadcast_rule(sig: Sig) -> Rule:
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    source_of = {place: dim for dim, place in enumerate(_places(sig))}
    for dim, size in enumerate(sig.out_shape(0)):
        source = source_of.get(dim, NO_DIM)
        if source != NO_DIM and sig.shape(0)[source] != size:
            builder.factor([source], [NO_DIM], 1)
            source = NO_DIM
        builder.factor([source], [dim], size)
    return builder.build()


def _broadcast_simpler(sig: Sig) -> tuple[str, Attrs] | None:
    """A reshape, where only dims of size 1 are added: what XLA makes of it on import."""
    kept = list(_places(sig)) == sorted(_places(sig))
    target = sig.outs[0]
    if not kept or not isinstance(target, TensorType) or not target.is_static:
        return None
    return ("stablehlo.reshape", Attrs()) if tuple(_aligned(sig)) == target.shape else None


def _in_order(sig: Sig) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Operand dims by ascending result dim, and those result dims."""
    places = _places(sig)
    order = tuple(sorted(range(len(places)), key=places.__getitem__))
    return order, tuple(places[dim] for dim in order)


def _aligned(sig: Sig) -> list[int]:
    """The operand's sizes where the result has its dims, 1 elsewhere."""
    sizes = [1] * len(sig.out_shape(0))
    for dim, place in enumerate(_places(sig)):
        sizes[place] = sig.shape(0)[dim]
    return sizes


def _broadcast_run(run: Run, x: Values) -> Values:
    order, _ = _in_order(run.sig)
    aligned = x.transpose(order).reshape(_aligned(run.sig))
    return np.broadcast_to(aligned, run.sig.out_shape(0))


def _broadcast_jax(sig: Sig, names: Sequence[str]) -> str:
    order, places = _in_order(sig)
    name = names[0]
    if order != tuple(range(len(order))):
        name = f"lax.transpose({name}, {python_tuple(order)})"
    return f"lax.broadcast_in_dim({name}, {python_tuple(sig.out_shape(0))}, {python_tuple(places)})"


def _broadcast_torch(sig: Sig, names: Sequence[str]) -> str:
    order, _ = _in_order(sig)
    text, target, aligned = names[0], sig.out_shape(0), _aligned(sig)
    if order != tuple(range(len(order))):
        text = f"{text}.permute({python_tuple(order)})"
    if tuple(aligned[len(target) - len(order) :]) != tuple(sig.shape(0)[dim] for dim in order):
        text = f"{text}.reshape({python_tuple(aligned)})"
    return f"{text}.expand({python_tuple(target)})"


def _broadcast_sample(random: Random) -> Sample:
    element, target = draw_element(random, _ANY), draw_shape(random, 0, 4)
    places = random.sample(range(len(target)), random.randint(0, len(target)))
    if random.random() < 0.7:
        places.sort()
    source = tuple(1 if random.random() < 0.3 else target[place] for place in places)
    attrs = Attrs({"broadcast_dimensions": i64(places)})
    return Sample((tensor(source, element),), (tensor(target, element),), attrs)


# --- reverse


def _reversed(sig: Sig) -> tuple[int, ...]:
    return ints(sig.attrs, "dimensions")


def _reverse_rule(sig: Sig) -> Rule:
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    dims = _reversed(sig)
    for dim, size in enumerate(sig.out_shape(0)):
        builder.same(dim, size, Kind.PERMUTATION if dim in dims else Kind.PASS)
    return builder.build()


def _reverse_run(run: Run, x: Values) -> Values:
    return np.flip(x, _reversed(run.sig))


def _reverse_jax(sig: Sig, names: Sequence[str]) -> str:
    return f"lax.rev({names[0]}, {python_tuple(_reversed(sig))})"


def _reverse_torch(sig: Sig, names: Sequence[str]) -> str:
    arguments = f"{names[0]}, {python_tuple(_reversed(sig))}"
    if is_wide_unsigned(sig.element()):
        return f"_unsigned(torch.flip, {arguments})"
    return f"torch.flip({arguments})"


def _reverse_sample(random: Random) -> Sample:
    type = tensor(draw_shape(random, 0, 4), draw_element(random, _ANY))
    dims = random.sample(range(type.rank), random.randint(0, type.rank))
    return Sample((type,), (type,), Attrs({"dimensions": i64(dims)}))


_SIZED = bounded(*ALL)

ROWS = [
    OpRow(
        name="stablehlo.reshape",
        eager=eager.view,
        held="view",
        syntax="functional",
        rule=_reshape_rule,
        whole=_one_sided,
        structure=Definition(ins=(ANY_TENSOR,), outs=(_SIZED,), traits=(compatible_elements,)),
        check=infer_shape.check_reshape,
        linear=moves(jointly),
        run=_reshape_run,
        jax=_reshape_jax,
        torch=_reshape_torch,
        sample=_reshape_sample,
    ),
    OpRow(
        name="stablehlo.transpose",
        eager=eager.view,
        held="turn",
        syntax="transpose",
        inherent=("permutation",),
        rule=_transpose_rule,
        layouts=_transpose_layouts,
        structure=Definition(
            ins=(ANY_TENSOR,),
            outs=(ANY_TENSOR,),
            fields=(Field("permutation", I64S),),
            traits=(compatible_elements,),
        ),
        infer=infer_shape.transpose,
        linear=moves(jointly),
        run=_transpose_run,
        jax=_transpose_jax,
        torch=_transpose_torch,
        sample=_transpose_sample,
    ),
    OpRow(
        name="stablehlo.broadcast_in_dim",
        eager=eager.view,
        syntax="broadcast_in_dim",
        inherent=("broadcast_dimensions",),
        rule=_broadcast_rule,
        structure=Definition(
            ins=(ANY_TENSOR,),
            outs=(_SIZED,),
            fields=(Field("broadcast_dimensions", I64S),),
            traits=(compatible_elements,),
        ),
        check=infer_shape.check_broadcast_in_dim,
        simpler=_broadcast_simpler,
        linear=moves(jointly),
        run=_broadcast_run,
        jax=_broadcast_jax,
        torch=_broadcast_torch,
        sample=_broadcast_sample,
    ),
    OpRow(
        name="stablehlo.reverse",
        syntax="reverse",
        inherent=("dimensions",),
        rule=_reverse_rule,
        overlap=resize_overlap.reverse_overlap,
        local=resize_overlap.reverse_local,
        padded=padding.plain,
        structure=Definition(
            ins=(TENSOR,),
            outs=(TENSOR,),
            fields=(Field("dimensions", I64S),),
            traits=(same_elements,),
        ),
        infer=infer_shape.one_type,
        check=infer_shape.check_reverse,
        linear=moves(jointly),
        run=_reverse_run,
        jax=_reverse_jax,
        torch=_reverse_torch,
        sample=_reverse_sample,
    ),
]
