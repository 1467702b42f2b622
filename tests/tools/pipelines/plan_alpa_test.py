"""`plan --method alpa` on programs: the best nesting, what its parts leave out, and what runs."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from shardwright.ir.core import Op
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.registry import parse_pipeline
from shardwright.passes.search.building.staged.prepared_step import prepared
from shardwright.passes.search.building.staged.step_chain import StepChain
from shardwright.passes.search.methods.exhaustive import Exhaustive
from shardwright.passes.search.methods.ilp import IntegerProgram
from shardwright.passes.search.planning import segments
from shardwright.passes.search.planning.segments import Segments, layers_of, segments_of
from shardwright.passes.search.problem.planted import Shape, random_problem
from shardwright.passes.search.problem.problem import Problem, triples
from shardwright.passes.search.problem.solve import solve
from shardwright.passes.search.problem.stages.induced_parts import induced
from shardwright.passes.target import Target
from shardwright.testing.jax_corpus.batch_steps import text
from shardwright.testing.soundness import differences
from tests.passes.search.papers.alpa_test import least
from tests.support.verbs import ask

STEP = Path(__file__).parents[3] / "docs" / "schedules" / "step.mlir"
# The same with layers of 8192, whose products and weights are worth cutting.
WIDE = STEP.read_text(encoding="utf-8").replace("512", "8192").replace("256x", "1024x")
ON = ["plan", "-", "--cluster", "dgx-h100:1/4", "--method", "alpa"]


@cache
def chain() -> StepChain:
    module, _ = prepared(parse(WIDE))
    return StepChain(module, 8, cluster())


def cluster() -> Any:
    return Target(cluster="dgx-h100:1/4").on_machines


@cache
def segmented(layers: int, cap: float = 8e10) -> Segments:
    return segments_of(chain(), layers_of(chain(), layers), cluster(), 8, cap, lambda _: None)


def part(found: Segments, m: int, first: int, last: int) -> Problem:
    """The problem of a segment."""
    way = found.ways[m]
    return induced(way.program.problem, (way.layer >= first) & (way.layer <= last))


@pytest.mark.parametrize(("layers", "cap"), [(4, 8e10), (4, 5.48e8)])
def test_equal_to_exhaustive_nesting(layers: int, cap: float):
    """Every chain of stages on every way to use submeshes, each part by an integer program."""
    found = segmented(layers, cap)
    assert len(found.layers.ends) == layers and len(found.ways) == 4
    for m, way in [*enumerate(found.ways)][1::2] if cap > 1e10 else ():
        for (first, last), one in way.parts.items():
            best = solve(IntegerProgram(), part(found, m, first, last)).objective
            assert best is not None and one.seconds == pytest.approx(best / 8, rel=1e-6)
            assert one.bound == one.seconds
    words = ["--microbatches", "8", "--layers", str(layers), "--memory-limit", f"{cap:.0f}B"]
    code, out, errors = ask(*ON, *words, "--json", stdin=WIDE)
    told = json.loads(out)
    best, free = least(found.table), least(replace(found.table, cap=8e10))
    assert code == 0 and best is not None and free is not None, errors
    assert (best > free) == (cap < 1e10)
    assert told["objective"] == pytest.approx(best, rel=1e-12) and told["status"] == "optimal"
    assert told["lower_bound"] == told["objective"]
    assert sum(row["devices"] for row in told["stages"]) == 4
    assert max(row["bytes"] for row in told["stages"]) <= cap
    assert [node for row in told["stages"] for node in row["nodes"]] == list(range(layers))
    assert all(np.prod(list(row["mesh"].values())) == row["devices"] for row in told["stages"])


def test_a_device_holds_what_its_layers_own_and_keep():
    """On one device all of it: weights and gradients (plain descent has no moments), activations
    that the way back reads, by stage that follows.
    """
    found = segmented(4)
    layer = np.searchsorted(found.layers.ends, np.arange(len(chain())), side="right")
    for first, last in ((0, 0), (1, 2), (0, 3)):
        places = np.flatnonzero((layer >= first) & (layer <= last))
        owned = 2 * sum(chain().weights[k] for k in places)
        kept = sum(one.bytes for one in chain().handed if one.is_kept and one.maker in places)
        assert found.ways[0].parts[first, last].bytes == (owned, kept)
        assert found.table.fixed[first, last, 0] == owned + kept
        assert found.table.each[first, last, 0] == kept
        for m in (1, 2, 3):
            less = found.ways[m].parts[first, last].bytes
            count = found.ways[m].submesh.devices
            assert owned / count <= less.owned <= owned and kept / count <= less.kept <= kept
    found_by = [found.ways[m].parts[0, 3].bytes for m in range(4)]
    assert min(one.owned for one in found_by) == pytest.approx(found_by[0].owned / 4, rel=1e-3)
    assert min(one.kept for one in found_by) < found_by[0].kept


def test_a_small_part_is_the_best_of_all_its_plans():
    found = segmented(4)
    for m in range(3):  # of the mesh 2x2 there are too many plans
        best = solve(Exhaustive(), part(found, m, 0, 0)).objective
        assert best is not None
        assert found.ways[m].parts[0, 0].seconds == pytest.approx(best / 8, rel=1e-12)


def test_layers_have_their_ops_and_nobody_elses():
    found = segmented(4)
    way, ends = found.ways[1], found.layers.ends
    subjects = way.program.built.subjects
    ops = [(one, int(layer)) for one, layer in zip(subjects, way.layer, strict=True)]
    marked = way.program.module.main
    assert marked is not None
    looped = found.looped
    place = {
        copy: looped.places.get(op)
        for copy, op in zip(marked.walk(), looped.main.walk(), strict=True)
    }
    for subject, layer in ops:
        if isinstance(subject, Op):
            own = place.get(subject)
            assert layer == (-1 if own is None else int(np.searchsorted(ends, own, side="right")))
    products = [layer for one, layer in ops if isinstance(one, Op) and one.sig.is_contraction]
    assert sorted(set(products)) == [0, 1, 2, 3] and len(products) == 11  # 4 forward, 7 back


def split(seed: int, lost: bool = False) -> bool:
    """Whether the parts of a random problem, and the moves between them, are not all it costs."""
    problem = random_problem(Shape(n=12, choices=3, degree=2, rows=0), seed)
    rng = np.random.default_rng(seed)
    which = rng.integers(0, 3, problem.n)
    x = (rng.random(problem.n) * problem.sizes).astype(np.int64)
    parts = [induced(problem, which == k) for k in range(3)]
    inner = sum(one.total(x[which == k]) for k, one in enumerate(parts) if one.n)
    across = 0.0
    for edge, (a, b, table) in enumerate(triples(problem.edges)):
        if which[a] != which[b] and not lost:
            across += float(problem.edge_weights[edge] * problem.tables[table][x[a], x[b]])
    return problem.fixed + inner + across != pytest.approx(problem.total(x), rel=1e-9)


def test_parts_are_all_but_the_moves_between_them():
    assert not any(split(seed) for seed in range(30)) and any(
        split(seed, True) for seed in range(30)
    )


def test_planted_mistakes_are_caught(monkeypatch: pytest.MonkeyPatch):
    """Values that no op of a layer makes are forgotten: moves of weights are free then."""
    real = segments._layers  # pyright: ignore

    def ops_alone(program: Any, layers: Any) -> Any:
        is_op = np.array([isinstance(one, Op) for one in program.built.subjects])
        return np.where(is_op, real(program, layers), -1)

    known = segmented.__wrapped__(4)
    monkeypatch.setattr(segments, "_layers", ops_alone)
    found = segmented.__wrapped__(4)
    assert found.table.time[0, 3, 2] < known.table.time[0, 3, 2]


@pytest.mark.parametrize("name", ["step", "experts"])
def test_what_is_written_computes_what_the_step_did(name: str):
    source = STEP.read_text(encoding="utf-8") if name == "step" else text(name)
    words = ["--microbatches", "8" if name == "step" else "6", "--layers", "2", "-o", "-"]
    code, out, errors = ask(*ON, *words, "--json", stdin=source)
    assert code == 0, errors
    told = json.loads(errors[errors.index("{") :])
    assert [row["devices"] for row in told["stages"]] == [2, 2]
    assert len({tuple(row["mesh"].items()) for row in told["stages"]}) == 1
    module = parse(out)
    assert str(module.notes["plan.schedule"]) == '"1f1b"'
    cuts = [op for op in module.walk() if "plan.cut" in op.notes]
    assert len(cuts) > 40 and all("plan.stage" in op.notes for op in cuts)
    cut, before = parse(print_module(module)), parse(source)
    parse_pipeline("follow-stages").run(cut)
    args = inputs(before, 1)
    assert differences(run(cut, args), run(before, args)) == []
    code, cost, errors = ask("cost", "-", "--cluster", "dgx-h100:1/4", "--json", stdin=out)
    assert code == 0 and json.loads(cost)["bubble_seconds"] > 0, errors


def test_what_fits_nowhere():
    words = ["--microbatches", "8", "--layers", "4", "--memory-limit", "1MB", "--json"]
    for more in ([], ["-o", "x.mlir"]):
        code, out, _ = ask(*ON, *words, *more, stdin=WIDE)
        told = json.loads(out)
        assert code == 3 and told["status"] == "infeasible" and told["command"] is None
        assert "alone needs at least" in told["info"]["why"]
    assert not Path("x.mlir").exists()


WRONG = {
    "": 'expected a number of "microbatches"',
    "--microbatches 1": "expected 2 or more micro-batches, got 1",
    "--microbatches 8 --stages 2": '"--stages" is for --method gpipe, not for "alpa"',
    "--microbatches 8 --layers 40": "has no 40 layers of as much work",
    "--microbatches 8 --schedule chimera": '"chimera" has no stage of its own for each submesh',
    "--microbatches 8 --layers 1 -o x.mlir": "no two or more stages that are alike are 4 devices",
    "--microbatches 8 --mesh a=4": "--mesh does not go with --method alpa",
    "--microbatches 8 --explain": "--explain does not go with --method alpa",
}


@pytest.mark.parametrize("words", WRONG)
def test_what_cannot_be_planned(words: str):
    code, out, errors = ask(*ON, *words.split(), stdin=WIDE)
    assert (code, out) == (2, "") and WRONG[words] in errors and "help: " in errors


def test_layers_are_for_alpa_alone():
    code, _, errors = ask(
        *ON[:-1], "gpipe", "--layers", "2", "--stages", "2", "--microbatches", "4"
    )
    assert code == 2 and '"--layers" is for --method alpa, not for "gpipe"' in errors
