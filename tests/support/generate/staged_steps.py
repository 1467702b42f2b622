"""Train steps of JAX with labels of stages on their first products, and a mesh of each stage.

Needs jax.
"""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.ir.core import Module, Op
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.pipeline.microbatching.batch_dims import batch_of
from shardwright.passes.registry import parse_pipeline
from shardwright.passes.shared.shardings import set_sharding
from shardwright.spec.attributes import Int, String
from shardwright.spec.axes import Axis
from shardwright.spec.sharding import Dim, sharding
from shardwright.testing.jax_corpus.batch_steps import text

HEAVY = ("stablehlo.dot_general", "stablehlo.convolution")


def heavy(module: Module) -> list[Op]:
    """Products and convolutions, in order."""
    return [op for op in module.walk() if op.name in HEAVY]


def staged_step(
    name: str, stages: Sequence[int], schedule: str, microbatches: int, devices: int = 2
) -> tuple[str, str]:
    """A step of `batch_steps`, plain and with a plan; `devices` of a stage share its rows."""
    mesh = f'  sdy.mesh @mesh = <["x"={devices}]>\n'
    head, _, tail = text(name).partition("{\n")
    module = parse(f"{head}{{\n{mesh}{tail}")
    main = module.main
    assert main is not None
    parse_pipeline("inline").run(module)
    for value, dim in batch_of(module, main)[0].dims if devices > 1 else ():
        dims = (Dim((Axis("x"),) if k == dim else ()) for k in range(len(value.shape)))
        set_sharding(value, sharding("mesh", tuple(dims)))
    whole = print_module(module)
    for op, stage in zip(heavy(module), stages, strict=False):
        op.set_note("plan.stage", Int(stage))
    chunks = int(schedule.partition(":")[2] or 1)
    module.set_note("plan.stages", Int((1 + max(stages)) // chunks))
    module.set_note("plan.microbatches", Int(microbatches))
    module.set_note("plan.schedule", String(schedule))
    return whole, print_module(module)
