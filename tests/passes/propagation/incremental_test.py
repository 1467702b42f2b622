"""Changed annotations give, bit by bit, what a fresh propagation of the changed program gives."""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from shardwright.ir.core import Func, Module, Value
from shardwright.ir.errors import ProgramError
from shardwright.ir.print import print_module
from shardwright.passes.propagation.engine.sharding_groups import synchronise
from shardwright.passes.propagation.incremental import (
    compiled_engine,
    propagation,
    segmented_engine,
)
from shardwright.passes.propagation.incremental.compiled_engine import CompiledEngine
from shardwright.passes.propagation.incremental.compiled_loop import kernel, plain
from shardwright.passes.propagation.incremental.propagation import IncrementalPropagation
from shardwright.passes.propagation.incremental.segmented_engine import SegmentedEngine
from shardwright.passes.registry import parse_pipeline
from shardwright.passes.shared.data_flow import edge_op
from shardwright.passes.shared.dead_ops import erase_dead
from shardwright.passes.shared.shardings import set_sharding, sharding_of
from shardwright.spec.attributes import Int
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.sharding import Dim, Sharding, sharding
from shardwright.spec.sharding_rules.dataflow import EDGES
from shardwright.testing.generate.annotated_programs import Features, random_program
from shardwright.testing.generate.imported import imported

EXAMPLE = Path(__file__).parents[3] / "examples" / "gpt_train_step.mlir"
FEATURES = Features(ops=20)
MODES: list[dict[str, Any]] = [
    {},
    {"strategy": "basic-then-aggressive"},
    {"strategy": "basic", "conservative": True},
]


def annotatable(module: Module) -> list[Value]:
    """Values whose annotation is written on themselves, in program order."""
    found: list[Value] = []
    for op in module.walk():
        if isinstance(op, Func):
            found += op.args
        elif op.name in EDGES or not op.name.startswith("sdy."):
            found += [value for value in op.results if edge_op(value) is None]
    return [value for value in found if value.shape]


def drawn(random: Random, value: Value, meshes: dict[str, Mesh]) -> Sharding | None:
    """Some axes on some dims; now and then nothing, a priority or replicated axes."""
    is_edge = value.op is not None and value.op.name in EDGES
    if random.random() < 0.2 and not is_edge:
        return None
    name, mesh = random.choice(list(meshes.items()))
    cuts: list[list[Axis]] = [[] for _ in value.shape]
    replicated: list[Axis] = []
    for axis in mesh.names:
        place = random.randrange(len(cuts) + 2)
        if place < len(cuts):
            cuts[place].append(Axis(axis))
        elif place == len(cuts) and random.random() < 0.3:
            replicated.append(Axis(axis))
    is_open = random.random() < 0.5
    priority = random.choice((None, None, None, None, 0, 1))
    dims = (Dim(tuple(axes), is_open, priority if axes or is_open else None) for axes in cuts)
    return sharding(name, tuple(dims), tuple(replicated))


Change = dict[int, Sharding | None]  # by number of a value


def prepared(text: str) -> tuple[Module, list[Value]]:
    """A program before propagation without dead ops, and what can be annotated in it."""
    module = imported(text)
    synchronise(module)
    erase_dead(module)
    return module, annotatable(module)


def grouped(module: Module) -> dict[Value, list[Value]]:
    """The members of the sharding group of each value that is in one."""
    groups: dict[int, list[Value]] = {}
    for op in module.walk():
        group = op.attrs.get("group_id") if op.attrs else None
        if isinstance(group, Int):
            groups.setdefault(group.value, []).append(op.operands[0])
    return {value: members for members in groups.values() for value in members}


def fresh(text: str, annotations: Change, mode: dict[str, Any]) -> str:
    """The changed program, propagated by the pass."""
    module, values = prepared(text)
    groups = grouped(module)
    for number, new in annotations.items():
        for value in groups.get(values[number], [values[number]]):
            set_sharding(value, new)
    strategy, conservative = mode.get("strategy", "aggressive"), mode.get("conservative", False)
    options = f"propagation-strategy={strategy} conservative-propagation={conservative}".lower()
    parse_pipeline(f"sdy-user-priority-propagate{{{options}}}").run(module)
    return print_module(module)


