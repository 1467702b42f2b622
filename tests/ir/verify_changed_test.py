# ruff: noqa: E501  lines of IR are long
"""What is verified after a change finds what verifying everything finds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shardwright.ir.core import Block, Func, Module, Op, Value
from shardwright.ir.parse import parse
from shardwright.ir.verifier import changes
from shardwright.ir.verifier.known import Known
from shardwright.ir.verify import Verification, verify
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.attributes import EMPTY, Attrs, AxisList, MeshAttr, String, Symbol
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.sharding import Dim, Sharding, sharding
from shardwright.spec.types import Type, tensor
from shardwright.testing.strategies import programs

TEXT = """
sdy.mesh @mesh = <["x"=2, "y"=2]>
sdy.mesh @other = <["x"=2, "z"=4]>
func.func @main(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %b: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, tensor<8xf32>) {
  %0 = func.call @f(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = func.call @f(%0) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.dot_general %1, %b, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {"y"}]>]>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = sdy.all_gather [{}, {"y"}] %2 out_sharding=<@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  %4 = sdy.manual_computation(%3) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%q: tensor<4x8xf32>) {
    %m = stablehlo.negate %q {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"y"}]>]>} : tensor<4x8xf32>
    %n = sdy.sharding_constraint %m <@mesh, [{}, {"y"}]> : tensor<4x8xf32>
    sdy.return %n : tensor<4x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %5 = stablehlo.while(%i = %4) : tensor<8x8xf32>
    cond { %t = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %t : tensor<i1> } do {
      %w = func.call @g(%i) : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %z = stablehlo.add %w, %i : tensor<8x8xf32>
      stablehlo.return %z : tensor<8x8xf32> }
  %6 = sdy.data_flow_edge %5 sharding=<@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  %7 = sdy.named_computation<"n">(%6) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] (%p: tensor<8x8xf32>) {
    %s = stablehlo.tanh %p : tensor<8x8xf32>
    sdy.return %s : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %8 = stablehlo.constant dense<0.0> : tensor<f32>
  %9 = stablehlo.reduce(%7 init: %8) applies stablehlo.add across dimensions = [1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
  %10 = stablehlo.custom_call @h(%7) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8}, custom>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  func.return %10, %9 : tensor<8x8xf32>, tensor<8xf32>
}
func.func private @f(%c: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.exponential %c : tensor<8x8xf32>
  %1 = func.call @g(%0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  func.return %1 : tensor<8x8xf32>
}
func.func private @g(%c: tensor<8x8xf32>) -> tensor<8x8xf32> {
  func.return %c : tensor<8x8xf32>
}
"""
TYPES = [tensor((8, 8), "f32"), tensor((4, 8), "f32"), tensor((8,), "f32"), tensor((), "i1")]
SHARDINGS = [
    None,
    sharding("mesh", (Dim((Axis("x"),)), Dim())),
    sharding("mesh", (Dim((Axis("y"),)), Dim((Axis("x"),)))),
    sharding("other", (Dim((Axis("z"),)), Dim())),
    sharding("nowhere", (Dim(), Dim())),
    sharding("mesh", (Dim((Axis("nothing"),)), Dim())),
    sharding("mesh", (Dim(),)),
]


class World:
    """A module, and random parts of it."""

    def __init__(self, module: Module, random: Random) -> None:
        self.module, self.random = module, random

    def op(self) -> Op:
        return self.random.choice([op for op in self.module.walk() if op is not self.module])

    def inner(self) -> Op:
        """An op in a function."""
        every = [op for op in self.module.walk() if op is not self.module]
        return self.random.choice([op for op in every if op.parent is not self.module] or every)

    def func(self) -> Func:
        return self.random.choice(self.module.funcs)

    def block(self) -> Block:
        every = [block for op in self.module.walk() for r in op.regions for block in r.blocks]
        return self.random.choice(every)

    def value(self) -> Value:
        ops = [op for op in self.module.walk() if op.parent is not None]
        values = [value for op in ops for value in op.results]
        values += [v for op in ops for r in op.regions for b in r.blocks for v in b.args]
        return self.random.choice(values)

    def type(self) -> Type:
        return self.random.choice(TYPES)

    def sharding(self) -> Sharding | None:
        return self.random.choice(SHARDINGS)


def set_operand(world: World) -> None:
    op = world.inner()
    if op.operands:
        op.set_operand(world.random.randrange(len(op.operands)), world.value())


def add_operand(world: World) -> None:
    world.inner().add_operand(world.value())


def retype(world: World) -> None:
    world.value().set_type(world.type())


def reshard(world: World) -> None:
    world.value().set_sharding(world.sharding())


def drop_attr(world: World) -> None:
    op = world.op()
    if op.attrs:
        op.set_attrs(op.attrs.without(world.random.choice([*op.attrs])))


def note(world: World) -> None:
    key = world.random.choice(["plan.stage", "sdy.sharding_rule", "sdy.sharding", "mhlo.x"])
    world.op().set_note(key, String("odd"))


def become(world: World) -> None:
    op = world.inner()
    op.become(world.random.choice(["stablehlo.exponential", "stablehlo.add", "sdy.return"]), EMPTY)


def shuffle(world: World) -> None:
    block = world.block()
    block.set_ops(world.random.sample(block.ops, len(block.ops)))


def take_out(world: World) -> None:
    op = world.op()
    assert op.block is not None
    op.block.remove(op)


def move(world: World) -> None:
    op, block = world.inner(), world.block()
    if op.block is not None and block.parent not in [*op.walk()]:
        op.block.remove(op)
        block.insert(world.random.randint(0, len(block.ops)), op)


def bound(world: World) -> None:
    func, kind = world.func(), world.random.randrange(3)
    if kind == 0 and func.result_types:
        func.set_boundary(result_types=[world.type(), *func.result_types[1:]])
    elif kind == 1 and func.result_types:
        func.set_result_sharding(0, world.sharding())
    else:
        func.set_boundary(arg_attrs=[Attrs({"odd": String("")})] * len(func.arg_attrs))


def rename(world: World) -> None:
    world.func().symbol = world.random.choice(["f", "g", "k", "mesh"])


def call_other(world: World) -> None:
    calls = [op for op in world.module.walk() if op.name == "func.call"]
    if calls:
        name = world.random.choice(["f", "k", "main"])
        world.random.choice(calls).set_attr("callee", Symbol(name))


def other_mesh(world: World) -> None:
    meshes = [op for op in world.module.ops if op.name == "sdy.mesh"]
    if meshes:
        axes = world.random.choice([(("y", 2),), (("x", 2), ("y", 4)), (("x", 0),)])
        world.random.choice(meshes).set_attr("mesh", MeshAttr(Mesh(axes)))


def other_args(world: World) -> None:
    block = world.block()
    if world.random.random() < 0.5:
        block.add_arg(world.type())
    else:
        block.set_args(block.args[1:])


def other_regions(world: World) -> None:
    owners = [op for op in world.module.walk() if op.regions and op is not world.module]
    one, other = world.random.choice(owners), world.random.choice(owners)
    if one is not other and other not in [*one.walk()] and one not in [*other.walk()]:
        taken = one.regions
        one.set_regions(())
        other.set_regions(taken)


def other_axes(world: World) -> None:
    for op in world.module.walk():
        if "manual_axes" in op.attrs:
            axes = world.random.choice([(Axis("y"),), (Axis("x"), Axis("y")), ()])
            op.set_attr("manual_axes", AxisList(axes))


MUTATIONS: tuple[Callable[[World], None], ...] = (
    set_operand, add_operand, retype, reshard, drop_attr, note, become, shuffle, take_out, move,
    bound, rename, call_other, other_mesh, other_args, other_regions, other_axes,
)  # fmt: skip


def outcome(look: Callable[[], list[object]]) -> list[str]:
    """What a verifier says, or how it fails: some programs are too broken to be looked at."""
    try:
        return [str(found) for found in look()]
    except (AssertionError, LookupError, ValueError, AttributeError, TypeError) as fault:
        return [type(fault).__name__]


def both(
    module: Module, random: Random, mutation: Callable[[World], None]
) -> tuple[list[str], ...]:
    """What is found of a changed program, by looking at the changes and at everything."""
    assert verify(module) == []
    verification = Verification(module)
    for _ in range(random.randint(1, 2)):
        mutation(World(module, random))
    return outcome(verification.changed), outcome(lambda: verify(module))  # pyright: ignore


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
def test_on_a_program_with_everything(mutation: Callable[[World], None]):
    seen: Counter[str] = Counter()
    for seed in range(60):
        changed, every = both(parse(TEXT), Random(seed), mutation)
        assert changed == every, seed
        seen["invalid" if every else "valid"] += 1
    print(mutation.__name__, dict(seen))
    assert seen["invalid"] > 5


@given(programs(), st.sampled_from(MUTATIONS), st.integers(0, 1 << 16), st.booleans())
def test_on_generated_programs(
    module: Module, mutation: Callable[[World], None], seed: int, is_propagated: bool
):
    if is_propagated:
        parse_pipeline("sdy-propagation-pipeline").run(module)
    changed, every = both(module, Random(seed), mutation)
    assert changed == every


@pytest.mark.parametrize("forgotten", ["_users", "_inside", "_edges", "_block"])
def test_a_dependency_that_is_forgotten_is_caught(forgotten: str, monkeypatch: pytest.MonkeyPatch):
    def forget(*_: object) -> None: ...

    monkeypatch.setattr(changes.Due, forgotten, forget)

    def misses(seed: int, mutation: Callable[[World], None]) -> bool:
        changed, every = both(parse(TEXT), Random(seed), mutation)
        return changed != every

    assert any(misses(seed, mutation) for seed in range(60) for mutation in MUTATIONS)


def test_what_has_not_changed_is_not_looked_at_again(monkeypatch: pytest.MonkeyPatch):
    module = parse(TEXT)
    assert verify(module) == []
    verification = Verification(module)
    assert verification.changed() == []
    seen: list[Op] = []
    looks = Known.is_plain

    def look(known: Known, op: Op) -> bool:
        seen.append(op)
        return looks(known, op)

    monkeypatch.setattr(Known, "is_plain", look)
    assert verification.changed() == [] == seen
    dot = module.funcs[0].body.ops[2]
    dot.set_operand(1, dot.operands[0])
    assert verification.changed() == []
    gather = module.funcs[0].body.ops[3]
    assert seen == [module.funcs[0], dot, gather]
