"""A second, slow simulator of straight-line local programs that uses op names and sets.

Written from the page docs/cost.md, to judge `passes/cost`: no code is shared with it but the prices
of collectives on links. No loops, branches, calls, or kernels for attention.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import ceil, prod

import numpy as np

from shardwright.ir.core import Module, Op, Value
from shardwright.spec.attributes import Dense, Ints
from shardwright.spec.cluster import Chip, Cluster
from shardwright.spec.links import Links
from shardwright.spec.values.dense import values
from shardwright.testing.machines.at_peaks import at_peaks

BITS = {"f32": 32, "bf16": 16, "i1": 1, "i32": 32}
COLLECTIVE = {"all_reduce", "all_gather", "reduce_scatter", "all_to_all", "collective_permute"}
FREE_OF_FLOPS = {"reshape", "transpose", "broadcast_in_dim", "constant", "compare", "select"}


@dataclass(eq=False)
class Piece:
    """A kernel or collective. `ops` in program order; `place` of the first."""

    ops: list[Op]
    place: int
    time: int = 0
    stream: int = -1
    shares: tuple[float, ...] = ()
    is_transfer: bool = False


@dataclass(frozen=True)
class Times:
    """Picoseconds of a step, and of it computing, launches included, and waiting for data."""

    step: Fraction
    computed: Fraction
    exposed: Fraction


def simulate(module: Module, cluster: Cluster, overlap: str) -> Times:
    """One step of main."""
    main = module.main
    assert main is not None
    part = Fraction(cluster.chip.kernels.interference)
    return played(*_Program(main.body.ops).pieces(cluster, overlap), part)


def played(
    pieces: list[Piece], waits: dict[Piece, list[Piece]], part: Fraction = Fraction(0)
) -> Times:
    """Pieces on streams, each in the order given; transfers share the links of a level.

    `part`: of its time that a transfer takes from computing.
    """
    left = {id(piece): Fraction(piece.time) for piece in pieces}
    started: list[Piece] = []
    done: set[int] = set()
    now = computed = exposed = Fraction(0)
    while len(done) < len(pieces):
        for stream in {piece.stream for piece in pieces}:
            line = [one for one in pieces if one.stream == stream and id(one) not in done]
            if line and line[0] not in started and all(id(o) in done for o in waits[line[0]]):
                started.append(line[0])
        running = [piece for piece in started if id(piece) not in done]
        moving = [piece for piece in running if piece.stream >= 0]
        rates = {id(piece): Fraction(1) for piece in running}
        for piece in running:
            if moving and not piece.is_transfer:
                rates[id(piece)] = 1 - part
        for piece in moving:
            for level, share in enumerate(piece.shares):
                whole = sum((Fraction(other.shares[level]) for other in moving), Fraction(0))
                if share and whole > 1:
                    rates[id(piece)] = min(rates[id(piece)], Fraction(1) / whole)
        step = min(left[id(piece)] / rates[id(piece)] for piece in running)
        now += step
        if any(piece.stream < 0 and not piece.is_transfer for piece in running):
            computed += step
        else:
            exposed += step
        for piece in running:
            left[id(piece)] -= step * rates[id(piece)]
            if left[id(piece)] <= 0:
                done.add(id(piece))
    return Times(now, computed, exposed)


class _Program:
    def __init__(self, ops: list[Op]) -> None:
        self.ops = ops[:-1]
        self.place = {op: k for k, op in enumerate(ops)}
        self.returned = [self.seen(value) for value in ops[-1].operands]
        self.users: dict[Value, list[Op]] = {}
        for op in self.ops:
            for value in op.operands:
                if not self.is_view(op):
                    self.users.setdefault(self.seen(value), []).append(op)
        self.kept: dict[Value, set[Value]] = {}
        self.depth: dict[Op, int] = {}
        for op in self.ops:
            if not self.is_view(op) and not self.is_virtual(op):
                self.depth[op] = max(
                    (
                        self.depth[made.op] + self.is_step(made, op)
                        for made in self.needs(op)
                        if made.op
                    ),
                    default=0,
                )
        self.postpone()

    # --- what an op is

    def kind(self, op: Op) -> str:
        return op.name.rpartition(".")[2]

    def seen(self, value: Value) -> Value:
        """The value whose bytes a value has."""
        while value.op is not None and self.is_view(value.op):
            value = value.op.operands[0]
        return value

    def is_view(self, op: Op) -> bool:
        kind = self.kind(op)
        if kind == "reshape":
            return True
        if kind == "broadcast_in_dim":
            return size(op.operands[0]) == size(op.result)
        if kind != "transpose":
            return False
        dims = op.attrs["permutation"]
        assert isinstance(dims, Ints)
        long = [dim for dim in dims.values if op.operands[0].shape[dim] > 1]
        return long == sorted(long)

    def is_product(self, op: Op) -> bool:
        return self.kind(op) == "dot_general" and min(op.result.shape) > 1

    def is_heavy(self, op: Op) -> bool:
        return self.is_product(op) or self.kind(op) in COLLECTIVE | {"optimization_barrier"}

    def is_scalar(self, op: Op) -> bool:
        return not self.is_heavy(op) and all(size(v) <= 1 for v in [*op.operands, *op.results])

    def is_spread(self, op: Op) -> bool:
        if self.is_heavy(op) or self.is_scalar(op) or self.kind(op) == "reduce":
            return False
        before = sum(held(value) for value in op.operands)
        return not op.operands or self.kind(op) == "transpose" or held(op.result) > before

    def is_needed(self, value: Value) -> bool:
        """True if a value must be in memory as it is."""
        if value in self.returned:
            return True
        for user in self.users.get(value, []):
            takes = self.is_product(user) and value.op and self.kind(value.op) == "transpose"
            if self.is_heavy(user) and not takes:
                return True
        return False

    def is_virtual(self, op: Op) -> bool:
        if self.is_scalar(op):
            return True
        if self.is_written_so(op):
            return True
        if self.is_heavy(op) or self.is_needed(op.result):
            return False
        return self.is_spread(op) or not self.needs(op)

    def is_written_so(self, op: Op) -> bool:
        """True if an op gives the only order in which the result of a product is used."""
        if self.kind(op) != "transpose" or self.is_view(op):
            return False
        value = self.seen(op.operands[0])
        is_made = value.op is not None and self.is_product(value.op)
        return is_made and value not in self.returned and self.users[value] == [op]

    def from_memory(self, value: Value) -> set[Value]:
        """The kept values that a value is made of: itself, if it is one."""
        value = self.seen(value)
        if value not in self.kept:
            virtual = value.op is not None and self.is_virtual(value.op)
            self.kept[value] = self.needs(value.op) if virtual and value.op else {value}
        return self.kept[value]

    def needs(self, op: Op) -> set[Value]:
        return set[Value]().union(*[self.from_memory(value) for value in op.operands])

    def permutes(self, op: Op) -> bool:
        """True if an op moves the innermost dim of what is no product's result."""
        if self.kind(op) != "transpose" or self.is_view(op):
            return False
        if not self.moves_innermost(op):
            return False
        maker = self.seen(op.operands[0]).op
        return maker is None or not self.is_product(maker)

    def moves_innermost(self, op: Op) -> bool:
        dims = op.attrs["permutation"]
        assert isinstance(dims, Ints)
        long = [dim for dim in dims.values if op.operands[0].shape[dim] > 1]
        return long[-1] != max(long)

    def is_permuted(self, value: Value) -> bool:
        """True if a value is made, where it is used, in another order than what is in memory."""
        op = self.seen(value).op
        if op is None or not self.is_virtual(op):
            return False
        return self.permutes(op) or any(self.is_permuted(operand) for operand in op.operands)

    # --- depths

    def is_step(self, made: Value, op: Op) -> bool:
        assert made.op is not None
        return self.is_heavy(made.op) or (not self.is_heavy(op) and size(made) <= 1)

    def postpone(self) -> None:
        """Light ops made of at most four values in memory are as deep as their first users."""
        made_of: dict[Op, set[Value] | None] = {}
        for op in self.depth:
            if self.is_heavy(op):
                continue
            parts: list[set[Value] | None] = []
            for value in self.needs(op):
                maker = value.op
                is_light = maker is not None and not self.is_heavy(maker)
                parts.append(made_of[maker] if maker is not None and is_light else {value})
            whole = set[Value]().union(*[part for part in parts if part is not None])
            made_of[op] = whole if None not in parts and len(whole) <= 4 else None
        for op in reversed(list(self.depth)):
            whole = made_of.get(op)
            users = [user for user in self.depth if op.results[0] in self.needs(user)]
            if whole is None or not users or any(self.is_heavy(user) for user in users):
                continue
            if any(op.results[0] in self.from_memory(value) for value in self.returned):
                continue
            first = min(self.depth[user] - (size(op.result) <= 1) for user in users)
            if sum(map(held, whole)) <= 2 * held(op.result):
                self.depth[op] = max(self.depth[op], first)

    # --- kernels

    def pieces(
        self, cluster: Cluster, overlap: str
    ) -> tuple[list[Piece], dict[Piece, list[Piece]]]:
        """Kernels and collectives in the order in which they run, and what each waits for."""
        of: dict[Op, Piece] = {}
        for op in self.depth:
            near = [v.op for v in self.needs(op) if v.op and not self.is_heavy(v.op)]
            joined = [of[o] for o in near if self.depth[o] == self.depth[op]]
            joined = [] if self.is_heavy(op) else list({id(p): p for p in joined}.values())
            piece = Piece([*(o for p in joined for o in p.ops), op], 0)
            of.update(dict.fromkeys(piece.ops, piece))
        found = list({id(piece): piece for piece in of.values()}.values())
        for piece in found:
            piece.ops.sort(key=self.place.__getitem__)
            piece.place = self.place[piece.ops[0]]
        waits = {
            piece: [
                other
                for other in found
                if other is not piece
                and any(v in o.results for o in other.ops for p in piece.ops for v in self.needs(p))
            ]
            for piece in found
        }
        order: list[Piece] = []
        while len(order) < len(found):
            ready = [p for p in found if p not in order and all(o in order for o in waits[p])]
            order.append(min(ready, key=lambda piece: piece.place))
        links = Links(at_peaks(cluster))
        for piece in order:
            self.price(piece, cluster, links, overlap)
        return self.ahead(order, waits), waits

    def is_hard(self, piece: Piece) -> bool:
        """A product or a barrier."""
        op = piece.ops[0]
        return self.is_heavy(op) and self.kind(op) not in COLLECTIVE

    def ahead(self, order: list[Piece], waits: dict[Piece, list[Piece]]) -> list[Piece]:
        """Collectives that nothing hard but barriers stands before, and what they need, a group
        early, though not before a barrier that they wait for.
        """
        easy: list[Piece] = []
        barriers: dict[Piece, set[Piece]] = {}
        for piece in order:
            walls = [one for one in waits[piece] if self.kind(one.ops[0]) == "optimization_barrier"]
            if not self.is_hard(piece) and all(o in easy or o in walls for o in waits[piece]):
                easy.append(piece)
                inner = [barriers[one] for one in waits[piece] if one in barriers]
                barriers[piece] = set(walls).union(*inner)
        taken = [piece for piece in easy if self.kind(piece.ops[0]) in COLLECTIVE]
        for piece in taken:
            taken += [other for other in waits[piece] if other in easy and other not in taken]
        groups: list[list[Piece]] = []
        stood: list[Piece | None] = []  # by group behind what else it stood
        last: Piece | None = None
        is_open = False
        for piece in order:
            if piece not in taken:
                last, is_open = piece, is_open and not self.is_hard(piece)
                continue
            if not is_open:
                groups.append([])
                stood.append(last)
            is_open = True
            groups[-1].append(piece)
        rest = [piece for piece in order if piece not in taken]
        line: list[Piece] = []
        for place in (None, *rest):
            line += [] if place is None else [place]
            before = rest[: rest.index(place) + 1] if place else []
            gate = [piece for piece in before if self.kind(piece.ops[0]) not in COLLECTIVE]
            for number, group in enumerate(groups):
                early = stood[max(0, number - 1)]
                for piece in group:
                    spots = [rest.index(one) for one in (early, *barriers[piece]) if one]
                    if max(spots, default=-1) != len(before) - 1:
                        continue
                    waits[piece] = waits[piece] + (gate[-1:] if number else [])
                    line.append(piece)
        return line

    def price(self, piece: Piece, cluster: Cluster, links: Links, overlap: str) -> None:
        op, chip = piece.ops[0], cluster.chip
        if self.kind(op) in COLLECTIVE:
            table = op.attrs.get("replica_groups") or op.attrs["source_target_pairs"]
            assert isinstance(table, Dense)
            part = chip.kernels.links * dict(chip.kernels.collectives).get(self.kind(op), 1.0)
            ways = links.ways(op.name, np.array(values(table), np.int64), held(op.result))
            moved = min(ways, key=lambda one: one.latency + max(one.busy) / part)
            seconds = moved.latency + max(moved.busy) / part + chip.kernels.launch
            seconds = seconds if moved.seconds else 0.0
            piece.time = round(seconds * 1e12)
            piece.is_transfer = True
            piece.shares = tuple(b / part / seconds if seconds else 0.0 for b in moved.busy)
            level = moved.busy.index(max(moved.busy))
            piece.stream = {"none": -1, "one": 0, "levels": level}[overlap]
        elif self.kind(op) != "optimization_barrier":
            piece.time = round(self.seconds(piece, chip) * 1e12)

    def seconds(self, piece: Piece, chip: Chip) -> float:
        """A kernel: its products, its other operations, its bytes, whichever takes longest."""
        inside = {value for op in piece.ops for value in op.results}
        read = set[Value]().union(*[self.needs(op) for op in piece.ops]) - inside
        outside = [op for op in self.depth if op not in piece.ops]
        used = set[Value]().union(*[self.needs(op) for op in outside])
        used |= set[Value]().union(*[self.from_memory(value) for value in self.returned])
        total = sum(map(held, read)) + sum(held(value) for value in inside & used)
        flops = sum(points(op) for op in piece.ops if not self.is_product(op))
        products = sum(product(op, chip) for op in piece.ops if self.is_product(op))
        orders = [
            self.permutes(op) or self.is_permuted(value)
            for op in piece.ops
            for value in op.operands
            if not self.is_product(op) and self.from_memory(value) - inside
        ]
        reached = chip.kernels.stream * (chip.kernels.permute if any(orders) else 1.0)
        memory = total / (chip.memory_bandwidth * reached)
        copies = sum(self.copying(op, chip) for op in piece.ops if self.is_product(op))
        return max(products, flops / chip.peak("f32"), memory) + copies + chip.kernels.launch

    def copying(self, op: Op, chip: Chip) -> float:
        """Seconds of copying the left operand of a product where it lies columns first."""
        value, kernels = self.seen(op.operands[0]), chip.kernels
        is_turned = value.op is not None and self.kind(value.op) == "transpose"
        if not (kernels.copies and is_turned and value.op and self.is_virtual(value.op)):
            return 0.0
        rate = chip.memory_bandwidth * kernels.stream * kernels.copies
        return 2 * held(value) / rate


