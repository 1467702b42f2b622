"""Classes of dims of a function: joined by factors of ops and by what regions pass on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import prod
from typing import NamedTuple

from shardwright.ir.core import Func, Module, Op, Value
from shardwright.passes.pipeline.microbatching.turn_facts import is_call
from shardwright.passes.pipeline.microbatching.turn_states import may_cut
from shardwright.passes.shared.data_flow import edges_of
from shardwright.passes.shared.roots import root
from shardwright.passes.shared.symbols import called
from shardwright.spec.factors import Kind
from shardwright.spec.op import Sig

_Dim = tuple[int, int]  # the number of a tensor of an op, and of its dim


class _Joins(NamedTuple):
    """What an op says of dims: pairs that go together; pairs of which the first holds the second
    as a minor factor; a dim of each factor, and whether it is reduced; the points of its space.
    """

    pairs: tuple[tuple[_Dim, _Dim], ...] = ()
    minor: tuple[tuple[_Dim, _Dim], ...] = ()
    firsts: tuple[tuple[_Dim, bool], ...] = ()
    points: int = 0


class JoinedDims:
    """Dims of values have numbers; `root` gives that of the class."""

    def __init__(self, module: Module, func: Func) -> None:
        self._start: dict[Value, int] = {}
        self._over: list[int] = []
        self._minor: list[tuple[int, int]] = []
        self._products: list[tuple[int, bool]] = []
        self._points: list[tuple[int, int]] = []
        self._module = module
        self._seen: dict[Func, None] = {}
        self._enter(func)

    def root(self, value: Value, dim: int) -> int:
        return self._find(self._number(value) + dim)

    def roots(self, value: Value) -> tuple[int, ...]:
        """The roots of all dims of a value."""
        return tuple(self.root(value, dim) for dim in range(len(value.shape)))

    def products(self) -> tuple[Counter[int], Counter[int]]:
        """Per root, the numbers of products that have its dims, and that sum over them."""
        every, over = Counter[int](), Counter[int]()
        for number, is_summed in self._products:
            every[self._find(number)] += 1
            over[self._find(number)] += is_summed
        return every, over

    def work(self, roots: Sequence[int]) -> list[int]:
        """Per root the points of the ops that have a dim of the class, or a minor part of one: at
        most so much of the work is cut with it.
        """
        points = Counter[int]()
        for number, count in self._points:
            points[self._find(number)] += count
        minor: dict[int, dict[int, None]] = {}
        for one, other in self._minor:
            minor.setdefault(self._find(one), {})[self._find(other)] = None
        return [sum(points[r] for r in _reached(root, minor)) for root in roots]

    def _number(self, value: Value) -> int:
        """The number of a value's first dim."""
        found = self._start.get(value)
        if found is None:
            found = self._start[value] = len(self._over)
            self._over += range(found, found + len(value.shape))
        return found

    def _find(self, number: int) -> int:
        return root(self._over, number)

    def _join(self, one: int, other: int) -> None:
        a, b = self._find(one), self._find(other)
        if a != b:
            self._over[b] = a

    def _join_values(self, one: Value, other: Value) -> None:
        a, b = self._number(one), self._number(other)
        for dim in range(min(len(one.shape), len(other.shape))):
            self._join(a + dim, b + dim)

    def _enter(self, func: Func) -> None:
        """Read a function, and those that it calls, once."""
        if func in self._seen:
            return
        self._seen[func] = None
        for op in func.walk():
            if is_call(op):
                self._call(op)
            elif op is not func and not op.is_terminator:
                self._read(op)

    def _call(self, op: Op) -> None:
        func = called(op, self._module)
        if func.is_declaration:
            return
        ends = func.body.terminator.operands
        pairs = [*zip(op.operands, func.args, strict=True), *zip(op.results, ends, strict=True)]
        for one, other in pairs:
            self._join_values(one, other)
        self._enter(func)

    def _read(self, op: Op) -> None:
        for edge in edges_of(op):
            for user, index in edge.sources:
                self._join_values(edge.owner, user.operands[index])
            for target in edge.targets:
                self._join_values(edge.owner, target)
        joins = _joins(op.sig)
        if not joins.points:
            return
        start = [self._number(value) for value in (*op.operands, *op.results)]
        for (a, i), (b, j) in joins.pairs:
            self._join(start[a] + i, start[b] + j)
        self._minor += ((start[a] + i, start[b] + j) for (a, i), (b, j) in joins.minor)
        self._points += ((start[a] + i, joins.points) for (a, i), _ in joins.firsts)
        if op.sig.is_contraction:
            self._products += ((start[a] + i, is_summed) for (a, i), is_summed in joins.firsts)


@lru_cache(maxsize=65536)
def _joins(sig: Sig) -> _Joins:
    rule = sig.blocks
    if rule is None or (sig.row is not None and sig.row.drawn):
        return _Joins()
    legal = may_cut(sig)
    first: dict[int, _Dim] = {}
    pairs: list[tuple[_Dim, _Dim]] = []
    behind: list[tuple[_Dim, int]] = []
    for index, tensor in enumerate(rule.tensors):
        for dim, factors in enumerate(tensor):
            major, *minor = [f for f in factors if rule.sizes[f] > 1] or [-1]
            behind += (((index, dim), factor) for factor in minor)
            if major >= 0 and legal[major]:
                pairs.append((first.setdefault(major, (index, dim)), (index, dim)))
    minors = tuple((at, first[f]) for at, f in behind if f in first)
    firsts = tuple((at, rule.kinds[f] is Kind.REDUCTION) for f, at in first.items())
    return _Joins(tuple(p for p in pairs if p[0] != p[1]), minors, firsts, prod(rule.sizes))


def _reached(root: int, minor: dict[int, dict[int, None]]) -> dict[int, None]:
    """A class, and those of its minor parts."""
    found = {root: None}
    waiting = [root]
    while waiting:
        for other in minor.get(waiting.pop(), ()):
            if other not in found:
                found[other] = None
                waiting.append(other)
    return found
