"""Random programs for one of eight devices, without loops: products, light ops, collectives."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

SIZES = (1, 2, 8, 64, 96, 256, 1000)
ELEMENTS = ("f32", "bf16")
UNARY = ("tanh", "exponential", "negate", "sqrt")
BINARY = ("add", "multiply", "subtract", "maximum")
GROUPS = (
    ((0, 1, 2, 3, 4, 5, 6, 7),),
    ((0, 1), (2, 3), (4, 5), (6, 7)),
    ((0, 2, 4, 6), (1, 3, 5, 7)),
    ((0, 4), (1, 5), (2, 6), (3, 7)),
)

Shape = tuple[int, ...]


@dataclass
class Writer:
    """Text of a program under construction; `values`: name, shape, element type."""

    random: Random
    lines: list[str] = field(default_factory=list[str])
    values: list[tuple[str, Shape, str]] = field(default_factory=list[tuple[str, Shape, str]])

    def add(self, text: str, shape: Shape, element: str) -> str:
        """Append an op with one result; returns its name."""
        name = f"%v{len(self.values)}"
        self.lines.append(f"    {name} = {text}")
        self.values.append((name, shape, element))
        return name

    def pick(self, rank: int | None = None) -> tuple[str, Shape, str]:
        """A value, later ones more often."""
        found = [one for one in self.values if rank is None or len(one[1]) == rank]
        place = int(len(found) * self.random.random() ** 0.5)
        return found[min(place, len(found) - 1)]


def spelled(shape: Shape, element: str) -> str:
    """`tensor<2x3xf32>`."""
    return f"tensor<{''.join(f'{size}x' for size in shape)}{element}>"


def timed_program(random: Random, ops: int = 12, collectives: bool = True) -> str:
    """A program of so many ops; what nobody uses is returned."""
    writer = Writer(random)
    args = [
        ((random.choice(SIZES), random.choice(SIZES)), random.choice(ELEMENTS))
        for _ in range(random.randint(2, 4))
    ]
    writer.values += [(f"%a{k}", shape, element) for k, (shape, element) in enumerate(args)]
    makers = [_light, _light, _light, _binary, _product, _product, _move, _scalar, _fence]
    makers += [_collective] * 3 if collectives else []
    for _ in range(ops):
        random.choice(makers)(writer)
    body = "\n".join(writer.lines)
    used = [v for v in writer.values if f"{v[0]} " not in _operands(body) and v[0][1] == "v"]
    kept = used or writer.values[-1:]
    heads = ", ".join(f"%a{k}: {spelled(*arg)}" for k, arg in enumerate(args))
    types = ", ".join(spelled(shape, element) for _, shape, element in kept)
    names = ", ".join(name for name, _, _ in kept)
    return (
        f'module {{\n  sdy.mesh @mesh = <["x"=8]>\n  func.func @main({heads}) -> ({types}) {{\n'
        f"{body}\n    return {names} : {types}\n  }}\n}}\n"
    )


def _operands(body: str) -> str:
    """Names that stand behind an equals sign, each followed by a blank."""
    right = " ".join(line.partition(" = ")[2] for line in body.splitlines())
    return "".join(c if c.isalnum() or c == "%" else " " for c in right) + " "


def _light(writer: Writer) -> None:
    name, shape, element = writer.pick()
    type = spelled(shape, element)
    choice = writer.random.randrange(4)
    if choice == 0 and shape:
        _row_sum(writer, name, shape, element)
    elif choice == 1 and shape:
        other = "bf16" if element == "f32" else "f32"
        text = f"stablehlo.convert {name} : ({type}) -> {spelled(shape, other)}"
        writer.add(text, shape, other)
    else:
        writer.add(f"stablehlo.{writer.random.choice(UNARY)} {name} : {type}", shape, element)


def _row_sum(writer: Writer, name: str, shape: Shape, element: str) -> None:
    """The sum over the last dim, and most often a broadcast back."""
    scalar, type, less = spelled((), element), spelled(shape, element), shape[:-1]
    init = writer.add(f"stablehlo.constant dense<0.0> : {scalar}", (), element)
    made = writer.add(
        f"stablehlo.reduce({name} init: {init}) applies stablehlo.add across dimensions = "
        f"[{len(shape) - 1}] : ({type}, {scalar}) -> {spelled(less, element)}",
        less,
        element,
    )
    if writer.random.random() < 0.7:
        dims = list(range(len(less)))
        text = f"stablehlo.broadcast_in_dim {made}, dims = {dims} : "
        writer.add(f"{text}({spelled(less, element)}) -> {type}", shape, element)


def _binary(writer: Writer) -> None:
    name, shape, element = writer.pick()
    others = [n for n, s, e in writer.values if (s, e) == (shape, element)]
    op = writer.random.choice(BINARY)
    other = writer.random.choice(others)
    writer.add(f"stablehlo.{op} {name}, {other} : {spelled(shape, element)}", shape, element)


def _product(writer: Writer) -> None:
    name, shape, element = writer.pick(rank=2)
    found = [v for v in writer.values if len(v[1]) == 2 and v[1][0] == shape[1] and v[2] == element]
    if found:
        other, theirs, _ = writer.random.choice(found)
        made, numbers = (shape[0], theirs[1]), "contracting_dims = [1] x [0]"
    else:
        other, theirs, made = name, shape, (shape[0], shape[0])
        numbers = "contracting_dims = [1] x [1]"
    types = f"({spelled(shape, element)}, {spelled(theirs, element)}) -> {spelled(made, element)}"
    writer.add(f"stablehlo.dot_general {name}, {other}, {numbers} : {types}", made, element)


def _move(writer: Writer) -> None:
    name, shape, element = writer.pick(rank=2)
    rows, columns = shape
    type = spelled(shape, element)
    if writer.random.random() < 0.5:
        made = (columns, rows)
        text = f"stablehlo.transpose {name}, dims = [1, 0] : ({type}) -> {spelled(made, element)}"
    else:
        made = (rows * columns,)
        text = f"stablehlo.reshape {name} : ({type}) -> {spelled(made, element)}"
    writer.add(text, made, element)


def _scalar(writer: Writer) -> None:
    name = writer.add("stablehlo.constant dense<2.0> : tensor<f32>", (), "f32")
    writer.add(f"stablehlo.sqrt {name} : tensor<f32>", (), "f32")


def _fence(writer: Writer) -> None:
    name, shape, element = writer.pick()
    text = f"stablehlo.optimization_barrier {name} : {spelled(shape, element)}"
    writer.add(text, shape, element)


def _collective(writer: Writer) -> None:
    name, shape, element = writer.pick(rank=2)
    groups = writer.random.choice(GROUPS)
    size = len(groups[0])
    table = f"dense<{[list(group) for group in groups]}> : tensor<{len(groups)}x{size}xi64>"
    common = (
        "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, "
        f"replica_groups = {table}"
    )
    type = spelled(shape, element)
    kind = writer.random.choice(("all_reduce", "all_gather", "reduce_scatter", "permute"))
    if kind == "reduce_scatter" and shape[0] % size:
        kind = "all_reduce"
    if kind == "permute":
        pairs = [[k, (k + 1) % 8] for k in range(8)]
        text = (
            f'"stablehlo.collective_permute"({name}) <{{channel_handle = '
            "#stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = "
            f"dense<{pairs}> : tensor<8x2xi64>}}> : ({type}) -> {type}"
        )
        writer.add(text, shape, element)
        return
    made = {
        "all_gather": (shape[0] * size, shape[1]),
        "reduce_scatter": (shape[0] // size, shape[1]),
    }.get(kind, shape)
    dim = {"all_gather": "all_gather_dim = 0 : i64, ", "reduce_scatter": ""}.get(kind, "")
    end = ", scatter_dimension = 0 : i64" if kind == "reduce_scatter" else ""
    region = "" if kind == "all_gather" else _adder(element)
    text = (
        f'"stablehlo.{kind}"({name}) <{{{dim}{common}{end}, use_global_device_ids}}>{region} : '
        f"({type}) -> {spelled(made, element)}"
    )
    writer.add(text, made, element)


def _adder(element: str) -> str:
    scalar = f"tensor<{element}>"
    return (
        f" ({{\n    ^bb0(%x: {scalar}, %y: {scalar}):\n      %s = stablehlo.add %x, %y : {scalar}\n"
        f"      stablehlo.return %s : {scalar}\n    }})"
    )
