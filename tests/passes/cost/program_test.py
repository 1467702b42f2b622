"""Trials on a `Program`: outcomes are those of fresh trials, whatever was tried before."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardwright.ir.core import Module, Op, Value
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.base import Memory
from shardwright.passes.cost.trials import places, prepared
from shardwright.passes.cost.trials.program import Figures, Program
from shardwright.passes.cost.trials.state import State
from shardwright.passes.cost.trials.trial import SHARDING, Edit, Outcome, Where, op_places, trial
from shardwright.passes.cost.trials.workers import spread
from shardwright.passes.partition import insert_reshards
from shardwright.passes.propagation.incremental.propagation import IncrementalPropagation
from shardwright.passes.registry import PassFault
from shardwright.passes.target import Target
from shardwright.spec import plan
from shardwright.spec.attributes import MeshAttr, Unit
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.cuts import written
from shardwright.spec.sharding import Dim, Sharding, sharding
from shardwright.spec.strategies import strategies
from shardwright.testing.generate.annotated_programs import Features, random_program
from shardwright.testing.generate.step_programs import text as step_text
from shardwright.testing.verbs import ask

EXAMPLES = Path(__file__).parents[3] / "examples"
GPT = (EXAMPLES / "gpt_train_step.mlir").read_text(encoding="utf-8")
LAYERS = (EXAMPLES / "linear_layers.mlir").read_text(encoding="utf-8")
H100 = Target("dgx-h100")
KNOWN = ("text", "seconds", "memory", "fits", "ring_bytes", "argument_bytes")


def said(ask: type[Exception], outcome: Outcome) -> dict[str, object]:
    """All figures of an outcome, comparable; what cannot be computed by its message."""
    found: dict[str, object] = {}
    for key in (*KNOWN, "cost"):
        try:
            figure = getattr(outcome, key)
        except ask as problem:
            figure = str(problem)
        if key == "memory" and not isinstance(figure, str):
            live = tuple((one.name, one.bytes, one.role, one.until) for one in figure.live)
            figure = (figure.bytes, figure.temp_bytes, figure.roles, figure.padding_bytes, live)
        found[key] = figure
    return found


def difference(program: Program, edits: list[Edit], target: Target) -> str:
    """Where a trial differs from a fresh one; "" if nowhere."""
    fresh: Outcome | str
    made: Outcome | str
    try:
        fresh = trial(program.module, edits, target)
    except ProgramError as problem:
        fresh = str(problem)
    except PassFault:  # a bug of a pass, which stages find; trials after the first do not look
        return ""
    try:
        made = program.trial(edits)
    except ProgramError as problem:
        made = str(problem)
    if isinstance(fresh, str) or isinstance(made, str):
        return "" if fresh == made else f"{fresh} / {made}"
    first, second = said(ProgramError, fresh), said(ProgramError, made)
    return ", ".join(
        f"{key}: {first[key]} / {second[key]}" for key in first if first[key] != second[key]
    )


# --- edits


def drawn(random: Random, value: Value, mesh: tuple[str, Mesh]) -> Sharding | None:
    """Axes on dims, open or closed; now and then nothing."""
    if random.random() < 0.1:
        return None
    cuts: list[list[Axis]] = [[] for _ in value.shape]
    for axis, size in mesh[1].axes:
        place = random.randrange(len(cuts) + 1)
        if place < len(cuts):
            cuts[place].append(
                Axis(axis) if size % 2 or random.random() < 0.8 else Axis(axis, 1, 2)
            )
    is_open = random.random() < 0.3
    return sharding(mesh[0], tuple(Dim(tuple(axes), is_open) for axes in cuts))


def told(random: Random, op: Op, mesh: Mesh) -> Edit | None:
    """A cut of an op, by its rule."""
    if op.sig.blocks is None or not op.operands:
        return None
    choices = strategies(op.sig, mesh)
    cut = random.choice(choices).cut if choices else ()
    return Edit(Where("main"), plan.CUT, written(op.sig, cut, mesh)) if cut else None


def drawn_edit(random: Random, module: Module) -> Edit:
    """Of an argument, the results of an op, the cut of an op, or a mark."""
    mesh = random.choice(list(module.meshes.items()))
    places = [(op, where) for op, where in op_places(module).items() if op.results]
    kind = random.random()
    main = module.main
    assert main is not None
    if kind < 0.3 or not places:
        index = random.randrange(len(main.args))
        return Edit(
            Where(main.symbol, argument=index), SHARDING, drawn(random, main.args[index], mesh)
        )
    op, where = random.choice(places)
    if kind < 0.6:
        if len(op.results) == 1:
            return Edit(where, SHARDING, drawn(random, op.results[0], mesh))
    elif kind < 0.95 and (edit := told(random, op, mesh[1])) is not None:
        return Edit(where, edit.key, edit.value)
    return Edit(where, "plan.remat", Unit())


def sequence(text: str, random: Random, target: Target, count: int) -> str:
    """The first difference of trials one after another on one program."""
    module = parse(text)
    before = print_module(module)
    program = Program(module, target)
    for _ in range(count):
        edits = [drawn_edit(random, module) for _ in range(random.randint(0, 3))]
        if found := difference(program, edits, target):
            return f"{edits}: {found}"
        if print_module(module) != before:
            return "the program was left changed"
    return ""


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 1_000_000))
def test_trials_on_random_programs_are_fresh_ones(seed: int):
    random = Random(seed)
    assert not sequence(random_program(seed, features_of(random)), random, Target(), 3)


def features_of(random: Random) -> Features:
    """Mostly such that programs are prepared once; a program with dead ops never is."""
    if random.random() < 0.3:
        return Features(ops=random.choice((8, 20)))
    is_plain = random.random() < 0.5
    return Features(
        control=not is_plain, manual=not is_plain, constraints=not is_plain, groups=False,
        priorities=False, dead=False, ops=random.choice((8, 20)),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "seeds"),
    [(GPT, 1), (LAYERS, 3), (step_text("experts", (2, 4)), 3)],
    ids=["gpt", "layers", "step"],
)
def test_trials_on_a_cluster_are_fresh_ones(text: str, seeds: int):
    for seed in range(seeds):
        assert not sequence(text, Random(seed), H100, 4)


@pytest.mark.parametrize("seed", range(2))
def test_trials_of_a_model_with_constraints_are_fresh_ones(seed: int):
    sizes = "--layers 2 --hidden 64 --heads 4 --seq 32 --vocab 256"
    words = f"transformer {sizes} --parallel dp=2,tp=4 --unroll"
    code, text, errors = ask("model", *words.split())
    assert code == 0, errors
    random = Random(seed)
    assert not sequence(text, random, H100, 4)


def test_what_is_prepared_is_used():
    """Annotations and cuts of a train step are not compiled from the beginning."""
    module = parse(GPT)
    tried = Program(module, H100)
    tried.trial()
    ready = tried._prepared  # pyright: ignore[reportPrivateUsage]
    assert ready is not None
    main = module.main
    assert main is not None
    places = [Where(main.symbol, argument=k) for k in range(len(main.args))]
    edits = [(where, Edit(where, SHARDING, None)) for where in places]
    count = sum(ready.annotations([edit]) is not None for edit in edits)
    assert count > len(edits) // 2


# --- mutants: what is remembered must not be stale


def found_by(text: str, target: Target, seeds: int = 12) -> bool:
    return any(sequence(text, Random(seed), target, 4) for seed in range(seeds))


def test_propagation_that_is_not_taken_back_is_caught(monkeypatch: pytest.MonkeyPatch):
    def undo(self: object) -> None:
        """Does nothing."""

    monkeypatch.setattr(IncrementalPropagation, "undo", undo)
    assert found_by(LAYERS, Target())


def test_choices_remembered_without_their_layouts_are_caught(monkeypatch: pytest.MonkeyPatch):
    def chosen(self: Any, op: Op, have: Any, wanted: Any, ends: Any) -> Any:
        known = self.before.chosen
        if op.sig not in known:
            known[op.sig] = self.choose(op.sig, have, wanted, ends)
        return known[op.sig]

    monkeypatch.setattr(f"{insert_reshards.__name__}._Inserter.chosen", chosen)
    assert found_by(LAYERS, Target())


def test_edits_that_are_not_taken_back_are_caught(monkeypatch: pytest.MonkeyPatch):
    def restore(self: object) -> None:
        """Does nothing."""

    monkeypatch.setattr(f"{places.__name__}._Before.restore", restore)
    assert found_by(LAYERS, Target())


def test_edits_that_the_first_steps_would_see_are_caught(monkeypatch: pytest.MonkeyPatch):
    def fixed(main: object) -> frozenset[Value]:
        return frozenset()

    monkeypatch.setattr(prepared, "_fixed", fixed)
    assert any(found_by(random_program(seed, CONSTRAINED), Target(), 4) for seed in range(40))


def test_local_ops_remembered_without_the_parts_of_axes_are_caught(
    monkeypatch: pytest.MonkeyPatch,
):
    asked = Memory.of

    def of(self: Memory, question: Any, answer: Any) -> Any:
        return asked(self, question[:1] if question[0] == "local ops" else question, answer)

    monkeypatch.setattr(Memory, "of", of)
    try:
        assert found_by(LAYERS, Target())
    except PassFault:  # the pass itself stumbles over what it is told
        return


CONSTRAINED = Features(
    control=False, manual=False, groups=False, priorities=False, dead=False, ops=12
)


def stale_figures(seed: int, target: Target) -> str:
    """Where figures that may be remembered differ from those of a fresh trial; "" if nowhere."""
    random, module = Random(seed), parse(LAYERS)
    tried = Program(module, target)
    trials = [[drawn_edit(random, module)] for _ in range(6)]
    for edits in random.choices(trials, k=10):
        found = shown(tried.all_figures([edits]))
        try:
            fresh = trial(parse(LAYERS), edits, target)
            facts = (fresh.seconds, fresh.peak, fresh.fits, *received(fresh))
            wanted = [str(facts)]
        except ProgramError as problem:
            wanted = [str(problem)]
        if found != wanted:
            return f"{edits}: {found} instead of {wanted}"
    return ""


@given(st.integers(0, 1 << 32))
@settings(max_examples=5)
def test_remembered_figures_are_those_of_fresh_trials(seed: int):
    assert not stale_figures(seed, H100)


def test_figures_of_one_state_are_found_once(monkeypatch: pytest.MonkeyPatch):
    module = parse(LAYERS)
    tried = Program(module, H100)
    wanted = tried.figures()
    monkeypatch.delattr(prepared.Prepared, "local")
    assert tried.figures() == wanted


@pytest.mark.parametrize("part", ["notes", "sharding"])
def test_figures_remembered_by_less_than_the_state_are_caught(
    monkeypatch: pytest.MonkeyPatch, part: str
):
    """As where cuts were left out of it, or what propagation found."""

    def now(self: Any) -> bytes:
        ops, values = self._ops, self._values
        said = [op.notes for op in ops] if part != "notes" else []
        shardings = [value.sharding for value in values] if part != "sharding" else []
        return repr((said, shardings)).encode()

    monkeypatch.setattr(State, "now", now)
    assert any(stale_figures(seed, Target("dgx-h100")) for seed in range(12))


# --- many trials


def test_figures_are_those_of_outcomes_for_any_number_of_processes():
    random, module = Random(3), parse(LAYERS)
    tried = Program(module, H100)
    trials = [[drawn_edit(random, module)] for _ in range(12)]
    trials.append([Edit("%nobody", SHARDING, None)])
    one, two, five = (shown(tried.all_figures(trials, jobs)) for jobs in (1, 2, 5))
    assert one == two == five
    assert one[-1].startswith('error: no argument is called "%nobody"')
    outcome = trial(module, trials[0], H100)
    assert one[0] == str((outcome.seconds, outcome.peak, outcome.fits, *received(outcome)))


def shown(found: list[Figures | ProgramError]) -> list[str]:
    return [str(one if isinstance(one, ProgramError) else tuple(one)) for one in found]


def received(outcome: Outcome) -> tuple[float, int]:
    return outcome.ring_bytes, outcome.argument_bytes


def test_the_share_of_a_process_that_dies_is_done_here():
    here = os.getpid()

    def work(number: int) -> int:
        if number == 3 and os.getpid() != here:
            os._exit(1)
        return number * number

    assert spread(work, 7, 2) == [k * k for k in range(7)]


def test_a_mesh_that_does_not_fit_is_refused_in_every_trial():
    module = parse(LAYERS)
    tried = Program(module, H100)
    wider = Edit(Where("", op=0), "mesh", MeshAttr(Mesh((("data", 4), ("model", 4)))))
    assert tried.trial().seconds
    for _ in range(2):
        with pytest.raises(ProgramError, match="has 16 devices, the cluster dgx-h100 8"):
            tried.trial([wider])
    assert tried.trial().seconds == trial(parse(LAYERS), (), H100).seconds
