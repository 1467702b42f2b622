"""Collectives as functions of tensors, copied into the generated torch scripts that use them.

Every function is called by all ranks of its group. `kind` names a reducer (`add`, `mul`, `max`,
`min`, `and`, `or`, `xor`) or is a function of two tensors.
"""

# pyright: basic
# (torch itself is typed in part only)

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass

import torch
import torch.distributed as dist
from torch import Tensor


def maximum(x: Tensor, y: Tensor) -> Tensor:
    """The larger: NaN if there is one, and of two zeros +0."""
    found = torch.maximum(x, y)
    return torch.where((x == 0) & (y == 0), x + y, found) if found.is_floating_point() else found


def minimum(x: Tensor, y: Tensor) -> Tensor:
    """The smaller: NaN if there is one, and of two zeros -0."""
    found = torch.minimum(x, y)
    return torch.where((x == 0) & (y == 0), -(-x - y), found) if x.is_floating_point() else found


@dataclass(frozen=True)
class Group:
    """Ranks that differ along some mesh axes only; their shard numbers count major to minor."""

    handle: dist.ProcessGroup
    ranks: tuple[int, ...]  # global rank of each shard number
    order: tuple[int, ...]  # place in the process group of each shard number
    index: int  # shard number of this rank

    @property
    def size(self) -> int:
        return len(self.ranks)


# What gloo and nccl can send and add up.
FLOATS = (torch.float16, torch.bfloat16, torch.float32, torch.float64)
KEYS = {2: torch.int16, 4: torch.int32, 8: torch.int64}  # by bytes of a float
SENDABLE = frozenset((*FLOATS, torch.uint8, torch.int8, torch.int32, torch.int64))
NATIVE = {"add": dist.ReduceOp.SUM, "max": dist.ReduceOp.MAX, "min": dist.ReduceOp.MIN}
COMBINE = {
    "add": torch.add,
    "mul": torch.mul,
    "max": maximum,
    "min": minimum,
    "and": torch.bitwise_and,
    "or": torch.bitwise_or,
    "xor": torch.bitwise_xor,
}
Kind = str | Callable[[Tensor, Tensor], Tensor]


def packed(x: Tensor) -> Tensor:
    """The tensor in a form that backends can send: as bytes unless they know its type."""
    if x.dtype in SENDABLE:
        return x.contiguous()
    # contiguous() would keep odd strides of single elements, which view() refuses
    return x.clone(memory_format=torch.contiguous_format).reshape(-1).view(torch.uint8)


def unpacked(x: Tensor, like: Tensor) -> Tensor:
    """The inverse of `packed`."""
    return x if x.dtype == like.dtype else x.contiguous().view(like.dtype).reshape(like.shape)


def gathered(x: Tensor, group: Group) -> list[Tensor]:
    """Every rank's tensor, by shard number."""
    mine = packed(x)
    parts = [torch.empty_like(mine) for _ in group.ranks]
    if x.numel():
        dist.all_gather(parts, mine, group=group.handle)
    return [unpacked(parts[place], x) for place in group.order]


def broadcast(x: Tensor, group: Group) -> Tensor:
    """The tensor of shard 0."""
    out = packed(x).clone()  # what arrives is written into it
    if out.numel():
        dist.broadcast(out, group.ranks[0], group=group.handle)
    return unpacked(out, x)


def all_gather(x: Tensor, group: Group, dim: int) -> Tensor:
    """Every rank's tensor, joined along a dim."""
    return torch.cat(gathered(x, group), dim)


def own_part(x: Tensor, group: Group, dim: int) -> Tensor:
    """What is this rank's own of a tensor that all ranks have whole."""
    size = x.shape[dim] // group.size
    return x.narrow(dim, group.index * size, size).clone()


def combined(parts: list[Tensor], kind: Kind) -> Tensor:
    """Fold tensors by a reducer, in order."""
    if not isinstance(kind, str):
        return functools.reduce(kind, parts)
    dtype = parts[0].dtype
    if dtype in (torch.uint16, torch.uint32, torch.uint64):  # torch computes little with these
        parts = [part.to(torch.int64) for part in parts]
    if dtype == torch.bool:  # a sum of booleans is an "or", a product an "and"
        kind = {"add": "or", "max": "or", "mul": "and", "min": "and"}.get(kind, kind)
    return functools.reduce(COMBINE[kind], parts).to(dtype)


