"""Reads a global program as a graph (`program_graph.py`).

A node is an op whose factors may be cut, or a value that text lays out by itself: an argument, a
result, what a loop or a branch carries, what a call gets, what the program moves. An edge is an
operand. Calls are written out, loops are read once with the number of their turns. What devices make
again in any layout for nothing, constants above all, is no node, nor are scalars.
"""  # noqa: E501

from __future__ import annotations

from math import inf

from shardwright.ir.analysis.collective_traffic import most_trips, trip_count
from shardwright.ir.core import Block, Func, Module, Op, Value, callee, out_sharding
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.cost.tables.program_graph import NOBODY, Graph, Region, Source, Visit
from shardwright.passes.cost.tables.reading_facts import (
    FREE_HEIGHT,
    Facts,
    has_dims,
    is_sum,
    linear,
    tall,
    work,
)
from shardwright.spec import plan
from shardwright.spec.op import Sig
from shardwright.spec.sharding import Sharding
from shardwright.spec.sharding_rules.dataflow import DATA_FLOW, EDGES, LOOPS, MANUAL
from shardwright.spec.stages import MOVERS, SPENT
from shardwright.spec.types import TensorType

LIMIT = 2_000_000  # nodes, functions written out once per call


def graph_of(module: Module, trips: int = 0) -> Graph:
    """The graph of main. `trips`: turns of loops that do not say how often they run.

    Raises ProgramError where main is missing, functions call themselves, or a loop's turns are not
    known.
    """
    main = module.main
    if main is None or main.is_declaration:
        help = "name the function that is to run main"
        raise op_error(module, module, "has no function main", help=help)
    return _Reader(module, trips).read(main)


