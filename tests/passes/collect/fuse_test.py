"""Runs of moves in one: the same numbers on every device, never slower, refused where unsound."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from shardwright.ir.analysis.link_seconds import messages, total_seconds
from shardwright.ir.clusters import find_cluster
from shardwright.ir.core import Module, Op
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.collect.runs import move_runs
from shardwright.passes.partition.reshard.types import Step, widened
from shardwright.passes.partition.reshard_timed import query
from shardwright.passes.partition.reshard_timed.step_seconds import StepTimes
from shardwright.passes.partition.resharding import steps_as_ops
from shardwright.passes.registry import PassFault, Pipeline, parse_pipeline
from shardwright.spec import stages
from shardwright.spec.attributes import Array, Attrs, Ints, String
from shardwright.spec.links import Links
from shardwright.spec.machines.units import quantity
from shardwright.spec.op import Values
from shardwright.testing.generate.level_programs import SYSTEMS, level_program
from shardwright.testing.generate.moving_programs import moving_program
from shardwright.testing.scripts import Job, ScriptFailed, run_scripts
from shardwright.testing.soundness import assert_rewrite_sound, rewrite

PROPAGATE = "sdy-propagation-pipeline"
(BY_BYTES,) = parse_pipeline("insert-reshards").steps
COLLECTIVE = f"{PROPAGATE},insert-reshards,pad,reshard-to-collectives"
File = Callable[[tuple[int, ...]], str]


def draws(seed: int) -> Callable[..., tuple[tuple[float, float], ...]]:
    """Times without sense: every way is the fastest somewhere, a run as it stands seldom is."""
    known: dict[object, tuple[tuple[float, float], ...]] = {}

    def lines(self: object, *key: object) -> tuple[tuple[float, float], ...]:
        words = str(key)
        if words not in known:
            known[words] = ((Random(f"{seed} {words}").choice((1.0, 3.0, 9.0, 1e-3)), 1e-9),)
        return known[words]

    return lines


MEMO = "shardwright.passes.partition.reshard_timed.planner._asked_before"


def drawn(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    found = draws(seed)
    monkeypatch.setattr(MEMO, lambda *_: {})  # else later tests would find wrong chains
    monkeypatch.setattr(StepTimes, "lines", found)
    monkeypatch.setattr(StepTimes, "permute_lines", found)


def program(seed: int) -> tuple[str, tuple[int, ...]]:
    """A program and the levels that its mesh lies on."""
    random = Random(seed)
    if seed % 3:
        system = random.choice(SYSTEMS)
        return level_program(random, system), system
    text = moving_program(seed)
    (mesh,) = parse(text).meshes.values()
    return text, {2: (2,), 6: (2, 3), 8: (2, 2, 2)}[mesh.device_count]


def checked(seed: int, file: File) -> Module:
    """A program with its runs in one, which computes what it computed."""
    text, system = program(seed)
    placement = "on" if seed % 5 == 0 else "off"
    passes = f"synthesize{{cluster={file(system)} placement={placement}}},localize"
    return assert_rewrite_sound(text, f"{COLLECTIVE},{passes}", seed=seed)


def fused(module: Module) -> list[str]:
    """What the runs of a program became."""
    notes = (op.notes.get("plan.synthesis") for op in module.walk())
    found = (note["program"] for note in notes if isinstance(note, Attrs))
    return [word.value for word in found if isinstance(word, String)]


SEEDS = range(45)


def test_all_devices_compute_what_they_did(cluster: File, monkeypatch: pytest.MonkeyPatch):
    found: list[str] = []
    for seed in SEEDS:
        drawn(seed, monkeypatch)
        found += fused(checked(seed, cluster))
    words = {step.split(" ")[0] for text in found for step in text.split("; ")}
    assert words == {name.removeprefix("sdy.") for name in steps_as_ops.NAMES.values()}
    assert len(set(found)) > 25


def with_moved_reversed(step: Step) -> Step:
    """Axes that leave or join a dim the other way round."""
    step = widened(step)
    return Step(
        step.kind, tuple(axes[::-1] for axes in step.moved), tuple(axes[::-1] for axes in step.out),
        step.received, step.moves, step.axes, step.partial, step.view,
    )  # fmt: skip


MUTANTS: list[tuple[Any, str, Any]] = [
    (steps_as_ops, "SUMS", ()),  # sums forget their kind
    (query, "widened", with_moved_reversed),
]


@pytest.mark.parametrize(("owner", "name", "wrong"), MUTANTS)
def test_mutants_are_caught(
    owner: Any, name: str, wrong: Any, cluster: File, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(owner, name, wrong)
    with pytest.raises((AssertionError, ProgramError, PassFault)):
        for seed in SEEDS:
            drawn(seed, monkeypatch)
            checked(seed, cluster)


def test_scripts_run_what_was_fused(tmp_path: Path, cluster: File, monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip("jax")
    emit = import_module("shardwright.backends.jax.lower").emit
    jobs, expected = list[Job](), list[list[Values]]()
    seed = 0
    while len(jobs) < 3:
        seed += 1
        drawn(seed, monkeypatch)
        whole = parse(level_program(Random(seed), (2, 2, 2)))
        passes = f"synthesize{{cluster={cluster((2, 2, 2))}}},localize"
        local = rewrite(whole, f"{COLLECTIVE},{passes}")
        if not fused(local):
            continue
        path = tmp_path / f"{seed}.py"
        path.write_text(emit(local, whole, "test"))
        args = inputs(whole, seed)
        jobs.append((path, args))
        expected.append(run(whole, args))
    for outcome, wanted in zip(run_scripts(jobs, 0), expected, strict=True):
        assert not isinstance(outcome, ScriptFailed), str(outcome)
        assert all(np.array_equal(a, b) for a, b in zip(outcome, wanted, strict=True))


# --- what becomes of single programs

GCP = "gcp-v100:2"


def summed(then: str, mesh: str = '"x"=2, "y"=8', kind: str = "") -> str:
    """A partial value over x, summed, and what else is done to it."""
    note = f' {{plan.kind = "{kind}"}}' if kind else ""
    reducer, start = {"": ("add", "0.0"), "max": ("maximum", "0xFF800000")}[kind]
    partial = '<@mesh, [{}, {}], unreduced={"x"}>'
    return f"""
