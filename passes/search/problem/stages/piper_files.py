"""Reads graphs of layers with variants by tensor-parallel degree (`--format piper`);
docs/instances.md has the fields.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from shardwright.passes.search.problem.json_fields import Fields, read_json
from shardwright.passes.search.problem.stages.graph_fields import (
    MOST_BATCH,
    MOST_DEVICES,
    edge_ends,
    expect_acyclic,
    node_ids,
    overridden,
)

# Words of --set that stand for a field.
FIELDS = {word: word for word in ("maxDevices", "maxMemoryPerDevice", "bandwidth", "mbsInBatch")}


@dataclass(frozen=True)
class Variant:
    """A way to run a node: seconds per sample, bytes of parameters, of activations by sample in
    flight (`each`) and otherwise (`fixed`); `before`, `behind`: by neighbour what is synchronised.
    """

    name: str
    time: float
    parameters: float
    each: float
    fixed: float
    before: Mapping[int, float]
    behind: Mapping[int, float]


@dataclass(frozen=True)
class PiperGraph:
    """`variants`: by node and tensor-parallel degree; `edges`: maker, user, bytes per sample;
    `names`: of nodes in the file, empty where it has none.
    """

    ids: tuple[int | str, ...]
    variants: tuple[Mapping[int, tuple[Variant, ...]], ...]
    edges: tuple[tuple[int, int, float], ...]
    devices: int
    cap: float
    bandwidth: float
    batch: int
    names: tuple[str, ...] = ()


def load_piper(path: Path, given: Mapping[str, str]) -> PiperGraph:
    """The graph that a file holds; `given` stands for fields of it. Raises ProgramError."""
    fields = overridden(read_json(path), given, FIELDS)
    nodes, ids = node_ids(fields)
    edges = list(fields.objects("edges"))
    ends = edge_ends(edges, {one: k for k, one in enumerate(ids)})
    expect_acyclic(fields, ids, ends)
    costs = [one.number("communicationCost") for one in edges]
    number = {str(one): k for k, one in enumerate(ids)}
    before: list[set[int]] = [set() for _ in ids]
    behind: list[set[int]] = [set() for _ in ids]
    for a, b in ends:
        behind[a].add(b)
        before[b].add(a)
    variants = tuple(_variants(one, number, before[k], behind[k]) for k, one in enumerate(nodes))
    return PiperGraph(
        tuple(ids), variants, tuple((a, b, c) for (a, b), c in zip(ends, costs, strict=True)),
        fields.whole("maxDevices", least=1, most=MOST_DEVICES),
        fields.number("maxMemoryPerDevice"), _positive(fields, "bandwidth"),
        fields.whole("mbsInBatch", least=1, most=MOST_BATCH),
        tuple(one.text("name", "") for one in nodes),
    )  # fmt: skip


def _positive(fields: Fields, key: str) -> float:
    found = fields.number(key)
    if found <= 0:
        raise fields.wrong(f"field '{fields.at(key)}' is {found:g}, expected more than 0")
    return found


def _variants(
    node: Fields, number: Mapping[str, int], before: set[int], behind: set[int]
) -> dict[int, tuple[Variant, ...]]:
    found: dict[int, tuple[Variant, ...]] = {}
    by_degree = node.inner("TMPCs")
    for key in by_degree.values:
        if not (key.isdecimal() and int(key)):
            message = f"field '{by_degree.at(key)}' is no tensor-parallel degree"
            raise node.wrong(message, 'expected a count of devices such as "2"')
        rows = list(by_degree.objects(key))
        if not rows:
            raise node.wrong(f"field '{by_degree.at(key)}' is empty, expected at least one variant")
        found[int(key)] = tuple(
            Variant(
                one.text("id"), one.number("timePerSample"), one.number("parameterSize"),
                one.number("memoryUsageA"), one.number("memoryUsageB"),
                _syncs(one, "syncTimeFw", number, before, "predecessor"),
                _syncs(one, "syncTimeBw", number, behind, "successor"),
            )
            for one in rows
        )  # fmt: skip
    return found


def _syncs(
    one: Fields, key: str, number: Mapping[str, int], near: set[int], what: str
) -> dict[int, float]:
    """By neighbour, of which each has an entry and no other."""
    values = one.get(key)
    if not isinstance(values, dict):
        raise one.kind(key, values, "an object with a number by neighbour")
    inner = Fields(one.file, one.at(key), values)  # pyright: ignore[reportUnknownArgumentType]
    found = {number[name]: inner.number(name) for name in inner.values if name in number}
    ids = list(number)
    for node in sorted(near - set(found)):
        raise one.wrong(f"field '{inner.at(ids[node])}' is missing, of a {what}")
    for name in inner.values:
        if name not in number or number[name] not in near:
            message = f"field '{inner.at(name)}' is given, and no {what} has this id"
            raise one.wrong(message, "leave it out, or add the edge")
    return found
