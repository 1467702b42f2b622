"""Programs with attributes and types that MLIR's printer aliases."""

from __future__ import annotations

from random import Random

_SHORT = "tuple<i32, i64>"
_LONG = f"tuple<{', '.join(['i32'] * 17)}>"
_TENSORS = f"tuple<{', '.join(['tensor<4xf32>'] * 20)}>"
_TUPLES = (_SHORT, _LONG, f"tuple<{_LONG}, {', '.join(['f32'] * 16)}>", _TENSORS)
_NAMED = (
    "affine_map<(d0) -> (d0)>",
    "affine_map<(i, j)[s] -> (i + s, j floordiv 2)>",
    "affine_map<() -> ()>",
    "affine_map<(a, b) -> (b, a)>",
    "affine_set<(d0) : (d0 >= 0)>",
    "affine_set<(i)[n] : (i - n == 0, i >= 1)>",
    "distinct[0]<>",
    "distinct[7]<3 : i32>",
    "distinct[5]<[distinct[7]<3 : i32>]>",
    "distinct[4]<affine_map<(d0) -> (d0)>>",
)
_LOCATIONS = (
    'loc("q")',
    'loc("q"("r"))',
    "loc(unknown)",
    'loc("f.py":1:2)',
    'loc(fused["a", "q"])',
    'loc(callsite("q" at "f.py":1:2))',
    'loc(fused<[1, loc("q")]>["z"])',
    'loc(fused<affine_map<(d0) -> (d0)>>["z"])',
)
_PLAIN = (
    "1 : i32", "unit", "@x", "i32", "tensor<4xf32>", '"affine_map<(d0) -> (d0)> tuple<loc(x)"',
)  # fmt: skip


def attribute(random: Random, depth: int = 0) -> str:
    """An attribute with named ones in it, or none."""
    kind = random.random() * (1 if depth < 3 else 0.7)
    if kind < 0.3:
        return random.choice(_NAMED)
    if kind < 0.4:
        return random.choice(_TUPLES)
    if kind < 0.55:
        return random.choice(_LOCATIONS)
    if kind < 0.7:
        return random.choice(_PLAIN)
    if kind < 0.85:
        items = [attribute(random, depth + 1) for _ in range(random.randint(0, 3))]
        return f"[{', '.join(items)}]"
    keys = random.sample("abcd", random.randint(0, 3))
    return "{" + ", ".join(f"{key} = {attribute(random, depth + 1)}" for key in keys) + "}"


class _Writer:
    def __init__(self, random: Random) -> None:
        self.random = random

    def dict(self, word: str = "") -> str:
        keys = self.random.sample("abcd", self.random.randint(0, 2))
        entries = ", ".join(f"x.{key} = {attribute(self.random)}" for key in keys)
        return f"{word} {{{entries}}}" if keys else ""

    def loc(self) -> str:
        return f" {self.random.choice(_LOCATIONS)}" if self.random.random() < 0.3 else ""

    def ops(self) -> list[str]:
        return [
            f"%0 = stablehlo.add %a, %a {self.dict()} : tensor<4xf32>",
            f'%1 = "stablehlo.add"(%a, %a) {self.dict()}'
            " : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>",
            "%2 = stablehlo.custom_call @foo(%a) {api_version = 4 : i32, backend_config ="
            f" {{k = {attribute(self.random)}}}, x.z = {attribute(self.random)}}}"
            " : (tensor<4xf32>) -> tensor<4xf32>",
            f'%3 = "stablehlo.if"(%p) ({{ %9 = stablehlo.negate %a {self.dict()} : tensor<4xf32>'
            f" {self.loc()}\nstablehlo.return %9 : tensor<4xf32> {self.loc()} }},"
            f" {{ stablehlo.return %a : tensor<4xf32> }}) {self.dict()}"
            " : (tensor<i1>) -> tensor<4xf32>",
            f"%4 = stablehlo.custom_call @bar(%a) {self.dict()} : (tensor<4xf32>) -> {_TENSORS}",
            "%5:2 = stablehlo.while(%x = %a, %y = %p) : tensor<4xf32>, tensor<i1>"
            f" {self.dict('attributes')} cond {{ stablehlo.return %p : tensor<i1> {self.loc()} }}"
            " do { stablehlo.return %x, %y : tensor<4xf32>, tensor<i1> }",
        ]


def aliased_program(seed: int) -> str:
    """A module with named attributes and types everywhere, some ops with locations."""
    random = Random(seed)
    w = _Writer(random)
    ops = "\n".join(f"{op}{w.loc()}" for op in random.sample(w.ops(), random.randint(1, 4)))
    first, second = random.choice(_TUPLES), random.choice(_TUPLES)
    return (
        f"module{w.dict(' attributes')} {{\n"
        f"func.func @f(%a: tensor<4xf32> {w.dict()}{w.loc()}, %p: tensor<i1>)"
        f" -> (tensor<4xf32> {w.dict()}){w.dict(' attributes')} {{\n"
        f"{ops}\nreturn %a : tensor<4xf32>{w.loc()}\n}}{w.loc()}\n"
        f"func.func private @g({first}) -> {second}\n}}{w.loc()}\n"
    )
