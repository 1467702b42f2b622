"""Chains in chunks: numbers as before, on every device, in the order of the schedule."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from shardwright.ir.clusters import find_cluster
from shardwright.ir.core import Module, Op
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.collect.chains import chunk_lowering, pipelined_chains
from shardwright.passes.collect.chains.chain_prices import KINDS
from shardwright.passes.collect.synthesis.cluster_prices import ClusterPrice
from shardwright.passes.collect.synthesis.pipelining import pipelined
from shardwright.passes.collect.synthesis.prices import Busy
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.attributes import Attrs, Int, String
from shardwright.spec.links import Links
from shardwright.spec.machines.units import quantity
from shardwright.testing.generate.graph_programs import collective_program
from shardwright.testing.generate.level_programs import SYSTEMS, level_program
from shardwright.testing.soundness import assert_rewrite_sound, rewrite

PARTITION = "sdy-propagation-pipeline,partition"


def drawn(seed: int) -> Callable[..., list[Busy]]:
    """Stages without sense: every chain is the fastest somewhere."""
    random = Random(seed)

    def stages(self: object, chain: Any, chunks: int) -> list[Busy]:
        return [Busy((random.random(), random.random())) for _ in chain.steps]

    return stages


def checked(seed: int, file: Any, monkeypatch: pytest.MonkeyPatch) -> Module:
    """A program whose collectives are in chunks wherever they can be."""
    random = Random(seed)
    system = random.choice([one for one in SYSTEMS if len(one) > 1])
    monkeypatch.setattr(pipelined_chains, "WORTH", 1e9)
    monkeypatch.setattr(vars(pipelined_chains)["_Asking"], "_stages", drawn(seed))
    passes = f"{PARTITION},synthesize{{cluster={file(system)} chunks={random.choice((2, 3, 4))}}}"
    return assert_rewrite_sound(level_program(random, system), passes, seed=seed)


def chunk_of(op: Op) -> int:
    found = op.notes.get("plan.chunk")
    return found.value if isinstance(found, Int) else -1


def test_all_devices_compute_what_they_did(cluster: Any, monkeypatch: pytest.MonkeyPatch):
    chains, interleaved = set[str](), 0
    for seed in range(40):
        after = checked(seed, cluster, monkeypatch)
        numbers = [chunk_of(op) for op in after.walk() if chunk_of(op) >= 0]
        interleaved += numbers != sorted(numbers)
        for op in after.walk():
            note = op.notes.get("plan.synthesis")
            if isinstance(note, Attrs) and "chunks" in note:
                chains.add(str(note["program"]))
    assert {text.split("@")[0] for text in chains} == {'"RS', '"AG'}
    assert len(chains) > 6 and interleaved > 10, chains


def test_what_was_done_is_not_done_again(cluster: Any, monkeypatch: pytest.MonkeyPatch):
    for seed in range(0, 24, 3):
        once = checked(seed, cluster, monkeypatch)
        if "plan.chunk" in print_module(once):
            (mesh,) = once.meshes.values()
            system = next(
                one for one in SYSTEMS if find_cluster(cluster(one)).devices == mesh.device_count
            )
            twice = rewrite(once, f"synthesize{{cluster={cluster(system)} chunks=2}}")
            assert print_module(twice).count("plan.chunk") == print_module(once).count("plan.chunk")


def reordered(block: Any, first: int, end: int, order: Any) -> None:
    block.ops[first:end] = block.ops[first:end][::-1]


def without_the_last(ops: Any, op: Any, parts: Any, dim: int) -> Any:
    return DONE(ops, op, [*parts[:-1], parts[0]], dim)


def along_the_first_dim(ops: Any, site: Any, piped: Any) -> Any:
    cut = READY(ops, site, piped)
    return cut._replace(dim=0) if cut.value.shape[0] % piped.chunks == 0 else cut


DONE, READY = vars(chunk_lowering)["_done"], vars(chunk_lowering)["_ready"]


@pytest.mark.parametrize(
    ("name", "wrong"),
    [("_done", without_the_last), ("_ready", along_the_first_dim), ("_reorder", reordered)],
)
def test_mutants_are_caught(
    name: str, wrong: Callable[..., Any], cluster: Any, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(chunk_lowering, name, wrong)
    with pytest.raises((AssertionError, ProgramError, KeyError, ValueError)):
        for seed in range(40):
            checked(seed, cluster, monkeypatch)


# --- what it takes


def note_of(name: str, words: str, kind: str, rows: int) -> Attrs:
    devices = find_cluster(name).devices
    module = parse(collective_program(kind, devices, range(devices), (rows, 16)))
    parse_pipeline(f"synthesize{{cluster={name} {words}}}").run(module)
    (found,) = (op.notes["plan.synthesis"] for op in module.walk() if op.name in KINDS)
    assert isinstance(found, Attrs)
    return found


def seconds(note: Attrs, key: str = "seconds") -> float:
    found = note[key]
    assert isinstance(found, String)
    return quantity(found.value, "seconds")


@pytest.mark.parametrize("name", ["dgx-a100:2", "gcp-v100:2", "ndv2:2", "dgx-h100:4"])
def test_chunks_reach_what_the_search_finds(name: str):
    """The program that `pipelined` finds among all of the language, in as many chunks."""
    found, devices = find_cluster(name), find_cluster(name).devices
    note = note_of(name, "chunks=auto mode=report", "all-reduce", 2**18)
    nodes = found.levels[0].count
    data = 4 * devices * 2**18 * 16
    price = ClusterPrice(Links(found), ((nodes, devices // nodes),), (0,), data)
    best = pipelined(price.radices, price, (1, 2, 4, 8))
    assert seconds(note) == pytest.approx(best.seconds, rel=2e-2)
    assert seconds(note, "bound") <= seconds(note) < seconds(note, "default")


def test_small_data_are_not_cut():
    assert "chunks" not in note_of("dgx-a100:2", "chunks=auto mode=report", "all-reduce", 4)


def test_steps_stand_in_the_order_of_the_schedule():
    """Two chunks on two nodes: the second is scattered while the first crosses the nodes."""
    module = parse(collective_program("all-reduce", 16, range(16), (2**16, 8)))
    parse_pipeline("synthesize{cluster=gcp-v100:2 chunks=2}").run(module)
    steps = [(chunk_of(op), op.name.split("_")[-1]) for op in module.walk() if op.name in KINDS]
    assert steps == [
        (0, "scatter"), (1, "scatter"), (0, "reduce"), (1, "reduce"), (0, "gather"), (1, "gather"),
    ]  # fmt: skip


@pytest.mark.parametrize("words", ["0", "many", "65", "-2"])
def test_a_wrong_number_of_chunks_has_a_way_out(words: str):
    with pytest.raises(ProgramError, match="expected a number of chunks") as caught:
        note_of("dgx-a100:2", f"chunks={words}", "all-reduce", 4)
    assert "chunks=auto" in str(caught.value.diagnostics[0].help)
