"""Problems: totals, ties, files that come back bit by bit, and every mistake with its place."""

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import fields, replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from shardwright.ir.errors import ProgramError
from shardwright.passes.search.problem.alpa_ilp import alpa_ilp
from shardwright.passes.search.problem.check_problem import check
from shardwright.passes.search.problem.free_graph import free_graph
from shardwright.passes.search.problem.instances import instance
from shardwright.passes.search.problem.planted import Shape, planted_problem, random_problem
from shardwright.passes.search.problem.problem import Problem
from shardwright.passes.search.problem.problem_files import load, save

PAIRWISE = Path(__file__).parents[2] / "data" / "pairwise"
SHAPES = st.builds(
    Shape, st.integers(1, 12), st.integers(1, 5), st.integers(0, 4), st.integers(1, 4),
    st.integers(0, 8), st.integers(0, 3), pairs=st.integers(0, 6),
)  # fmt: skip
PROBLEMS = st.builds(random_problem, SHAPES, st.integers(0, 1000))


def a_plan(problem: Problem, seed: int) -> np.ndarray:
    x = np.random.default_rng(seed).integers(0, 1 << 30, problem.n) % problem.sizes
    return x[problem.ties]


def plain_total(problem: Problem, x: np.ndarray) -> float:
    """The sum as the head of `problem.py` writes it."""
    nodes = sum(
        problem.node_turns[i] * problem.costs[problem.kinds[i]][x[i]] for i in range(problem.n)
    )
    edges = sum(
        weight * problem.tables[t][x[a], x[b]]
        for (a, b, t), weight in zip(problem.edges, problem.edge_weights, strict=True)
    )
    return problem.fixed + nodes + edges


def plain_memory(problem: Problem, x: np.ndarray) -> np.ndarray:
    """Bytes of rows, load by load."""
    found = problem.held.copy()
    for row, node, vector in problem.loads:
        found[row] += problem.vectors[vector][x[node]]
    for row, edge, block in problem.pairs:
        a, b, _ = problem.edges[edge]
        found[row] += problem.blocks[block][x[a], x[b]]
    return found


def with_rest(problem: Problem, seed: int) -> Problem:
    """All columns filled."""
    draw = np.random.default_rng(seed)
    return replace(
        problem, weights=draw.integers(1, 4, len(problem.edges)).astype(np.float64),
        collective=tuple(draw.random(len(cost)) for cost in problem.compute),
        region=draw.integers(-1, 3, problem.n), place=draw.integers(0, 3, problem.n),
        ports=draw.integers(0, 2, (len(problem.edges), 2)), shared=np.array([0]),
        names=tuple(f"main/{i} añ" for i in range(problem.n)),
        labels=tuple(tuple(map(str, range(len(cost)))) for cost in problem.compute),
        held=draw.integers(0, 9, len(problem.cap)), fixed=0.1 + 0.2, unit="us", name="all",
    )  # fmt: skip


@given(PROBLEMS, st.integers(0, 99))
def test_totals_are_the_sum_that_is_written(problem: Problem, seed: int):
    problem = check(with_rest(problem, seed))
    x = a_plan(problem, seed)
    assert problem.total(x) == pytest.approx(plain_total(problem, x), rel=1e-12)
    assert problem.memory(x).tolist() == plain_memory(problem, x).tolist()


@given(PROBLEMS, st.integers(0, 99))
def test_a_graph_of_free_nodes_has_the_same_totals_and_bytes(problem: Problem, seed: int):
    draw = np.random.default_rng(seed)
    allowed = draw.random(int(problem.sizes.sum())) < 0.7
    allowed[problem.starts[:-1]] = True
    problem = check(with_rest(replace(problem, allowed=allowed), seed))
    graph = free_graph(problem)
    y = draw.integers(0, 1 << 30, len(graph.labels)) % graph.sizes
    x = graph.plan(y)
    assert graph.total(y) == pytest.approx(problem.total(x), rel=1e-12)
    assert graph.used(y) + graph.held == pytest.approx(problem.memory(x))
    assert np.array_equal(graph.labels_of(x), y)
    legal = problem.with_cap(problem.memory(x))
    assert legal.is_legal(x) and free_graph(legal).fits(y)
    if len(problem.cap):
        tight = legal.with_cap(legal.cap - 1)
        assert not tight.is_legal(x) and not free_graph(tight).fits(y)


