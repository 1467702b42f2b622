"""Every op's one-line spelling in jax and torch computes what its numpy reference computes."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest
from numpy.typing import NDArray

from shardwright.backends.template import spelled, template
from shardwright.spec.op import OpRow, Sig, Spelling, ops
from shardwright.testing.op_table import op_spellings
from shardwright.testing.op_table.op_cases import Case, cases, difference, inputs, reference

Values = NDArray[Any]
SAMPLES = {"jax": 3, "torch": 12}
ROWS = [row for row in ops().values() if row.sample and row.run]
TARGETS = ("jax", "torch")


def problem(
    case: Case, target: str, operands: Sequence[Values], row: OpRow | None = None
) -> str | None:
    """How a spelling differs from the reference; "" when it does not, None when there is none."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # complex to real, deprecated dtypes
        found = op_spellings.evaluate(case.sig, target, operands, row)
    if found is None:
        return None
    wanted = reference(case, operands)
    for k, (got, value) in enumerate(zip(found, wanted, strict=True)):
        if text := difference(got, value, case.sig.out_element(k)):
            return f"{case} as {op_spellings.spelled(case.sig, target, 'xyzuvwabcdef')}: {text}"
    return ""


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("name", [row.name for row in ROWS])
def test_spelling_computes_the_op(name: str, target: str) -> None:
    pytest.importorskip(target)
    row = ops()[name]
    if getattr(row, target) is None:
        pytest.skip(f"spelled in backends/{target}")
    for k, case in enumerate(cases(row, SAMPLES[target])):
        for special in (False, True) if row.elementwise else (False,):
            assert not problem(case, target, inputs(case, k, special))


NAMES = ("x", "y_1", "np.float32(-1.5)", "given_z", "u[0]", "jnp.array({1: 2}, jnp.int4)")


def _by_template(spelling: Spelling, sig: Sig, names: Sequence[str]) -> str:
    return template(spelled(spelling, sig)).format(*names)


def test_spellings_do_not_look_at_names() -> None:
    """So a script spells a signature once, and fills in the operands of each op."""
    seen = 0
    for row in [row for row in ops().values() if row.sample]:
        for target in TARGETS:
            spelling: Spelling | None = getattr(row, target)
            for case in cases(row, 6) if spelling is not None else []:
                assert spelling is not None
                names = [NAMES[k % len(NAMES)] for k in range(len(case.sig.ins))]
                plain = op_spellings.spelled(case.sig, target, names)
                assert _by_template(spelling, case.sig, names) == plain, case
                seen += bool(plain)
    assert seen > 500


def test_a_spelling_that_looks_at_names_is_caught() -> None:
    (case,) = cases(ops()["stablehlo.negate"], 1)

    def shy(_: Sig, names: Sequence[str]) -> str:
        return f"-{names[0]}" if names[0].isidentifier() else f"-({names[0]})"

    assert _by_template(shy, case.sig, ["x"]) != shy(case.sig, ["x"])


@pytest.mark.parametrize("target", TARGETS)
def test_every_op_with_a_reference_is_spelled(target: str) -> None:
    pytest.importorskip(target)
    table = import_module(f"shardwright.backends.{target}.ops").OPS
    gaps = [row.name for row in ROWS if getattr(row, target) is None and row.name not in table]
    assert gaps == []


@pytest.mark.parametrize(
    ("name", "target", "wrong"),
    [
        ("stablehlo.remainder", "jax", "{0} % {1}"),
        ("stablehlo.sign", "torch", "torch.sgn({0})"),  # loses NaN
        ("stablehlo.shift_right_logical", "torch", "{0} >> {1}"),
        ("stablehlo.transpose", "jax", "jnp.transpose({0})"),
    ],
)
def test_a_wrong_spelling_is_caught(name: str, target: str, wrong: str) -> None:
    pytest.importorskip(target)
    row = replace(ops()[name], **{target: wrong})
    found: list[str | None] = []
    for k, case in enumerate(cases(ops()[name], 20)):
        try:
            found.append(problem(case, target, inputs(case, k, row.elementwise), row))
        except (TypeError, RuntimeError) as fault:
            found.append(str(fault))
    assert any(found)
