"""Laws of the design that no other test holds: factors, one price, interned facts, same bytes."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from shardwright.ir.core import Module
from shardwright.ir.parse import parse

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "moe_layer.mlir"

# Rooms and files of passes that may name tensor ops, and why: they emit or rewrite these very ops.
LOWERING = {
    "passes/clean/limit_turns.py": "emits the counter of a loop",
    "passes/clean/widen_floats.py": "emits conversions around ops that keep their types",
    "passes/collect/chains/chain_lowering.py": "emits the constant that fills a piece up",
    "passes/collect/permutes/": "emits array ops and collective permutes",
    "passes/collect/placing/renumber_devices.py": "emits the lookup of a device's other number",
    "passes/collect/runs/packed_collectives.py": "rewrites collectives of three kinds as one",
    "passes/cost/recompute/recompute.py": "emits the barrier before recomputed ops",
    "passes/exporting/explicit_reshards/reversal.py": "emits the exchange of mirrored shards",
    "passes/exporting/localizing/": "emits the ops of one device, as jaxlib writes them",
    "passes/exporting/sdy_pad_for_divisibility.py": "emits masks and pads, for two dialects",
    "passes/importing/sdy_lift_inlined_meshes.py": "reads StableHLO's own spelling of a mesh",
    "passes/partition/localize.py": "emits reshapes between global and local types",
    "passes/partition/lowering/": "emits the ops and collectives of one device",
    "passes/partition/resharding/expand_op.py": "emits the neutral element and reduction of an op",
    "passes/partition/resharding/pads_and_masks.py": "emits pads, slices and masks",
    "passes/partition/resharding/partial_results.py": "emits the fold of a partial result",
    "passes/partition/resharding/rewriter.py": "emits a constant anew in the layout that is asked",
    "passes/partition/resharding/steps_as_ops.py": "emits reshapes between collectives",
    "passes/pipeline/microbatching/row_writer.py": "emits slices of what all turns have whole",
    "passes/pipeline/microbatching/turn_ops.py": "emits the number of the turn in other types",
    "passes/pipeline/microbatching/turns.py": "emits the loop, what it carries, and its totals",
    "passes/shared/counted_loops.py": "emits loops that count, and constants",
    "passes/shared/padding_ops.py": "emits zeros, pads and slices",
}
# Files beside passes that speak factors, axes and sizes only.
FACTS = [
    "spec/axes.py",
    "spec/layout.py",
    "spec/placement.py",
    "spec/sharding_rules/reductions.py",
]
# The algorithms.
ALGORITHMS = [
    *(
        name
        for path in sorted((ROOT / "passes").rglob("*.py"))
        if not (name := path.relative_to(ROOT).as_posix()).startswith(tuple(LOWERING))
    ),
    *FACTS,
]


def op_kinds(source: str) -> list[str]:
    """String constants outside docstrings that name a tensor op."""
    tree = ast.parse(source)
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value.startswith(("stablehlo.", "chlo."))
        and id(node) not in docs
    ]


@pytest.mark.parametrize("name", ALGORITHMS)
def test_algorithms_never_see_an_op_kind(name: str):
    assert op_kinds((ROOT / name).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("name", LOWERING)
def test_named_rooms_and_files_emit_ops(name: str):
    files = (ROOT / name).rglob("*.py") if name.endswith("/") else [ROOT / name]
    assert any(op_kinds(path.read_text(encoding="utf-8")) for path in files)


def test_a_planted_op_kind_is_caught():
    assert op_kinds('def cost(op):\n    return op.name == "stablehlo.dot"') == ["stablehlo.dot"]


# --- one price of a transfer

# What seconds of a transfer are made of: fields of levels, and of the kernels of chips.
PARTS = {"latency", "bandwidth", "ingress", "launch", "collectives"}
# The price itself, the facts below it, and their texts.
PRICE = ("spec/links.py", "spec/cluster.py", "spec/machines/", "tools/calibrate/", "tools/show/")
# Others that read such a field, or one of that name, and why.
READERS = {
    "passes/collect/chains/chain_prices.py": "a bound from below of all chains",
    "passes/collect/chains/pipelined_chains.py": "hands on the latency of a priced transfer",
    "passes/collect/comparison/candidates.py": "the hop of a schedule on the links",
    "passes/collect/link_graph/all_gather_optimum.py": "the bandwidth of an optimum",
    "passes/collect/link_graph/chosen_schedule.py": "a launch of each permute of a schedule",
    "passes/collect/link_graph/graph_planner.py": "steps of permutes over a graph of links",
    "passes/collect/link_graph/replace_slower.py": "the hop of a schedule on the links",
    "passes/collect/synthesis/cluster_prices.py": "hands on the latency of a priced transfer",
    "passes/collect/synthesis/pipelining.py": "the latency of a stage that is priced",
    "passes/collect/synthesis/prices.py": "hierarchies without devices, held against the price",
    "passes/cost/evaluation/evaluate.py": "launches of kernels that compute",
    "passes/cost/evaluation/what_if.py": "supposes other numbers",
    "passes/cost/pricing/machine.py": "the launch of kernels is that of transfers",
    "passes/cost/tables/strategy_seconds.py": "launches of the kernels that an op takes",
    "passes/explain/pipelines/staged_report.py": "the collectives of a program",
    "passes/explain/pipelines/staged_studies.py": "the collectives of a program",
    "passes/explain/report.py": "the collectives of a program",
    "passes/explain/study.py": "the collectives of a program",
    "passes/partition/reshard_timed/bound.py": "a bound from below of all ways",
    "passes/search/planning/bounds.py": "a bound from below, with the launches of kernels",
    "passes/search/kernels/stages/replica_chain.py": "of an instance, by the model of its paper",
    "passes/search/methods/equal_split.py": "that of an instance, by the model of its paper",
    "passes/search/methods/pipedream.py": "the bandwidth of an instance, by the model of its paper",
    "passes/search/methods/distir.py": "the method's own rates of a device",
    "passes/search/problem/stages/equal_stages.py": "bandwidths of levels, of an instance",
    "passes/search/problem/stages/launched_ops.py": "DistIR's own model of ops",
    "passes/search/methods/rannc.py": "the bandwidth of an instance, by the model of its paper",
    "passes/search/methods/piper.py": "the bandwidth of an instance, by the model of its paper",
}
PRICED = [
    path.relative_to(ROOT).as_posix()
    for folder in ("spec", "ir", "passes", "backends", "tools")
    for path in sorted((ROOT / folder).rglob("*.py"))
]


def price_parts(source: str) -> list[str]:
    """Fields that are read of which a second price could be made."""
    return [
        node.attr
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and node.attr in PARTS and isinstance(node.ctx, ast.Load)
    ]


@pytest.mark.parametrize("name", [name for name in PRICED if not name.startswith(PRICE)])
def test_one_file_prices_transfers(name: str):
    """Whoever reads what a price is made of says why, or asks `spec/links.py`."""
    found = price_parts((ROOT / name).read_text(encoding="utf-8"))
    assert bool(found) == (name in READERS), f"reads {found}: ask Links for seconds"


def test_a_second_price_is_caught():
    planted = "def seconds(level, size):\n    return level.latency + size / level.bandwidth"
    assert price_parts(planted) == ["latency", "bandwidth"]


# --- interned facts


def types_of(module: Module) -> list[object]:
    return [value.type for op in module.walk() for value in op.results]


def shared(a: Module, b: Module) -> bool:
    """Whether types and signatures of two modules are the same objects."""
    pairs = zip(types_of(a), types_of(b), strict=True)
    signatures = zip(a.walk(), b.walk(), strict=True)
    return all(x is y for x, y in pairs) and all(x.sig is y.sig for x, y in signatures)


def test_equal_facts_are_one_object():
    text = EXAMPLE.read_text(encoding="utf-8")
    assert shared(parse(text), parse(text))


def test_a_copied_type_is_caught():
    text = EXAMPLE.read_text(encoding="utf-8")
    a, b = parse(text), parse(text)
    value = next(value for op in b.walk() for value in op.results)
    value.type = object.__new__(type(value.type))
    assert not all(x is y for x, y in zip(types_of(a), types_of(b), strict=True))


def output(code: str, seed: str) -> str:
    """What a fresh Python prints whose sets and dictionaries of strings are ordered by `seed`."""
    known = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=known, check=True, capture_output=True, text=True).stdout


COMPILE = f"""
from pathlib import Path
from shardwright.backends.jax.lower import emit
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.registry import parse_pipeline
text = Path({str(EXAMPLE)!r}).read_text(encoding="utf-8")
local, whole = parse(text), parse(text)
parse_pipeline("sdy-propagation-pipeline,partition").run(local)
print(print_module(local), emit(local, whole, "test"))
"""


def test_same_input_gives_same_bytes():
    assert output(COMPILE, "1") == output(COMPILE, "2")


def test_an_order_that_follows_a_set_is_caught():
    code = 'print(*{f"axis{n}" for n in range(50)})'
    assert output(code, "1") != output(code, "2")
