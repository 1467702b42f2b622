"""The problem of a program: what tables say, plan by plan, and back into the text."""

from collections import Counter
from dataclasses import replace
from functools import cache
from io import StringIO
from pathlib import Path

import numpy as np
import pytest

from shardwright.ir.analysis.link_seconds import Message, messages
from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.mesh_text import mesh_from
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.cost.tables.charged import charged, ordered
from shardwright.passes.cost.tables.memory_rows import memory_of
from shardwright.passes.registry import main_pipeline, parse_pipeline
from shardwright.passes.search.building import fewer_moves as fewer_moves_file
from shardwright.passes.search.building.fewer_moves import Tidy, fewer_moves
from shardwright.passes.search.building.program_problem import (
    Program,
    plan_of,
    problem_of,
    program_of,
    without_rows,
)
from shardwright.passes.search.building.repeated_parts import places_of
from shardwright.passes.search.methods import METHODS
from shardwright.passes.search.planning.program_texts import on_mesh, unannotated
from shardwright.passes.search.problem.problem import Problem
from shardwright.passes.search.problem.problem_files import NO_CAP, load, save
from shardwright.passes.search.problem.solve import solve
from shardwright.passes.target import Target
from shardwright.testing.generate.charged_programs import planned
from shardwright.tools import cli

LAYERS = Path(__file__).parents[2] / "data" / "models" / "layers"
MESHES = ('"x"=8', '"x"=2, "y"=4')
BARE = "insert-reshards{cluster=dgx-h100},pad,reshard-to-collectives{cluster=dgx-h100},localize"
TINY = """module {
  sdy.mesh @mesh = <["x"=8]>
  func.func @main(%x: tensor<4096x512xf32>, %w: tensor<512x2048xf32>) -> tensor<4096x2048xf32> {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4096x512xf32>, tensor<512x2048xf32>) -> tensor<4096x2048xf32>
    return %0 : tensor<4096x2048xf32>
  }
}
"""  # noqa: E501
LAYER = """    %{a} = stablehlo.dot_general %{x}, %w, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %{b} = stablehlo.tanh %{a} : tensor<64x64xf32>
    %{c} = stablehlo.exponential %{b} : tensor<64x64xf32>
    %{d} = stablehlo.negate %{c} : tensor<64x64xf32>
    %{e} = stablehlo.cosine %{d} : tensor<64x64xf32>
    %{y} = stablehlo.sine %{e} : tensor<64x64xf32>
"""  # noqa: E501


def propagated(text: str) -> Module:
    module = parse(text)
    main_pipeline().until("propagated").run(module)
    return module


@cache
def built(name: str, mesh: str) -> Program:
    head, _, rest = (LAYERS / f"{name}.mlir").read_text(encoding="utf-8").partition("\n")
    module = propagated(f"{head}\n  sdy.mesh @mesh = <[{mesh}]>\n{rest}")
    return program_of(module, Target("dgx-h100", trips=4))


def drawn(problem: Problem, seed: int) -> np.ndarray:
    return np.random.default_rng(seed).integers(0, 1 << 30, problem.n) % problem.sizes


NAMES = ("attention", "experts", "conv", "lstm", "mlp", "encoder_decoder")


@pytest.mark.parametrize("mesh", MESHES)
@pytest.mark.parametrize("name", NAMES)
def test_costs_and_bytes_are_those_of_the_tables(name: str, mesh: str):
    one = built(name, mesh)
    assert not unlike(one, one.problem)
    assert one.build_s > 0 and len(one.problem.pairs) > 100
    assert set(one.problem.cap.tolist()) == {int(one.target.memory)}


def unlike(one: Program, problem: Problem) -> list[str]:
    """What a problem says of random plans that its tables do not."""
    memory, found = memory_of(one.module, one.built), list[str]()
    for seed in range(20):
        x = drawn(problem, seed)
        if abs(problem.total(x) / one.built.tables.total(x) - 1) > 1e-9:
            found.append(f"seconds of plan {seed}")
        if problem.memory(x).tolist() != memory.bytes(x).tolist():
            found.append(f"bytes of plan {seed}")
    return found


