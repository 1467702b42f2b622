"""What tables charge is what runs: collectives and local types of random strategies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import NamedTuple

import numpy as np
import pytest

from shardwright.ir.analysis.link_seconds import Message, messages, total_seconds
from shardwright.ir.core import Op
from shardwright.passes.cost.tables import charged as charging
from shardwright.passes.cost.tables.build_tables import Built
from shardwright.passes.cost.tables.charged import Local, charged, local_types, ordered
from shardwright.passes.cost.tables.program_graph import NOBODY
from shardwright.passes.cost.tables.strategy_seconds import Completing, Prices
from shardwright.passes.cost.tables.tables import Ints
from shardwright.passes.registry import main_pipeline, parse_pipeline
from shardwright.passes.target import Target
from shardwright.spec import plan
from shardwright.spec.attributes import String
from shardwright.spec.cuts import SELECT, completion
from shardwright.spec.layout import Layout, local_shape, partial_axes
from shardwright.spec.links import Links
from shardwright.spec.strategies import Strategy
from shardwright.spec.types import TensorType
from shardwright.testing.generate.charged_programs import Planned, drawn, planned
from shardwright.testing.generate.told_programs import Shares

NUMBER = "t.number"  # an attribute that nothing reads
# Tables of many layouts on three axes take seconds each: five of 60 programs are left out.
PROGRAMS = [seed for seed in range(60) if seed not in (10, 13, 20, 32, 46)]
OPTIMISED = range(12)  # synthesis takes its time
MUTATED = range(10)
BARE = "insert-reshards{{cluster={0}}},pad,reshard-to-collectives{{cluster={0}}},localize"
LONGER = 8  # positions by which a sum that is scattered unevenly is padded, at most
# Part of the programs; docs/tables.md lists what the others do.
EQUAL = 0.95


# --- one program by tables and as it runs


def in_branch(op: Op, built: Built) -> bool:
    """Whether an op is in a branch that tables leave out, as another one takes longer."""
    idle = {id(region.block) for region in built.graph.regions if region.turns == 0}
    around: Op | None = op
    while around is not None:
        if id(around.block) in idle:
            return True
        around = around.parent
    return False


def moved(one: Planned) -> list[Message]:
    """The collectives of a program that has been lowered."""
    devices = one.built.tables.mesh.device_count
    return ordered(messages(one.module, devices, lambda op: not in_branch(op, one.built)))


def bag(found: list[Message]) -> Counter[tuple[object, ...]]:
    return Counter({(one.kind, one.tables, one.result_bytes): one.count for one in found})


def chosen(one: Planned, node: int) -> Strategy:
    tables = one.built.tables
    return tables.strategies[int(tables.kinds[node])][int(one.x[node])]


def shape_of(type: object) -> tuple[int, ...]:
    return type.shape if isinstance(type, TensorType) else ()


def boundary(one: Planned) -> list[tuple[int, ...]]:
    """Shapes on a device of arguments and results of main, as strategies say."""
    main, graph = one.module.main, one.built.graph
    assert main is not None
    types = [*(value.type for value in main.args), *main.result_types]

    def layout(node: int, shape: tuple[int, ...]) -> Layout:
        return ((),) * len(shape) if node == NOBODY else chosen(one, node).outs[0]

    pairs = zip((*graph.args, *graph.results), map(shape_of, types), strict=True)
    return [local_shape(shape, layout(node, shape)) for node, shape in pairs]


def type_faults(one: Planned, wanted: dict[str, Local]) -> Iterator[str]:
    """Ops that have other operands or results on a device than charged."""
    for op in one.module.walk():
        note = op.notes.get(NUMBER)
        if not isinstance(note, String) or note.value not in wanted:
            continue
        has = [value.shape for value in (*op.operands, *op.results)]
        (ins, outs), longer = wanted[note.value], LONGER if "partial" in note.value else 0
        pairs = zip(sum(has, ()), sum((*ins, *outs), ()), strict=True)
        if not all(want <= size <= want + longer for size, want in pairs):
            yield f"{op.name} {note.value} has {has} instead of {(*ins, *outs)}"


def numbered(one: Planned) -> dict[str, Local]:
    """Number the ops that stay what they are on one device; by number their local types."""
    found: dict[str, Local] = {}
    types = local_types(one.built, one.x)
    for node, subject in enumerate(one.built.subjects):
        local = types[node]
        if local is None or not isinstance(subject, Op) or plan.CUT not in subject.notes:
            continue
        rule, row = subject.sig.blocks, subject.row
        assert rule is not None
        is_partial = bool(partial_axes(rule, chosen(one, node).cut))
        is_replaced = is_partial and completion(subject.sig) == SELECT
        if not is_replaced and row is not None and row.local is None:
            number = f"{node} partial" if is_partial else str(node)
            subject.set_note(NUMBER, String(number))
            found[number] = local
    return found


class Ran(NamedTuple):
    """What a program does otherwise than charged, and the collectives that it runs."""

    faults: list[str]
    moved: Counter[tuple[object, ...]]


def ran(seed: int, shares: Shares) -> Ran:
    """Of a program without passes that do better than asked."""
    one = planned(seed, shares)
    wanted, types, faces = bag(charged(one.built, one.x)), numbered(one), boundary(one)
    parse_pipeline(BARE.format(one.cluster)).run(one.module)
    found, main = bag(moved(one)), one.module.main
    assert main is not None
    wrong = [f"charged only: {key[0]} of {key[2]} bytes" for key in (wanted - found).elements()]
    wrong += [f"runs only: {key[0]} of {key[2]} bytes" for key in (found - wanted).elements()]
    has = [*(value.shape for value in main.args), *map(shape_of, main.result_types)]
    wrong += [f"face {a} instead of {b}" for a, b in zip(has, faces, strict=True) if a != b]
    return Ran([*wrong, *type_faults(one, types)], found)


def faults(seed: int, shares: Shares) -> list[str]:
    """What a program does otherwise than charged."""
    return ran(seed, shares).faults


@cache
def ran_once(seed: int) -> tuple[Ran, Shares]:
    """For all tests that ask."""
    shares = Shares()
    return ran(seed, shares), shares


def all_faults() -> tuple[dict[int, list[str]], Shares]:
    found, shares = dict[int, list[str]](), Shares()
    for seed in PROGRAMS:
        one, own = ran_once(seed)
        shares.counts.update(own.counts)
        shares.names.update(own.names)
        if one.faults:
            found[seed] = one.faults
    return found, shares


# --- the laws


def test_what_is_charged_is_what_runs(capsys: pytest.CaptureFixture[str]) -> None:
    found, shares = all_faults()
    with capsys.disabled():
        print(f"\n{len(PROGRAMS) - len(found)} of {len(PROGRAMS)} as charged; {shares}")
    assert len(found) <= (1 - EQUAL) * len(PROGRAMS), found
    assert not [wrong for some in found.values() for wrong in some if "instead" in wrong]
    assert shares.of("not replicated") >= 0.5 and shares.of("contracting") >= 0.2
    assert shares.of("two axes on a factor") >= 0.1 and shares.of("uneven") >= 0.1
    assert len(shares.names) >= 50


def seconds(found: list[Message], cluster: str) -> float:
    return total_seconds(found, Links(Target(cluster).on_machines))


@pytest.mark.parametrize("seed", OPTIMISED)
def test_no_pass_makes_it_slower_than_charged(seed: int) -> None:
    one = planned(seed)
    wanted = seconds(charged(one.built, one.x), one.cluster)
    main_pipeline(one.cluster).after("propagated").run(one.module)
    assert seconds(moved(one), one.cluster) <= wanted * (1 + 1e-6)


def entries(built: Built, x: Ints) -> float:
    """Seconds by tables without those of kernels, and without what one sum for two saves."""
    tables, own = built.tables, 0.0
    rows: list[tuple[int, int]] = [*zip(tables.kinds.tolist(), x.tolist(), strict=True)]
    for turns, (kind, k) in zip(tables.turns.tolist(), rows, strict=True):
        own += turns * float(tables.collective_s[kind][k])
    return own + float(tables.edge_seconds(x).sum())


def too_far(one: Planned, x: Ints) -> bool:
    """Whether tables charge other seconds than those of the collectives that they charge."""
    wanted = seconds(charged(one.built, x), one.cluster)
    return not wanted * (1 - 1e-6) <= entries(one.built, x) <= wanted * 1.1 + 1e-9


@cache
def unjoined() -> list[Planned]:
    """Programs without sums that are added up, moves of which part no kernels."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Prices, "split", lambda self, made, read, pieces=1: 0.0 * (made + read))  # pyright: ignore
        return [one for one in map(planned, PROGRAMS[:12]) if not one.built.graph.joined]


