"""Graphs of choices in JSON: every method of problems reads them; what is wrong is said."""

import io
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from shardwright.passes.search.problem.graph_files import load_graph
from shardwright.passes.search.problem.planted import Shape, random_problem
from shardwright.passes.search.problem.problem import Problem
from shardwright.tools import cli

A: dict[str, Any] = {"name": "a", "costs": [1, 2]}
B: dict[str, Any] = {"name": "b", "costs": [3, 1, 5]}
EDGE: dict[str, Any] = {"from": "a", "to": "b", "costs": [[0, 4, 1], [1, 0, 2]]}


def run(path: Path, table: object, method: str, *more: str) -> tuple[int, str, str]:
    file = path / "graph.json"
    file.write_text(json.dumps(table))
    out, err = io.StringIO(), io.StringIO()
    words = ["plan", "--instance", str(file), "--format", "graph", "--method", method, *more]
    return cli.main(words, io.StringIO(), out, err), out.getvalue(), err.getvalue()


@pytest.mark.parametrize("method", ["pase", "optcnn", "eliminate", "messages", "exhaustive"])
def test_methods_read_graphs(method: str, tmp_path: Path):
    code, out, _ = run(tmp_path, {"nodes": [A, B], "edges": [EDGE]}, method, "--json")
    found = json.loads(out)
    assert code == 0 and found["objective"] == 3 and found["assignment"] == [1, 1]


def written(problem: Problem) -> dict[str, Any]:
    """A problem as JSON."""
    nodes = [
        {"name": f"n{k}", "costs": (problem.costs[kind] * problem.node_turns[k]).tolist()}
        for k, kind in enumerate(problem.kinds.tolist())
    ]
    edges = [
        {"from": f"n{a}", "to": f"n{b}", "costs": (problem.tables[t] * weight).tolist()}
        for (a, b, t), weight in zip(problem.edges.tolist(), problem.edge_weights, strict=True)
    ]
    return {"nodes": nodes, "edges": edges}


def test_a_graph_is_the_problem_that_was_written(tmp_path: Path):
    problem = random_problem(Shape(20, 4, 2, 3), 3)
    file = tmp_path / "graph.json"
    file.write_text(json.dumps(written(problem)))
    found = load_graph(file)
    assert isinstance(found, Problem)
    draw = np.random.default_rng(0)
    for _ in range(20):
        x = draw.integers(0, problem.sizes)
        assert found.total(x) == pytest.approx(problem.total(x) - problem.fixed)


def test_memory_is_a_row(tmp_path: Path):
    nodes = [{**A, "memory": [5, 1]}, {**B, "memory": [1, 9, 1]}]
    table = {"nodes": nodes, "edges": [EDGE], "memory_limit": 5}
    code, out, _ = run(tmp_path, table, "exhaustive", "--json")
    assert code == 0 and json.loads(out)["assignment"] == [1, 0]
    code, out, _ = run(tmp_path, table, "pase", "--json")
    assert code == 1 and "knows no memory" in json.loads(out)["info"]["why"]


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({"nodes": []}, "field 'nodes' is empty"),
        ({"nodes": [A, A]}, "two nodes are called 'a'"),
        ({"nodes": [{"name": "a"}]}, "field 'nodes[0].costs' is missing"),
        ({"nodes": [{"name": "a", "costs": []}]}, "field 'nodes[0].costs' is empty"),
        ({"nodes": [{"name": "a", "costs": [1, "x"]}]}, "'nodes[0].costs[1]' is a text, expected"),
        ({"nodes": [A, {**B, "memory": [1]}]}, "'nodes[1].memory' has 1 entries, 'costs' has 3"),
        ({"nodes": [A], "memory_limit": 5}, "'memory_limit' is given, and no node has 'memory'"),
        ({"nodes": [A, {**B, "tie": "a"}]}, "nodes[1] has 3 choices, 'a' that it is tied to 2"),
        ({"nodes": [A, B], "edges": [{**EDGE, "to": "c"}]}, "'edges[0].to' names 'c'"),
        ({"nodes": [A, B], "edges": [{**EDGE, "costs": [[1]]}]}, "is 1x1, expected 2x3"),
        ({"nodes": [A, B], "edges": [{**EDGE, "to": "a"}]}, "edges[0] leads from 'a' to itself"),
        ({"nodes": [A], "unit": "days"}, "field 'unit' is 'days'"),
        ({"edges": []}, "the file has none of nodes and ops"),
        ({"nodes": [3]}, "field 'nodes[0]' is 3, expected an object"),
    ],
)
def test_wrong_graphs_are_said(table: object, said: str, tmp_path: Path):
    code, out, err = run(tmp_path, table, "optcnn")
    assert code == 1 and said in err and out == "" and "Traceback" not in err


LOOPS = {"loops": {"i": 4}, "reads": [["x", "i"]], "makes": ["y", "i"]}


@pytest.mark.parametrize(
    ("table", "said"),
    [
        (
            {"devices": 2, "ops": [{"name": "a", **LOOPS, "reads": [["y", "i"]]}]},
            "ops 'a' read what is made of their own results",
        ),
        ({"parts": [2.5], "ops": [{"name": "a", **LOOPS}]}, "field 'parts[0]' is 2.5, expected"),
    ],
)
def test_wrong_graphs_of_ops_are_said(table: object, said: str, tmp_path: Path):
    code, out, err = run(tmp_path, table, "tofu")
    assert code == 1 and said in err and out == "" and "Traceback" not in err


def test_a_number_of_thousands_of_digits_is_said(tmp_path: Path):
    file = tmp_path / "graph.json"
    file.write_text('{"devices": ' + "9" * 6000 + "}")
    err = io.StringIO()
    words = ["plan", "--instance", str(file), "--format", "graph", "--method", "tofu"]
    assert cli.main(words, io.StringIO(), io.StringIO(), err) == 1
    assert "has a number of too many digits" in err.getvalue()


def test_a_format_is_asked_for(tmp_path: Path):
    file = tmp_path / "graph.json"
    file.write_text(json.dumps({"nodes": [A]}))
    err = io.StringIO()
    words = ["plan", "--instance", str(file), "--method", "pase"]
    assert cli.main(words, io.StringIO(), io.StringIO(), err) == 2
    assert "in which format is" in err.getvalue()
