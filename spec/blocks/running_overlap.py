"""Local form of running folds (cumulative sums and the like) on blocks of the folded dim.

A device folds its own block; the folds of whole blocks travel on in steps of 1, 2, 4, ... blocks,
so that each device comes to hold the fold of all blocks before its own (W. D. Hillis, G. L. Steele,
"Data parallel algorithms", 1986), and combines it with its own results.
"""

from __future__ import annotations

from shardwright.spec.axes import Axes, total
from shardwright.spec.blocks import halo_local, pieces
from shardwright.spec.blocks.halo import Carry, Needs, Pairs, carried
from shardwright.spec.op import REDUCERS, Handle, Local, Sig, reducer_identity
from shardwright.spec.reference.window_reference import Window, window_of
from shardwright.spec.types import tensor
from shardwright.spec.values.fields import dense_table, i64

_OPS = {kind: name.removeprefix("stablehlo.") for name, kind in REDUCERS.items()}


def running_dim(sig: Sig) -> int:
    """The dim along which a reduce_window is a running fold of known reducers; -1 for none.

    Its windows reach over all positions from one end on, other dims have none, and init values are
    identities: elsewhere each position would fold another number of them in.
    """
    window, shape, half = window_of(sig), sig.shape(0), len(sig.ins) // 2
    slid = [d for d in range(len(shape)) if not _is_plain(window, d)]
    if len(slid) != 1 or not _is_running(window, slid[0], shape[slid[0]]):
        return -1
    is_known = len(sig.hints.body) == half and sig.hints.operands[half:] == ("identity",) * half
    return slid[0] if is_known else -1


def _is_plain(window: Window, dim: int) -> bool:
    return window.is_trivial(dim) and window.base_dilations[dim] == 1


def _is_running(window: Window, dim: int, size: int) -> bool:
    steps = (window.strides[dim], window.dilations[dim], window.base_dilations[dim])
    ends = (tuple(window.padding[dim]), window.sizes[dim])
    return steps == (1, 1, 1) and ends in (((size - 1, 0), size), ((0, size - 1), size))


def needs(sig: Sig, dim: int, count: int) -> Needs:
    """Folds of blocks, one position long."""
    way = 1 if window_of(sig).padding[dim][0] > 0 else -1
    hops = len(carried(count, way))
    return tuple(Carry(operand, dim, hops, way) for operand in range(len(sig.ins) // 2))


def local(local: Local, dim: int, axes: Axes) -> list[Handle]:
    """The block's own running fold, then what comes before it."""
    sig, window = local.sig, window_of(local.sig)
    part = pieces.tensor_type(local.operands[0]).shape[dim]
    is_forward = window.padding[dim][0] > 0
    padding = list(window.padding)
    padding[dim] = (part - 1, 0) if is_forward else (0, part - 1)
    attrs = sig.attrs.plus(
        window_dimensions=i64(pieces.resized(window.sizes, dim, part)), padding=dense_table(padding)
    )
    own = local.emit_same(local.operands, attrs)
    last = part - 1 if is_forward else 0
    results: list[Handle] = []
    for kind, value in zip(sig.hints.body, own, strict=True):
        fold = pieces.along(local, value, dim, last, last + 1)
        before = _before(local, fold, kind, axes, 1 if is_forward else -1)
        type = pieces.tensor_type(value)
        dims = [d for d in range(type.rank) if d != dim]
        line = pieces.reshape(local, before, tuple(type.shape[d] for d in dims))
        spread = pieces.spread(local, line, type.shape, dims)
        results.append(pieces.binary(local, _OPS[kind], spread, value))
    return results


def _before(local: Local, fold: Handle, kind: str, axes: Axes, way: int) -> Handle:
    """The fold of all blocks before this one; the identity on the first."""
    first, *others = carried(total(axes), way)
    value = _shifted(local, fold, kind, axes, first)
    for pairs in others:
        other = _shifted(local, value, kind, axes, pairs)
        value = pieces.binary(local, _OPS[kind], other, value)
    return value


def _shifted(local: Local, value: Handle, kind: str, axes: Axes, pairs: Pairs) -> Handle:
    """The fold of the block that sends to this one; the identity where there is none."""
    type, blocks = pieces.tensor_type(value), range(total(axes))
    moved = local.permute(value, axes, pairs)
    identity = reducer_identity(kind, type.element)
    if not identity.astype(bool):
        return moved
    receives = [any(target == k for _, target in pairs) for k in blocks]
    mask = halo_local.chosen(local, receives, axes)
    scalar = local.constant(identity, tensor((), type.element))
    mask, other = (pieces.spread(local, v, type.shape) for v in (mask, scalar))
    return local.emit("stablehlo.select", [mask, moved, other], [type])[0]