def test_equal_edges_share_one_table():
    graph = free_graph(alpa_ilp(24, 10))
    assert len(graph.edges) == 480 and len(graph.tables) == 22 and len(graph.costs) <= 17


# --- files


@given(problem=PROBLEMS, seed=st.integers(0, 99))
def test_a_problem_comes_back_bit_by_bit(
    problem: Problem, seed: int, tmp_path_factory: pytest.TempPathFactory
):
    folder = tmp_path_factory.mktemp("problems")
    problem = with_rest(problem, seed)
    save(problem, folder / "a.npz")
    again = load(folder / "a.npz")
    for field in fields(Problem):
        one, other = getattr(problem, field.name), getattr(again, field.name)
        if isinstance(one, tuple) and one and isinstance(one[0], np.ndarray):
            assert all(a.tobytes() == b.tobytes() for a, b in zip(one, other, strict=True))
        elif isinstance(one, np.ndarray):
            assert one.tobytes() == other.tobytes() and one.dtype == other.dtype
        else:
            assert one == other
    save(again, folder / "b.npz")
    assert (folder / "a.npz").read_bytes() == (folder / "b.npz").read_bytes()


def test_pairwise_problems_are_read():
    problem = load(PAIRWISE / "layer.npz")
    assert (problem.n, len(problem.edges), problem.unit) == (230, 275, "s")
    assert len(problem.cap) == 1 and problem.is_legal(np.zeros(problem.n, np.int64))


def rewritten(path: Path, change: Callable[[dict[str, np.ndarray]], None]) -> Path:
    with np.load(path) as archive:
        arrays = {name: archive[name] for name in archive.files}
    change(arrays)
    np.savez(path, **arrays)
    return path


def header(**words: object) -> Callable[[dict[str, np.ndarray]], None]:
    def change(arrays: dict[str, np.ndarray]) -> None:
        found = json.loads(arrays["header"].tobytes()) | words
        arrays["header"] = np.frombuffer(json.dumps(found).encode(), np.uint8)

    return change


def entry(name: str, value: object) -> Callable[[dict[str, np.ndarray]], None]:
    def change(arrays: dict[str, np.ndarray]) -> None:
        arrays[name].flat[0] = value

    return change


def instead(name: str, value: np.ndarray | None) -> Callable[[dict[str, np.ndarray]], None]:
    def change(arrays: dict[str, np.ndarray]) -> None:
        if value is None:
            del arrays[name]
        else:
            arrays[name] = value

    return change


