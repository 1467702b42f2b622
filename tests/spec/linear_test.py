"""Where a row says that an op commutes with a reduction, it does: sums, maxima and others."""

from __future__ import annotations

import numpy as np
import pytest

from shardwright.spec.op import OpRow, Sig, ops
from shardwright.spec.sharding_rules.linear import Groups, jointly
from shardwright.spec.types import ELEMENTS, TensorType
from shardwright.testing.op_table.op_cases import Case, cases, difference, evaluate, inputs
from shardwright.testing.op_table.op_soundness import UFUNCS

ROWS = [row for row in ops().values() if row.linear and row.sample and row.run]


ROUGH = {name for name, element in ELEMENTS.items() if element.kind == "float"} - {"f32", "f64"}


BITS = ("and", "or", "xor")


def _commutes(case: Case, kind: str, group: tuple[int, ...], seed: int) -> bool:
    first, second = inputs(case, seed), inputs(case, seed + 1)
    terms = [
        second[k] if k in group else value for k, value in enumerate(first)
    ]  # the others stay as they are
    combine = UFUNCS[kind]
    both = [
        np.asarray(combine(a, b)) if k in group else a
        for k, (a, b) in enumerate(zip(first, terms, strict=True))
    ]
    with np.errstate(all="ignore"):
        f = [evaluate(case.sig, case.op.regions, values)[0] for values in (first, terms, both)]
        wanted = np.asarray(combine(f[0], f[1]))
        return not difference(wanted, f[2], case.sig.out_element(), slack=4)


def _is_tried(case: Case, kind: str) -> bool:
    """Whether the kind is one of the elements' own, and numpy has it for them."""
    elements = {t.element for t in (*case.sig.ins, *case.sig.outs) if isinstance(t, TensorType)}
    kinds = {ELEMENTS[element].kind for element in elements}
    if elements & ROUGH or (kind not in BITS and "bool" in kinds):
        return False
    return not (kind in BITS and kinds & {"float", "complex"}) and not (
        kind in ("max", "min") and "complex" in kinds
    )


def _faults(row: OpRow, groups: Groups | None = None) -> tuple[int, list[str]]:
    tried, found = 0, list[str]()
    for number, case in enumerate(cases(row, 25)):
        for kind in UFUNCS if groups is None else ("add",):
            for group in case.sig.commuting(kind) if groups is None else groups:
                if not _is_tried(case, kind):
                    continue
                tried += 1
                if not _commutes(case, kind, group, number):
                    found.append(f"{case} {kind} {group}")
    return tried, found


@pytest.mark.parametrize("name", [row.name for row in ROWS])
def test_rows_commute_where_they_say_so(name: str) -> None:
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
