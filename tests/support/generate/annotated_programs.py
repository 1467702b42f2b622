"""Random annotated programs to compare with Shardy: one seed, one program text.

Every program parses in jaxlib. `Features` says what may occur, so that a failure can be narrowed.
"""

from __future__ import annotations

from collections.abc import Callable

from shardwright.testing.generate.plain_steps import PlainSteps
from shardwright.testing.generate.program_pieces import Features, Scope, Shape
from shardwright.testing.generate.region_steps import RegionSteps

__all__ = ["Features", "Program", "Scope", "Shape", "random_program"]


class Program(PlainSteps, RegionSteps):
    """Grows one program; `text` is the module."""

    def __init__(self, seed: int, features: Features | None = None) -> None:
        super().__init__(seed, features)
        steps: list[tuple[int, Callable[[Scope], None]]] = [
            (5, self.unary),
            (8, self.binary),
            (3, self.dot),
            (2, self.reduce),
            (3, self.reshape),
            (2, self.transpose),
            (3, self.broadcast),
            (1, self.slice),
            (1, self.concatenate),
            (1, self.pad),
            (1, self.gather),
            (1, self.scatter),
            (1, self.dynamic_slice),
            (1, self.dynamic_update_slice),
            (2, self.constant),
            (1, self.iota),
            (1, self.select),
            (1, self.reverse),
            (1, self.clamp),
        ]
        f = self.features
        if f.control:
            steps += [(1, self.loop), (1, self.case), (1, self.barrier)]
        if f.calls:
            steps += [(2, self.call)]
        if f.manual:
            steps += [(1, self.manual)]
        if f.constraints:
            steps += [(2, self.constraint), (1, self.propagation_barrier)]
        if f.groups:
            steps += [(1, self.sharding_group)]
        self.steps = [step for weight, step in steps for _ in range(weight)]
        self._grow_steps()
        self.top: Scope | None = None
        self.text = self._module()

    def _grow_steps(self) -> None:
        """A larger generator adds its own steps here."""

    def _module(self) -> str:
        base = [self.shape() for _ in range(2)]
        shapes = [self.random.choice(base) for _ in range(self.random.randint(2, 4))]
        args = [(f"%a{k}", shape) for k, shape in enumerate(shapes)]
        scope = self.top = Scope([], list(args), 0)
        self.grow(scope, self.random.randint(3, self.features.ops))
        last = scope.values[-3:]
        out = [self.random.choice(last) for _ in range(self.random.randint(1, 3))]
        if not self.features.dead:
            out = [v for v in scope.values if v[0] not in self.used] or out
        main = self.func_text("main", "public ", args, scope.lines, out, 0.75)
        lines = "\n".join([*self._mesh_lines(), main, *self.func_texts])
        return f"module {{\n{lines}\n}}\n"

    def _mesh_lines(self) -> list[str]:
        axes = ", ".join(f'"{n}"={s}' for n, s in self.mesh)
        return [f"sdy.mesh @mesh = <[{axes}]>"]


def random_program(seed: int, features: Features | None = None) -> str:
    """The text of the program of a seed."""
    return Program(seed, features).text
