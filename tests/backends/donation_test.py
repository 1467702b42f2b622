"""Scripts give away what the text gives away: results take the memory of donated arguments."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from shardwright.api.scripts import script
from shardwright.backends import emit, freeing
from shardwright.backends.verification.script_runner import COMMANDS
from shardwright.ir.analysis.donation import ALIAS, donated
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.reference.compare import failures, judge
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.reference.tolerances import rounding_elements
from shardwright.ir.run import run
from shardwright.passes.cost.liveness.analysis import analyse
from shardwright.passes.cost.trials.compile import compiled
from shardwright.spec.attributes import Int
from shardwright.testing.generate.local_programs import terminating_program

N = "tensor<64x16xf32>"
COUNTS: Counter[str] = Counter()


def program(args: str, body: str, results: str, types: str, more: str = "") -> str:
    """A program on one device. In `args`, `=k` stands for: its memory becomes that of result k."""
    words: list[str] = []
    for word in args.split():
        name, _, home = word.partition("=")
        attrs = {"": "", "?": " {jax.buffer_donor = true}"}
        words.append(f"%{name}: {N}{attrs.get(home, f' {{tf.aliasing_output = {home} : i32}}')}")
    return f"""module {{
      sdy.mesh @mesh = <["d"=1]>
      func.func @main({", ".join(words)}) -> ({types.replace("N", N)}) {{
        {body.replace("N", N)}
        return {results} : {types.replace("N", N)}
      }}{more.replace("N", N)}
    }}"""


LOOP = """
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %p = %a, %q = %b) : tensor<i32>, N, N
  cond {
    %limit = stablehlo.constant dense<3> : tensor<i32>
    %less = stablehlo.compare LT, %i, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, BODY : tensor<i32>, N, N
  }"""
TURNED = "tensor<16x64xf32>"
# Arguments, body, results, their types, further functions; which results lie in which arguments.
PROGRAMS: dict[str, tuple[tuple[str, ...], dict[int, int]]] = {
    "updated": (("a=0 b", "%c = stablehlo.add %a, %b : N", "%c", "N"), {0: 0}),
    "donors": (
        ("a=? b=?", "%c = stablehlo.add %a, %b : N\n%d = stablehlo.sine %b : N", "%c, %d", "N, N"),
        {0: 0, 1: 1},
    ),
    "read later": (
        (
            "a=0 b=1",
            "%c = stablehlo.add %a, %b : N\n%d = stablehlo.multiply %a, %c : N\n"
            "%e = stablehlo.sine %d : N",
            "%c, %e",
            "N, N",
        ),
        {0: 0, 1: 1},
    ),
    "unchanged": (("a=0 b", "%c = stablehlo.add %a, %b : N", "%a, %c", "N, N"), {0: 0}),
    "exchanged": (("a=0 b=1", "", "%b, %a", "N, N"), {0: 1, 1: 0}),
    "returned elsewhere": (
        ("a=0 b", "%c = stablehlo.add %a, %b : N", "%c, %a", "N, N"),
        {1: 0},
    ),
    "taken by another": (("a b=0", "", "%a", "N"), {0: 1}),
    "twice": (("a=0 b=1", "%c = stablehlo.add %a, %b : N", "%c, %c", "N, N"), {0: 0}),
    "turned": (
        (
            "a=0 b",
            f"%c = stablehlo.add %a, %b : N\n%t = stablehlo.transpose %a, dims = [1, 0]"
            f" : (N) -> {TURNED}",
            "%c, %t",
            f"N, {TURNED}",
        ),
        {1: 0},
    ),
    "turned behind": (
        (
            "a=0 b",
            f"%c = stablehlo.add %a, %b : N\n%t = stablehlo.transpose %c, dims = [1, 0]"
            f" : (N) -> {TURNED}",
            "%c, %t",
            f"N, {TURNED}",
        ),
        {0: 0},
    ),
    "carried": (
        (
            "a=0 b=1",
            LOOP.replace(
                "    stablehlo.return %next, BODY",
                "    %s = stablehlo.add %p, %q : N\n    stablehlo.return %next, %s, %q",
            ),
            "%r#1, %r#2",
            "N, N",
        ),
        {0: 0, 1: 1},
    ),
    "carried across": (
        ("a=0 b=1", LOOP.replace("BODY", "%q, %p"), "%r#1, %r#2", "N, N"),
        {0: 1, 1: 0},  # three exchanges
    ),
    "chosen": (
        (
            "a=0 b=1",
            """%zero = stablehlo.constant dense<0.0> : tensor<f32>
            %sum = stablehlo.reduce(%a init: %zero) applies stablehlo.add across
              dimensions = [0, 1] : (N, tensor<f32>) -> tensor<f32>
            %less = stablehlo.compare LT, %sum, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
            %r = "stablehlo.if"(%less) ({
              stablehlo.return %a : N
            }, {
              stablehlo.return %b : N
            }) : (tensor<i1>) -> N
            %c = stablehlo.sine %r : N
            %d = stablehlo.cosine %r : N""",
            "%c, %d",
            "N, N",
        ),
        {0: 0, 1: 1},
    ),
    "called": (
        (
            "a=0 b=1",
            "%c:2 = func.call @f(%a, %b) : (N, N) -> (N, N)",
            "%c#0, %c#1",
            "N, N",
            """
            func.func private @f(%a: N, %b: N) -> (N, N) {
              %c = stablehlo.add %a, %b : N
              return %c, %b : N, N
            }""",
        ),
        {0: 0, 1: 1},
    ),
}


def module_of(name: str) -> Module:
    return parse(program(*PROGRAMS[name][0]))


def loaded(text: str) -> ModuleType:
    space = ModuleType("donation_script")
    sys.modules["donation_script"] = space
    exec(compile(text, "script", "exec"), vars(space))  # our own text, in a test
    return space


# --- torch


def torch_step(module: Module, text: str = "") -> Any:
    local = compiled(module).local
    return loaded(text or script("torch", local, module, "command")).step_on_device


def homes(args: list[Any], results: Any) -> dict[int, int]:
    """By result the argument in whose memory it is."""
    places = {one.untyped_storage().data_ptr(): k for k, one in enumerate(args)}
    found = {k: places.get(one.untyped_storage().data_ptr(), -1) for k, one in enumerate(results)}
    return {k: a for k, a in found.items() if a >= 0}


def wrong_steps(module: Module, step: Any, count: int = 3) -> list[str]:
    """Steps of a torch script of one device, each result given as the argument it is donated by,
    that do not compute what the program does."""
    torch: Any = pytest.importorskip("torch")
    arrays = inputs(module, 1)
    given = [torch.tensor(array) for array in arrays]
    assert module.main is not None
    pairs = donated(module.main)
    found: list[str] = []
    for number in range(count):
        with torch.no_grad():
            results = step({}, *given)
        wanted = run(module, arrays)
        verdicts = judge(
            [one.numpy() for one in results],
            wanted,
            [f"result {k} of step {number}" for k in range(len(wanted))],
            rounding_elements(module),
        )
        found += [str(verdict) for verdict in verdicts if not verdict.ok]
        for result, argument in pairs.items():
            # The memory of one step's results, the numbers of the other's: roundings do not add up.
            given[argument], arrays[argument] = results[result], wanted[result]
            with torch.no_grad():
                given[argument].copy_(torch.tensor(wanted[result]))
    return found


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_torch_script_writes_over_what_is_donated(name: str) -> None:
    torch: Any = pytest.importorskip("torch")
    module = module_of(name)
    step = torch_step(module)
    given = [torch.tensor(array) for array in inputs(module, 0)]
    assert homes(given, step({}, *given)) == PROGRAMS[name][1]
    assert wrong_steps(module, step) == []


def test_a_script_that_writes_too_early_is_caught() -> None:
    """Planted: the argument is written over while it is still read."""
    module = module_of("read later")
    text = script("torch", compiled(module).local, module, "command")
    reads, writes = "    d = a * add\n", "    add = a.copy_(add)\n"
    assert reads + writes in text
    assert wrong_steps(module, torch_step(module, text.replace(reads + writes, writes + reads)))


@pytest.mark.parametrize("seed", range(1, 60, 2))
def test_random_programs_compute_the_same_step_after_step(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every value is let go of, however small; most arguments are donated."""
    monkeypatch.setattr(freeing, "SMALLEST", 1)
    monkeypatch.setattr(emit, "slack_of", lambda main: 0)  # pyright: ignore[reportUnknownLambdaType]
    module = on_one_device(terminating_program(seed), seed)
    text = script("torch", compiled(module).local, module, "command")
    step = text[text.index("def step_on_device") :]
    if 'groups["' in step[: step.index("# ---")]:
        pytest.skip("devices that are one communicate")
    COUNTS.update(programs=1, freed=text.count(" del "), written=text.count(".copy_("))
    assert wrong_steps(module, torch_step(module, text), 2) == []


