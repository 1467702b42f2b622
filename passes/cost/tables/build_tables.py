"""Builds the tables of a global program on a machine: per class of ops, and per class of edges."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from shardwright.ir.analysis.donation import donated
from shardwright.ir.core import Module, Op, Value
from shardwright.ir.gc_pause import not_collecting
from shardwright.ir.told_cuts import told_of
from shardwright.passes.cost.pricing.machine import Machine
from shardwright.passes.cost.tables.charges import FREE as NO_CHARGE
from shardwright.passes.cost.tables.charges import Charge, Charges, How, charges_of
from shardwright.passes.cost.tables.edge_seconds import Edge, EdgeSeconds
from shardwright.passes.cost.tables.ends import Ends
from shardwright.passes.cost.tables.late_seconds import LateRows, Row, late_edges
from shardwright.passes.cost.tables.late_sums import Late, late_sums
from shardwright.passes.cost.tables.move_seconds import moves_of
from shardwright.passes.cost.tables.parted_orders import parted_orders
from shardwright.passes.cost.tables.program_graph import NOBODY, Graph, Key
from shardwright.passes.cost.tables.read_graph import graph_of
from shardwright.passes.cost.tables.shared_values import with_shared
from shardwright.passes.cost.tables.slice_kernels import slices_of
from shardwright.passes.cost.tables.strategy_seconds import Prices
from shardwright.passes.cost.tables.tables import FREE, JOINED, Floats, Ints, Tables
from shardwright.passes.target import Target, mesh_of, mesh_op
from shardwright.spec.axes import Mesh, total
from shardwright.spec.cuts import Told
from shardwright.spec.layout import Cut, Layout, dims, layout_of, partial_axes
from shardwright.spec.op import Sig
from shardwright.spec.sharding import Sharding
from shardwright.spec.strategies import Strategy, completions, layouts, strategies
from shardwright.spec.types import TensorType

WASTE = 8  # cuts that pad more than this part of a factor are no strategies


class Built(NamedTuple):
    """Tables, by node what it is in the program, an op or a value, and its part of a kernel.

    `prices`: what strategies and moves are priced by. `told`: by node what a plan in the text says
    of its op. `late`: sums that may be taken later, in the order of their edges.
    """

    tables: Tables
    subjects: tuple[Op | Value, ...]
    charges: tuple[Charge, ...]
    graph: Graph
    prices: Prices
    told: Mapping[int, Told]
    late: Sequence[Late] = ()


def tables_of(module: Module, target: Target, *, parts: bool = False) -> Built:
    """The tables of main of a global program, at stage `input` or `propagated`. `parts`: strategies
    are of prime parts of axes, each handed out by itself.

    Raises ProgramError where the target has no cluster, where the numbers of devices differ, and
    where the turns of a loop are not known.
    """
    cluster = target.on(module).on_machines
    op = mesh_op(module)
    mesh = mesh_of(op) if op is not None else Mesh(())
    moves = moves_of(module, mesh, cluster, parts=parts)
    with not_collecting():
        graph, machine, charges = _charged(module, target)
        prices = Prices(machine, moves)
        builder = _Builder(module, mesh, graph, prices, parts)
        tables = builder.tables(charges)
        subjects, nodes = tuple(graph.subjects), tuple(charges.nodes)
        return Built(tables, subjects, nodes, graph, prices, builder.told, builder.late)


def charged_graph(module: Module, target: Target) -> tuple[Graph, Sequence[Charge]]:
    """The graph of main, and by node its part of a kernel: what tables are made of, without them.

    Raises ProgramError as `tables_of` does.
    """
    with not_collecting():
        graph, _, charges = _charged(module, target)
        return graph, charges.nodes


def _charged(module: Module, target: Target) -> tuple[Graph, Machine, Charges]:
    machine = Machine(target.on(module).on_machines)
    graph = with_shared(graph_of(module, target.trips))
    return graph, machine, charges_of(module, graph, machine)


class _Builder:
    def __init__(
        self, module: Module, mesh: Mesh, graph: Graph, prices: Prices, parts: bool
    ) -> None:
        self.module, self.mesh, self.graph, self.prices = module, mesh, graph, prices
        self.parts = parts
        self.ends, self.late = Ends(graph, mesh), late_sums(graph)
        self.number: dict[Key, int] = {}
        for key in graph.keys:
            self.number.setdefault(key, len(self.number))
        self.keys = list(self.number)
        self.asked, self.told = self._asked(), self._told()
        self.told_cuts = self._told_cuts()
        self.choices = [self._choices(key) for key in self.keys]

    def tables(self, charges: Charges) -> Tables:
        """Everything, class by class."""
        graph = self.graph
        classes: dict[tuple[int, Charge], int] = {}
        keys = [self.number[key] for key in graph.keys]
        known: dict[tuple[int, int], int] = {}  # equal layers share their charges: one hash of each
        kinds: list[int] = []
        for key, charge in zip(keys, charges.nodes, strict=True):
            same = key, id(charge)
            kind = known.get(same)
            if kind is None:
                kind = known[same] = classes.setdefault((key, charge), len(classes))
            kinds.append(kind)
        exchanged = [self._exchanged(number) for number in range(len(self.keys))]
        kernels = [self._kernels(key, charge) for key, charge in classes]
        edges, matrices = self._edges(keys, charges)
        return Tables(
            self.mesh,
            self._names(),
            np.array(kinds, np.int64),
            tuple(self.choices[key] for key, _ in classes),
            tuple(kernels),
            tuple(exchanged[key] for key, _ in classes),
            np.array(graph.turns),
            edges,
            self._weights(),
            matrices,
            self._given(keys),
            self._ties(),
            np.array(graph.shared, np.int64),
            charges.fixed_s,
        )

    # --- strategies

    def _layout(self, asked: Sharding, type: TensorType) -> Layout:
        found = layout_of(asked, self.mesh, len(type.shape))
        return tuple(axes if n > 1 else () for axes, n in zip(found, type.shape, strict=True))

    def _asked(self) -> dict[TensorType, dict[Layout, None]]:
        """By type the layouts that the text asks for somewhere."""
        found: dict[TensorType, dict[Layout, None]] = {}
        for node, sharding in self.graph.asked.items():
            type = self.graph.keys[node]
            if isinstance(type, TensorType):
                found.setdefault(type, {})[self._layout(sharding, type)] = None
        return found

    def _told(self) -> dict[int, Told]:
        """By node what a plan in the text says of its op."""
        graph, said = self.graph, told_of(self.module, self.mesh)
        if not said:
            return {}
        return {
            node: said[subject]
            for node, subject in enumerate(graph.subjects)
            if isinstance(subject, Op) and subject in said and graph.keys[node] not in graph.opaque
        }

    def _told_cuts(self) -> dict[Key, dict[Cut, None]]:
        """By class of ops the cuts that the text tells some to have."""
        found: dict[Key, dict[Cut, None]] = {}
        for node, told in self.told.items():
            if told.cut is not None:
                found.setdefault(self.graph.keys[node], {})[told.cut] = None
        return found

    def _choices(self, key: Key) -> tuple[Strategy, ...]:
        if isinstance(key, TensorType):
            found = layouts(key, self.mesh, parts=self.parts, uneven=True)
            kept = [one for one in found if _is_thrifty(key.shape, one)]
            kept += [one for one in self.asked.get(key, ()) if one not in kept]
            return tuple(Strategy(layout, (layout,)) for layout in kept)
        if key in self.graph.opaque or key.blocks is None:
            return (Strategy((), self.ends.fixed(key, "out_shardings", key.outs)),)
        sizes = key.blocks.sizes
        found = strategies(key, self.mesh, parts=self.parts)
        kept = [s for s in found if _is_thrifty(sizes, s.cut)]
        for cut in self.told_cuts.get(key, ()):
            if all(one.cut != cut for one in kept):
                kept += [Strategy(cut, outs) for outs in completions(key, self.mesh, cut)]
        return tuple(kept)

    def _given(self, keys: Sequence[int]) -> Ints:
        """By node the strategy that the text asks for; open dims may be cut further."""
        found = np.full(len(keys), FREE, np.int64)
        places: dict[int, dict[Layout, int]] = {}
        for node, sharding in self.graph.asked.items():
            type, key = self.graph.keys[node], keys[node]
            if isinstance(type, TensorType) and sharding.is_fully_closed:
                if key not in places:
                    places[key] = {s.cut: k for k, s in enumerate(self.choices[key])}
                found[node] = places[key][self._layout(sharding, type)]
        return found

    def _ties(self) -> Ints:
        """Ops of one text do alike, and a result lies where the donated argument was."""
        found, main = np.array(self.graph.same, np.int64), self.module.main
        assert main is not None
        for result, arg in donated(main).items():
            node, other = self.graph.results[result], self.graph.args[arg]
            if NOBODY in (node, other) or self.graph.keys[node] != self.graph.keys[other]:
                continue
            asked = [self.graph.asked.get(one) for one in (node, other)]
            if None in asked or asked[0] == asked[1]:
                found[node] = other
        return found

    # --- entries

    def _kernels(self, key: int, charge: Charge) -> Floats:
        found, choices = self.keys[key], self.choices[key]
        if charge is NO_CHARGE or not isinstance(found, Sig):
            return np.zeros(len(choices))
        splits = self.prices.splits(found, charge, choices)
        return self.prices.kernels(found, charge, choices) + splits

    def _exchanged(self, key: int) -> Floats:
        found, choices = self.keys[key], self.choices[key]
        if not isinstance(found, Sig) or len(choices) == 1:
            return np.zeros(len(choices))
        return self.prices.exchanged(found, choices)

    def _edges(self, keys: Sequence[int], charges: Charges) -> tuple[Ints, tuple[Floats, ...]]:
        """Edges with the number of their table; equal ones share it."""
        known: dict[Edge, int] = {}
        rows: list[Row] = []
        inside, ends, pieces = self._inside(charges), self.ends, self._pieces(charges)
        parted, (copied, kept, wanted) = parted_orders(self.graph), slices_of(self.graph)
        seconds = EdgeSeconds(self.keys, self.choices, ends, self.prices)
        rows_of = zip(self.graph.edges, ends.earlier(), copied, parted, strict=True)
        for edge, first, slices, part in rows_of:
            producer, result, consumer, operand = edge
            same = Edge(
                keys[producer], result, keys[consumer], operand, first,
                pieces[producer] if inside[consumer] >> operand & 1 else 0,
                ends.sums[producer], ends.folds[consumer], slices,
                part.when, NOBODY if part.node == NOBODY else keys[part.node],
                kept[producer], wanted[consumer],
            )  # fmt: skip
            number = known.get(same)
            if number is None:
                number = known[same] = len(known)
            rows.append((producer, result, consumer, operand, number))
        tables = [seconds.table(same) for same in known]
        pairs: dict[tuple[int, int], int] = {}
        for one, other in self.graph.joined:
            same = keys[one], keys[other]
            if same not in pairs:
                pairs[same] = len(tables)
                tables.append(self._together(*same))
            rows.append((one, 0, other, JOINED, pairs[same]))
        late = LateRows(self.graph, keys, self.choices, ends, self.prices)
        rows += late.rows(self.late, tables)
        return np.array(rows, np.int64).reshape(-1, 5), tuple(tables)

    def _together(self, one: int, other: int) -> Floats:
        """What one sum over devices for two results that are added up saves."""
        first, second = self._sums(one), self._sums(other)
        return np.array(
            [
                [-min(a[1], b[1]) if a[0] is not None and a[0] == b[0] else 0.0 for b in second]
                for a in first
            ]
        )

    def _sums(self, number: int) -> list[tuple[object, float]]:
        """By strategy what must be equal for two sums to be one, None where none can, as a plan
        says what becomes of it; and the seconds of the sum.
        """
        key = self.keys[number]
        assert isinstance(key, Sig) and key.blocks is not None
        found: list[tuple[object, float]] = []
        for one in self.choices[number]:
            made = dims(key.blocks, len(key.ins), one.cut)
            alike = partial_axes(key.blocks, one.cut), made, key.outs
            is_free = one.outs[0] == made
            found.append((alike if is_free else None, self.prices.completed(key, one)))
        return found

    def _weights(self) -> Floats:
        """By edge."""
        turns = self.graph.turns
        sums = *(one for one, _ in self.graph.joined), *late_edges(self.late)
        return np.array([*self.graph.weights, *(turns[one] for one in sums)])

    def _inside(self, charges: Charges) -> list[int]:
        """By node, as bits, the operands that its own kernel makes, or hands through to it."""
        found = list(charges.inner)
        hands = [
            isinstance(key, TensorType) or (charge.how is How.NOTHING and len(key.ins) == 1)
            for key, charge in zip(self.graph.keys, charges.nodes, strict=True)
        ]
        for producer, _, consumer, operand in reversed(self.graph.edges):
            if found[consumer] >> operand & 1 and hands[producer]:
                found[producer] |= 1
        return found

    def _pieces(self, charges: Charges) -> list[int]:
        """By node into how many pieces its kernel falls where what it hands on is moved."""
        found = [charge.parts for charge in charges.nodes]
        uses = Counter(edge[0] for edge in self.graph.edges)
        for producer, _, consumer, _ in self.graph.edges:
            charge = charges.nodes[consumer]
            if charge.how is How.NOTHING and uses[producer] == uses[consumer] == 1:
                found[consumer] = found[producer]
        return found

    def _names(self) -> tuple[str, ...]:
        """By node."""
        return tuple(
            f"{number} {subject.name}" for number, subject in enumerate(self.graph.subjects)
        )


def _is_thrifty(sizes: Sequence[int], cut: Cut) -> bool:
    """True if padding is a small part of what it lengthens."""
    for size, axes in zip(sizes, cut, strict=True):
        parts = total(axes)
        if (-size % parts) * WASTE > size:
            return False
    return True
