"""Unrolled loops over several values: layers that swap what they are given, begin with one value in
several places, and take numbers that some of them share, as recurrences of unrolled code do.
"""

from __future__ import annotations

from random import Random

X, S = "tensor<8x8xf32>", "tensor<f32>"
MESH = '"x"=2, "y"=4'
LAYOUTS = ('[{"x"}, {}]', '[{}, {"y"}]', '[{"x"}, {"y"}]', "[{}, {}]", '[{"y"}, {"x"}]')
UNARY, BINARY = ("tanh", "sine", "logistic", "negate"), ("add", "multiply", "subtract", "maximum")
NUMBERS = ("1.0", "1.0", "0.5", "0.25", "-0.75")


def carried_program(seed: int) -> str:
    """Its layers stand in main, or are calls of a function, some within thin ones."""
    return _Writer(Random(seed)).program()


class _Writer:
    def __init__(self, random: Random) -> None:
        self.random = random
        self.values, self.depth = random.randint(2, 4), random.randint(3, 7)
        self.thin = random.choice((-1, -1, 0, 1, 2))  # functions around a layer; -1: none at all
        self.steps = [self._step(k) for k in range(random.randint(3, 7))]
        self.gives = [random.randrange(len(self.steps)) for _ in range(self.values)]
        self.weights = random.choice((1, 2, self.depth))
        self.numbers = [random.choice(NUMBERS) for _ in range(self.depth)]
        self.lines: list[str] = []

    def _step(self, before: int) -> tuple[str, tuple[int, ...]]:
        """An op, and by numbers what it takes: values, the weight, the number, or earlier ops."""
        many = self.values + 2 + before
        if self.random.random() < 0.4:
            return self.random.choice(UNARY), (self.random.randrange(many),)
        places = self.random.randrange(many), self.random.randrange(many)
        return self.random.choice(BINARY), places

    def program(self) -> str:
        """All of it."""
        distinct = self.random.randint(1, self.values)
        args = [f"%a{k}" for k in range(distinct + self.weights)]
        carried = [args[self.random.randrange(distinct)] for _ in range(self.values)]
        others: list[str] = []
        for k, number in enumerate(self.numbers):
            self.lines.append(f"  %n{k} = stablehlo.constant dense<{number}> : {S}")
            self.lines.append(
                f"  %s{k} = stablehlo.broadcast_in_dim %n{k}, dims = [] : ({S}) -> {X}"
            )
            weight = args[distinct + k % self.weights]
            carried = self._layer(k, [*carried, weight, f"%s{k}"])
            if self.random.random() < 0.2:
                carried = carried[::-1]
            if self.random.random() < 0.2:
                others.append(carried[0])
        results = [*carried, *others][self.random.randint(0, 1) :]
        layouts = [self.random.choice(LAYOUTS) for _ in args]
        given = ", ".join(
            f"{arg}: {X} {{sdy.sharding = #sdy.sharding<@mesh, {layout}>}}"
            for arg, layout in zip(args, layouts, strict=True)
        )
        types = ", ".join([X] * len(results))
        body = "\n".join([*self.lines, f"  return {', '.join(results)} : {types}"])
        head = f"sdy.mesh @mesh = <[{MESH}]>\nfunc.func @main({given}) -> ({types}) {{\n"
        return f"{head}{body}\n}}\n{self._functions()}"

    def _layer(self, number: int, given: list[str]) -> list[str]:
        if self.thin < 0:
            made = self._ops(given, f"%l{number}_", self.lines)
            return [made[place] for place in self.gives]
        name = f"%l{number}"
        self.lines.append(f"  {name}:{self.values} = {self._call(self.thin, given)}")
        return [f"{name}#{k}" for k in range(self.values)]

    def _call(self, depth: int, given: list[str]) -> str:
        types = f"({', '.join([X] * len(given))}) -> ({', '.join([X] * self.values)})"
        return f"call @f{depth}({', '.join(given)}) : {types}"

    def _ops(self, given: list[str], stem: str, lines: list[str]) -> list[str]:
        made: list[str] = []
        for k, (name, places) in enumerate(self.steps):
            taken = [[*given, *made][place] for place in places]
            lines.append(f"  {stem}{k} = stablehlo.{name} {', '.join(taken)} : {X}")
            made.append(f"{stem}{k}")
        return made

    def _functions(self) -> str:
        found: list[str] = []
        given = [f"%p{k}" for k in range(self.values + 2)]
        head = ", ".join(f"{one}: {X}" for one in given)
        types = ", ".join([X] * self.values)
        for depth in range(self.thin + 1):
            lines: list[str] = []
            if depth:
                lines.append(f"  %r:{self.values} = {self._call(depth - 1, given)}")
                results = [f"%r#{k}" for k in range(self.values)]
            else:
                made = self._ops(given, "%o", lines)
                results = [made[place] for place in self.gives]
            lines.append(f"  return {', '.join(results)} : {types}")
            body = "\n".join(lines)
            found.append(f"func.func private @f{depth}({head}) -> ({types}) {{\n{body}\n}}\n")
        return "".join(found)