def drawn_changes(text: str, random: Random, count: int) -> list[Change]:
    """Changes of one to eight annotations, each of another value or another group of values."""
    module, values = prepared(text)
    groups = grouped(module)
    numbers = {value: number for number, value in enumerate(values)}
    firsts: dict[int, None] = {}
    for value, number in numbers.items():
        members = groups.get(value, [value])
        # The annotation of a constraint can be replaced, but not taken away.
        if all(sharding_of(m) is None or m.sharding is not None for m in members):
            firsts[min(numbers.get(m, number) for m in members)] = None
    changes: list[Change] = []
    for _ in range(count):
        chosen = random.sample(list(firsts), min(len(firsts), random.randint(1, 8)))
        changes.append({n: drawn(random, values[n], module.meshes) for n in sorted(chosen)})
    return changes


def disagreement(text: str, random: Random, count: int = 4, **options: Any) -> str:
    """Where changes one after another, some taken back, differ from fresh runs; "" if nowhere."""
    module, values = prepared(text)
    steps = IncrementalPropagation(module, **options)
    mode = {key: value for key, value in options.items() if key != "compiled"}
    kept: list[Change] = []
    for change in drawn_changes(text, random, count):
        before = {value: steps.sharding(value) for value in values}
        changed = steps.change({values[n]: new for n, new in change.items()})
        for value, old in before.items():
            if (steps.sharding(value) is not old) != (value in changed):
                return f"{value} is reported wrongly"
        if random.random() < 0.3:
            steps.undo()
            if any(steps.sharding(value) is not old for value, old in before.items()):
                return "undo does not lead back"
        else:
            kept.append(change)
        if random.random() < 0.3:
            continue
        steps.write()
        annotations = {n: new for change in kept for n, new in change.items()}
        if print_module(module) != (expected := fresh(text, annotations, mode)):
            return f"{annotations}\n{print_module(module)}\n{expected}"
    return ""


def first_disagreement(seeds: range, **options: Any) -> str:
    """That of the first random program that has one."""
    found = (disagreement(random_program(n, FEATURES), Random(n), **options) for n in seeds)
    return next(filter(None, found), "")


