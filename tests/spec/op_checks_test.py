"""What MLIR refuses of an op we refuse, in its words and on its line; what it accepts we accept.

Instances of every row of stablehlo and chlo are changed in one or two places (`mutations`), pretty
forms in one word. More of them: `python tests/fuzz_rejects.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from shardwright.spec.op import OpRow, ops
from shardwright.testing.generate import instances
from shardwright.testing.texts.mutations import CHANGES

pytest.importorskip("jaxlib", reason="the oracle is jaxlib's verifier")
rejects = pytest.importorskip("shardwright.testing.oracle.rejects")

ROWS = instances.covered()
SINGLE, TWICE, PRETTY = 1, 1, 2  # mutants of an instance


def differences(rows: list[OpRow], seed: int = 0) -> tuple[Counter[str], list[str]]:
    """How many mutants there were, how many are invalid; those on which we and MLIR differ."""
    made: list[tuple[str, str]] = []
    for row in rows:
        made += rejects.mutants_of(row, Random(f"{seed} {row.name}"), SINGLE, TWICE)
    count: Counter[str] = Counter()
    found: list[str] = []
    for outcome in rejects.outcomes(made):
        count["all"] += 1
        count["invalid"] += outcome.is_invalid
        count["same sentence"] += outcome.is_invalid and outcome.same_sentence
        # Of two mistakes either may be found first.
        says_same = "; " in outcome.words or (outcome.same_first and outcome.same_line)
        if not (outcome.agrees and says_same) and not outcome.is_deliberate:
            found.append(f"{outcome}\n  {outcome.text}")
    return count, found


def test_mutants_of_every_row_get_mlirs_verdict_sentence_and_line() -> None:
    count, found = differences(ROWS)
    print(dict(count))
    assert not found, "\n".join(found)
    assert count["invalid"] > 400 and len(ROWS) > 130


def test_mutants_of_pretty_forms_get_mlirs_verdict() -> None:
    made: list[tuple[str, str]] = []
    for row in ROWS[::5]:
        made += rejects.pretty_mutants_of(row, Random(row.name), PRETTY)
    outcomes = list(rejects.outcomes(made))
    found = [str(o) + o.text for o in outcomes if not o.agrees and not o.is_deliberate]
    assert not found, "\n".join(found)
    assert sum(outcome.is_invalid for outcome in outcomes) > 50


def test_instances_are_valid() -> None:
    made = [(row.name, one.text) for row in ROWS for one in instances.instances(row, 2)]
    for outcome in rejects.outcomes(made):
        assert not outcome.is_invalid and outcome.agrees, str(outcome)


def test_each_way_to_change_an_op_gives_mutants() -> None:
    count: Counter[str] = Counter()
    for row in ROWS:
        for change in CHANGES:
            count[change.__name__] += len(list(change(instances.instances(row, 1)[0])))
    assert all(count[change.__name__] for change in CHANGES), count


PLANTED: dict[str, tuple[str, Callable[[OpRow], OpRow]]] = {
    "no inference": ("stablehlo.transpose", lambda row: replace(row, infer=None)),
    "no structure": ("stablehlo.negate", lambda row: replace(row, structure=None)),
    "no check": ("stablehlo.bitcast_convert", lambda row: replace(row, check=None)),
    "no look at regions": ("stablehlo.reduce", lambda row: replace(row, check_bodies=None)),
}


@pytest.mark.parametrize("mistake", PLANTED)
def test_a_planted_mistake_is_caught(mistake: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, spoil = PLANTED[mistake]
    row = ops()[name]
    monkeypatch.setitem(ops(), name, spoil(row))
    found = [difference for seed in range(8) for difference in differences([row], seed)[1]]
    assert found
