"""Trials of edits that tell one of many equal layers apart: few layers tell figures bit by bit."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.cost.trials import apart_layers, folded, short_programs
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.cost.trials.folded import Folded
from shardwright.passes.cost.trials.long_figures import Figures, figures_by_few
from shardwright.passes.cost.trials.program import Program
from shardwright.passes.cost.trials.trial import SHARDING, Edit, Outcome, Where, edited, op_places
from shardwright.passes.registry import Pipeline, make_step
from shardwright.passes.target import Target
from shardwright.spec import plan
from shardwright.spec.axes import Axis
from shardwright.spec.cuts import written
from shardwright.spec.sharding import Dim, sharding
from shardwright.spec.strategies import strategies
from shardwright.testing.generate.layered_programs import layered_program

H100 = Target("dgx-h100")


@pytest.fixture
def apart_ones(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Small programs are folded, too; counts what one layer apart told, and what it did not."""
    monkeypatch.setattr(short_programs, "WORTH", 10)
    monkeypatch.setattr(apart_layers, "WORTH", 1)
    tally: Counter[str] = Counter()

    def counted(short: Any, *rest: Any) -> Figures | None:
        found = figures_by_few(short, *rest)
        is_apart = len(short.gaps) > 1  # the programs have one stack
        tally["apart" if is_apart and found is not None else "other"] += 1
        return found

    monkeypatch.setattr(folded, "figures_by_few", counted)
    return tally


def layered(seed: int) -> str:
    module = parse(layered_program(seed, 14 + seed % 8, mesh='"x"=4, "y"=2').text)
    Pipeline((make_step("dce"),)).run(module)
    return print_module(module)


def drawn(random: Random, module: Module) -> list[Edit]:
    """An annotation of one argument, or the cut of one op."""
    (name, mesh), main = next(iter(module.meshes.items())), module.main
    assert main is not None
    if random.random() < 0.4:
        value = random.choice(main.args)
        dims: list[list[Axis]] = [[] for _ in value.shape]
        for axis, size in mesh.axes:
            able = [k for k, n in enumerate(value.shape) if n % size == 0]
            if able and random.random() < 0.8:
                dims[random.choice(able)].append(Axis(axis))
        found = sharding(name, tuple(Dim(tuple(axes)) for axes in dims))
        return [Edit(Where(main.symbol, value.index), SHARDING, found)]
    places = op_places(module)
    ops = [op for op in main.body.ops if op.operands and op.results and op.sig.blocks is not None]
    op = random.choice(ops)
    told = random.choice(strategies(op.sig, mesh)).cut
    return [Edit(places[op], plan.CUT, written(op.sig, told, mesh))]


def fresh(module: Module, edits: list[Edit]) -> Figures | str:
    """Of the whole program with edits, compiled from the beginning."""
    try:
        one = Outcome(compiled(edited(module, edits), H100, is_judged=False, is_followed=True))
        return Figures(one.seconds, one.peak, one.fits, one.ring_bytes, one.argument_bytes)
    except ProgramError as problem:
        return str(problem)


def difference(seed: int, count: int) -> str:
    """The first difference of trials one after another on one program; "" without."""
    module, random = parse(layered(seed)), Random(seed)
    tried = Program(module, H100)
    for _ in range(count):
        edits = drawn(random, module)
        edits += drawn(random, module) if random.random() < 0.2 else []
        (found,) = tried.all_figures([edits])
        made = str(found) if isinstance(found, ProgramError) else found
        if made != (wanted := fresh(module, edits)):
            return f"{edits}: {made} instead of {wanted}"
    return ""


# --- figures


@settings(
    max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(seed=st.integers(0, 1_000_000))
def test_figures_with_one_layer_apart_are_those_of_all(apart_ones: Counter[str], seed: int):
    assert not difference(seed, 4)


def test_one_layer_apart_tells_most(apart_ones: Counter[str]):
    for seed in range(6):
        assert not difference(seed, 5)
    assert apart_ones["apart"] > apart_ones["other"]


def middle(module: Module) -> tuple[Program, list[list[Edit]]]:
    """A program, and edits of the first argument of each layer in its middle."""
    tried = Program(module, H100)
    tried.figures()
    even = tried._folded  # pyright: ignore[reportPrivateUsage]
    assert even is not None and module.main is not None
    (name, _), form = next(iter(module.meshes.items())), even.short.form
    found: list[list[Edit]] = []
    for layer, args in sorted(form.args.items()):
        if form.is_inner(layer) and layer.stack == 0:
            ways = [sharding(name, (Dim(axes), Dim(()))) for axes in ((), (Axis("y"),))]
            said = next(one for one in ways if one != args[0].sharding)
            found.append([Edit(Where(module.main.symbol, args[0].index), SHARDING, said)])
    return tried, found


def test_layers_in_the_middle_share_what_is_prepared_but_no_figures(apart_ones: Counter[str]):
    tried, edits = middle(parse(layered(7)))
    for one in edits:
        tried.figures(one)
    forms = tried._apart  # pyright: ignore[reportPrivateUsage]
    assert forms is not None and len(edits) > 10
    assert apart_ones["apart"] == len(edits)
    shared = forms._ready.values()  # pyright: ignore[reportPrivateUsage]
    assert 1 < len(shared) < len(edits)
    assert len(forms._folded) <= apart_layers.KEPT  # pyright: ignore[reportPrivateUsage]
    assert len(tried._known) > len(edits)  # pyright: ignore[reportPrivateUsage]


# --- mutants


def is_caught() -> bool:
    return any(difference(seed, 5) for seed in range(12))


def test_figures_of_another_layer_are_caught(
    apart_ones: Counter[str], monkeypatch: pytest.MonkeyPatch
):
    first = Folded.__init__

    def nameless(self: Folded, *args: Any) -> None:
        first(self, *args[:4])

    monkeypatch.setattr(Folded, "__init__", nameless)
    with pytest.raises(AssertionError):
        test_layers_in_the_middle_share_what_is_prepared_but_no_figures(apart_ones)


def test_forms_that_are_taken_for_equal_are_caught(
    apart_ones: Counter[str], monkeypatch: pytest.MonkeyPatch
):
    def same(module: Module) -> str:
        return "the same"

    monkeypatch.setattr(apart_layers, "structure", same)

    with pytest.raises(AssertionError):  # it is told by the whole program instead
        test_layers_in_the_middle_share_what_is_prepared_but_no_figures(apart_ones)
