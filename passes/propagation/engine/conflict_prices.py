"""Resolves conflicts by price: the factor for which fewest bytes move gets the axis.

Shardy lets the factor of the largest tensor win. Here each competing factor is priced as the
winner: what a device receives until all tensors of the op, as they are cut now, agree with it.

    tensor cut on a loser, without the winner     L (n - 1)        all_gather
    tensor cut on a loser, with the winner        L (n - 1) / n    all_to_all
    result of a contracted winner                 W (n - 1) / n    reduce_scatter, where it is cut
                                                2 W (n - 1) / n    all_reduce, where it is not
    tensor cut on a winner that must stay whole   L (n - 1)        all_gather
    axes of a loser behind those that it loses    L (n - 1)        all_gather

L: bytes of the tensor on one device; W: the same before the cut; n: parts along the axes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import prod

from shardwright.passes.propagation.engine.factor_propagation import (
    Direction,
    Request,
    aggressive,
    compatible_axes,
)
from shardwright.passes.shared.factor_projection import Projection, TensorFactors
from shardwright.spec.axes import Axes, Axis, overlaps, total
from shardwright.spec.factors import Kind


@dataclass(frozen=True)
class ByBytes:
    """The aggressive strategy, its conflicts decided by bytes.

    `kinds`, `sizes` of the rule's factors; `widths`: bytes of an element of each tensor, operands
    first.
    """

    kinds: tuple[Kind, ...]
    sizes: tuple[int, ...]
    widths: tuple[float, ...]

    def __call__(self, view: Projection, request: Request) -> list[int]:
        return aggressive(view, request, lambda wanted: self.prices(view, wanted))

    def prices(self, view: Projection, wanted: Sequence[Axes]) -> list[float]:
        """Per factor the bytes that move if it wins; 0 for one that does not compete."""
        found = [0.0] * len(wanted)
        for factor in range(len(wanted)):
            losers = tuple(rivals(view, wanted, factor))
            if losers:
                # Factors that may not travel yet will cut the op all the same.
                settled = {
                    f: wanted[f] or compatible_axes(view, f, Direction.BOTH)
                    for f in range(len(wanted))
                    if f not in losers
                }
                count = range(len(view.tensors))
                found[factor] = sum(self._moved(view, i, factor, settled, losers) for i in count)
        return found

    def _moved(
        self,
        view: Projection,
        index: int,
        winner: int,
        settled: dict[int, Axes],
        losers: Sequence[int],
    ) -> float:
        """Bytes that a device receives for one tensor if all `settled` factors have their axes."""
        # Bytes, not sizes: a tensor cut by other axes is small on each device (decision 0013).
        tensor, kind, axes = view.tensors[index], self.kinds[winner], settled[winner]
        cuts = total(_cuts(tensor, settled))
        local = self.widths[index] * prod(self.sizes[f] for f in tensor.factors) / cuts
        lost, dropped = _taken((tensor.axes(f) or () for f in losers), axes)
        if kind is Kind.REPLICATE:
            return local * (lost * dropped * total(tensor.axes(winner) or ()) - 1)
        if kind is Kind.REDUCTION and index >= view.operand_count:
            return _completed(local * lost, lost, total(axes)) + local * (dropped - 1)
        moved = local * (lost - 1) / (lost if winner in tensor.factors else 1)
        return moved + local * (dropped - 1) * (1 if winner in tensor.factors else lost)


def rivals(view: Projection, wanted: Sequence[Axes], factor: int) -> Iterator[int]:
    """The factors that some tensor has beside this one, and that want one of its axes."""
    for other, axes in enumerate(wanted):
        if other == factor or _taken((axes,), wanted[factor]) == (1, 1):
            continue
        if any(factor in tensor.factors and other in tensor.factors for tensor in view.tensors):
            yield other


def _cuts(tensor: TensorFactors, settled: dict[int, Axes]) -> list[Axis]:
    """The cuts of a tensor once it took, at no cost, what it can of the settled axes."""
    found = [axis for own in tensor.factors.values() for axis in own.axes]
    for factor in tensor.factors:
        for axis in settled.get(factor, ()):
            if not any(overlaps(axis, other) for other in found):
                found.append(axis)
    return found


def _taken(lists: Iterable[Axes], wanted: Axes) -> tuple[int, int]:
    """Parts along axes of lists that are wanted elsewhere, and along those cut off with them."""
    lost = dropped = 1
    for axes in lists:
        hit = [any(overlaps(axis, other) for other in wanted) for axis in axes]
        if True in hit:
            tail = list(zip(axes, hit, strict=True))[hit.index(True) :]
            lost *= total(axis for axis, is_hit in tail if is_hit)
            dropped *= total(axis for axis, is_hit in tail if not is_hit)
    return lost, dropped


def _completed(whole: float, scattered: int, parts: int) -> float:
    """Bytes to make a partial result whole, `scattered` of its `parts` by a reduce_scatter."""
    left = max(1, parts // scattered)
    return whole * (scattered - 1) / scattered + 2 * whole / scattered * (left - 1) / left
