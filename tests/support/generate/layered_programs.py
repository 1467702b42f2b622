"""Train steps of many equal layers, written out: forward, backward, sums and updates of weights."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

ROWS, WIDTH, INNER = 8, 16, 32
MESHES = ('"x"=2', '"x"=2, "y"=2', '"x"=4, "y"=2')
X, H = f"tensor<{ROWS}x{WIDTH}xf32>", f"tensor<{ROWS}x{INNER}xf32>"
UP, DOWN, SCALAR = f"tensor<{WIDTH}x{INNER}xf32>", f"tensor<{INNER}x{WIDTH}xf32>", "tensor<f32>"
POINTWISE = ("tanh", "cosine", "logistic", "negate")


@dataclass(frozen=True)
class Drawn:
    """A program, and whether one of its layers is not like the others."""

    text: str
    is_even: bool


def layered_program(seed: int, layers: int | None = None, mesh: str = "") -> Drawn:
    """A step of 8 to 12 layers on one of a few meshes, unless told; some programs have one layer
    that is annotated otherwise.
    """
    random = Random(seed)
    count = layers or random.randint(8, 12)
    return _Writer(random, count, mesh).program()


class _Writer:
    def __init__(self, random: Random, count: int, mesh: str) -> None:
        self.random, self.count = random, count
        self.mesh = mesh or random.choice(MESHES)
        self.axes = [part.split('"')[1] for part in self.mesh.split(", ")]
        self.up, self.down, self.rows = self._dims(2), self._dims(2), self._dims(2)
        self.steps = [random.choice(POINTWISE) for _ in range(random.randint(1, 3))]
        self.is_constrained, self.is_clipped = random.random() < 0.5, random.random() < 0.5
        self.is_masked, self.is_donated = random.random() < 0.5, random.random() < 0.7
        self.is_grouped = random.random() < 0.5  # updates of one kind after another
        self.odd = random.randrange(count) if random.random() < 0.15 else None
        self.lines: list[str] = []

    def program(self) -> Drawn:
        """All of it."""
        forward = [self._forward(k) for k in range(self.count)]
        last = forward[-1]
        self.lines.append(f"  %dx{self.count} = stablehlo.multiply {last}, {last} : {X}")
        for k in reversed(range(self.count)):
            self._backward(k)
        scale = self._scale()
        kinds = (("u", UP), ("d", DOWN))
        order = [(k, *kind) for k in range(self.count) for kind in kinds]
        if self.is_grouped:
            order.sort(key=lambda one: one[1])
        for k, name, type in order:
            self._update(k, name, type, scale)
        head = f"sdy.mesh @mesh = <[{self.mesh}]>\n"
        names = [f"%n{name}{k}" for k in range(self.count) for name, _ in kinds]
        types = ", ".join([X, *[type for _ in range(self.count) for _, type in kinds]])
        tail = f"  return {last}, {', '.join(names)} : {types}\n}}\n"
        start = f"func.func @main({', '.join(self._args())}) -> ({types}) {{\n"
        text = head + start + "\n".join(self.lines) + "\n" + tail
        return Drawn(text, self.odd is None)

    def _dims(self, rank: int) -> list[str]:
        """How a tensor is cut: each axis once, or not at all."""
        found = [list[str]() for _ in range(rank)]
        for axis in self.axes:
            if self.random.random() < 0.6:
                found[self.random.randrange(rank)].append(f'"{axis}"')
        return ["{" + ", ".join(dim) + "}" for dim in found]

    def _args(self) -> list[str]:
        found = [f"%x: {X} {{{_cut(self.rows)}}}", f"%rate: {SCALAR}", f"%mask: {H}"]
        for k in range(self.count):
            for number, (name, type, dims) in enumerate(
                (("u", UP, self.up), ("d", DOWN, self.down))
            ):
                cut = _cut(["{}", "{}"] if k == self.odd else dims)
                given = f", tf.aliasing_output = {1 + 2 * k + number} : i32"
                found.append(f"%{name}{k}: {type} {{{cut}{given if self.is_donated else ''}}}")
        return found

    def _forward(self, k: int) -> str:
        value = f"%x{k}" if k else "%x"
        self._dot(f"%a{k}", value, X, f"%u{k}", UP, H)
        last = f"%a{k}"
        if self.is_masked:
            self.lines.append(f"  %b{k} = stablehlo.multiply {last}, %mask : {H}")
            last = f"%b{k}"
        if self.is_constrained:
            dims = ", ".join([self.rows[0], "{?}"])
            self.lines.append(f"  %c{k} = sdy.sharding_constraint {last} <@mesh, [{dims}]> : {H}")
            last = f"%c{k}"
        for number, name in enumerate(self.steps):
            self.lines.append(f"  %s{k}_{number} = stablehlo.{name} {last} : {H}")
            last = f"%s{k}_{number}"
        self._dot(f"%o{k}", last, H, f"%d{k}", DOWN, X)
        self.lines.append(f"  %x{k + 1} = stablehlo.add %o{k}, {value} : {X}")
        return f"%x{k + 1}"

    def _backward(self, k: int) -> None:
        saved, taken = f"%s{k}_{len(self.steps) - 1}", f"%dx{k + 1}"
        value = f"%x{k}" if k else "%x"
        self._weight(f"%gd{k}", saved, H, taken, X, DOWN)
        self._dot(f"%dh{k}", taken, X, f"%d{k}", DOWN, H, by=1)
        self.lines.append(f"  %dm{k} = stablehlo.multiply %dh{k}, {saved} : {H}")
        self._weight(f"%gu{k}", value, X, f"%dm{k}", H, UP)
        self._dot(f"%dy{k}", f"%dm{k}", H, f"%u{k}", UP, X, by=1)
        self.lines.append(f"  %dx{k} = stablehlo.add %dy{k}, {taken} : {X}")

    def _scale(self) -> str:
        """What all gradients are multiplied by: a number, or the sum of what all of them hold."""
        if not self.is_clipped:
            return "%rate"
        self.lines.append(f"  %zero = stablehlo.constant dense<0.0> : {SCALAR}")
        last = "%rate"
        for k in range(self.count):
            self.lines += [
                f"  %q{k} = stablehlo.multiply %gu{k}, %gu{k} : {UP}",
                f"  %r{k} = stablehlo.reduce(%q{k} init: %zero) applies stablehlo.add across"
                f" dimensions = [0, 1] : ({UP}, {SCALAR}) -> {SCALAR}",
                f"  %t{k} = stablehlo.add {last}, %r{k} : {SCALAR}",
            ]
            last = f"%t{k}"
        return last

    def _update(self, k: int, name: str, type: str, scale: str) -> None:
        weight, end = f"%{name}{k}", f"{name}{k}"
        self.lines += [
            f"  %e{end} = stablehlo.broadcast_in_dim {scale}, dims = [] : ({SCALAR}) -> {type}",
            f"  %f{end} = stablehlo.multiply %e{end}, %g{end} : {type}",
            f"  %n{end} = stablehlo.subtract {weight}, %f{end} : {type}",
        ]

    def _dot(self, made: str, a: str, one: str, b: str, other: str, to: str, by: int = 0) -> None:
        self.lines.append(
            f"  {made} = stablehlo.dot_general {a}, {b}, contracting_dims = [1] x [{by}]"
            f" : ({one}, {other}) -> {to}"
        )

    def _weight(self, made: str, a: str, one: str, b: str, other: str, to: str) -> None:
        """A gradient, which sums over rows."""
        self.lines.append(
            f"  {made} = stablehlo.dot_general {a}, {b}, contracting_dims = [0] x [0]"
            f" : ({one}, {other}) -> {to}"
        )


def _cut(dims: list[str]) -> str:
    return f"sdy.sharding = #sdy.sharding<@mesh, [{', '.join(dims)}]>"
