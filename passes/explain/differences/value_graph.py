"""A program as a graph of what is computed of what: no names, no order, no functions.

Calls are followed, so a function that is called twice stands there twice. Ops inside the regions of
an op are nodes beside it: the op makes the arguments of its blocks, and takes what these end with.
Constraints are no nodes: they stand with the value that they cut, and with who takes it so, as do
annotations of what functions take and return.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from shardwright.ir.analysis.collective_traffic import trip_count
from shardwright.ir.core import Block, Func, Module, Op, Value, callee, out_sharding
from shardwright.passes.clean.outlining.repeated_regions import inside
from shardwright.spec import plan
from shardwright.spec.attributes import ShardingAttr, ShardingPerValue
from shardwright.spec.sharding import Sharding
from shardwright.spec.sharding_rules.dataflow import CONSTRAINT, RESHARD

ASKING = frozenset((CONSTRAINT, RESHARD))
OUTSIDE = -1  # the maker of arguments of main


@dataclass(slots=True)
class Node:
    """An op in one of the places where it runs.

    kind   what it is, wherever its operands come from: equal for equal ops of two programs
    ins    values that it takes, each with the shardings that constraints on the way ask for
    outs   values that it makes; `bodies`: arguments of its blocks, also values
    ends   nodes that its blocks end with; `times`: how often it runs in a step
    calls  the calls by which it runs, outermost first
    """

    op: Op
    kind: object
    ins: list[int]
    asks: list[tuple[str, ...]]
    outs: list[int]
    bodies: list[list[int]]
    ends: list[int]
    times: int
    calls: tuple[Op, ...]


@dataclass(frozen=True, slots=True)
class Ask:
    """A constraint on a value, or a reshard that the program asks for."""

    text: str
    op: Op
    times: int


@dataclass
class ValueGraph:
    """Nodes in the order of the text; an op with regions comes behind what is in them.

    maker   by value its node (OUTSIDE: argument of main) and which of its results it is; arguments
            of blocks count on behind results
    values  by value what it is in the program
    asked   by value the constraints on it
    of      values of the text, those of constraints and calls too, by their number here
    calls   what plans say of calls, in their order
    last    the node that main ends with
    """

    module: Module
    nodes: list[Node] = field(default_factory=list[Node])
    maker: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    values: list[Value] = field(default_factory=list[Value])
    asked: dict[int, list[Ask]] = field(default_factory=dict[int, "list[Ask]"])
    of: dict[Value, int] = field(default_factory=dict[Value, int])
    calls: list[str] = field(default_factory=list[str])
    args: list[int] = field(default_factory=list[int])
    last: int = OUTSIDE

    def users(self) -> list[list[tuple[int, int]]]:
        """By value the nodes that take it, and as which operand."""
        found: list[list[tuple[int, int]]] = [[] for _ in self.values]
        for number, node in enumerate(self.nodes):
            for index, value in enumerate(node.ins):
                found[value].append((number, index))
        return found


def value_graph(module: Module) -> ValueGraph:
    """The graph of main. A program without main has none."""
    graph = ValueGraph(module)
    main = module.main
    if main is not None and not main.is_declaration:
        _Reader(graph).main(main)
    return graph


def layout_words(found: Sharding) -> str:
    """A sharding without the name of its mesh: `[{"x"}, {}]`."""
    text = str(found)
    return text[text.index(",") + 1 : -1].strip() if text.startswith("<@") else text


Place = tuple[int, tuple[str, ...]]  # a value, and what constraints ask of it on the way


class _Reader:
    """Follows the text of main, through calls and regions."""

    def __init__(self, graph: ValueGraph) -> None:
        self.graph, self.module = graph, graph.module
        self._calling: list[str] = []
        self._path: tuple[Op, ...] = ()

    def main(self, main: Func) -> None:
        known: dict[Value, Place] = {}
        self.graph.args = [self._new(OUTSIDE, k, value) for k, value in enumerate(main.args)]
        for number, value in zip(self.graph.args, main.args, strict=True):
            known[value] = number, ()
        self.graph.last = self._block(main.body, known, 1)
        self._note(known)

    def _note(self, known: dict[Value, Place]) -> None:
        for value, (number, _) in known.items():
            self.graph.of.setdefault(value, number)

    def _new(self, maker: int, index: int, value: Value) -> int:
        self.graph.maker.append((maker, index))
        self.graph.values.append(value)
        return len(self.graph.values) - 1

    def _block(self, block: Block, known: dict[Value, Place], times: int) -> int:
        """The node that a block ends with."""
        last = OUTSIDE
        for op in block.ops:
            if op.name in ASKING and (wanted := out_sharding(op)) is not None:
                known[op.result] = self._asked(op, wanted, known, times)
            elif (target := self._called(op)) is not None:
                self._call(op, target, known, times)
            else:
                last = self._node(op, known, times)
        return last

    def _asked(self, op: Op, wanted: Sharding, known: dict[Value, Place], times: int) -> Place:
        return self._ask(known[op.operands[0]], wanted, op, times)

    def _ask(self, place: Place, wanted: Sharding | None, op: Op, times: int) -> Place:
        """A value with what is asked of it from here on."""
        number, before = place
        if wanted is None:
            return place
        text = layout_words(wanted)
        self.graph.asked.setdefault(number, []).append(Ask(text, op, times))
        return number, (*before, text)

    def _called(self, op: Op) -> Func | None:
        target = self.module.func(callee(op)) if "callee" in op.attrs else None
        if not isinstance(target, Func) or target.is_declaration:
            return None
        return None if target.symbol in self._calling else target

    def _call(self, op: Op, target: Func, known: dict[Value, Place], times: int) -> None:
        said = {name: value for name, value in op.notes.items() if plan.is_plan(name)}
        if said:
            self.graph.calls.append(", ".join(f"{name} = {said[name]}" for name in sorted(said)))
        inner = {
            arg: self._ask(known[value], arg.sharding, op, times)
            for arg, value in zip(target.args, op.operands, strict=True)
        }
        self._calling.append(target.symbol)
        self._path = (*self._path, op)
        end = self._block(target.body, inner, times)
        self._calling.pop()
        self._path = self._path[:-1]
        self._note(inner)
        node = self.graph.nodes.pop()  # what it returns are the results of the call
        assert len(self.graph.nodes) == end
        places = zip(node.ins, node.asks, strict=True)
        told = zip(op.results, places, target.result_shardings, strict=True)
        for result, place, wanted in told:
            known[result] = self._ask(place, wanted, op, times)

    def _node(self, op: Op, known: dict[Value, Place], times: int) -> int:
        taken = [known[value] for value in op.operands]
        node = Node(
            op, self._kind(op), [number for number, _ in taken], [asks for _, asks in taken],
            [], [], [], times, self._path,
        )  # fmt: skip
        is_reducer = op.sig.rule is not None
        inner = trip_count(op) or 1 if op.regions and not is_reducer else 1
        bodies: list[tuple[Block, list[int]]] = []
        for block in () if is_reducer else _blocks(op):
            numbers = [self._new(OUTSIDE, 0, value) for value in block.args]
            known.update((v, (n, ())) for v, n in zip(block.args, numbers, strict=True))
            bodies.append((block, numbers))
        ends = [self._block(block, known, times * inner) for block, _ in bodies]
        own = len(self.graph.nodes)
        self.graph.nodes.append(node)
        node.ends = [end for end in ends if end != OUTSIDE]
        node.bodies = [numbers for _, numbers in bodies]
        node.outs = [self._new(own, k, value) for k, value in enumerate(op.results)]
        known.update((v, (n, ())) for v, n in zip(op.results, node.outs, strict=True))
        for k, number in enumerate(number for numbers in node.bodies for number in numbers):
            self.graph.maker[number] = own, len(node.outs) + k
        return own

    def _kind(self, op: Op) -> object:
        """Interned facts compare quickly; names of meshes say nothing."""
        if op.regions and op.sig.rule is not None:
            return op.sig, inside(op)
        if op.name.startswith("sdy.") and any(map(_is_sharding, op.attrs.values())):
            return op.name, attrs_words(op), op.sig.ins, op.sig.outs
        return op.sig


def _is_sharding(value: object) -> bool:
    return isinstance(value, ShardingAttr | ShardingPerValue)


def attrs_words(op: Op) -> str:
    """The attributes of an op, without the names of meshes."""
    parts = str(op.attrs).split("<@")
    return parts[0] + "".join(f"<{part[part.find(',') :]}" for part in parts[1:])


def _blocks(op: Op) -> Iterator[Block]:
    for region in op.regions:
        yield from region.blocks


def trimmed(texts: Sequence[str], most: int = 4) -> str:
    """`a, b and 3 more`: the first of several names, each once."""
    found = list(dict.fromkeys(texts))
    more = len(found) - most
    text = ", ".join(found[:most])
    return f"{text} and {more} more" if more > 0 else text
