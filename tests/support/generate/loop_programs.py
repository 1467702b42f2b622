"""Random programs of loops: nested, in functions and branches, over stacks of weights and results.

They count up and down, by steps, to bounds that are met or not, sometimes no turn at all; carried
values change places, stay, or go through calls. Some loops do not say how often they run.
"""

from __future__ import annotations

from collections import Counter
from random import Random

LAYERS = 5
T, STACK, I = "tensor<4x6xf32>", f"tensor<{LAYERS}x4x6xf32>", "tensor<i32>"  # noqa: E741
ONE = "tensor<1x4x6xf32>"
DEEPEST = 3
MESH = 'sdy.mesh @mesh = <["x"=2, "y"=3]>'
_CUTS = ('[{"x"}, {}]', '[{}, {"y"}]', '[{"x"}, {"y"}]', '[{"x", ?}, {?}]', "[{}, {}]")


def loop_program(seed: int, counts: Counter[str] | None = None) -> str:
    """The text of a program; `counts` learns what is in it."""
    return _Program(Random(seed), Counter() if counts is None else counts).text()


class _Program:
    def __init__(self, rng: Random, counts: Counter[str]) -> None:
        self.rng, self.counts = rng, counts
        self.lines: list[str] = []
        self.funcs: list[str] = []
        self.number = 0

    def text(self) -> str:
        values = ["%x", "%y"]
        for _ in range(self.rng.randint(1, 3)):
            values = self.loop(values, [], 0)
        if self.rng.random() < 0.4:
            values[0] = self.manual(values[0])
        body, head = self.lines, f"%x: {T}, %y: {T}, %w: {STACK}, %n: {I}"
        types = ", ".join([T] * len(values))
        lines = [
            "module {", MESH, f"func.func @main({head}) -> ({types}) {{", *body,
            f"return {', '.join(values)} : {types}", "}", *self.funcs, "}",
        ]  # fmt: skip
        return "\n".join(lines) + "\n"

    def new(self) -> str:
        self.number += 1
        return f"%v{self.number}"

    def say(self, rest: str) -> str:
        name = self.new()
        self.lines.append(f"{name} = {rest}")
        return name

    def constant(self, number: int) -> str:
        return self.say(f"stablehlo.constant dense<{number}> : {I}")

    # --- loops

    def loop(self, values: list[str], counters: list[str], depth: int) -> list[str]:
        """A loop that carries a counter, values and a stack; what the values are behind it."""
        rng = self.rng
        direction = rng.choice(("LT", "LT", "LT", "LE", "GT", "GE"))
        trips, step = rng.choice((0, 1, 2, 2, 3, 4)), rng.choice((1, 1, 2, 3))
        first = rng.randint(-1, 2)
        bound = first + max(0, trips * step - rng.randrange(step))
        if direction in ("GT", "GE"):
            first, bound, step = bound, first, -step
        is_open = rng.random() < 0.1
        self.counts["turns of no number" if is_open else f"turns: {direction}"] += 1
        self.counts["nested"] += depth > 0
        start = self.constant(first)
        place, result = rng.randrange(len(values) + 1), self.new()
        stack = self.say(
            f"stablehlo.broadcast_in_dim {values[0]}, dims = [1, 2] : ({T}) -> {STACK}"
        )
        given = [*values, stack]
        given.insert(place, start)
        names = [self.new() for _ in given]
        kinds = [T] * len(values) + [STACK]
        kinds.insert(place, I)
        pairs = ", ".join(f"{a} = {b}" for a, b in zip(names, given, strict=True))
        self.lines.append(f"{result}:{len(given)} = stablehlo.while({pairs}) : {', '.join(kinds)}")
        if rng.random() < 0.5:
            self.counts["layouts of carried values"] += 1
            self.lines[-1] += f" attributes {{{self.shardings(kinds)}}}"
        self.lines.append("cond {")
        limit = "%n" if is_open else self.constant(bound)
        goes = f"stablehlo.compare {direction}, {names[place]}, {limit}, SIGNED : ({I}, {I})"
        self.lines.append(f"stablehlo.return {self.say(goes + ' -> tensor<i1>')} : tensor<i1>")
        self.lines.append("} do {")
        after = self.body(names, place, counters, depth)
        counter = names[place]
        after[place] = self.say(f"stablehlo.add {counter}, {self.constant(step)} : {I}")
        if is_open:  # it ends: the counter goes to the bound at once
            far = self.constant(1 << 20 if direction in ("LT", "LE") else -(1 << 20))
            after[place] = self.say(f"stablehlo.add {after[place]}, {far} : {I}")
            after[place] = self.say(f"stablehlo.negate {after[place]} : {I}")
            after[place] = self.say(f"stablehlo.negate {after[place]} : {I}")
        self.lines.append(f"stablehlo.return {', '.join(after)} : {', '.join(kinds)}")
        self.lines.append("}")
        own = [f"{result}#{k}" for k in range(len(given)) if k != place]
        stack = own.pop()
        own[-1] = self.added(own[-1], self.layer(stack, self.constant(rng.randrange(LAYERS))))
        return own

    def body(self, names: list[str], place: int, counters: list[str], depth: int) -> list[str]:
        rng = self.rng
        counters = [*counters, names[place]]
        values = [name for k, name in enumerate(names[:-1]) if k != place]
        stack = names[-1]
        for _ in range(rng.randint(1, 4)):
            k = rng.randrange(len(values))
            kind = rng.choice(("layer", "layer", "plain", "count", "stack", "swap", "call", "loop",
                               "branch", "product"))  # fmt: skip
            if kind in ("loop", "branch") and depth >= DEEPEST - 1:
                kind = "layer"
            self.counts[kind] += 1
            if kind == "layer":
                values[k] = self.added(values[k], self.layer("%w", self.index(counters)))
            elif kind == "plain":
                cut = rng.choice(("", ' {plan.cut = {i = ["x"]}}', " {plan.remat}"))
                values[k] = self.say(f"stablehlo.tanh {values[k]}{cut} : {T}")
            elif kind == "count":
                values[k] = self.added(values[k], self.number_as_tensor(rng.choice(counters)))
            elif kind == "stack":
                stack = self.stacked(stack, values[k], self.index(counters))
            elif kind == "swap":
                values = values[::-1]
            elif kind == "call":
                values[k] = self.call(values[k], self.index(counters), depth)
            elif kind == "loop":
                values = self.loop(values, counters, depth + 1)
            elif kind == "branch":
                values[k] = self.branch(values, counters, depth)
            else:
                values[k] = self.say(f"stablehlo.multiply {values[k]}, {values[-1]} : {T}")
        after = [*values, stack]
        after.insert(place, names[place])
        return after

    # --- what stands in bodies

    def index(self, counters: list[str]) -> str:
        """A place in a stack, as JAX writes it: negative ones count from the end."""
        rng = self.rng
        counter = rng.choice(counters)
        form = rng.randrange(3)
        if form == 0:
            return counter
        if form == 1:
            last = self.constant(LAYERS - 1)
            return self.say(f"stablehlo.subtract {last}, {counter} : {I}")
        zero, size = self.constant(0), self.constant(LAYERS)
        types = f"({I}, {I}) -> tensor<i1>"
        is_less = self.say(f"stablehlo.compare LT, {counter}, {zero}, SIGNED : {types}")
        more = self.say(f"stablehlo.add {counter}, {size} : {I}")
        return self.say(f"stablehlo.select {is_less}, {more}, {counter} : tensor<i1>, {I}")

    def layer(self, stack: str, place: str) -> str:
        zero = self.constant(0)
        types = f"({STACK}, {I}, {I}, {I}) -> {ONE}"
        one = self.say(
            f"stablehlo.dynamic_slice {stack}, {place}, {zero}, {zero}, sizes = [1, 4, 6] : {types}"
        )
        return self.say(f"stablehlo.reshape {one} : ({ONE}) -> {T}")

    def stacked(self, stack: str, value: str, place: str) -> str:
        zero = self.constant(0)
        one = self.say(f"stablehlo.reshape {value} : ({T}) -> {ONE}")
        types = f"({STACK}, {ONE}, {I}, {I}, {I}) -> {STACK}"
        return self.say(
            f"stablehlo.dynamic_update_slice {stack}, {one}, {place}, {zero}, {zero} : {types}"
        )

    def added(self, a: str, b: str) -> str:
        return self.say(f"stablehlo.subtract {a}, {b} : {T}")

    def number_as_tensor(self, counter: str) -> str:
        number = self.say(f"stablehlo.convert {counter} : ({I}) -> tensor<f32>")
        return self.say(f"stablehlo.broadcast_in_dim {number}, dims = [] : (tensor<f32>) -> {T}")

    def apart(self, make: str, lines: list[str]) -> None:
        """Lines of a function of its own."""
        self.funcs += [make, *lines, "}"]

    def call(self, value: str, place: str, depth: int) -> str:
        """A call of a new function, which may hold a loop."""
        kept, self.lines = self.lines, []
        name = f"@f{self.number}"
        made = self.say(f"stablehlo.add %a, {self.layer('%b', '%k')} : {T}")
        if depth < DEEPEST - 1 and self.rng.random() < 0.4:
            self.counts["loop in a function"] += 1
            is_free = "%n", "%w"
            first = len(self.lines)
            made = self.loop([made, "%a"], ["%k"], depth + 1)[0]
            for old, new in zip(is_free, ("%k", "%b"), strict=True):
                self.lines[first:] = [_renamed(line, old, new) for line in self.lines[first:]]
        note = self.rng.choice(("", "", ' {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}'))
        head = f"func.func private {name}(%a: {T}{note}, %b: {STACK}, %k: {I}) -> {T} {{"
        inner, self.lines = self.lines, kept
        self.apart(head, [*inner, f"return {made} : {T}"])
        return self.say(f"func.call {name}({value}, %w, {place}) : ({T}, {STACK}, {I}) -> {T}")

    def branch(self, values: list[str], counters: list[str], depth: int) -> str:
        name, counter = self.new(), self.rng.choice(counters)
        self.lines.append(f'{name} = "stablehlo.case"({counter}) ({{')
        one = self.loop(values, counters, depth + 1)[0]
        self.lines += [f"stablehlo.return {one} : {T}", "}, {"]
        two = self.say(f"stablehlo.negate {values[-1]} : {T}")
        self.lines += [f"stablehlo.return {two} : {T}", f"}}) : ({I}) -> {T}"]
        return name

    def manual(self, value: str) -> str:
        """A loop inside of a manual computation."""
        self.counts["manual computation"] += 1
        name, arg, part = self.new(), self.new(), "tensor<2x6xf32>"
        cut = '<@mesh, [{"x"}, {}]>'
        self.lines.append(
            f"{name} = sdy.manual_computation({value}) in_shardings=[{cut}] out_shardings=[{cut}]"
            f' manual_axes={{"x"}} ({arg}: {part}) {{'
        )
        start, result = self.constant(0), self.new()
        self.lines += [
            f"{result}:2 = stablehlo.while(%i = {start}, %a = {arg}) : {I}, {part}", "cond {",
            f"{result}a = stablehlo.constant dense<3> : {I}",
            f"{result}b = stablehlo.compare LT, %i, {result}a : ({I}, {I}) -> tensor<i1>",
            f"stablehlo.return {result}b : tensor<i1>", "} do {",
            f"{result}c = stablehlo.constant dense<1> : {I}",
            f"{result}d = stablehlo.add %i, {result}c : {I}",
            f"{result}e = stablehlo.cosine %a : {part}",
            f"stablehlo.return {result}d, {result}e : {I}, {part}", "}",
            f"sdy.return {result}#1 : {part}", f"}} : ({T}) -> {T}",
        ]  # fmt: skip
        return name

    def shardings(self, kinds: list[str]) -> str:
        words = {I: lambda: "[]", T: lambda: self.rng.choice(_CUTS), STACK: lambda: "[{}, {}, {}]"}
        each = ", ".join(f"<@mesh, {words[kind]()}>" for kind in kinds)
        return f"sdy.sharding = #sdy.sharding_per_value<[{each}]>"


def _renamed(line: str, old: str, new: str) -> str:
    return " ".join(
        word.replace(old, new) if word.rstrip(",)") in (old, f"({old}") else word
        for word in line.split(" ")
    )
