"""Random bits: a function of the state. DEFAULT draws what XLA chooses for the CPU."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from shardwright.spec.attributes import Attrs, Enum
from shardwright.spec.blocks import pieces
from shardwright.spec.factors import NO_DIM, Kind, Rule, RuleBuilder
from shardwright.spec.op import Handle, Local, OpRow, Run, Sample, Sig, Values
from shardwright.spec.reference.random_bits import random_bits
from shardwright.spec.rows.sampling import draw_shape
from shardwright.spec.rows.spelling import jax_dtype, python_tuple, torch_dtype
from shardwright.spec.types import ELEMENTS, tensor
from shardwright.spec.values.fields import text
from shardwright.spec.verifying.attribute_classes import enum
from shardwright.spec.verifying.compat import shapes_fit
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.type_classes import FLOAT, INT, ranked, static


def _rule(sig: Sig) -> Rule:
    """The state is kept whole; the bits may be cut, each device then keeps its part of them."""
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    for dim, size in enumerate(sig.shape(0)):
        builder.factor([dim], [dim, NO_DIM], size, Kind.REPLICATE, blocked=True)
    for dim, size in enumerate(sig.out_shape(1)):
        builder.factor([NO_DIM], [NO_DIM, dim], size)
    return builder.build()


def _check(sig: Sig) -> str | None:
    if shapes_fit(sig.shape(0), sig.out_shape(0)):
        return None
    return (
        "output state shape must be compatible with initial state shape. Got: "
        f"'{sig.ins[0]}' and '{sig.outs[0]}'"
    )


_STATE = ranked(INT, FLOAT)
_ALGORITHM = enum("XLA PRNG algorithm to be used.", "rng_algorithm", "DEFAULT")


def _local(local: Local) -> list[Handle]:
    """All bits are drawn everywhere: parts drawn apart would not be parts of the same stream."""
    name, attrs = local.sig.name, dict(local.sig.attrs)
    state, bits = local.emit(name, local.operands, local.sig.outs, attrs)
    return [state, pieces.piece(local, bits, local.out_axes[1])]


def _algorithm(sig: Sig) -> str:
    return text(sig.attrs, "rng_algorithm")


def _run(run: Run, state: Values) -> tuple[Values, Values]:
    sig = run.sig
    dtype = np.dtype(ELEMENTS[sig.out_element(1)].numpy)
    return random_bits(_algorithm(sig), state, sig.out_shape(1), dtype)


_ALGORITHMS = {"THREE_FRY": "RNG_THREE_FRY", "PHILOX": "RNG_PHILOX"}


def _jax(sig: Sig, names: Sequence[str]) -> str:
    algorithm = _ALGORITHMS.get(_algorithm(sig), "RNG_DEFAULT")
    shape, dtype = python_tuple(sig.out_shape(1)), jax_dtype(sig.out_element(1))
    return (
        f"lax.rng_bit_generator({names[0]}, {shape}, dtype={dtype}, "
        f"algorithm=lax.RandomAlgorithm.{algorithm})"
    )


def _torch(sig: Sig, names: Sequence[str]) -> str:
    shape, dtype = python_tuple(sig.out_shape(1)), torch_dtype(sig.out_element(1))
    draw = "_three_fry_bits" if _algorithm(sig) == "THREE_FRY" else "_philox_bits"
    return f"{draw}({names[0]}, {shape}, {dtype})"


def _sample(random: Random) -> Sample:
    state = tensor((2,), "ui64")
    bits = tensor(draw_shape(random, 0, 3), random.choice(("ui32", "ui32", "ui64", "ui8", "ui16")))
    algorithm = Enum("rng_algorithm", random.choice(("THREE_FRY", "PHILOX", "DEFAULT")))
    return Sample((state,), (state, bits), Attrs({"rng_algorithm": algorithm}))


ROWS = [
    OpRow(
        name="stablehlo.rng_bit_generator",
        syntax="rng_bit_generator",
        inherent=("rng_algorithm",),
        structure=Definition(
            ins=(_STATE,),
            outs=(_STATE, static(INT, FLOAT)),
            fields=(Field("rng_algorithm", _ALGORITHM),),
        ),
        check=_check,
        rule=_rule,
        drawn=True,
        run=_run,
        local=_local,
        jax=_jax,
        torch=_torch,
        sample=_sample,
    ),
]
