"""Scripts of models are as short as they were, and a fold that is left out is seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardwright.api.scripts import compile
from shardwright.backends import alike_lines, emit
from shardwright.ir.parse import parse
from shardwright.passes.clean.outlining import row_regions

MODELS = Path(__file__).parents[1] / "data" / "models" / "real"
# Lines of the small models of `SOURCE.md`, with a margin of a twentieth.
MOST = {
    ("rotary_decoder", "jax"): 1980,
    ("rotary_decoder", "torch"): 2400,
    ("mixed_precision", "jax"): 2570,
    ("mixed_precision", "torch"): 3340,
    ("diffusion", "jax"): 2940,
    ("diffusion", "torch"): 3760,
    ("encoder_decoder", "jax"): 2550,
    ("encoder_decoder", "torch"): 3360,
}


def lines_of(model: str, target: str) -> int:
    text = (MODELS / f"{model}.mlir").read_text(encoding="utf-8")
    return len(compile(parse(text), emit=target).splitlines())


@pytest.mark.parametrize(("model", "target"), MOST)
def test_scripts_are_short(model: str, target: str):
    assert lines_of(model, target) < MOST[model, target]


def test_lines_that_are_not_nested_are_seen(monkeypatch: pytest.MonkeyPatch):
    """Planted: what the next line alone reads has a line of its own."""
    monkeypatch.setattr(emit, "nested", lambda lines, telling: lines)
    assert lines_of("rotary_decoder", "jax") > MOST["rotary_decoder", "jax"]


def test_alike_lines_that_are_no_lists_are_seen(monkeypatch: pytest.MonkeyPatch):
    """Planted: no lines are alike."""
    before = lines_of("mixed_precision", "torch")
    monkeypatch.setattr(alike_lines, "LEAST", 10_000)
    assert lines_of("mixed_precision", "torch") > before + 40


def test_weights_that_are_no_loop_are_seen(monkeypatch: pytest.MonkeyPatch):
    """Planted: what is done to all weights alike is no loop."""
    monkeypatch.setattr(row_regions, "OFTEN", 10_000)
    assert lines_of("encoder_decoder", "jax") > MOST["encoder_decoder", "jax"]
