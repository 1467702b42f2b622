"""`make_step` of a program whose dims are cut into parts of different size: no padding is seen."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from shardwright.api.scripts import script
from shardwright.backends.verification.script_runner import COMMANDS
from shardwright.ir.parse import parse
from shardwright.passes.cost.trials.compile import compiled

SHAPES = ((13, 6), (2, 6), (8, 5), (3, 3), (5, 7))
CUTS = ('[{"x"}, {}]', '[{}, {"x"}]', '[{"x", "y"}, {}]', '[{"y"}, {"x"}]')
USE = """
import json, sys
import numpy as np
import step_TARGET as script

numbers = [np.random.default_rng(k).random(arg.shape, np.float32) for k, arg in enumerate(script.ARGS)]
wanted = [np.exp(x) for x in numbers] + [np.exp(x).sum(0) for x in numbers]
found = []
def told(given, outputs, joined):
    shapes = [list(one.shape) for one in joined]
    close = [a.shape == b.shape and np.allclose(a, b, rtol=1e-5) for a, b in zip(joined, wanted)]
    found.append([shapes == [list(one.shape) for one in script.RESULTS], all(close), given])
"""  # noqa: E501
USES = {
    "jax": """
mesh = script.make_mesh()
step = script.make_step(mesh)
placed = [script.place(mesh, arg, x) for arg, x in zip(script.ARGS, numbers)]
for given in (numbers, placed):
    outputs = step(*given)
    told("arrays", outputs, [np.asarray(one) for one in outputs])
print(json.dumps(found))
""",
    "torch": """
import torch.distributed as dist
with script.process_group("cpu"):
    mesh = script.make_mesh()
    step = script.make_step(mesh)
    parts = [script.cut(mesh, arg, x) for arg, x in zip(script.ARGS, numbers)]
    longer = [script.padded_part(mesh, *one) for one in zip(script.ARGS, parts)]
    for given in (parts, longer):
        outputs = step(*given)
        sizes = [None] * dist.get_world_size()
        dist.all_gather_object(sizes, [one.numel() for one in outputs])
        joined = [script.join(mesh, one, part) for one, part in zip(script.RESULTS, outputs)]
        if dist.get_rank() == 0:
            told(sizes, outputs, joined)
    if dist.get_rank() == 0:
        print(json.dumps(found))
""",
}


def program() -> str:
    """An argument of each shape and cut: its exponential, and the sum of that over rows."""
    args, body, results, types = [], "", [], []
    for number, (rows, columns) in enumerate(SHAPES):
        cut = f"{{sdy.sharding = #sdy.sharding<@mesh, {CUTS[number % len(CUTS)]}>}}"
        x, row = f"tensor<{rows}x{columns}xf32>", f"tensor<{columns}xf32>"
        args.append(f"%x{number}: {x} {cut}")
        body += f"""
        %y{number} = stablehlo.exponential %x{number} : {x}
        %s{number} = stablehlo.reduce(%y{number} init: %c) applies stablehlo.add across
          dimensions = [0] : ({x}, tensor<f32>) -> {row}"""
        results.append((f"{x} {cut}", x, row))
        types.append(number)
    named = [f"%y{k}" for k in types] + [f"%s{k}" for k in types]
    plain = [one[1] for one in results] + [one[2] for one in results]
    return f"""module {{
      sdy.mesh @mesh = <["x"=2, "y"=2]>
      func.func @main({", ".join(args)})
          -> ({", ".join([one[0] for one in results] + [one[2] for one in results])}) {{
        %c = stablehlo.constant dense<0.0> : tensor<f32>{body}
        return {", ".join(named)} : {", ".join(plain)}
      }}
    }}"""


def used(target: str, text: str, folder: Path) -> list[Any]:
    """What a program that imports the script sees, per way of giving arguments."""
    (folder / f"step_{target}.py").write_text(text)
    user = folder / "user.py"
    user.write_text(USE.replace("TARGET", target) + USES[target])
    command, environment = COMMANDS[target]([str(user)], 4)
    done = subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, cwd=folder
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def script_of(target: str) -> str:
    module = parse(program())
    return script(target, compiled(module).local, module, "command")


@pytest.mark.parametrize("target", ["jax", "torch"])
def test_a_step_takes_and_gives_arrays_of_the_shapes_it_says(target: str, tmp_path: Path):
    pytest.importorskip(target)
    found = used(target, script_of(target), tmp_path)
    assert len(found) == 2
    for shapes_fit, numbers_fit, given in found:
        assert shapes_fit and numbers_fit
        if target == "torch":  # the parts of a result that is cut are together as long as it is
            cut = [sum(sizes) for sizes in zip(*given, strict=True)][: len(SHAPES)]
            copies = [2 if k % 4 in (0, 1) else 1 for k in range(len(SHAPES))]
            assert cut == [a * b * c for (a, b), c in zip(SHAPES, copies, strict=True)]


def test_a_step_that_gives_padding_is_caught(tmp_path: Path):
    """Planted: what devices hold comes back."""
    pytest.importorskip("jax")
    text = script_of("jax")
    assert "return on_true_shapes(step, mesh)" in text
    wrong = text.replace(
        "return on_true_shapes(step, mesh)",
        "return lambda *args: jax.jit(step)(*map(lambda t, x: padded(t, x, jnp.pad), ARGS, args))",
    )
    assert [one[0] for one in used("jax", wrong, tmp_path)] == [False, False]


def test_an_even_program_has_none_of_it():
    text = program()
    for size in ("13x6", "2x6", "8x5", "3x3", "5x7"):
        text = text.replace(f"tensor<{size}xf32>", "tensor<8x8xf32>")
    for columns in (6, 5, 3, 7):
        text = text.replace(f"tensor<{columns}xf32>", "tensor<8xf32>")
    module = parse(text)
    for target in ("jax", "torch"):
        made = script(target, compiled(module).local, module, "command")
        assert "padded" not in made
