"""DistIR (Santhanam et al., 2111.05426): the program of every device, played op by op.

A perceptron of `layers` products of (rows, width) by (width, width), each followed by a relu, a
loss, and the way back, is written out for every device of a grid of data x horizontal x pipeline,
then played by the published rules: a clock by device; an op takes the clocks of all its devices to
the latest of them and adds its cost; a value is held until its last reader, inputs and results of
the program to the end.

Chosen here, where the published rules are silent, so that the published numbers come out: ranks of
a pipeline go in steps, each doing a way back if one is ready, otherwise a forward pass if one is,
and what a step made is sent at its end; loss and its gradient belong to the forward pass of the
last rank; products are cut by columns and rows in turn; sums of gradients between micro-batches are
taken at once, those between replicas at the end; the optimizer is one op by rank, charged for one
weight. Inputs that are cut into micro-batches stay where they are.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

FLOPS, DRAM, LAUNCH, NETWORK, BYTES = 1.4e13, 9e11, 1e-5, 25e9 / 8, 2


class Program:
    """Ops in order: devices with their costs, what is read, and what is made (name, device) of how
    many bytes; `stays`: values that are held to the end.
    """

    def __init__(self) -> None:
        self.ops: list[tuple[dict[Any, float], list[Any], dict[Any, float]]] = []
        self.stays: set[Any] = set()
        self.inputs: dict[Any, float] = {}

    def add(self, costs: dict[Any, float], reads: list[Any], makes: dict[Any, float]) -> None:
        self.ops.append((costs, reads, makes))


def play(program: Program, devices: list[Any]) -> tuple[float, float]:
    """Seconds, and the most bytes that a device holds."""
    clock = dict.fromkeys(devices, 0.0)
    readers = Counter(value for _, reads, _ in program.ops for value in reads)
    held = dict.fromkeys(devices, 0.0)
    size = dict(program.inputs)
    for (_, device), count in program.inputs.items():
        held[device] += count
    most = dict(held)
    for costs, reads, makes in program.ops:
        start = max(clock[one] for one in costs)
        for device, cost in costs.items():
            clock[device] = start + cost
        size.update(makes)
        for (_, device), count in makes.items():
            held[device] += count
        for device in {device for _, device in makes}:
            most[device] = max(most[device], held[device])
        for value in reads:
            readers[value] -= 1
            if not readers[value] and value not in program.stays:
                held[value[1]] -= size[value]
    return max(clock.values()), max(most.values())


def product(m: int, k: int, n: int) -> float:
    """Of (m, k) by (k, n)."""
    return LAUNCH + BYTES * (m * k + k * n) / DRAM + 2 * m * k * n / FLOPS


def each(count: int, inputs: int) -> float:
    """An op on every element."""
    return LAUNCH + inputs * BYTES * count / DRAM + count / FLOPS


def summed(size: float, among: int) -> float:
    """An all-reduce."""
    return 2 * size * (among - 1) / among / NETWORK


def order(ranks: int, microbatches: int) -> list[list[tuple[int, str, int]]]:
    """Rank, direction and micro-batch by step."""
    ended: dict[tuple[int, str, int], int] = {}
    counts = {(rank, way): 0 for rank in range(ranks) for way in "FB"}
    steps: list[list[tuple[int, str, int]]] = []
    while counts[0, "B"] < microbatches:
        now: list[tuple[int, str, int]] = []
        for rank in range(ranks):
            for way in "BF":
                number = counts[rank, way]
                needs = [(rank, "F", number)] if way == "B" else []
                before = rank + 1 if way == "B" else rank - 1
                needs += [(before, way, number)] if 0 <= before < ranks else []
                if number < microbatches and all(one in ended for one in needs):
                    now.append((rank, way, number))
                    break
        for rank, way, number in now:
            ended[rank, way, number] = len(steps)
            counts[rank, way] += 1
        steps.append(now)
    return steps


class Writer:
    """Writes the program of a point of the grid."""

    def __init__(self, case: dict[str, int], point: tuple[int, int, int, int]) -> None:
        self.width, self.layers = case["width"], case["layers"]
        self.data, self.horizontal, self.ranks, self.count = point
        self.rows = case["batch"] // self.data // self.count
        self.shard = self.width // self.horizontal
        self.each_rank = self.layers // self.ranks
        self.program = Program()
        self.pairs = [(d, h) for d in range(self.data) for h in range(self.horizontal)]
        self.devices = [(r, *pair) for r in range(self.ranks) for pair in self.pairs]

    def size(self, is_cut: bool) -> int:
        """Bytes of a micro-batch's activations."""
        return BYTES * self.rows * (self.shard if is_cut else self.width)

    def is_cut(self, layer: int) -> bool:
        """Whether what a layer makes is cut; products are cut by columns and rows in turn."""
        return layer >= 0 and self.horizontal > 1 and layer % 2 == 0

    def all_reduce(self, rank: int, before: str, after: str, size: float, axis: str) -> None:
        among = self.data if axis == "d" else self.horizontal
        other = range(self.horizontal) if axis == "d" else range(self.data)
        for fixed in other:
            mine = [(rank, k, fixed) if axis == "d" else (rank, fixed, k) for k in range(among)]
            self.program.add(
                dict.fromkeys(mine, summed(size, among)),
                [(before, one) for one in mine],
                {(after, one): size for one in mine},
            )

    def on(self, rank: int, cost: float, reads: list[str], makes: dict[str, float]) -> None:
        """The same op on all devices of a rank."""
        for pair in self.pairs:
            device = (rank, *pair)
            self.program.add(
                {device: cost},
                [(name, device) for name in reads],
                {(name, device): size for name, size in makes.items()},
            )

    def forward(self, rank: int, m: int) -> None:
        first = rank * self.each_rank
        for layer in range(first, first + self.each_rank):
            into = f"a{layer - 1}.{m}"
            k, n = (self.shard if self.is_cut(one) else self.width for one in (layer - 1, layer))
            done = f"y{layer}.{m}"
            is_sum = self.horizontal > 1 and not self.is_cut(layer)
            raw = done + "partial" if is_sum else done
            size = self.size(self.is_cut(layer))
            self.on(rank, product(self.rows, k, n), [into, f"w{layer}"], {raw: size})
            if is_sum:
                self.all_reduce(rank, raw, done, size, "h")
            self.on(rank, each(self.rows * n, 1), [done], {f"a{layer}.{m}": size})
        if rank == self.ranks - 1:
            last, whole = f"a{self.layers - 1}.{m}", self.rows * self.width
            self.on(rank, each(whole, 1), [last, f"z.{m}"], {f"l.{m}": 4})
            self.on(
                rank, each(whole, 1), [last, f"z.{m}"], {f"d{self.layers}.{m}": self.size(False)}
            )
            self.program.stays.update((last, (rank, *pair)) for pair in self.pairs)

    def backward(self, rank: int, m: int) -> None:
        first = rank * self.each_rank
        for layer in reversed(range(first, first + self.each_rank)):
            k, n = (self.shard if self.is_cut(one) else self.width for one in (layer - 1, layer))
            size, into = self.size(self.is_cut(layer)), self.size(self.is_cut(layer - 1))
            inner = f"r{layer}.{m}"
            self.on(
                rank, each(self.rows * n, 2), [f"y{layer}.{m}", f"d{layer + 1}.{m}"], {inner: size}
            )
            done, weights = f"d{layer}.{m}", BYTES * k * n
            is_sum = self.horizontal > 1 and self.is_cut(layer)
            raw = done + "partial" if is_sum else done
            cost = product(self.rows, n, k) + product(k, self.rows, n)
            self.on(
                rank, cost, [f"a{layer - 1}.{m}", f"w{layer}", inner],
                {raw: into, f"g{layer}.{m}": weights},
            )  # fmt: skip
            if is_sum:
                self.all_reduce(rank, raw, done, into, "h")
            if m:
                before = f"g{layer}.{m - 1}" + ("sum" if m > 1 else "")
                self.on(
                    rank, each(k * n, 2), [before, f"g{layer}.{m}"], {f"g{layer}.{m}sum": weights}
                )
        if rank == self.ranks - 1 and m:
            before = f"l.{m - 1}" + ("sum" if m > 1 else "")
            self.on(rank, each(1, 1), [before, f"l.{m}"], {f"l.{m}sum": 4})

    def send(self, rank: int, way: str, m: int) -> None:
        target = rank + 1 if way == "F" else rank - 1
        if not 0 <= target < self.ranks:
            return
        border = max(rank, target) * self.each_rank
        name = f"a{border - 1}.{m}" if way == "F" else f"d{border}.{m}"
        size = self.size(self.is_cut(border - 1))
        for pair in self.pairs:
            here, there = (rank, *pair), (target, *pair)
            cost = size / NETWORK
            self.program.add({here: cost, there: cost}, [(name, here)], {(name, there): size})

    def start(self) -> None:
        whole = self.size(False)
        for rank in (0, self.ranks - 1):
            name = "a-1" if rank == 0 else "z"
            for pair in self.pairs:
                for m in range(self.count):
                    for one in {"a-1", "z"} if self.ranks == 1 else {name}:
                        self.program.inputs[f"{one}.{m}", (rank, *pair)] = whole
                        self.program.stays.add((f"{one}.{m}", (rank, *pair)))
            if self.count > 1:
                self.on(rank, LAUNCH, [], {})
        for layer in range(self.layers):
            k, n = (self.shard if self.is_cut(one) else self.width for one in (layer - 1, layer))
            for pair in self.pairs:
                value = f"w{layer}", (layer // self.each_rank, *pair)
                self.program.inputs[value] = BYTES * k * n
                self.program.stays.add(value)

    def write(self) -> Program:
        self.start()
        for step in order(self.ranks, self.count):
            for rank, way, m in step:
                (self.forward if way == "F" else self.backward)(rank, m)
            for rank, way, m in step:
                self.send(rank, way, m)
        last = "" if self.count == 1 else "sum"
        for rank in range(self.ranks):
            weights = self.width * self.shard
            names: list[str] = []
            for layer in range(rank * self.each_rank, (rank + 1) * self.each_rank):
                name = f"g{layer}.{self.count - 1}{last}"
                if self.data > 1:
                    self.all_reduce(rank, name, name + "all", BYTES * weights, "d")
                names.append(name + "all" if self.data > 1 else name)
            self.on(rank, each(weights, 2), names, {})
        return self.program


def cost(case: dict[str, int], point: tuple[int, int, int, int]) -> tuple[float, float]:
    """Seconds and peak bytes of data x horizontal x pipeline x micro-batches."""
    writer = Writer(case, point)
    return play(writer.write(), writer.devices)