def test_pairs_that_are_left_out_or_turned_are_caught():
    one = built("attention", MESHES[1])
    problem = one.problem
    assert unlike(one, replace(problem, pairs=problem.pairs[1:]))
    turned = tuple(np.ascontiguousarray(b.T) if len(b) == len(b.T) else b for b in problem.blocks)
    assert unlike(one, replace(problem, blocks=turned))
    assert unlike(one, replace(problem, weights=problem.edge_weights * 0.9))


def test_a_saved_problem_comes_back_bit_by_bit(tmp_path: Path):
    problem = built("experts", MESHES[1]).problem
    save(problem, tmp_path / "one.npz")
    again = load(tmp_path / "one.npz")
    save(again, tmp_path / "two.npz")
    for seed in range(5):
        x = drawn(problem, seed)
        assert again.total(x) == problem.total(x)
        assert again.memory(x).tolist() == problem.memory(x).tolist()
    assert again.labels == problem.labels and again.names == problem.names
    assert np.array_equal(again.pairs, problem.pairs)
    with np.load(tmp_path / "one.npz") as one, np.load(tmp_path / "two.npz") as two:
        assert all(one[key].tobytes() == two[key].tobytes() for key in one.files)


def test_words_name_cuts_and_layouts():
    problem = problem_of(propagated(TINY), Target("dgx-h100"))
    words = next(some for some in problem.labels if any("->" in word for word in some))
    assert "whole -> (-, -)" in words and "i:x -> (x, -)" in words
    assert all(len(set(some)) == len(some) for some in problem.labels)


def test_layers_are_regions():
    names = "abcdey"
    text = "".join(
        LAYER.format(x="x" if n == 0 else f"y{n - 1}", **{k: f"{k}{n}" for k in names})
        for n in range(8)
    )
    square = "tensor<64x64xf32>"
    head = f"func.func @main(%x: {square}, %w: {square}) -> {square} {{\n"
    body = f'module {{\n  sdy.mesh @mesh = <["x"=8]>\n  {head}{text}    return %y7 : {square}\n'
    one = program_of(propagated(f"{body}  }}\n}}\n"), Target("dgx-h100"))
    region, place = places_of(one.module, one.built.subjects, one.built.tables)
    assert region.max() == 7 and np.array_equal(region, one.problem.region)
    counts = Counter(place[region >= 0].tolist())
    assert sorted(counts.values())[-6:] == [8] * 6
    for same in counts:  # equal place: equal choices
        assert len(set(one.problem.sizes[place == same].tolist())) == 1


def test_parts_of_layers_meet_their_own():
    """Forward, backward and update of a layer are one part, though no edge leads from the update
    run that is the longest but one to the longest.
    """
    words = "model transformer --layers 8 --hidden 64 --heads 4 --seq 32 --unroll --parallel dp=1"
    out = StringIO()
    assert cli.main(words.split(), StringIO(), out, StringIO()) == 0
    module = on_mesh(unannotated(parse(out.getvalue())), mesh_from("x=8"))
    problem = without_rows(module, Target("dgx-h100")).problem
    a, b = (problem.region[problem.edges[:, side]] for side in (0, 1))
    inside = (a >= 0) & (b >= 0)
    far = np.abs(a - b)[inside]
    assert np.count_nonzero(far == 0) > 3000
    # A few values of the first and the last layer are read in all.
    assert np.count_nonzero(far > 1) < 0.02 * np.count_nonzero(far == 0)


def test_what_the_text_asks_for_is_all_that_is_allowed():
    asked = TINY.replace(
        "%x: tensor<4096x512xf32>",
        '%x: tensor<4096x512xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}',
    )
    one = program_of(propagated(asked), Target("dgx-h100"))
    given = one.built.tables.given
    for node in np.flatnonzero(given >= 0).tolist():
        assert np.flatnonzero(one.problem.may(node)).tolist() == [given[node]]
    assert (given >= 0).any()


