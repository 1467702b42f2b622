"""Batch dims of gathers and scatters, against Shardy on generated indices."""

# ruff: noqa: E501  (program text)

from random import Random

import pytest

from shardwright.passes.importing.batching import counting_values as counting
from shardwright.testing.oracle.shardy_steps import ours, shown_difference, theirs

PASS = "func.func(sdy-explicit-gather-scatter-batching)"


def _number(name: str, dim: int, shape: str, random: Random) -> list[str]:
    """Lines that make a value count along a dim of 4x5x1, in one of the ways that JAX does."""
    type = f"tensor<{shape}xi32>"
    size = shape.split("x")[dim]
    ways = [
        [f"{name} = stablehlo.iota dim = {dim} : {type}"],
        [
            f"{name}_0 = stablehlo.iota dim = 0 : tensor<{size}xi32>",
            f"{name} = stablehlo.broadcast_in_dim {name}_0, dims = [{dim}] : (tensor<{size}xi32>) -> {type}",
        ],
        [
            f"{name}_0 = stablehlo.iota dim = {dim} : tensor<4x5xi32>",
            f"{name} = stablehlo.reshape {name}_0 : (tensor<4x5xi32>) -> {type}",
        ],
        [
            f"{name}_0 = stablehlo.iota dim = {dim} : {type}",
            f"{name}_1 = sdy.constant dense<0> : {type}",
            f"{name}_2 = stablehlo.compare LT, {name}_0, {name}_1 : ({type}, {type}) -> tensor<{shape}xi1>",
            f"{name}_3 = stablehlo.add {name}_0, %r : {type}",
            f"{name} = stablehlo.select {name}_2, {name}_3, {name}_0 : tensor<{shape}xi1>, {type}",
        ],
    ]  # fmt: skip
    if dim:  # Shardy takes the broadcast of any numbers for numbers along dim 0
        del ways[1]
    return random.choice(ways)


def program(seed: int) -> str:
    """A gather or scatter whose indices are numbers along dims, and others, in any order."""
    random = Random(seed)
    columns = random.choice((2, 2, 3))
    lines: list[str] = []
    parts: list[str] = []
    for column in range(columns):
        if random.random() < 0.6:
            name = f"%n{column}"
            lines += _number(name, random.choice((0, 0, 1)), "4x5x1", random)
            parts.append(name)
        else:
            parts.append(random.choice(("%r", "%s")))
    types = ", ".join(["tensor<4x5x1xi32>"] * columns)
    lines.append(
        f"%c = stablehlo.concatenate {', '.join(parts)}, dim = 2 : ({types}) -> tensor<4x5x{columns}xi32>"
    )
    order = random.sample(range(columns), columns)
    sizes = [random.choice((4, 4, 5, 7)) for _ in range(columns)]
    operand = f"tensor<{'x'.join(map(str, sizes))}x3xf32>"
    collapsed = list(range(columns))
    indices, windows = f"tensor<4x5x{columns}xi32>", "tensor<4x5x3xf32>"
    if random.random() < 0.5:
        numbers = f"offset_dims = [2], collapsed_slice_dims = {collapsed}, start_index_map = {order}, index_vector_dim = 2"
        slices = ", ".join(["1"] * columns + ["3"])
        lines.append(
            f'%g = "stablehlo.gather"(%x, %c) <{{dimension_numbers = #stablehlo.gather<{numbers}>, '
            f"indices_are_sorted = false, slice_sizes = array<i64: {slices}>}}> : ({operand}, {indices}) -> {windows}"
        )
        result = windows
    else:
        numbers = f"update_window_dims = [2], inserted_window_dims = {collapsed}, scatter_dims_to_operand_dims = {order}, index_vector_dim = 2"
        lines += [
            f'%g = "stablehlo.scatter"(%x, %c, %u) <{{scatter_dimension_numbers = #stablehlo.scatter<{numbers}>}}> ({{',
            "^bb0(%a: tensor<f32>, %b: tensor<f32>):",
            "%q = stablehlo.add %a, %b : tensor<f32>",
            "stablehlo.return %q : tensor<f32>",
            f"}}) : ({operand}, {indices}, {windows}) -> {operand}",
        ]
        result = operand
    body = "\n".join(lines)
    return (
        f"func.func @main(%x: {operand}, %u: {windows}, %r: tensor<4x5x1xi32>, %s: tensor<4x5x1xi32>) -> {result} {{\n"
        f"{body}\nreturn %g : {result}\n}}"
    )


def test_names_batches_as_shardy_does():
    batched = 0
    for seed in range(150):
        text = program(seed)
        wanted = theirs(text, PASS)
        assert wanted is not None, text
        assert not (difference := shown_difference(ours(text, PASS), wanted)), difference + text
        batched += "_batching_dims = [0]" in wanted
    assert batched > 20


def test_a_choice_by_anything_else_is_no_number():
    text = """
    func.func @main(%x: tensor<4x8xf32>, %r: tensor<4x1xi32>, %p: tensor<4x1xi1>) -> tensor<4xf32> {
      %0 = stablehlo.iota dim = 0 : tensor<4x1xi32>
      %1 = stablehlo.select %p, %r, %0 : tensor<4x1xi1>, tensor<4x1xi32>
      %2 = stablehlo.concatenate %1, %r, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
      %3 = "stablehlo.gather"(%x, %2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x8xf32>, tensor<4x2xi32>) -> tensor<4xf32>
      return %3 : tensor<4xf32>
    }"""
    assert "batching" not in ours(text, PASS)
    assert "batching" in str(theirs(text, PASS))


def test_a_blind_recogniser_is_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(counting, "IOTA", "stablehlo.nothing")
    assert any(ours(program(seed), PASS) != theirs(program(seed), PASS) for seed in range(12))
