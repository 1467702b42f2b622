"""Train steps in stages of which two copies run in opposite directions. Needs jax."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from hypothesis import strategies as st

from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.pipeline.microbatching.batch_dims import batch_of
from shardwright.passes.registry import parse_pipeline
from shardwright.passes.shared.shardings import set_sharding
from shardwright.spec.attributes import Int, String
from shardwright.spec.axes import Axis
from shardwright.spec.sharding import Dim, sharding
from shardwright.testing.generate.staged_steps import heavy

WIDTH = 8


@dataclass(frozen=True)
class CopiedStep:
    """`cuts`: by layer its stage; `units`: micro-batches by stage; `devices`: of a stage, which
    share rows. `is_tied`: the last layer has the weights of the first; `skips`: layers add what
    enters them; `is_clipped`: by the norm of all gradients; `keeps_most`, `keeps_rows`: results
    beside the loss that are a maximum over the batch, and rows of it.
    """

    cuts: tuple[int, ...]
    units: int = 1
    devices: int = 1
    is_tied: bool = False
    skips: bool = False
    is_clipped: bool = False
    keeps_most: bool = False
    keeps_rows: bool = False

    @property
    def stages(self) -> int:
        """Of a copy, and groups of devices."""
        return 1 + self.cuts[-1]

    @property
    def microbatches(self) -> int:
        """Of both copies."""
        return self.units * self.stages

    def texts(self, schedule: str = "chimera") -> tuple[str, str]:
        """The step, plain and with its plan."""
        jax: Any = import_module("jax")
        rows = 2 * self.microbatches * self.devices
        weights = [jax.ShapeDtypeStruct((WIDTH, WIDTH), "float32")] * (
            len(self.cuts) - self.is_tied
        )
        data = jax.ShapeDtypeStruct((rows, WIDTH), "float32")
        lowered = jax.jit(self._step).trace(weights, data, data).lower(lowering_platforms=("cpu",))
        return self._planned(lowered.as_text(), schedule)

    def _step(self, weights: Sequence[Any], x: Any, y: Any) -> Any:
        jax: Any = import_module("jax")
        jnp = jax.numpy

        def loss(params: Sequence[Any]) -> Any:
            h, every = x, [*params, params[0]] if self.is_tied else params
            for w in every:
                made = jnp.tanh(h @ w)
                h = made + h if self.skips else made
            return ((h - y) ** 2).mean(), h

        (value, h), grads = jax.value_and_grad(loss, has_aux=True)(weights)
        scale = 0.1
        if self.is_clipped:
            scale /= 1 + jnp.sqrt(sum((g * g).sum() for g in grads))
        moved = [w - scale * g for w, g in zip(weights, grads, strict=True)]
        beside = ([abs(h).max(0)] if self.keeps_most else []) + ([h] if self.keeps_rows else [])
        return moved, value, *beside

    def _planned(self, text: str, schedule: str) -> tuple[str, str]:
        head, _, tail = text.partition("{\n")
        module = parse(f'{head}{{\n  sdy.mesh @mesh = <["x"={self.devices}]>\n{tail}')
        main = module.main
        assert main is not None
        parse_pipeline("inline").run(module)
        for value, dim in batch_of(module, main)[0].dims if self.devices > 1 else ():
            dims = (Dim((Axis("x"),) if k == dim else ()) for k in range(len(value.shape)))
            set_sharding(value, sharding("mesh", tuple(dims)))
        whole = print_module(module)
        for op, stage in zip(heavy(module), self.cuts, strict=False):
            op.set_note("plan.stage", Int(stage))
        module.set_note("plan.stages", Int(self.stages))
        module.set_note("plan.microbatches", Int(self.microbatches))
        module.set_note("plan.schedule", String(schedule))
        return whole, print_module(module)


@st.composite
def copied_steps(draw: st.DrawFn) -> CopiedStep:
    """Steps of two or four stages, of one layer or more each."""
    stages = draw(st.sampled_from((2, 4)))
    sizes = [draw(st.integers(1, 2)) for _ in range(stages)]
    cuts = tuple(stage for stage, size in enumerate(sizes) for _ in range(size))
    flags = [draw(st.booleans()) for _ in range(5)]
    return CopiedStep(cuts, draw(st.integers(1, 2)), draw(st.integers(1, 2)), *flags)
