"""Changed annotations give, bit by bit, what a fresh propagation of the changed program gives."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from shardwright.ir.core import Func, Module, Value
from shardwright.ir.errors import ProgramError
from shardwright.ir.print import print_module
from shardwright.passes.incremental import IncrementalPropagation
from shardwright.passes.registry import parse_pipeline
from shardwright.passes.shard import _segments
from shardwright.passes.shard._data_flow import edge_op
from shardwright.passes.shard._liveness import erase_dead
from shardwright.passes.shard._segments import SegmentedEngine
from shardwright.passes.shard._shardings import set_sharding
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.dataflow import EDGES
from shardwright.spec.sharding import Dim, Sharding, sharding
from shardwright.testing.annotated_programs import Features, random_program
from shardwright.testing.imported import imported

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "gpt_train_step.mlir"
FEATURES = Features(groups=False, manual=False, ops=20)


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
    erase_dead(module)
    return module, annotatable(module)


def fresh(text: str, annotations: Change) -> str:
    """The changed program, propagated by the pass."""
    module, values = prepared(text)
    for number, new in annotations.items():
        set_sharding(values[number], new)
    parse_pipeline("sdy-user-priority-propagate").run(module)
    return print_module(module)


def drawn_changes(text: str, random: Random, count: int) -> list[Change]:
    """Changes of one to eight annotations."""
    module, values = prepared(text)
    changes: list[Change] = []
    for _ in range(count):
        chosen = random.sample(range(len(values)), min(len(values), random.randint(1, 8)))
        changes.append({n: drawn(random, values[n], module.meshes) for n in sorted(chosen)})
    return changes


def disagreement(text: str, random: Random, count: int = 4) -> str:
    """Where changes one after another, some taken back, differ from fresh runs; "" if nowhere."""
    module, values = prepared(text)
    steps = IncrementalPropagation(module)
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
        steps.write()
        annotations = {n: new for change in kept for n, new in change.items()}
        if print_module(module) != fresh(text, annotations):
            return f"{annotations}\n{print_module(module)}\n{fresh(text, annotations)}"
    return ""


@pytest.mark.parametrize("size", [2, 4, _segments.SIZE])
def test_random_programs(size: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(_segments, "SIZE", size)
    for seed in range(size, 60, 3):
        assert not disagreement(random_program(seed, FEATURES), Random(seed))


def test_a_train_step():
    assert not disagreement(EXAMPLE.read_text(encoding="utf-8"), Random(0), 3)


def test_forgetting_changes_nothing(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(
        SegmentedEngine.__init__, "__kwdefaults__", {"conservative": False, "limit": 3}
    )
    for seed in range(10):
        assert not disagreement(random_program(seed, FEATURES), Random(seed))


def by_own_slots_alone(flow: Any, ops: Any, known: Any = ()) -> tuple[int, ...]:
    """What woken ops read is left out of the key."""
    return () if known else slots_of(flow, ops, known)


slots_of = _segments.__dict__["_slots_of"]
MUTANTS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "what woken ops read is forgotten": lambda patch: patch.setattr(
        _segments, "_slots_of", by_own_slots_alone
    ),
    "changes between runs go unnoticed": lambda patch: patch.setattr(
        SegmentedEngine, "touch", lambda self, slot: None
    ),
    "rounds share what they know": lambda patch: patch.setattr(
        SegmentedEngine, "_plan", one_plan(SegmentedEngine.__dict__["_plan"])
    ),
}


def one_plan(original: Callable[..., Any]) -> Callable[..., Any]:
    """Every round works with the transitions of the first."""
    made: dict[Any, Any] = {}
    return lambda self, turn: made.setdefault(self, original(self, turn))


@pytest.mark.parametrize("mutate", MUTANTS.values(), ids=MUTANTS.keys())
def test_a_mistake_is_caught(
    mutate: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(_segments, "SIZE", 2)
    mutate(monkeypatch)
    seeds = range(70, 200)
    assert any(disagreement(random_program(seed, FEATURES), Random(seed)) for seed in seeds)


GROUPED = """module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> tensor<8xf32> {
    sdy.sharding_group %arg0 group_id=0 : tensor<8xf32>
    sdy.sharding_group %arg1 group_id=0 : tensor<8xf32>
    %0 = stablehlo.add %arg0, %arg1 : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
"""


@pytest.mark.parametrize(
    ("number", "mesh", "rank", "message"),
    [
        (0, "mesh", 1, "a value in a sharding group shares the annotation of its group"),
        (2, "mesh", 2, "sharding doesn't match tensor rank: 2 != 1"),
        (2, "mash", 1, "unknown mesh: @mash"),
    ],
)
def test_what_cannot_be_annotated(number: int, mesh: str, rank: int, message: str):
    module, values = prepared(GROUPED)
    steps = IncrementalPropagation(module)
    with pytest.raises(ProgramError, match=message):
        steps.change({values[number]: sharding(mesh, (Dim(),) * rank)})
    with pytest.raises(ProgramError, match="no change is left to undo"):
        steps.undo()
