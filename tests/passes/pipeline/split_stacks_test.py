"""Stages get their own rows of stacked arrays; loops over layers are cut by their turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress

import numpy as np
import pytest

from shardwright.ir.core import Module, Op, clone_region
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.reference.staged_run import run_stages
from shardwright.ir.run import run
from shardwright.ir.verify import verify
from shardwright.passes.pipeline.stage_closing.closed_program import closed
from shardwright.passes.pipeline.stage_rows import part_writer
from shardwright.passes.pipeline.stage_rows.part_writer import PartWriter
from shardwright.passes.pipeline.stage_rows.row_stages import RowStages, Run
from shardwright.passes.pipeline.stage_rows.stacks import Stack
from shardwright.passes.registry import main_pipeline, parse_pipeline
from shardwright.spec.attributes import Array, Int, String
from shardwright.spec.given_rows import GivenRows, given_rows, spelled_rows
from shardwright.spec.op import Values
from shardwright.spec.plan import ARG_ROWS, RESULT_ROWS, STAGE
from shardwright.testing.generate.stacked_steps import WAYS, Stacked, scan

SEEDS = range(36)
CLOSE = 1e-5


def split(step: Stacked) -> Module:
    module = parse(step.text())
    parse_pipeline("split-stacks, cut-stages").run(module)
    return module


def are_close(found: list[Values], wanted: list[Values]) -> bool:
    pairs = [*zip(found, wanted, strict=True)]
    assert all(one.shape == other.shape for one, other in pairs)
    return all(np.abs(a - b).max() <= CLOSE * max(np.abs(b).max(), 1e-3) for a, b in pairs)


def is_right(step: Stacked, seed: int) -> bool:
    """Whether the split program computes what the given one does, from and to whole arrays."""
    whole = parse(step.text())
    args = inputs(whole, seed)
    return are_close(run(split(step), args), run(whole, args))


def words(module: Module, key: str) -> list[GivenRows]:
    assert module.main is not None
    note = module.main.notes[key]
    assert isinstance(note, Array)
    found = [given_rows(one.value) for one in note if isinstance(one, String)]
    return [one for one in found if one is not None]


def stages_of(op: Op) -> set[int]:
    """The stages of calls that an op's results reach."""
    found = op.notes.get(STAGE)
    if isinstance(found, Int):
        return {found.value}
    return {stage for value in op.results for user in value.users() for stage in stages_of(user)}


def is_apart(step: Stacked) -> bool:
    """Whether each stage takes its own rows, and no other."""
    module = split(step)
    assert module.main is not None
    runs = {run: stage for stage, run in enumerate(step.runs)}
    for arg, rows in zip(module.main.args, words(module, ARG_ROWS), strict=True):
        if rows.dim is None:
            continue
        read = {stage for user in arg.users() for stage in stages_of(user)}
        if read != {runs.get((rows.start, rows.stop))}:
            return False
    return True


@pytest.mark.parametrize("seed", SEEDS)
def test_a_split_step_computes_the_same_and_each_stage_has_its_rows(seed: int):
    step = Stacked.drawn(seed)
    assert is_right(step, seed)
    assert is_apart(step)
    split_args = Counter(one.number for one in words(split(step), ARG_ROWS) if one.dim is not None)
    assert split_args == {k: len(step.runs) for k in range(3 if step.moves else 2)}


def test_what_is_drawn():
    """All ways of stacks, dims and updates occur, with two and three stages."""
    drawn = [Stacked.drawn(seed) for seed in SEEDS]
    seen = Counter((one.way, one.dim, one.clips, one.moves, len(one.runs)) for one in drawn)
    for place, values in enumerate((WAYS, (0, 1), (True, False), (True, False), (2, 3))):
        assert {key[place] for key in seen} == {*values}


@pytest.mark.parametrize("seed", [1, 6])
def test_the_text_is_a_program_and_means_the_same(seed: int):
    module = split(Stacked.drawn(seed))
    assert [*verify(module)] == []
    again = parse(print_module(module))
    assert print_module(again) == print_module(module)
    whole = parse(Stacked.drawn(seed).text())
    args = inputs(whole, 0)
    assert are_close(run(again, args), run(whole, args))