def test_random_programs_let_go_and_write_over() -> None:
    if COUNTS["programs"] > 10:  # they ran here
        assert COUNTS["freed"] > 4 * COUNTS["programs"] and COUNTS["written"] > COUNTS["programs"]


def on_one_device(text: str, seed: int) -> Module:
    """A program whose mesh is one device, with donated arguments."""
    axes = re.search(r"sdy.mesh @\w+ = <\[(.*?)\]", text)
    assert axes is not None
    module = parse(text.replace(axes[1], re.sub(r"=\d+", "=1", axes[1])))
    main, random = module.main, Random(seed)
    assert main is not None
    free = list(range(len(main.result_types)))
    for index, value in enumerate(main.args):
        fitting = [k for k in free if main.result_types[k] is value.type]
        if fitting and random.random() < 0.8:
            free.remove(number := random.choice(fitting))
            attrs = main.arg_attrs[index]
            main.arg_attrs[index] = attrs.set(ALIAS, Int(number, "i32"))
    return module


# --- JAX

MESHED = """module {
  sdy.mesh @mesh = <["x"=4]>
  func.func @main(
    %w: tensor<SIZEx16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>, tf.aliasing_output = 0 : i32},
    %m: tensor<SIZEx16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>, jax.buffer_donor = true},
    %g: tensor<SIZEx16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<SIZEx16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
        tensor<SIZEx16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
    %n = stablehlo.add %m, %g : tensor<SIZEx16xf32>
    %v = stablehlo.subtract %w, %n : tensor<SIZEx16xf32>
    return %v, %n : tensor<SIZEx16xf32>, tensor<SIZEx16xf32>
  }
}"""  # noqa: E501
OF_JAX = [name for name in PROGRAMS if name != "taken by another"]  # jit drops what nobody reads
USE = """
import importlib, json, sys, warnings
import jax
import numpy as np

warnings.simplefilter("error")
found = {}
for name in sys.argv[1:]:
    script = importlib.import_module(name)
    mesh = script.make_mesh()
    options = script.parser().parse_args([])
    arrays = script.global_inputs(options)
    args = [script.place(mesh, *pair) for pair in zip(script.ARGS, arrays)]
    step = jax.jit(script.sharded_step(mesh), donate_argnums=script.DONATED)
    alias = step.lower(*args).compile().memory_analysis().alias_size_in_bytes
    again = [np.asarray(array) for array in arrays]
    results = script.make_step(mesh)(*args)
    gone = [k for k, array in enumerate(args) if array.is_deleted()]
    numbers = [np.asarray(one).tolist() for one in results]
    found[name] = [alias, gone, numbers, [one.tolist() for one in again]]
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def jax_reports(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What XLA says of each program, and what is left of its arguments."""
    pytest.importorskip("jax")
    folder = tmp_path_factory.mktemp("jax")
    names: list[str] = []
    for number, name in enumerate(jax_programs()):
        module = jax_programs()[name]
        names.append(f"program{number}")
        text = script("jax", compiled(module).local, module, "command")
        (folder / f"program{number}.py").write_text(text)
    (folder / "user.py").write_text(USE)
    command, environment = COMMANDS["jax"]([str(folder / "user.py"), *names], 4)
    done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=folder)
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    rows = json.loads(done.stdout.splitlines()[-1]).values()
    return dict(zip(jax_programs(), rows, strict=True))


