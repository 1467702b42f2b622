"""Programs without repetition: the worst case of a parser that memoises statements."""

from __future__ import annotations

import random
from collections.abc import Callable

BATCH = 32


class _Lines:
    """The lines of one function; `%0`, `%1`, ... and `%cst`, `%cst_0`, ... as MLIR numbers them."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._values = self._constants = 0

    def op(self, text: str) -> str:
        """Add an op; the name of its result."""
        name = f"%{self._values}"
        self._values += 1
        self.lines.append(f"    {name} = {text}")
        return name

    def constant(self, payload: str, type: str) -> str:
        """Add a constant; its name."""
        name = f"%cst_{self._constants - 1}" if self._constants else "%cst"
        self._constants += 1
        self.lines.append(f"    {name} = stablehlo.constant dense<{payload}> : {type}")
        return name


def _tensor(*shape: int, element: str = "f32") -> str:
    return f"tensor<{''.join(f'{size}x' for size in shape)}{element}>"


def widths(layers: int = 400, seed: int = 0) -> str:
    """A train step of an MLP in which no two layers have one width."""
    sizes = random.Random(seed).sample(range(16, 16 + 7 * layers), layers + 1)
    shapes = [_tensor(a, b) for a, b in zip(sizes, sizes[1:], strict=False)]
    out = _Lines()
    value, saved = "%arg0", list[tuple[str, str]]()
    for layer, (a, b) in enumerate(zip(sizes, sizes[1:], strict=False)):
        result, mask = _forward(out, value, f"%arg{layer + 1}", a, b)
        saved.append((value, mask))
        value = result
    results: list[str] = []
    for layer in reversed(range(layers)):
        a, b = sizes[layer], sizes[layer + 1]
        value, updated = _backward(out, value, f"%arg{layer + 1}", *saved[layer], a, b)
        results.insert(0, updated)
    args = [_tensor(BATCH, sizes[0]), *shapes]
    named = ", ".join(f"%arg{k}: {type}" for k, type in enumerate(args))
    outs = ", ".join(shapes)
    head = f"  func.func public @main({named}) -> ({outs}) {{"
    end = f"    return {', '.join(results)} : {outs}"
    return "\n".join(["module @widths {", head, *out.lines, end, "  }", "}", ""])


def _forward(out: _Lines, x: str, weight: str, a: int, b: int) -> tuple[str, str]:
    """A layer with a normalised activation; its result and mask."""
    wide, row = _tensor(BATCH, b), _tensor(BATCH)
    types = f"({_tensor(BATCH, a)}, {_tensor(a, b)}) -> {wide}"
    h = out.op(f"stablehlo.dot_general {x}, {weight}, contracting_dims = [1] x [0] : {types}")
    zero = out.constant("0.000000e+00", "tensor<f32>")
    zeros = out.op(f"stablehlo.broadcast_in_dim {zero}, dims = [] : (tensor<f32>) -> {wide}")
    masked = f"({wide}, {wide}) -> {_tensor(BATCH, b, element='i1')}"
    mask = out.op(f"stablehlo.compare GT, {h}, {zeros}, FLOAT : {masked}")
    e = out.op(f"stablehlo.exponential {h} : {wide}")
    over = "applies stablehlo.add across dimensions = [1]"
    total = out.op(f"stablehlo.reduce({e} init: {zero}) {over} : ({wide}, tensor<f32>) -> {row}")
    column = _tensor(BATCH, 1)
    one = out.op(f"stablehlo.broadcast_in_dim {total}, dims = [0] : ({row}) -> {column}")
    all = out.op(f"stablehlo.broadcast_in_dim {one}, dims = [0, 1] : ({column}) -> {wide}")
    share = out.op(f"stablehlo.divide {e}, {all} : {wide}")
    return out.op(f"stablehlo.multiply {share}, {h} : {wide}"), mask


def _backward(
    out: _Lines, grad: str, weight: str, x: str, mask: str, a: int, b: int
) -> tuple[str, str]:
    """Gradient of a layer's input, and its updated weight, moments and all."""
    wide, shape, turned = _tensor(BATCH, b), _tensor(a, b), _tensor(b, a)
    zero = out.constant("0.000000e+00", "tensor<f32>")
    zeros = out.op(f"stablehlo.broadcast_in_dim {zero}, dims = [] : (tensor<f32>) -> {wide}")
    picked = f"{_tensor(BATCH, b, element='i1')}, {wide}"
    g = out.op(f"stablehlo.select {mask}, {grad}, {zeros} : {picked}")
    flipped = f"({_tensor(BATCH, a)}) -> {_tensor(a, BATCH)}"
    xt = out.op(f"stablehlo.transpose {x}, dims = [1, 0] : {flipped}")
    types = f"({_tensor(a, BATCH)}, {wide}) -> {shape}"
    dw = out.op(f"stablehlo.dot_general {xt}, {g}, contracting_dims = [1] x [0] : {types}")
    wt = out.op(f"stablehlo.transpose {weight}, dims = [1, 0] : ({shape}) -> {turned}")
    types = f"({wide}, {turned}) -> {_tensor(BATCH, a)}"
    dx = out.op(f"stablehlo.dot_general {g}, {wt}, contracting_dims = [1] x [0] : {types}")
    rate = out.constant("1.000000e-03", "tensor<f32>")
    rates = out.op(f"stablehlo.broadcast_in_dim {rate}, dims = [] : (tensor<f32>) -> {shape}")
    flat = f"({shape}) -> {_tensor(a * b)}"
    long = out.op(f"stablehlo.reshape {dw} : {flat}")
    back = f"({_tensor(a * b)}) -> {shape}"
    step = out.op(f"stablehlo.reshape {long} : {back}")
    half = _tensor(a, b, element="bf16")
    low = out.op(f"stablehlo.convert {step} : ({shape}) -> {half}")
    step = out.op(f"stablehlo.convert {low} : ({half}) -> {shape}")
    for name in ("multiply", "add", "maximum", "subtract", "minimum", "divide") * 3:
        step = out.op(f"stablehlo.{name} {step}, {rates} : {shape}")
    for name in ("sqrt", "negate", "tanh", "abs", "logistic", "floor", "cosine", "sine"):
        step = out.op(f"stablehlo.{name} {step} : {shape}")
    return dx, out.op(f"stablehlo.subtract {weight}, {step} : {shape}")