def product(op: Op, chip: Chip) -> float:
    """Seconds of rows x depth times depth x columns, tile by tile."""
    rows, columns = op.result.shape
    depth = op.operands[0].shape[1]
    element = op.operands[0].tensor.element
    name = chip.kernels.f32_products if element == "f32" else element
    rate = chip.peak(name) * chip.kernels.product / chip.kernels.units
    times: list[float] = []
    for tall, wide in {chip.kernels.tile, chip.kernels.tile[::-1]}:
        tiles = ceil(rows / tall) * ceil(columns / wide)
        parts = [2**k for k in range(40) if 2**k <= depth]
        few = [p for p in parts if tiles * p < chip.kernels.units**2]
        for part in parts[: len(few) + 1]:
            one = 2 * tall * wide * depth / part / rate + chip.kernels.fill
            sums = 2 * 4 * part * rows * columns / (chip.memory_bandwidth * chip.kernels.stream)
            times.append(ceil(tiles * part / chip.kernels.units) * one + (part > 1) * sums)
    return min(times)


def points(op: Op) -> int:
    """Operations of a light op."""
    kind = op.name.rpartition(".")[2]
    if kind == "dot_general":
        return 2 * size(op.result) * op.operands[0].shape[1]
    if kind in FREE_OF_FLOPS or kind == "optimization_barrier":
        return 0
    return size(op.operands[0]) if kind == "reduce" else size(op.result)


def size(value: Value) -> int:
    """Number of elements."""
    return prod(value.shape)


def held(value: Value) -> int:
    """Bytes."""
    return (size(value) * BITS[value.tensor.element] + 7) // 8
