"""The pages of the op table are fresh, and say what is true of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from pages import partition_page
from pages.op_pages import coverage_page, family_names, family_page, rows_of
from shardwright.spec.op import ops
from shardwright.testing.op_table.op_sentences import sentences

FOLDER = Path(__file__).parents[2] / "docs" / "ops"


@pytest.mark.parametrize("family", family_names())
def test_the_page_of_a_family_is_fresh(family: str, golden: Callable[[Path, str], None]):
    golden(FOLDER / f"{family}.md", family_page(family))


def test_the_coverage_table_is_fresh(golden: Callable[[Path, str], None]):
    pytest.importorskip("jaxlib", reason="the judge of reading and printing")
    page = coverage_page()
    golden(FOLDER / "README.md", page)
    assert [name for name in ops() if f"[{name}]" not in page] == []


def test_the_table_of_dims_is_fresh(golden: Callable[[Path, str], None]):
    golden(FOLDER / "partitioning.md", partition_page.page())


def test_every_op_is_on_one_page():
    names = [row.name for family in family_names() for row in rows_of(family)]
    assert sorted(names) == sorted(ops())


def test_no_page_is_left_of_a_family_that_is_gone():
    kept = {path.stem for path in FOLDER.glob("*.md")} - {"README"}
    assert kept == {*family_names(), "partitioning"}


def test_sentences_are_those_of_the_check():
    found = sentences(ops()["sdy.sharding_group"].check or ops()["stablehlo.reshape"].check)
    assert found and all(len(text.split()) > 2 for text in found)
