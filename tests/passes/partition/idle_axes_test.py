"""Whole programs whose reshards may use idle axes: never more bytes, and the same results."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from shardwright.ir.core import Op, Value
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run, run_devices
from shardwright.passes.partition import reshard_to_collectives as lowering
from shardwright.passes.partition.insert_reshards import InsertReshards
from shardwright.passes.partition.localize import Localize
from shardwright.passes.partition.pad import Pad
from shardwright.passes.partition.reshard.types import Step, spare_axes
from shardwright.passes.partition.reshard_to_collectives import ReshardToCollectives
from shardwright.spec import stages
from shardwright.spec.axes import Axes, Mesh
from shardwright.spec.op import Values
from shardwright.testing.generate.spreading import scatter_shardings
from shardwright.testing.recipes import build, random_recipe
from shardwright.testing.scripts import Job, ScriptFailed, run_scripts
from shardwright.testing.soundness import differences

LAYOUTS = ('[{}, {}]', '[{"a"}, {}]', '[{}, {"a"}]', '[{"b"}, {"a"}]', '[{"a"}, {"b"}]',
           '[{}, {"b", "a"}]', '[{"a", "b"}, {}]', '[{"c"}, {"b"}]', '[{"b"}, {"c"}]')  # fmt: skip
MESHES = ('["a"=3, "b"=2, "c"=2]', '["a"=2, "b"=2, "c"=3]', '["a"=2, "b"=2, "c"=2]')


@dataclass
class Moved:
    """Elements that a device receives in all, and collectives."""

    elements: float = 0.0
    steps: list[Step] = field(default_factory=list[Step])


@pytest.fixture
def moved(monkeypatch: pytest.MonkeyPatch) -> Moved:
    """What the pass writes."""
    found, real = Moved(), lowering.write_step

    def noted(layouts: lowering.Layouts, op: Op, value: Value, step: Step, put: object) -> Value:
        found.elements += float(step.received)
        found.steps.append(step)
        return real(layouts, op, value, step, put)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(lowering, "write_step", noted)
    return found


def _no_axes(mesh: Mesh, taken: Container[str] = ()) -> Axes:
    return ()


def _total(text: str, moved: Moved) -> float:
    """Elements that the program of a text receives, which is at stage `resharded`."""
    moved.elements = 0.0
    ReshardToCollectives().run(parse(text))
    return moved.elements


def _random_program(seed: int) -> str:
    """Ops with random shardings on all values."""
    module = build(random_recipe(seed))
    scatter_shardings(module, seed)
    for step in (InsertReshards(), Pad()):
        step.run(module)
    return print_module(module)


def _moving_program(seed: int) -> str:
    """A chain of reshards, of which each is also an operand of a sum."""
    rng = Random(seed)
    layouts = [rng.choice(LAYOUTS) for _ in range(5)]
    given = f"{{sdy.sharding = #sdy.sharding<@mesh, {layouts[0]}>}}"
    made = f"{{sdy.sharding = #sdy.sharding<@mesh, {layouts[-1]}>}}"
    type = "tensor<24x36xi32>"
    moves = "\n".join(
        f"%{k} = sdy.reshard %{k - 1} <@mesh, {layout}> : {type}"
        for k, layout in enumerate(layouts[1:], 1)
    )
    return f"""
    sdy.mesh @mesh = <{rng.choice(MESHES)}>
    func.func @main(%0: {type} {given}) -> ({type} {made}) {{
      {moves}
      return %{len(layouts) - 1} : {type}
    }}"""


@pytest.mark.parametrize("written", [_random_program, _moving_program])
def test_no_program_moves_more_than_without_idle_axes(
    written: object, moved: Moved, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert callable(written)
    texts = [str(written(seed)) for seed in range(60)]
    shared = [_total(text, moved) for text in texts]
    monkeypatch.setattr(lowering, "spare_axes", _no_axes)
    alone = [_total(text, moved) for text in texts]
    assert all(a <= b * (1 + 1e-12) for a, b in zip(shared, alone, strict=True))
    if written is _moving_program:
        assert sum(a < b for a, b in zip(shared, alone, strict=True)) > 5


def _faults(text: str, seed: int, *, again: bool) -> list[str]:
    """How all devices differ from one; `again`: print and parse between passes."""
    module = parse(text)
    args = inputs(module, seed)
    expected = run(module, args)
    for step in (ReshardToCollectives(), Localize()):
        step.run(module)
        assert stages.problem(step.leaves, module) is None
        module = parse(print_module(module)) if again else module
    return differences(run_devices(module, args), expected)


@pytest.mark.parametrize("again", [False, True])
def test_all_devices_compute_what_one_does(again: bool, moved: Moved) -> None:
    idle = 0
    for seed in range(40):
        moved.steps.clear()
        assert _faults(_moving_program(seed), seed, again=again) == []
        idle += {"slice", "view"} <= {step.kind for step in moved.steps}
    assert idle > 3


# --- scripts

# Target, number of its processes, mesh: idle axes never pay on three axes of 2, strided layouts do.
SCRIPTS = [("jax", 0, MESHES[0]), ("torch", 8, MESHES[2])]


@pytest.mark.parametrize(("target", "processes", "mesh"), SCRIPTS)
def test_scripts_compute_what_one_device_does(
    target: str, processes: int, mesh: str, tmp_path: Path, moved: Moved
) -> None:
    pytest.importorskip(target)
    emit = import_module(f"shardwright.backends.{target}.lower").emit
    jobs: list[Job] = []
    expected: list[list[Values]] = []
    for seed in range(100):
        text = _moving_program(seed)
        if mesh not in text or not _is_viewed(text, moved) or len(jobs) == 8:
            continue
        whole, local = parse(text), parse(text)
        for step in (ReshardToCollectives(), Localize()):
            step.run(local)
        args, path = inputs(whole, seed), tmp_path / f"moves{seed}.py"
        path.write_text(emit(local, whole, "test"), encoding="utf-8")
        jobs.append((path, args))
        expected.append(run(whole, args))
    assert len(jobs) > 4
    for found, wanted in zip(run_scripts(jobs, processes, 12), expected, strict=True):
        assert not isinstance(found, ScriptFailed), found
        assert differences(found, wanted) == []


def _is_viewed(text: str, moved: Moved) -> bool:
    """True if something moves while it is cut in other dims."""
    moved.steps.clear()
    ReshardToCollectives().run(parse(text))
    return any(step.kind == "view" for step in moved.steps)


# --- what is no copy is not idle

MANUAL = """
    sdy.mesh @mesh = <["a"=5, "b"=2, "c"=2]>
    func.func @main(
      %0: tensor<40x20xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {"b", "a"}]>}
    ) -> (tensor<40x20xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "b"}, {"a"}]>}) {
      %1 = sdy.manual_computation(%0) in_shardings=[<@mesh, [{"c"}, {"b", "a"}]>]
        out_shardings=[<@mesh, [{"c", "b"}, {"a"}]>] manual_axes={"c"} (%x: tensor<20x20xi32>) {
        %2 = sdy.reshard %x <@mesh, [{"b"}, {"a"}]> : tensor<20x20xi32>
        sdy.return %2 : tensor<20x20xi32>
      } : (tensor<40x20xi32>) -> tensor<40x20xi32>
      return %1 : tensor<40x20xi32>
    }"""


def _manual_elements(moved: Moved) -> float:
    module = parse(MANUAL)
    for step in (InsertReshards(), Pad()):
        step.run(module)
    return _total(print_module(module), moved)


def test_manual_axes_are_not_idle(moved: Moved, monkeypatch: pytest.MonkeyPatch) -> None:
    inside = _manual_elements(moved)
    names = {axis.name for step in moved.steps for axes in step.moved for axis in axes}
    assert inside and "c" not in names
    monkeypatch.setattr(lowering, "spare_axes", lambda mesh, taken: spare_axes(mesh))  # pyright: ignore[reportUnknownLambdaType,reportUnknownArgumentType]
    moved.steps.clear()
    _manual_elements(moved)
    assert "c" in {axis.name for step in moved.steps for axes in step.moved for axis in axes}
