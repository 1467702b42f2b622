"""Small train steps move what textbooks say and share all work, though copies would be cheap."""

from __future__ import annotations

import pytest

from shardwright.passes.partition import _choose
from shardwright.testing.textbook import Step, astray

SMALL = [
    Step(64, 2),
    Step(64, 4, accumulate=2, sp=True),
    Step(64, 8, dp=2, sp=True, dtype="fp8"),
    Step(128, 2, dp=2, accumulate=2),
]


@pytest.mark.parametrize("step", SMALL, ids=lambda step: step.words.partition(" --")[2][-60:])
def test_a_small_step_moves_what_textbooks_say(step: Step):
    assert astray(step) == ""


def test_repeated_work_is_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(_choose, "_repeated", lambda shared, cut: 0)  # pyright: ignore
    said = astray(SMALL[0])
    assert "of the work" in said and "all_gather" in said
