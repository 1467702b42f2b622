"""Transcriptions of planners to come reproduce the numbers that are known of these."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.transcriptions import ftpipe, rannc, torchgpipe

DATA = Path(__file__).parents[1] / "data" / "planners"


def instances(name: str) -> list[dict[str, Any]]:
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))["instances"]


@pytest.mark.parametrize("case", instances("rannc"), ids=str)
def test_stages_of_rannc(case: dict[str, Any]):
    found = rannc.plan(case)
    assert found is not None and found["value"] == case["released_eval"]
    assert found["boundaries"] == case["released_boundaries"]
    assert found["devices"] == case["released_devices"]
    assert found["value"] >= case["best_score"] or case["released_score"] >= case["best_score"]


@pytest.mark.parametrize("case", instances("ftpipe"), ids=str)
def test_packings_of_ftpipe(case: dict[str, Any]):
    weights, memory, gpus = case["weights"], case["memory"], case["gpus"]
    assert ftpipe.pack(weights, memory, gpus, case["cap"]) == case["bins"]
    loads = [sum(weights[k] for k in one) for one in ftpipe.pack_largest_first(weights, gpus)]
    assert max(loads) == case["lpt_max_load_no_cap"]


def test_blocks_of_torchgpipe():
    assert torchgpipe.block_sizes([1, 2, 3, 4, 5, 6], 2) == [4, 2]