@pytest.mark.parametrize(
    ("label", "main", "schedule", "runs"),
    [
        ("[0, 0, 1, 1]", "", "1f1b", ["[0:2]", "[2:4]"]),
        ("[0, 0, 0, 1]", "", "zb-h1", ["[0:3]", "[3:4]"]),
        ("[0, 1, 2, 3]", "", "interleaved:2", ["[0:1]", "[1:2]", "[2:3]", "[3:4]"]),
        ("", "{w = [0, 1, 1, 1]}", "gpipe", ["[0:1]", "[1:4]"]),
        ("0", "{x = 0, w = [0, 0, 1, 1]}", "1f1b", []),
    ],
)
def test_loops_are_cut_by_their_turns(label: str, main: str, schedule: str, runs: list[str]):
    text = scan(label, main, schedule)
    if not runs:  # a loop that stands on one stage, of which rows say otherwise
        with pytest.raises(ProgramError):
            main_pipeline().run(parse(text))
        return
    module = parse(text)
    main_pipeline().run(module)
    assert [one.suffix for one in words(module, ARG_ROWS)] == [*runs, ""]
    assert [one.suffix for one in words(module, RESULT_ROWS)] == [*runs, ""]
    assert module.main is not None
    donated = [attrs.get("tf.aliasing_output") for attrs in module.main.arg_attrs]
    assert [one.value for one in donated if isinstance(one, Int)] == [*range(len(runs))]
    whole = parse(scan())
    args = inputs(whole, 3)
    assert are_close(run_stages(closed(module), args), run(whole, args))


@pytest.mark.parametrize(
    ("label", "main", "said", "help"),
    [
        ("[0, 1]", "", "has plan.stage of 2 turns, expected 4", "such as [0, 0, 1, 1]"),
        ("", "{w = [0, 1]}", "has plan.stage of 2 rows of w, expected 4", "for each row"),
        ("", "{x = [0, 0, 0, 0, 1, 1, 1, 1]}", "nothing takes them one by one", "a loop of 8"),
    ],
)
def test_labels_that_fit_no_loop(label: str, main: str, said: str, help: str):
    with pytest.raises(ProgramError) as caught:
        parse_pipeline("follow-stages").run(parse(scan(label, main)))
    (found,) = caught.value.diagnostics
    assert said in found.message and help in found.help


def test_a_loop_that_may_end_before_is_not_cut():
    text = scan("[0, 0, 1, 1]").replace("compare LT, %i, %four", "compare LT, %i, %i", 1)
    with pytest.raises(ProgramError, match="does not say how many it runs"):
        parse_pipeline("follow-stages").run(parse(text))


def test_only_loops_have_turns():
    text = scan().replace(
        "[0, 1] : (tensor<8x8xf32>, tensor<f32>)",
        "[0, 1] {plan.stage = [0, 1]} : (tensor<8x8xf32>, tensor<f32>)",
        1,
    )
    module = parse(text)
    assert any("expected an integer" in one.message for one in verify(module))


def test_columns_that_are_taken_together_are_no_layers():
    """Halves of a weight, as those of queries and keys, stay one array."""
    text = Stacked((0, 0, 1, 1), "join", 0, False, False).text()
    more = """    %p = stablehlo.slice %b [0:2, 0:4] : (tensor<4x4xf32>) -> tensor<2x4xf32>
    return"""
    module = parse(text.replace("    return", more))
    parse_pipeline("split-stacks").run(module)
    assert Counter(one.number for one in words(module, ARG_ROWS)) == {0: 2, 1: 1, 2: 1}


def test_every_other_column_of_a_row_is_no_row():
    text = Stacked((0, 1), "join", 0, False, False).text()
    more = """    %p = stablehlo.slice %b [0:1, 0:4:2] : (tensor<2x4xf32>) -> tensor<1x2xf32>
    return"""
    module = parse(text.replace("    return", more))
    parse_pipeline("split-stacks").run(module)
    assert Counter(one.number for one in words(module, ARG_ROWS)) == {0: 2, 1: 1, 2: 1}


def test_results_are_whole_where_only_rows_of_arguments_are_said():
    module = parse(
        "func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {\n"
        "  return %b : tensor<2xf32>\n}"
    )
    assert module.main is not None
    module.main.set_note(ARG_ROWS, Array((String("arg0[0:2]"), String("arg0[2:4]"))))
    (found,) = run(module, [np.arange(4, dtype=np.float32)])
    assert found.tolist() == [2, 3]


