"""Random pairs of shardings, and programs that reshard between them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

Axes = tuple[tuple[str, int], ...]
Pair = tuple[str, str]

MESHES: tuple[Axes, ...] = (
    (("x", 2), ("y", 2)),
    (("x", 4), ("y", 2)),
    (("x", 2), ("y", 2), ("z", 2)),
    (("x", 8),),
    (("x", 4), ("y", 4)),
    (("x", 3), ("y", 2), ("z", 2)),
    (("x", 2), ("y", 3), ("z", 4)),
    (("x", 2), ("y", 2), ("z", 2), ("w", 2)),
    (("x", 6), ("y", 4)),
    (("x", 16), ("y", 2)),
    (("x", 12),),
)
SIZE = 48  # of every dim


def random_pairs(seed: int, count: int) -> tuple[Axes, int, list[Pair]]:
    """A mesh, a rank, and pairs of shardings on them."""
    random = Random(seed)
    mesh, rank = random.choice(MESHES), random.choice((1, 2, 2, 3, 3, 4))
    pairs = [(_sharding(random, mesh, rank), _sharding(random, mesh, rank)) for _ in range(count)]
    return mesh, rank, pairs


def program(mesh: Axes, rank: int, pairs: Sequence[Pair]) -> str:
    """A module with one function per pair."""
    axes = ", ".join(f'"{name}"={size}' for name, size in mesh)
    type = f"tensor<{f'{SIZE}x' * rank}f32>"
    lines = ["module {", f"sdy.mesh @mesh = <[{axes}]>"]
    for index, (given, wanted) in enumerate(pairs):
        lines += [
            f"func.func @f{index}(%0: {type} {{sdy.sharding = #sdy.sharding{given}}}) -> {type} {{",
            f"%1 = sdy.reshard %0 {wanted} : {type}",
            f"return %1 : {type}",
            "}",
        ]
    return "\n".join([*lines, "}"])


def _sharding(random: Random, mesh: Axes, rank: int) -> str:
    refs = [
        ref for name, size in mesh if random.random() < 0.75 for ref in _refs(random, size, name)
    ]
    random.shuffle(refs)
    dims: list[list[tuple[str, int, int]]] = [[] for _ in range(rank)]
    for name, pre, size in refs:
        dim = random.choice(dims)
        if dim and dim[-1][0] == name and dim[-1][1] * dim[-1][2] == pre:
            _, pre, major = dim.pop()
            size *= major
        dim.append((name, pre, size))
    whole = dict(mesh)
    shown = (
        ", ".join(f'"{n}"' if s == whole[n] else f'"{n}":({p}){s}' for n, p, s in dim)
        for dim in dims
    )
    return f"<@mesh, [{', '.join(f'{{{axes}}}' for axes in shown)}]>"


def _refs(random: Random, size: int, name: str) -> list[tuple[str, int, int]]:
    """An axis whole, or cut in parts of which some may be missing."""
    pre, parts = 1, list[tuple[str, int, int]]()
    while (sizes := [d for d in range(2, size) if size % d == 0]) and random.random() < 0.4:
        part = random.choice(sizes)
        parts.append((name, pre, part))
        pre, size = pre * part, size // part
    parts.append((name, pre, size))
    return [part for part in parts if len(parts) == 1 or random.random() < 0.75]
