"""Where a row says that an op is linear, the op of a sum is the sum of the op's results."""

from __future__ import annotations

import numpy as np
import pytest

from shardwright.spec.op import OpRow, Sig, ops
from shardwright.spec.sharding_rules.linear import Groups, jointly
from shardwright.spec.types import ELEMENTS
from shardwright.testing.op_table.op_cases import Case, cases, difference, evaluate, inputs

ROWS = [row for row in ops().values() if row.linear and row.sample and row.run]


ROUGH = {name for name, element in ELEMENTS.items() if element.kind == "float"} - {"f32", "f64"}


def _is_linear(case: Case, group: tuple[int, ...], seed: int) -> bool:
    first, second = inputs(case, seed), inputs(case, seed + 1)
    terms = [
        second[k] if k in group else value for k, value in enumerate(first)
    ]  # the others stay as they are
    both = [a + b if k in group else a for k, (a, b) in enumerate(zip(first, terms, strict=True))]
    with np.errstate(all="ignore"):
        f = [evaluate(case.sig, case.op.regions, values)[0] for values in (first, terms, both)]
        return not difference(f[0] + f[1], f[2], case.sig.out_element(), slack=4)


def _faults(row: OpRow, groups: Groups | None = None) -> tuple[int, list[str]]:
    tried, found = 0, list[str]()
    for number, case in enumerate(cases(row, 25)):
        for group in case.sig.linear if groups is None else groups:
            if case.sig.out_element() in ROUGH:
                continue
            tried += 1
            if not _is_linear(case, group, number):
                found.append(f"{case} {group}")
    return tried, found


@pytest.mark.parametrize("name", [row.name for row in ROWS])
def test_rows_are_linear_where_they_say_so(name: str) -> None:
    tried, found = _faults(ops()[name])
    assert not found
    assert tried


def test_a_product_is_not_linear_in_both_factors() -> None:
    row = ops()["stablehlo.multiply"]
    assert _faults(row, ((0, 1),))[1]


def test_truths_are_no_numbers() -> None:
    def groups(case: Case) -> Groups:
        found: Sig = case.sig
        return found.linear if found.element() == "i1" else ()

    assert not any(groups(case) for case in cases(ops()["stablehlo.add"], 60))
    assert jointly(cases(ops()["stablehlo.add"], 1)[0].sig) == ((0, 1),)
