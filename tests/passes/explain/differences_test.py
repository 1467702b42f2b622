"""Differences of generated programs: none where they mean the same, one where one is planted."""

from collections import Counter
from random import Random

import pytest

from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.passes.explain.differences.differ import difference
from shardwright.passes.running import PassFault
from shardwright.testing.generate.annotated_programs import Features, random_program
from shardwright.testing.generate.same_meaning import CHANGES, NOTHING, meant_alike, planted

SEEDS = range(24)
KINDS = {
    "replaced": "structure", "added": "structure", "removed": "structure", "told": "cut",
    "argument": "sharding", "constraint": "sharding", "mesh": "mesh",
}  # fmt: skip


def program(seed: int) -> str:
    return random_program(seed, Features(calls=True, control=True, constraints=True))


def words(old: str, new: str) -> list[str]:
    return [one.words for one in difference(parse(old), parse(new)).entries]


@pytest.mark.parametrize("what", NOTHING)
def test_what_means_the_same_has_no_difference(what: str):
    for seed in SEEDS:
        text = program(seed)
        assert words(text, meant_alike(text, Random(seed), what)) == [], seed


@pytest.mark.parametrize("what", CHANGES)
def test_one_planted_change_is_one_entry(what: str):
    """Also where the program is renumbered, reordered, moved, and its functions are renamed."""
    counts: Counter[str] = Counter()
    for seed in range(60 if what in ("constraint", "mesh") else 24):
        old = program(seed)
        new = planted(old, Random(seed), what)
        if new is None:
            counts["nothing to plant in"] += 1
            continue
        try:
            found = difference(parse(old), parse(meant_alike(new, Random(seed))))
        except (ProgramError, PassFault):
            counts["not partitioned"] += 1
            continue
        assert [one.kind for one in found.entries] == [KINDS[what]], (seed, found.entries)
        counts["planted"] += 1
    assert counts["planted"] >= 5, counts
