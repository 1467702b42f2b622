"""Tofu's recursion is the flat optimum of its space; steps commute, and later ones send no less."""

import io
import json
from dataclasses import replace
from itertools import permutations, product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from shardwright.passes.search.methods import tofu
from shardwright.passes.search.methods.tofu import NoStep, Tofu
from shardwright.passes.search.problem.moved_bytes import moved
from shardwright.passes.search.problem.op_graphs import Access, LoopOp, OpGraph, prime_parts
from shardwright.tools import cli


def matmul(name: str, x: str, w: str, b: int, k: int, n: int) -> LoopOp:
    reads = Access(x, ("b", "k")), Access(w, ("k", "n"))
    return LoopOp(name, {"b": b, "k": k, "n": n}, reads, Access(name, ("b", "n")))


def graph_of(ops: list[LoopOp], devices: int) -> OpGraph:
    shapes = {
        one.tensor: tuple(op.loops[k] for k in one.loops) for op in ops for one in op.accesses
    }
    return OpGraph(tuple(ops), shapes, prime_parts(devices))


def random_graph(seed: int, devices: int, least: int) -> OpGraph:
    """A product, and a pointwise sum or another product behind it; sizes are multiples of least."""
    draw = np.random.default_rng(seed)
    b, k, n, m = (int(least * draw.integers(1, 9)) for _ in range(4))
    first = matmul("h", "x", "w", b, k, n)
    if seed % 3 == 0:
        loops = {"b": b, "n": n}
        both = (Access("h", ("b", "n")), Access("z", ("b", "n")))
        return graph_of([first, LoopOp("y", loops, both, Access("y", ("b", "n")))], devices)
    return graph_of([first, matmul("y", "h", "v", b, n, m)], devices)


