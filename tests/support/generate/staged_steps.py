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

# Two stages in a loop over two micro-batches, as `cut-stages` writes them.
STEP = """module attributes {plan.microbatches = 2 : i64, plan.schedule = "1f1b", plan.stages = 2 : i64} {
  func.func @main(%w: tensor<8x8xf32>, %x: tensor<2x4x8xf32>) -> (tensor<8x8xf32>, tensor<f32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %two = stablehlo.constant dense<2> : tensor<i32>
    %g = stablehlo.constant dense<0.0> : tensor<8x8xf32>
    %l = stablehlo.constant dense<0.0> : tensor<f32>
    %0:3 = stablehlo.while(%i = %c, %gs = %g, %ls = %l) : tensor<i32>, tensor<8x8xf32>, tensor<f32>
    cond {
      %2 = stablehlo.compare LT, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.dynamic_slice %x, %i, %c, %c, sizes = [1, 4, 8] : (tensor<2x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x8xf32>
      %3 = stablehlo.reshape %2 : (tensor<1x4x8xf32>) -> tensor<4x8xf32>
      %4 = func.call @f0(%3, %w) {plan.phase = "forward", plan.stage = 0 : i64} : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
      %5:2 = func.call @f1(%4, %ls) {plan.phase = "forward", plan.stage = 1 : i64} : (tensor<4x8xf32>, tensor<f32>) -> (tensor<4x8xf32>, tensor<f32>)
      %6 = func.call @b1(%4, %5#0) {plan.phase = "backward", plan.stage = 1 : i64} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
      %7 = func.call @b0(%3, %6, %gs) {plan.phase = "backward", plan.stage = 0 : i64} : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      %8 = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %8, %7, %5#1 : tensor<i32>, tensor<8x8xf32>, tensor<f32>
    }
    %1 = stablehlo.subtract %w, %0#1 : tensor<8x8xf32>
    return %1, %0#2 : tensor<8x8xf32>, tensor<f32>
  }
  func.func private @f0(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>) -> tensor<4x8xf32> {
    %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
  func.func private @f1(%a: tensor<4x8xf32>, %b: tensor<f32>) -> (tensor<4x8xf32>, tensor<f32>) {
    %0 = stablehlo.tanh %a : tensor<4x8xf32>
    %1 = stablehlo.reduce(%0 init: %b) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
    return %0, %1 : tensor<4x8xf32>, tensor<f32>
  }
  func.func private @b1(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = stablehlo.multiply %a, %b : tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
  func.func private @b0(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %1 = stablehlo.add %c, %0 : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}
"""  # noqa: E501

# A small step; `OWN` in it says that three devices share the rows of stage 0, and one has stage 1.
SMALL = """module attributes {{plan.microbatches = 2 : i64, plan.schedule = "1f1b", plan.stages = 2 : i64{0}}} {{
  sdy.mesh @three = <["x"=3]>
  sdy.mesh @one = <["x"=1]>
  func.func @main(%w: tensor<8x8xf32>, %x: tensor<12x8xf32> {{sdy.sharding = #sdy.sharding<@three, [{{"x"}}, {{}}]>}}) -> (tensor<8x8xf32>, tensor<f32>) {{
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] {{plan.stage = 0 : i64}} : (tensor<12x8xf32>, tensor<8x8xf32>) -> tensor<12x8xf32>
    %2 = stablehlo.tanh %1 {{plan.stage = 1 : i64}} : tensor<12x8xf32>
    %3 = stablehlo.reduce(%2 init: %0) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.dot_general %x, %2, contracting_dims = [0] x [0] : (tensor<12x8xf32>, tensor<12x8xf32>) -> tensor<8x8xf32>
    %5 = stablehlo.subtract %w, %4 : tensor<8x8xf32>
    return %5, %3 : tensor<8x8xf32>, tensor<f32>
  }}
}}"""  # noqa: E501
OWN = ", plan.topology = [@three, @one]"

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


def own_meshes_step(
    name: str, stages: Sequence[int], schedule: str, microbatches: int, sizes: Sequence[int]
) -> tuple[str, str]:
    """The same with a mesh for each group of devices; `sizes`: of their axis "x"."""
    whole, text = staged_step(name, stages, schedule, microbatches, max(sizes))
    lines = "".join(f'  sdy.mesh @of{n} = <["x"={n}]>\n' for n in dict.fromkeys(sizes))
    text = text.replace(f'  sdy.mesh @mesh = <["x"={max(sizes)}]>\n', lines)
    names = ", ".join(f"@of{n}" for n in sizes)
    text = text.replace("plan.stages =", f"plan.topology = [{names}], plan.stages =", 1)
    return whole, text.replace("<@mesh,", f"<@of{max(sizes)},")
