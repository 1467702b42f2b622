"""Trials by few of many equal layers: figures are those of the whole program, bit by bit."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from shardwright.ir.core import Module, Op, Value
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.clean.folding import stretches
from shardwright.passes.cost.fusion import fusion
from shardwright.passes.cost.trials import (
    drawn_out,
    folded,
    long_figures,
    long_kernels,
    long_memory,
    long_order,
    short_programs,
)
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.cost.trials.folded import Folded
from shardwright.passes.cost.trials.long_figures import Figures, figures_by_few
from shardwright.passes.cost.trials.program import Program
from shardwright.passes.cost.trials.state import State
from shardwright.passes.cost.trials.trial import SHARDING, Edit, Outcome, Where, edited, op_places
from shardwright.passes.propagation.incremental.propagation import IncrementalPropagation
from shardwright.passes.registry import Pipeline, make_step
from shardwright.passes.target import Target
from shardwright.spec import plan
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.cuts import written
from shardwright.spec.sharding import Dim, Sharding, sharding
from shardwright.spec.strategies import strategies
from shardwright.testing.generate.layered_programs import layered_program
from shardwright.testing.verbs import ask

H100 = Target("dgx-h100")
MESH = '"x"=4, "y"=2'


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Small programs are folded, too; counts what few layers told, and what they did not."""
    monkeypatch.setattr(short_programs, "WORTH", 10)
    return counting(monkeypatch)


