"""Local form of select_and_scatter on blocks of a dim under its windows.

A block of the result gets what the windows that touch it select. Each device therefore takes all of
those windows' positions, and the sources of these windows; what lands outside its block is cut off.
Windows beyond the ends have the scatter's identity for a source.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from shardwright.spec.axes import total
from shardwright.spec.blocks import halo_local, pieces
from shardwright.spec.blocks.halo import Need, Needs, Overlap
from shardwright.spec.factors import NO_DIM, Kind, Rule, RuleBuilder
from shardwright.spec.op import Handle, Local, Sig, reducer_identity
from shardwright.spec.reference.window_reference import window_of
from shardwright.spec.types import tensor
from shardwright.spec.values.fields import dense_table


def blocks(sig: Sig) -> Rule:
    """Operand, source and result are cut alike."""
    builder, window = RuleBuilder(sig.in_ranks, sig.out_ranks), window_of(sig)
    for dim, size in enumerate(sig.shape(0)):
        kind = Kind.PASS if window.is_trivial(dim) else Kind.PERMUTATION
        builder.factor([dim, dim, NO_DIM], [dim], size, kind)
    return builder.build()


def overlap(sig: Sig) -> Mapping[int, Overlap]:
    """Dims with windows, where the scatter has an identity.

    Not where padding is added: at the border of a block there is none to leave out.
    """
    assert sig.blocks is not None
    window = window_of(sig)
    if _kind(sig) not in ("add", "mul", "max", "min", "and", "or", "xor"):
        return {}
    dims = [
        dim
        for dim, edges in enumerate(window.padding)
        if not window.is_trivial(dim) and max(edges) <= 0
    ]
    return {sig.blocks.results[0][dim][0]: partial(_needs, sig, dim) for dim in dims}


def _kind(sig: Sig) -> str:
    """The scatter's reducer."""
    return sig.hints.body[1] if len(sig.hints.body) == 2 else ""


def _needs(sig: Sig, dim: int, count: int) -> Needs | None:
    """Windows k s - low .. k s - low + w - 1 that touch a block, s the stride, w the window."""
    window, block = window_of(sig), sig.shape(0)[dim] // count
    size, stride, low = window.sizes[dim], window.strides[dim], window.padding[dim][0]
    if block % stride:
        return None  # blocks begin at different places of a window
    first = -((size - 1 - low) // stride)
    last = (block - 1 + low) // stride
    begin = first * stride - low
    if begin > 0 or last < first:
        return None
    end = max(last * stride - low + size, block)
    sources = tuple(k * (block // stride) + first for k in range(count))
    operands = tuple(k * block + begin for k in range(count))
    return Need(0, dim, operands, end - begin), Need(1, dim, sources, last - first + 1)


def local(local: Local) -> list[Handle]:
    """The op on wider blocks; then the blocks themselves."""
    sig = local.sig
    assert sig.blocks is not None
    cut = halo_local.cut_overlaps(local)
    if not cut:
        return local.emit_same(local.operands)
    element = sig.element(1)
    identity = local.constant(reducer_identity(_kind(sig), element), tensor((), element))
    operand, source, init = halo_local.fetched(local, (None, identity))
    padding = list(window_of(sig).padding)
    begins: dict[int, int] = {}
    for factor, axes in cut.items():
        dim = [factors[0] for factors in sig.blocks.results[0]].index(factor)
        needs = sig.needs(factor, total(axes))
        assert needs and isinstance(needs[0], Need)
        padding[dim] = (0, 0)
        begins[dim] = -needs[0].starts[0]
    attrs = sig.attrs.plus(padding=dense_table(padding))
    (result,) = local.emit_same([operand, source, init], attrs, [operand.type])
    out = pieces.tensor_type(local.operands[0]).shape
    for dim, begin in begins.items():
        result = pieces.along(local, result, dim, begin, begin + out[dim])
    return [result]