def jax_programs() -> dict[str, Module]:
    meshed = {f"mesh {size}": parse(MESHED.replace("SIZE", str(size))) for size in (64, 61)}
    return {name: module_of(name) for name in OF_JAX} | meshed


@pytest.mark.parametrize("name", [*OF_JAX, "mesh 64", "mesh 61"])
def test_a_jax_script_gives_away_what_memory_counts_on(
    name: str, jax_reports: dict[str, Any]
) -> None:
    module = jax_programs()[name]
    alias, gone, numbers, given = jax_reports[name]
    local = compiled(module).local
    assert local.main is not None
    assert alias == analyse(local).aliased_bytes
    if "61" not in name:  # arrays as long as their parts are no such
        assert gone == sorted(donated(local.main).values())
    arrays = [np.array(one, np.float32) for one in given]
    wanted = run(module, arrays)
    assert not failures(
        judge(
            [np.array(one, np.float32) for one in numbers],
            wanted,
            [f"result {k}" for k in range(len(wanted))],
            rounding_elements(module),
        )
    )


def test_a_jax_script_that_keeps_its_arguments_is_caught(tmp_path: Path) -> None:
    """Planted: nothing is given away."""
    pytest.importorskip("jax")
    module = jax_programs()["mesh 64"]
    text = script("jax", compiled(module).local, module, "command")
    (tmp_path / "kept.py").write_text(text.replace("DONATED = (0, 1)", "DONATED = ()"))
    (tmp_path / "user.py").write_text(USE)
    command, environment = COMMANDS["jax"]([str(tmp_path / "user.py"), "kept"], 4)
    done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=tmp_path)
    alias, gone, _, _ = json.loads(done.stdout.splitlines()[-1])["kept"]
    assert (alias, gone) == (0, [])


