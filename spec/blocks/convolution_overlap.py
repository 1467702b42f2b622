"""Local form of a convolution on blocks of a spatial dim of its result or of its kernel.

A block of the result needs what its windows cover. A block of the kernel (in the gradient of a
kernel it is as long as the image) needs what that part of the window slides over; results are
partial then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from shardwright.spec.axes import total
from shardwright.spec.blocks import halo_local
from shardwright.spec.blocks.halo import Need, Needs, Overlap, window_need
from shardwright.spec.op import Handle, Local, Sig
from shardwright.spec.reference.window_reference import dilated
from shardwright.spec.rows.convolutions import Convolution, convolution
from shardwright.spec.values.fields import dense_table

Placed = tuple[Need, tuple[int, int]]  # what blocks need, and the padding that is left


def overlap(sig: Sig) -> Mapping[int, Overlap]:
    """Spatial dims whose major factor is that of the result's or the kernel's dim."""

    def needs(found: Callable[[int], Placed | None]) -> Overlap:
        def of(count: int) -> Needs | None:
            placed = found(count)
            return (placed[0],) if placed else None

        return of

    return {factor: needs(placed) for factor, (_, placed) in _placed(sig).items()}


def _placed(sig: Sig) -> dict[int, tuple[int, Callable[[int], Placed | None]]]:
    """By factor the number of its spatial dim, and what a count of blocks needs."""
    assert sig.rule is not None
    conv = convolution(sig)
    (lhs, rhs), (out,) = sig.rule.operands, sig.rule.results
    found: dict[int, tuple[int, Callable[[int], Placed | None]]] = {}
    for place in range(len(conv.strides)):
        factor = lhs[conv.lhs[2 + place]][0]
        kernel = conv.rhs[2 + place]
        if factor in out[conv.out[2 + place]]:
            found[factor] = place, lambda n, p=place: _of_result(sig, conv, p, n)
        elif rhs[kernel] == (factor,) and sig.rule.sizes[factor] == sig.shape(1)[kernel]:
            found[factor] = place, lambda n, p=place: _of_kernel(sig, conv, p, n)
    return found


def _of_result(sig: Sig, conv: Convolution, place: int, count: int) -> Placed | None:
    part = sig.out_shape(0)[conv.out[2 + place]] // count
    stride = conv.strides[place]
    span = dilated(sig.shape(1)[conv.rhs[2 + place]], conv.rhs_dilation[place])
    firsts = [k * part * stride - conv.padding[place][0] for k in range(count)]
    extent = (part - 1) * stride + span
    return window_need(0, conv.lhs[2 + place], firsts, extent, conv.lhs_dilation[place])


def _of_kernel(sig: Sig, conv: Convolution, place: int, count: int) -> Placed | None:
    """A reversed kernel meets the image with its last block first."""
    windows = sig.out_shape(0)[conv.out[2 + place]]
    part, holes = sig.shape(1)[conv.rhs[2 + place]] // count, conv.rhs_dilation[place]
    blocks = range(count)
    order = reversed(blocks) if conv.reversal[place] else blocks
    firsts = [k * part * holes - conv.padding[place][0] for k in order]
    extent = (windows - 1) * conv.strides[place] + dilated(part, holes)
    return window_need(0, conv.lhs[2 + place], firsts, extent, conv.lhs_dilation[place])


def local(local: Local) -> list[Handle]:
    """Padding is zeros, which come with the exchange."""
    sig, attrs = local.sig, local.sig.attrs
    assert sig.row is not None and sig.row.local_attrs is not None
    operands = halo_local.fetched(local)
    padding = list(convolution(sig).padding)
    placed = _placed(sig)
    for factor, axes in halo_local.cut_overlaps(local).items():
        place, found = placed[factor]
        made = found(total(axes))
        assert made is not None
        padding[place] = made[1]
    if any(operand.type is not type for operand, type in zip(operands, sig.ins, strict=True)):
        attrs = sig.row.local_attrs(sig, tuple(o.type for o in operands), local.local_outs)
    if padding != list(convolution(sig).padding):
        attrs = attrs.plus(padding=dense_table(padding))
    return local.emit_same(operands, attrs)