sdy.mesh @mesh = <[{mesh}]>
func.func @main(%a: tensor<16x1024x1024xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{"x"}}, {{}}, {{}}]>}})
    -> (tensor<1024x1024xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{}}, {{"y"}}]>}}) {{
  %c = stablehlo.constant dense<{start}> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %c) applies stablehlo.{reducer} across dimensions = [0]
    {{sdy.sharding = #sdy.sharding_per_value<[{partial}]>}} : (tensor<16x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32>
  %1 = sdy.all_reduce {{"x"}} %0 out_sharding=<@mesh, [{{}}, {{}}]>{note} : tensor<1024x1024xf32>
  {then}
}}
"""  # noqa: E501


SLICE = (
    '%2 = sdy.all_slice [{}, {"y"}] %1 out_sharding=<@mesh, [{}, {"y"}]> : tensor<1024x1024xf32>\n'
    "return %2 : tensor<1024x1024xf32>"
)
BETWEEN = SLICE.replace(
    "%2 =",
    "%3 = stablehlo.negate %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>} : "
    "tensor<1024x1024xf32>\n%2 =",
).replace("%1 out", "%3 out")


def moves(module: Module) -> list[Op]:
    return [op for op in module.walk() if op.name in stages.MOVERS]


@pytest.mark.parametrize("kind", ["", "max"])
def test_a_sum_that_is_cut_is_cut_first(kind: str):
    after = rewrite(parse(summed(SLICE, kind=kind)), f"synthesize{{cluster={GCP}}}")
    cut, total = moves(after)
    assert (cut.name, total.name) == ("sdy.all_slice", "sdy.all_reduce")
    assert total.notes.get("plan.kind") == (String(kind) if kind else None)
    assert stages.is_at("collective", after)


def test_a_second_way_to_combine_ends_a_run():
    text = summed(SLICE).replace('"x"=2, "y"=8', '"x"=2, "y"=4, "z"=2')
    text = (
        text.replace('unreduced={"x"}', 'unreduced={"x", "z"}')
        .replace(
            "%2 = sdy.all_slice",
            '%9 = sdy.all_reduce {"z"} %1 out_sharding=<@mesh, [{}, {}]> {plan.kind = "max"} : '
            "tensor<1024x1024xf32>\n%2 = sdy.all_slice",
        )
        .replace('%1 out_sharding=<@mesh, [{}, {"y"}]>', '%9 out_sharding=<@mesh, [{}, {"y"}]>')
    )
    text = text.replace(
        '%1 = sdy.all_reduce {"x"} %0 out_sharding=<@mesh, [{}, {}]>',
        '%1 = sdy.all_reduce {"x"} %0 out_sharding=<@mesh, [{}, {}], unreduced={"z"}>',
    )
    layouts = steps_as_ops.layouts_of(module := parse(text))
    found = [[op.name for op in run.ops] for run in move_runs.runs(module, layouts)]
    assert found == [["sdy.all_reduce"], ["sdy.all_reduce", "sdy.all_slice"]]


def test_a_value_with_other_users_ends_a_run():
    text = summed(BETWEEN)
    layouts = steps_as_ops.layouts_of(module := parse(text))
    found = [[op.name for op in run.ops] for run in move_runs.runs(module, layouts)]
    assert found == [["sdy.all_reduce"], ["sdy.all_slice"]]


def test_axes_that_are_manual_are_not_idle():
    text = """
sdy.mesh @mesh = <["x"=2, "y"=8]>
func.func @main(%a: tensor<2048x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", "x"}, {}]>})
    -> (tensor<2048x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}) {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"y", "x"}, {}]>]
    out_shardings=[<@mesh, [{"y"}, {}]>] manual_axes={"y"} (%b: tensor<256x4096xf32>) {
    %1 = sdy.all_gather [{"x"}, {}] %b out_sharding=<@mesh, [{}, {}]> : tensor<256x4096xf32>
    sdy.return %1 : tensor<256x4096xf32>
  } : (tensor<2048x4096xf32>) -> tensor<2048x4096xf32>
  return %0 : tensor<2048x4096xf32>
}
"""
    layouts = steps_as_ops.layouts_of(module := parse(text))
    (found,) = move_runs.runs(module, layouts)
    assert found.manual == {"y"}
    after = rewrite(module, f"synthesize{{cluster={GCP}}}")
    assert [op.name for op in moves(after)] == ["sdy.all_gather"]


def test_what_was_done_is_not_done_again(cluster: File):
    for seed in SEEDS[:10]:
        text, system = program(seed)
        passes = f"synthesize{{cluster={cluster(system)}}}"
        once = rewrite(parse(text), f"{COLLECTIVE},{passes}")
        assert print_module(rewrite(once, passes)) == print_module(once)


def test_a_report_changes_notes_only(cluster: File):
    said = 0
    for seed in SEEDS[:6]:
        text, system = program(seed)
        before = rewrite(parse(text), COLLECTIVE)
        name = cluster(system)
        report = rewrite(before, f"synthesize{{cluster={name} mode=report placement=on}}")
        said += len(fused(report))
        assert "plan.placement" in report.notes
        report.set_note("plan.placement", None)
        for op in report.walk():
            op.set_note("plan.synthesis", None)
        assert print_module(report) == print_module(before)
    assert said > 5


# --- whole programs


def seconds(module: Module, name: str) -> float:
    found = find_cluster(name)
    return total_seconds(messages(module, found.devices), Links(found))


def cut_by_bytes(passes: str) -> Pipeline:
    steps = parse_pipeline(f"{PROPAGATE},{passes}").steps
    return Pipeline(tuple(BY_BYTES if step.name == BY_BYTES.name else step for step in steps))


def test_pipelines_on_a_cluster_are_never_slower(cluster: File):
    """By bytes; chains; in one; with the placement chosen: each no slower than the one before.

    Ops are cut by bytes throughout: by seconds, slower moves may save work.
    """
    gains = [0, 0, 0]
    for seed in SEEDS[:12]:
        text, system = program(seed)
        name = cluster(system)
        ways = (
            "partition",
            f"partition,synthesize{{cluster={name}}}",
            f"partition{{cluster={name}}}",
            f"partition{{cluster={name} placement=on}}",
        )
        times = [seconds(rewrite(parse(text), cut_by_bytes(one)), name) for one in ways]
        for number, (a, b) in enumerate(zip(times, times[1:], strict=False)):
            assert b <= a * (1 + 1e-6), (seed, number, times)
            gains[number] += b < a * (1 - 1e-6)
    assert min(gains) > 0, gains


def test_the_placement_is_that_of_the_fastest_chains():
    """Where all is one sum over x, x belongs inside; its matrix and order are written."""
    text = summed(SLICE, '"x"=8, "y"=2')
    for passes in ("", "localize,"):
        after = rewrite(parse(text), f"{passes}synthesize{{cluster={GCP} placement=on}}")
        note = after.notes["plan.placement"]
        assert isinstance(note, Attrs)
        assert note["matrix"] == Array((Ints((1, 8)), Ints((2, 1))))
        (mesh,) = after.meshes.values()
        assert mesh.device_ids == tuple(8 * (k % 2) + k // 2 for k in range(16))
        best, given = (note[key] for key in ("best", "given"))
        assert isinstance(best, String) and isinstance(given, String)
        assert quantity(best.value, "seconds") < quantity(given.value, "seconds")


@pytest.mark.parametrize(
    ("options", "words", "help"),
    [
        ("placement=maybe", 'unknown placement "maybe"', "on"),
        (f"cluster={GCP} mode=of", 'unknown mode "of"', "off"),
        ("cluster=gcp-v100:4", "has 16 devices, the cluster gcp-v100:4 32", "gcp-v100:2"),
    ],
)
def test_what_cannot_be_done_is_said(options: str, words: str, help: str):
    with pytest.raises(ProgramError) as caught:
        parse_pipeline(f"synthesize{{{options}}}").run(parse(summed(SLICE)))
    assert words in str(caught.value)
    assert help in str(caught.value.diagnostics[0].help)


def test_another_stage_is_refused_with_what_is_missing():
    type = "tensor<1024x1024xf32>"
    text = summed(f'%2 = sdy.reshard %1 <@mesh, [{{}}, {{"y"}}]> : {type}\nreturn %2 : {type}')
    with pytest.raises(ProgramError) as caught:
        parse_pipeline(f"synthesize{{cluster={GCP}}}").run(parse(text))
    assert "needs stage collective or local, but %2 is a sdy.reshard" in str(caught.value)
    assert "run reshard-to-collectives first" in str(caught.value)


def test_a_mesh_in_no_order_is_placed_by_its_times_as_they_are():
    """Axes that are no product of levels have no chains; placements have."""
    text = summed(SLICE, '"x"=8, "y"=2').replace(
        '"y"=2]>', '"y"=2], device_ids=[3, 0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14]>'
    )
    for passes in ("", "localize,"):
        after = rewrite(parse(text), f"{passes}synthesize{{cluster={GCP} placement=on}}")
        note = after.notes["plan.placement"]
        assert isinstance(note, Attrs) and note["matrix"] == Array((Ints((1, 8)), Ints((2, 1))))
