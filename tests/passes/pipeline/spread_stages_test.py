"""Stages with meshes of their own: the numbers of one device, text that comes back, refusals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

from shardwright.ir.analysis.stage_meshes import group_meshes, is_move
from shardwright.ir.analysis.staged_step import read_staged
from shardwright.ir.core import Module, Op
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.mesh_transfers import Block, blocks_on, common, elements, routes
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.reference.staged_run import run_stages
from shardwright.ir.run import run
from shardwright.ir.verify import verify
from shardwright.passes.pipeline.stage_meshes import joining
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import Type
from shardwright.testing.generate.staged_steps import OWN, SMALL, own_meshes_step
from shardwright.testing.soundness import differences

# Name, stages of the first products, schedule, micro-batches, devices of each group.
CASES = [
    ("plain_mean", (0, 1), "1f1b", 2, (2, 1)),
    ("masked_mean", (0, 1), "gpipe", 2, (1, 2)),
    ("dropout", (0, 1), "zb-h1", 2, (2, 1)),
    ("clipped", (0, 1), "zb-h1", 2, (2, 1)),
    ("half_precision", (0, 1), "1f1b", 2, (1, 2)),
    ("experts", (0, 1, 2), "1f1b", 1, (2, 1, 1)),
    ("tied", (0, 0, 0, 1, 2), "zb-h1", 2, (1, 2, 1)),
    ("tied", (0, 1, 2, 2, 3), "interleaved:2", 2, (2, 1)),
    ("conv_net", (0, 1, 2), "zb-h1", 2, (2, 2, 1)),
    ("encoder_decoder", (0, 1, 2, 3), "1f1b", 2, (1, 2, 1, 2)),
]


def spread(text: str) -> Module:
    module = parse(text)
    parse_pipeline("spread-stages").run(module)
    after = parse(print_module(module))
    assert verify(after) == []
    assert print_module(after) == print_module(module)
    return after


def faults(whole: str, after: Module) -> list[str]:
    module = parse(whole)
    args = inputs(module, 3)
    return differences(run_stages(after, args), run(module, args))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]}-{case[2]}-{case[4]}")
def test_stages_compute_what_one_device_does(case: tuple[str, Sequence[int], str, int, tuple[int]]):
    pytest.importorskip("jax")
    whole, text = own_meshes_step(*case)
    after = spread(text)
    groups = group_meshes(after)
    assert groups is not None and groups.counts == case[4]
    assert any(map(is_move, after.walk()))
    assert not faults(whole, after)


# --- what goes wrong

# Stage 1 stands on four devices, which cut rows and columns of what it reads.
TWO_AXES = """module attributes {{plan.microbatches = 1 : i64, plan.schedule = "1f1b", plan.stages = 2 : i64{0}}} {{
  sdy.mesh @one = <["x"=1, "y"=1]>
  sdy.mesh @four = <["x"=2, "y"=2]>
  func.func @main(%w: tensor<8x8xf32>, %x: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<f32>) {{
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] {{plan.stage = 0 : i64}} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = stablehlo.tanh %1 {{plan.stage = 1 : i64, sdy.sharding = #sdy.sharding_per_value<[<@four, [{{"x"}}, {{"y"}}]>]>}} : tensor<8x8xf32>
    %3 = stablehlo.reduce(%2 init: %0) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.dot_general %x, %2, contracting_dims = [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %5 = stablehlo.subtract %w, %4 : tensor<8x8xf32>
    return %5, %3 : tensor<8x8xf32>, tensor<f32>
  }}
}}"""  # noqa: E501
OWN_AXES = ", plan.topology = [@one, @four]"


def test_values_lie_as_each_mesh_has_them():
    after = spread(SMALL.format(OWN))
    step = read_staged(after)
    assert step is not None
    (value,) = step.sent[0, 1]
    shapes = [step.laid[value, group].local.shape for group in (0, 1)]
    assert shapes == [(2, 8), (6, 8)]
    assert not faults(SMALL.format(""), after)


def test_a_program_without_topology_is_left_alone():
    text = SMALL.format("")
    module = parse(text)
    before = print_module(module)
    parse_pipeline("spread-stages").run(module)
    assert print_module(module) == before


@pytest.mark.parametrize(
    ("note", "passes", "said", "help"),
    [
        (", plan.topology = [@three, @on]", "spread-stages",
         "has plan.topology with @on, which is no mesh of the program", 'did you mean "one"?'),
        (", plan.topology = [@three]", "spread-stages",
         "has plan.topology of 1 groups of devices and plan.stages = 2",
         "name a mesh for each group of devices"),
    ],
)  # fmt: skip
def test_what_cannot_be_laid_out_is_refused(note: str, passes: str, said: str, help: str):
    with pytest.raises(ProgramError) as caught:
        parse_pipeline(passes).run(parse(SMALL.format(note)))
    (found,) = caught.value.diagnostics
    assert said in found.message and found.help == help


def test_a_wrong_layout_of_what_is_moved_is_caught(monkeypatch: pytest.MonkeyPatch):
    """A planted error: a stage on four devices, by rows and columns, gets what it reads as if its
    axes were the other way round. All shapes are right, and numbers are not.
    """
    text = TWO_AXES.format(OWN_AXES)
    assert not faults(TWO_AXES.format(""), spread(text))
    true = joining.note_move

    def wrong(op: Op, before: Sharding, after: Sharding, whole: Type) -> None:
        true(op, before, after.with_dims(reversed(after.dims)), whole)

    monkeypatch.setattr(joining, "note_move", wrong)
    found = faults(TWO_AXES.format(""), spread(text))
    assert found and all(": error " in one for one in found)  # of numbers, not of shapes


# --- who sends what to whom

MESHES = [{"x": 3}, {"x": 2}, {"x": 1}, {"x": 2, "y": 2}, {}]
CUTS = [((), ()), (("x",), ()), ((), ("x",)), (("x",), ("y",)), (("y", "x"), ())]


def laid_out() -> list[tuple[list[Block], list[Block]]]:
    """Pairs of layouts of small arrays, some of them uneven."""
    found: list[tuple[list[Block], list[Block]]] = []
    for shape, one, other in product([(6, 4), (5, 3)], MESHES, MESHES):
        for before, after in product(CUTS, CUTS):
            if all(a in one for axes in before for a in axes) and all(
                a in other for axes in after for a in axes
            ):
                found.append((blocks_on(shape, before, one), blocks_on(shape, after, other)))
    return found


def cells(block: Block) -> set[tuple[int, ...]]:
    return {*product(*(range(*ends) for ends in block))}


def longest(sent: Sequence[tuple[int, int, Block]], givers: int) -> int:
    """Elements of the giver that sends most."""
    return max(sum(elements(b) for g, _, b in sent if g == giver) for giver in range(givers))


def best(before: Sequence[Block], after: Sequence[Block]) -> int:
    """The same of the best of all ways to choose who sends each part."""
    parts = [
        (part, [k for k, held in enumerate(before) if held == one])
        for wanted in after
        for one in dict.fromkeys(before)
        if (part := common(one, wanted)) is not None
    ]
    found: list[int] = []
    for chosen in product(*(givers for _, givers in parts)):  # at most 4 ** 4 * 2
        loads = [0] * len(before)
        for giver, (part, _) in zip(chosen, parts, strict=True):
            loads[giver] += elements(part)
        found.append(max(loads))
    return min(found)


def test_each_device_gets_each_element_once_from_one_that_has_it():
    pairs = laid_out()
    assert len(pairs) > 100
    for before, after in pairs:
        sent = routes(before, after)
        for taker, wanted in enumerate(after):
            parts = [cells(block) for _, other, block in sent if other == taker]
            assert sum(map(len, parts)) == len(cells(wanted))
            assert set().union(*parts) == cells(wanted)
        assert all(cells(block) <= cells(before[giver]) for giver, _, block in sent)


def test_no_way_to_choose_senders_is_shorter():
    even = [pair for pair in laid_out() if len({elements(block) for block in pair[1]}) == 1]
    assert len(even) > 50
    for before, after in even:
        assert longest(routes(before, after), len(before)) == best(before, after)


def test_a_first_sender_for_all_is_longer():
    """A planted error: the search sees that."""
    before, after = blocks_on((6,), ((),), {"x": 3}), blocks_on((6,), (("x",),), {"x": 3})
    first = [(0, taker, block) for taker, block in enumerate(after)]
    assert longest(first, 3) > best(before, after) == longest(routes(before, after), 3)
