"""JAX scripts where 64-bit numbers are on: by the program, or by whoever imports the script."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("jax")

from shardwright.backends.jax import control
from shardwright.backends.jax.lower import emit
from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.reference.compare import failures, judge
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.spec.types import TensorType
from shardwright.testing.end_to_end import PIPELINE
from shardwright.testing.recipes import Recipe, build, random_recipe, table_recipe
from shardwright.testing.scripts import ScriptFailed, run_scripts
from shardwright.testing.soundness import rewrite

ON = 'jax.config.update("jax_enable_x64", True)'
COUNTERS = ("i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64")


def loop(counter: str, element: str) -> Module:
    """A loop whose counter cuts, clamps and places, next to constants and shard numbers."""
    x, row, c = f"tensor<8x4x{element}>", f"tensor<1x4x{element}>", f"tensor<{counter}>"
    return parse(f"""module {{
      sdy.mesh @mesh = <["x"=2]>
      func.func @main(%x: {x} {{sdy.sharding = #sdy.sharding<@mesh, [{{}}, {{"x"}}]>}}) -> ({x}, {c}) {{
        %first = stablehlo.constant dense<1> : {c}
        %last = stablehlo.constant dense<6> : {c}
        %zero = stablehlo.constant dense<0> : {c}
        %three = stablehlo.constant dense<3> : {c}
        %r:3 = stablehlo.while(%i = %first, %y = %x, %n = %zero) : {c}, {x}, {c} cond {{
          %go = stablehlo.compare LT, %i, %last : ({c}, {c}) -> tensor<i1>
          stablehlo.return %go : tensor<i1>
        }} do {{
          %at = stablehlo.clamp %zero, %i, %three : {c}
          %row = stablehlo.dynamic_slice %y, %i, %zero, sizes = [1, 4] : ({x}, {c}, {c}) -> {row}
          %more = stablehlo.add %row, %row : {row}
          %next = stablehlo.dynamic_update_slice %y, %more, %at, %zero : ({x}, {row}, {c}, {c}) -> {x}
          %odd = stablehlo.maximum %at, %n : {c}
          %one = stablehlo.constant dense<1> : {c}
          %up = stablehlo.add %i, %one : {c}
          stablehlo.return %up, %next, %odd : {c}, {x}, {c}
        }}
        return %r#1, %r#2 : {x}, {c}
      }}
    }}""")  # noqa: E501


def wrong(modules: list[Module], folder: Path) -> list[str]:
    """What goes wrong with the scripts of programs where 64-bit numbers are on."""
    jobs, expected = [], []
    for number, module in enumerate(modules):
        text = emit(rewrite(module, PIPELINE), module, "test")
        assert "\nimport jax\n" in text
        path, args = folder / f"script{number}.py", inputs(module, number)
        path.write_text(text.replace("\nimport jax\n", f"\nimport jax\n{ON}\n", 1))
        jobs.append((path, args))
        expected.append(run(module, args))
    found: list[str] = []
    for number, outcome in enumerate(run_scripts(jobs, devices=8)):
        if isinstance(outcome, ScriptFailed):
            found.append(f"{number}: {outcome}")
        else:
            main = modules[number].main
            assert main is not None
            elements = [type.element for type in main.result_types if isinstance(type, TensorType)]
            bad = failures(judge(outcome, expected[number], elements=elements))
            found += [f"{number}: {one}" for one in bad]
    return found


def test_loops_of_any_counter(tmp_path: Path):
    modules = [loop(counter, element) for counter in COUNTERS for element in ("f32", "f64")]
    assert wrong(modules, tmp_path) == []


@pytest.mark.parametrize("make", [table_recipe, lambda seed: random_recipe(seed, meshes=((2, 4),))])
def test_rows_of_the_op_table(make: Callable[[int], Recipe], tmp_path: Path):
    modules, seed = list[Module](), 100
    while len(modules) < 8:
        module = build(make(seed))
        seed += 1
        if max(mesh.device_count for mesh in module.meshes.values()) > 8:
            continue
        try:
            emit(rewrite(module, PIPELINE), module, "test")
        except ProgramError as refusal:
            assert "spelling" in str(refusal)
            continue
        modules.append(module)
    assert wrong(modules, tmp_path) == []


def test_a_counter_that_takes_jaxs_width_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Planted: the counter of a loop is what JAX makes of it."""
    step = control._step  # pyright: ignore[reportPrivateUsage]

    def plain(*args: object) -> str:
        return step(*args[:6])  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(control, "_step", plain)
    found = wrong([loop("i32", "f64")], tmp_path)
    assert len(found) == 1 and ("int64" in found[0] or "dtype" in found[0])
