"""Published methods on programs: a plan by their own objective, or a refusal; all is completed."""

import io
import json
from pathlib import Path

import numpy as np
import pytest

from shardwright.ir.mesh_text import mesh_from
from shardwright.ir.parse import parse
from shardwright.passes.search.building.program_problem import Program, without_rows
from shardwright.passes.search.methods import IN_PARTS, METHODS, OF_LEVELS, PUBLISHED, tofu
from shardwright.passes.search.methods.pase import Pase, computing, sending
from shardwright.passes.search.methods.tofu import Tofu
from shardwright.passes.search.planning import published
from shardwright.passes.search.planning.planned import plan
from shardwright.passes.search.planning.planners import PLANNERS
from shardwright.passes.search.planning.program_texts import spelled
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.problem import layers_of_programs
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.layers_of_programs import layers_of
from shardwright.passes.search.problem.loop_colours import Loops, gradients
from shardwright.passes.search.problem.own_costs import own_problem, plain_only
from shardwright.passes.search.rules import LAYERED
from shardwright.passes.target import Target
from shardwright.spec.axes import Mesh
from shardwright.tools import cli

EXAMPLES = Path(__file__).parents[4] / "examples"
TARGET = Target("dgx-h100")
MESHES = [Mesh((("a", 8),)), Mesh((("a", 4), ("b", 2)))]
NAMES = [*PUBLISHED, *LAYERED]

# A product with its two gradients, and what goes with them.
STEP = """
func.func @main(%x: tensor<16x32xf32>, %w: tensor<32x64xf32>, %g: tensor<16x64xf32>)
    -> (tensor<16x64xf32>, tensor<32x64xf32>, tensor<16x32xf32>) {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
    : (tensor<16x32xf32>, tensor<32x64xf32>) -> tensor<16x64xf32>
  %z = stablehlo.tanh %y : tensor<16x64xf32>
  %d = stablehlo.multiply %g, %z : tensor<16x64xf32>
  %dw = stablehlo.dot_general %x, %d, contracting_dims = [0] x [0]
    : (tensor<16x32xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
  %dx = stablehlo.dot_general %d, %w, contracting_dims = [1] x [1]
    : (tensor<16x64xf32>, tensor<32x64xf32>) -> tensor<16x32xf32>
  return %z, %dw, %dx : tensor<16x64xf32>, tensor<32x64xf32>, tensor<16x32xf32>
}
"""


def program_on(text: str, mesh: Mesh) -> Program:
    module = parse(text, "step.mlir")
    task = Task.of(module, TARGET, mesh=mesh, ignores=True)
    return without_rows(task.on(mesh), TARGET)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("mesh", MESHES, ids=["8", "4x2"])
@pytest.mark.parametrize("program", ["linear_layers", "while_loop"])  # a loop takes what it makes
def test_plans_are_legal_and_what_is_undecided_is_completed(name: str, mesh: Mesh, program: str):
    file = EXAMPLES / f"{program}.mlir"
    module = parse(file.read_text(), str(file))
    task = Task.of(module, TARGET, mesh=mesh, ignores=True)
    answer = plan(PLANNERS[name], task)
    assert answer.fits and answer.tried.mesh == mesh and answer.cost.step > 0
    again = plan(PLANNERS[name], task)
    assert answer.text == again.text


# Of sizes that eight devices do not divide.
SMALL = """
func.func @main(%x: tensor<4x4xf32>, %w: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
    : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %z = stablehlo.tanh %y : tensor<4x4xf32>
  return %z : tensor<4x4xf32>
}
"""


def objective(name: str, mesh: str) -> tuple[float, str]:
    """What a method says of its plan on a mesh, and the plan."""
    module = parse(SMALL, "small.mlir")
    answer = plan(PLANNERS[name], Task.of(module, TARGET, mesh=mesh_from(mesh), ignores=True))
    assert answer.tried.own is not None and answer.cost.step > 0
    return answer.tried.own.objective, answer.text


@pytest.mark.parametrize("name", IN_PARTS)
def test_an_axis_is_a_step_for_each_of_its_prime_factors(
    name: str, monkeypatch: pytest.MonkeyPatch
):
    whole, text = objective(name, "a=8")
    assert '"a:(' in text and '"a":(' in text  # parts of the axis are told apart, of arguments too
    assert {whole} == {objective(name, mesh)[0] for mesh in ("a=4,b=2", "a=2,b=2,c=2")}
    monkeypatch.setattr(published, "IN_PARTS", ())
    assert objective(name, "a=8")[0] != whole


@pytest.mark.parametrize("name", OF_LEVELS)
@pytest.mark.parametrize(
    ("devices", "mesh"), [(8, "level0=2,level1=2,level2=2"), (6, "level0=2,level1=3")]
)
def test_where_no_mesh_is_given_levels_have_axes(name: str, devices: int, mesh: str):
    module = parse(SMALL.replace("4x4", "12x12"), "small.mlir")
    answer = plan(PLANNERS[name], Task.of(module, Target(f"dgx-h100/{devices}")))
    assert spelled(answer.tried.mesh) == mesh


@pytest.mark.parametrize("name", OF_LEVELS)
@pytest.mark.parametrize("part", ['"a"', '"a":(1)2', '"a":(1)3'])
def test_parts_that_the_text_names_stay(name: str, part: str):
    """Three parts of 6 are none of its prime parts, 2 x 3: its axis is a step."""
    said = f"%x: tensor<12x12xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{{part}}}, {{}}]>}}"
    text = SMALL.replace("4x4", "12x12").replace("%x: tensor<12x12xf32>", said)
    module = parse(f'sdy.mesh @mesh = <["a"=6]>\n{text}', "six.mlir")
    answer = plan(PLANNERS[name], Task.of(module, Target("dgx-h100/6")))
    assert answer.fits and f"[{{{part}}}, {{}}]" in answer.text


