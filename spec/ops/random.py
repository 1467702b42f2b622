"""Random bits."""

from __future__ import annotations

from ..factors import NO_DIM, Kind, Rule, RuleBuilder
from ..op import OpRow, Sig


def _rng_bit_generator(sig: Sig) -> Rule:
    """The state is kept whole; the bits may be cut, each device then keeps its part of them."""
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    for dim, size in enumerate(sig.shape(0)):
        builder.factor([dim], [dim, NO_DIM], size, Kind.REPLICATE, blocked=True)
    for dim, size in enumerate(sig.out_shape(1)):
        builder.factor([NO_DIM], [NO_DIM, dim], size)
    return builder.build()


ROWS = [
    OpRow(
        name="stablehlo.rng_bit_generator",
        syntax="rng_bit_generator",
        inherent=("rng_algorithm",),
        rule=_rng_bit_generator,
    ),
]