def flat_optimum(graph: OpGraph) -> float:
    """Over all splits and cuts of all steps together, by enumeration; written for itself."""
    names = list(graph.shapes)
    axes = [list(op.loops) for op in graph.ops] + [range(len(graph.shapes[t])) for t in names]
    every = list(product(*axes))
    count = len(graph.ops)

    def bytes_of(plan: tuple[Any, ...], k: int) -> float:
        total = 0.0
        held = dict(zip(names, plan[count:], strict=True))
        for op, loop in zip(graph.ops, plan, strict=False):
            for tensor, index in (*op.reads, op.makes):
                size = 4.0 * np.prod(graph.shapes[tensor])
                if loop not in index:
                    total += size * (k - 1)
                elif index.index(loop) != held[tensor]:
                    total += size * (k - 1) / k
        return total

    def sizes(place: int) -> Any:
        return graph.ops[place].loops if place < count else graph.shapes[names[place - count]]

    costs = [[bytes_of(plan, k) for plan in every] for k in graph.parts]
    best = np.inf
    for one, other in product(range(len(every)), repeat=2):
        total = costs[0][one] + costs[1][other]
        if total < best:
            divides = all(
                sizes(place)[p] % graph.parts[0] == 0
                and (sizes(place)[q] // (graph.parts[0] if p == q else 1)) % graph.parts[1] == 0
                for place, (p, q) in enumerate(zip(every[one], every[other], strict=True))
            )
            best = total if divides else best
    return best


@pytest.mark.parametrize("devices", [4, 6])
def test_the_recursion_is_the_flat_optimum(devices: int):
    for seed in range(5):
        graph = random_graph(seed, devices, devices)
        steps = Tofu().of_ops(graph)
        assert sum(one.moved for one in steps) == pytest.approx(flat_optimum(graph), rel=1e-12)


def test_steps_commute_and_later_ones_send_no_less():
    for seed in range(12):
        for parts in ((2, 3), (2, 2, 2), (2, 2, 3)):
            graph = replace(random_graph(seed, 4, 24), parts=parts)
            sums = {
                round(sum(one.moved for one in Tofu().of_ops(replace(graph, parts=order))), 6)
                for order in permutations(parts)
            }
            assert len(sums) == 1
            costs = [one.moved for one in Tofu().of_ops(graph)]
            assert costs == sorted(costs)


def test_where_dims_run_out_later_steps_send_more():
    graph = graph_of([matmul("y", "x", "w", 4, 4, 2)], 8)
    assert [one.moved for one in Tofu().of_ops(graph)] == [32.0, 32.0, 48.0]


def test_outside_of_the_space_less_is_sent():
    """A small weight that every group holds: the space has no such plan."""
    graph = graph_of([matmul("y", "x", "w", 1 << 12, 8, 8)], 4)
    steps = Tofu().of_ops(graph)
    assert all(one.loops == {"y": "b"} for one in steps)
    assert sum(one.moved for one in steps) == 2 * 4.0 * 64
    assert moved(4.0 * 64, 2, tofu.NONE, tofu.NONE) == 0.0


def test_nothing_that_divides_is_infeasible():
    with pytest.raises(NoStep, match="op 'y' has no loop that 2 groups divide"):
        Tofu().of_ops(graph_of([matmul("y", "x", "w", 3, 5, 7)], 2))
    with pytest.raises(NoStep, match="tensor 'w' has no dim that 2 groups divide"):
        Tofu().of_ops(graph_of([matmul("y", "x", "w", 4, 5, 7)], 2))


@pytest.mark.parametrize("how", ["reduce", "aligned", "sizes"])
def test_planted_mistakes_are_caught(how: str, monkeypatch: pytest.MonkeyPatch):
    def wrong(size: float, parts: int, split: int, held: int) -> float:
        found = moved(size, parts, split, held)
        if how == "reduce" and split == tofu.NONE:
            return found / parts
        return size / parts if how == "aligned" and split == held else found

    monkeypatch.setattr(tofu, "moved", wrong)
    if how == "sizes":  # of one group
        real = tofu.step
        monkeypatch.setattr(tofu, "step", lambda now, whole, k, limit: real(now, now, k, limit))

    def fails(seed: int) -> bool:
        graph = random_graph(seed, 4, 4)
        total = sum(one.moved for one in Tofu().of_ops(graph))
        return total != pytest.approx(flat_optimum(graph), rel=1e-12)

    assert any(fails(seed) for seed in range(4))


# --- files

OP = {"name": "y", "loops": {"b": 8, "k": 4, "n": 4}, "reads": [["x", "bk"], ["w", "kn"]],
      "makes": ["y", "bn"]}  # fmt: skip


def run(path: Path, table: object, *more: str) -> tuple[int, str, str]:
    file = path / "ops.json"
    file.write_text(json.dumps(table) if not isinstance(table, str) else table)
    out, err = io.StringIO(), io.StringIO()
    words = ["plan", "--instance", str(file), "--format", "graph", "--method", "tofu", *more]
    return cli.main(words, io.StringIO(), out, err), out.getvalue(), err.getvalue()


def test_the_verb_says_steps(tmp_path: Path):
    code, out, _ = run(tmp_path, {"devices": 4, "ops": [OP]}, "--json")
    found = json.loads(out)
    assert code == 0 and [one["parts"] for one in found["steps"]] == [2, 2]
    assert found["objective"] == sum(one["bytes"] for one in found["steps"])
    assert "op y" in run(tmp_path, {"devices": 4, "ops": [OP]})[1]
    odd = {**OP, "loops": {"b": 3, "k": 3, "n": 3}}
    code, out, _ = run(tmp_path, {"devices": 2, "ops": [odd]}, "--json")
    assert code == 3 and json.loads(out)["status"] == "infeasible"


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("{", "1:2: error: is no JSON: expecting property name"),
        ("[]", "holds a list, expected an object"),
        ({"ops": [OP]}, "the file has none of devices and parts"),
        ({"devices": 4, "parts": [2], "ops": [OP]}, "has devices and parts, which contradict"),
        ({"devices": 4, "ops": []}, "field 'ops' is empty"),
        ({"devices": 4, "ops": [OP], "nodes": []}, "has nodes and ops, which contradict"),
        ({"devices": 4, "ops": [{**OP, "makes": ["y", "bz"]}]}, "'z', which is no loop of the op"),
        ({"devices": 4, "ops": [{**OP, "makes": "y"}]}, "field 'ops[0].makes' is a text, expected"),
        ({"devices": 4, "ops": [OP, OP]}, "two ops are called 'y'"),
        (
            {"devices": 4, "ops": [OP, {"name": "z", "loops": {"i": 6}, "reads": [["y", "i"]],
             "makes": ["z", "i"]}]},
            "tensor 'y' is 8x4 in op 'y' and 6 in 'z'",
        ),
        ({"devices": 4, "ops": [{**OP, "loops": {}}]}, "field 'ops[0].loops' is an object, expect"),
    ],
)  # fmt: skip
def test_wrong_files_are_said(table: object, said: str, tmp_path: Path):
    code, out, err = run(tmp_path, table)
    assert code == 1 and said in err and out == ""
