"""Every pass that may stand before insert-reshards carries what a plan says of ops, or refuses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from shardwright.ir.core import Module, Op
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.ir.verify import verify
from shardwright.passes.clean.canonicalize import Canonicalize
from shardwright.passes.registry import names, parse_pipeline
from shardwright.spec import plan
from shardwright.spec.cuts import WORDS
from shardwright.testing.generate.loop_programs import loop_program
from shardwright.testing.generate.told_programs import pruned, tell_cuts, told_program
from shardwright.testing.soundness import differences, evaluate
from shardwright.testing.told_execution import (
    NARROW,
    PLAIN,
    are_as_told,
    by_number,
    expected_shapes,
    is_replaced,
    numbered,
)

# What ends a plan: its cuts are carried out, or taken away as asked for.
ENDS = {"insert-reshards", "strip-plan"}
OPTIONS = {"outline": "outline{least=2}"}
SINK = "sdy-sink-data-flow-edges,sdy-sink-func-data-flow-edges"
LARGEST = 60  # ops of a loop's program


def early() -> Iterator[str]:
    """Passes, and pipelines of such, that may stand before insert-reshards, with options."""
    for name in names():
        steps = parse_pipeline(OPTIONS.get(name, name)).steps
        stages = {step.run.needs for step in steps}
        if stages <= {"any", "input", "propagated"} and not {s.name for s in steps} & ENDS:
            yield OPTIONS.get(name, name)


@dataclass
class Told:
    """A program of which every op is told something, and what that is."""

    text: str
    ops: list[Op]
    mesh: dict[str, int]
    seed: int

    def words(self) -> dict[str, list[str]]:
        return {str(k): said(op) for k, op in enumerate(self.ops)}


def said(op: Op) -> list[str]:
    return [str(op.notes.get(word)) for word in WORDS]


def made(module: Module, ops: list[Op], seed: int) -> Told:
    numbered(ops)
    mesh = dict(next(m for m in module.meshes.values() if m.axes).axes)
    return Told(print_module(module), ops, mesh, seed)


def programs() -> Iterator[Told]:
    """Straight programs of all kinds of ops, and loops with functions."""
    for seed in (0, 3, 4):
        yield made(*told_program(seed), seed)
    for seed in (1, 2):
        module = pruned(parse(loop_program(seed)))
        yield made(module, tell_cuts(module, seed), seed)


@dataclass
class Found:
    """What passes did: wrong things, and how often each of them carried cuts that then ran."""

    wrong: list[str] = field(default_factory=list[str])
    ran: Counter[str] = field(default_factory=Counter[str])
    refused: Counter[str] = field(default_factory=Counter[str])

    def look(self, told: Told, text: str, step: str) -> None:
        """Run a step on a text of the program, and the passes that carry its cuts out."""
        module = parse(text)
        try:
            parse_pipeline(step).run(module)
        except ProgramError as error:
            self.refused[step] += 1
            if not error.diagnostics[0].place.line:
                self.wrong.append(f"{step}: {error} has no place")
            return
        after = print_module(module)
        if after != text:
            faults = [*lost(told, parse(after), step), *self._run(told, after, step)]
            self.wrong += [f"{told.seed} {step}: {fault}" for fault in faults]

    def _run(self, told: Told, text: str, step: str) -> list[str]:
        """What runs otherwise than told."""
        local = parse(text)
        try:
            parse_pipeline(f"{SINK},{PLAIN}").run(local)
        except ProgramError:  # the step leads past the passes that follow
            self.refused[step] += 1
            return []
        self.ran[step] += 1
        before = parse(told.text)
        found = by_number(local)
        faults = [
            f"{op.name} {number} is not cut as told"
            for number, op in enumerate(told.ops)
            for each in found.get(str(number), [])
            if is_compared(op) and not is_cut(each, op, told.mesh)
        ]
        if NARROW.search(text) or changes_what_is_returned(before, parse(text)):
            return faults
        args = inputs(before, told.seed)
        return faults + differences(evaluate(local, args), run(before, args))


def lost(told: Told, after: Module, step: str) -> list[str]:
    found, words = by_number(after), told.words()
    faults = [str(fault) for fault in verify(after)]
    for number, op in enumerate(told.ops):
        kept = found.get(str(number), [])
        if not kept and step != "unroll":  # where loops know how often they run they ask no more
            faults.append(f"{op.name} {number} is lost")
        if any(said(each) != words[str(number)] or each.name != op.name for each in kept):
            faults.append(f"{op.name} {number} is told something else")
    return faults


def is_compared(op: Op) -> bool:
    return op.row is not None and op.row.local is None and not is_replaced(op)


def is_cut(op: Op, as_told: Op, mesh: dict[str, int]) -> bool:
    has = [value.shape for value in (*op.operands, *op.results)]
    return are_as_told(as_told, has, expected_shapes(as_told, mesh))


def changes_what_is_returned(before: Module, after: Module) -> bool:
    """Passes that widen numbers, or that return more."""
    mains = (before.main, after.main)
    types = [None if main is None else [v.type for v in main.args] for main in mains]
    returned = [None if main is None else list(main.result_types) for main in mains]
    return types[0] != types[1] or returned[0] != returned[1]


def looked_at(steps: list[str]) -> Found:
    found = Found()
    for told in programs():
        propagated = parse(told.text)
        parse_pipeline("propagate").run(propagated)
        for text in (told.text, print_module(propagated)):
            for step in steps:
                found.look(told, text, step)
    return found


def test_every_pass_before_resharding_carries_cuts_or_refuses() -> None:
    steps = list(early())
    assert len(steps) >= 50 and {"cse", "simplify-ops", "unroll", "inline"} & {*steps}
    found = looked_at(steps)
    assert found.wrong == []
    assert len(found.ran) >= 30
    assert {"cse", "unroll", "inline", "sdy-insert-explicit-reshards"} <= {*found.ran}


def test_a_pass_that_drops_a_cut_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(self: Canonicalize, module: Module) -> None:
        op = next(op for op in module.walk() if plan.CUT in op.notes)
        op.set_notes(op.notes.without(*WORDS))

    monkeypatch.setattr(Canonicalize, "run", forgetful)
    assert any("told something else" in wrong for wrong in looked_at(["canonicalize"]).wrong)


BROADCAST = """
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @main(%a: tensor<8x4xf32>) -> tensor<1x8x4xf32> {
  %0 = stablehlo.broadcast_in_dim %a, dims = [1, 2] {plan.cut = {j = ["x"], k = ["y"]}} : (tensor<8x4xf32>) -> tensor<1x8x4xf32>
  return %0 : tensor<1x8x4xf32>
}
"""  # noqa: E501


def rewritten(text: str, step: str) -> str:
    module = parse(text)
    parse_pipeline(step).run(module)
    return print_module(module)


def test_a_told_broadcast_stays_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a reshape, which it could be, it would have letters of another rule."""
    text = BROADCAST.replace('{j = ["x"], k = ["y"]}', '{i = ["x"], j = ["y"]}')
    assert "broadcast_in_dim" in rewritten(text, "simplify-ops")
    monkeypatch.setattr("shardwright.passes.clean.simplify_ops.is_told", lambda notes: False)
    assert "broadcast_in_dim" not in rewritten(text, "simplify-ops")


