"""Batch normalisation in training: statistics over all dims but the feature dim, and gradients.

Shardy has no rule for these ops; the rules here are ours.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from shardwright.spec.attributes import Attrs, Float, Int
from shardwright.spec.blocks import normalization_parts
from shardwright.spec.factors import NO_DIM, Kind, Rule, RuleBuilder
from shardwright.spec.op import OpRow, Run, Sample, Sig, Spelling, Values
from shardwright.spec.rows.sampling import draw_shape
from shardwright.spec.types import TensorType, Type, tensor
from shardwright.spec.values.fields import integer, number
from shardwright.spec.verifying.attribute_classes import F32, I64_NON_NEGATIVE
from shardwright.spec.verifying.compat import fit, shapes_fit
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.faults import Unfit
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.traits import compatible_elements
from shardwright.spec.verifying.type_classes import FLOAT, QUANT, ranked, vector

_TRAINING, _GRAD = "stablehlo.batch_norm_training", "stablehlo.batch_norm_grad"

# Operands of the shape that is normalised, as is result 0; the others are vectors of features.
_WHOLE = {_TRAINING: (0,), _GRAD: (0, 4)}


def _feature(sig: Sig) -> int:
    return integer(sig.attrs, "feature_index")


def _rule(sig: Sig) -> Rule:
    """Features are independent; a device needs all elements of a feature for its statistics.

    Where others are cut, the op is written as sums: see `normalization_parts`.
    """
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    for dim, size in enumerate(sig.shape(0)):
        is_feature = dim == _feature(sig)
        vector = 0 if is_feature else NO_DIM
        operands = [dim if k in _WHOLE[sig.name] else vector for k in range(len(sig.ins))]
        results = [dim if k == 0 else vector for k in range(len(sig.outs))]
        builder.factor(operands, results, size, Kind.PASS if is_feature else Kind.REPLICATE)
    return builder.build()


def _infer(sig: Sig) -> list[Type]:
    """The operand's type, and vectors of its features."""
    vectors = [type for k, type in enumerate(sig.ins) if k not in _WHOLE[sig.name]]
    for k in _WHOLE[sig.name]:
        if not shapes_fit(sig.shape(k), sig.shape(0)):
            raise Unfit("expects multi-dimensional operands to have compatible shapes.")
    sizes = [type.shape[0] for type in vectors if isinstance(type, TensorType)]
    if any(not fit(one, other) for one in sizes for other in sizes):
        raise Unfit("expects single-dimensional operands to have compatible shapes.")
    rank, feature = len(sig.shape(0)), _feature(sig)
    if feature >= rank:
        raise Unfit(
            "expects featureIndex to be smaller than the rank of multi-dimensional operands; got "
            f"featureIndex {feature}, and rank {rank}."
        )
    count = sig.shape(0)[feature]
    if not fit(sizes[0], count):
        raise Unfit(
            "expects the size of single-dimensional operands to be compatible with feature count, "
            f"but the size of single-dimensional operands is {sizes[0]} and the feature count is "
            f"{count}."
        )
    features = tensor((count,), sig.element())
    return [sig.ins[0], features, features]


_FLOATS, _VECTOR = ranked(FLOAT, QUANT), vector(FLOAT, QUANT)


def _definition(operands: int, whole: tuple[int, ...]) -> Definition:
    return Definition(
        ins=tuple(_FLOATS if k in whole else _VECTOR for k in range(operands)),
        outs=(_FLOATS, _VECTOR, _VECTOR),
        fields=(Field("epsilon", F32), Field("feature_index", I64_NON_NEGATIVE)),
        traits=(compatible_elements,),
    )


def _others(sig: Sig) -> tuple[int, ...]:
    """The dims that statistics are taken over."""
    return tuple(dim for dim in range(len(sig.shape(0))) if dim != _feature(sig))


def _aligned(sig: Sig) -> tuple[int, ...]:
    """Shape of a feature vector next to the operand."""
    return tuple(-1 if dim == _feature(sig) else 1 for dim in range(len(sig.shape(0))))


def _wide(x: Values) -> Values:
    """f16 is computed in f32."""
    return x.astype(np.float32) if x.dtype == np.float16 else x


