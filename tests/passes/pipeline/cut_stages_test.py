"""A train step in stages computes what it computed; parts are what structure says; refusals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from shardwright.ir.core import Func, Module, Op, callee
from shardwright.ir.errors import Diagnostic, ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.ir.verify import verify
from shardwright.passes.pipeline.stage_cuts import cutting, placing
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.attributes import Int, String
from shardwright.testing.jax_corpus.batch_steps import text
from shardwright.testing.jax_corpus.deep_steps import deep_step
from shardwright.testing.soundness import differences

HEAVY = ("stablehlo.dot_general", "stablehlo.convolution")
# Per step the stages of its first products, as they stand in its forward pass.
LABELS: dict[str, list[tuple[int, ...]]] = {
    "plain_mean": [(0, 1)],
    "masked_mean": [(0, 1)],
    "ignored_labels": [(0, 1)],
    "dropout": [(0, 1)],
    "clipped": [(0, 1)],
    "half_precision": [(0, 1)],
    "integers": [(0, 1)],
    "experts": [(0, 0, 1), (0, 1, 1), (0, 1, 2)],
    "tied": [(0, 0, 1, 1, 1), (0, 0, 0, 1, 2), (0, 1, 2, 2, 3)],
    "conv_net": [(0, 1, 1), (0, 1, 2)],
    "encoder_decoder": [(0, 0, 1, 1), (0, 0, 1, 1, 2), (0, 1, 2, 3)],
    "whitened": [(0, 1)],
}
STEPS = [(name, stages) for name, all in LABELS.items() for stages in all if name != "integers"]


def heavy(module: Module) -> list[Op]:
    return [op for op in module.walk() if op.name in HEAVY]


def labelled(source: str, stages: Sequence[int]) -> Module:
    """The program, calls written out, with labels on its first products."""
    module = parse(source)
    parse_pipeline("inline").run(module)
    for op, stage in zip(heavy(module), stages, strict=False):
        op.set_note("plan.stage", Int(stage))
    return module


def cut(source: str, stages: Sequence[int], passes: str) -> Module:
    module = labelled(source, stages)
    parse_pipeline(passes).run(module)
    after = parse(print_module(module))
    assert verify(after) == []
    return after


def calls(module: Module) -> list[tuple[str, int]]:
    """Phase and stage of every call of a stage, in order."""
    found: list[tuple[str, int]] = []
    for op in module.walk():
        phase, stage = op.notes.get("plan.phase"), op.notes.get("plan.stage")
        if isinstance(phase, String) and isinstance(stage, Int):
            assert "callee" in op.attrs
            found.append((phase.value, stage.value))
    return found


@cache
def source_of(name: str) -> str:
    pytest.importorskip("jax")
    return text(name)


def wrong(source: str, after: Module, seed: int = 0) -> list[str]:
    before = parse(source)
    args = inputs(before, seed)
    return differences(run(after, args), run(before, args))


# --- numbers


@pytest.mark.parametrize(("name", "stages"), STEPS)
@pytest.mark.parametrize("split", ["off", "on"])
def test_a_staged_step_gives_what_it_gave(name: str, stages: tuple[int, ...], split: str):
    source = source_of(name)
    for before in ("", "microbatch{count=2}, "):
        after = cut(source, stages, f"{before}cut-stages{{split={split}}}")
        assert wrong(source, after) == []
        found, count = calls(after), 1 + max(stages)
        backs = ("input", "weight") if split == "on" else ("backward",)
        assert [("forward", s) for s in range(count)] == [
            one for one in found if one[0] == "forward"
        ]
        back = [stage for phase, stage in found if phase == backs[0]]
        assert back == sorted(back, reverse=True) and set(back) <= set(range(count))
        assert {phase for phase, _ in found} <= {"forward", "update", *backs}
        if before:
            assert ("update", 0) in found


@pytest.mark.parametrize("count", [2, 4])
@pytest.mark.parametrize("split", ["off", "on"])
def test_a_deep_network_in_stages(count: int, split: str):
    source = deep()
    stages = [layer * count // 8 for layer in range(8)]
    after = cut(source, stages, f"microbatch{{count=4}}, cut-stages{{split={split}}}")
    assert wrong(source, after) == []
    found = calls(after)
    phases = ["forward", "input", "weight"] if split == "on" else ["forward", "backward"]
    for phase in (*phases, "update"):
        assert sorted(stage for one, stage in found if one == phase) == list(range(count))


@cache
def deep() -> str:
    pytest.importorskip("jax")
    return deep_step(16, 8, momentum=True)


# --- structure


def functions(module: Module) -> dict[tuple[str, int], Func]:
    """By phase and stage the function that is called."""
    found: dict[tuple[str, int], Func] = {}
    for op in module.walk():
        phase, stage = op.notes.get("plan.phase"), op.notes.get("plan.stage")
        if isinstance(phase, String) and isinstance(stage, Int):
            func = module.func(callee(op))
            assert func is not None
            found.setdefault((phase.value, stage.value), func)
    return found


def test_each_stage_has_its_layers():
    """Two products forward, two of inputs, two of weights; the first stage needs no input's."""
    after = cut(deep(), [0, 0, 1, 1, 2, 2, 3, 3], "microbatch{count=4}, cut-stages{split=on}")
    count = {
        key: sum(op.name == HEAVY[0] for op in func.walk())
        for key, func in functions(after).items()
    }
    for stage in range(4):
        assert count["forward", stage] == count["weight", stage] == 2
        assert count["input", stage] == (2 if stage else 1)
        assert count["update", stage] == 0
        update = functions(after)["update", stage]
        made = [type for type in update.result_types if getattr(type, "shape", ())]
        assert len(made) == 8  # two weights, two biases, and their moments


