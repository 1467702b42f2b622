"""Random bits: a function of the state, in the way of the machine that draws them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .. import pieces
from ..checking import check, wrong_result
from ..factors import NO_DIM, Kind, Rule, RuleBuilder
from ..fields import text
from ..op import Handle, Local, OpRow, Sig
from ..spelling import jax_dtype, python_tuple


def _rule(sig: Sig) -> Rule:
    """The state is kept whole; the bits may be cut, each device then keeps its part of them."""
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    for dim, size in enumerate(sig.shape(0)):
        builder.factor([dim], [dim, NO_DIM], size, Kind.REPLICATE, blocked=True)
    for dim, size in enumerate(sig.out_shape(1)):
        builder.factor([NO_DIM], [NO_DIM, dim], size)
    return builder.build()


@check(1, 2)
def _check(sig: Sig) -> Iterator[str]:
    if len(sig.shape(0)) != 1:
        yield f"operand #0 must be a 1-D tensor, but got '{sig.ins[0]}'"
    yield from wrong_result(sig, sig.shape(0))


def _local(local: Local) -> list[Handle]:
    """All bits are drawn everywhere: parts drawn apart would not be parts of the same stream."""
    name, attrs = local.sig.name, dict(local.sig.attrs)
    state, bits = local.emit(name, local.operands, local.sig.outs, attrs)
    return [state, pieces.piece(local, bits, local.out_axes[1])]


_ALGORITHMS = {"THREE_FRY": "RNG_THREE_FRY", "PHILOX": "RNG_PHILOX"}


def _jax(sig: Sig, names: Sequence[str]) -> str:
    algorithm = _ALGORITHMS.get(text(sig.attrs, "rng_algorithm"), "RNG_DEFAULT")
    shape, dtype = python_tuple(sig.out_shape(1)), jax_dtype(sig.out_element(1))
    return (
        f"lax.rng_bit_generator({names[0]}, {shape}, dtype={dtype}, "
        f"algorithm=lax.RandomAlgorithm.{algorithm})"
    )


ROWS = [
    OpRow(
        name="stablehlo.rng_bit_generator",
        syntax="rng_bit_generator",
        inherent=("rng_algorithm",),
        rule=_rule,
        check=_check,
        local=_local,
        jax=_jax,
    ),
]
