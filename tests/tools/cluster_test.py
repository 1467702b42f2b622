"""`shardwright show --cluster`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from shardwright.ir.clusters import cluster_names
from shardwright.testing.machines.reference_graphs import cluster_text
from shardwright.testing.verbs import ask as run


def record(name: str) -> dict[str, Any]:
    code, text, errors = run("show", "--cluster", name, "--json")
    assert (code, errors) == (0, "")
    return json.loads(text)


def test_a_cluster_in_numbers():
    found = record("dgx-a100:4")
    assert (found["devices"], found["memory"], found["flops"]["bf16"]) == (
        32,
        32 * 80e9,
        32 * 312e12,
    )
    node, gpu = found["levels"]
    assert (node["count"], node["per_device"], node["per_unit"]) == (4, 25e9, 200e9)
    assert (gpu["count"], gpu["per_device"], gpu["per_unit"]) == (8, 300e9, 300e9)
    assert found["chips"][0]["count"] == 32
    assert found["source"] and found["chips"][0]["source"]


def test_rates_of_shared_links_rings_and_meshes():
    (node, _) = record("gcp-v100:2")["levels"]
    assert (node["per_device"], node["per_unit"]) == (1e9, 8e9)
    assert record("tpu-v4")["levels"][1]["per_device"] == 100e9
    assert record("dgx-v100")["levels"][1]["per_device"] is None


def test_a_cluster_as_a_tree():
    code, text, errors = run("show", "--cluster", "dgx-a100:4")
    assert (code, errors) == (0, "")
    lines = text.splitlines()
    assert lines[:4] == [
        "dgx-a100:4: 32 devices",
        "4 x node, switch: 25 GB/s from a device, 200 GB/s a node, 2.7 us",
        "└─ 8 x gpu, switch: 300 GB/s from a device, 600 ns",
        "   └─ a100-80gb",
    ]
    assert any(line.split() == ["memory", "80", "GB", "2.56", "TB"] for line in lines)


def test_a_graph_as_a_table():
    lines = run("show", "--cluster", "dgx-v100")[1].splitlines()
    row = next(line for line in lines if line.startswith("5 "))
    assert row.split() == ["5", "·", "1", "·", "·", "2", "·", "1", "2"]


def test_a_large_graph_as_a_list(tmp_path: Path):
    links = " ".join(f"{k}-{k + 1}" for k in range(39))
    level = (
        f'{{name = "x", count = 40, topology = "graph", bandwidth = "1GB/s", graph = "{links}"}}'
    )
    path = tmp_path / "line.mlir"
    path.write_text(cluster_text(level))
    lines = run("show", "--cluster", str(path))[1].splitlines()
    assert ["38", "39", "1"] in [line.split() for line in lines]


def test_chips_of_two_kinds_have_a_column_each(tmp_path: Path):
    level = '{name = "x", count = 4, topology = "full", bandwidth = "1GB/s", through = true}'
    chips = 'chips = [{chip = "h100", count = 3}, {chip = "tpu-v4", count = 1}]'
    path = tmp_path / "mixed.mlir"
    path.write_text(cluster_text(level, chips))
    lines = [line.split() for line in run("show", "--cluster", str(path))[1].splitlines()]
    assert ["chip", "h100", "tpu-v4", "all"] in lines
    assert ["count", "3", "1", "4"] in lines
    assert next(line for line in lines if line[:1] == ["f16"])[-2:] == ["-", "-"]


@pytest.mark.parametrize("name", cluster_names())
def test_every_cluster_is_drawn(name: str):
    code, text, errors = run("show", "--cluster", name)
    assert (code, errors) == (0, "")
    assert "sources" in text and max(map(len, text.splitlines())) < 200


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ((), 2, "one of the arguments FILE --cluster is required"),
        (("--cluster", "dgx-a10"), 2, 'unknown cluster "dgx-a10"'),
        (("--cluster", "dgx-a100:0"), 2, "--cluster:1:10: error: a size must be at least 1"),
        (("--cluster", ""), 2, 'unknown cluster ""'),
    ],
)
def test_a_wrong_request_is_refused(words: tuple[str, ...], code: int, said: str):
    found, out, errors = run("show", *words)
    assert (found, out) == (code, "")
    assert said in errors


PAGE = Path(__file__).parents[2] / "docs" / "clusters.md"


def test_the_page_shows_a_mistake_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    level = '{name = "node", count = 4, topology = "switch", bandwidth = "300GB"}'
    head = 'module @mine attributes {plan.cluster = {\n  chip = "h100",\n'
    text = f"{head}  levels = [{level}]}}}} {{}}\n"
    (tmp_path / "mine.mlir").write_text(text)
    monkeypatch.chdir(tmp_path)
    code, _, errors = run("show", "--cluster", "mine.mlir")
    assert code == 1
    assert f"```\n{errors}```" in PAGE.read_text(encoding="utf-8")


def test_the_page_shows_a_file_as_it_is():
    text = (PAGE.parent / "clusters" / "two_boxes.mlir").read_text(encoding="utf-8")
    assert f"```mlir\n{text.partition(chr(10))[2]}```" in PAGE.read_text(encoding="utf-8")
