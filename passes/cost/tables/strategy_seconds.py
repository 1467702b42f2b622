"""Seconds of an op under each of its strategies: its part of a kernel, and what is exchanged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from shardwright.passes.cost.pricing.machine import PER_SECOND, Machine
from shardwright.passes.cost.tables.charges import FREE, Charge, How
from shardwright.passes.cost.tables.move_seconds import Moves
from shardwright.spec.axes import Axes, total
from shardwright.spec.blocks.halo import Carry, Pairs, carried, exchange
from shardwright.spec.cuts import SELECT, completion
from shardwright.spec.factors import Kind
from shardwright.spec.layout import (
    Cut,
    Layout,
    dims,
    exchanges,
    local_count,
    local_shape,
    padded_shape,
    partial_axes,
)
from shardwright.spec.machines.op_work import Work, product_of, strides, work_of
from shardwright.spec.machines.roofline import Load, attention_seconds, copying_seconds
from shardwright.spec.op import Sig
from shardwright.spec.strategies import Strategy
from shardwright.spec.types import ELEMENTS, TensorType, Type

Seconds = npt.NDArray[np.float64]
_F = TypeVar("_F", float, Seconds)

_MANY = 1 << 40  # bytes or operations: so many that a launch does not count


class Prices:
    """Prices on a machine and a mesh, equal ones asked once."""

    def __init__(self, machine: Machine, moves: Moves) -> None:
        self.machine, self.moves = machine, moves
        self._rates: dict[Load, float] = {}
        self._counts: dict[tuple[Type, Layout], float] = {}

    # --- kernels

    def kernels(self, sig: Sig, charge: Charge, strategies: Sequence[Strategy]) -> Seconds:
        """Of an op's part of a kernel, by strategy."""
        known: dict[Cut, float] = {}
        found: list[float] = []
        for cut, _ in strategies:
            if cut not in known:
                known[cut] = self._kernel(sig, charge, cut)
            found.append(known[cut])
        return np.array(found)

    def _kernel(self, sig: Sig, charge: Charge, cut: Cut) -> float:
        if charge.how is How.NOTHING:
            return 0.0
        work = work_of(sig)
        launch = charge.launches * self.machine.launch
        if charge.how is How.BYTES:
            moving = self._bytes(sig, charge, work, cut) * self._rate(charge, 0.0)
            return launch + moving + self._copying(sig, charge, cut)
        if charge.how is How.FLOPS:
            return launch + self._flops(sig, work, cut) * self._rate(charge, 1.0)
        counts = {factor: total(axes) for factor, axes in enumerate(cut) if axes}
        product = product_of(sig, counts) if work.product is not None else None
        if charge.how is How.ATTENTION:
            if product is None:
                return launch
            chips = self.machine.chips
            times = max(attention_seconds((product,), chip) for chip in chips)
            return launch + charge.visible * times + self._copying(sig, charge, cut)
        size, share = self._bytes(sig, charge, work, cut), self._operands(sig, cut)
        load = Load(
            () if product is None else (product,),
            0.0 if product is not None else self._flops(sig, work, cut),
            charge.element, round(size), is_permuted=charge.is_permuted,
            copied=round(charge.copied * share), strided=round(charge.strided * share),
        )  # fmt: skip
        return self.machine.kernel(load).time / PER_SECOND

    def _rate(self, charge: Charge, flops: float) -> float:
        """Seconds per byte of a kernel, or with `flops` per operation."""
        unit = Load(
            flops=flops * _MANY, bytes=0 if flops else _MANY,
            element=charge.element, is_permuted=charge.is_permuted,
        )  # fmt: skip
        found = self._rates.get(unit)
        if found is None:
            seconds = self.machine.kernel(unit).time / PER_SECOND - self.machine.launch
            found = self._rates[unit] = seconds / _MANY
        return found

    def _bytes(self, sig: Sig, charge: Charge, work: Work, cut: Cut) -> float:
        """Bytes that a device reads and writes."""
        rule, size = sig.blocks, 0.0
        for place, read in charge.reads:
            share = 1.0 if rule is None else self.share(sig.ins[place], dims(rule, place, cut))
            whole = work.reads[place]
            # What is spread out on the way is read as it lies in memory, by all who need it.
            size += min(read, whole * share) if 2 * read < whole else read * share
        for place in charge.writes:
            tensor = len(sig.ins) + place
            share = 1.0 if rule is None else self.share(sig.outs[place], dims(rule, tensor, cut))
            size += work.writes[place] * share
        return size

    def _operands(self, sig: Sig, cut: Cut) -> float:
        """The part of its operands that a device holds."""
        if sig.blocks is None:
            return 1.0
        held = [
            self.share(type, dims(sig.blocks, k, cut)) * type.bytes
            for k, type in enumerate(sig.ins)
        ]
        return sum(held) / max(1, sum(type.bytes for type in sig.ins))

    def _copying(self, sig: Sig, charge: Charge, cut: Cut) -> float:
        """Seconds in which operands of a product are put in order."""
        share = self._operands(sig, cut)
        load = Load(copied=round(charge.copied * share), strided=round(charge.strided * share))
        return max(copying_seconds(load, chip) for chip in self.machine.chips)

    def _flops(self, sig: Sig, work: Work, cut: Cut) -> float:
        """Operations of a device, padding included."""
        if sig.blocks is None:
            return work.flops
        sizes = sig.blocks.sizes
        padded = prod(padded_shape(sizes, cut)) / max(1, prod(sizes))
        return work.flops * padded / prod([total(axes) for axes in cut])

    def share(self, type: Type, layout: Layout) -> float:
        """The part of a tensor that a device holds."""
        key = type, layout
        found = self._counts.get(key)
        if found is None:
            found = 1.0
            if isinstance(type, TensorType) and type.count:
                found = local_count(type.shape, layout) / type.count
            self._counts[key] = found
        return found

    # --- what devices exchange

    def split(self, made: _F, read: _F, pieces: int = 1) -> _F:
        """Of a kernel in two, because what one half hands to the other is moved in between: bytes
        on a device that the one has `made`, and those that the other, in so many pieces, has to
        `read`.
        """
        return pieces * self.machine.launch + (made + pieces * read) * self._rate(FREE, 0.0)

    def sliced(self, size: float) -> float:
        """Of a kernel that makes so many bytes of as many others."""
        return self.split(size, size)

    def ordered(self, size: float, sig: Sig) -> float:
        """Of a kernel that puts so many bytes in another order."""
        load = Load(bytes=round(2 * size), is_permuted=strides(sig))
        return self.machine.kernel(load).time / PER_SECOND

    def splits(self, sig: Sig, charge: Charge, strategies: Sequence[Strategy]) -> Seconds:
        """Of kernels in two where partial results would stay inside of them."""
        rule, found = sig.blocks, np.zeros(len(strategies))
        is_part = charge.how not in (How.NOTHING, How.KERNEL)
        inside = [k for k in range(len(sig.outs)) if k not in charge.writes] if is_part else []
        if rule is None or not inside:
            return found
        for number, (cut, _) in enumerate(strategies):
            if partial_axes(rule, cut):
                for k in inside:
                    share = self.share(sig.outs[k], dims(rule, len(sig.ins) + k, cut))
                    size = share * work_of(sig).writes[k]
                    found[number] += self.split(size, size, charge.parts)
        return found

    def exchanged(self, sig: Sig, strategies: Sequence[Strategy]) -> Seconds:
        """Of completing partial results, and of what blocks need of their neighbours."""
        if sig.blocks is None:
            return np.zeros(len(strategies))
        halos = {cut: self._halo(sig, cut) for cut in dict.fromkeys(s.cut for s in strategies)}
        return np.array([halos[s.cut] + self.completed(sig, s) for s in strategies])

    def completed(self, sig: Sig, strategy: Strategy) -> float:
        """Of completing partial results."""
        found = completing(sig, strategy)
        return sum([self.moves.seconds(*one[:5], is_told=one.is_told) for one in found])

    def _halo(self, sig: Sig, cut: Cut) -> float:
        """Of slabs that neighbours send, one after the other; for what wants its operands in
        memory, a kernel puts slabs and blocks together.
        """
        between, rule = self.moves.times.between_blocks, sig.blocks
        found = sum([between(*slab) for slab in slabs(sig, cut)])
        if not found or rule is None or work_of(sig).product is None:
            return found
        for place in {need.operand: None for _, needs in exchanges(sig, cut) for need in needs}:
            type = sig.ins[place]
            assert isinstance(type, TensorType)
            found += self.sliced(self.share(type, dims(rule, place, cut)) * type.bytes)
        return found