def _training_run(run: Run, x: Values, scale: Values, offset: Values) -> tuple[Values, ...]:
    axes, shape, wide = _others(run.sig), _aligned(run.sig), _wide(x)
    count = wide.dtype.type(x.size // max(x.shape[_feature(run.sig)], 1))
    epsilon = wide.dtype.type(number(run.sig.attrs, "epsilon"))
    with np.errstate(all="ignore"):
        mean = wide.sum(axes, keepdims=True) / count
        centred = wide - mean
        variance = (centred * centred).sum(axes, keepdims=True) / count
        normal = centred / np.sqrt(variance + epsilon)
        out = normal * _wide(scale).reshape(shape) + _wide(offset).reshape(shape)
    return tuple(v.astype(x.dtype) for v in (out, mean.reshape(-1), variance.reshape(-1)))


def _grad_run(run: Run, x: Values, *operands: Values) -> tuple[Values, ...]:
    axes, shape, wide = _others(run.sig), _aligned(run.sig), _wide(x)
    scale, mean, variance = (_wide(v).reshape(shape) for v in operands[:3])
    output = _wide(operands[3])
    count = wide.dtype.type(x.size // max(x.shape[_feature(run.sig)], 1))
    epsilon = wide.dtype.type(number(run.sig.attrs, "epsilon"))
    with np.errstate(all="ignore"):
        inverse = 1 / np.sqrt(variance + epsilon)
        normal = (wide - mean) * inverse
        grad_scale = (output * normal).sum(axes, keepdims=True)
        grad_offset = output.sum(axes, keepdims=True)
        own = scale * inverse * (output - (grad_offset + normal * grad_scale) / count)
    results = (own, grad_scale.reshape(-1), grad_offset.reshape(-1))
    return tuple(v.astype(x.dtype) for v in results)


def _spelled(function: str) -> Spelling:
    """A call of a helper that scripts carry."""

    def spell(sig: Sig, names: Sequence[str]) -> str:
        epsilon = number(sig.attrs, "epsilon")
        return f"{function}({', '.join(names)}, {epsilon!r}, {_feature(sig)})"

    return spell


def _draw(random: Random) -> tuple[tuple[int, ...], str, int, Attrs]:
    # With one element per feature all results would be rounding errors.
    shape = (*draw_shape(random, 1, 2), 4)
    element, feature = random.choice(("f32", "f32", "f64")), random.randrange(len(shape) - 1)
    attrs = {"epsilon": Float("1.000000e-03", "f32"), "feature_index": Int(feature)}
    return shape, element, feature, Attrs(attrs)


def _training_sample(random: Random) -> Sample:
    shape, element, feature, attrs = _draw(random)
    x, vector = tensor(shape, element), tensor((shape[feature],), element)
    return Sample((x, vector, vector), (x, vector, vector), attrs)


def _grad_sample(random: Random) -> Sample:
    shape, element, feature, attrs = _draw(random)
    x, vector = tensor(shape, element), tensor((shape[feature],), element)
    wishes = ("any", "any", "any", "positive", "any")
    return Sample((x, vector, vector, vector, x), (x, vector, vector), attrs, operands=wishes)


_ATTRIBUTES = ("epsilon", "feature_index")

ROWS = [
    OpRow(
        name=_TRAINING,
        inherent=_ATTRIBUTES,
        result_names=("output", "batch_mean", "batch_var"),
        structure=_definition(3, (0,)),
        infer=_infer,
        rule=_rule,
        own_rule=True,
        expansion=normalization_parts.TRAINING,
        flops=8.0,
        run=_training_run,
        jax=_spelled("_batch_norm_training"),
        torch=_spelled("_batch_norm_training"),
        sample=_training_sample,
    ),
    OpRow(
        name=_GRAD,
        inherent=_ATTRIBUTES,
        result_names=("grad_operand", "grad_scale", "grad_offset"),
        structure=_definition(5, (0, 4)),
        infer=_infer,
        rule=_rule,
        own_rule=True,
        expansion=normalization_parts.GRAD,
        flops=12.0,
        run=_grad_run,
        jax=_spelled("_batch_norm_grad"),
        torch=_spelled("_batch_norm_grad"),
        sample=_grad_sample,
    ),
]
