"""Layouts on squares, layers of squares, and cubes of devices move what their formulas say."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from shardwright.ir.analysis.collective_traffic import total_ring_bytes
from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.search import rules as package
from shardwright.passes.search.planning.planners import by_rule
from shardwright.passes.search.rules import RULES, cube, grids, optimus
from shardwright.passes.search.rules.uses import Part, uses_of
from shardwright.passes.target import Target
from shardwright.spec import plan
from shardwright.spec.attributes import Attrs, Int
from shardwright.spec.axes import Mesh
from shardwright.testing.laid_out import linear
from shardwright.testing.soundness import differences, evaluate

F32 = 4
Sizes = tuple[int, int, int]  # M, K, N


def residual(rows: int, width: int) -> str:
    """x + tanh(x w), with w less a gradient: one class of dims on both sides of the weight."""
    x, w = f"tensor<{rows}x{width}xf32>", f"tensor<{width}x{width}xf32>"
    return f"""module {{
  func.func @main(%x: {x}, %w: {w}) -> ({x}, {w}) {{
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : ({x}, {w}) -> {x}
    %1 = stablehlo.tanh %0 : {x}
    %2 = stablehlo.add %x, %1 : {x}
    %3 = stablehlo.dot_general %x, %2, contracting_dims = [0] x [0] : ({x}, {x}) -> {w}
    %4 = stablehlo.subtract %w, %3 : {w}
    return %2, %4 : {x}, {w}
  }}
}}
"""


def laid_out(source: str, name: str, mesh: Mesh) -> tuple[Module, Module]:
    """The program with the layout, and the program of one device."""
    module = by_rule(RULES[name], parse(source), mesh)
    return module, compiled(module, Target()).local


def received(local: Module) -> float:
    """Elements of f32 that a device receives."""
    return total_ring_bytes(local) / F32


# The table of tensor-parallel volumes, elements received per device, from M, K, N, q and d.
FORMULAS: dict[str, Callable[[Sizes, int, int], float]] = {
    "optimus-2d": lambda s, q, d: 3 * (q - 1) / q**2 * (s[0] * s[1] + s[1] * s[2]),
    "optimus-2d-fused": lambda s, q, d: 2 * (q - 1) / q**2 * (s[0] * s[1] + s[1] * s[2]),
    "tesseract-2.5d": lambda s, q, d: (
        3 * (q - 1) / q**2 * (s[0] * s[1] / d + s[1] * s[2])
        + 2 * (d - 1) / d * s[1] * s[2] / q**2
    ),
    "tesseract-2.5d-fused": lambda s, q, d: (
        2 * (q - 1) / q**2 * (s[0] * s[1] / d + s[1] * s[2])
        + 2 * (d - 1) / d * s[1] * s[2] / q**2
    ),
    "cube-3d": lambda s, q, d: (
        2 * (q - 1) / q**3 * (s[0] * s[1] + s[1] * s[2] + s[0] * s[2])
    ),
}  # fmt: skip
DEVICES = {"optimus-2d": 4, "optimus-2d-fused": 4}  # 8 for others


def sides(name: str, mesh: Mesh) -> tuple[int, int]:
    """q and d."""
    sizes = dict(mesh.axes)
    return sizes["row" if "row" in sizes else "i"], sizes.get("depth", 1)


def drawn() -> Iterator[tuple[str, Mesh, Sizes]]:
    """Methods, their meshes, and sizes that these divide."""
    random = Random(7)
    for name in FORMULAS:
        for devices in (4, 8, 9, 12, 18, 27):
            for mesh in RULES[name].meshes(devices):
                q, d = sides(name, mesh)
                m, k, n = (q * q * d * random.randint(1, 9) for _ in range(3))
                yield name, mesh, (m * 2, k, n)  # rows are the batch


DRAWN = list(drawn())


@pytest.mark.parametrize(("name", "mesh", "size"), DRAWN)
def test_received_elements_are_those_of_the_formula(name: str, mesh: Mesh, size: Sizes):
    module, local = laid_out(linear(*size), name, mesh)
    expected = FORMULAS[name](size, *sides(name, mesh))
    assert received(local) == pytest.approx(expected, rel=1e-12)
    said = module.notes[plan.VOLUME]
    assert isinstance(said, Attrs) and said["elements"] == Int(round(expected))


def test_published_counts():
    size = 64, 128, 256
    counts = {"cube-3d": 14336, "optimus-2d": 30720, "optimus-2d-fused": 20480}
    for name, count in counts.items():
        mesh = RULES[name].meshes(DEVICES.get(name, 8))[0]
        assert received(laid_out(linear(*size), name, mesh)[1]) == count


@pytest.mark.parametrize("parts", [2, 4, 8])
def test_one_dimension_sums_once_per_product_forward_or_backward(parts: int):
    m, k, n = 64, 32, 128
    mesh = Mesh((("model", parts),))
    found = received(laid_out(_pair(m, k, n), "megatron", mesh)[1])
    assert found == pytest.approx(2 * (parts - 1) / parts * (m * k + m * k))


def _pair(m: int, k: int, n: int) -> str:
    """Two products with a tanh between, forward and backward, and both weights less gradients."""
    shapes = (m, k), (k, n), (n, k), (m, n), (k, m)
    x, v, w, h, t = (f"tensor<{a}x{b}xf32>" for a, b in shapes)
    return f"""module {{
  func.func @main(%x: {x}, %v: {v}, %w: {w}, %dy: {x}) -> ({t}, {t}, {v}, {w}) {{
    %0 = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] : ({x}, {v}) -> {h}
    %1 = stablehlo.tanh %0 : {h}
    %2 = stablehlo.dot_general %1, %w, contracting_dims = [1] x [0] : ({h}, {w}) -> {x}
    %3 = stablehlo.dot_general %dy, %w, contracting_dims = [1] x [1] : ({x}, {w}) -> {h}
    %4 = stablehlo.dot_general %1, %dy, contracting_dims = [0] x [0] : ({h}, {x}) -> {w}
    %5 = stablehlo.multiply %3, %1 : {h}
    %6 = stablehlo.dot_general %5, %v, contracting_dims = [1] x [1] : ({h}, {v}) -> {x}
    %7 = stablehlo.dot_general %x, %5, contracting_dims = [0] x [0] : ({x}, {h}) -> {v}
    %8 = stablehlo.subtract %v, %7 : {v}
    %9 = stablehlo.subtract %w, %4 : {w}
    %10 = stablehlo.transpose %2, dims = [1, 0] : ({x}) -> {t}
    %11 = stablehlo.transpose %6, dims = [1, 0] : ({x}) -> {t}
    return %10, %11, %8, %9 : {t}, {t}, {v}, {w}
  }}
}}
"""


@pytest.mark.parametrize("name", FORMULAS)
def test_layouts_alternate_and_nothing_else_moves(name: str):
    mesh = RULES[name].meshes(DEVICES.get(name, 8))[0]
    m, k, n = 16, 8, 24
    _, local = laid_out(_pair(m, k, n), name, mesh)
    q, d = sides(name, mesh)
    expected = FORMULAS[name]((m, k, n), q, d) + FORMULAS[name]((m, n, k), q, d)
    assert received(local) == pytest.approx(expected)


# --- block shapes of an MLP 256 -> 1024 -> 256, batch 16, as the public documentation has them

SHAPES = {
    "optimus-2d": ([(8, 128), (128, 512), (512, 128)], (8, 512)),
    "tesseract-2.5d": ([(4, 128), (128, 512), (512, 128)], (4, 512)),
    "cube-3d": ([(4, 128), (128, 256), (512, 64)], (4, 512)),
}


@pytest.mark.parametrize("name", SHAPES)
def test_block_shapes(name: str):
    mesh = RULES[name].meshes(DEVICES.get(name, 8))[0]
    _, local = laid_out(_pair(16, 256, 1024), name, mesh)
    main = local.main
    assert main is not None
    arguments, hidden = SHAPES[name]
    assert [value.shape for value in main.args[:3]] == arguments
    (tanh,) = (op for op in local.walk() if op.name == "stablehlo.tanh")
    assert tanh.result.shape == hidden


# --- numbers


def is_right(source: str, name: str, mesh: Mesh) -> bool:
    args: list[Any] = inputs(parse(source), 0)
    _, local = laid_out(source, name, mesh)
    return not differences(evaluate(local, args), run(parse(source), args))


@pytest.mark.parametrize("name", FORMULAS)
def test_numbers_are_those_of_one_device(name: str):
    mesh = RULES[name].meshes(DEVICES.get(name, 8))[0]
    assert is_right(_pair(16, 8, 24), name, mesh)
    assert is_right(residual(16, 8), name, mesh)
    assert is_right(linear(8, 4, 7), name, mesh)  # 7 stays whole
    assert is_right(linear(8, 3, 6), name, mesh)


# --- what is found, and what is refused


def test_the_three_products_of_a_weight_are_found():
    module = parse(_pair(16, 8, 24))
    main = module.main
    assert main is not None
    subject = grids.Subject(module, "mesh", Mesh((("i", 2),)))
    found = Counter(use.part for use in uses_of(subject.flow, subject.roles))
    assert found == {Part.FORWARD: 2, Part.INPUT: 2, Part.WEIGHT: 2}


@pytest.mark.parametrize(
    ("source", "name", "mesh", "words"),
    [
        (linear(8, 4, 4), "cube-3d", Mesh((("data", 8),)), 'needs a mesh with axes "i"'),
        (linear(8, 4, 4), "optimus-2d", Mesh((("row", 2), ("column", 4))), "of one size"),
        (linear(6, 4, 4), "cube-3d", cube.Cube().meshes(8)[0], "a batch of 6, which 4 devices"),
        (linear(8, 3, 5), "optimus-2d", optimus.Optimus(True).meshes(4)[0], "no product of a"),
    ],
)  # fmt: skip
def test_what_a_layout_is_not_defined_on_is_refused(source: str, name: str, mesh: Mesh, words: str):
    with pytest.raises(ProgramError, match=words) as refusal:
        by_rule(RULES[name], parse(source), mesh)
    assert "help: " in str(refusal.value)


def test_rules_import_no_kernels():
    """But for rules that tables of layers decide, whose kernels are their own."""
    folder = Path(package.__file__).parent
    for path in sorted({*folder.glob("*.py")} - {folder / "typed_layers.py"}):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        assert not [name for name in names if ".search." in name and ".search.rules" not in name]


# --- planted errors


def is_exact(name: str) -> bool:
    size = 16, 8, 24
    mesh = RULES[name].meshes(DEVICES.get(name, 8))[0]
    found = received(laid_out(linear(*size), name, mesh)[1])
    return found == pytest.approx(FORMULAS[name](size, *sides(name, mesh)))


def test_weights_that_lie_across_are_caught(monkeypatch: pytest.MonkeyPatch):
    assert is_exact("optimus-2d")
    monkeypatch.setattr(optimus.Square, "weight", across)
    assert not is_exact("optimus-2d")


def test_columns_that_do_not_alternate_are_caught(monkeypatch: pytest.MonkeyPatch):
    assert is_exact("cube-3d")
    cells = cube.Blocks.cells

    def same(self: cube.Blocks, sides: grids.Sides, part: Part) -> grids.Cells:
        return cells(self, sides._replace(colour=grids.SECOND - sides.colour), part)

    monkeypatch.setattr(cube.Blocks, "cells", same)
    assert not is_exact("cube-3d")


def test_operands_that_are_kept_are_caught(monkeypatch: pytest.MonkeyPatch):
    assert is_exact("tesseract-2.5d")
    monkeypatch.setattr(grids, "owned", nothing)
    assert not is_exact("tesseract-2.5d")


def across(*_: object) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The blocks of a weight, the other way."""
    return (optimus.COLUMN,), (optimus.ROW,)


def nothing(*_: object) -> None:
    """Say nothing."""
