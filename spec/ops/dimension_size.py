"""Dimension sizes: reads the size of a dim, or sets it from a value.

Shardy has no rule for these ops; the rule of `get_dimension_size` is ours.
"""

from __future__ import annotations

from random import Random

import numpy as np

from shardwright.spec.attributes import Attrs, Int
from shardwright.spec.blocks import pieces
from shardwright.spec.blocks.halo import Overlap
from shardwright.spec.factors import NO_DIM, Rule, RuleBuilder
from shardwright.spec.op import Handle, Local, OpRow, Run, Sample, Sig, Values
from shardwright.spec.rows.sampling import draw_element, draw_shape
from shardwright.spec.types import DYNAMIC, TensorType, Type, tensor
from shardwright.spec.values.fields import integer
from shardwright.spec.verifying.attribute_classes import I64_NON_NEGATIVE
from shardwright.spec.verifying.compat import bounded_tensor, limits
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.faults import Unfit
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.type_classes import ANY_TENSOR, I32, TENSOR, ranked


def _dimension(found: Sig) -> int:
    return integer(found.attrs, "dimension")


def _checked_dimension(found: Sig) -> int:
    """The dim; raises Unfit where the operand has no such dim."""
    rank, dim = len(found.shape(0)), _dimension(found)
    if dim >= rank:
        sentence = f"requires dimension attribute in range [0, {rank}); found ({dim})"
        raise Unfit(sentence, "dimension")
    return dim


def _get_size_infer(found: Sig) -> list[Type]:
    _checked_dimension(found)
    return [tensor((), "i32")]


def _set_size_infer(found: Sig) -> list[Type]:
    """The dim becomes dynamic; a size that was known bounds it."""
    if found.shape(1):
        raise Unfit("size operand should be of rank-0", "operand 1")
    dim, type = _checked_dimension(found), found.ins[0]
    assert isinstance(type, TensorType)
    shape, bounds = list(type.shape), list(limits(type))
    if shape[dim] != DYNAMIC:
        shape[dim], bounds[dim] = DYNAMIC, shape[dim]
    return [bounded_tensor(shape, bounds, type.element)]


def _size_rule(found: Sig) -> Rule:
    """The size is known, so the operand may be cut at will."""
    builder = RuleBuilder(found.in_ranks, found.out_ranks)
    for dim, size in enumerate(found.shape(0)):
        builder.factor([dim], [NO_DIM], size)
    return builder.build()


def _size_overlap(found: Sig) -> dict[int, Overlap]:
    """No block needs anything: what is in it does not matter."""
    assert found.rule is not None
    return dict.fromkeys(range(len(found.rule.sizes)), lambda _: ())


def _size_run(run: Run, x: Values) -> Values:
    return np.asarray(x.shape[_dimension(run.sig)], np.int32)


def _size_local(local: Local) -> list[Handle]:
    """The size of the whole, which is not that of the device's part."""
    size = local.sig.shape(0)[_dimension(local.sig)]
    return [pieces.scalar(local, size, "i32")]


def _size_sample(random: Random) -> Sample:
    type = tensor(draw_shape(random, 1, 4), draw_element(random, "sint float bool"))
    attrs = Attrs({"dimension": Int(random.randrange(type.rank))})
    return Sample((type,), (tensor((), "i32"),), attrs)


ROWS = [
    OpRow(
        name="stablehlo.get_dimension_size",
        syntax="get_dimension_size",
        inherent=("dimension",),
        structure=Definition(
            ins=(ANY_TENSOR,), outs=(ranked(I32),), fields=(Field("dimension", I64_NON_NEGATIVE),)
        ),
        infer=_get_size_infer,
        rule=_size_rule,
        own_rule=True,
        run=_size_run,
        overlap=_size_overlap,
        local=_size_local,
        jax=lambda found, _: f"jnp.int32({found.shape(0)[_dimension(found)]})",
        torch=lambda found, _: (
            f"torch.tensor({found.shape(0)[_dimension(found)]}, dtype=torch.int32)"
        ),
        sample=_size_sample,
    ),
    # How far a tensor is filled is no part of a type with static shape: there is no reference.
    OpRow(
        name="stablehlo.set_dimension_size",
        syntax="concatenate",
        inherent=("dimension",),
        structure=Definition(
            ins=(TENSOR, ranked(I32)),
            outs=(TENSOR,),
            fields=(Field("dimension", I64_NON_NEGATIVE),),
        ),
        infer=_set_size_infer,
    ),
]
