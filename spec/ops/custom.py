"""`custom_call`: rules for the targets that XLA and JAX emit; others use the rule in the text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np

from shardwright.spec.attributes import Array, Attrs, Bool, Int, String
from shardwright.spec.calls.call_row import CallRow, given_rule, table
from shardwright.spec.calls.given_call import given_flops, given_spelling
from shardwright.spec.calls.lapack_calls import LAPACK
from shardwright.spec.calls.xla_calls import XLA
from shardwright.spec.factors import Rule
from shardwright.spec.op import NoReference, OpRow, Run, Sample, Sig, Spelling, Values
from shardwright.spec.values.fields import text
from shardwright.spec.verifying.attribute_classes import (
    ALIASES,
    API_VERSION,
    BACKEND_CONFIG,
    BOOL,
    LAYOUTS,
    STRING,
    SYMBOLS,
)
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.infer_custom import check_custom_call
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.type_classes import FOREIGN, variadic

CALLS = table([*XLA, *LAPACK])


def _row(sig: Sig) -> CallRow | None:
    """What is known of the target that is called."""
    return CALLS.get(text(sig.attrs, "call_target_name"))


def _custom_call(sig: Sig) -> Rule | None:
    """The target's rule; where none is known, the `custom` one that stands on the op."""
    row = _row(sig)
    if row is None or row.rule is None:
        return given_rule(sig)
    try:
        return row.rule(sig)
    except (LookupError, ValueError):  # no one checks that operands are what a target takes
        return None


def _whole(sig: Sig) -> tuple[int, ...]:
    """Factors of dims along which the target mixes elements."""
    row = _row(sig)
    return () if row is None else row.whole(sig)


def _flops(sig: Sig) -> float:
    row = _row(sig)
    if row is not None and row.flops is not None:
        return row.flops(sig)
    return given_flops(sig)


def _opaque(sig: Sig) -> str:
    row = _row(sig)
    return "" if row is None else row.opaque


def _run(run: Run, *operands: Values) -> Any:
    """The reference of the target. Raises NoReference for targets that have none."""
    row = _row(run.sig)
    if row is None or row.run is None:
        raise NoReference
    with np.errstate(all="ignore"):
        return row.run(run.sig, *operands)


def _spelled(target: str, column: Callable[[CallRow], Spelling]) -> Spelling:
    """An expression for targets that have one, the user's before ours; "" for others."""

    def spell(sig: Sig, names: Sequence[str]) -> str:
        row = _row(sig)
        spelling = given_spelling(sig, target) or ("" if row is None else column(row))
        return spelling.format(*names) if isinstance(spelling, str) else spelling(sig, names)

    return spell


_DRAWN = [row for row in (*XLA, *LAPACK) if row.sample]


def _sample(random: Random) -> Sample:
    row = random.choice(_DRAWN)
    assert row.sample is not None
    name, found = random.choice(row.names), row.sample(random)
    if "call_target_name" in found.attrs:  # it depends on element types
        return found
    return replace(found, attrs=found.attrs.set("call_target_name", String(name)))


def _wide(sig: Sig) -> Attrs | None:
    """Targets that we know take any float; others may be made for one."""
    row = _row(sig)
    return sig.attrs if row is not None and row.run is not None else None


ROWS = [
    OpRow(
        name="stablehlo.custom_call",
        syntax="custom_call",
        inherent=(
            "call_target_name",
            "has_side_effect",
            "backend_config",
            "api_version",
            "called_computations",
            "operand_layouts",
            "result_layouts",
            "output_operand_aliases",
        ),
        defaults=(
            ("has_side_effect", Bool(False)),
            ("api_version", Int(1, "i32")),
            ("called_computations", Array(())),
            ("output_operand_aliases", Array(())),
        ),
        hints=("notes",),
        structure=Definition(
            ins=(variadic(FOREIGN),),
            outs=(variadic(FOREIGN),),
            fields=(
                Field("call_target_name", STRING),
                Field("has_side_effect", BOOL, False),
                Field("backend_config", BACKEND_CONFIG, False),
                Field("api_version", API_VERSION, False),
                Field("called_computations", SYMBOLS, False),
                Field("operand_layouts", LAYOUTS, False),
                Field("result_layouts", LAYOUTS, False),
                Field("output_operand_aliases", ALIASES, False),
            ),
        ),
        rule=_custom_call,
        check=check_custom_call,
        whole=_whole,
        even=lambda sig: tuple(range(len(sig.rule.sizes))) if sig.rule is not None else (),
        pure=False,
        effect="has_side_effect",
        wide=_wide,
        flops=_flops,
        run=_run,
        opaque=_opaque,
        jax=_spelled("jax", lambda row: row.jax),
        torch=_spelled("torch", lambda row: row.torch),
        sample=_sample,
    ),
]