WRONG = {
    "NaN": (entry("compute", np.nan), "costs of class 0 holds nan, expected finite"),
    "infinite": (entry("tables", np.inf), "table 0 holds inf, expected finite"),
    "huge": (entry("compute", 1e300), "costs of class 0 holds 1e"),
    "no choice": (
        lambda a: a.update(allowed=np.zeros(int(a["compute_sizes"][a["kinds"]].sum()), bool)),
        "node 0 has no choice left",
    ),
    "kinds": (entry("kinds", 99), "kinds hold 99, expected numbers below"),
    "edge": (entry("edges", -2), "producers of edges hold -2"),
    "tie": (entry("tie", 1000), "ties hold 1000"),
    "missing": (instead("tables", None), "array 'tables' is missing"),
    "shape": (instead("edges", np.zeros((3, 2), np.int64)), "array 'edges' is 3x2, expected Nx3"),
    "type": (instead("kinds", np.zeros(3)), "array 'kinds' is of float64, expected whole"),
    "sizes": (instead("compute", np.zeros(1)), "array 'compute' has 1 entries, expected"),
    "version": (header(version=9), "expected shardwright-problem of version 1"),
    "names": (header(names=["one"]), "there are 1 names, expected 12"),
    "fixed": (header(fixed=[]), "the header has a wrong or missing entry"),
    "fixed cost": (header(fixed="inf"), "the fixed cost is inf"),
    "no JSON": (instead("header", np.frombuffer(b"{", np.uint8)), "the header is no JSON"),
    "empty class": (
        lambda a: a.update(compute_sizes=np.append(a["compute_sizes"], 0)), "is empty, expected",
    ),
    "cap": (instead("cap", np.zeros(5, np.int64)), "held bytes are 1, expected 5"),
    "bytes": (entry("vectors", -1), "vector 0 holds -1 bytes"),
    "circle": (
        lambda a: a.update(tie=np.roll(np.arange(len(a["kinds"])), 1)), "ties go round in a circle",
    ),
    "no node": (
        lambda a: a.update(
            kinds=a["kinds"][:0], tie=a["tie"][:0], turns=a["turns"][:0], edges=a["edges"][:0],
            loads=a["loads"][:0],
        ),
        "the problem has 0 nodes",
    ),
    "load": (entry("loads", 7), "rows of loads hold 7"),
    "pair": (entry("pairs", 7), "rows of pairs hold 7"),
    "block shape": (
        lambda a: a.update(
            pairs=np.zeros((1, 3), int), blocks=np.zeros(9, int), block_shapes=np.array([[9, 1]])
        ),
        "block 0 of edge 0 is 9x1, expected",
    ),
    "block": (entry("blocks", -1), "block 0 holds -1 bytes"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_file_is_said_with_its_place(name: str, tmp_path: Path):
    change, said = WRONG[name]
    path = tmp_path / "wrong.npz"
    save(random_problem(Shape(12, 3, 2, 3, 2, 1, pairs=5), 1), path)
    with pytest.raises(ProgramError, match=r"wrong\.npz") as caught:
        load(rewritten(path, change))
    assert said in str(caught.value), caught.value
    assert caught.value.diagnostics[0].help and caught.value.code == 1


@pytest.mark.parametrize("kept", [0, 3, 100, -40])
def test_a_file_that_is_cut_off_is_said(kept: int, tmp_path: Path):
    path = tmp_path / "cut.npz"
    save(random_problem(Shape(12), 1), path)
    path.write_bytes(path.read_bytes()[:kept])
    with pytest.raises(ProgramError, match=r"cut\.npz.*is no whole \.npz file"):
        load(path)


@given(at=st.integers(0, 10**6), by=st.integers(1, 255))
def test_a_damaged_file_is_said_or_read(at: int, by: int, tmp_path_factory: pytest.TempPathFactory):
    path = tmp_path_factory.mktemp("damaged") / "one.npz"
    save(random_problem(Shape(6, 3, 2, 2, 2, 1), 1), path)
    found = bytearray(path.read_bytes())
    found[at % len(found)] ^= by
    path.write_bytes(bytes(found))
    with suppress(ProgramError):
        load(path)


def test_chains_of_ties_lead_to_their_head():
    problem = random_problem(Shape(9, 3, 0, 1), 0)
    chained = replace(problem, tie=np.maximum(np.arange(9) - 1, 0))
    assert np.array_equal(check(chained).ties, np.zeros(9))


def test_a_table_of_another_size_is_said():
    problem = replace(random_problem(Shape(6, 3, 3, 1), 0), tables=(np.zeros((9, 9)),) * 9)
    with pytest.raises(ProgramError, match="of edge 0 is 9x9, expected"):
        check(problem)


# --- names


@pytest.mark.parametrize(
    ("name", "nodes", "edges"),
    [
        ("alpa-ilp:L=24,K=10", 385, 480), ("alpa-ilp:2", 33, 40), ("alpa-ilp:L=3,memory", 49, 60),
        ("alpa-ilp-fb:8", 258, 480), ("planted:n=9,seed=3", 9, 16), ("random:n=5,degree=0", 5, 0),
    ],
)  # fmt: skip
def test_names_make_problems(name: str, nodes: int, edges: int):
    problem = instance(name)
    assert (problem.n, len(problem.edges)) == (nodes, edges)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("alpa-ilq:L=2", "no problem is called 'alpa-ilq'"),
        ("alpa-ilp", "lacks L"),
        ("alpa-ilp:L=two", "L is 'two', expected a whole number"),
        ("alpa-ilp:L=0", "L is 0, expected 1 to"),
        ("alpa-ilp:L=4,Q=1", "has no setting 'Q'"),
        ("alpa-ilp:L=1000000", "expected at most 200000"),
        ("nowhere", "no problem is called 'nowhere', and there is no such file"),
        ("nowhere.npz", "cannot read"),
    ],
)
def test_a_wrong_name_is_said(name: str, said: str):
    with pytest.raises(ProgramError) as caught:
        instance(name)
    assert said in str(caught.value)


def test_all_choices_of_the_recipe_are_26_on_average():
    assert alpa_ilp(96).sizes.mean() == pytest.approx(26.3, abs=0.05)


@given(st.integers(0, 100))
def test_a_planted_optimum_costs_nothing(seed: int):
    problem, plan = planted_problem(Shape(6, 3), seed)
    other = (plan + 1) % 3
    assert problem.total(plan) == 0.0 < problem.total(other)
