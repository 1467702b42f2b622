"""The kernels of a long program, by those of what passes made of the short one.

What runs together is told by how many heavy kernels stand before it, which in the long program are
more. So depths are those of the long program; where they part and join what those of the short one
do, kernels are repeated.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from shardwright.passes.clean.folding.long_numbers import Bools, Ints
from shardwright.passes.clean.folding.stretches import Irregular
from shardwright.passes.cost.attention.match import NEAR
from shardwright.passes.cost.fusion.fusion import Fused, Kernel, in_order, is_merged
from shardwright.passes.cost.fusion.kernel_depth import Reads, depths, may_wait
from shardwright.passes.cost.kernels.dataflow import NOBODY
from shardwright.passes.cost.trials.drawn_out import Begun, Columns, Lengthening
from shardwright.passes.cost.trials.long_order import Order


def long_kernels(order: Order, few: Fused, begun: Begun) -> Fused:
    """The kernels of the long program, without what they read and make; `few`: of the short one,
    numbered by their first nodes.

    Raises Irregular, or KeyError, where those of the short one do not tell them.
    """
    found = in_order(_Kernels(order, few, begun).long())
    if found is None:
        raise Irregular  # regions of attention are none
    return found


@dataclass(frozen=True)
class _Edges:
    """What nodes of the long program read that nodes make: `user` reads of `maker`."""

    user: Ints
    maker: Ints


class _Kernels:
    """of: by node of the short program its kernel, and NOBODY where it is made where it is used."""

    def __init__(self, order: Order, few: Fused, begun: Begun) -> None:
        flat = few.flat
        if flat.outer:
            raise Irregular
        self.order, self.few, self.flat = order, few, flat
        owners = [few.owner[node.outs[0]] for node in flat.nodes]
        self.of = np.array(owners, np.intp)
        self.is_light = self._are_light()
        self.may_wait = may_wait(flat, self.is_light)
        self.first = {id(kernel.nodes[0]): kernel for kernel in few.kernels}
        # The last number that a node takes is the first that its kernel makes.
        heads = [kernel.nodes[0].outs[0] for kernel in few.kernels]
        self.ins = [
            [*node.sources, heads[own]] if own >= 0 else [*node.sources]
            for node, own in zip(flat.nodes, owners, strict=True)
        ]
        outs = [node.outs for node in flat.nodes]
        columns = Columns(self.ins, outs, flat.results, len(flat.producer), begun, self._what)
        self.all = Lengthening(order, columns).drawn_out()

    def _what(self, node: int) -> object:
        one, own = self.flat.nodes[node], int(self.of[node])
        kernel = self.first.get(id(one))
        rest = None if kernel is None else (kernel.load, kernel.is_fence, len(kernel.nodes))
        return one.op.sig, one.stage, own >= 0, self.may_wait[node], rest

    def long(self) -> Fused:
        all, flat = self.all, self.flat
        takes = np.array([len(ins) for ins in self.ins], np.intp)[all.nodes]
        makes = np.array([len(node.outs) for node in flat.nodes], np.intp)[all.nodes]
        self.producer = np.full(len(all.values), NOBODY, np.intp)
        self.producer[all.made] = np.repeat(np.arange(len(all.nodes)), makes)
        is_run = self.of[all.nodes] >= 0
        ends = np.cumsum(takes)
        heads = ends[is_run] - 1
        if all.are_one[heads].any():
            raise Irregular  # a kernel of all layers
        kernel = self._numbered(is_run, all.taken[heads])
        edges = self._edges(is_run, takes, heads)
        self._expect_depths(kernel, edges, ends - takes, ends)
        return self._copied(kernel, edges)

    def _numbered(self, is_run: Bools, heads: Ints) -> Ints:
        """By node of the long program its kernel, by their first nodes."""
        firsts = self.producer[heads]
        is_first = np.zeros(len(is_run), np.bool_)
        is_first[firsts] = True
        kernel = np.full(len(is_run), NOBODY, np.intp)
        kernel[is_run] = (np.cumsum(is_first) - 1)[firsts]
        return kernel

    def _edges(self, is_run: Bools, takes: Ints, heads: Ints) -> _Edges:
        user = np.repeat(np.arange(len(takes)), takes)
        maker, is_read = self.producer[self.all.taken], np.repeat(is_run, takes)
        is_read[heads] = False
        is_read &= maker >= 0
        return _Edges(user[is_read], maker[is_read])

    def _expect_depths(self, kernel: Ints, edges: _Edges, starts: Ints, ends: Ints) -> None:
        """Raises Irregular where nodes do not run together as in the short program."""
        all = self.all
        is_light = np.array(self.is_light, np.bool_)[all.nodes]
        is_own = kernel >= 0
        taken = all.taken.tolist()
        rows = zip(starts.tolist(), ends.tolist(), is_own.tolist(), strict=True)
        sources = [taken[a : b - 1] if is_run else () for a, b, is_run in rows]
        returned = list[int]()
        for value in all.returned:
            maker = int(self.producer[value])
            is_kept = maker < 0 or is_own[maker]
            returned += [value] if is_kept else taken[starts[maker] : ends[maker]]
        reads = Reads(
            sources,
            is_light.tolist(),
            np.array(self.may_wait, np.bool_)[all.nodes].tolist(),
            self.producer.tolist(),
            np.array(self.flat.count)[all.values].tolist(),
            returned,
        )
        depth = np.array(depths(reads), np.intp)
        both = is_light[edges.user] & is_light[edges.maker]
        user, maker = edges.user[both], edges.maker[both]
        if ((depth[user] == depth[maker]) != (kernel[user] == kernel[maker])).any():
            raise Irregular

    def _are_light(self) -> list[bool]:
        """By node of the short program."""
        is_in_region = [_is_attention(kernel) for kernel in self.few.kernels] + [True]  # NOBODY
        pairs = zip(self.flat.nodes, self.of.tolist(), strict=True)
        return [not is_in_region[own] and is_merged(node) for node, own in pairs]

    def _copied(self, kernel: Ints, edges: _Edges) -> Fused:
        own, theirs = kernel[edges.user], kernel[edges.maker]
        is_other = own != theirs
        first = np.unique(kernel, return_index=True)
        like: list[int] = self.of[self.all.nodes[first[1][first[0] >= 0]]].tolist()
        self._expect_near(kernel, like)
        pairs = np.unique(own[is_other] * len(like) + theirs[is_other])
        users, deps = np.divmod(pairs, max(len(like), 1))
        bounds = np.searchsorted(users, np.arange(len(like) + 1)).tolist()
        makers = deps.tolist()
        kernels = [
            _copy(self.few.kernels[k], makers[bounds[number] : bounds[number + 1]])
            for number, k in enumerate(like)
        ]
        return Fused(self.flat, kernels, [], self.few.sources)

    def _expect_near(self, kernel: Ints, like: Sequence[int]) -> None:
        """Raises Irregular where a region of attention may be too long for one in all layers."""
        last = np.zeros(len(like) + 1, np.intp)
        last[kernel] = np.arange(len(kernel))
        first = np.unique(kernel, return_index=True)[1][-len(like) :]
        for number, k in enumerate(like):
            if _is_attention(self.few.kernels[k]) and last[number] - first[number] > NEAR:
                raise Irregular


def _is_attention(kernel: Kernel) -> bool:
    return kernel.load is not None and kernel.load.is_attention


def _copy(kernel: Kernel, deps: list[int]) -> Kernel:
    found = Kernel()
    found.nodes, found.load, found.is_fence = kernel.nodes, kernel.load, kernel.is_fence
    found.is_permuted, found.deps = kernel.is_permuted, deps
    return found