# --- padded parts, repeated steps, timing


@pytest.mark.parametrize("target", ["jax", "torch"])
@pytest.mark.parametrize("size", [64, 61])
def test_checks_and_timing_have_their_arguments(target: str, size: int, tmp_path: Path) -> None:
    pytest.importorskip(target)
    module = jax_programs()[f"mesh {size}"]
    path = tmp_path / "step.py"
    path.write_text(script(target, compiled(module).local, module, "command"))
    words = [str(path), "--check", "--time", "--outputs", str(tmp_path / "out.npz")]
    command, environment = COMMANDS[target](words, 4)
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0 and "check: ok, 2 results" in done.stdout, done.stdout + done.stderr
    assert "time: " in done.stdout and "Warning: " not in done.stderr
    wanted = run(module, inputs(module, 0))
    with np.load(tmp_path / "out.npz") as archive:
        for k, one in enumerate(wanted):
            np.testing.assert_allclose(archive[f"res{k}"], one, rtol=1e-5)


TORCH_USE = """
import json
import torch
import torch.distributed as dist
import step as script
def main():
    with script.process_group("cpu"):
        mesh = script.make_mesh()
        step = script.make_step(mesh)
        arrays = script.global_inputs(script.parser().parse_args([]))
        args = [script.cut(mesh, *pair) for pair in zip(script.ARGS, arrays)]
        for _ in range(3):
            results = step(*args)
        same = all(torch.equal(args[k], one) and args[k].data_ptr() == one.data_ptr()
                   for k, one in enumerate(results))
        joined = [script.join(mesh, *pair) for pair in zip(script.RESULTS, results)]
        every = [None] * dist.get_world_size()
        dist.all_gather_object(every, same)
        if dist.get_rank() == 0:
            print(json.dumps([every, [one.tolist() for one in joined]]))
main()  # what holds groups ends before torch does
"""


@pytest.mark.parametrize("size", [64, 61])
def test_torch_parts_are_written_over_on_every_rank(size: int, tmp_path: Path) -> None:
    pytest.importorskip("torch")
    module = jax_programs()[f"mesh {size}"]
    (tmp_path / "step.py").write_text(script("torch", compiled(module).local, module, "command"))
    (tmp_path / "user.py").write_text(TORCH_USE)
    command, environment = COMMANDS["torch"]([str(tmp_path / "user.py")], 4)
    done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    same, found = json.loads(done.stdout.splitlines()[-1])
    assert same == [True] * 4
    arrays = inputs(module, 0)
    for _ in range(3):
        arrays[:2] = run(module, arrays)
    for one, wanted in zip(found, arrays, strict=False):
        np.testing.assert_allclose(one, wanted, rtol=1e-5, atol=1e-6)
