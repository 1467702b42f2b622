"""Ops that StableHLO deprecates: broadcast, torch_index_select, rng.

Shardy has no rule for them; the rules here are ours.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from shardwright.spec.attributes import Attrs, Int
from shardwright.spec.blocks.expansion import Building, Expansion, always
from shardwright.spec.blocks.take_parts import taken
from shardwright.spec.factors import NO_DIM, Kind, Rule, RuleBuilder
from shardwright.spec.op import Handle, OpRow, Run, Sample, Sig, Values
from shardwright.spec.reference.index_reference import signed
from shardwright.spec.rows import eager
from shardwright.spec.rows.sampling import draw_element, draw_shape
from shardwright.spec.rows.spelling import python_tuple
from shardwright.spec.types import DYNAMIC, ELEMENTS, TensorType, Type, tensor
from shardwright.spec.values.fields import i64, integer, ints, text
from shardwright.spec.verifying.attribute_classes import I64, I64S, enum
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.dynamic_classes import DIMENSIONS
from shardwright.spec.verifying.faults import Unfit
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.traits import one_element, same_elements
from shardwright.spec.verifying.type_classes import (
    ANY_TENSOR,
    BOOL,
    FLOAT,
    INT,
    TENSOR,
    ranked,
    scalar,
)

_ANY = "sint uint float bool complex"  # kinds of elements that samples draw

# --- broadcast: new dims before those of the operand


def _broadcast_rule(sig: Sig) -> Rule:
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    added = len(ints(sig.attrs, "broadcast_sizes"))
    for dim, size in enumerate(sig.out_shape(0)):
        builder.factor([dim - added if dim >= added else NO_DIM], [dim], size)
    return builder.build()


def _sizes(sig: Sig) -> tuple[int, ...]:
    return ints(sig.attrs, "broadcast_sizes")


def _broadcast_infer(sig: Sig) -> list[Type]:
    if (least := min(_sizes(sig), default=0)) < 0:
        raise Unfit(f"Broadcast with negative dimension size {least}", "broadcast_sizes")
    return [tensor((*_sizes(sig), *sig.shape(0)), sig.element())]


def _broadcast_local(sig: Sig, _: tuple[Type, ...], outs: tuple[Type, ...]) -> Attrs:
    """New dims have the sizes of the local result."""
    (out,) = outs
    assert isinstance(out, TensorType)
    return sig.attrs.plus(broadcast_sizes=i64(out.shape[: len(_sizes(sig))]))


def _broadcast_run(run: Run, x: Values) -> Values:
    return np.broadcast_to(x, run.sig.out_shape(0))


def _broadcast_sample(random: Random) -> Sample:
    element, sizes, shape = draw_element(random, _ANY), draw_shape(random, 0, 2), draw_shape(random)
    attrs = Attrs({"broadcast_sizes": i64(sizes)})
    return Sample((tensor(shape, element),), (tensor(sizes + shape, element),), attrs)


# --- torch_index_select: along one dim, by an index of any shape, with leading batch dims


def _dims(sig: Sig) -> tuple[int, int]:
    """The dim that is indexed, and the number of batch dims."""
    return integer(sig.attrs, "dim") % max(len(sig.shape(0)), 1), integer(sig.attrs, "batch_dims")


def _select_fits(sig: Sig) -> bool:
    dim, batch = _dims(sig)
    shape, index = sig.shape(0), sig.shape(1)
    if not 0 <= batch <= min(dim, len(index)) or dim >= len(shape):
        return False
    out = shape[:dim] + index[batch:] + shape[dim + 1 :]
    return shape[:batch] == index[:batch] and out == sig.out_shape(0)


def _select_rule(sig: Sig) -> Rule | None:
    """A device needs the indexed dim whole; everything else may be cut.

    None where the shapes do not fit, which MLIR does not look at.
    """
    if not _select_fits(sig):
        return None
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    dim, batch = _dims(sig)
    shape, index = sig.shape(0), sig.shape(1)
    for place in range(batch):
        builder.factor([place, place], [place], shape[place])
    for place in range(batch, dim):
        builder.factor([place, NO_DIM], [place], shape[place])
    for place in range(batch, len(index)):
        builder.factor([NO_DIM, place], [dim + place - batch], index[place])
    for place in range(dim + 1, len(shape)):
        out = place + len(index) - batch - 1
        builder.factor([place, NO_DIM], [out], shape[place])
    builder.factor([dim, NO_DIM], [NO_DIM], shape[dim], Kind.REPLICATE)
    return builder.build()


def _select_written(build: Building) -> list[Handle]:
    """As a gather, which a device can do of its part of the indexed dim."""
    dim, batch = _dims(build.sig)
    source, index = build.operands
    return [taken(build, source, index, dim, batch, build.sig.outs[0])]


def _select_run(run: Run, x: Values, index: Values) -> Values:
    """Indices out of range are clamped, as XLA does."""
    dim, batch = _dims(run.sig)
    places = np.clip(signed(index), 0, x.shape[dim] - 1)
    more = index.ndim - batch
    grid = np.ix_(*map(range, index.shape))
    taken = np.moveaxis(x, dim, batch)[(*grid[:batch], places)]
    # Dims of the index stand right after the batch; they belong where the indexed dim stood.
    sources, targets = range(batch, batch + more), range(dim, dim + more)
    return np.moveaxis(taken, sources, targets)


def _select_jax(sig: Sig, names: Sequence[str]) -> str:
    dim, batch = _dims(sig)
    if batch:
        return f"_index_select({', '.join(names)}, {dim}, {batch})"
    return f'jnp.take({", ".join(names)}, axis={dim}, mode="clip")'


def _select_torch(sig: Sig, names: Sequence[str]) -> str:
    dim, batch = _dims(sig)
    return f"_index_select({', '.join(names)}, {dim}, {batch})"


def _select_sample(random: Random) -> Sample:
    element, index = draw_element(random, _ANY), draw_element(random, "sint uint")
    lead, shape, more = draw_shape(random, 0, 2), draw_shape(random, 1, 3), draw_shape(random, 0, 2)
    batch, dim = len(lead), random.randrange(len(shape))
    out = lead + shape[:dim] + more + shape[dim + 1 :]
    attrs = Attrs({"dim": Int(batch + dim), "batch_dims": Int(batch)})
    ins = tensor(lead + shape, element), tensor(lead + more, index)
    return Sample(ins, (tensor(out, element),), attrs, operands=("any", f"index:{shape[dim] + 2}"))


# --- rng: the numbers are the machine's choice, nothing but the shape can be told

_DRAWN = scalar(BOOL, INT, FLOAT)
_DISTRIBUTION = enum("XLA PRNG distribution to be used.", "rng_distribution", "UNIFORM")


def _rng_infer(sig: Sig) -> list[Type]:
    kinds = {ELEMENTS[sig.element(k)].kind for k in range(2)}
    if text(sig.attrs, "rng_distribution") == "NORMAL" and kinds != {"float"}:
        raise Unfit("mu and sigma must be floats", "rng_distribution")
    (rank,) = sig.shape(2)
    return [tensor((DYNAMIC,) * rank, sig.element())]


ROWS = [
    OpRow(
        name="stablehlo.broadcast",
        eager=eager.view,
        syntax="broadcast",
        inherent=("broadcast_sizes",),
        structure=Definition(
            ins=(TENSOR,),
            outs=(ANY_TENSOR,),
            fields=(Field("broadcast_sizes", I64S),),
            traits=(same_elements,),
        ),
        infer=_broadcast_infer,
        rule=_broadcast_rule,
        own_rule=True,
        run=_broadcast_run,
        local_attrs=_broadcast_local,
        jax=lambda sig, names: f"lax.broadcast({names[0]}, {python_tuple(_sizes(sig))})",
        torch=lambda sig, names: f"{names[0]}.expand({python_tuple(sig.out_shape(0))})",
        sample=_broadcast_sample,
    ),
    OpRow(
        name="stablehlo.torch_index_select",
        inherent=("dim", "batch_dims"),
        structure=Definition(
            ins=(TENSOR, TENSOR),
            outs=(TENSOR,),
            fields=(Field("batch_dims", I64), Field("dim", I64)),
        ),
        rule=_select_rule,
        own_rule=True,
        expansion=Expansion(always, _select_written),
        run=_select_run,
        jax=_select_jax,
        torch=_select_torch,
        sample=_select_sample,
    ),
    OpRow(
        name="stablehlo.rng",
        syntax="rng",
        inherent=("rng_distribution",),
        structure=Definition(
            ins=(_DRAWN, _DRAWN, DIMENSIONS),
            outs=(ranked(BOOL, INT, FLOAT),),
            fields=(Field("rng_distribution", _DISTRIBUTION),),
            traits=(one_element({"a": 0, "b": 1}, "result"),),
        ),
        infer=_rng_infer,
        pure=False,
        drawn=True,
    ),
]