def bag(found: list[Message]) -> Counter[tuple[object, ...]]:
    return Counter({(one.kind, one.tables, one.result_bytes): one.count for one in found})


def test_the_best_of_all_plans_is_what_runs():
    """Brute force: the optimum, and its collectives as the lowered program has them."""
    one = program_of(propagated(TINY), Target("dgx-h100"))
    problem = one.problem
    best = solve(METHODS["exhaustive"](), problem).found
    other = solve(METHODS["messages"](), problem)
    assert best.x is not None and other.objective == pytest.approx(problem.total(best.x), rel=1e-9)
    wanted = bag(charged(one.built, best.x))
    module = plan_of(one, best.x)
    assert "plan.cut" in print_module(module) and "plan.cut" not in print_module(one.module)
    parse_pipeline(BARE).run(module)
    assert bag(ordered(messages(module, 8, lambda op: True))) == wanted


@pytest.mark.parametrize("seed", range(6))
def test_random_programs_have_the_costs_of_their_tables(seed: int):
    """Programs of all kinds of ops, without the plan that they are generated with."""
    want = planned(seed)
    module = want.module.clone()
    parse_pipeline("strip-plan").run(module)
    one = program_of(module, Target(want.cluster, trips=3))
    assert not unlike(one, one.problem)


def test_plans_that_are_none_are_refused():
    one = program_of(propagated(TINY), Target("dgx-h100"))
    with pytest.raises(ValueError, match="a plan of"):
        plan_of(one, np.zeros(1, np.int64))
    with pytest.raises(ValueError, match="a plan of"):
        plan_of(one, one.problem.sizes)
    with pytest.raises(ProgramError, match="which machine"):
        program_of(propagated(TINY), Target())


def moves(one: Program, x: np.ndarray) -> int:
    """Edges whose ends have other layouts."""
    return len(Tidy(one, x).moved())


@pytest.mark.parametrize("name", ["attention", "experts", "lstm"])
def test_plans_of_equal_seconds_move_less(name: str, monkeypatch: pytest.MonkeyPatch):
    one = built(name, MESHES[1])
    free = replace(one, problem=one.problem.without_rows())
    for x in (best(free), *(drawn(free.problem, seed)[free.problem.ties] for seed in range(5))):
        found = fewer_moves(free, x)
        assert abs(free.problem.total(found) - free.problem.total(x)) <= 1e-11
        assert free.problem.is_legal(found) and moves(free, found) <= moves(free, x)
    assert moves(free, found) < moves(free, x)
    with monkeypatch.context() as patch:  # the mutant: seconds do not count
        patch.setattr(fewer_moves_file, "SAME", np.inf)
        assert abs(free.problem.total(fewer_moves(free, x)) - free.problem.total(x)) > 1e-11


def best(one: Program) -> np.ndarray:
    found = solve(METHODS["messages"](), one.problem).found.x
    assert found is not None
    return found


def test_a_cap_that_no_plan_meets_is_proved():
    problem = built("mlp", MESHES[1]).problem
    tight = problem.with_cap(np.full(len(problem.cap), 20_000_000))
    assert solve(METHODS["messages"](), tight).found.status == "infeasible"
    free = solve(METHODS["messages"](), problem.with_cap(np.full(len(problem.cap), NO_CAP)))
    assert free.found.status == "optimal"


def test_plans_under_a_cap_fit():
    problem = built("encoder_decoder", MESHES[1]).problem
    tight = problem.with_cap(np.full(len(problem.cap), 90_000_000))
    found = solve(METHODS["messages"](), tight)
    assert found.found.x is not None and tight.is_legal(found.found.x)
    assert found.found.lower_bound is not None and found.objective is not None
    assert found.objective <= found.found.lower_bound * 1.005
