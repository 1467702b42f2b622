"""Torch's own pipeline runtime runs our lists on gloo ranks, with the gradients of one process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import shardwright as sw
from shardwright.testing.scripts import free_port

NAMES = ["gpipe", "1f1b", "interleaved:2", "looped-bfs:2", "zb-h1", "zb-1p", "zb-2p"]
WORKER = "shardwright.testing.second_opinion.torch_pipeline"


def errors(cases: Path, ranks: int) -> list[list[float]]:
    """Per rank the errors of all cases."""
    port = str(free_port())
    common = {**os.environ, "WORLD_SIZE": str(ranks), "MASTER_ADDR": "127.0.0.1"}
    command = [sys.executable, "-W", "ignore", "-m", WORKER, str(cases)]
    running = [
        subprocess.Popen(
            command, env={**common, "MASTER_PORT": port, "RANK": str(rank)},
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )
        for rank in range(ranks)
    ]  # fmt: skip
    try:
        told = [one.communicate(timeout=500) for one in running]
    finally:
        for one in running:
            one.kill()
    assert all(out for out, _ in told), [said[-2000:] for _, said in told]
    return [json.loads(out) for out, _ in told]


@pytest.mark.parametrize("ranks", [2, 3])
def test_torch_runs_the_lists(ranks: int, tmp_path: Path):
    pytest.importorskip("torch")
    cases: list[tuple[str, int, int]] = []
    for name in NAMES:
        made = sw.schedule(name, ranks, 2 * ranks)
        path = tmp_path / f"{name.replace(':', '_')}.csv"
        path.write_text(made.csv(), encoding="utf-8")
        cases.append((str(path), made.figures.lists.stages, 2 * ranks))
    file = tmp_path / "cases.json"
    file.write_text(json.dumps(cases), encoding="utf-8")
    found = errors(file, ranks)
    assert [len(one) for one in found] == [len(NAMES)] * ranks
    assert max(map(max, found)) <= 1e-6
