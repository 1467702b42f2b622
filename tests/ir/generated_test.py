"""Generated modules over the whole op table, and a sample of JAX's own: MLIR's bytes in both forms.

`tests/fuzz_identity.py` checks many more of each. `pytest -s` shows what was covered.
"""

from __future__ import annotations

from random import Random

import pytest

from shardwright.ir.core import Op
from shardwright.ir.printer import forms, forms_sdy
from shardwright.spec.op import ops
from shardwright.testing.generate.base_programs import has_base
from shardwright.testing.jax_corpus import FAMILIES, programs
from shardwright.testing.oracle.generated import check_generated
from shardwright.testing.oracle.identity import Tally

pytest.importorskip("jaxlib", reason="the oracle is jaxlib's printer")

MODULES = 250
# jaxlib has no `quant` dialect, so that nothing with such a type can be held against it.
WITHOUT_ORACLE = {"stablehlo.uniform_quantize", "stablehlo.uniform_dequantize"}


def test_every_op_prints_as_mlir_prints_it_in_every_spelling():
    tally = check_generated(MODULES)
    print(f"\n{tally}")
    print("\n".join(f"{name:36} {count:4}" for name, count in sorted(tally.ops.items())))
    assert tally.faults == {}
    assert tally.texts >= MODULES
    missing = {row.name for row in ops().values() if not tally.ops[row.name]}
    assert missing == WITHOUT_ORACLE


def test_every_row_has_programs():
    assert {row.name for row in ops().values() if not has_base(row)} == WITHOUT_ORACLE


@pytest.mark.parametrize(
    ("syntax", "name"),
    [("slice", "stablehlo.slice"), ("pointwise", "stablehlo.add"), ("sdy.reshard", "sdy.reshard")],
)
def test_a_printer_with_one_wrong_form_is_caught(
    syntax: str, name: str, monkeypatch: pytest.MonkeyPatch
):
    form = forms_sdy.FORMS[syntax]

    def wrong(printer: forms.Context, op: Op) -> str:
        return f"{form(printer, op)} "

    monkeypatch.setitem(forms_sdy.FORMS, syntax, wrong)
    tally = check_generated(10, names=(name,))
    assert any(fault.startswith("pretty") for fault in tally.faults.values())


# Of each family of programs, how many are drawn; of the public functions, some of a few modules.
DRAWN = {"special_calls": 12, "sweeps": 16, "control": 12, "spread": 20, "exported": 16}
FUNCTIONS = (
    ("jax.numpy", ("where", "cumsum", "median", "searchsorted", "roll")),
    ("jax.lax", ("sort", "dynamic_slice", "reduce_precision", "clamp", "top_k")),
    ("jax.nn", ("gelu", "softmax")),
    ("jax.random", ("normal", "permutation")),
    ("jax.scipy.special", ("betainc", "i0e")),
)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("family", DRAWN)
def test_what_jax_prints_is_printed_back(family: str):
    pytest.importorskip("jax")
    every = list(programs(family))
    _check_programs(Random(family).sample(every, DRAWN[family]))


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("module", "names"), FUNCTIONS, ids=[name for name, _ in FUNCTIONS])
def test_public_functions_are_printed_back(module: str, names: tuple[str, ...]):
    pytest.importorskip("jax")
    from shardwright.testing.jax_corpus import api

    every = list(api.programs(module, limit=1, names=names))
    _check_programs(Random(module).sample(every, min(len(every), 20)))


def _check_programs(found: list) -> None:
    tally = Tally()
    for program in found:
        try:
            text = program.lower()
        except Exception:  # JAX does not define the call
            continue
        tally.check(program.name, text)
    print(f"\n{tally}")
    assert tally.faults == {}
    assert tally.texts > len(found) // 2


def test_every_family_is_drawn_from():
    assert {*DRAWN, "api"} == set(FAMILIES)