def test_stages_pass_activations_on_and_gradients_back():
    after = cut(deep(), [0, 0, 0, 0, 1, 1, 1, 1], "microbatch{count=4}, cut-stages")
    passed = {(a, b): list[tuple[int, ...]]() for a in range(2) for b in range(2) if a != b}
    for op in after.walk():
        reader = op.notes.get("plan.stage")
        if not isinstance(reader, Int):
            continue
        for value in op.operands:
            writer = value.op.notes.get("plan.stage") if value.op is not None else None
            if isinstance(writer, Int) and writer != reader:
                passed[writer.value, reader.value].append(value.shape)
    assert set(passed[0, 1]) == set(passed[1, 0]) == {(2, 16)}


def test_a_norm_over_all_gradients_takes_turns():
    """Each stage sums its part, one adds up, and each changes its weights by the whole."""
    after = cut(source_of("clipped"), (0, 1), "microbatch{count=2}, cut-stages")
    updates = [stage for phase, stage in calls(after) if phase == "update"]
    assert updates == [0, 1, 0, 1]


def test_a_schedule_says_whether_weights_stand_apart():
    for schedule, phase in (("1f1b", "backward"), ("zb-h1", "weight")):
        module = labelled(source_of("plain_mean"), (0, 1))
        module.set_note("plan.schedule", String(schedule))
        parse_pipeline("cut-stages").run(module)
        assert (phase, 0) in calls(module)


def test_labels_in_the_way_back_are_kept():
    """A planner labels all; a person may move an op of the way back to another stage."""
    source = source_of("conv_net")
    plain = cut(source, (0, 1, 1), "cut-stages")
    every = len(heavy(parse(source)))
    told = cut(source, (0, 1, 1, *[0] * (every - 3)), "cut-stages")
    assert wrong(source, told) == []
    assert print_module(told) != print_module(plain)


CALLS = """module {
  func.func @main(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %x: tensor<4x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>) {
    %0 = call @layer(%x, %a) {plan.stage = 0 : i64} : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
    %1 = call @layer(%0, %b) {plan.stage = 1 : i64} : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
    %c = stablehlo.constant dense<0.0> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.dot_general %0, %1, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %4 = stablehlo.dot_general %1, %b, contracting_dims = [1] x [1] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
    %5 = stablehlo.dot_general %x, %4, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %6 = stablehlo.subtract %a, %5 : tensor<8x8xf32>
    %7 = stablehlo.subtract %b, %3 : tensor<8x8xf32>
    return %6, %7, %2 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>
  }
  func.func private @layer(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>) -> tensor<4x8xf32> {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
    %1 = call @inner(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
  func.func private @inner(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = stablehlo.tanh %x : tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
}
"""  # noqa: E501


@pytest.mark.parametrize("passes", ["cut-stages", "microbatch{count=2}, cut-stages"])
def test_a_label_on_a_call_is_one_on_what_it_calls(passes: str):
    module = parse(CALLS)
    parse_pipeline(passes).run(module)
    assert wrong(CALLS, module) == []
    found = functions(module)
    for stage in (0, 1):
        names = [op.name for op in found["forward", stage].walk()]
        assert names.count("stablehlo.tanh") == names.count(HEAVY[0]) == 1


ON_ARGUMENTS = CALLS.replace(" {plan.stage = 0 : i64}", "").replace(" {plan.stage = 1 : i64}", "")


def labelled_arguments(words: str) -> Module:
    head, body = ON_ARGUMENTS.split(" {\n    %0 = call", 1)
    return parse(f"{head} attributes {{plan.stage = {{{words}}}}} {{\n    %0 = call{body}")


@pytest.mark.parametrize("passes", ["cut-stages", "microbatch{count=2}, cut-stages"])
@pytest.mark.parametrize("words", ["a = 0 : i64, b = 1 : i64", 'arg0 = 0 : i64, "[b-c]" = 1 : i64'])
def test_a_label_on_an_argument_is_one_on_what_takes_it_first(passes: str, words: str):
    module, like = labelled_arguments(words), parse(CALLS)
    for one in (module, like):
        parse_pipeline(passes).run(one)
    assert print_module(module) == print_module(like)


