"""Reads graphs of choices (`--format graph`) as problems; docs/instances.md has the fields."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import numpy as np

from shardwright.ir.errors import nearest
from shardwright.passes.search.problem.check_problem import check
from shardwright.passes.search.problem.json_fields import Fields, expect_distinct, read_json
from shardwright.passes.search.problem.op_files import op_graph
from shardwright.passes.search.problem.op_graphs import OpGraph
from shardwright.passes.search.problem.problem import Floats, Problem
from shardwright.passes.search.problem.sized_files import sized_graph
from shardwright.passes.search.problem.sized_graphs import SizedGraph

UNITS = ("s", "us", "bytes", "elements", "flops")
NODE = ("name", "costs", "collective", "parameters", "memory", "labels", "tie")


def load_graph(path: Path) -> Problem | OpGraph | SizedGraph:
    """The problem that a file holds, or its graph of ops. Raises ProgramError."""
    fields = read_json(path)
    key = fields.expect_one("nodes", "ops", "sized_ops")
    if key == "sized_ops":
        return sized_graph(fields)
    return op_graph(fields) if key == "ops" else graph_problem(fields)


def graph_problem(fields: Fields) -> Problem:
    """The problem of a file with `nodes`. Raises ProgramError for all that is wrong."""
    fields.expect("name", "unit", "nodes", "edges", "memory_limit")
    nodes = list(fields.objects("nodes"))
    if not nodes:
        raise fields.wrong("field 'nodes' is empty, expected at least one node")
    names = [one.text("name") for one in nodes]
    expect_distinct(fields, names, "nodes")
    number = {name: k for k, name in enumerate(names)}
    costs = [_costs(one) for one in nodes]
    edges = list(fields.objects("edges")) if "edges" in fields.values else []
    ends = [_ends(one, number, [len(cost) for cost in costs]) for one in edges]
    unit = fields.text("unit", "s")
    if unit not in UNITS:
        raise fields.wrong(f"field 'unit' is '{unit}', expected {' or '.join(UNITS)}")
    rows: dict[str, Any] = _memory(fields, nodes, costs)
    return check(
        Problem(
            np.arange(len(nodes)), tuple(costs),
            np.array([(a, b, k) for k, (a, b, _) in enumerate(ends)], np.int64).reshape(-1, 3),
            tuple(table for _, _, table in ends),
            collective=_added(nodes, costs, "collective"),
            for_parameters=_added(nodes, costs, "parameters"), tie=_ties(nodes, number, costs),
            names=tuple(names), labels=_labels(nodes, costs), unit=unit,
            name=fields.text("name", Path(fields.file).stem), **rows,
        )
    )  # fmt: skip


def _costs(one: Fields) -> Floats:
    one.expect(*NODE)
    found = one.numbers("costs")
    if not found:
        raise one.wrong(f"field '{one.at('costs')}' is empty, expected a cost per choice")
    return np.array(found)


def _as_many(one: Fields, key: str, cost: Floats, least: float = -np.inf) -> list[float]:
    """Numbers, one per choice."""
    found = one.numbers(key, least)
    if len(found) != len(cost):
        message = f"field '{one.at(key)}' has {len(found)} entries, 'costs' has {len(cost)}"
        raise one.wrong(message, "give one per choice")
    return found


def _added(nodes: list[Fields], costs: list[Floats], key: str) -> tuple[Floats, ...]:
    """Another part of costs, zero where a node has none; nothing where no node has it."""
    if not any(key in one.values for one in nodes):
        return ()
    return tuple(
        np.array(_as_many(one, key, cost)) if key in one.values else 0.0 * cost
        for one, cost in zip(nodes, costs, strict=True)
    )


def _labels(nodes: list[Fields], costs: list[Floats]) -> tuple[tuple[str, ...], ...]:
    if not any("labels" in one.values for one in nodes):
        return ()
    found: list[tuple[str, ...]] = []
    for one, cost in zip(nodes, costs, strict=True):
        words = cast(list[object], one.rows("labels")) if "labels" in one.values else []
        words = words or [str(k) for k in range(len(cost))]
        if len(words) != len(cost) or not all(isinstance(word, str) for word in words):
            raise one.wrong(f"field '{one.at('labels')}' is not a text per choice")
        found.append(tuple(map(str, words)))
    return tuple(found)


def _ends(one: Fields, number: dict[str, int], sizes: list[int]) -> tuple[int, int, Floats]:
    one.expect("from", "to", "costs")
    ends: list[int] = []
    for key in ("from", "to"):
        name = one.text(key)
        if name not in number:
            message = f"field '{one.at(key)}' names '{name}', and no node is called so"
            raise one.wrong(message, nearest(name, list(number)))
        ends.append(number[name])
    a, b = ends
    if a == b:
        raise one.wrong(f"{one.path} leads from '{one.text('from')}' to itself", "leave it out")
    what = f"choices of '{one.text('from')}' by those of '{one.text('to')}'"
    return a, b, np.array(one.matrix("costs", (sizes[a], sizes[b]), what))


def _ties(nodes: list[Fields], number: dict[str, int], costs: list[Floats]) -> Any:
    found = np.arange(len(nodes))
    for k, one in enumerate(nodes):
        if "tie" in one.values:
            name = one.text("tie")
            if name not in number:
                message = f"field '{one.at('tie')}' names '{name}', and no node is called so"
                raise one.wrong(message, nearest(name, list(number)))
            found[k] = number[name]
            if len(costs[k]) != len(costs[number[name]]):
                message = f"{one.path} has {len(costs[k])} choices, '{name}' that it is tied to"
                raise one.wrong(f"{message} {len(costs[number[name]])}")
    return found


def _memory(fields: Fields, nodes: list[Fields], costs: list[Floats]) -> dict[str, Any]:
    """One row of all nodes with bytes."""
    held = [k for k, one in enumerate(nodes) if "memory" in one.values]
    if not held:
        if "memory_limit" in fields.values:
            message = "field 'memory_limit' is given, and no node has 'memory'"
            raise fields.wrong(message, "give 'memory' by choice of nodes, or leave the limit out")
        return {}
    vectors = tuple(
        np.ceil(_as_many(nodes[k], "memory", costs[k], 0.0)).astype(np.int64) for k in held
    )
    most = sum(int(vector.max()) for vector in vectors)
    cap = fields.whole("memory_limit", most)
    loads = np.array([(0, k, place) for place, k in enumerate(held)], np.int64)
    return {
        "loads": loads, "vectors": vectors, "held": np.zeros(1, np.int64),
        "cap": np.array([cap], np.int64),
    }  # fmt: skip