def test_steps_of_an_axis_that_choose_alike_send_what_steps_of_other_axes_do(
    monkeypatch: pytest.MonkeyPatch,
):
    """Where parts of axes are not told apart, too, bytes are those of two groups at a time."""
    problems = [program_on(STEP, mesh_from(mesh)).problem for mesh in ("a=2,b=2,c=2", "a=8")]
    apart, alike = (Tofu().by_axes(problem)[1] for problem in problems)
    assert 0 < apart <= alike
    monkeypatch.setattr(tofu, "prime_parts", lambda parts: (parts,))
    assert Tofu().by_axes(problems[1])[1] > alike


@pytest.mark.parametrize("name", NAMES)
def test_plans_compute_what_the_program_does(name: str, tmp_path: Path):
    """On all devices of the reference run."""
    source, planned = str(EXAMPLES / "mlp_tensor_parallel.mlir"), str(tmp_path / "planned.mlir")
    words = ["plan", source, "--cluster", "dgx-h100", "--ignore-annotations", "--method", name]
    words += ["--mesh", "a=4,b=2"]
    assert cli.main([*words, "-o", planned], io.StringIO(), io.StringIO(), io.StringIO()) == 0
    out = io.StringIO()
    words = ["verify", planned, "--skip", "jax,torch"]
    assert cli.main(words, io.StringIO(), out, io.StringIO()) == 0, out.getvalue()


def test_gradients_are_found_by_the_tensors_they_share():
    program = program_on(STEP, MESHES[0])
    found = gradients(Loops(program.problem)).of
    products = [k for k, one in enumerate(Loops(program.problem).shapes) if one.is_product]
    assert len(products) == 3
    assert found[products].tolist() == [-1, products[0], products[0]]
    layers = layers_of(program.problem, program.problem, plain_only)
    assert layers.problem.n == 1  # one product, and all that goes with it


@pytest.mark.parametrize("mesh", MESHES, ids=["8", "4x2"])
def test_layers_cost_what_their_members_do(mesh: Mesh):
    file = EXAMPLES / "mlp_tensor_parallel.mlir"
    program = program_on(file.read_text(), mesh)
    problem = program.problem
    for own in (problem, own_problem(problem, computing, sending, plain_only, "flops")):
        layers = layers_of(problem, own, plain_only)
        draw = np.random.default_rng(0)
        for _ in range(10):
            y = draw.integers(0, layers.problem.sizes)
            x = layers.expanded(y)
            assert problem.is_legal(x)
            assert own.total(x) == pytest.approx(layers.problem.total(y), rel=1e-9)


def test_a_mutant_of_layers_is_caught(monkeypatch: pytest.MonkeyPatch):
    """Edges inside of a layer are forgotten."""
    program = program_on((EXAMPLES / "mlp_tensor_parallel.mlir").read_text(), MESHES[0])
    problem = program.problem
    real = layers_of_programs.triples
    monkeypatch.setattr(layers_of_programs, "triples", lambda edges: real(edges)[:1] * len(edges))
    layers = layers_of(problem, problem, plain_only)
    y = layers.problem.sizes - 1
    assert problem.total(layers.expanded(y)) != pytest.approx(layers.problem.total(y), rel=1e-9)


def test_what_is_too_wide_is_refused_with_exit_code_1():
    err = io.StringIO()
    file = str(EXAMPLES / "sequence_parallel_block.mlir")
    words = ["plan", file, "--cluster", "dgx-h100", "--ignore-annotations", "--method", "pase"]
    words += ["--mesh", "a=8"]
    problem = program_on(Path(file).read_text(), MESHES[0]).problem
    found = Pase(limit=2).solve(problem, Evaluator(problem, Budget()), 0)
    assert found.status is Status.REFUSED and "too wide: width" in str(found.info["why"])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(METHODS["pase"], "__init__", lambda one: object.__setattr__(one, "limit", 2))
        code = cli.main(words, io.StringIO(), io.StringIO(), err)
    assert code == 1 and "the method pase refused mesh" in err.getvalue()


@pytest.mark.parametrize("name", LAYERED)
def test_programs_without_layers_are_said(name: str, tmp_path: Path):
    file = tmp_path / "sum.mlir"
    file.write_text(
        "func.func @main(%x: tensor<16x32xf32>) -> tensor<16x32xf32> {\n"
        "  %y = stablehlo.tanh %x : tensor<16x32xf32>\n"
        "  return %y : tensor<16x32xf32>\n}\n"
    )
    err = io.StringIO()
    words = ["plan", str(file), "--cluster", "dgx-h100", "--method", name]
    assert cli.main(words, io.StringIO(), io.StringIO(), err) == 1
    assert "help: " in err.getvalue() and "Traceback" not in err.getvalue()


def test_plans_say_method_and_label():
    out = io.StringIO()
    file = str(EXAMPLES / "linear_layers.mlir")
    words = ["plan", file, "--cluster", "dgx-h100", "--ignore-annotations", "--method", "accpar"]
    words += ["--mesh", "a=8"]
    assert cli.main([*words, "--json"], io.StringIO(), out, io.StringIO()) == 0
    found = json.loads(out.getvalue())
    assert found["method"] == "accpar" and found["label"] == "exact-code"
