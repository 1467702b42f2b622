"""Finds the batch: dims of arguments that ops join, over which the program can run in turns.

Of all classes of joined dims those are candidates whose rows no op relates to others: every result is then
the same for all rows, has a part per row, or combines terms. The one that most of the work has is the batch.
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import gcd, prod

from shardwright.ir.core import Func, Module, Op, Value
from shardwright.passes.pipeline.microbatching.analysis import Analysis
from shardwright.passes.pipeline.microbatching.settled import Dims, settled
from shardwright.passes.pipeline.microbatching.states import Part, Refusal, may_cut
from shardwright.passes.shared.data_flow import edges_of
from shardwright.spec.factors import Kind
from shardwright.spec.types import TensorType

_Node = tuple[Value, int]


class Found:
    """A candidate: its dims, the analysis, the work in turns; or the reason why it is none."""

    def __init__(self, dims: Dims, analysis: Analysis | None, refusal: Refusal | None) -> None:
        self.dims, self.analysis, self.refusal = dims, analysis, refusal
        self.points = analysis.points if analysis is not None else dict[Op, int]()
        self.work = sum(self.points.values())

    @property
    def sums(self) -> int:
        """Elements of terms that turns must combine."""
        if self.analysis is None:
            return 0
        states = self.analysis.states.items()
        return sum(value.tensor.count for value, state in states if isinstance(state, Part))

    def is_within(self, other: Found) -> bool:
        return self.points.keys() <= other.points.keys()

    def __str__(self) -> str:
        return spelled(self.dims)


def spelled(dims: Dims) -> str:
    """Dims as the option writes them."""
    return ",".join(f"arg{value.index}:{dim}" for value, dim in dims)


def candidates(module: Module, func: Func) -> list[Found]:
    """All classes of arguments' dims, those first that are likeliest the batch."""
    joined = _Classes(func)
    classes: dict[_Node, list[_Node]] = {}
    for value in func.args:
        for dim, size in enumerate(value.shape):
            if size > 1 and isinstance(value.type, TensorType) and value.type.is_static:
                classes.setdefault(joined.root((value, dim)), []).append((value, dim))
    found = [_tried(module, func, nodes) for nodes in classes.values()]
    return sorted(found, key=lambda one: -one.work)


def _tried(module: Module, func: Func, nodes: Sequence[_Node]) -> Found:
    size = nodes[0][0].shape[nodes[0][1]]
    dims = [(value, dim) for value, dim in nodes if value.shape[dim] == size]
    twice = next((a for a, b in zip(dims, dims[1:], strict=False) if a[0] is b[0]), None)
    if twice is not None:
        user = next(twice[0].users(), func.body.terminator)
        return Found(dims, None, Refusal(user, f"has two dims of argument {twice[0].index}", ""))
    try:
        return Found(dims, settled(module, func, dims, _prime(size)), None)
    except Refusal as refusal:
        return Found(dims, None, refusal)


def _prime(size: int) -> int:
    """The smallest prime factor: a legal number of micro-batches."""
    return next(n for n in range(2, size + 1) if size % n == 0)


def best(found: Sequence[Found]) -> list[Found]:
    """The candidates that none beats; one, unless the program is ambiguous."""
    legal = [one for one in found if one.analysis is not None and one.points]
    if not legal:
        return []
    most = legal[0]
    rivals = [
        one for one in legal if not (one.is_within(most) and len(one.points) < len(most.points))
    ]
    rivals = [one for one in rivals if 2 * one.work >= most.work]
    least = min(one.sums for one in rivals)
    return [one for one in rivals if one.sums == least]


def likeliest(module: Module, func: Func, found: Sequence[Found]) -> Found | None:
    """Of candidates that all fail, the one to speak of: no parameter has the dim, most ops do."""
    joined = _Classes(func)
    ends = {joined.root((v, d)) for v in func.body.terminator.operands for d in range(len(v.shape))}
    members = joined.members()

    def key(one: Found) -> tuple[bool, bool, int]:
        root = joined.root(one.dims[0])
        return root in ends, not any(dim == 0 for _, dim in one.dims), -members[root]

    refused = [one for one in found if one.refusal is not None and one.dims]
    return min(refused, key=key) if refused else None


class _Classes:
    """Dims joined by the factors of ops and by what flows through regions."""

    def __init__(self, func: Func) -> None:
        self._over: dict[_Node, _Node] = {}
        self._nodes: dict[_Node, None] = {}
        for op in func.walk():
            if op is func:
                continue
            for edge in edges_of(op):
                for user, index in edge.sources:
                    self._join_all(edge.owner, user.operands[index])
                for target in edge.targets:
                    self._join_all(edge.owner, target)
            self._join_factors(op)

    def root(self, node: _Node) -> _Node:
        while (over := self._over.get(node, node)) != node:
            self._over[node] = self._over.get(over, over)
            node = over
        return node

    def members(self) -> dict[_Node, int]:
        """Per root the number of dims of its class."""
        found: dict[_Node, int] = {}
        for node in self._nodes:
            root = self.root(node)
            found[root] = found.get(root, 0) + 1
        return found

    def _join(self, one: _Node, other: _Node) -> None:
        self._nodes[one] = self._nodes[other] = None
        a, b = self.root(one), self.root(other)
        if a != b:
            self._over[b] = a

    def _join_all(self, one: Value, other: Value) -> None:
        for dim in range(min(len(one.shape), len(other.shape))):
            self._join((one, dim), (other, dim))

    def _join_factors(self, op: Op) -> None:
        if op.is_terminator or op.sig.blocks is None or (op.row is not None and op.row.drawn):
            return
        rule, legal = op.sig.blocks, may_cut(op.sig)
        first: dict[int, _Node] = {}
        for value, tensor in zip([*op.operands, *op.results], rule.tensors, strict=True):
            for dim, factors in enumerate(tensor):
                major = next((f for f in factors if rule.sizes[f] > 1), None)
                if major is None or not legal[major]:
                    continue
                if rule.kinds[major] not in (Kind.PASS, Kind.REDUCTION):
                    continue
                self._join(first.setdefault(major, (value, dim)), (value, dim))
