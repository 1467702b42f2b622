"""Building blocks of random annotated programs: names, types, visible values, shardings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from random import Random

Shape = tuple[int, ...]

MESHES: tuple[tuple[tuple[str, int], ...], ...] = (
    (("x", 2), ("y", 2)),
    (("x", 4), ("y", 2)),
    (("x", 2), ("y", 3)),
    (("x", 8),),
    (("x", 2), ("y", 2), ("z", 2)),
    (("x", 4), ("one", 1), ("y", 4)),
    (("x", 2), ("y", 2), ("z", 2), ("w", 2)),
    (("x", 6), ("y", 4)),
)
DIMS = (1, 2, 3, 4, 4, 6, 8, 8, 8, 12, 16, 16)


@dataclass(frozen=True)
class Features:
    """The features that a program may contain besides plain ops."""

    control: bool = True  # while, case, optimization_barrier
    calls: bool = True
    manual: bool = True
    constraints: bool = True
    groups: bool = True
    priorities: bool = True
    sub_axes: bool = True
    unreduced: bool = False
    dead: bool = True  # values that nothing uses
    ops: int = 14


@dataclass
class Scope:
    """The lines of one region and the f32 tensors visible in it."""

    lines: list[str]
    values: list[tuple[str, Shape]]
    depth: int
    manual: frozenset[str] = frozenset()
    in_func: bool = True


class Pieces:
    """A program as it grows; `steps` add an op each to a scope."""

    def __init__(self, seed: int, features: Features | None = None) -> None:
        self.random = Random(seed)
        self.features = features or Features()
        self.mesh = self.random.choice(MESHES)
        self.count = 0
        self.used: set[str] = set()
        self.steps: list[Callable[[Scope], None]] = []

    def grow(self, scope: Scope, steps: int) -> None:
        for _ in range(steps):
            self.random.choice(self.steps)(scope)
            scope.values = [v for v in scope.values if prod(v[1]) <= 1 << 13] or scope.values

    def name(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def type(self, shape: Shape, element: str = "f32") -> str:
        return f"tensor<{''.join(f'{d}x' for d in shape)}{element}>"

    def pick(
        self, scope: Scope, want: Callable[[Shape], bool] = lambda _: True
    ) -> tuple[str, Shape]:
        """A visible value, rather a recent one."""
        fitting = [value for value in scope.values if want(value[1])]
        if not fitting:
            shape = self.shape()
            for _ in range(50):
                if want(shape):
                    break
                shape = self.shape()
            assert want(shape)
            return self.emit_constant(scope, shape), shape
        recent = fitting[-6:]
        value = self.random.choice(recent if self.random.random() < 0.7 else fitting)
        self.used.add(value[0])
        return value

    def shape(self) -> Shape:
        rank = self.random.choice((1, 2, 2, 2, 3, 3, 4))
        return tuple(self.random.choice(DIMS) for _ in range(rank))

    def add(self, scope: Scope, line: str, shape: Shape, *, suffix: str = "") -> str:
        name = self.name()
        scope.lines.append(f"{name} = {line}")
        scope.values.append((name + suffix, shape))
        return name + suffix

    def sharding(
        self, shape: Shape, manual: frozenset[str] = frozenset(), *, exact: bool = False
    ) -> str:
        """A random sharding; `exact`: every dim divides, no priorities."""
        pool = [(n, 1, s, s) for n, s in self.mesh if n not in manual]
        r, f = self.random, self.features
        if f.sub_axes:
            pool = [part for axis in pool for part in self._maybe_split(axis)]
        r.shuffle(pool)
        dims: list[str] = []
        for size in shape:
            taken: list[tuple[str, int, int, int]] = []
            left = size
            while pool and r.random() < 0.4:
                axis = pool[-1]
                fits = left % axis[2] == 0
                if exact and not fits:
                    break
                if not fits and r.random() < 0.8:
                    break
                if taken and taken[-1][0] == axis[0] and taken[-1][1] * taken[-1][2] == axis[1]:
                    break
                taken.append(pool.pop())
                left = left // axis[2] if fits else 1
            parts = [self._axis(a) for a in taken]
            is_open = r.random() < 0.6
            if is_open:
                parts.append("?")
            dim = "{" + ", ".join(parts) + "}"
            if f.priorities and not exact and (taken or is_open) and r.random() < 0.12:
                dim += f"p{r.choice((0, 1, 1, 2))}"
            dims.append(dim)
        text = f"<@mesh, [{', '.join(dims)}]"
        for word, chance in (("replicated", 0.1), ("unreduced", 0.1 if f.unreduced else 0)):
            if pool and r.random() < chance:
                text += f", {word}={{{self._axis(pool.pop())}}}"
        return text + ">"

    def _maybe_split(self, axis: tuple[str, int, int, int]) -> list[tuple[str, int, int, int]]:
        name, _, size, _ = axis
        cuts = [k for k in range(2, size) if size % k == 0]
        if not cuts or self.random.random() < 0.8:
            return [axis]
        cut = self.random.choice(cuts)
        return [(name, 1, cut, size), (name, cut, size // cut, size)]

    @staticmethod
    def _axis(axis: tuple[str, int, int, int]) -> str:
        name, pre, size, whole = axis
        return f'"{name}"' if size == whole else f'"{name}":({pre}){size}'

    def emit_constant(self, scope: Scope, shape: Shape) -> str:
        value = self.random.choice(("1.0", "2.0"))
        return self.add(scope, f"stablehlo.constant dense<{value}> : {self.type(shape)}", shape)

    def scalar(self, scope: Scope) -> str:
        name = self.name()
        scope.lines.append(f"{name} = stablehlo.constant dense<0.0> : tensor<f32>")
        return name

    def index(self, scope: Scope, shape: Shape = ()) -> str:
        name = self.name()
        scope.lines.append(f"{name} = stablehlo.constant dense<0> : {self.type(shape, 'i32')}")
        return name
