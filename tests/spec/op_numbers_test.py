"""Every op's numpy reference against the StableHLO interpreter and XLA, special values included."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from shardwright.spec.op import OpRow, ops
from shardwright.testing.op_table.op_cases import Case, cases, difference, evaluate, inputs, text_of

oracles = pytest.importorskip("shardwright.testing.oracles")
pytest.importorskip("jaxlib")

Values = NDArray[Any]
Opinion = Callable[[str, Sequence[Values]], list[Values] | None]
SAMPLES = 4
ROWS = [row for row in ops().values() if row.sample and row.run]


def opinions(case: Case) -> list[Opinion]:
    """The oracles to ask in turn: jaxlib aborts where the interpreter hands out complex numbers."""
    elements = [case.sig.out_element(k) for k in range(len(case.sig.outs))]
    is_complex = any(element.startswith("complex") for element in elements)
    return [oracles.xla_run] if is_complex else [oracles.interpret, oracles.xla_run]


def is_special(case: Case) -> bool:
    """Whether infinities and NaN are fair: not where their order or products are left open."""
    return case.row.elementwise or (bool(case.sample.body) and bool(case.row.combine))


def problems(case: Case, operands: Sequence[Values], row: OpRow | None = None) -> list[str] | None:
    """What each oracle says against us: nothing when one agrees, None when none has an opinion.

    One agreeing suffices: the interpreter rounds bf16 sums at every step, XLA has its own bugs.
    """
    ours = evaluate(case.sig, case.op.regions, operands, row)
    text = text_of([case])
    found: list[str] = []
    for opinion in opinions(case):
        try:
            theirs = opinion(text, operands)
        except oracles.Refused:
            continue
        if theirs is None:
            continue
        differences = [
            difference(got, wanted, case.sig.out_element(k))
            for k, (got, wanted) in enumerate(zip(ours, theirs, strict=True))
        ]
        if not any(differences):
            return []
        found.append(f"{case}: {differences}")
    return found or None


@pytest.mark.parametrize("name", [row.name for row in ROWS])
def test_reference_agrees_with_an_oracle(name: str) -> None:
    judged = 0
    for k, case in enumerate(cases(ops()[name], SAMPLES)):
        for special in (False, True) if is_special(case) else (False,):
            found = problems(case, inputs(case, k, special))
            judged += found is not None
            assert not found
    assert judged, f"no oracle has an opinion on {name}"


# --- the check can fail


MUTANTS: list[tuple[str, Callable[..., Values]]] = [
    ("stablehlo.remainder", lambda _, x, y: np.remainder(x, np.where(y == 0, 1, y))),
    ("stablehlo.round_nearest_afz", lambda _, x: np.rint(x)),
    ("stablehlo.dot_general", lambda run, *_: np.ones(run.sig.out_shape(0), np.float32)),
    ("stablehlo.logistic", lambda _, x: np.tanh(x)),
]


@pytest.mark.parametrize(("name", "mutant"), MUTANTS)
def test_a_wrong_reference_is_caught(name: str, mutant: Callable[..., Values]) -> None:
    row = replace(ops()[name], run=mutant)
    with np.errstate(all="ignore"):
        found = [
            problems(case, inputs(case, k, True), row)
            for k, case in enumerate(cases(ops()[name], 2 * SAMPLES))
        ]
    assert any(found)
