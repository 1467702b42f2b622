"""Prices of a collective on a cluster: in one piece, as the fastest chain, and a lower bound."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import prod

from shardwright.ir.core import Op
from shardwright.passes.collect.chains.fastest import AG, AR, RS, Chain, Price, Step, fastest_chain
from shardwright.passes.collect.chains.told_chain import told_chain
from shardwright.spec.attributes import Attribute
from shardwright.spec.axes import Axes, Axis, Mesh
from shardwright.spec.cluster import Cluster
from shardwright.spec.links import ALL_GATHER, ALL_REDUCE, REDUCE_SCATTER, Links
from shardwright.spec.machines.axis_digits import DigitGrid, Numbers, level_digits
from shardwright.spec.op import REDUCERS
from shardwright.spec.sharding_rules.reductions import Collective
from shardwright.spec.values.fields import table

KINDS = {ALL_REDUCE: AR, REDUCE_SCATTER: RS, ALL_GATHER: AG}
_NAMES = {collective: name for name, collective in KINDS.items()}


@dataclass(frozen=True)
class Offer:
    """A collective's axes per level, outermost first, and what it takes.

    `seconds`: in one piece. `bound`: seconds that the busiest level needs, whatever the steps and
    however many of them run at once.
    """

    order: Axes
    levels: tuple[Axes, ...]
    places: tuple[int, ...]  # levels of the cluster
    seconds: float
    chain: Chain
    bound: float


class Prices:
    """Seconds of the collectives of a program on a mesh of a cluster; equal ones are asked once."""

    def __init__(self, mesh: Mesh, cluster: Cluster) -> None:
        self.mesh = mesh
        self._cluster, self._links = cluster, Links(cluster)
        self._digits = level_digits(mesh, cluster)
        self._grid = DigitGrid(mesh, self._digits)
        self._known: dict[tuple[str, Axes, float, float], Offer] = {}
        self._as_given: dict[tuple[Attribute | None, Axes], bool] = {}

    def groups(self, axes: Axes) -> Numbers:
        """Devices that work together along digits, major ones first."""
        return self._grid.groups(axes)

    def refusal(self, op: Op, names: Sequence[str]) -> str:
        """The reason why a collective is left as it is; "" where it can be a chain."""
        if len(op.operands) != 1:
            return "it moves several values"
        if not op.result.tensor.count:
            return "it moves nothing"
        if KINDS[op.name] is not AG and not is_plain(op):
            return "its reducer has no name"
        if not names:
            return "it does not say its axes"
        if any(name not in self._digits for name in names):
            return "its groups are no product of levels"
        return self._other_groups(op, self.order(names))

    def _other_groups(self, op: Op, order: Axes) -> str:
        asked = op.attrs.get("replica_groups"), order
        if asked not in self._as_given:
            rows: list[list[int]] = self.groups(order).tolist()
            given = sorted(table(op.attrs, "replica_groups"))
            self._as_given[asked] = given == sorted(map(tuple, rows))
        return "" if self._as_given[asked] else "its groups are not those of its axes"

    def order(self, names: Sequence[str]) -> Axes:
        """The digits of axes."""
        return tuple(digit.axis for name in names for digit in self._digits[name])

    def offer(self, op: Op, names: Sequence[str]) -> Offer:
        """The fastest chain of a collective that is not refused."""
        whole = max(op.operands[0].tensor.count, op.result.tensor.count)
        size = max(op.operands[0].tensor.bytes, op.result.tensor.bytes)
        return self.offer_for(op.name, names, whole, size / whole)

    def offer_for(self, kind: str, names: Sequence[str], count: float, width: float) -> Offer:
        """The same of an op of a kind over whole axes that have digits.

        `count`: elements before a reduction, behind a gather; `width`: bytes of one.
        """
        asked = kind, self.order(names), count, width
        if asked not in self._known:
            self._known[asked] = self._offer(KINDS[kind], names, count, width)
        return self._known[asked]

    def seconds_for(self, kind: str, names: Sequence[str], count: float, width: float) -> float:
        """Of the fastest chain; in one piece where an axis has no digits."""
        if all(name in self._digits for name in names):
            return self.offer_for(kind, names, count, width).chain.seconds
        axes = tuple(
            axis
            for name in names
            for axis in (self.order([name]) if name in self._digits else (self._whole(name),))
        )
        members = prod(axis.size for axis in axes)
        before = count / members if KINDS[kind] is AG else count
        return self._seconds(KINDS[kind], axes, before * width)

    def _whole(self, name: str) -> Axis:
        return Axis(name, 1, self.mesh.axis_size(name))

    def _offer(self, whole: Collective, names: Sequence[str], count: float, width: float) -> Offer:
        by_level: dict[int, list[Axis]] = {}
        for name in names:
            for digit in self._digits[name]:
                by_level.setdefault(digit.level, []).append(digit.axis)
        places = tuple(sorted(by_level))
        levels = tuple(tuple(by_level[place]) for place in places)
        radices, price = _radices(levels), self._price(levels, width)
        everything = tuple(range(len(levels)))
        before = count / prod(radices) if whole is AG else count
        seconds = price(whole, everything, before)
        chain = fastest_chain(whole, radices, int(count), price)
        if chain.seconds >= seconds or len(levels) < 2:
            chain = Chain((Step(whole, everything),), seconds)
        bound = self._bound(whole, levels, places, count * width)
        return Offer(self.order(names), levels, places, seconds, chain, bound)

    def _price(self, levels: Sequence[Axes], width: float) -> Price:
        """Seconds of a step over some levels. `width`: bytes of an element."""

        def price(collective: Collective, run: tuple[int, ...], elements: float) -> float:
            axes = tuple(axis for level in run for axis in levels[level])
            return self._seconds(collective, axes, elements * width)

        return price

    def told(self, op: Op, offer: Offer, text: str) -> Offer | None:
        """A collective's offer with the chain that a text names; None where there is none such."""
        whole = max(op.operands[0].tensor.count, op.result.tensor.count)
        size = max(op.operands[0].tensor.bytes, op.result.tensor.bytes)
        price = self._price(offer.levels, size / whole)
        chain = told_chain(text, KINDS[op.name], _radices(offer.levels), whole, price)
        return None if chain is None else replace(offer, chain=chain)

    def _seconds(self, collective: Collective, axes: Axes, held: float) -> float:
        """`held`: bytes of a device before."""
        members = prod(axis.size for axis in axes)
        result = {AR: held, RS: held / members, AG: held * members}[collective]
        return self._links.seconds(_NAMES[collective], self.groups(axes), result)

    def _bound(
        self, whole: Collective, levels: Sequence[Axes], places: Sequence[int], size: float
    ) -> float:
        """Data cross the links between the units of a level at least as often as in a ring.

        A unit's share of them is spread over its devices: those on levels inside it, and on other
        dims of the same torus. And no device sends more than all its links together carry. Links
        carry what the best of these collectives reaches, and one of them is launched.
        """
        least, rate, devices = 0.0, 0.0, 1
        slower = self._links.reached(REDUCE_SCATTER) / max(map(self._links.reached, KINDS))
        for axes, place in zip(levels, places, strict=True):
            within = prod(
                axis.size
                for others, other in zip(levels, places, strict=True)
                if other > place or (other < place and self._is_same_torus(other, place))
                for axis in others
            )
            members = prod(axis.size for axis in axes)
            part = size / within / members  # of a unit's share on one of its devices, scattered
            found = self._links.transfer(REDUCE_SCATTER, self.groups(axes), part)
            busy = max(found.busy) * slower
            least, devices = max(least, busy), devices * members
            rate += (members - 1) * part / busy
        least = max(least, (devices - 1) / devices * size / rate)
        return self._links.launch + (2 * least if whole is AR else least)

    def _is_same_torus(self, a: int, b: int) -> bool:
        found = [self._cluster.levels[level].torus for level in (a, b)]
        return bool(found[0]) and found[0] == found[1]


def _radices(levels: Sequence[Axes]) -> list[int]:
    return [prod(axis.size for axis in axes) for axes in levels]


def is_plain(op: Op) -> bool:
    """True if a reduction's body is one reducer that does not mind the order."""
    region = op.regions[0]
    if len(region.blocks) != 1 or len(region.block.ops) != 2:
        return False
    first = region.block.ops[0]
    return first.name in REDUCERS and set(first.operands) == set(region.block.args)
