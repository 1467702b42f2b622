"""The page of certificates is that of the code: some graphs found anew, all held together."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from pages.certificate_page import COLUMNS, FRESH, HEAD, MIDDLE, PUBLISHED, TAIL, cells, rows
from shardwright.spec.links import (
    ALL_GATHER,
    ALL_REDUCE,
    ALL_TO_ALL,
    BROADCAST,
    REDUCE_SCATTER,
    Links,
)
from shardwright.spec.machines.capacity_graph import capacity_graph
from shardwright.spec.machines.library_collectives import defaults
from shardwright.testing.machines import certificates
from shardwright.testing.machines.certificates import KINDS, certified
from shardwright.testing.machines.reference_graphs import REFERENCE_GRAPHS

PAGE = Path(__file__).parents[3] / "docs" / "certificates.md"
QUICK = ("dgx-1", "ring-8", "a100-x1", "ndv2-x2")
G = 10**9


def table() -> dict[tuple[str, str], tuple[str, ...]]:
    """Rows of the page by graph and collective."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    found = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]
    return {(row[0], row[1]): row for row in found if len(row) == len(COLUMNS) and row[1] in KINDS}


def bandwidth(row: tuple[str, ...]) -> Fraction:
    return Fraction(row[2].split(" = ")[0]) * G


def test_the_page_says_what_the_code_says() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text.startswith(HEAD) and TAIL in text and MIDDLE in text
    assert [*table()] == [(name, kind) for name in REFERENCE_GRAPHS for kind in KINDS]


def test_rows_found_anew_are_those_of_the_page() -> None:
    written = table()
    for one in rows(QUICK):
        assert cells(one)[:FRESH] == written[one.graph, one.kind][:FRESH]


def test_optima_are_those_of_the_reference() -> None:
    for name, graph in REFERENCE_GRAPHS.items():
        found = {kind: bandwidth(table()[name, kind]) for kind in KINDS}
        assert found["all-gather"] == found["reduce-scatter"] == graph.all_gather
        assert found["all-to-all"] * graph.all_to_all == graph.devices * G
        assert found["all-gather"] / 2 <= found["all-reduce"] <= found["broadcast"]


def test_figures_of_a_row_fit_together() -> None:
    for row in table().values():
        least, reached = float(row[3]), float(row[5])
        assert least == pytest.approx(float(1000 * G / bandwidth(row)), abs=1e-4)
        assert reached >= least - 1e-4
        assert float(row[6].rstrip("%")) / 100 == pytest.approx(reached / least - 1, abs=1e-4)
        assert reached / least - 1 < (0.054 if row[:2] == ("dgx-2-x2", "all-reduce") else 0.01)


def test_nothing_published_is_above_the_optimum() -> None:
    for graph, kind, rate, _ in PUBLISHED:
        assert rate * G <= bandwidth(table()[graph, kind])


def test_planted_schedules_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    real = certificates.plan_on_graph

    def without_a_tree(*args: object) -> object:
        plan = real(*args)  # pyright: ignore
        return replace(plan, trees=plan.trees[1:], paths=plan.paths[1:])

    monkeypatch.setattr(certificates, "plan_on_graph", without_a_tree)
    for kind in KINDS:
        with pytest.raises(AssertionError):
            certified("dgx-1", kind)


LIBRARY = {
    "all-gather": ALL_GATHER,
    "reduce-scatter": REDUCE_SCATTER,
    "all-reduce": ALL_REDUCE,
    "all-to-all": ALL_TO_ALL,
    "broadcast": BROADCAST,
}


@pytest.mark.parametrize("name", REFERENCE_GRAPHS)
def test_no_library_is_said_to_beat_the_links(name: str) -> None:
    """Also on two DGX-2, where odd GPUs receive from the other box through even ones only."""
    cluster = REFERENCE_GRAPHS[name].described
    everyone = np.arange(capacity_graph(cluster).devices)[None]
    for kind, op in LIBRARY.items():
        result = G / everyone.size if op == REDUCE_SCATTER else G
        fastest = defaults(Links(cluster), op, everyone, result)[0]
        least = G / bandwidth(table()[name, kind])
        assert fastest.seconds >= float(least) * (1 - 1e-9), (kind, fastest.name)