# --- what is exchanged


class Completing(NamedTuple):
    """A change of layout of a result that is partial, or of its pieces, and bytes of an element;
    `is_told` where the plan says to scatter it.
    """

    shape: tuple[int, ...]
    width: float
    src: Layout
    dst: Layout
    partial: Axes = ()
    is_told: bool = False


class Slab(NamedTuple):
    """Bytes that blocks of what axes cut send each other, by numbers of blocks."""

    axes: Axes
    pairs: Pairs
    size: float


def completing(sig: Sig, strategy: Strategy) -> Iterator[Completing]:
    """How partial results of an op become whole."""
    rule, cut = sig.blocks, strategy.cut
    assert rule is not None, sig
    partial = partial_axes(rule, cut)
    if not partial:
        return
    gathers = completion(sig) == SELECT
    for index, (type, out) in enumerate(zip(sig.outs, strategy.outs, strict=True)):
        if not isinstance(type, TensorType):
            continue
        width, made = _width(type), dims(rule, len(sig.ins) + index, cut)
        if gathers:  # the pieces of all devices, behind dims of their own
            pieces = tuple(cut[f] for f in rule.of_kind(Kind.REDUCTION) if cut[f])
            shape = (*map(total, pieces), *type.shape)
            whole = (*[()] * len(pieces), *made)
            yield Completing(shape, width, (*pieces, *made), whole)
        else:
            yield Completing(type.shape, width, made, out, partial, made != out)


def slabs(sig: Sig, cut: Cut) -> Iterator[Slab]:
    """What blocks get of their neighbours."""
    rule = sig.blocks
    assert rule is not None, sig
    for factor, needs in exchanges(sig, cut):
        axes = cut[factor]
        for need in needs:
            type = sig.ins[need.operand]
            assert isinstance(type, TensorType)
            local = local_shape(type.shape, dims(rule, need.operand, cut))
            slice_bytes = prod(local) / max(1, local[need.dim]) * _width(type)
            if isinstance(need, Carry):
                pairs = carried(total(axes), need.way)
                yield from (Slab(axes, hop, slice_bytes) for hop in pairs)
                continue
            for slab in exchange(type.shape[need.dim], need).moving:
                yield Slab(axes, slab.pairs, slab.width * slice_bytes)


def _width(type: TensorType) -> float:
    """Bytes of an element."""
    return ELEMENTS[type.element].bits / 8
