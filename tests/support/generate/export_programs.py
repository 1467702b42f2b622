"""Small programs for the export passes: one to three ops of any row, cut at random.

Every dim of a tensor may be cut by any axes, whether they divide it or not; arguments and results
of the function are whole or cut evenly, as these passes want them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

from shardwright.testing.generate.fragments import draw_fragment, fragment_rows

MESHES: tuple[tuple[tuple[str, int], ...], ...] = (
    (("x", 2), ("y", 2)),
    (("x", 2), ("y", 3)),
    (("x", 4), ("y", 2)),
    (("x", 3), ("y", 2), ("z", 2)),
)
_TENSOR = re.compile(r"tensor<((?:\d+x)*)(.+)>")


def dims_of(type: str) -> tuple[int, ...] | None:
    """The dims of a ranked tensor type; None for any other type."""
    match = _TENSOR.fullmatch(type)
    return None if match is None else tuple(int(d) for d in match[1].split("x")[:-1])


class _Writer:
    def __init__(self, seed: int, names: Sequence[str]) -> None:
        self.random = Random(seed)
        self.mesh = self.random.choice(MESHES)
        self.names = names
        self.args: list[tuple[str, str]] = []
        self.lines: list[str] = []
        self.values: list[tuple[str, str]] = []

    def cut(self, type: str) -> str:
        """A closed sharding of a type; "" where it is better left alone."""
        dims = dims_of(type)
        if not dims:
            return ""
        axes = [name for name, _ in self.mesh]
        self.random.shuffle(axes)
        words: list[list[str]] = [[] for _ in dims]
        for axis in axes[: self.random.randint(1, len(axes))]:
            self.random.choice(words).append(f'"{axis}"')
        shown = ", ".join("{" + ", ".join(own) + "}" for own in words)
        return f"<@mesh, [{shown}]>"

    def operand(self, type: str, prefix: str) -> str:
        """A visible value of the type, or a new argument; mostly cut."""
        known = [name for name, t in self.values if t == type]
        if known and self.random.random() < 0.6:
            return self.random.choice(known)
        name = f"%a{len(self.args)}"
        self.args.append((name, type))
        return self.constrained(name, type, prefix) if self.random.random() < 0.7 else name

    def constrained(self, name: str, type: str, prefix: str) -> str:
        sharding = self.cut(type)
        if not sharding:
            return name
        new = f"%{prefix}c{len(self.lines)}"
        self.lines.append(f"{new} = sdy.sharding_constraint {name} {sharding} : {type}")
        self.values.append((new, type))
        return new

    def op(self, number: int) -> None:
        rows = [row for row in fragment_rows() if not self.names or row.name in self.names]
        drawn = draw_fragment(self.random.choice(rows), self.random)
        if drawn is None or not all("tensor" in type for _, type in drawn.args):
            return
        operands = [self.operand(type, f"v{number}") for _, type in drawn.args]
        lines, results = drawn.placed(operands, f"v{number}")
        self.lines.append(lines)
        for name, (_, type) in zip(results, drawn.results, strict=True):
            if dims_of(type) is not None:
                self.values.append((name, type))
                if self.random.random() < 0.4:
                    self.constrained(name, type, f"v{number}r")

    def text(self) -> str:
        axes = ", ".join(f'"{name}"={size}' for name, size in self.mesh)
        params = ", ".join(f"{name}: {type}" for name, type in self.args)
        types = ", ".join(type for _, type in self.values)
        names = ", ".join(name for name, _ in self.values)
        body = "\n".join(self.lines)
        return (
            f"sdy.mesh @mesh = <[{axes}]>\n"
            f"func.func @main({params}) -> ({types}) {{\n{body}\n"
            f"return {names}{' : ' if names else ''}{types}\n}}\n"
        )


def export_program(seed: int, names: Sequence[str] = (), ops: int = 2) -> str:
    """The program of a seed, of ops with these names (none: of the whole table)."""
    writer = _Writer(seed, names)
    for number in range(ops):
        writer.op(number)
    return writer.text()


# To the program that these passes take; every step is one of Shardy's, and of ours.
_SPELLED = (
    "sdy-propagation-pipeline",
    "func.func(sdy-insert-explicit-reshards{enable-full-version=true})",
)
BEFORE_FACTORS = ",".join(_SPELLED)
CANONICAL = "canonicalize{enable-patterns={sdy-collective} region-simplify=aggressive}"
COLLECTIVES = f"{CANONICAL},func.func(sdy-reshard-to-collectives),{CANONICAL}"
