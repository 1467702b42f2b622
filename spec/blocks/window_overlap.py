"""Local forms of windowed ops on blocks of a dim under their windows: convolution, reduce_window.

Block k of the result is made of windows whose extents together are an interval of the (padded,
dilated) operand; `halo` brings its positions, so that on a device no padding is left but what falls
between two neighbours.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from shardwright.spec.axes import total
from shardwright.spec.blocks import halo_local, running_overlap
from shardwright.spec.blocks.halo import Need, Needs, Overlap, window_need
from shardwright.spec.op import Handle, Local, Sig
from shardwright.spec.reference.window_reference import Window, dilated, window_of
from shardwright.spec.values.fields import dense_table

Placed = tuple[Need, tuple[int, int]]  # what blocks need, and the padding that is left


# --- reduce_window


def reduce_window_overlap(sig: Sig) -> Mapping[int, Overlap]:
    """Dims with a window or with holes."""
    assert sig.rule is not None
    window, running = window_of(sig), running_overlap.running_dim(sig)
    if running >= 0:
        factor = sig.rule.results[0][running][0]
        return {factor: partial(running_overlap.needs, sig, running)}
    dims = [d for d in range(len(sig.out_shape(0))) if not _is_plain(window, d)]
    return {sig.rule.results[0][dim][0]: partial(_reduce_needs, sig, dim) for dim in dims}


def _is_plain(window: Window, dim: int) -> bool:
    return window.is_trivial(dim) and window.base_dilations[dim] == 1


def _reduce_needs(sig: Sig, dim: int, count: int) -> Needs | None:
    found = _reduce_window(sig, dim, count)
    if found is None:
        return None
    need = found[0]
    return tuple(
        Need(operand, dim, need.starts, need.length) for operand in range(len(sig.ins) // 2)
    )


def _reduce_window(sig: Sig, dim: int, count: int) -> Placed | None:
    window, part = window_of(sig), sig.out_shape(0)[dim] // count
    stride = window.strides[dim]
    span = dilated(window.sizes[dim], window.dilations[dim])
    firsts = [k * part * stride - window.padding[dim][0] for k in range(count)]
    return window_need(0, dim, firsts, (part - 1) * stride + span, window.base_dilations[dim])


def reduce_window_local(local: Local) -> list[Handle]:
    """Padding holds init values, on devices at the border too."""
    sig, half = local.sig, len(local.operands) // 2
    assert sig.rule is not None
    running = running_overlap.running_dim(sig)
    if running >= 0 and total(local.out_axes[0][running]) > 1:
        return running_overlap.local(local, running, local.out_axes[0][running])
    inits = local.operands[half:]
    values = halo_local.fetched(local, inits)
    padding = list(window_of(sig).padding)
    for factor, axes in halo_local.cut_overlaps(local).items():
        dim = [factors[0] for factors in sig.rule.results[0]].index(factor)
        found = _reduce_window(sig, dim, total(axes))
        assert found is not None
        padding[dim] = found[1]
    if padding == list(window_of(sig).padding):
        return local.emit_same(values)
    return local.emit_same(values, sig.attrs.plus(padding=dense_table(padding)))