def test_seconds_of_tables_are_those_of_the_collectives() -> None:
    assert not any(too_far(one, one.x) for one in unjoined())
    assert len(unjoined()) >= 6


# --- mutants


def runs(seed: int) -> Counter[tuple[object, ...]]:
    """The collectives of a program as it runs."""
    return ran_once(seed)[0].moved


@cache
def right() -> tuple[int, ...]:
    """Programs that do as charged, and move something."""
    return tuple(seed for seed in MUTATED if runs(seed) and runs(seed) == wanted(seed))


@cache
def kept(seed: int) -> Planned:
    """A program that nobody lowers."""
    return planned(seed)


def wanted(seed: int) -> Counter[tuple[object, ...]]:
    one = kept(seed)
    return bag(charged(one.built, one.x))


def caught() -> float:
    """The part of these that are found not to do as charged."""
    return sum(runs(seed) != wanted(seed) for seed in right()) / len(right())


def test_a_transposed_table_is_caught() -> None:
    wrong = 0
    for one in unjoined():
        turned = tuple(
            table.T if table.shape[0] == table.shape[1] else table
            for table in one.built.tables.tables
        )
        tables = replace(one.built.tables, tables=tuple(map(np.ascontiguousarray, turned)))
        wrong += too_far(one._replace(built=one.built._replace(tables=tables)), one.x)
    assert wrong >= 3


