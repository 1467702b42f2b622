"""A program written out: what its values are made of, and which of their dims go together.

Functions are entered once per call, so that layers which share one stay apart. Bodies of loops are
entered once, in the order of their first turn: what a turn hands to the next is one of the joined
dims, but no step.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from shardwright.ir.core import Block, Func, Module, Op, Value
from shardwright.passes.pipeline.microbatching.turn_facts import is_call
from shardwright.passes.shared.data_flow import edges_of
from shardwright.passes.shared.roots import join, root
from shardwright.passes.shared.symbols import called
from shardwright.spec.factors import Kind
from shardwright.spec.op import Sig

Node = int  # a value where it is used
Class = int  # dims that go together
_JOINED = (Kind.PASS, Kind.REDUCTION)


class Step(NamedTuple):
    """What makes nodes of others; `is_same`: it hands on one node as it is."""

    op: Op
    ins: tuple[Node, ...]
    outs: tuple[Node, ...]
    is_same: bool = False


class Flow:
    """The written-out main of a program.

    values   by node the value that it is
    steps    in program order; an op of a function that is called twice has two
    args     the nodes of the arguments, by number
    results  the nodes of the results, by number
    """

    def __init__(self, module: Module, main: Func) -> None:
        self.values: list[Value] = []
        self.steps: list[Step] = []
        self._module = module
        self._start: list[int] = []  # by node the number of its first dim
        self._over: list[int] = []
        self._minor: list[tuple[int, int]] = []
        self.args = [self._node(value) for value in main.args]
        names = dict(zip(main.args, self.args, strict=True))
        self.results = self._enter(main.body, names)
        self.made = {out: step for step in self.steps for out in step.outs}
        self.minor = self._minors()

    def shape(self, node: Node) -> tuple[int, ...]:
        return self.values[node].shape

    def root(self, node: Node, dim: int) -> Class:
        """The class of a dim: those that major factors of ops join with it."""
        return self._find(self._start[node] + dim)

    def roots(self, node: Node) -> tuple[Class, ...]:
        return tuple(self.root(node, dim) for dim in range(len(self.shape(node))))

    def dims(self) -> Iterator[tuple[Node, int, Class]]:
        for node in range(len(self.values)):
            for dim, found in enumerate(self.roots(node)):
                yield node, dim, found

    def factors(self, step: Step) -> dict[int, Class]:
        """By factor of more than one point of an op the class of the dims that it is major in."""
        rule = step.op.sig.blocks
        found: dict[int, Class] = {}
        if rule is None or step.is_same:
            return found
        for node, tensor in zip((*step.ins, *step.outs), rule.tensors, strict=True):
            for dim, inner in enumerate(tensor):
                major = next((f for f in inner if rule.sizes[f] > 1), -1)
                if major >= 0 and rule.kinds[major] in _JOINED:
                    found.setdefault(major, self.root(node, dim))
        return found

    # --- reading

    def _node(self, value: Value) -> Node:
        self.values.append(value)
        self._start.append(len(self._over))
        self._over += range(len(self._over), len(self._over) + len(value.shape))
        return len(self.values) - 1

    def _enter(self, block: Block, names: dict[Value, Node]) -> list[Node]:
        """Read a block; gives the nodes that it ends with."""
        for op in block.ops:
            if op.is_terminator:
                return [names[value] for value in op.operands]
            if is_call(op):
                self._call(op, names)
            elif op.regions and op.sig.rule is None:
                self._regions(op, names)
            else:
                self._op(op, names)
        return []

    def _call(self, op: Op, names: dict[Value, Node]) -> None:
        func = called(op, self._module)
        if func.is_declaration:
            self._op(op, names)
            return
        inner = {a: names[v] for a, v in zip(func.args, op.operands, strict=True)}
        names.update(zip(op.results, self._enter(func.body, inner), strict=True))

    def _op(self, op: Op, names: dict[Value, Node]) -> None:
        ins = tuple(names[value] for value in op.operands)
        outs = tuple(map(self._node, op.results))
        names.update(zip(op.results, outs, strict=True))
        edges = list(edges_of(op))
        if edges:
            for edge in edges:
                for (_, index), out in zip(edge.sources, outs[edge.owner.index :], strict=False):
                    self._same(op, ins[index], out)
            return
        self.steps.append(Step(op, ins, outs))
        self._joined(op.sig, (*ins, *outs))

    def _regions(self, op: Op, names: dict[Value, Node]) -> None:
        """What flows into an op's regions, around in them, and out of them."""
        outs = tuple(map(self._node, op.results))
        for region in op.regions:
            for value in region.block.args:
                names[value] = self._node(value)
        late: list[tuple[Op, int, Node, bool]] = []  # what the ends of regions hand on
        for edge in edges_of(op):
            targets = [names[v] for v in edge.targets]
            is_result = edge.owner.op is op
            owner = outs[edge.owner.index] if is_result else names[edge.owner]
            for user, index in edge.sources:
                if user is op:
                    for target in targets or [owner]:
                        self._same(op, names[op.operands[index]], target)
                else:
                    late.append((user, index, owner, bool(targets)))
            for target in targets:
                self._join_nodes(owner, target)
        ends = {r.block.terminator: self._enter(r.block, names) for r in op.regions}
        for user, index, owner, _ in late:
            self._same(op, ends[user][index], owner)
        names.update(zip(op.results, outs, strict=True))

    def _same(self, op: Op, source: Node, target: Node) -> None:
        self.steps.append(Step(op, (source,), (target,), True))
        if self.shape(source) == self.shape(target):
            self._join_nodes(source, target)

    # --- dims

    def _find(self, number: int) -> int:
        return root(self._over, number)

    def _join_nodes(self, one: Node, other: Node) -> None:
        for dim in range(len(self.shape(one))):
            self._join(self._start[one] + dim, self._start[other] + dim)

    def _join(self, one: int, other: int) -> None:
        join(self._over, one, other)

    def _joined(self, sig: Sig, nodes: Sequence[Node]) -> None:
        rule = sig.blocks
        if rule is None or (sig.row is not None and sig.row.drawn):
            return
        first: dict[int, int] = {}
        held: list[tuple[int, int]] = []
        for node, tensor in zip(nodes, rule.tensors, strict=True):
            for dim, factors in enumerate(tensor):
                major, *minor = [f for f in factors if rule.sizes[f] > 1] or [-1]
                number = self._start[node] + dim
                held += ((number, factor) for factor in minor)
                if major >= 0 and rule.kinds[major] in _JOINED:
                    self._join(first.setdefault(major, number), number)
        self._minor += ((number, first[f]) for number, f in held if f in first)

    def _minors(self) -> dict[Class, dict[Class, None]]:
        """By class those that its dims hold behind the major factor."""
        found: dict[Class, dict[Class, None]] = {}
        for one, other in self._minor:
            found.setdefault(self._find(one), {})[self._find(other)] = None
        return found
