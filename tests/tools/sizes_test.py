"""The page of all-reduces by size is that of the code, and its figures fit together."""

from __future__ import annotations

from pathlib import Path

import pytest

from pages.sizes_page import CLUSTERS, COLUMNS, HEAD, SIZES, section
from shardwright.spec.machines.units import quantity

PAGE = Path(__file__).parents[2] / "docs" / "sizes.md"
QUICK = ("gcp-v100:4", "dgx-h100:4", "dgx-2:2", "pcie-workstation:8")
ROUNDED = 1 + 1e-3  # four digits are shown


def rows() -> dict[tuple[str, str], list[str]]:
    """Cells by cluster and size."""
    found: dict[tuple[str, str], list[str]] = {}
    name = ""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("## "):
            name = line[3:]
        elif len(cells) == len(COLUMNS) and cells[0] in SIZES:
            found[name, cells[0]] = cells
    return found


def seconds(cell: str) -> float | None:
    return None if cell == "-" else quantity(cell.split(" (")[0].replace(" ", ""), "seconds")


def test_there_is_a_row_for_every_cluster_and_size() -> None:
    assert [*rows()] == [(name, size) for name in CLUSTERS for size in SIZES]
    assert PAGE.read_text(encoding="utf-8").startswith(HEAD)


@pytest.mark.parametrize("name", QUICK)
def test_clusters_priced_anew_are_as_on_the_page(name: str) -> None:
    pytest.importorskip("scipy")
    assert "\n".join(section(name)) in PAGE.read_text(encoding="utf-8")


def test_no_way_of_ours_is_slower_than_a_flat_ring_or_below_what_it_takes_at_least() -> None:
    for place, (_, default, time, *cells, gain) in rows().items():
        ring, staged, chunked, graph, least = map(seconds, cells)
        assert chunked is not None and ring is not None and least is not None
        assert chunked <= ring * ROUNDED, place
        ours = min(one for one in (chunked, graph) if one is not None)
        assert ours >= least / ROUNDED, place
        assert staged is None or chunked <= staged * ROUNDED, place
        assert default.startswith("NCCL") or "NVLS" not in default
        fastest = seconds(time)
        assert fastest is not None and fastest <= ring * ROUNDED
        assert float(gain) <= fastest / ours * ROUNDED + 0.005


def test_sums_in_switches_are_what_beats_us() -> None:
    """Where the default is faster than all of ours, it is NVLS."""
    losses = {cells[1] for cells in rows().values() if float(cells[-1]) < 1}
    assert losses == {"NCCL NVLS tree Simple"}