class _Reader:
    def __init__(self, module: Module, trips: int) -> None:
        self.module, self.trips = module, trips
        self.graph = Graph()
        self.funcs = {func.symbol: func for func in module.funcs}
        self.facts: dict[Sig, Facts] = {}
        self.first: dict[object, int] = {}  # by op or value of the text its first node
        self.calling: list[str] = []
        self.sums: dict[Value, int] = {}  # by value the node of the last sum that it is made of
        self.heights: dict[Value, float] = {}  # of values that devices make again for nothing

    def read(self, main: Func) -> Graph:
        graph, env = self.graph, dict[Value, Source]()
        for value in main.args:
            if has_dims(value):
                graph.args.append(self.node(value, value.type, 1.0, value.sharding))
                self.hold(value, (graph.args[-1], 0, 1.0), env)
            else:
                graph.args.append(NOBODY)
        region = Region(main.body, 1.0)
        graph.regions.append(region)
        returned = self.block(main.body, env, region)
        for value, given in zip(returned, main.result_shardings, strict=True):
            graph.results.append(NOBODY)
            if has_dims(value):
                graph.results[-1] = node = self.node(value, value.type, 1.0, given, alone=True)
                self.edge(env.get(value), node, 0)
        return graph

    # --- nodes and edges

    def node(
        self, subject: Op | Value, key: object, turns: float,
        asked: Sharding | None = None, *, alone: bool = False, like: object = None,
    ) -> int:  # fmt: skip
        """A new node. `alone`: no other node of the text is to do alike. `like`: what those that do
        stand for, if not for the subject.
        """
        graph, number = self.graph, len(self.graph.keys)
        assert isinstance(key, Sig | TensorType)
        graph.subjects.append(subject)
        graph.keys.append(key)
        graph.turns.append(turns)
        graph.same.append(number if alone else self.first.setdefault(like or subject, number))
        if asked is not None:
            graph.asked[number] = asked
        return number

    def hold(self, value: Value, source: Source, env: dict[Value, Source]) -> None:
        """Note what a value is that has a node of its own."""
        env[value] = source
        held = self.graph.held.setdefault(source, [])
        if value not in held:
            held.append(value)

    def edge(self, source: Source | None, node: int, place: int) -> None:
        """An operand. What a value becomes for users in loops and branches is made where it is."""
        if source is not None:
            self.graph.edges.append((source[0], source[1], node, place))
            self.graph.weights.append(source[2])

    # --- blocks

    def block(self, block: Block, env: dict[Value, Source], region: Region) -> list[Value]:
        """Add the ops of a block; the values that it returns."""
        known, graph, turns = self.facts, self.graph, region.turns
        heights, visits = self.heights, region.visits
        starts = region.starts if block is region.block else list[int]()
        for op in block.ops:
            sig = op.sig
            starts.append(len(visits))
            facts = known.get(sig)
            if facts is None:
                facts = known[sig] = self.fact(op)
            if not facts.is_plain:
                if op.is_terminator:
                    return list(op.operands)
                self.special(op, env, region)
                continue
            operands = op.operands
            if facts.tall is not None:
                height = 1 + max([heights.get(operands[k], inf) for k in facts.tall], default=0)
                if height <= FREE_HEIGHT:
                    heights[op.results[0]] = height
                    visits.append(Visit(op, NOBODY))
                    continue
            if facts.groups:
                self.join(op, facts.groups)
            if not facts.is_node:
                visits.append(Visit(op, NOBODY))
                continue
            number = len(graph.keys)
            graph.subjects.append(op)
            graph.keys.append(sig)
            graph.turns.append(turns)
            graph.same.append(self.first.setdefault(op, number) if self.calling else number)
            visits.append(Visit(op, number))
            if facts.is_sum:
                self.sums[op.results[0]] = number
            for place in facts.places:
                source = env.get(operands[place])
                if source is not None:
                    graph.edges.append((source[0], source[1], number, place))
                    graph.weights.append(source[2])
            for index, value in enumerate(op.results):
                env[value] = number, index, turns
        return []

    def fact(self, op: Op) -> Facts:
        sig = op.sig
        is_plain = not (
            op.is_terminator
            or op.name in DATA_FLOW
            or op.name in SPENT
            or op.name in EDGES
            or out_sharding(op) is not None
            or self.called(op) is not None
        )
        places = tuple(k for k, value in enumerate(op.operands) if has_dims(value))
        is_node = bool(places) or any(map(has_dims, op.results))
        if not is_plain:
            return Facts(is_node, False, places, None)
        return Facts(is_node, True, places, tall(op), linear(op), is_sum(sig))

    def join(self, op: Op, groups: tuple[tuple[int, ...], ...]) -> None:
        """Follow sums through an op that is linear in them, and note those that it adds up."""
        known = self.sums
        for group in groups:
            found = [known[v] for k in group if (v := op.operands[k]) in known and len(v.uses) == 1]
            if found:
                self.graph.joined += zip(found, found[1:], strict=False)
                known[op.results[0]] = found[-1]

    def called(self, op: Op) -> Func | None:
        func = self.funcs.get(callee(op)) if "callee" in op.attrs else None
        return None if func is None or func.is_declaration else func

    # --- other ops

    def special(self, op: Op, env: dict[Value, Source], region: Region) -> None:
        """An op that carries values, moves one, or runs a block."""
        func = self.called(op)
        if func is not None:
            self.call(op, func, env, region)
            return
        region.visits.append(Visit(op, NOBODY))
        if op.name in LOOPS:
            self.loop(op, env, region)
        elif op.name == MANUAL:
            self.manual(op, env, region)
        elif op.name in DATA_FLOW:
            self.flow(op, env, region)
        elif op.name in MOVERS or out_sharding(op) is not None:
            if self.free(op):
                return
            self.handed(op.operands[0], op.results[0], op, env, region, out_sharding(op))
        elif not self.free(op):  # it only steered propagation
            for value, source in zip(op.results, op.operands, strict=False):
                if source in env:
                    env[value] = env[source]

    def free(self, op: Op) -> bool:
        """True if an op moves a value that devices make again for nothing."""
        heights = self.heights
        if plan.TOLD in op.notes or any(value not in heights for value in op.operands[:1]):
            return False
        heights.update((value, heights[op.operands[0]]) for value in op.results)
        return bool(op.operands)

    def handed(
        self, value: Value, made: Value, subject: Op | Value, env: dict[Value, Source],
        region: Region, asked: Sharding | None, like: object = None,
    ) -> None:  # fmt: skip
        """A value under another name, in a layout of its own."""
        if not has_dims(made):
            return
        number = self.node(subject, made.type, region.turns, asked, like=like)
        self.edge(env.get(value), number, 0)
        self.hold(made, (number, 0, region.turns), env)

    def call(self, op: Op, func: Func, env: dict[Value, Source], region: Region) -> None:
        """A function, written out: its arguments have layouts of their own, so have results."""
        if func.symbol in self.calling:
            raise op_error(self.module, op, f"calls @{func.symbol}, which is running already")
        if len(self.graph.keys) > LIMIT:
            raise op_error(self.module, op, f"stands behind {LIMIT} others, calls written out")
        inner = dict[Value, Source]()
        for value, made in zip(op.operands, func.args, strict=True):
            before = {value: env[value]} if value in env else {}
            self.handed(value, made, made, before, region, made.sharding)
            if made in before:
                inner[made] = before[made]
        self.calling.append(func.symbol)
        returned = self.block(func.body, inner, region)
        self.calling.pop()
        faces = zip(returned, op.results, func.result_shardings, strict=True)
        for place, (value, made, given) in enumerate(faces):
            if value in inner:
                env[value] = inner[value]
            like = func.symbol, place  # all calls hand on what the function returns
            self.handed(value, made, made, env, region, given or made.sharding, like)

    def flow(self, op: Op, env: dict[Value, Source], region: Region) -> None:
        """A barrier hands on its operands, a branch what the region that takes longest returns."""
        if DATA_FLOW[op.name].from_operands:
            for value, made in zip(op.operands, op.results, strict=True):
                self.handed(value, made, made, env, region, made.sharding)
            return
        blocks = [block for one in op.regions for block in one.blocks]
        longest = max(blocks, key=work, default=None)
        numbers = [
            self.node(made, made.type, region.turns, made.sharding) if has_dims(made) else NOBODY
            for made in op.results
        ]
        for block in blocks:
            turns = region.turns if block is longest else 0.0
            inner = Region(block, turns)
            self.graph.regions.append(inner)
            env.update(self.given(block, op, env))
            returned = self.block(block, env, inner)
            for value, number in zip(returned, numbers, strict=False):
                if number != NOBODY:
                    self.edge(env.get(value), number, 0)
        for made, number in zip(op.results, numbers, strict=True):
            if number != NOBODY:
                self.hold(made, (number, 0, region.turns), env)

    def given(self, block: Block, op: Op, env: dict[Value, Source]) -> dict[Value, Source]:
        """What arguments of a block stand for."""
        pairs = zip(block.args, op.operands, strict=False)
        return {made: env[value] for made, value in pairs if value in env}

    def loop(self, op: Op, env: dict[Value, Source], region: Region) -> None:
        """What a loop carries has one layout: before, inside, from turn to turn, and behind."""
        turns = region.turns * self.count(op)
        condition, body = (one.block for one in op.regions)
        numbers: list[int] = []
        for index, (value, made) in enumerate(zip(op.operands, op.results, strict=True)):
            numbers.append(NOBODY)
            if has_dims(made):
                numbers[-1] = number = self.node(made, made.type, region.turns, made.sharding)
                self.edge(env.get(value), number, 0)
                self.hold(made, (number, 0, region.turns), env)
                for inner in (body.args[index], condition.args[index]):
                    self.hold(inner, (number, 0, turns), env)
        for block in (condition, body):
            inner = Region(block, turns)
            self.graph.regions.append(inner)
            returned = self.block(block, env, inner)
        for value, number in zip(returned, numbers, strict=True):
            source = env.get(value)
            if number != NOBODY and source is not None and source[0] != number:
                self.edge(source, number, 0)

    def count(self, op: Op) -> int:
        found = trip_count(op)
        found = self.trips or most_trips(op) if found is None else found
        if found is None:
            help = "say how often it runs: --trips N, or cost{trip-count=N}"
            raise op_error(self.module, op, "runs an unknown number of times", help=help)
        return found

    def manual(self, op: Op, env: dict[Value, Source], region: Region) -> None:
        """A manual computation stands for itself: its author has cut it."""
        number = self.node(op, op.sig, region.turns)
        self.graph.opaque |= {op.sig}
        for place, value in enumerate(op.operands):
            self.edge(env.get(value), number, place)
        for index, value in enumerate(op.results):
            env[value] = number, index, region.turns