@pytest.mark.parametrize("size", [2, 4, segmented_engine.SIZE])
def test_random_programs(size: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(segmented_engine, "SIZE", size)
    assert not first_disagreement(range(size, 60, 3))


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_other_ways_to_propagate(mode: dict[str, Any]):
    assert not first_disagreement(range(200, 208), **mode)


def test_a_train_step():
    assert not disagreement(EXAMPLE.read_text(encoding="utf-8"), Random(0), 3)


def test_forgetting_changes_nothing(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(
        SegmentedEngine.__init__, "__kwdefaults__", {"conservative": False, "limit": 3}
    )
    assert not first_disagreement(range(10))


# --- on columns


def test_compiled():
    pytest.importorskip("numba")
    for number, mode in enumerate(MODES):
        seeds = range(300 + 20 * number, 320 + 20 * number)
        assert not first_disagreement(seeds, compiled=True, **mode)
    assert not disagreement(EXAMPLE.read_text(encoding="utf-8"), Random(0), 3, compiled=True)


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """The loop that is compiled, as it stands: what it does is the same."""
    monkeypatch.setattr(propagation, "compiled_loop", lambda: kernel(plain, plain))
    return monkeypatch


def test_the_loop_before_it_is_compiled(uncompiled: pytest.MonkeyPatch):
    assert not first_disagreement(range(400, 420), compiled=True)


@pytest.mark.parametrize(("places", "numbers"), [(16, 1000), (1024, 60)])
def test_forgetting_on_columns(uncompiled: pytest.MonkeyPatch, places: int, numbers: int):
    uncompiled.setattr(compiled_engine, "SIZE", places)
    uncompiled.setattr(compiled_engine, "MEMO_SIZE", numbers)
    assert not first_disagreement(range(420, 426), compiled=True)


def test_without_numba(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "numba", None)
    compiled_engine.compiled_loop.cache_clear()
    with pytest.raises(ProgramError, match="needs numba, which is not installed"):
        IncrementalPropagation(prepared(GROUPED)[0], compiled=True)


# --- planted mistakes


def by_own_slots_alone(flow: Any, ops: Any, known: Any = ()) -> tuple[int, ...]:
    """What woken ops read is left out of the key."""
    return () if known else slots_of(flow, ops, known)


slots_of = segmented_engine.__dict__["_slots_of"]
Mutants = dict[str, Callable[[pytest.MonkeyPatch], None]]
MUTANTS: Mutants = {
    "what woken ops read is forgotten": lambda patch: patch.setattr(
        segmented_engine, "_slots_of", by_own_slots_alone
    ),
    "changes between runs go unnoticed": lambda patch: patch.setattr(
        SegmentedEngine, "touch", lambda self, slot: None
    ),
    "rounds share what they know": lambda patch: patch.setattr(
        SegmentedEngine, "_plan", one_plan(SegmentedEngine.__dict__["_plan"])
    ),
}
ON_COLUMNS: Mutants = {
    "changes between runs go unnoticed": lambda patch: patch.setattr(
        CompiledEngine, "touch", lambda self, slot: None
    ),
    "other transitions go unnoticed": lambda patch: patch.setattr(
        CompiledEngine, "_differing", lambda self, plan: 0
    ),
    "edges of manual computations share what they know": lambda patch: patch.setattr(
        CompiledEngine, "_number", by_table_alone(CompiledEngine.__dict__["_number"])
    ),
    "the members of a group get nothing": lambda patch: patch.setattr(
        CompiledEngine, "_changes", for_one_slot(CompiledEngine.__dict__["_changes"])
    ),
}


def one_plan(original: Callable[..., Any]) -> Callable[..., Any]:
    """Every round works with the transitions of the first."""
    made: dict[Any, Any] = {}
    return lambda self, turn: made.setdefault(self, original(self, turn))


def by_table_alone(original: Callable[..., Any]) -> Callable[..., Any]:
    """What stands outside a manual computation is left out of the key."""
    return lambda self, table, op: original(self, table, -1)


def for_one_slot(original: Callable[..., Any]) -> Callable[..., Any]:
    """The members of a slot's group lose their sharding."""

    def changes(self: Any, i: Any, table: Any, slots: Any, seen: Any) -> list[int]:
        found = original(self, i, table, slots, seen)
        return [n for k in range(0, len(found), 3) for n in (*found[k : k + 2], 0)]

    return changes


@pytest.mark.parametrize("mutate", MUTANTS.values(), ids=MUTANTS.keys())
def test_a_mistake_is_caught(
    mutate: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(segmented_engine, "SIZE", 2)
    mutate(monkeypatch)
    assert first_disagreement(range(70, 200))


@pytest.mark.parametrize("mutate", ON_COLUMNS.values(), ids=ON_COLUMNS.keys())
def test_a_mistake_on_columns_is_caught(
    mutate: Callable[[pytest.MonkeyPatch], None], uncompiled: pytest.MonkeyPatch
):
    mutate(uncompiled)
    assert first_disagreement(range(500, 700), compiled=True)


# --- annotations


GROUPED = """module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> tensor<8xf32> {
    sdy.sharding_group %arg0 group_id=0 : tensor<8xf32>
    sdy.sharding_group %arg1 group_id=0 : tensor<8xf32>
    %0 = stablehlo.add %arg0, %arg1 : tensor<8xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{"x"}]> : tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}
"""


def test_a_group_has_one_annotation():
    module, (first, second, *_) = prepared(GROUPED)
    steps = IncrementalPropagation(module)
    one, other = (sharding("mesh", (Dim(axes),)) for axes in ((Axis("x"),), ()))
    steps.change({first: one})
    assert steps.annotation(second) is one
    with pytest.raises(ProgramError, match="two annotations for one value"):
        steps.change({first: one, second: other})
    assert steps.annotation(first) is one
    steps.undo()
    assert steps.annotation(second) is None


@pytest.mark.parametrize(
    ("mesh", "rank", "message"),
    [
        ("mesh", 2, "sharding doesn't match tensor rank: 2 != 1"),
        ("mash", 1, "unknown mesh: @mash"),
    ],
)
def test_what_cannot_be_annotated(mesh: str, rank: int, message: str):
    module, values = prepared(GROUPED)
    steps = IncrementalPropagation(module)
    with pytest.raises(ProgramError, match=message):
        steps.change({values[2]: sharding(mesh, (Dim(),) * rank)})
    with pytest.raises(ProgramError, match="no change is left to undo"):
        steps.undo()


def test_a_constraint_keeps_a_sharding():
    module, (_, _, added, *_) = prepared(GROUPED)
    steps = IncrementalPropagation(module)
    ((constraint, _),) = added.uses
    with pytest.raises(ProgramError, match="sharding_constraint must have a sharding"):
        steps.change({constraint.result: None})
