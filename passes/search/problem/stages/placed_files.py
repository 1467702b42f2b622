"""Reads graphs of ops for accelerators and CPUs (`--format dnn-partitioning`); docs/instances.md
has the fields.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from shardwright.passes.search.problem.json_fields import Fields, read_json
from shardwright.passes.search.problem.stages.graph_fields import (
    MOST_DEVICES,
    edge_ends,
    expect_acyclic,
    flag,
    node_ids,
    overridden,
)
from shardwright.passes.search.problem.stages.placed_graphs import PlacedGraph

# Words of --set that stand for a field.
FIELDS = {
    "maxFPGAs": "maxFPGAs", "maxDevices": "maxFPGAs", "maxCPUs": "maxCPUs",
    "maxSizePerFPGA": "maxSizePerFPGA", "maxMemoryPerDevice": "maxSizePerFPGA",
}  # fmt: skip


def load_placed(path: Path, given: Mapping[str, str]) -> PlacedGraph:
    """The graph that a file holds; `given` stands for fields of it. Raises ProgramError."""
    fields = overridden(read_json(path), given, FIELDS)
    nodes, ids = node_ids(fields)
    edges = list(fields.objects("edges"))
    ends = edge_ends(edges, {one: k for k, one in enumerate(ids)})
    expect_acyclic(fields, ids, ends)
    rows = np.array([_node(one) for one in nodes])
    groups: dict[object, int] = {}
    group = [
        groups.setdefault(_color(one, number), len(groups)) for number, one in enumerate(nodes)
    ]
    fast, slow, runs, memory, backward = rows.T
    return PlacedGraph(
        tuple(ids), fast, slow, runs > 0, memory, backward > 0, np.array(group),
        np.array(ends, np.int64).reshape(-1, 2), _sends(edges, ends, ids),
        fields.whole("maxFPGAs", most=MOST_DEVICES), fields.whole("maxCPUs", most=MOST_DEVICES),
        fields.number("maxSizePerFPGA"),
    )  # fmt: skip


def _node(one: Fields) -> tuple[float, float, bool, float, bool]:
    """Times on accelerator and CPU, whether the first runs it, bytes, whether it is backward."""
    runs = flag(one, "supportedOnFpga")
    fast = one.number("fpgaLatency", *(() if runs else (0.0,)))
    return (
        fast if runs else 0.0,
        one.number("cpuLatency"),
        runs,
        one.number("size"),
        flag(one, "isBackwardNode"),
    )


def _color(one: Fields, number: int) -> object:
    """What nodes of one device have in common, or the node itself."""
    color = one.values.get("colorClass")
    if color is None:
        return "node", number
    if isinstance(color, bool) or not isinstance(color, int | float | str):
        raise one.kind("colorClass", color, "a number or a text")
    return "color", color


def _sends(edges: list[Fields], ends: list[tuple[int, int]], ids: list[int | str]) -> Any:
    """[n] cost of a node's edges, which is one."""
    found = np.zeros(len(ids))
    first: dict[int, Fields] = {}
    for one, (maker, _) in zip(edges, ends, strict=True):
        cost = one.number("cost")
        if maker in first and cost != found[maker]:
            message = f"field '{one.at('cost')}' is {cost:g}, '{first[maker].at('cost')}' "
            message += f"{found[maker]:g}, and both move the result of node {ids[maker]}"
            raise one.wrong(message, "edges that leave one node have one cost")
        first.setdefault(maker, one)
        found[maker] = cost
    return found
