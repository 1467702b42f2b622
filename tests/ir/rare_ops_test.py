"""Ops that few programs hold: printed as MLIR prints them, accepted or refused as MLIR does."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.verify import verify
from shardwright.testing.oracles import Refused, jaxlib_print

pytest.importorskip("jaxlib", reason="the oracle is jaxlib")

DATA = Path(__file__).parents[1] / "data" / "rare_ops"


def programs(name: str) -> list[str]:
    return (DATA / f"{name}.mlir").read_text("utf-8").split("// -----\n")


def refusal(text: str) -> str | None:
    """What is said against a program, None if nothing is."""
    try:
        found = [one for one in verify(parse(text)) if one.severity == "error"]
    except ProgramError as error:
        return str(error)
    return found[0].message if found else None


def mlirs(text: str) -> str | None:
    """MLIR's refusal."""
    try:
        assert jaxlib_print(text) is not None, "the oracle died"
    except Refused as refused:
        return str(refused)
    return None


@pytest.mark.parametrize("text", programs("stablehlo") + programs("mpmd"))
@pytest.mark.parametrize("generic", [False, True])
def test_both_forms_are_mlirs(text: str, generic: bool):
    expected = jaxlib_print(text, generic=generic)
    assert expected is not None, "the oracle died"
    expected = expected.rstrip("\n")
    assert print_module(parse(text), generic=generic).rstrip("\n") == expected
    assert print_module(parse(expected), generic=generic).rstrip("\n") == expected


def test_a_program_is_refused_where_mlir_refuses_it():
    verdicts: list[bool] = []
    for text in programs("verdicts"):
        found, expected = refusal(text), mlirs(text)
        assert (found is None) == (expected is None), (text, found, expected)
        verdicts.append(found is None)
    assert verdicts.count(True) > 40 and verdicts.count(False) > 100, verdicts
