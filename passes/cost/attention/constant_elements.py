"""Evaluates chosen elements of values from constants, counters and masks of the program.

What is not known, such as an argument, is assumed: what holds whatever is assumed, holds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shardwright.passes.cost.kernels.dataflow import NOBODY, Flat, Node
from shardwright.spec.factors import Kind, Rule
from shardwright.spec.machines.op_work import Class
from shardwright.spec.op import OpRow, Sig, Values
from shardwright.spec.types import ELEMENTS, TensorType

Where = NDArray[np.int64]  # elements of a value, counted in memory order

DEEP = 64  # ops on the way to what a value is made of


@dataclass(frozen=True)
class _Frame:
    """The context of a row's reference for an op without regions: there is nothing to call."""

    sig: Sig
    regions: int = 0

    def call(self, region: int, *args: Values) -> list[Values]:
        return []

    def function(self, *args: Values) -> list[Values]:
        return []


class Places:
    """The requested elements of operands, by those of results: the same for equal ops."""

    def __init__(self) -> None:
        # By what an op moves and the number of an array, which is kept with what it leads to.
        self._found: dict[tuple[object, ...], tuple[Where, Where]] = {}
        # By op and the numbers of what it takes, which are kept with what it makes of them.
        self._made: dict[tuple[object, ...], tuple[object, Values]] = {}

    def before(self, rule: Rule, sig: Sig, where: Where) -> Where:
        """The elements of the operand that elements of the result are."""
        key = (rule, sig.out_shape(0), sig.shape(0), id(where))
        if key not in self._found:
            self._found[key] = where, _before(rule, sig, where)
        return self._found[key][1]

    def first(self, where: Where) -> Where:
        """The first element, as often."""
        key = (len(where),)
        if key not in self._found:
            self._found[key] = where, np.zeros_like(where)
        return self._found[key][1]

    def made(self, sig: Sig, taken: Sequence[Values], make: Callable[[], Values]) -> Values:
        """What an op makes of arrays that nobody writes to: the same for equal ops."""
        key = sig, *map(id, taken)
        if key not in self._made:
            self._made[key] = taken, make()
        return self._made[key][1]

    def assumed(self, type: TensorType, count: int, number: float) -> Values:
        """The same number for every element."""
        key = type, count, number
        if key not in self._made:
            self._made[key] = None, np.full(count, number).astype(_dtype(type))
        return self._made[key][1]


class Points:
    """Values of a block. `given`: by value what it is at every element asked for.

    `assumed`: the number that stands for whatever is not known; if that is a float, from 0 to 1.
    """

    def __init__(
        self, flat: Flat, given: Mapping[int, Values], assumed: float, places: Places
    ) -> None:
        self.flat, self.given, self.assumed, self.places = flat, given, assumed, places
        self._found: dict[tuple[int, int], Values | None] = {}
        self._alive: list[Where] = []  # keeps the numbers of arrays in use

    def at(self, value: int, type: TensorType, where: Where) -> Values:
        """One number per element of `where`, of the element type of `type`."""
        found = self._known(value, where, 0)
        return self._assume(type, len(where)) if found is None else found

    def _known(self, value: int, where: Where, depth: int) -> Values | None:
        """None where the program says nothing, nor of anything that the value is made of."""
        if value in self.given:
            return self.given[value]
        key = (value, id(where))
        if key not in self._found:
            self._alive.append(where)
            maker = self.flat.producer[value]
            node = self.flat.nodes[maker] if maker != NOBODY else None
            found = None
            if depth < DEEP:
                found = (
                    self._made(node, value, where, depth)
                    if node is not None
                    else self._elsewhere(value, where, depth)
                )
            self._found[key] = found
        return self._found[key]

    def _assume(self, type: TensorType, count: int) -> Values:
        is_float = ELEMENTS[type.element].kind == "float"
        number = min(max(self.assumed, 0.0), 1.0) if is_float else self.assumed
        return self.places.assumed(type, count, number)

    def _elsewhere(self, value: int, where: Where, depth: int) -> Values | None:
        """The value of a table of numbers, or of a value from around a loop."""
        op = self.flat.tables.get(value)
        if op is not None and op.sig.row is not None and op.sig.row.run is not None:
            return np.asarray(op.sig.row.run(_Frame(op.sig))).reshape(-1)[where]
        around = self.flat.around(value)
        if around is None:
            return None
        flat, number = around
        return Points(flat, {}, self.assumed, self.places)._known(number, where, depth + 1)

    def _made(self, node: Node, value: int, where: Where, depth: int) -> Values | None:
        sig = node.op.sig
        if node.work is None or sig.row is None:
            return None
        if node.work.kind == Class.FENCE:
            return self._known(node.ins[node.outs.index(value)], where, depth + 1)
        if node.work.kind not in FOLLOWED or len(node.outs) != 1:
            return None
        if not sig.ins:
            return self._from_nothing(sig, sig.row, where)
        if sig.row.elementwise and sig.row.run is not None:
            return self._computed(node, sig, sig.row.run, where, depth)
        if len(sig.ins) == 1 and sig.blocks is not None and _is_moved(sig, sig.blocks):
            before = self.places.before(sig.blocks, sig, where)
            return self._known(node.ins[0], before, depth + 1)
        return self._joined(node, sig, where, depth)

    def _computed(
        self, node: Node, sig: Sig, run: Callable[..., Any], where: Where, depth: int
    ) -> Values | None:
        """Elementwise, if anything is known of what is taken."""
        shape, start = sig.out_shape(0), self.places.first(where)
        operands = [
            self._known(source, where if sig.shape(place) == shape else start, depth + 1)
            for place, source in enumerate(node.ins)
        ]
        if all(operand is None for operand in operands):
            return None
        types = [type for type in sig.ins if isinstance(type, TensorType)]
        taken = [
            self._assume(type, len(where)) if operand is None else operand
            for operand, type in zip(operands, types, strict=True)
        ]
        dtype = _dtype(sig.outs[0])
        return self.places.made(
            sig, taken, lambda: np.asarray(run(_Frame(sig), *taken)).astype(dtype)
        )

    def _from_nothing(self, sig: Sig, row: OpRow, where: Where) -> Values | None:
        """At elements of what has no operands, if it is the same on all devices."""
        if row.run is None or not row.pure or not sig.attrs:
            return None
        run = row.run
        return self.places.made(sig, (where,), lambda: _at(np.asarray(run(_Frame(sig))), where))

    def _joined(self, node: Node, sig: Sig, where: Where, depth: int) -> Values | None:
        """Of what puts its operands one behind another along a dim."""
        shape, shapes = sig.out_shape(0), [*map(sig.shape, range(len(sig.ins)))]
        dims = [
            dim
            for dim, size in enumerate(shape)
            if any(s[dim : dim + 1] != (size,) for s in shapes)
        ]
        if sig.flops or len(dims) != 1 or sum(s[dims[0]] for s in shapes) != shape[dims[0]]:
            return None
        places, found = list(np.unravel_index(where, shape)), np.zeros(len(where))
        index, start, is_known = places[dims[0]], 0, False
        for source, own in zip(node.ins, shapes, strict=True):
            size = own[dims[0]]
            places[dims[0]] = np.clip(index - start, 0, size - 1)
            part = self._known(source, np.ravel_multi_index(places, own), depth + 1)
            if part is not None:
                is_known = True
                found = np.where((index >= start) & (index < start + size), part, found)
            start += size
        return found.astype(_dtype(sig.outs[0])) if is_known else None


