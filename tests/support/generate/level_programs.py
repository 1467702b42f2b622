"""Programs with collectives over axes that lie on several levels of a cluster."""

from __future__ import annotations

from math import prod
from random import Random

from shardwright.spec.placement import Matrix, device_ids, placements

SYSTEMS = ((2, 2), (2, 4), (2, 3), (3, 2), (2, 2, 2), (2, 3, 2), (2, 2, 2, 2))
_AXES = ((8,), (4,), (6,), (12,), (16,), (2, 2), (4, 2), (2, 3), (6, 2), (2, 2, 3), (4, 4), (2, 8))
_REDUCERS = ("add", "add", "maximum", "minimum", "multiply", "and", "or")


def cluster_text(system: tuple[int, ...]) -> str:
    """Levels of these counts; outer ones are slower, and their links shared by a unit.

    So slow that small programs move bytes for longer than collectives take to launch.
    """
    levels = ", ".join(
        f'{{name = "level{k}", count = {count}, topology = "switch", '
        f'bandwidth = "{4 ** (k + 1)}MB/s", latency = "1ns", '
        f"shared = {_word(k < len(system) - 1)}}}"
        for k, count in enumerate(system)
    )
    return f'module attributes {{plan.cluster = {{chip = "cpu-core", levels = [{levels}]}}}} {{}}\n'


def _word(flag: bool) -> str:
    return "true" if flag else "false"


def placed_mesh(random: Random, system: tuple[int, ...]) -> tuple[tuple[int, ...], Matrix]:
    """Sizes of axes with as many devices, and how they lie on the levels."""
    sizes = random.choice([axes for axes in _AXES if prod(axes) == prod(system)])
    return sizes, random.choice([*placements(system, sizes)])


def level_program(random: Random, system: tuple[int, ...], is_even: bool = False) -> str:
    """A reduction over a cut dim, and a move: becomes all-reduces, scatters and gathers of axes."""
    sizes, matrix = placed_mesh(random, system)
    names = [f"a{k}" for k in range(len(sizes))]
    ids = list(device_ids(matrix))
    order = "" if ids == sorted(ids) else f", device_ids={ids}"
    mesh = ", ".join(f'"{name}"={size}' for name, size in zip(names, sizes, strict=True))
    cut = random.sample(names, random.randint(1, len(names)))
    kept = [name for name in names if random.random() < 0.5]
    random.shuffle(kept)
    devices = prod(system)
    shape = (devices, devices * 2 if kept or is_even else random.choice((5, 7, devices)), 3)
    reducer = random.choice(_REDUCERS)
    start = {"maximum": -99, "minimum": 99, "multiply": 1, "and": -1}.get(reducer, 0)
    wide, type = "x".join(map(str, shape)), "x".join(map(str, shape[1:]))
    moved = random.choice(("[{}, {}]", f"[{_set(kept)}, {{}}]"))
    lines = [
        f"sdy.mesh @mesh = <[{mesh}]{order}>",
        f"func.func @main(%a: tensor<{wide}xi32> {{sdy.sharding = #sdy.sharding<@mesh, "
        f"[{_set(cut)}, {{}}, {{}}]>}}, %b: tensor<{type}xi32> {{sdy.sharding = "
        f"#sdy.sharding<@mesh, [{_set(kept)}, {{}}]>}}) -> (tensor<{type}xi32> {{sdy.sharding = "
        f"#sdy.sharding<@mesh, {moved}>}}, tensor<{type}xi32> {{sdy.sharding = "
        "#sdy.sharding<@mesh, [{}, {}]>}) {",
        f"%c = stablehlo.constant dense<{start}> : tensor<i32>",
        f"%0 = stablehlo.reduce(%a init: %c) applies stablehlo.{reducer} across dimensions = [0] "
        f": (tensor<{wide}xi32>, tensor<i32>) -> tensor<{type}xi32>",
        f"return %0, %b : tensor<{type}xi32>, tensor<{type}xi32>",
        "}",
    ]
    return "\n".join(lines) + "\n"


def _set(names: list[str]) -> str:
    return "{" + ", ".join(f'"{name}"' for name in names) + "}"
