"""What is written for collectives as scripts: fake devices of JAX, gloo ranks, same bits."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from shardwright.ir.clusters import read_cluster
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.collect.chains import pipelined_chains
from shardwright.passes.collect.synthesis.enumerate import programs
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.op import Values
from shardwright.testing.generate.graph_programs import collective_program, given, scheduled
from shardwright.testing.generate.level_programs import cluster_text as levels_text
from shardwright.testing.machines.reduction_scripts import Batch
from shardwright.testing.machines.reference_graphs import CUBE_MESH, cluster_text
from shardwright.testing.scripts import Job, ScriptFailed, run_scripts

KINDS = ("all-reduce", "all-gather", "reduce-scatter", "all-to-all", "broadcast")
CHAINED = KINDS[:3]
TWO = tuple(programs(2, 5))
GRAPHS = {4: 'topology = "ring"', 8: f'topology = "graph", graph = "{CUBE_MESH}"'}


def on_links(kind: str, devices: int) -> Module:
    """A schedule on a ring of four, or on the eight GPUs of a DGX-1."""
    level = f'{{name = "gpu", count = {devices}, bandwidth = "1GB/s", {GRAPHS[devices]}}}'
    cluster = read_cluster(cluster_text(level), "graph.mlir", "graph")
    order = [*range(0, devices, 2), *range(1, devices, 2)]
    return scheduled(collective_program(kind, devices, order), cluster)


def in_chunks(kind: str, devices: int, file: Path) -> Module:
    """A chain over two levels in two chunks."""
    file.write_text(levels_text((devices // 2, 2)))
    module = parse(collective_program(kind, devices, range(devices), (6, 4)))
    parse_pipeline(f"synthesize{{cluster={file} chunks=2}}").run(module)
    assert "plan.chunk" in print_module(module)
    return module


def written(
    target: str, modules: Sequence[Module], folder: Path, kinds: Sequence[str]
) -> tuple[list[Job], list[Values]]:
    """A script per module, and what the collective gives that it stands for."""
    emit = import_module(f"shardwright.backends.{target}.lower").emit
    jobs, wanted = list[Job](), list[Values]()
    for number, (module, kind) in enumerate(zip(modules, kinds, strict=True)):
        (mesh,) = parse(print_module(module)).meshes.values()
        main = module.main
        assert main is not None
        devices = mesh.device_count
        rows, columns = main.args[0].shape
        order = order_of(number, devices)
        text = collective_program(kind, devices, order, (rows // devices, columns))
        args, expected = given(text)
        path = folder / f"{target}{number}.py"
        path.write_text(emit(module, module, "test"))
        jobs.append((path, args))
        wanted += expected
    return jobs, wanted


def order_of(number: int, devices: int) -> list[int]:
    """As the modules of a test have it: schedules first."""
    if number < len(KINDS):
        return [*range(0, devices, 2), *range(1, devices, 2)]
    return list(range(devices))


@pytest.mark.parametrize(("target", "devices", "step"), [("jax", 4, 2), ("torch", 4, 12)])
def test_scripts_compute_what_the_collective_does(
    target: str, devices: int, step: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    pytest.importorskip(target)
    pytest.importorskip("scipy")
    monkeypatch.setattr(pipelined_chains, "WORTH", 1e9)
    modules = [on_links(kind, devices) for kind in KINDS]
    modules += [in_chunks(kind, devices, tmp_path / "cluster.mlir") for kind in CHAINED]
    jobs, wanted = written(target, modules, tmp_path, [*KINDS, *CHAINED])
    batch = Batch(TWO[::step], (2, devices // 2), "stablehlo.maximum")
    job, expected = batch.script(target, tmp_path, 0)
    *found, outcome = run_scripts([*jobs, job], devices if target == "torch" else 0)
    for kind, one, numbers in zip([*KINDS, *CHAINED], found, wanted, strict=True):
        assert not isinstance(one, ScriptFailed), f"{kind}: {one}"
        assert np.array_equal(one[0], numbers), kind
    assert not isinstance(outcome, ScriptFailed), str(outcome)
    assert batch.wrong(outcome, expected) == []
