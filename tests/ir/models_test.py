"""Other people's models, as JAX printed them: read, verified, and printed byte for byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.testing.oracle.identity import fault, forms

pytest.importorskip("jaxlib", reason="the oracle is jaxlib's printer")

FOLDER = Path(__file__).parents[1] / "data" / "models"
MODELS = sorted(FOLDER.glob("*.mlir"))
OUR_OWN = sorted(FOLDER.glob("real/*.mlir"))


@pytest.mark.parametrize("path", [*MODELS, *OUR_OWN], ids=lambda path: path.stem)
def test_a_real_model_is_read_verified_and_printed_back(path: Path):
    text = path.read_text("utf-8")
    assert print_module(parse(text)) == text
    assert fault(text, forms(text)) == ""


def test_each_model_has_its_source():
    page = (FOLDER / "SOURCE.md").read_text("utf-8")
    assert [path.name for path in MODELS if f"`{path.name}`" not in page] == []
    assert len(MODELS) >= 5


def test_a_changed_byte_is_caught():
    text = MODELS[0].read_text("utf-8")
    expected = forms(text)
    changed = expected._replace(pretty=expected.pretty.replace("dims = [0]", "dims = [ 0]"))
    assert "MLIR has" in fault(text, changed)