FOLLOWED = (Class.SCALAR, Class.SPREAD, Class.LIGHT)


def _dtype(type: Any) -> Any:
    return ELEMENTS[type.element].numpy


def _at(whole: Values, where: Where) -> Values:
    if not whole.shape:
        return np.full(len(where), whole)
    return whole[np.unravel_index(where, whole.shape)]


def _is_moved(sig: Sig, rule: Rule) -> bool:
    """True if every element of the result is one of the operand, at the same factors."""
    plain = all(kind == Kind.PASS for kind, n in zip(rule.kinds, rule.sizes, strict=True) if n > 1)
    made = {f for dim in rule.results[0] for f in dim}
    read = {f for dim in rule.operands[0] for f in dim if rule.sizes[f] > 1}
    return plain and not sig.flops and sig.element() == sig.out_element() and read <= made


def _before(rule: Rule, sig: Sig, where: Where) -> Where:
    places: dict[int, Where] = {}
    dims = np.unravel_index(where, sig.out_shape(0))
    for dim, index in zip(rule.results[0], dims, strict=True):
        sizes = [rule.sizes[f] for f in dim]
        places.update(zip(dim, np.unravel_index(index, sizes), strict=True))
    found = np.zeros_like(where)
    for dim, size in zip(rule.operands[0], sig.shape(0), strict=True):
        inner = np.zeros_like(where)
        for factor in dim:
            inner = inner * rule.sizes[factor] + places.get(factor, 0)
        found = found * size + (inner if size > 1 else 0)
    return found


def turns_sums_into_products(sig: Sig) -> bool:
    """True if an op is an exponential, f(a + b) = f(a) f(b), that grows."""
    found = _EXPONENTIALS.get(sig.name)
    if found is None:
        found = _EXPONENTIALS[sig.name] = _is_exponential(sig)
    return found


_EXPONENTIALS: dict[str, bool] = {}  # by op: a fact that a row's reference says of itself


def _is_exponential(sig: Sig) -> bool:
    row = sig.row
    if row is None or row.run is None or len(sig.ins) != 1 or not sig.is_elementwise:
        return False
    if not row.flops or ELEMENTS[sig.out_element()].kind != "float":
        return False
    a, b = np.array([0.0, 0.5, -1.25, 2.0]), np.array([1.0, -0.75, 0.5, 0.25])
    with np.errstate(all="ignore"):
        of_sum, of_a, of_b = (np.asarray(row.run(_Frame(sig), x)) for x in (a + b, a, b))
        return bool(np.allclose(of_sum, of_a * of_b) and of_a[0] == 1 and of_a[3] > 1)
