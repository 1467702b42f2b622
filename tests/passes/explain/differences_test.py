"""Differences of generated programs: none where they mean the same, one where one is planted."""

from collections import Counter
from random import Random

import pytest

from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.verify import verify
from shardwright.passes.explain.differences import matching, owners, said_of_devices
from shardwright.passes.explain.differences.differ import difference
from shardwright.passes.explain.differences.same_order import in_same_order
from shardwright.passes.explain.differences.value_graph import value_graph
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
        found = difference(parse(old), parse(meant_alike(new, Random(seed))))
        assert [one.kind for one in found.entries] == [KINDS[what]], (seed, found.entries)
        counts["planted"] += 1
    assert counts["planted"] >= 5, counts


# --- mutants


def entries(what: str, seeds: range) -> list[int]:
    """How many entries programs with one planted change have."""
    found: list[int] = []
    for seed in seeds:
        old = program(seed)
        new = planted(old, Random(seed), what)
        if new is not None:
            found.append(len(difference(parse(old), parse(meant_alike(new, Random(seed)))).entries))
    return found


def test_nodes_that_are_matched_by_hash_alone_are_caught(monkeypatch: pytest.MonkeyPatch):
    """The mutant: nothing spreads from what is matched, so all behind a change differs."""
    assert set(entries("replaced", range(12))) == {1}
    monkeypatch.setattr(getattr(matching, "_Spread"), "run", lambda self: None)  # noqa: B009
    with pytest.raises((AssertionError, ProgramError)):
        assert set(entries("replaced", range(12))) == {1}


def test_constraints_that_nobody_reads_are_caught(monkeypatch: pytest.MonkeyPatch):
    said = getattr(said_of_devices, "_Said")  # noqa: B009
    assert set(entries("constraint", range(40))) == {1}
    monkeypatch.setattr(said, "constraints", lambda self: iter(()))
    assert 0 in entries("constraint", range(40))


def test_effects_without_owners_are_caught(monkeypatch: pytest.MonkeyPatch):
    """The mutant: collectives stand beside the change that they follow from."""
    monkeypatch.setattr(owners, "_owner", lambda *_: None)
    assert max(entries("argument", range(12))) > 1


def test_an_order_that_is_kept_is_caught():
    """Ops of the new program come into the order of the old one, and no op before its operands."""
    moved = 0
    for seed in SEEDS:
        text = random_program(seed, Features(control=True, constraints=True))
        old, new = parse(text), parse(meant_alike(text, Random(seed), "reordered"))
        found = matching.match(value_graph(old), value_graph(new))
        ordered = in_same_order(found).module
        assert not verify(ordered)
        names = [[op.name for op in one.main.body.ops] for one in (old, new, ordered) if one.main]
        assert names[2] == names[0]
        moved += names[1] != names[0]
    assert moved >= 5
