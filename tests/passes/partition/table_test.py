"""Each entry of `docs/ops/partitioning.md` is true of a program that runs on all devices."""

from __future__ import annotations

from collections import Counter

import pytest

from pages.partition_page import ruled
from shardwright.spec import op as op_table
from shardwright.spec.op import ops
from shardwright.testing.generate.cut_programs import BY_PRICE, fault
from shardwright.testing.op_table.partitioning import lines


def entries(name: str) -> tuple[Counter[str], list[str]]:
    """How often an entry of an op ran as it says, or not for its price; and what is wrong."""
    ran, found = Counter[str](), list[str]()
    for line in lines(ops()[name]):
        for word, (case, factor, count) in line.examples.items():
            if count == 1:
                continue
            problem = fault(case, factor, count, word)
            ran[problem if problem == BY_PRICE else "as said"] += 1
            if problem not in ("", BY_PRICE):
                found.append(f"{name} {line.variant} {line.role} {word}: {problem}")
    return ran, found


def test_entries_are_true() -> None:
    ran = Counter[str]()
    for row in ruled():
        more, found = entries(row.name)
        assert not found
        ran += more
    assert ran[BY_PRICE] * 10 < ran["as said"] > 200


def test_an_exchange_that_is_not_announced_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "stablehlo.reverse"
    lines(ops()[name])  # what is said of it stays
    monkeypatch.setattr(op_table, "is_cheap", lambda *_: True)
    monkeypatch.setattr("shardwright.spec.blocks.halo_local.cut_overlaps", lambda _: {})
    assert entries(name)[1]