def test_a_completion_of_other_axes_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    completing = charging.completing

    def other(*args: object) -> Iterator[Completing]:
        for move in completing(*args):  # pyright: ignore
            if len(move.partial) != 1:
                yield move._replace(partial=move.partial[1:])

    assert len(right()) >= 5
    monkeypatch.setattr(charging, "completing", other)
    assert caught() >= 0.3


Moved = tuple[Completing, int]


def test_a_move_that_is_not_charged_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    moving: Callable[[Built, Ints], Iterator[Moved]] = charging._moving  # pyright: ignore

    def without_last(built: Built, x: Ints) -> Iterator[Moved]:
        return iter([*moving(built, x)][:-1])

    assert len(right()) >= 5
    monkeypatch.setattr(charging, "_moving", without_last)
    assert caught() >= 0.3


def test_a_move_the_other_way_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    moving: Callable[[Built, Ints], Iterator[Moved]] = charging._moving  # pyright: ignore

    def back(built: Built, x: Ints) -> Iterator[Moved]:
        for move, turns in moving(built, x):
            yield (move if move.partial else move._replace(src=move.dst, dst=move.src)), turns

    assert len(right()) >= 5
    monkeypatch.setattr(charging, "_moving", back)
    assert caught() >= 0.6


def test_other_strategies_than_those_told_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    own = kept

    def lied(seed: int) -> Planned:
        one = own(seed)
        return one._replace(x=drawn(one.built, Random(seed + 1)))

    assert len(right()) >= 5
    monkeypatch.setattr(f"{__name__}.kept", lied)
    assert caught() >= 0.8
