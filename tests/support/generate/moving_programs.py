"""Programs with many moves: products of cut factors, their sums, reshards there and back, loops."""

from __future__ import annotations

from random import Random
from re import search

MESHES = ('"x"=2', '"x"=2, "y"=3', '"x"=4, "y"=2')
_TYPE = "tensor<24x24xf32>"
_WAYS = ("[{}, {}]", '[{"x"}, {}]', '[{}, {"x"}]', '[{"y"}, {}]', '[{"x"}, {"y"}]')
_COUNTER = "tensor<i32>"


def moving_program(seed: int) -> str:
    """The program of a seed, at stage `propagated`."""
    return _Writer(Random(seed)).text()


class _Writer:
    def __init__(self, random: Random) -> None:
        self.random = random
        self.mesh = random.choice(MESHES)
        self.ways = [way for way in _WAYS if "y" not in way or "y" in self.mesh]
        self.lines: list[str] = []
        self.count = 0

    def note(self, way: str) -> str:
        return f"{{sdy.sharding = #sdy.sharding_per_value<[<@mesh, {way}>]>}}"

    def make(self, words: str, way: str = "[{}, {}]", types: str = _TYPE) -> str:
        self.count += 1
        self.lines.append(f"%{self.count} = {words} {self.note(way)} : {types}")
        return f"%{self.count}"

    def product(self, a: str, b: str) -> str:
        """Partial over x before it is summed."""
        types = f"({_TYPE}, {_TYPE}) -> {_TYPE}"
        return self.make(
            f"stablehlo.dot_general {a}, {b}, contracting_dims = [1] x [0]", types=types
        )

    def reshard(self, value: str) -> str:
        self.count += 1
        way = self.random.choice(self.ways)
        self.lines.append(f"%{self.count} = sdy.reshard {value} <@mesh, {way}> : {_TYPE}")
        return f"%{self.count}"

    def step(self, values: list[str], wholes: list[str]) -> str:
        """One more value from those there are."""
        random, pick = self.random, self.random.choice
        kind = pick(("product", "terms", "terms", "join", "join", "scale", "turn", "move", "move"))
        if kind == "product":
            return self.product("%a", "%b")
        first = pick(values[-4:])
        if kind == "terms":
            return self.terms(first)
        if kind == "join":
            op = pick(("add", "add", "subtract", "multiply", "maximum"))
            return self.make(f"stablehlo.{op} {first}, {pick(values[-4:])}", pick(self.ways[:2]))
        if kind == "scale":
            return self.make(f"stablehlo.{pick(('multiply', 'divide'))} {first}, {pick(wholes)}")
        if kind == "turn":
            types = f"({_TYPE}) -> {_TYPE}"
            return self.make(f"stablehlo.transpose {first}, dims = [1, 0]", types=types)
        for _ in range(random.randint(1, 2)):
            first = self.reshard(first)
        return self.make(f"stablehlo.negate {first}", pick(self.ways))

    def terms(self, total: str) -> str:
        """Some products added to a value one by one, perhaps where it is cut."""
        way = self.random.choice((*self.ways[:1] * 3, *self.ways))
        for _ in range(self.random.randint(1, 3)):
            term = self.product("%a", "%b")
            pair = (total, term) if self.random.random() < 0.7 else (term, total)
            total = self.make(f"stablehlo.add {', '.join(pair)}", way)
        return total

    def loop(self, start: str) -> str:
        """Adds up products; one value is carried as it is and used whole."""
        self.count += 1
        name, random = f"%{self.count}", self.random
        ways = ("[{}, {}]", '[{"x"}, {}]', "[]")
        shown = ", ".join(f"<@mesh, {way}>" for way in ways)
        self.lines += [
            f"{name}:3 = stablehlo.while(%s = {start}, %k = %b, %n = %zero) : {_TYPE}, {_TYPE}, "
            f"{_COUNTER} attributes {{sdy.sharding = #sdy.sharding_per_value<[{shown}]>}}",
            f"cond {{ %t = stablehlo.compare LT, %n, %three : ({_COUNTER}, {_COUNTER}) -> "
            "tensor<i1>\nstablehlo.return %t : tensor<i1> } do {",
        ]
        values = [self.product("%a", "%b"), self.product("%a", "%k")]
        for _ in range(random.randint(0, 2)):
            values.append(self.step(values, ["%c", "%k"]))
        if random.random() < 0.5:
            values.append(self.make("stablehlo.multiply %k, %c"))
        carried = random.choice(("%k", "%k", values[-1]))
        total = self.make(f"stablehlo.add %s, {random.choice(values)}")
        next_one = f"%n{self.count}"
        self.lines += [
            f"{next_one} = stablehlo.add %n, %one : {_COUNTER}",
            f"stablehlo.return {total}, {carried}, {next_one} : {_TYPE}, {_TYPE}, {_COUNTER} }}",
        ]
        return f"{name}#{random.choice((0, 0, 1))}"

    def text(self) -> str:
        values = [self.product("%a", "%b"), "%c"]
        for number in range(self.random.randint(4, 9)):
            if number == 3 and self.random.random() < 0.6:
                values.append(self.loop(values[-1]))
            values.append(self.step(values, ["%c", "%a"]))
        lines = "\n".join(
            (
                *(f"%{n} = stablehlo.constant dense<{k}> : {_COUNTER}" for n, k in _NUMBERS),
                *self.lines,
            )
        )
        args = ", ".join(
            f"{name}: {_TYPE} {{sdy.sharding = #sdy.sharding<@mesh, {way}>}}"
            for name, way in (("%a", '[{}, {"x"}]'), ("%b", '[{"x"}, {}]'), ("%c", "[{}, {}]"))
        )
        ends = [value for value in values if not search(rf" {value}(?![\dn#])", lines)]
        ends = [*dict.fromkeys(ends or values[-1:])]
        results = ", ".join(
            f"{_TYPE} {{sdy.sharding = #sdy.sharding<@mesh, {self.random.choice(self.ways)}>}}"
            for _ in ends
        )
        types = ", ".join([_TYPE] * len(ends))
        return (
            f"sdy.mesh @mesh = <[{self.mesh}]>\n"
            f"func.func @main({args}) -> ({results}) {{\n{lines}\n"
            f"return {', '.join(ends)} : {types}\n}}\n"
        )


_NUMBERS = (("zero", 0), ("one", 1), ("three", 3))