def counting(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    tally: Counter[str] = Counter()

    def counted(*args: Any) -> Figures | None:
        found = figures_by_few(*args)
        tally["whole" if found is None else "few"] += 1
        return found

    monkeypatch.setattr(folded, "figures_by_few", counted)
    return tally


def layered(seed: int) -> str:
    """A step of many layers without dead ops: with these, nothing is prepared."""
    module = parse(layered_program(seed, mesh=MESH).text)
    Pipeline((make_step("dce"),)).run(module)
    return print_module(module)


# --- edits


def cut(random: Random, value: Value, name: str, mesh: Mesh) -> Sharding:
    dims: list[list[Axis]] = [[] for _ in value.shape]
    for axis, size in mesh.axes:
        able = [k for k, n in enumerate(value.shape) if n % size == 0]
        if able and random.random() < 0.8:
            dims[random.choice(able)].append(Axis(axis))
    return sharding(name, tuple(Dim(tuple(axes)) for axes in dims))


def drawn(random: Random, module: Module) -> list[Edit]:
    """An annotation of an argument, or the cut of an op: often of all that are like it."""
    (name, mesh), main = next(iter(module.meshes.items())), module.main
    assert main is not None
    is_one = random.random() < 0.25
    if random.random() < 0.5:
        value = random.choice(main.args)
        found = cut(random, value, name, mesh)
        alike = [value] if is_one else [arg for arg in main.args if arg.type is value.type]
        return [Edit(Where(main.symbol, arg.index), SHARDING, found) for arg in alike]
    places = op_places(module)
    ops = [op for op in main.body.ops if op.operands and op.results and op.sig.blocks is not None]
    op = random.choice(ops)
    told = random.choice(strategies(op.sig, mesh)).cut
    value = written(op.sig, told, mesh)
    alike = [op] if is_one else [other for other in ops if other.sig is op.sig]
    return [Edit(places[other], plan.CUT, value) for other in alike]


def fresh(module: Module, edits: list[Edit], target: Target) -> Figures | str:
    """Of the whole program with edits, compiled from the beginning."""
    try:
        made = compiled(edited(module, edits), target, is_judged=False, is_followed=True)
        found = Outcome(made)
        return Figures(
            found.seconds, found.peak, found.fits, found.ring_bytes, found.argument_bytes
        )
    except ProgramError as problem:
        return str(problem)


def difference(text: str, random: Random, count: int, target: Target = H100) -> str:
    """The first difference of trials one after another on one program; "" without."""
    module = parse(text)
    tried = Program(module, target)
    for _ in range(count):
        edits = drawn(random, module)
        edits += drawn(random, module) if random.random() < 0.3 else []
        (found,) = tried.all_figures([edits])
        made = str(found) if isinstance(found, ProgramError) else found
        if made != (wanted := fresh(module, edits, target)):
            return f"{edits}: {made} instead of {wanted}"
    return ""


# --- figures


@settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(seed=st.integers(0, 1_000_000))
def test_figures_of_few_layers_are_those_of_all(eager: Counter[str], seed: int):
    assert not difference(layered(seed), Random(seed), 3)


def test_few_layers_tell_most(eager: Counter[str]):
    for seed in range(6):
        assert not difference(layered(seed), Random(seed), 4)
    assert eager["few"] > 2 * eager["whole"] > 0


def test_without_a_cluster_few_layers_tell_the_memory(eager: Counter[str]):
    for seed in range(6):
        found = difference(layered(seed), Random(seed), 3, Target())
        assert not found
    assert eager["few"] > 6


def model(layers: int) -> str:
    sizes = f"--layers {layers} --hidden 128 --heads 4 --seq 64 --vocab 256 --dtype bf16"
    code, text, errors = ask("model", *f"transformer {sizes} --parallel dp=4,tp=2 --unroll".split())
    assert code == 0, errors
    return text


def test_figures_of_a_deep_step_are_those_of_all(monkeypatch: pytest.MonkeyPatch):
    tally, text = counting(monkeypatch), model(8)
    assert not difference(text, Random(2), 5)
    assert tally["few"] >= 2


def test_figures_are_the_same_for_any_number_of_processes(eager: Counter[str]):
    random, module = Random(1), parse(layered(1))
    trials = [drawn(random, module) for _ in range(8)]
    one, two = (shown(Program(module, H100).all_figures(trials, jobs)) for jobs in (1, 2))
    assert one == two
    assert eager["few"] > 2


def shown(found: list[Figures | ProgramError]) -> list[str]:
    return [str(one) for one in found]


# --- mutants


def is_caught() -> bool:
    texts = (layered(seed) for seed in range(16))
    return any(difference(text, Random(seed), 4) for seed, text in enumerate(texts))


def test_edits_that_tell_layers_apart_are_not_folded(
    eager: Counter[str], monkeypatch: pytest.MonkeyPatch
):
    def even(*_: object) -> bool:
        return True

    monkeypatch.setattr(Folded, "_is_even", even)
    monkeypatch.setattr(Folded, "_is_even_arg", even)
    assert is_caught()


def test_figures_of_another_state_are_caught(eager: Counter[str], monkeypatch: pytest.MonkeyPatch):
    def now(self: State) -> bytes:
        return b"the same"

    monkeypatch.setattr(State, "now", now)
    assert is_caught()


def test_propagation_that_is_not_taken_back_is_caught(
    eager: Counter[str], monkeypatch: pytest.MonkeyPatch
):
    def undo(self: IncrementalPropagation) -> None:
        """Does nothing."""

    monkeypatch.setattr(IncrementalPropagation, "undo", undo)
    assert is_caught()


def test_a_layer_less_is_caught(eager: Counter[str], monkeypatch: pytest.MonkeyPatch):
    """As where what stands for many is counted as what it is."""

    def few(order: Any, kernels: Any, begun: Any) -> Any:
        return fusion.in_order(kernels)

    monkeypatch.setattr(long_figures, "long_kernels", few)
    assert is_caught()


def beside(layers: int, products: int) -> str:
    """A stack of products, and beside it some that are no layers, of which a sum is made."""
    square, width = (
        "tensor<64x64xf32>",
        [f"tensor<64x{64 + 8 * k}xf32>" for k in range(products + 1)],
    )
    sides = [f"tensor<{64 + 8 * k}x{64 + 8 * k + 8}xf32>" for k in range(products)]
    end = f"tensor<{64 + 8 * products}x64xf32>"
    args = [square] * (layers + 1) + [*sides, end]
    ops: list[str] = []

    def product(name: str, a: str, b: str, x: str, y: str, z: str) -> None:
        ops.append(
            f"{name} = stablehlo.dot_general {a}, {b}, contracting_dims = [1] x [0] : "
            f"({x}, {y}) -> {z}"
        )

    last = "%arg0"
    for k in range(layers):
        product(f"%p{k}", last, f"%arg{k + 1}", square, square, square)
        last = f"%u{k}"
        ops.append(f"%t{k} = stablehlo.tanh %p{k} : {square}")
        ops.append(f"{last} = stablehlo.add %t{k}, %p{k} : {square}")
    side = "%arg0"
    for k in range(products):
        given = f"%arg{layers + 1 + k}"
        product(f"%s{k}", side, given, width[k], sides[k], width[k + 1])
        side = f"%s{k}"
    product("%e", side, f"%arg{layers + 1 + products}", width[-1], end, square)
    # Of three values: one that is made of fewer is made where it is used.
    ops += [f"%m = stablehlo.add %e, %arg0 : {square}", f"%n = stablehlo.add %m, %arg1 : {square}"]
    product("%g", last, "%arg1", square, square, square)
    ops += [f"%h = stablehlo.tanh %g : {square}", f"%f = stablehlo.add %h, %n : {square}"]
    head = ", ".join(f"%arg{k}: {type}" for k, type in enumerate(args))
    body = "\n    ".join([*ops, f"return %f : {square}"])
    mesh = f"sdy.mesh @mesh = <[{MESH}]>"
    main = f"func.func public @main({head}) -> {square} {{\n    {body}\n  }}"
    return f"module @m {{\n  {mesh}\n  {main}\n}}"


def test_kernels_of_other_depths_are_not_repeated(
    eager: Counter[str], monkeypatch: pytest.MonkeyPatch
):
    def seconds(products: int) -> bool:
        module = parse(beside(12, products))
        return Program(module, H100).figures() == fresh(module, [], H100)

    assert all(map(seconds, range(4, 12)))
    assert eager["few"] == 8

    def any_depths(*_: Any) -> None:
        """As where more heavy kernels before them did not part or join any."""

    monkeypatch.setattr(long_kernels._Kernels, "_expect_depths", any_depths)  # pyright: ignore[reportPrivateUsage]
    assert not all(map(seconds, range(4, 12)))


def test_a_value_that_is_not_read_through_others_is_caught(
    eager: Counter[str], monkeypatch: pytest.MonkeyPatch
):
    inner = long_memory._read  # pyright: ignore[reportPrivateUsage]

    def last(given: Any) -> tuple[int, ...]:
        found = inner(given)
        return found if len(found) == len(given) else found[-1:]

    monkeypatch.setattr(long_memory, "_read", last)
    assert is_caught()


def test_a_value_that_is_not_taken_is_caught(eager: Counter[str], monkeypatch: pytest.MonkeyPatch):
    inner = drawn_out.Lengthening.drawn_out

    def wrong(self: Any) -> drawn_out.DrawnOut:
        found = inner(self)
        third = len(found.taken) // 3
        found.taken[third : 2 * third] = found.taken[0]
        return found

    monkeypatch.setattr(drawn_out.Lengthening, "drawn_out", wrong)
    assert is_caught()


def test_another_order_is_caught(eager: Counter[str], monkeypatch: pytest.MonkeyPatch):
    """As where those of a layer more stood later than they do."""
    inner = long_order.placed

    def late(*args: Any) -> list[stretches.Placed[Op]]:
        found = inner(*args)
        k = next(
            k
            for k, (one, other) in enumerate(pairwise(found))
            if k > len(found) // 3 and not {*other.op.operands} & {*one.op.results}
        )
        return [*found[:k], found[k + 1], found[k], *found[k + 2 :]]

    monkeypatch.setattr(long_order, "placed", late)
    assert is_caught()


def test_states_of_few_layers_are_not_those_of_all(
    eager: Counter[str], monkeypatch: pytest.MonkeyPatch
):
    """Both are told by what changed where, in numbers."""
    seen: list[bytes] = []
    figures = Folded.figures

    def noted(self: Folded, placed: Any, known: Any) -> Any:
        found = figures(self, placed, known)
        seen.extend([] if found is None else [found[1]])
        return found

    monkeypatch.setattr(Folded, "figures", noted)
    tried = Program(parse(layered(3)), H100)
    tried.figures()
    tried._prepare()  # pyright: ignore[reportPrivateUsage]
    whole = tried._prepared  # pyright: ignore[reportPrivateUsage]
    assert whole is not None and seen
    assert whole._state.now() not in seen  # pyright: ignore[reportPrivateUsage]