def test_a_stack_that_is_needed_whole_stays():
    """The product of a stack with itself needs rows of both stages at once."""
    text = Stacked((0, 1), "join", 0, False, False).text()
    more = """    %p = stablehlo.dot_general %b, %b, contracting_dims = [0] x [0] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
    return"""  # noqa: E501
    text = text.replace("    return", more).replace(
        ": tensor<2x4x4xf32>, ", ": tensor<2x4x4xf32>, "
    )
    module = parse(text)
    parse_pipeline("split-stacks").run(module)
    rows = words(module, ARG_ROWS)
    assert Counter(one.number for one in rows) == {0: 2, 1: 1, 2: 1}


@pytest.mark.parametrize(
    ("args", "results"),
    [
        (["arg0[0:2]", "arg0[3:4]", "arg1"], None),
        (["arg0[0:2]", "arg1", "arg0[2:4]"], None),
        (["arg0[0:2]", "arg0[2:4]"], None),
        (["arg0[0:1]", "arg0[1:4]", "arg1"], None),
        (["arg0[:, 0:2]", "arg0[:, 2:4]", "arg1"], None),
        (None, ["res0[2:4]", "res0[0:2]", "res1"]),
    ],
)
def test_rows_that_are_not_all_of_an_array_are_refused(
    args: list[str] | None, results: list[str] | None
):
    module = parse(scan("[0, 0, 1, 1]"))
    parse_pipeline("follow-stages").run(module)
    whole = parse(scan())
    given = inputs(whole, 0)
    assert are_close(run(module, given), run(whole, given))
    assert module.main is not None
    for key, texts in ((ARG_ROWS, args), (RESULT_ROWS, results)):
        if texts is not None:
            module.main.set_note(key, Array(tuple(map(String, texts))))
    with pytest.raises(ProgramError):
        run(module, given)


@pytest.mark.parametrize("text", ["arg0", "res12", "arg3[0:2]", "arg3[:, :, 4:5]"])
def test_words_for_rows(text: str):
    found = given_rows(text)
    assert found is not None and spelled_rows(text[:3], found) == text


@pytest.mark.parametrize("text", ["", "arg", "arg0[]", "arg0[2:2]", "arg0[0:2", "arg٣", "x0[0:1]"])
def test_what_is_no_word_for_rows(text: str):
    assert given_rows(text) is None


# --- planted errors


def forgetful(self: PartWriter, op: Op, role: part_writer.Role) -> None:
    """Sums end with the rows of the first stage."""
    value = [*op.operands, *op.results][role.dims[0][0]]
    operands = [self.parts[value][0], *op.operands[1:]]
    types = [value.tensor for value in op.results]
    regions = [clone_region(region, {}) for region in op.regions]
    made = self.out.append(op.name, operands, types, op.attrs, regions)
    for old, new in zip(op.results, made.results, strict=True):
        old.replace_uses(new)


def shifted(self: RowStages, stack: Stack) -> list[Run]:
    """Stages have rows of their neighbours."""
    found = RIGHT(self, stack)
    return [one._replace(stage=found[k - 1].stage) for k, one in enumerate(found)]


def unmoved(run: Run, role: part_writer.Role) -> tuple[int, int]:
    """Rows are put, and taken, as if all runs began with the first."""
    first, last = max(run.start, role.start), min(run.stop, role.stop)
    return (run.start, run.start + last - first) if first < last else (first, last)


def is_placed(step: Stacked, seed: int) -> bool:
    return is_apart(step)


RIGHT = RowStages.runs


@pytest.mark.parametrize(
    ("where", "name", "wrong", "holds"),
    [
        (PartWriter, "_sum", forgetful, is_right),
        (RowStages, "runs", shifted, is_placed),
        (part_writer, "_shared", unmoved, is_right),
    ],
)
def test_planted_errors_are_seen(
    monkeypatch: pytest.MonkeyPatch, where: object, name: str, wrong: object,
    holds: Callable[[Stacked, int], bool],
):  # fmt: skip
    step = Stacked((0, 0, 1, 1, 1), "update", 0, True, True)
    assert holds(step, 0)
    monkeypatch.setattr(where, name, wrong)
    with suppress(ProgramError):  # it may not get as far as to run
        assert not holds(step, 0)