# --- equal ops that are cut otherwise

PAIR = """
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @main(%a: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>) {
  %0 = stablehlo.tanh %a {plan.cut = {i = ["x"]}} : tensor<8x4xf32>
  %1 = stablehlo.tanh %a {plan.cut = {i = ["y"]}} : tensor<8x4xf32>
  return %0, %1 : tensor<8x4xf32>, tensor<8x4xf32>
}
"""
HEAD = """
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @main(%a: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
"""
LAYER = """
  %hOUT = stablehlo.dot_general %IN, %w, contracting_dims = [1] x [0] {plan.cut = CUT} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %OUT = stablehlo.tanh %hOUT {plan.cut = {i = ["x"]}} : tensor<8x8xf32>
"""  # noqa: E501


def layers(*cuts: str) -> str:
    """Layers whose products are cut so."""
    text = HEAD
    for number, cut in enumerate(cuts):
        layer = LAYER.replace("IN", f"{number}" if number else "a").replace("CUT", cut)
        text += layer.replace("OUT", f"{number + 1}")
    return f"{text}  return %{len(cuts)} : tensor<8x8xf32>\n}}\n"


def test_equal_ops_that_are_cut_otherwise_stay_two() -> None:
    assert rewritten(PAIR, "cse").count("tanh") == 2
    alike = PAIR.replace('"y"]}}', '"x"]}}')
    assert rewritten(alike, "cse").count("tanh") == 1
    rows, sums = '{i = ["x"]}', '{k = ["y"]}'
    made = rewritten(layers(rows, rows, rows, rows), "outline{least=2}")
    assert made.count("func.func") == 2 and made.count("dot_general") == 1
    made = rewritten(layers(rows, rows, sums, sums), "outline{least=2}")
    assert made.count(f"plan.cut = {rows}}} : (") == made.count(f"plan.cut = {sums}}} : (") > 0


# --- what would lose a cut

MESHLESS = ("sdy-drop-sharding-and-mesh", "sdy-inline-meshes", "sdy-convert-global-to-local")


@pytest.mark.parametrize("step", MESHLESS)
def test_what_would_lose_cuts_refuses(step: str) -> None:
    with pytest.raises(ProgramError, match="op is cut by a plan") as raised:
        rewritten(PAIR, step)
    assert raised.value.diagnostics[0].place.line == 4
    assert "strip-plan" in raised.value.diagnostics[0].help
    rewritten(rewritten(PAIR, "strip-plan"), step)


# --- micro-batches, whose rows are fewer


def halves(told: Told) -> Iterator[str]:
    main = parse(told.text).main
    assert main is not None
    for value in main.args:
        for dim, size in enumerate(value.shape):
            if size % 2 == 0:
                yield f"microbatch{{count=2 batch=arg{value.index}:{dim}}}"


def test_micro_batches_carry_cuts_or_refuse() -> None:
    found = Counter[str]()
    for seed in (1, 4, 5, 8):
        told = made(*told_program(seed), seed)
        for step in halves(told):
            module = parse(told.text)
            try:
                parse_pipeline(step).run(module)
            except ProgramError as error:
                assert error.diagnostics[0].place.line and error.diagnostics[0].help
                found["too small" if "as told in 2 micro-batches" in str(error) else "refused"] += 1
                continue
            assert lost(told, parse(print_module(module)), step) == []
            found["carried"] += 1
    assert found["carried"] >= 10 and found["too small"] >= 5
