"""The dataflow graph of a resharded program: ops as nodes, data movement on the edges."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from shardwright.ir.core import Block, Func, Module, Op, Value, callee
from shardwright.ir.value_labels import arg_labels, result_labels
from shardwright.spec.factors import Kind
from shardwright.spec.sharding import Sharding
from shardwright.spec.stages import MOVERS, sharding_of
from shardwright.spec.types import TensorType

Freight = tuple[str, float]  # what moves, e.g. `all_gather`, and bytes per device


@dataclass(slots=True)
class Node:
    """An op, an argument or a result; `order` is its place in the program.

    `axes`: names of the mesh axes that cut it. `is_light`: an op that sums nothing up, so that it
    may be drawn as part of what makes its operand.
    """

    order: int
    what: str
    name: str
    type: str
    sharding: str
    axes: tuple[str, ...]
    function: str
    role: str  # "argument", "result" or "op"
    is_light: bool


@dataclass(frozen=True, slots=True)
class Edge:
    """A value that a node takes from another; `freight` where it moves between devices.

    `is_back`: it closes a loop.
    """

    source: int
    target: int
    freight: tuple[Freight, ...] = ()
    is_back: bool = False


@dataclass
class Graph:
    """Nodes in program order, and edges in the order of their targets."""

    nodes: list[Node] = field(default_factory=list[Node])
    edges: list[Edge] = field(default_factory=list[Edge])


def graph_of(module: Module, freight: Mapping[Op, Freight]) -> Graph:
    """The graph of a module at stage `resharded`; `freight` says what each mover costs.

    Constants, and what is made of them only, are left out.
    """
    builder = _Builder(module, freight)
    for func in module.funcs:
        if not func.is_declaration:
            builder.func(func)
    return builder.graph


class _Builder:
    def __init__(self, module: Module, freight: Mapping[Op, Freight]) -> None:
        self.module, self.freight, self.graph = module, freight, Graph()
        self.made: dict[Value, int] = {}  # values that are drawn -> their node
        self.carried: dict[Value, tuple[Value, tuple[Freight, ...]]] = {}
        self.spent: set[Value] = set()  # movers whose freight is on an edge already
        self.function = ""

    def func(self, func: Func) -> None:
        """The nodes of a function."""
        self.function = func.symbol
        is_main = func is self.module.main
        labels = arg_labels(func) if is_main else [f"arg{value.index}" for value in func.args]
        for value, label in zip(func.args, labels, strict=True):
            self.made[value] = self.node("argument", label, value, sharding_of(value), "argument")
        self.block(func.body)
        returned = func.body.terminator.operands
        names = result_labels(func) if is_main else [f"res{k}" for k in range(len(returned))]
        for value, label, given in zip(returned, names, func.result_shardings, strict=True):
            if self.source(value)[0] is not None:
                target = self.node("result", label, value, given, "result")
                self.edge(value, target)

    def block(self, block: Block, owner: int | None = None) -> None:
        """The nodes of a block; what its terminator hands over goes back to its owner."""
        for op in block.ops:
            if op.is_terminator:
                for value in op.operands if owner is not None else ():
                    self.edge(value, owner or 0, is_back=True)
            elif op.name in MOVERS:
                self.mover(op)
            else:
                self.op(op)

    def mover(self, op: Op) -> None:
        """A mover is freight on the way to who uses it."""
        source, before = self.carried.get(op.operands[0], (op.operands[0], ()))
        own = self.freight.get(op)
        moved = (own,) if own is not None and own[1] else ()
        self.carried[op.result] = source, (*before, *moved)

    def op(self, op: Op) -> None:
        drawn = [value for value in op.operands if self.source(value)[0] is not None]
        if not drawn and not op.regions and op.row is not None and op.row.pure:
            return
        if (origin := _seen_through(op, drawn)) is not None:
            self.carried[op.result] = self.carried.get(origin, (origin, ()))
            if origin in self.spent:
                self.spent.add(op.result)
            return
        first = op.results[0] if op.results else None
        what = op.name.partition(".")[2]
        if "callee" in op.attrs:
            what = f"call @{callee(op)}"
        given = sharding_of(first) if first is not None else None
        number = self.node(what, "", first, given, "op", is_light=_is_light(op))
        self.made.update(dict.fromkeys(op.results, number))
        for value in dict.fromkeys(op.operands):
            self.edge(value, number)
        for region in op.regions if op.sig.rule is None else ():
            for inner in region.blocks:
                self.made.update(dict.fromkeys(inner.args, number))
                self.block(inner, number)

    def node(
        self,
        what: str,
        name: str,
        value: Value | None,
        given: Sharding | None,
        role: str,
        *,
        is_light: bool = False,
    ) -> int:
        number = len(self.graph.nodes)
        type = value.type if value is not None else None
        shown = str(type).removeprefix("tensor<").removesuffix(">") if type is not None else ""
        dims = [] if given is None else list(given.dims)
        if given is None and isinstance(type, TensorType):
            text = f"[{', '.join(['{}'] * type.rank)}]"
        else:
            text = f"[{', '.join(map(str, dims))}]" if isinstance(type, TensorType) else ""
        axes = tuple(sorted({axis.name for dim in dims for axis in dim.axes}))
        name = name or (f"%{value.name}" if value is not None and value.name else "")
        self.graph.nodes.append(
            Node(number, what, name, shown, text, axes, self.function, role, is_light)
        )
        return number

    def source(self, value: Value) -> tuple[int | None, tuple[Freight, ...]]:
        """The node a value comes from, None for a constant; and how it travels."""
        origin, moved = self.carried.get(value, (value, ()))
        return self.made.get(origin), moved

    def edge(self, value: Value, target: int, *, is_back: bool = False) -> None:
        """An edge; what moves once for several users is on the edge to the first."""
        source, moved = self.source(value)
        if source is None:
            return
        if moved and value in self.spent:
            moved = tuple((what, 0.0) for what, _ in moved)
        elif moved:
            self.spent.add(value)
        self.graph.edges.append(Edge(source, target, moved, is_back))


def _is_light(op: Op) -> bool:
    """True if an op maps, rearranges or sums one tensor: no product of two."""
    rule = op.sig.rule
    if rule is None:
        return False
    return not rule.of_kind(Kind.REDUCTION) or sum(bool(value.shape) for value in op.operands) < 2


def _seen_through(op: Op, drawn: list[Value]) -> Value | None:
    """The operand that an op only repeats or orders in another way: it is drawn as an edge."""
    row, rule = op.row, op.sig.rule
    if row is None or rule is None or row.elementwise or len(drawn) != 1 or len(op.results) != 1:
        return None
    is_plain = all(kind is Kind.PASS for kind in rule.kinds) and not any(rule.blocked)
    return drawn[0] if is_plain and len(op.operands) == 1 else None


def neighbours(graph: Graph) -> tuple[list[list[int]], list[list[int]]]:
    """Per node its sources and its targets."""
    sources: list[list[int]] = [[] for _ in graph.nodes]
    targets: list[list[int]] = [[] for _ in graph.nodes]
    for edge in graph.edges:
        sources[edge.target].append(edge.source)
        targets[edge.source].append(edge.target)
    return sources, targets