def all_reduce(x: Tensor, group: Group, kind: Kind) -> Tensor:
    """All ranks' tensors combined."""
    if kind in ("max", "min") and x.dtype in FLOATS:
        return extreme(x, group, kind == "max")
    return all_reduce_fast(x, group, kind)


def extreme(x: Tensor, group: Group, is_max: bool) -> Tensor:
    """The largest or smallest of all ranks' floats: NaN if there is one, -0 below +0.

    Backends lose NaN, and take either zero; integers that order as the floats do have neither.
    """
    dtype = KEYS[x.dtype.itemsize]
    signed = x if is_max else -x
    bits = signed.contiguous().view(dtype)
    top = torch.iinfo(dtype).max
    key = torch.where(signed.isnan(), top, torch.where(bits < 0, bits ^ top, bits))
    wide = key.to(torch.int32) if dtype == torch.int16 else key  # backends lack 16-bit integers
    found = all_reduce_fast(wide, group, "max").to(dtype)
    value = torch.where(found < 0, found ^ top, found).view(x.dtype)
    return torch.where(found == top, torch.nan, value if is_max else -value)


def all_reduce_fast(x: Tensor, group: Group, kind: Kind) -> Tensor:
    """The same; a maximum or minimum of floats may lose a NaN or the sign of a zero."""
    native = NATIVE.get(kind) if isinstance(kind, str) else None
    if native is None or x.dtype not in SENDABLE:
        return combined(gathered(x, group), kind)
    out = x.clone(memory_format=torch.contiguous_format)
    if out.numel():
        dist.all_reduce(out, native, group=group.handle)
    return out


def split(x: Tensor, group: Group, dim: int) -> list[Tensor]:
    """The pieces of a tensor along a dim, by place in the process group."""
    pieces = x.chunk(group.size, dim)
    return [
        pieces[number] for _, number in sorted(zip(group.order, range(group.size), strict=True))
    ]


def reduce_scatter(x: Tensor, group: Group, dim: int, kind: Kind) -> Tensor:
    """All ranks' tensors combined; each rank keeps the piece along a dim that has its number."""
    is_exact = kind not in ("max", "min") or x.dtype not in FLOATS
    native = NATIVE.get(kind) if is_exact and kind != "min" and isinstance(kind, str) else None
    if native is None or x.dtype not in SENDABLE or not x.numel():
        return combined(exchanged(x, group, dim), kind)
    pieces = [piece.contiguous() for piece in split(x, group, dim)]
    out = torch.empty_like(pieces[0])
    dist.reduce_scatter(out, pieces, native, group=group.handle)
    return out


def exchanged(x: Tensor, group: Group, dim: int) -> list[Tensor]:
    """From every rank its piece along a dim that has this rank's number, by shard number."""
    pieces = torch.stack([packed(piece) for piece in split(x, group, dim)])
    out = torch.empty_like(pieces)
    if x.numel():
        dist.all_to_all_single(out, pieces, group=group.handle)
    like = x.chunk(group.size, dim)[0]
    return [unpacked(out[place], like) for place in group.order]


def all_to_all(x: Tensor, group: Group, split_dim: int, concat_dim: int) -> Tensor:
    """Cut along one dim, send piece k to shard k, join what arrives along another dim."""
    return torch.cat(exchanged(x, group, split_dim), concat_dim)


def permute(x: Tensor, group: Group, pairs: list[tuple[int, int]]) -> Tensor:
    """Send to the target of each (source, target) pair of shard numbers; others get zeros."""
    mine, out = packed(x), packed(torch.zeros_like(x))
    moves: list[dist.P2POp] = []
    for source, target in pairs:
        if source == target == group.index:
            out = mine.clone()
        elif source == group.index:
            moves.append(dist.P2POp(dist.isend, mine, group.ranks[target], group.handle))
        elif target == group.index:
            moves.append(dist.P2POp(dist.irecv, out, group.ranks[source], group.handle))
    if moves and x.numel():
        for work in dist.batch_isend_irecv(moves):
            work.wait()
    return unpacked(out, x)
