"""Trials: an edit gives what the text with it gives; judging never makes a program slower."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.cost.evaluation.evaluate import evaluate
from shardwright.passes.cost.trials.compile import Tried, compiled, now_judged
from shardwright.passes.cost.trials.trial import SHARDING, Edit, Outcome, Where, op_places, trial
from shardwright.passes.registry import Pipeline, main_pipeline
from shardwright.passes.target import Target
from shardwright.spec.attributes import Int, MeshAttr, Unit
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.sharding import Dim, Sharding, sharding
from shardwright.testing.generate.annotated_programs import random_program
from shardwright.testing.generate.step_programs import text as step_text

EXAMPLES = Path(__file__).parents[3] / "examples"
LAYERS = (EXAMPLES / "linear_layers.mlir").read_text(encoding="utf-8")
GPT = (EXAMPLES / "gpt_train_step.mlir").read_text(encoding="utf-8")
MODELS = Path(__file__).parents[2] / "data" / "models" / "real"
MIXED = (MODELS / "mixed_precision.mlir").read_text(encoding="utf-8")
VIT = (EXAMPLES / "vit_train_step.mlir").read_text(encoding="utf-8")
H100 = Target("dgx-h100")


def cut(name: str, *dims: str) -> Sharding:
    """A sharding that cuts dims by axes; "" for none."""
    axes = (Dim((Axis(dim),) if dim else (), False) for dim in dims)
    return sharding(name, tuple(axes))


def same(first: Outcome, second: Outcome) -> bool:
    known = ("text", "seconds", "peak", "fits", "ring_bytes", "argument_bytes")
    return all(getattr(first, key) == getattr(second, key) for key in known)


# --- an edit is the text with it


@pytest.mark.parametrize("target", [Target(), H100], ids=["bytes", "seconds"])
@pytest.mark.parametrize(
    ("edit", "before", "after"),
    [
        (
            Edit("%arg1", SHARDING, cut("mesh", "data", "model")),
            '%arg1: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}',
            '%arg1: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}]>}',
        ),
        (
            Edit(Where("main", op=0), SHARDING, cut("mesh", "", "model")),
            "contracting_dims = [1] x [0] : (tensor<8x16xf32>",
            "contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, "
            '[{}, {"model"}]>]>} : (tensor<8x16xf32>',
        ),
        (
            Edit(Where("", op=0), "mesh", MeshAttr(Mesh((("data", 4), ("model", 2))))),
            '<["data"=2, "model"=4]>',
            '<["data"=4, "model"=2]>',
        ),
        (
            Edit(Where("main", argument=1), SHARDING, None),
            '%arg1: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}',
            "%arg1: tensor<16x32xf32>",
        ),
        (
            Edit(Where("main", argument=0), "tf.aliasing_output", Int(0, "i32")),
            "%arg0: tensor<8x16xf32> {",
            "%arg0: tensor<8x16xf32> {tf.aliasing_output = 0 : i32, ",
        ),
    ],
    ids=["argument", "result", "mesh", "gone", "donated"],
)
def test_an_edit_does_what_editing_the_text_does(
    edit: Edit, before: str, after: str, target: Target
):
    assert LAYERS.count(before) == 1
    by_hand = parse(LAYERS.replace(before, after))
    assert same(trial(parse(LAYERS), [edit], target), trial(by_hand, (), target))


@settings(max_examples=40)
@given(seed=st.integers(0, 10_000), data=st.data())
def test_edits_of_generated_programs_can_be_printed(seed: int, data: st.DataObject):
    program = parse(random_program(seed))
    before = print_module(program)
    edits = [data.draw(edits_of(program)) for _ in range(data.draw(st.integers(1, 3)))]
    try:
        found = trial(program, edits)
    except ProgramError:
        return
    finally:
        assert print_module(program) == before
    assert same(found, trial(parse(with_edits(program, edits))))


def with_edits(program: Module, edits: list[Edit]) -> str:
    """The text of a program with edits, made apart from `trial`."""
    copy = parse(print_module(program))
    for edit in edits:
        assert isinstance(edit.where, Where)
        func = copy.func(edit.where.function)
        assert func is not None
        if edit.where.argument is not None:
            assert isinstance(edit.value, Sharding)
            func.args[edit.where.argument].sharding = edit.value
        else:
            op = [op for op in func.walk() if op is not func][edit.where.op or 0]
            op.notes = op.notes.set("plan.remat", Unit())
    return print_module(copy)


@st.composite
def edits_of(draw: st.DrawFn, program: Module) -> Edit:
    """A sharding of an argument of main, or a mark on an op."""
    main = program.main
    assert main is not None
    ranked = [k for k, value in enumerate(main.args) if hasattr(value.type, "shape")]
    if not ranked or not program.meshes or draw(st.booleans()):
        places = list(op_places(program).values())
        return Edit(draw(st.sampled_from(places)), "plan.remat", Unit())
    name, mesh = draw(st.sampled_from(list(program.meshes.items())))
    index = draw(st.sampled_from(ranked))
    left = [axis for axis, _ in mesh.axes]
    dims: list[str] = []
    for _ in main.args[index].shape:
        axis = draw(st.sampled_from(["", *left]))
        left = [one for one in left if one != axis]
        dims.append(axis)
    return Edit(Where(main.symbol, argument=index), SHARDING, cut(name, *dims))


def test_an_edit_of_another_place_is_caught():
    """The mutant: an index that is one off."""
    right = trial(parse(LAYERS), [Edit(Where("main", op=0), SHARDING, cut("mesh", "", "model"))])
    wrong = trial(parse(LAYERS), [Edit(Where("main", op=1), SHARDING, cut("mesh", "", "model"))])
    assert not same(right, wrong)


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (Edit("%nobody", SHARDING, None), 'no argument is called "%nobody"'),
        (Edit(Where("main", argument=7), SHARDING, None), "@main has no argument 7"),
        (Edit(Where("main", op=99), "plan.remat", Unit()), "@main:99 is no op: there are 3"),
        (Edit(Where("f", op=0), "plan.remat", Unit()), "the program has no function @f"),
        (Edit("%arg0", SHARDING, Unit()), "sdy.sharding of %arg0 cannot be unit"),
        (Edit("%arg0", SHARDING, cut("mesh", "nothing", "")), 'unknown axis name: "nothing"'),
    ],
)
def test_what_cannot_be_edited_is_said(edit: Edit, said: str):
    with pytest.raises(ProgramError) as caught:
        trial(parse(LAYERS), [edit])
    assert said in str(caught.value)


def test_without_a_cluster_nothing_is_priced():
    found = trial(parse(LAYERS))
    assert (found.seconds, found.fits, found.cost) == (None, None, None)
    assert found.peak > 0 and found.ring_bytes > 0
    priced = trial(parse(LAYERS), (), H100)
    assert priced.fits and priced.seconds and priced.seconds == priced.cost.step  # type: ignore


def test_a_local_program_is_only_completed():
    local = parse(trial(parse(LAYERS)).text)
    again = trial(local, (), H100)
    assert again.text == print_module(local) and again.seconds


# --- judging


@pytest.mark.parametrize(
    ("program", "cluster"),
    [
        (GPT, "pcie-workstation:8"),
        (VIT, "dgx-h100"),
        (step_text("loop", (2, 4)), "dgx-h100"),
        (step_text("loop", (2, 4)), "dgx-a100"),
        (LAYERS, "dgx-v100"),
    ],
    ids=["gpt-pcie", "vit-h100", "loop-h100", "loop-a100", "layers-v100"],
)
def test_no_optimisation_makes_a_program_slower(program: str, cluster: str):
    target = Target(cluster, trips=3)
    best = Outcome(compiled(parse(program), target)).seconds
    assert best is not None
    main = main_pipeline(target.cluster)
    for position in main.optimisations():
        without = main.without({position})
        seconds = trial(parse(program), (), target, pipeline=without).seconds
        assert seconds is not None and best <= 1.001 * seconds, main.steps[position].name
    plain = trial(parse(program), (), target, pipeline=main.plain()).seconds
    assert plain is not None and best <= 1.001 * plain


def test_an_unjudged_program_is_caught():
    """The mutant: all optimisations are kept, as if they always paid."""
    best = Outcome(compiled(parse(MIXED), H100)).seconds
    unjudged = trial(parse(MIXED), (), H100).seconds
    assert best is not None and unjudged is not None and unjudged > 1.01 * best


def test_what_judging_found_is_the_pipeline_that_runs():
    found = compiled(parse(MIXED), H100)
    module = parse(MIXED)
    found.pipeline.run(module)
    assert print_module(module) == print_module(found.local)
    names = [step.name for step in found.pipeline.steps]
    assert "sum-after-loops" not in names and "pad" in names
    assert evaluate(module, H100).step == evaluate(found.local, H100).step


@pytest.mark.parametrize("program", [MIXED, LAYERS], ids=["mixed", "layers"])
def test_what_was_compiled_without_judging_is_judged_later(program: str):
    """Where all optimisations pay its program is the one that was made, else another."""
    at_once = compiled(parse(program), H100, is_followed=True)
    before = compiled(parse(program), H100, is_judged=False, is_followed=True)
    later = now_judged(before)
    assert later is not None and later.pipeline == at_once.pipeline
    assert print_module(later.local) == print_module(at_once.local)
    assert later.unjudged == at_once.unjudged is not None
    assert (later.local is before.local) == (later.pipeline == before.pipeline)


def test_what_few_layers_stand_for_is_not_judged_later():
    module = parse(GPT)
    assert now_judged(compiled(module, H100, is_judged=False, is_followed=True)) is not None
    shorter = replace(compiled(module, H100, is_judged=False), is_longer=True)
    local = compiled(parse(print_module(shorter.local)), H100, is_judged=False)
    assert now_judged(shorter) is None and now_judged(local) is None


# --- one named pipeline, cut by stage


@pytest.mark.parametrize("stage", ["propagated", "resharded", "collective", "local"])
def test_cuts_of_the_main_pipeline_make_the_whole(stage: str):
    main = main_pipeline("dgx-h100")
    assert main.until(stage) + main.after(stage) == main
    module = parse(LAYERS)
    main.until(stage).run(module)
    main.after(stage).run(module)
    assert print_module(module) == trial(parse(LAYERS), (), H100).text


def test_a_stage_that_no_step_reaches_is_refused():
    with pytest.raises(ValueError, match="no step of the pipeline reaches stage local"):
        Pipeline(main_pipeline().until("propagated").steps).after("local")


def test_what_fits_is_better_than_what_does_not():
    slow, fast = (Tried(frozenset(), frozenset(), seconds, True) for seconds in (2.0, 1.0))
    too_large = Tried(frozenset(), frozenset(), 0.5, False)
    assert fast.is_better(slow) and not slow.is_better(fast) and not fast.is_better(fast)
    assert slow.is_better(too_large) and not too_large.is_better(slow)
