"""Scripts of pipeline stages, several steps in a row: JAX in one process, torch on gloo ranks."""

from __future__ import annotations

import re
from ast import literal_eval
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

import shardwright as sw
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.op import Values
from shardwright.testing.generate.skipping_steps import MICROBATCHES, SKIPPING, skipping_step
from shardwright.testing.generate.stacked_steps import scan
from shardwright.testing.generate.staged_steps import OWN, SMALL, STEP, own_meshes_step, staged_step
from shardwright.testing.scripts import ScriptFailed, run_scripts

STEPS = 2
CLOSE = 1e-6
INTEGERS = STEP.replace("f32", "i32").replace("tanh", "negate").replace("dense<0.0>", "dense<0>")
GIVES = "-> (tensor<8x8xi32>, tensor<i32>) "
UPDATED = f"{GIVES}{{", f'{GIVES}attributes {{plan.updates = ["arg0", ""]}} {{'
MESH = '  sdy.mesh @mesh = <["x"={}]>\n'

# Name, stages of the first products, schedule, micro-batches, devices of a stage.
CASES = [
    ("tied", (0, 0, 0, 1, 1), "1f1b", 2, 2),
    ("tied", (0, 1, 2, 2, 3), "zb-h1", 4, 1),
    ("conv_net", (0, 1, 1), "1f1b", 1, 2),
    ("integers", (), "1f1b", 2, 2),
    ("tied", (0, 0, 0, 1, 2), "zb-h1", 2, (1, 2, 1)),
    ("clipped", (0, 1), "1f1b", 2, (3, 1)),
    ("encoder_decoder", (0, 1, 2), "1f1b", 2, (2, 1, 1)),
    *((name, (), "1f1b", MICROBATCHES, 1) for name in SKIPPING),
    ("scan", (0, 0, 0, 1), "1f1b", 2, 2),
    ("scan", (0, 1, 2, 3), "interleaved:2", 2, 2),
    ("tied", (0, 1, 2, 2, 3), "chimera", 4, 1),
    ("conv_net", (0, 1, 1), "chimera", 2, 2),
    ("clipped", (0, 1), "chimera", 2, 2),
    ("integers", (), "chimera", 2, 2),
    ("scan", (0, 0, 0, 1), "chimera", 2, 2),
]
# These have a mesh for each group of devices.


def texts(
    name: str, stages: Sequence[int], schedule: str, count: int, size: int | tuple[int, ...]
) -> tuple[str, str]:
    """The step as it is, and with its plan; where each group has a mesh, `size` is that of each."""
    if isinstance(size, tuple):
        return own_meshes_step(name, stages, schedule, count, size)
    if name in SKIPPING:
        return skipping_step(name)
    if name == "scan":
        return scan(), scan(str([*stages]), schedule=schedule)
    if name != "integers":
        return staged_step(name, stages, schedule, count, size)
    planned = INTEGERS.replace("1f1b", schedule).replace(*UPDATED)
    module = parse(planned.replace("{\n", "{\n" + MESH.format(size), 1))
    parse_pipeline("copy-stages").run(module)
    return INTEGERS, print_module(module)


def again(script: str, count: int) -> str:
    """The script with some steps in place of one: the first results are the first arguments, of
    which stages may have rows.
    """
    rows = re.search(r"^ARG_ROWS = (\(.*?\)),?$", script, re.MULTILINE)
    if rows is not None:
        count = sum(number < count for number, *_ in literal_eval(rows[1]))
    once = "    outputs = list(step(*args))\n"
    assert script.count(once) == 1
    more = f"        args = [*outputs[:{count}], *args[{count}:]]\n"
    return script.replace(once, f"    for _ in range({STEPS}):\n    {once}{more}")


def expected(whole: str, args: Sequence[Values], count: int) -> list[Values]:
    """What one device gives after all steps."""
    module, results = parse(whole), list[Values]()
    for _ in range(STEPS):
        results = run(module, args)
        args = [*results[:count], *args[count:]]
    return results


@pytest.mark.parametrize("target", ["jax", "torch"])
@pytest.mark.parametrize(
    ("rows", "devices", "help"),
    [
        (10, 3, "cut dim 0 of 10 in 2 parts, not 3, or leave dim 0 whole"),
        (8, 3, "cut dim 0 of 8 in 2 parts, not 3, or leave dim 0 whole"),
        (16, 5, "cut dim 0 of 16 in 4 parts, not 5, or leave dim 0 whole"),
        (16, 6, "cut dim 0 of 16 in 4 parts, not 6, or leave dim 0 whole"),
        (7, 3, "leave dim 0 whole"),
    ],
)
def test_uneven_parts_are_refused_with_the_nearest_count(
    target: str, rows: int, devices: int, help: str
):
    text = SMALL.format(OWN).replace("12x8", f"{rows}x8").replace('"x"=3', f'"x"={devices}')
    if rows % 2:
        text = text.replace("plan.microbatches = 2", "plan.microbatches = 1")
    with pytest.raises(ProgramError) as caught:
        sw.compile(sw.parse(text), emit=target)
    (found,) = caught.value.diagnostics
    assert f"tensor<{rows}x8xf32> into parts of different size" in found.message
    assert found.help == help


@pytest.mark.parametrize("target", ["jax", "torch"])
def test_several_steps_are_those_of_one_device(target: str, tmp_path: Path):
    pytest.importorskip("jax")
    pytest.importorskip(target)
    jobs: list[tuple[Path, Sequence[Values]]] = []
    wanted: list[list[Values]] = []
    for number, case in enumerate(CASES):
        whole, text = texts(*case)
        module = parse(whole)
        assert module.main is not None
        count = len(module.main.result_types) - 1
        args = inputs(module, number)
        path = tmp_path / f"step{number}.py"
        path.write_text(again(sw.compile(sw.parse(text), emit=target), count), encoding="utf-8")
        jobs.append((path, args))
        wanted.append(expected(whole, args, count))
    found = run_scripts(jobs, processes=4 if target == "torch" else 0)
    for case, results, right in zip(CASES, found, wanted, strict=True):
        assert not isinstance(results, ScriptFailed), (case, str(results)[-3000:])
        for one, other in zip(results, right, strict=True):
            assert one.shape == other.shape and one.dtype == other.dtype
            if one.dtype.kind != "f":
                assert np.array_equal(one, other), case
            else:
                error = np.abs(one - other).max(initial=0)
                assert error <= CLOSE * np.abs(other).max(initial=0), (case, error)