def test_arguments_of_a_plan_that_is_followed():
    """Before micro-batches are made, so that these stay in their order."""
    module, like = labelled_arguments("a = 0 : i64, b = 1 : i64"), parse(CALLS)
    for one in (module, like):
        one.set_note("plan.microbatches", Int(2))
        parse_pipeline("follow-stages").run(one)
    assert print_module(module) == print_module(like)
    assert "plan.stage = 1" in print_module(module)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("c = 0 : i64, b = 1 : i64", 'of "c", which meets no argument'),
        ("a = 0 : i64, b = 1 : i64, arg0 = 1 : i64", 'of "arg0", and 0 of "a"'),
        ("a = 0 : i64, b = 2 : i64", "has 3 stages, and no op of stage 1"),
        ("a = 1 : i64, b = 0 : i64", "op of stage 0 reads what stage 1 makes"),
    ],
)
def test_labels_of_arguments_that_are_none(words: str, said: str):
    with pytest.raises(ProgramError) as caught:
        parse_pipeline("cut-stages").run(labelled_arguments(words))
    assert said in caught.value.diagnostics[0].message


def test_phases_may_be_told():
    module = labelled(source_of("plain_mean"), (0, 1))
    last = heavy(module)[-1]
    last.set_note("plan.phase", String("forward"))
    parse_pipeline("cut-stages").run(module)
    assert wrong(source_of("plain_mean"), module) == []
    forward = [func for (phase, _), func in functions(module).items() if phase == "forward"]
    assert sum(op.name in HEAVY for func in forward for op in func.walk()) > 2


# --- refusals


def refused(source: str, stages: Sequence[int], passes: str = "cut-stages") -> Diagnostic:
    with pytest.raises(ProgramError) as caught:
        cut(source, stages, passes)
    (found,) = caught.value.diagnostics
    assert found.help
    return found


def test_stages_in_a_circle_are_printed():
    found = refused(source_of("conv_net"), (1, 0, 1))
    assert "op of stage 0 reads what stage 1 makes" in found.message
    assert "0 -> 1 -> 0" in str(found)


@pytest.mark.parametrize(
    ("stages", "said"),
    [
        ((0, 2), "has 3 stages, and no op of stage 1"),
        ((1, 1), "has 2 stages, and no op of stage 0"),
        ((0, -1), "expected 0 to"),
        ((0, 9999), "expected 0 to"),
        ((), "has no op with plan.stage"),
        ((0, 1, 5), "stands on stage 5, the forward pass has 2"),
    ],
)
def test_labels_that_are_no_stages(stages: tuple[int, ...], said: str):
    assert said in refused(source_of("plain_mean"), stages).message


FORWARD = """func.func @main(%0: tensor<4x4xf32>, %1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %3 = stablehlo.dot_general %0, %2, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return %3 : tensor<4x8xf32>
}"""  # noqa: E501


def test_what_is_no_train_step():
    nothing = FORWARD.replace("%1: tensor<4x8xf32>", "%1: tensor<4x9xf32>")
    nothing = nothing.replace("tensor<4x8xf32>", "tensor<4x9xf32>").replace("4x4", "4x4")
    assert "returns no loss" in refused(FORWARD, (0, 1)).message
    updated = FORWARD.replace("%1: tensor<4x8xf32>", "%1: tensor<4x8xf32>, %9: tensor<2xf32>")
    swapped = updated.replace(
        "return %3 : tensor<4x8xf32>",
        "%4 = stablehlo.tanh %3 : tensor<4x8xf32>\n"
        "  %5 = stablehlo.reshape %4 : (tensor<4x8xf32>) -> tensor<32xf32>\n"
        "  return %5 : tensor<32xf32>",
    ).replace("-> tensor<4x8xf32> {", "-> tensor<32xf32> {", 1)
    assert "no result takes the place of an argument" in refused(swapped, (0, 1)).message


def test_a_phase_that_nobody_knows():
    module = labelled(source_of("plain_mean"), (0, 1))
    heavy(module)[0].set_note("plan.phase", String("sideways"))
    with pytest.raises(ProgramError, match="sideways"):
        parse_pipeline("cut-stages").run(module)


# --- planted errors


def test_a_part_that_forgets_an_order_is_caught(monkeypatch: pytest.MonkeyPatch):
    """Planted: whatever reaches a sum stands apart, also what other stages wait for."""

    def all_apart(flow: object, place: placing.Placing) -> set[Op]:
        return {op for op in place.stages if op not in place.forward}

    monkeypatch.setattr(cutting, "_weight_ops", all_apart)
    with pytest.raises((AssertionError, ProgramError)):
        test_each_stage_has_its_layers()
