"""Train steps whose layers take rows of stacked arrays, put together in several ways."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

WIDTH, BATCH = 4, 6
WAYS = ("update", "join", "edge")


@dataclass(frozen=True)
class Stacked:
    """`stages`: of layers, in order. `way`: how gradients become a stack; `dim`: of weights, that
    which has a layer per row; `clips`: gradients by their norm; `moves`: with momentum.
    """

    stages: tuple[int, ...]
    way: str
    dim: int
    clips: bool
    moves: bool

    @staticmethod
    def drawn(seed: int) -> Stacked:
        random = Random(seed)
        count = random.randint(2, 5)
        cuts = sorted(random.sample(range(1, count), random.randint(1, min(2, count - 1))))
        stages = tuple(sum(cut <= layer for cut in cuts) for layer in range(count))
        moves, clips = random.random() < 0.5, random.random() < 0.5
        return Stacked(stages, WAYS[seed % 3], random.randrange(2), clips, moves)

    @property
    def runs(self) -> list[tuple[int, int]]:
        """By stage its rows."""
        every = range(len(self.stages))
        found = [[k for k in every if self.stages[k] == one] for one in sorted({*self.stages})]
        return [(rows[0], rows[-1] + 1) for rows in found]

    def text(self) -> str:
        """The program, with labels on the products of layers."""
        return _Writer(self).text()


@dataclass
class _Writer:
    step: Stacked
    lines: list[str] = field(default_factory=list[str])

    def op(self, text: str) -> str:
        name = f"%{len(self.lines)}"
        self.lines.append(f"    {name} = stablehlo.{text}")
        return name

    def text(self) -> str:
        step, count = self.step, len(self.step.stages)
        weights, biases = self._weights(count), f"{count}x{WIDTH}"
        self.zero, self.one = (self._number(value, "") for value in ("0.0", "1.0"))
        values, weight_rows = ["%x"], list[str]()
        for layer, stage in enumerate(step.stages):
            weight = self._row("%w", step.dim, layer, weights, f"{WIDTH}x{WIDTH}")
            bias = self._row("%b", 0, layer, biases, f"{WIDTH}")
            weight_rows.append(weight)
            values.append(self._forward(values[-1], weight, bias, stage))
        rows = f"{BATCH}x{WIDTH}"
        loss = self._reduced(values[-1], rows, "[0, 1]", "")
        grads = self._back(values, weight_rows)
        made = [self._stacked([g[0] for g in grads], weights, step.dim, f"{WIDTH}x{WIDTH}")]
        made.append(self._stacked([g[1] for g in grads], biases, 0, f"{WIDTH}"))
        results = self._updated(made, weights, biases)
        shapes = [weights, biases, *([weights] if step.moves else [])]
        types = ", ".join([*(f"tensor<{shape}xf32>" for shape in shapes), "tensor<f32>"])
        args = [f"%{name}: tensor<{shape}xf32>" for name, shape in zip("wbm", shapes)]  # noqa: B905
        args.append(f"%x: tensor<{rows}xf32>")
        ends = ", ".join([*results, loss])
        body = "\n".join(self.lines)
        head = f"func.func @main({', '.join(args)}) -> ({types})"
        return f"module {{\n  {head} {{\n{body}\n    return {ends} : {types}\n  }}\n}}\n"

    def _weights(self, rows: int) -> str:
        return f"{rows}x{WIDTH}x{WIDTH}" if self.step.dim == 0 else f"{WIDTH}x{rows}x{WIDTH}"

    def _number(self, value: str, shape: str) -> str:
        return self.op(f"constant dense<{value}> : tensor<{shape}{'x' if shape else ''}f32>")

    def _row(self, stack: str, dim: int, row: int, shape: str, of: str) -> str:
        sizes = shape.split("x")
        bounds = [f"{row}:{row + 1}" if d == dim else f"0:{n}" for d, n in enumerate(sizes)]
        thin = "x".join("1" if d == dim else n for d, n in enumerate(sizes))
        types = f"(tensor<{shape}xf32>) -> tensor<{thin}xf32>"
        piece = self.op(f"slice {stack} [{', '.join(bounds)}] : {types}")
        return self.op(f"reshape {piece} : (tensor<{thin}xf32>) -> tensor<{of}xf32>")

    def _forward(self, x: str, weight: str, bias: str, stage: int) -> str:
        rows, square = f"tensor<{BATCH}x{WIDTH}xf32>", f"tensor<{WIDTH}x{WIDTH}xf32>"
        label = f"{{plan.stage = {stage} : i64}}"
        made = self.op(
            f"dot_general {x}, {weight}, contracting_dims = [1] x [0] {label} : "
            f"({rows}, {square}) -> {rows}"
        )
        wide = self.op(f"broadcast_in_dim {bias}, dims = [1] : (tensor<{WIDTH}xf32>) -> {rows}")
        return self.op(f"tanh {self.op(f'add {made}, {wide} : {rows}')} : {rows}")

    def _back(self, values: Sequence[str], weights: Sequence[str]) -> list[tuple[str, str]]:
        """By layer the gradients of its weight and its bias."""
        rows, square = f"tensor<{BATCH}x{WIDTH}xf32>", f"tensor<{WIDTH}x{WIDTH}xf32>"
        found: list[tuple[str, str]] = []
        given = self._number("1.0", f"{BATCH}x{WIDTH}")
        for layer in reversed(range(len(weights))):
            squared = self.op(f"multiply {values[layer + 1]}, {values[layer + 1]} : {rows}")
            less = self.op(f"multiply {given}, {squared} : {rows}")
            inner = self.op(f"subtract {given}, {less} : {rows}")
            weight = self.op(
                f"dot_general {values[layer]}, {inner}, contracting_dims = [0] x [0] : "
                f"({rows}, {rows}) -> {square}"
            )
            found.append((weight, self._reduced(inner, f"{BATCH}x{WIDTH}", "[0]", f"{WIDTH}x")))
            given = self.op(
                f"dot_general {inner}, {weights[layer]}, contracting_dims = [1] x [1] : "
                f"({rows}, {square}) -> {rows}"
            )
        return found[::-1]

    def _reduced(self, value: str, shape: str, dims: str, to: str) -> str:
        return self.op(
            f"reduce({value} init: {self.zero}) applies stablehlo.add across dimensions = {dims} : "
            f"(tensor<{shape}xf32>, tensor<f32>) -> tensor<{to}f32>"
        )

    def _stacked(self, rows: Sequence[str], shape: str, dim: int, of: str) -> str:
        """Rows as a stack, put together in one of the ways."""
        sizes = shape.split("x")
        thin = "x".join("1" if d == dim else n for d, n in enumerate(sizes))
        pieces = [
            self.op(f"reshape {row} : (tensor<{of}xf32>) -> tensor<{thin}xf32>") for row in rows
        ]
        whole, part = f"tensor<{shape}xf32>", f"tensor<{thin}xf32>"
        if self.step.way == "join":
            types = ", ".join([part] * len(pieces))
            return self.op(f"concatenate {', '.join(pieces)}, dim = {dim} : ({types}) -> {whole}")
        if self.step.way == "edge":
            return self._edged(pieces, sizes, dim, part, whole)
        made = self._number("0.0", shape)
        for row, piece in reversed([*enumerate(pieces)]):
            numbers = [row if d == dim else 0 for d in range(len(sizes))]
            starts = [self.op(f"constant dense<{number}> : tensor<i32>") for number in numbers]
            types = ", ".join([whole, part, *["tensor<i32>"] * len(sizes)])
            made = self.op(
                f"dynamic_update_slice {made}, {piece}, {', '.join(starts)} : ({types}) -> {whole}"
            )
        return made

    def _edged(
        self, pieces: Sequence[str], sizes: Sequence[str], dim: int, part: str, whole: str
    ) -> str:
        total = ""
        for row, piece in enumerate(pieces):
            low = [row if d == dim else 0 for d in range(len(sizes))]
            high = [len(pieces) - 1 - row if d == dim else 0 for d in range(len(sizes))]
            none = [0] * len(sizes)
            padded = self.op(
                f"pad {piece}, {self.zero}, low = {low}, high = {high}, interior = {none} : "
                f"({part}, tensor<f32>) -> {whole}"
            )
            total = self.op(f"add {total}, {padded} : {whole}") if total else padded
        return total

    def _updated(self, grads: Sequence[str], weights: str, biases: str) -> list[str]:
        shapes = [weights, biases]
        given = [*grads]
        if self.step.clips:
            squares = [
                self.op(f"multiply {g}, {g} : tensor<{shape}xf32>")
                for g, shape in zip(given, shapes, strict=True)
            ]
            parts = [
                self._reduced(g, shape, str([*range(shape.count("x") + 1)]), "")
                for g, shape in zip(squares, shapes, strict=True)
            ]
            norm = self.op(f"add {parts[0]}, {parts[1]} : tensor<f32>")
            more = self.op(f"add {norm}, {self.one} : tensor<f32>")
            scale = self.op(f"rsqrt {more} : tensor<f32>")
            for k, shape in enumerate(shapes):
                types = f"(tensor<f32>) -> tensor<{shape}xf32>"
                wide = self.op(f"broadcast_in_dim {scale}, dims = [] : {types}")
                given[k] = self.op(f"multiply {given[k]}, {wide} : tensor<{shape}xf32>")
        moved = list[str]()
        if self.step.moves:
            given[0] = self.op(f"add %m, {given[0]} : tensor<{weights}xf32>")
            moved = [given[0]]
        new = [
            self.op(f"subtract %{name}, {g} : tensor<{shape}xf32>")
            for name, g, shape in zip("wb", given, shapes, strict=True)
        ]
        return [*new, *moved]


# Four layers in a loop, and back in another, in two micro-batches.
_SCAN = """module attributes {plan.microbatches = 2 : i64, plan.schedule = "SCHEDULE", plan.stages = 2 : i64} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%w: tensor<4x8x8xf32> {tf.aliasing_output = 0 : i32}, %x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<4x8x8xf32>, tensor<f32>) MAIN {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %four = stablehlo.constant dense<4> : tensor<i32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %kept = stablehlo.constant dense<0.0> : tensor<4x8x8xf32>
    %0:3 = stablehlo.while(%i = %c, %h = %x, %hs = %kept) : tensor<i32>, tensor<8x8xf32>, tensor<4x8x8xf32>LABEL
    cond {
      %9 = stablehlo.compare LT, %i, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9 = stablehlo.dynamic_slice %w, %i, %c, %c, sizes = [1, 8, 8] : (tensor<4x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8xf32>
      %10 = stablehlo.reshape %9 : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
      %11 = stablehlo.dot_general %h, %10, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      %12 = stablehlo.tanh %11 : tensor<8x8xf32>
      %13 = stablehlo.reshape %h : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
      %14 = stablehlo.dynamic_update_slice %hs, %13, %i, %c, %c : (tensor<4x8x8xf32>, tensor<1x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x8xf32>
      %15 = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %15, %12, %14 : tensor<i32>, tensor<8x8xf32>, tensor<4x8x8xf32>
    }
    %1 = stablehlo.reduce(%0#1 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
    %2:3 = stablehlo.while(%i = %c, %g = %0#1, %gs = %kept) : tensor<i32>, tensor<8x8xf32>, tensor<4x8x8xf32>
    cond {
      %9 = stablehlo.compare LT, %i, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %three = stablehlo.constant dense<3> : tensor<i32>
      %8 = stablehlo.subtract %three, %i : tensor<i32>
      %9 = stablehlo.dynamic_slice %w, %8, %c, %c, sizes = [1, 8, 8] : (tensor<4x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8xf32>
      %10 = stablehlo.reshape %9 : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
      %11 = stablehlo.dynamic_slice %0#2, %8, %c, %c, sizes = [1, 8, 8] : (tensor<4x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8xf32>
      %12 = stablehlo.reshape %11 : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
      %13 = stablehlo.dot_general %12, %g, contracting_dims = [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      %14 = stablehlo.reshape %13 : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
      %15 = stablehlo.dynamic_update_slice %gs, %14, %8, %c, %c : (tensor<4x8x8xf32>, tensor<1x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x8xf32>
      %16 = stablehlo.dot_general %g, %10, contracting_dims = [1] x [1] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      %17 = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %17, %16, %15 : tensor<i32>, tensor<8x8xf32>, tensor<4x8x8xf32>
    }
    %3 = stablehlo.subtract %w, %2#2 : tensor<4x8x8xf32>
    return %3, %1 : tensor<4x8x8xf32>, tensor<f32>
  }
}"""  # noqa: E501


def scan(label: str = "", main: str = "", schedule: str = "1f1b") -> str:
    """A scan over layers, with stages of its turns, or of arguments."""
    label = f" attributes {{plan.stage = {label}}}" if label else ""
    main = f"attributes {{plan.stage = {main}}}" if main else ""
    return _SCAN.replace("LABEL", label).replace("MAIN", main).replace("SCHEDULE", schedule)