AXES = [f"axis{number}" for number in range(12)]


def attributes(ops: int = 20_000, seed: int = 1) -> str:
    """A program in which every op has attributes of its own: shardings, ranges, dims, constants."""
    rng = random.Random(seed)
    out = _Lines()
    x = "%arg0"
    for number in range(ops // len(_KINDS)):
        for kind in _KINDS:
            x = kind(out, rng, x, number) or x
    axes = ", ".join(f'"{name}"=2' for name in AXES)
    arg = f"%arg0: {_SQUARE}, %arg1: {_CUBE}"
    return "\n".join(
        [
            "module @attributes {",
            f"  sdy.mesh @mesh = <[{axes}]>",
            f"  func.func public @main({arg}) -> {_SQUARE} {{",
            *out.lines,
            f"    return {x} : {_SQUARE}",
            "  }",
            "}",
            "",
        ]
    )


_SQUARE, _CUBE = "tensor<4096x4096xf32>", "tensor<16x16x16x16xf32>"
_Kind = Callable[[_Lines, random.Random, str, int], str | None]


def _sharding(rng: random.Random) -> str:
    """Up to six axes on two dims, dims perhaps open, perhaps with a priority."""
    axes = rng.sample(AXES, rng.randint(0, 6))
    cut = rng.randint(0, len(axes))
    dims: list[str] = []
    for part in (axes[:cut], axes[cut:]):
        words = [f'"{name}"' for name in part] + ["?"] * rng.randint(0, 1)
        priority = f"p{rng.randint(0, 9)}" if part and rng.random() < 0.3 else ""
        dims.append(f"{{{', '.join(words)}}}{priority}")
    return f"<@mesh, [{', '.join(dims)}]>"


def _annotated(out: _Lines, rng: random.Random, x: str, number: int) -> str:
    attr = f"{{sdy.sharding = #sdy.sharding_per_value<[{_sharding(rng)}]>}}"
    return out.op(f"stablehlo.add {x}, {x} {attr} : {_SQUARE}")


def _constrained(out: _Lines, rng: random.Random, x: str, number: int) -> str:
    return out.op(f"sdy.sharding_constraint {x} {_sharding(rng)} : {_SQUARE}")


def _slice(out: _Lines, rng: random.Random, x: str, number: int) -> None:
    low, high, stride, left = (rng.randint(*r) for r in ((0, 999), (2000, 4096), (2, 9), (0, 4000)))
    rows = -(-(high - low) // stride)
    ranges = f"[{low}:{high}:{stride}, {left}:{left + 64}]"
    out.op(f"stablehlo.slice {x} {ranges} : ({_SQUARE}) -> {_tensor(rows, 64)}")


def _pad(out: _Lines, rng: random.Random, x: str, number: int) -> None:
    value = out.constant(f"{rng.uniform(1, 9):.6f}e+00", "tensor<f32>")
    a, b, c, d = (rng.randint(0, 99) for _ in range(4))
    sizes = f"low = [{a}, {b}], high = [{c}, {d}], interior = [0, 0]"
    types = f"({_SQUARE}, tensor<f32>) -> {_tensor(4096 + a + c, 4096 + b + d)}"
    out.op(f"stablehlo.pad {x}, {value}, {sizes} : {types}")


def _list(out: _Lines, rng: random.Random, x: str, number: int) -> None:
    payload = ", ".join(f"{rng.uniform(1, 9):.6f}e+00" for _ in range(8))
    out.constant(f"[{payload}]", "tensor<8xf32>")


def _transposed(out: _Lines, rng: random.Random, x: str, number: int) -> None:
    dims = rng.sample(range(4), 4)
    attr = f'{{mhlo.frontend_attributes = {{id = "{number}", key = "v{rng.random()}"}}}}'
    out.op(f"stablehlo.transpose %arg1, dims = {dims} {attr} : ({_CUBE}) -> {_CUBE}")


def _called(out: _Lines, rng: random.Random, x: str, number: int) -> None:
    config = f'backend_config = "{{\\22a\\22: {rng.random()}}}", plan.cost = "{number} ns"'
    attr = f"{{{config}}}"
    out.op(f"stablehlo.custom_call @target{number}({x}) {attr} : ({_SQUARE}) -> {_SQUARE}")


_KINDS: tuple[_Kind, ...] = (
    _annotated, _constrained, _slice, _pad, _list, _transposed, _called,
)  # fmt: skip
